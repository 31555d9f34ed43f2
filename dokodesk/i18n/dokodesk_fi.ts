<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About dokodesk</source>
        <translation>Tietoja: dokodesk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versio {version}</translation>
    </message>
    <message>
        <source>Doppelkopf for one person against three computer players, offline.</source>
        <translation>Doppelkopfia yhdelle ihmiselle ja kolmelle tietokonepelaajalle, ilman verkkoa.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lisenssi</translation>
    </message>
    <message>
        <source>dokodesk is free software under the MIT licence: you may use, copy, change and pass it on, as long as the licence text stays with it. There is no warranty. The cards, portraits and signs were drawn for this program and are under the same licence.</source>
        <translation>dokodesk on vapaa ohjelma MIT-lisenssillä: saat käyttää, kopioida, muuttaa ja jakaa sitä, kunhan lisenssiteksti kulkee mukana. Takuuta ei ole. Kortit, muotokuvat ja merkit on piirretty tätä ohjelmaa varten, ja niitä koskee sama lisenssi.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Tehty näillä</translation>
    </message>
    <message>
        <source>{name}: {licence}</source>
        <translation>{name}: {licence}</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>Omat tiedostot</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Name, words in the menu, words in the tool bar and in lists, keys, picture.</extracomment>
        <translation>&amp;Uusi ottelu…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uusi ottelu</translation>
    </message>
    <message>
        <source>&amp;Go on playing</source>
        <translation>&amp;Jatka peliä</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Jatka peliä</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>&amp;Seuraava jako</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Seuraava jako</translation>
    </message>
    <message>
        <source>&amp;End match…</source>
        <translation>Päätä &amp;ottelu…</translation>
    </message>
    <message>
        <source>End match</source>
        <translation>Päätä ottelu</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Lopeta</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Lopeta</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Pistelista</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pistelista</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Viime tikki</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Viime tikki</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>Voimassa olevat &amp;säännöt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Koko &amp;näyttö</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Koko näyttö</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Asetukset…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Näppäimistö</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Näppäimistö</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Päi&amp;vän jako</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Päivän jako</translation>
    </message>
    <message>
        <source>&amp;Learn Doppelkopf</source>
        <translation>&amp;Opi Doppelkopfia</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Opi</translation>
    </message>
    <message>
        <source>&amp;Practise with open cards</source>
        <translation>&amp;Harjoittele avoimin kortein</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Harjoittele</translation>
    </message>
    <message>
        <source>&amp;Order of the trumps</source>
        <translation>Valttien &amp;järjestys</translation>
    </message>
    <message>
        <source>Order of the trumps</source>
        <translation>Valttien järjestys</translation>
    </message>
    <message>
        <source>&amp;Trainers and puzzles</source>
        <translation>&amp;Treenit ja pulmat</translation>
    </message>
    <message>
        <source>Trainers</source>
        <translation>Treenit</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Aiemmat ottelut</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Aiemmat ottelut</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Tilastot</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>&amp;Käy jako läpi</translation>
    </message>
    <message>
        <source>Re&amp;view the last deal</source>
        <translation type="vanished">&amp;Käy läpi viime jako</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>Review the whole &amp;match</source>
        <translation>Käy läpi koko &amp;ottelu</translation>
    </message>
    <message>
        <source>Review the match</source>
        <translation>Käy läpi ottelu</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Vihje</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>Score s&amp;heet for a real evening…</source>
        <translation>&amp;Pistelista oikeaan peli-iltaan…</translation>
    </message>
    <message>
        <source>Score sheet for a real evening</source>
        <translation>Pistelista oikeaan peli-iltaan</translation>
    </message>
    <message>
        <source>Deal &amp;codes…</source>
        <translation>Jako&amp;koodit…</translation>
    </message>
    <message>
        <source>Deal codes</source>
        <translation>Jakokoodit</translation>
    </message>
    <message>
        <source>&amp;Import a score sheet…</source>
        <translation>&amp;Tuo pistelista…</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Tuo pistelista</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Avaa tallenne…</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Avaa tallenne</translation>
    </message>
    <message>
        <source>Does it &amp;peek?</source>
        <translation>&amp;Kurkkiiko tietokone?</translation>
    </message>
    <message>
        <source>Does it peek?</source>
        <translation>Kurkkiiko tietokone?</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Ohjekirja</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Ohjekirja</translation>
    </message>
    <message>
        <source>Save a &amp;fault report…</source>
        <translation>Tallenna &amp;vikaraportti…</translation>
    </message>
    <message>
        <source>Save a fault report</source>
        <translation>Tallenna vikaraportti</translation>
    </message>
    <message>
        <source>&amp;About dokodesk</source>
        <translation>&amp;Tietoja: dokodesk</translation>
    </message>
    <message>
        <source>About dokodesk</source>
        <translation>Tietoja: dokodesk</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>What an area of the program brings is hidden until that area has connected it.</extracomment>
        <translation>&amp;Peli</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Näytä</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Opi</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Asetukset</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>O&amp;hje</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Beside its words a button of the bar takes this, in heights of a line; a gap takes that.</extracomment>
        <translation>&amp;Kieli</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Järjestelmän mukaan</translation>
    </message>
</context>
<context>
    <name>AgainDialog</name>
    <message>
        <source>Play this deal again</source>
        <extracomment>The row of buttons and the margins.</extracomment>
        <translation>Pelaa tämä jako uudelleen</translation>
    </message>
    <message>
        <source>The same cards for everybody. It is kept under the original and does not count.</source>
        <translation>Kaikilla samat kortit. Tulos säilyy alkuperäisen alla, eikä sitä lasketa.</translation>
    </message>
    <message>
        <source>as before: {rules}</source>
        <translation>kuten ennen: {rules}</translation>
    </message>
    <message>
        <source>You play for</source>
        <translation>Kenen paikalla</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Muut pelaavat</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jaa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kortti</numerusform>
            <numerusform>%n korttia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n tikki</numerusform>
            <numerusform>%n tikkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n solo(s)</source>
        <translation>
            <numerusform>velkaa %n soolon</numerusform>
            <numerusform>velkaa %n sooloa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo(s) due</source>
        <translation>
            <numerusform>%n soolo velkaa</numerusform>
            <numerusform>%n sooloa velkaa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n more card(s)</source>
        <translation>
            <numerusform>vielä %n kortin ajan</numerusform>
            <numerusform>vielä %n kortin ajan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to offer</source>
        <translation>
            <numerusform>Valitse %n kortti tarjottavaksi</numerusform>
            <numerusform>Valitse %n korttia tarjottavaksi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) back to {name}</source>
        <translation>
            <numerusform>Palauta %n kortti, saaja: {name}</numerusform>
            <numerusform>Palauta %n korttia, saaja: {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie there, all of {name}&apos;s trumps among them.</source>
        <translation>
            <numerusform>Pöydällä on %n kortti, jossa ovat kaikki valtit: {name}.</numerusform>
            <numerusform>Pöydällä on %n korttia, joukossa kaikki valtit: {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) returned</source>
        <translation>
            <numerusform>%n valtti palautettu</numerusform>
            <numerusform>%n valttia palautettu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out %n card(s).</source>
        <translation>
            <numerusform>{name} laskee pöytään %n kortin.</numerusform>
            <numerusform>{name} laskee pöytään %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n card(s) back.</source>
        <translation>
            <numerusform>{name} palauttaa %n kortin.</numerusform>
            <numerusform>{name} palauttaa %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick with %n point(s).</source>
        <translation>
            <numerusform>{name} voittaa tikin, %n piste.</numerusform>
            <numerusform>{name} voittaa tikin, %n pistettä.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay out %n card(s).</source>
        <translation>
            <numerusform>Lasket pöytään %n kortin.</numerusform>
            <numerusform>Lasket pöytään %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s) back.</source>
        <translation>
            <numerusform>Palautat %n kortin.</numerusform>
            <numerusform>Palautat %n korttia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the trick with %n point(s).</source>
        <translation>
            <numerusform>Voitat tikin, %n piste.</numerusform>
            <numerusform>Voitat tikin, %n pistettä.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Deal {number}: {text}</source>
        <translation>Jako {number}: {text}</translation>
    </message>
    <message>
        <source>the scores add up to {found} instead of 0.</source>
        <translation>pisteiden summa on {found} eikä 0.</translation>
    </message>
    <message>
        <source>the scores add up to {found} instead of 0; probably {person}&apos;s is wrong.</source>
        <translation>pisteiden summa on {found} eikä 0; luultavasti väärässä on {person}.</translation>
    </message>
    <message>
        <source>the scores are neither two against two nor one against three.</source>
        <translation>pisteet eivät ole kaksi kahta vastaan eivätkä yksi kolmea vastaan.</translation>
    </message>
    <message>
        <source>from here on some totals are even and others odd; with four players that cannot be.</source>
        <translation>tästä alkaen osa summista on parillisia ja osa parittomia; neljällä pelaajalla se on mahdotonta.</translation>
    </message>
    <message>
        <source>{found} players have a score instead of 4.</source>
        <translation>pisteet on {found} pelaajalla eikä neljällä.</translation>
    </message>
    <message>
        <source>partners have different scores.</source>
        <translation>kumppaneilla on eri pisteet.</translation>
    </message>
    <message>
        <source>{person} dealt, but it was {dealer}&apos;s turn.</source>
        <translation>jakaja oli {person}, mutta vuorossa oli {dealer}.</translation>
    </message>
    <message>
        <source>{person} has played {found} compulsory solos, {wanted} are owed.</source>
        <translation>{person}: pelattu {found} pakollista sooloa, vaaditaan {wanted}.</translation>
    </message>
    <message>
        <source>there are {found} deals, {wanted} were planned.</source>
        <translation>jakoja on {found}, suunniteltu oli {wanted}.</translation>
    </message>
    <message>
        <source>the total of {person} is {found}, the scores give {wanted}.</source>
        <translation>{person}: summa on {found}, pisteistä tulee {wanted}.</translation>
    </message>
    <message>
        <source>the number is {found}, {wanted} would follow.</source>
        <translation>numero on {found}, vuorossa olisi {wanted}.</translation>
    </message>
    <message>
        <source>{when}: row {row} taken out: {before}</source>
        <translation>{when}: rivi {row} poistettu: {before}</translation>
    </message>
    <message>
        <source>{when}: row {row}: {before} → {after}</source>
        <translation>{when}: rivi {row}: {before} → {after}</translation>
    </message>
    <message>
        <source>{game}, Re {names}, {points}</source>
        <translation>{game}, Re {names}, {points}</translation>
    </message>
</context>
<context>
    <name>BranchDesk</name>
    <message>
        <source>From here nobody can play on: {reason}</source>
        <translation>Tästä ei kukaan voi jatkaa: {reason}</translation>
    </message>
    <message>
        <source>The deal once more, for {name}. It does not count.</source>
        <translation>Jako uudelleen, pelaajana {name}. Ei lasketa.</translation>
    </message>
    <message>
        <source>Played on before the first card, for {name}. It does not count.</source>
        <translation>Jatkettu ennen ensimmäistä korttia, pelaajana {name}. Ei lasketa.</translation>
    </message>
    <message>
        <source>Played on from trick {number}, for {name}. It does not count.</source>
        <translation>Jatkettu tikistä {number}, pelaajana {name}. Ei lasketa.</translation>
    </message>
</context>
<context>
    <name>BranchPage</name>
    <message>
        <source>Back to the original</source>
        <translation>Takaisin alkuperäiseen</translation>
    </message>
</context>
<context>
    <name>BranchResult</name>
    <message>
        <source>What came of it</source>
        <translation>Mitä siitä tuli</translation>
    </message>
    <message>
        <source>Once more from there</source>
        <translation>Uudelleen samasta kohdasta</translation>
    </message>
    <message>
        <source>Replay what I played</source>
        <translation>Toista, mitä pelasin</translation>
    </message>
    <message>
        <source>Back to the original</source>
        <translation>Takaisin alkuperäiseen</translation>
    </message>
    <message>
        <source>{name}: {after} points. The original was not played to its end.</source>
        <translation>{name}: {after} pistettä. Alkuperäistä ei pelattu loppuun.</translation>
    </message>
    <message>
        <source>{name}: {after} points, the same as in the original.</source>
        <translation>{name}: {after} pistettä, sama kuin alkuperäisessä.</translation>
    </message>
    <message>
        <source>{name}: {after} points, better than the {before} before.</source>
        <translation>{name}: {after} pistettä, parempi kuin aiempi {before}.</translation>
    </message>
    <message>
        <source>{name}: {after} points, worse than the {before} before.</source>
        <translation>{name}: {after} pistettä, huonompi kuin aiempi {before}.</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Keep the partner</source>
        <extracomment>Up to so many buttons say their deadline themselves. How much smaller their text is where there is no room for them, by its usual size.</extracomment>
        <translation>Pidä kumppani</translation>
    </message>
    <message>
        <source>Really {call}?</source>
        <translation>Varmasti {call}?</translation>
    </message>
    <message>
        <source>Announce {call}</source>
        <translation>Ilmoita {call}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>ei 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>ei 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>ei 30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>prediction: no 90</source>
        <translation>ennuste: ei 90</translation>
    </message>
    <message>
        <source>prediction: no 60</source>
        <translation>ennuste: ei 60</translation>
    </message>
    <message>
        <source>prediction: no 30</source>
        <translation>ennuste: ei 30</translation>
    </message>
    <message>
        <source>prediction: schwarz</source>
        <translation>ennuste: schwarz</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>kop, kop</translation>
    </message>
    <message>
        <source>Pigs</source>
        <translation>Possut</translation>
    </message>
    <message>
        <source>Super pigs</source>
        <translation>Superpossut</translation>
    </message>
    <message>
        <source>Hyper pigs</source>
        <translation>Hyperpossut</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Suunnanvaihto</translation>
    </message>
    <message>
        <source>Heidmann</source>
        <translation>Heidmann</translation>
    </message>
    <message>
        <source>Heidfrau</source>
        <translation>Heidfrau</translation>
    </message>
    <message>
        <source>Kemmerich</source>
        <translation>Kemmerich</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ei kukaan</translation>
    </message>
    <message>
        <source>Healthy</source>
        <extracomment>What is said in one way only.</extracomment>
        <translation>Terve</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Varaus</translation>
    </message>
    <message>
        <source>Does anybody else want to play a solo?</source>
        <translation>Haluaako joku muu pelata soolon?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>Minä otan</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Ei kiitos</translation>
    </message>
    <message>
        <source>a wedding</source>
        <translation>häät</translation>
    </message>
    <message>
        <source>a poverty</source>
        <translation>köyhyys</translation>
    </message>
    <message>
        <source>throwing in</source>
        <translation>korttien heitto</translation>
    </message>
    <message>
        <source>a reservation without its name</source>
        <translation>varaus nimeämättä</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>declining</source>
        <translation>kieltäytyminen</translation>
    </message>
    <message>
        <source>Genscher: with {name}</source>
        <translation>Genscher: kumppani {name}</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Loput ovat teidän</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Loput ovat minun</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Heitän kortit</translation>
    </message>
</context>
<context>
    <name>CardEntry</name>
    <message>
        <source>Card, e.g. ♥10</source>
        <translation>Kortti, esim. ♥10</translation>
    </message>
    <message>
        <source>Name of the card to play</source>
        <translation>Pelattavan kortin nimi</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>clubs</source>
        <translation>risti</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pata</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hertta</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruutu</translation>
    </message>
    <message>
        <source>Clubs were led</source>
        <extracomment>What was led, at the beginning of a sentence.</extracomment>
        <translation>Aloitusmaa on risti</translation>
    </message>
    <message>
        <source>Spades were led</source>
        <translation>Aloitusmaa on pata</translation>
    </message>
    <message>
        <source>Hearts were led</source>
        <translation>Aloitusmaa on hertta</translation>
    </message>
    <message>
        <source>Diamonds were led</source>
        <translation>Aloitusmaa on ruutu</translation>
    </message>
    <message>
        <source>Trumps were led</source>
        <translation>Aloitettiin valtilla</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <extracomment>Spoken names: a sentence frame for the rank, filled with the name of the suit.</extracomment>
        <translation>{suit}ässä</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}kymppi</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}kuningas</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}rouva</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}jätkä</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}yhdeksikkö</translation>
    </message>
    <message>
        <source>you</source>
        <translation>sinä</translation>
    </message>
</context>
<context>
    <name>Celebration</name>
    <message>
        <source>Doppelkopf!</source>
        <extracomment>An angle that never comes back to itself: the sparks are spread evenly whatever their number.</extracomment>
        <translation>Doppelkopf!</translation>
    </message>
    <message>
        <source>Fox caught!</source>
        <translation>Kettu kiinni!</translation>
    </message>
    <message>
        <source>Charlie!</source>
        <translation>Charlie!</translation>
    </message>
    <message>
        <source>Charlie caught!</source>
        <translation>Charlie kiinni!</translation>
    </message>
    <message>
        <source>Solo won!</source>
        <translation>Soolo voitettu!</translation>
    </message>
    <message>
        <source>{name} wins the solo</source>
        <translation>{name} voittaa soolon</translation>
    </message>
    <message>
        <source>The others made no trick</source>
        <translation>Muut eivät saaneet tikkiäkään</translation>
    </message>
    <message>
        <source>All tricks went to the others</source>
        <translation>Kaikki tikit menivät muille</translation>
    </message>
    <message>
        <source>Schwarz!</source>
        <translation>Schwarz!</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>Voitit ottelun!</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>{found}; the first {n} are shown</source>
        <extracomment>From this width on, in heights of a line, the groups stand at the side. So long after the last letter a search begins.</extracomment>
        <translation>{found}; näkyvissä ensimmäiset {n}</translation>
    </message>
    <message>
        <source>No option differs from the preset.</source>
        <translation>Mikään sääntö ei poikkea mallista.</translation>
    </message>
    <message>
        <source>No option is called like that.</source>
        <translation>Minkään säännön nimi ei ole tuollainen.</translation>
    </message>
    <message>
        <source>Usual questions</source>
        <translation>Tavalliset kysymykset</translation>
    </message>
    <message>
        <source>Search: Dulle, pigs, fox …</source>
        <translation>Hae: Dulle, possut, kettu …</translation>
    </message>
    <message>
        <source>Search for a rule by any of its names</source>
        <translation>Hae sääntöä millä tahansa sen nimistä</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Vain poikkeavat</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Kumoa viime muutos (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Tee se uudelleen (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Sääntöryhmät</translation>
    </message>
</context>
<context>
    <name>CharacterChoice</name>
    <message>
        <source>no habits</source>
        <translation>ei tapoja</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>arvotaan</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Rieke</source>
        <extracomment>Name and habit of each character.</extracomment>
        <translation>Rieke</translation>
    </message>
    <message>
        <source>calls boldly: Re and Kontra even with middling hands</source>
        <translation>ilmoittaa rohkeasti: Re ja Kontra keskinkertaisellakin kädellä</translation>
    </message>
    <message>
        <source>Heinz</source>
        <translation>Heinz</translation>
    </message>
    <message>
        <source>saves high trumps for the end</source>
        <translation>säästää suuret valtit loppuun</translation>
    </message>
    <message>
        <source>Amina</source>
        <translation>Amina</translation>
    </message>
    <message>
        <source>hunts foxes: takes every one within reach</source>
        <translation type="vanished">metsästää kettuja: ottaa jokaisen, jonka saa kiinni</translation>
    </message>
    <message>
        <source>hunts foxes: draws them out with high trumps</source>
        <translation>metsästää kettuja: ajaa ne esiin korkeilla valteilla</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Felix</translation>
    </message>
    <message>
        <source>is cautious: calls and solos only when nearly certain</source>
        <translation>on varovainen: ilmoitukset ja soolot vain lähes varmalla kädellä</translation>
    </message>
    <message>
        <source>Gertrud</source>
        <translation>Gertrud</translation>
    </message>
    <message>
        <source>smears early, even to somebody who is perhaps a partner</source>
        <translation>antaa pisteitä varhain, vaikka vasta mahdolliselle kumppanille</translation>
    </message>
    <message>
        <source>Samuel</source>
        <translation>Samuel</translation>
    </message>
    <message>
        <source>loves solos</source>
        <translation>rakastaa sooloja</translation>
    </message>
    <message>
        <source>Leyla</source>
        <translation>Leyla</translation>
    </message>
    <message>
        <source>prefers to lead plain suits</source>
        <translation>aloittaa mieluiten sivumaasta</translation>
    </message>
    <message>
        <source>Björn</source>
        <translation>Björn</translation>
    </message>
    <message>
        <source>draws trumps</source>
        <translation>vetää valtteja</translation>
    </message>
    <message>
        <source>Mai</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>keeps the ♣Q hidden for long</source>
        <translation>pitää ♣Q:n piilossa pitkään</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>keeps the ♣J for the last trick</source>
        <translation>säästää ♣J:n viimeiseen tikkiin</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>There is no other choice.</source>
        <translation>Muuta vaihtoehtoa ei ole.</translation>
    </message>
    <message>
        <source>The {card} would be about as good.</source>
        <translation>Suunnilleen yhtä hyvä olisi {card}.</translation>
    </message>
    <message>
        <source>{name} is your partner and holds the trick ({points} points).</source>
        <translation>{name} on kumppanisi ja johtaa tikkiä ({points} pistettä).</translation>
    </message>
    <message>
        <source>{name} plays against you and holds the trick ({points} points).</source>
        <translation>{name} pelaa sinua vastaan ja johtaa tikkiä ({points} pistettä).</translation>
    </message>
    <message>
        <source>{name} holds the trick; in {percent} of 100 cases it goes to your side.</source>
        <translation>{name} johtaa tikkiä; {percent} tapauksessa sadasta se menee sinun puolellesi.</translation>
    </message>
    <message>
        <source>Give points: {points} more for a trick of your side.</source>
        <translation>Anna pisteitä: {points} lisää oman puolesi tikkiin.</translation>
    </message>
    <message>
        <source>Spare your points: this trick probably goes to the others.</source>
        <translation>Säästä pisteitäsi: tämä tikki menee luultavasti muille.</translation>
    </message>
    <message>
        <source>You play last and take the trick: {points} points.</source>
        <translation>Pelaat viimeisenä ja otat tikin: {points} pistettä.</translation>
    </message>
    <message>
        <source>You play last: take the trick as cheaply as you can ({points} points).</source>
        <translation>Pelaat viimeisenä: ota tikki niin halvalla kuin voit ({points} pistettä).</translation>
    </message>
    <message>
        <source>It takes the trick in {percent} of 100 cases.</source>
        <translation>Se voittaa tikin {percent} tapauksessa sadasta.</translation>
    </message>
    <message>
        <source>An ace without company: play it before somebody is out of the suit.</source>
        <translation>Yksinäinen ässä: pelaa se, ennen kuin joltakulta loppuu maa.</translation>
    </message>
    <message>
        <source>Keep the fox: here it would be caught in {percent} of 100 cases.</source>
        <translation>Pidä kettu: tässä se jäisi kiinni {percent} tapauksessa sadasta.</translation>
    </message>
    <message>
        <source>The fox is safe here: your side takes the trick.</source>
        <translation>Kettu on tässä turvassa: sinun puolesi saa tikin.</translation>
    </message>
    <message>
        <source>This can catch a fox.</source>
        <translation>Tällä voi saada ketun kiinni.</translation>
    </message>
    <message>
        <source>This can become a Doppelkopf.</source>
        <translation>Tästä voi tulla Doppelkopf.</translation>
    </message>
    <message>
        <source>Keep the jack of clubs for the last trick.</source>
        <translation>Säästä ristijätkä viimeiseen tikkiin.</translation>
    </message>
    <message>
        <source>The jack of clubs can take the last trick.</source>
        <translation>Ristijätkä voi voittaa viimeisen tikin.</translation>
    </message>
    <message>
        <source>Nobody has a higher card any more.</source>
        <translation>Kenelläkään ei ole enää suurempaa korttia.</translation>
    </message>
    <message>
        <source>You hold {count} trumps: draw those of the others.</source>
        <translation>Sinulla on {count} valttia: vedä muiden valtit pois.</translation>
    </message>
    <message>
        <source>Afterwards you are out of that suit and can trump.</source>
        <translation>Sen jälkeen sinulta on maa loppu ja voit ottaa valtilla.</translation>
    </message>
    <message>
        <source>Spare the {card}: there is too little in this trick.</source>
        <translation>Säästä {card}: tässä tikissä on liian vähän.</translation>
    </message>
    <message>
        <source>Your side wins in {percent} of 100 cases.</source>
        <translation>Puolesi voittaa {percent} tapauksessa sadasta.</translation>
    </message>
    <message>
        <source>There is still time: it can be said later.</source>
        <translation>Vielä on aikaa: sen voi sanoa myöhemmin.</translation>
    </message>
    <message>
        <source>With this hand the normal game is best.</source>
        <translation>Tällä kädellä tavallinen peli on paras.</translation>
    </message>
    <message>
        <source>This hand is worth more than a normal game.</source>
        <translation>Tämä käsi on enemmän kuin tavallisen pelin arvoinen.</translation>
    </message>
    <message>
        <source>You hold too few trumps for a normal game: let somebody take them.</source>
        <translation>Sinulla on liian vähän valtteja tavalliseen peliin: anna jonkun ottaa ne.</translation>
    </message>
    <message>
        <source>With this hand you may throw the cards in.</source>
        <translation>Tällä kädellä saat heittää kortit pöytään.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs: look for a partner.</source>
        <translation>Sinulla on molemmat ristirouvat: etsi pari.</translation>
    </message>
    <message>
        <source>Your hand is strong enough to take the poverty.</source>
        <translation>Kätesi on kyllin vahva köyhyyden ottamiseen.</translation>
    </message>
    <message>
        <source>Your hand is too weak to take the poverty.</source>
        <translation>Kätesi on liian heikko köyhyyden ottamiseen.</translation>
    </message>
    <message>
        <source>Your hand is strong enough for this bid.</source>
        <translation>Kätesi on kyllin vahva tähän tarjoukseen.</translation>
    </message>
    <message>
        <source>Your hand is too weak to bid higher.</source>
        <translation>Kätesi on liian heikko korkeampaan tarjoukseen.</translation>
    </message>
    <message>
        <source>Give away cards so that you are out of a suit.</source>
        <translation>Anna pois kortteja niin, että pääset eroon yhdestä maasta.</translation>
    </message>
    <message>
        <source>{points} points probably go to the other side.</source>
        <translation>{points} pistettä menee luultavasti toiselle puolelle.</translation>
    </message>
    <message>
        <source>{name} already has this trick and is your partner.</source>
        <translation>{name} on jo voittamassa tikin ja on kumppanisi.</translation>
    </message>
    <message>
        <source>This card costs {points} points on average.</source>
        <translation>Tämä kortti maksaa keskimäärin {points} pistettä.</translation>
    </message>
    <message>
        <source>Your fox can be taken.</source>
        <translation>Kettusi voi jäädä kiinni.</translation>
    </message>
    <message>
        <source>Your fox can be taken by one player.</source>
        <translation>Yksi pelaaja voi ottaa kettusi.</translation>
    </message>
    <message>
        <source>Your fox can be taken by two players.</source>
        <translation>Kaksi pelaajaa voi ottaa kettusi.</translation>
    </message>
    <message>
        <source>Your fox can be taken by three players.</source>
        <translation>Kolme pelaajaa voi ottaa kettusi.</translation>
    </message>
</context>
<context>
    <name>CoachArea</name>
    <message>
        <source>Hints were asked for in deal {deals}.</source>
        <extracomment>From so many points on a mistake is a costly one. The panel was taken away for the result and comes back with the next deal.</extracomment>
        <translation>Vihjeitä kysyttiin jaossa {deals}.</translation>
    </message>
    <message>
        <source>good now</source>
        <translation>hyvä nyt</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Pelaa silti</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Toinen kortti</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>One moment…</source>
        <extracomment>As wide as this beside the table, where there is room.</extracomment>
        <translation>Hetkinen…</translation>
    </message>
    <message>
        <source>When it is your turn you can ask what would be good.</source>
        <translation>Omalla vuorollasi voit kysyä, mikä olisi hyvä.</translation>
    </message>
    <message>
        <source>There is nothing to advise here.</source>
        <translation>Tässä ei ole mitään neuvottavaa.</translation>
    </message>
    <message>
        <source>Better say nothing now.</source>
        <translation>Nyt on parempi olla ilmoittamatta.</translation>
    </message>
    <message>
        <source>Good now: {what}.</source>
        <translation>Hyvä nyt: {what}.</translation>
    </message>
    <message>
        <source>A sign: {title}. {meaning}</source>
        <translation>Merkki: {title}. {meaning}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Voittaa</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>certainly {party}</source>
        <translation>varmasti {party}</translation>
    </message>
    <message>
        <source>Re: {percent} %</source>
        <translation>Re: {percent} %</translation>
    </message>
    <message>
        <source>Still with the others: {trumps} trumps (highest {high}), {aces} side aces.</source>
        <translation>Muilla vielä: {trumps} valttia (suurin {high}), {aces} sivumaan ässää.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Valmentaja</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>What would be good now?</source>
        <translation>Mikä olisi nyt hyvä?</translation>
    </message>
    <message>
        <source>Who is Re?</source>
        <translation>Kuka on Re?</translation>
    </message>
</context>
<context>
    <name>CodesDialog</name>
    <message>
        <source>Deal codes</source>
        <translation>Jakokoodit</translation>
    </message>
    <message>
        <source>Play a deal that somebody has sent you. Its code:</source>
        <translation>Pelaa jako, jonka joku on lähettänyt sinulle. Sen koodi:</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Pelaa tämä jako</translation>
    </message>
    <message>
        <source>Before a deal is played its fingerprint is fixed, afterwards its code is shown. That the two belong together proves that the cards were not exchanged meanwhile.</source>
        <translation>Ennen jakoa sen sormenjälki lyödään lukkoon, jälkeenpäin näytetään koodi. Kun ne sopivat yhteen, kortteja ei ole vaihdettu välillä.</translation>
    </message>
    <message>
        <source>Anybody can check that without this program: the script of thirty lines computes fingerprint and hands from a code. It needs nothing but Python.</source>
        <translation>Sen voi kuka tahansa tarkistaa ilman tätä ohjelmaa: kolmenkymmenen rivin skripti laskee koodista sormenjäljen ja kädet. Se tarvitsee vain Pythonin.</translation>
    </message>
    <message>
        <source>Save the script…</source>
        <translation>Tallenna skripti…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Sormenjälki</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Koodi</translation>
    </message>
    <message>
        <source>is shown after the deal</source>
        <translation>näytetään jaon jälkeen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopioi</translation>
    </message>
    <message>
        <source>Copy the code of deal {number}</source>
        <translation>Kopioi jaon {number} koodi</translation>
    </message>
    <message>
        <source>A code gives the same cards, forehand and rules to everybody.</source>
        <translation>Koodi antaa kaikille samat kortit, etukäden ja säännöt.</translation>
    </message>
    <message>
        <source>This is no deal code: three groups of four letters and digits, and for a full code forehand, rules and a check, with colons between them.</source>
        <translation>Tämä ei ole jakokoodi. Koodissa on kolme neljän merkin ryhmää; täydessä koodissa lisäksi etukäsi, säännöt ja tarkiste kaksoispistein erotettuina.</translation>
    </message>
    <message>
        <source>Something is mistyped: the check at the end does not fit.</source>
        <translation>Koodissa on kirjoitusvirhe: lopun tarkiste ei täsmää.</translation>
    </message>
    <message>
        <source>The rules in this code cannot be read: they are mistyped, or come from a newer version of the program.</source>
        <translation>Koodin sääntöjä ei voi lukea: niissä on kirjoitusvirhe tai ne ovat ohjelman uudemmasta versiosta.</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>Tallenna skripti</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Tallennettu: {file}</translation>
    </message>
</context>
<context>
    <name>ColorField</name>
    <message>
        <source>Choose…</source>
        <translation>Valitse…</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>against</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Vaihda päittäin</translation>
    </message>
    <message>
        <source>First rules to compare</source>
        <translation>Vertailun ensimmäiset säännöt</translation>
    </message>
    <message>
        <source>Second rules to compare</source>
        <translation>Vertailun toiset säännöt</translation>
    </message>
    <message>
        <source>Rules that differ</source>
        <translation>Poikkeavat säännöt</translation>
    </message>
    <message>
        <source>Enter or a double click leads to the rule.</source>
        <translation>Enter tai kaksoisnapsautus vie säännön kohdalle.</translation>
    </message>
    <message>
        <source>The rules on this page</source>
        <translation>Tämän sivun säännöt</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>ei eroja</translation>
    </message>
    <message>
        <source>{first} against {second}: {count}</source>
        <translation>{first} ja {second}: {count}</translation>
    </message>
</context>
<context>
    <name>ConflictPanel</name>
    <message>
        <source>This does not fit together</source>
        <translation>Tämä ei sovi yhteen</translation>
    </message>
    <message>
        <source>Show “{rule}”</source>
        <translation>Näytä ”{rule}”</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Normal game</source>
        <translation>Tavallinen peli</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Hiljaiset häät</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Häät</translation>
    </message>
    <message>
        <source>Wedding without a partner</source>
        <translation>Häät ilman kumppania</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Köyhyys</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Musta emakko</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Ei pelattu</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Ristisoolo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Patasoolo</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Herttasoolo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Ruutusoolo</translation>
    </message>
    <message>
        <source>Queens solo</source>
        <translation>Rouvasoolo</translation>
    </message>
    <message>
        <source>Jacks solo</source>
        <translation>Jätkäsoolo</translation>
    </message>
    <message>
        <source>Aces solo</source>
        <translation>Ässäsoolo</translation>
    </message>
    <message>
        <source>Kings solo</source>
        <translation>Kuningassoolo</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Puhdas ristisoolo</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Puhdas patasoolo</translation>
    </message>
    <message>
        <source>Pure hearts solo</source>
        <translation>Puhdas herttasoolo</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Puhdas ruutusoolo</translation>
    </message>
    <message>
        <source>Queens and jacks solo</source>
        <translation>Rouva-jätkäsoolo</translation>
    </message>
    <message>
        <source>Jacks over queens solo</source>
        <translation>Jätkä-rouvasoolo</translation>
    </message>
    <message>
        <source>Kings and queens solo</source>
        <translation>Kuningas-rouvasoolo</translation>
    </message>
    <message>
        <source>Kings and jacks solo</source>
        <translation>Kuningas-jätkäsoolo</translation>
    </message>
    <message>
        <source>Köhler (all pictures)</source>
        <translation>Köhler (kaikki kuvat)</translation>
    </message>
    <message>
        <source>Queens and clubs solo</source>
        <translation>Rouva-ristisoolo</translation>
    </message>
    <message>
        <source>Queens and spades solo</source>
        <translation>Rouva-patasoolo</translation>
    </message>
    <message>
        <source>Queens and hearts solo</source>
        <translation>Rouva-herttasoolo</translation>
    </message>
    <message>
        <source>Queens and diamonds solo</source>
        <translation>Rouva-ruutusoolo</translation>
    </message>
    <message>
        <source>Jacks and clubs solo</source>
        <translation>Jätkä-ristisoolo</translation>
    </message>
    <message>
        <source>Jacks and spades solo</source>
        <translation>Jätkä-patasoolo</translation>
    </message>
    <message>
        <source>Jacks and hearts solo</source>
        <translation>Jätkä-herttasoolo</translation>
    </message>
    <message>
        <source>Jacks and diamonds solo</source>
        <translation>Jätkä-ruutusoolo</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Nolla</translation>
    </message>
    <message>
        <source>Slim Martin</source>
        <translation>Laiha Martin</translation>
    </message>
    <message>
        <source>first trick of another player</source>
        <translation>ensimmäinen muun pelaajan tikki</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>ensimmäinen sivumaan tikki</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>ensimmäinen valttitikki</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>ensimmäinen ristitikki</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>ensimmäinen patatikki</translation>
    </message>
    <message>
        <source>first hearts trick</source>
        <translation>ensimmäinen herttatikki</translation>
    </message>
    <message>
        <source>Suit solo</source>
        <extracomment>Headings under which the solos are offered.</extracomment>
        <translation>Maasoolo</translation>
    </message>
    <message>
        <source>Pure suit solo</source>
        <translation>Puhdas maasoolo</translation>
    </message>
    <message>
        <source>Picture solo</source>
        <translation>Kuvasoolo</translation>
    </message>
    <message>
        <source>Queens and a suit</source>
        <translation>Rouvat ja yksi maa</translation>
    </message>
    <message>
        <source>Jacks and a suit</source>
        <translation>Jätkät ja yksi maa</translation>
    </message>
    <message>
        <source>Other solos</source>
        <translation>Muut soolot</translation>
    </message>
</context>
<context>
    <name>Conventions</name>
    <message>
        <source>♥10 led early shows Re</source>
        <extracomment>Title and meaning of each convention.</extracomment>
        <translation>Varhain pelattu ♥10 kertoo: Re</translation>
    </message>
    <message>
        <source>Whoever leads a ♥10 to one of the first two tricks is Re and has two black queens behind it. Kontra does not lead it.</source>
        <translation>Joka aloittaa ♥10:llä jommankumman kahdesta ensimmäisestä tikistä, on Re, ja takana on kaksi mustaa rouvaa. Kontra ei aloita sillä.</translation>
    </message>
    <message>
        <source>♦A or ♦10 led after a call shows both ♥10</source>
        <translation>♦A tai ♦10 ilmoituksen jälkeen kertoo: molemmat ♥10</translation>
    </message>
    <message>
        <source>Whoever has made a call and leads a full diamond to one of the first two tricks holds both ♥10, so the trick goes to the partner&apos;s highest trump.</source>
        <translation>Joka on ilmoittanut ja aloittaa täydellä ruudulla toisen kahdesta ensimmäisestä tikistä, pitää molempia ♥10:iä. Tikki menee siis kumppanin suurimmalle valtille.</translation>
    </message>
    <message>
        <source>♠Q led early shows both ♥10</source>
        <translation>Varhain pelattu ♠Q kertoo: molemmat ♥10</translation>
    </message>
    <message>
        <source>Whoever leads a ♠Q to one of the first two tricks holds both ♥10: a partner need not spend the ♣Q against them.</source>
        <translation>Joka aloittaa ♠Q:lla jommankumman kahdesta ensimmäisestä tikistä, pitää molempia ♥10:iä: kumppanin ei tarvitse tuhlata ♣Q:ta niitä vastaan.</translation>
    </message>
    <message>
        <source>On the first ace Kontra gives and Re saves</source>
        <translation>Ensimmäiseen ässään Kontra antaa, Re säästää</translation>
    </message>
    <message>
        <source>As long as the sides are unknown, Kontra adds the ten to the first ace of a plain suit, and Re adds a low card. Kontra needs the plain tricks more.</source>
        <translation>Kun puolet eivät ole vielä selvillä, Kontra antaa sivumaan ensimmäiseen ässään kympin ja Re pienen kortin. Kontra tarvitsee sivumaiden tikkejä enemmän.</translation>
    </message>
    <message>
        <source>Re or Kontra before the own first card shows a ♥10</source>
        <translation>Re tai Kontra ennen omaa ensimmäistä korttia kertoo: ♥10</translation>
    </message>
    <message>
        <source>There is time for a call until later. Whoever says Re or Kontra before playing the first card holds at least one ♥10.</source>
        <translation>Ilmoituksella olisi vielä aikaa. Joka sanoo Re tai Kontra ennen ensimmäistä korttiaan, pitää ainakin yhtä ♥10:tä.</translation>
    </message>
</context>
<context>
    <name>ConventionsButton</name>
    <message>
        <source>none…</source>
        <translation>ei mitään…</translation>
    </message>
    <message>
        <source>all…</source>
        <translation>kaikki…</translation>
    </message>
    <message>
        <source>{count} of {all}…</source>
        <translation>{count}/{all}…</translation>
    </message>
</context>
<context>
    <name>ConventionsDialog</name>
    <message>
        <source>Conventions</source>
        <translation>Sopimukset</translation>
    </message>
    <message>
        <source>What club players show each other by ordinary cards and calls. The computer players give these signs and read yours, whether you are their partner or not. The signs are for normal games.</source>
        <translation>Mitä seurapelaajat kertovat toisilleen tavallisilla korteilla ja ilmoituksilla. Tietokonepelaajat antavat näitä merkkejä ja lukevat sinun merkkejäsi, olitpa kumppani tai et. Merkit koskevat tavallisia pelejä.</translation>
    </message>
    <message>
        <source>Published in: {sources}</source>
        <translation>Julkaistu: {sources}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei mitään</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>As the rules say</source>
        <translation>Kuten säännöt sanovat</translation>
    </message>
    <message>
        <source>Plus and minus</source>
        <translation>Plus ja miinus</translation>
    </message>
    <message>
        <source>Only plus</source>
        <translation>Vain pluspisteet</translation>
    </message>
    <message>
        <source>Only minus</source>
        <translation>Vain miinuspisteet</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Raha</translation>
    </message>
    <message>
        <source>Tournament list</source>
        <translation>Turnauslista</translation>
    </message>
    <message>
        <source>with Re</source>
        <translation>Re-puolella</translation>
    </message>
    <message>
        <source>with Kontra</source>
        <translation>Kontra-puolella</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>yksin</translation>
    </message>
    <message>
        <source>against one alone</source>
        <translation>yksinpelaajaa vastaan</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n jako</numerusform>
            <numerusform>%n jakoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n tikki</numerusform>
            <numerusform>%n tikkiä</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n muutos</numerusform>
            <numerusform>%n muutosta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found</source>
        <translation>
            <numerusform>%n virhe löytyi</numerusform>
            <numerusform>%n virhettä löytyi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message>
        <source>Learn Doppelkopf</source>
        <translation>Opi Doppelkopfia</translation>
    </message>
    <message>
        <source>Short lessons on the real table. First all cards lie open, later fewer. Start wherever you like.</source>
        <translation>Lyhyitä oppitunteja oikeassa pöydässä. Ensin kaikki kortit ovat avoinna, myöhemmin yhä harvemmat. Aloita mistä haluat.</translation>
    </message>
    <message>
        <source>Practise with open cards</source>
        <translation>Harjoittele avoimin kortein</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} lessons done</source>
        <translation>
            <numerusform>%n/{all} oppitunti suoritettu</numerusform>
            <numerusform>%n/{all} oppituntia suoritettu</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more from the start</source>
        <translation>Uudelleen alusta</translation>
    </message>
    <message>
        <source>Go on: {title}</source>
        <translation>Jatka: {title}</translation>
    </message>
    <message>
        <source>Start with the first lesson</source>
        <translation>Aloita ensimmäisestä oppitunnista</translation>
    </message>
    <message>
        <source>The lesson {name} cannot be used:</source>
        <translation>Oppituntia {name} ei voi käyttää:</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Oppitunti {number}: {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Uudelleen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Aloita</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>noin %n minuutti</numerusform>
            <numerusform>noin %n minuuttia</numerusform>
        </translation>
    </message>
    <message>
        <source>done at the first try</source>
        <translation>suoritettu ensi yrittämällä</translation>
    </message>
    <message>
        <source>done</source>
        <translation>suoritettu</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>kaikki kortit avoinna</translation>
    </message>
    <message>
        <source>closed cards</source>
        <translation>kortit piilossa</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) open</source>
        <translation>
            <numerusform>%n käsi avoinna</numerusform>
            <numerusform>%n kättä avoinna</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message>
        <source>{name}: {last} at the end, at best {best}, at worst {worst}.</source>
        <translation>{name}: lopussa {last}, parhaimmillaan {best}, huonoimmillaan {worst}.</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Mistä pisteet tulevat</translation>
    </message>
    <message>
        <source>Points, and in brackets deals won of deals played.</source>
        <translation>Pisteet ja suluissa voitetut jaot pelatuista.</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Deal of the day</source>
        <translation>Päivän jako</translation>
    </message>
    <message>
        <source>Match of the day</source>
        <translation>Päivän ottelu</translation>
    </message>
    <message>
        <source>Doppelkopf, {kind} {day}, {rules} ({code}): {points}</source>
        <translation>Doppelkopf, {kind} {day}, {rules} ({code}): {points}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>sija {place}</translation>
    </message>
</context>
<context>
    <name>DailyDesk</name>
    <message>
        <source>For practice: this was played before and does not count.</source>
        <translation>Harjoitteluksi: tämä on jo pelattu, eikä sitä lasketa.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Kopioi tulos</translation>
    </message>
    <message>
        <source>These rules have no deal and no match of the day.</source>
        <translation>Näillä säännöillä ei ole päivän jakoa eikä ottelua.</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Of the day</source>
        <translation>Päivän peli</translation>
    </message>
    <message>
        <source>{day} · {rules}</source>
        <translation>{day} · {rules}</translation>
    </message>
    <message>
        <source>Everybody who plays by these rules gets the same cards today. The first try counts; after that it can be played as often as you like for practice.</source>
        <translation>Kaikki, jotka pelaavat näillä säännöillä, saavat tänään samat kortit. Ensimmäinen yritys lasketaan; sen jälkeen voit harjoitella niin usein kuin haluat.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Kopioi tulos</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Ei vielä pelattu.</translation>
    </message>
    <message>
        <source>Begun, and not finished yet.</source>
        <translation>Aloitettu, vielä kesken.</translation>
    </message>
    <message>
        <source>A later day was played already, so this one is only for practice.</source>
        <translation>Myöhempi päivä on jo pelattu, joten tämä on enää harjoitusta.</translation>
    </message>
    <message>
        <source>Played.</source>
        <translation>Pelattu.</translation>
    </message>
    <message>
        <source>The first try was not finished.</source>
        <translation>Ensimmäinen yritys jäi kesken.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Pelaa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Harjoittele</translation>
    </message>
</context>
<context>
    <name>DeadlinesEditor</name>
    <message>
        <source>no card</source>
        <extracomment>Whether it needs the whole width of the form.</extracomment>
        <translation>ei korttia</translation>
    </message>
    <message>
        <source>Cards you must still hold, out of {n}.</source>
        <translation>Kortit, jotka on oltava vielä kädessä ({n} kortista).</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Back to the score sheet</source>
        <extracomment>Buttons of other parts of the program can stand here, before the way back.</extracomment>
        <translation>Takaisin pistelistaan</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <translation>Kopioi jakokoodi</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Toista</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Käy läpi tämä jako</translation>
    </message>
    <message>
        <source>Deal code {code} · fingerprint {print}</source>
        <translation>Jakokoodi {code} · sormenjälki {print}</translation>
    </message>
    <message>
        <source>By other rules</source>
        <translation>Muilla säännöillä</translation>
    </message>
    <message>
        <source>The same cards and announcements, counted by other rules.</source>
        <translation>Samat kortit ja ilmoitukset, laskettuna muilla säännöillä.</translation>
    </message>
    <message>
        <source>It could not have been played like this.</source>
        <translation>Näin sitä ei olisi voinut pelata.</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>sama arvo</translation>
    </message>
    <message>
        <source>{value} instead of {played}</source>
        <translation>{value}, pelattu {played}</translation>
    </message>
    <message>
        <source>winner: {side}</source>
        <translation>voittaja: {side}</translation>
    </message>
    <message>
        <source>added: {lines}</source>
        <translation>lisäksi: {lines}</translation>
    </message>
    <message>
        <source>missing: {lines}</source>
        <translation>puuttuu: {lines}</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} ja {last}</translation>
    </message>
    <message>
        <source>{game} (compulsory)</source>
        <translation>{game} (pakollinen)</translation>
    </message>
    <message>
        <source>Nobody takes the poverty</source>
        <translation>Kukaan ei ota köyhyyttä</translation>
    </message>
    <message>
        <source>Two poor hands</source>
        <translation>Kaksi köyhää</translation>
    </message>
    <message>
        <source>The cards are thrown in</source>
        <translation>Kortit heitettiin pois</translation>
    </message>
    <message>
        <source>No side has won</source>
        <translation>Kumpikaan puoli ei voittanut</translation>
    </message>
    <message>
        <source>Won alone: {name}</source>
        <translation>Yksin voitti: {name}</translation>
    </message>
    <message>
        <source>Lost alone: {name}</source>
        <translation>Yksin hävisi: {name}</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} voittaa</translation>
    </message>
    <message>
        <source>Re: {name}, alone against three</source>
        <translation>Re: {name}, yksin kolmea vastaan</translation>
    </message>
    <message>
        <source>Re: {re}. Kontra: {kontra}.</source>
        <translation>Re: {re}. Kontra: {kontra}.</translation>
    </message>
    <message>
        <source>{winner} has {won} card points, {loser} has {lost}.</source>
        <translation>Korttipisteet: {winner} {won}, {loser} {lost}.</translation>
    </message>
    <message>
        <source>{winner} announced “{level}” and kept it: {loser} has {lost} card points.</source>
        <translation>{winner} ilmoitti ”{level}” ja piti sen. Korttipisteet: {loser} {lost}.</translation>
    </message>
    <message>
        <source>{loser} announced “{level}” and lost a trick all the same.</source>
        <translation>{loser} ilmoitti ”{level}” ja menetti silti tikin.</translation>
    </message>
    <message>
        <source>{loser} announced “{level}”, which takes {needed} card points, and has {lost}.</source>
        <translation>{loser} ilmoitti ”{level}”. Korttipisteitä tarvittiin {needed}, kertyi {lost}.</translation>
    </message>
    <message>
        <source>Both sides announced more than they made: {re} to {kontra}.</source>
        <translation>Kumpikin puoli ilmoitti enemmän kuin sai: {re}–{kontra}.</translation>
    </message>
    <message>
        <source>Neither side reached its goal.</source>
        <translation>Kumpikaan puoli ei päässyt tavoitteeseensa.</translation>
    </message>
    <message>
        <source>{loser} had the better cards but announced too little for them: {re} to {kontra}.</source>
        <translation>{loser} piti parempia kortteja mutta ilmoitti niihin nähden liian vähän: {re}–{kontra}.</translation>
    </message>
    <message>
        <source>The deal does not count and the cards stay hidden.</source>
        <translation>Jakoa ei lasketa, ja kortit pysyvät piilossa.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>Jakoa ei lasketa.</translation>
    </message>
    <message>
        <source>120 card points each: only Kontra was announced, so that is enough for Re.</source>
        <translation>Tasan 120 kummallakin: vain Kontra oli ilmoitettu, joten se riittää Re-puolelle.</translation>
    </message>
    <message>
        <source>120 card points each: Re needed 121.</source>
        <translation>Tasan 120 kummallakin: Re olisi tarvinnut 121.</translation>
    </message>
    <message>
        <source>The fewest tricks: {name}.</source>
        <translation>Vähiten tikkejä: {name}.</translation>
    </message>
    <message>
        <source>Another player took fewer tricks.</source>
        <translation>Joku muu sai vähemmän tikkejä.</translation>
    </message>
    <message>
        <source>No trick for the soloist.</source>
        <translation>Soolopelaaja ei saanut tikkiäkään.</translation>
    </message>
    <message>
        <source>The soloist had to take a trick.</source>
        <translation>Soolopelaaja joutui ottamaan tikin.</translation>
    </message>
    <message>
        <source>{side} {points} · {tricks}</source>
        <translation>{side} {points} · {tricks}</translation>
    </message>
    <message>
        <source>Played alone: counts {factor} times</source>
        <translation>Pelattu yksin: lasketaan {factor}-kertaisena</translation>
    </message>
    <message>
        <source>Bock deal, factor {factor}</source>
        <translation>Bock-jako, kerroin {factor}</translation>
    </message>
</context>
<context>
    <name>DealView</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>Jakokoodi: {code}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopioi</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Kopioi jakokoodi</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Jako {number}/{planned}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>{reason} ({side})</source>
        <translation>{reason} ({side})</translation>
    </message>
    <message>
        <source>Nothing was won in this deal.</source>
        <translation>Tässä jaossa ei ollut voitettavaa.</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Pelin arvo</translation>
    </message>
    <message>
        <source>Rule option: {option}</source>
        <translation>Sääntö: {option}</translation>
    </message>
    <message>
        <source>Hands and scores</source>
        <translation>Kädet ja pisteet</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>jakaja</translation>
    </message>
</context>
<context>
    <name>DealingPart</name>
    <message>
        <source>Hands</source>
        <translation>Kädet</translation>
    </message>
    <message>
        <source>came up</source>
        <translation>tuli</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>odotettu</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>tavallista</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>todennäköisyys</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Arvio</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Valtit</translation>
    </message>
    <message>
        <source>Is the dealing fair?</source>
        <translation>Jaetaanko reilusti?</translation>
    </message>
    <message>
        <source>How often hands came up, against the exact chance to draw them from a well-shuffled deck. All deals of the selected matches count here.</source>
        <translation>Kuinka usein eri kädet tulivat, verrattuna tarkkaan todennäköisyyteen saada ne hyvin sekoitetusta pakasta. Tässä lasketaan valittujen otteluiden kaikki jaot.</translation>
    </message>
    <message>
        <source>The hands of this player</source>
        <translation>Tämän pelaajan kädet</translation>
    </message>
    <message>
        <source>The hands of all four</source>
        <translation>Kaikkien neljän kädet</translation>
    </message>
    <message>
        <source>Whose hands</source>
        <translation>Kenen kädet</translation>
    </message>
    <message>
        <source>Trumps in {hands}: columns are what came up, frames what 95 of 100 fair programs would show</source>
        <translation>Valtit ({hands}): pylväät näyttävät, mitä tuli, kehykset, mitä 95 sadasta reilusta ohjelmasta näyttäisi</translation>
    </message>
    <message>
        <source>{trumps}: {hits}, usual {low} to {high}</source>
        <translation>{trumps}: {hits}, tavallista {low}–{high}</translation>
    </message>
    <message>
        <source>Trumps in a hand</source>
        <translation>Valtteja kädessä</translation>
    </message>
    <message>
        <source>strays so far</source>
        <translation>poikkeaa näin paljon</translation>
    </message>
</context>
<context>
    <name>Designs</name>
    <message>
        <source>Classic</source>
        <extracomment>Designs by the names that files and preferences use.</extracomment>
        <translation>Klassinen</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Suuret merkit</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Saksalaiset maat</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Yötaivas</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Rouvat</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Aallot</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Punos</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Vihreä verka</translation>
    </message>
    <message>
        <source>Blue cloth</source>
        <translation>Sininen verka</translation>
    </message>
    <message>
        <source>Red cloth</source>
        <translation>Punainen verka</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Puu</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Pelkistetty</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Oma väri</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Card by card on the table (R)</source>
        <extracomment>What is known of the reviews of a match, in words.</extracomment>
        <translation>Kortti kortilta pöydässä (R)</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Tunnisteet pilkuin erotettuina</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Muistiinpano</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pistelista</translation>
    </message>
    <message>
        <source>Result and hands</source>
        <translation>Tulos ja kädet</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Käy läpi tämä ottelu</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Käy läpi tämä jako</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Toista</translation>
    </message>
    <message>
        <source>Play again…</source>
        <translation>Pelaa uudelleen…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Jatka pelaamista</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>Siirrä roskakoriin</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>Choose a line to see more.</source>
        <translation>Valitse rivi, niin näet enemmän.</translation>
    </message>
    <message>
        <source>Deal {number}: {game}</source>
        <translation>Jako {number}: {game}</translation>
    </message>
    <message>
        <source>Announced: {what}</source>
        <translation>Ilmoitettu: {what}</translation>
    </message>
    <message>
        <source>Extra points: {what}</source>
        <translation>Lisäpisteet: {what}</translation>
    </message>
    <message>
        <source>Card points: Re {re}, Kontra {kontra}</source>
        <translation>Korttipisteet: Re {re}, Kontra {kontra}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Säännöt: {rules}</translation>
    </message>
    <message>
        <source>The others play {level}.</source>
        <translation>Muut pelaavat {level}.</translation>
    </message>
    <message>
        <source>Not played to its end</source>
        <translation>Jäi kesken</translation>
    </message>
    <message>
        <source>Reviewed: {deals}</source>
        <translation>Läpikäyty: {deals}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>This system offers no way to play them. With the extra “sounds” of the program (pip install dokodesk[sounds]) they can be heard.</source>
        <translation>Tämä järjestelmä ei osaa soittaa ääniä. Ne kuuluvat ohjelman lisäosalla ”sounds” (pip install dokodesk[sounds]).</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, välilyönti</translation>
    </message>
    <message>
        <source>play the chosen card, lay it or take it back</source>
        <translation>pelaa valittu kortti, laske se tai ota takaisin</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Kirjaimet</translation>
    </message>
    <message>
        <source>type the name of a card, such as H10 or ♥10</source>
        <translation>kirjoita kortin nimi, esimerkiksi H10 tai ♥10</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Mikä tahansa näppäin</translation>
    </message>
    <message>
        <source>skip what is being shown</source>
        <translation>ohita meneillään oleva esitys</translation>
    </message>
    <message>
        <source>put a card back, close a message</source>
        <translation>palauta kortti, sulje viesti</translation>
    </message>
    <message>
        <source>to the buttons of questions and announcements</source>
        <translation>siirry kysymysten ja ilmoitusten painikkeisiin</translation>
    </message>
    <message>
        <source>choose a deal</source>
        <translation>valitse jako</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>show a deal in full</source>
        <translation>näytä jako kokonaan</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Kaikkialla</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Pöydässä</translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <translation>Pistelistassa</translation>
    </message>
</context>
<context>
    <name>Elements</name>
    <message>
        <source>hand: {cards}</source>
        <extracomment>More than anybody ever holds: twelve, and the cards of a poverty. From the own left neighbour round the table to the own seat.</extracomment>
        <translation>käsi: {cards}</translation>
    </message>
    <message>
        <source>card {number} of {all}</source>
        <translation>kortti {number}/{all}</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>saa pelata</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>ei saa pelata nyt</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Pöydällä ei ole korttia.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Trick {number}. {cards}.</source>
        <translation>Tikki {number}. {cards}.</translation>
    </message>
    <message>
        <source>{name} would win it.</source>
        <translation>Sen voittaisi {name}.</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>{value} (now)</source>
        <translation>{value} (nyt)</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>viimeinen tikki</translation>
    </message>
    <message>
        <source>pigs have been declared, as far as there are any</source>
        <translation>possut on ilmoitettu, jos niitä on</translation>
    </message>
    <message>
        <source>no extra point</source>
        <translation>ei lisäpisteitä</translation>
    </message>
    <message>
        <source>may be declared as a wedding</source>
        <translation>saa ilmoittaa häiksi</translation>
    </message>
    <message>
        <source>may be declared as a poverty</source>
        <translation>saa ilmoittaa köyhyydeksi</translation>
    </message>
    <message>
        <source>may be thrown in</source>
        <translation>saa heittää pois</translation>
    </message>
    <message>
        <source>must be played</source>
        <translation>on pelattava</translation>
    </message>
    <message>
        <source>Re has {re} card points, Kontra {kontra}.</source>
        <translation>Korttipisteet: Re {re}, Kontra {kontra}.</translation>
    </message>
    <message>
        <source>Kontra has a trick, worth nothing.</source>
        <translation>Kontra sai tikin, jossa ei ole pisteitä.</translation>
    </message>
    <message>
        <source>Announced: {calls}.</source>
        <translation>Ilmoitettu: {calls}.</translation>
    </message>
    <message>
        <source>Extra points: {extras}.</source>
        <translation>Lisäpisteet: {extras}.</translation>
    </message>
    <message>
        <source>It is a bock deal with factor {n}.</source>
        <translation>Bock-jako, kerroin {n}.</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>kukaan ei voita</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} voittaa</translation>
    </message>
    <message>
        <source>{reasons}. Written down: {scores}</source>
        <translation>{reasons}. Kirjataan: {scores}</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>{name} tried {deals} deals that could have been. Points on average: {cards}.</source>
        <extracomment>Cards that are named with their numbers; the others were worse.</extracomment>
        <translation>{name} kokeili mahdollisia jakoja ({deals}). Pisteitä keskimäärin: {cards}.</translation>
    </message>
    <message>
        <source>Points on average by what {name} could know: {cards}.</source>
        <translation>Pisteitä keskimäärin sen mukaan, mitä {name} saattoi tietää: {cards}.</translation>
    </message>
    <message>
        <source>{card} {points}</source>
        <translation>{card} {points}</translation>
    </message>
    <message>
        <source>Told to {name}: {thoughts}</source>
        <translation>Neuvo, jonka {name} olisi saanut: {thoughts}</translation>
    </message>
    <message>
        <source>Asked again, {name} would decide otherwise: {action}.</source>
        <translation>Uudelleen kysyttäessä {name} valitsisi toisin: {action}.</translation>
    </message>
    <message>
        <source>The person</source>
        <translation>Ihminen</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>olla hiljaa</translation>
    </message>
    <message>
        <source>{name} had no other choice.</source>
        <translation>{name} ei voinut valita toisin.</translation>
    </message>
    <message>
        <source>Nothing can be said about this.</source>
        <translation>Tästä ei voi sanoa mitään.</translation>
    </message>
    <message>
        <source>Go to a card of a computer player to see its reasons.</source>
        <translation>Siirry tietokonepelaajan korttiin, niin näet sen perustelut.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Hetkinen…</translation>
    </message>
    <message>
        <source>{name} found the hand best for a normal game.</source>
        <extracomment>What decided before the first card, and about what is said between the cards.</extracomment>
        <translation>{name} piti kättä parhaana tavalliseen peliin.</translation>
    </message>
    <message>
        <source>{name} found the hand strong enough for a solo.</source>
        <translation>{name} piti kättä kyllin vahvana sooloon.</translation>
    </message>
    <message>
        <source>{name} had to play a solo.</source>
        <translation>{name}: soolo oli pakko pelata.</translation>
    </message>
    <message>
        <source>{name} held both queens of clubs and looked for a partner.</source>
        <translation>Molemmat ristirouvat: {name} etsi paria.</translation>
    </message>
    <message>
        <source>{name} held too few trumps for a normal game.</source>
        <translation>Liian vähän valtteja tavalliseen peliin: {name}.</translation>
    </message>
    <message>
        <source>{name} found the hand strong enough to take the poverty.</source>
        <translation>{name} piti kättä kyllin vahvana köyhyyden ottamiseen.</translation>
    </message>
    <message>
        <source>{name} found the hand too weak to take the poverty.</source>
        <translation>{name} piti kättä liian heikkona köyhyyden ottamiseen.</translation>
    </message>
    <message>
        <source>{name} gave back cards to be out of a suit.</source>
        <translation>{name} antoi takaisin kortteja päästäkseen eroon yhdestä maasta.</translation>
    </message>
    <message>
        <source>{name} thought that the own side would win.</source>
        <translation>{name} uskoi oman puolensa voittavan.</translation>
    </message>
    <message>
        <source>{name} answered what the others had announced.</source>
        <translation>{name} vastasi muiden ilmoitukseen.</translation>
    </message>
    <message>
        <source>{name} thought that the other side would stay below that.</source>
        <translation>{name} uskoi toisen puolen jäävän sen alle.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Written: {file}</source>
        <extracomment>Forms that hold what was played, however it is counted. Forms that need the cards.</extracomment>
        <translation>Tallennettu: {file}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>pistelista</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) without cards are left out.</source>
        <translation>
            <numerusform>%n lista ilman kortteja jää pois.</numerusform>
            <numerusform>%n listaa ilman kortteja jää pois.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>A4, with lines for signatures: to print, send and file.</source>
        <translation>A4, allekirjoitusrivit: tulosta, lähetä ja arkistoi.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Verkkosivu</translation>
    </message>
    <message>
        <source>One file for any browser, with curves and every deal.</source>
        <translation>Yksi tiedosto mihin tahansa selaimeen: käyrät ja jokainen jako.</translation>
    </message>
    <message>
        <source>Doppelkopf record</source>
        <translation>Doppelkopf-tallenne</translation>
    </message>
    <message>
        <source>Every card and announcement; dokodesk can replay it.</source>
        <translation>Jokainen kortti ja ilmoitus; dokodesk voi toistaa sen.</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Taulukko (CSV)</translation>
    </message>
    <message>
        <source>For spreadsheets; dokodesk can read it back.</source>
        <translation>Taulukkolaskentaan; dokodesk osaa lukea sen takaisin.</translation>
    </message>
    <message>
        <source>Record as JSON</source>
        <translation>Tallenne JSON-muodossa</translation>
    </message>
    <message>
        <source>The same as the record, for programs.</source>
        <translation>Sama kuin tallenne, ohjelmia varten.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Kuva (PNG)</translation>
    </message>
    <message>
        <source>The sheet as a picture, to post or send.</source>
        <translation>Lista kuvana julkaistavaksi tai lähetettäväksi.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pistelista</translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s)</source>
        <translation>
            <numerusform>%n pistelista</numerusform>
            <numerusform>%n pistelistaa</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for one sheet at a time.</source>
        <translation>Vain yksi lista kerrallaan.</translation>
    </message>
    <message>
        <source>Not for sheets that were written by hand: they have no cards.</source>
        <translation>Ei käsin kirjoitetuille listoille: niissä ei ole kortteja.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Laskutapa</translation>
    </message>
    <message>
        <source>With every deal in full</source>
        <translation>Kaikki jaot kokonaan</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Tallenna…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Tulosta…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Esikatselu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>FilesArea</name>
    <message>
        <source>Open a record</source>
        <translation>Avaa tallenne</translation>
    </message>
    <message>
        <source>Doppelkopf records (*.doko);;All files (*)</source>
        <translation>Doppelkopf-tallenteet (*.doko);;Kaikki tiedostot (*)</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Search names, games, tags, notes</source>
        <extracomment>So long after the last letter the search begins.</extracomment>
        <translation>Hae nimiä, pelejä, tunnisteita</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Haku</translation>
    </message>
    <message>
        <source>Ready-made questions</source>
        <translation>Valmiit kysymykset</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Lisää suodattimia</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Näytä kaikki</translation>
    </message>
    <message>
        <source>all</source>
        <translation>kaikki</translation>
    </message>
    <message>
        <source>any solo</source>
        <translation>mikä tahansa soolo</translation>
    </message>
    <message>
        <source>both</source>
        <translation>molemmat</translation>
    </message>
    <message>
        <source>won</source>
        <translation>voitettu</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>hävitty</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Own side</source>
        <translation>Oma puoli</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Tulos</translation>
    </message>
    <message>
        <source>Others play</source>
        <translation>Muiden taso</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Laji</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Tunniste</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Alkaen</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Asti</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Ensimmäinen päivä</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Viimeinen päivä</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>No folder</source>
        <translation>Ei kansiota</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Valitse…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei mitään</translation>
    </message>
</context>
<context>
    <name>FolderRow</name>
    <message>
        <source>Matches, score sheets and progress</source>
        <translation>Ottelut, pistelistat ja edistyminen</translation>
    </message>
    <message>
        <source>Preferences and your own rules</source>
        <translation>Asetukset ja omat säännöt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Avaa</translation>
    </message>
    <message>
        <source>Open {path}</source>
        <translation>Avaa {path}</translation>
    </message>
</context>
<context>
    <name>GroupHead</name>
    <message>
        <source>Which table is nearest to yours? Choose it, then change below what you play differently. Everything else stays as it is there.</source>
        <translation>Mikä pöytä on lähimpänä omaanne? Valitse se ja muuta alla, mitä pelaatte toisin. Kaikki muu pysyy sen mukaisena.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Vertailukohta</translation>
    </message>
    <message>
        <source>Preset to compare with</source>
        <translation>Malli, johon verrataan</translation>
    </message>
    <message>
        <source>This group back to the preset</source>
        <translation>Palauta tämä ryhmä mallin mukaiseksi</translation>
    </message>
    <message>
        <source>Everything back to the preset</source>
        <translation>Palauta kaikki mallin mukaiseksi</translation>
    </message>
</context>
<context>
    <name>HandForm</name>
    <message>
        <source>Extra points</source>
        <translation>Lisäpisteet</translation>
    </message>
    <message>
        <source>Kontra {points}</source>
        <translation>Kontra {points}</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>Jakoa ei lasketa.</translation>
    </message>
    <message>
        <source>Nobody has won, value {value}</source>
        <translation>Kukaan ei voittanut, arvo {value}</translation>
    </message>
    <message>
        <source>{side} wins, value {value}</source>
        <translation>{side} voittaa, arvo {value}</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Pelaa yksin</translation>
    </message>
    <message>
        <source>Re are</source>
        <translation>Re-puoli</translation>
    </message>
    <message>
        <source>Choose who plays alone.</source>
        <translation>Valitse, kuka pelaa yksin.</translation>
    </message>
    <message>
        <source>Choose the two who were Re.</source>
        <translation>Valitse ne kaksi, jotka olivat Re.</translation>
    </message>
    <message>
        <source>Somebody chosen sits out of this deal.</source>
        <translation>Joku valituista ei pelaa tässä jaossa.</translation>
    </message>
    <message>
        <source>Card points are between 0 and 240.</source>
        <translation>Korttipisteitä on 0–240.</translation>
    </message>
    <message>
        <source>Without a trick there are no card points.</source>
        <translation>Ilman tikkiä ei ole korttipisteitä.</translation>
    </message>
    <message>
        <source>These extra points do not count in this game.</source>
        <translation>Näitä lisäpisteitä ei lasketa tässä pelissä.</translation>
    </message>
    <message>
        <source>No compulsory solo is owed here any more.</source>
        <translation>Tässä ei ole enää pakollista sooloa velkaa.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Points of Re</source>
        <translation>Re-puolen pisteet</translation>
    </message>
    <message>
        <source>without a trick</source>
        <translation>ilman tikkiä</translation>
    </message>
    <message>
        <source>The player alone has made it</source>
        <translation>Yksinpelaaja onnistui</translation>
    </message>
    <message>
        <source>Compulsory solo</source>
        <translation>Pakollinen soolo</translation>
    </message>
    <message>
        <source>With a trick of four hearts</source>
        <translation>Herttatikki mukana</translation>
    </message>
    <message>
        <source>Bock factor</source>
        <translation>Bock-kerroin</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>ei enempää</translation>
    </message>
    <message>
        <source>Highest announcement of {side}</source>
        <translation>Korkein ilmoitus: {side}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Kirjaa</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Korjaa jako {number}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korjaa</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Jakaja: {name}</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korjaa</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Other sheets</source>
        <translation>Muut listat</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pistelista</translation>
    </message>
    <message>
        <source>Corrections: {count}</source>
        <translation>Korjauksia: {count}</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>tuotu</translation>
    </message>
    <message>
        <source>All planned deals are played.</source>
        <translation>Kaikki suunnitellut jaot on pelattu.</translation>
    </message>
    <message>
        <source>Compulsory solo owed: {names}</source>
        <translation>Pakollinen soolo pelaamatta: {names}</translation>
    </message>
    <message>
        <source>Bock, factor {factor}</source>
        <translation>Bock, kerroin {factor}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) thrown in</source>
        <translation>
            <numerusform>%n jako heitetty pois</numerusform>
            <numerusform>%n jakoa heitetty pois</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ The sheet adds up.</source>
        <translation>✓ Lista täsmää.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ja %n muu</numerusform>
            <numerusform>ja %n muuta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandSetup</name>
    <message>
        <source>Player {number}</source>
        <translation>Pelaaja {number}</translation>
    </message>
    <message>
        <source>Score sheet for a real evening</source>
        <translation>Pistelista oikeaan peli-iltaan</translation>
    </message>
    <message>
        <source>For a round with real cards: enter what was played, and the points, bock deals, owed solos and the dealer follow by your rules.</source>
        <translation>Porukalle, joka pelaa oikeilla korteilla: kirjaa, mitä pelattiin, niin pisteet, Bock-jaot, soolovelat ja jakaja tulevat sääntöjenne mukaan.</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Listan nimi</translation>
    </message>
    <message>
        <source>for example: Thursday round</source>
        <translation>esimerkiksi: Torstaiporukka</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Päivä</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Jakojen määrä</translation>
    </message>
    <message>
        <source>Players, as they sit (4 to 7)</source>
        <translation>Pelaajat istumajärjestyksessä (4–7)</translation>
    </message>
    <message>
        <source>Player {number}, if there is one</source>
        <translation>Pelaaja {number}, jos mukana</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Jakaa ensin</translation>
    </message>
    <message>
        <source>Begin the sheet</source>
        <translation>Aloita lista</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Jatka listaa</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Hint</source>
        <extracomment>More reasons than these nobody reads.</extracomment>
        <translation>Vihje</translation>
    </message>
    <message>
        <source>What would be good now, by what you can know</source>
        <translation>Mikä olisi nyt hyvä sen perusteella, mitä voit tietää</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Hetkinen…</translation>
    </message>
    <message>
        <source>There is nothing to advise here.</source>
        <translation>Tässä ei ole mitään neuvottavaa.</translation>
    </message>
    <message>
        <source>Good now: {what}.</source>
        <translation>Hyvä nyt: {what}.</translation>
    </message>
    <message>
        <source>The others are hardly worse.</source>
        <translation>Muut eivät ole juuri huonompia.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Voittaa</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>You lead</source>
        <translation>Sinä aloitat</translation>
    </message>
    <message>
        <source>{led}. You have none: play what you like</source>
        <translation>{led}. Sinulla ei ole sitä: pelaa mitä haluat</translation>
    </message>
    <message>
        <source>{led}. Your turn</source>
        <translation>{led}. Sinun vuorosi</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} miettii …</translation>
    </message>
    <message>
        <source>until your next card</source>
        <translation>seuraavaan korttiisi asti</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Varaukset</translation>
    </message>
    <message>
        <source>Compulsory solo</source>
        <translation>Pakollinen soolo</translation>
    </message>
    <message>
        <source>Bidding for the solo</source>
        <translation>Tarjoukset soolosta</translation>
    </message>
    <message>
        <source>Deal {number} of {all}</source>
        <translation>Jako {number}/{all}</translation>
    </message>
    <message>
        <source>Bock ×{factor}</source>
        <translation>Bock ×{factor}</translation>
    </message>
</context>
<context>
    <name>HistoryArea</name>
    <message>
        <source>A match is being played. Put it aside and go on with this one?</source>
        <extracomment>The stored match whose sheet is shown, and what it was loaded from. Shows a sheet that has no cards; another part of the program can do that. Judges deals; another part of the program can do that. Judges a stored match, or one deal of it. Tells how many deals of some stored matches are judged.</extracomment>
        <translation>Ottelu on kesken. Siirretäänkö se syrjään ja jatketaan tätä?</translation>
    </message>
    <message>
        <source>Go on with this one</source>
        <translation>Jatka tätä</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Pysy tässä</translation>
    </message>
    <message>
        <source>The match is in the bin.</source>
        <translation>Ottelu on roskakorissa.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Kumoa</translation>
    </message>
    <message>
        <source>Remove everything in the bin for good? This cannot be undone.</source>
        <translation>Poistetaanko kaikki roskakorista lopullisesti? Tätä ei voi kumota.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Poista lopullisesti</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Säilytä</translation>
    </message>
    <message>
        <source>This cannot be shown: {reason}</source>
        <translation>Tätä ei voi näyttää: {reason}</translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n ottelu</numerusform>
            <numerusform>%n ottelua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n jako</numerusform>
            <numerusform>%n jakoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <translation>
            <numerusform>%n ottelu poistettu lopullisesti.</numerusform>
            <numerusform>%n ottelua poistettu lopullisesti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n käsi</numerusform>
            <numerusform>%n kättä</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryLists</name>
    <message>
        <source>Played</source>
        <extracomment>So many rows say how wide a column must be. So many lines of a list are always in sight. So many lines a long text may take before a column is left out. What a cell keeps free at both sides, in widths of a letter.</extracomment>
        <translation>Pelattu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Others play</source>
        <translation>Taso</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Own points</source>
        <translation>Omat pisteet</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Läpikäyty</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Tunnisteet</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Own side</source>
        <translation>Oma puoli</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Ilmoitettu</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Lisäpisteet</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Nothing fits. Try fewer words or another filter.</source>
        <extracomment>Under this width, in heights of a line, the details take the place of the list when asked for. Tells how many deals of some matches are reviewed; another part of the program knows. Whether a match is being played just now; then it cannot be thrown away.</extracomment>
        <translation>Mikään ei sovi. Kokeile vähemmillä sanoilla tai muulla suodattimella.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Roskakori on tyhjä.</translation>
    </message>
    <message>
        <source>Every match you play is kept here, with all its cards.</source>
        <translation>Täällä säilyvät kaikki pelaamasi ottelut ja niiden kaikki kortit.</translation>
    </message>
    <message>
        <source>This match is being played. End it first.</source>
        <translation>Tämä ottelu on kesken. Päätä se ensin.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Aiemmat ottelut</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Statistics of these</source>
        <translation>Tilastot näistä</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Ottelut</translation>
    </message>
    <message>
        <source>Single deals</source>
        <translation>Yksittäiset jaot</translation>
    </message>
    <message>
        <source>Export these…</source>
        <translation>Vie nämä…</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Roskakori</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Tiedot</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Tyhjennä roskakori…</translation>
    </message>
</context>
<context>
    <name>HistorySearch</name>
    <message>
        <source>All deals</source>
        <extracomment>All solos that are announced as such, the compulsory ones too. A game that there is not: finds nothing.</extracomment>
        <translation>Kaikki jaot</translation>
    </message>
    <message>
        <source>Solos I lost</source>
        <translation>Häviämäni soolot</translation>
    </message>
    <message>
        <source>Solos I won</source>
        <translation>Voittamani soolot</translation>
    </message>
    <message>
        <source>Announced and lost</source>
        <translation>Ilmoitettu ja hävitty</translation>
    </message>
    <message>
        <source>No 90 or more announced and won</source>
        <translation>Ei 90 tai enemmän ilmoitettu ja voitettu</translation>
    </message>
    <message>
        <source>Won without an announcement</source>
        <translation>Voitettu ilman ilmoitusta</translation>
    </message>
    <message>
        <source>A fox was caught</source>
        <translation>Kettu jäi kiinni</translation>
    </message>
    <message>
        <source>Two foxes were caught</source>
        <translation>Kaksi kettua jäi kiinni</translation>
    </message>
    <message>
        <source>Charlie won the last trick</source>
        <translation>Charlie voitti viimeisen tikin</translation>
    </message>
    <message>
        <source>A Doppelkopf was made</source>
        <translation>Tehtiin Doppelkopf</translation>
    </message>
    <message>
        <source>A side made no trick</source>
        <translation>Toinen puoli jäi tikittä</translation>
    </message>
    <message>
        <source>Weddings</source>
        <translation>Häät</translation>
    </message>
    <message>
        <source>Poverty was taken</source>
        <translation>Köyhyys otettiin</translation>
    </message>
    <message>
        <source>I won six points or more</source>
        <translation>Voitin vähintään kuusi pistettä</translation>
    </message>
    <message>
        <source>I lost six points or more</source>
        <translation>Hävisin vähintään kuusi pistettä</translation>
    </message>
    <message>
        <source>Deals that did not count</source>
        <translation>Jaot, joita ei laskettu</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>Played here</source>
        <translation>Täällä pelattu</translation>
    </message>
    <message>
        <source>Evenings with real cards</source>
        <translation>Peli-illat oikeilla korteilla</translation>
    </message>
    <message>
        <source>Record files</source>
        <translation>Tallennetiedostot</translation>
    </message>
    <message>
        <source>Deal of the day, for practice</source>
        <translation>Päivän jako, harjoitus</translation>
    </message>
    <message>
        <source>Deals from a code</source>
        <translation>Koodista pelatut jaot</translation>
    </message>
    <message>
        <source>Played on from another deal</source>
        <translation>Jatkettu toisesta jaosta</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Pelattu uudelleen</translation>
    </message>
    <message>
        <source>all deals</source>
        <translation>kaikki jaot</translation>
    </message>
    <message>
        <source>{reviewed} of {deals}</source>
        <translation>{reviewed}/{deals}</translation>
    </message>
    <message>
        <source>{deals} of {planned}</source>
        <translation>{deals}/{planned}</translation>
    </message>
    <message>
        <source>Did not count</source>
        <translation>Ei laskettu</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>{deals}, {names}</source>
        <translation>{deals}, {names}</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ja %n muu</numerusform>
            <numerusform>ja %n muuta</numerusform>
        </translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>jätä pois</translation>
    </message>
    <message>
        <source>points of a player</source>
        <translation>pelaajan pisteet</translation>
    </message>
    <message>
        <source>running total of a player</source>
        <translation>pelaajan juokseva summa</translation>
    </message>
    <message>
        <source>number of the deal</source>
        <translation>jaon numero</translation>
    </message>
    <message>
        <source>date</source>
        <translation>päivämäärä</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>jakaja</translation>
    </message>
    <message>
        <source>game</source>
        <translation>peli</translation>
    </message>
    <message>
        <source>bock factor</source>
        <translation>Bock-kerroin</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Tuo pistelista</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Listan nimi</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>ei tiedossa</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Sarakkeiden erotin</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>puolipiste</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>pilkku</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>sarkain</translation>
    </message>
    <message>
        <source>vertical line</source>
        <translation>pystyviiva</translation>
    </message>
    <message>
        <source>The first line holds titles</source>
        <translation>Ensimmäisellä rivillä on otsikot</translation>
    </message>
    <message>
        <source>Text encoding: {encoding}</source>
        <translation>Merkistö: {encoding}</translation>
    </message>
    <message>
        <source>Say above each column what it is. The titles of the columns with points become the names of the players.</source>
        <translation>Valitse kunkin sarakkeen yltä, mikä se on. Pistesarakkeiden otsikoista tulee pelaajien nimet.</translation>
    </message>
    <message>
        <source>What is column {title}?</source>
        <translation>Mikä on sarake {title}?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Tuo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
</context>
<context>
    <name>ImportTexts</name>
    <message>
        <source>Column</source>
        <translation>Sarake</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” under “{title}” is no whole number.</source>
        <translation>Rivi {line}: ”{cell}” sarakkeessa ”{title}” ei ole kokonaisluku.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” is no date.</source>
        <translation>Rivi {line}: ”{cell}” ei ole päivämäärä.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” dealt, but has no column with points.</source>
        <translation>Rivi {line}: jakajalla ”{cell}” ei ole pistesaraketta.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” is no bock factor.</source>
        <translation>Rivi {line}: ”{cell}” ei ole Bock-kerroin.</translation>
    </message>
    <message>
        <source>The file is larger than {amount} MB; that is no score sheet.</source>
        <translation>Tiedosto on suurempi kuin {amount} Mt; se ei ole pistelista.</translation>
    </message>
    <message>
        <source>Line {line} cannot be read as a line of a table. Save the table anew as CSV.</source>
        <translation>Riviä {line} ei voi lukea taulukon rivinä. Tallenna taulukko uudelleen CSV-muodossa.</translation>
    </message>
    <message>
        <source>There is no table in the file.</source>
        <translation>Tiedostossa ei ole taulukkoa.</translation>
    </message>
    <message>
        <source>The table has more than {amount} columns.</source>
        <translation>Taulukossa on yli {amount} saraketta.</translation>
    </message>
    <message>
        <source>This is no text file. Open the table in a spreadsheet program and save it as CSV.</source>
        <translation>Tämä ei ole tekstitiedosto. Avaa taulukko taulukkolaskentaohjelmassa ja tallenna se CSV-muodossa.</translation>
    </message>
    <message>
        <source>The encoding of the text is not known. Save the table as CSV in UTF-8.</source>
        <translation>Tekstin merkistöä ei tunneta. Tallenna taulukko CSV-muodossa, merkistönä UTF-8.</translation>
    </message>
    <message>
        <source>Columns with points or running totals: {amount}. A sheet needs 2 to 12 of them, one for each player.</source>
        <translation>Piste- tai summasarakkeita on {amount}. Pistelistassa on oltava niitä 2–12, yksi pelaajaa kohti.</translation>
    </message>
    <message>
        <source>No line has points.</source>
        <translation>Millään rivillä ei ole pisteitä.</translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message>
        <source>Use what could be read</source>
        <translation>Käytä, mitä voitiin lukea</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Käytä näitä sääntöjä</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Jätä pois</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Mikä on vialla</translation>
    </message>
    <message>
        <source>Nothing in this file can be used. The file stays as it is.</source>
        <translation>Tästä tiedostosta ei ole mihinkään. Tiedosto pysyy ennallaan.</translation>
    </message>
    <message>
        <source>This is a rule file of FreeDoko.</source>
        <translation>Tämä on FreeDokon sääntötiedosto.</translation>
    </message>
    <message>
        <source>Some of it cannot be read; there the preset holds. The file stays as it is.</source>
        <translation>Osaa siitä ei voi lukea; siltä osin pätee malli. Tiedosto pysyy ennallaan.</translation>
    </message>
    <message>
        <source>In FreeDoko</source>
        <translation>FreeDokossa</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Miksi ei</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Täällä</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key …</source>
        <extracomment>A heading, things by name and words whose keys can be changed, and fixed keys with words. From this width on, in heights of a line, there is room for everything beside each other.</extracomment>
        <translation>Paina näppäintä …</translation>
    </message>
    <message>
        <source>Press the new key for: {thing}. Esc keeps the old one.</source>
        <translation>Paina uutta näppäintä: {thing}. Esc säilyttää vanhan.</translation>
    </message>
    <message>
        <source>{thing}: {keys}. Change</source>
        <translation>{thing}: {keys}. Muuta</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>First steps</source>
        <extracomment>The pictures of the learner, Berta, Carl and Dora; none of them is the teacher&apos;s.</extracomment>
        <translation>Ensi askeleet</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Yhteispeli</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Ilmoittaminen</translation>
    </message>
    <message>
        <source>Weddings, poverty and solos</source>
        <translation>Häät, köyhyys ja soolot</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Pisteiden lasku</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kotisäännöt</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Omat oppitunnit</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Step {number} of {all}</source>
        <extracomment>Below this height, in lines of text, the words stand beside the table. In a narrower page the teacher says everything one below the other. The part of the width that they take there, and the most of the height above the table.</extracomment>
        <translation>Vaihe {number}/{all}</translation>
    </message>
    <message>
        <source>This lesson is broken.</source>
        <translation>Tämä oppitunti on rikki.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Hyvin tehty!</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Ei tällä kertaa.</translation>
    </message>
    <message>
        <source>Watch: this is how it goes.</source>
        <translation>Katso: näin se käy.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Oikein!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Ei aivan.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sinun vuorosi</translation>
    </message>
    <message>
        <source>You made it. Once more, and you will not need a second try.</source>
        <translation>Onnistuit. Seuraavalla kerralla et tarvitse toista yritystä.</translation>
    </message>
    <message>
        <source>You made it, and everything at the first try.</source>
        <translation>Onnistuit, ja kaikki ensi yrittämällä!</translation>
    </message>
    <message>
        <source>The next lesson: {title}.</source>
        <translation>Seuraava oppitunti: {title}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>Oppitunti on päättynyt.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Seuraava oppitunti</translation>
    </message>
    <message>
        <source>Play a real match</source>
        <translation>Pelaa oikea ottelu</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurssi</translation>
    </message>
    <message>
        <source>Back to the overview of the course</source>
        <translation>Takaisin kurssin yleisnäkymään</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Valtit</translation>
    </message>
    <message>
        <source>The order of the trumps beside the table</source>
        <translation>Valttien järjestys pöydän vieressä</translation>
    </message>
    <message>
        <source>Try it freely</source>
        <translation>Kokeile vapaasti</translation>
    </message>
    <message>
        <source>Practise with these cards, with taking back and hints</source>
        <translation>Harjoittele näillä korteilla: voit perua ja saada vihjeitä</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>at random</source>
        <translation>umpimähkään</translation>
    </message>
    <message>
        <source>like beginners</source>
        <translation>kuin aloittelijat</translation>
    </message>
    <message>
        <source>like occasional players</source>
        <translation>kuin satunnaiset pelaajat</translation>
    </message>
    <message>
        <source>like a usual round</source>
        <translation>kuin tavallinen porukka</translation>
    </message>
    <message>
        <source>like regulars</source>
        <translation>kuin vakiporukka</translation>
    </message>
    <message>
        <source>like experts</source>
        <translation>kuin taitajat</translation>
    </message>
    <message>
        <source>like masters</source>
        <translation>kuin mestarit</translation>
    </message>
    <message>
        <source>to match you</source>
        <translation>sinun tasollasi</translation>
    </message>
    <message>
        <source>The others now play {level}</source>
        <translation>Muut pelaavat nyt {level}</translation>
    </message>
    <message>
        <source>The others now play between {lower} and {upper}</source>
        <translation>Muut pelaavat nyt tasojen ”{lower}” ja ”{upper}” väliltä</translation>
    </message>
</context>
<context>
    <name>LooksArea</name>
    <message>
        <source>The folder with your own cards cannot be read: {folder}</source>
        <extracomment>So many cards are named; with more the number says it.</extracomment>
        <translation>Omien korttiesi kansiota ei voi lukea: {folder}</translation>
    </message>
    <message>
        <source>Not usable as pictures: {cards}</source>
        <translation>Ei kelpaa kuvaksi: {cards}</translation>
    </message>
    <message>
        <source>No picture of: {cards}</source>
        <translation>Kuva puuttuu: {cards}</translation>
    </message>
    <message>
        <source>Your own cards in {folder}: {reason}. Ours take their place.</source>
        <translation>Omat korttisi kansiossa {folder}: {reason}. Tilalla ovat ohjelman kortit.</translation>
    </message>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards} ja %n muu</numerusform>
            <numerusform>{cards} ja %n muuta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <extracomment>What the tool bar keeps for the status beside its words, in heights of a line. Replays a deal of a match, by its place; another part of the program can do that. Judges a deal of a match, by its place, or all of them; another part can do that. The match of the deal that was shown in full last. Adds to the sheet of the match at hand what the history keeps of it. Replays any deal, finished or not.</extracomment>
        <translation>Tiedostoa {file} ei voi avata: {reason}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Nothing that was stored is lost; if the table looks odd, close the window and start again.</source>
        <translation>Ohjelmassa tapahtui virhe. Mitään tallennettua ei ole menetetty. Jos pöytä näyttää oudolta, sulje ikkuna ja käynnistä ohjelma uudelleen.</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>Tarkemmat tiedot ovat tiedostossa {file}.</translation>
    </message>
    <message>
        <source>Save a fault report…</source>
        <translation>Tallenna vikaraportti…</translation>
    </message>
    <message>
        <source>Set the table anew</source>
        <translation>Kata pöytä uudelleen</translation>
    </message>
    <message>
        <source>{status}. Fingerprint of the cards: {mark}</source>
        <translation>{status}. Korttien sormenjälki: {mark}</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Työkalurivi</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Playing</source>
        <extracomment>The keys of the program by group: title of the group, then keys and what they do. The pages, in the order in which one would read them.</extracomment>
        <translation>Pelaaminen</translation>
    </message>
    <message>
        <source>Learning and practising</source>
        <translation>Oppiminen ja harjoittelu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Good play for beginners</source>
        <translation>Hyvää peliä aloittelijoille</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Pelin sanasto</translation>
    </message>
    <message>
        <source>Score sheets and old deals</source>
        <translation>Pistelistat ja vanhat jaot</translation>
    </message>
    <message>
        <source>Computer players, hints and review</source>
        <translation>Tietokonepelaajat, vihjeet ja läpikäynti</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Näppäimistö</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tiedostot</translation>
    </message>
    <message>
        <source>Programs as players</source>
        <translation>Ohjelmat pelaajina</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Omat tietosi</translation>
    </message>
    <message>
        <source>When something is wrong</source>
        <translation>Kun jokin on vialla</translation>
    </message>
    <message>
        <source>The rule sets</source>
        <translation>Säännöstöt</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Näppäin</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mitä se tekee</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Nothing was found.</source>
        <translation>Mitään ei löytynyt.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Ohjekirja</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Hae ohjekirjasta</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sisällys</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Teksti</translation>
    </message>
</context>
<context>
    <name>MatchDesk</name>
    <message>
        <source>A match is being played. Leave it unfinished and begin a new one?</source>
        <translation>Ottelu on kesken. Jätetäänkö se kesken ja aloitetaan uusi?</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Uusi ottelu…</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Jatka pelaamista</translation>
    </message>
    <message>
        <source>End the match here? What was played stays stored.</source>
        <translation>Päätetäänkö ottelu tähän? Pelattu säilyy tallessa.</translation>
    </message>
    <message>
        <source>End match</source>
        <translation>Päätä ottelu</translation>
    </message>
    <message>
        <source>These rules hold from the next match on.</source>
        <translation>Nämä säännöt tulevat voimaan seuraavasta ottelusta.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uusi ottelu</translation>
    </message>
</context>
<context>
    <name>MatchTexts</name>
    <message>
        <source>{rules} · {deals} · with {others}</source>
        <translation>{rules} · {deals} · muut: {others}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Extra deal {number}</source>
        <translation>Lisäjako {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Jako {number}/{planned}</translation>
    </message>
    <message>
        <source>{deal}, the last one</source>
        <translation>{deal}, viimeinen</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>tikki {number}</translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>ennen ensimmäistä tikkiä</translation>
    </message>
    <message>
        <source>{place} · {rules} · {scores}</source>
        <translation>{place} · {rules} · {scores}</translation>
    </message>
</context>
<context>
    <name>Medal</name>
    <message>
        <source>Place {place}</source>
        <extracomment>Light, middle and rim of each metal, and the number on it.</extracomment>
        <translation>{place}. sija</translation>
    </message>
</context>
<context>
    <name>MixEditor</name>
    <message>
        <source>Suit solos, at least</source>
        <translation>Maasooloja vähintään</translation>
    </message>
    <message>
        <source>Picture solos, at least</source>
        <translation>Kuvasooloja vähintään</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>They follow your results and aim at an even match: stronger after deals you win, weaker after deals you lose.</source>
        <extracomment>The three variants of the standard rules that can be switched on here (rules 1.4, V20 to V22).</extracomment>
        <translation>Muut seuraavat tuloksiasi ja tähtäävät tasaiseen peliin: voittamiesi jakojen jälkeen ne vahvistuvat, hävittyjen jälkeen heikkenevät.</translation>
    </message>
    <message>
        <source>With a multiple of four everybody deals equally often.</source>
        <translation>Kun luku on jaollinen neljällä, kaikki jakavat yhtä usein.</translation>
    </message>
    <message>
        <source>Everybody plays a compulsory solo among them.</source>
        <translation>Jokainen pelaa niistä yhden pakollisen soolon.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Uusi ottelu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>The rules chosen at the start.</source>
        <translation>Alussa valitut säännöt.</translation>
    </message>
    <message>
        <source>Read or change these rules</source>
        <translation>Lue tai muuta näitä sääntöjä</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>You (south)</source>
        <translation>Sinä (etelä)</translation>
    </message>
    <message>
        <source>On your left (west)</source>
        <translation>Vasemmallasi (länsi)</translation>
    </message>
    <message>
        <source>Opposite (north)</source>
        <translation>Vastapäätä (pohjoinen)</translation>
    </message>
    <message>
        <source>On your right (east)</source>
        <translation>Oikeallasi (itä)</translation>
    </message>
    <message>
        <source>Character of the player: {seat}</source>
        <translation>Pelaajan luonne: {seat}</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Sopimukset</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Muut pelaavat</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Jakojen määrä</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Jaa kortit</translation>
    </message>
    <message>
        <source>The second ♥10 wins, except in the last trick</source>
        <translation>Toinen ♥10 voittaa, paitsi viimeisessä tikissä</translation>
    </message>
    <message>
        <source>A soloist leads the first trick</source>
        <translation>Soolopelaaja aloittaa ensimmäisen tikin</translation>
    </message>
    <message>
        <source>Charlie counts only when it wins the last trick</source>
        <translation>Charlie lasketaan vain, kun se voittaa viimeisen tikin</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>No folder for personal files was found on this computer. Name one with --data-dir; until then nothing is saved.</source>
        <translation>Koneelta ei löytynyt kansiota omille tiedostoille. Nimeä sellainen valitsimella --data-dir; siihen asti mitään ei tallenneta.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({cause}). Make it yourself or name another one with --data-dir.</source>
        <translation>Kansiota {folder} ei voi luoda ({cause}). Luo se itse tai nimeä toinen valitsimella --data-dir.</translation>
    </message>
    <message>
        <source>Nothing can be saved in the folder {folder} ({cause}). Check its permissions or name another one with --data-dir.</source>
        <translation>Kansioon {folder} ei voi tallentaa ({cause}). Tarkista oikeudet tai nimeä toinen kansio valitsimella --data-dir.</translation>
    </message>
    <message>
        <source>{file} could not be saved ({cause}). What was there before is unchanged.</source>
        <translation>Tiedostoa {file} ei voitu tallentaa ({cause}). Aiempi sisältö on ennallaan.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({cause}).</source>
        <translation>Tiedostoa {file} ei voi lukea ({cause}).</translation>
    </message>
    <message>
        <source>{file} is write-protected and was left as it is. Take the protection off to save changes.</source>
        <translation>{file} on kirjoitussuojattu ja jäi ennalleen. Poista suojaus, jos haluat tallentaa muutokset.</translation>
    </message>
    <message>
        <source>There is no room left to save {file}. Free some space on that disk and try again. What was there before is unchanged.</source>
        <translation>Tiedostolle {file} ei ole enää tilaa. Vapauta levytilaa ja yritä uudelleen. Aiempi sisältö on ennallaan.</translation>
    </message>
    <message>
        <source>{file} was not saved: the text holds half a character, such as U+{code_point}. Type the text anew.</source>
        <translation>Tiedostoa {file} ei tallennettu: tekstissä on puolikas merkki, esimerkiksi U+{code_point}. Kirjoita teksti uudelleen.</translation>
    </message>
    <message>
        <source>The preferences in {file} could not be read ({cause}). The file was kept as {kept}; the program starts with its defaults.</source>
        <translation>Tiedoston {file} asetuksia ei voitu lukea ({cause}). Tiedosto säilytettiin nimellä {kept}; ohjelma käyttää oletuksia.</translation>
    </message>
    <message>
        <source>The preferences in {file} could not be read ({cause}) and the file could not be moved away. The program uses its defaults; changes last until it ends.</source>
        <translation>Tiedoston {file} asetuksia ei voitu lukea ({cause}) eikä tiedostoa voitu siirtää syrjään. Ohjelma käyttää oletuksia; muutokset ovat voimassa lopettamiseen asti.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program (format {format}). It is left as it is; changes of preferences last until the program ends.</source>
        <translation>{file} on ohjelman uudemman version kirjoittama (muoto {format}). Se jätetään ennalleen; muutetut asetukset ovat voimassa lopettamiseen asti.</translation>
    </message>
    <message>
        <source>The preference {key} in {file} had the value {value}, which is not possible. The default is used: {used}.</source>
        <translation>Asetuksella {key} tiedostossa {file} oli mahdoton arvo {value}. Käytetään oletusta: {used}.</translation>
    </message>
    <message>
        <source>The match history {file} was damaged ({cause}). It was kept as {kept}; {matches} matches with {deals} deals could be read from it and are in the new one.</source>
        <translation>Otteluarkisto {file} oli vaurioitunut ({cause}). Se säilytettiin nimellä {kept}. Siitä saatiin luettua otteluita: {matches}, jakoja: {deals}; ne ovat uudessa arkistossa.</translation>
    </message>
    <message>
        <source>The match history {file} was written by a newer version of the program (version {version}, this program knows {known}). It is left as it is; matches played now are lost when the program ends.</source>
        <translation>Otteluarkisto {file} on ohjelman uudemman version kirjoittama (versio {version}, tämä ohjelma tuntee version {known}). Se jätetään ennalleen; nyt pelatut ottelut katoavat, kun ohjelma lopetetaan.</translation>
    </message>
    <message>
        <source>The match history {file} needs repair or an update, but the program is open a second time. Close the other window and start again; until then matches are lost when the program ends.</source>
        <translation>Otteluarkisto {file} pitää korjata tai päivittää, mutta ohjelma on auki kahdesti. Sulje toinen ikkuna ja käynnistä uudelleen; siihen asti ottelut katoavat, kun ohjelma lopetetaan.</translation>
    </message>
    <message>
        <source>Matches played now are lost when the program ends, because the history cannot be used: {reason}</source>
        <translation>Nyt pelatut ottelut katoavat, kun ohjelma lopetetaan, sillä arkistoa ei voi käyttää: {reason}</translation>
    </message>
    <message>
        <source>The match history {file} cannot be opened ({cause}). Check the folder and its permissions or name another one with --data-dir.</source>
        <translation>Otteluarkistoa {file} ei voi avata ({cause}). Tarkista kansio ja sen oikeudet tai nimeä toinen valitsimella --data-dir.</translation>
    </message>
    <message>
        <source>The match history {file} is in use by another program. Close other windows of this program and try again.</source>
        <translation>Otteluarkisto {file} on toisen ohjelman käytössä. Sulje tämän ohjelman muut ikkunat ja yritä uudelleen.</translation>
    </message>
    <message>
        <source>The match history {file} is write-protected. Check the permissions of the file and its folder or name another folder with --data-dir.</source>
        <translation>Otteluarkisto {file} on kirjoitussuojattu. Tarkista tiedoston ja kansion oikeudet tai nimeä toinen kansio valitsimella --data-dir.</translation>
    </message>
    <message>
        <source>The match history {file} is damaged ({cause}). Start the program again: it will save what can be read.</source>
        <translation>Otteluarkisto {file} on vaurioitunut ({cause}). Käynnistä ohjelma uudelleen: se pelastaa, minkä voi lukea.</translation>
    </message>
    <message>
        <source>The match history {file} could not be used ({cause}).</source>
        <translation>Otteluarkistoa {file} ei voitu käyttää ({cause}).</translation>
    </message>
    <message>
        <source>The match history is closed.</source>
        <translation>Otteluarkisto on suljettu.</translation>
    </message>
    <message>
        <source>The match history {file} could not be brought from version {old} to version {new} ({cause}). It is unchanged; a copy is {backup}.</source>
        <translation>Otteluarkistoa {file} ei voitu muuntaa versiosta {old} versioon {new} ({cause}). Se on ennallaan; kopio on {backup}.</translation>
    </message>
    <message>
        <source>There is no match {match}.</source>
        <translation>Ottelua {match} ei ole.</translation>
    </message>
    <message>
        <source>Match {match} is stored, but its data cannot be understood ({cause}).</source>
        <translation>Ottelu {match} on tallessa, mutta sen tietoja ei voi tulkita ({cause}).</translation>
    </message>
    <message>
        <source>Match {match} is being played in another window of this program.</source>
        <translation>Ottelua {match} pelataan tämän ohjelman toisessa ikkunassa.</translation>
    </message>
    <message>
        <source>Match {match} is {status}; nothing can be added to it.</source>
        <translation>Ottelun {match} tila on {status}; siihen ei voi lisätä mitään.</translation>
    </message>
    <message>
        <source>There is no deal {deal}.</source>
        <translation>Jakoa {deal} ei ole.</translation>
    </message>
    <message>
        <source>Deal {deal} is {status}; its actions cannot be changed.</source>
        <translation>Jaon {deal} tila on {status}; sen siirtoja ei voi muuttaa.</translation>
    </message>
    <message>
        <source>Deal {deal} of match {match} is not finished.</source>
        <translation>Ottelun {match} jako {deal} on kesken.</translation>
    </message>
    <message>
        <source>Deal {deal} is not the last of its match; its actions stay.</source>
        <translation>Jako {deal} ei ole ottelunsa viimeinen; sen siirrot säilyvät.</translation>
    </message>
    <message>
        <source>Deal {deal}: the next action is number {expected}, not {given}.</source>
        <translation>Jako {deal}: seuraava siirto on numero {expected}, ei {given}.</translation>
    </message>
    <message>
        <source>The match goes on, but it is not being saved: {fault}</source>
        <translation>Ottelu jatkuu, mutta sitä ei tallenneta: {fault}</translation>
    </message>
    <message>
        <source>{name} could not decide ({fault}), so a simple player chose this time.</source>
        <translation>{name} ei osannut päättää ({fault}), joten tällä kertaa valitsi yksinkertainen pelaaja.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Open:</source>
        <translation>Avoinna:</translation>
    </message>
    <message>
        <source>Close the hand of {name}</source>
        <translation>Piilota käsi: {name}</translation>
    </message>
    <message>
        <source>Open the hand of {name}</source>
        <translation>Näytä käsi: {name}</translation>
    </message>
</context>
<context>
    <name>OptionDetails</name>
    <message>
        <source>Example</source>
        <translation>Esimerkki</translation>
    </message>
    <message>
        <source>How often it matters</source>
        <translation>Kuinka usein sillä on väliä</translation>
    </message>
    <message>
        <source>Who plays it so</source>
        <translation>Kuka pelaa näin</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>◆ changed; {preset}: {value}</source>
        <extracomment>What a row shows; while none of it changes, nothing needs to be done.</extracomment>
        <translation>◆ muutettu; {preset}: {value}</translation>
    </message>
    <message>
        <source>Has no effect now: {reason}.</source>
        <translation>Nyt vailla vaikutusta: {reason}.</translation>
    </message>
    <message>
        <source>The chosen value has no effect now: {reason}.</source>
        <translation>Valinta on nyt vailla vaikutusta: {reason}.</translation>
    </message>
    <message>
        <source>Does not fit: {reason}</source>
        <translation>Ei sovi: {reason}</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Palauta mallin mukaiseksi</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Vähemmän</translation>
    </message>
    <message>
        <source>Example and more</source>
        <translation>Esimerkki ja muuta</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lisää</translation>
    </message>
</context>
<context>
    <name>OrderTable</name>
    <message>
        <source>Trumps, the highest first</source>
        <translation>Valtit, suurin ensin</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <translation>Sivumaat</translation>
    </message>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, nine 0</source>
        <translation>Ässä 11, kymppi 10, kuningas 4, rouva 3, jätkä 2, yhdeksikkö 0</translation>
    </message>
</context>
<context>
    <name>OrderWindow</name>
    <message>
        <source>Trumps</source>
        <translation>Valtit</translation>
    </message>
</context>
<context>
    <name>PeekDialog</name>
    <message>
        <source>Nothing was hidden from {name} any more.</source>
        <extracomment>So many of the deals are drawn.</extracomment>
        <translation>Mitään ei ollut enää piilossa: {name}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of {count} led to another answer: {name} peeks!</source>
        <translation>
            <numerusform>%n jako ({count} jaosta) johti toiseen vastaukseen: {name} kurkkii!</numerusform>
            <numerusform>%n jakoa ({count} jaosta) johti toiseen vastaukseen: {name} kurkkii!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {answer} in your place.</source>
        <translation>
            <numerusform>✓ %n muu jako, sama vastaus: sinun paikallasi {answer}.</numerusform>
            <numerusform>✓ %n muuta jakoa, aina sama vastaus: sinun paikallasi {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {name} decides {answer}.</source>
        <translation>
            <numerusform>✓ %n muu jako, sama vastaus: {name} valitsee {answer}.</numerusform>
            <numerusform>✓ %n muuta jakoa, aina sama vastaus: {name} valitsee {answer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>to say nothing</source>
        <translation>olla sanomatta mitään</translation>
    </message>
    <message>
        <source>At the table it was: {action}</source>
        <translation>Pöydässä se oli: {action}</translation>
    </message>
    <message>
        <source>{name} saw</source>
        <translation>Mitä {name} näki</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Pöydällä: {cards}</translation>
    </message>
    <message>
        <source>In truth the others held</source>
        <translation>Todellisuudessa muilla oli</translation>
    </message>
    <message>
        <source>Deal {number} of those tried: {answer}, with {moved} cards elsewhere</source>
        <translation>Kokeiltu jako {number}: {answer}, vaikka {moved} korttia on muualla</translation>
    </message>
    <message>
        <source>Does it peek?</source>
        <translation>Kurkkiiko tietokone?</translation>
    </message>
    <message>
        <source>The computer players get only the cards they may see. Test it with deal {number}: choose a moment and a player. All cards this player could not know are dealt anew, fifty times, so that everything seen still fits, and each time the player decides again.</source>
        <translation>Tietokonepelaajat saavat vain ne kortit, jotka ne saavat nähdä. Kokeile jaolla {number}: valitse hetki ja pelaaja. Kaikki kortit, joita tämä pelaaja ei voinut tietää, jaetaan uudelleen viisikymmentä kertaa niin, että kaikki nähty pitää yhä paikkansa, ja joka kerta pelaaja päättää uudelleen.</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Hetki</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pelaaja</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Tikki {number}</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Ennen ensimmäistä tikkiä</translation>
    </message>
    <message>
        <source>Swap the hidden cards</source>
        <translation>Vaihda piilossa olevat kortit</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Deals tried</source>
        <translation>Kokeillut jaot</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Sinä</translation>
    </message>
    <message>
        <source>Berta</source>
        <translation>Berta</translation>
    </message>
    <message>
        <source>Carl</source>
        <translation>Carl</translation>
    </message>
    <message>
        <source>Dora</source>
        <translation>Dora</translation>
    </message>
</context>
<context>
    <name>PortraitsField</name>
    <message>
        <source>The usual one</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <translation>Muotokuva {number}</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Basic: tricks and trumps only</source>
        <translation>Perusteet: vain tikit ja valtit</translation>
    </message>
    <message>
        <source>Plus fox, Charlie, Doppelkopf</source>
        <translation>Lisänä kettu, Charlie, Doppelkopf</translation>
    </message>
    <message>
        <source>Plus announcements</source>
        <translation>Lisänä ilmoitukset</translation>
    </message>
    <message>
        <source>Plus wedding, poverty, solos</source>
        <translation>Lisänä häät, köyhyys, soolot</translation>
    </message>
    <message>
        <source>The rules of your own table</source>
        <translation>Oman pöytäsi säännöt</translation>
    </message>
    <message>
        <source>Open practice</source>
        <translation>Avoin harjoittelu</translation>
    </message>
    <message>
        <source>Nothing here is counted. Take back what you like and try it another way.</source>
        <translation>Tässä mitään ei lasketa. Peru mitä haluat ja kokeile toisin.</translation>
    </message>
    <message>
        <source>How much of the game?</source>
        <translation>Kuinka paljon pelistä?</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Muut pelaavat</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Uudet kortit</translation>
    </message>
    <message>
        <source>Code of a deal</source>
        <translation>Jaon koodi</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Jaa</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Peru</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Tee uudelleen</translation>
    </message>
    <message>
        <source>Back to your last decision (Ctrl+Z)</source>
        <translation>Takaisin viime päätökseesi (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Do again what you took back (Ctrl+Y)</source>
        <translation>Tee peruttu uudelleen (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Yrityksesi</translation>
    </message>
    <message>
        <source>Choose a card to decide anew there</source>
        <translation>Valitse kortti ja päätä siinä uudelleen</translation>
    </message>
    <message>
        <source>Everything that was played</source>
        <translation>Kaikki, mitä pelattiin</translation>
    </message>
    <message>
        <source>Order of the trumps</source>
        <translation>Valttien järjestys</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>This is no code of a deal. It looks like k3v9-w2xh-7mqd; check each letter.</source>
        <translation>Tämä ei ole jaon koodi. Koodi on tällainen: k3v9-w2xh-7mqd; tarkista jokainen kirjain.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Tikki {number}</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Ennen ensimmäistä korttia</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (peruttu)</translation>
    </message>
    <message>
        <source>Try {number}: {score} points</source>
        <translation>Yritys {number}: {score} pistettä</translation>
    </message>
    <message>
        <source>Try {number}, {cards} played</source>
        <translation>Yritys {number}, pelattu {cards}</translation>
    </message>
    <message>
        <source>The deal is over. Re {re}, Kontra {kontra}. You write {score}.</source>
        <translation>Jako on päättynyt. Re {re}, Kontra {kontra}. Kirjaat {score}.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Names and language</source>
        <translation>Nimet ja kieli</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Kortit ja pöytä</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Pelaaminen</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>Oma käsi</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Liike ja ääni</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Apu pelatessa</translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <translation>Näkeminen ja kuuleminen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kieli</translation>
    </message>
    <message>
        <source>Of all texts, and of the letters on the cards.</source>
        <translation>Kaikkien tekstien ja korttien kirjainten kieli.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Järjestelmän mukaan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pelaajat</translation>
    </message>
    <message>
        <source>Your name comes first, then the others clockwise. An empty name is filled in. A match that is over keeps its names.</source>
        <translation>Oma nimesi on ensin, sitten muut myötäpäivään. Tyhjä nimi täydennetään. Päättyneen ottelun nimet säilyvät.</translation>
    </message>
    <message>
        <source>Portraits</source>
        <translation>Muotokuvat</translation>
    </message>
    <message>
        <source>The faces at the table.</source>
        <translation>Kasvot pöydän ääressä.</translation>
    </message>
    <message>
        <source>Strength of the computer players</source>
        <translation>Tietokonepelaajien taso</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Kortti pelataan</translation>
    </message>
    <message>
        <source>Dragging the card and the keyboard always work.</source>
        <translation>Kortin vetäminen ja näppäimistö toimivat aina.</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Napsautuksella</translation>
    </message>
    <message>
        <source>A double click</source>
        <translation>Kaksoisnapsautuksella</translation>
    </message>
    <message>
        <source>A click and a button</source>
        <translation>Napsautuksella ja painikkeella</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Korttien nopeus</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ei liikettä</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Nopea</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Tavallinen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Hidas</translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <translation>Täysi tikki jää pöytään</translation>
    </message>
    <message>
        <source>Until you click, or for a time.</source>
        <translation>Napsautukseen asti tai hetkeksi.</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Napsautukseen asti</translation>
    </message>
    <message>
        <source>Play forced cards by itself</source>
        <translation>Pelaa pakolliset kortit itsestään</translation>
    </message>
    <message>
        <source>Where only one card is allowed, it is played without waiting for you.</source>
        <translation>Kun vain yksi kortti on sallittu, se pelataan odottamatta sinua.</translation>
    </message>
    <message>
        <source>Ask before an announcement</source>
        <translation>Kysy ennen ilmoitusta</translation>
    </message>
    <message>
        <source>Against a slip of the hand.</source>
        <translation>Lipsahdusten varalta.</translation>
    </message>
    <message>
        <source>Reports for a screen reader</source>
        <translation>Viestit ruudunlukijalle</translation>
    </message>
    <message>
        <source>How much of the play a screen reader hears while it goes on.</source>
        <translation>Kuinka paljon pelistä ruudunlukija kertoo pelin aikana.</translation>
    </message>
    <message>
        <source>Only what matters</source>
        <translation>Vain tärkeät asiat</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Jokainen kortti</translation>
    </message>
    <message>
        <source>Every card with its meaning</source>
        <translation>Jokainen kortti ja sen merkitys</translation>
    </message>
    <message>
        <source>Show which cards are allowed</source>
        <translation>Näytä sallitut kortit</translation>
    </message>
    <message>
        <source>Cards that may not be played are dimmed.</source>
        <translation>Kortit, joita ei saa pelata, himmennetään.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Käden järjestys</translation>
    </message>
    <message>
        <source>From left to right.</source>
        <translation>Vasemmalta oikealle.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Valtit</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Risti</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pata</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Hertta</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Ruutu</translation>
    </message>
    <message>
        <source>High cards first</source>
        <translation>Suuret kortit ensin</translation>
    </message>
    <message>
        <source>Within trumps and within a suit.</source>
        <translation>Valteissa ja kussakin maassa.</translation>
    </message>
    <message>
        <source>Mark known parties</source>
        <translation>Merkitse tunnetut puolet</translation>
    </message>
    <message>
        <source>Re and Kontra stand at a player as soon as everybody can know it.</source>
        <translation>Re ja Kontra näkyvät pelaajan kohdalla heti, kun kaikki voivat tietää ne.</translation>
    </message>
    <message>
        <source>Show the card points of a trick</source>
        <translation>Näytä tikin korttipisteet</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ikkuna</translation>
    </message>
    <message>
        <source>As the system changes between light and dark, so does the window.</source>
        <translation>Kun järjestelmä vaihtaa vaaleasta tummaan, ikkuna vaihtaa mukana.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Vaalea</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tumma</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Suuri kontrasti</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Pöytä</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Oma väri</translation>
    </message>
    <message>
        <source>For the table “Own colour”. Texts on it stay readable whatever you choose.</source>
        <translation>Pöydälle ”Oma väri”. Teksti pysyy luettavana, valitsit minkä tahansa.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Korttien selkäpuolet</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Neljä väriä</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own. On cards with German suits that is always so.</source>
        <translation>Jokaisella maalla on oma värinsä. Saksalaisissa korteissa niin on aina.</translation>
    </message>
    <message>
        <source>Own pictures of cards</source>
        <translation>Omat korttikuvat</translation>
    </message>
    <message>
        <source>A folder with SVG or PNG files, named by suit C S H D and rank 9 J Q K 10 A: CQ.svg is the queen of clubs, H10.png the ten of hearts, back.png the back. A card without a picture keeps the one above.</source>
        <translation>Kansio, jossa on SVG- tai PNG-tiedostoja maan C S H D ja arvon 9 J Q K 10 A mukaan nimettyinä: CQ.svg on ristirouva, H10.png herttakymppi, back.png selkäpuoli. Kortti, jolla ei ole kuvaa, pysyy yllä valittuna.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tekstin koko</translation>
    </message>
    <message>
        <source>Beside the size the system asks for.</source>
        <translation>Järjestelmän pyytämän koon lisäksi.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Vähemmän liikettä</translation>
    </message>
    <message>
        <source>Cards appear where they would fly, and nothing is celebrated.</source>
        <translation>Kortit ilmestyvät paikoilleen lentämättä, eikä mitään juhlita.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Kyllä</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Äänet</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Voimakkuus</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Vihjeet</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei vihjeitä</translation>
    </message>
    <message>
        <source>When I ask</source>
        <translation>Kun kysyn</translation>
    </message>
    <message>
        <source>Before each of my cards</source>
        <translation>Ennen jokaista korttiani</translation>
    </message>
    <message>
        <source>Warn before a mistake</source>
        <translation>Varoita ennen virhettä</translation>
    </message>
    <message>
        <source>The coach speaks up before the card is played.</source>
        <translation>Valmentaja puhuu ennen kuin kortti on pelattu.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ei koskaan</translation>
    </message>
    <message>
        <source>Before a costly one</source>
        <translation>Ennen kallista virhettä</translation>
    </message>
    <message>
        <source>Before any</source>
        <translation>Ennen jokaista virhettä</translation>
    </message>
    <message>
        <source>Open the review after each deal</source>
        <translation>Avaa läpikäynti joka jaon jälkeen</translation>
    </message>
    <message>
        <source>Explain the computer&apos;s cards</source>
        <translation>Selitä tietokoneen kortit</translation>
    </message>
    <message>
        <source>After the deal: during it the reasons would give hands away.</source>
        <translation type="vanished">Jaon jälkeen: sen aikana perustelut paljastaisivat kädet.</translation>
    </message>
    <message>
        <source>Show tips where something is new</source>
        <translation>Näytä neuvoja, kun jokin on uutta</translation>
    </message>
    <message>
        <source>In the replay of a deal: during it the reasons would give hands away.</source>
        <translation>Jakoa toistettaessa: sen aikana perustelut paljastaisivat kädet.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>What a change of the one implies: whoever chooses a colour wants to see it. What means nothing while a switch is off. The least width of the rows beside the side bar, in heights of a line. In place of the side bar where that would take too much room.</extracomment>
        <translation>Asetukset</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tiedostot</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Asetusten ryhmät</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Haku</translation>
    </message>
    <message>
        <source>Search in the preferences</source>
        <translation>Hae asetuksista</translation>
    </message>
    <message>
        <source>No preference says that.</source>
        <translation>Mikään asetus ei vastaa hakua.</translation>
    </message>
    <message>
        <source>Changes take effect at once. Rules and length of a match are chosen with it.</source>
        <translation>Muutokset tulevat heti voimaan. Säännöt ja ottelun pituus valitaan ottelun alussa.</translation>
    </message>
    <message>
        <source>This group back to defaults</source>
        <translation>Palauta tämän ryhmän oletukset</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>nobody else has a trump left</source>
        <extracomment>Columns of the proof after the number.</extracomment>
        <translation>muilla ei ole enää valttia</translation>
    </message>
    <message>
        <source>no higher trump is left</source>
        <translation>suurempaa valttia ei ole enää jäljellä</translation>
    </message>
    <message>
        <source>no trump and no {suit} is left elsewhere</source>
        <translation>muilla ei ole enää valttia eikä tätä maata: {suit}</translation>
    </message>
    <message>
        <source>no trump and no higher {suit} is left</source>
        <translation>valttia tai suurempaa korttia ei ole enää jäljellä: {suit}</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>All remaining tricks are yours</source>
        <translation>Kaikki loput tikit ovat sinun</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Ota tikit</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Pelaa loppuun</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>{chosen} of {all} chosen</source>
        <translation>{chosen}/{all} valittu</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Luovuta</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>What do you have?</source>
        <translation>Mitä sinulla on?</translation>
    </message>
    <message>
        <source>You must play a solo now</source>
        <translation>Sinun on pelattava soolo nyt</translation>
    </message>
    <message>
        <source>Name a solo for the rest of the deal</source>
        <translation>Nimeä soolo jaon loppuosalle</translation>
    </message>
    <message>
        <source>You have taken the second queen of spades and stand alone.</source>
        <translation>Sait toisen patarouvan ja pelaat yksin.</translation>
    </message>
    <message>
        <source>Do you want to play your solo now?</source>
        <translation>Haluatko pelata soolosi nyt?</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Terve</translation>
    </message>
    <message>
        <source>Reservation …</source>
        <translation>Varaus …</translation>
    </message>
    <message>
        <source>Healthy, or what do you have?</source>
        <translation>Terve, vai mitä sinulla on?</translation>
    </message>
    <message>
        <source>Healthy or reservation?</source>
        <translation>Terve vai varaus?</translation>
    </message>
    <message>
        <source>You hold both queens of clubs.</source>
        <translation>Sinulla on molemmat ristirouvat.</translation>
    </message>
    <message>
        <source>Your hand has nothing to reserve.</source>
        <translation>Kädessäsi ei ole aihetta varaukseen.</translation>
    </message>
    <message>
        <source>Wedding; your partner wins the</source>
        <translation>Häät; kumppanisi voittaa tikin:</translation>
    </message>
    <message>
        <source>{solo} (voluntary)</source>
        <translation>{solo} (vapaaehtoinen)</translation>
    </message>
    <message>
        <source>{solo} (compulsory)</source>
        <translation>{solo} (pakollinen)</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Heitä kortit</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Kyllä</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ei</translation>
    </message>
    <message>
        <source>Ask the others first</source>
        <translation>Kysy ensin muilta</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Bid for your solo?</source>
        <translation>Tarjoatko soolostasi?</translation>
    </message>
    <message>
        <source>Your trumps go with them.</source>
        <translation>Valttisi menevät mukana.</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Ota kortit</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Kieltäydy</translation>
    </message>
    <message>
        <source>You are the last one and must take them.</source>
        <translation>Olet viimeinen ja sinun on otettava ne.</translation>
    </message>
    <message>
        <source>{name} offers a poverty</source>
        <translation>{name} tarjoaa köyhyyttä</translation>
    </message>
    <message>
        <source>You must announce now</source>
        <translation>Sinun on ilmoitettava nyt</translation>
    </message>
    <message>
        <source>You have taken a rich trick early.</source>
        <translation>Sait varhain rikkaan tikin.</translation>
    </message>
</context>
<context>
    <name>RankingEditor</name>
    <message>
        <source>Higher</source>
        <translation>Ylemmäs</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Alemmas</translation>
    </message>
    <message>
        <source>Drag, or move with Alt and the arrow keys; the space bar adds and removes.</source>
        <translation>Vedä tai siirrä Alt- ja nuolinäppäimillä; välilyönti lisää ja poistaa.</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Play again</source>
        <translation>Pelaa uudelleen</translation>
    </message>
    <message>
        <source>Other rules or players…</source>
        <translation>Muut säännöt tai pelaajat…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pistelista</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Käy läpi tämä ottelu</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) were played.</source>
        <translation>
            <numerusform>Pelattiin %n jako.</numerusform>
            <numerusform>Pelattiin %n jakoa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends in a draw</source>
        <translation>Ottelu päättyi tasan</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Ensimmäinen sija: {names}</translation>
    </message>
    <message>
        <source>{name}: {total} points</source>
        <translation>{name}: {total} pistettä</translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>voitti %n jaon</numerusform>
            <numerusform>voitti %n jakoa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won}, %n of all alone</source>
        <translation>
            <numerusform>{won}, %n kaikista yksin</numerusform>
            <numerusform>{won}, %n kaikista yksin</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Game won</source>
        <translation>Peli voitettu</translation>
    </message>
    <message>
        <source>Against the old ones</source>
        <translation>Vanhoja vastaan</translation>
    </message>
    <message>
        <source>Under 90</source>
        <translation>Alle 90</translation>
    </message>
    <message>
        <source>Under 60</source>
        <translation>Alle 60</translation>
    </message>
    <message>
        <source>Under 30</source>
        <translation>Alle 30</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>120 points against “no 90”</source>
        <translation>120 pistettä, vastassa ”ei 90”</translation>
    </message>
    <message>
        <source>90 points against “no 60”</source>
        <translation>90 pistettä, vastassa ”ei 60”</translation>
    </message>
    <message>
        <source>60 points against “no 30”</source>
        <translation>60 pistettä, vastassa ”ei 30”</translation>
    </message>
    <message>
        <source>30 points against “schwarz”</source>
        <translation>30 pistettä, vastassa ”schwarz”</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Re ilmoitettu</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Kontra ilmoitettu</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herttatikki</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Kettu kiinni</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Kettu kiinni viimeisessä tikissä</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Dulle kiinni</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Kettu voittaa viimeisen tikin</translation>
    </message>
    <message>
        <source>Both foxes in the last trick</source>
        <translation>Molemmat ketut viimeisessä tikissä</translation>
    </message>
    <message>
        <source>Charlie wins the last trick</source>
        <translation>Charlie voittaa viimeisen tikin</translation>
    </message>
    <message>
        <source>Both Charlies in the last trick</source>
        <translation>Molemmat Charliet viimeisessä tikissä</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Charlie kiinni</translation>
    </message>
    <message>
        <source>Not below zero</source>
        <translation>Ei alle nollan</translation>
    </message>
    <message>
        <source>Solo counts double</source>
        <translation>Soolo lasketaan kaksinkertaisena</translation>
    </message>
    <message>
        <source>Klabautermann</source>
        <translation>Klabautermann</translation>
    </message>
    <message>
        <source>Kaffeekranz</source>
        <translation>Kaffeekranz</translation>
    </message>
    <message>
        <source>Agathe</source>
        <translation>Agathe</translation>
    </message>
    <message>
        <source>Fischauge</source>
        <translation>Fischauge</translation>
    </message>
    <message>
        <source>Gans</source>
        <translation>Gans</translation>
    </message>
    <message>
        <source>Koppeldopf</source>
        <translation>Koppeldopf</translation>
    </message>
    <message>
        <source>“{level}” announced by the losers</source>
        <extracomment>What becomes of a level or prediction: a frame for its name.</extracomment>
        <translation>Häviäjät ilmoittivat ”{level}”</translation>
    </message>
    <message>
        <source>“{level}” missed</source>
        <translation>”{level}” jäi saavuttamatta</translation>
    </message>
    <message>
        <source>“{level}” predicted wrongly</source>
        <translation>”{level}” ennustettu väärin</translation>
    </message>
    <message>
        <source>“{level}” announced</source>
        <translation>”{level}” ilmoitettu</translation>
    </message>
    <message>
        <source>“{level}” predicted</source>
        <translation>”{level}” ennustettu</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Review this match</source>
        <translation>Käy läpi tämä ottelu</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Käy läpi tämä jako</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Replay the unfinished deal</source>
        <translation>Toista keskeneräinen jako</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ja %n muu</numerusform>
            <numerusform>ja %n muuta</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}: {what}</source>
        <translation>{number}: {what}</translation>
    </message>
    <message>
        <source>{deals}, {wrong}</source>
        <translation>{deals}, {wrong}</translation>
    </message>
    <message>
        <source>{deals}, every action is allowed and every result is right</source>
        <translation>{deals}, jokainen siirto on sallittu ja jokainen tulos oikein</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>the file cannot be read: {why}</source>
        <extracomment>Sentences of the readers; what stands in braces is kept. The first one that fits is taken.</extracomment>
        <translation>Tiedostoa ei voi lukea: {why}</translation>
    </message>
    <message>
        <source>the file is larger than {bytes} bytes</source>
        <translation>Tiedosto on suurempi kuin {bytes} tavua</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>Tämä ei ole UTF-8-tekstiä</translation>
    </message>
    <message>
        <source>a document opens with a line {opening}, not with {text}</source>
        <translation>Jokainen osa alkaa rivillä {opening}, ei rivillä {text}</translation>
    </message>
    <message>
        <source>the file is cut short: its last document is not closed with a line {closing}</source>
        <translation>Tiedosto on katkennut: sen viimeisestä osasta puuttuu loppurivi {closing}</translation>
    </message>
    <message>
        <source>the document that opens in line {number} is not closed with a line {closing}</source>
        <translation>Riviltä {number} alkavasta osasta puuttuu loppurivi {closing}</translation>
    </message>
    <message>
        <source>the file holds no document</source>
        <translation>Tiedostossa ei ole mitään</translation>
    </message>
    <message>
        <source>a document is longer than {bytes} characters</source>
        <translation>Osa on pidempi kuin {bytes} merkkiä</translation>
    </message>
    <message>
        <source>a document is a mapping of keys and values</source>
        <translation>Osa koostuu avaimista ja niiden arvoista</translation>
    </message>
    <message>
        <source>this is not YAML</source>
        <translation>Tämä ei ole YAML-muotoa</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>Tämä ei ole JSON-muotoa</translation>
    </message>
    <message>
        <source>nested more than {levels} levels deep</source>
        <translation>yli {levels} tasoa sisäkkäin</translation>
    </message>
    <message>
        <source>a key is a word, not a list or a mapping</source>
        <translation>Avain on sana, ei luettelo eikä kuvaus</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>Avain {key} esiintyy kahdesti</translation>
    </message>
    <message>
        <source>anchors are not part of the format</source>
        <translation>Ankkurit eivät kuulu muotoon</translation>
    </message>
    <message>
        <source>aliases are not part of the format</source>
        <translation>Viittaukset eivät kuulu muotoon</translation>
    </message>
    <message>
        <source>tags such as {tag} are not part of the format</source>
        <translation>YAML-tunnisteet kuten {tag} eivät kuulu muotoon</translation>
    </message>
    <message>
        <source>a document ends with the line &apos;...&apos;, the next opens with &apos;---&apos;</source>
        <translation>Osa päättyy riviin &apos;...&apos;, seuraava alkaa rivillä &apos;---&apos;</translation>
    </message>
    <message>
        <source>a record in JSON is an object with the keys &apos;doko&apos;, &apos;kind&apos; (record) and &apos;documents&apos;</source>
        <translation>JSON-tallenne on olio, jossa on avaimet &apos;doko&apos;, &apos;kind&apos; (record) ja &apos;documents&apos;</translation>
    </message>
    <message>
        <source>&apos;doko&apos; must be the number of the format, {format}, not {found}</source>
        <translation>Avaimen &apos;doko&apos; on oltava muodon numero {format}, ei {found}</translation>
    </message>
    <message>
        <source>&apos;doko&apos; must be {format}, not {found}</source>
        <translation>Avaimen &apos;doko&apos; on oltava {format}, ei {found}</translation>
    </message>
    <message>
        <source>&apos;documents&apos; must be a list with the documents of the record</source>
        <translation>Avaimen &apos;documents&apos; on oltava luettelo tallenteen osista</translation>
    </message>
    <message>
        <source>document {number} must be an object, not {found}</source>
        <translation>Osan {number} on oltava olio, ei {found}</translation>
    </message>
    <message>
        <source>{text} is too large a number</source>
        <translation>{text} on liian suuri luku</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} ei ole luku</translation>
    </message>
    <message>
        <source>half a character in {text}</source>
        <translation>Tekstissä {text} on puolikas merkki</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>tyhjä</translation>
    </message>
    <message>
        <source>&apos;kind&apos; must be match or deal, not {found}</source>
        <translation>Avaimen &apos;kind&apos; on oltava match tai deal, ei {found}</translation>
    </message>
    <message>
        <source>&apos;deals&apos; must be the planned number of deals, not {found}</source>
        <translation>Avaimen &apos;deals&apos; on oltava suunniteltu jakojen määrä, ei {found}</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be a list of four to seven names</source>
        <translation>Avaimen &apos;players&apos; on oltava luettelo, jossa on neljästä seitsemään nimeä</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be names, not {found}; a name that YAML takes for something else stands in quotes</source>
        <translation>Avaimessa &apos;players&apos; on oltava nimiä, ei {found}; nimi, jonka YAML tulkitsee muuksi, kirjoitetaan lainausmerkkeihin</translation>
    </message>
    <message>
        <source>&apos;rules&apos; must name a preset and what differs from it, not {found}</source>
        <translation>Avaimen &apos;rules&apos; on kerrottava perussäännöt ja poikkeamat niistä, ei {found}</translation>
    </message>
    <message>
        <source>a deal that stands alone carries &apos;rules&apos;</source>
        <translation>Yksittäisessä jaossa on oltava &apos;rules&apos;</translation>
    </message>
    <message>
        <source>the deals of a match carry no &apos;rules&apos;; those of the match hold</source>
        <translation>Ottelun jaoissa ei ole avainta &apos;rules&apos;; ottelun säännöt pätevät</translation>
    </message>
    <message>
        <source>&apos;forehand&apos; must be a seat 0-3, not {found}</source>
        <translation>Avaimen &apos;forehand&apos; on oltava paikka 0-3, ei {found}</translation>
    </message>
    <message>
        <source>with &apos;dealer: out&apos; the key &apos;forehand&apos; must name a seat</source>
        <translation>Kun &apos;dealer: out&apos;, avaimen &apos;forehand&apos; on nimettävä paikka</translation>
    </message>
    <message>
        <source>&apos;dealer&apos; must be a seat 0-3 or out, not {found}</source>
        <translation>Avaimen &apos;dealer&apos; on oltava paikka 0-3 tai out, ei {found}</translation>
    </message>
    <message>
        <source>&apos;forehand&apos; is the seat after the dealer, {right}, not {found}</source>
        <translation>&apos;forehand&apos; on jakajasta seuraava paikka {right}, ei {found}</translation>
    </message>
    <message>
        <source>&apos;hands&apos; must be four lines of cards, one for each seat</source>
        <translation>Avaimessa &apos;hands&apos; on oltava neljä riviä kortteja, yksi paikkaa kohti</translation>
    </message>
    <message>
        <source>&apos;hands&apos;: the hand of seat {seat} must be a line of cards</source>
        <translation>&apos;hands&apos;: paikan {seat} käden on oltava rivi kortteja</translation>
    </message>
    <message>
        <source>&apos;hands&apos;: seat {seat}: {why}</source>
        <translation>&apos;hands&apos;: paikka {seat}: {why}</translation>
    </message>
    <message>
        <source>{code} is not a card</source>
        <translation>{code} ei ole kortti</translation>
    </message>
    <message>
        <source>&apos;actions&apos; must be a list of texts</source>
        <translation>Avaimen &apos;actions&apos; on oltava luettelo tekstejä</translation>
    </message>
    <message>
        <source>&apos;actions&apos;: number {number} must be a text, not {found}</source>
        <translation>&apos;actions&apos;: numeron {number} on oltava teksti, ei {found}</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be four different indexes 0-{last} into the match&apos;s players</source>
        <translation>Avaimessa &apos;players&apos; on oltava neljä eri numeroa 0-{last} ottelun pelaajista</translation>
    </message>
    <message>
        <source>&apos;number&apos; must be the number of the deal, not {found}</source>
        <translation>Avaimen &apos;number&apos; on oltava jaon numero, ei {found}</translation>
    </message>
    <message>
        <source>&apos;state&apos; must be a mapping</source>
        <translation>Avaimen &apos;state&apos; on koostuttava avaimista ja arvoista</translation>
    </message>
    <message>
        <source>&apos;state&apos; has no key {key}; possible: {keys}</source>
        <translation>Avaimessa &apos;state&apos; ei ole avainta {key}; mahdolliset: {keys}</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; needs the option compulsory_solo_mix</source>
        <translation>&apos;compulsory_mix_owed&apos; vaatii säännön compulsory_solo_mix</translation>
    </message>
    <message>
        <source>&apos;forced_solo&apos; must be a seat 0-3 or null, not {found}</source>
        <translation>Avaimen &apos;forced_solo&apos; on oltava paikka 0-3 tai null, ei {found}</translation>
    </message>
    <message>
        <source>&apos;bock&apos; must be a factor from 1 on, not {found}</source>
        <translation>Avaimen &apos;bock&apos; on oltava kerroin 1 tai enemmän, ei {found}</translation>
    </message>
    <message>
        <source>&apos;compulsory_owed&apos; must be four numbers, one for each seat</source>
        <translation>Avaimessa &apos;compulsory_owed&apos; on oltava neljä lukua, yksi paikkaa kohti</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; must be four mappings, one for each seat</source>
        <translation>Avaimessa &apos;compulsory_mix_owed&apos; on oltava neljä tietoa, yksi paikkaa kohti</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; must be four mappings with numbers for &apos;suit&apos; and &apos;picture&apos;</source>
        <translation>Avaimessa &apos;compulsory_mix_owed&apos; on oltava neljä tietoa, joissa on luvut avaimille &apos;suit&apos; ja &apos;picture&apos;</translation>
    </message>
    <message>
        <source>&apos;compulsory_owed&apos;: under these rules nobody owes more than {most}</source>
        <translation>&apos;compulsory_owed&apos;: näillä säännöillä kukaan ei ole velkaa enempää kuin {most}</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos;: more is missing than the rules ask for</source>
        <translation>&apos;compulsory_mix_owed&apos;: puuttuu enemmän kuin säännöt vaativat</translation>
    </message>
    <message>
        <source>&apos;forced_solo&apos;: seat {seat} owes no solo</source>
        <translation>&apos;forced_solo&apos;: paikka {seat} ei ole velkaa sooloa</translation>
    </message>
    <message>
        <source>&apos;bock&apos;: {found} is not a factor that these rules can give</source>
        <translation>&apos;bock&apos;: näillä säännöillä kerroin ei voi olla {found}</translation>
    </message>
    <message>
        <source>&apos;number&apos; is {found}; this is deal {right}</source>
        <translation>Avaimen &apos;number&apos; arvo on {found}; tämä on jako {right}</translation>
    </message>
    <message>
        <source>{key} is {found}; after the deals before it should be {right}</source>
        <translation>{key} on {found}; edellisten jakojen jälkeen sen pitäisi olla {right}</translation>
    </message>
    <message>
        <source>the match of {deals} deals is over</source>
        <translation>{deals} jaon ottelu on päättynyt</translation>
    </message>
    <message>
        <source>the deal is not finished</source>
        <translation>Jako on kesken</translation>
    </message>
    <message>
        <source>a match has at least one deal</source>
        <translation>Ottelussa on vähintään yksi jako</translation>
    </message>
    <message>
        <source>4 to 7 people can sit at a table, not {found}</source>
        <translation>Pöydässä voi olla 4–7 henkilöä, ei {found}</translation>
    </message>
    <message>
        <source>the first dealer is one of 0-{last}, not {found}</source>
        <translation>Ensimmäinen jakaja on jokin 0-{last}, ei {found}</translation>
    </message>
    <message>
        <source>from forehand on the persons {persons} play this deal, dealt by {dealer}</source>
        <translation>Etukädestä alkaen tämän jaon pelaavat henkilöt {persons}; jakaja on {dealer}</translation>
    </message>
    <message>
        <source>the dealer sits before forehand</source>
        <translation>Jakaja istuu ennen etukättä</translation>
    </message>
    <message>
        <source>with five or more at the table the dealer sits out</source>
        <translation>Kun pöydässä on viisi tai enemmän, jakaja on jaon sivussa</translation>
    </message>
    <message>
        <source>seat {seat} has {found} cards instead of {right}</source>
        <translation>Paikalla {seat} on {found} korttia, pitäisi olla {right}</translation>
    </message>
    <message>
        <source>the hands are not the deck: missing {missing}, too many {extra}</source>
        <translation>Kädet eivät muodosta pakkaa: puuttuu {missing}, liikaa {extra}</translation>
    </message>
    <message>
        <source>a bock factor of {found} without the option bock</source>
        <translation>Bock-kerroin {found} ilman sääntöä bock</translation>
    </message>
    <message>
        <source>{text} does not start with a seat (0-3) and a word</source>
        <translation>{text} ei ala paikalla (0-3) ja sanalla</translation>
    </message>
    <message>
        <source>{text} has a space too many</source>
        <translation>Tekstissä {text} on yksi väli liikaa</translation>
    </message>
    <message>
        <source>{text}: {word} is not one of {words}</source>
        <translation>{text}: {word} ei ole mikään näistä: {words}</translation>
    </message>
    <message>
        <source>{text} cannot be read</source>
        <translation>{text} ei ole luettavissa</translation>
    </message>
    <message>
        <source>the stored result is {found}, not a mapping</source>
        <translation>Tallennettu tulos on {found}, ei avaimia ja arvoja</translation>
    </message>
    <message>
        <source>the stored result has the unknown key {key}</source>
        <translation>Tallennetussa tuloksessa on tuntematon avain {key}</translation>
    </message>
    <message>
        <source>line {number} is missing; it should be {right}</source>
        <translation>Pisterivi {number} puuttuu; sen pitäisi olla {right}</translation>
    </message>
    <message>
        <source>line {number} is {found}; there should be no such line</source>
        <translation>Pisterivi {number} on {found}; sellaista riviä ei pitäisi olla</translation>
    </message>
    <message>
        <source>line {number} is {found}; it should be {right}</source>
        <translation>Pisterivi {number} on {found}; sen pitäisi olla {right}</translation>
    </message>
    <message>
        <source>{key} has the unknown key {other}</source>
        <translation>Kohdassa {key} on tuntematon avain {other}</translation>
    </message>
    <message>
        <source>{key} is missing; it should be {right}</source>
        <translation>{key} puuttuu; sen pitäisi olla {right}</translation>
    </message>
    <message>
        <source>{key} is {found}; it should be {right}</source>
        <translation>{key} on {found}; sen pitäisi olla {right}</translation>
    </message>
    <message>
        <source>the file holds no table</source>
        <translation>Tiedostossa ei ole taulukkoa</translation>
    </message>
    <message>
        <source>this is no table</source>
        <translation>Tätä ei voi lukea taulukkona</translation>
    </message>
    <message>
        <source>the first line does not have the columns of a sheet</source>
        <translation>Ensimmäisellä rivillä ei ole pistelistan sarakkeita</translation>
    </message>
    <message>
        <source>after the fixed columns come the names and then their totals</source>
        <translation>Kiinteiden sarakkeiden jälkeen tulevat nimet ja sitten niiden summat</translation>
    </message>
    <message>
        <source>{found} columns instead of {right}</source>
        <translation>{found} saraketta, pitäisi olla {right}</translation>
    </message>
    <message>
        <source>the total of {name} is {found}; the scores give {right}</source>
        <translation>Pelaajan {name} summa on {found}; pisteistä tulee {right}</translation>
    </message>
    <message>
        <source>there is no game {text}</source>
        <translation>Peliä {text} ei ole</translation>
    </message>
    <message>
        <source>there is no person number {number}</source>
        <translation>Henkilöä numero {number} ei ole</translation>
    </message>
    <message>
        <source>somebody stands twice in {text}</source>
        <translation>Joku esiintyy kahdesti kohdassa {text}</translation>
    </message>
    <message>
        <source>{number} is less than {least}</source>
        <translation>{number} on pienempi kuin {least}</translation>
    </message>
    <message>
        <source>{text} is no side</source>
        <translation>{text} ei ole puoli</translation>
    </message>
    <message>
        <source>{text} is no time</source>
        <translation>{text} ei ole ajankohta</translation>
    </message>
    <message>
        <source>{text} is no code of rules</source>
        <translation>{text} ei ole sääntökoodi</translation>
    </message>
    <message>
        <source>{text} is no whole number</source>
        <translation>{text} ei ole kokonaisluku</translation>
    </message>
    <message>
        <source>{text} is no announcement</source>
        <translation>{text} ei ole ilmoitus</translation>
    </message>
    <message>
        <source>{text} is no score line</source>
        <translation>{text} ei ole pisterivi</translation>
    </message>
    <message>
        <source>this is not YAML: {why}</source>
        <translation type="vanished">Tämä ei ole YAML-muotoa: {why}</translation>
    </message>
    <message>
        <source>this is not JSON: {why}</source>
        <translation type="vanished">Tämä ei ole JSON-muotoa: {why}</translation>
    </message>
    <message>
        <source>this is format {theirs}; this program reads format {ours}</source>
        <translation>Tiedoston muoto on {theirs}; tämä ohjelma lukee muotoa {ours}</translation>
    </message>
    <message>
        <source>a result is stored, but the deal is not finished</source>
        <translation>Tulos on tallennettu, mutta jako on kesken</translation>
    </message>
    <message>
        <source>the deal is not finished; such a deal can only be the last of a file</source>
        <translation>Jako on kesken; se käy vain tiedoston viimeisestä jaosta</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Sitä ei ole olemassa</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Käyttö on kielletty</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Se on kansio</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>So many actions are named that would be allowed. The words for places, where the translation tools find them.</extracomment>
        <translation>jako {number}</translation>
    </message>
    <message>
        <source>action {number} ({text})</source>
        <translation>siirto {number} ({text})</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>rivi {number}</translation>
    </message>
    <message>
        <source>Allowed here: {actions}</source>
        <translation>Tässä sallittua: {actions}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>Jako on päättynyt.</translation>
    </message>
    <message>
        <source>It is {turn}&apos;s turn.</source>
        <translation>Vuorossa on {turn}.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Tämä ei nyt käy.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} ei ole kädessäsi.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold {card}.</source>
        <translation>Aloitettiin valtilla, ja sinulla on {card}.</translation>
    </message>
    <message>
        <source>{led} and you hold {card}.</source>
        <translation>{led}, ja sinulla on {card}.</translation>
    </message>
    <message>
        <source>Your hand has nothing to reserve.</source>
        <translation>Kädessäsi ei ole aihetta varaukseen.</translation>
    </message>
    <message>
        <source>You hold both ♣{queen}: declare a wedding or a solo.</source>
        <translation>Sinulla on molemmat ♣{queen}: ilmoita häät tai soolo.</translation>
    </message>
    <message>
        <source>These rules do not offer it: {what}.</source>
        <translation>Nämä säännöt eivät tunne tätä: {what}.</translation>
    </message>
    <message>
        <source>Your hand does not allow it: {what}.</source>
        <translation>Kätesi ei salli tätä: {what}.</translation>
    </message>
    <message>
        <source>You have already answered.</source>
        <translation>Olet jo vastannut.</translation>
    </message>
    <message>
        <source>Only a compulsory solo is possible here.</source>
        <translation>Tässä käy vain pakollinen soolo.</translation>
    </message>
    <message>
        <source>This solo would not count as your compulsory one anyway.</source>
        <translation>Tätä sooloa ei laskettaisi pakolliseksi.</translation>
    </message>
    <message>
        <source>The next bid is {level}.</source>
        <translation>Seuraava tarjous on {level}.</translation>
    </message>
    <message>
        <source>The bidding is at its highest level. You can only pass.</source>
        <translation>Tarjoukset ovat huipussaan. Voit vain passata.</translation>
    </message>
    <message>
        <source>Choose {expected} cards, not {given}.</source>
        <translation>Valittavia kortteja on {expected}, ei {given}.</translation>
    </message>
    <message>
        <source>All your trumps must be among the cards.</source>
        <translation>Kaikkien valttiesi on oltava mukana.</translation>
    </message>
    <message>
        <source>Too late: possible with at least {least} cards in hand, you hold {held}.</source>
        <translation>Liian myöhään: kädessä on oltava vähintään {least} korttia, sinulla on {held}.</translation>
    </message>
    <message>
        <source>Too late: possible up to {most} played cards, there are {lying}.</source>
        <translation>Liian myöhään: pelattuja kortteja saa olla enintään {most}, niitä on {lying}.</translation>
    </message>
    <message>
        <source>No announcements with fewer than {least} cards in hand.</source>
        <translation>Ei ilmoituksia, kun kädessä on alle {least} korttia.</translation>
    </message>
    <message>
        <source>No announcements before the wedding has found its partner.</source>
        <translation>Ei ilmoituksia ennen kuin häille on löytynyt kumppani.</translation>
    </message>
    <message>
        <source>You do not belong to {side}.</source>
        <translation>Et kuulu puoleen {side}.</translation>
    </message>
    <message>
        <source>Already announced: {word}.</source>
        <translation>Jo ilmoitettu: {word}.</translation>
    </message>
    <message>
        <source>This must be announced first: {missing}.</source>
        <translation>Tämä on ilmoitettava ensin: {missing}.</translation>
    </message>
    <message>
        <source>After a late reply your side can announce nothing more.</source>
        <translation>Myöhäisen vastauksen jälkeen puolesi ei voi ilmoittaa enempää.</translation>
    </message>
    <message>
        <source>There are no announcements in this game.</source>
        <translation>Tässä pelissä ei ilmoiteta.</translation>
    </message>
    <message>
        <source>Announcements are only possible when it is your turn.</source>
        <translation>Voit ilmoittaa vain omalla vuorollasi.</translation>
    </message>
    <message>
        <source>No prediction is possible now.</source>
        <translation>Nyt ei voi ennustaa.</translation>
    </message>
    <message>
        <source>First {seat} must announce: {word}.</source>
        <translation>Ensin {seat} ilmoittaa: {word}.</translation>
    </message>
    <message>
        <source>The declared card must be played now: {card}.</source>
        <translation>Nyt on pelattava ilmoitettu kortti: {card}.</translation>
    </message>
    <message>
        <source>Not possible now: {what}.</source>
        <translation>Ei nyt mahdollista: {what}.</translation>
    </message>
    <message>
        <source>First {seat} must name a solo.</source>
        <translation>Ensin {seat} nimeää soolon.</translation>
    </message>
    <message>
        <source>Nobody else owes a compulsory solo.</source>
        <translation>Kukaan muu ei ole velkaa pakollista sooloa.</translation>
    </message>
    <message>
        <source>These rules do not know claiming the rest of the tricks.</source>
        <translation>Näissä säännöissä ei voi vaatia loppuja tikkejä.</translation>
    </message>
    <message>
        <source>Only the soloist can end the deal, and only when leading to a trick.</source>
        <translation>Vain soolopelaaja voi lopettaa jaon, ja vain aloittaessaan tikin.</translation>
    </message>
    <message>
        <source>It is not certain that you win all the other tricks.</source>
        <translation>Ei ole varmaa, että voitat kaikki muut tikit.</translation>
    </message>
    <message>
        <source>First you must announce: {word}.</source>
        <translation>Ensin sinun on ilmoitettava: {word}.</translation>
    </message>
    <message>
        <source>First you must name a solo.</source>
        <translation>Ensin sinun on nimettävä soolo.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>On sinun vuorosi.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ei ole sinun vuorosi.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Place in the deal</source>
        <extracomment>How long a moment stays while it plays by itself, by speed. What each picture does, by the name of the wish. Why a computer player did what was done last.</extracomment>
        <translation>Kohta jaossa</translation>
    </message>
    <message>
        <source>Below sits</source>
        <translation>Alhaalla istuu</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Kaikki kädet auki</translation>
    </message>
    <message>
        <source>Without it you see only what the player below could know (O)</source>
        <translation>Muuten näet vain sen, mitä alhaalla istuva saattoi tietää (O)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Nopeus</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>hidas</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>tavallinen</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>nopea</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>hyvin nopea</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Tapahtumat</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Selitä</translation>
    </message>
    <message>
        <source>Say why a computer player did what it did last (W)</source>
        <translation>Kerro, miksi tietokonepelaaja teki viime tekonsa (W)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jatka tästä</translation>
    </message>
    <message>
        <source>Take this seat and play on; it does not count (B)</source>
        <translation>Istu tälle paikalle ja jatka peliä; sitä ei lasketa (B)</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Pelaa tämä jako uudelleen…</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Alkuun (Home)</translation>
    </message>
    <message>
        <source>One trick back (up arrow)</source>
        <translation>Tikki taaksepäin (nuoli ylös)</translation>
    </message>
    <message>
        <source>One card back (left arrow)</source>
        <translation>Kortti taaksepäin (nuoli vasemmalle)</translation>
    </message>
    <message>
        <source>Play by itself (space)</source>
        <translation>Toista itsestään (välilyönti)</translation>
    </message>
    <message>
        <source>Pause (space)</source>
        <translation>Tauko (välilyönti)</translation>
    </message>
    <message>
        <source>One card on (right arrow)</source>
        <translation>Kortti eteenpäin (nuoli oikealle)</translation>
    </message>
    <message>
        <source>One trick on (down arrow)</source>
        <translation>Tikki eteenpäin (nuoli alas)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Loppuun (End)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>{name}: {points}, {date}</source>
        <extracomment>A complete trick stays so long before it is gathered. No seat of the table. A small table is better than one whose lower edge lies behind the bar. Under this width, in heights of a line, the events are only shown when asked for. In a lower page the controls stand beside the table, in a column of this width. Says why computer players did what they did.</extracomment>
        <translation>{name}: {points}, {date}</translation>
    </message>
    <message>
        <source>Played anew, not counted</source>
        <translation>Pelattu uudelleen, ei lasketa</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Jako {number}/{planned}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Mitä tapahtui</translation>
    </message>
    <message>
        <source>Tried out from here</source>
        <translation>Kokeiltu tästä</translation>
    </message>
    <message>
        <source>To the original</source>
        <translation>Alkuperäiseen</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The game: {game}</source>
        <translation>Pelataan: {game}</translation>
    </message>
    <message>
        <source>The game: {game}, {name}</source>
        <translation>Pelataan: {game}, {name}</translation>
    </message>
    <message>
        <source>{name} finds no partner</source>
        <translation>{name} ei löydä kumppania</translation>
    </message>
    <message>
        <source>{name} and {other} are partners</source>
        <translation>{name} ja {other} ovat kumppaneita</translation>
    </message>
    <message>
        <source>{name} stands alone</source>
        <translation>{name} on yksin</translation>
    </message>
    <message>
        <source>From here it was played anew</source>
        <translation>Tästä eteenpäin pelattiin uudelleen</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <translation>Jaon loppu</translation>
    </message>
    <message>
        <source>{name} announces {what}</source>
        <translation>{name} ilmoittaa: {what}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards} – {name}, {points}</source>
        <translation>Tikki {number}: {cards} – {name}, {points}</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Jako on päättynyt</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Ennen ensimmäistä korttia</translation>
    </message>
    <message>
        <source>After trick {number}</source>
        <translation>Tikin {number} jälkeen</translation>
    </message>
    <message>
        <source>Trick {number}, {cards} of 4 cards</source>
        <translation>Tikki {number}, {cards}/4 korttia</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Result of the deal</source>
        <extracomment>The most of its height that buttons may take from the result.</extracomment>
        <translation>Jaon tulos</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Lopputulos</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Jaa uudelleen</translation>
    </message>
    <message>
        <source>Play the last deal</source>
        <translation>Pelaa viimeinen jako</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Seuraava jako</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Pistelista</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Viime tikki</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Toista</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Käy läpi</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>good</source>
        <translation>hyvä</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>liian tasaista arvioitavaksi</translation>
    </message>
    <message>
        <source>inaccurate</source>
        <translation>epätarkka</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>virhe</translation>
    </message>
    <message>
        <source>big mistake</source>
        <translation>iso virhe</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>Signs that tell the grades apart without colour, as in the annotation of games.</extracomment>
        <translation>aloitukset</translation>
    </message>
    <message>
        <source>the fox</source>
        <translation>kettu</translation>
    </message>
    <message>
        <source>playing with the partner</source>
        <translation>yhteispeli</translation>
    </message>
    <message>
        <source>taking tricks</source>
        <translation>tikkien ottaminen</translation>
    </message>
    <message>
        <source>the last tricks</source>
        <translation>viimeiset tikit</translation>
    </message>
    <message>
        <source>announcements</source>
        <translation>ilmoitukset</translation>
    </message>
    <message>
        <source>choice of the game</source>
        <translation>pelin valinta</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Tikki {number}</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Ennen ensimmäistä tikkiä</translation>
    </message>
    <message>
        <source>nothing announced</source>
        <translation>ei ilmoitettu mitään</translation>
    </message>
    <message>
        <source>announce nothing</source>
        <translation>älä ilmoita mitään</translation>
    </message>
    <message>
        <source>bad luck</source>
        <translation>huono tuuri</translation>
    </message>
    <message>
        <source>By what could be known this was the best choice.</source>
        <translation>Sen perusteella, mitä saattoi tietää, tämä oli paras valinta.</translation>
    </message>
    <message>
        <source>Better by what could be known: {best}.</source>
        <translation>Parempi sen perusteella, mitä saattoi tietää: {best}.</translation>
    </message>
    <message>
        <source>The difference to {best} is smaller than the uncertainty of the estimate: no judgement.</source>
        <translation>Ero valintaan {best} on pienempi kuin arvion epävarmuus: ei tuomiota.</translation>
    </message>
    <message>
        <source>That cost {points} points on average (± {error}).</source>
        <translation>Se maksoi keskimäärin {points} pistettä (± {error}).</translation>
    </message>
    <message>
        <source>With all cards open it cost {points} points.</source>
        <translation>Kaikki kortit avoinna se maksoi {points} pistettä.</translation>
    </message>
    <message>
        <source>With all cards open it cost about {points} points.</source>
        <translation>Kaikki kortit avoinna se maksoi noin {points} pistettä.</translation>
    </message>
    <message>
        <source>With all cards open it cost nothing.</source>
        <translation>Kaikki kortit näkyvissä se ei maksanut mitään.</translation>
    </message>
    <message>
        <source>What it cost with all cards open cannot be said here.</source>
        <translation>Sitä, mitä se maksoi kaikki kortit näkyvissä, ei voi tässä sanoa.</translation>
    </message>
    <message>
        <source>Nobody could know that: bad luck, no mistake.</source>
        <translation>Sitä ei voinut kukaan tietää: huonoa tuuria, ei virhe.</translation>
    </message>
    <message>
        <source>Chance to win afterwards: {percent} %.</source>
        <translation>Voiton mahdollisuus sen jälkeen: {percent} %.</translation>
    </message>
    <message>
        <source>Nothing was lost by mistakes.</source>
        <translation>Virheillä ei menetetty mitään.</translation>
    </message>
    <message>
        <source>Lost by mistakes: {points} points.</source>
        <translation>Virheillä menetetty: {points} pistettä.</translation>
    </message>
    <message>
        <source>Most by: {themes}.</source>
        <translation>Eniten aiheista: {themes}.</translation>
    </message>
</context>
<context>
    <name>ReviewArea</name>
    <message>
        <source>This cannot be reviewed: {reason}</source>
        <extracomment>Another part of the program shows replays and lets somebody play on. It also knows the numbers of the deals of a match in the history, and wants to hear that a deal is reviewed.</extracomment>
        <translation>Tätä ei voi käydä läpi: {reason}</translation>
    </message>
    <message>
        <source>The match is reviewed.</source>
        <translation>Ottelu on käyty läpi.</translation>
    </message>
    <message>
        <source>Show the review</source>
        <translation>Näytä läpikäynti</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>The most of the width that list and curve take.</extracomment>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>{deal}: {points}</source>
        <translation>{deal}: {points}</translation>
    </message>
    <message>
        <source>The expected result through the deal; at the end {points}.</source>
        <translation>Odotettu tulos jaon edetessä; lopussa {points}.</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed: {reason}</source>
        <translation>Tätä jakoa ei voi käydä läpi: {reason}</translation>
    </message>
    <message>
        <source>Being reviewed …</source>
        <translation>Käydään läpi …</translation>
    </message>
    <message>
        <source>Without the compiled part of the program only your own seat is reviewed.</source>
        <translation>Ilman ohjelman käännettyä osaa käydään läpi vain oma paikkasi.</translation>
    </message>
    <message>
        <source>In all deals reviewed so far: {text}</source>
        <translation>Kaikissa tähän mennessä läpikäydyissä jaoissa: {text}</translation>
    </message>
    <message>
        <source>better</source>
        <translation>parempi</translation>
    </message>
    <message>
        <source>played</source>
        <translation>pelattu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Läpikäynti</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Pysäytä</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Jako</translation>
    </message>
    <message>
        <source>Decisions of</source>
        <translation>Kenen päätökset</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Kaikki kädet auki</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Edellinen virhe</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Seuraava virhe</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Toista tästä</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Pelaa tästä</translation>
    </message>
    <message>
        <source>Review the whole match</source>
        <translation>Käy läpi koko ottelu</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Päätökset</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Edistyminen</translation>
    </message>
</context>
<context>
    <name>RuleExamples</name>
    <message>
        <source>Without nines everybody has ten cards, of clubs and spades there are only six each, and the lowest trump is the ♦K.</source>
        <translation>Ilman yhdeksikköjä jokaisella on kymmenen korttia, ristiä ja pataa on vain kuusi kumpaakin, ja pienin valtti on ♦K.</translation>
    </message>
    <message>
        <source>Five at the table: Anna deals to Ben, Clara, David and Emil and sits out. In the next deal Ben deals and sits out.</source>
        <translation>Viisi pöydässä: Anna jakaa Benille, Claralle, Davidille ja Emilille eikä pelaa itse. Seuraavaksi Ben jakaa eikä pelaa.</translation>
    </message>
    <message>
        <source>Three at a time: four rounds of three cards for everybody.</source>
        <translation>Kolme kerrallaan: jokaiselle neljä kertaa kolme korttia.</translation>
    </message>
    <message>
        <source>Anna shuffles, David on her right cuts, Anna deals.</source>
        <translation>Anna sekoittaa, hänen oikealla puolellaan David nostaa, Anna jakaa.</translation>
    </message>
    <message>
        <source>Clockwise, Ben on Anna&apos;s left plays after her; the other way round it is David.</source>
        <translation>Myötäpäivään Annan jälkeen pelaa hänen vasemmallaan Ben; toiseen suuntaan David.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara throws her hand in. Either Anna deals again, or Ben does.</source>
        <translation>Anna on jakanut, Clara heittää kortit. Joko Anna jakaa uudelleen tai Ben jakaa.</translation>
    </message>
    <message>
        <source>Anna has both cards of the pair. She plays the first one and names Clara: from now on these two are Re, whoever had the ♣Q.</source>
        <translation>Annalla on parin molemmat kortit. Hän pelaa ensimmäisen ja nimeää Claran: siitä lähtien he ovat Re, oli ♣Q kenellä tahansa.</translation>
    </message>
    <message>
        <source>Anna has announced Re and no 90 when Ben chooses her as partner. Then no 90 lapses, or both lapse, or both stay.</source>
        <translation>Anna on ilmoittanut Re ja ei 90, kun Ben valitsee hänet kumppaniksi. Silloin ei 90 raukeaa, molemmat raukeavat tai molemmat jäävät.</translation>
    </message>
    <message>
        <source>Anna has a wedding, Clara wants a solo. In two steps both only say “reservation”, and when Clara names her solo, nobody learns about the wedding.</source>
        <translation>Annalla on häät, Clara haluaa soolon. Kahdessa vaiheessa kumpikin sanoo vain ”varaus”, ja kun Clara nimeää soolonsa, kukaan ei saa tietää häistä.</translation>
    </message>
    <message>
        <source>Anna has a wedding, Ben is poor. With poverty before wedding, Ben&apos;s poverty is played.</source>
        <translation>Annalla on häät, Ben on köyhä. Jos köyhyys käy ennen häitä, pelataan Benin köyhyys.</translation>
    </message>
    <message>
        <source>Anna wants a queens solo, Clara a clubs solo. Clara bids no 90; if Anna passes, Clara plays and has announced no 90.</source>
        <translation>Anna haluaa rouvasoolon, Clara ristisoolon. Clara tarjoaa ei 90; jos Anna passaa, Clara pelaa ja on ilmoittanut ei 90.</translation>
    </message>
    <message>
        <source>Anna wants a queens solo, Clara a clubs solo. If the clubs solo ranks higher, Clara plays although Anna spoke first.</source>
        <translation>Anna haluaa rouvasoolon, Clara ristisoolon. Jos ristisoolo on ylempänä, Clara pelaa, vaikka Anna puhui ensin.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara plays a solo. Either Ben, the player after the dealer, leads, or Clara does.</source>
        <translation>Anna on jakanut, Clara pelaa soolon. Aloittaja on joko Ben, jakajasta seuraava, tai Clara.</translation>
    </message>
    <message>
        <source>Anna dealt, Clara played a solo. If the dealer stays, Anna deals again.</source>
        <translation>Anna jakoi, Clara pelasi soolon. Jos jakaja ei vaihdu, Anna jakaa uudelleen.</translation>
    </message>
    <message>
        <source>One compulsory solo at a table of four: four of the deals are such solos, one by each.</source>
        <translation>Yksi pakollinen soolo neljän pöydässä: neljä jaoista on tällaisia sooloja, yksi kullekin.</translation>
    </message>
    <message>
        <source>Two compulsory solos, at least one of them a picture solo: after a clubs solo, only a picture solo settles the second one.</source>
        <translation>Kaksi pakollista sooloa, joista vähintään yksi kuvasoolo: ristisoolon jälkeen toiseksi kelpaa vain kuvasoolo.</translation>
    </message>
    <message>
        <source>Two deals are left, Anna and Clara still owe their solos. If forced, Anna plays one now and Clara in the last deal.</source>
        <translation>Jakoja on jäljellä kaksi, Anna ja Clara ovat vielä velkaa soolonsa. Jos pakotetaan, Anna pelaa nyt ja Clara viimeisessä jaossa.</translation>
    </message>
    <message>
        <source>Anna is forced but has a bad hand. She may ask Clara, who owes one too, to play hers now.</source>
        <translation>Anna joutuu pelaamaan soolon huonolla kädellä. Hän saa pyytää Claraa, joka on myös velkaa, pelaamaan omansa nyt.</translation>
    </message>
    <message>
        <source>Anna owes her solo and plays a queens solo in deal 3: it is the compulsory one, whether she likes it or not.</source>
        <translation>Anna on velkaa soolon ja pelaa rouvasoolon jaossa 3: se on pakollinen soolo, halusi hän tai ei.</translation>
    </message>
    <message>
        <source>Anna owes her solo and wins a silent wedding. If it counts, she owes nothing any more.</source>
        <translation>Anna on velkaa soolon ja voittaa hiljaiset häät. Jos ne lasketaan, hän ei ole enää velkaa.</translation>
    </message>
    <message>
        <source>In her queens solo Clara holds both ♣Q and three aces: she shows them and takes all remaining tricks.</source>
        <translation>Rouvasoolossaan Claralla on molemmat ♣Q ja kolme ässää: hän näyttää ne ja ottaa kaikki loput tikit.</translation>
    </message>
    <message>
        <source>Anna names “first trump trick”. Ben wins a trick of clubs: not yet. Clara wins a trick of trumps: she is the partner.</source>
        <translation>Anna nimeää ”ensimmäinen valttitikki”. Ben voittaa ristitikin: ei vielä. Clara voittaa valttitikin: hän on kumppani.</translation>
    </message>
    <message>
        <source>Three tricks: if Anna wins the first three tricks herself, she plays alone from then on.</source>
        <translation>Kolme tikkiä: jos Anna voittaa itse kolme ensimmäistä tikkiä, hän pelaa siitä eteenpäin yksin.</translation>
    </message>
    <message>
        <source>Anna named “first trump trick” and wins it herself. If it decides, she is alone at once.</source>
        <translation>Anna nimesi ”ensimmäinen valttitikki” ja voittaa sen itse. Jos se ratkaisee, hän on heti yksin.</translation>
    </message>
    <message>
        <source>Clara becomes the partner in the second trick. Re is then due with 11 cards, with 10 or with 9 in hand.</source>
        <translation>Clarasta tulee kumppani toisessa tikissä. Re on silloin sanottava, kun kädessä on 11, 10 tai 9 korttia.</translation>
    </message>
    <message>
        <source>Ben catches a fox in the second trick, then no partner is found. His point may stay.</source>
        <translation>Ben saa ketun kiinni toisessa tikissä, mutta kumppania ei löydy. Benin piste voi jäädä voimaan.</translation>
    </message>
    <message>
        <source>Anna has both ♣Q, says “healthy” and tries to win alone against three.</source>
        <translation>Annalla on molemmat ♣Q. Hän sanoo ”terve” ja yrittää voittaa yksin kolmea vastaan.</translation>
    </message>
    <message>
        <source>Ben has two trumps. He hands over three cards, the trumps and one more, or just the two.</source>
        <translation>Benillä on kaksi valttia. Hän luovuttaa kolme korttia, valtit ja yhden muun, tai vain ne kaksi.</translation>
    </message>
    <message>
        <source>Ben has three trumps and a fox besides. He hands over four cards and gets four back.</source>
        <translation>Benillä on kolme valttia ja lisäksi kettu. Hän luovuttaa neljä korttia ja saa neljä takaisin.</translation>
    </message>
    <message>
        <source>Ben hands over a fox: face up, everybody knows that Clara has it now.</source>
        <translation>Ben luovuttaa ketun: kuvapuoli ylöspäin kaikki tietävät, että se on nyt Claralla.</translation>
    </message>
    <message>
        <source>Clara gives one trump back. She says nothing, or “trump comes back”, or “one trump”.</source>
        <translation>Clara palauttaa yhden valtin. Hän ei sano mitään, tai sanoo ”valttia palautuu”, tai ”yksi valtti”.</translation>
    </message>
    <message>
        <source>Clara, David and Anna all refuse Ben&apos;s cards.</source>
        <translation>Clara, David ja Anna kieltäytyvät kaikki Benin korteista.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara took Ben&apos;s poverty. Either Ben leads as usual, or David after her.</source>
        <translation>Anna on jakanut, Clara otti Benin köyhyyden. Aloittaja on joko Ben kuten aina tai David Claran jälkeen.</translation>
    </message>
    <message>
        <source>Ben and David are both poor. Either Ben, who spoke first, offers his trumps, or the cards are dealt again.</source>
        <translation>Ben ja David ovat molemmat köyhiä. Joko ensin puhunut Ben tarjoaa valttinsa, tai kortit jaetaan uudelleen.</translation>
    </message>
    <message>
        <source>Anna wants a solo, Clara has five nines. If throwing in comes first, there are new cards.</source>
        <translation>Anna haluaa soolon, Claralla on viisi yhdeksikköä. Jos heittäminen käy ensin, tulee uudet kortit.</translation>
    </message>
    <message>
        <source>Anna says “Re” with 11 cards in hand and “no 90” with 10: she promises that Kontra stays under 90.</source>
        <translation>Anna sanoo ”Re”, kun kädessä on 11 korttia, ja ”ei 90”, kun niitä on 10: hän lupaa, että Kontra jää alle 90:n.</translation>
    </message>
    <message>
        <source>Usual with twelve cards: Re and Kontra with 11 in hand, no 90 with 10, no 60 with 9, no 30 with 8, schwarz with 7.</source>
        <translation>Tavallisesti kahdellatoista kortilla: Re ja Kontra, kun kädessä on 11, ei 90 kun 10, ei 60 kun 9, ei 30 kun 8, schwarz kun 7.</translation>
    </message>
    <message>
        <source>Anna says “no 60” at once. Either Re and no 90 are included, or she must say them before.</source>
        <translation>Anna sanoo suoraan ”ei 60”. Re ja ei 90 joko sisältyvät siihen tai hänen on sanottava ne sitä ennen.</translation>
    </message>
    <message>
        <source>Anna says “Re” with 11 cards in hand. With one card of extra time, Ben may still say “Kontra” with 10.</source>
        <translation>Anna sanoo ”Re”, kun kädessä on 11 korttia. Yhden kortin lisäajalla Ben saa sanoa ”Kontra” vielä kymmenellä.</translation>
    </message>
    <message>
        <source>Ben answered Anna&apos;s Re with Kontra at 10 cards. May he still say “no 90”?</source>
        <translation>Ben vastasi Annan Re-ilmoitukseen kymmenellä kortilla: Kontra. Saako hän vielä sanoa ”ei 90”?</translation>
    </message>
    <message>
        <source>It is Ben&apos;s turn, but Clara sees her partner&apos;s card and says “Re” at once.</source>
        <translation>On Benin vuoro, mutta Clara näkee kumppaninsa kortin ja sanoo heti ”Re”.</translation>
    </message>
    <message>
        <source>Anna knocks on the table: she has announced, but nobody knows for whom.</source>
        <translation>Anna koputtaa pöytään: hän on ilmoittanut, mutta kukaan ei tiedä, kumman puolen hyväksi.</translation>
    </message>
    <message>
        <source>Anna has led her second card. Until the trick is complete, she counts as holding 11.</source>
        <translation>Anna on aloittanut toisella kortillaan. Kunnes tikki on täysi, hänellä katsotaan olevan 11.</translation>
    </message>
    <message>
        <source>With a limit of 3 nobody says anything with only two cards left.</source>
        <translation>Kun raja on 3, kukaan ei ilmoita enää kahdella kortilla.</translation>
    </message>
    <message>
        <source>Own cards: Re with 11 in hand. Cards on the table: Re before the fifth card of the deal.</source>
        <translation>Omat kortit: Re, kun kädessä on 11. Kortit pöydällä: Re ennen jaon viidettä korttia.</translation>
    </message>
    <message>
        <source>The trick is worth exactly 30. “At least” makes an announcement compulsory, “more than” does not.</source>
        <translation>Tikissä on tasan 30. ”Vähintään” pakottaa ilmoittamaan, ”enemmän kuin” ei.</translation>
    </message>
    <message>
        <source>With 2, a rich second trick also makes an announcement compulsory.</source>
        <translation>Kun luku on 2, myös rikas toinen tikki pakottaa ilmoittamaan.</translation>
    </message>
    <message>
        <source>Anna takes 18 points in the first trick and 14 in the second: 32 together, but no single trick of 30.</source>
        <translation>Anna saa ensimmäisestä tikistä 18 pistettä ja toisesta 14: yhteensä 32, mutta ei yhtään 30 pisteen tikkiä.</translation>
    </message>
    <message>
        <source>Anna had to announce after trick 1. Must Ben, who takes a rich trick 2?</source>
        <translation>Annan oli ilmoitettava 1. tikin jälkeen. Onko Benin pakko, kun hän saa rikkaan 2. tikin?</translation>
    </message>
    <message>
        <source>Anna has announced Re and takes a rich trick. Either nothing follows, or she must add “no 90”.</source>
        <translation>Anna on ilmoittanut Re ja saa rikkaan tikin. Joko siitä ei seuraa mitään, tai hänen on lisättävä ”ei 90”.</translation>
    </message>
    <message>
        <source>Ben takes a rich first trick in Anna&apos;s wedding. He becomes her partner and must say “Re”.</source>
        <translation>Ben saa rikkaan ensimmäisen tikin Annan häissä. Hänestä tulee kumppani, ja hänen on sanottava ”Re”.</translation>
    </message>
    <message>
        <source>Nobody took Ben&apos;s poverty, so the deal goes on with the black sow; in other deals the ♠Q is a trump like any other.</source>
        <translation>Kukaan ei ottanut Benin köyhyyttä, joten peli jatkuu mustana emakkona; muissa jaoissa ♠Q on valtti muiden joukossa.</translation>
    </message>
    <message>
        <source>A deal ends 120 to 120. The next four deals count double: 3 points become 6.</source>
        <translation>Jako päättyy 120–120. Seuraavat neljä jakoa lasketaan kaksinkertaisina: 3 pisteestä tulee 6.</translation>
    </message>
    <message>
        <source>In a deal with a trick of four hearts, which also ends 120 to 120, one bock round starts, not two.</source>
        <translation>Jaosta, jossa on herttatikki ja joka päättyy 120–120, alkaa yksi Bock-kierros, ei kaksi.</translation>
    </message>
    <message>
        <source>A deal worth 3 points counts 6 in a bock deal with factor 2.</source>
        <translation>Kolmen pisteen jaosta tulee Bock-jakona kertoimella 2 kuusi pistettä.</translation>
    </message>
    <message>
        <source>With 4, everybody deals once in a bock round at a table of four.</source>
        <translation>Kun luku on 4, neljän pöydässä jokainen jakaa Bock-kierroksella kerran.</translation>
    </message>
    <message>
        <source>Two bock deals are left when another hearts trick falls. Multiplied, two deals count four times and two count double; added, six deals count double.</source>
        <translation>Bock-jakoja on jäljellä kaksi, kun tulee uusi herttatikki. Kerrottuna kaksi jakoa on nelinkertaisia ja kaksi kaksinkertaisia; lisättynä kuusi jakoa on kaksinkertaisia.</translation>
    </message>
    <message>
        <source>After 8 deals, or when 40 points have been written, or when you stop.</source>
        <translation>Kahdeksan jaon jälkeen, kun 40 pistettä on kirjattu, tai kun lopetatte.</translation>
    </message>
    <message>
        <source>24 deals at a table of four: everybody deals six times.</source>
        <translation>24 jakoa neljän pöydässä: jokainen jakaa kuusi kertaa.</translation>
    </message>
    <message>
        <source>40 in the pot: when all together have written 40 points, the match is over.</source>
        <translation>Potissa 40: kun kaikki yhdessä ovat kirjanneet 40 pistettä, ottelu päättyy.</translation>
    </message>
    <message>
        <source>With 10 deals at a table of four, two people would deal once more.</source>
        <translation>Jos jakoja on 10 neljän pöydässä, kaksi jakaisi yhden kerran enemmän.</translation>
    </message>
    <message>
        <source>On the same day everybody gets the same cards, and results can be compared.</source>
        <translation>Samana päivänä kaikki saavat samat kortit, ja tuloksia voi verrata.</translation>
    </message>
    <message>
        <source>After 100 minutes the deal at hand is finished, then only owed solos.</source>
        <translation>Kun 100 minuuttia on kulunut, meneillään oleva jako pelataan loppuun, sitten enää velkasoolot.</translation>
    </message>
    <message>
        <source>With 1 you may turn over the last trick again, but not the one before it.</source>
        <translation>Kun luku on 1, viime tikin saa kääntää vielä esiin, mutta ei sitä edellistä.</translation>
    </message>
    <message>
        <source>Anna takes this first trick. It is worth 36, so she must announce Re or Kontra.</source>
        <translation>Anna saa tämän ensimmäisen tikin. Siinä on 36 pistettä, joten hänen on ilmoitettava Re tai Kontra.</translation>
    </message>
    <message>
        <source>This trick is worth 25: enough where 25 make an announcement compulsory, too little where it takes 30.</source>
        <translation>Tässä tikissä on 25: tarpeeksi, jos 25 pakottaa ilmoittamaan, liian vähän, jos vaaditaan 30.</translation>
    </message>
    <message>
        <source>The other ♠Q has been played before. Whoever takes this trick takes the black sow and plays alone from now on.</source>
        <translation>Toinen ♠Q on jo pelattu. Joka saa tämän tikin, saa mustan emakon ja pelaa siitä lähtien yksin.</translation>
    </message>
</context>
<context>
    <name>RuleSources</name>
    <message>
        <source>everywhere</source>
        <extracomment>The words among the sources that are no names.</extracomment>
        <translation>kaikkialla</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>kaikki nämä</translation>
    </message>
    <message>
        <source>as a switch</source>
        <translation>kytkimenä</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>yksi kullekin pelaajalle</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ei rajaa</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>kaikki samanarvoisia</translation>
    </message>
    <message>
        <source>in some order</source>
        <translation>järjestyksessä</translation>
    </message>
    <message>
        <source>suit solos</source>
        <translation>maasoolot</translation>
    </message>
    <message>
        <source>picture solos</source>
        <translation>kuvasoolot</translation>
    </message>
    <message>
        <source>solos without tricks</source>
        <translation>soolot ilman tikkejä</translation>
    </message>
    <message>
        <source>compulsory solo</source>
        <translation>pakollinen soolo</translation>
    </message>
    <message>
        <source>3 or 5</source>
        <translation>3 tai 5</translation>
    </message>
    <message>
        <source>5 or 6</source>
        <translation>5 tai 6</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Suomi</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Sveitsi</translation>
    </message>
    <message>
        <source>Chile</source>
        <translation>Chile</translation>
    </message>
    <message>
        <source>Vietnam</source>
        <translation>Vietnam</translation>
    </message>
    <message>
        <source>FreeDoko without nines</source>
        <translation>FreeDoko ilman yhdeksikköjä</translation>
    </message>
    <message>
        <source>German Wikipedia</source>
        <translation>Saksan Wikipedia</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n ero</numerusform>
            <numerusform>%n eroa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n sääntö muutettu</numerusform>
            <numerusform>%n sääntöä muutettu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) found</source>
        <translation>
            <numerusform>%n sääntö löytyi</numerusform>
            <numerusform>%n sääntöä löytyi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) taken over</source>
        <translation>
            <numerusform>%n kytkin siirretty</numerusform>
            <numerusform>%n kytkintä siirretty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) not taken over, or only in part</source>
        <translation>
            <numerusform>%n kytkin jäi siirtämättä tai siirtyi vain osin</numerusform>
            <numerusform>%n kytkintä jäi siirtämättä tai siirtyi vain osin</numerusform>
        </translation>
    </message>
    <message>
        <source>It concerns the whole match, so it was not counted in single deals.</source>
        <translation>Koskee koko ottelua, joten sitä ei laskettu yksittäisistä jaoista.</translation>
    </message>
    <message>
        <source>With another value about {n} of 100 deals end differently.</source>
        <translation>Toisella arvolla noin {n} jakoa sadasta päättyy toisin.</translation>
    </message>
    <message>
        <source>In about {n} of 100 deals somebody has other things to choose from.</source>
        <translation>Noin {n} jaossa sadasta jollakulla on eri vaihtoehdot.</translation>
    </message>
    <message>
        <source>It made no difference in any of these deals.</source>
        <translation>Missään näistä jaoista sillä ei ollut väliä.</translation>
    </message>
    <message>
        <source>Counted in {n} deals of computer players.</source>
        <translation>Laskettu {n} tietokonepelaajien jaosta.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>only with nines</source>
        <translation>vain yhdeksikköjen kanssa</translation>
    </message>
    <message>
        <source>only without nines</source>
        <translation>vain ilman yhdeksikköjä</translation>
    </message>
    <message>
        <source>only when the ♥10 are top trumps</source>
        <translation>vain kun ♥10:t ovat suurimmat valtit</translation>
    </message>
    <message>
        <source>only when the second ♥10 can beat the first</source>
        <translation>vain kun toinen ♥10 voi lyödä ensimmäisen</translation>
    </message>
    <message>
        <source>only with pigs</source>
        <translation>vain possujen kanssa</translation>
    </message>
    <message>
        <source>not when only the second ace can become a pig</source>
        <translation>ei, kun vain toisesta ässästä voi tulla possu</translation>
    </message>
    <message>
        <source>only when pigs are declared before the first card too</source>
        <translation>vain kun possutkin ilmoitetaan ennen ensimmäistä korttia</translation>
    </message>
    <message>
        <source>only with super pigs</source>
        <translation>vain superpossujen kanssa</translation>
    </message>
    <message>
        <source>only when solos are offered</source>
        <translation>vain kun sooloja pelataan</translation>
    </message>
    <message>
        <source>only when suit solos are offered</source>
        <translation>vain kun maasooloja pelataan</translation>
    </message>
    <message>
        <source>only when a match has a fixed number of deals</source>
        <translation>vain kun ottelun jakojen määrä on kiinteä</translation>
    </message>
    <message>
        <source>only with compulsory solos</source>
        <translation>vain pakollisten soolojen kanssa</translation>
    </message>
    <message>
        <source>only with weddings</source>
        <translation>vain häiden kanssa</translation>
    </message>
    <message>
        <source>only with poverty</source>
        <translation>vain köyhyyden kanssa</translation>
    </message>
    <message>
        <source>only when a poverty is offered to the others</source>
        <translation>vain kun köyhyys tarjotaan muille</translation>
    </message>
    <message>
        <source>only with announcements</source>
        <translation>vain ilmoitusten kanssa</translation>
    </message>
    <message>
        <source>only with the usual announcements Re, Kontra, no 90 and so on</source>
        <translation>vain tavallisten ilmoitusten kanssa (Re, Kontra, ei 90 ja niin edelleen)</translation>
    </message>
    <message>
        <source>not with Chilean predictions</source>
        <translation>ei chileläisten ennusteiden kanssa</translation>
    </message>
    <message>
        <source>only when an announcement shows the side</source>
        <translation>vain kun ilmoitus paljastaa puolen</translation>
    </message>
    <message>
        <source>not when each announcement moves the deadline on</source>
        <translation>ei, kun jokainen ilmoitus siirtää takarajaa</translation>
    </message>
    <message>
        <source>not when the cards on the table are counted</source>
        <translation>ei, kun lasketaan pöydällä olevat kortit</translation>
    </message>
    <message>
        <source>only with compulsory announcements</source>
        <translation>vain pakkoilmoituksen kanssa</translation>
    </message>
    <message>
        <source>only when a missed announcement loses the game</source>
        <translation>vain kun ilmoituksesta jääminen häviää pelin</translation>
    </message>
    <message>
        <source>only when beating Re brings a point</source>
        <translation>vain kun Re-puolen voittamisesta saa pisteen</translation>
    </message>
    <message>
        <source>not with plus and minus points: there the soloist settles with each opponent, so it is always 3</source>
        <translation>ei plus- ja miinuspisteillä: soolopelaaja tilittää kunkin vastustajan kanssa, joten kerroin on aina 3</translation>
    </message>
    <message>
        <source>only with bock rounds</source>
        <translation>vain Bock-kierrosten kanssa</translation>
    </message>
    <message>
        <source>only when some hands can be thrown in</source>
        <translation>vain kun jotkin kädet saa heittää pois</translation>
    </message>
    <message>
        <source>only when a deal can be thrown in</source>
        <translation>vain kun jaon voi heittää pois</translation>
    </message>
    <message>
        <source>Deck, seats and dealing</source>
        <translation>Pakka, paikat ja jakaminen</translation>
    </message>
    <message>
        <source>Tricks and trumps</source>
        <translation>Tikit ja valtit</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Varaukset</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soolot</translation>
    </message>
    <message>
        <source>Weddings</source>
        <translation>Häät</translation>
    </message>
    <message>
        <source>Poverties</source>
        <translation>Köyhyys</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Korttien heitto</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Ilmoittaminen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Ottelu</translation>
    </message>
    <message>
        <source>Value of Re and Kontra</source>
        <translation>Re- ja Kontra-ilmoitusten arvo</translation>
    </message>
    <message>
        <source>What an announced Re or Kontra does to the value of the game; it counts for whoever wins.</source>
        <translation>Mitä ilmoitettu Re tai Kontra tekee pelin arvolle; se koituu voittajan hyväksi.</translation>
    </message>
    <message>
        <source>2 points each</source>
        <translation>2 pistettä kumpikin</translation>
    </message>
    <message>
        <source>Re and Kontra count 2 points each.</source>
        <translation>Re ja Kontra ovat kumpikin 2 pisteen arvoisia.</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>1 piste kumpikin</translation>
    </message>
    <message>
        <source>Re and Kontra count 1 point each.</source>
        <translation>Re ja Kontra ovat kumpikin 1 pisteen arvoisia.</translation>
    </message>
    <message>
        <source>each doubles the game</source>
        <translation>kumpikin kaksinkertaistaa pelin</translation>
    </message>
    <message>
        <source>Re and Kontra each double the game.</source>
        <translation>Re ja Kontra kaksinkertaistavat kumpikin pelin.</translation>
    </message>
    <message>
        <source>nothing by themselves</source>
        <translation>ei mitään itsessään</translation>
    </message>
    <message>
        <source>Re and Kontra bring no points by themselves.</source>
        <translation>Re ja Kontra eivät itsessään tuo pisteitä.</translation>
    </message>
    <message>
        <source>What is doubled</source>
        <translation>Mikä kaksinkertaistuu</translation>
    </message>
    <message>
        <source>Which points Re and Kontra double; the others are added afterwards.</source>
        <translation>Mitkä pisteet Re ja Kontra kaksinkertaistavat; muut lisätään sen jälkeen.</translation>
    </message>
    <message>
        <source>only when Re and Kontra double</source>
        <translation>vain kun Re ja Kontra kaksinkertaistavat</translation>
    </message>
    <message>
        <source>the game, its steps and announced steps</source>
        <translation>peli, portaat ja ilmoitetut portaat</translation>
    </message>
    <message>
        <source>Doubled are the points for the game, its steps and announced steps; the rest is added afterwards.</source>
        <translation>Kaksinkertaistuvat pisteet pelistä, sen portaista ja ilmoitetuista portaista; muut lisätään sen jälkeen.</translation>
    </message>
    <message>
        <source>also the point for beating Re</source>
        <translation>myös piste Re-puolen voittamisesta</translation>
    </message>
    <message>
        <source>Doubled are the points for the game, its steps and beating Re; extra points are added afterwards.</source>
        <translation>Kaksinkertaistuvat pisteet pelistä, sen portaista ja Re-puolen voittamisesta; lisäpisteet tulevat sen jälkeen.</translation>
    </message>
    <message>
        <source>everything, extra points too</source>
        <translation>kaikki, myös lisäpisteet</translation>
    </message>
    <message>
        <source>Everything is doubled, extra points too.</source>
        <translation>Kaikki kaksinkertaistuu, myös lisäpisteet.</translation>
    </message>
    <message>
        <source>Value of an announced step</source>
        <translation>Ilmoitetun portaan arvo</translation>
    </message>
    <message>
        <source>How many points each announced step (no 90, no 60, no 30, schwarz) counts.</source>
        <translation>Montako pistettä kukin ilmoitettu porras (ei 90, ei 60, ei 30, schwarz) tuo.</translation>
    </message>
    <message>
        <source>Each announced step from no 90 on counts {n} points.</source>
        <translation>Jokainen ilmoitettu porras (ei 90 ja ylemmät) tuo {n} pistettä.</translation>
    </message>
    <message>
        <source>Announced steps bring no points by themselves.</source>
        <translation>Ilmoitetut portaat eivät itsessään tuo pisteitä.</translation>
    </message>
    <message>
        <source>Each announced step from no 90 on counts 1 point.</source>
        <translation>Jokainen ilmoitettu porras (ei 90 ja ylemmät) tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>Re and Kontra are promises</source>
        <translation>Re ja Kontra ovat lupauksia</translation>
    </message>
    <message>
        <source>Whether a side that said Re or Kontra must itself reach 121 points (120 as a reply), so that both sides can fail.</source>
        <translation>Onko Re tai Kontra sanoneen puolen itse saatava 121 pistettä (vastauksena 120), jolloin kumpikin puoli voi epäonnistua.</translation>
    </message>
    <message>
        <source>A side that announced Re or Kontra must reach 121 points, or 120 as a reply.</source>
        <translation>Re tai Kontra ilmoittaneen puolen on saatava 121 pistettä, vastauksena 120.</translation>
    </message>
    <message>
        <source>Re and Kontra by themselves promise nothing.</source>
        <translation>Re ja Kontra eivät itsessään lupaa mitään.</translation>
    </message>
    <message>
        <source>Kontra alone needs 121</source>
        <translation>Pelkkä Kontra vaatii 121</translation>
    </message>
    <message>
        <source>If only Kontra was announced, Kontra needs 121 card points and Re wins with 120; otherwise it is the other way round.</source>
        <translation>Jos vain Kontra on ilmoitettu, se tarvitsee 121 korttipistettä ja Re voittaa 120:llä; muuten päinvastoin.</translation>
    </message>
    <message>
        <source>If only Kontra was announced, Re wins with 120 points.</source>
        <translation>Jos vain Kontra on ilmoitettu, Re voittaa 120 pisteellä.</translation>
    </message>
    <message>
        <source>Re always needs 121 points, even if only Kontra was announced.</source>
        <translation>Re tarvitsee aina 121 pistettä, vaikka vain Kontra olisi ilmoitettu.</translation>
    </message>
    <message>
        <source>Missing an announced step</source>
        <translation>Ilmoituksesta jääminen</translation>
    </message>
    <message>
        <source>Whether a side that misses its promise loses the game, or only hands the points for it to the others.</source>
        <translation>Häviääkö lupauksestaan jäänyt puoli pelin, vai menevätkö vain lupauksen pisteet toisille.</translation>
    </message>
    <message>
        <source>loses the game</source>
        <translation>häviää pelin</translation>
    </message>
    <message>
        <source>A side that misses an announced step loses the game.</source>
        <translation>Puoli, joka jää ilmoituksestaan, häviää pelin.</translation>
    </message>
    <message>
        <source>only its points go over</source>
        <translation>vain sen pisteet siirtyvät</translation>
    </message>
    <message>
        <source>A side that misses an announced step only hands its points to the others.</source>
        <translation>Puoli, joka jää ilmoituksestaan, antaa vain sen pisteet toisille.</translation>
    </message>
    <message>
        <source>Score of the losers&apos; announcements</source>
        <translation>Häviäjien ilmoitusten arvo</translation>
    </message>
    <message>
        <source>What the steps announced by the losing side bring to the winners.</source>
        <translation>Mitä häviäjien ilmoittamat portaat tuovat voittajille.</translation>
    </message>
    <message>
        <source>once, and 1 point more if missed by 30</source>
        <translation>kerran, +1 jos jäätiin 30:llä</translation>
    </message>
    <message>
        <source>Steps announced by the losers count for the winners, and 1 point more for each that was missed by 30 card points.</source>
        <translation>Häviäjien ilmoittamat portaat tulevat voittajille, ja 1 piste lisää jokaisesta, josta jäätiin 30 korttipistettä.</translation>
    </message>
    <message>
        <source>each announced step twice</source>
        <translation>jokainen ilmoitettu porras kahdesti</translation>
    </message>
    <message>
        <source>Each step announced by the losers counts double for the winners.</source>
        <translation>Jokainen häviäjien ilmoittama porras tulee voittajille kaksinkertaisena.</translation>
    </message>
    <message>
        <source>each missed step twice</source>
        <translation>jokainen menetetty porras kahdesti</translation>
    </message>
    <message>
        <source>Each step that the losers missed counts double for the winners; steps they met count nothing.</source>
        <translation>Jokainen porras, josta häviäjät jäivät, tulee voittajille kaksinkertaisena; saavutetuista ei tule mitään.</translation>
    </message>
    <message>
        <source>each announced step once</source>
        <translation>jokainen ilmoitettu porras kerran</translation>
    </message>
    <message>
        <source>Each step announced by the losers counts for the winners.</source>
        <translation>Jokainen häviäjien ilmoittama porras tulee voittajille.</translation>
    </message>
    <message>
        <source>Both sides miss their announcement</source>
        <translation>Molemmat jäävät ilmoituksestaan</translation>
    </message>
    <message>
        <source>Who wins when both sides miss what they announced.</source>
        <translation>Kuka voittaa, kun kumpikin puoli jää ilmoituksestaan.</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>kukaan ei voita</translation>
    </message>
    <message>
        <source>If both sides miss their announcement, nobody wins.</source>
        <translation>Jos kumpikin puoli jää ilmoituksestaan, kukaan ei voita.</translation>
    </message>
    <message>
        <source>Kontra wins</source>
        <translation>Kontra voittaa</translation>
    </message>
    <message>
        <source>If both sides miss their announcement, Kontra wins.</source>
        <translation>Jos kumpikin puoli jää ilmoituksestaan, Kontra voittaa.</translation>
    </message>
    <message>
        <source>Score when nobody wins</source>
        <translation>Pisteet, kun kukaan ei voita</translation>
    </message>
    <message>
        <source>What is settled when neither side has won.</source>
        <translation>Mitä tilitetään, kun kumpikaan puoli ei ole voittanut.</translation>
    </message>
    <message>
        <source>only when it can happen that nobody wins</source>
        <translation>vain kun voi käydä niin, ettei kukaan voita</translation>
    </message>
    <message>
        <source>results, announcements and extra points</source>
        <translation>portaat, ilmoitukset ja lisäpisteet</translation>
    </message>
    <message>
        <source>If nobody wins, each side scores the steps it held the other under, announcements the other missed by 30, and its extra points.</source>
        <translation>Jos kukaan ei voita, kumpikin puoli saa pisteet portaista, joiden alle se piti toisen, ilmoituksista, joista toinen jäi 30:llä, ja lisäpisteistään.</translation>
    </message>
    <message>
        <source>only extra points</source>
        <translation>vain lisäpisteet</translation>
    </message>
    <message>
        <source>If nobody wins, only extra points are settled.</source>
        <translation>Jos kukaan ei voita, tilitetään vain lisäpisteet.</translation>
    </message>
    <message>
        <source>Cowardice</source>
        <translation>Pelkuruus</translation>
    </message>
    <message>
        <source>If the winners did at least this many steps better than they announced, the points for the game go to the losers; not when one plays alone.</source>
        <translation>Jos voittajat pääsivät vähintään näin monta porrasta yli ilmoituksensa, pelin pisteet menevät häviäjille; ei yksin pelattaessa.</translation>
    </message>
    <message>
        <source>Cowardice: whoever wins {n} or more steps above what was announced hands the game points to the losers.</source>
        <translation>Pelkuruus: joka voittaa vähintään {n} porrasta yli ilmoituksensa, antaa pelin pisteet häviäjille.</translation>
    </message>
    <message>
        <source>There is no penalty for announcing too little.</source>
        <translation>Liian vähästä ilmoittamisesta ei rangaista.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ei käytössä</translation>
    </message>
    <message>
        <source>Re and Kontra</source>
        <translation>Re ja Kontra</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>ei 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>ei 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>ei 30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ilmoitukset</translation>
    </message>
    <message>
        <source>Usually Re or Kontra raises the value, then a side may promise to hold the other under 90, 60 or 30 or to take every trick; in Chile the result is predicted late in the deal.</source>
        <translation>Tavallisesti Re tai Kontra nostaa arvoa, ja sitten puoli voi luvata pitää toisen alle 90:n, 60:n tai 30:n tai ottaa kaikki tikit; Chilessä tulos ennustetaan myöhään jaossa.</translation>
    </message>
    <message>
        <source>Re, Kontra, no 90, no 60, no 30, schwarz</source>
        <translation>Re, Kontra, ei 90, ei 60, ei 30, schwarz</translation>
    </message>
    <message>
        <source>Announcements are Re and Kontra, then no 90, no 60, no 30 and schwarz.</source>
        <translation>Ilmoituksia ovat Re ja Kontra, sitten ei 90, ei 60, ei 30 ja schwarz.</translation>
    </message>
    <message>
        <source>Chilean predictions</source>
        <translation>chileläiset ennusteet</translation>
    </message>
    <message>
        <source>Once the second ♣Q has been played, a side may predict no 90, no 60, no 30 or schwarz, and raise it once in the next trick.</source>
        <translation>Kun toinen ♣Q on pelattu, puoli voi ennustaa ei 90, ei 60, ei 30 tai schwarz ja korottaa sitä kerran seuraavassa tikissä.</translation>
    </message>
    <message>
        <source>no announcements</source>
        <translation>ei ilmoituksia</translation>
    </message>
    <message>
        <source>Nothing is announced.</source>
        <translation>Mitään ei ilmoiteta.</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Takarajat</translation>
    </message>
    <message>
        <source>How many cards you may have played at most when you announce; 1 means that with twelve cards you must still hold eleven.</source>
        <translation>Montako korttia olet saanut enintään pelata, kun ilmoitat; 1 tarkoittaa kahdellatoista kortilla, että kädessä on oltava vielä yksitoista.</translation>
    </message>
    <message>
        <source>only when your own cards are counted</source>
        <translation>vain kun lasketaan omat kortit</translation>
    </message>
    <message>
        <source>Skipping steps</source>
        <translation>Portaiden ohittaminen</translation>
    </message>
    <message>
        <source>Whether, say, no 60 may be announced at once, including the steps below it, or each step must be announced by itself.</source>
        <translation>Saako esimerkiksi ei 60 ilmoittaa suoraan, alemmat portaat mukaan lukien, vai onko jokainen porras ilmoitettava erikseen.</translation>
    </message>
    <message>
        <source>every step must be said</source>
        <translation>jokainen porras on sanottava</translation>
    </message>
    <message>
        <source>Every step must be announced by itself, in order.</source>
        <translation>Jokainen porras on ilmoitettava erikseen, järjestyksessä.</translation>
    </message>
    <message>
        <source>a higher step includes the lower ones</source>
        <translation>ylempi porras sisältää alemmat</translation>
    </message>
    <message>
        <source>A higher step includes the lower ones, as long as each of them is still in time.</source>
        <translation>Ylempi porras sisältää alemmat, kunhan kukin niistä on vielä ajoissa.</translation>
    </message>
    <message>
        <source>Reply to an announcement</source>
        <translation>Vastaus ilmoitukseen</translation>
    </message>
    <message>
        <source>A side that has said nothing yet may answer with Re or Kontra, even when it holds this many cards fewer than the answered announcement needed.</source>
        <translation>Puoli, joka ei ole vielä sanonut mitään, saa vastata Re tai Kontra, vaikka kädessä olisi näin monta korttia vähemmän kuin ilmoitus vaati.</translation>
    </message>
    <message>
        <source>An announcement may be answered with Re or Kontra up to {n} cards later.</source>
        <translation>Ilmoitukseen saa vastata Re tai Kontra enintään {n} korttia myöhemmin.</translation>
    </message>
    <message>
        <source>There is no extra time to answer an announcement.</source>
        <translation>Ilmoitukseen vastaamiseen ei ole lisäaikaa.</translation>
    </message>
    <message>
        <source>An announcement may be answered with Re or Kontra one card later.</source>
        <translation>Ilmoitukseen saa vastata Re tai Kontra korttia myöhemmin.</translation>
    </message>
    <message>
        <source>no extra time</source>
        <translation>ei lisäaikaa</translation>
    </message>
    <message>
        <source>More after a late reply</source>
        <translation>Jatko myöhäisen vastauksen jälkeen</translation>
    </message>
    <message>
        <source>Whether a side whose reply would have been too late as a first announcement may go on with no 90 and so on.</source>
        <translation>Saako puoli, jonka vastaus olisi ollut omaksi ilmoitukseksi liian myöhäinen, jatkaa: ei 90 ja niin edelleen.</translation>
    </message>
    <message>
        <source>only when there is extra time to reply</source>
        <translation>vain kun vastaamiseen on lisäaikaa</translation>
    </message>
    <message>
        <source>After a late reply the side may go on with no 90 and higher, if in time.</source>
        <translation>Myöhäisen vastauksen jälkeen puoli saa jatkaa (ei 90 ja ylemmät), jos on ajoissa.</translation>
    </message>
    <message>
        <source>After a late reply the side may announce nothing more.</source>
        <translation>Myöhäisen vastauksen jälkeen puoli ei saa ilmoittaa enempää.</translation>
    </message>
    <message>
        <source>Announcing out of turn</source>
        <translation>Ilmoittaminen vuorotta</translation>
    </message>
    <message>
        <source>Whether announcements are possible at any moment, or only in turn before playing a card.</source>
        <translation>Saako ilmoittaa milloin tahansa vai vain omalla vuorolla ennen kortin pelaamista.</translation>
    </message>
    <message>
        <source>Announcements may be made out of turn.</source>
        <translation>Ilmoittaa saa myös vuorotta.</translation>
    </message>
    <message>
        <source>Announcements may only be made in turn, before playing a card.</source>
        <translation>Ilmoittaa saa vain omalla vuorolla, ennen kortin pelaamista.</translation>
    </message>
    <message>
        <source>Knocking: secret announcements</source>
        <translation>Koputus: salaiset ilmoitukset</translation>
    </message>
    <message>
        <source>Whether an announcement hides the side of the player; then everybody announces for themselves and cannot build on the partner.</source>
        <translation>Salaako ilmoitus pelaajan puolen; silloin jokainen ilmoittaa vain omasta puolestaan eikä voi rakentaa kumppanin varaan.</translation>
    </message>
    <message>
        <source>Announcements do not tell the side; everybody announces for themselves.</source>
        <translation>Ilmoitukset eivät paljasta puolta; jokainen ilmoittaa omasta puolestaan.</translation>
    </message>
    <message>
        <source>Announcements tell the side.</source>
        <translation>Ilmoitukset paljastavat puolen.</translation>
    </message>
    <message>
        <source>The card in the open trick</source>
        <translation>Kortti keskeneräisessä tikissä</translation>
    </message>
    <message>
        <source>Whether your card in a trick that is not complete still counts as held in hand for the deadlines.</source>
        <translation>Lasketaanko keskeneräisessä tikissä oleva korttisi takarajoissa vielä käteen.</translation>
    </message>
    <message>
        <source>A card in a trick that is not complete still counts as held in hand.</source>
        <translation>Keskeneräisessä tikissä oleva kortti lasketaan vielä käteen.</translation>
    </message>
    <message>
        <source>A card counts as played when it lies on the table.</source>
        <translation>Kortti on pelattu, kun se on pöydällä.</translation>
    </message>
    <message>
        <source>No announcements near the end</source>
        <translation>Ei ilmoituksia lopussa</translation>
    </message>
    <message>
        <source>With fewer cards in hand than this nobody may announce anything, not even as a reply.</source>
        <translation>Kun kädessä on tätä vähemmän kortteja, ei saa enää ilmoittaa, ei edes vastauksena.</translation>
    </message>
    <message>
        <source>Nobody may announce with fewer than {n} cards in hand.</source>
        <translation>Kukaan ei saa ilmoittaa, kun kädessä on alle {n} korttia.</translation>
    </message>
    <message>
        <source>There is no further deadline for announcements.</source>
        <translation>Ilmoituksille ei ole muuta takarajaa.</translation>
    </message>
    <message>
        <source>Nobody may announce without a card in hand.</source>
        <translation>Kukaan ei saa ilmoittaa ilman kortteja.</translation>
    </message>
    <message>
        <source>no limit for the last cards</source>
        <translation>ei rajaa viimeisillä korteilla</translation>
    </message>
    <message>
        <source>What deadlines count</source>
        <translation>Mitä takarajat laskevat</translation>
    </message>
    <message>
        <source>Whether the deadlines count your own cards, the cards on the table, or move on with every announcement.</source>
        <translation>Laskevatko takarajat omat kortit vai pöydällä olevat kortit, vai siirtyvätkö ne jokaisella ilmoituksella.</translation>
    </message>
    <message>
        <source>your own cards</source>
        <translation>omat kortit</translation>
    </message>
    <message>
        <source>Deadlines count your own cards.</source>
        <translation>Takarajat laskevat omat kortit.</translation>
    </message>
    <message>
        <source>the cards on the table</source>
        <translation>pöydällä olevat kortit</translation>
    </message>
    <message>
        <source>Re before the fifth card of the deal, Kontra before the 13th; each further step four cards later.</source>
        <translation>Re ennen jaon viidettä korttia, Kontra ennen 13:tta; jokainen seuraava porras neljä korttia myöhemmin.</translation>
    </message>
    <message>
        <source>moving on with each announcement</source>
        <translation>siirtyvät jokaisella ilmoituksella</translation>
    </message>
    <message>
        <source>The first announcement before one&apos;s second card; every announcement gives all one trick more.</source>
        <translation>Ensimmäinen ilmoitus ennen omaa toista korttia; jokainen ilmoitus antaa kaikille tikin verran lisäaikaa.</translation>
    </message>
    <message>
        <source>Compulsory announcement</source>
        <translation>Pakkoilmoitus</translation>
    </message>
    <message>
        <source>Whether a player who takes a rich trick early in the deal must announce Re or Kontra.</source>
        <translation>Onko pelaajan, joka saa varhain rikkaan tikin, ilmoitettava Re tai Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a rich early trick must announce Re or Kontra.</source>
        <translation>Joka saa varhain rikkaan tikin, ilmoittaa Re tai Kontra.</translation>
    </message>
    <message>
        <source>Nobody is ever forced to announce.</source>
        <translation>Ketään ei koskaan pakoteta ilmoittamaan.</translation>
    </message>
    <message>
        <source>Compulsory announcement: points</source>
        <translation>Pakkoilmoitus: pisteet</translation>
    </message>
    <message>
        <source>How many card points make an announcement compulsory.</source>
        <translation>Montako korttipistettä pakottaa ilmoittamaan.</translation>
    </message>
    <message>
        <source>Points for the compulsory announcement: {n}.</source>
        <translation>Pakkoilmoituksen pisteraja: {n}.</translation>
    </message>
    <message>
        <source>Compulsory announcement: at least or more</source>
        <translation>Pakkoilmoitus: vähintään vai enemmän</translation>
    </message>
    <message>
        <source>Whether exactly that many card points are enough.</source>
        <translation>Riittääkö tasan tuo korttipisteiden määrä.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>vähintään</translation>
    </message>
    <message>
        <source>Exactly that many points are enough for the compulsory announcement.</source>
        <translation>Tasan tuo määrä riittää pakkoilmoitukseen.</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>enemmän kuin</translation>
    </message>
    <message>
        <source>The compulsory announcement needs more points than that.</source>
        <translation>Pakkoilmoitukseen tarvitaan tuota enemmän.</translation>
    </message>
    <message>
        <source>Compulsory announcement: tricks</source>
        <translation>Pakkoilmoitus: tikit</translation>
    </message>
    <message>
        <source>How many tricks from the beginning are watched for this.</source>
        <translation>Montako tikkiä alusta otetaan huomioon.</translation>
    </message>
    <message>
        <source>Tricks watched for the compulsory announcement: {n}.</source>
        <translation>Pakkoilmoituksessa huomioitavat tikit: {n}.</translation>
    </message>
    <message>
        <source>Compulsory announcement: one trick or all</source>
        <translation>Pakkoilmoitus: yksi tikki vai kaikki</translation>
    </message>
    <message>
        <source>Whether one trick must be worth that much, or a player&apos;s tricks together.</source>
        <translation>Onko yhden tikin oltava näin arvokas vai pelaajan tikkien yhteensä.</translation>
    </message>
    <message>
        <source>only when more than one trick is watched</source>
        <translation>vain kun huomioon otetaan useampi tikki</translation>
    </message>
    <message>
        <source>a single trick</source>
        <translation>yksittäinen tikki</translation>
    </message>
    <message>
        <source>A single trick must be worth that much.</source>
        <translation>Yksittäisen tikin on oltava näin arvokas.</translation>
    </message>
    <message>
        <source>all tricks of a player together</source>
        <translation>pelaajan kaikki tikit yhteensä</translation>
    </message>
    <message>
        <source>A player&apos;s tricks together must be worth that much.</source>
        <translation>Pelaajan tikkien on oltava yhteensä näin arvokkaita.</translation>
    </message>
    <message>
        <source>Compulsory announcement: only once</source>
        <translation>Pakkoilmoitus: vain kerran</translation>
    </message>
    <message>
        <source>Whether only the first player who reaches the points must announce.</source>
        <translation>Onko ilmoitettava vain pelaajan, joka ensimmäisenä saavuttaa pisteet.</translation>
    </message>
    <message>
        <source>Only the first player who reaches the points must announce.</source>
        <translation>Vain pelaaja, joka ensimmäisenä saavuttaa pisteet, joutuu ilmoittamaan.</translation>
    </message>
    <message>
        <source>Everybody who reaches the points must announce.</source>
        <translation>Jokainen, joka saavuttaa pisteet, joutuu ilmoittamaan.</translation>
    </message>
    <message>
        <source>Compulsory announcement: if already announced</source>
        <translation>Pakkoilmoitus: jos on jo ilmoitettu</translation>
    </message>
    <message>
        <source>What a player must do whose side has already announced.</source>
        <translation>Mitä on tehtävä, kun oma puoli on jo ilmoittanut.</translation>
    </message>
    <message>
        <source>nothing more than Re or Kontra</source>
        <translation>ei enempää kuin Re tai Kontra</translation>
    </message>
    <message>
        <source>If the side has already announced, nothing more is compulsory.</source>
        <translation>Jos puoli on jo ilmoittanut, sen ei tarvitse korottaa.</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>seuraava porras</translation>
    </message>
    <message>
        <source>If the side has already announced, it must announce the next step.</source>
        <translation>Jos puoli on jo ilmoittanut, sen on ilmoitettava seuraava porras.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>If the side has already announced, nothing is compulsory.</source>
        <translation>Jos puoli on jo ilmoittanut, pakkoa ei ole.</translation>
    </message>
    <message>
        <source>Compulsory announcement in a wedding</source>
        <translation>Pakkoilmoitus häissä</translation>
    </message>
    <message>
        <source>Whether the rule also holds in a wedding; the announcement is then made as soon as the partner is found.</source>
        <translation>Päteekö sääntö myös häissä; silloin ilmoitetaan heti, kun kumppani on löytynyt.</translation>
    </message>
    <message>
        <source>Announcements are compulsory in a wedding too, once the partner is found.</source>
        <translation>Pakkoilmoitus pätee myös häissä, kun kumppani on löytynyt.</translation>
    </message>
    <message>
        <source>In a wedding no announcement is compulsory.</source>
        <translation>Häissä ei ole pakkoilmoitusta.</translation>
    </message>
    <message>
        <source>Asking for reservations</source>
        <translation>Varausten kysyminen</translation>
    </message>
    <message>
        <source>Whoever does not want a normal game has a reservation; it is asked for in two steps, which keeps losing ones secret, or named at once.</source>
        <translation>Jolla on muuta mielessä kuin tavallinen peli, tekee varauksen; se kysytään kahdessa vaiheessa, jolloin häviävät jäävät salaan, tai nimetään heti.</translation>
    </message>
    <message>
        <source>first “reservation”, then which</source>
        <translation>ensin ”varaus”, sitten mikä</translation>
    </message>
    <message>
        <source>Everybody says “healthy” or “reservation”; only the highest reservation is revealed.</source>
        <translation>Jokainen sanoo ”terve” tai ”varaus”; vain ylin varaus paljastetaan.</translation>
    </message>
    <message>
        <source>named at once</source>
        <translation>nimetään heti</translation>
    </message>
    <message>
        <source>Everybody says at once what they want to play.</source>
        <translation>Jokainen sanoo heti, mitä haluaa pelata.</translation>
    </message>
    <message>
        <source>Which reservation comes first</source>
        <translation>Varausten järjestys</translation>
    </message>
    <message>
        <source>If several players have a reservation, the one named first here is played; between equal ones the player who speaks earlier has it.</source>
        <translation>Jos usealla on varaus, pelataan se, joka on tässä ylempänä; tasan ollessa sen saa aiemmin puhunut.</translation>
    </message>
    <message>
        <source>compulsory solo</source>
        <translation>pakollinen soolo</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>soolo</translation>
    </message>
    <message>
        <source>throwing in</source>
        <translation>korttien heitto</translation>
    </message>
    <message>
        <source>poverty</source>
        <translation>köyhyys</translation>
    </message>
    <message>
        <source>wedding</source>
        <translation>häät</translation>
    </message>
    <message>
        <source>Of several reservations the higher one is played: {list}.</source>
        <translation>Useasta varauksesta pelataan ylempi: {list}.</translation>
    </message>
    <message>
        <source>Reservations have their usual order.</source>
        <translation>Varauksilla on tavallinen järjestyksensä.</translation>
    </message>
    <message>
        <source>Several solos</source>
        <translation>Useampi soolo</translation>
    </message>
    <message>
        <source>If several players want a solo, a later one may bid for it by promising no 90 or more; the earlier one keeps it by promising the same; what was promised counts as announced.</source>
        <translation>Jos useampi haluaa soolon, myöhempi voi tarjota siitä lupaamalla ei 90 tai enemmän; aiempi pitää sen lupaamalla saman; luvattu katsotaan ilmoitetuksi.</translation>
    </message>
    <message>
        <source>the earlier player has it</source>
        <translation>aiempi pelaaja saa sen</translation>
    </message>
    <message>
        <source>If several players want a solo, the one who speaks earlier has it.</source>
        <translation>Jos useampi haluaa soolon, sen saa aiemmin puhunut.</translation>
    </message>
    <message>
        <source>bidding with no 90 and more</source>
        <translation>tarjotaan: ei 90 ja enemmän</translation>
    </message>
    <message>
        <source>If several players want a solo, they bid for it with no 90, no 60, no 30 and schwarz.</source>
        <translation>Jos useampi haluaa soolon, siitä tarjotaan: ei 90, ei 60, ei 30 ja schwarz.</translation>
    </message>
    <message>
        <source>Ranking of the solos</source>
        <translation>Soolojen järjestys</translation>
    </message>
    <message>
        <source>If several players want a solo, the kind named first here is played; kinds that are not named come last.</source>
        <translation>Jos useampi haluaa soolon, pelataan se, joka on tässä ylempänä; mainitsemattomat tulevat viimeisinä.</translation>
    </message>
    <message>
        <source>not when players bid for the solo</source>
        <translation>ei, kun soolosta tarjotaan</translation>
    </message>
    <message>
        <source>Of several solos the higher one is played: {list}.</source>
        <translation>Useasta soolosta pelataan ylempi: {list}.</translation>
    </message>
    <message>
        <source>All solos rank equal.</source>
        <translation>Kaikki soolot ovat samanarvoisia.</translation>
    </message>
    <message>
        <source>Throwing in: nines</source>
        <translation>Heitto: yhdeksiköt</translation>
    </message>
    <message>
        <source>A hand with at least this many nines may be thrown in: it is not played, and the cards are dealt again.</source>
        <translation>Käden, jossa on vähintään näin monta yhdeksikköä, saa heittää pois: sitä ei pelata, ja kortit jaetaan uudelleen.</translation>
    </message>
    <message>
        <source>{n} or more nines</source>
        <translation>vähintään {n} yhdeksikköä</translation>
    </message>
    <message>
        <source>Nines are no reason to throw in a hand.</source>
        <translation>Yhdeksiköt eivät ole syy heittää kättä pois.</translation>
    </message>
    <message>
        <source>a single nine</source>
        <translation>yksikin yhdeksikkö</translation>
    </message>
    <message>
        <source>Throwing in: kings</source>
        <translation>Heitto: kuninkaat</translation>
    </message>
    <message>
        <source>A hand with at least this many kings may be thrown in.</source>
        <translation>Käden, jossa on vähintään näin monta kuningasta, saa heittää pois.</translation>
    </message>
    <message>
        <source>{n} or more kings</source>
        <translation>vähintään {n} kuningasta</translation>
    </message>
    <message>
        <source>Kings are no reason to throw in a hand.</source>
        <translation>Kuninkaat eivät ole syy heittää kättä pois.</translation>
    </message>
    <message>
        <source>a single king</source>
        <translation>yksikin kuningas</translation>
    </message>
    <message>
        <source>Throwing in: nines and kings</source>
        <translation>Heitto: yhdeksiköt ja kuninkaat</translation>
    </message>
    <message>
        <source>A hand with at least this many nines and kings together may be thrown in.</source>
        <translation>Käden, jossa on yhdeksikköjä ja kuninkaita yhteensä vähintään näin monta, saa heittää pois.</translation>
    </message>
    <message>
        <source>{n} or more nines and kings together</source>
        <translation>yhteensä vähintään {n} yhdeksikköä ja kuningasta</translation>
    </message>
    <message>
        <source>Nines and kings together are no reason to throw in a hand.</source>
        <translation>Yhdeksiköt ja kuninkaat yhdessä eivät ole syy heittää kättä pois.</translation>
    </message>
    <message>
        <source>a single nine or king</source>
        <translation>yksikin yhdeksikkö tai kuningas</translation>
    </message>
    <message>
        <source>Throwing in: many card points</source>
        <translation>Heitto: paljon korttipisteitä</translation>
    </message>
    <message>
        <source>A hand whose cards are worth at least this many points may be thrown in.</source>
        <translation>Käden, jonka korteissa on vähintään näin monta pistettä, saa heittää pois.</translation>
    </message>
    <message>
        <source>{n} or more card points</source>
        <translation>vähintään {n} korttipistettä</translation>
    </message>
    <message>
        <source>Many card points are no reason to throw in a hand.</source>
        <translation>Suuri määrä korttipisteitä ei ole syy heittää kättä pois.</translation>
    </message>
    <message>
        <source>any card points</source>
        <translation>mitä tahansa korttipisteitä</translation>
    </message>
    <message>
        <source>Throwing in: few card points</source>
        <translation>Heitto: vähän korttipisteitä</translation>
    </message>
    <message>
        <source>A hand whose cards are worth less than this many points may be thrown in.</source>
        <translation>Käden, jonka korteissa on alle näin monta pistettä, saa heittää pois.</translation>
    </message>
    <message>
        <source>fewer than {n} card points</source>
        <translation>alle {n} korttipistettä</translation>
    </message>
    <message>
        <source>Few card points are no reason to throw in a hand.</source>
        <translation>Korttipisteiden vähyys ei ole syy heittää kättä pois.</translation>
    </message>
    <message>
        <source>no card points at all</source>
        <translation>ei yhtään korttipistettä</translation>
    </message>
    <message>
        <source>Throwing in: few trumps</source>
        <translation>Heitto: vähän valtteja</translation>
    </message>
    <message>
        <source>A hand with at most this many trumps may be thrown in.</source>
        <translation>Käden, jossa on enintään näin monta valttia, saa heittää pois.</translation>
    </message>
    <message>
        <source>{n} trumps at most</source>
        <translation>enintään {n} valttia</translation>
    </message>
    <message>
        <source>Few trumps are no reason to throw in a hand.</source>
        <translation>Valttien vähyys ei ole syy heittää kättä pois.</translation>
    </message>
    <message>
        <source>no trump at all</source>
        <translation>ei yhtään valttia</translation>
    </message>
    <message>
        <source>one trump at most</source>
        <translation>enintään yksi valtti</translation>
    </message>
    <message>
        <source>Throwing in: no trump above ♦A</source>
        <translation>Heitto: ei valttia yli ♦A:n</translation>
    </message>
    <message>
        <source>A hand with no trump above the ♦A may be thrown in.</source>
        <translation>Käden, jossa ei ole valttia yli ♦A:n, saa heittää pois.</translation>
    </message>
    <message>
        <source>no trump above the ♦A</source>
        <translation>ei valttia yli ♦A:n</translation>
    </message>
    <message>
        <source>A ♦A as highest trump is no reason to throw in a hand.</source>
        <translation>♦A suurimpana valttina ei ole syy heittää kättä pois.</translation>
    </message>
    <message>
        <source>Throwing in: low trumps only</source>
        <translation>Heitto: vain pieniä valtteja</translation>
    </message>
    <message>
        <source>A hand whose highest trump is at most the ♦J may be thrown in.</source>
        <translation>Käden, jonka suurin valtti on enintään ♦J, saa heittää pois.</translation>
    </message>
    <message>
        <source>Low trumps are no reason to throw in a hand.</source>
        <translation>Pienet valtit eivät ole syy heittää kättä pois.</translation>
    </message>
    <message>
        <source>highest trump at most the ♦J</source>
        <translation>suurin valtti enintään ♦J</translation>
    </message>
    <message>
        <source>no trump above the ♦J</source>
        <translation>ei valttia yli ♦J:n</translation>
    </message>
    <message>
        <source>Throwing in before a solo</source>
        <translation>Heitto ennen sooloa</translation>
    </message>
    <message>
        <source>Whether a hand can be thrown in even when somebody else wants to play a solo.</source>
        <translation>Saako käden heittää pois, vaikka joku muu haluaisi pelata soolon.</translation>
    </message>
    <message>
        <source>Throwing in comes before a solo.</source>
        <translation>Heitto käy ennen sooloa.</translation>
    </message>
    <message>
        <source>Throwing in ranks where the order of reservations puts it.</source>
        <translation>Heitto on siinä kohdassa, johon varausten järjestys sen panee.</translation>
    </message>
    <message>
        <source>only when some event starts them; as it is there is never a bock round</source>
        <translation>vain kun jokin tapahtuma aloittaa ne; nyt Bock-kierrosta ei tule koskaan</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Musta emakko</translation>
    </message>
    <message>
        <source>Whoever takes the trick with the second ♠Q plays alone against the other three from then on.</source>
        <translation>Joka saa tikin, jossa on toinen ♠Q, pelaa siitä lähtien yksin kolmea muuta vastaan.</translation>
    </message>
    <message>
        <source>no black sow</source>
        <translation>ei mustaa emakkoa</translation>
    </message>
    <message>
        <source>There is no black sow.</source>
        <translation>Mustaa emakkoa ei ole.</translation>
    </message>
    <message>
        <source>plays on alone</source>
        <translation>pelaa yksin loppuun</translation>
    </message>
    <message>
        <source>Whoever takes the second ♠Q, the black sow, plays alone from then on.</source>
        <translation>Joka saa toisen ♠Q:n, mustan emakon, pelaa siitä lähtien yksin.</translation>
    </message>
    <message>
        <source>must name a solo</source>
        <translation>nimeää soolon</translation>
    </message>
    <message>
        <source>Whoever takes the second ♠Q, the black sow, must name a solo for the rest of the deal.</source>
        <translation>Joka saa toisen ♠Q:n, mustan emakon, nimeää soolon jaon loppuosalle.</translation>
    </message>
    <message>
        <source>only when there is a solo to name; otherwise the player is just alone</source>
        <translation>vain kun on soolo, jonka voi nimetä; muuten pelaaja on pelkästään yksin</translation>
    </message>
    <message>
        <source>When there is a black sow</source>
        <translation>Milloin on musta emakko</translation>
    </message>
    <message>
        <source>Whether the black sow is part of every deal, or only of deals in which nobody took a poverty.</source>
        <translation>Kuuluuko musta emakko joka jakoon vai vain jakoihin, joissa kukaan ei ottanut köyhyyttä.</translation>
    </message>
    <message>
        <source>only with the black sow</source>
        <translation>vain mustan emakon kanssa</translation>
    </message>
    <message>
        <source>always, except in solos</source>
        <translation>aina, paitsi sooloissa</translation>
    </message>
    <message>
        <source>The black sow is live in every deal that is not a solo.</source>
        <translation>Musta emakko on mukana joka jaossa, joka ei ole soolo.</translation>
    </message>
    <message>
        <source>only after a refused poverty</source>
        <translation>vain hylätyn köyhyyden jälkeen</translation>
    </message>
    <message>
        <source>The black sow is only live when nobody took a poverty.</source>
        <translation>Musta emakko on mukana vain, kun kukaan ei ottanut köyhyyttä.</translation>
    </message>
    <message>
        <source>only when a refused poverty is played on; as it is there is never a black sow</source>
        <translation>vain kun hylätty köyhyys pelataan; nyt mustaa emakkoa ei tule koskaan</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bock-kierrokset</translation>
    </message>
    <message>
        <source>Whether certain events make the following deals count a multiple.</source>
        <translation>Tekevätkö tietyt tapahtumat seuraavista jaoista moninkertaisia.</translation>
    </message>
    <message>
        <source>There are bock rounds.</source>
        <translation>Bock-kierroksia pelataan.</translation>
    </message>
    <message>
        <source>There are no bock rounds.</source>
        <translation>Bock-kierroksia ei ole.</translation>
    </message>
    <message>
        <source>What starts bock rounds</source>
        <translation>Mistä Bock-kierros alkaa</translation>
    </message>
    <message>
        <source>The events after which the next deals are bock deals; several in one deal count once.</source>
        <translation>Tapahtumat, joiden jälkeiset jaot ovat Bock-jakoja; useampi samassa jaossa lasketaan yhdeksi.</translation>
    </message>
    <message>
        <source>120 card points each</source>
        <translation>tasan 120–120</translation>
    </message>
    <message>
        <source>120 each</source>
        <translation>tasan 120–120</translation>
    </message>
    <message>
        <source>hearts trick</source>
        <translation>herttatikki</translation>
    </message>
    <message>
        <source>a trick of four plain hearts</source>
        <translation>neljän sivumaan hertan tikki</translation>
    </message>
    <message>
        <source>lost solo</source>
        <translation>hävitty soolo</translation>
    </message>
    <message>
        <source>a lost solo</source>
        <translation>hävitty soolo</translation>
    </message>
    <message>
        <source>lost with Re or Kontra announced</source>
        <translation>hävitty Re tai Kontra ilmoitettuna</translation>
    </message>
    <message>
        <source>a game lost by a side that had announced Re or Kontra</source>
        <translation>peli, jonka Re tai Kontra ilmoittanut puoli hävisi</translation>
    </message>
    <message>
        <source>Re and Kontra both announced</source>
        <translation>Re ja Kontra molemmat ilmoitettu</translation>
    </message>
    <message>
        <source>a game with both Re and Kontra announced</source>
        <translation>peli, jossa ilmoitettiin sekä Re että Kontra</translation>
    </message>
    <message>
        <source>game worth 0</source>
        <translation>pelin arvo 0</translation>
    </message>
    <message>
        <source>a game worth 0</source>
        <translation>peli, jonka arvo on 0</translation>
    </message>
    <message>
        <source>side that takes nothing</source>
        <translation>puoli jää tyhjin käsin</translation>
    </message>
    <message>
        <source>a game in which a side took nothing</source>
        <translation>peli, jossa toinen puoli jäi tyhjin käsin</translation>
    </message>
    <message>
        <source>Bock rounds follow: {list}.</source>
        <translation>Bock-kierros alkaa näistä: {list}.</translation>
    </message>
    <message>
        <source>No event starts a bock round.</source>
        <translation>Mikään tapahtuma ei aloita Bock-kierrosta.</translation>
    </message>
    <message>
        <source>Factor of bock</source>
        <translation>Bock-kerroin</translation>
    </message>
    <message>
        <source>How many times a bock deal counts.</source>
        <translation>Moninkertainenko Bock-jako on.</translation>
    </message>
    <message>
        <source>A bock deal counts {n} times.</source>
        <translation>Bock-jako lasketaan {n}-kertaisena.</translation>
    </message>
    <message>
        <source>A bock deal counts no more than others.</source>
        <translation>Bock-jako on samanarvoinen kuin muut.</translation>
    </message>
    <message>
        <source>A bock deal counts double.</source>
        <translation>Bock-jako lasketaan kaksinkertaisena.</translation>
    </message>
    <message>
        <source>Length of bock</source>
        <translation>Bock-kierroksen pituus</translation>
    </message>
    <message>
        <source>How many deals a bock round lasts; deals that the same dealer repeats do not use one up.</source>
        <translation>Montako jakoa Bock-kierros kestää; saman jakajan uusimat jaot eivät kuluta sitä.</translation>
    </message>
    <message>
        <source>A bock round lasts {n} deals.</source>
        <translation>Bock-kierros kestää {n} jakoa.</translation>
    </message>
    <message>
        <source>A bock round lasts one deal.</source>
        <translation>Bock-kierros kestää yhden jaon.</translation>
    </message>
    <message>
        <source>Bock during bock</source>
        <translation>Bock kesken Bockin</translation>
    </message>
    <message>
        <source>What happens when something starts a bock round while one is running.</source>
        <translation>Mitä tapahtuu, kun jokin aloittaa Bock-kierroksen toisen ollessa kesken.</translation>
    </message>
    <message>
        <source>the factors multiply</source>
        <translation>kertoimet kerrotaan keskenään</translation>
    </message>
    <message>
        <source>Bock rounds that overlap multiply each other.</source>
        <translation>Päällekkäiset Bock-kierrokset kerrotaan keskenään.</translation>
    </message>
    <message>
        <source>the new round is added at the end</source>
        <translation>uusi kierros lisätään loppuun</translation>
    </message>
    <message>
        <source>A bock round that starts during another one is added at its end.</source>
        <translation>Bock-kierros, joka alkaa toisen aikana, lisätään sen loppuun.</translation>
    </message>
    <message>
        <source>the round starts again</source>
        <translation>kierros alkaa alusta</translation>
    </message>
    <message>
        <source>A new event during a bock round starts it again.</source>
        <translation>Uusi tapahtuma Bock-kierroksen aikana aloittaa sen alusta.</translation>
    </message>
    <message>
        <source>A new event during a bock round does nothing.</source>
        <translation>Uusi tapahtuma Bock-kierroksen aikana ei vaikuta mitään.</translation>
    </message>
    <message>
        <source>What bock multiplies</source>
        <translation>Mitä Bock kertoo</translation>
    </message>
    <message>
        <source>Whether a bock deal multiplies the whole value, only the game without extra points, or adds a fixed number of points.</source>
        <translation>Kertooko Bock-jako koko arvon, vain pelin ilman lisäpisteitä, vai lisääkö se kiinteän pistemäärän.</translation>
    </message>
    <message>
        <source>the whole value</source>
        <translation>koko arvon</translation>
    </message>
    <message>
        <source>Bock multiplies the whole value, extra points too.</source>
        <translation>Bock kertoo koko arvon, myös lisäpisteet.</translation>
    </message>
    <message>
        <source>everything but extra points</source>
        <translation>kaiken paitsi lisäpisteet</translation>
    </message>
    <message>
        <source>Bock multiplies everything but the extra points.</source>
        <translation>Bock kertoo kaiken paitsi lisäpisteet.</translation>
    </message>
    <message>
        <source>nothing; points are added</source>
        <translation>ei mitään; pisteitä lisätään</translation>
    </message>
    <message>
        <source>In a bock deal the factor is added to the value instead of multiplying it.</source>
        <translation>Bock-jaossa kerroin lisätään arvoon kertomisen sijasta.</translation>
    </message>
    <message>
        <source>no point</source>
        <translation>ei pistettä</translation>
    </message>
    <message>
        <source>under 90</source>
        <extracomment>The four results beyond winning, for lists of numbers.</extracomment>
        <translation>alle 90</translation>
    </message>
    <message>
        <source>under 60</source>
        <translation>alle 60</translation>
    </message>
    <message>
        <source>under 30</source>
        <translation>alle 30</translation>
    </message>
    <message>
        <source>Points for winning</source>
        <translation>Pisteet voitosta</translation>
    </message>
    <message>
        <source>How many points a won game counts.</source>
        <translation>Montako pistettä voitettu peli tuo.</translation>
    </message>
    <message>
        <source>A won game counts {n} points.</source>
        <translation>Voitettu peli tuo {n} pistettä.</translation>
    </message>
    <message>
        <source>Winning by itself brings no point.</source>
        <translation>Pelkkä voitto ei tuo pistettä.</translation>
    </message>
    <message>
        <source>A won game counts 1 point.</source>
        <translation>Voitettu peli tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>Beating Re</source>
        <translation>Vanhoja vastaan</translation>
    </message>
    <message>
        <source>How many points Kontra gets in addition for winning against the ♣Q, “the old ones”.</source>
        <translation>Montako pistettä Kontra saa lisää voitosta ♣Q-kortteja, ”vanhoja”, vastaan.</translation>
    </message>
    <message>
        <source>If Kontra wins, it gets {n} points more.</source>
        <translation>Jos Kontra voittaa, se saa {n} pistettä lisää (vanhoja vastaan).</translation>
    </message>
    <message>
        <source>Kontra gets nothing extra for winning.</source>
        <translation>Kontra ei saa voitostaan mitään ylimääräistä.</translation>
    </message>
    <message>
        <source>If Kontra wins, it gets 1 point more.</source>
        <translation>Jos Kontra voittaa, se saa 1 pisteen lisää (vanhoja vastaan).</translation>
    </message>
    <message>
        <source>Points for results</source>
        <translation>Pisteet tuloksesta</translation>
    </message>
    <message>
        <source>How many points it counts when the losers stay under 90, under 60, under 30, or take nothing, announced or not.</source>
        <translation>Montako pistettä tulee siitä, että häviäjät jäävät alle 90:n, 60:n tai 30:n tai tyhjin käsin, ilmoitettuna tai ei.</translation>
    </message>
    <message>
        <source>What schwarz means</source>
        <translation>Mitä schwarz tarkoittaa</translation>
    </message>
    <message>
        <source>Whether a side is schwarz when it has no trick, or already when its tricks are worth nothing.</source>
        <translation>Onko puoli schwarz, kun sillä ei ole tikkiä, vai jo kun sen tikeissä ei ole pisteitä.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>ei tikkiä</translation>
    </message>
    <message>
        <source>Schwarz means without a trick.</source>
        <translation>Schwarz tarkoittaa: ilman tikkiä.</translation>
    </message>
    <message>
        <source>no card point</source>
        <translation>ei korttipistettä</translation>
    </message>
    <message>
        <source>Schwarz means without a card point.</source>
        <translation>Schwarz tarkoittaa: ilman korttipistettä.</translation>
    </message>
    <message>
        <source>Who wins when both sides have 120 card points and nothing was announced.</source>
        <translation>Kuka voittaa, kun kummallakin puolella on 120 korttipistettä eikä mitään ole ilmoitettu.</translation>
    </message>
    <message>
        <source>With 120 each, Kontra wins.</source>
        <translation>Tasatuloksessa 120–120 voittaa Kontra.</translation>
    </message>
    <message>
        <source>With 120 each and nothing announced, nobody wins.</source>
        <translation>Tasatuloksessa 120–120 ilman ilmoituksia kukaan ei voita.</translation>
    </message>
    <message>
        <source>Value of 120 each</source>
        <translation>Tasatuloksen 120–120 arvo</translation>
    </message>
    <message>
        <source>What Kontra gets for winning with 120 card points each.</source>
        <translation>Mitä Kontra saa voitosta, kun kummallakin on 120 korttipistettä.</translation>
    </message>
    <message>
        <source>like any win</source>
        <translation>kuten mikä tahansa voitto</translation>
    </message>
    <message>
        <source>With 120 each, a win of Kontra counts like any other.</source>
        <translation>Tasatuloksessa 120–120 Kontran voitto lasketaan kuten muutkin.</translation>
    </message>
    <message>
        <source>only the point for beating Re</source>
        <translation>vain piste vanhoja vastaan</translation>
    </message>
    <message>
        <source>With 120 each, Kontra gets only the point for beating Re.</source>
        <translation>Tasatuloksessa 120–120 Kontra saa vain pisteen vanhoja vastaan.</translation>
    </message>
    <message>
        <source>More extra points than the game is worth</source>
        <translation>Lisäpisteitä yli pelin arvon</translation>
    </message>
    <message>
        <source>Whether the losers&apos; extra points can turn a won game into minus points for the winners.</source>
        <translation>Voivatko häviäjien lisäpisteet kääntää voitetun pelin miinukselle.</translation>
    </message>
    <message>
        <source>may turn the result</source>
        <translation>voivat kääntää tuloksen</translation>
    </message>
    <message>
        <source>The losers&apos; extra points may even turn the result around.</source>
        <translation>Häviäjien lisäpisteet voivat jopa kääntää tuloksen.</translation>
    </message>
    <message>
        <source>down to zero at most</source>
        <translation>enintään nollaan</translation>
    </message>
    <message>
        <source>The losers&apos; extra points can bring a won game down to zero at most.</source>
        <translation>Häviäjien lisäpisteet voivat painaa voitetun pelin enintään nollaan.</translation>
    </message>
    <message>
        <source>Writing the points</source>
        <translation>Pisteiden kirjaaminen</translation>
    </message>
    <message>
        <source>Whether winners write plus and losers minus, or only one of the two sides writes at all.</source>
        <translation>Kirjaavatko voittajat plussaa ja häviäjät miinusta vai kirjaako vain toinen puoli.</translation>
    </message>
    <message>
        <source>winners plus, losers minus</source>
        <translation>voittajat plus, häviäjät miinus</translation>
    </message>
    <message>
        <source>Winners write plus points, losers minus; a player alone wins or loses with three opponents.</source>
        <translation>Voittajat kirjaavat pluspisteitä, häviäjät miinusta; yksinpelaaja tilittää kolmen vastustajan kanssa.</translation>
    </message>
    <message>
        <source>only the winners</source>
        <translation>vain voittajat</translation>
    </message>
    <message>
        <source>Only the winners write points.</source>
        <translation>Vain voittajat kirjaavat pisteitä.</translation>
    </message>
    <message>
        <source>only the losers, as minus</source>
        <translation>vain häviäjät, miinuksena</translation>
    </message>
    <message>
        <source>Only the losers write points, as minus.</source>
        <translation>Vain häviäjät kirjaavat pisteitä, miinuksena.</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Kettu kiinni</translation>
    </message>
    <message>
        <source>Points for taking a ♦A, the fox, from the other side.</source>
        <translation>Pisteet siitä, että ottaa toiselta puolelta ♦A:n, ketun.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts {n} points.</source>
        <translation>Kiinni saatu kettu (♦A) tuo {n} pistettä.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts nothing.</source>
        <translation>Kiinni saatu kettu (♦A) ei tuo mitään.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts 1 point.</source>
        <translation>Kiinni saatu kettu (♦A) tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Kettu kiinni viimeisessä tikissä</translation>
    </message>
    <message>
        <source>Additional points if the fox is caught in the last trick.</source>
        <translation>Lisäpisteet, jos kettu saadaan kiinni viimeisessä tikissä.</translation>
    </message>
    <message>
        <source>only when a caught fox counts</source>
        <translation>vain kun kiinni saadusta ketusta saa pisteitä</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts {n} points more.</source>
        <translation>Viimeisessä tikissä kiinni saatu kettu tuo {n} pistettä lisää.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts no more than others.</source>
        <translation>Viimeisessä tikissä kiinni saatu kettu on samanarvoinen kuin muut.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts 1 point more.</source>
        <translation>Viimeisessä tikissä kiinni saatu kettu tuo 1 pisteen lisää.</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Kettu voittaa viimeisen tikin</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a ♦A.</source>
        <translation>Pisteet siitä, että voittaa viimeisen tikin ♦A:lla.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts {n} points.</source>
        <translation>Viimeisen tikin voitto ketulla tuo {n} pistettä.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts nothing.</source>
        <translation>Viimeisen tikin voitto ketulla ei tuo mitään.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts 1 point.</source>
        <translation>Viimeisen tikin voitto ketulla tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>Both foxes in the last trick</source>
        <translation>Molemmat ketut viimeisessä tikissä</translation>
    </message>
    <message>
        <source>Whether it counts twice if a fox wins the last trick and the partner&apos;s fox lies in it too.</source>
        <translation>Lasketaanko kahdesti, jos kettu voittaa viimeisen tikin ja kumppanin kettu on samassa tikissä.</translation>
    </message>
    <message>
        <source>only when a fox winning the last trick counts</source>
        <translation>vain kun ketun voittamasta viimeisestä tikistä saa pisteitä</translation>
    </message>
    <message>
        <source>That counts twice if the partner&apos;s fox lies in the same trick.</source>
        <translation>Se lasketaan kahdesti, jos kumppanin kettu on samassa tikissä.</translation>
    </message>
    <message>
        <source>A second fox in the last trick counts nothing more.</source>
        <translation>Toinen kettu viimeisessä tikissä ei tuo enempää.</translation>
    </message>
    <message>
        <source>Charlie wins the last trick</source>
        <translation>Charlie voittaa viimeisen tikin</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a ♣J, called Charlie.</source>
        <translation>Pisteet siitä, että voittaa viimeisen tikin ♣J:llä, joka on nimeltään Charlie (Karlchen).</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts {n} points.</source>
        <translation>Viimeisen tikin voitto Charliella (♣J) tuo {n} pistettä.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts nothing.</source>
        <translation>Viimeisen tikin voitto Charliella (♣J) ei tuo mitään.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts 1 point.</source>
        <translation>Viimeisen tikin voitto Charliella (♣J) tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Charlie kiinni</translation>
    </message>
    <message>
        <source>A point for taking a ♣J of the other side in the last trick.</source>
        <translation>Piste siitä, että ottaa viimeisessä tikissä toisen puolen ♣J:n.</translation>
    </message>
    <message>
        <source>counts nothing</source>
        <translation>ei tuo mitään</translation>
    </message>
    <message>
        <source>Catching Charlie counts nothing.</source>
        <translation>Charlien kiinni saaminen ei tuo mitään.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 piste</translation>
    </message>
    <message>
        <source>Catching the others&apos; Charlie in the last trick counts 1 point.</source>
        <translation>Toisten Charlien kiinni saaminen viimeisessä tikissä tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>1 point, only with a ♦Q</source>
        <translation>1 piste, vain ♦Q:lla</translation>
    </message>
    <message>
        <source>Catching the others&apos; Charlie in the last trick with a ♦Q counts 1 point.</source>
        <translation>Toisten Charlien kiinni saaminen viimeisessä tikissä ♦Q:lla tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>Two Charlies caught</source>
        <translation>Kaksi Charlieta kiinni</translation>
    </message>
    <message>
        <source>Whether two ♣J of the other side in the last trick count two points.</source>
        <translation>Tuovatko toisen puolen kaksi ♣J:tä viimeisessä tikissä kaksi pistettä.</translation>
    </message>
    <message>
        <source>only when catching Charlie counts</source>
        <translation>vain kun Charlien kiinni saamisesta saa pisteen</translation>
    </message>
    <message>
        <source>Two Charlies caught count 2 points.</source>
        <translation>Kaksi kiinni saatua Charlieta tuo 2 pistettä.</translation>
    </message>
    <message>
        <source>Two Charlies caught count no more than one.</source>
        <translation>Kaksi kiinni saatua Charlieta ei tuo enempää kuin yksi.</translation>
    </message>
    <message>
        <source>Both Charlies in the last trick</source>
        <translation>Molemmat Charliet viimeisessä tikissä</translation>
    </message>
    <message>
        <source>Whether it counts twice if Charlie wins the last trick and the partner&apos;s Charlie lies in it too.</source>
        <translation>Lasketaanko kahdesti, jos Charlie voittaa viimeisen tikin ja kumppanin Charlie on samassa tikissä.</translation>
    </message>
    <message>
        <source>only when Charlie winning the last trick counts</source>
        <translation>vain kun Charlien voittamasta viimeisestä tikistä saa pisteitä</translation>
    </message>
    <message>
        <source>Charlie winning the last trick counts twice if the partner&apos;s Charlie lies in it.</source>
        <translation>Charlien voittama viimeinen tikki lasketaan kahdesti, jos kumppanin Charlie on siinä.</translation>
    </message>
    <message>
        <source>A partner&apos;s Charlie in the last trick counts nothing more.</source>
        <translation>Kumppanin Charlie viimeisessä tikissä ei tuo enempää.</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>A trick worth at least this many card points brings its winner an extra point; 40 means nothing but aces and tens.</source>
        <translation>Tikki, jossa on vähintään näin monta korttipistettä, tuo voittajalleen lisäpisteen; 40 tarkoittaa pelkkiä ässiä ja kymppejä.</translation>
    </message>
    <message>
        <source>A Doppelkopf, a trick worth {n} card points or more, counts 1 point.</source>
        <translation>Doppelkopf, tikki jossa on vähintään {n} korttipistettä, tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>A Doppelkopf counts nothing.</source>
        <translation>Doppelkopf ei tuo mitään.</translation>
    </message>
    <message>
        <source>Every trick worth anything counts 1 point.</source>
        <translation>Jokainen tikki, jossa on pisteitä, tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>♥10 caught</source>
        <translation>♥10 kiinni</translation>
    </message>
    <message>
        <source>Whether it counts a point when a ♥10 beats a ♥10 of the other side.</source>
        <translation>Saako pisteen siitä, että ♥10 lyö toisen puolen ♥10:n.</translation>
    </message>
    <message>
        <source>A ♥10 that beats a ♥10 of the other side counts 1 point.</source>
        <translation>♥10, joka lyö toisen puolen ♥10:n (Dulle kiinni), tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>A ♥10 beating a ♥10 counts nothing.</source>
        <translation>♥10:n lyöminen ♥10:llä ei tuo mitään.</translation>
    </message>
    <message>
        <source>Hearts trick</source>
        <translation>Herttatikki</translation>
    </message>
    <message>
        <source>Whether a trick of four plain hearts counts a point.</source>
        <translation>Tuoko neljän sivumaan hertan tikki pisteen.</translation>
    </message>
    <message>
        <source>A trick of four plain hearts counts 1 point.</source>
        <translation>Neljän sivumaan hertan tikki tuo 1 pisteen.</translation>
    </message>
    <message>
        <source>A trick of four plain hearts counts nothing.</source>
        <translation>Neljän sivumaan hertan tikki ei tuo mitään.</translation>
    </message>
    <message>
        <source>Special extra points</source>
        <translation>Erikoiset lisäpisteet</translation>
    </message>
    <message>
        <source>Further extra points that only some tables count, 1 point each.</source>
        <translation>Muita lisäpisteitä, joita vain jotkin pöydät laskevat, 1 piste kustakin.</translation>
    </message>
    <message>
        <source>♠K taken by a ♠Q</source>
        <translation>♠Q ottaa ♠K:n (Klabautermann)</translation>
    </message>
    <message>
        <source>four queens in a trick</source>
        <translation>neljä rouvaa tikissä (Kaffeekranz)</translation>
    </message>
    <message>
        <source>Charlie taken by a ♦Q in the last trick</source>
        <translation>♦Q ottaa Charlien viimeisessä tikissä (Agathe)</translation>
    </message>
    <message>
        <source>a ♦9 wins a trick</source>
        <translation>♦9 voittaa tikin (Fischauge)</translation>
    </message>
    <message>
        <source>a fox takes a ♦9</source>
        <translation>kettu ottaa ♦9:n (Gans)</translation>
    </message>
    <message>
        <source>a trick worth nothing</source>
        <translation>tikki ilman pisteitä (Koppeldopf)</translation>
    </message>
    <message>
        <source>1 point each for: {list}.</source>
        <translation>1 piste kustakin: {list}.</translation>
    </message>
    <message>
        <source>There are no special extra points.</source>
        <translation>Erikoisia lisäpisteitä ei ole.</translation>
    </message>
    <message>
        <source>clubs solo</source>
        <translation>ristisoolo</translation>
    </message>
    <message>
        <source>spades solo</source>
        <translation>patasoolo</translation>
    </message>
    <message>
        <source>hearts solo</source>
        <translation>herttasoolo</translation>
    </message>
    <message>
        <source>diamonds solo</source>
        <translation>ruutusoolo</translation>
    </message>
    <message>
        <source>queens solo</source>
        <translation>rouvasoolo</translation>
    </message>
    <message>
        <source>jacks solo</source>
        <translation>jätkäsoolo</translation>
    </message>
    <message>
        <source>ace solo (no trumps)</source>
        <translation>ässäsoolo (ei valtteja)</translation>
    </message>
    <message>
        <source>kings solo</source>
        <translation>kuningassoolo</translation>
    </message>
    <message>
        <source>pure clubs solo</source>
        <translation>puhdas ristisoolo</translation>
    </message>
    <message>
        <source>pure spades solo</source>
        <translation>puhdas patasoolo</translation>
    </message>
    <message>
        <source>pure hearts solo</source>
        <translation>puhdas herttasoolo</translation>
    </message>
    <message>
        <source>pure diamonds solo</source>
        <translation>puhdas ruutusoolo</translation>
    </message>
    <message>
        <source>queens over jacks solo</source>
        <translation>rouva-jätkäsoolo (rouvat ylempänä)</translation>
    </message>
    <message>
        <source>jacks over queens solo</source>
        <translation>jätkä-rouvasoolo (jätkät ylempänä)</translation>
    </message>
    <message>
        <source>kings over queens solo</source>
        <translation>kuningas-rouvasoolo</translation>
    </message>
    <message>
        <source>kings over jacks solo</source>
        <translation>kuningas-jätkäsoolo</translation>
    </message>
    <message>
        <source>Köhler (kings, queens, jacks)</source>
        <translation>Köhler (kuninkaat, rouvat, jätkät)</translation>
    </message>
    <message>
        <source>queens and one suit</source>
        <translation>rouvat ja yksi maa</translation>
    </message>
    <message>
        <source>jacks and one suit</source>
        <translation>jätkät ja yksi maa</translation>
    </message>
    <message>
        <source>null (not a single trick)</source>
        <translation>nolla (ei tikkiäkään)</translation>
    </message>
    <message>
        <source>Slim Martin (fewest tricks)</source>
        <translation>laiha Martin (vähiten tikkejä)</translation>
    </message>
    <message>
        <source>all four suit solos</source>
        <extracomment>Named together where all four are played.</extracomment>
        <translation>kaikki neljä maasooloa</translation>
    </message>
    <message>
        <source>all four pure suit solos</source>
        <translation>kaikki neljä puhdasta maasooloa</translation>
    </message>
    <message>
        <source>Kinds of solos</source>
        <translation>Soolot</translation>
    </message>
    <message>
        <source>In a solo one player plays alone against the other three and chooses what is trump; in a pure suit solo that is nothing but one suit.</source>
        <translation>Soolossa yksi pelaa yksin kolmea muuta vastaan ja valitsee, mikä on valttia; puhtaassa maasoolossa se on pelkkä yksi maa.</translation>
    </message>
    <message>
        <source>Solos: {list}.</source>
        <translation>Soolot: {list}.</translation>
    </message>
    <message>
        <source>No solos are played.</source>
        <translation>Sooloja ei pelata.</translation>
    </message>
    <message>
        <source>First card in a solo</source>
        <translation>Soolon ensimmäinen kortti</translation>
    </message>
    <message>
        <source>Who plays the first card of a solo: the player after the dealer, as in a normal game, or the soloist.</source>
        <translation>Kuka pelaa soolon ensimmäisen kortin: jakajasta seuraava, kuten tavallisessa pelissä, vai soolopelaaja.</translation>
    </message>
    <message>
        <source>the player after the dealer</source>
        <translation>jakajasta seuraava</translation>
    </message>
    <message>
        <source>In a solo the player after the dealer leads, as always.</source>
        <translation>Soolossa aloittaa jakajasta seuraava, kuten aina.</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>soolopelaaja</translation>
    </message>
    <message>
        <source>The soloist leads to the first trick.</source>
        <translation>Soolopelaaja aloittaa ensimmäisen tikin.</translation>
    </message>
    <message>
        <source>the soloist, in compulsory solos only</source>
        <translation>soolopelaaja, vain pakkosooloissa</translation>
    </message>
    <message>
        <source>The soloist leads in a compulsory solo; in others the player after the dealer does.</source>
        <translation>Pakollisessa soolossa aloittaa soolopelaaja, muissa jakajasta seuraava.</translation>
    </message>
    <message>
        <source>Same dealer after a solo</source>
        <translation>Sama jakaja soolon jälkeen</translation>
    </message>
    <message>
        <source>After which solos the same dealer deals again; after a forced compulsory solo the deal always moves on.</source>
        <translation>Minkä soolojen jälkeen sama jakaja jakaa uudelleen; pakotetun soolon jälkeen vuoro siirtyy aina.</translation>
    </message>
    <message>
        <source>after none</source>
        <translation>ei minkään jälkeen</translation>
    </message>
    <message>
        <source>After a solo the next player deals.</source>
        <translation>Soolon jälkeen jakaa seuraava pelaaja.</translation>
    </message>
    <message>
        <source>after compulsory solos</source>
        <translation>pakollisten soolojen jälkeen</translation>
    </message>
    <message>
        <source>After a compulsory solo the same dealer deals again.</source>
        <translation>Pakollisen soolon jälkeen sama jakaja jakaa uudelleen.</translation>
    </message>
    <message>
        <source>after every solo</source>
        <translation>jokaisen soolon jälkeen</translation>
    </message>
    <message>
        <source>After a solo the same dealer deals again.</source>
        <translation>Soolon jälkeen sama jakaja jakaa uudelleen.</translation>
    </message>
    <message>
        <source>Compulsory solos</source>
        <translation>Pakolliset soolot</translation>
    </message>
    <message>
        <source>How many solos everybody must play in the course of a match.</source>
        <translation>Montako sooloa jokaisen on pelattava ottelun aikana.</translation>
    </message>
    <message>
        <source>Everybody must play {n} compulsory solos.</source>
        <translation>Jokaisen on pelattava {n} pakollista sooloa.</translation>
    </message>
    <message>
        <source>There are no compulsory solos.</source>
        <translation>Pakollisia sooloja ei ole.</translation>
    </message>
    <message>
        <source>Everybody must play one compulsory solo.</source>
        <translation>Jokaisen on pelattava yksi pakollinen soolo.</translation>
    </message>
    <message>
        <source>no compulsory solos</source>
        <translation>ei pakollisia sooloja</translation>
    </message>
    <message>
        <source>Kinds of compulsory solos</source>
        <translation>Pakollisten soolojen lajit</translation>
    </message>
    <message>
        <source>How many of the compulsory solos must at least be suit solos, and how many solos with pictures as trumps.</source>
        <translation>Monenko pakollisista sooloista on vähintään oltava maasooloja ja monenko kuvasooloja.</translation>
    </message>
    <message>
        <source>Compulsory solos, at least: suit solos {suit}, picture solos {picture}.</source>
        <translation>Pakolliset soolot vähintään: maasooloja {suit}, kuvasooloja {picture}.</translation>
    </message>
    <message>
        <source>Any solo can be the compulsory one.</source>
        <translation>Mikä tahansa soolo käy pakollisesta.</translation>
    </message>
    <message>
        <source>Compulsory solos not yet played</source>
        <translation>Pelaamattomat pakolliset soolot</translation>
    </message>
    <message>
        <source>What happens when the match nears its end and somebody still owes a compulsory solo.</source>
        <translation>Mitä tapahtuu, kun ottelu lähenee loppuaan ja joku on vielä velkaa pakollisen soolon.</translation>
    </message>
    <message>
        <source>A compulsory solo that was not played is forgotten.</source>
        <translation>Pelaamatta jäänyt pakollinen soolo unohdetaan.</translation>
    </message>
    <message>
        <source>forced in the last deals</source>
        <translation>pakotetaan viimeisissä jaoissa</translation>
    </message>
    <message>
        <source>When as many compulsory solos are owed as deals are left, they must be played.</source>
        <translation>Kun pakollisia sooloja on velkaa yhtä monta kuin jakoja jäljellä, ne on pelattava.</translation>
    </message>
    <message>
        <source>played after the last deal</source>
        <translation>pelataan viimeisen jaon jälkeen</translation>
    </message>
    <message>
        <source>Compulsory solos still owed are played in extra deals at the end.</source>
        <translation>Pelaamattomat pakolliset soolot pelataan lopussa lisäjaoissa.</translation>
    </message>
    <message>
        <source>Offering a forced solo</source>
        <translation>Pakotetun soolon tarjoaminen</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play the compulsory solo may let another one who owes one go first.</source>
        <translation>Saako soolon pelaamaan pakotettu päästää edelleen toisen, joka on myös velkaa.</translation>
    </message>
    <message>
        <source>only when somebody can be forced to play a solo</source>
        <translation>vain kun jonkun voi pakottaa pelaamaan soolon</translation>
    </message>
    <message>
        <source>A forced player may offer the deal to others who owe a solo.</source>
        <translation>Pakotettu saa tarjota jaon muille, jotka ovat velkaa soolon.</translation>
    </message>
    <message>
        <source>A forced player must play the solo.</source>
        <translation>Pakotetun on pelattava soolonsa.</translation>
    </message>
    <message>
        <source>Compulsory solo first</source>
        <translation>Pakollinen soolo ensin</translation>
    </message>
    <message>
        <source>Whether the first solo somebody plays is always the compulsory one; otherwise a player may declare it as voluntary.</source>
        <translation>Onko pelaajan ensimmäinen soolo aina pakollinen; muuten sen saa ilmoittaa vapaaehtoiseksi.</translation>
    </message>
    <message>
        <source>The first solo of a player is the compulsory one.</source>
        <translation>Pelaajan ensimmäinen soolo on pakollinen.</translation>
    </message>
    <message>
        <source>A player may play voluntary solos before the compulsory one.</source>
        <translation>Vapaaehtoisia sooloja saa pelata ennen pakollista.</translation>
    </message>
    <message>
        <source>Playing alone with both ♣Q settles a compulsory solo</source>
        <translation>Yksin pelatut häät kuittaavat pakollisen soolon</translation>
    </message>
    <message>
        <source>Whether a compulsory solo is settled when a player plays alone with both ♣Q, in secret or because no partner was found.</source>
        <translation>Kuittautuuko pakollinen soolo, kun joku pelaa yksin kahdella ♣Q:lla, salaa tai koska kumppania ei löytynyt.</translation>
    </message>
    <message>
        <source>Whoever plays alone with both ♣Q has played the compulsory solo.</source>
        <translation>Joka pelaa yksin kahdella ♣Q:lla, on pelannut pakollisen soolonsa.</translation>
    </message>
    <message>
        <source>Playing alone with both ♣Q does not count as the compulsory solo.</source>
        <translation>Yksin kahdella ♣Q:lla pelaaminen ei käy pakollisesta soolosta.</translation>
    </message>
    <message>
        <source>Factor for the soloist</source>
        <translation>Soolopelaajan kerroin</translation>
    </message>
    <message>
        <source>How many times the value of the game counts for a player alone against three.</source>
        <translation>Moninkertaisena pelin arvo lasketaan sille, joka pelaa yksin kolmea vastaan.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count {n} times.</source>
        <translation>Kolmea vastaan yksin pelaavan pisteet ovat {n}-kertaiset.</translation>
    </message>
    <message>
        <source>A player alone against three writes no more points than others.</source>
        <translation>Kolmea vastaan yksin pelaava ei kirjaa enempää kuin muut.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count double.</source>
        <translation>Kolmea vastaan yksin pelaavan pisteet ovat kaksinkertaiset.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count three times.</source>
        <translation>Kolmea vastaan yksin pelaavan pisteet ovat kolminkertaiset.</translation>
    </message>
    <message>
        <source>Factor for the opponents too</source>
        <translation>Kerroin myös vastustajille</translation>
    </message>
    <message>
        <source>Whether the soloist&apos;s factor also holds for what the three opponents write.</source>
        <translation>Päteekö soolopelaajan kerroin myös kolmen vastustajan kirjaamiin pisteisiin.</translation>
    </message>
    <message>
        <source>only when the soloist&apos;s points count more than once</source>
        <translation>vain kun soolopelaajan pisteet ovat moninkertaiset</translation>
    </message>
    <message>
        <source>The soloist&apos;s opponents write the points as many times too.</source>
        <translation>Myös soolopelaajan vastustajat kirjaavat pisteet moninkertaisina.</translation>
    </message>
    <message>
        <source>The soloist&apos;s opponents write the points once.</source>
        <translation>Soolopelaajan vastustajat kirjaavat pisteet yksinkertaisina.</translation>
    </message>
    <message>
        <source>Bonus for declared solos</source>
        <translation>Ilmoitettujen soolojen lisä</translation>
    </message>
    <message>
        <source>Whether a declared solo counts double, or as if Re had been announced.</source>
        <translation>Lasketaanko ilmoitettu soolo kaksinkertaisena vai kuin Re olisi ilmoitettu.</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>ei lisää</translation>
    </message>
    <message>
        <source>A solo brings no bonus.</source>
        <translation>Soolosta ei tule lisää.</translation>
    </message>
    <message>
        <source>the value is doubled</source>
        <translation>arvo kaksinkertaistuu</translation>
    </message>
    <message>
        <source>The value of a declared solo is doubled.</source>
        <translation>Ilmoitetun soolon arvo kaksinkertaistuu.</translation>
    </message>
    <message>
        <source>counts as announced Re</source>
        <translation>lasketaan kuin Re olisi ilmoitettu</translation>
    </message>
    <message>
        <source>A declared solo counts as if Re had been announced.</source>
        <translation>Ilmoitettu soolo lasketaan kuin Re olisi ilmoitettu.</translation>
    </message>
    <message>
        <source>Extra points when one plays alone</source>
        <translation>Lisäpisteet yksin pelattaessa</translation>
    </message>
    <message>
        <source>Which extra points (fox, Charlie, Doppelkopf) count when one player is alone against three.</source>
        <translation>Mitkä lisäpisteet (kettu, Charlie, Doppelkopf) lasketaan, kun yksi pelaa kolmea vastaan.</translation>
    </message>
    <message>
        <source>no extra points</source>
        <translation>ei lisäpisteitä</translation>
    </message>
    <message>
        <source>There are no extra points when one plays alone.</source>
        <translation>Yksin pelattaessa ei ole lisäpisteitä.</translation>
    </message>
    <message>
        <source>only the Doppelkopf</source>
        <translation>vain Doppelkopf</translation>
    </message>
    <message>
        <source>When one plays alone, only the Doppelkopf counts as extra point.</source>
        <translation>Yksin pelattaessa lisäpisteistä lasketaan vain Doppelkopf.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>kaikki</translation>
    </message>
    <message>
        <source>Extra points count too when one plays alone.</source>
        <translation>Lisäpisteet lasketaan myös yksin pelattaessa.</translation>
    </message>
    <message>
        <source>Beating Re when Re is one player</source>
        <translation>Vanhoja vastaan, kun Re on yksin</translation>
    </message>
    <message>
        <source>Whether the point for winning as Kontra also counts against a single player.</source>
        <translation>Saako Kontran voitosta pisteen myös yksinpelaajaa vastaan.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>ei koskaan</translation>
    </message>
    <message>
        <source>Against a single player there is no point for beating Re.</source>
        <translation>Yksinpelaajaa vastaan ei saa pistettä vanhoja vastaan.</translation>
    </message>
    <message>
        <source>only against a silent wedding</source>
        <translation>vain hiljaisia häitä vastaan</translation>
    </message>
    <message>
        <source>Against a single player, beating Re brings a point only if they kept both ♣Q secret.</source>
        <translation>Yksinpelaajaa vastaan piste vanhoja vastaan tulee vain, jos hän salasi molemmat ♣Q:t.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>aina</translation>
    </message>
    <message>
        <source>Beating Re brings its point against a single player too.</source>
        <translation>Piste vanhoja vastaan tulee myös yksinpelaajaa vastaan.</translation>
    </message>
    <message>
        <source>Claiming or giving away the rest</source>
        <translation>Loppujen vaatiminen tai luovutus</translation>
    </message>
    <message>
        <source>Whether a soloist who leads to a trick may end the deal early, by claiming the rest if it is certain or by giving it away.</source>
        <translation>Saako tikin aloittava soolopelaaja lopettaa jaon kesken vaatimalla loput, jos ne ovat varmat, tai luovuttamalla ne.</translation>
    </message>
    <message>
        <source>The soloist may claim the rest when it is certain, or give it away.</source>
        <translation>Soolopelaaja saa vaatia loput, kun ne ovat varmat, tai luovuttaa ne.</translation>
    </message>
    <message>
        <source>Every solo is played to the last card.</source>
        <translation>Jokainen soolo pelataan viimeiseen korttiin.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kortit</translation>
    </message>
    <message>
        <source>With nines there are 48 cards and twelve tricks, without them 40 cards and ten tricks; the cards are worth 240 points either way.</source>
        <translation>Yhdeksikköjen kanssa kortteja on 48 ja tikkejä kaksitoista, ilman niitä 40 korttia ja kymmenen tikkiä; pisteitä on aina 240.</translation>
    </message>
    <message>
        <source>48 cards, with nines</source>
        <translation>48 korttia, yhdeksiköt mukana</translation>
    </message>
    <message>
        <source>Played with nines: 48 cards, twelve in each hand.</source>
        <translation>Pelataan yhdeksikköjen kanssa: 48 korttia, kaksitoista kullekin.</translation>
    </message>
    <message>
        <source>40 cards, without nines</source>
        <translation>40 korttia, ilman yhdeksikköjä</translation>
    </message>
    <message>
        <source>Played without nines: 40 cards, ten in each hand.</source>
        <translation>Pelataan ilman yhdeksikköjä: 40 korttia, kymmenen kullekin.</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Pelaajia pöydässä</translation>
    </message>
    <message>
        <source>A deal is always played by four; with five or more at the table the dealer and whoever else is left over sit it out and score nothing.</source>
        <translation>Jaon pelaa aina neljä; jos pöydässä on viisi tai enemmän, jakaja ja muut ylimääräiset eivät pelaa eivätkä saa pisteitä.</translation>
    </message>
    <message>
        <source>{n} people sit at the table; the dealer sits the deal out.</source>
        <translation>Pöydässä istuu {n}; jakaja ei pelaa jaossaan.</translation>
    </message>
    <message>
        <source>Four people sit at the table, and all of them play.</source>
        <translation>Pöydässä istuu neljä, ja kaikki pelaavat.</translation>
    </message>
    <message>
        <source>6 people sit at the table; the dealer and one more sit the deal out.</source>
        <translation>Pöydässä istuu 6; jakaja ja yksi muu eivät pelaa jaossa.</translation>
    </message>
    <message>
        <source>7 people sit at the table; the dealer and two more sit the deal out.</source>
        <translation>Pöydässä istuu 7; jakaja ja kaksi muuta eivät pelaa jaossa.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Jakaminen</translation>
    </message>
    <message>
        <source>How the cards are handed out; which cards somebody gets does not depend on it.</source>
        <translation>Miten kortit jaetaan; se ei vaikuta siihen, kuka mitäkin saa.</translation>
    </message>
    <message>
        <source>three cards at a time</source>
        <translation>kolme korttia kerrallaan</translation>
    </message>
    <message>
        <source>The cards are dealt three at a time.</source>
        <translation>Kortit jaetaan kolme kerrallaan.</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>kuten jakaja haluaa</translation>
    </message>
    <message>
        <source>The dealer deals as many cards at a time as they like.</source>
        <translation>Jakaja jakaa kerralla niin monta korttia kuin haluaa.</translation>
    </message>
    <message>
        <source>Cutting the cards</source>
        <translation>Pakan nosto</translation>
    </message>
    <message>
        <source>Whether the cards are cut after shuffling; it is only for the look of it.</source>
        <translation>Nostetaanko pakka sekoituksen jälkeen; se on vain tavan vuoksi.</translation>
    </message>
    <message>
        <source>The cards are cut before dealing.</source>
        <translation>Pakka nostetaan ennen jakoa.</translation>
    </message>
    <message>
        <source>The cards are not cut.</source>
        <translation>Pakkaa ei nosteta.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Pelisuunta</translation>
    </message>
    <message>
        <source>Which way round the table play and deal go.</source>
        <translation>Kumpaan suuntaan peli ja jako kiertävät.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>myötäpäivään</translation>
    </message>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Pelataan myötäpäivään.</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>vastapäivään</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise.</source>
        <translation>Pelataan vastapäivään.</translation>
    </message>
    <message>
        <source>Dealer after a thrown-in deal</source>
        <translation>Jakaja poisheitetyn jaon jälkeen</translation>
    </message>
    <message>
        <source>Who deals next when a hand was thrown in or nobody took a poverty; such a deal does not count as one of the match.</source>
        <translation>Kuka jakaa, kun käsi heitettiin pois tai köyhyyttä ei otettu; tällaista jakoa ei lasketa otteluun.</translation>
    </message>
    <message>
        <source>the same dealer again</source>
        <translation>sama jakaja uudelleen</translation>
    </message>
    <message>
        <source>After a thrown-in deal the same dealer deals again.</source>
        <translation>Poisheitetyn jaon jälkeen sama jakaja jakaa uudelleen.</translation>
    </message>
    <message>
        <source>the next dealer</source>
        <translation>seuraava jakaja</translation>
    </message>
    <message>
        <source>After a thrown-in deal the next player deals.</source>
        <translation>Poisheitetyn jaon jälkeen jakaa seuraava pelaaja.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ottelun loppu</translation>
    </message>
    <message>
        <source>A match ends after a number of deals, when a pot of points is used up, or when you stop.</source>
        <translation>Ottelu päättyy, kun jaot on pelattu, kun pistepotti on tyhjä tai kun lopetatte.</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>tietyn jakomäärän jälkeen</translation>
    </message>
    <message>
        <source>The match has a fixed number of deals.</source>
        <translation>Ottelussa on kiinteä määrä jakoja.</translation>
    </message>
    <message>
        <source>when the pot is empty</source>
        <translation>kun potti on tyhjä</translation>
    </message>
    <message>
        <source>The match ends when the pot of points is empty.</source>
        <translation>Ottelu päättyy, kun pistepotti on tyhjä.</translation>
    </message>
    <message>
        <source>when you stop</source>
        <translation>kun lopetatte</translation>
    </message>
    <message>
        <source>The match goes on until you stop.</source>
        <translation>Ottelu jatkuu, kunnes lopetatte.</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Jakoja ottelussa</translation>
    </message>
    <message>
        <source>How many deals a match has, compulsory solos included; thrown-in deals do not count.</source>
        <translation>Montako jakoa ottelussa on, pakolliset soolot mukaan lukien; poisheitettyjä ei lasketa.</translation>
    </message>
    <message>
        <source>A match has {n} deals.</source>
        <translation>Ottelussa on {n} jakoa.</translation>
    </message>
    <message>
        <source>A match is a single deal.</source>
        <translation>Ottelu on yksi ainoa jako.</translation>
    </message>
    <message>
        <source>Points in the pot</source>
        <translation>Pisteitä potissa</translation>
    </message>
    <message>
        <source>The match ends when all players together have written this many points.</source>
        <translation>Ottelu päättyy, kun kaikki pelaajat yhdessä ovat kirjanneet näin monta pistettä.</translation>
    </message>
    <message>
        <source>only when a match ends with an empty pot</source>
        <translation>vain kun ottelu päättyy potin tyhjentyessä</translation>
    </message>
    <message>
        <source>There are {n} points in the pot.</source>
        <translation>Potissa on {n} pistettä.</translation>
    </message>
    <message>
        <source>There is one point in the pot.</source>
        <translation>Potissa on yksi piste.</translation>
    </message>
    <message>
        <source>Full rounds only</source>
        <translation>Vain täydet kierrokset</translation>
    </message>
    <message>
        <source>The number of deals must let everybody deal equally often; repeated deals after a solo come on top.</source>
        <translation>Jakojen määrän on sallittava kaikkien jakaa yhtä usein; soolon jälkeen uusitut jaot tulevat päälle.</translation>
    </message>
    <message>
        <source>Everybody deals equally often.</source>
        <translation>Kaikki jakavat yhtä usein.</translation>
    </message>
    <message>
        <source>A match need not be made of full rounds.</source>
        <translation>Ottelun ei tarvitse koostua täysistä kierroksista.</translation>
    </message>
    <message>
        <source>Match of the day</source>
        <translation>Päivän ottelu</translation>
    </message>
    <message>
        <source>Whether the match of the day, with the same cards for everybody, can be played with these rules.</source>
        <translation>Voiko päivän ottelun, jossa kaikilla on samat kortit, pelata näillä säännöillä.</translation>
    </message>
    <message>
        <source>The match of the day can be played with these rules.</source>
        <translation>Päivän ottelun voi pelata näillä säännöillä.</translation>
    </message>
    <message>
        <source>There is no match of the day with these rules.</source>
        <translation>Näillä säännöillä ei ole päivän ottelua.</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Aikaraja minuutteina</translation>
    </message>
    <message>
        <source>When the time is up, no more ordinary deals are played, but owed compulsory solos still are.</source>
        <translation>Kun aika on kulunut, tavallisia jakoja ei enää pelata, mutta velkasoolot pelataan.</translation>
    </message>
    <message>
        <source>A match lasts {n} minutes at most.</source>
        <translation>Ottelu kestää enintään {n} minuuttia.</translation>
    </message>
    <message>
        <source>There is no time limit.</source>
        <translation>Aikarajaa ei ole.</translation>
    </message>
    <message>
        <source>A match lasts one minute at most.</source>
        <translation>Ottelu kestää enintään minuutin.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ei rajaa</translation>
    </message>
    <message>
        <source>Tricks that may be looked at</source>
        <translation>Tikit, joita saa katsoa</translation>
    </message>
    <message>
        <source>How many of the last complete tricks may be looked at again during play.</source>
        <translation>Montako viimeistä täyttä tikkiä saa pelin aikana katsoa uudelleen.</translation>
    </message>
    <message>
        <source>The last {n} tricks may be looked at again.</source>
        <translation>Viimeiset {n} tikkiä saa katsoa uudelleen.</translation>
    </message>
    <message>
        <source>No trick may be looked at again.</source>
        <translation>Mitään tikkiä ei saa katsoa uudelleen.</translation>
    </message>
    <message>
        <source>The last trick may be looked at again.</source>
        <translation>Viime tikin saa katsoa uudelleen.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>ei yhtään</translation>
    </message>
    <message>
        <source>only with pigs in suit solos</source>
        <translation>vain kun maasooloissa on possuja</translation>
    </message>
    <message>
        <source>only with pigs in a poverty</source>
        <translation>vain kun köyhyydessä on possuja</translation>
    </message>
    <message>
        <source>♥10 are the top trumps</source>
        <translation>♥10:t ovat suurimmat valtit</translation>
    </message>
    <message>
        <source>The two ♥10 stand above the queens in normal games and suit solos; otherwise they are plain hearts between ace and king.</source>
        <translation>Kaksi ♥10:tä (Dullet) ovat tavallisessa pelissä ja maasooloissa rouvia ylempänä; muuten ne ovat sivumaan herttoja ässän ja kuninkaan välissä.</translation>
    </message>
    <message>
        <source>The two ♥10 are the highest trumps.</source>
        <translation>Kaksi ♥10:tä (Dullet) ovat suurimmat valtit.</translation>
    </message>
    <message>
        <source>The ♥10 are plain hearts, between ace and king.</source>
        <translation>♥10:t ovat sivumaan herttoja, ässän ja kuninkaan välissä.</translation>
    </message>
    <message>
        <source>Two ♥10 in one trick</source>
        <translation>Kaksi ♥10:tä samassa tikissä</translation>
    </message>
    <message>
        <source>Which of the two ♥10 is higher when both lie in the same trick.</source>
        <translation>Kumpi ♥10 on suurempi, kun molemmat ovat samassa tikissä.</translation>
    </message>
    <message>
        <source>the first wins</source>
        <translation>ensimmäinen voittaa</translation>
    </message>
    <message>
        <source>Of two ♥10 in one trick the first wins.</source>
        <translation>Kahdesta samassa tikissä olevasta ♥10:stä voittaa ensimmäinen.</translation>
    </message>
    <message>
        <source>the second wins</source>
        <translation>toinen voittaa</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first.</source>
        <translation>Toinen ♥10 lyö ensimmäisen.</translation>
    </message>
    <message>
        <source>the second wins, in the last trick the first</source>
        <translation>toinen, viime tikissä ensimmäinen</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first, except in the last trick.</source>
        <translation>Toinen ♥10 lyö ensimmäisen, paitsi viimeisessä tikissä.</translation>
    </message>
    <message>
        <source>the first wins, in the last trick the second</source>
        <translation>ensimmäinen, viime tikissä toinen</translation>
    </message>
    <message>
        <source>Only in the last trick does the second ♥10 beat the first.</source>
        <translation>Vain viimeisessä tikissä toinen ♥10 lyö ensimmäisen.</translation>
    </message>
    <message>
        <source>First ♥10 wins once there are pigs</source>
        <translation>Ensimmäinen ♥10 voittaa, kun on possuja</translation>
    </message>
    <message>
        <source>As soon as somebody has declared pigs, the first ♥10 beats the second for the rest of the deal.</source>
        <translation>Heti kun joku on ilmoittanut possut, ensimmäinen ♥10 lyö toisen jaon loppuun asti.</translation>
    </message>
    <message>
        <source>Once pigs are declared, the first ♥10 wins.</source>
        <translation>Kun possut on ilmoitettu, ensimmäinen ♥10 voittaa.</translation>
    </message>
    <message>
        <source>Declared pigs change nothing between the two ♥10.</source>
        <translation>Ilmoitetut possut eivät muuta mitään kahden ♥10:n välillä.</translation>
    </message>
    <message>
        <source>Rule for two ♥10 in suit solos too</source>
        <translation>Kahden ♥10:n sääntö myös maasooloissa</translation>
    </message>
    <message>
        <source>Whether the rule for two ♥10 in one trick also holds in suit solos; otherwise the first one wins there.</source>
        <translation>Päteekö kahden samassa tikissä olevan ♥10:n sääntö myös maasooloissa; muuten siellä voittaa ensimmäinen.</translation>
    </message>
    <message>
        <source>only when the ♥10 are trumps in suit solos</source>
        <translation>vain kun ♥10:t ovat valttia maasooloissa</translation>
    </message>
    <message>
        <source>The rule for two ♥10 holds in suit solos too.</source>
        <translation>Kahden ♥10:n sääntö pätee myös maasooloissa.</translation>
    </message>
    <message>
        <source>In suit solos the first ♥10 always wins.</source>
        <translation>Maasooloissa voittaa aina ensimmäinen ♥10.</translation>
    </message>
    <message>
        <source>♥10 trumps in suit solos too</source>
        <translation>♥10:t valttia myös maasooloissa</translation>
    </message>
    <message>
        <source>Whether the ♥10 stay the highest trumps in the four suit solos; otherwise they are hearts between ace and king there.</source>
        <translation>Pysyvätkö ♥10:t suurimpina valtteina neljässä maasoolossa; muuten ne ovat siellä herttoja ässän ja kuninkaan välissä.</translation>
    </message>
    <message>
        <source>The ♥10 are top trumps in suit solos too.</source>
        <translation>♥10:t ovat suurimmat valtit myös maasooloissa.</translation>
    </message>
    <message>
        <source>In suit solos the ♥10 are hearts between ace and king.</source>
        <translation>Maasooloissa ♥10:t ovat herttoja ässän ja kuninkaan välissä.</translation>
    </message>
    <message>
        <source>Pigs</source>
        <translation>Possut (Schweinchen)</translation>
    </message>
    <message>
        <source>Whoever is dealt both ♦A may declare them as pigs, the highest trumps of all; without that they stay foxes that others can catch.</source>
        <translation>Joka saa molemmat ♦A:t, voi ilmoittaa ne possuiksi, kaikkein suurimmiksi valteiksi; muuten ne ovat kettuja, jotka muut voivat saada kiinni.</translation>
    </message>
    <message>
        <source>no pigs</source>
        <translation>ei possuja</translation>
    </message>
    <message>
        <source>There are no pigs.</source>
        <translation>Possuja ei ole.</translation>
    </message>
    <message>
        <source>declared before the first card</source>
        <translation>ennen ensimmäistä korttia</translation>
    </message>
    <message>
        <source>Both ♦A in one hand may be declared as pigs before the first card: the highest trumps.</source>
        <translation>Molemmat ♦A:t samassa kädessä saa ilmoittaa possuiksi ennen ensimmäistä korttia: suurimmat valtit.</translation>
    </message>
    <message>
        <source>declared when the first is played</source>
        <translation>ensimmäistä pelattaessa</translation>
    </message>
    <message>
        <source>Both ♦A in one hand are pigs, the highest trumps, if declared when the first is played.</source>
        <translation>Molemmat ♦A:t samassa kädessä ovat possuja, suurimpia valtteja, jos ne ilmoitetaan ensimmäistä pelattaessa.</translation>
    </message>
    <message>
        <source>only the second, once the first is safe</source>
        <translation>vain toinen, kun 1. on turvassa</translation>
    </message>
    <message>
        <source>If the first of both ♦A in one hand is safe, the second may be declared as a pig, the highest trump.</source>
        <translation>Jos saman käden kahdesta ♦A:sta ensimmäinen on turvassa, toisen saa ilmoittaa possuksi, suurimmaksi valtiksi.</translation>
    </message>
    <message>
        <source>When the first ♦A is safe</source>
        <translation>Milloin ensimmäinen ♦A on turvassa</translation>
    </message>
    <message>
        <source>Whose trick the first ♦A must be in, so that its player may make the second one a pig.</source>
        <translation>Kenen tikissä ensimmäisen ♦A:n on oltava, jotta pelaaja voi tehdä toisesta possun.</translation>
    </message>
    <message>
        <source>only when the second ace alone can become a pig</source>
        <translation>vain kun possuksi voi tulla pelkkä toinen ässä</translation>
    </message>
    <message>
        <source>in its player&apos;s own trick</source>
        <translation>pelaajan omassa tikissä</translation>
    </message>
    <message>
        <source>The first ♦A is safe when it wins its trick.</source>
        <translation>Ensimmäinen ♦A on turvassa, kun se voittaa tikkinsä.</translation>
    </message>
    <message>
        <source>in a trick of the same side</source>
        <translation>saman puolen tikissä</translation>
    </message>
    <message>
        <source>The first ♦A is safe when its player, or a partner everybody knows of, wins the trick.</source>
        <translation>Ensimmäinen ♦A on turvassa, kun sen pelaaja tai kaikkien tuntema kumppani voittaa tikin.</translation>
    </message>
    <message>
        <source>Pigs in suit solos</source>
        <translation>Possut maasooloissa</translation>
    </message>
    <message>
        <source>Whether there are pigs in suit solos, and which two aces they are; other solos never have pigs.</source>
        <translation>Onko maasooloissa possuja ja mitkä kaksi ässää ne ovat; muissa sooloissa possuja ei ole koskaan.</translation>
    </message>
    <message>
        <source>no pigs in solos</source>
        <translation>ei possuja sooloissa</translation>
    </message>
    <message>
        <source>There are no pigs in solos.</source>
        <translation>Sooloissa ei ole possuja.</translation>
    </message>
    <message>
        <source>the aces of the trump suit</source>
        <translation>valttimaan ässät</translation>
    </message>
    <message>
        <source>In a suit solo the aces of the trump suit can be pigs.</source>
        <translation>Maasoolossa valttimaan ässät voivat olla possuja.</translation>
    </message>
    <message>
        <source>always the ♦A</source>
        <translation>aina ♦A:t</translation>
    </message>
    <message>
        <source>In every suit solo the ♦A can be pigs.</source>
        <translation>Jokaisessa maasoolossa ♦A:t voivat olla possuja.</translation>
    </message>
    <message>
        <source>Pigs in a poverty</source>
        <translation>Possut köyhyydessä</translation>
    </message>
    <message>
        <source>Whether pigs can be declared in a poverty, and when both aces must have been in the same hand.</source>
        <translation>Voiko köyhyydessä ilmoittaa possut ja milloin molempien ässien on pitänyt olla samassa kädessä.</translation>
    </message>
    <message>
        <source>no pigs in a poverty</source>
        <translation>ei possuja köyhyydessä</translation>
    </message>
    <message>
        <source>There are no pigs in a poverty.</source>
        <translation>Köyhyydessä ei ole possuja.</translation>
    </message>
    <message>
        <source>both dealt</source>
        <translation>molemmat jaettuina</translation>
    </message>
    <message>
        <source>In a poverty whoever was dealt both ♦A, and has them after the exchange, may declare pigs.</source>
        <translation>Köyhyydessä possut saa ilmoittaa se, jolle jaettiin molemmat ♦A:t ja jolla ne ovat vaihdon jälkeen.</translation>
    </message>
    <message>
        <source>both after the exchange</source>
        <translation>molemmat vaihdon jälkeen</translation>
    </message>
    <message>
        <source>In a poverty whoever has both ♦A after the exchange may declare pigs.</source>
        <translation>Köyhyydessä possut saa ilmoittaa se, jolla on vaihdon jälkeen molemmat ♦A:t.</translation>
    </message>
    <message>
        <source>Super pigs</source>
        <translation>Superpossut</translation>
    </message>
    <message>
        <source>After pigs have been declared, two equal cards in one hand can be declared as super pigs, which beat even the pigs; in a suit solo they are of the trump suit.</source>
        <translation>Kun possut on ilmoitettu, kaksi samaa korttia samassa kädessä voi ilmoittaa superpossuiksi, jotka lyövät possutkin; maasoolossa ne ovat valttimaata.</translation>
    </message>
    <message>
        <source>no super pigs</source>
        <translation>ei superpossuja</translation>
    </message>
    <message>
        <source>There are no super pigs.</source>
        <translation>Superpossuja ei ole.</translation>
    </message>
    <message>
        <source>both ♦9</source>
        <translation>molemmat ♦9:t</translation>
    </message>
    <message>
        <source>After pigs, both ♦9 in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Possujen jälkeen molemmat ♦9:t samassa kädessä saa ilmoittaa superpossuiksi, possujen yläpuolelle.</translation>
    </message>
    <message>
        <source>both ♦10</source>
        <translation>molemmat ♦10:t</translation>
    </message>
    <message>
        <source>After pigs, both ♦10 in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Possujen jälkeen molemmat ♦10:t samassa kädessä saa ilmoittaa superpossuiksi, possujen yläpuolelle.</translation>
    </message>
    <message>
        <source>both ♦K</source>
        <translation>molemmat ♦K:t</translation>
    </message>
    <message>
        <source>After pigs, both ♦K in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Possujen jälkeen molemmat ♦K:t samassa kädessä saa ilmoittaa superpossuiksi, possujen yläpuolelle.</translation>
    </message>
    <message>
        <source>Hyper pigs</source>
        <translation>Hyperpossut</translation>
    </message>
    <message>
        <source>A third step: after super pigs have been declared, both ♦K in one hand can be declared as hyper pigs, which beat everything.</source>
        <translation>Kolmas askel: kun superpossut on ilmoitettu, molemmat ♦K:t samassa kädessä voi ilmoittaa hyperpossuiksi, jotka lyövät kaiken.</translation>
    </message>
    <message>
        <source>only when the super pigs are both ♦10</source>
        <translation>vain kun superpossut ovat molemmat ♦10:t</translation>
    </message>
    <message>
        <source>no hyper pigs</source>
        <translation>ei hyperpossuja</translation>
    </message>
    <message>
        <source>There are no hyper pigs.</source>
        <translation>Hyperpossuja ei ole.</translation>
    </message>
    <message>
        <source>After super pigs, both ♦K in one hand may be declared as hyper pigs, above everything.</source>
        <translation>Superpossujen jälkeen molemmat ♦K:t samassa kädessä saa ilmoittaa hyperpossuiksi, kaiken yläpuolelle.</translation>
    </message>
    <message>
        <source>When super pigs are declared</source>
        <translation>Milloin superpossut ilmoitetaan</translation>
    </message>
    <message>
        <source>Whether super pigs and hyper pigs are declared before the first card or when the first of them is played.</source>
        <translation>Ilmoitetaanko superpossut ja hyperpossut ennen ensimmäistä korttia vai kun niistä ensimmäinen pelataan.</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>ennen ensimmäistä korttia</translation>
    </message>
    <message>
        <source>Super pigs are declared before the first card.</source>
        <translation>Superpossut ilmoitetaan ennen ensimmäistä korttia.</translation>
    </message>
    <message>
        <source>when the first is played</source>
        <translation>kun ensimmäinen pelataan</translation>
    </message>
    <message>
        <source>Super pigs are declared when the first of them is played.</source>
        <translation>Superpossut ilmoitetaan, kun niistä ensimmäinen pelataan.</translation>
    </message>
    <message>
        <source>Pigs and super pigs in one hand</source>
        <translation>Possut ja superpossut samassa kädessä</translation>
    </message>
    <message>
        <source>Whether the same player may declare pigs and super pigs.</source>
        <translation>Saako sama pelaaja ilmoittaa possut ja superpossut.</translation>
    </message>
    <message>
        <source>One player may declare both pigs and super pigs.</source>
        <translation>Sama pelaaja saa ilmoittaa sekä possut että superpossut.</translation>
    </message>
    <message>
        <source>Nobody may declare both pigs and super pigs.</source>
        <translation>Kukaan ei saa ilmoittaa sekä possuja että superpossuja.</translation>
    </message>
    <message>
        <source>Super pigs in suit solos</source>
        <translation>Superpossut maasooloissa</translation>
    </message>
    <message>
        <source>Whether there are super pigs in suit solos; they are cards of the trump suit.</source>
        <translation>Onko maasooloissa superpossuja; ne ovat valttimaan kortteja.</translation>
    </message>
    <message>
        <source>There are super pigs in suit solos too.</source>
        <translation>Superpossuja on myös maasooloissa.</translation>
    </message>
    <message>
        <source>There are no super pigs in solos.</source>
        <translation>Sooloissa ei ole superpossuja.</translation>
    </message>
    <message>
        <source>Super pigs in a poverty</source>
        <translation>Superpossut köyhyydessä</translation>
    </message>
    <message>
        <source>Whether super pigs can be declared in a poverty.</source>
        <translation>Voiko köyhyydessä ilmoittaa superpossut.</translation>
    </message>
    <message>
        <source>There are super pigs in a poverty too.</source>
        <translation>Superpossuja on myös köyhyydessä.</translation>
    </message>
    <message>
        <source>There are no super pigs in a poverty.</source>
        <translation>Köyhyydessä ei ole superpossuja.</translation>
    </message>
    <message>
        <source>Genscher: a new partner</source>
        <translation>Genscher: uusi kumppani</translation>
    </message>
    <message>
        <source>Whoever holds a certain pair of cards may choose the partner anew during the deal; the two then are Re (never in solos and poverties).</source>
        <translation>Jolla on tietty korttipari, saa valita kumppanin uudelleen jaon aikana; he ovat silloin Re (ei koskaan sooloissa eikä köyhyydessä).</translation>
    </message>
    <message>
        <source>no Genscher</source>
        <translation>ei Genscheriä</translation>
    </message>
    <message>
        <source>Nobody can choose a new partner.</source>
        <translation>Kukaan ei voi valita uutta kumppania.</translation>
    </message>
    <message>
        <source>with both ♦K, when the first is played</source>
        <translation>♦K-parilla ensimmäistä pelattaessa</translation>
    </message>
    <message>
        <source>Whoever holds both ♦K may choose a new partner when playing the first.</source>
        <translation>Jolla on molemmat ♦K:t, saa valita uuden kumppanin ensimmäistä pelatessaan.</translation>
    </message>
    <message>
        <source>with both ♦K in the last two tricks</source>
        <translation>♦K-parilla kahdessa viime tikissä</translation>
    </message>
    <message>
        <source>Whoever plays both ♦K in the last two tricks may choose a new partner afterwards.</source>
        <translation>Joka pelaa molemmat ♦K:t kahdessa viimeisessä tikissä, saa sen jälkeen valita uuden kumppanin.</translation>
    </message>
    <message>
        <source>with both ♥Q, when the first is played</source>
        <translation>♥Q-parilla ensimmäistä pelattaessa</translation>
    </message>
    <message>
        <source>Whoever holds both ♥Q may choose a new partner when playing the first.</source>
        <translation>Jolla on molemmat ♥Q:t, saa valita uuden kumppanin ensimmäistä pelatessaan.</translation>
    </message>
    <message>
        <source>Announcements after a Genscher</source>
        <translation>Ilmoitukset Genscherin jälkeen</translation>
    </message>
    <message>
        <source>What becomes of earlier announcements when somebody has chosen a new partner.</source>
        <translation>Mitä aiemmille ilmoituksille käy, kun joku on valinnut uuden kumppanin.</translation>
    </message>
    <message>
        <source>only with Genscher</source>
        <translation>vain Genscherin kanssa</translation>
    </message>
    <message>
        <source>only Re and Kontra stay</source>
        <translation>vain Re ja Kontra jäävät</translation>
    </message>
    <message>
        <source>After a new choice of partner only Re and Kontra stay; no 90 and the like lapse.</source>
        <translation>Uuden kumppanin valinnan jälkeen jäävät vain Re ja Kontra; ei 90 ja muut raukeavat.</translation>
    </message>
    <message>
        <source>all lapse</source>
        <translation>kaikki raukeavat</translation>
    </message>
    <message>
        <source>After a new choice of partner all announcements lapse.</source>
        <translation>Uuden kumppanin valinnan jälkeen kaikki ilmoitukset raukeavat.</translation>
    </message>
    <message>
        <source>all stay</source>
        <translation>kaikki jäävät</translation>
    </message>
    <message>
        <source>After a new choice of partner all announcements stay.</source>
        <translation>Uuden kumppanin valinnan jälkeen kaikki ilmoitukset jäävät voimaan.</translation>
    </message>
    <message>
        <source>Special pairs of cards</source>
        <translation>Erikoiset korttiparit</translation>
    </message>
    <message>
        <source>Pairs of cards with a power of their own: whoever holds both may use it when playing the first of them, except in solos.</source>
        <translation>Korttipareja, joilla on oma voimansa: jolla on molemmat, voi käyttää sitä niistä ensimmäistä pelatessaan, paitsi sooloissa.</translation>
    </message>
    <message>
        <source>both ♦J: from the next trick on play goes the other way round</source>
        <translation>♦J-pari: pelisuunta vaihtuu seuraavasta tikistä</translation>
    </message>
    <message>
        <source>both ♠J: the jacks rank above the queens</source>
        <translation>♠J-pari: jätkät rouvien yläpuolelle (Heidmann)</translation>
    </message>
    <message>
        <source>both ♠Q: the queens are back above the jacks</source>
        <translation>♠Q-pari: rouvat taas jätkien yläpuolelle (Heidfrau)</translation>
    </message>
    <message>
        <source>both ♥J: the own last announcement is withdrawn</source>
        <translation>♥J-pari: oma viime ilmoitus perutaan (Kemmerich)</translation>
    </message>
    <message>
        <source>both ♦Q: a new partner in reply to a Genscher</source>
        <translation>♦Q-pari: uusi kumppani vastauksena Genscheriin</translation>
    </message>
    <message>
        <source>Pairs with a power of their own: {list}.</source>
        <translation>Parit, joilla on oma voimansa: {list}.</translation>
    </message>
    <message>
        <source>No pairs of cards have a power of their own.</source>
        <translation>Millään korttiparilla ei ole omaa voimaa.</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Häät</translation>
    </message>
    <message>
        <source>Whoever is dealt both ♣Q may declare a wedding and look for a partner instead of playing alone.</source>
        <translation>Joka saa molemmat ♣Q:t, voi ilmoittaa häät ja etsiä kumppanin yksin pelaamisen sijasta.</translation>
    </message>
    <message>
        <source>Whoever has both ♣Q may declare a wedding and find a partner.</source>
        <translation>Jolla on molemmat ♣Q:t, saa ilmoittaa häät ja etsiä kumppanin.</translation>
    </message>
    <message>
        <source>There are no weddings: whoever has both ♣Q plays alone.</source>
        <translation>Häitä ei ole: jolla on molemmat ♣Q:t, pelaa yksin.</translation>
    </message>
    <message>
        <source>How the partner is found</source>
        <translation>Miten kumppani löytyy</translation>
    </message>
    <message>
        <source>The bride, who has both ♣Q, names one of these; the first other player to win a trick that was led like that becomes the partner.</source>
        <translation>Morsian, jolla on molemmat ♣Q:t, nimeää jonkin näistä; muista se, joka ensimmäisenä voittaa sellaisella kortilla aloitetun tikin, on kumppani.</translation>
    </message>
    <message>
        <source>first trick of another player</source>
        <translation>ensimmäinen muun pelaajan tikki</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>ensimmäinen sivumaan tikki</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>ensimmäinen valttitikki</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>ensimmäinen ristitikki</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>ensimmäinen patatikki</translation>
    </message>
    <message>
        <source>first hearts trick</source>
        <translation>ensimmäinen herttatikki</translation>
    </message>
    <message>
        <source>In a wedding the bride finds a partner by: {list}.</source>
        <translation>Häissä morsian löytää kumppanin näin: {list}.</translation>
    </message>
    <message>
        <source>There is no way to find a partner, so no wedding can be declared.</source>
        <translation>Kumppania ei voi löytää mitenkään, joten häitä ei voi ilmoittaa.</translation>
    </message>
    <message>
        <source>Tricks to find a partner</source>
        <translation>Tikit kumppanin löytämiseen</translation>
    </message>
    <message>
        <source>The partner must be found within this many tricks; otherwise the bride plays alone.</source>
        <translation>Kumppanin on löydyttävä näin monessa tikissä; muuten morsian pelaa yksin.</translation>
    </message>
    <message>
        <source>The partner must be found in the first {n} tricks.</source>
        <translation>Kumppanin on löydyttävä {n} ensimmäisessä tikissä.</translation>
    </message>
    <message>
        <source>The partner must be found in the first trick.</source>
        <translation>Kumppanin on löydyttävä ensimmäisessä tikissä.</translation>
    </message>
    <message>
        <source>The first such trick decides</source>
        <translation>Ensimmäinen tällainen tikki ratkaisee</translation>
    </message>
    <message>
        <source>Whether the bride is alone at once if she wins the first trick of the named kind herself; otherwise the search goes on.</source>
        <translation>Onko morsian heti yksin, jos hän itse voittaa ensimmäisen nimeämänsä tikin; muuten etsintä jatkuu.</translation>
    </message>
    <message>
        <source>If the bride wins the first trick of the named kind herself, she plays alone.</source>
        <translation>Jos morsian voittaa itse ensimmäisen nimeämänsä lajin tikin, hän pelaa yksin.</translation>
    </message>
    <message>
        <source>If the bride wins a trick of the named kind herself, the search goes on.</source>
        <translation>Jos morsian voittaa itse nimeämänsä lajin tikin, etsintä jatkuu.</translation>
    </message>
    <message>
        <source>Announcements after a wedding is settled</source>
        <translation>Ilmoitukset häiden ratkettua</translation>
    </message>
    <message>
        <source>Nobody may announce before the partner is found; this is how much later all deadlines are after that.</source>
        <translation>Kukaan ei saa ilmoittaa ennen kuin kumppani on löytynyt; tämän verran kaikki takarajat siirtyvät sen jälkeen.</translation>
    </message>
    <message>
        <source>deadlines stay</source>
        <translation>takarajat pysyvät</translation>
    </message>
    <message>
        <source>A wedding does not move the deadlines of announcements.</source>
        <translation>Häät eivät siirrä ilmoitusten takarajoja.</translation>
    </message>
    <message>
        <source>later by the tricks before the deciding one</source>
        <translation>myöhemmin edeltävien tikkien verran</translation>
    </message>
    <message>
        <source>If a wedding is settled in the second trick, announcements may be one card later; in the third, two.</source>
        <translation>Jos häät ratkeavat toisessa tikissä, saa ilmoittaa korttia myöhemmin; kolmannessa kahta.</translation>
    </message>
    <message>
        <source>later by all tricks so far</source>
        <translation>myöhemmin kaikkien tikkien verran</translation>
    </message>
    <message>
        <source>If a wedding is settled in the first trick, announcements may be one card later; in the second, two; in the third, three.</source>
        <translation>Jos häät ratkeavat ensimmäisessä tikissä, saa ilmoittaa korttia myöhemmin; toisessa kahta, kolmannessa kolmea.</translation>
    </message>
    <message>
        <source>Extra points of a failed wedding</source>
        <translation>Epäonnistuneiden häiden lisäpisteet</translation>
    </message>
    <message>
        <source>Whether extra points won before the search for a partner failed still count.</source>
        <translation>Lasketaanko lisäpisteet, jotka voitettiin ennen kuin kumppanin etsintä epäonnistui.</translation>
    </message>
    <message>
        <source>not when all extra points count in solos anyway</source>
        <translation>ei, kun kaikki lisäpisteet lasketaan sooloissa muutenkin</translation>
    </message>
    <message>
        <source>count like in any solo</source>
        <translation>lasketaan kuten muissa sooloissa</translation>
    </message>
    <message>
        <source>If a wedding fails, its extra points are those of a solo.</source>
        <translation>Jos häät epäonnistuvat, lisäpisteet ovat kuten soolossa.</translation>
    </message>
    <message>
        <source>those of the search count</source>
        <translation>etsinnän aikaiset lasketaan</translation>
    </message>
    <message>
        <source>If a wedding fails, the extra points won during the search still count.</source>
        <translation>Jos häät epäonnistuvat, etsinnän aikana voitetut lisäpisteet lasketaan silti.</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Hiljaiset häät</translation>
    </message>
    <message>
        <source>Whether a player with both ♣Q may say nothing and secretly play alone against three.</source>
        <translation>Saako pelaaja, jolla on molemmat ♣Q:t, vaieta ja pelata salaa yksin kolmea vastaan.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>sallittu</translation>
    </message>
    <message>
        <source>Whoever has both ♣Q may keep them secret and play alone against three (silent wedding).</source>
        <translation>Jolla on molemmat ♣Q:t, saa salata ne ja pelata yksin kolmea vastaan (hiljaiset häät).</translation>
    </message>
    <message>
        <source>both ♣Q must be declared</source>
        <translation>molemmat ♣Q:t on ilmoitettava</translation>
    </message>
    <message>
        <source>Both ♣Q must be declared, as a wedding or a solo.</source>
        <translation>Molemmat ♣Q:t on ilmoitettava, häinä tai soolona.</translation>
    </message>
    <message>
        <source>Score of a silent wedding</source>
        <translation>Hiljaisten häiden pisteet</translation>
    </message>
    <message>
        <source>Whether a silent wedding is scored like a solo or like a normal game.</source>
        <translation>Lasketaanko hiljaiset häät kuten soolo vai kuten tavallinen peli.</translation>
    </message>
    <message>
        <source>only when a silent wedding is possible</source>
        <translation>vain kun hiljaiset häät ovat mahdolliset</translation>
    </message>
    <message>
        <source>like a solo</source>
        <translation>kuten soolo</translation>
    </message>
    <message>
        <source>A silent wedding is scored like a solo.</source>
        <translation>Hiljaiset häät lasketaan kuten soolo.</translation>
    </message>
    <message>
        <source>like a normal game</source>
        <translation>kuten tavallinen peli</translation>
    </message>
    <message>
        <source>A silent wedding is scored like a normal game, with extra points.</source>
        <translation>Hiljaiset häät lasketaan kuten tavallinen peli, lisäpisteineen.</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Köyhyys</translation>
    </message>
    <message>
        <source>A player with very few trumps may declare a poverty: throw the hand in, or offer the trumps to somebody who then becomes the partner.</source>
        <translation>Jolla on hyvin vähän valtteja, voi ilmoittaa köyhyyden: heittää käden pois tai tarjota valtit jollekulle, josta tulee silloin kumppani.</translation>
    </message>
    <message>
        <source>no poverty</source>
        <translation>ei köyhyyttä</translation>
    </message>
    <message>
        <source>There is no poverty.</source>
        <translation>Köyhyyttä ei ole.</translation>
    </message>
    <message>
        <source>the hand may be thrown in</source>
        <translation>käden saa heittää pois</translation>
    </message>
    <message>
        <source>A poor hand may be thrown in.</source>
        <translation>Köyhän käden saa heittää pois.</translation>
    </message>
    <message>
        <source>trumps are offered to the others</source>
        <translation>valtit tarjotaan muille</translation>
    </message>
    <message>
        <source>A poor player offers the trumps round; whoever takes them becomes the partner.</source>
        <translation>Köyhä tarjoaa valttejaan kierroksella; ottajasta tulee kumppani.</translation>
    </message>
    <message>
        <source>Trumps in a poverty</source>
        <translation>Köyhyyden valtit</translation>
    </message>
    <message>
        <source>With at most this many trumps a hand is poor.</source>
        <translation>Käsi on köyhä, kun siinä on enintään näin monta valttia.</translation>
    </message>
    <message>
        <source>A hand with {n} trumps or fewer is poor.</source>
        <translation>Käsi, jossa on enintään {n} valttia, on köyhä.</translation>
    </message>
    <message>
        <source>Only a hand without any trump is poor.</source>
        <translation>Vain käsi ilman ainuttakaan valttia on köyhä.</translation>
    </message>
    <message>
        <source>A hand with one trump or none is poor.</source>
        <translation>Käsi, jossa on enintään yksi valtti, on köyhä.</translation>
    </message>
    <message>
        <source>Foxes in a poverty</source>
        <translation>Ketut köyhyydessä</translation>
    </message>
    <message>
        <source>Whether ♦A, the foxes, count as trumps when a hand is judged poor.</source>
        <translation>Lasketaanko ♦A:t eli ketut valteiksi, kun arvioidaan, onko käsi köyhä.</translation>
    </message>
    <message>
        <source>foxes count</source>
        <translation>ketut lasketaan</translation>
    </message>
    <message>
        <source>Foxes count as trumps in a poverty.</source>
        <translation>Ketut lasketaan köyhyydessä valteiksi.</translation>
    </message>
    <message>
        <source>foxes do not count</source>
        <translation>kettuja ei lasketa</translation>
    </message>
    <message>
        <source>Foxes are not counted when a hand is judged poor.</source>
        <translation>Kettuja ei lasketa, kun arvioidaan, onko käsi köyhä.</translation>
    </message>
    <message>
        <source>a single fox does not count</source>
        <translation>yksittäistä kettua ei lasketa</translation>
    </message>
    <message>
        <source>A single fox is not counted when a hand is judged poor; two are.</source>
        <translation>Yksittäistä kettua ei lasketa, kun arvioidaan, onko käsi köyhä; kaksi lasketaan.</translation>
    </message>
    <message>
        <source>Cards handed over</source>
        <translation>Luovutettavat kortit</translation>
    </message>
    <message>
        <source>How many cards the poor player hands over; all trumps are among them, and as many cards come back.</source>
        <translation>Montako korttia köyhä luovuttaa; kaikki valtit ovat niissä mukana, ja yhtä monta korttia palaa.</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>kolme korttia</translation>
    </message>
    <message>
        <source>The poor player hands over three cards, with all trumps among them.</source>
        <translation>Köyhä luovuttaa kolme korttia, joissa ovat kaikki valtit.</translation>
    </message>
    <message>
        <source>only the trumps</source>
        <translation>vain valtit</translation>
    </message>
    <message>
        <source>The poor player hands over only the trumps.</source>
        <translation>Köyhä luovuttaa vain valtit.</translation>
    </message>
    <message>
        <source>Foxes on top</source>
        <translation>Ketut päälle</translation>
    </message>
    <message>
        <source>Whether foxes that were not counted are handed over on top of the other cards.</source>
        <translation>Luovutetaanko laskematta jätetyt ketut muiden korttien lisäksi.</translation>
    </message>
    <message>
        <source>only when foxes do not count in a poverty</source>
        <translation>vain kun kettuja ei lasketa köyhyydessä</translation>
    </message>
    <message>
        <source>Foxes are handed over on top of the other cards.</source>
        <translation>Ketut luovutetaan muiden korttien lisäksi.</translation>
    </message>
    <message>
        <source>Foxes are handed over like other trumps.</source>
        <translation>Ketut luovutetaan kuten muut valtit.</translation>
    </message>
    <message>
        <source>Foxes handed over face up</source>
        <translation>Ketut luovutetaan avoimesti</translation>
    </message>
    <message>
        <source>Whether everybody sees the foxes that the poor player hands over.</source>
        <translation>Näkevätkö kaikki ketut, jotka köyhä luovuttaa.</translation>
    </message>
    <message>
        <source>Foxes are handed over face up.</source>
        <translation>Ketut luovutetaan kuvapuoli ylöspäin.</translation>
    </message>
    <message>
        <source>All cards are handed over face down.</source>
        <translation>Kaikki kortit luovutetaan kuvapuoli alaspäin.</translation>
    </message>
    <message>
        <source>Trumps that come back</source>
        <translation>Palautuvat valtit</translation>
    </message>
    <message>
        <source>What the player who took the poverty must say about trumps among the cards handed back.</source>
        <translation>Mitä köyhyyden ottajan on kerrottava palautettavien korttien valteista.</translation>
    </message>
    <message>
        <source>Nothing is said about trumps that come back from a poverty.</source>
        <translation>Köyhyydestä palautuvista valteista ei kerrota mitään.</translation>
    </message>
    <message>
        <source>whether there are any</source>
        <translation>onko niitä</translation>
    </message>
    <message>
        <source>Whoever takes a poverty says whether trumps come back.</source>
        <translation>Köyhyyden ottaja kertoo, palautuuko valtteja.</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>montako</translation>
    </message>
    <message>
        <source>Whoever takes a poverty says how many trumps come back.</source>
        <translation>Köyhyyden ottaja kertoo, montako valttia palautuu.</translation>
    </message>
    <message>
        <source>If nobody takes the poverty</source>
        <translation>Jos kukaan ei ota köyhyyttä</translation>
    </message>
    <message>
        <source>What happens when all three others refuse the poor player&apos;s cards.</source>
        <translation>Mitä tapahtuu, kun kaikki kolme muuta kieltäytyvät köyhän korteista.</translation>
    </message>
    <message>
        <source>new cards</source>
        <translation>uudet kortit</translation>
    </message>
    <message>
        <source>If nobody takes a poverty, the cards are dealt again.</source>
        <translation>Jos kukaan ei ota köyhyyttä, kortit jaetaan uudelleen.</translation>
    </message>
    <message>
        <source>the last one asked must take it</source>
        <translation>viimeisenä kysytyn on otettava se</translation>
    </message>
    <message>
        <source>The last one asked must take a poverty.</source>
        <translation>Viimeisenä kysytyn on otettava köyhyys.</translation>
    </message>
    <message>
        <source>play on with the black sow</source>
        <translation>pelataan mustana emakkona</translation>
    </message>
    <message>
        <source>If nobody takes a poverty, the deal is played on with the black sow.</source>
        <translation>Jos kukaan ei ota köyhyyttä, jako pelataan mustana emakkona.</translation>
    </message>
    <message>
        <source>only with the black sow; without it the cards are dealt again</source>
        <translation>vain mustan emakon kanssa; ilman sitä kortit jaetaan uudelleen</translation>
    </message>
    <message>
        <source>First card in a poverty</source>
        <translation>Köyhyyden ensimmäinen kortti</translation>
    </message>
    <message>
        <source>Who plays the first card after a poverty was taken.</source>
        <translation>Kuka pelaa ensimmäisen kortin, kun köyhyys on otettu.</translation>
    </message>
    <message>
        <source>In a poverty the player after the dealer leads, as always.</source>
        <translation>Köyhyydessä aloittaa jakajasta seuraava, kuten aina.</translation>
    </message>
    <message>
        <source>the player after the taker</source>
        <translation>ottajasta seuraava</translation>
    </message>
    <message>
        <source>In a poverty the player after the one who took it leads.</source>
        <translation>Köyhyydessä aloittaa ottajasta seuraava.</translation>
    </message>
    <message>
        <source>Two poor players</source>
        <translation>Kaksi köyhää</translation>
    </message>
    <message>
        <source>What happens when two players declare a poverty in the same deal.</source>
        <translation>Mitä tapahtuu, kun kaksi pelaajaa ilmoittaa köyhyyden samassa jaossa.</translation>
    </message>
    <message>
        <source>the first one&apos;s is played</source>
        <translation>ensimmäinen pelataan</translation>
    </message>
    <message>
        <source>Of two poverties the one declared first is played.</source>
        <translation>Kahdesta köyhyydestä pelataan ensin ilmoitettu.</translation>
    </message>
    <message>
        <source>If two players are poor, the cards are dealt again.</source>
        <translation>Jos köyhiä on kaksi, kortit jaetaan uudelleen.</translation>
    </message>
    <message>
        <source>Throwing in: one trump or none</source>
        <translation>Heitto: enintään yksi valtti</translation>
    </message>
    <message>
        <source>Whether a hand with at most one trump may be thrown in, whatever else is said about poverty.</source>
        <translation>Saako käden, jossa on enintään yksi valtti, heittää pois riippumatta muista köyhyyden säännöistä.</translation>
    </message>
    <message>
        <source>A hand with one trump or none may be thrown in.</source>
        <translation>Käden, jossa on enintään yksi valtti, saa heittää pois.</translation>
    </message>
    <message>
        <source>Having one trump or none is no reason by itself to throw in a hand.</source>
        <translation>Enintään yksi valtti ei ole itsessään syy heittää kättä pois.</translation>
    </message>
    <message>
        <source>Beating Re in a poverty</source>
        <translation>Vanhoja vastaan köyhyydessä</translation>
    </message>
    <message>
        <source>Whether the point for winning as Kontra counts when Re is the poor player and the partner.</source>
        <translation>Saako Kontran voitosta pisteen, kun Re on köyhä ja hänen kumppaninsa.</translation>
    </message>
    <message>
        <source>Beating a poverty brings the point for beating Re.</source>
        <translation>Köyhyyden voittamisesta saa pisteen vanhoja vastaan.</translation>
    </message>
    <message>
        <source>Beating a poverty does not bring the point for beating Re.</source>
        <translation>Köyhyyden voittamisesta ei saa pistettä vanhoja vastaan.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Perussäännöt</translation>
    </message>
    <message>
        <source>The usual game with nines, poverty and eight deals; a good choice to start with.</source>
        <translation>Tavallinen peli: yhdeksiköt, köyhyys ja kahdeksan jakoa; hyvä aloitukseksi.</translation>
    </message>
    <message>
        <source>Tournament (DDV)</source>
        <translation>Turnaus (DDV)</translation>
    </message>
    <message>
        <source>The tournament rules of the German Doppelkopf association: 24 deals with one compulsory solo each, no poverty.</source>
        <translation>Saksan Doppelkopf-liiton turnaussäännöt: 24 jakoa, joista yksi pakollinen soolo kullekin, ei köyhyyttä.</translation>
    </message>
    <message>
        <source>Long match</source>
        <translation>Pitkä ottelu</translation>
    </message>
    <message>
        <source>Like the standard game, but 24 deals and one compulsory solo for everybody.</source>
        <translation>Kuten perussäännöt, mutta 24 jakoa ja yksi pakollinen soolo kullekin.</translation>
    </message>
    <message>
        <source>Chilean, 40 cards</source>
        <translation>Chileläinen, 40 korttia</translation>
    </message>
    <message>
        <source>Without nines; instead of announcements the sides predict the result once both club queens are out.</source>
        <translation>Ilman yhdeksikköjä; ilmoitusten sijasta puolet ennustavat tuloksen, kun molemmat ristirouvat on pelattu.</translation>
    </message>
    <message>
        <source>Swiss family game, 40 cards</source>
        <translation>Sveitsiläinen perhepeli, 40 korttia</translation>
    </message>
    <message>
        <source>Without nines, few solos, and only the winners write points.</source>
        <translation>Ilman yhdeksikköjä, vähän sooloja, ja vain voittajat kirjaavat pisteitä.</translation>
    </message>
    <message>
        <source>Pub table</source>
        <translation>Kapakkapöytä</translation>
    </message>
    <message>
        <source>A lively round: pigs, throwing in, bock rounds, and Re and Kontra double the game.</source>
        <translation>Vauhdikas porukka: possut, korttien heitto, Bock-kierrokset, ja Re ja Kontra kaksinkertaistavat pelin.</translation>
    </message>
    <message>
        <source>both ♦K cannot choose a new partner and be super or hyper pigs as well</source>
        <translation>molemmilla ♦K:illa ei voi sekä valita uutta kumppania että olla super- tai hyperpossuja</translation>
    </message>
    <message>
        <source>{owed} compulsory solos do not fit into {deals} deals</source>
        <translation>{owed} pakollista sooloa ei mahdu {deals} jakoon</translation>
    </message>
    <message>
        <source>{wanted} particular compulsory solos are asked for, but everybody plays only {solos}</source>
        <translation>vaaditaan {wanted} tietynlaista pakollista sooloa, mutta jokainen pelaa vain {solos}</translation>
    </message>
    <message>
        <source>compulsory suit solos are asked for, but no suit solo is offered</source>
        <translation>vaaditaan pakollisia maasooloja, mutta maasooloja ei pelata</translation>
    </message>
    <message>
        <source>compulsory picture solos are asked for, but no picture solo is offered</source>
        <translation>vaaditaan pakollisia kuvasooloja, mutta kuvasooloja ei pelata</translation>
    </message>
    <message>
        <source>with plus and minus points a soloist settles with three opponents, so the factor is always 3</source>
        <translation>plus- ja miinuspisteillä soolopelaaja tilittää kolmen vastustajan kanssa, joten kerroin on aina 3</translation>
    </message>
    <message>
        <source>there are weddings, but no way to find the partner</source>
        <translation>häät ovat käytössä, mutta kumppania ei voi löytää mitenkään</translation>
    </message>
    <message>
        <source>a deal has only {tricks} tricks</source>
        <translation>jaossa on vain {tricks} tikkiä</translation>
    </message>
    <message>
        <source>a higher step cannot have an earlier deadline than a lower one</source>
        <translation>ylemmän portaan takaraja ei voi olla aikaisempi kuin alemman</translation>
    </message>
    <message>
        <source>nobody ever holds more than {hand} cards, so nothing could be announced</source>
        <translation>kenelläkään ei ole koskaan yli {hand} korttia, joten mitään ei voisi ilmoittaa</translation>
    </message>
    <message>
        <source>plus and minus points always add up to 0, so the pot would never be empty</source>
        <translation>plus- ja miinuspisteiden summa on aina 0, joten potti ei tyhjenisi koskaan</translation>
    </message>
    <message>
        <source>with {deals} deals not everybody at a table of {size} deals equally often</source>
        <translation>kun jakoja on {deals} ja pelaajia {size}, kaikki eivät jaa yhtä usein</translation>
    </message>
    <message>
        <source>there is no such option</source>
        <translation>tällaista sääntöä ei ole</translation>
    </message>
    <message>
        <source>{given} is not a possible value</source>
        <translation>{given} ei ole mahdollinen arvo</translation>
    </message>
    <message>
        <source>there is no preset {given}</source>
        <translation>mallia {given} ei ole</translation>
    </message>
    <message>
        <source>{given} does not fit</source>
        <translation>{given} ei sovi</translation>
    </message>
    <message>
        <source>{given} is out of range</source>
        <translation>{given} on sallitun alueen ulkopuolella</translation>
    </message>
    <message>
        <source>{given} is listed twice</source>
        <translation>{given} on luettelossa kahdesti</translation>
    </message>
    <message>
        <source>{given} numbers instead of {expected}</source>
        <translation>{given} lukua, pitäisi olla {expected}</translation>
    </message>
    <message>
        <source>{given} is not a mapping of options</source>
        <translation>{given} ei ole sääntöjen kuvaus</translation>
    </message>
    <message>
        <source>{given} is not a rule code</source>
        <translation>{given} ei ole sääntökoodi</translation>
    </message>
    <message>
        <source>{given} has a typing mistake</source>
        <translation>{given} sisältää kirjoitusvirheen</translation>
    </message>
    <message>
        <source>{given} was made by a newer version of the program</source>
        <translation>{given} on tehty ohjelman uudemmalla versiolla</translation>
    </message>
    <message>
        <source>nothing of this name belongs here</source>
        <translation>tämänniminen ei kuulu tähän</translation>
    </message>
    <message>
        <source>did you mean</source>
        <translation>tarkoititko</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>mahdolliset</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>kyllä</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>nothing at all</source>
        <translation>ei yhtään mitään</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>kaikki samanarvoisia</translation>
    </message>
    <message>
        <source>usual order</source>
        <translation>tavallinen järjestys</translation>
    </message>
    <message>
        <source>any solo</source>
        <translation>mikä tahansa soolo</translation>
    </message>
    <message>
        <source>suit solos: {suit}, picture solos: {picture}</source>
        <translation>maasooloja: {suit}, kuvasooloja: {picture}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} ja {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} tai {last}</translation>
    </message>
    <message>
        <source>Cards you must still hold to announce: {list}.</source>
        <translation>Kortit, jotka on oltava kädessä ilmoittaessa: {list}.</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ei korttia</translation>
    </message>
    <message>
        <source>{n} for {what}</source>
        <translation>{what}: {n}</translation>
    </message>
    <message>
        <source>A hand may be thrown in with: {list}.</source>
        <translation>Käden saa heittää pois, jos siinä on: {list}.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz count {n} points each.</source>
        <translation>Alle 90, alle 60, alle 30 ja schwarz tuovat kukin {n} pistettä.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz count 1 point each.</source>
        <translation>Alle 90, alle 60, alle 30 ja schwarz tuovat kukin 1 pisteen.</translation>
    </message>
    <message>
        <source>Points beyond winning: {list}.</source>
        <translation>Pisteet pelkän voiton lisäksi: {list}.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz bring no points.</source>
        <translation>Alle 90, alle 60, alle 30 ja schwarz eivät tuo pisteitä.</translation>
    </message>
    <message>
        <source>Whoever takes a first trick worth at least {points} must announce Re or Kontra.</source>
        <extracomment>Compulsory announcement by measure, comparison and whether only one trick is watched.</extracomment>
        <translation>Joka saa ensimmäisen tikin, jossa on vähintään {points} pistettä, ilmoittaa Re tai Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a first trick worth more than {points} must announce Re or Kontra.</source>
        <translation>Joka saa ensimmäisen tikin, jossa on yli {points} pistettä, ilmoittaa Re tai Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a trick worth at least {points} among the first {tricks} must announce Re or Kontra.</source>
        <translation>Joka saa {tricks} ensimmäisestä tikistä yhden, jossa on vähintään {points} pistettä, ilmoittaa Re tai Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a trick worth more than {points} among the first {tricks} must announce Re or Kontra.</source>
        <translation>Joka saa {tricks} ensimmäisestä tikistä yhden, jossa on yli {points} pistettä, ilmoittaa Re tai Kontra.</translation>
    </message>
    <message>
        <source>Whoever has at least {points} card points within the first {tricks} tricks must announce Re or Kontra.</source>
        <translation>Joka saa {tricks} ensimmäisestä tikistä vähintään {points} korttipistettä, ilmoittaa Re tai Kontra.</translation>
    </message>
    <message>
        <source>Whoever has more than {points} card points within the first {tricks} tricks must announce Re or Kontra.</source>
        <translation>Joka saa {tricks} ensimmäisestä tikistä yli {points} korttipistettä, ilmoittaa Re tai Kontra.</translation>
    </message>
    <message>
        <source>After {list} the next deal counts double (bock).</source>
        <extracomment>Bock by its effect (twice, n times, points added) and whether it lasts a single deal.</extracomment>
        <translation>Näiden jälkeen seuraava jako on kaksinkertainen (Bock): {list}.</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count double (bock).</source>
        <translation>Näiden jälkeen seuraavat {n} jakoa ovat kaksinkertaisia (Bock): {list}.</translation>
    </message>
    <message>
        <source>After {list} the next deal counts {factor} times (bock).</source>
        <translation>Näiden jälkeen seuraava jako on {factor}-kertainen (Bock): {list}.</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count {factor} times (bock).</source>
        <translation>Näiden jälkeen seuraavat {n} jakoa ovat {factor}-kertaisia (Bock): {list}.</translation>
    </message>
    <message>
        <source>After {list} the next deal counts {factor} points more (bock).</source>
        <translation>Näiden jälkeen seuraava jako tuo {factor} pistettä lisää (Bock): {list}.</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count {factor} points more (bock).</source>
        <translation>Näiden jälkeen seuraavat {n} jakoa tuovat {factor} pistettä lisää (Bock): {list}.</translation>
    </message>
    <message>
        <source>an aid of the program, not a rule</source>
        <extracomment>What FreeDoko plays without having a switch for it, beyond the tournament rules.</extracomment>
        <translation>ohjelman apu, ei sääntö</translation>
    </message>
    <message>
        <source>a deal is always played by four</source>
        <translation>jaon pelaa aina neljä</translation>
    </message>
    <message>
        <source>a match ends either after its deals or with the pot; its deals were taken</source>
        <translation>ottelu päättyy joko jakoihinsa tai potin tyhjentyessä; valittiin jaot</translation>
    </message>
    <message>
        <source>plus and minus points always add up to 0, so there is no pot</source>
        <translation>plus- ja miinuspisteiden summa on aina 0, joten pottia ei ole</translation>
    </message>
    <message>
        <source>compulsory solos need a match with a fixed number of deals</source>
        <translation>pakolliset soolot vaativat ottelun, jossa on kiinteä määrä jakoja</translation>
    </message>
    <message>
        <source>without effect there, because of other switches</source>
        <translation>siellä vailla vaikutusta muiden kytkinten vuoksi</translation>
    </message>
    <message>
        <source>taken in part: there the duty also ends when the other side has announced</source>
        <translation>siirretty osin: siellä velvollisuus päättyy myös, kun toinen puoli on ilmoittanut</translation>
    </message>
    <message>
        <source>a hand without nines never has so many cards; the first card became the deadline</source>
        <translation>ilman yhdeksikköjä kädessä ei ole koskaan niin montaa korttia; takarajaksi tuli ensimmäinen kortti</translation>
    </message>
    <message>
        <source>not possible here; the nearest number was taken</source>
        <translation>ei mahdollista täällä; valittiin lähin luku</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>tällaista tiedostoa ei ole</translation>
    </message>
    <message>
        <source>the file cannot be read ({cause})</source>
        <translation>tiedostoa ei voi lukea ({cause})</translation>
    </message>
    <message>
        <source>this is no YAML text ({cause})</source>
        <translation>tämä ei ole YAML-tekstiä ({cause})</translation>
    </message>
    <message>
        <source>this is no rule file; its first entry is missing</source>
        <translation>tämä ei ole sääntötiedosto; sen ensimmäinen merkintä puuttuu</translation>
    </message>
    <message>
        <source>this file has format {given}, this program knows formats up to {known}</source>
        <translation>tiedoston muoto on {given}, ohjelma tuntee muodot {known} asti</translation>
    </message>
    <message>
        <source>{given} is no name</source>
        <translation>{given} ei ole nimi</translation>
    </message>
    <message>
        <source>this stands here a second time</source>
        <translation>tämä on tässä toisen kerran</translation>
    </message>
    <message>
        <source>this is no preset, no profile, no file and no code</source>
        <translation>tämä ei ole malli, profiili, tiedosto eikä koodi</translation>
    </message>
    <message>
        <source>there is no profile of this name</source>
        <translation>tämännimistä profiilia ei ole</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation>profiililla on oltava nimi</translation>
    </message>
    <message>
        <source>there already is a profile of this name</source>
        <translation>tämänniminen profiili on jo olemassa</translation>
    </message>
    <message>
        <source>this is the name of a preset</source>
        <translation>tämä on mallin nimi</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this file, so it is left as it is</source>
        <translation>tiedoston on kirjoittanut ohjelman uudempi versio, joten se jätetään ennalleen</translation>
    </message>
    <message>
        <source>this line says nothing of the form NAME = VALUE</source>
        <translation>tämä rivi ei ole muotoa NIMI = ARVO</translation>
    </message>
    <message>
        <source>this is no rule file of FreeDoko</source>
        <translation>tämä ei ole FreeDokon sääntötiedosto</translation>
    </message>
    <message>
        <source>FreeDoko has no such rule</source>
        <translation>FreeDokossa ei ole tällaista sääntöä</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>rivi {n}</translation>
    </message>
</context>
<context>
    <name>RulesCompare</name>
    <message>
        <source>Rule</source>
        <translation>Sääntö</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The next matches are played by these rules.</source>
        <extracomment>Both ways that people know, whatever the system prefers. From this width on, in heights of a line, the foot of the page has one line. Under this height everything that can be done without makes room for the rules.</extracomment>
        <translation>Seuraavat ottelut pelataan näillä säännöillä.</translation>
    </message>
    <message>
        <source>These rules cannot be played yet: {reason}</source>
        <translation>Näillä säännöillä ei voi vielä pelata: {reason}</translation>
    </message>
    <message>
        <source>after “{preset}”</source>
        <translation>mallina ”{preset}”</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>ei muutoksia</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>ei tallennettu</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>Selväkielisinä</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Muuta</translation>
    </message>
    <message>
        <source>Presets and profiles</source>
        <translation>Mallit ja profiilit</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vertaa</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Jaa muille</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Sivun osa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>A change applies from the next match; the one being played stays as it is.</source>
        <translation>Muutos pätee seuraavasta ottelusta; käynnissä oleva pysyy ennallaan.</translation>
    </message>
    <message>
        <source>Save as profile…</source>
        <translation>Tallenna profiiliksi…</translation>
    </message>
    <message>
        <source>Use for the next matches</source>
        <translation>Käytä seuraavissa otteluissa</translation>
    </message>
    <message>
        <source>Start a new match with these rules</source>
        <translation>Aloita uusi ottelu näillä säännöillä</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>{mark} differs from “{preset}”.</source>
        <translation>{mark} poikkeaa mallista ”{preset}”.</translation>
    </message>
    <message>
        <source>Exactly like “{preset}”.</source>
        <translation>Täsmälleen kuin ”{preset}”.</translation>
    </message>
    <message>
        <source>{legend} Click on a sentence to change it.</source>
        <translation>{legend} Napsauta lausetta, niin voit muuttaa sitä.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Muuta</translation>
    </message>
    <message>
        <source>Change: {group}</source>
        <translation>Muuta: {group}</translation>
    </message>
</context>
<context>
    <name>RulesTitle</name>
    <message>
        <source>{preset}, {changes}</source>
        <translation>{preset}, {changes}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>No.</source>
        <translation>Nro</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Peli</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Ilmoitettu</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Jakaja</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Voittaja</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Arvo</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>{game} (compulsory)</source>
        <translation>{game} (pakollinen)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ei kukaan</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message numerus="yes">
        <source>%n thrown in before</source>
        <translation>
            <numerusform>ennen tätä heitetty pois %n</numerusform>
            <numerusform>ennen tätä heitetty pois %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: sat out, total {total}</source>
        <translation>{name}: ei pelannut, yhteensä {total}</translation>
    </message>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation>{name}: {score}, yhteensä {total}</translation>
    </message>
    <message>
        <source>{side} alone</source>
        <translation>{side} yksin</translation>
    </message>
    <message>
        <source>{name}, {side}: {score}, total {total}</source>
        <translation>{name}, {side}: {score}, yhteensä {total}</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Correct the points</source>
        <extracomment>Below all scores: the person sat out.</extracomment>
        <translation>Korjaa pisteet</translation>
    </message>
    <message>
        <source>Points of this deal</source>
        <translation>Tämän jaon pisteet</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Korjaa</translation>
    </message>
    <message>
        <source>Together: {total}</source>
        <translation>Yhteensä: {total}</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You (south)</source>
        <translation>Sinä (etelä)</translation>
    </message>
    <message>
        <source>On your left (west)</source>
        <translation>Vasemmallasi (länsi)</translation>
    </message>
    <message>
        <source>Opposite (north)</source>
        <translation>Vastapäätä (pohjoinen)</translation>
    </message>
    <message>
        <source>On your right (east)</source>
        <translation>Oikeallasi (itä)</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>D</source>
        <extracomment>How many painted plates are kept: twice those of a trick, with and without the turn.</extracomment>
        <translation>J</translation>
    </message>
    <message>
        <source>your seat</source>
        <extracomment>Announcements of which a later one includes those before it.</extracomment>
        <translation>sinun paikkasi</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>vuorossa</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>jakaja</translation>
    </message>
    <message>
        <source>leads to this trick</source>
        <translation>aloittaa tikin</translation>
    </message>
    <message>
        <source>{call} (no longer valid)</source>
        <translation>{call} (ei enää voimassa)</translation>
    </message>
    <message>
        <source>{tricks}, {points} points</source>
        <translation>{tricks}, {points} pistettä</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>puhuu ensin</translation>
    </message>
    <message>
        <source>{party}!</source>
        <translation>{party}!</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>compulsory</source>
        <translation>pakollinen</translation>
    </message>
</context>
<context>
    <name>SetEditor</name>
    <message>
        <source>All</source>
        <extracomment>With more members than this a set has buttons for all and for none.</extracomment>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ei mitään</translation>
    </message>
</context>
<context>
    <name>ShareView</name>
    <message>
        <source>The code of these rules</source>
        <translation>Näiden sääntöjen koodi</translation>
    </message>
    <message>
        <source>Read it out, send it or let it be photographed: whoever types it into this page plays by the same rules.</source>
        <translation>Lue ääneen, lähetä tai anna kuvata: kuka tahansa sen tälle sivulle kirjoittaa, pelaa samoilla säännöillä.</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Näiden sääntöjen koodi</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Kopioi koodi</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Kopioi kuva</translation>
    </message>
    <message>
        <source>QR picture of the code</source>
        <translation>Koodin QR-kuva</translation>
    </message>
    <message>
        <source>The picture holds the code as text.</source>
        <translation>Kuvassa on koodi tekstinä.</translation>
    </message>
    <message>
        <source>Use somebody else&apos;s code</source>
        <translation>Käytä jonkun toisen koodia</translation>
    </message>
    <message>
        <source>Type or paste a code, such as K-5Q2M</source>
        <translation>Kirjoita tai liitä koodi, esimerkiksi K-5Q2M</translation>
    </message>
    <message>
        <source>Code to use</source>
        <translation>Käytettävä koodi</translation>
    </message>
    <message>
        <source>Show these rules</source>
        <translation>Näytä nämä säännöt</translation>
    </message>
    <message>
        <source>The code is in the clipboard.</source>
        <translation>Koodi on leikepöydällä.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>Kuva on leikepöydällä.</translation>
    </message>
    <message>
        <source>{preset}, {changes}</source>
        <translation>{preset}, {changes}</translation>
    </message>
    <message>
        <source>This code stands for: {rules}.</source>
        <translation>Tämä koodi tarkoittaa: {rules}.</translation>
    </message>
</context>
<context>
    <name>SheetArea</name>
    <message>
        <source>Import a score sheet</source>
        <translation>Tuo pistelista</translation>
    </message>
    <message>
        <source>Score sheets and records (*.csv *.tsv *.txt *.doko *.json);;All files (*)</source>
        <translation>Pistelistat ja tallenteet (*.csv *.tsv *.txt *.doko *.json);;Kaikki tiedostot (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) taken into the history.</source>
        <translation>
            <numerusform>%n ottelu tuotu aiempien otteluiden joukkoon.</numerusform>
            <numerusform>%n ottelua tuotu aiempien otteluiden joukkoon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of {file} was taken in: {reason}</source>
        <translation>Tiedostosta {file} ei tuotu mitään: {reason}</translation>
    </message>
    <message>
        <source>{file} holds no finished deal.</source>
        <translation>Tiedostossa {file} ei ole loppuun pelattua jakoa.</translation>
    </message>
    <message>
        <source>Save a fault report</source>
        <translation>Tallenna vikaraportti</translation>
    </message>
    <message>
        <source>Doppelkopf records (*.doko)</source>
        <translation>Doppelkopf-tallenteet (*.doko)</translation>
    </message>
    <message>
        <source>The report is in {file}. It holds the deals of this match, the rules and what happened last, but no names. dokodesk can open it.</source>
        <translation>Raportti on tiedostossa {file}. Siinä ovat tämän ottelun jaot, säännöt ja viimeiset tapahtumat, mutta ei nimiä. dokodesk voi avata sen.</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>SheetLine</name>
    <message>
        <source>{rule} (changed)</source>
        <extracomment>From this width on, in heights of a line, the sheet has two columns.</extracomment>
        <translation>{rule} (muutettu)</translation>
    </message>
    <message>
        <source>Change this</source>
        <translation>Muuta tätä</translation>
    </message>
</context>
<context>
    <name>SheetLoader</name>
    <message>
        <source>The matches are being read.</source>
        <extracomment>Fewer matches are there before anybody could read a message about it.</extracomment>
        <translation>Otteluita luetaan.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Score sheet</source>
        <extracomment>So many rows are always in sight.</extracomment>
        <translation>Pistelista</translation>
    </message>
    <message>
        <source>counted: {way}</source>
        <translation>laskutapa: {way}</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Takaisin pöytään</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Taulukko</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Käyrät</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Näkymä</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Käy läpi tämä ottelu</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>One point costs</source>
        <translation>Yksi piste maksaa</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Laskutapa</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sarakkeet</translation>
    </message>
    <message>
        <source>Newest deal on top</source>
        <translation>Uusin jako ylimpänä</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopioi tekstinä</translation>
    </message>
    <message>
        <source>● played with Re, bold played alone. Each cell: points of the deal, then the total. Enter or a double click shows a deal in full.</source>
        <translation>● pelasi Re-puolella, lihavoitu pelasi yksin. Ruudussa jaon pisteet, sitten summa. Enter tai kaksoisnapsautus näyttää jaon kokonaan.</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>Ottelua ei ole käynnissä.</translation>
    </message>
    <message>
        <source>Nothing to see yet: the first deal is being played.</source>
        <translation>Ei vielä nähtävää: ensimmäinen jako on kesken.</translation>
    </message>
    <message>
        <source>No deal has been written down yet.</source>
        <translation>Yhtään jakoa ei ole vielä kirjattu.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}</source>
        <translation>Sija {place}: {name}, {total}</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n deal(s) written down</source>
        <translation>
            <numerusform>%n jako kirjattu</numerusform>
            <numerusform>%n jakoa kirjattu</numerusform>
        </translation>
    </message>
    <message>
        <source>{written} of {planned} deals</source>
        <translation>{written}/{planned} jakoa</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Ottelu on päättynyt.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Jako {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Jako {number}/{planned}</translation>
    </message>
    <message>
        <source>Extra deal for a solo that is still owed</source>
        <translation>Lisäjako pelaamatonta sooloa varten</translation>
    </message>
    <message>
        <source>{deal}: the last deal</source>
        <translation>{deal}: viimeinen jako</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}</source>
        <translation>{payer} → {receiver}: {amount}</translation>
    </message>
</context>
<context>
    <name>SheetWriter</name>
    <message>
        <source>Score sheet</source>
        <translation>Pistelista</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Yhteensä</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Sijoitukset</translation>
    </message>
    <message>
        <source>The deals in full</source>
        <translation>Jaot kokonaan</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Pelin arvo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Käsi</translation>
    </message>
    <message>
        <source>● played with Re, bold played alone. Each cell: points of the deal, then the total.</source>
        <translation>● pelasi Re-puolella, lihavoitu pelasi yksin. Ruudussa jaon pisteet, sitten summa.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Allekirjoitus</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Sivu {page}</translation>
    </message>
    <message>
        <source>Written by dokodesk {version}</source>
        <translation>Kirjoittanut dokodesk {version}</translation>
    </message>
    <message>
        <source>Running totals</source>
        <translation>Summien kehitys</translation>
    </message>
    <message>
        <source>Begun: {day}</source>
        <translation>Aloitettu: {day}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Säännöt: {rules}</translation>
    </message>
    <message>
        <source>Counted: {way}</source>
        <translation>Laskutapa: {way}</translation>
    </message>
    <message>
        <source>Deal {number}: {game}</source>
        <translation>Jako {number}: {game}</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Tallennettu nimellä ”{name}”.</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>Oma pöytä</translation>
    </message>
    <message>
        <source>Name of the new profile</source>
        <translation>Uuden profiilin nimi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Tallenna</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Tuo säännöt</translation>
    </message>
    <message>
        <source>Rule files, also of FreeDoko (*.yaml *.yml *.txt *.rules rules)</source>
        <translation>Sääntötiedostot, myös FreeDokon (*.yaml *.yml *.txt *.rules rules)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Kaikki tiedostot (*)</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Tuotu nimellä ”{name}”.</translation>
    </message>
    <message>
        <source>New name of “{name}”</source>
        <translation>Profiilin ”{name}” uusi nimi</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Nimeä uudelleen</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”? It cannot be brought back.</source>
        <translation>Poistetaanko profiili ”{name}”? Sitä ei saa takaisin.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Poista</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Säilytä</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Vie säännöt</translation>
    </message>
    <message>
        <source>Rule files (*.yaml)</source>
        <translation>Sääntötiedostot (*.yaml)</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Kirjoitettu tiedostoon {file}.</translation>
    </message>
    <message>
        <source>Presets and profiles</source>
        <translation>Mallit ja profiilit</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Avaa</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopioi</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Nimeä uudelleen…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Poista…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Vie…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Tuo…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Tallenna nimellä…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Peruuta</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Avaa, mitä voi lukea</translation>
    </message>
    <message>
        <source>not a profile yet</source>
        <translation>ei vielä profiili</translation>
    </message>
    <message>
        <source>The rules on this page: {name}</source>
        <translation>Tämän sivun säännöt: {name}</translation>
    </message>
    <message>
        <source>{rules}, with changes that are not saved</source>
        <translation>{rules}, tallentamattomia muutoksia</translation>
    </message>
    <message>
        <source>Exactly like “{preset}”.</source>
        <translation>Täsmälleen kuin ”{preset}”.</translation>
    </message>
    <message>
        <source>Like “{preset}”, {changes}.</source>
        <translation>Kuten ”{preset}”, {changes}.</translation>
    </message>
    <message>
        <source>A preset of the program.</source>
        <translation>Ohjelman malli.</translation>
    </message>
    <message>
        <source>Something is wrong with {file}:</source>
        <translation>Tiedostossa {file} on jotakin vialla:</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>This is no key.</source>
        <extracomment>Always theirs: playing and giving up, and going from part to part.</extracomment>
        <translation>Tämä ei ole näppäin.</translation>
    </message>
    <message>
        <source>This key always plays, gives up or moves on.</source>
        <translation>Tämä näppäin on varattu: se pelaa, perääntyy tai siirtyy eteenpäin.</translation>
    </message>
    <message>
        <source>Letters and digits alone begin the name of a card.</source>
        <translation>Pelkät kirjaimet ja numerot aloittavat kortin nimen.</translation>
    </message>
    <message>
        <source>Something else has this key already.</source>
        <translation>Tämä näppäin on jo käytössä.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Näppäimistö</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>All keys as usual</source>
        <translation>Palauta kaikki näppäimet</translation>
    </message>
    <message>
        <source>Take it all the same</source>
        <translation>Ota silti</translation>
    </message>
    <message>
        <source>Press one of the keys below to choose another. Del takes it away, Esc keeps it.</source>
        <translation>Paina jotakin alla olevista näppäimistä, jos haluat valita toisen. Delete poistaa sen, Esc säilyttää.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Palauta</translation>
    </message>
    <message>
        <source>{thing}: the usual key</source>
        <translation>{thing}: palauta näppäin</translation>
    </message>
    <message>
        <source>{key} already does this: {thing}</source>
        <translation>{key} on jo käytössä: {thing}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>New deal.</source>
        <translation>Uusi jako.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Sinä jaat.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} jakaa.</translation>
    </message>
    <message>
        <source>Bock, times {factor}.</source>
        <translation>Bock, kerroin {factor}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Kätesi: {cards}.</translation>
    </message>
    <message>
        <source>It would be your trick.</source>
        <translation>Tikki olisi sinun.</translation>
    </message>
    <message>
        <source>It would be {name}&apos;s trick.</source>
        <translation>Tikin saisi {name}.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>You knock on the table.</source>
        <translation>Koputat pöytään.</translation>
    </message>
    <message>
        <source>{name} knocks on the table.</source>
        <translation>{name} koputtaa pöytään.</translation>
    </message>
    <message>
        <source>You announce {call}.</source>
        <translation>Ilmoitat: {call}.</translation>
    </message>
    <message>
        <source>{name} announces {call}.</source>
        <translation>{name} ilmoittaa: {call}.</translation>
    </message>
    <message>
        <source>{name}: {words}.</source>
        <translation>{name}: {words}.</translation>
    </message>
    <message>
        <source>The game: {contract}.</source>
        <translation>Pelataan: {contract}.</translation>
    </message>
    <message>
        <source>Normal game.</source>
        <translation>Tavallinen peli.</translation>
    </message>
    <message>
        <source>You stand alone.</source>
        <translation>Pelaat yksin.</translation>
    </message>
    <message>
        <source>{name} stands alone.</source>
        <translation>{name} pelaa yksin.</translation>
    </message>
    <message>
        <source>{taker} takes the poverty of {poor}.</source>
        <translation>{taker} ottaa köyhyyden, tarjoaja {poor}.</translation>
    </message>
    <message>
        <source>No trumps came back.</source>
        <translation>Valtteja ei palautettu.</translation>
    </message>
    <message>
        <source>Trumps came back.</source>
        <translation>Valtteja palautettiin.</translation>
    </message>
    <message>
        <source>You must announce now.</source>
        <translation>Sinun on ilmoitettava nyt.</translation>
    </message>
    <message>
        <source>{name} must announce.</source>
        <translation>Ilmoitusvelvollinen: {name}.</translation>
    </message>
    <message>
        <source>{name} belongs to {party}.</source>
        <translation>{name} kuuluu puoleen {party}.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>Jakoa ei lasketa.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Jako on päättynyt.</translation>
    </message>
    <message>
        <source>No partner was found.</source>
        <translation>Kumppania ei löytynyt.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Sinä olet kumppani.</translation>
    </message>
    <message>
        <source>{name} is the partner.</source>
        <translation>Kumppani on {name}.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Doppelkopf</source>
        <extracomment>The cards with names of their own: Dulle, the old one, Charlie, fox. Wide enough apart that the faces in the middle can be seen. Two tiles with long words side by side may be a little wider.</extracomment>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>One table, four players, two sides, and nobody says which.</source>
        <translation>Yksi pöytä, neljä pelaajaa, kaksi puolta, eikä kukaan kerro kumpi.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Pelaa ottelu</translation>
    </message>
    <message>
        <source>Choose rules and players…</source>
        <translation>Valitse säännöt ja pelaajat…</translation>
    </message>
    <message>
        <source>Names, rules, number of deals and how strong the others are.</source>
        <translation>Nimet, säännöt, jakojen määrä ja muiden taso.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Both {card} in one hand</source>
        <translation>Molemmat {card} samassa kädessä</translation>
    </message>
    <message>
        <source>Both foxes in one hand</source>
        <translation>Molemmat ketut samassa kädessä</translation>
    </message>
    <message>
        <source>Five nines or more</source>
        <translation>Vähintään viisi yhdeksikköä</translation>
    </message>
    <message>
        <source>Five kings or more</source>
        <translation>Vähintään viisi kuningasta</translation>
    </message>
    <message>
        <source>Three trumps or fewer</source>
        <translation>Enintään kolme valttia</translation>
    </message>
    <message>
        <source>Ten trumps or more</source>
        <translation>Vähintään kymmenen valttia</translation>
    </message>
    <message>
        <source>No ace outside trumps</source>
        <translation>Ei ässää sivumaissa</translation>
    </message>
    <message>
        <source>Three such aces or more</source>
        <translation>Vähintään kolme sivumaan ässää</translation>
    </message>
    <message>
        <source>no deals yet</source>
        <translation>ei vielä jakoja</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>odotetusti</translation>
    </message>
    <message>
        <source>within what chance allows</source>
        <translation>sattuman rajoissa</translation>
    </message>
    <message>
        <source>rare, but possible</source>
        <translation>harvinaista mutta mahdollista</translation>
    </message>
    <message>
        <source>hardly chance</source>
        <translation>tuskin sattumaa</translation>
    </message>
    <message>
        <source>As soon as some deals are played, this says whether the dealing is fair.</source>
        <translation>Kun jakoja on pelattu muutama, tästä näkee, jaetaanko reilusti.</translation>
    </message>
    <message>
        <source>All together: just what fair dealing gives.</source>
        <translation>Kaikki yhdessä: juuri sitä, mitä reilu jako antaa.</translation>
    </message>
    <message>
        <source>All together: within what chance allows.</source>
        <translation>Kaikki yhdessä: sattuman rajoissa.</translation>
    </message>
    <message>
        <source>All together: an unusual run, but one that fair dealing gives now and then.</source>
        <translation>Kaikki yhdessä: epätavallinen sarja, mutta sellaisia tulee reilussakin jaossa silloin tällöin.</translation>
    </message>
    <message>
        <source>All together: fair dealing hardly ever gives this. Were these deals chosen or put together by hand?</source>
        <translation>Kaikki yhdessä: reilu jako ei juuri koskaan anna tällaista. Onko jaot valittu tai koottu käsin?</translation>
    </message>
    <message>
        <source>{mean} · {deals} · {won} % won</source>
        <translation>{mean} · {deals} · voitettu {won} %</translation>
    </message>
    <message>
        <source>{part} % ({hits} of {cases})</source>
        <translation>{part} % ({hits}/{cases})</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ei mitään</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>etukäsi</translation>
    </message>
    <message>
        <source>dealer or last seat</source>
        <translation>jakaja tai viimeinen paikka</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>paikka {number}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Announced</source>
        <translation>Ilmoitettu</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Jaot</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Voitettu</translation>
    </message>
    <message>
        <source>from %</source>
        <translation>alk. %</translation>
    </message>
    <message>
        <source>to %</source>
        <translation>asti %</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>ei tiedossa</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>yksin</translation>
    </message>
    <message>
        <source>no side</source>
        <translation>ei puolta</translation>
    </message>
    <message>
        <source>{game}, alone</source>
        <translation>{game}, yksin</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pisteet</translation>
    </message>
    <message>
        <source>per deal</source>
        <translation>per jako</translation>
    </message>
    <message>
        <source>won %</source>
        <translation>voitto-%</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Kaikki</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Tilastot</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Choose other deals</source>
        <translation>Valitse muut jaot</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopioi tekstinä</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Tallenna CSV:nä…</translation>
    </message>
    <message>
        <source>{deals} out of a selection</source>
        <translation>{deals} valikoimasta</translation>
    </message>
    <message>
        <source>{deals} in all</source>
        <translation>{deals} yhteensä</translation>
    </message>
    <message>
        <source>Points of</source>
        <translation>Kenen pisteet</translation>
    </message>
    <message>
        <source>± is the range in which the true average lies in 95 of 100 cases. With few deals it is wide.</source>
        <translation>± on väli, jolla todellinen keskiarvo on 95 tapauksessa sadasta. Kun jakoja on vähän, väli on leveä.</translation>
    </message>
    <message>
        <source>No deals yet.</source>
        <translation>Ei vielä jakoja.</translation>
    </message>
    <message>
        <source>{total} points, {figure}</source>
        <translation>{total} pistettä, {figure}</translation>
    </message>
    <message>
        <source>Sum of the points from deal to deal</source>
        <translation>Pisteiden summa jaosta jakoon</translation>
    </message>
    <message>
        <source>Points per deal, compared</source>
        <translation>Pisteet per jako, vertailu</translation>
    </message>
    <message>
        <source>Where two ranges overlap widely, the difference may well be chance.</source>
        <translation>Kun kaksi väliä menee laajalti päällekkäin, ero voi hyvin olla sattumaa.</translation>
    </message>
    <message>
        <source>Did announcements come true?</source>
        <translation>Pitivätkö ilmoitukset?</translation>
    </message>
    <message>
        <source>How often the side that announced won, by its highest announcement.</source>
        <translation>Kuinka usein ilmoittanut puoli voitti, korkeimman ilmoituksensa mukaan.</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Puolen mukaan</translation>
    </message>
    <message>
        <source>By the own announcement</source>
        <translation>Oman ilmoituksen mukaan</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Paikan mukaan</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Pelin mukaan</translation>
    </message>
    <message>
        <source>By how the others play</source>
        <translation>Muiden tason mukaan</translation>
    </message>
    <message>
        <source>The own side</source>
        <translation>Oma puoli</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Toinen puoli</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Tallenna CSV:nä</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Taulukot (*.csv)</translation>
    </message>
</context>
<context>
    <name>StoredMatchPage</name>
    <message>
        <source>Review this match</source>
        <translation>Käy läpi tämä ottelu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Säännöt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>Ottelu {date}</translation>
    </message>
    <message>
        <source>{names}, by the rules {rules}</source>
        <translation>{names}, säännöt {rules}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>You are looking for a partner</source>
        <extracomment>The own hand as the person has laid it in this deal; empty while it is sorted. Whose hands lie open besides the own one; ``None`` for all that a view knows. Told when the table waits for a click to go on, and when it no longer does. Told what is to be heard, by the names of ``assets.sounds``, when it is seen.</extracomment>
        <translation>Etsit kumppania</translation>
    </message>
    <message>
        <source>You offer trumps</source>
        <translation>Tarjoat valtteja</translation>
    </message>
    <message>
        <source>{name} is looking for a partner</source>
        <translation>{name} etsii kumppania</translation>
    </message>
    <message>
        <source>{name} offers trumps</source>
        <translation>{name} tarjoaa valtteja</translation>
    </message>
    <message>
        <source>You play your compulsory solo</source>
        <translation>Pelaat pakollisen soolosi</translation>
    </message>
    <message>
        <source>{name} plays a compulsory solo</source>
        <translation>{name} pelaa pakollisen soolon</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Pelaat yksin</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>{name} pelaa yksin</translation>
    </message>
    <message>
        <source>You found no partner and play alone</source>
        <translation>Et löytänyt kumppania ja pelaat yksin</translation>
    </message>
    <message>
        <source>{bride} found no partner and plays alone</source>
        <translation>{bride} ei löytänyt kumppania ja pelaa yksin</translation>
    </message>
    <message>
        <source>You play together with {other}</source>
        <translation>Kumppanisi on {other}</translation>
    </message>
    <message>
        <source>{bride} and {partner} play together</source>
        <translation>{bride} ja {partner} pelaavat yhdessä</translation>
    </message>
    <message>
        <source>You stand alone</source>
        <translation>Olet nyt yksin</translation>
    </message>
    <message>
        <source>{name} stands alone</source>
        <translation>{name} on nyt yksin</translation>
    </message>
    <message>
        <source>With trumps</source>
        <translation>Valtteja mukana</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Ei valtteja</translation>
    </message>
    <message>
        <source>The deal does not count</source>
        <translation>Jakoa ei lasketa</translation>
    </message>
    <message>
        <source>Nobody takes the poverty</source>
        <translation>Kukaan ei ota köyhyyttä</translation>
    </message>
    <message>
        <source>The cards are thrown in</source>
        <translation>Kortit heitetään pois</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>previous card that may be played</source>
        <extracomment>Headings with the keys for what can be done. Things to do at the table: name, words, usual keys.</extracomment>
        <translation>edellinen sallittu kortti</translation>
    </message>
    <message>
        <source>next card that may be played</source>
        <translation>seuraava sallittu kortti</translation>
    </message>
    <message>
        <source>previous card of the hand</source>
        <translation>käden edellinen kortti</translation>
    </message>
    <message>
        <source>next card of the hand</source>
        <translation>käden seuraava kortti</translation>
    </message>
    <message>
        <source>first card that may be played</source>
        <translation>ensimmäinen sallittu kortti</translation>
    </message>
    <message>
        <source>last card that may be played</source>
        <translation>viimeinen sallittu kortti</translation>
    </message>
    <message>
        <source>move the card left</source>
        <translation>siirrä kortti vasemmalle</translation>
    </message>
    <message>
        <source>move the card right</source>
        <translation>siirrä kortti oikealle</translation>
    </message>
    <message>
        <source>sort the hand again</source>
        <translation>järjestä käsi uudelleen</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>näytä tai piilota viime tikki</translation>
    </message>
    <message>
        <source>go to the announcements</source>
        <translation>siirry ilmoituksiin</translation>
    </message>
    <message>
        <source>tell what lies on the table</source>
        <translation>kerro, mitä pöydällä on</translation>
    </message>
    <message>
        <source>tell who has what</source>
        <translation>kerro, mikä on kenenkin tilanne</translation>
    </message>
    <message>
        <source>tell the own hand</source>
        <translation>kerro oma käsi</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Last trick</source>
        <extracomment>How much higher than the rail above the own hand a hint may be that stands on it in two lines.</extracomment>
        <translation>Viime tikki</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Tikki</translation>
    </message>
    <message>
        <source>Last trick (L)</source>
        <translation>Viime tikki (L)</translation>
    </message>
    <message>
        <source>Several cards fit: {cards}</source>
        <translation>Useampi kortti sopii: {cards}</translation>
    </message>
    <message>
        <source>You do not hold this card: {text}</source>
        <translation>Sinulla ei ole tätä korttia: {text}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Pelaa {card}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Pelipöytä</translation>
    </message>
    <message>
        <source>Click or press a key to go on</source>
        <extracomment>A player who thinks longer than this gets a word about it. Asked before a card of the person is played; ``False`` keeps it in the hand.</extracomment>
        <translation>Jatka napsauttamalla tai painamalla näppäintä</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Go on</source>
        <translation>Jatka</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yritä uudelleen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Näytä minulle</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>The next step (Enter)</source>
        <translation>Seuraava vaihe (Enter)</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Click a card or drag it to the middle; the arrow keys and Enter do it too. Ctrl+H asks the coach what would be good.</source>
        <translation>Napsauta korttia tai vedä se keskelle; nuolinäppäimet ja Enter käyvät myös. Ctrl+H kysyy valmentajalta, mikä olisi hyvä.</translation>
    </message>
    <message>
        <source>A double click on a deal shows all hands, and what it would have been worth by other rules.</source>
        <translation>Kaksoisnapsautus näyttää jaon kaikki kädet ja sen, minkä arvoinen se olisi ollut muilla säännöillä.</translation>
    </message>
    <message>
        <source>Every rule can be changed for the next match. Where two rules contradict each other, you are told what would fit.</source>
        <translation>Jokaista sääntöä voi muuttaa seuraavaan otteluun. Jos kaksi sääntöä on ristiriidassa, näet, mikä sopisi.</translation>
    </message>
    <message>
        <source>Every match is kept here. A double click opens its score sheet, and “Review this match” shows what could have been played better.</source>
        <translation>Jokainen ottelu säilyy täällä. Kaksoisnapsautus avaa sen pistelistan, ja ”Käy läpi tämä ottelu” näyttää, mitä olisi voinut pelata paremmin.</translation>
    </message>
    <message>
        <source>These figures are about what the history has found: search there to compare.</source>
        <translation>Nämä luvut koskevat aiempien otteluiden hakutulosta: vertaa hakemalla siellä.</translation>
    </message>
    <message>
        <source>The arrow keys move card by card and trick by trick. You can play on from any moment; that does not count.</source>
        <translation>Nuolinäppäimet siirtävät kortti kortilta ja tikki tikiltä. Voit jatkaa peliä mistä tahansa kohdasta; sitä ei lasketa.</translation>
    </message>
    <message>
        <source>Alt+Down goes to the next mistake; “Play from here” lets you try the better way. You can leave this page while the review goes on.</source>
        <translation>Alt+nuoli alas siirtyy seuraavaan virheeseen; ”Pelaa tästä” antaa kokeilla parempaa tapaa. Voit poistua tältä sivulta, kun läpikäynti jatkuu.</translation>
    </message>
    <message>
        <source>Nothing counts here: take back what you like, close hands you do not want to see, and choose how well the others play.</source>
        <translation>Täällä mitään ei lasketa: peru mitä haluat, sulje kädet, joita et halua nähdä, ja valitse, miten hyvin muut pelaavat.</translation>
    </message>
    <message>
        <source>Every day there is a new puzzle. Once a match is reviewed, your own mistakes come back here as exercises.</source>
        <translation>Joka päivä on uusi pulma. Kun ottelu on käyty läpi, omat virheesi palaavat tänne harjoituksina.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Selvä</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Ei enää neuvoja</translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>Find the good card</source>
        <translation>Löydä hyvä kortti</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Päivän pulma</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Omat virheesi</translation>
    </message>
    <message>
        <source>Who is Re?</source>
        <translation>Kuka on Re?</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Laske valtit</translation>
    </message>
    <message>
        <source>Count the aces</source>
        <translation>Laske ässät</translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation>Laske pisteet</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>helppo</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>keskitaso</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>vaikea</translation>
    </message>
    <message>
        <source>Exactly one card is clearly the best here. Which one? Play it.</source>
        <translation>Täsmälleen yksi kortti on tässä selvästi paras. Mikä? Pelaa se.</translation>
    </message>
    <message>
        <source>Here you played {card}, and that cost {points} points. Find something better.</source>
        <translation>Tässä pelasit {card}, ja se maksoi {points} pistettä. Löydä jotakin parempaa.</translation>
    </message>
    <message>
        <source>How likely is it that {name} is Re?</source>
        <translation>Kuinka todennäköisesti {name} on Re?</translation>
    </message>
    <message>
        <source>How many trumps do the other three hold together?</source>
        <translation>Montako valttia muilla kolmella on yhteensä?</translation>
    </message>
    <message>
        <source>How many aces of {suit} do the other three hold?</source>
        <translation>Montako {suit}ässää muilla kolmella on?</translation>
    </message>
    <message>
        <source>How many points have the other three taken so far?</source>
        <translation>Montako pistettä muut kolme ovat saaneet tähän mennessä?</translation>
    </message>
    <message>
        <source>Right: {card}. The next best costs {points} points.</source>
        <translation>Oikein: {card}. Seuraavaksi paras maksaa {points} pistettä.</translation>
    </message>
    <message>
        <source>Right: {card} is better. This one is solved.</source>
        <translation>Oikein: {card} on parempi. Tämä on ratkaistu.</translation>
    </message>
    <message>
        <source>{card} costs {points} points on average. Try another one.</source>
        <translation>{card} maksaa keskimäärin {points} pistettä. Kokeile toista.</translation>
    </message>
    <message>
        <source>Not {card}. Try another one.</source>
        <translation>Ei {card}. Kokeile toista.</translation>
    </message>
    <message>
        <source>{name} is Re.</source>
        <translation>{name} on Re.</translation>
    </message>
    <message>
        <source>{name} is Kontra.</source>
        <translation>{name} on Kontra.</translation>
    </message>
    <message>
        <source>The computer would have said {percent} %.</source>
        <translation>Tietokone olisi sanonut {percent} %.</translation>
    </message>
    <message>
        <source>Right: {number}.</source>
        <translation>Oikein: {number}.</translation>
    </message>
    <message>
        <source>It is {number}, not {given}.</source>
        <translation>Oikea määrä on {number}, ei {given}.</translation>
    </message>
    <message>
        <source>Your estimates so far: {score} (0 is perfect, 0.25 is always saying 50 %).</source>
        <translation>Arviosi tähän mennessä: {score} (0 on täydellinen, 0,25 tulee, jos sanoo aina 50 %).</translation>
    </message>
    <message>
        <source>Said {low} to {high} %: so it was in {share} % of {count} cases.</source>
        <translation>Sanottu {low}–{high} %: niin oli {share} %:ssa {count} tapauksesta.</translation>
    </message>
    <message>
        <source>Points lost by mistakes in a deal, by your reviews: {lately} lately.</source>
        <translation>Virheillä menetettyjä pisteitä jaossa, läpikäyntiesi mukaan: viime aikoina {lately}.</translation>
    </message>
    <message>
        <source>Before that {before}.</source>
        <translation>Sitä ennen {before}.</translation>
    </message>
    <message>
        <source>Most by: {themes}.</source>
        <translation>Eniten aiheista: {themes}.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>One moment…</source>
        <extracomment>What a mistake with a card can be about. The most of the width that the list of exercises takes.</extracomment>
        <translation>Hetkinen…</translation>
    </message>
    <message>
        <source>There is nothing to put right: review some of your deals first.</source>
        <translation>Korjattavaa ei ole: käy ensin läpi joitakin jakojasi.</translation>
    </message>
    <message>
        <source>No question of this kind was found by these rules.</source>
        <translation>Tällaista kysymystä ei löytynyt näillä säännöillä.</translation>
    </message>
    <message>
        <source>You have answered it already; this is for practice.</source>
        <translation>Olet jo vastannut tähän; tämä on harjoitusta.</translation>
    </message>
    <message>
        <source>This card is not allowed here.</source>
        <translation>Tätä korttia ei saa pelata tässä.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>hyvä</translation>
    </message>
    <message>
        <source>{right} of {done} right</source>
        <translation>{right}/{done} oikein</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Trainers and puzzles</source>
        <translation>Treenit ja pulmat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vaikeus</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Aihe</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Vastaa</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seuraava</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Vastauksesi</translation>
    </message>
    <message>
        <source>any</source>
        <translation>mikä tahansa</translation>
    </message>
</context>
<context>
    <name>TrickOverlay</name>
    <message>
        <source>Earlier</source>
        <extracomment>Cards that lie crosswise are at least so large by those in a row.</extracomment>
        <translation>Aiempi</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Myöhempi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Viime tikki</translation>
    </message>
    <message>
        <source>Trick {number}: {name}, {points} points</source>
        <translation>Tikki {number}: {name}, {points} pistettä</translation>
    </message>
</context>
<context>
    <name>TrickPicture</name>
    <message>
        <source>pig</source>
        <translation>possu</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>voittaa</translation>
    </message>
    <message>
        <source>{cards}; the {card} wins</source>
        <translation>{cards}; voittaja on {card}</translation>
    </message>
</context>
<context>
    <name>Trophies</name>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>fox caught</source>
        <translation>kettu kiinni</translation>
    </message>
    <message>
        <source>fox put aside</source>
        <translation>kettu talteen</translation>
    </message>
    <message>
        <source>fox wins the last trick</source>
        <translation>kettu voittaa viimeisen tikin</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Charlie kiinni</translation>
    </message>
    <message>
        <source>ten of hearts caught</source>
        <translation>herttakymppi kiinni</translation>
    </message>
    <message>
        <source>heart trick</source>
        <translation>herttatikki</translation>
    </message>
    <message>
        <source>{trophy}?</source>
        <translation>{trophy}?</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Kettu</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to Doppelkopf</source>
        <extracomment>The rule sets a beginner can tell apart; all others are a click away later. Few answers: there is room for a look at the cards.</extracomment>
        <translation>Tervetuloa pelaamaan Doppelkopfia</translation>
    </message>
    <message>
        <source>Which language do you speak?</source>
        <translation>Mitä kieltä puhut?</translation>
    </message>
    <message>
        <source>What can you read at ease?</source>
        <translation>Mitä luet vaivatta?</translation>
    </message>
    <message>
        <source>Text and cards; the preferences have more sizes.</source>
        <translation>Teksti ja kortit; asetuksissa on lisää kokoja.</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Näin</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Suurempi</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Hyvin suuri</translation>
    </message>
    <message>
        <source>The usual size</source>
        <translation>Tavallinen koko</translation>
    </message>
    <message>
        <source>For small or distant screens</source>
        <translation>Pienille tai kaukaisille näytöille</translation>
    </message>
    <message>
        <source>With large signs on the cards</source>
        <translation>Korteissa suuret merkit</translation>
    </message>
    <message>
        <source>Do you know Doppelkopf?</source>
        <translation>Osaatko Doppelkopfin?</translation>
    </message>
    <message>
        <source>I know Doppelkopf</source>
        <translation>Osaan Doppelkopfin</translation>
    </message>
    <message>
        <source>Straight to the table.</source>
        <translation>Suoraan pöytään.</translation>
    </message>
    <message>
        <source>I am learning</source>
        <translation>Opettelen</translation>
    </message>
    <message>
        <source>From the first trick to the first announcement, with open cards.</source>
        <translation>Ensimmäisestä tikistä ensimmäiseen ilmoitukseen, avoimin kortein.</translation>
    </message>
    <message>
        <source>Which rules shall we play by?</source>
        <translation>Millä säännöillä pelataan?</translation>
    </message>
    <message>
        <source>The first card comes next. Every single rule can be changed later.</source>
        <translation>Seuraavaksi tulee jo ensimmäinen kortti. Jokaista sääntöä voi muuttaa myöhemmin.</translation>
    </message>
    <message>
        <source>{step} of {all}</source>
        <translation>{step}/{all}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Takaisin</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ohita</translation>
    </message>
    <message>
        <source>No questions, to the start page</source>
        <translation>Ei kysymyksiä, aloitussivulle</translation>
    </message>
</context>
<context>
    <name>_ChoiceOrNumber</name>
    <message>
        <source>For</source>
        <extracomment>The names to choose from, and a picture for one of them. Whether title and explanation stand above it instead of beside it.</extracomment>
        <translation>Aika</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, behind a number</comment>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>_HelpDialog</name>
    <message>
        <source>Close</source>
        <translation>Sulje</translation>
    </message>
</context>
<context>
    <name>_Message</name>
    <message>
        <source>Close this message</source>
        <extracomment>More than this many would push the page away; the oldest message goes first. In a narrower window the answers stand below the words, in heights of a line.</extracomment>
        <translation>Sulje tämä viesti</translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>Up</source>
        <translation>Ylös</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Alas</translation>
    </message>
</context>
</TS>
