<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About dokodesk</source>
        <translation>Über dokodesk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Doppelkopf for one person against three computer players, offline.</source>
        <translation>Doppelkopf für dich gegen drei Computerspieler, ganz ohne Netz.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>dokodesk is free software under the MIT licence: you may use, copy, change and pass it on, as long as the licence text stays with it. There is no warranty. The cards, portraits and signs were drawn for this program and are under the same licence.</source>
        <translation>dokodesk ist freie Software unter der MIT-Lizenz: Du darfst das Programm benutzen, kopieren, ändern und weitergeben, solange der Lizenztext dabei bleibt. Eine Gewähr gibt es nicht. Karten, Porträts und Zeichen wurden für dieses Programm gezeichnet und stehen unter derselben Lizenz.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Gemacht mit</translation>
    </message>
    <message>
        <source>{name}: {licence}</source>
        <translation>{name}: {licence}</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>Deine Dateien</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Name, words in the menu, words in the tool bar and in lists, keys, picture.</extracomment>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Go on playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>Nächstes S&amp;piel</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>&amp;End match…</source>
        <translation>Partie been&amp;den …</translation>
    </message>
    <message>
        <source>End match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Spielzettel</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>Geltende &amp;Regeln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Spiel des &amp;Tages</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>&amp;Learn Doppelkopf</source>
        <translation>Doppelkopf &amp;lernen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>&amp;Practise with open cards</source>
        <translation>Offen &amp;üben</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Offen üben</translation>
    </message>
    <message>
        <source>&amp;Order of the trumps</source>
        <translation>&amp;Reihenfolge der Trümpfe</translation>
    </message>
    <message>
        <source>Order of the trumps</source>
        <translation>Reihenfolge der Trümpfe</translation>
    </message>
    <message>
        <source>&amp;Trainers and puzzles</source>
        <translation>&amp;Training und Rätsel</translation>
    </message>
    <message>
        <source>Trainers</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Frühere Partien</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Re&amp;view the last deal</source>
        <translation type="vanished">Letztes Spiel &amp;durchsehen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Score s&amp;heet for a real evening…</source>
        <translation>Zettel für einen Spiel&amp;abend …</translation>
    </message>
    <message>
        <source>Deal &amp;codes…</source>
        <translation>Spiel&amp;codes …</translation>
    </message>
    <message>
        <source>Deal codes</source>
        <translation>Spielcodes</translation>
    </message>
    <message>
        <source>&amp;Import a score sheet…</source>
        <translation>Spielzettel &amp;einlesen …</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Spielzettel einlesen</translation>
    </message>
    <message>
        <source>Does it &amp;peek?</source>
        <translation>&amp;Schummelt der Computer?</translation>
    </message>
    <message>
        <source>Score sheet for a real evening</source>
        <translation>Zettel für einen Spielabend</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>Spiel &amp;durchsehen</translation>
    </message>
    <message>
        <source>Review the whole &amp;match</source>
        <translation>&amp;Ganze Partie durchsehen</translation>
    </message>
    <message>
        <source>Review the match</source>
        <translation>Partie durchsehen</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Aufzeichnung ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Does it peek?</source>
        <translation>Schummelt der Computer?</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Save a &amp;fault report…</source>
        <translation>&amp;Fehlerbericht speichern …</translation>
    </message>
    <message>
        <source>Save a fault report</source>
        <translation>Fehlerbericht speichern</translation>
    </message>
    <message>
        <source>&amp;About dokodesk</source>
        <translation>Ü&amp;ber dokodesk</translation>
    </message>
    <message>
        <source>About dokodesk</source>
        <translation>Über dokodesk</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>What an area of the program brings is hidden until that area has connected it.</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Lernen</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Beside its words a button of the bar takes this, in heights of a line; a gap takes that.</extracomment>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
</context>
<context>
    <name>AgainDialog</name>
    <message>
        <source>Play this deal again</source>
        <extracomment>The row of buttons and the margins.</extracomment>
        <translation>Dieses Spiel noch einmal</translation>
    </message>
    <message>
        <source>The same cards for everybody. It is kept under the original and does not count.</source>
        <translation>Alle bekommen dieselben Karten wie damals. Das Ergebnis steht beim ursprünglichen Spiel und zählt nicht.</translation>
    </message>
    <message>
        <source>as before: {rules}</source>
        <translation>wie damals: {rules}</translation>
    </message>
    <message>
        <source>You play for</source>
        <translation>Du spielst für</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Die anderen spielen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n solo(s)</source>
        <translation>
            <numerusform>schuldet noch %n Solo</numerusform>
            <numerusform>schuldet noch %n Soli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo(s) due</source>
        <translation>
            <numerusform>%n Solo offen</numerusform>
            <numerusform>%n Soli offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n more card(s)</source>
        <translation>
            <numerusform>noch %n Karte lang</numerusform>
            <numerusform>noch %n Karten lang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to offer</source>
        <translation>
            <numerusform>Wähle %n Karte, die du weitergibst</numerusform>
            <numerusform>Wähle %n Karten, die du weitergibst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) back to {name}</source>
        <translation>
            <numerusform>Gib %n Karte an {name} zurück</numerusform>
            <numerusform>Gib %n Karten an {name} zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie there, all of {name}&apos;s trumps among them.</source>
        <translation>
            <numerusform>%n Karte liegt da, mit allen Trümpfen von {name}.</numerusform>
            <numerusform>%n Karten liegen da, mit allen Trümpfen von {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) returned</source>
        <translation>
            <numerusform>%n Trumpf zurück</numerusform>
            <numerusform>%n Trümpfe zurück</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out %n card(s).</source>
        <translation>
            <numerusform>{name} legt %n Karte hin.</numerusform>
            <numerusform>{name} legt %n Karten hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n card(s) back.</source>
        <translation>
            <numerusform>{name} gibt %n Karte zurück.</numerusform>
            <numerusform>{name} gibt %n Karten zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick with %n point(s).</source>
        <translation>
            <numerusform>{name} macht den Stich mit %n Auge.</numerusform>
            <numerusform>{name} macht den Stich mit %n Augen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay out %n card(s).</source>
        <translation>
            <numerusform>Du legst %n Karte hin.</numerusform>
            <numerusform>Du legst %n Karten hin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s) back.</source>
        <translation>
            <numerusform>Du gibst %n Karte zurück.</numerusform>
            <numerusform>Du gibst %n Karten zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the trick with %n point(s).</source>
        <translation>
            <numerusform>Du machst den Stich mit %n Auge.</numerusform>
            <numerusform>Du machst den Stich mit %n Augen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Deal {number}: {text}</source>
        <translation>Spiel {number}: {text}</translation>
    </message>
    <message>
        <source>the scores add up to {found} instead of 0.</source>
        <translation>Die Punkte ergeben zusammen {found} statt 0.</translation>
    </message>
    <message>
        <source>the scores add up to {found} instead of 0; probably {person}&apos;s is wrong.</source>
        <translation>Die Punkte ergeben zusammen {found} statt 0; vermutlich stimmt der Eintrag von {person} nicht.</translation>
    </message>
    <message>
        <source>the scores are neither two against two nor one against three.</source>
        <translation>Die Punkte passen weder zu zwei gegen zwei noch zu einem gegen drei.</translation>
    </message>
    <message>
        <source>from here on some totals are even and others odd; with four players that cannot be.</source>
        <translation>Ab hier sind manche Summen gerade und andere ungerade; bei vier Spielern kann das nicht sein.</translation>
    </message>
    <message>
        <source>{found} players have a score instead of 4.</source>
        <translation>{found} Spieler haben Punkte statt 4.</translation>
    </message>
    <message>
        <source>partners have different scores.</source>
        <translation>Partner haben verschiedene Punkte.</translation>
    </message>
    <message>
        <source>{person} dealt, but it was {dealer}&apos;s turn.</source>
        <translation>{person} hat gegeben, an der Reihe war aber {dealer}.</translation>
    </message>
    <message>
        <source>{person} has played {found} compulsory solos, {wanted} are owed.</source>
        <translation>{person}: {found} Pflichtsoli gespielt, {wanted} sind Pflicht.</translation>
    </message>
    <message>
        <source>there are {found} deals, {wanted} were planned.</source>
        <translation>Es sind {found} Spiele, geplant waren {wanted}.</translation>
    </message>
    <message>
        <source>the total of {person} is {found}, the scores give {wanted}.</source>
        <translation>Bei {person} steht als Summe {found}, die Punkte ergeben {wanted}.</translation>
    </message>
    <message>
        <source>the number is {found}, {wanted} would follow.</source>
        <translation>Die Nummer ist {found}, an der Reihe wäre {wanted}.</translation>
    </message>
    <message>
        <source>{when}: row {row} taken out: {before}</source>
        <translation>{when}: Zeile {row} gestrichen: {before}</translation>
    </message>
    <message>
        <source>{when}: row {row}: {before} → {after}</source>
        <translation>{when}: Zeile {row}: {before} → {after}</translation>
    </message>
    <message>
        <source>{game}, Re {names}, {points}</source>
        <translation>{game}, Re {names}, {points} Augen</translation>
    </message>
</context>
<context>
    <name>BranchDesk</name>
    <message>
        <source>From here nobody can play on: {reason}</source>
        <translation>Von hier kann niemand weiterspielen: {reason}</translation>
    </message>
    <message>
        <source>The deal once more, for {name}. It does not count.</source>
        <translation>Das Spiel noch einmal, für {name}. Es zählt nicht.</translation>
    </message>
    <message>
        <source>Played on before the first card, for {name}. It does not count.</source>
        <translation>Weitergespielt vor der ersten Karte, für {name}. Es zählt nicht.</translation>
    </message>
    <message>
        <source>Played on from trick {number}, for {name}. It does not count.</source>
        <translation>Weitergespielt ab Stich {number}, für {name}. Es zählt nicht.</translation>
    </message>
</context>
<context>
    <name>BranchPage</name>
    <message>
        <source>Back to the original</source>
        <translation>Zurück zum Original</translation>
    </message>
</context>
<context>
    <name>BranchResult</name>
    <message>
        <source>What came of it</source>
        <translation>Was daraus wurde</translation>
    </message>
    <message>
        <source>Once more from there</source>
        <translation>Noch einmal von dort</translation>
    </message>
    <message>
        <source>Replay what I played</source>
        <translation>Mein Spiel ansehen</translation>
    </message>
    <message>
        <source>Back to the original</source>
        <translation>Zurück zum Original</translation>
    </message>
    <message>
        <source>{name}: {after} points. The original was not played to its end.</source>
        <translation>{name}: {after} Punkte. Das Original wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>{name}: {after} points, the same as in the original.</source>
        <translation>{name}: {after} Punkte, genau wie im Original.</translation>
    </message>
    <message>
        <source>{name}: {after} points, better than the {before} before.</source>
        <translation>{name}: {after} Punkte, besser als die {before} im Original.</translation>
    </message>
    <message>
        <source>{name}: {after} points, worse than the {before} before.</source>
        <translation>{name}: {after} Punkte, schlechter als die {before} im Original.</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Keep the partner</source>
        <extracomment>Up to so many buttons say their deadline themselves. How much smaller their text is where there is no room for them, by its usual size.</extracomment>
        <translation>Partner behalten</translation>
    </message>
    <message>
        <source>Really {call}?</source>
        <translation>Wirklich {call}?</translation>
    </message>
    <message>
        <source>Announce {call}</source>
        <translation>{call} ansagen</translation>
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
        <translation>keine 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>keine 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>keine 30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>prediction: no 90</source>
        <translation>Vorhersage: keine 90</translation>
    </message>
    <message>
        <source>prediction: no 60</source>
        <translation>Vorhersage: keine 60</translation>
    </message>
    <message>
        <source>prediction: no 30</source>
        <translation>Vorhersage: keine 30</translation>
    </message>
    <message>
        <source>prediction: schwarz</source>
        <translation>Vorhersage: schwarz</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>klopf, klopf</translation>
    </message>
    <message>
        <source>Pigs</source>
        <translation>Schweinchen</translation>
    </message>
    <message>
        <source>Super pigs</source>
        <translation>Superschweinchen</translation>
    </message>
    <message>
        <source>Hyper pigs</source>
        <translation>Hyperschweinchen</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Richtungswechsel</translation>
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
        <translation>niemand</translation>
    </message>
    <message>
        <source>Healthy</source>
        <extracomment>What is said in one way only.</extracomment>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Vorbehalt</translation>
    </message>
    <message>
        <source>Does anybody else want to play a solo?</source>
        <translation>Will jemand anders ein Solo spielen?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>Ich nehme</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>a wedding</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>a poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>throwing in</source>
        <translation>Schmeißen</translation>
    </message>
    <message>
        <source>a reservation without its name</source>
        <translation>Vorbehalt ohne Namen</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>declining</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Genscher: with {name}</source>
        <translation>Genscher: mit {name}</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Der Rest gehört euch</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Der Rest gehört mir</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Schmeißen</translation>
    </message>
</context>
<context>
    <name>CardEntry</name>
    <message>
        <source>Card, e.g. ♥10</source>
        <translation>Karte, z. B. ♥10</translation>
    </message>
    <message>
        <source>Name of the card to play</source>
        <translation>Name der Karte, die du spielen willst</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs were led</source>
        <extracomment>What was led, at the beginning of a sentence.</extracomment>
        <translation>Kreuz liegt an</translation>
    </message>
    <message>
        <source>Spades were led</source>
        <translation>Pik liegt an</translation>
    </message>
    <message>
        <source>Hearts were led</source>
        <translation>Herz liegt an</translation>
    </message>
    <message>
        <source>Diamonds were led</source>
        <translation>Karo liegt an</translation>
    </message>
    <message>
        <source>Trumps were led</source>
        <translation>Trumpf liegt an</translation>
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
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <extracomment>Spoken names: a sentence frame for the rank, filled with the name of the suit.</extracomment>
        <translation>{suit}-Ass</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>{suit}-Zehn</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}-König</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}-Dame</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit}-Bube</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>{suit}-Neun</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
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
        <translation>Fuchs gefangen!</translation>
    </message>
    <message>
        <source>Charlie!</source>
        <translation>Karlchen!</translation>
    </message>
    <message>
        <source>Charlie caught!</source>
        <translation>Karlchen gefangen!</translation>
    </message>
    <message>
        <source>Solo won!</source>
        <translation>Solo gewonnen!</translation>
    </message>
    <message>
        <source>{name} wins the solo</source>
        <translation>{name} gewinnt das Solo</translation>
    </message>
    <message>
        <source>The others made no trick</source>
        <translation>Die anderen haben keinen Stich</translation>
    </message>
    <message>
        <source>All tricks went to the others</source>
        <translation>Alle Stiche gingen an die anderen</translation>
    </message>
    <message>
        <source>Schwarz!</source>
        <translation>Schwarz!</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>Du hast die Partie gewonnen!</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>{found}; the first {n} are shown</source>
        <extracomment>From this width on, in heights of a line, the groups stand at the side. So long after the last letter a search begins.</extracomment>
        <translation>{found}; die ersten {n} sind zu sehen</translation>
    </message>
    <message>
        <source>No option differs from the preset.</source>
        <translation>Alles wie in der Vorlage.</translation>
    </message>
    <message>
        <source>No option is called like that.</source>
        <translation>So heißt keine Regel.</translation>
    </message>
    <message>
        <source>Usual questions</source>
        <translation>Die üblichen Fragen</translation>
    </message>
    <message>
        <source>Search: Dulle, pigs, fox …</source>
        <translation>Suche: Dulle, Fuchs, Bock …</translation>
    </message>
    <message>
        <source>Search for a rule by any of its names</source>
        <translation>Eine Regel unter irgendeinem ihrer Namen suchen</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Nur Abweichungen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Die letzte Änderung zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Sie noch einmal machen (Strg+Y)</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Regelgruppen</translation>
    </message>
</context>
<context>
    <name>CharacterChoice</name>
    <message>
        <source>no habits</source>
        <translation>ohne Eigenheiten</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>wird ausgelost</translation>
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
        <translation>sagt mutig an: Re und Kontra auch mit mittelmäßigem Blatt</translation>
    </message>
    <message>
        <source>Heinz</source>
        <translation>Heinz</translation>
    </message>
    <message>
        <source>saves high trumps for the end</source>
        <translation>spart hohe Trümpfe bis zum Schluss auf</translation>
    </message>
    <message>
        <source>Amina</source>
        <translation>Amina</translation>
    </message>
    <message>
        <source>hunts foxes: takes every one within reach</source>
        <translation type="vanished">jagt Füchse: sticht jeden, den sie kriegen kann</translation>
    </message>
    <message>
        <source>hunts foxes: draws them out with high trumps</source>
        <translation>jagt Füchse: treibt sie mit hohen Trümpfen heraus</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Felix</translation>
    </message>
    <message>
        <source>is cautious: calls and solos only when nearly certain</source>
        <translation>ist vorsichtig: Ansagen und Soli nur, wenn fast nichts schiefgehen kann</translation>
    </message>
    <message>
        <source>Gertrud</source>
        <translation>Gertrud</translation>
    </message>
    <message>
        <source>smears early, even to somebody who is perhaps a partner</source>
        <translation>schmiert früh, auch jemandem, der vielleicht ihr Partner ist</translation>
    </message>
    <message>
        <source>Samuel</source>
        <translation>Samuel</translation>
    </message>
    <message>
        <source>loves solos</source>
        <translation>spielt für sein Leben gern Solo</translation>
    </message>
    <message>
        <source>Leyla</source>
        <translation>Leyla</translation>
    </message>
    <message>
        <source>prefers to lead plain suits</source>
        <translation>spielt am liebsten Fehl aus</translation>
    </message>
    <message>
        <source>Björn</source>
        <translation>Björn</translation>
    </message>
    <message>
        <source>draws trumps</source>
        <translation>zieht Trumpf</translation>
    </message>
    <message>
        <source>Mai</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>keeps the ♣Q hidden for long</source>
        <translation>zeigt ihre ♣D erst spät</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>keeps the ♣J for the last trick</source>
        <translation>hebt sich den ♣B für den letzten Stich auf</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>There is no other choice.</source>
        <translation>Es gibt keine andere Wahl.</translation>
    </message>
    <message>
        <source>The {card} would be about as good.</source>
        <translation>Etwa ebenso gut: {card}.</translation>
    </message>
    <message>
        <source>{name} is your partner and holds the trick ({points} points).</source>
        <translation>{name} ist dein Partner und hat den Stich ({points} Augen).</translation>
    </message>
    <message>
        <source>{name} plays against you and holds the trick ({points} points).</source>
        <translation>{name} spielt gegen dich und hat den Stich ({points} Augen).</translation>
    </message>
    <message>
        <source>{name} holds the trick; in {percent} of 100 cases it goes to your side.</source>
        <translation>{name} hat den Stich; in {percent} von 100 Fällen geht er an deine Partei.</translation>
    </message>
    <message>
        <source>Give points: {points} more for a trick of your side.</source>
        <translation>Gib Augen dazu: {points} mehr für einen Stich deiner Partei.</translation>
    </message>
    <message>
        <source>Spare your points: this trick probably goes to the others.</source>
        <translation>Spare deine Augen: Dieser Stich geht wohl an die anderen.</translation>
    </message>
    <message>
        <source>You play last and take the trick: {points} points.</source>
        <translation>Du spielst als Letzter und nimmst den Stich: {points} Augen.</translation>
    </message>
    <message>
        <source>You play last: take the trick as cheaply as you can ({points} points).</source>
        <translation>Du spielst als Letzter: Nimm den Stich so billig wie möglich ({points} Augen).</translation>
    </message>
    <message>
        <source>It takes the trick in {percent} of 100 cases.</source>
        <translation>Sie holt den Stich in {percent} von 100 Fällen.</translation>
    </message>
    <message>
        <source>An ace without company: play it before somebody is out of the suit.</source>
        <translation>Ein blankes Ass: Spiele es, bevor jemand in der Farbe frei ist.</translation>
    </message>
    <message>
        <source>Keep the fox: here it would be caught in {percent} of 100 cases.</source>
        <translation>Behalte den Fuchs: Hier würde er in {percent} von 100 Fällen gefangen.</translation>
    </message>
    <message>
        <source>The fox is safe here: your side takes the trick.</source>
        <translation>Hier ist der Fuchs sicher: Deine Partei bekommt den Stich.</translation>
    </message>
    <message>
        <source>This can catch a fox.</source>
        <translation>Damit lässt sich ein Fuchs fangen.</translation>
    </message>
    <message>
        <source>This can become a Doppelkopf.</source>
        <translation>Daraus kann ein Doppelkopf werden.</translation>
    </message>
    <message>
        <source>Keep the jack of clubs for the last trick.</source>
        <translation>Behalte den Kreuz-Buben für den letzten Stich.</translation>
    </message>
    <message>
        <source>The jack of clubs can take the last trick.</source>
        <translation>Der Kreuz-Bube kann den letzten Stich holen.</translation>
    </message>
    <message>
        <source>Nobody has a higher card any more.</source>
        <translation>Niemand hat noch eine höhere Karte.</translation>
    </message>
    <message>
        <source>You hold {count} trumps: draw those of the others.</source>
        <translation>Du hast {count} Trümpfe: Zieh den anderen ihre.</translation>
    </message>
    <message>
        <source>Afterwards you are out of that suit and can trump.</source>
        <translation>Danach bist du in der Farbe frei und kannst stechen.</translation>
    </message>
    <message>
        <source>Spare the {card}: there is too little in this trick.</source>
        <translation>Zu wenig im Stich für: {card}.</translation>
    </message>
    <message>
        <source>Your side wins in {percent} of 100 cases.</source>
        <translation>Deine Partei gewinnt in {percent} von 100 Fällen.</translation>
    </message>
    <message>
        <source>There is still time: it can be said later.</source>
        <translation>Es ist noch Zeit: Das kannst du auch später ansagen.</translation>
    </message>
    <message>
        <source>With this hand the normal game is best.</source>
        <translation>Mit diesem Blatt ist das Normalspiel am besten.</translation>
    </message>
    <message>
        <source>This hand is worth more than a normal game.</source>
        <translation>Dieses Blatt ist mehr wert als ein Normalspiel.</translation>
    </message>
    <message>
        <source>You hold too few trumps for a normal game: let somebody take them.</source>
        <translation>Du hast zu wenige Trümpfe für ein Normalspiel: Lass sie jemanden nehmen.</translation>
    </message>
    <message>
        <source>With this hand you may throw the cards in.</source>
        <translation>Mit diesem Blatt darfst du einwerfen.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs: look for a partner.</source>
        <translation>Du hast beide Kreuz-Damen: Suche einen Partner.</translation>
    </message>
    <message>
        <source>Your hand is strong enough to take the poverty.</source>
        <translation>Dein Blatt ist stark genug, um die Armut zu nehmen.</translation>
    </message>
    <message>
        <source>Your hand is too weak to take the poverty.</source>
        <translation>Dein Blatt ist zu schwach, um die Armut zu nehmen.</translation>
    </message>
    <message>
        <source>Your hand is strong enough for this bid.</source>
        <translation>Dein Blatt ist stark genug für dieses Gebot.</translation>
    </message>
    <message>
        <source>Your hand is too weak to bid higher.</source>
        <translation>Dein Blatt ist zu schwach, um höher zu bieten.</translation>
    </message>
    <message>
        <source>Give away cards so that you are out of a suit.</source>
        <translation>Gib Karten weg, sodass du eine Farbe los bist.</translation>
    </message>
    <message>
        <source>{points} points probably go to the other side.</source>
        <translation>{points} Augen gehen wohl an die Gegner.</translation>
    </message>
    <message>
        <source>{name} already has this trick and is your partner.</source>
        <translation>{name} hat den Stich schon und ist dein Partner.</translation>
    </message>
    <message>
        <source>This card costs {points} points on average.</source>
        <translation>Diese Karte kostet im Mittel {points} Punkte.</translation>
    </message>
    <message>
        <source>Your fox can be taken.</source>
        <translation>Dein Fuchs kann gefangen werden.</translation>
    </message>
    <message>
        <source>Your fox can be taken by one player.</source>
        <translation>Deinen Fuchs kann ein Spieler fangen.</translation>
    </message>
    <message>
        <source>Your fox can be taken by two players.</source>
        <translation>Deinen Fuchs können zwei Spieler fangen.</translation>
    </message>
    <message>
        <source>Your fox can be taken by three players.</source>
        <translation>Deinen Fuchs können drei Spieler fangen.</translation>
    </message>
</context>
<context>
    <name>CoachArea</name>
    <message>
        <source>Hints were asked for in deal {deals}.</source>
        <extracomment>From so many points on a mistake is a costly one. The panel was taken away for the result and comes back with the next deal.</extracomment>
        <translation>Tipps gab es in Spiel {deals}.</translation>
    </message>
    <message>
        <source>good now</source>
        <translation>jetzt gut</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Trotzdem spielen</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Andere Karte</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>One moment…</source>
        <extracomment>As wide as this beside the table, where there is room.</extracomment>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>When it is your turn you can ask what would be good.</source>
        <translation>Wenn du dran bist, kannst du fragen, was gut wäre.</translation>
    </message>
    <message>
        <source>There is nothing to advise here.</source>
        <translation>Hier gibt es nichts zu raten.</translation>
    </message>
    <message>
        <source>Better say nothing now.</source>
        <translation>Sag jetzt lieber nichts an.</translation>
    </message>
    <message>
        <source>Good now: {what}.</source>
        <translation>Jetzt gut: {what}.</translation>
    </message>
    <message>
        <source>A sign: {title}. {meaning}</source>
        <translation>Ein Zeichen: {title}. {meaning}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>certainly {party}</source>
        <translation>sicher {party}</translation>
    </message>
    <message>
        <source>Re: {percent} %</source>
        <translation>Re: {percent} %</translation>
    </message>
    <message>
        <source>Still with the others: {trumps} trumps (highest {high}), {aces} side aces.</source>
        <translation>Noch bei den anderen: {trumps} Trümpfe (höchste: {high}), {aces} Fehl-Asse.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What would be good now?</source>
        <translation>Was wäre jetzt gut?</translation>
    </message>
    <message>
        <source>Who is Re?</source>
        <translation>Wer ist Re?</translation>
    </message>
</context>
<context>
    <name>CodesDialog</name>
    <message>
        <source>Deal codes</source>
        <translation>Spielcodes</translation>
    </message>
    <message>
        <source>Play a deal that somebody has sent you. Its code:</source>
        <translation>Ein Spiel nachspielen, das dir jemand geschickt hat. Der Code:</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Dieses Spiel spielen</translation>
    </message>
    <message>
        <source>Before a deal is played its fingerprint is fixed, afterwards its code is shown. That the two belong together proves that the cards were not exchanged meanwhile.</source>
        <translation>Vor dem Spiel steht der Fingerabdruck der Karten fest, danach wird der Code gezeigt. Passen beide zusammen, hat unterwegs niemand Karten vertauscht.</translation>
    </message>
    <message>
        <source>Anybody can check that without this program: the script of thirty lines computes fingerprint and hands from a code. It needs nothing but Python.</source>
        <translation>Das kann jeder ohne dieses Programm nachprüfen: Ein Skript von dreißig Zeilen rechnet aus dem Code Fingerabdruck und Blätter aus. Es braucht nur Python.</translation>
    </message>
    <message>
        <source>Save the script…</source>
        <translation>Skript speichern …</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>is shown after the deal</source>
        <translation>wird nach dem Spiel gezeigt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the code of deal {number}</source>
        <translation>Code von Spiel {number} kopieren</translation>
    </message>
    <message>
        <source>A code gives the same cards, forehand and rules to everybody.</source>
        <translation>Ein Code ergibt bei allen dieselben Karten, dieselbe Vorhand und dieselben Regeln.</translation>
    </message>
    <message>
        <source>This is no deal code: three groups of four letters and digits, and for a full code forehand, rules and a check, with colons between them.</source>
        <translation>Das ist kein Spielcode. Ein Code hat drei Gruppen zu vier Zeichen; der volle Code nennt dahinter Vorhand, Regeln und eine Prüfung, mit Doppelpunkten dazwischen.</translation>
    </message>
    <message>
        <source>Something is mistyped: the check at the end does not fit.</source>
        <translation>Da ist etwas vertippt: Die Prüfung am Ende passt nicht.</translation>
    </message>
    <message>
        <source>The rules in this code cannot be read: they are mistyped, or come from a newer version of the program.</source>
        <translation>Die Regeln in diesem Code sind nicht lesbar: vertippt, oder sie stammen aus einer neueren Version des Programms.</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>Skript speichern</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
</context>
<context>
    <name>ColorField</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>First rules to compare</source>
        <translation>Erste Regeln im Vergleich</translation>
    </message>
    <message>
        <source>Second rules to compare</source>
        <translation>Zweite Regeln im Vergleich</translation>
    </message>
    <message>
        <source>Rules that differ</source>
        <translation>Abweichende Regeln</translation>
    </message>
    <message>
        <source>Enter or a double click leads to the rule.</source>
        <translation>Die Eingabetaste oder ein Doppelklick führt zur Regel.</translation>
    </message>
    <message>
        <source>The rules on this page</source>
        <translation>Die Regeln auf dieser Seite</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>kein Unterschied</translation>
    </message>
    <message>
        <source>{first} against {second}: {count}</source>
        <translation>{first} gegen {second}: {count}</translation>
    </message>
</context>
<context>
    <name>ConflictPanel</name>
    <message>
        <source>This does not fit together</source>
        <translation>Das passt nicht zusammen</translation>
    </message>
    <message>
        <source>Show “{rule}”</source>
        <translation>„{rule}“ zeigen</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Normal game</source>
        <translation>Normalspiel</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Stille Hochzeit</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Wedding without a partner</source>
        <translation>Hochzeit ohne Partner</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Schwarze Sau</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Kreuz-Solo</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Pik-Solo</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Herz-Solo</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Karo-Solo</translation>
    </message>
    <message>
        <source>Queens solo</source>
        <translation>Damensolo</translation>
    </message>
    <message>
        <source>Jacks solo</source>
        <translation>Bubensolo</translation>
    </message>
    <message>
        <source>Aces solo</source>
        <translation>Fleischloser</translation>
    </message>
    <message>
        <source>Kings solo</source>
        <translation>Königssolo</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Reines Kreuz-Solo</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Reines Pik-Solo</translation>
    </message>
    <message>
        <source>Pure hearts solo</source>
        <translation>Reines Herz-Solo</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Reines Karo-Solo</translation>
    </message>
    <message>
        <source>Queens and jacks solo</source>
        <translation>Damen-Buben-Solo</translation>
    </message>
    <message>
        <source>Jacks over queens solo</source>
        <translation>Buben-Damen-Solo</translation>
    </message>
    <message>
        <source>Kings and queens solo</source>
        <translation>Königs-Damen-Solo</translation>
    </message>
    <message>
        <source>Kings and jacks solo</source>
        <translation>Königs-Buben-Solo</translation>
    </message>
    <message>
        <source>Köhler (all pictures)</source>
        <translation>Köhler (alle Bilder)</translation>
    </message>
    <message>
        <source>Queens and clubs solo</source>
        <translation>Damen-Kreuz-Solo</translation>
    </message>
    <message>
        <source>Queens and spades solo</source>
        <translation>Damen-Pik-Solo</translation>
    </message>
    <message>
        <source>Queens and hearts solo</source>
        <translation>Damen-Herz-Solo</translation>
    </message>
    <message>
        <source>Queens and diamonds solo</source>
        <translation>Damen-Karo-Solo</translation>
    </message>
    <message>
        <source>Jacks and clubs solo</source>
        <translation>Buben-Kreuz-Solo</translation>
    </message>
    <message>
        <source>Jacks and spades solo</source>
        <translation>Buben-Pik-Solo</translation>
    </message>
    <message>
        <source>Jacks and hearts solo</source>
        <translation>Buben-Herz-Solo</translation>
    </message>
    <message>
        <source>Jacks and diamonds solo</source>
        <translation>Buben-Karo-Solo</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Slim Martin</source>
        <translation>Schlanker Martin</translation>
    </message>
    <message>
        <source>first trick of another player</source>
        <translation>ersten fremden Stich</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>ersten Fehlstich</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>ersten Trumpfstich</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>ersten Kreuzstich</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>ersten Pikstich</translation>
    </message>
    <message>
        <source>first hearts trick</source>
        <translation>ersten Herzstich</translation>
    </message>
    <message>
        <source>Suit solo</source>
        <extracomment>Headings under which the solos are offered.</extracomment>
        <translation>Farbsolo</translation>
    </message>
    <message>
        <source>Pure suit solo</source>
        <translation>Reines Farbsolo</translation>
    </message>
    <message>
        <source>Picture solo</source>
        <translation>Bildersolo</translation>
    </message>
    <message>
        <source>Queens and a suit</source>
        <translation>Damen und eine Farbe</translation>
    </message>
    <message>
        <source>Jacks and a suit</source>
        <translation>Buben und eine Farbe</translation>
    </message>
    <message>
        <source>Other solos</source>
        <translation>Andere Soli</translation>
    </message>
</context>
<context>
    <name>Conventions</name>
    <message>
        <source>♥10 led early shows Re</source>
        <extracomment>Title and meaning of each convention.</extracomment>
        <translation>♥10 früh vorgespielt zeigt Re</translation>
    </message>
    <message>
        <source>Whoever leads a ♥10 to one of the first two tricks is Re and has two black queens behind it. Kontra does not lead it.</source>
        <translation>Wer im ersten oder zweiten Stich eine ♥10 vorspielt, ist Re und hat zwei schwarze Damen dahinter. Kontra spielt sie nicht vor.</translation>
    </message>
    <message>
        <source>♦A or ♦10 led after a call shows both ♥10</source>
        <translation>♦A oder ♦10 nach einer Ansage zeigt beide ♥10</translation>
    </message>
    <message>
        <source>Whoever has made a call and leads a full diamond to one of the first two tricks holds both ♥10, so the trick goes to the partner&apos;s highest trump.</source>
        <translation>Wer angesagt hat und im ersten oder zweiten Stich einen Karo-Vollen vorspielt, hat beide ♥10 auf der Hand. Der Stich geht also an den höchsten Trumpf des Partners.</translation>
    </message>
    <message>
        <source>♠Q led early shows both ♥10</source>
        <translation>♠D früh vorgespielt zeigt beide ♥10</translation>
    </message>
    <message>
        <source>Whoever leads a ♠Q to one of the first two tricks holds both ♥10: a partner need not spend the ♣Q against them.</source>
        <translation>Wer im ersten oder zweiten Stich eine ♠D vorspielt, hat beide ♥10. Der Partner braucht seine ♣D also nicht vor ihnen in Sicherheit zu bringen.</translation>
    </message>
    <message>
        <source>On the first ace Kontra gives and Re saves</source>
        <translation>Aufs erste Ass schmiert Kontra, und Re geizt</translation>
    </message>
    <message>
        <source>As long as the sides are unknown, Kontra adds the ten to the first ace of a plain suit, and Re adds a low card. Kontra needs the plain tricks more.</source>
        <translation>Solange die Parteien unklar sind, legt Kontra auf das erste Ass einer Fehlfarbe die Zehn, Re eine kleine Karte. Kontra ist auf die Fehlstiche stärker angewiesen.</translation>
    </message>
    <message>
        <source>Re or Kontra before the own first card shows a ♥10</source>
        <translation>Re oder Kontra vor der eigenen ersten Karte zeigt eine ♥10</translation>
    </message>
    <message>
        <source>There is time for a call until later. Whoever says Re or Kontra before playing the first card holds at least one ♥10.</source>
        <translation>Eine Ansage hat noch Zeit. Wer Re oder Kontra sagt, bevor er die erste Karte gespielt hat, hat mindestens eine ♥10.</translation>
    </message>
</context>
<context>
    <name>ConventionsButton</name>
    <message>
        <source>none…</source>
        <translation>keine …</translation>
    </message>
    <message>
        <source>all…</source>
        <translation>alle …</translation>
    </message>
    <message>
        <source>{count} of {all}…</source>
        <translation>{count} von {all} …</translation>
    </message>
</context>
<context>
    <name>ConventionsDialog</name>
    <message>
        <source>Conventions</source>
        <translation>Konventionen</translation>
    </message>
    <message>
        <source>What club players show each other by ordinary cards and calls. The computer players give these signs and read yours, whether you are their partner or not. The signs are for normal games.</source>
        <translation>Was sich Vereinsspieler mit gewöhnlichen Karten und Ansagen zeigen. Die Computerspieler geben diese Zeichen und lesen deine, ob du nun ihr Partner bist oder nicht. Die Zeichen gelten im Normalspiel.</translation>
    </message>
    <message>
        <source>Published in: {sources}</source>
        <translation>Veröffentlicht in: {sources}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>As the rules say</source>
        <translation>Wie es die Regeln sagen</translation>
    </message>
    <message>
        <source>Plus and minus</source>
        <translation>Plus-Minus</translation>
    </message>
    <message>
        <source>Only plus</source>
        <translation>Nur Pluspunkte</translation>
    </message>
    <message>
        <source>Only minus</source>
        <translation>Nur Minuspunkte</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Tournament list</source>
        <translation>Turnierliste</translation>
    </message>
    <message>
        <source>with Re</source>
        <translation>mit Re</translation>
    </message>
    <message>
        <source>with Kontra</source>
        <translation>mit Kontra</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>against one alone</source>
        <translation>gegen einen Alleinspieler</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found</source>
        <translation>
            <numerusform>%n Fehler gefunden</numerusform>
            <numerusform>%n Fehler gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message>
        <source>Learn Doppelkopf</source>
        <translation>Doppelkopf lernen</translation>
    </message>
    <message>
        <source>Short lessons on the real table. First all cards lie open, later fewer. Start wherever you like.</source>
        <translation>Kurze Lektionen am echten Tisch. Erst liegen alle Karten offen, später immer weniger. Fang an, wo du willst.</translation>
    </message>
    <message>
        <source>Practise with open cards</source>
        <translation>Offen üben</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} lessons done</source>
        <translation>
            <numerusform>%n von {all} Lektionen geschafft</numerusform>
            <numerusform>%n von {all} Lektionen geschafft</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more from the start</source>
        <translation>Noch einmal von vorn</translation>
    </message>
    <message>
        <source>Go on: {title}</source>
        <translation>Weiter: {title}</translation>
    </message>
    <message>
        <source>Start with the first lesson</source>
        <translation>Mit der ersten Lektion anfangen</translation>
    </message>
    <message>
        <source>The lesson {name} cannot be used:</source>
        <translation>Die Lektion {name} lässt sich nicht verwenden:</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lektion {number}: {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>done at the first try</source>
        <translation>auf Anhieb geschafft</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>alle Karten offen</translation>
    </message>
    <message>
        <source>closed cards</source>
        <translation>Karten verdeckt</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) open</source>
        <translation>
            <numerusform>%n Blatt offen</numerusform>
            <numerusform>%n Blätter offen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message>
        <source>{name}: {last} at the end, at best {best}, at worst {worst}.</source>
        <translation>{name}: am Ende {last}, höchster Stand {best}, tiefster {worst}.</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>Woher die Punkte kommen</translation>
    </message>
    <message>
        <source>Points, and in brackets deals won of deals played.</source>
        <translation>Punkte, in Klammern gewonnene von gespielten Spielen.</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Deal of the day</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <source>Match of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>Doppelkopf, {kind} {day}, {rules} ({code}): {points}</source>
        <translation>Doppelkopf, {kind} {day}, {rules} ({code}): {points}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>Platz {place}</translation>
    </message>
</context>
<context>
    <name>DailyDesk</name>
    <message>
        <source>For practice: this was played before and does not count.</source>
        <translation>Zum Üben: Das war schon gespielt und zählt nicht.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>These rules have no deal and no match of the day.</source>
        <translation>Bei diesen Regeln gibt es weder Spiel noch Partie des Tages.</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Of the day</source>
        <translation>Des Tages</translation>
    </message>
    <message>
        <source>{day} · {rules}</source>
        <translation>{day} · {rules}</translation>
    </message>
    <message>
        <source>Everybody who plays by these rules gets the same cards today. The first try counts; after that it can be played as often as you like for practice.</source>
        <translation>Wer nach diesen Regeln spielt, bekommt heute dieselben Karten. Der erste Versuch zählt; danach kannst du zum Üben so oft spielen, wie du magst.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Noch nicht gespielt.</translation>
    </message>
    <message>
        <source>Begun, and not finished yet.</source>
        <translation>Angefangen, noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>A later day was played already, so this one is only for practice.</source>
        <translation>Ein späterer Tag ist schon gespielt, deshalb geht dieser nur noch zum Üben.</translation>
    </message>
    <message>
        <source>Played.</source>
        <translation>Gespielt.</translation>
    </message>
    <message>
        <source>The first try was not finished.</source>
        <translation>Der erste Versuch wurde nicht zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
</context>
<context>
    <name>DeadlinesEditor</name>
    <message>
        <source>no card</source>
        <extracomment>Whether it needs the whole width of the form.</extracomment>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>Cards you must still hold, out of {n}.</source>
        <translation>So viele der {n} Karten muss man noch auf der Hand haben.</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Back to the score sheet</source>
        <extracomment>Buttons of other parts of the program can stand here, before the way back.</extracomment>
        <translation>Zurück zum Spielzettel</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <translation>Spielcode kopieren</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Dieses Spiel durchsehen</translation>
    </message>
    <message>
        <source>Deal code {code} · fingerprint {print}</source>
        <translation>Spielcode {code} · Fingerabdruck {print}</translation>
    </message>
    <message>
        <source>By other rules</source>
        <translation>Nach anderen Regeln</translation>
    </message>
    <message>
        <source>The same cards and announcements, counted by other rules.</source>
        <translation>Dieselben Karten und Ansagen, nach anderen Regeln gezählt.</translation>
    </message>
    <message>
        <source>It could not have been played like this.</source>
        <translation>So hätte man es nicht spielen können.</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>gleich viel wert</translation>
    </message>
    <message>
        <source>{value} instead of {played}</source>
        <translation>{value} statt {played}</translation>
    </message>
    <message>
        <source>winner: {side}</source>
        <translation>Sieger: {side}</translation>
    </message>
    <message>
        <source>added: {lines}</source>
        <translation>dazu kommt: {lines}</translation>
    </message>
    <message>
        <source>missing: {lines}</source>
        <translation>es fehlt: {lines}</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} und {last}</translation>
    </message>
    <message>
        <source>{game} (compulsory)</source>
        <translation>{game} (Pflicht)</translation>
    </message>
    <message>
        <source>Nobody takes the poverty</source>
        <translation>Niemand nimmt die Armut</translation>
    </message>
    <message>
        <source>Two poor hands</source>
        <translation>Zweimal Armut</translation>
    </message>
    <message>
        <source>The cards are thrown in</source>
        <translation>Geschmissen</translation>
    </message>
    <message>
        <source>No side has won</source>
        <translation>Keine Partei hat gewonnen</translation>
    </message>
    <message>
        <source>Won alone: {name}</source>
        <translation>Allein gewonnen: {name}</translation>
    </message>
    <message>
        <source>Lost alone: {name}</source>
        <translation>Allein verloren: {name}</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>Re: {name}, alone against three</source>
        <translation>Re: {name}, allein gegen drei</translation>
    </message>
    <message>
        <source>Re: {re}. Kontra: {kontra}.</source>
        <translation>Re: {re}. Kontra: {kontra}.</translation>
    </message>
    <message>
        <source>{winner} has {won} card points, {loser} has {lost}.</source>
        <translation>{winner} hat {won} Augen, {loser} hat {lost}.</translation>
    </message>
    <message>
        <source>{winner} announced “{level}” and kept it: {loser} has {lost} card points.</source>
        <translation>{winner} hat „{level}“ abgesagt und gehalten: {loser} hat {lost} Augen.</translation>
    </message>
    <message>
        <source>{loser} announced “{level}” and lost a trick all the same.</source>
        <translation>{loser} hat „{level}“ abgesagt und doch einen Stich abgegeben.</translation>
    </message>
    <message>
        <source>{loser} announced “{level}”, which takes {needed} card points, and has {lost}.</source>
        <translation>{loser} hat „{level}“ abgesagt, braucht dafür {needed} Augen und hat {lost}.</translation>
    </message>
    <message>
        <source>Both sides announced more than they made: {re} to {kontra}.</source>
        <translation>Beide Parteien haben mehr abgesagt als erreicht: {re} zu {kontra}.</translation>
    </message>
    <message>
        <source>Neither side reached its goal.</source>
        <translation>Keine Partei hat ihr Ziel erreicht.</translation>
    </message>
    <message>
        <source>{loser} had the better cards but announced too little for them: {re} to {kontra}.</source>
        <translation>{loser} hatte die besseren Karten, hat aber zu wenig angesagt: {re} zu {kontra}.</translation>
    </message>
    <message>
        <source>The deal does not count and the cards stay hidden.</source>
        <translation>Das Spiel zählt nicht, und die Karten bleiben verdeckt.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>Das Spiel zählt nicht.</translation>
    </message>
    <message>
        <source>120 card points each: only Kontra was announced, so that is enough for Re.</source>
        <translation>Je 120 Augen: Weil nur Kontra angesagt war, reicht das für Re.</translation>
    </message>
    <message>
        <source>120 card points each: Re needed 121.</source>
        <translation>Je 120 Augen: Re hätte 121 gebraucht.</translation>
    </message>
    <message>
        <source>The fewest tricks: {name}.</source>
        <translation>Die wenigsten Stiche: {name}.</translation>
    </message>
    <message>
        <source>No trick for the soloist.</source>
        <translation>Der Solospieler blieb ohne Stich.</translation>
    </message>
    <message>
        <source>The soloist had to take a trick.</source>
        <translation>Der Solospieler musste einen Stich nehmen.</translation>
    </message>
    <message>
        <source>Played alone: counts {factor} times</source>
        <translation>Allein gespielt: zählt {factor}-fach</translation>
    </message>
    <message>
        <source>Another player took fewer tricks.</source>
        <translation>Jemand anders hat weniger Stiche.</translation>
    </message>
    <message>
        <source>{side} {points} · {tricks}</source>
        <translation>{side} {points} · {tricks}</translation>
    </message>
    <message>
        <source>Bock deal, factor {factor}</source>
        <translation>Bockspiel, Faktor {factor}</translation>
    </message>
</context>
<context>
    <name>DealView</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>Spielcode: {code}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Spielcode kopieren</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Spiel {number} von {planned}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>{reason} ({side})</source>
        <translation>{reason} ({side})</translation>
    </message>
    <message>
        <source>Nothing was won in this deal.</source>
        <translation>In diesem Spiel gab es nichts zu gewinnen.</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Spielwert</translation>
    </message>
    <message>
        <source>Rule option: {option}</source>
        <translation>Regel: {option}</translation>
    </message>
    <message>
        <source>Hands and scores</source>
        <translation>Blätter und Punkte</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
</context>
<context>
    <name>DealingPart</name>
    <message>
        <source>Hands</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>came up</source>
        <translation>kam vor</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Is the dealing fair?</source>
        <translation>Wird fair gegeben?</translation>
    </message>
    <message>
        <source>How often hands came up, against the exact chance to draw them from a well-shuffled deck. All deals of the selected matches count here.</source>
        <translation>Wie oft welche Blätter kamen, verglichen mit der genauen Wahrscheinlichkeit bei gut gemischten Karten. Hier zählen alle Spiele der ausgewählten Partien.</translation>
    </message>
    <message>
        <source>The hands of this player</source>
        <translation>Die Blätter dieses Spielers</translation>
    </message>
    <message>
        <source>The hands of all four</source>
        <translation>Die Blätter aller vier</translation>
    </message>
    <message>
        <source>Whose hands</source>
        <translation>Wessen Blätter</translation>
    </message>
    <message>
        <source>Trumps in {hands}: columns are what came up, frames what 95 of 100 fair programs would show</source>
        <translation>Trümpfe in {hands}: Die Säulen zeigen, was kam, die Rahmen, was 95 von 100 fairen Programmen zeigen würden</translation>
    </message>
    <message>
        <source>{trumps}: {hits}, usual {low} to {high}</source>
        <translation>{trumps}: {hits}, üblich {low} bis {high}</translation>
    </message>
    <message>
        <source>Trumps in a hand</source>
        <translation>Trümpfe auf einer Hand</translation>
    </message>
    <message>
        <source>strays so far</source>
        <translation>so weit daneben</translation>
    </message>
</context>
<context>
    <name>Designs</name>
    <message>
        <source>Classic</source>
        <extracomment>Designs by the names that files and preferences use.</extracomment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Große Zeichen</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Deutsches Blatt</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Nachthimmel</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Geflecht</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Grünes Tuch</translation>
    </message>
    <message>
        <source>Blue cloth</source>
        <translation>Blaues Tuch</translation>
    </message>
    <message>
        <source>Red cloth</source>
        <translation>Rotes Tuch</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Eigene Farbe</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Card by card on the table (R)</source>
        <extracomment>What is known of the reviews of a match, in words.</extracomment>
        <translation>Karte für Karte auf dem Tisch (R)</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Stichwörter, durch Komma getrennt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Result and hands</source>
        <translation>Ergebnis und Blätter</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Diese Partie durchsehen</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Dieses Spiel durchsehen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Play again…</source>
        <translation>Noch einmal spielen …</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>In den Papierkorb</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Choose a line to see more.</source>
        <translation>Wähle eine Zeile, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Deal {number}: {game}</source>
        <translation>Spiel {number}: {game}</translation>
    </message>
    <message>
        <source>Announced: {what}</source>
        <translation>Angesagt: {what}</translation>
    </message>
    <message>
        <source>Extra points: {what}</source>
        <translation>Sonderpunkte: {what}</translation>
    </message>
    <message>
        <source>Card points: Re {re}, Kontra {kontra}</source>
        <translation>Augen: Re {re}, Kontra {kontra}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regeln: {rules}</translation>
    </message>
    <message>
        <source>The others play {level}.</source>
        <translation>Die anderen spielen {level}.</translation>
    </message>
    <message>
        <source>Not played to its end</source>
        <translation>Nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>Reviewed: {deals}</source>
        <translation>Durchgesehen: {deals}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>This system offers no way to play them. With the extra “sounds” of the program (pip install dokodesk[sounds]) they can be heard.</source>
        <translation>Dieses System kann sie nicht abspielen. Mit der Erweiterung „sounds“ (pip install dokodesk[sounds]) sind sie zu hören.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>play the chosen card, lay it or take it back</source>
        <translation>die gewählte Karte spielen, ablegen oder zurücknehmen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>type the name of a card, such as H10 or ♥10</source>
        <translation>den Namen einer Karte tippen, etwa Herz 10 oder ♥10</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Jede Taste</translation>
    </message>
    <message>
        <source>skip what is being shown</source>
        <translation>überspringt, was gerade gezeigt wird</translation>
    </message>
    <message>
        <source>put a card back, close a message</source>
        <translation>eine Karte zurückstecken, eine Meldung schließen</translation>
    </message>
    <message>
        <source>to the buttons of questions and announcements</source>
        <translation>zu den Knöpfen für Fragen und Ansagen</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <translation>Auf dem Spielzettel</translation>
    </message>
    <message>
        <source>choose a deal</source>
        <translation>ein Spiel wählen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>show a deal in full</source>
        <translation>ein Spiel ganz zeigen</translation>
    </message>
</context>
<context>
    <name>Elements</name>
    <message>
        <source>hand: {cards}</source>
        <extracomment>More than anybody ever holds: twelve, and the cards of a poverty. From the own left neighbour round the table to the own seat.</extracomment>
        <translation>Blatt: {cards}</translation>
    </message>
    <message>
        <source>card {number} of {all}</source>
        <translation>Karte {number} von {all}</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>darf gespielt werden</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>darf jetzt nicht gespielt werden</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Es liegt keine Karte auf dem Tisch.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Trick {number}. {cards}.</source>
        <translation>Stich {number}. {cards}.</translation>
    </message>
    <message>
        <source>{name} would win it.</source>
        <translation>Er ginge an {name}.</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>{value} (now)</source>
        <translation>{value} (jetzt)</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>der letzte Stich</translation>
    </message>
    <message>
        <source>pigs have been declared, as far as there are any</source>
        <translation>Schweinchen sind angesagt, soweit es sie gibt</translation>
    </message>
    <message>
        <source>no extra point</source>
        <translation>kein Sonderpunkt</translation>
    </message>
    <message>
        <source>may be declared as a wedding</source>
        <translation>darf als Hochzeit angesagt werden</translation>
    </message>
    <message>
        <source>may be declared as a poverty</source>
        <translation>darf als Armut angesagt werden</translation>
    </message>
    <message>
        <source>may be thrown in</source>
        <translation>darf geschmissen werden</translation>
    </message>
    <message>
        <source>must be played</source>
        <translation>muss gespielt werden</translation>
    </message>
    <message>
        <source>Re has {re} card points, Kontra {kontra}.</source>
        <translation>Re hat {re} Augen, Kontra {kontra}.</translation>
    </message>
    <message>
        <source>Kontra has a trick, worth nothing.</source>
        <translation>Kontra hat einen Stich ohne Augen.</translation>
    </message>
    <message>
        <source>Announced: {calls}.</source>
        <translation>Angesagt: {calls}.</translation>
    </message>
    <message>
        <source>Extra points: {extras}.</source>
        <translation>Sonderpunkte: {extras}.</translation>
    </message>
    <message>
        <source>It is a bock deal with factor {n}.</source>
        <translation>Es ist ein Bockspiel mit Faktor {n}.</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>niemand gewinnt</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} gewinnt</translation>
    </message>
    <message>
        <source>{reasons}. Written down: {scores}</source>
        <translation>{reasons}. Aufgeschrieben: {scores}</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>{name} tried {deals} deals that could have been. Points on average: {cards}.</source>
        <extracomment>Cards that are named with their numbers; the others were worse.</extracomment>
        <translation>{name} hat {deals} mögliche Verteilungen durchgespielt. Punkte im Mittel: {cards}.</translation>
    </message>
    <message>
        <source>Points on average by what {name} could know: {cards}.</source>
        <translation>Punkte im Mittel nach dem, was {name} wissen konnte: {cards}.</translation>
    </message>
    <message>
        <source>{card} {points}</source>
        <translation>{card} {points}</translation>
    </message>
    <message>
        <source>Told to {name}: {thoughts}</source>
        <translation>Zu {name} gesagt: {thoughts}</translation>
    </message>
    <message>
        <source>Asked again, {name} would decide otherwise: {action}.</source>
        <translation>Noch einmal gefragt, würde {name} anders entscheiden: {action}.</translation>
    </message>
    <message>
        <source>The person</source>
        <translation>Der Mensch</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>nichts sagen</translation>
    </message>
    <message>
        <source>{name} had no other choice.</source>
        <translation>{name} hatte keine andere Wahl.</translation>
    </message>
    <message>
        <source>Nothing can be said about this.</source>
        <translation>Dazu lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>Go to a card of a computer player to see its reasons.</source>
        <translation>Gehe zu einer Karte des Computers, um seine Gründe zu sehen.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>{name} found the hand best for a normal game.</source>
        <extracomment>What decided before the first card, and about what is said between the cards.</extracomment>
        <translation>{name} fand das Blatt am besten für ein Normalspiel.</translation>
    </message>
    <message>
        <source>{name} found the hand strong enough for a solo.</source>
        <translation>{name} fand das Blatt stark genug für ein Solo.</translation>
    </message>
    <message>
        <source>{name} had to play a solo.</source>
        <translation>{name} musste ein Solo spielen.</translation>
    </message>
    <message>
        <source>{name} held both queens of clubs and looked for a partner.</source>
        <translation>{name} hatte beide Kreuz-Damen und suchte einen Partner.</translation>
    </message>
    <message>
        <source>{name} held too few trumps for a normal game.</source>
        <translation>{name} hatte zu wenige Trümpfe für ein Normalspiel.</translation>
    </message>
    <message>
        <source>{name} found the hand strong enough to take the poverty.</source>
        <translation>{name} fand das Blatt stark genug, um die Armut zu nehmen.</translation>
    </message>
    <message>
        <source>{name} found the hand too weak to take the poverty.</source>
        <translation>{name} fand das Blatt zu schwach, um die Armut zu nehmen.</translation>
    </message>
    <message>
        <source>{name} gave back cards to be out of a suit.</source>
        <translation>{name} gab Karten zurück, um eine Farbe loszuwerden.</translation>
    </message>
    <message>
        <source>{name} thought that the own side would win.</source>
        <translation>{name} rechnete damit, dass die eigene Partei gewinnt.</translation>
    </message>
    <message>
        <source>{name} answered what the others had announced.</source>
        <translation>{name} antwortete auf die Ansage der anderen.</translation>
    </message>
    <message>
        <source>{name} thought that the other side would stay below that.</source>
        <translation>{name} rechnete damit, dass die andere Partei darunter bleibt.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Written: {file}</source>
        <extracomment>Forms that hold what was played, however it is counted. Forms that need the cards.</extracomment>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) without cards are left out.</source>
        <translation>
            <numerusform>%n Zettel ohne Karten bleibt weg.</numerusform>
            <numerusform>%n Zettel ohne Karten bleiben weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>A4, with lines for signatures: to print, send and file.</source>
        <translation>A4 mit Zeilen für Unterschriften: zum Drucken, Verschicken und Abheften.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>One file for any browser, with curves and every deal.</source>
        <translation>Eine Datei für jeden Browser, mit Verlauf und allen Spielen.</translation>
    </message>
    <message>
        <source>Doppelkopf record</source>
        <translation>Doppelkopf-Aufzeichnung</translation>
    </message>
    <message>
        <source>Every card and announcement; dokodesk can replay it.</source>
        <translation>Jede Karte und jede Ansage; dokodesk kann sie nachspielen.</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>For spreadsheets; dokodesk can read it back.</source>
        <translation>Für Tabellenprogramme; dokodesk kann sie wieder einlesen.</translation>
    </message>
    <message>
        <source>Record as JSON</source>
        <translation>Aufzeichnung als JSON</translation>
    </message>
    <message>
        <source>The same as the record, for programs.</source>
        <translation>Dasselbe wie die Aufzeichnung, für Programme.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>The sheet as a picture, to post or send.</source>
        <translation>Der Zettel als Bild zum Verschicken.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s)</source>
        <translation>
            <numerusform>%n Spielzettel</numerusform>
            <numerusform>%n Spielzettel</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for one sheet at a time.</source>
        <translation>Nur für einen einzelnen Zettel.</translation>
    </message>
    <message>
        <source>Not for sheets that were written by hand: they have no cards.</source>
        <translation>Nicht für von Hand geschriebene Zettel: Sie haben keine Karten.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>With every deal in full</source>
        <translation>Mit allen Spielen im Einzelnen</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>FilesArea</name>
    <message>
        <source>Open a record</source>
        <translation>Aufzeichnung öffnen</translation>
    </message>
    <message>
        <source>Doppelkopf records (*.doko);;All files (*)</source>
        <translation>Doppelkopf-Aufzeichnungen (*.doko);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Search names, games, tags, notes</source>
        <extracomment>So long after the last letter the search begins.</extracomment>
        <translation>Namen, Spiele, Stichwörter, Notizen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Ready-made questions</source>
        <translation>Fertige Fragen</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Mehr Filter</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>any solo</source>
        <translation>jedes Solo</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Own side</source>
        <translation>Deine Partei</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Others play</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>No folder</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
</context>
<context>
    <name>FolderRow</name>
    <message>
        <source>Matches, score sheets and progress</source>
        <translation>Partien, Spielzettel und Fortschritt</translation>
    </message>
    <message>
        <source>Preferences and your own rules</source>
        <translation>Einstellungen und eigene Regeln</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open {path}</source>
        <translation>{path} öffnen</translation>
    </message>
</context>
<context>
    <name>GroupHead</name>
    <message>
        <source>Which table is nearest to yours? Choose it, then change below what you play differently. Everything else stays as it is there.</source>
        <translation>Welcher Tisch kommt eurem am nächsten? Wähle ihn und ändere dann unten, was ihr anders spielt. Alles Übrige bleibt wie dort.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Preset to compare with</source>
        <translation>Vorlage zum Vergleich</translation>
    </message>
    <message>
        <source>This group back to the preset</source>
        <translation>Diese Gruppe wie in der Vorlage</translation>
    </message>
    <message>
        <source>Everything back to the preset</source>
        <translation>Alles wie in der Vorlage</translation>
    </message>
</context>
<context>
    <name>HandForm</name>
    <message>
        <source>Extra points</source>
        <translation>Sonderpunkte</translation>
    </message>
    <message>
        <source>Kontra {points}</source>
        <translation>Kontra {points}</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>Das Spiel zählt nicht.</translation>
    </message>
    <message>
        <source>Nobody has won, value {value}</source>
        <translation>Niemand hat gewonnen, Spielwert {value}</translation>
    </message>
    <message>
        <source>{side} wins, value {value}</source>
        <translation>{side} gewinnt, Spielwert {value}</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>Spielt allein</translation>
    </message>
    <message>
        <source>Re are</source>
        <translation>Re sind</translation>
    </message>
    <message>
        <source>Choose who plays alone.</source>
        <translation>Wähle, wer allein gespielt hat.</translation>
    </message>
    <message>
        <source>Choose the two who were Re.</source>
        <translation>Wähle die beiden, die Re waren.</translation>
    </message>
    <message>
        <source>Somebody chosen sits out of this deal.</source>
        <translation>Jemand davon setzt bei diesem Spiel aus.</translation>
    </message>
    <message>
        <source>Card points are between 0 and 240.</source>
        <translation>Es gibt 0 bis 240 Augen.</translation>
    </message>
    <message>
        <source>Without a trick there are no card points.</source>
        <translation>Ohne Stich gibt es keine Augen.</translation>
    </message>
    <message>
        <source>These extra points do not count in this game.</source>
        <translation>Diese Sonderpunkte zählen in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>No compulsory solo is owed here any more.</source>
        <translation>Hier ist kein Pflichtsolo mehr offen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Points of Re</source>
        <translation>Augen von Re</translation>
    </message>
    <message>
        <source>without a trick</source>
        <translation>ohne einen Stich</translation>
    </message>
    <message>
        <source>The player alone has made it</source>
        <translation>Der Alleinspieler hat es geschafft</translation>
    </message>
    <message>
        <source>Compulsory solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>With a trick of four hearts</source>
        <translation>Mit einem Herzstich</translation>
    </message>
    <message>
        <source>Bock factor</source>
        <translation>Bockfaktor</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>mehr nicht</translation>
    </message>
    <message>
        <source>Highest announcement of {side}</source>
        <translation>Höchste Absage von {side}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Aufschreiben</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Spiel {number} berichtigen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Geber: {name}</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Other sheets</source>
        <translation>Andere Zettel</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Corrections: {count}</source>
        <translation>Berichtigungen: {count}</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>eingelesen</translation>
    </message>
    <message>
        <source>All planned deals are played.</source>
        <translation>Alle geplanten Spiele sind gespielt.</translation>
    </message>
    <message>
        <source>Compulsory solo owed: {names}</source>
        <translation>Pflichtsolo noch offen: {names}</translation>
    </message>
    <message>
        <source>Bock, factor {factor}</source>
        <translation>Bock, Faktor {factor}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) thrown in</source>
        <translation>
            <numerusform>%n Spiel eingeworfen</numerusform>
            <numerusform>%n Spiele eingeworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ The sheet adds up.</source>
        <translation>✓ Der Zettel geht auf.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer Fehler</numerusform>
            <numerusform>und %n weitere Fehler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandSetup</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Score sheet for a real evening</source>
        <translation>Zettel für einen Spielabend</translation>
    </message>
    <message>
        <source>For a round with real cards: enter what was played, and the points, bock deals, owed solos and the dealer follow by your rules.</source>
        <translation>Für eine Runde mit echten Karten: Du trägst ein, was gespielt wurde; Punkte, Bock, offene Pflichtsoli und Geber ergeben sich aus euren Regeln.</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Name des Zettels</translation>
    </message>
    <message>
        <source>for example: Thursday round</source>
        <translation>zum Beispiel: Donnerstagsrunde</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Anzahl der Spiele</translation>
    </message>
    <message>
        <source>Players, as they sit (4 to 7)</source>
        <translation>Spieler, wie sie sitzen (4 bis 7)</translation>
    </message>
    <message>
        <source>Player {number}, if there is one</source>
        <translation>Spieler {number}, falls dabei</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Gibt zuerst</translation>
    </message>
    <message>
        <source>Begin the sheet</source>
        <translation>Zettel anfangen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Weiter mit</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Hint</source>
        <extracomment>More reasons than these nobody reads.</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What would be good now, by what you can know</source>
        <translation>Was jetzt gut wäre, nach allem, was du wissen kannst</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>There is nothing to advise here.</source>
        <translation>Hier gibt es nichts zu raten.</translation>
    </message>
    <message>
        <source>Good now: {what}.</source>
        <translation>Gut wäre: {what}.</translation>
    </message>
    <message>
        <source>The others are hardly worse.</source>
        <translation>Die anderen Karten sind kaum schlechter.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
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
        <translation>Du kommst raus</translation>
    </message>
    <message>
        <source>{led}. You have none: play what you like</source>
        <translation>{led}. Du hast keins: spiel, was du willst</translation>
    </message>
    <message>
        <source>{led}. Your turn</source>
        <translation>{led}. Du bist dran</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} überlegt …</translation>
    </message>
    <message>
        <source>until your next card</source>
        <translation>bis zu deiner nächsten Karte</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>Compulsory solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>Bidding for the solo</source>
        <translation>Reizen um das Solo</translation>
    </message>
    <message>
        <source>Deal {number} of {all}</source>
        <translation>Spiel {number} von {all}</translation>
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
        <translation>Es läuft gerade eine Partie. Zur Seite legen und hier weiterspielen?</translation>
    </message>
    <message>
        <source>Go on with this one</source>
        <translation>Hier weiterspielen</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Hierbleiben</translation>
    </message>
    <message>
        <source>The match is in the bin.</source>
        <translation>Die Partie liegt im Papierkorb.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Remove everything in the bin for good? This cannot be undone.</source>
        <translation>Alles im Papierkorb endgültig löschen? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>This cannot be shown: {reason}</source>
        <translation>Das lässt sich nicht anzeigen: {reason}</translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <translation>
            <numerusform>%n Partie endgültig gelöscht.</numerusform>
            <numerusform>%n Partien endgültig gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Blatt</numerusform>
            <numerusform>%n Blättern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryLists</name>
    <message>
        <source>Played</source>
        <extracomment>So many rows say how wide a column must be. So many lines of a list are always in sight. So many lines a long text may take before a column is left out. What a cell keeps free at both sides, in widths of a letter.</extracomment>
        <translation>Gespielt am</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Others play</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Own points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Durchgesehen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Stichwörter</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Own side</source>
        <translation>Partei</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Sonderpunkte</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Nothing fits. Try fewer words or another filter.</source>
        <extracomment>Under this width, in heights of a line, the details take the place of the list when asked for. Tells how many deals of some matches are reviewed; another part of the program knows. Whether a match is being played just now; then it cannot be thrown away.</extracomment>
        <translation>Dazu passt nichts. Versuch es mit weniger Wörtern oder einem anderen Filter.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>Every match you play is kept here, with all its cards.</source>
        <translation>Hier bleibt jede Partie, die du spielst, mit allen Karten.</translation>
    </message>
    <message>
        <source>This match is being played. End it first.</source>
        <translation>Diese Partie läuft gerade. Beende sie zuerst.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Statistics of these</source>
        <translation>Statistik dazu</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Single deals</source>
        <translation>Einzelne Spiele</translation>
    </message>
    <message>
        <source>Export these…</source>
        <translation>Diese exportieren …</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Papierkorb leeren …</translation>
    </message>
</context>
<context>
    <name>HistorySearch</name>
    <message>
        <source>All deals</source>
        <extracomment>All solos that are announced as such, the compulsory ones too. A game that there is not: finds nothing.</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Solos I lost</source>
        <translation>Meine verlorenen Soli</translation>
    </message>
    <message>
        <source>Solos I won</source>
        <translation>Meine gewonnenen Soli</translation>
    </message>
    <message>
        <source>Announced and lost</source>
        <translation>Angesagt und verloren</translation>
    </message>
    <message>
        <source>No 90 or more announced and won</source>
        <translation>Keine 90 oder mehr angesagt und gewonnen</translation>
    </message>
    <message>
        <source>Won without an announcement</source>
        <translation>Ohne Ansage gewonnen</translation>
    </message>
    <message>
        <source>A fox was caught</source>
        <translation>Ein Fuchs wurde gefangen</translation>
    </message>
    <message>
        <source>Two foxes were caught</source>
        <translation>Zwei Füchse wurden gefangen</translation>
    </message>
    <message>
        <source>Charlie won the last trick</source>
        <translation>Karlchen machte den letzten Stich</translation>
    </message>
    <message>
        <source>A Doppelkopf was made</source>
        <translation>Mit Doppelkopf</translation>
    </message>
    <message>
        <source>A side made no trick</source>
        <translation>Eine Partei blieb schwarz</translation>
    </message>
    <message>
        <source>Weddings</source>
        <translation>Hochzeiten</translation>
    </message>
    <message>
        <source>Poverty was taken</source>
        <translation>Armut wurde mitgenommen</translation>
    </message>
    <message>
        <source>I won six points or more</source>
        <translation>Mindestens sechs Punkte gewonnen</translation>
    </message>
    <message>
        <source>I lost six points or more</source>
        <translation>Mindestens sechs Punkte verloren</translation>
    </message>
    <message>
        <source>Deals that did not count</source>
        <translation>Spiele, die nicht zählten</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>Played here</source>
        <translation>Hier gespielt</translation>
    </message>
    <message>
        <source>Evenings with real cards</source>
        <translation>Abende mit echten Karten</translation>
    </message>
    <message>
        <source>Record files</source>
        <translation>Aus Aufzeichnungen</translation>
    </message>
    <message>
        <source>Deal of the day, for practice</source>
        <translation>Partie des Tages, zur Übung</translation>
    </message>
    <message>
        <source>Deals from a code</source>
        <translation>Spiele nach Spielcode</translation>
    </message>
    <message>
        <source>Played on from another deal</source>
        <translation>Von einem anderen Spiel aus weitergespielt</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Noch einmal gespielt</translation>
    </message>
    <message>
        <source>all deals</source>
        <translation>alle Spiele</translation>
    </message>
    <message>
        <source>{reviewed} of {deals}</source>
        <translation>{reviewed} von {deals}</translation>
    </message>
    <message>
        <source>{deals} of {planned}</source>
        <translation>{deals} von {planned}</translation>
    </message>
    <message>
        <source>Did not count</source>
        <translation>Zählte nicht</translation>
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
            <numerusform>und %n weiterer Fehler</numerusform>
            <numerusform>und %n weitere Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>weglassen</translation>
    </message>
    <message>
        <source>points of a player</source>
        <translation>Punkte eines Spielers</translation>
    </message>
    <message>
        <source>running total of a player</source>
        <translation>laufende Summe eines Spielers</translation>
    </message>
    <message>
        <source>number of the deal</source>
        <translation>Nummer des Spiels</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>bock factor</source>
        <translation>Bockfaktor</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Spielzettel einlesen</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Name des Zettels</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Spalten getrennt durch</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>Strichpunkt</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>vertical line</source>
        <translation>senkrechten Strich</translation>
    </message>
    <message>
        <source>The first line holds titles</source>
        <translation>In der ersten Zeile stehen Überschriften</translation>
    </message>
    <message>
        <source>Text encoding: {encoding}</source>
        <translation>Zeichenkodierung: {encoding}</translation>
    </message>
    <message>
        <source>Say above each column what it is. The titles of the columns with points become the names of the players.</source>
        <translation>Sag über jeder Spalte, was sie enthält. Die Überschriften der Punktespalten werden die Namen der Spieler.</translation>
    </message>
    <message>
        <source>What is column {title}?</source>
        <translation>Was ist Spalte {title}?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Einlesen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ImportTexts</name>
    <message>
        <source>Line {line}: “{cell}” under “{title}” is no whole number.</source>
        <translation>Zeile {line}: „{cell}“ unter „{title}“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” is no date.</source>
        <translation>Zeile {line}: „{cell}“ ist kein Datum.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” dealt, but has no column with points.</source>
        <translation>Zeile {line}: „{cell}“ hat gegeben, hat aber keine Spalte mit Punkten.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” is no bock factor.</source>
        <translation>Zeile {line}: „{cell}“ ist kein Bockfaktor.</translation>
    </message>
    <message>
        <source>The file is larger than {amount} MB; that is no score sheet.</source>
        <translation>Die Datei ist größer als {amount} MB; das ist kein Spielzettel.</translation>
    </message>
    <message>
        <source>Line {line} cannot be read as a line of a table. Save the table anew as CSV.</source>
        <translation>Zeile {line} lässt sich nicht als Tabellenzeile lesen. Speichere die Tabelle noch einmal als CSV.</translation>
    </message>
    <message>
        <source>There is no table in the file.</source>
        <translation>In der Datei steht keine Tabelle.</translation>
    </message>
    <message>
        <source>The table has more than {amount} columns.</source>
        <translation>Die Tabelle hat mehr als {amount} Spalten.</translation>
    </message>
    <message>
        <source>This is no text file. Open the table in a spreadsheet program and save it as CSV.</source>
        <translation>Das ist keine Textdatei. Öffne die Tabelle in einer Tabellenkalkulation und speichere sie als CSV.</translation>
    </message>
    <message>
        <source>The encoding of the text is not known. Save the table as CSV in UTF-8.</source>
        <translation>Die Zeichenkodierung ist unbekannt. Speichere die Tabelle als CSV in UTF-8.</translation>
    </message>
    <message>
        <source>Columns with points or running totals: {amount}. A sheet needs 2 to 12 of them, one for each player.</source>
        <translation>Spalten mit Punkten oder Summen: {amount}. Ein Zettel braucht 2 bis 12 davon, eine je Spieler.</translation>
    </message>
    <message>
        <source>No line has points.</source>
        <translation>In keiner Zeile stehen Punkte.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message>
        <source>Use what could be read</source>
        <translation>Verwenden, was lesbar ist</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Diese Regeln verwenden</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Nothing in this file can be used. The file stays as it is.</source>
        <translation>Mit dieser Datei lässt sich nichts anfangen. Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>This is a rule file of FreeDoko.</source>
        <translation>Das ist eine Regeldatei von FreeDoko.</translation>
    </message>
    <message>
        <source>Some of it cannot be read; there the preset holds. The file stays as it is.</source>
        <translation>Manches darin ist nicht lesbar; dort gilt die Vorlage. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>In FreeDoko</source>
        <translation>In FreeDoko</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Warum nicht</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key …</source>
        <extracomment>A heading, things by name and words whose keys can be changed, and fixed keys with words. From this width on, in heights of a line, there is room for everything beside each other.</extracomment>
        <translation>Taste drücken …</translation>
    </message>
    <message>
        <source>Press the new key for: {thing}. Esc keeps the old one.</source>
        <translation>Drück die neue Taste für: {thing}. Mit Esc bleibt die alte.</translation>
    </message>
    <message>
        <source>{thing}: {keys}. Change</source>
        <translation>{thing}: {keys}. Ändern</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>First steps</source>
        <extracomment>The pictures of the learner, Berta, Carl and Dora; none of them is the teacher&apos;s.</extracomment>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Zusammenspielen</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Weddings, poverty and solos</source>
        <translation>Hochzeit, Armut und Solo</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Abrechnung</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Eigene Lektionen</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>This lesson is broken.</source>
        <translation>Diese Lektion ist kaputt.</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <extracomment>Below this height, in lines of text, the words stand beside the table. In a narrower page the teacher says everything one below the other. The part of the width that they take there, and the most of the height above the table.</extracomment>
        <translation>Schritt {number} von {all}</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Diesmal nicht.</translation>
    </message>
    <message>
        <source>Watch: this is how it goes.</source>
        <translation>Schau zu, so geht es.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>You made it. Once more, and you will not need a second try.</source>
        <translation>Geschafft! Beim nächsten Mal klappt es bestimmt auf Anhieb.</translation>
    </message>
    <message>
        <source>You made it, and everything at the first try.</source>
        <translation>Geschafft, und alles auf Anhieb!</translation>
    </message>
    <message>
        <source>The next lesson: {title}.</source>
        <translation>Als Nächstes: {title}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Play a real match</source>
        <translation>Richtig spielen</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Back to the overview of the course</source>
        <translation>Zurück zur Übersicht des Kurses</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>The order of the trumps beside the table</source>
        <translation>Die Reihenfolge der Trümpfe neben dem Tisch</translation>
    </message>
    <message>
        <source>Try it freely</source>
        <translation>Frei probieren</translation>
    </message>
    <message>
        <source>Practise with these cards, with taking back and hints</source>
        <translation>Mit diesen Karten üben, mit Zurücknehmen und Tipps</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>at random</source>
        <translation>aufs Geratewohl</translation>
    </message>
    <message>
        <source>like beginners</source>
        <translation>wie Anfänger</translation>
    </message>
    <message>
        <source>like occasional players</source>
        <translation>wie Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>like a usual round</source>
        <translation>wie eine gewöhnliche Runde</translation>
    </message>
    <message>
        <source>like regulars</source>
        <translation>wie ein Stammtisch</translation>
    </message>
    <message>
        <source>like experts</source>
        <translation>wie Könner</translation>
    </message>
    <message>
        <source>like masters</source>
        <translation>wie Meister</translation>
    </message>
    <message>
        <source>to match you</source>
        <translation>passend zu dir</translation>
    </message>
    <message>
        <source>The others now play {level}</source>
        <translation>Die anderen spielen jetzt {level}</translation>
    </message>
    <message>
        <source>The others now play between {lower} and {upper}</source>
        <translation>Die anderen spielen jetzt etwas zwischen „{lower}“ und „{upper}“</translation>
    </message>
</context>
<context>
    <name>LooksArea</name>
    <message>
        <source>The folder with your own cards cannot be read: {folder}</source>
        <extracomment>So many cards are named; with more the number says it.</extracomment>
        <translation>Der Ordner mit deinen eigenen Karten lässt sich nicht lesen: {folder}</translation>
    </message>
    <message>
        <source>Not usable as pictures: {cards}</source>
        <translation>Als Bild nicht zu gebrauchen: {cards}</translation>
    </message>
    <message>
        <source>No picture of: {cards}</source>
        <translation>Kein Bild von: {cards}</translation>
    </message>
    <message>
        <source>Your own cards in {folder}: {reason}. Ours take their place.</source>
        <translation>Deine eigenen Karten in {folder}: {reason}. Dafür springen die des Programms ein.</translation>
    </message>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards} und %n weitere</numerusform>
            <numerusform>{cards} und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <extracomment>What the tool bar keeps for the status beside its words, in heights of a line. Replays a deal of a match, by its place; another part of the program can do that. Judges a deal of a match, by its place, or all of them; another part can do that. The match of the deal that was shown in full last. Adds to the sheet of the match at hand what the history keeps of it. Replays any deal, finished or not.</extracomment>
        <translation>{file} lässt sich nicht öffnen: {reason}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Nothing that was stored is lost; if the table looks odd, close the window and start again.</source>
        <translation>Im Programm ist etwas schiefgegangen. Nichts Gespeichertes ist verloren; sieht der Tisch seltsam aus, schließe das Fenster und starte neu.</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>Näheres steht in {file}.</translation>
    </message>
    <message>
        <source>Save a fault report…</source>
        <translation>Fehlerbericht speichern …</translation>
    </message>
    <message>
        <source>Set the table anew</source>
        <translation>Tisch neu aufbauen</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>{status}. Fingerprint of the cards: {mark}</source>
        <translation>{status}. Fingerabdruck der Karten: {mark}</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Playing</source>
        <extracomment>The keys of the program by group: title of the group, then keys and what they do. The pages, in the order in which one would read them.</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Learning and practising</source>
        <translation>Lernen und üben</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Good play for beginners</source>
        <translation>Gut spielen für Anfänger</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Wörter des Spiels</translation>
    </message>
    <message>
        <source>Score sheets and old deals</source>
        <translation>Spielzettel und alte Spiele</translation>
    </message>
    <message>
        <source>Computer players, hints and review</source>
        <translation>Computerspieler, Tipps und Durchsicht</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Programs as players</source>
        <translation>Programme als Spieler</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>When something is wrong</source>
        <translation>Wenn etwas nicht stimmt</translation>
    </message>
    <message>
        <source>The rule sets</source>
        <translation>Die Regelsätze</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>MatchDesk</name>
    <message>
        <source>A match is being played. Leave it unfinished and begin a new one?</source>
        <translation>Es läuft eine Partie. Soll sie unbeendet bleiben und eine neue beginnen?</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>End the match here? What was played stays stored.</source>
        <translation>Die Partie hier beenden? Was gespielt wurde, bleibt gespeichert.</translation>
    </message>
    <message>
        <source>End match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>These rules hold from the next match on.</source>
        <translation>Diese Regeln gelten ab der nächsten Partie.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>MatchTexts</name>
    <message>
        <source>{rules} · {deals} · with {others}</source>
        <translation>{rules} · {deals} · mit {others}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Extra deal {number}</source>
        <translation>Zusatzspiel {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Spiel {number} von {planned}</translation>
    </message>
    <message>
        <source>{deal}, the last one</source>
        <translation>{deal}, das letzte</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>vor dem ersten Stich</translation>
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
        <translation>Platz {place}</translation>
    </message>
</context>
<context>
    <name>MixEditor</name>
    <message>
        <source>Suit solos, at least</source>
        <translation>Farbsoli, mindestens</translation>
    </message>
    <message>
        <source>Picture solos, at least</source>
        <translation>Bildersoli, mindestens</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>They follow your results and aim at an even match: stronger after deals you win, weaker after deals you lose.</source>
        <extracomment>The three variants of the standard rules that can be switched on here (rules 1.4, V20 to V22).</extracomment>
        <translation>Sie richten sich nach deinen Ergebnissen, damit es ausgeglichen zugeht: stärker nach Spielen, die du gewinnst, schwächer nach Spielen, die du verlierst.</translation>
    </message>
    <message>
        <source>With a multiple of four everybody deals equally often.</source>
        <translation>Bei einer durch vier teilbaren Zahl gibt jeder gleich oft.</translation>
    </message>
    <message>
        <source>Everybody plays a compulsory solo among them.</source>
        <translation>Jeder spielt darin ein Pflichtsolo.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules chosen at the start.</source>
        <translation>Die beim Start gewählten Regeln.</translation>
    </message>
    <message>
        <source>Read or change these rules</source>
        <translation>Diese Regeln lesen oder ändern</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>You (south)</source>
        <translation>Du (Süd)</translation>
    </message>
    <message>
        <source>On your left (west)</source>
        <translation>Links von dir (West)</translation>
    </message>
    <message>
        <source>Opposite (north)</source>
        <translation>Gegenüber (Nord)</translation>
    </message>
    <message>
        <source>On your right (east)</source>
        <translation>Rechts von dir (Ost)</translation>
    </message>
    <message>
        <source>Character of the player: {seat}</source>
        <translation>Charakter des Mitspielers: {seat}</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Konventionen</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Die anderen spielen</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Spiele</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>The second ♥10 wins, except in the last trick</source>
        <translation>Die zweite ♥10 sticht die erste, außer im letzten Stich</translation>
    </message>
    <message>
        <source>A soloist leads the first trick</source>
        <translation>Wer ein Solo spielt, kommt heraus</translation>
    </message>
    <message>
        <source>Charlie counts only when it wins the last trick</source>
        <translation>Karlchen zählt nur, wenn es den letzten Stich macht</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>No folder for personal files was found on this computer. Name one with --data-dir; until then nothing is saved.</source>
        <translation>Auf diesem Rechner wurde kein Ordner für eigene Dateien gefunden. Nenne einen mit --data-dir; bis dahin wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({cause}). Make it yourself or name another one with --data-dir.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen ({cause}). Lege ihn selbst an oder nenne mit --data-dir einen anderen.</translation>
    </message>
    <message>
        <source>Nothing can be saved in the folder {folder} ({cause}). Check its permissions or name another one with --data-dir.</source>
        <translation>Im Ordner {folder} lässt sich nichts speichern ({cause}). Prüfe seine Rechte oder nenne mit --data-dir einen anderen.</translation>
    </message>
    <message>
        <source>{file} could not be saved ({cause}). What was there before is unchanged.</source>
        <translation>{file} konnte nicht gespeichert werden ({cause}). Was vorher da war, ist unverändert.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({cause}).</source>
        <translation>{file} lässt sich nicht lesen ({cause}).</translation>
    </message>
    <message>
        <source>{file} is write-protected and was left as it is. Take the protection off to save changes.</source>
        <translation>{file} ist schreibgeschützt und blieb, wie es war. Zum Speichern hebe den Schutz auf.</translation>
    </message>
    <message>
        <source>There is no room left to save {file}. Free some space on that disk and try again. What was there before is unchanged.</source>
        <translation>Für {file} ist kein Platz mehr auf dem Datenträger. Schaffe Platz und versuche es noch einmal. Was vorher da war, ist unverändert.</translation>
    </message>
    <message>
        <source>{file} was not saved: the text holds half a character, such as U+{code_point}. Type the text anew.</source>
        <translation>{file} wurde nicht gespeichert: Der Text enthält ein halbes Zeichen, etwa U+{code_point}. Tippe den Text neu.</translation>
    </message>
    <message>
        <source>The preferences in {file} could not be read ({cause}). The file was kept as {kept}; the program starts with its defaults.</source>
        <translation>Die Einstellungen in {file} waren nicht zu lesen ({cause}). Die Datei wurde als {kept} aufgehoben; das Programm beginnt mit seinen Vorgaben.</translation>
    </message>
    <message>
        <source>The preferences in {file} could not be read ({cause}) and the file could not be moved away. The program uses its defaults; changes last until it ends.</source>
        <translation>Die Einstellungen in {file} waren nicht zu lesen ({cause}), und die Datei ließ sich nicht beiseitelegen. Das Programm nimmt seine Vorgaben; Änderungen gelten, bis es endet.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program (format {format}). It is left as it is; changes of preferences last until the program ends.</source>
        <translation>{file} stammt von einer neueren Fassung des Programms (Format {format}). Die Datei bleibt, wie sie ist; geänderte Einstellungen gelten, bis das Programm endet.</translation>
    </message>
    <message>
        <source>The preference {key} in {file} had the value {value}, which is not possible. The default is used: {used}.</source>
        <translation>Die Einstellung {key} in {file} hatte den unmöglichen Wert {value}. Es gilt die Vorgabe: {used}.</translation>
    </message>
    <message>
        <source>The match history {file} was damaged ({cause}). It was kept as {kept}; {matches} matches with {deals} deals could be read from it and are in the new one.</source>
        <translation>Das Spielarchiv {file} war beschädigt ({cause}). Es wurde als {kept} aufgehoben; Partien: {matches}, Spiele: {deals} konnten daraus gelesen werden und stehen im neuen.</translation>
    </message>
    <message>
        <source>The match history {file} was written by a newer version of the program (version {version}, this program knows {known}). It is left as it is; matches played now are lost when the program ends.</source>
        <translation>Das Spielarchiv {file} stammt von einer neueren Fassung des Programms (Version {version}, dieses kennt {known}). Es bleibt, wie es ist; was jetzt gespielt wird, geht mit dem Ende des Programms verloren.</translation>
    </message>
    <message>
        <source>The match history {file} needs repair or an update, but the program is open a second time. Close the other window and start again; until then matches are lost when the program ends.</source>
        <translation>Das Spielarchiv {file} muss repariert oder erneuert werden, aber das Programm ist ein zweites Mal offen. Schließe das andere Fenster und starte neu; bis dahin gehen Partien mit dem Ende des Programms verloren.</translation>
    </message>
    <message>
        <source>Matches played now are lost when the program ends, because the history cannot be used: {reason}</source>
        <translation>Was jetzt gespielt wird, geht mit dem Ende des Programms verloren, weil das Spielarchiv nicht benutzbar ist: {reason}</translation>
    </message>
    <message>
        <source>The match history {file} cannot be opened ({cause}). Check the folder and its permissions or name another one with --data-dir.</source>
        <translation>Das Spielarchiv {file} lässt sich nicht öffnen ({cause}). Prüfe den Ordner und seine Rechte oder nenne mit --data-dir einen anderen.</translation>
    </message>
    <message>
        <source>The match history {file} is in use by another program. Close other windows of this program and try again.</source>
        <translation>Das Spielarchiv {file} wird gerade von einem anderen Programm benutzt. Schließe andere Fenster dieses Programms und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The match history {file} is write-protected. Check the permissions of the file and its folder or name another folder with --data-dir.</source>
        <translation>Das Spielarchiv {file} ist schreibgeschützt. Prüfe die Rechte der Datei und ihres Ordners oder nenne mit --data-dir einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The match history {file} is damaged ({cause}). Start the program again: it will save what can be read.</source>
        <translation>Das Spielarchiv {file} ist beschädigt ({cause}). Starte das Programm neu: Es rettet, was zu lesen ist.</translation>
    </message>
    <message>
        <source>The match history {file} could not be used ({cause}).</source>
        <translation>Das Spielarchiv {file} war nicht benutzbar ({cause}).</translation>
    </message>
    <message>
        <source>The match history is closed.</source>
        <translation>Das Spielarchiv ist geschlossen.</translation>
    </message>
    <message>
        <source>The match history {file} could not be brought from version {old} to version {new} ({cause}). It is unchanged; a copy is {backup}.</source>
        <translation>Das Spielarchiv {file} ließ sich nicht von Version {old} auf Version {new} bringen ({cause}). Es ist unverändert; eine Kopie ist {backup}.</translation>
    </message>
    <message>
        <source>There is no match {match}.</source>
        <translation>Es gibt keine Partie {match}.</translation>
    </message>
    <message>
        <source>Match {match} is stored, but its data cannot be understood ({cause}).</source>
        <translation>Partie {match} ist gespeichert, aber ihre Daten sind nicht zu verstehen ({cause}).</translation>
    </message>
    <message>
        <source>Match {match} is being played in another window of this program.</source>
        <translation>Partie {match} wird gerade in einem anderen Fenster dieses Programms gespielt.</translation>
    </message>
    <message>
        <source>Match {match} is {status}; nothing can be added to it.</source>
        <translation>Partie {match} ist {status}; es kann nichts hinzukommen.</translation>
    </message>
    <message>
        <source>There is no deal {deal}.</source>
        <translation>Es gibt kein Spiel {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} is {status}; its actions cannot be changed.</source>
        <translation>Spiel {deal} ist {status}; daran lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>Deal {deal} of match {match} is not finished.</source>
        <translation>Spiel {deal} der Partie {match} ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>Deal {deal} is not the last of its match; its actions stay.</source>
        <translation>Spiel {deal} ist nicht das letzte seiner Partie; es bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Deal {deal}: the next action is number {expected}, not {given}.</source>
        <translation>Spiel {deal}: Als Nächstes kommt Schritt {expected}, nicht {given}.</translation>
    </message>
    <message>
        <source>The match goes on, but it is not being saved: {fault}</source>
        <translation>Die Partie geht weiter, wird aber nicht gespeichert: {fault}</translation>
    </message>
    <message>
        <source>{name} could not decide ({fault}), so a simple player chose this time.</source>
        <translation>{name} konnte sich nicht entscheiden ({fault}); diesmal hat ein einfacher Spieler gewählt.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Open:</source>
        <translation>Offen:</translation>
    </message>
    <message>
        <source>Close the hand of {name}</source>
        <translation>Blatt von {name} verdecken</translation>
    </message>
    <message>
        <source>Open the hand of {name}</source>
        <translation>Blatt von {name} aufdecken</translation>
    </message>
</context>
<context>
    <name>OptionDetails</name>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>How often it matters</source>
        <translation>Wie oft es darauf ankommt</translation>
    </message>
    <message>
        <source>Who plays it so</source>
        <translation>Wer so spielt</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>◆ changed; {preset}: {value}</source>
        <extracomment>What a row shows; while none of it changes, nothing needs to be done.</extracomment>
        <translation>◆ geändert; {preset}: {value}</translation>
    </message>
    <message>
        <source>Has no effect now: {reason}.</source>
        <translation>Hat gerade keine Wirkung: {reason}.</translation>
    </message>
    <message>
        <source>The chosen value has no effect now: {reason}.</source>
        <translation>Das Gewählte hat gerade keine Wirkung: {reason}.</translation>
    </message>
    <message>
        <source>Does not fit: {reason}</source>
        <translation>Passt nicht: {reason}</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Wie in der Vorlage</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Example and more</source>
        <translation>Beispiel und mehr</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>OrderTable</name>
    <message>
        <source>Trumps, the highest first</source>
        <translation>Trümpfe, der höchste zuerst</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <translation>Fehlfarben</translation>
    </message>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, nine 0</source>
        <translation>Ass 11, Zehn 10, König 4, Dame 3, Bube 2, Neun 0</translation>
    </message>
</context>
<context>
    <name>OrderWindow</name>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
</context>
<context>
    <name>PeekDialog</name>
    <message>
        <source>Nothing was hidden from {name} any more.</source>
        <extracomment>So many of the deals are drawn.</extracomment>
        <translation>Für {name} war nichts mehr verdeckt.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of {count} led to another answer: {name} peeks!</source>
        <translation>
            <numerusform>%n von {count} Verteilungen führte zu einer anderen Antwort: {name} schummelt!</numerusform>
            <numerusform>%n von {count} Verteilungen führten zu einer anderen Antwort: {name} schummelt!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {answer} in your place.</source>
        <translation>
            <numerusform>✓ %n andere Verteilung, dieselbe Antwort: {answer} an deiner Stelle.</numerusform>
            <numerusform>✓ %n andere Verteilungen, immer dieselbe Antwort: {answer} an deiner Stelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {name} decides {answer}.</source>
        <translation>
            <numerusform>✓ %n andere Verteilung, dieselbe Antwort: {name} entscheidet sich für {answer}.</numerusform>
            <numerusform>✓ %n andere Verteilungen, immer dieselbe Antwort: {name} entscheidet sich für {answer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>to say nothing</source>
        <translation>nichts zu sagen</translation>
    </message>
    <message>
        <source>At the table it was: {action}</source>
        <translation>Am Tisch war es: {action}</translation>
    </message>
    <message>
        <source>{name} saw</source>
        <translation>{name} sah</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>Auf dem Tisch: {cards}</translation>
    </message>
    <message>
        <source>In truth the others held</source>
        <translation>In Wahrheit hatten die anderen</translation>
    </message>
    <message>
        <source>Deal {number} of those tried: {answer}, with {moved} cards elsewhere</source>
        <translation>Verteilung {number} zur Probe: {answer}, obwohl {moved} Karten woanders liegen</translation>
    </message>
    <message>
        <source>Does it peek?</source>
        <translation>Schummelt der Computer?</translation>
    </message>
    <message>
        <source>The computer players get only the cards they may see. Test it with deal {number}: choose a moment and a player. All cards this player could not know are dealt anew, fifty times, so that everything seen still fits, and each time the player decides again.</source>
        <translation>Die Computerspieler bekommen nur die Karten, die sie sehen dürfen. Prüfe es an Spiel {number} nach: Wähle einen Zeitpunkt und einen Spieler. Alle Karten, die dieser Spieler nicht kennen konnte, werden fünfzigmal so neu verteilt, dass alles Gesehene weiter dazu passt, und jedes Mal entscheidet er neu.</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. Stich</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Vor dem ersten Stich</translation>
    </message>
    <message>
        <source>Swap the hidden cards</source>
        <translation>Verdeckte Karten tauschen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Deals tried</source>
        <translation>Geprüfte Verteilungen</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
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
        <translation>Das übliche</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <translation>Porträt {number}</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Basic: tricks and trumps only</source>
        <translation>Anfang: nur Stiche und Trümpfe</translation>
    </message>
    <message>
        <source>Plus fox, Charlie, Doppelkopf</source>
        <translation>Dazu Fuchs, Karlchen, Doppelkopf</translation>
    </message>
    <message>
        <source>Plus announcements</source>
        <translation>Dazu Ansagen</translation>
    </message>
    <message>
        <source>Plus wedding, poverty, solos</source>
        <translation>Dazu Hochzeit, Armut, Solo</translation>
    </message>
    <message>
        <source>The rules of your own table</source>
        <translation>Die Regeln deiner Runde</translation>
    </message>
    <message>
        <source>Open practice</source>
        <translation>Offen üben</translation>
    </message>
    <message>
        <source>Nothing here is counted. Take back what you like and try it another way.</source>
        <translation>Hier zählt nichts. Nimm zurück, so viel du willst, und probier es anders.</translation>
    </message>
    <message>
        <source>How much of the game?</source>
        <translation>Wie viel vom Spiel?</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Die anderen spielen</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>Code of a deal</source>
        <translation>Code eines Spiels</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Back to your last decision (Ctrl+Z)</source>
        <translation>Zurück zu deiner letzten Entscheidung (Strg+Z)</translation>
    </message>
    <message>
        <source>Do again what you took back (Ctrl+Y)</source>
        <translation>Das Zurückgenommene noch einmal (Strg+Y)</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Deine Versuche</translation>
    </message>
    <message>
        <source>Choose a card to decide anew there</source>
        <translation>Wähl eine Karte, um dort neu zu entscheiden</translation>
    </message>
    <message>
        <source>Everything that was played</source>
        <translation>Alles, was gespielt wurde</translation>
    </message>
    <message>
        <source>Order of the trumps</source>
        <translation>Reihenfolge der Trümpfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>This is no code of a deal. It looks like k3v9-w2xh-7mqd; check each letter.</source>
        <translation>Das ist kein Code eines Spiels. Er sieht aus wie k3v9-w2xh-7mqd, prüf jeden Buchstaben.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>{number}. Stich</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vor der ersten Karte</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (zurückgenommen)</translation>
    </message>
    <message>
        <source>Try {number}: {score} points</source>
        <translation>{number}. Versuch: {score} Punkte</translation>
    </message>
    <message>
        <source>Try {number}, {cards} played</source>
        <translation>{number}. Versuch, {cards} gespielt</translation>
    </message>
    <message>
        <source>The deal is over. Re {re}, Kontra {kontra}. You write {score}.</source>
        <translation>Das Spiel ist aus. Re {re}, Kontra {kontra}. Du schreibst {score}.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Names and language</source>
        <translation>Namen und Sprache</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Karten und Tisch</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>Eigenes Blatt</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Hilfe beim Spielen</translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <translation>Sehen und Hören</translation>
    </message>
    <message>
        <source>Of all texts, and of the letters on the cards.</source>
        <translation>Für alle Texte und für die Buchstaben auf den Karten.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Your name comes first, then the others clockwise. An empty name is filled in. A match that is over keeps its names.</source>
        <translation>Dein Name steht zuerst, dann die anderen im Uhrzeigersinn. Ein leerer Name wird ergänzt. Eine beendete Partie behält ihre Namen.</translation>
    </message>
    <message>
        <source>Portraits</source>
        <translation>Porträts</translation>
    </message>
    <message>
        <source>The faces at the table.</source>
        <translation>Die Gesichter am Tisch.</translation>
    </message>
    <message>
        <source>Strength of the computer players</source>
        <translation>Stärke der Computerspieler</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Eine Karte spielt man mit</translation>
    </message>
    <message>
        <source>Dragging the card and the keyboard always work.</source>
        <translation>Ziehen und Tastatur gehen immer.</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Einem Klick</translation>
    </message>
    <message>
        <source>A double click</source>
        <translation>Einem Doppelklick</translation>
    </message>
    <message>
        <source>A click and a button</source>
        <translation>Einem Klick und einem Knopf</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Tempo der Karten</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Ohne Bewegung</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <translation>Ein voller Stich bleibt liegen</translation>
    </message>
    <message>
        <source>Until you click, or for a time.</source>
        <translation>Bis zum Klick oder eine Zeit lang.</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Bis zum Klick</translation>
    </message>
    <message>
        <source>Play forced cards by itself</source>
        <translation>Erzwungene Karten von selbst spielen</translation>
    </message>
    <message>
        <source>Where only one card is allowed, it is played without waiting for you.</source>
        <translation>Ist nur eine Karte erlaubt, wird sie ohne dich gespielt.</translation>
    </message>
    <message>
        <source>Ask before an announcement</source>
        <translation>Vor einer Ansage nachfragen</translation>
    </message>
    <message>
        <source>Against a slip of the hand.</source>
        <translation>Gegen Versehen.</translation>
    </message>
    <message>
        <source>Reports for a screen reader</source>
        <translation>Meldungen für Vorleseprogramme</translation>
    </message>
    <message>
        <source>How much of the play a screen reader hears while it goes on.</source>
        <translation>Wie viel ein Vorleseprogramm während des Spiels zu hören bekommt.</translation>
    </message>
    <message>
        <source>Only what matters</source>
        <translation>Nur das Wichtige</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Jede Karte</translation>
    </message>
    <message>
        <source>Every card with its meaning</source>
        <translation>Jede Karte und was sie bedeutet</translation>
    </message>
    <message>
        <source>Show which cards are allowed</source>
        <translation>Erlaubte Karten zeigen</translation>
    </message>
    <message>
        <source>Cards that may not be played are dimmed.</source>
        <translation>Karten, die nicht gespielt werden dürfen, sind abgedunkelt.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Sortierung des Blatts</translation>
    </message>
    <message>
        <source>From left to right.</source>
        <translation>Von links nach rechts.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>High cards first</source>
        <translation>Hohe Karten zuerst</translation>
    </message>
    <message>
        <source>Within trumps and within a suit.</source>
        <translation>Im Trumpf und in jeder Farbe.</translation>
    </message>
    <message>
        <source>Mark known parties</source>
        <translation>Bekannte Parteien kennzeichnen</translation>
    </message>
    <message>
        <source>Re and Kontra stand at a player as soon as everybody can know it.</source>
        <translation>Re und Kontra stehen am Spieler, sobald es alle wissen können.</translation>
    </message>
    <message>
        <source>Show the card points of a trick</source>
        <translation>Augen eines Stichs zeigen</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>As the system changes between light and dark, so does the window.</source>
        <translation>Wechselt das System zwischen Hell und Dunkel, wechselt das Fenster mit.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Eigene Farbe</translation>
    </message>
    <message>
        <source>For the table “Own colour”. Texts on it stay readable whatever you choose.</source>
        <translation>Für den Tisch „Eigene Farbe“. Was du auch wählst: Die Schrift darauf bleibt lesbar.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own. On cards with German suits that is always so.</source>
        <translation>Jede der vier Farben bekommt ihre eigene. Beim deutschen Blatt ist das immer so.</translation>
    </message>
    <message>
        <source>Own pictures of cards</source>
        <translation>Eigene Kartenbilder</translation>
    </message>
    <message>
        <source>A folder with SVG or PNG files, named by suit C S H D and rank 9 J Q K 10 A: CQ.svg is the queen of clubs, H10.png the ten of hearts, back.png the back. A card without a picture keeps the one above.</source>
        <translation>Ein Ordner mit SVG- oder PNG-Dateien, benannt nach Farbe C S H D und Wert 9 J Q K 10 A: CQ.svg ist die Kreuz-Dame, H10.png die Herz-Zehn, back.png die Rückseite. Eine Karte ohne Bild behält das von oben.</translation>
    </message>
    <message>
        <source>Cards appear where they would fly, and nothing is celebrated.</source>
        <translation>Karten erscheinen, wo sie sonst fliegen, und gefeiert wird nichts.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Beside the size the system asks for.</source>
        <translation>Zusätzlich zur Größe, die das System vorgibt.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>When I ask</source>
        <translation>Wenn ich frage</translation>
    </message>
    <message>
        <source>Before each of my cards</source>
        <translation>Vor jeder meiner Karten</translation>
    </message>
    <message>
        <source>Warn before a mistake</source>
        <translation>Vor einem Fehler warnen</translation>
    </message>
    <message>
        <source>The coach speaks up before the card is played.</source>
        <translation>Der Trainer meldet sich, bevor die Karte liegt.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Before a costly one</source>
        <translation>Vor einem teuren</translation>
    </message>
    <message>
        <source>Before any</source>
        <translation>Vor jedem</translation>
    </message>
    <message>
        <source>Open the review after each deal</source>
        <translation>Nach jedem Spiel die Nachbesprechung öffnen</translation>
    </message>
    <message>
        <source>Explain the computer&apos;s cards</source>
        <translation>Karten des Computers erklären</translation>
    </message>
    <message>
        <source>After the deal: during it the reasons would give hands away.</source>
        <translation type="vanished">Nach dem Spiel: Vorher würden die Gründe Blätter verraten.</translation>
    </message>
    <message>
        <source>Show tips where something is new</source>
        <translation>Hinweise zeigen, wo etwas neu ist</translation>
    </message>
    <message>
        <source>In the replay of a deal: during it the reasons would give hands away.</source>
        <translation>Beim Nachspielen: Vorher würden die Gründe Blätter verraten.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>What a change of the one implies: whoever chooses a colour wants to see it. What means nothing while a switch is off. The least width of the rows beside the side bar, in heights of a line. In place of the side bar where that would take too much room.</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Gruppen von Einstellungen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search in the preferences</source>
        <translation>In den Einstellungen suchen</translation>
    </message>
    <message>
        <source>No preference says that.</source>
        <translation>Dazu gibt es keine Einstellung.</translation>
    </message>
    <message>
        <source>Changes take effect at once. Rules and length of a match are chosen with it.</source>
        <translation>Änderungen gelten sofort. Regeln und Länge einer Partie wählst du mit ihr.</translation>
    </message>
    <message>
        <source>This group back to defaults</source>
        <translation>Diese Gruppe auf Vorgabe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>nobody else has a trump left</source>
        <extracomment>Columns of the proof after the number.</extracomment>
        <translation>niemand sonst hat noch Trumpf</translation>
    </message>
    <message>
        <source>no higher trump is left</source>
        <translation>es ist kein höherer Trumpf mehr im Spiel</translation>
    </message>
    <message>
        <source>no trump and no {suit} is left elsewhere</source>
        <translation>niemand sonst hat noch Trumpf oder {suit}</translation>
    </message>
    <message>
        <source>no trump and no higher {suit} is left</source>
        <translation>es ist kein Trumpf und kein höheres {suit} mehr im Spiel</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>All remaining tricks are yours</source>
        <translation>Alle restlichen Stiche gehören dir</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Stiche nehmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>{chosen} of {all} chosen</source>
        <translation>{chosen} von {all} gewählt</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Weitergeben</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>What do you have?</source>
        <translation>Was hast du?</translation>
    </message>
    <message>
        <source>You must play a solo now</source>
        <translation>Du musst jetzt ein Solo spielen</translation>
    </message>
    <message>
        <source>Name a solo for the rest of the deal</source>
        <translation>Sag für den Rest ein Solo an</translation>
    </message>
    <message>
        <source>You have taken the second queen of spades and stand alone.</source>
        <translation>Du hast die zweite Pik-Dame bekommen und spielst allein.</translation>
    </message>
    <message>
        <source>Do you want to play your solo now?</source>
        <translation>Willst du jetzt dein Solo spielen?</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Gesund</translation>
    </message>
    <message>
        <source>Reservation …</source>
        <translation>Vorbehalt …</translation>
    </message>
    <message>
        <source>Healthy, or what do you have?</source>
        <translation>Gesund, oder was hast du?</translation>
    </message>
    <message>
        <source>Healthy or reservation?</source>
        <translation>Gesund oder Vorbehalt?</translation>
    </message>
    <message>
        <source>You hold both queens of clubs.</source>
        <translation>Du hast beide Kreuz-Damen.</translation>
    </message>
    <message>
        <source>Your hand has nothing to reserve.</source>
        <translation>Du hast keinen Vorbehalt.</translation>
    </message>
    <message>
        <source>Wedding; your partner wins the</source>
        <translation>Hochzeit; dein Partner macht den</translation>
    </message>
    <message>
        <source>{solo} (voluntary)</source>
        <translation>{solo} (Lustsolo)</translation>
    </message>
    <message>
        <source>{solo} (compulsory)</source>
        <translation>{solo} (Pflichtsolo)</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Schmeißen</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Ask the others first</source>
        <translation>Erst die anderen fragen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Bid for your solo?</source>
        <translation>Reizt du um dein Solo?</translation>
    </message>
    <message>
        <source>Your trumps go with them.</source>
        <translation>Deine Trümpfe gehen mit.</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Karten nehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>You are the last one and must take them.</source>
        <translation>Du bist der Letzte und musst sie nehmen.</translation>
    </message>
    <message>
        <source>{name} offers a poverty</source>
        <translation>{name} hat eine Armut</translation>
    </message>
    <message>
        <source>You must announce now</source>
        <translation>Du musst jetzt ansagen</translation>
    </message>
    <message>
        <source>You have taken a rich trick early.</source>
        <translation>Du hast früh einen fetten Stich gemacht.</translation>
    </message>
</context>
<context>
    <name>RankingEditor</name>
    <message>
        <source>Higher</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Drag, or move with Alt and the arrow keys; the space bar adds and removes.</source>
        <translation>Ziehen, oder mit Alt und den Pfeiltasten verschieben; die Leertaste nimmt auf und heraus.</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Other rules or players…</source>
        <translation>Andere Regeln oder Spieler …</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Diese Partie durchsehen</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) were played.</source>
        <translation>
            <numerusform>Gespielt wurde %n Spiel.</numerusform>
            <numerusform>Gespielt wurden %n Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Platz 1: {names}</translation>
    </message>
    <message>
        <source>The match ends in a draw</source>
        <translation>Die Partie endet unentschieden</translation>
    </message>
    <message>
        <source>{name}: {total} points</source>
        <translation>{name}: {total} Punkte</translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>%n Spiel gewonnen</numerusform>
            <numerusform>%n Spiele gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won}, %n of all alone</source>
        <translation>
            <numerusform>{won}, %n allein gespielt</numerusform>
            <numerusform>{won}, %n allein gespielt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Game won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Against the old ones</source>
        <translation>Gegen die Alten</translation>
    </message>
    <message>
        <source>Under 90</source>
        <translation>Unter 90</translation>
    </message>
    <message>
        <source>Under 60</source>
        <translation>Unter 60</translation>
    </message>
    <message>
        <source>Under 30</source>
        <translation>Unter 30</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>120 points against “no 90”</source>
        <translation>120 Augen gegen „keine 90“</translation>
    </message>
    <message>
        <source>90 points against “no 60”</source>
        <translation>90 Augen gegen „keine 60“</translation>
    </message>
    <message>
        <source>60 points against “no 30”</source>
        <translation>60 Augen gegen „keine 30“</translation>
    </message>
    <message>
        <source>30 points against “schwarz”</source>
        <translation>30 Augen gegen „schwarz“</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Re angesagt</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Kontra angesagt</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Fuchs gefangen</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Fuchs im letzten Stich gefangen</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Dulle gefangen</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Fuchs am End</translation>
    </message>
    <message>
        <source>Both foxes in the last trick</source>
        <translation>Beide Füchse im letzten Stich</translation>
    </message>
    <message>
        <source>Charlie wins the last trick</source>
        <translation>Karlchen macht den letzten Stich</translation>
    </message>
    <message>
        <source>Both Charlies in the last trick</source>
        <translation>Beide Karlchen im letzten Stich</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Karlchen gefangen</translation>
    </message>
    <message>
        <source>Not below zero</source>
        <translation>Nicht unter null</translation>
    </message>
    <message>
        <source>Solo counts double</source>
        <translation>Solo zählt doppelt</translation>
    </message>
    <message>
        <source>Klabautermann</source>
        <translation>Klabautermann</translation>
    </message>
    <message>
        <source>Kaffeekranz</source>
        <translation>Kaffeekränzchen</translation>
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
        <translation>„{level}“ von den Verlierern abgesagt</translation>
    </message>
    <message>
        <source>“{level}” missed</source>
        <translation>„{level}“ verfehlt</translation>
    </message>
    <message>
        <source>“{level}” predicted wrongly</source>
        <translation>„{level}“ falsch vorhergesagt</translation>
    </message>
    <message>
        <source>“{level}” announced</source>
        <translation>„{level}“ abgesagt</translation>
    </message>
    <message>
        <source>“{level}” predicted</source>
        <translation>„{level}“ vorhergesagt</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Review this match</source>
        <translation>Diese Partie durchsehen</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Dieses Spiel durchsehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Replay the unfinished deal</source>
        <translation>Angefangenes Spiel nachspielen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
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
        <translation>{deals}, jeder Schritt ist erlaubt und jedes Ergebnis stimmt</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>the file cannot be read: {why}</source>
        <extracomment>Sentences of the readers; what stands in braces is kept. The first one that fits is taken.</extracomment>
        <translation>Die Datei lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>the file is larger than {bytes} bytes</source>
        <translation>Die Datei ist größer als {bytes} Byte</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>Das ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>a document opens with a line {opening}, not with {text}</source>
        <translation>Jeder Abschnitt beginnt mit einer Zeile {opening}, nicht mit {text}</translation>
    </message>
    <message>
        <source>the file is cut short: its last document is not closed with a line {closing}</source>
        <translation>Die Datei ist abgeschnitten: Dem letzten Abschnitt fehlt die Schlusszeile {closing}</translation>
    </message>
    <message>
        <source>the document that opens in line {number} is not closed with a line {closing}</source>
        <translation>Dem Abschnitt ab Zeile {number} fehlt die Schlusszeile {closing}</translation>
    </message>
    <message>
        <source>the file holds no document</source>
        <translation>In der Datei steht nichts</translation>
    </message>
    <message>
        <source>a document is longer than {bytes} characters</source>
        <translation>Ein Abschnitt ist länger als {bytes} Zeichen</translation>
    </message>
    <message>
        <source>a document is a mapping of keys and values</source>
        <translation>Ein Abschnitt besteht aus Schlüsseln mit ihren Werten</translation>
    </message>
    <message>
        <source>this is not YAML</source>
        <translation>Hier ist der Text kein gültiges YAML</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>Hier ist der Text kein gültiges JSON</translation>
    </message>
    <message>
        <source>nested more than {levels} levels deep</source>
        <translation>mehr als {levels} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>a key is a word, not a list or a mapping</source>
        <translation>Ein Schlüssel ist ein Wort, keine Liste und keine Zuordnung</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>Der Schlüssel {key} steht zweimal da</translation>
    </message>
    <message>
        <source>anchors are not part of the format</source>
        <translation>Anker gehören nicht zum Format</translation>
    </message>
    <message>
        <source>aliases are not part of the format</source>
        <translation>Verweise gehören nicht zum Format</translation>
    </message>
    <message>
        <source>tags such as {tag} are not part of the format</source>
        <translation>YAML-Tags wie {tag} gehören nicht zum Format</translation>
    </message>
    <message>
        <source>a document ends with the line &apos;...&apos;, the next opens with &apos;---&apos;</source>
        <translation>Ein Abschnitt endet mit der Zeile &apos;...&apos;, der nächste beginnt mit &apos;---&apos;</translation>
    </message>
    <message>
        <source>a record in JSON is an object with the keys &apos;doko&apos;, &apos;kind&apos; (record) and &apos;documents&apos;</source>
        <translation>Eine Aufzeichnung in JSON ist ein Objekt mit den Schlüsseln &apos;doko&apos;, &apos;kind&apos; (record) und &apos;documents&apos;</translation>
    </message>
    <message>
        <source>&apos;doko&apos; must be the number of the format, {format}, not {found}</source>
        <translation>&apos;doko&apos; muss die Nummer des Formats sein, {format}, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;doko&apos; must be {format}, not {found}</source>
        <translation>&apos;doko&apos; muss {format} sein, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;documents&apos; must be a list with the documents of the record</source>
        <translation>&apos;documents&apos; muss eine Liste mit den Abschnitten der Aufzeichnung sein</translation>
    </message>
    <message>
        <source>document {number} must be an object, not {found}</source>
        <translation>Abschnitt {number} muss ein Objekt sein, nicht {found}</translation>
    </message>
    <message>
        <source>{text} is too large a number</source>
        <translation>{text} ist eine zu große Zahl</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} ist keine Zahl</translation>
    </message>
    <message>
        <source>half a character in {text}</source>
        <translation>In {text} steht ein halbes Zeichen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>&apos;kind&apos; must be match or deal, not {found}</source>
        <translation>&apos;kind&apos; muss match oder deal sein, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;deals&apos; must be the planned number of deals, not {found}</source>
        <translation>&apos;deals&apos; muss die geplante Zahl der Spiele sein, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be a list of four to seven names</source>
        <translation>&apos;players&apos; muss eine Liste von vier bis sieben Namen sein</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be names, not {found}; a name that YAML takes for something else stands in quotes</source>
        <translation>&apos;players&apos; müssen Namen sein, nicht {found}; ein Name, den YAML anders versteht, steht in Anführungszeichen</translation>
    </message>
    <message>
        <source>&apos;rules&apos; must name a preset and what differs from it, not {found}</source>
        <translation>&apos;rules&apos; muss eine Grundregel und die Abweichungen davon nennen, nicht {found}</translation>
    </message>
    <message>
        <source>a deal that stands alone carries &apos;rules&apos;</source>
        <translation>Zu einem einzelnen Spiel gehören &apos;rules&apos;</translation>
    </message>
    <message>
        <source>the deals of a match carry no &apos;rules&apos;; those of the match hold</source>
        <translation>Die Spiele einer Partie haben keine eigenen &apos;rules&apos;; es gelten die der Partie</translation>
    </message>
    <message>
        <source>&apos;forehand&apos; must be a seat 0-3, not {found}</source>
        <translation>&apos;forehand&apos; muss ein Platz 0-3 sein, nicht {found}</translation>
    </message>
    <message>
        <source>with &apos;dealer: out&apos; the key &apos;forehand&apos; must name a seat</source>
        <translation>Bei &apos;dealer: out&apos; muss &apos;forehand&apos; einen Platz nennen</translation>
    </message>
    <message>
        <source>&apos;dealer&apos; must be a seat 0-3 or out, not {found}</source>
        <translation>&apos;dealer&apos; muss ein Platz 0-3 oder out sein, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;forehand&apos; is the seat after the dealer, {right}, not {found}</source>
        <translation>&apos;forehand&apos; ist der Platz nach dem Geber, also {right}, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;hands&apos; must be four lines of cards, one for each seat</source>
        <translation>&apos;hands&apos; müssen vier Zeilen mit Karten sein, eine je Platz</translation>
    </message>
    <message>
        <source>&apos;hands&apos;: the hand of seat {seat} must be a line of cards</source>
        <translation>&apos;hands&apos;: Das Blatt von Platz {seat} muss eine Zeile mit Karten sein</translation>
    </message>
    <message>
        <source>&apos;hands&apos;: seat {seat}: {why}</source>
        <translation>&apos;hands&apos;: Platz {seat}: {why}</translation>
    </message>
    <message>
        <source>{code} is not a card</source>
        <translation>{code} ist keine Karte</translation>
    </message>
    <message>
        <source>&apos;actions&apos; must be a list of texts</source>
        <translation>&apos;actions&apos; muss eine Liste von Texten sein</translation>
    </message>
    <message>
        <source>&apos;actions&apos;: number {number} must be a text, not {found}</source>
        <translation>&apos;actions&apos;: Nummer {number} muss ein Text sein, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be four different indexes 0-{last} into the match&apos;s players</source>
        <translation>&apos;players&apos; müssen vier verschiedene Nummern 0-{last} aus den Spielern der Partie sein</translation>
    </message>
    <message>
        <source>&apos;number&apos; must be the number of the deal, not {found}</source>
        <translation>&apos;number&apos; muss die Nummer des Spiels sein, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;state&apos; must be a mapping</source>
        <translation>&apos;state&apos; muss aus Schlüsseln mit ihren Werten bestehen</translation>
    </message>
    <message>
        <source>&apos;state&apos; has no key {key}; possible: {keys}</source>
        <translation>&apos;state&apos; hat keinen Schlüssel {key}; möglich sind: {keys}</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; needs the option compulsory_solo_mix</source>
        <translation>&apos;compulsory_mix_owed&apos; gibt es nur mit der Regel compulsory_solo_mix</translation>
    </message>
    <message>
        <source>&apos;forced_solo&apos; must be a seat 0-3 or null, not {found}</source>
        <translation>&apos;forced_solo&apos; muss ein Platz 0-3 oder null sein, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;bock&apos; must be a factor from 1 on, not {found}</source>
        <translation>&apos;bock&apos; muss ein Faktor ab 1 sein, nicht {found}</translation>
    </message>
    <message>
        <source>&apos;compulsory_owed&apos; must be four numbers, one for each seat</source>
        <translation>&apos;compulsory_owed&apos; müssen vier Zahlen sein, eine je Platz</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; must be four mappings, one for each seat</source>
        <translation>&apos;compulsory_mix_owed&apos; müssen vier Angaben sein, eine je Platz</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; must be four mappings with numbers for &apos;suit&apos; and &apos;picture&apos;</source>
        <translation>&apos;compulsory_mix_owed&apos; müssen vier Angaben mit Zahlen für &apos;suit&apos; und &apos;picture&apos; sein</translation>
    </message>
    <message>
        <source>&apos;compulsory_owed&apos;: under these rules nobody owes more than {most}</source>
        <translation>&apos;compulsory_owed&apos;: Nach diesen Regeln schuldet niemand mehr als {most}</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos;: more is missing than the rules ask for</source>
        <translation>&apos;compulsory_mix_owed&apos;: Es fehlt mehr, als die Regeln verlangen</translation>
    </message>
    <message>
        <source>&apos;forced_solo&apos;: seat {seat} owes no solo</source>
        <translation>&apos;forced_solo&apos;: Platz {seat} schuldet kein Solo</translation>
    </message>
    <message>
        <source>&apos;bock&apos;: {found} is not a factor that these rules can give</source>
        <translation>&apos;bock&apos;: Den Faktor {found} kann es nach diesen Regeln nicht geben</translation>
    </message>
    <message>
        <source>&apos;number&apos; is {found}; this is deal {right}</source>
        <translation>&apos;number&apos; ist {found}; dies ist aber Spiel {right}</translation>
    </message>
    <message>
        <source>{key} is {found}; after the deals before it should be {right}</source>
        <translation>{key} ist {found}; nach den Spielen davor müsste es {right} sein</translation>
    </message>
    <message>
        <source>the match of {deals} deals is over</source>
        <translation>Die Partie ist nach {deals} Spielen zu Ende</translation>
    </message>
    <message>
        <source>the deal is not finished</source>
        <translation>Das Spiel ist nicht zu Ende</translation>
    </message>
    <message>
        <source>a match has at least one deal</source>
        <translation>Eine Partie hat mindestens ein Spiel</translation>
    </message>
    <message>
        <source>4 to 7 people can sit at a table, not {found}</source>
        <translation>An einem Tisch sitzen 4 bis 7 Personen, nicht {found}</translation>
    </message>
    <message>
        <source>the first dealer is one of 0-{last}, not {found}</source>
        <translation>Der erste Geber hat eine Nummer 0-{last}, nicht {found}</translation>
    </message>
    <message>
        <source>from forehand on the persons {persons} play this deal, dealt by {dealer}</source>
        <translation>Von der Vorhand an spielen hier die Personen {persons}; es gibt {dealer}</translation>
    </message>
    <message>
        <source>the dealer sits before forehand</source>
        <translation>Der Geber sitzt vor der Vorhand</translation>
    </message>
    <message>
        <source>with five or more at the table the dealer sits out</source>
        <translation>Bei fünf oder mehr am Tisch setzt der Geber aus</translation>
    </message>
    <message>
        <source>seat {seat} has {found} cards instead of {right}</source>
        <translation>Platz {seat} hat {found} Karten statt {right}</translation>
    </message>
    <message>
        <source>the hands are not the deck: missing {missing}, too many {extra}</source>
        <translation>Die Blätter ergeben kein volles Spiel Karten: Es fehlen {missing}, zu viel sind {extra}</translation>
    </message>
    <message>
        <source>a bock factor of {found} without the option bock</source>
        <translation>Ein Bockfaktor {found} ohne die Regel bock</translation>
    </message>
    <message>
        <source>{text} does not start with a seat (0-3) and a word</source>
        <translation>{text} beginnt nicht mit einem Platz (0-3) und einem Wort</translation>
    </message>
    <message>
        <source>{text} has a space too many</source>
        <translation>In {text} ist ein Leerzeichen zu viel</translation>
    </message>
    <message>
        <source>{text}: {word} is not one of {words}</source>
        <translation>{text}: {word} ist keines von {words}</translation>
    </message>
    <message>
        <source>{text} cannot be read</source>
        <translation>{text} lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>the stored result is {found}, not a mapping</source>
        <translation>Das Ergebnis ist {found} statt Schlüsseln mit ihren Werten</translation>
    </message>
    <message>
        <source>the stored result has the unknown key {key}</source>
        <translation>Das Ergebnis hat den unbekannten Schlüssel {key}</translation>
    </message>
    <message>
        <source>line {number} is missing; it should be {right}</source>
        <translation>Punktzeile {number} fehlt; richtig wäre {right}</translation>
    </message>
    <message>
        <source>line {number} is {found}; there should be no such line</source>
        <translation>Punktzeile {number} ist {found}; diese Zeile gehört nicht dahin</translation>
    </message>
    <message>
        <source>line {number} is {found}; it should be {right}</source>
        <translation>Punktzeile {number} ist {found}; richtig wäre {right}</translation>
    </message>
    <message>
        <source>{key} has the unknown key {other}</source>
        <translation>{key} hat den unbekannten Schlüssel {other}</translation>
    </message>
    <message>
        <source>{key} is missing; it should be {right}</source>
        <translation>{key} fehlt; richtig wäre {right}</translation>
    </message>
    <message>
        <source>{key} is {found}; it should be {right}</source>
        <translation>{key} ist {found}; richtig wäre {right}</translation>
    </message>
    <message>
        <source>the file holds no table</source>
        <translation>In der Datei steht keine Tabelle</translation>
    </message>
    <message>
        <source>this is no table</source>
        <translation>Das lässt sich nicht als Tabelle lesen</translation>
    </message>
    <message>
        <source>the first line does not have the columns of a sheet</source>
        <translation>In der ersten Zeile stehen nicht die Spalten eines Spielzettels</translation>
    </message>
    <message>
        <source>after the fixed columns come the names and then their totals</source>
        <translation>Nach den festen Spalten kommen die Namen und dann ihre Summen</translation>
    </message>
    <message>
        <source>{found} columns instead of {right}</source>
        <translation>{found} Spalten statt {right}</translation>
    </message>
    <message>
        <source>the total of {name} is {found}; the scores give {right}</source>
        <translation>Die Summe von {name} ist {found}; die Punkte ergeben {right}</translation>
    </message>
    <message>
        <source>there is no game {text}</source>
        <translation>Ein Spiel {text} gibt es nicht</translation>
    </message>
    <message>
        <source>there is no person number {number}</source>
        <translation>Eine Person Nummer {number} gibt es nicht</translation>
    </message>
    <message>
        <source>somebody stands twice in {text}</source>
        <translation>In {text} steht jemand zweimal</translation>
    </message>
    <message>
        <source>{number} is less than {least}</source>
        <translation>{number} ist kleiner als {least}</translation>
    </message>
    <message>
        <source>{text} is no side</source>
        <translation>{text} ist keine Partei</translation>
    </message>
    <message>
        <source>{text} is no time</source>
        <translation>{text} ist kein Zeitpunkt</translation>
    </message>
    <message>
        <source>{text} is no code of rules</source>
        <translation>{text} ist kein Regelcode</translation>
    </message>
    <message>
        <source>{text} is no whole number</source>
        <translation>{text} ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>{text} is no announcement</source>
        <translation>{text} ist keine Ansage</translation>
    </message>
    <message>
        <source>{text} is no score line</source>
        <translation>{text} ist keine Punktzeile</translation>
    </message>
    <message>
        <source>this is not YAML: {why}</source>
        <translation type="vanished">Das ist kein gültiges YAML: {why}</translation>
    </message>
    <message>
        <source>this is not JSON: {why}</source>
        <translation type="vanished">Das ist kein gültiges JSON: {why}</translation>
    </message>
    <message>
        <source>this is format {theirs}; this program reads format {ours}</source>
        <translation>Die Datei hat das Format {theirs}, gelesen wird das Format {ours}; vermutlich stammt sie aus einer neueren Version</translation>
    </message>
    <message>
        <source>a result is stored, but the deal is not finished</source>
        <translation>Das Spiel ist nicht zu Ende, trotzdem steht ein Ergebnis da</translation>
    </message>
    <message>
        <source>the deal is not finished; such a deal can only be the last of a file</source>
        <translation>Das Spiel ist nicht zu Ende; das geht nur beim letzten Spiel einer Datei</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Es gibt sie nicht</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Der Zugriff ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>So many actions are named that would be allowed. The words for places, where the translation tools find them.</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>action {number} ({text})</source>
        <translation>Aktion {number} ({text})</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>Allowed here: {actions}</source>
        <translation>Erlaubt ist hier: {actions}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>It is {turn}&apos;s turn.</source>
        <translation>{turn} ist dran.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>{card} hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold {card}.</source>
        <translation>Trumpf liegt an, und du hast {card}.</translation>
    </message>
    <message>
        <source>{led} and you hold {card}.</source>
        <translation>{led}, und du hast {card}.</translation>
    </message>
    <message>
        <source>Your hand has nothing to reserve.</source>
        <translation>Du hast keinen Vorbehalt.</translation>
    </message>
    <message>
        <source>You hold both ♣{queen}: declare a wedding or a solo.</source>
        <translation>Du hast beide ♣{queen}: Sag eine Hochzeit oder ein Solo an.</translation>
    </message>
    <message>
        <source>These rules do not offer it: {what}.</source>
        <translation>Das gibt es in diesen Regeln nicht: {what}.</translation>
    </message>
    <message>
        <source>Your hand does not allow it: {what}.</source>
        <translation>Das gibt dein Blatt nicht her: {what}.</translation>
    </message>
    <message>
        <source>You have already answered.</source>
        <translation>Du hast schon geantwortet.</translation>
    </message>
    <message>
        <source>Only a compulsory solo is possible here.</source>
        <translation>Hier geht nur ein Pflichtsolo.</translation>
    </message>
    <message>
        <source>This solo would not count as your compulsory one anyway.</source>
        <translation>Dieses Solo würde ohnehin nicht als Pflichtsolo zählen.</translation>
    </message>
    <message>
        <source>The next bid is {level}.</source>
        <translation>Das nächste Gebot ist {level}.</translation>
    </message>
    <message>
        <source>The bidding is at its highest level. You can only pass.</source>
        <translation>Höher geht es nicht. Du kannst nur noch „weg“ sagen.</translation>
    </message>
    <message>
        <source>Choose {expected} cards, not {given}.</source>
        <translation>Wähle {expected} Karten, nicht {given}.</translation>
    </message>
    <message>
        <source>All your trumps must be among the cards.</source>
        <translation>Alle deine Trümpfe müssen dabei sein.</translation>
    </message>
    <message>
        <source>Too late: possible with at least {least} cards in hand, you hold {held}.</source>
        <translation>Zu spät: Das geht nur mit mindestens {least} Karten auf der Hand, du hast {held}.</translation>
    </message>
    <message>
        <source>Too late: possible up to {most} played cards, there are {lying}.</source>
        <translation>Zu spät: Das geht bis zur {most}. gespielten Karte, es sind schon {lying}.</translation>
    </message>
    <message>
        <source>No announcements with fewer than {least} cards in hand.</source>
        <translation>Mit weniger als {least} Karten auf der Hand gibt es keine Ansagen mehr.</translation>
    </message>
    <message>
        <source>No announcements before the wedding has found its partner.</source>
        <translation>Keine Ansagen, bevor die Hochzeit ihren Partner gefunden hat.</translation>
    </message>
    <message>
        <source>You do not belong to {side}.</source>
        <translation>Du gehörst nicht zu {side}.</translation>
    </message>
    <message>
        <source>Already announced: {word}.</source>
        <translation>Schon angesagt: {word}.</translation>
    </message>
    <message>
        <source>This must be announced first: {missing}.</source>
        <translation>Das muss erst angesagt sein: {missing}.</translation>
    </message>
    <message>
        <source>After a late reply your side can announce nothing more.</source>
        <translation>Nach einer späten Antwort kann deine Partei nichts mehr absagen.</translation>
    </message>
    <message>
        <source>There are no announcements in this game.</source>
        <translation>In diesem Spiel gibt es keine Ansagen.</translation>
    </message>
    <message>
        <source>Announcements are only possible when it is your turn.</source>
        <translation>Ansagen kannst du nur, wenn du dran bist.</translation>
    </message>
    <message>
        <source>No prediction is possible now.</source>
        <translation>Eine Vorhersage geht jetzt nicht.</translation>
    </message>
    <message>
        <source>First {seat} must announce: {word}.</source>
        <translation>Erst muss {seat} ansagen: {word}.</translation>
    </message>
    <message>
        <source>The declared card must be played now: {card}.</source>
        <translation>Jetzt musst du die gemeldete Karte spielen: {card}.</translation>
    </message>
    <message>
        <source>Not possible now: {what}.</source>
        <translation>Das geht jetzt nicht: {what}.</translation>
    </message>
    <message>
        <source>First {seat} must name a solo.</source>
        <translation>Erst muss {seat} ein Solo nennen.</translation>
    </message>
    <message>
        <source>Nobody else owes a compulsory solo.</source>
        <translation>Niemand sonst schuldet noch ein Pflichtsolo.</translation>
    </message>
    <message>
        <source>These rules do not know claiming the rest of the tricks.</source>
        <translation>In diesen Regeln wird nicht abgekürzt.</translation>
    </message>
    <message>
        <source>Only the soloist can end the deal, and only when leading to a trick.</source>
        <translation>Abkürzen kann nur der Solist, und nur wenn er herauskommt.</translation>
    </message>
    <message>
        <source>It is not certain that you win all the other tricks.</source>
        <translation>Es ist nicht sicher, dass du alle übrigen Stiche machst.</translation>
    </message>
    <message>
        <source>First you must announce: {word}.</source>
        <translation>Erst musst du ansagen: {word}.</translation>
    </message>
    <message>
        <source>First you must name a solo.</source>
        <translation>Erst musst du ein Solo nennen.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Place in the deal</source>
        <extracomment>How long a moment stays while it plays by itself, by speed. What each picture does, by the name of the wish. Why a computer player did what was done last.</extracomment>
        <translation>Stelle im Spiel</translation>
    </message>
    <message>
        <source>Below sits</source>
        <translation>Unten sitzt</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alle Blätter offen</translation>
    </message>
    <message>
        <source>Without it you see only what the player below could know (O)</source>
        <translation>Sonst siehst du nur, was der Spieler unten wissen konnte (O)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langsam</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>schnell</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>sehr schnell</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Say why a computer player did what it did last (W)</source>
        <translation>Sagen, warum der Computer das zuletzt getan hat (W)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Take this seat and play on; it does not count (B)</source>
        <translation>Setz dich auf diesen Platz und spiel weiter; es zählt nicht (B)</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Spiel noch einmal spielen …</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>An den Anfang (Pos1)</translation>
    </message>
    <message>
        <source>One trick back (up arrow)</source>
        <translation>Einen Stich zurück (Pfeil hoch)</translation>
    </message>
    <message>
        <source>One card back (left arrow)</source>
        <translation>Eine Karte zurück (Pfeil links)</translation>
    </message>
    <message>
        <source>Play by itself (space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Pause (space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>One card on (right arrow)</source>
        <translation>Eine Karte weiter (Pfeil rechts)</translation>
    </message>
    <message>
        <source>One trick on (down arrow)</source>
        <translation>Einen Stich weiter (Pfeil runter)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Ans Ende (Ende)</translation>
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
        <translation>Neu gespielt, ohne Wertung</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Spiel {number} von {planned}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Tried out from here</source>
        <translation>Von hier aus probiert</translation>
    </message>
    <message>
        <source>To the original</source>
        <translation>Zum Original</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The game: {game}</source>
        <translation>Gespielt wird: {game}</translation>
    </message>
    <message>
        <source>The game: {game}, {name}</source>
        <translation>Gespielt wird: {game}, {name}</translation>
    </message>
    <message>
        <source>{name} finds no partner</source>
        <translation>{name} findet keinen Partner</translation>
    </message>
    <message>
        <source>{name} and {other} are partners</source>
        <translation>{name} und {other} spielen zusammen</translation>
    </message>
    <message>
        <source>{name} stands alone</source>
        <translation>{name} steht allein</translation>
    </message>
    <message>
        <source>From here it was played anew</source>
        <translation>Ab hier wurde neu gespielt</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>{name} announces {what}</source>
        <translation>{name} sagt {what} an</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards} – {name}, {points}</source>
        <translation>Stich {number}: {cards} – {name}, {points}</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vor der ersten Karte</translation>
    </message>
    <message>
        <source>After trick {number}</source>
        <translation>Nach Stich {number}</translation>
    </message>
    <message>
        <source>Trick {number}, {cards} of 4 cards</source>
        <translation>Stich {number}, {cards} von 4 Karten</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Result of the deal</source>
        <extracomment>The most of its height that buttons may take from the result.</extracomment>
        <translation>Ergebnis des Spiels</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Play the last deal</source>
        <translation>Letztes Spiel</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>zu knapp für ein Urteil</translation>
    </message>
    <message>
        <source>inaccurate</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>big mistake</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>Signs that tell the grades apart without colour, as in the annotation of games.</extracomment>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>the fox</source>
        <translation>Fuchs</translation>
    </message>
    <message>
        <source>playing with the partner</source>
        <translation>Zusammenspiel</translation>
    </message>
    <message>
        <source>taking tricks</source>
        <translation>Stechen</translation>
    </message>
    <message>
        <source>the last tricks</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>choice of the game</source>
        <translation>Wahl des Spiels</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Vor dem ersten Stich</translation>
    </message>
    <message>
        <source>nothing announced</source>
        <translation>nichts angesagt</translation>
    </message>
    <message>
        <source>announce nothing</source>
        <translation>nichts ansagen</translation>
    </message>
    <message>
        <source>bad luck</source>
        <translation>Pech</translation>
    </message>
    <message>
        <source>By what could be known this was the best choice.</source>
        <translation>Nach dem, was man wissen konnte, war das die beste Wahl.</translation>
    </message>
    <message>
        <source>Better by what could be known: {best}.</source>
        <translation>Besser nach dem, was man wissen konnte: {best}.</translation>
    </message>
    <message>
        <source>The difference to {best} is smaller than the uncertainty of the estimate: no judgement.</source>
        <translation>Der Unterschied zu {best} ist kleiner als die Unsicherheit der Schätzung: kein Urteil.</translation>
    </message>
    <message>
        <source>That cost {points} points on average (± {error}).</source>
        <translation>Das hat im Mittel {points} Punkte gekostet (± {error}).</translation>
    </message>
    <message>
        <source>With all cards open it cost {points} points.</source>
        <translation>Bei offenen Karten hat es {points} Punkte gekostet.</translation>
    </message>
    <message>
        <source>With all cards open it cost about {points} points.</source>
        <translation>Bei offenen Karten hat es etwa {points} Punkte gekostet.</translation>
    </message>
    <message>
        <source>With all cards open it cost nothing.</source>
        <translation>Bei offenen Karten hat es nichts gekostet.</translation>
    </message>
    <message>
        <source>What it cost with all cards open cannot be said here.</source>
        <translation>Was es bei offenen Karten gekostet hat, lässt sich hier nicht sagen.</translation>
    </message>
    <message>
        <source>Nobody could know that: bad luck, no mistake.</source>
        <translation>Das konnte niemand wissen: Pech, kein Fehler.</translation>
    </message>
    <message>
        <source>Chance to win afterwards: {percent} %.</source>
        <translation>Gewinnchance danach: {percent} %.</translation>
    </message>
    <message>
        <source>Nothing was lost by mistakes.</source>
        <translation>Durch Fehler ging nichts verloren.</translation>
    </message>
    <message>
        <source>Lost by mistakes: {points} points.</source>
        <translation>Durch Fehler verloren: {points} Punkte.</translation>
    </message>
    <message>
        <source>Most by: {themes}.</source>
        <translation>Am meisten durch: {themes}.</translation>
    </message>
</context>
<context>
    <name>ReviewArea</name>
    <message>
        <source>This cannot be reviewed: {reason}</source>
        <extracomment>Another part of the program shows replays and lets somebody play on. It also knows the numbers of the deals of a match in the history, and wants to hear that a deal is reviewed.</extracomment>
        <translation>Das lässt sich nicht durchsehen: {reason}</translation>
    </message>
    <message>
        <source>The match is reviewed.</source>
        <translation>Die Partie ist durchgesehen.</translation>
    </message>
    <message>
        <source>Show the review</source>
        <translation>Durchsicht zeigen</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>The most of the width that list and curve take.</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>The expected result through the deal; at the end {points}.</source>
        <translation>Das erwartete Ergebnis im Lauf des Spiels; am Ende {points}.</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed: {reason}</source>
        <translation>Dieses Spiel lässt sich nicht durchsehen: {reason}</translation>
    </message>
    <message>
        <source>Being reviewed …</source>
        <translation>Wird durchgesehen …</translation>
    </message>
    <message>
        <source>In all deals reviewed so far: {text}</source>
        <translation>In allen bisher durchgesehenen Spielen: {text}</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>{deal}: {points}</source>
        <translation>{deal}: {points}</translation>
    </message>
    <message>
        <source>Without the compiled part of the program only your own seat is reviewed.</source>
        <translation>Ohne den kompilierten Teil des Programms wird nur dein eigener Platz durchgesehen.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Decisions of</source>
        <translation>Entscheidungen von</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Alle Blätter offen</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Ab hier ansehen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Review the whole match</source>
        <translation>Ganze Partie durchsehen</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>RuleExamples</name>
    <message>
        <source>Without nines everybody has ten cards, of clubs and spades there are only six each, and the lowest trump is the ♦K.</source>
        <translation>Ohne Neunen hat jeder zehn Karten, von Kreuz und Pik gibt es nur je sechs, und der kleinste Trumpf ist der Karo-König.</translation>
    </message>
    <message>
        <source>Five at the table: Anna deals to Ben, Clara, David and Emil and sits out. In the next deal Ben deals and sits out.</source>
        <translation>Fünf am Tisch: Anna gibt Ben, Clara, David und Emil und setzt aus. Im nächsten Spiel gibt Ben und setzt aus.</translation>
    </message>
    <message>
        <source>Three at a time: four rounds of three cards for everybody.</source>
        <translation>Zu dritt: vier Runden mit je drei Karten für jeden.</translation>
    </message>
    <message>
        <source>Anna shuffles, David on her right cuts, Anna deals.</source>
        <translation>Anna mischt, David rechts von ihr hebt ab, Anna gibt.</translation>
    </message>
    <message>
        <source>Clockwise, Ben on Anna&apos;s left plays after her; the other way round it is David.</source>
        <translation>Im Uhrzeigersinn spielt nach Anna links von ihr Ben; andersherum ist es David.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara throws her hand in. Either Anna deals again, or Ben does.</source>
        <translation>Anna hat gegeben, Clara schmeißt. Entweder gibt Anna noch einmal, oder Ben gibt.</translation>
    </message>
    <message>
        <source>Anna has both cards of the pair. She plays the first one and names Clara: from now on these two are Re, whoever had the ♣Q.</source>
        <translation>Anna hat beide Karten des Paares. Sie spielt die erste und nennt Clara: Von nun an sind die beiden Re, wer auch immer die Kreuz-Damen hatte.</translation>
    </message>
    <message>
        <source>Anna has announced Re and no 90 when Ben chooses her as partner. Then no 90 lapses, or both lapse, or both stay.</source>
        <translation>Anna hat Re und keine 90 angesagt, als Ben sie zur Partnerin wählt. Dann verfällt keine 90, oder beides verfällt, oder beides bleibt.</translation>
    </message>
    <message>
        <source>Anna has a wedding, Clara wants a solo. In two steps both only say “reservation”, and when Clara names her solo, nobody learns about the wedding.</source>
        <translation>Anna hat eine Hochzeit, Clara will ein Solo. In zwei Schritten sagen beide nur „Vorbehalt“, und wenn Clara ihr Solo nennt, erfährt niemand von der Hochzeit.</translation>
    </message>
    <message>
        <source>Anna has a wedding, Ben is poor. With poverty before wedding, Ben&apos;s poverty is played.</source>
        <translation>Anna hat eine Hochzeit, Ben eine Armut. Mit Armut vor Hochzeit wird Bens Armut gespielt.</translation>
    </message>
    <message>
        <source>Anna wants a queens solo, Clara a clubs solo. Clara bids no 90; if Anna passes, Clara plays and has announced no 90.</source>
        <translation>Anna will ein Damensolo, Clara ein Kreuzsolo. Clara bietet keine 90; passt Anna, spielt Clara und hat keine 90 abgesagt.</translation>
    </message>
    <message>
        <source>Anna wants a queens solo, Clara a clubs solo. If the clubs solo ranks higher, Clara plays although Anna spoke first.</source>
        <translation>Anna will ein Damensolo, Clara ein Kreuzsolo. Steht das Kreuzsolo höher, spielt Clara, obwohl Anna zuerst gesprochen hat.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara plays a solo. Either Ben, the player after the dealer, leads, or Clara does.</source>
        <translation>Anna hat gegeben, Clara spielt ein Solo. Entweder kommt Ben heraus, der nach der Geberin sitzt, oder Clara.</translation>
    </message>
    <message>
        <source>Anna dealt, Clara played a solo. If the dealer stays, Anna deals again.</source>
        <translation>Anna hat gegeben, Clara ein Solo gespielt. Bleibt die Geberin, gibt Anna noch einmal.</translation>
    </message>
    <message>
        <source>One compulsory solo at a table of four: four of the deals are such solos, one by each.</source>
        <translation>Ein Pflichtsolo am Vierertisch: Vier der Spiele sind solche Soli, von jedem eines.</translation>
    </message>
    <message>
        <source>Two compulsory solos, at least one of them a picture solo: after a clubs solo, only a picture solo settles the second one.</source>
        <translation>Zwei Pflichtsoli, darunter mindestens ein Bildersolo: Nach einem Kreuzsolo erfüllt nur noch ein Bildersolo das zweite.</translation>
    </message>
    <message>
        <source>Two deals are left, Anna and Clara still owe their solos. If forced, Anna plays one now and Clara in the last deal.</source>
        <translation>Zwei Spiele stehen aus, Anna und Clara schulden noch ihr Solo. Werden sie vorgeführt, spielt Anna jetzt und Clara im letzten Spiel.</translation>
    </message>
    <message>
        <source>Anna is forced but has a bad hand. She may ask Clara, who owes one too, to play hers now.</source>
        <translation>Anna wird vorgeführt, hat aber ein schlechtes Blatt. Sie darf Clara, die auch noch eines schuldet, den Vortritt anbieten.</translation>
    </message>
    <message>
        <source>Anna owes her solo and plays a queens solo in deal 3: it is the compulsory one, whether she likes it or not.</source>
        <translation>Anna schuldet ihr Solo und spielt im dritten Spiel ein Damensolo: Es ist das Pflichtsolo, ob sie will oder nicht.</translation>
    </message>
    <message>
        <source>Anna owes her solo and wins a silent wedding. If it counts, she owes nothing any more.</source>
        <translation>Anna schuldet ihr Solo und gewinnt eine stille Hochzeit. Zählt die, schuldet sie nichts mehr.</translation>
    </message>
    <message>
        <source>In her queens solo Clara holds both ♣Q and three aces: she shows them and takes all remaining tricks.</source>
        <translation>In ihrem Damensolo hat Clara beide Kreuz-Damen und drei Asse: Sie legt sie offen hin und nimmt alle übrigen Stiche.</translation>
    </message>
    <message>
        <source>Anna names “first trump trick”. Ben wins a trick of clubs: not yet. Clara wins a trick of trumps: she is the partner.</source>
        <translation>Anna nennt „erster Trumpfstich“. Ben gewinnt einen Kreuzstich: noch nicht. Clara gewinnt einen Trumpfstich: Sie ist die Partnerin.</translation>
    </message>
    <message>
        <source>Three tricks: if Anna wins the first three tricks herself, she plays alone from then on.</source>
        <translation>Drei Stiche: Gewinnt Anna die ersten drei Stiche selbst, spielt sie von da an allein.</translation>
    </message>
    <message>
        <source>Anna named “first trump trick” and wins it herself. If it decides, she is alone at once.</source>
        <translation>Anna hat „erster Trumpfstich“ genannt und gewinnt ihn selbst. Entscheidet er, ist sie sofort allein.</translation>
    </message>
    <message>
        <source>Clara becomes the partner in the second trick. Re is then due with 11 cards, with 10 or with 9 in hand.</source>
        <translation>Clara wird im zweiten Stich zur Partnerin. Re geht dann bis 11, bis 10 oder bis 9 Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Ben catches a fox in the second trick, then no partner is found. His point may stay.</source>
        <translation>Ben fängt im zweiten Stich einen Fuchs, dann findet sich kein Partner. Sein Punkt kann bleiben.</translation>
    </message>
    <message>
        <source>Anna has both ♣Q, says “healthy” and tries to win alone against three.</source>
        <translation>Anna hat beide Kreuz-Damen, sagt „gesund“ und versucht, allein gegen drei zu gewinnen.</translation>
    </message>
    <message>
        <source>Ben has two trumps. He hands over three cards, the trumps and one more, or just the two.</source>
        <translation>Ben hat zwei Trümpfe. Er gibt drei Karten ab, die Trümpfe und noch eine, oder nur die beiden.</translation>
    </message>
    <message>
        <source>Ben has three trumps and a fox besides. He hands over four cards and gets four back.</source>
        <translation>Ben hat drei Trümpfe und außerdem einen Fuchs. Er gibt vier Karten ab und bekommt vier zurück.</translation>
    </message>
    <message>
        <source>Ben hands over a fox: face up, everybody knows that Clara has it now.</source>
        <translation>Ben gibt einen Fuchs ab: Liegt er offen, wissen alle, dass Clara ihn jetzt hat.</translation>
    </message>
    <message>
        <source>Clara gives one trump back. She says nothing, or “trump comes back”, or “one trump”.</source>
        <translation>Clara gibt einen Trumpf zurück. Sie sagt nichts, oder „Trumpf zurück“, oder „ein Trumpf zurück“.</translation>
    </message>
    <message>
        <source>Clara, David and Anna all refuse Ben&apos;s cards.</source>
        <translation>Clara, David und Anna lehnen Bens Karten alle ab.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara took Ben&apos;s poverty. Either Ben leads as usual, or David after her.</source>
        <translation>Anna hat gegeben, Clara hat Bens Armut genommen. Entweder kommt Ben heraus wie immer, oder David, der nach ihr sitzt.</translation>
    </message>
    <message>
        <source>Ben and David are both poor. Either Ben, who spoke first, offers his trumps, or the cards are dealt again.</source>
        <translation>Ben und David haben beide eine Armut. Entweder bietet Ben, der zuerst gesprochen hat, seine Trümpfe an, oder es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Anna wants a solo, Clara has five nines. If throwing in comes first, there are new cards.</source>
        <translation>Anna will ein Solo, Clara hat fünf Neunen. Geht Schmeißen vor, wird neu gegeben.</translation>
    </message>
    <message>
        <source>Anna says “Re” with 11 cards in hand and “no 90” with 10: she promises that Kontra stays under 90.</source>
        <translation>Anna sagt „Re“ mit 11 Karten auf der Hand und „keine 90“ mit 10: Sie verspricht, dass Kontra unter 90 bleibt.</translation>
    </message>
    <message>
        <source>Usual with twelve cards: Re and Kontra with 11 in hand, no 90 with 10, no 60 with 9, no 30 with 8, schwarz with 7.</source>
        <translation>Üblich bei zwölf Karten: Re und Kontra mit 11 auf der Hand, keine 90 mit 10, keine 60 mit 9, keine 30 mit 8, schwarz mit 7.</translation>
    </message>
    <message>
        <source>Anna says “no 60” at once. Either Re and no 90 are included, or she must say them before.</source>
        <translation>Anna sagt gleich „keine 60“. Entweder sind Re und keine 90 enthalten, oder sie muss beides vorher sagen.</translation>
    </message>
    <message>
        <source>Anna says “Re” with 11 cards in hand. With one card of extra time, Ben may still say “Kontra” with 10.</source>
        <translation>Anna sagt „Re“ mit 11 Karten auf der Hand. Mit einer Karte Aufschub darf Ben noch mit 10 „Kontra“ sagen.</translation>
    </message>
    <message>
        <source>Ben answered Anna&apos;s Re with Kontra at 10 cards. May he still say “no 90”?</source>
        <translation>Ben hat Annas Re mit 10 Karten durch Kontra erwidert. Darf er noch „keine 90“ sagen?</translation>
    </message>
    <message>
        <source>It is Ben&apos;s turn, but Clara sees her partner&apos;s card and says “Re” at once.</source>
        <translation>Ben ist am Zug, aber Clara sieht die Karte ihres Partners und sagt sofort „Re“.</translation>
    </message>
    <message>
        <source>Anna knocks on the table: she has announced, but nobody knows for whom.</source>
        <translation>Anna klopft auf den Tisch: Sie hat angesagt, aber niemand weiß, für wen.</translation>
    </message>
    <message>
        <source>Anna has led her second card. Until the trick is complete, she counts as holding 11.</source>
        <translation>Anna hat ihre zweite Karte ausgespielt. Bis der Stich voll ist, zählt sie, als hätte sie noch 11.</translation>
    </message>
    <message>
        <source>With a limit of 3 nobody says anything with only two cards left.</source>
        <translation>Bei einer Grenze von 3 sagt niemand mehr etwas, der nur noch zwei Karten hat.</translation>
    </message>
    <message>
        <source>Own cards: Re with 11 in hand. Cards on the table: Re before the fifth card of the deal.</source>
        <translation>Eigene Karten: Re mit 11 auf der Hand. Karten auf dem Tisch: Re vor der fünften Karte des Spiels.</translation>
    </message>
    <message>
        <source>The trick is worth exactly 30. “At least” makes an announcement compulsory, “more than” does not.</source>
        <translation>Der Stich zählt genau 30. Bei „mindestens“ muss angesagt werden, bei „mehr als“ nicht.</translation>
    </message>
    <message>
        <source>With 2, a rich second trick also makes an announcement compulsory.</source>
        <translation>Bei 2 verpflichtet auch ein reicher zweiter Stich zur Ansage.</translation>
    </message>
    <message>
        <source>Anna takes 18 points in the first trick and 14 in the second: 32 together, but no single trick of 30.</source>
        <translation>Anna macht im ersten Stich 18 Augen und im zweiten 14: zusammen 32, aber kein einzelner Stich mit 30.</translation>
    </message>
    <message>
        <source>Anna had to announce after trick 1. Must Ben, who takes a rich trick 2?</source>
        <translation>Anna musste nach dem ersten Stich ansagen. Muss es auch Ben, der einen reichen zweiten macht?</translation>
    </message>
    <message>
        <source>Anna has announced Re and takes a rich trick. Either nothing follows, or she must add “no 90”.</source>
        <translation>Anna hat Re gesagt und macht einen reichen Stich. Entweder folgt nichts, oder sie muss „keine 90“ nachlegen.</translation>
    </message>
    <message>
        <source>Ben takes a rich first trick in Anna&apos;s wedding. He becomes her partner and must say “Re”.</source>
        <translation>Ben macht in Annas Hochzeit einen reichen ersten Stich. Er wird ihr Partner und muss „Re“ sagen.</translation>
    </message>
    <message>
        <source>Nobody took Ben&apos;s poverty, so the deal goes on with the black sow; in other deals the ♠Q is a trump like any other.</source>
        <translation>Niemand nahm Bens Armut, also wird mit Schwarzer Sau gespielt; in anderen Spielen ist die Pik-Dame ein Trumpf wie jeder andere.</translation>
    </message>
    <message>
        <source>A deal ends 120 to 120. The next four deals count double: 3 points become 6.</source>
        <translation>Ein Spiel endet 120 zu 120. Die nächsten vier Spiele zählen doppelt: Aus 3 Punkten werden 6.</translation>
    </message>
    <message>
        <source>In a deal with a trick of four hearts, which also ends 120 to 120, one bock round starts, not two.</source>
        <translation>Nach einem Spiel mit Herzstich, das auch noch 120 zu 120 endet, beginnt eine Bockrunde, nicht zwei.</translation>
    </message>
    <message>
        <source>A deal worth 3 points counts 6 in a bock deal with factor 2.</source>
        <translation>Ein Spiel mit 3 Punkten zählt als Bockspiel mit Faktor 2 sechs.</translation>
    </message>
    <message>
        <source>With 4, everybody deals once in a bock round at a table of four.</source>
        <translation>Bei 4 gibt am Vierertisch in einer Bockrunde jeder einmal.</translation>
    </message>
    <message>
        <source>Two bock deals are left when another hearts trick falls. Multiplied, two deals count four times and two count double; added, six deals count double.</source>
        <translation>Zwei Bockspiele stehen noch aus, da fällt wieder ein Herzstich. Malgenommen zählen zwei Spiele vierfach und zwei doppelt; angehängt zählen sechs Spiele doppelt.</translation>
    </message>
    <message>
        <source>After 8 deals, or when 40 points have been written, or when you stop.</source>
        <translation>Nach 8 Spielen, oder wenn 40 Punkte aufgeschrieben sind, oder wenn ihr aufhört.</translation>
    </message>
    <message>
        <source>24 deals at a table of four: everybody deals six times.</source>
        <translation>24 Spiele am Vierertisch: Jeder gibt sechsmal.</translation>
    </message>
    <message>
        <source>40 in the pot: when all together have written 40 points, the match is over.</source>
        <translation>40 im Topf: Haben alle zusammen 40 Punkte aufgeschrieben, ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>With 10 deals at a table of four, two people would deal once more.</source>
        <translation>Bei 10 Spielen am Vierertisch würden zwei einmal öfter geben.</translation>
    </message>
    <message>
        <source>On the same day everybody gets the same cards, and results can be compared.</source>
        <translation>Am selben Tag bekommen alle dieselben Karten, und die Ergebnisse lassen sich vergleichen.</translation>
    </message>
    <message>
        <source>After 100 minutes the deal at hand is finished, then only owed solos.</source>
        <translation>Nach 100 Minuten wird das laufende Spiel beendet, danach werden nur noch geschuldete Soli gespielt.</translation>
    </message>
    <message>
        <source>With 1 you may turn over the last trick again, but not the one before it.</source>
        <translation>Bei 1 darfst du den letzten Stich noch einmal ansehen, den davor nicht.</translation>
    </message>
    <message>
        <source>Anna takes this first trick. It is worth 36, so she must announce Re or Kontra.</source>
        <translation>Anna macht diesen ersten Stich. Er zählt 36, also muss sie Re oder Kontra ansagen.</translation>
    </message>
    <message>
        <source>This trick is worth 25: enough where 25 make an announcement compulsory, too little where it takes 30.</source>
        <translation>Dieser Stich zählt 25: genug, wo ab 25 angesagt werden muss, zu wenig, wo es 30 sein müssen.</translation>
    </message>
    <message>
        <source>The other ♠Q has been played before. Whoever takes this trick takes the black sow and plays alone from now on.</source>
        <translation>Die andere Pik-Dame ist schon gefallen. Wer diesen Stich macht, hat die Schwarze Sau und spielt von nun an allein.</translation>
    </message>
</context>
<context>
    <name>RuleSources</name>
    <message>
        <source>everywhere</source>
        <extracomment>The words among the sources that are no names.</extracomment>
        <translation>überall</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>alles davon</translation>
    </message>
    <message>
        <source>as a switch</source>
        <translation>als Schalter</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>eines für jeden Spieler</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>in some order</source>
        <translation>mit Rangfolge</translation>
    </message>
    <message>
        <source>suit solos</source>
        <translation>Farbsoli</translation>
    </message>
    <message>
        <source>picture solos</source>
        <translation>Bildersoli</translation>
    </message>
    <message>
        <source>solos without tricks</source>
        <translation>Soli ohne Stich</translation>
    </message>
    <message>
        <source>compulsory solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>3 or 5</source>
        <translation>3 oder 5</translation>
    </message>
    <message>
        <source>5 or 6</source>
        <translation>5 oder 6</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Finnland</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Schweiz</translation>
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
        <translation>FreeDoko ohne Neunen</translation>
    </message>
    <message>
        <source>German Wikipedia</source>
        <translation>deutsche Wikipedia</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n Regel geändert</numerusform>
            <numerusform>%n Regeln geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) found</source>
        <translation>
            <numerusform>%n Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) taken over</source>
        <translation>
            <numerusform>%n Schalter übernommen</numerusform>
            <numerusform>%n Schalter übernommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) not taken over, or only in part</source>
        <translation>
            <numerusform>%n Schalter nicht oder nur zum Teil übernommen</numerusform>
            <numerusform>%n Schalter nicht oder nur zum Teil übernommen</numerusform>
        </translation>
    </message>
    <message>
        <source>It concerns the whole match, so it was not counted in single deals.</source>
        <translation>Es betrifft die ganze Partie und wurde deshalb nicht an einzelnen Spielen gezählt.</translation>
    </message>
    <message>
        <source>With another value about {n} of 100 deals end differently.</source>
        <translation>Anders eingestellt gehen etwa {n} von 100 Spielen anders aus.</translation>
    </message>
    <message>
        <source>In about {n} of 100 deals somebody has other things to choose from.</source>
        <translation>In etwa {n} von 100 Spielen hat jemand eine andere Auswahl.</translation>
    </message>
    <message>
        <source>It made no difference in any of these deals.</source>
        <translation>In keinem der Spiele machte es einen Unterschied.</translation>
    </message>
    <message>
        <source>Counted in {n} deals of computer players.</source>
        <translation>Gezählt an {n} Spielen von Computerspielern.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>only with nines</source>
        <translation>nur mit Neunen</translation>
    </message>
    <message>
        <source>only without nines</source>
        <translation>nur ohne Neunen</translation>
    </message>
    <message>
        <source>only when the ♥10 are top trumps</source>
        <translation>nur wenn die Herz-Zehnen Trumpf sind</translation>
    </message>
    <message>
        <source>only when the second ♥10 can beat the first</source>
        <translation>nur wenn die zweite Dulle die erste stechen kann</translation>
    </message>
    <message>
        <source>only with pigs</source>
        <translation>nur mit Schweinchen</translation>
    </message>
    <message>
        <source>not when only the second ace can become a pig</source>
        <translation>nicht, wenn nur der zweite Fuchs zum Schwein werden kann</translation>
    </message>
    <message>
        <source>only when pigs are declared before the first card too</source>
        <translation>nur wenn auch Schweinchen vor dem ersten Stich angesagt werden</translation>
    </message>
    <message>
        <source>only with super pigs</source>
        <translation>nur mit Superschweinen</translation>
    </message>
    <message>
        <source>only when solos are offered</source>
        <translation>nur wenn Soli gespielt werden</translation>
    </message>
    <message>
        <source>only when suit solos are offered</source>
        <translation>nur wenn Farbsoli gespielt werden</translation>
    </message>
    <message>
        <source>only when a match has a fixed number of deals</source>
        <translation>nur wenn die Zahl der Spiele feststeht</translation>
    </message>
    <message>
        <source>only with compulsory solos</source>
        <translation>nur mit Pflichtsoli</translation>
    </message>
    <message>
        <source>only with weddings</source>
        <translation>nur mit Hochzeit</translation>
    </message>
    <message>
        <source>only with poverty</source>
        <translation>nur mit Armut</translation>
    </message>
    <message>
        <source>only when a poverty is offered to the others</source>
        <translation>nur wenn bei Armut Karten getauscht werden</translation>
    </message>
    <message>
        <source>only with announcements</source>
        <translation>nur mit Ansagen</translation>
    </message>
    <message>
        <source>only with the usual announcements Re, Kontra, no 90 and so on</source>
        <translation>nur mit den üblichen Ansagen Re, Kontra, keine 90 usw.</translation>
    </message>
    <message>
        <source>not with Chilean predictions</source>
        <translation>nicht mit chilenischen Vorhersagen</translation>
    </message>
    <message>
        <source>only when an announcement shows the side</source>
        <translation>nur wenn Ansagen die Partei verraten</translation>
    </message>
    <message>
        <source>not when each announcement moves the deadline on</source>
        <translation>nicht, wenn jede Ansage die Frist verlängert</translation>
    </message>
    <message>
        <source>not when the cards on the table are counted</source>
        <translation>nicht, wenn die Karten auf dem Tisch zählen</translation>
    </message>
    <message>
        <source>only with compulsory announcements</source>
        <translation>nur mit Pflichtansage</translation>
    </message>
    <message>
        <source>only when a missed announcement loses the game</source>
        <translation>nur wenn eine verfehlte Absage das Spiel verliert</translation>
    </message>
    <message>
        <source>only when beating Re brings a point</source>
        <translation>nur wenn „gegen die Alten“ zählt</translation>
    </message>
    <message>
        <source>not with plus and minus points: there the soloist settles with each opponent, so it is always 3</source>
        <translation>nicht bei Plus-Minus-Wertung: dort rechnet der Solist mit jedem Gegner ab, also immer dreifach</translation>
    </message>
    <message>
        <source>only with bock rounds</source>
        <translation>nur mit Bockrunden</translation>
    </message>
    <message>
        <source>only when some hands can be thrown in</source>
        <translation>nur wenn geschmissen werden darf</translation>
    </message>
    <message>
        <source>only when a deal can be thrown in</source>
        <translation>nur wenn ein Spiel geschmissen werden kann</translation>
    </message>
    <message>
        <source>Deck, seats and dealing</source>
        <translation>Blatt, Plätze und Geben</translation>
    </message>
    <message>
        <source>Tricks and trumps</source>
        <translation>Stiche und Trümpfe</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Vorbehalte</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Weddings</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Poverties</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Schmeißen</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Ansagen und Absagen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte und Wertung</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Value of Re and Kontra</source>
        <translation>Wert von Re und Kontra</translation>
    </message>
    <message>
        <source>What an announced Re or Kontra does to the value of the game; it counts for whoever wins.</source>
        <translation>Was ein angesagtes Re oder Kontra mit dem Spielwert macht; es zählt für den, der gewinnt.</translation>
    </message>
    <message>
        <source>2 points each</source>
        <translation>je 2 Punkte</translation>
    </message>
    <message>
        <source>Re and Kontra count 2 points each.</source>
        <translation>Re und Kontra zählen je 2 Punkte.</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>je 1 Punkt</translation>
    </message>
    <message>
        <source>Re and Kontra count 1 point each.</source>
        <translation>Re und Kontra zählen je 1 Punkt.</translation>
    </message>
    <message>
        <source>each doubles the game</source>
        <translation>verdoppelt jeweils das Spiel</translation>
    </message>
    <message>
        <source>Re and Kontra each double the game.</source>
        <translation>Re und Kontra verdoppeln jeweils das Spiel.</translation>
    </message>
    <message>
        <source>nothing by themselves</source>
        <translation>für sich nichts</translation>
    </message>
    <message>
        <source>Re and Kontra bring no points by themselves.</source>
        <translation>Re und Kontra bringen selbst keine Punkte.</translation>
    </message>
    <message>
        <source>What is doubled</source>
        <translation>Was verdoppelt wird</translation>
    </message>
    <message>
        <source>Which points Re and Kontra double; the others are added afterwards.</source>
        <translation>Welche Punkte Re und Kontra verdoppeln; die übrigen kommen danach hinzu.</translation>
    </message>
    <message>
        <source>only when Re and Kontra double</source>
        <translation>nur wenn Re und Kontra verdoppeln</translation>
    </message>
    <message>
        <source>the game, its steps and announced steps</source>
        <translation>Spiel, Stufen und Absagen</translation>
    </message>
    <message>
        <source>Doubled are the points for the game, its steps and announced steps; the rest is added afterwards.</source>
        <translation>Verdoppelt werden Spiel, Stufen und Absagen; der Rest kommt danach hinzu.</translation>
    </message>
    <message>
        <source>also the point for beating Re</source>
        <translation>auch „gegen die Alten“</translation>
    </message>
    <message>
        <source>Doubled are the points for the game, its steps and beating Re; extra points are added afterwards.</source>
        <translation>Verdoppelt werden Spiel, Stufen, Absagen und „gegen die Alten“; Sonderpunkte kommen danach hinzu.</translation>
    </message>
    <message>
        <source>everything, extra points too</source>
        <translation>alles, auch Sonderpunkte</translation>
    </message>
    <message>
        <source>Everything is doubled, extra points too.</source>
        <translation>Verdoppelt wird alles, auch die Sonderpunkte.</translation>
    </message>
    <message>
        <source>Value of an announced step</source>
        <translation>Wert einer Absage</translation>
    </message>
    <message>
        <source>How many points each announced step (no 90, no 60, no 30, schwarz) counts.</source>
        <translation>Wie viele Punkte jede Absage (keine 90, keine 60, keine 30, schwarz) zählt.</translation>
    </message>
    <message>
        <source>Each announced step from no 90 on counts {n} points.</source>
        <translation>Jede Absage ab keine 90 zählt {n} Punkte.</translation>
    </message>
    <message>
        <source>Announced steps bring no points by themselves.</source>
        <translation>Absagen bringen selbst keine Punkte.</translation>
    </message>
    <message>
        <source>Each announced step from no 90 on counts 1 point.</source>
        <translation>Jede Absage ab keine 90 zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Re and Kontra are promises</source>
        <translation>Re und Kontra verpflichten</translation>
    </message>
    <message>
        <source>Whether a side that said Re or Kontra must itself reach 121 points (120 as a reply), so that both sides can fail.</source>
        <translation>Ob eine Partei nach Re oder Kontra selbst 121 Augen braucht (120 bei einer Erwiderung), sodass auch beide verfehlen können.</translation>
    </message>
    <message>
        <source>A side that announced Re or Kontra must reach 121 points, or 120 as a reply.</source>
        <translation>Wer Re oder Kontra sagt, braucht 121 Augen, bei einer Erwiderung 120.</translation>
    </message>
    <message>
        <source>Re and Kontra by themselves promise nothing.</source>
        <translation>Re und Kontra verpflichten zu nichts.</translation>
    </message>
    <message>
        <source>Kontra alone needs 121</source>
        <translation>Kontra allein braucht 121</translation>
    </message>
    <message>
        <source>If only Kontra was announced, Kontra needs 121 card points and Re wins with 120; otherwise it is the other way round.</source>
        <translation>Ist nur Kontra angesagt, braucht Kontra 121 Augen, und Re gewinnt mit 120; sonst ist es umgekehrt.</translation>
    </message>
    <message>
        <source>If only Kontra was announced, Re wins with 120 points.</source>
        <translation>Ist nur Kontra angesagt, gewinnt Re schon mit 120 Augen.</translation>
    </message>
    <message>
        <source>Re always needs 121 points, even if only Kontra was announced.</source>
        <translation>Re braucht immer 121 Augen, auch wenn nur Kontra angesagt ist.</translation>
    </message>
    <message>
        <source>Missing an announced step</source>
        <translation>Verfehlte Absage</translation>
    </message>
    <message>
        <source>Whether a side that misses its promise loses the game, or only hands the points for it to the others.</source>
        <translation>Ob eine Partei das Spiel verliert, wenn sie ihre Absage verfehlt, oder nur deren Punkte abgibt.</translation>
    </message>
    <message>
        <source>loses the game</source>
        <translation>verliert das Spiel</translation>
    </message>
    <message>
        <source>A side that misses an announced step loses the game.</source>
        <translation>Wer seine Absage verfehlt, verliert das Spiel.</translation>
    </message>
    <message>
        <source>only its points go over</source>
        <translation>nur ihre Punkte gehen über</translation>
    </message>
    <message>
        <source>A side that misses an announced step only hands its points to the others.</source>
        <translation>Wer seine Absage verfehlt, gibt nur deren Punkte ab.</translation>
    </message>
    <message>
        <source>Score of the losers&apos; announcements</source>
        <translation>Wertung der Absagen der Verlierer</translation>
    </message>
    <message>
        <source>What the steps announced by the losing side bring to the winners.</source>
        <translation>Was die Absagen der Verlierer den Gewinnern bringen.</translation>
    </message>
    <message>
        <source>once, and 1 point more if missed by 30</source>
        <translation>einfach, und 1 Punkt mehr, wenn 30 Augen fehlen</translation>
    </message>
    <message>
        <source>Steps announced by the losers count for the winners, and 1 point more for each that was missed by 30 card points.</source>
        <translation>Absagen der Verlierer zählen für die Gewinner, und je 1 Punkt mehr, wenn mindestens 30 Augen fehlten.</translation>
    </message>
    <message>
        <source>each announced step twice</source>
        <translation>jede Absage doppelt</translation>
    </message>
    <message>
        <source>Each step announced by the losers counts double for the winners.</source>
        <translation>Jede Absage der Verlierer zählt für die Gewinner doppelt.</translation>
    </message>
    <message>
        <source>each missed step twice</source>
        <translation>jede verfehlte Absage doppelt</translation>
    </message>
    <message>
        <source>Each step that the losers missed counts double for the winners; steps they met count nothing.</source>
        <translation>Jede verfehlte Absage der Verlierer zählt für die Gewinner doppelt; erfüllte zählen nicht.</translation>
    </message>
    <message>
        <source>each announced step once</source>
        <translation>jede Absage einfach</translation>
    </message>
    <message>
        <source>Each step announced by the losers counts for the winners.</source>
        <translation>Jede Absage der Verlierer zählt für die Gewinner.</translation>
    </message>
    <message>
        <source>Both sides miss their announcement</source>
        <translation>Beide verfehlen ihre Absage</translation>
    </message>
    <message>
        <source>Who wins when both sides miss what they announced.</source>
        <translation>Wer gewinnt, wenn beide Parteien ihre Absage verfehlen.</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>niemand gewinnt</translation>
    </message>
    <message>
        <source>If both sides miss their announcement, nobody wins.</source>
        <translation>Verfehlen beide Parteien ihre Absage, gewinnt niemand.</translation>
    </message>
    <message>
        <source>Kontra wins</source>
        <translation>Kontra gewinnt</translation>
    </message>
    <message>
        <source>If both sides miss their announcement, Kontra wins.</source>
        <translation>Verfehlen beide Parteien ihre Absage, gewinnt Kontra.</translation>
    </message>
    <message>
        <source>Score when nobody wins</source>
        <translation>Wertung ohne Gewinner</translation>
    </message>
    <message>
        <source>What is settled when neither side has won.</source>
        <translation>Was abgerechnet wird, wenn keine Partei gewonnen hat.</translation>
    </message>
    <message>
        <source>only when it can happen that nobody wins</source>
        <translation>nur wenn es Spiele ohne Gewinner geben kann</translation>
    </message>
    <message>
        <source>results, announcements and extra points</source>
        <translation>Stufen, Absagen und Sonderpunkte</translation>
    </message>
    <message>
        <source>If nobody wins, each side scores the steps it held the other under, announcements the other missed by 30, and its extra points.</source>
        <translation>Gewinnt niemand, zählen für jede Partei die Stufen, unter denen sie die andere hielt, um 30 Augen verfehlte Absagen der anderen und ihre Sonderpunkte.</translation>
    </message>
    <message>
        <source>only extra points</source>
        <translation>nur Sonderpunkte</translation>
    </message>
    <message>
        <source>If nobody wins, only extra points are settled.</source>
        <translation>Gewinnt niemand, werden nur Sonderpunkte verrechnet.</translation>
    </message>
    <message>
        <source>Cowardice</source>
        <translation>Feigheit</translation>
    </message>
    <message>
        <source>If the winners did at least this many steps better than they announced, the points for the game go to the losers; not when one plays alone.</source>
        <translation>Gewinnt eine Partei um so viele Stufen höher, als sie angesagt hat, bekommen die Verlierer die Spielpunkte; nicht wenn einer allein spielt.</translation>
    </message>
    <message>
        <source>Cowardice: whoever wins {n} or more steps above what was announced hands the game points to the losers.</source>
        <translation>Feigheit: Wer {n} oder mehr Stufen höher gewinnt als angesagt, gibt die Spielpunkte an die Verlierer ab.</translation>
    </message>
    <message>
        <source>There is no penalty for announcing too little.</source>
        <translation>Feigheit gibt es nicht.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Re and Kontra</source>
        <translation>Re und Kontra</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>keine 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>keine 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>keine 30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Usually Re or Kontra raises the value, then a side may promise to hold the other under 90, 60 or 30 or to take every trick; in Chile the result is predicted late in the deal.</source>
        <translation>Üblich sind Re und Kontra, die den Spielwert erhöhen, und Absagen wie keine 90 oder schwarz; in Chile wird das Ergebnis spät im Spiel vorhergesagt.</translation>
    </message>
    <message>
        <source>Re, Kontra, no 90, no 60, no 30, schwarz</source>
        <translation>Re, Kontra, keine 90, keine 60, keine 30, schwarz</translation>
    </message>
    <message>
        <source>Announcements are Re and Kontra, then no 90, no 60, no 30 and schwarz.</source>
        <translation>Angesagt werden Re und Kontra, abgesagt keine 90, keine 60, keine 30 und schwarz.</translation>
    </message>
    <message>
        <source>Chilean predictions</source>
        <translation>chilenische Vorhersagen</translation>
    </message>
    <message>
        <source>Once the second ♣Q has been played, a side may predict no 90, no 60, no 30 or schwarz, and raise it once in the next trick.</source>
        <translation>Ist die zweite Kreuz-Dame gefallen, darf eine Partei keine 90, keine 60, keine 30 oder schwarz vorhersagen und im nächsten Stich einmal erhöhen.</translation>
    </message>
    <message>
        <source>no announcements</source>
        <translation>keine Ansagen</translation>
    </message>
    <message>
        <source>Nothing is announced.</source>
        <translation>Es wird nichts angesagt.</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Ansagefristen</translation>
    </message>
    <message>
        <source>How many cards you may have played at most when you announce; 1 means that with twelve cards you must still hold eleven.</source>
        <translation>Wie viele eigene Karten bei einer Ansage höchstens gespielt sein dürfen; 1 heißt bei zwölf Karten: noch elf auf der Hand.</translation>
    </message>
    <message>
        <source>only when your own cards are counted</source>
        <translation>nur wenn die eigenen Karten zählen</translation>
    </message>
    <message>
        <source>Skipping steps</source>
        <translation>Stufen überspringen</translation>
    </message>
    <message>
        <source>Whether, say, no 60 may be announced at once, including the steps below it, or each step must be announced by itself.</source>
        <translation>Ob man zum Beispiel gleich keine 60 sagen darf, was die Stufen darunter einschließt, oder jede Stufe einzeln sagen muss.</translation>
    </message>
    <message>
        <source>every step must be said</source>
        <translation>jede Stufe muss gesagt werden</translation>
    </message>
    <message>
        <source>Every step must be announced by itself, in order.</source>
        <translation>Jede Stufe muss einzeln angesagt werden, der Reihe nach.</translation>
    </message>
    <message>
        <source>a higher step includes the lower ones</source>
        <translation>eine höhere schließt die niedrigeren ein</translation>
    </message>
    <message>
        <source>A higher step includes the lower ones, as long as each of them is still in time.</source>
        <translation>Eine höhere Stufe schließt die niedrigeren ein, solange auch diese noch rechtzeitig sind.</translation>
    </message>
    <message>
        <source>Reply to an announcement</source>
        <translation>Erwiderung</translation>
    </message>
    <message>
        <source>A side that has said nothing yet may answer with Re or Kontra, even when it holds this many cards fewer than the answered announcement needed.</source>
        <translation>Eine Partei, die noch nichts gesagt hat, darf mit Re oder Kontra antworten, auch wenn sie so viele Karten weniger hält, als die Ansage verlangte.</translation>
    </message>
    <message>
        <source>An announcement may be answered with Re or Kontra up to {n} cards later.</source>
        <translation>Auf eine Ansage darf bis zu {n} Karten später mit Re oder Kontra erwidert werden.</translation>
    </message>
    <message>
        <source>There is no extra time to answer an announcement.</source>
        <translation>Für eine Erwiderung gibt es keine längere Frist.</translation>
    </message>
    <message>
        <source>An announcement may be answered with Re or Kontra one card later.</source>
        <translation>Auf eine Ansage darf eine Karte später mit Re oder Kontra erwidert werden.</translation>
    </message>
    <message>
        <source>no extra time</source>
        <translation>keine längere Frist</translation>
    </message>
    <message>
        <source>More after a late reply</source>
        <translation>Absagen nach später Erwiderung</translation>
    </message>
    <message>
        <source>Whether a side whose reply would have been too late as a first announcement may go on with no 90 and so on.</source>
        <translation>Ob eine Partei nach einer Erwiderung, die für eine eigene Ansage zu spät gewesen wäre, noch keine 90 usw. absagen darf.</translation>
    </message>
    <message>
        <source>only when there is extra time to reply</source>
        <translation>nur wenn es für Erwiderungen eine längere Frist gibt</translation>
    </message>
    <message>
        <source>After a late reply the side may go on with no 90 and higher, if in time.</source>
        <translation>Nach einer späten Erwiderung darf die Partei noch absagen, wenn die Frist reicht.</translation>
    </message>
    <message>
        <source>After a late reply the side may announce nothing more.</source>
        <translation>Nach einer späten Erwiderung darf die Partei nichts mehr absagen.</translation>
    </message>
    <message>
        <source>Announcing out of turn</source>
        <translation>Ansagen außer der Reihe</translation>
    </message>
    <message>
        <source>Whether announcements are possible at any moment, or only in turn before playing a card.</source>
        <translation>Ob man jederzeit ansagen darf oder nur, wenn man am Zug ist, vor dem Ausspielen.</translation>
    </message>
    <message>
        <source>Announcements may be made out of turn.</source>
        <translation>Ansagen darf man jederzeit, auch außer der Reihe.</translation>
    </message>
    <message>
        <source>Announcements may only be made in turn, before playing a card.</source>
        <translation>Ansagen darf nur, wer am Zug ist, vor dem Ausspielen.</translation>
    </message>
    <message>
        <source>Knocking: secret announcements</source>
        <translation>Klopfen: geheime Ansagen</translation>
    </message>
    <message>
        <source>Whether an announcement hides the side of the player; then everybody announces for themselves and cannot build on the partner.</source>
        <translation>Ob eine Ansage die Partei verschweigt; dann sagt jeder für sich an und kann nicht auf dem Partner aufbauen.</translation>
    </message>
    <message>
        <source>Announcements do not tell the side; everybody announces for themselves.</source>
        <translation>Ansagen verraten die Partei nicht; jeder sagt für sich an (Klopfen).</translation>
    </message>
    <message>
        <source>Announcements tell the side.</source>
        <translation>Ansagen verraten die Partei.</translation>
    </message>
    <message>
        <source>The card in the open trick</source>
        <translation>Die Karte im offenen Stich</translation>
    </message>
    <message>
        <source>Whether your card in a trick that is not complete still counts as held in hand for the deadlines.</source>
        <translation>Ob deine Karte in einem unvollständigen Stich für die Fristen noch als Handkarte zählt.</translation>
    </message>
    <message>
        <source>A card in a trick that is not complete still counts as held in hand.</source>
        <translation>Eine Karte im unvollständigen Stich zählt für die Frist noch als Handkarte.</translation>
    </message>
    <message>
        <source>A card counts as played when it lies on the table.</source>
        <translation>Eine Karte gilt als gespielt, sobald sie auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>No announcements near the end</source>
        <translation>Keine Ansagen kurz vor Schluss</translation>
    </message>
    <message>
        <source>With fewer cards in hand than this nobody may announce anything, not even as a reply.</source>
        <translation>Mit weniger Karten auf der Hand darf niemand mehr ansagen, auch nicht erwidern.</translation>
    </message>
    <message>
        <source>Nobody may announce with fewer than {n} cards in hand.</source>
        <translation>Mit weniger als {n} Karten auf der Hand darf niemand mehr ansagen.</translation>
    </message>
    <message>
        <source>There is no further deadline for announcements.</source>
        <translation>Eine weitere Frist für Ansagen gibt es nicht.</translation>
    </message>
    <message>
        <source>Nobody may announce without a card in hand.</source>
        <translation>Ohne Karten auf der Hand darf niemand mehr ansagen.</translation>
    </message>
    <message>
        <source>no limit for the last cards</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>What deadlines count</source>
        <translation>Was die Fristen zählen</translation>
    </message>
    <message>
        <source>Whether the deadlines count your own cards, the cards on the table, or move on with every announcement.</source>
        <translation>Ob die Fristen die eigenen Karten zählen, die Karten auf dem Tisch, oder sich mit jeder Ansage verlängern.</translation>
    </message>
    <message>
        <source>your own cards</source>
        <translation>die eigenen Karten</translation>
    </message>
    <message>
        <source>Deadlines count your own cards.</source>
        <translation>Die Fristen zählen die eigenen Karten.</translation>
    </message>
    <message>
        <source>the cards on the table</source>
        <translation>die Karten auf dem Tisch</translation>
    </message>
    <message>
        <source>Re before the fifth card of the deal, Kontra before the 13th; each further step four cards later.</source>
        <translation>Re vor der fünften Karte des Spiels, Kontra vor der 13.; jede weitere Stufe vier Karten später.</translation>
    </message>
    <message>
        <source>moving on with each announcement</source>
        <translation>verlängert mit jeder Ansage</translation>
    </message>
    <message>
        <source>The first announcement before one&apos;s second card; every announcement gives all one trick more.</source>
        <translation>Die erste Ansage vor der eigenen zweiten Karte; jede Ansage gibt allen einen Stich mehr Zeit.</translation>
    </message>
    <message>
        <source>Compulsory announcement</source>
        <translation>Pflichtansage</translation>
    </message>
    <message>
        <source>Whether a player who takes a rich trick early in the deal must announce Re or Kontra.</source>
        <translation>Ob Re oder Kontra sagen muss, wer früh im Spiel einen teuren Stich macht.</translation>
    </message>
    <message>
        <source>Whoever takes a rich early trick must announce Re or Kontra.</source>
        <translation>Wer früh einen teuren Stich macht, muss Re oder Kontra ansagen.</translation>
    </message>
    <message>
        <source>Nobody is ever forced to announce.</source>
        <translation>Niemand muss je ansagen.</translation>
    </message>
    <message>
        <source>Compulsory announcement: points</source>
        <translation>Pflichtansage: Augen</translation>
    </message>
    <message>
        <source>How many card points make an announcement compulsory.</source>
        <translation>Ab wie vielen Augen angesagt werden muss.</translation>
    </message>
    <message>
        <source>Points for the compulsory announcement: {n}.</source>
        <translation>Augen für die Pflichtansage: {n}.</translation>
    </message>
    <message>
        <source>Compulsory announcement: at least or more</source>
        <translation>Pflichtansage: mindestens oder mehr</translation>
    </message>
    <message>
        <source>Whether exactly that many card points are enough.</source>
        <translation>Ob genau so viele Augen schon reichen.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>Exactly that many points are enough for the compulsory announcement.</source>
        <translation>Für die Pflichtansage reichen genau so viele Augen.</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>mehr als</translation>
    </message>
    <message>
        <source>The compulsory announcement needs more points than that.</source>
        <translation>Die Pflichtansage verlangt mehr Augen als das.</translation>
    </message>
    <message>
        <source>Compulsory announcement: tricks</source>
        <translation>Pflichtansage: Stiche</translation>
    </message>
    <message>
        <source>How many tricks from the beginning are watched for this.</source>
        <translation>Auf wie viele Stiche vom Anfang an geachtet wird.</translation>
    </message>
    <message>
        <source>Tricks watched for the compulsory announcement: {n}.</source>
        <translation>Stiche für die Pflichtansage: {n}.</translation>
    </message>
    <message>
        <source>Compulsory announcement: one trick or all</source>
        <translation>Pflichtansage: ein Stich oder alle</translation>
    </message>
    <message>
        <source>Whether one trick must be worth that much, or a player&apos;s tricks together.</source>
        <translation>Ob ein einziger Stich so viel zählen muss oder die Stiche eines Spielers zusammen.</translation>
    </message>
    <message>
        <source>only when more than one trick is watched</source>
        <translation>nur wenn auf mehr als einen Stich geachtet wird</translation>
    </message>
    <message>
        <source>a single trick</source>
        <translation>ein einzelner Stich</translation>
    </message>
    <message>
        <source>A single trick must be worth that much.</source>
        <translation>Ein einzelner Stich muss so viel zählen.</translation>
    </message>
    <message>
        <source>all tricks of a player together</source>
        <translation>alle Stiche eines Spielers zusammen</translation>
    </message>
    <message>
        <source>A player&apos;s tricks together must be worth that much.</source>
        <translation>Die Stiche eines Spielers müssen zusammen so viel zählen.</translation>
    </message>
    <message>
        <source>Compulsory announcement: only once</source>
        <translation>Pflichtansage: nur einmal</translation>
    </message>
    <message>
        <source>Whether only the first player who reaches the points must announce.</source>
        <translation>Ob nur der erste Spieler ansagen muss, der die Augen erreicht.</translation>
    </message>
    <message>
        <source>Only the first player who reaches the points must announce.</source>
        <translation>Nur wer die Augen als Erster erreicht, muss ansagen.</translation>
    </message>
    <message>
        <source>Everybody who reaches the points must announce.</source>
        <translation>Jeder, der die Augen erreicht, muss ansagen.</translation>
    </message>
    <message>
        <source>Compulsory announcement: if already announced</source>
        <translation>Pflichtansage: wenn schon angesagt ist</translation>
    </message>
    <message>
        <source>What a player must do whose side has already announced.</source>
        <translation>Was jemand tun muss, dessen Partei schon angesagt hat.</translation>
    </message>
    <message>
        <source>nothing more than Re or Kontra</source>
        <translation>nie mehr als Re oder Kontra</translation>
    </message>
    <message>
        <source>If the side has already announced, nothing more is compulsory.</source>
        <translation>Hat die Partei schon angesagt, muss sie nicht erhöhen.</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>die nächste Stufe</translation>
    </message>
    <message>
        <source>If the side has already announced, it must announce the next step.</source>
        <translation>Hat die Partei schon angesagt, muss sie die nächste Stufe ansagen.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>If the side has already announced, nothing is compulsory.</source>
        <translation>Hat die Partei schon angesagt, entfällt die Pflicht.</translation>
    </message>
    <message>
        <source>Compulsory announcement in a wedding</source>
        <translation>Pflichtansage bei Hochzeit</translation>
    </message>
    <message>
        <source>Whether the rule also holds in a wedding; the announcement is then made as soon as the partner is found.</source>
        <translation>Ob die Regel auch bei einer Hochzeit gilt; angesagt wird dann, sobald der Partner gefunden ist.</translation>
    </message>
    <message>
        <source>Announcements are compulsory in a wedding too, once the partner is found.</source>
        <translation>Die Pflichtansage gilt auch bei Hochzeit, sobald der Partner gefunden ist.</translation>
    </message>
    <message>
        <source>In a wedding no announcement is compulsory.</source>
        <translation>Bei Hochzeit gibt es keine Pflichtansage.</translation>
    </message>
    <message>
        <source>Asking for reservations</source>
        <translation>Vorbehalte abfragen</translation>
    </message>
    <message>
        <source>Whoever does not want a normal game has a reservation; it is asked for in two steps, which keeps losing ones secret, or named at once.</source>
        <translation>Wer kein Normalspiel will, hat einen Vorbehalt; gefragt wird in zwei Schritten, dann bleiben unterlegene Vorbehalte geheim, oder jeder sagt gleich, was er hat.</translation>
    </message>
    <message>
        <source>first “reservation”, then which</source>
        <translation>erst „Vorbehalt“, dann welcher</translation>
    </message>
    <message>
        <source>Everybody says “healthy” or “reservation”; only the highest reservation is revealed.</source>
        <translation>Jeder sagt „gesund“ oder „Vorbehalt“; aufgedeckt wird nur der höchste Vorbehalt.</translation>
    </message>
    <message>
        <source>named at once</source>
        <translation>gleich genannt</translation>
    </message>
    <message>
        <source>Everybody says at once what they want to play.</source>
        <translation>Jeder sagt gleich, was er spielen will.</translation>
    </message>
    <message>
        <source>Which reservation comes first</source>
        <translation>Rangfolge der Vorbehalte</translation>
    </message>
    <message>
        <source>If several players have a reservation, the one named first here is played; between equal ones the player who speaks earlier has it.</source>
        <translation>Haben mehrere einen Vorbehalt, wird der gespielt, der hier weiter vorn steht; bei gleichen hat ihn, wer zuerst dran ist.</translation>
    </message>
    <message>
        <source>compulsory solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>throwing in</source>
        <translation>Schmeißen</translation>
    </message>
    <message>
        <source>poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>wedding</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Of several reservations the higher one is played: {list}.</source>
        <translation>Von mehreren Vorbehalten gilt der höhere: {list}.</translation>
    </message>
    <message>
        <source>Reservations have their usual order.</source>
        <translation>Die Vorbehalte haben ihre übliche Rangfolge.</translation>
    </message>
    <message>
        <source>Several solos</source>
        <translation>Mehrere Soli</translation>
    </message>
    <message>
        <source>If several players want a solo, a later one may bid for it by promising no 90 or more; the earlier one keeps it by promising the same; what was promised counts as announced.</source>
        <translation>Wollen mehrere ein Solo spielen, darf ein späterer mit „keine 90“ und mehr überbieten; der frühere behält es, wenn er mithält; das Gebot gilt als angesagt.</translation>
    </message>
    <message>
        <source>the earlier player has it</source>
        <translation>wer früher dran ist</translation>
    </message>
    <message>
        <source>If several players want a solo, the one who speaks earlier has it.</source>
        <translation>Wollen mehrere ein Solo, spielt es, wer früher dran ist.</translation>
    </message>
    <message>
        <source>bidding with no 90 and more</source>
        <translation>reizen mit „keine 90“ und mehr</translation>
    </message>
    <message>
        <source>If several players want a solo, they bid for it with no 90, no 60, no 30 and schwarz.</source>
        <translation>Wollen mehrere ein Solo, wird mit keine 90, keine 60, keine 30 und schwarz darum gereizt.</translation>
    </message>
    <message>
        <source>Ranking of the solos</source>
        <translation>Rangfolge der Soli</translation>
    </message>
    <message>
        <source>If several players want a solo, the kind named first here is played; kinds that are not named come last.</source>
        <translation>Wollen mehrere ein Solo, wird das gespielt, das hier weiter vorn steht; nicht genannte kommen zuletzt.</translation>
    </message>
    <message>
        <source>not when players bid for the solo</source>
        <translation>nicht, wenn um das Solo gereizt wird</translation>
    </message>
    <message>
        <source>Of several solos the higher one is played: {list}.</source>
        <translation>Von mehreren Soli wird das höhere gespielt: {list}.</translation>
    </message>
    <message>
        <source>All solos rank equal.</source>
        <translation>Alle Soli sind gleichrangig.</translation>
    </message>
    <message>
        <source>Throwing in: nines</source>
        <translation>Schmeißen: Neunen</translation>
    </message>
    <message>
        <source>A hand with at least this many nines may be thrown in: it is not played, and the cards are dealt again.</source>
        <translation>Mit mindestens so vielen Neunen darf man schmeißen: das Spiel fällt aus, und es wird neu gegeben.</translation>
    </message>
    <message>
        <source>{n} or more nines</source>
        <translation>{n} oder mehr Neunen</translation>
    </message>
    <message>
        <source>Nines are no reason to throw in a hand.</source>
        <translation>Mit Neunen darf nicht geschmissen werden.</translation>
    </message>
    <message>
        <source>a single nine</source>
        <translation>einer einzigen Neun</translation>
    </message>
    <message>
        <source>Throwing in: kings</source>
        <translation>Schmeißen: Könige</translation>
    </message>
    <message>
        <source>A hand with at least this many kings may be thrown in.</source>
        <translation>Mit mindestens so vielen Königen darf man schmeißen.</translation>
    </message>
    <message>
        <source>{n} or more kings</source>
        <translation>{n} oder mehr Königen</translation>
    </message>
    <message>
        <source>Kings are no reason to throw in a hand.</source>
        <translation>Mit Königen darf nicht geschmissen werden.</translation>
    </message>
    <message>
        <source>a single king</source>
        <translation>einem einzigen König</translation>
    </message>
    <message>
        <source>Throwing in: nines and kings</source>
        <translation>Schmeißen: Neunen und Könige</translation>
    </message>
    <message>
        <source>A hand with at least this many nines and kings together may be thrown in.</source>
        <translation>Mit mindestens so vielen Neunen und Königen zusammen darf man schmeißen.</translation>
    </message>
    <message>
        <source>{n} or more nines and kings together</source>
        <translation>{n} oder mehr Neunen und Königen zusammen</translation>
    </message>
    <message>
        <source>Nines and kings together are no reason to throw in a hand.</source>
        <translation>Mit Neunen und Königen zusammen darf nicht geschmissen werden.</translation>
    </message>
    <message>
        <source>a single nine or king</source>
        <translation>einer einzigen Neun oder einem König</translation>
    </message>
    <message>
        <source>Throwing in: many card points</source>
        <translation>Schmeißen: viele Augen</translation>
    </message>
    <message>
        <source>A hand whose cards are worth at least this many points may be thrown in.</source>
        <translation>Mit mindestens so vielen Augen auf der Hand darf man schmeißen.</translation>
    </message>
    <message>
        <source>{n} or more card points</source>
        <translation>{n} oder mehr Augen</translation>
    </message>
    <message>
        <source>Many card points are no reason to throw in a hand.</source>
        <translation>Wegen vieler Augen darf nicht geschmissen werden.</translation>
    </message>
    <message>
        <source>any card points</source>
        <translation>irgendwelchen Augen</translation>
    </message>
    <message>
        <source>Throwing in: few card points</source>
        <translation>Schmeißen: wenige Augen</translation>
    </message>
    <message>
        <source>A hand whose cards are worth less than this many points may be thrown in.</source>
        <translation>Mit weniger als so vielen Augen auf der Hand darf man schmeißen.</translation>
    </message>
    <message>
        <source>fewer than {n} card points</source>
        <translation>weniger als {n} Augen</translation>
    </message>
    <message>
        <source>Few card points are no reason to throw in a hand.</source>
        <translation>Wegen weniger Augen darf nicht geschmissen werden.</translation>
    </message>
    <message>
        <source>no card points at all</source>
        <translation>gar keinen Augen</translation>
    </message>
    <message>
        <source>Throwing in: few trumps</source>
        <translation>Schmeißen: wenige Trümpfe</translation>
    </message>
    <message>
        <source>A hand with at most this many trumps may be thrown in.</source>
        <translation>Mit höchstens so vielen Trümpfen darf man schmeißen.</translation>
    </message>
    <message>
        <source>{n} trumps at most</source>
        <translation>höchstens {n} Trümpfen</translation>
    </message>
    <message>
        <source>Few trumps are no reason to throw in a hand.</source>
        <translation>Wegen weniger Trümpfe darf nicht geschmissen werden.</translation>
    </message>
    <message>
        <source>no trump at all</source>
        <translation>keinem einzigen Trumpf</translation>
    </message>
    <message>
        <source>one trump at most</source>
        <translation>höchstens einem Trumpf</translation>
    </message>
    <message>
        <source>Throwing in: no trump above ♦A</source>
        <translation>Schmeißen: kein Trumpf über dem Fuchs</translation>
    </message>
    <message>
        <source>A hand with no trump above the ♦A may be thrown in.</source>
        <translation>Ist der Fuchs der höchste Trumpf, oder liegt alles darunter, darf man schmeißen.</translation>
    </message>
    <message>
        <source>no trump above the ♦A</source>
        <translation>keinem Trumpf über dem Fuchs</translation>
    </message>
    <message>
        <source>A ♦A as highest trump is no reason to throw in a hand.</source>
        <translation>Mit dem Fuchs als höchstem Trumpf darf nicht geschmissen werden.</translation>
    </message>
    <message>
        <source>Throwing in: low trumps only</source>
        <translation>Schmeißen: nur niedrige Trümpfe</translation>
    </message>
    <message>
        <source>A hand whose highest trump is at most the ♦J may be thrown in.</source>
        <translation>Ist der höchste Trumpf höchstens der Karo-Bube, darf man schmeißen.</translation>
    </message>
    <message>
        <source>Low trumps are no reason to throw in a hand.</source>
        <translation>Wegen niedriger Trümpfe darf nicht geschmissen werden.</translation>
    </message>
    <message>
        <source>highest trump at most the ♦J</source>
        <translation>höchster Trumpf höchstens Karo-Bube</translation>
    </message>
    <message>
        <source>no trump above the ♦J</source>
        <translation>keinem Trumpf über dem Karo-Buben</translation>
    </message>
    <message>
        <source>Throwing in before a solo</source>
        <translation>Schmeißen geht vor Solo</translation>
    </message>
    <message>
        <source>Whether a hand can be thrown in even when somebody else wants to play a solo.</source>
        <translation>Ob man auch dann schmeißen darf, wenn ein anderer ein Solo spielen will.</translation>
    </message>
    <message>
        <source>Throwing in comes before a solo.</source>
        <translation>Schmeißen geht vor Solo.</translation>
    </message>
    <message>
        <source>Throwing in ranks where the order of reservations puts it.</source>
        <translation>Schmeißen hat den Platz, den die Rangfolge der Vorbehalte angibt.</translation>
    </message>
    <message>
        <source>only when some event starts them; as it is there is never a bock round</source>
        <translation>nur wenn sie durch etwas ausgelöst werden; so kommt es nie dazu</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Schwarze Sau</translation>
    </message>
    <message>
        <source>Whoever takes the trick with the second ♠Q plays alone against the other three from then on.</source>
        <translation>Wer den Stich mit der zweiten Pik-Dame macht, spielt von da an allein gegen die drei anderen.</translation>
    </message>
    <message>
        <source>no black sow</source>
        <translation>keine Schwarze Sau</translation>
    </message>
    <message>
        <source>There is no black sow.</source>
        <translation>Die Schwarze Sau gibt es nicht.</translation>
    </message>
    <message>
        <source>plays on alone</source>
        <translation>spielt allein weiter</translation>
    </message>
    <message>
        <source>Whoever takes the second ♠Q, the black sow, plays alone from then on.</source>
        <translation>Wer die zweite Pik-Dame bekommt (Schwarze Sau), spielt von da an allein.</translation>
    </message>
    <message>
        <source>must name a solo</source>
        <translation>muss ein Solo ansagen</translation>
    </message>
    <message>
        <source>Whoever takes the second ♠Q, the black sow, must name a solo for the rest of the deal.</source>
        <translation>Wer die zweite Pik-Dame bekommt (Schwarze Sau), muss für den Rest ein Solo ansagen.</translation>
    </message>
    <message>
        <source>only when there is a solo to name; otherwise the player is just alone</source>
        <translation>nur wenn es ein Solo dafür gibt; sonst spielt er einfach allein</translation>
    </message>
    <message>
        <source>When there is a black sow</source>
        <translation>Wann Schwarze Sau gespielt wird</translation>
    </message>
    <message>
        <source>Whether the black sow is part of every deal, or only of deals in which nobody took a poverty.</source>
        <translation>Ob die Schwarze Sau immer mitläuft oder nur, wenn niemand eine Armut genommen hat.</translation>
    </message>
    <message>
        <source>only with the black sow</source>
        <translation>nur mit Schwarzer Sau</translation>
    </message>
    <message>
        <source>always, except in solos</source>
        <translation>immer, außer im Solo</translation>
    </message>
    <message>
        <source>The black sow is live in every deal that is not a solo.</source>
        <translation>Die Schwarze Sau läuft in jedem Spiel außer Soli mit.</translation>
    </message>
    <message>
        <source>only after a refused poverty</source>
        <translation>nur nach abgelehnter Armut</translation>
    </message>
    <message>
        <source>The black sow is only live when nobody took a poverty.</source>
        <translation>Schwarze Sau gibt es nur, wenn niemand die Armut genommen hat.</translation>
    </message>
    <message>
        <source>only when a refused poverty is played on; as it is there is never a black sow</source>
        <translation>nur wenn nach abgelehnter Armut weitergespielt wird; so kommt sie nie vor</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Bockrunden</translation>
    </message>
    <message>
        <source>Whether certain events make the following deals count a multiple.</source>
        <translation>Ob nach bestimmten Ereignissen die folgenden Spiele mehrfach zählen.</translation>
    </message>
    <message>
        <source>There are bock rounds.</source>
        <translation>Es gibt Bockrunden.</translation>
    </message>
    <message>
        <source>There are no bock rounds.</source>
        <translation>Bockrunden gibt es nicht.</translation>
    </message>
    <message>
        <source>What starts bock rounds</source>
        <translation>Auslöser für Bock</translation>
    </message>
    <message>
        <source>The events after which the next deals are bock deals; several in one deal count once.</source>
        <translation>Die Ereignisse, nach denen Bock gespielt wird; mehrere in einem Spiel zählen einmal.</translation>
    </message>
    <message>
        <source>120 card points each</source>
        <translation>120 zu 120</translation>
    </message>
    <message>
        <source>120 each</source>
        <translation>120 zu 120</translation>
    </message>
    <message>
        <source>hearts trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>a trick of four plain hearts</source>
        <translation>einem Herzstich</translation>
    </message>
    <message>
        <source>lost solo</source>
        <translation>verlorenes Solo</translation>
    </message>
    <message>
        <source>a lost solo</source>
        <translation>einem verlorenen Solo</translation>
    </message>
    <message>
        <source>lost with Re or Kontra announced</source>
        <translation>mit eigenem Re oder Kontra verloren</translation>
    </message>
    <message>
        <source>a game lost by a side that had announced Re or Kontra</source>
        <translation>einem trotz eigenem Re oder Kontra verlorenen Spiel</translation>
    </message>
    <message>
        <source>Re and Kontra both announced</source>
        <translation>Re und Kontra beide angesagt</translation>
    </message>
    <message>
        <source>a game with both Re and Kontra announced</source>
        <translation>einem Spiel mit Re und Kontra</translation>
    </message>
    <message>
        <source>game worth 0</source>
        <translation>Spielwert 0</translation>
    </message>
    <message>
        <source>a game worth 0</source>
        <translation>einem Spiel mit Wert 0</translation>
    </message>
    <message>
        <source>side that takes nothing</source>
        <translation>schwarz gespielt</translation>
    </message>
    <message>
        <source>a game in which a side took nothing</source>
        <translation>einem Spiel, in dem eine Partei schwarz war</translation>
    </message>
    <message>
        <source>Bock rounds follow: {list}.</source>
        <translation>Bock gibt es nach: {list}.</translation>
    </message>
    <message>
        <source>No event starts a bock round.</source>
        <translation>Nichts löst eine Bockrunde aus.</translation>
    </message>
    <message>
        <source>Factor of bock</source>
        <translation>Faktor bei Bock</translation>
    </message>
    <message>
        <source>How many times a bock deal counts.</source>
        <translation>Wievielfach ein Bockspiel zählt.</translation>
    </message>
    <message>
        <source>A bock deal counts {n} times.</source>
        <translation>Ein Bockspiel zählt {n}-fach.</translation>
    </message>
    <message>
        <source>A bock deal counts no more than others.</source>
        <translation>Ein Bockspiel zählt nicht mehr als andere.</translation>
    </message>
    <message>
        <source>A bock deal counts double.</source>
        <translation>Ein Bockspiel zählt doppelt.</translation>
    </message>
    <message>
        <source>Length of bock</source>
        <translation>Länge der Bockrunde</translation>
    </message>
    <message>
        <source>How many deals a bock round lasts; deals that the same dealer repeats do not use one up.</source>
        <translation>Wie viele Spiele eine Bockrunde dauert; Wiederholungen durch denselben Geber verbrauchen keines.</translation>
    </message>
    <message>
        <source>A bock round lasts {n} deals.</source>
        <translation>Eine Bockrunde dauert {n} Spiele.</translation>
    </message>
    <message>
        <source>A bock round lasts one deal.</source>
        <translation>Eine Bockrunde dauert ein Spiel.</translation>
    </message>
    <message>
        <source>Bock during bock</source>
        <translation>Bock im Bock</translation>
    </message>
    <message>
        <source>What happens when something starts a bock round while one is running.</source>
        <translation>Was geschieht, wenn in einer laufenden Bockrunde erneut Bock ausgelöst wird.</translation>
    </message>
    <message>
        <source>the factors multiply</source>
        <translation>die Faktoren werden multipliziert</translation>
    </message>
    <message>
        <source>Bock rounds that overlap multiply each other.</source>
        <translation>Überlappende Bockrunden multiplizieren sich.</translation>
    </message>
    <message>
        <source>the new round is added at the end</source>
        <translation>die neue wird angehängt</translation>
    </message>
    <message>
        <source>A bock round that starts during another one is added at its end.</source>
        <translation>Neuer Bock während einer Bockrunde wird hinten angehängt.</translation>
    </message>
    <message>
        <source>the round starts again</source>
        <translation>die Runde beginnt von vorn</translation>
    </message>
    <message>
        <source>A new event during a bock round starts it again.</source>
        <translation>Neuer Bock während einer Bockrunde lässt sie von vorn beginnen.</translation>
    </message>
    <message>
        <source>A new event during a bock round does nothing.</source>
        <translation>Während einer Bockrunde wird kein neuer Bock ausgelöst.</translation>
    </message>
    <message>
        <source>What bock multiplies</source>
        <translation>Was Bock vervielfacht</translation>
    </message>
    <message>
        <source>Whether a bock deal multiplies the whole value, only the game without extra points, or adds a fixed number of points.</source>
        <translation>Ob in einem Bockspiel alles vervielfacht wird, nur das Spiel ohne Sonderpunkte, oder ob feste Punkte hinzukommen.</translation>
    </message>
    <message>
        <source>the whole value</source>
        <translation>den ganzen Spielwert</translation>
    </message>
    <message>
        <source>Bock multiplies the whole value, extra points too.</source>
        <translation>Bock vervielfacht den ganzen Spielwert, auch Sonderpunkte.</translation>
    </message>
    <message>
        <source>everything but extra points</source>
        <translation>alles außer Sonderpunkten</translation>
    </message>
    <message>
        <source>Bock multiplies everything but the extra points.</source>
        <translation>Bock vervielfacht alles außer den Sonderpunkten.</translation>
    </message>
    <message>
        <source>nothing; points are added</source>
        <translation>nichts, es kommen Punkte hinzu</translation>
    </message>
    <message>
        <source>In a bock deal the factor is added to the value instead of multiplying it.</source>
        <translation>Bei Bock wird der Faktor zum Spielwert addiert, statt zu multiplizieren.</translation>
    </message>
    <message>
        <source>no point</source>
        <translation>kein Punkt</translation>
    </message>
    <message>
        <source>under 90</source>
        <extracomment>The four results beyond winning, for lists of numbers.</extracomment>
        <translation>unter 90</translation>
    </message>
    <message>
        <source>under 60</source>
        <translation>unter 60</translation>
    </message>
    <message>
        <source>under 30</source>
        <translation>unter 30</translation>
    </message>
    <message>
        <source>Points for winning</source>
        <translation>Punkte fürs Gewinnen</translation>
    </message>
    <message>
        <source>How many points a won game counts.</source>
        <translation>Wie viele Punkte ein gewonnenes Spiel zählt.</translation>
    </message>
    <message>
        <source>A won game counts {n} points.</source>
        <translation>Gewonnen zählt {n} Punkte.</translation>
    </message>
    <message>
        <source>Winning by itself brings no point.</source>
        <translation>Gewonnen zählt für sich keinen Punkt.</translation>
    </message>
    <message>
        <source>A won game counts 1 point.</source>
        <translation>Gewonnen zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Beating Re</source>
        <translation>Gegen die Alten</translation>
    </message>
    <message>
        <source>How many points Kontra gets in addition for winning against the ♣Q, “the old ones”.</source>
        <translation>Wie viele Punkte Kontra zusätzlich bekommt, wenn es gegen die Kreuz-Damen, „die Alten“, gewinnt.</translation>
    </message>
    <message>
        <source>If Kontra wins, it gets {n} points more.</source>
        <translation>Gewinnt Kontra, gibt es {n} Punkte mehr (gegen die Alten).</translation>
    </message>
    <message>
        <source>Kontra gets nothing extra for winning.</source>
        <translation>„Gegen die Alten“ zählt nicht.</translation>
    </message>
    <message>
        <source>If Kontra wins, it gets 1 point more.</source>
        <translation>Gewinnt Kontra, gibt es 1 Punkt mehr (gegen die Alten).</translation>
    </message>
    <message>
        <source>Points for results</source>
        <translation>Punkte für Stufen</translation>
    </message>
    <message>
        <source>How many points it counts when the losers stay under 90, under 60, under 30, or take nothing, announced or not.</source>
        <translation>Wie viele Punkte es zählt, wenn die Verlierer unter 90, unter 60, unter 30 bleiben oder schwarz sind, angesagt oder nicht.</translation>
    </message>
    <message>
        <source>What schwarz means</source>
        <translation>Was schwarz heißt</translation>
    </message>
    <message>
        <source>Whether a side is schwarz when it has no trick, or already when its tricks are worth nothing.</source>
        <translation>Ob eine Partei schwarz ist, wenn sie keinen Stich hat, oder schon, wenn ihre Stiche nichts zählen.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>Schwarz means without a trick.</source>
        <translation>Schwarz heißt: ohne Stich.</translation>
    </message>
    <message>
        <source>no card point</source>
        <translation>kein Auge</translation>
    </message>
    <message>
        <source>Schwarz means without a card point.</source>
        <translation>Schwarz heißt: ohne ein einziges Auge.</translation>
    </message>
    <message>
        <source>Who wins when both sides have 120 card points and nothing was announced.</source>
        <translation>Wer bei 120 zu 120 gewinnt, wenn nichts angesagt wurde.</translation>
    </message>
    <message>
        <source>With 120 each, Kontra wins.</source>
        <translation>Bei 120 zu 120 gewinnt Kontra.</translation>
    </message>
    <message>
        <source>With 120 each and nothing announced, nobody wins.</source>
        <translation>Bei 120 zu 120 ohne Ansage gewinnt niemand.</translation>
    </message>
    <message>
        <source>Value of 120 each</source>
        <translation>Wert von 120 zu 120</translation>
    </message>
    <message>
        <source>What Kontra gets for winning with 120 card points each.</source>
        <translation>Was Kontra bekommt, wenn es bei 120 zu 120 gewinnt.</translation>
    </message>
    <message>
        <source>like any win</source>
        <translation>wie jedes gewonnene Spiel</translation>
    </message>
    <message>
        <source>With 120 each, a win of Kontra counts like any other.</source>
        <translation>Bei 120 zu 120 zählt der Gewinn von Kontra wie jeder andere.</translation>
    </message>
    <message>
        <source>only the point for beating Re</source>
        <translation>nur „gegen die Alten“</translation>
    </message>
    <message>
        <source>With 120 each, Kontra gets only the point for beating Re.</source>
        <translation>Bei 120 zu 120 bekommt Kontra nur „gegen die Alten“.</translation>
    </message>
    <message>
        <source>More extra points than the game is worth</source>
        <translation>Mehr Sonderpunkte als Spielwert</translation>
    </message>
    <message>
        <source>Whether the losers&apos; extra points can turn a won game into minus points for the winners.</source>
        <translation>Ob Sonderpunkte der Verlierer ein gewonnenes Spiel für die Gewinner ins Minus drehen können.</translation>
    </message>
    <message>
        <source>may turn the result</source>
        <translation>dürfen das Ergebnis drehen</translation>
    </message>
    <message>
        <source>The losers&apos; extra points may even turn the result around.</source>
        <translation>Sonderpunkte der Verlierer dürfen das Ergebnis sogar umdrehen.</translation>
    </message>
    <message>
        <source>down to zero at most</source>
        <translation>höchstens bis null</translation>
    </message>
    <message>
        <source>The losers&apos; extra points can bring a won game down to zero at most.</source>
        <translation>Sonderpunkte der Verlierer drücken ein gewonnenes Spiel höchstens auf null.</translation>
    </message>
    <message>
        <source>Writing the points</source>
        <translation>Aufschreiben der Punkte</translation>
    </message>
    <message>
        <source>Whether winners write plus and losers minus, or only one of the two sides writes at all.</source>
        <translation>Ob Gewinner Plus und Verlierer Minus schreiben oder nur eine der beiden Parteien schreibt.</translation>
    </message>
    <message>
        <source>winners plus, losers minus</source>
        <translation>Gewinner plus, Verlierer minus</translation>
    </message>
    <message>
        <source>Winners write plus points, losers minus; a player alone wins or loses with three opponents.</source>
        <translation>Gewinner schreiben Plus, Verlierer Minus; wer allein spielt, rechnet mit allen drei Gegnern ab.</translation>
    </message>
    <message>
        <source>only the winners</source>
        <translation>nur die Gewinner</translation>
    </message>
    <message>
        <source>Only the winners write points.</source>
        <translation>Nur die Gewinner schreiben Punkte.</translation>
    </message>
    <message>
        <source>only the losers, as minus</source>
        <translation>nur die Verlierer, als Minus</translation>
    </message>
    <message>
        <source>Only the losers write points, as minus.</source>
        <translation>Nur die Verlierer schreiben Punkte, als Minus.</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Fuchs gefangen</translation>
    </message>
    <message>
        <source>Points for taking a ♦A, the fox, from the other side.</source>
        <translation>Punkte für ein Karo-Ass, den Fuchs, das man der anderen Partei abnimmt.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts {n} points.</source>
        <translation>Fuchs gefangen zählt {n} Punkte.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts nothing.</source>
        <translation>Fuchs gefangen zählt nicht.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts 1 point.</source>
        <translation>Fuchs gefangen zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Fuchs im letzten Stich gefangen</translation>
    </message>
    <message>
        <source>Additional points if the fox is caught in the last trick.</source>
        <translation>Zusätzliche Punkte, wenn der Fuchs im letzten Stich gefangen wird.</translation>
    </message>
    <message>
        <source>only when a caught fox counts</source>
        <translation>nur wenn „Fuchs gefangen“ zählt</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts {n} points more.</source>
        <translation>Ein im letzten Stich gefangener Fuchs zählt {n} Punkte mehr.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts no more than others.</source>
        <translation>Ein im letzten Stich gefangener Fuchs zählt nicht mehr als andere.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts 1 point more.</source>
        <translation>Ein im letzten Stich gefangener Fuchs zählt 1 Punkt mehr.</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>Fuchs am End</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a ♦A.</source>
        <translation>Punkte dafür, den letzten Stich mit einem Karo-Ass zu machen.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts {n} points.</source>
        <translation>Der Fuchs am End zählt {n} Punkte.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts nothing.</source>
        <translation>Der Fuchs am End zählt nicht.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts 1 point.</source>
        <translation>Der Fuchs am End zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Both foxes in the last trick</source>
        <translation>Beide Füchse im letzten Stich</translation>
    </message>
    <message>
        <source>Whether it counts twice if a fox wins the last trick and the partner&apos;s fox lies in it too.</source>
        <translation>Ob es doppelt zählt, wenn ein Fuchs den letzten Stich macht und der Fuchs des Partners auch darin liegt.</translation>
    </message>
    <message>
        <source>only when a fox winning the last trick counts</source>
        <translation>nur wenn der Fuchs am End zählt</translation>
    </message>
    <message>
        <source>That counts twice if the partner&apos;s fox lies in the same trick.</source>
        <translation>Das zählt doppelt, wenn der Fuchs des Partners im selben Stich liegt.</translation>
    </message>
    <message>
        <source>A second fox in the last trick counts nothing more.</source>
        <translation>Ein zweiter Fuchs im letzten Stich zählt nicht mehr.</translation>
    </message>
    <message>
        <source>Charlie wins the last trick</source>
        <translation>Karlchen macht den letzten Stich</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a ♣J, called Charlie.</source>
        <translation>Punkte dafür, den letzten Stich mit einem Kreuz-Buben, dem Karlchen, zu machen.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts {n} points.</source>
        <translation>Karlchen im letzten Stich zählt {n} Punkte.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts nothing.</source>
        <translation>Karlchen im letzten Stich zählt nicht.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts 1 point.</source>
        <translation>Karlchen im letzten Stich zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Karlchen gefangen</translation>
    </message>
    <message>
        <source>A point for taking a ♣J of the other side in the last trick.</source>
        <translation>Ein Punkt für einen Kreuz-Buben, den man der anderen Partei im letzten Stich abnimmt.</translation>
    </message>
    <message>
        <source>counts nothing</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>Catching Charlie counts nothing.</source>
        <translation>Karlchen gefangen zählt nicht.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>Catching the others&apos; Charlie in the last trick counts 1 point.</source>
        <translation>Karlchen im letzten Stich gefangen zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>1 point, only with a ♦Q</source>
        <translation>1 Punkt, nur mit Karo-Dame</translation>
    </message>
    <message>
        <source>Catching the others&apos; Charlie in the last trick with a ♦Q counts 1 point.</source>
        <translation>Karlchen im letzten Stich mit der Karo-Dame gefangen zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>Two Charlies caught</source>
        <translation>Zwei Karlchen gefangen</translation>
    </message>
    <message>
        <source>Whether two ♣J of the other side in the last trick count two points.</source>
        <translation>Ob zwei Kreuz-Buben der anderen Partei im letzten Stich zwei Punkte zählen.</translation>
    </message>
    <message>
        <source>only when catching Charlie counts</source>
        <translation>nur wenn „Karlchen gefangen“ zählt</translation>
    </message>
    <message>
        <source>Two Charlies caught count 2 points.</source>
        <translation>Zwei gefangene Karlchen zählen 2 Punkte.</translation>
    </message>
    <message>
        <source>Two Charlies caught count no more than one.</source>
        <translation>Zwei gefangene Karlchen zählen nicht mehr als eines.</translation>
    </message>
    <message>
        <source>Both Charlies in the last trick</source>
        <translation>Beide Karlchen im letzten Stich</translation>
    </message>
    <message>
        <source>Whether it counts twice if Charlie wins the last trick and the partner&apos;s Charlie lies in it too.</source>
        <translation>Ob es doppelt zählt, wenn Karlchen den letzten Stich macht und das Karlchen des Partners auch darin liegt.</translation>
    </message>
    <message>
        <source>only when Charlie winning the last trick counts</source>
        <translation>nur wenn Karlchen im letzten Stich zählt</translation>
    </message>
    <message>
        <source>Charlie winning the last trick counts twice if the partner&apos;s Charlie lies in it.</source>
        <translation>Karlchen zählt doppelt, wenn auch das Karlchen des Partners im letzten Stich liegt.</translation>
    </message>
    <message>
        <source>A partner&apos;s Charlie in the last trick counts nothing more.</source>
        <translation>Das Karlchen des Partners im letzten Stich zählt nicht mehr.</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>A trick worth at least this many card points brings its winner an extra point; 40 means nothing but aces and tens.</source>
        <translation>Ein Stich mit mindestens so vielen Augen bringt dem, der ihn macht, einen Sonderpunkt; 40 heißt: nur Asse und Zehnen.</translation>
    </message>
    <message>
        <source>A Doppelkopf, a trick worth {n} card points or more, counts 1 point.</source>
        <translation>Ein Doppelkopf, ein Stich mit {n} Augen oder mehr, zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>A Doppelkopf counts nothing.</source>
        <translation>Ein Doppelkopf zählt nicht.</translation>
    </message>
    <message>
        <source>Every trick worth anything counts 1 point.</source>
        <translation>Jeder Stich, der etwas zählt, bringt 1 Punkt.</translation>
    </message>
    <message>
        <source>♥10 caught</source>
        <translation>Dulle gefangen</translation>
    </message>
    <message>
        <source>Whether it counts a point when a ♥10 beats a ♥10 of the other side.</source>
        <translation>Ob es einen Punkt zählt, wenn eine Dulle eine Dulle der anderen Partei sticht.</translation>
    </message>
    <message>
        <source>A ♥10 that beats a ♥10 of the other side counts 1 point.</source>
        <translation>Dulle gefangen zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>A ♥10 beating a ♥10 counts nothing.</source>
        <translation>Dulle gefangen zählt nicht.</translation>
    </message>
    <message>
        <source>Hearts trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>Whether a trick of four plain hearts counts a point.</source>
        <translation>Ob ein Stich aus vier einfachen Herzkarten einen Punkt zählt.</translation>
    </message>
    <message>
        <source>A trick of four plain hearts counts 1 point.</source>
        <translation>Ein Herzstich (vier einfache Herzkarten) zählt 1 Punkt.</translation>
    </message>
    <message>
        <source>A trick of four plain hearts counts nothing.</source>
        <translation>Ein Herzstich zählt nicht.</translation>
    </message>
    <message>
        <source>Special extra points</source>
        <translation>Besondere Sonderpunkte</translation>
    </message>
    <message>
        <source>Further extra points that only some tables count, 1 point each.</source>
        <translation>Weitere Sonderpunkte, die nur manche Tische zählen, je 1 Punkt.</translation>
    </message>
    <message>
        <source>♠K taken by a ♠Q</source>
        <translation>Pik-König von Pik-Dame gestochen (Klabautermann)</translation>
    </message>
    <message>
        <source>four queens in a trick</source>
        <translation>vier Damen im Stich (Kaffeekränzchen)</translation>
    </message>
    <message>
        <source>Charlie taken by a ♦Q in the last trick</source>
        <translation>Karlchen im letzten Stich von Karo-Dame gefangen (Agathe)</translation>
    </message>
    <message>
        <source>a ♦9 wins a trick</source>
        <translation>Karo-Neun macht einen Stich (Fischauge)</translation>
    </message>
    <message>
        <source>a fox takes a ♦9</source>
        <translation>Fuchs fängt Karo-Neun (Gans)</translation>
    </message>
    <message>
        <source>a trick worth nothing</source>
        <translation>Stich ohne Augen (Koppeldopf)</translation>
    </message>
    <message>
        <source>1 point each for: {list}.</source>
        <translation>Je 1 Punkt für: {list}.</translation>
    </message>
    <message>
        <source>There are no special extra points.</source>
        <translation>Besondere Sonderpunkte gibt es nicht.</translation>
    </message>
    <message>
        <source>clubs solo</source>
        <translation>Kreuz-Solo</translation>
    </message>
    <message>
        <source>spades solo</source>
        <translation>Pik-Solo</translation>
    </message>
    <message>
        <source>hearts solo</source>
        <translation>Herz-Solo</translation>
    </message>
    <message>
        <source>diamonds solo</source>
        <translation>Karo-Solo</translation>
    </message>
    <message>
        <source>queens solo</source>
        <translation>Damensolo</translation>
    </message>
    <message>
        <source>jacks solo</source>
        <translation>Bubensolo</translation>
    </message>
    <message>
        <source>ace solo (no trumps)</source>
        <translation>Fleischloser (ohne Trumpf)</translation>
    </message>
    <message>
        <source>kings solo</source>
        <translation>Königssolo</translation>
    </message>
    <message>
        <source>pure clubs solo</source>
        <translation>reines Kreuz-Solo</translation>
    </message>
    <message>
        <source>pure spades solo</source>
        <translation>reines Pik-Solo</translation>
    </message>
    <message>
        <source>pure hearts solo</source>
        <translation>reines Herz-Solo</translation>
    </message>
    <message>
        <source>pure diamonds solo</source>
        <translation>reines Karo-Solo</translation>
    </message>
    <message>
        <source>queens over jacks solo</source>
        <translation>Damen-Buben-Solo (Damen höher)</translation>
    </message>
    <message>
        <source>jacks over queens solo</source>
        <translation>Buben-Damen-Solo (Buben höher)</translation>
    </message>
    <message>
        <source>kings over queens solo</source>
        <translation>Königs-Damen-Solo</translation>
    </message>
    <message>
        <source>kings over jacks solo</source>
        <translation>Königs-Buben-Solo</translation>
    </message>
    <message>
        <source>Köhler (kings, queens, jacks)</source>
        <translation>Köhler (Könige, Damen, Buben)</translation>
    </message>
    <message>
        <source>queens and one suit</source>
        <translation>Damen und eine Farbe</translation>
    </message>
    <message>
        <source>jacks and one suit</source>
        <translation>Buben und eine Farbe</translation>
    </message>
    <message>
        <source>null (not a single trick)</source>
        <translation>Null (kein einziger Stich)</translation>
    </message>
    <message>
        <source>Slim Martin (fewest tricks)</source>
        <translation>Schlanker Martin (wenigste Stiche)</translation>
    </message>
    <message>
        <source>all four suit solos</source>
        <extracomment>Named together where all four are played.</extracomment>
        <translation>alle vier Farbsoli</translation>
    </message>
    <message>
        <source>all four pure suit solos</source>
        <translation>alle vier reinen Farbsoli</translation>
    </message>
    <message>
        <source>Kinds of solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>In a solo one player plays alone against the other three and chooses what is trump; in a pure suit solo that is nothing but one suit.</source>
        <translation>Im Solo spielt einer allein gegen die drei anderen und bestimmt, was Trumpf ist; im reinen Farbsolo ist das nur eine einzige Farbe.</translation>
    </message>
    <message>
        <source>Solos: {list}.</source>
        <translation>Soli: {list}.</translation>
    </message>
    <message>
        <source>No solos are played.</source>
        <translation>Soli werden nicht gespielt.</translation>
    </message>
    <message>
        <source>First card in a solo</source>
        <translation>Aufspiel im Solo</translation>
    </message>
    <message>
        <source>Who plays the first card of a solo: the player after the dealer, as in a normal game, or the soloist.</source>
        <translation>Wer im Solo herauskommt: wie im Normalspiel der Spieler nach dem Geber oder der Solist.</translation>
    </message>
    <message>
        <source>the player after the dealer</source>
        <translation>der Spieler nach dem Geber</translation>
    </message>
    <message>
        <source>In a solo the player after the dealer leads, as always.</source>
        <translation>Im Solo kommt wie immer der Spieler nach dem Geber heraus.</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>der Solist</translation>
    </message>
    <message>
        <source>The soloist leads to the first trick.</source>
        <translation>Der Solist kommt heraus.</translation>
    </message>
    <message>
        <source>the soloist, in compulsory solos only</source>
        <translation>der Solist, aber nur im Pflichtsolo</translation>
    </message>
    <message>
        <source>The soloist leads in a compulsory solo; in others the player after the dealer does.</source>
        <translation>Im Pflichtsolo kommt der Solist heraus, im Lustsolo der Spieler nach dem Geber.</translation>
    </message>
    <message>
        <source>Same dealer after a solo</source>
        <translation>Geber nach einem Solo</translation>
    </message>
    <message>
        <source>After which solos the same dealer deals again; after a forced compulsory solo the deal always moves on.</source>
        <translation>Nach welchen Soli derselbe Geber noch einmal gibt; nach einem vorgeführten Pflichtsolo gibt immer der Nächste.</translation>
    </message>
    <message>
        <source>after none</source>
        <translation>nach keinem</translation>
    </message>
    <message>
        <source>After a solo the next player deals.</source>
        <translation>Nach einem Solo gibt der Nächste.</translation>
    </message>
    <message>
        <source>after compulsory solos</source>
        <translation>nach Pflichtsoli</translation>
    </message>
    <message>
        <source>After a compulsory solo the same dealer deals again.</source>
        <translation>Nach einem Pflichtsolo gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>after every solo</source>
        <translation>nach jedem Solo</translation>
    </message>
    <message>
        <source>After a solo the same dealer deals again.</source>
        <translation>Nach einem Solo gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>Compulsory solos</source>
        <translation>Pflichtsoli</translation>
    </message>
    <message>
        <source>How many solos everybody must play in the course of a match.</source>
        <translation>Wie viele Soli jeder im Lauf der Partie spielen muss.</translation>
    </message>
    <message>
        <source>Everybody must play {n} compulsory solos.</source>
        <translation>Jeder muss {n} Pflichtsoli spielen.</translation>
    </message>
    <message>
        <source>There are no compulsory solos.</source>
        <translation>Pflichtsoli gibt es nicht.</translation>
    </message>
    <message>
        <source>Everybody must play one compulsory solo.</source>
        <translation>Jeder muss ein Pflichtsolo spielen.</translation>
    </message>
    <message>
        <source>no compulsory solos</source>
        <translation>keine Pflichtsoli</translation>
    </message>
    <message>
        <source>Kinds of compulsory solos</source>
        <translation>Arten der Pflichtsoli</translation>
    </message>
    <message>
        <source>How many of the compulsory solos must at least be suit solos, and how many solos with pictures as trumps.</source>
        <translation>Wie viele der Pflichtsoli mindestens Farbsoli und wie viele mindestens Bildersoli sein müssen.</translation>
    </message>
    <message>
        <source>Compulsory solos, at least: suit solos {suit}, picture solos {picture}.</source>
        <translation>Pflichtsoli, mindestens: Farbsoli {suit}, Bildersoli {picture}.</translation>
    </message>
    <message>
        <source>Any solo can be the compulsory one.</source>
        <translation>Jedes Solo kann das Pflichtsolo sein.</translation>
    </message>
    <message>
        <source>Compulsory solos not yet played</source>
        <translation>Nicht gespielte Pflichtsoli</translation>
    </message>
    <message>
        <source>What happens when the match nears its end and somebody still owes a compulsory solo.</source>
        <translation>Was geschieht, wenn die Partie zu Ende geht und jemand sein Pflichtsolo noch schuldet.</translation>
    </message>
    <message>
        <source>A compulsory solo that was not played is forgotten.</source>
        <translation>Ein nicht gespieltes Pflichtsolo verfällt.</translation>
    </message>
    <message>
        <source>forced in the last deals</source>
        <translation>in den letzten Spielen vorgeführt</translation>
    </message>
    <message>
        <source>When as many compulsory solos are owed as deals are left, they must be played.</source>
        <translation>Sind so viele Pflichtsoli offen wie Spiele übrig, wird vorgeführt.</translation>
    </message>
    <message>
        <source>played after the last deal</source>
        <translation>nach dem letzten Spiel nachgeholt</translation>
    </message>
    <message>
        <source>Compulsory solos still owed are played in extra deals at the end.</source>
        <translation>Offene Pflichtsoli werden am Ende in zusätzlichen Spielen nachgeholt.</translation>
    </message>
    <message>
        <source>Offering a forced solo</source>
        <translation>Vorgeführtes Solo anbieten</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play the compulsory solo may let another one who owes one go first.</source>
        <translation>Ob ein Vorgeführter einem anderen, der noch ein Pflichtsolo schuldet, den Vortritt lassen darf.</translation>
    </message>
    <message>
        <source>only when somebody can be forced to play a solo</source>
        <translation>nur wenn vorgeführt wird</translation>
    </message>
    <message>
        <source>A forced player may offer the deal to others who owe a solo.</source>
        <translation>Ein Vorgeführter darf das Spiel anderen anbieten, die noch ein Pflichtsolo schulden.</translation>
    </message>
    <message>
        <source>A forced player must play the solo.</source>
        <translation>Wer vorgeführt wird, muss sein Solo spielen.</translation>
    </message>
    <message>
        <source>Compulsory solo first</source>
        <translation>Erst das Pflichtsolo</translation>
    </message>
    <message>
        <source>Whether the first solo somebody plays is always the compulsory one; otherwise a player may declare it as voluntary.</source>
        <translation>Ob das erste Solo eines Spielers immer sein Pflichtsolo ist; sonst darf er es auch als Lustsolo ansagen.</translation>
    </message>
    <message>
        <source>The first solo of a player is the compulsory one.</source>
        <translation>Das erste Solo eines Spielers ist sein Pflichtsolo.</translation>
    </message>
    <message>
        <source>A player may play voluntary solos before the compulsory one.</source>
        <translation>Lustsoli darf man auch vor dem Pflichtsolo spielen.</translation>
    </message>
    <message>
        <source>Playing alone with both ♣Q settles a compulsory solo</source>
        <translation>Allein gespielte Hochzeit gilt als Pflichtsolo</translation>
    </message>
    <message>
        <source>Whether a compulsory solo is settled when a player plays alone with both ♣Q, in secret or because no partner was found.</source>
        <translation>Ob ein Pflichtsolo erledigt ist, wenn jemand mit beiden Alten allein spielt, still oder weil sich kein Partner fand.</translation>
    </message>
    <message>
        <source>Whoever plays alone with both ♣Q has played the compulsory solo.</source>
        <translation>Wer mit beiden Alten allein spielt, hat damit sein Pflichtsolo erledigt.</translation>
    </message>
    <message>
        <source>Playing alone with both ♣Q does not count as the compulsory solo.</source>
        <translation>Wer mit beiden Alten allein spielt, hat damit noch kein Pflichtsolo erledigt.</translation>
    </message>
    <message>
        <source>Factor for the soloist</source>
        <translation>Faktor für den Solisten</translation>
    </message>
    <message>
        <source>How many times the value of the game counts for a player alone against three.</source>
        <translation>Wie oft der Spielwert für den zählt, der allein gegen drei spielt.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count {n} times.</source>
        <translation>Wer allein gegen drei spielt, schreibt die Punkte {n}-fach.</translation>
    </message>
    <message>
        <source>A player alone against three writes no more points than others.</source>
        <translation>Wer allein gegen drei spielt, schreibt nicht mehr Punkte als andere.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count double.</source>
        <translation>Wer allein gegen drei spielt, schreibt die Punkte doppelt.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count three times.</source>
        <translation>Wer allein gegen drei spielt, schreibt die Punkte dreifach.</translation>
    </message>
    <message>
        <source>Factor for the opponents too</source>
        <translation>Faktor auch für die Gegner</translation>
    </message>
    <message>
        <source>Whether the soloist&apos;s factor also holds for what the three opponents write.</source>
        <translation>Ob der Faktor des Solisten auch für das gilt, was die drei Gegner schreiben.</translation>
    </message>
    <message>
        <source>only when the soloist&apos;s points count more than once</source>
        <translation>nur wenn die Punkte des Solisten mehrfach zählen</translation>
    </message>
    <message>
        <source>The soloist&apos;s opponents write the points as many times too.</source>
        <translation>Auch die Gegner des Solisten schreiben die Punkte mehrfach.</translation>
    </message>
    <message>
        <source>The soloist&apos;s opponents write the points once.</source>
        <translation>Die Gegner des Solisten schreiben die Punkte einfach.</translation>
    </message>
    <message>
        <source>Bonus for declared solos</source>
        <translation>Zuschlag für angesagte Soli</translation>
    </message>
    <message>
        <source>Whether a declared solo counts double, or as if Re had been announced.</source>
        <translation>Ob ein angesagtes Solo doppelt zählt oder so, als wäre Re angesagt.</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>kein Zuschlag</translation>
    </message>
    <message>
        <source>A solo brings no bonus.</source>
        <translation>Für ein Solo gibt es keinen Zuschlag.</translation>
    </message>
    <message>
        <source>the value is doubled</source>
        <translation>der Spielwert wird verdoppelt</translation>
    </message>
    <message>
        <source>The value of a declared solo is doubled.</source>
        <translation>Angesagte Soli zählen doppelt.</translation>
    </message>
    <message>
        <source>counts as announced Re</source>
        <translation>gilt als Re angesagt</translation>
    </message>
    <message>
        <source>A declared solo counts as if Re had been announced.</source>
        <translation>Mit einem angesagten Solo gilt Re als angesagt.</translation>
    </message>
    <message>
        <source>Extra points when one plays alone</source>
        <translation>Sonderpunkte im Solo</translation>
    </message>
    <message>
        <source>Which extra points (fox, Charlie, Doppelkopf) count when one player is alone against three.</source>
        <translation>Welche Sonderpunkte (Fuchs, Karlchen, Doppelkopf) zählen, wenn einer allein gegen drei spielt.</translation>
    </message>
    <message>
        <source>no extra points</source>
        <translation>keine Sonderpunkte</translation>
    </message>
    <message>
        <source>There are no extra points when one plays alone.</source>
        <translation>Spielt einer allein, gibt es keine Sonderpunkte.</translation>
    </message>
    <message>
        <source>only the Doppelkopf</source>
        <translation>nur der Doppelkopf</translation>
    </message>
    <message>
        <source>When one plays alone, only the Doppelkopf counts as extra point.</source>
        <translation>Spielt einer allein, zählt von den Sonderpunkten nur der Doppelkopf.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle Sonderpunkte</translation>
    </message>
    <message>
        <source>Extra points count too when one plays alone.</source>
        <translation>Sonderpunkte zählen auch, wenn einer allein spielt.</translation>
    </message>
    <message>
        <source>Beating Re when Re is one player</source>
        <translation>Gegen die Alten im Solo</translation>
    </message>
    <message>
        <source>Whether the point for winning as Kontra also counts against a single player.</source>
        <translation>Ob der Punkt „gegen die Alten“ auch gegen einen einzelnen Spieler zählt.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Against a single player there is no point for beating Re.</source>
        <translation>„Gegen die Alten“ zählt nicht gegen einen Alleinspieler.</translation>
    </message>
    <message>
        <source>only against a silent wedding</source>
        <translation>nur gegen eine stille Hochzeit</translation>
    </message>
    <message>
        <source>Against a single player, beating Re brings a point only if they kept both ♣Q secret.</source>
        <translation>Gegen einen Alleinspieler zählt „gegen die Alten“ nur bei stiller Hochzeit.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Beating Re brings its point against a single player too.</source>
        <translation>„Gegen die Alten“ zählt auch gegen einen Alleinspieler.</translation>
    </message>
    <message>
        <source>Claiming or giving away the rest</source>
        <translation>Abkürzen</translation>
    </message>
    <message>
        <source>Whether a soloist who leads to a trick may end the deal early, by claiming the rest if it is certain or by giving it away.</source>
        <translation>Ob ein Solist beim Ausspielen abkürzen darf: den Rest beanspruchen, wenn er sicher ist, oder ihn ganz abgeben.</translation>
    </message>
    <message>
        <source>The soloist may claim the rest when it is certain, or give it away.</source>
        <translation>Der Solist darf abkürzen: den sicheren Rest beanspruchen oder ihn abgeben.</translation>
    </message>
    <message>
        <source>Every solo is played to the last card.</source>
        <translation>Jedes Solo wird bis zur letzten Karte gespielt.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>With nines there are 48 cards and twelve tricks, without them 40 cards and ten tricks; the cards are worth 240 points either way.</source>
        <translation>Mit Neunen sind es 48 Karten und zwölf Stiche, ohne Neunen 40 Karten und zehn Stiche; 240 Augen bleiben es immer.</translation>
    </message>
    <message>
        <source>48 cards, with nines</source>
        <translation>48 Karten, mit Neunen</translation>
    </message>
    <message>
        <source>Played with nines: 48 cards, twelve in each hand.</source>
        <translation>Gespielt wird mit Neunen: 48 Karten, zwölf auf jeder Hand.</translation>
    </message>
    <message>
        <source>40 cards, without nines</source>
        <translation>40 Karten, ohne Neunen</translation>
    </message>
    <message>
        <source>Played without nines: 40 cards, ten in each hand.</source>
        <translation>Gespielt wird ohne Neunen: 40 Karten, zehn auf jeder Hand.</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Spieler am Tisch</translation>
    </message>
    <message>
        <source>A deal is always played by four; with five or more at the table the dealer and whoever else is left over sit it out and score nothing.</source>
        <translation>Ein Spiel spielen immer vier; sitzen fünf oder mehr am Tisch, setzen der Geber und die übrigen aus und schreiben nichts.</translation>
    </message>
    <message>
        <source>{n} people sit at the table; the dealer sits the deal out.</source>
        <translation>{n} Spieler sitzen am Tisch; der Geber setzt aus.</translation>
    </message>
    <message>
        <source>Four people sit at the table, and all of them play.</source>
        <translation>Vier Spieler sitzen am Tisch, und alle spielen mit.</translation>
    </message>
    <message>
        <source>6 people sit at the table; the dealer and one more sit the deal out.</source>
        <translation>6 Spieler sitzen am Tisch; der Geber und ein weiterer setzen aus.</translation>
    </message>
    <message>
        <source>7 people sit at the table; the dealer and two more sit the deal out.</source>
        <translation>7 Spieler sitzen am Tisch; der Geber und zwei weitere setzen aus.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>How the cards are handed out; which cards somebody gets does not depend on it.</source>
        <translation>Wie die Karten ausgeteilt werden; wer welche Karten bekommt, hängt nicht davon ab.</translation>
    </message>
    <message>
        <source>three cards at a time</source>
        <translation>je drei Karten auf einmal</translation>
    </message>
    <message>
        <source>The cards are dealt three at a time.</source>
        <translation>Gegeben werden immer drei Karten auf einmal.</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>wie der Geber mag</translation>
    </message>
    <message>
        <source>The dealer deals as many cards at a time as they like.</source>
        <translation>Der Geber teilt die Karten aus, wie er mag.</translation>
    </message>
    <message>
        <source>Cutting the cards</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Whether the cards are cut after shuffling; it is only for the look of it.</source>
        <translation>Ob nach dem Mischen abgehoben wird; auf die Karten hat das keinen Einfluss.</translation>
    </message>
    <message>
        <source>The cards are cut before dealing.</source>
        <translation>Vor dem Geben wird abgehoben.</translation>
    </message>
    <message>
        <source>The cards are not cut.</source>
        <translation>Es wird nicht abgehoben.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Which way round the table play and deal go.</source>
        <translation>In welcher Richtung reihum gespielt und gegeben wird.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Dealer after a thrown-in deal</source>
        <translation>Geber nach dem Schmeißen</translation>
    </message>
    <message>
        <source>Who deals next when a hand was thrown in or nobody took a poverty; such a deal does not count as one of the match.</source>
        <translation>Wer neu gibt, wenn geschmissen oder eine Armut nicht genommen wurde; ein solches Spiel zählt nicht mit.</translation>
    </message>
    <message>
        <source>the same dealer again</source>
        <translation>derselbe Geber noch einmal</translation>
    </message>
    <message>
        <source>After a thrown-in deal the same dealer deals again.</source>
        <translation>Nach dem Schmeißen gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>the next dealer</source>
        <translation>der nächste Geber</translation>
    </message>
    <message>
        <source>After a thrown-in deal the next player deals.</source>
        <translation>Nach dem Schmeißen gibt der Nächste.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>A match ends after a number of deals, when a pot of points is used up, or when you stop.</source>
        <translation>Die Partie endet nach einer festen Zahl von Spielen, wenn ein Topf mit Punkten leer ist, oder wenn ihr aufhört.</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>nach einer Zahl von Spielen</translation>
    </message>
    <message>
        <source>The match has a fixed number of deals.</source>
        <translation>Die Zahl der Spiele steht fest.</translation>
    </message>
    <message>
        <source>when the pot is empty</source>
        <translation>wenn der Topf leer ist</translation>
    </message>
    <message>
        <source>The match ends when the pot of points is empty.</source>
        <translation>Die Partie endet, wenn der Punktetopf leer ist.</translation>
    </message>
    <message>
        <source>when you stop</source>
        <translation>wenn ihr aufhört</translation>
    </message>
    <message>
        <source>The match goes on until you stop.</source>
        <translation>Gespielt wird, bis ihr aufhört.</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Spiele pro Partie</translation>
    </message>
    <message>
        <source>How many deals a match has, compulsory solos included; thrown-in deals do not count.</source>
        <translation>Wie viele Spiele eine Partie hat, Pflichtsoli eingeschlossen; geschmissene Spiele zählen nicht.</translation>
    </message>
    <message>
        <source>A match has {n} deals.</source>
        <translation>Eine Partie hat {n} Spiele.</translation>
    </message>
    <message>
        <source>A match is a single deal.</source>
        <translation>Eine Partie ist ein einziges Spiel.</translation>
    </message>
    <message>
        <source>Points in the pot</source>
        <translation>Punkte im Topf</translation>
    </message>
    <message>
        <source>The match ends when all players together have written this many points.</source>
        <translation>Die Partie endet, wenn alle zusammen so viele Punkte geschrieben haben.</translation>
    </message>
    <message>
        <source>only when a match ends with an empty pot</source>
        <translation>nur wenn die Partie mit einem leeren Topf endet</translation>
    </message>
    <message>
        <source>There are {n} points in the pot.</source>
        <translation>Im Topf sind {n} Punkte.</translation>
    </message>
    <message>
        <source>There is one point in the pot.</source>
        <translation>Im Topf ist ein Punkt.</translation>
    </message>
    <message>
        <source>Full rounds only</source>
        <translation>Nur volle Runden</translation>
    </message>
    <message>
        <source>The number of deals must let everybody deal equally often; repeated deals after a solo come on top.</source>
        <translation>Die Zahl der Spiele muss so sein, dass jeder gleich oft gibt; Wiederholungen nach einem Solo kommen hinzu.</translation>
    </message>
    <message>
        <source>Everybody deals equally often.</source>
        <translation>Jeder gibt gleich oft.</translation>
    </message>
    <message>
        <source>A match need not be made of full rounds.</source>
        <translation>Eine Partie muss nicht aus vollen Runden bestehen.</translation>
    </message>
    <message>
        <source>Match of the day</source>
        <translation>Partie des Tages</translation>
    </message>
    <message>
        <source>Whether the match of the day, with the same cards for everybody, can be played with these rules.</source>
        <translation>Ob die Partie des Tages, mit gleichen Karten für alle, nach diesen Regeln gespielt werden kann.</translation>
    </message>
    <message>
        <source>The match of the day can be played with these rules.</source>
        <translation>Die Partie des Tages kann nach diesen Regeln gespielt werden.</translation>
    </message>
    <message>
        <source>There is no match of the day with these rules.</source>
        <translation>Nach diesen Regeln gibt es keine Partie des Tages.</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Zeitlimit in Minuten</translation>
    </message>
    <message>
        <source>When the time is up, no more ordinary deals are played, but owed compulsory solos still are.</source>
        <translation>Ist die Zeit um, werden keine gewöhnlichen Spiele mehr gespielt, ausstehende Pflichtsoli aber schon.</translation>
    </message>
    <message>
        <source>A match lasts {n} minutes at most.</source>
        <translation>Eine Partie dauert höchstens {n} Minuten.</translation>
    </message>
    <message>
        <source>There is no time limit.</source>
        <translation>Es gibt kein Zeitlimit.</translation>
    </message>
    <message>
        <source>A match lasts one minute at most.</source>
        <translation>Eine Partie dauert höchstens eine Minute.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>kein Limit</translation>
    </message>
    <message>
        <source>Tricks that may be looked at</source>
        <translation>Stiche zum Nachsehen</translation>
    </message>
    <message>
        <source>How many of the last complete tricks may be looked at again during play.</source>
        <translation>Wie viele der letzten vollständigen Stiche man während des Spiels noch einmal ansehen darf.</translation>
    </message>
    <message>
        <source>The last {n} tricks may be looked at again.</source>
        <translation>Die letzten {n} Stiche darf man noch einmal ansehen.</translation>
    </message>
    <message>
        <source>No trick may be looked at again.</source>
        <translation>Kein Stich darf noch einmal angesehen werden.</translation>
    </message>
    <message>
        <source>The last trick may be looked at again.</source>
        <translation>Den letzten Stich darf man noch einmal ansehen.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>keinen</translation>
    </message>
    <message>
        <source>only with pigs in suit solos</source>
        <translation>nur mit Schweinchen in Farbsoli</translation>
    </message>
    <message>
        <source>only with pigs in a poverty</source>
        <translation>nur mit Schweinchen bei Armut</translation>
    </message>
    <message>
        <source>♥10 are the top trumps</source>
        <translation>Herz-Zehnen sind die höchsten Trümpfe</translation>
    </message>
    <message>
        <source>The two ♥10 stand above the queens in normal games and suit solos; otherwise they are plain hearts between ace and king.</source>
        <translation>Die beiden Herz-Zehnen, die Dullen, stehen im Normalspiel und in Farbsoli über den Damen; sonst sind sie einfache Herzkarten zwischen Ass und König.</translation>
    </message>
    <message>
        <source>The two ♥10 are the highest trumps.</source>
        <translation>Die beiden Herz-Zehnen (Dullen) sind die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>The ♥10 are plain hearts, between ace and king.</source>
        <translation>Die Herz-Zehnen sind keine Trümpfe, sondern einfache Herzkarten zwischen Ass und König.</translation>
    </message>
    <message>
        <source>Two ♥10 in one trick</source>
        <translation>Zwei Dullen in einem Stich</translation>
    </message>
    <message>
        <source>Which of the two ♥10 is higher when both lie in the same trick.</source>
        <translation>Welche der beiden Herz-Zehnen höher ist, wenn beide im selben Stich liegen.</translation>
    </message>
    <message>
        <source>the first wins</source>
        <translation>die erste sticht</translation>
    </message>
    <message>
        <source>Of two ♥10 in one trick the first wins.</source>
        <translation>Liegen beide Dullen in einem Stich, gewinnt die erste.</translation>
    </message>
    <message>
        <source>the second wins</source>
        <translation>die zweite sticht</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first.</source>
        <translation>Die zweite Dulle sticht die erste.</translation>
    </message>
    <message>
        <source>the second wins, in the last trick the first</source>
        <translation>die zweite sticht, im letzten Stich die erste</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first, except in the last trick.</source>
        <translation>Die zweite Dulle sticht die erste, nur nicht im letzten Stich.</translation>
    </message>
    <message>
        <source>the first wins, in the last trick the second</source>
        <translation>die erste sticht, im letzten Stich die zweite</translation>
    </message>
    <message>
        <source>Only in the last trick does the second ♥10 beat the first.</source>
        <translation>Nur im letzten Stich sticht die zweite Dulle die erste.</translation>
    </message>
    <message>
        <source>First ♥10 wins once there are pigs</source>
        <translation>Mit Schweinchen sticht die erste Dulle</translation>
    </message>
    <message>
        <source>As soon as somebody has declared pigs, the first ♥10 beats the second for the rest of the deal.</source>
        <translation>Sobald jemand Schweinchen angesagt hat, gewinnt für den Rest des Spiels immer die erste Dulle.</translation>
    </message>
    <message>
        <source>Once pigs are declared, the first ♥10 wins.</source>
        <translation>Sind Schweinchen angesagt, sticht wieder die erste Dulle.</translation>
    </message>
    <message>
        <source>Declared pigs change nothing between the two ♥10.</source>
        <translation>Angesagte Schweinchen ändern zwischen den Dullen nichts.</translation>
    </message>
    <message>
        <source>Rule for two ♥10 in suit solos too</source>
        <translation>Dullen-Regel auch in Farbsoli</translation>
    </message>
    <message>
        <source>Whether the rule for two ♥10 in one trick also holds in suit solos; otherwise the first one wins there.</source>
        <translation>Ob die Regel für zwei Dullen in einem Stich auch in Farbsoli gilt; sonst gewinnt dort die erste.</translation>
    </message>
    <message>
        <source>only when the ♥10 are trumps in suit solos</source>
        <translation>nur wenn die Dullen in Farbsoli Trumpf sind</translation>
    </message>
    <message>
        <source>The rule for two ♥10 holds in suit solos too.</source>
        <translation>Die Dullen-Regel gilt auch in Farbsoli.</translation>
    </message>
    <message>
        <source>In suit solos the first ♥10 always wins.</source>
        <translation>In Farbsoli sticht immer die erste Dulle.</translation>
    </message>
    <message>
        <source>♥10 trumps in suit solos too</source>
        <translation>Dullen auch in Farbsoli Trumpf</translation>
    </message>
    <message>
        <source>Whether the ♥10 stay the highest trumps in the four suit solos; otherwise they are hearts between ace and king there.</source>
        <translation>Ob die Herz-Zehnen in den vier Farbsoli höchste Trümpfe bleiben; sonst sind sie dort Herzkarten zwischen Ass und König.</translation>
    </message>
    <message>
        <source>The ♥10 are top trumps in suit solos too.</source>
        <translation>Die Dullen sind auch in Farbsoli die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>In suit solos the ♥10 are hearts between ace and king.</source>
        <translation>In Farbsoli sind die Herz-Zehnen nur Herzkarten zwischen Ass und König.</translation>
    </message>
    <message>
        <source>Pigs</source>
        <translation>Schweinchen</translation>
    </message>
    <message>
        <source>Whoever is dealt both ♦A may declare them as pigs, the highest trumps of all; without that they stay foxes that others can catch.</source>
        <translation>Wer beide Karo-Asse bekommt, darf sie als Schweinchen ansagen, dann sind sie die höchsten Trümpfe; ohne Ansage bleiben sie Füchse, die man fangen kann.</translation>
    </message>
    <message>
        <source>no pigs</source>
        <translation>keine Schweinchen</translation>
    </message>
    <message>
        <source>There are no pigs.</source>
        <translation>Es gibt keine Schweinchen.</translation>
    </message>
    <message>
        <source>declared before the first card</source>
        <translation>Ansage vor dem ersten Stich</translation>
    </message>
    <message>
        <source>Both ♦A in one hand may be declared as pigs before the first card: the highest trumps.</source>
        <translation>Beide Füchse auf einer Hand dürfen vor dem ersten Stich als Schweinchen angesagt werden: die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>declared when the first is played</source>
        <translation>Ansage beim Ausspielen des ersten</translation>
    </message>
    <message>
        <source>Both ♦A in one hand are pigs, the highest trumps, if declared when the first is played.</source>
        <translation>Beide Füchse auf einer Hand sind Schweinchen, die höchsten Trümpfe, wenn man es beim Ausspielen des ersten ansagt.</translation>
    </message>
    <message>
        <source>only the second, once the first is safe</source>
        <translation>nur der zweite, wenn der erste durch ist</translation>
    </message>
    <message>
        <source>If the first of both ♦A in one hand is safe, the second may be declared as a pig, the highest trump.</source>
        <translation>Ist von beiden Füchsen auf einer Hand der erste durch, darf der zweite als Schweinchen angesagt werden: der höchste Trumpf.</translation>
    </message>
    <message>
        <source>When the first ♦A is safe</source>
        <translation>Wann der erste Fuchs durch ist</translation>
    </message>
    <message>
        <source>Whose trick the first ♦A must be in, so that its player may make the second one a pig.</source>
        <translation>In wessen Stich der erste Fuchs liegen muss, damit der zweite zum Schweinchen werden darf.</translation>
    </message>
    <message>
        <source>only when the second ace alone can become a pig</source>
        <translation>nur wenn allein der zweite Fuchs zum Schwein werden kann</translation>
    </message>
    <message>
        <source>in its player&apos;s own trick</source>
        <translation>im eigenen Stich</translation>
    </message>
    <message>
        <source>The first ♦A is safe when it wins its trick.</source>
        <translation>Durch ist der erste Fuchs, wenn er seinen Stich selbst gewinnt.</translation>
    </message>
    <message>
        <source>in a trick of the same side</source>
        <translation>in einem Stich der eigenen Partei</translation>
    </message>
    <message>
        <source>The first ♦A is safe when its player, or a partner everybody knows of, wins the trick.</source>
        <translation>Durch ist der erste Fuchs, wenn ihn sein Spieler oder ein bekannter Partner nach Hause bringt.</translation>
    </message>
    <message>
        <source>Pigs in suit solos</source>
        <translation>Schweinchen in Farbsoli</translation>
    </message>
    <message>
        <source>Whether there are pigs in suit solos, and which two aces they are; other solos never have pigs.</source>
        <translation>Ob es in Farbsoli Schweinchen gibt und welche Asse es sind; andere Soli haben nie Schweinchen.</translation>
    </message>
    <message>
        <source>no pigs in solos</source>
        <translation>keine Schweinchen im Solo</translation>
    </message>
    <message>
        <source>There are no pigs in solos.</source>
        <translation>In Soli gibt es keine Schweinchen.</translation>
    </message>
    <message>
        <source>the aces of the trump suit</source>
        <translation>die Asse der Trumpffarbe</translation>
    </message>
    <message>
        <source>In a suit solo the aces of the trump suit can be pigs.</source>
        <translation>Im Farbsolo können die Asse der Trumpffarbe Schweinchen sein.</translation>
    </message>
    <message>
        <source>always the ♦A</source>
        <translation>immer die Karo-Asse</translation>
    </message>
    <message>
        <source>In every suit solo the ♦A can be pigs.</source>
        <translation>In jedem Farbsolo können die Karo-Asse Schweinchen sein.</translation>
    </message>
    <message>
        <source>Pigs in a poverty</source>
        <translation>Schweinchen bei Armut</translation>
    </message>
    <message>
        <source>Whether pigs can be declared in a poverty, and when both aces must have been in the same hand.</source>
        <translation>Ob bei einer Armut Schweinchen angesagt werden dürfen und wann beide Füchse auf einer Hand sein müssen.</translation>
    </message>
    <message>
        <source>no pigs in a poverty</source>
        <translation>keine Schweinchen bei Armut</translation>
    </message>
    <message>
        <source>There are no pigs in a poverty.</source>
        <translation>Bei einer Armut gibt es keine Schweinchen.</translation>
    </message>
    <message>
        <source>both dealt</source>
        <translation>beide von Anfang an</translation>
    </message>
    <message>
        <source>In a poverty whoever was dealt both ♦A, and has them after the exchange, may declare pigs.</source>
        <translation>Bei einer Armut darf Schweinchen ansagen, wer beide Füchse bekommen und nach dem Tausch noch hat.</translation>
    </message>
    <message>
        <source>both after the exchange</source>
        <translation>beide nach dem Tausch</translation>
    </message>
    <message>
        <source>In a poverty whoever has both ♦A after the exchange may declare pigs.</source>
        <translation>Bei einer Armut darf Schweinchen ansagen, wer nach dem Tausch beide Füchse hat.</translation>
    </message>
    <message>
        <source>Super pigs</source>
        <translation>Superschweine</translation>
    </message>
    <message>
        <source>After pigs have been declared, two equal cards in one hand can be declared as super pigs, which beat even the pigs; in a suit solo they are of the trump suit.</source>
        <translation>Sind Schweinchen angesagt, können zwei gleiche Karten auf einer Hand Superschweine werden, die sogar die Schweinchen stechen; im Farbsolo sind es Karten der Trumpffarbe.</translation>
    </message>
    <message>
        <source>no super pigs</source>
        <translation>keine Superschweine</translation>
    </message>
    <message>
        <source>There are no super pigs.</source>
        <translation>Es gibt keine Superschweine.</translation>
    </message>
    <message>
        <source>both ♦9</source>
        <translation>beide Karo-Neunen</translation>
    </message>
    <message>
        <source>After pigs, both ♦9 in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Nach Schweinchen dürfen beide Karo-Neunen auf einer Hand als Superschweine angesagt werden, noch über den Schweinchen.</translation>
    </message>
    <message>
        <source>both ♦10</source>
        <translation>beide Karo-Zehnen</translation>
    </message>
    <message>
        <source>After pigs, both ♦10 in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Nach Schweinchen dürfen beide Karo-Zehnen auf einer Hand als Superschweine angesagt werden, noch über den Schweinchen.</translation>
    </message>
    <message>
        <source>both ♦K</source>
        <translation>beide Karo-Könige</translation>
    </message>
    <message>
        <source>After pigs, both ♦K in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Nach Schweinchen dürfen beide Karo-Könige auf einer Hand als Superschweine angesagt werden, noch über den Schweinchen.</translation>
    </message>
    <message>
        <source>Hyper pigs</source>
        <translation>Hyperschweine</translation>
    </message>
    <message>
        <source>A third step: after super pigs have been declared, both ♦K in one hand can be declared as hyper pigs, which beat everything.</source>
        <translation>Die dritte Stufe: sind Superschweine angesagt, können beide Karo-Könige auf einer Hand Hyperschweine werden, die alles stechen.</translation>
    </message>
    <message>
        <source>only when the super pigs are both ♦10</source>
        <translation>nur wenn die Karo-Zehnen die Superschweine sind</translation>
    </message>
    <message>
        <source>no hyper pigs</source>
        <translation>keine Hyperschweine</translation>
    </message>
    <message>
        <source>There are no hyper pigs.</source>
        <translation>Es gibt keine Hyperschweine.</translation>
    </message>
    <message>
        <source>After super pigs, both ♦K in one hand may be declared as hyper pigs, above everything.</source>
        <translation>Nach Superschweinen dürfen beide Karo-Könige auf einer Hand als Hyperschweine angesagt werden, über allem.</translation>
    </message>
    <message>
        <source>When super pigs are declared</source>
        <translation>Wann Superschweine angesagt werden</translation>
    </message>
    <message>
        <source>Whether super pigs and hyper pigs are declared before the first card or when the first of them is played.</source>
        <translation>Ob Super- und Hyperschweine vor dem ersten Stich oder beim Ausspielen der ersten Karte angesagt werden.</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>vor dem ersten Stich</translation>
    </message>
    <message>
        <source>Super pigs are declared before the first card.</source>
        <translation>Superschweine werden vor dem ersten Stich angesagt.</translation>
    </message>
    <message>
        <source>when the first is played</source>
        <translation>beim Ausspielen der ersten</translation>
    </message>
    <message>
        <source>Super pigs are declared when the first of them is played.</source>
        <translation>Superschweine werden beim Ausspielen der ersten Karte angesagt.</translation>
    </message>
    <message>
        <source>Pigs and super pigs in one hand</source>
        <translation>Schweinchen und Superschweine auf einer Hand</translation>
    </message>
    <message>
        <source>Whether the same player may declare pigs and super pigs.</source>
        <translation>Ob derselbe Spieler Schweinchen und Superschweine ansagen darf.</translation>
    </message>
    <message>
        <source>One player may declare both pigs and super pigs.</source>
        <translation>Ein Spieler darf Schweinchen und Superschweine ansagen.</translation>
    </message>
    <message>
        <source>Nobody may declare both pigs and super pigs.</source>
        <translation>Niemand darf Schweinchen und Superschweine zugleich ansagen.</translation>
    </message>
    <message>
        <source>Super pigs in suit solos</source>
        <translation>Superschweine in Farbsoli</translation>
    </message>
    <message>
        <source>Whether there are super pigs in suit solos; they are cards of the trump suit.</source>
        <translation>Ob es Superschweine auch in Farbsoli gibt; es sind Karten der Trumpffarbe.</translation>
    </message>
    <message>
        <source>There are super pigs in suit solos too.</source>
        <translation>Superschweine gibt es auch in Farbsoli.</translation>
    </message>
    <message>
        <source>There are no super pigs in solos.</source>
        <translation>In Soli gibt es keine Superschweine.</translation>
    </message>
    <message>
        <source>Super pigs in a poverty</source>
        <translation>Superschweine bei Armut</translation>
    </message>
    <message>
        <source>Whether super pigs can be declared in a poverty.</source>
        <translation>Ob Superschweine auch bei einer Armut angesagt werden dürfen.</translation>
    </message>
    <message>
        <source>There are super pigs in a poverty too.</source>
        <translation>Superschweine gibt es auch bei einer Armut.</translation>
    </message>
    <message>
        <source>There are no super pigs in a poverty.</source>
        <translation>Bei einer Armut gibt es keine Superschweine.</translation>
    </message>
    <message>
        <source>Genscher: a new partner</source>
        <translation>Genscher: neuer Partner</translation>
    </message>
    <message>
        <source>Whoever holds a certain pair of cards may choose the partner anew during the deal; the two then are Re (never in solos and poverties).</source>
        <translation>Wer ein bestimmtes Kartenpaar hält, darf sich im laufenden Spiel einen neuen Partner aussuchen; beide sind dann Re (nie in Soli und bei Armut).</translation>
    </message>
    <message>
        <source>no Genscher</source>
        <translation>kein Genscher</translation>
    </message>
    <message>
        <source>Nobody can choose a new partner.</source>
        <translation>Niemand darf sich einen neuen Partner aussuchen.</translation>
    </message>
    <message>
        <source>with both ♦K, when the first is played</source>
        <translation>mit beiden Karo-Königen, beim ersten</translation>
    </message>
    <message>
        <source>Whoever holds both ♦K may choose a new partner when playing the first.</source>
        <translation>Wer beide Karo-Könige hat, darf sich beim Ausspielen des ersten einen neuen Partner aussuchen (Genscher).</translation>
    </message>
    <message>
        <source>with both ♦K in the last two tricks</source>
        <translation>mit beiden Karo-Königen in den letzten zwei Stichen</translation>
    </message>
    <message>
        <source>Whoever plays both ♦K in the last two tricks may choose a new partner afterwards.</source>
        <translation>Wer in den letzten zwei Stichen beide Karo-Könige spielt, darf sich danach einen neuen Partner aussuchen (Genscher).</translation>
    </message>
    <message>
        <source>with both ♥Q, when the first is played</source>
        <translation>mit beiden Herz-Damen, bei der ersten</translation>
    </message>
    <message>
        <source>Whoever holds both ♥Q may choose a new partner when playing the first.</source>
        <translation>Wer beide Herz-Damen hat, darf sich beim Ausspielen der ersten einen neuen Partner aussuchen (Genscher).</translation>
    </message>
    <message>
        <source>Announcements after a Genscher</source>
        <translation>Ansagen nach einem Genscher</translation>
    </message>
    <message>
        <source>What becomes of earlier announcements when somebody has chosen a new partner.</source>
        <translation>Was aus früheren Ansagen wird, wenn sich jemand einen neuen Partner ausgesucht hat.</translation>
    </message>
    <message>
        <source>only with Genscher</source>
        <translation>nur mit Genscher</translation>
    </message>
    <message>
        <source>only Re and Kontra stay</source>
        <translation>nur Re und Kontra bleiben</translation>
    </message>
    <message>
        <source>After a new choice of partner only Re and Kontra stay; no 90 and the like lapse.</source>
        <translation>Nach einem Genscher bleiben nur Re und Kontra; keine 90 und alles Höhere verfällt.</translation>
    </message>
    <message>
        <source>all lapse</source>
        <translation>alle verfallen</translation>
    </message>
    <message>
        <source>After a new choice of partner all announcements lapse.</source>
        <translation>Nach einem Genscher verfallen alle Ansagen.</translation>
    </message>
    <message>
        <source>all stay</source>
        <translation>alle bleiben</translation>
    </message>
    <message>
        <source>After a new choice of partner all announcements stay.</source>
        <translation>Nach einem Genscher bleiben alle Ansagen bestehen.</translation>
    </message>
    <message>
        <source>Special pairs of cards</source>
        <translation>Besondere Kartenpaare</translation>
    </message>
    <message>
        <source>Pairs of cards with a power of their own: whoever holds both may use it when playing the first of them, except in solos.</source>
        <translation>Kartenpaare mit eigener Wirkung: wer beide hat, darf sie beim Ausspielen der ersten nutzen, außer im Solo.</translation>
    </message>
    <message>
        <source>both ♦J: from the next trick on play goes the other way round</source>
        <translation>beide Karo-Buben: ab dem nächsten Stich andersherum</translation>
    </message>
    <message>
        <source>both ♠J: the jacks rank above the queens</source>
        <translation>beide Pik-Buben: Buben über Damen (Heidmann)</translation>
    </message>
    <message>
        <source>both ♠Q: the queens are back above the jacks</source>
        <translation>beide Pik-Damen: Damen wieder über Buben (Heidfrau)</translation>
    </message>
    <message>
        <source>both ♥J: the own last announcement is withdrawn</source>
        <translation>beide Herz-Buben: die eigene letzte Ansage zurücknehmen (Kemmerich)</translation>
    </message>
    <message>
        <source>both ♦Q: a new partner in reply to a Genscher</source>
        <translation>beide Karo-Damen: neuer Partner als Antwort auf einen Genscher (Gegengenscher)</translation>
    </message>
    <message>
        <source>Pairs with a power of their own: {list}.</source>
        <translation>Paare mit eigener Wirkung: {list}.</translation>
    </message>
    <message>
        <source>No pairs of cards have a power of their own.</source>
        <translation>Kartenpaare mit eigener Wirkung gibt es nicht.</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>Whoever is dealt both ♣Q may declare a wedding and look for a partner instead of playing alone.</source>
        <translation>Wer beide Kreuz-Damen hat, darf eine Hochzeit ansagen und sich einen Partner suchen, statt allein zu spielen.</translation>
    </message>
    <message>
        <source>Whoever has both ♣Q may declare a wedding and find a partner.</source>
        <translation>Wer beide Kreuz-Damen hat, darf eine Hochzeit ansagen und einen Partner suchen.</translation>
    </message>
    <message>
        <source>There are no weddings: whoever has both ♣Q plays alone.</source>
        <translation>Hochzeiten gibt es nicht: wer beide Kreuz-Damen hat, spielt allein.</translation>
    </message>
    <message>
        <source>How the partner is found</source>
        <translation>Klärungsstich</translation>
    </message>
    <message>
        <source>The bride, who has both ♣Q, names one of these; the first other player to win a trick that was led like that becomes the partner.</source>
        <translation>Wer Hochzeit ansagt, nennt eines davon; wer von den anderen als Erster einen so ausgespielten Stich macht, wird Partner.</translation>
    </message>
    <message>
        <source>first trick of another player</source>
        <translation>erster fremder Stich</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>erster Fehlstich</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>erster Trumpfstich</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>erster Kreuzstich</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>erster Pikstich</translation>
    </message>
    <message>
        <source>first hearts trick</source>
        <translation>erster Herzstich</translation>
    </message>
    <message>
        <source>In a wedding the bride finds a partner by: {list}.</source>
        <translation>Bei einer Hochzeit klärt: {list}.</translation>
    </message>
    <message>
        <source>There is no way to find a partner, so no wedding can be declared.</source>
        <translation>Kein Klärungsstich ist erlaubt, also kann niemand Hochzeit ansagen.</translation>
    </message>
    <message>
        <source>Tricks to find a partner</source>
        <translation>Frist für den Klärungsstich</translation>
    </message>
    <message>
        <source>The partner must be found within this many tricks; otherwise the bride plays alone.</source>
        <translation>Der Partner muss sich in so vielen Stichen finden; sonst spielt allein, wer die Hochzeit angesagt hat.</translation>
    </message>
    <message>
        <source>The partner must be found in the first {n} tricks.</source>
        <translation>Der Partner muss sich in den ersten {n} Stichen finden.</translation>
    </message>
    <message>
        <source>The partner must be found in the first trick.</source>
        <translation>Der Partner muss sich im ersten Stich finden.</translation>
    </message>
    <message>
        <source>The first such trick decides</source>
        <translation>Der erste passende Stich entscheidet</translation>
    </message>
    <message>
        <source>Whether the bride is alone at once if she wins the first trick of the named kind herself; otherwise the search goes on.</source>
        <translation>Ob allein spielt, wer den ersten passenden Stich selbst gewinnt; sonst geht die Suche weiter.</translation>
    </message>
    <message>
        <source>If the bride wins the first trick of the named kind herself, she plays alone.</source>
        <translation>Macht der Hochzeiter den ersten passenden Stich selbst, spielt er allein.</translation>
    </message>
    <message>
        <source>If the bride wins a trick of the named kind herself, the search goes on.</source>
        <translation>Macht der Hochzeiter einen passenden Stich selbst, geht die Suche weiter.</translation>
    </message>
    <message>
        <source>Announcements after a wedding is settled</source>
        <translation>Ansagefristen nach der Klärung</translation>
    </message>
    <message>
        <source>Nobody may announce before the partner is found; this is how much later all deadlines are after that.</source>
        <translation>Vor der Klärung darf niemand ansagen; um so viel verschieben sich danach alle Fristen.</translation>
    </message>
    <message>
        <source>deadlines stay</source>
        <translation>Fristen bleiben</translation>
    </message>
    <message>
        <source>A wedding does not move the deadlines of announcements.</source>
        <translation>Eine Hochzeit verschiebt die Ansagefristen nicht.</translation>
    </message>
    <message>
        <source>later by the tricks before the deciding one</source>
        <translation>um die Stiche vor dem Klärungsstich später</translation>
    </message>
    <message>
        <source>If a wedding is settled in the second trick, announcements may be one card later; in the third, two.</source>
        <translation>Klärt sich eine Hochzeit im zweiten Stich, darf eine Karte später angesagt werden, im dritten zwei.</translation>
    </message>
    <message>
        <source>later by all tricks so far</source>
        <translation>um alle bisherigen Stiche später</translation>
    </message>
    <message>
        <source>If a wedding is settled in the first trick, announcements may be one card later; in the second, two; in the third, three.</source>
        <translation>Klärt sich eine Hochzeit im ersten Stich, darf eine Karte später angesagt werden, im zweiten zwei, im dritten drei.</translation>
    </message>
    <message>
        <source>Extra points of a failed wedding</source>
        <translation>Sonderpunkte einer ungeklärten Hochzeit</translation>
    </message>
    <message>
        <source>Whether extra points won before the search for a partner failed still count.</source>
        <translation>Ob Sonderpunkte zählen, die vor dem Ende der vergeblichen Suche gemacht wurden.</translation>
    </message>
    <message>
        <source>not when all extra points count in solos anyway</source>
        <translation>nicht, wenn im Solo ohnehin alle Sonderpunkte zählen</translation>
    </message>
    <message>
        <source>count like in any solo</source>
        <translation>zählen wie in jedem Solo</translation>
    </message>
    <message>
        <source>If a wedding fails, its extra points are those of a solo.</source>
        <translation>Bleibt eine Hochzeit ungeklärt, gelten die Sonderpunkte eines Solos.</translation>
    </message>
    <message>
        <source>those of the search count</source>
        <translation>die aus der Suche zählen</translation>
    </message>
    <message>
        <source>If a wedding fails, the extra points won during the search still count.</source>
        <translation>Bleibt eine Hochzeit ungeklärt, zählen die Sonderpunkte aus den Stichen der Suche.</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Stille Hochzeit</translation>
    </message>
    <message>
        <source>Whether a player with both ♣Q may say nothing and secretly play alone against three.</source>
        <translation>Ob jemand mit beiden Kreuz-Damen schweigen und heimlich allein gegen drei spielen darf.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>Whoever has both ♣Q may keep them secret and play alone against three (silent wedding).</source>
        <translation>Wer beide Kreuz-Damen hat, darf schweigen und heimlich allein spielen (stille Hochzeit).</translation>
    </message>
    <message>
        <source>both ♣Q must be declared</source>
        <translation>Vorbehalt ist Pflicht</translation>
    </message>
    <message>
        <source>Both ♣Q must be declared, as a wedding or a solo.</source>
        <translation>Beide Kreuz-Damen müssen angesagt werden, als Hochzeit oder als Solo.</translation>
    </message>
    <message>
        <source>Score of a silent wedding</source>
        <translation>Wertung der stillen Hochzeit</translation>
    </message>
    <message>
        <source>Whether a silent wedding is scored like a solo or like a normal game.</source>
        <translation>Ob eine stille Hochzeit wie ein Solo oder wie ein Normalspiel gewertet wird.</translation>
    </message>
    <message>
        <source>only when a silent wedding is possible</source>
        <translation>nur wenn eine stille Hochzeit möglich ist</translation>
    </message>
    <message>
        <source>like a solo</source>
        <translation>wie ein Solo</translation>
    </message>
    <message>
        <source>A silent wedding is scored like a solo.</source>
        <translation>Eine stille Hochzeit zählt wie ein Solo.</translation>
    </message>
    <message>
        <source>like a normal game</source>
        <translation>wie ein Normalspiel</translation>
    </message>
    <message>
        <source>A silent wedding is scored like a normal game, with extra points.</source>
        <translation>Eine stille Hochzeit zählt wie ein Normalspiel, mit Sonderpunkten.</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Armut</translation>
    </message>
    <message>
        <source>A player with very few trumps may declare a poverty: throw the hand in, or offer the trumps to somebody who then becomes the partner.</source>
        <translation>Wer sehr wenige Trümpfe hat, darf Armut ansagen: das Blatt schmeißen, oder die Trümpfe jemandem anbieten, der dann Partner wird.</translation>
    </message>
    <message>
        <source>no poverty</source>
        <translation>keine Armut</translation>
    </message>
    <message>
        <source>There is no poverty.</source>
        <translation>Armut gibt es nicht.</translation>
    </message>
    <message>
        <source>the hand may be thrown in</source>
        <translation>darf geschmissen werden</translation>
    </message>
    <message>
        <source>A poor hand may be thrown in.</source>
        <translation>Mit Armut darf geschmissen werden.</translation>
    </message>
    <message>
        <source>trumps are offered to the others</source>
        <translation>Trümpfe werden angeboten</translation>
    </message>
    <message>
        <source>A poor player offers the trumps round; whoever takes them becomes the partner.</source>
        <translation>Bei Armut werden die Trümpfe reihum angeboten; wer sie nimmt, wird Partner.</translation>
    </message>
    <message>
        <source>Trumps in a poverty</source>
        <translation>Trümpfe bei Armut</translation>
    </message>
    <message>
        <source>With at most this many trumps a hand is poor.</source>
        <translation>Mit höchstens so vielen Trümpfen ist ein Blatt arm.</translation>
    </message>
    <message>
        <source>A hand with {n} trumps or fewer is poor.</source>
        <translation>Arm ist, wer höchstens {n} Trümpfe hat.</translation>
    </message>
    <message>
        <source>Only a hand without any trump is poor.</source>
        <translation>Arm ist nur, wer gar keinen Trumpf hat.</translation>
    </message>
    <message>
        <source>A hand with one trump or none is poor.</source>
        <translation>Arm ist, wer höchstens einen Trumpf hat.</translation>
    </message>
    <message>
        <source>Foxes in a poverty</source>
        <translation>Füchse bei Armut</translation>
    </message>
    <message>
        <source>Whether ♦A, the foxes, count as trumps when a hand is judged poor.</source>
        <translation>Ob Füchse (Karo-Asse) mitzählen, wenn man die Trümpfe einer Armut zählt.</translation>
    </message>
    <message>
        <source>foxes count</source>
        <translation>Füchse zählen mit</translation>
    </message>
    <message>
        <source>Foxes count as trumps in a poverty.</source>
        <translation>Füchse zählen bei Armut als Trümpfe mit.</translation>
    </message>
    <message>
        <source>foxes do not count</source>
        <translation>Füchse zählen nicht mit</translation>
    </message>
    <message>
        <source>Foxes are not counted when a hand is judged poor.</source>
        <translation>Füchse zählen bei Armut nicht mit.</translation>
    </message>
    <message>
        <source>a single fox does not count</source>
        <translation>ein einzelner Fuchs zählt nicht mit</translation>
    </message>
    <message>
        <source>A single fox is not counted when a hand is judged poor; two are.</source>
        <translation>Ein einzelner Fuchs zählt bei Armut nicht mit, zwei zählen.</translation>
    </message>
    <message>
        <source>Cards handed over</source>
        <translation>Abgegebene Karten</translation>
    </message>
    <message>
        <source>How many cards the poor player hands over; all trumps are among them, and as many cards come back.</source>
        <translation>Wie viele Karten der Arme abgibt; alle Trümpfe sind dabei, und ebenso viele Karten kommen zurück.</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>drei Karten</translation>
    </message>
    <message>
        <source>The poor player hands over three cards, with all trumps among them.</source>
        <translation>Der Arme gibt drei Karten ab, darunter alle Trümpfe.</translation>
    </message>
    <message>
        <source>only the trumps</source>
        <translation>nur die Trümpfe</translation>
    </message>
    <message>
        <source>The poor player hands over only the trumps.</source>
        <translation>Der Arme gibt nur seine Trümpfe ab.</translation>
    </message>
    <message>
        <source>Foxes on top</source>
        <translation>Füchse zusätzlich</translation>
    </message>
    <message>
        <source>Whether foxes that were not counted are handed over on top of the other cards.</source>
        <translation>Ob nicht mitgezählte Füchse zusätzlich zu den übrigen Karten abgegeben werden.</translation>
    </message>
    <message>
        <source>only when foxes do not count in a poverty</source>
        <translation>nur wenn Füchse bei Armut nicht mitzählen</translation>
    </message>
    <message>
        <source>Foxes are handed over on top of the other cards.</source>
        <translation>Füchse werden zusätzlich abgegeben.</translation>
    </message>
    <message>
        <source>Foxes are handed over like other trumps.</source>
        <translation>Füchse werden wie andere Trümpfe abgegeben.</translation>
    </message>
    <message>
        <source>Foxes handed over face up</source>
        <translation>Füchse offen abgeben</translation>
    </message>
    <message>
        <source>Whether everybody sees the foxes that the poor player hands over.</source>
        <translation>Ob alle sehen, welche Füchse der Arme abgibt.</translation>
    </message>
    <message>
        <source>Foxes are handed over face up.</source>
        <translation>Füchse werden offen abgegeben.</translation>
    </message>
    <message>
        <source>All cards are handed over face down.</source>
        <translation>Alle Karten werden verdeckt abgegeben.</translation>
    </message>
    <message>
        <source>Trumps that come back</source>
        <translation>Zurückgegebene Trümpfe</translation>
    </message>
    <message>
        <source>What the player who took the poverty must say about trumps among the cards handed back.</source>
        <translation>Was der Partner über Trümpfe unter den zurückgegebenen Karten sagen muss.</translation>
    </message>
    <message>
        <source>Nothing is said about trumps that come back from a poverty.</source>
        <translation>Über zurückgegebene Trümpfe wird nichts gesagt.</translation>
    </message>
    <message>
        <source>whether there are any</source>
        <translation>ob Trumpf dabei ist</translation>
    </message>
    <message>
        <source>Whoever takes a poverty says whether trumps come back.</source>
        <translation>Wer eine Armut nimmt, sagt, ob Trumpf zurückgeht.</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>wie viele</translation>
    </message>
    <message>
        <source>Whoever takes a poverty says how many trumps come back.</source>
        <translation>Wer eine Armut nimmt, sagt, wie viele Trümpfe zurückgehen.</translation>
    </message>
    <message>
        <source>If nobody takes the poverty</source>
        <translation>Wenn niemand die Armut nimmt</translation>
    </message>
    <message>
        <source>What happens when all three others refuse the poor player&apos;s cards.</source>
        <translation>Was geschieht, wenn alle drei anderen die Karten ablehnen.</translation>
    </message>
    <message>
        <source>new cards</source>
        <translation>neu geben</translation>
    </message>
    <message>
        <source>If nobody takes a poverty, the cards are dealt again.</source>
        <translation>Nimmt niemand die Armut, wird neu gegeben.</translation>
    </message>
    <message>
        <source>the last one asked must take it</source>
        <translation>der Letzte muss nehmen</translation>
    </message>
    <message>
        <source>The last one asked must take a poverty.</source>
        <translation>Wer als Letzter gefragt wird, muss die Armut nehmen.</translation>
    </message>
    <message>
        <source>play on with the black sow</source>
        <translation>Schwarze Sau spielen</translation>
    </message>
    <message>
        <source>If nobody takes a poverty, the deal is played on with the black sow.</source>
        <translation>Nimmt niemand die Armut, wird Schwarze Sau gespielt.</translation>
    </message>
    <message>
        <source>only with the black sow; without it the cards are dealt again</source>
        <translation>nur mit Schwarzer Sau; ohne sie wird neu gegeben</translation>
    </message>
    <message>
        <source>First card in a poverty</source>
        <translation>Aufspiel bei Armut</translation>
    </message>
    <message>
        <source>Who plays the first card after a poverty was taken.</source>
        <translation>Wer herauskommt, wenn eine Armut genommen wurde.</translation>
    </message>
    <message>
        <source>In a poverty the player after the dealer leads, as always.</source>
        <translation>Bei Armut kommt wie immer der Spieler nach dem Geber heraus.</translation>
    </message>
    <message>
        <source>the player after the taker</source>
        <translation>der Spieler nach dem Partner</translation>
    </message>
    <message>
        <source>In a poverty the player after the one who took it leads.</source>
        <translation>Bei Armut kommt der Spieler nach dem heraus, der sie genommen hat.</translation>
    </message>
    <message>
        <source>Two poor players</source>
        <translation>Zwei Arme</translation>
    </message>
    <message>
        <source>What happens when two players declare a poverty in the same deal.</source>
        <translation>Was geschieht, wenn zwei Spieler im selben Spiel Armut ansagen.</translation>
    </message>
    <message>
        <source>the first one&apos;s is played</source>
        <translation>die erste gilt</translation>
    </message>
    <message>
        <source>Of two poverties the one declared first is played.</source>
        <translation>Von zwei Armuten wird die erste gespielt.</translation>
    </message>
    <message>
        <source>If two players are poor, the cards are dealt again.</source>
        <translation>Sind zwei Spieler arm, wird neu gegeben.</translation>
    </message>
    <message>
        <source>Throwing in: one trump or none</source>
        <translation>Schmeißen: höchstens ein Trumpf</translation>
    </message>
    <message>
        <source>Whether a hand with at most one trump may be thrown in, whatever else is said about poverty.</source>
        <translation>Ob mit höchstens einem Trumpf geschmissen werden darf, unabhängig von den übrigen Regeln zur Armut.</translation>
    </message>
    <message>
        <source>A hand with one trump or none may be thrown in.</source>
        <translation>Mit höchstens einem Trumpf darf geschmissen werden.</translation>
    </message>
    <message>
        <source>Having one trump or none is no reason by itself to throw in a hand.</source>
        <translation>Ein einziger Trumpf oder keiner ist für sich kein Grund zu schmeißen.</translation>
    </message>
    <message>
        <source>Beating Re in a poverty</source>
        <translation>Gegen die Alten bei Armut</translation>
    </message>
    <message>
        <source>Whether the point for winning as Kontra counts when Re is the poor player and the partner.</source>
        <translation>Ob der Punkt „gegen die Alten“ auch gegen eine Armut und ihren Partner zählt.</translation>
    </message>
    <message>
        <source>Beating a poverty brings the point for beating Re.</source>
        <translation>„Gegen die Alten“ zählt auch gegen eine Armut.</translation>
    </message>
    <message>
        <source>Beating a poverty does not bring the point for beating Re.</source>
        <translation>„Gegen die Alten“ zählt nicht gegen eine Armut.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The usual game with nines, poverty and eight deals; a good choice to start with.</source>
        <translation>Das übliche Spiel mit Neunen und Armut, acht Spiele; ein guter Anfang.</translation>
    </message>
    <message>
        <source>Tournament (DDV)</source>
        <translation>Turnier (DDV)</translation>
    </message>
    <message>
        <source>The tournament rules of the German Doppelkopf association: 24 deals with one compulsory solo each, no poverty.</source>
        <translation>Die Turnierregeln des Deutschen Doppelkopf-Verbands: 24 Spiele mit je einem Pflichtsolo, ohne Armut.</translation>
    </message>
    <message>
        <source>Long match</source>
        <translation>Lange Partie</translation>
    </message>
    <message>
        <source>Like the standard game, but 24 deals and one compulsory solo for everybody.</source>
        <translation>Wie das Standardspiel, aber 24 Spiele und für jeden ein Pflichtsolo.</translation>
    </message>
    <message>
        <source>Chilean, 40 cards</source>
        <translation>Chilenisch, 40 Karten</translation>
    </message>
    <message>
        <source>Without nines; instead of announcements the sides predict the result once both club queens are out.</source>
        <translation>Ohne Neunen; statt Ansagen sagen die Parteien das Ergebnis voraus, sobald beide Kreuz-Damen gefallen sind.</translation>
    </message>
    <message>
        <source>Swiss family game, 40 cards</source>
        <translation>Schweizer Familienrunde, 40 Karten</translation>
    </message>
    <message>
        <source>Without nines, few solos, and only the winners write points.</source>
        <translation>Ohne Neunen, wenige Soli, und nur die Gewinner schreiben Punkte.</translation>
    </message>
    <message>
        <source>Pub table</source>
        <translation>Kneipe</translation>
    </message>
    <message>
        <source>A lively round: pigs, throwing in, bock rounds, and Re and Kontra double the game.</source>
        <translation>Eine lebhafte Runde: Schweinchen, Schmeißen, Bockrunden, und Re und Kontra verdoppeln.</translation>
    </message>
    <message>
        <source>both ♦K cannot choose a new partner and be super or hyper pigs as well</source>
        <translation>beide Karo-Könige können nicht zugleich Genscher und Super- oder Hyperschweine sein</translation>
    </message>
    <message>
        <source>{owed} compulsory solos do not fit into {deals} deals</source>
        <translation>{owed} Pflichtsoli passen nicht in {deals} Spiele</translation>
    </message>
    <message>
        <source>{wanted} particular compulsory solos are asked for, but everybody plays only {solos}</source>
        <translation>{wanted} bestimmte Pflichtsoli sind verlangt, aber jeder spielt nur {solos}</translation>
    </message>
    <message>
        <source>compulsory suit solos are asked for, but no suit solo is offered</source>
        <translation>Farbsoli sind als Pflichtsolo verlangt, werden aber nicht gespielt</translation>
    </message>
    <message>
        <source>compulsory picture solos are asked for, but no picture solo is offered</source>
        <translation>Bildersoli sind als Pflichtsolo verlangt, werden aber nicht gespielt</translation>
    </message>
    <message>
        <source>with plus and minus points a soloist settles with three opponents, so the factor is always 3</source>
        <translation>bei Plus-Minus-Wertung rechnet ein Solist mit drei Gegnern ab, der Faktor ist also immer 3</translation>
    </message>
    <message>
        <source>there are weddings, but no way to find the partner</source>
        <translation>es gibt Hochzeiten, aber keinen erlaubten Klärungsstich</translation>
    </message>
    <message>
        <source>a deal has only {tricks} tricks</source>
        <translation>ein Spiel hat nur {tricks} Stiche</translation>
    </message>
    <message>
        <source>a higher step cannot have an earlier deadline than a lower one</source>
        <translation>eine höhere Stufe kann keine frühere Frist haben als eine niedrigere</translation>
    </message>
    <message>
        <source>nobody ever holds more than {hand} cards, so nothing could be announced</source>
        <translation>niemand hat je mehr als {hand} Karten, also könnte nichts angesagt werden</translation>
    </message>
    <message>
        <source>plus and minus points always add up to 0, so the pot would never be empty</source>
        <translation>Plus- und Minuspunkte ergeben zusammen immer 0, der Topf würde also nie leer</translation>
    </message>
    <message>
        <source>with {deals} deals not everybody at a table of {size} deals equally often</source>
        <translation>bei {deals} Spielen und {size} Spielern am Tisch gibt nicht jeder gleich oft</translation>
    </message>
    <message>
        <source>there is no such option</source>
        <translation>diese Einstellung gibt es nicht</translation>
    </message>
    <message>
        <source>{given} is not a possible value</source>
        <translation>{given} ist kein möglicher Wert</translation>
    </message>
    <message>
        <source>there is no preset {given}</source>
        <translation>eine Vorlage {given} gibt es nicht</translation>
    </message>
    <message>
        <source>{given} does not fit</source>
        <translation>{given} passt nicht</translation>
    </message>
    <message>
        <source>{given} is out of range</source>
        <translation>{given} liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>{given} is listed twice</source>
        <translation>{given} steht zweimal da</translation>
    </message>
    <message>
        <source>{given} numbers instead of {expected}</source>
        <translation>{given} Zahlen statt {expected}</translation>
    </message>
    <message>
        <source>{given} is not a mapping of options</source>
        <translation>{given} ist keine Zuordnung von Einstellungen</translation>
    </message>
    <message>
        <source>{given} is not a rule code</source>
        <translation>{given} ist kein Regelcode</translation>
    </message>
    <message>
        <source>{given} has a typing mistake</source>
        <translation>{given} enthält einen Tippfehler</translation>
    </message>
    <message>
        <source>{given} was made by a newer version of the program</source>
        <translation>{given} stammt von einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>nothing of this name belongs here</source>
        <translation>ein solcher Eintrag gehört nicht hierher</translation>
    </message>
    <message>
        <source>did you mean</source>
        <translation>gemeint vielleicht</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>nothing at all</source>
        <translation>gar nichts</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>alle gleich</translation>
    </message>
    <message>
        <source>usual order</source>
        <translation>übliche Reihenfolge</translation>
    </message>
    <message>
        <source>any solo</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>suit solos: {suit}, picture solos: {picture}</source>
        <translation>Farbsoli: {suit}, Bildersoli: {picture}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} oder {last}</translation>
    </message>
    <message>
        <source>Cards you must still hold to announce: {list}.</source>
        <translation>So viele Karten muss man bei der Ansage noch halten: {list}.</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{n} for {what}</source>
        <translation>{n} für {what}</translation>
    </message>
    <message>
        <source>A hand may be thrown in with: {list}.</source>
        <translation>Geschmissen werden darf mit: {list}.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz count {n} points each.</source>
        <translation>Unter 90, unter 60, unter 30 und schwarz zählen je {n} Punkte.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz count 1 point each.</source>
        <translation>Unter 90, unter 60, unter 30 und schwarz zählen je 1 Punkt.</translation>
    </message>
    <message>
        <source>Points beyond winning: {list}.</source>
        <translation>Punkte über das Gewinnen hinaus: {list}.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz bring no points.</source>
        <translation>Unter 90, unter 60, unter 30 und schwarz bringen keine Punkte.</translation>
    </message>
    <message>
        <source>Whoever takes a first trick worth at least {points} must announce Re or Kontra.</source>
        <extracomment>Compulsory announcement by measure, comparison and whether only one trick is watched.</extracomment>
        <translation>Wer im ersten Stich mindestens {points} Augen macht, muss Re oder Kontra ansagen.</translation>
    </message>
    <message>
        <source>Whoever takes a first trick worth more than {points} must announce Re or Kontra.</source>
        <translation>Wer im ersten Stich mehr als {points} Augen macht, muss Re oder Kontra ansagen.</translation>
    </message>
    <message>
        <source>Whoever takes a trick worth at least {points} among the first {tricks} must announce Re or Kontra.</source>
        <translation>Wer in einem der ersten {tricks} Stiche mindestens {points} Augen macht, muss Re oder Kontra ansagen.</translation>
    </message>
    <message>
        <source>Whoever takes a trick worth more than {points} among the first {tricks} must announce Re or Kontra.</source>
        <translation>Wer in einem der ersten {tricks} Stiche mehr als {points} Augen macht, muss Re oder Kontra ansagen.</translation>
    </message>
    <message>
        <source>Whoever has at least {points} card points within the first {tricks} tricks must announce Re or Kontra.</source>
        <translation>Wer in den ersten {tricks} Stichen zusammen mindestens {points} Augen macht, muss Re oder Kontra ansagen.</translation>
    </message>
    <message>
        <source>Whoever has more than {points} card points within the first {tricks} tricks must announce Re or Kontra.</source>
        <translation>Wer in den ersten {tricks} Stichen zusammen mehr als {points} Augen macht, muss Re oder Kontra ansagen.</translation>
    </message>
    <message>
        <source>After {list} the next deal counts double (bock).</source>
        <extracomment>Bock by its effect (twice, n times, points added) and whether it lasts a single deal.</extracomment>
        <translation>Nach {list} zählt das nächste Spiel doppelt (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count double (bock).</source>
        <translation>Nach {list} zählen die nächsten {n} Spiele doppelt (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next deal counts {factor} times (bock).</source>
        <translation>Nach {list} zählt das nächste Spiel {factor}-fach (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count {factor} times (bock).</source>
        <translation>Nach {list} zählen die nächsten {n} Spiele {factor}-fach (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next deal counts {factor} points more (bock).</source>
        <translation>Nach {list} zählt das nächste Spiel {factor} Punkte mehr (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count {factor} points more (bock).</source>
        <translation>Nach {list} zählen die nächsten {n} Spiele {factor} Punkte mehr (Bock).</translation>
    </message>
    <message>
        <source>an aid of the program, not a rule</source>
        <extracomment>What FreeDoko plays without having a switch for it, beyond the tournament rules.</extracomment>
        <translation>eine Hilfe des Programms, keine Regel</translation>
    </message>
    <message>
        <source>a deal is always played by four</source>
        <translation>ein Spiel spielen immer vier</translation>
    </message>
    <message>
        <source>a match ends either after its deals or with the pot; its deals were taken</source>
        <translation>eine Partie endet entweder nach ihren Spielen oder mit dem Topf; übernommen wurden die Spiele</translation>
    </message>
    <message>
        <source>plus and minus points always add up to 0, so there is no pot</source>
        <translation>Plus- und Minuspunkte ergeben zusammen immer 0, also gibt es keinen Topf</translation>
    </message>
    <message>
        <source>compulsory solos need a match with a fixed number of deals</source>
        <translation>Pflichtsoli gibt es nur in Partien mit fester Zahl von Spielen</translation>
    </message>
    <message>
        <source>without effect there, because of other switches</source>
        <translation>dort wegen anderer Schalter ohne Wirkung</translation>
    </message>
    <message>
        <source>taken in part: there the duty also ends when the other side has announced</source>
        <translation>zum Teil übernommen: dort endet die Pflicht auch, wenn die andere Partei angesagt hat</translation>
    </message>
    <message>
        <source>a hand without nines never has so many cards; the first card became the deadline</source>
        <translation>ohne Neunen hat niemand so viele Karten; Frist ist jetzt die erste eigene Karte</translation>
    </message>
    <message>
        <source>not possible here; the nearest number was taken</source>
        <translation>hier nicht möglich; übernommen wurde die nächstliegende Zahl</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>the file cannot be read ({cause})</source>
        <translation>die Datei lässt sich nicht lesen ({cause})</translation>
    </message>
    <message>
        <source>this is no YAML text ({cause})</source>
        <translation>das ist kein YAML-Text ({cause})</translation>
    </message>
    <message>
        <source>this is no rule file; its first entry is missing</source>
        <translation>das ist keine Regeldatei; der erste Eintrag fehlt</translation>
    </message>
    <message>
        <source>this file has format {given}, this program knows formats up to {known}</source>
        <translation>diese Datei hat das Format {given}, das Programm kennt Formate bis {known}</translation>
    </message>
    <message>
        <source>{given} is no name</source>
        <translation>{given} ist kein Name</translation>
    </message>
    <message>
        <source>this stands here a second time</source>
        <translation>das steht hier zum zweiten Mal</translation>
    </message>
    <message>
        <source>this is no preset, no profile, no file and no code</source>
        <translation>das ist weder Vorlage noch Profil, Datei oder Code</translation>
    </message>
    <message>
        <source>there is no profile of this name</source>
        <translation>ein Profil dieses Namens gibt es nicht</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation>ein Profil braucht einen Namen</translation>
    </message>
    <message>
        <source>there already is a profile of this name</source>
        <translation>ein Profil dieses Namens gibt es schon</translation>
    </message>
    <message>
        <source>this is the name of a preset</source>
        <translation>so heißt schon eine Vorlage</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this file, so it is left as it is</source>
        <translation>eine neuere Version des Programms hat diese Datei geschrieben, sie bleibt daher, wie sie ist</translation>
    </message>
    <message>
        <source>this line says nothing of the form NAME = VALUE</source>
        <translation>diese Zeile hat nicht die Form NAME = WERT</translation>
    </message>
    <message>
        <source>this is no rule file of FreeDoko</source>
        <translation>das ist keine Regeldatei von FreeDoko</translation>
    </message>
    <message>
        <source>FreeDoko has no such rule</source>
        <translation>eine solche Regel hat FreeDoko nicht</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>Zeile {n}</translation>
    </message>
</context>
<context>
    <name>RulesCompare</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The next matches are played by these rules.</source>
        <extracomment>Both ways that people know, whatever the system prefers. From this width on, in heights of a line, the foot of the page has one line. Under this height everything that can be done without makes room for the rules.</extracomment>
        <translation>Die nächsten Partien werden nach diesen Regeln gespielt.</translation>
    </message>
    <message>
        <source>These rules cannot be played yet: {reason}</source>
        <translation>So kann noch nicht gespielt werden: {reason}</translation>
    </message>
    <message>
        <source>after “{preset}”</source>
        <translation>nach „{preset}“</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>nichts geändert</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Presets and profiles</source>
        <translation>Vorlagen und Profile</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Teil der Seite</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>A change applies from the next match; the one being played stays as it is.</source>
        <translation>Eine Änderung gilt ab der nächsten Partie; die laufende bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Save as profile…</source>
        <translation>Als Profil speichern …</translation>
    </message>
    <message>
        <source>Use for the next matches</source>
        <translation>Für die nächsten Partien nehmen</translation>
    </message>
    <message>
        <source>Start a new match with these rules</source>
        <translation>Neue Partie mit diesen Regeln</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>{mark} differs from “{preset}”.</source>
        <translation>{mark} anders als „{preset}“.</translation>
    </message>
    <message>
        <source>Exactly like “{preset}”.</source>
        <translation>Genau wie „{preset}“.</translation>
    </message>
    <message>
        <source>{legend} Click on a sentence to change it.</source>
        <translation>{legend} Ein Klick auf einen Satz ändert ihn.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change: {group}</source>
        <translation>Ändern: {group}</translation>
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
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>{game} (compulsory)</source>
        <translation>{game} (Pflicht)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
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
            <numerusform>davor %n eingeworfen</numerusform>
            <numerusform>davor %n eingeworfen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: sat out, total {total}</source>
        <translation>{name}: ausgesetzt, gesamt {total}</translation>
    </message>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation>{name}: {score}, Summe {total}</translation>
    </message>
    <message>
        <source>{side} alone</source>
        <translation>{side} allein</translation>
    </message>
    <message>
        <source>{name}, {side}: {score}, total {total}</source>
        <translation>{name}, {side}: {score}, gesamt {total}</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Correct the points</source>
        <extracomment>Below all scores: the person sat out.</extracomment>
        <translation>Punkte berichtigen</translation>
    </message>
    <message>
        <source>Points of this deal</source>
        <translation>Punkte dieses Spiels</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Together: {total}</source>
        <translation>Zusammen: {total}</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You (south)</source>
        <translation>Du (Süd)</translation>
    </message>
    <message>
        <source>On your left (west)</source>
        <translation>Links von dir (West)</translation>
    </message>
    <message>
        <source>Opposite (north)</source>
        <translation>Gegenüber (Nord)</translation>
    </message>
    <message>
        <source>On your right (east)</source>
        <translation>Rechts von dir (Ost)</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>D</source>
        <extracomment>How many painted plates are kept: twice those of a trick, with and without the turn.</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>your seat</source>
        <extracomment>Announcements of which a later one includes those before it.</extracomment>
        <translation>dein Platz</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>leads to this trick</source>
        <translation>kommt raus</translation>
    </message>
    <message>
        <source>{call} (no longer valid)</source>
        <translation>{call} (gilt nicht mehr)</translation>
    </message>
    <message>
        <source>{tricks}, {points} points</source>
        <translation>{tricks}, {points} Augen</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>Vorhand</translation>
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
        <translation>Pflicht</translation>
    </message>
</context>
<context>
    <name>SetEditor</name>
    <message>
        <source>All</source>
        <extracomment>With more members than this a set has buttons for all and for none.</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>ShareView</name>
    <message>
        <source>The code of these rules</source>
        <translation>Der Code dieser Regeln</translation>
    </message>
    <message>
        <source>Read it out, send it or let it be photographed: whoever types it into this page plays by the same rules.</source>
        <translation>Vorlesen, verschicken oder abfotografieren lassen: Wer ihn auf dieser Seite eingibt, spielt nach denselben Regeln.</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Code dieser Regeln</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>QR picture of the code</source>
        <translation>QR-Bild des Codes</translation>
    </message>
    <message>
        <source>The picture holds the code as text.</source>
        <translation>Das Bild enthält den Code als Text.</translation>
    </message>
    <message>
        <source>Use somebody else&apos;s code</source>
        <translation>Den Code von jemand anderem verwenden</translation>
    </message>
    <message>
        <source>Type or paste a code, such as K-5Q2M</source>
        <translation>Code eingeben oder einfügen, etwa K-5Q2M</translation>
    </message>
    <message>
        <source>Code to use</source>
        <translation>Code, der verwendet werden soll</translation>
    </message>
    <message>
        <source>Show these rules</source>
        <translation>Diese Regeln zeigen</translation>
    </message>
    <message>
        <source>The code is in the clipboard.</source>
        <translation>Der Code ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>{preset}, {changes}</source>
        <translation>{preset}, {changes}</translation>
    </message>
    <message>
        <source>This code stands for: {rules}.</source>
        <translation>Dieser Code steht für: {rules}.</translation>
    </message>
</context>
<context>
    <name>SheetArea</name>
    <message>
        <source>Import a score sheet</source>
        <translation>Spielzettel einlesen</translation>
    </message>
    <message>
        <source>Score sheets and records (*.csv *.tsv *.txt *.doko *.json);;All files (*)</source>
        <translation>Spielzettel und Aufzeichnungen (*.csv *.tsv *.txt *.doko *.json);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) taken into the history.</source>
        <translation>
            <numerusform>%n Partie eingelesen; sie steht jetzt bei den früheren Partien.</numerusform>
            <numerusform>%n Partien eingelesen; sie stehen jetzt bei den früheren Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of {file} was taken in: {reason}</source>
        <translation>Aus {file} wurde nichts eingelesen: {reason}</translation>
    </message>
    <message>
        <source>{file} holds no finished deal.</source>
        <translation>{file} enthält kein fertiges Spiel.</translation>
    </message>
    <message>
        <source>Save a fault report</source>
        <translation>Fehlerbericht speichern</translation>
    </message>
    <message>
        <source>Doppelkopf records (*.doko)</source>
        <translation>Doppelkopf-Aufzeichnungen (*.doko)</translation>
    </message>
    <message>
        <source>The report is in {file}. It holds the deals of this match, the rules and what happened last, but no names. dokodesk can open it.</source>
        <translation>Der Bericht steht in {file}. Er enthält die Spiele dieser Partie, die Regeln und was zuletzt geschah, aber keine Namen. dokodesk kann ihn öffnen.</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>SheetLine</name>
    <message>
        <source>{rule} (changed)</source>
        <extracomment>From this width on, in heights of a line, the sheet has two columns.</extracomment>
        <translation>{rule} (geändert)</translation>
    </message>
    <message>
        <source>Change this</source>
        <translation>Das ändern</translation>
    </message>
</context>
<context>
    <name>SheetLoader</name>
    <message>
        <source>The matches are being read.</source>
        <extracomment>Fewer matches are there before anybody could read a message about it.</extracomment>
        <translation>Die Partien werden gelesen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Score sheet</source>
        <extracomment>So many rows are always in sight.</extracomment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>counted: {way}</source>
        <translation>gezählt: {way}</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Diese Partie durchsehen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>One point costs</source>
        <translation>Ein Punkt kostet</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Newest deal on top</source>
        <translation>Neuestes Spiel oben</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>● played with Re, bold played alone. Each cell: points of the deal, then the total. Enter or a double click shows a deal in full.</source>
        <translation>● hat mit Re gespielt, fett: allein gespielt. In jedem Feld: Punkte des Spiels, dann die Summe. Eingabe oder Doppelklick zeigt ein Spiel im Ganzen.</translation>
    </message>
    <message>
        <source>No deal has been written down yet.</source>
        <translation>Noch ist kein Spiel aufgeschrieben.</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>Es läuft keine Partie.</translation>
    </message>
    <message>
        <source>Nothing to see yet: the first deal is being played.</source>
        <translation>Noch steht hier nichts: Das erste Spiel läuft.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}</source>
        <translation>Platz {place}: {name}, {total}</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n deal(s) written down</source>
        <translation>
            <numerusform>%n Spiel aufgeschrieben</numerusform>
            <numerusform>%n Spiele aufgeschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>{written} of {planned} deals</source>
        <translation>{written} von {planned} Spielen</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Spiel {number} von {planned}</translation>
    </message>
    <message>
        <source>Extra deal for a solo that is still owed</source>
        <translation>Zusatzspiel für ein offenes Pflichtsolo</translation>
    </message>
    <message>
        <source>{deal}: the last deal</source>
        <translation>{deal}: das letzte Spiel</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}</source>
        <translation>{payer} zahlt {amount} an {receiver}</translation>
    </message>
</context>
<context>
    <name>SheetWriter</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>The deals in full</source>
        <translation>Die Spiele im Einzelnen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Spielwert</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>● played with Re, bold played alone. Each cell: points of the deal, then the total.</source>
        <translation>● hat mit Re gespielt, fett: allein gespielt. In jedem Feld: Punkte des Spiels, dann die Summe.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Unterschrift</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Seite {page}</translation>
    </message>
    <message>
        <source>Written by dokodesk {version}</source>
        <translation>Geschrieben von dokodesk {version}</translation>
    </message>
    <message>
        <source>Running totals</source>
        <translation>Verlauf der Summen</translation>
    </message>
    <message>
        <source>Begun: {day}</source>
        <translation>Begonnen: {day}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Regeln: {rules}</translation>
    </message>
    <message>
        <source>Counted: {way}</source>
        <translation>Gezählt: {way}</translation>
    </message>
    <message>
        <source>Deal {number}: {game}</source>
        <translation>Spiel {number}: {game}</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>Unsere Runde</translation>
    </message>
    <message>
        <source>Name of the new profile</source>
        <translation>Name des neuen Profils</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>Rule files, also of FreeDoko (*.yaml *.yml *.txt *.rules rules)</source>
        <translation>Regeldateien, auch von FreeDoko (*.yaml *.yml *.txt *.rules rules)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Als „{name}“ übernommen.</translation>
    </message>
    <message>
        <source>New name of “{name}”</source>
        <translation>Neuer Name für „{name}“</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”? It cannot be brought back.</source>
        <translation>Das Profil „{name}“ löschen? Es lässt sich nicht zurückholen.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Rule files (*.yaml)</source>
        <translation>Regeldateien (*.yaml)</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>In {file} geschrieben.</translation>
    </message>
    <message>
        <source>Presets and profiles</source>
        <translation>Vorlagen und Profile</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Öffnen, was lesbar ist</translation>
    </message>
    <message>
        <source>not a profile yet</source>
        <translation>noch kein Profil</translation>
    </message>
    <message>
        <source>The rules on this page: {name}</source>
        <translation>Die Regeln auf dieser Seite: {name}</translation>
    </message>
    <message>
        <source>{rules}, with changes that are not saved</source>
        <translation>{rules}, mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Exactly like “{preset}”.</source>
        <translation>Genau wie „{preset}“.</translation>
    </message>
    <message>
        <source>Like “{preset}”, {changes}.</source>
        <translation>Wie „{preset}“, {changes}.</translation>
    </message>
    <message>
        <source>A preset of the program.</source>
        <translation>Eine Vorlage des Programms.</translation>
    </message>
    <message>
        <source>Something is wrong with {file}:</source>
        <translation>Mit {file} stimmt etwas nicht:</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>This is no key.</source>
        <extracomment>Always theirs: playing and giving up, and going from part to part.</extracomment>
        <translation>Das ist keine Taste.</translation>
    </message>
    <message>
        <source>This key always plays, gives up or moves on.</source>
        <translation>Diese Taste ist fest vergeben: zum Spielen, Abbrechen oder Weitergehen.</translation>
    </message>
    <message>
        <source>Letters and digits alone begin the name of a card.</source>
        <translation>Mit einzelnen Buchstaben und Ziffern tippst du den Namen einer Karte.</translation>
    </message>
    <message>
        <source>Something else has this key already.</source>
        <translation>Diese Taste ist schon vergeben.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>All keys as usual</source>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>Take it all the same</source>
        <translation>Trotzdem nehmen</translation>
    </message>
    <message>
        <source>Press one of the keys below to choose another. Del takes it away, Esc keeps it.</source>
        <translation>Drück auf eine der Tasten unten, um eine andere zu wählen. Mit Entf nimmst du sie weg, mit Esc bleibt sie.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>{thing}: the usual key</source>
        <translation>{thing}: Taste zurücksetzen</translation>
    </message>
    <message>
        <source>{key} already does this: {thing}</source>
        <translation>{key} ist schon vergeben für: {thing}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>New deal.</source>
        <translation>Neues Spiel.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>Bock, times {factor}.</source>
        <translation>Bockspiel, mal {factor}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Dein Blatt: {cards}.</translation>
    </message>
    <message>
        <source>It would be your trick.</source>
        <translation>Der Stich wäre deiner.</translation>
    </message>
    <message>
        <source>It would be {name}&apos;s trick.</source>
        <translation>Der Stich wäre von {name}.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>You knock on the table.</source>
        <translation>Du klopfst auf den Tisch.</translation>
    </message>
    <message>
        <source>{name} knocks on the table.</source>
        <translation>{name} klopft auf den Tisch.</translation>
    </message>
    <message>
        <source>You announce {call}.</source>
        <translation>Du sagst {call} an.</translation>
    </message>
    <message>
        <source>{name} announces {call}.</source>
        <translation>{name} sagt {call} an.</translation>
    </message>
    <message>
        <source>{name}: {words}.</source>
        <translation>{name}: {words}.</translation>
    </message>
    <message>
        <source>The game: {contract}.</source>
        <translation>Gespielt wird: {contract}.</translation>
    </message>
    <message>
        <source>Normal game.</source>
        <translation>Normalspiel.</translation>
    </message>
    <message>
        <source>{taker} takes the poverty of {poor}.</source>
        <translation>{taker} nimmt die Armut von {poor}.</translation>
    </message>
    <message>
        <source>No trumps came back.</source>
        <translation>Es kam kein Trumpf zurück.</translation>
    </message>
    <message>
        <source>Trumps came back.</source>
        <translation>Es kam Trumpf zurück.</translation>
    </message>
    <message>
        <source>You must announce now.</source>
        <translation>Du musst jetzt ansagen.</translation>
    </message>
    <message>
        <source>{name} must announce.</source>
        <translation>{name} muss ansagen.</translation>
    </message>
    <message>
        <source>{name} belongs to {party}.</source>
        <translation>{name} gehört zu {party}.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>Das Spiel zählt nicht.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>You stand alone.</source>
        <translation>Du spielst allein.</translation>
    </message>
    <message>
        <source>{name} stands alone.</source>
        <translation>{name} spielt allein.</translation>
    </message>
    <message>
        <source>No partner was found.</source>
        <translation>Es hat sich kein Partner gefunden.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Du bist der Partner.</translation>
    </message>
    <message>
        <source>{name} is the partner.</source>
        <translation>{name} ist der Partner.</translation>
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
        <translation>Ein Tisch, vier Leute, zwei Parteien, und keiner sagt, welche.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Eine Partie spielen</translation>
    </message>
    <message>
        <source>Choose rules and players…</source>
        <translation>Regeln und Mitspieler wählen …</translation>
    </message>
    <message>
        <source>Names, rules, number of deals and how strong the others are.</source>
        <translation>Namen, Regeln, Zahl der Spiele und wie stark die anderen sind.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Both {card} in one hand</source>
        <translation>Beide {card} auf einer Hand</translation>
    </message>
    <message>
        <source>Both foxes in one hand</source>
        <translation>Beide Füchse auf einer Hand</translation>
    </message>
    <message>
        <source>Five nines or more</source>
        <translation>Fünf oder mehr Neunen</translation>
    </message>
    <message>
        <source>Five kings or more</source>
        <translation>Fünf oder mehr Könige</translation>
    </message>
    <message>
        <source>Three trumps or fewer</source>
        <translation>Höchstens drei Trümpfe</translation>
    </message>
    <message>
        <source>Ten trumps or more</source>
        <translation>Mindestens zehn Trümpfe</translation>
    </message>
    <message>
        <source>No ace outside trumps</source>
        <translation>Kein Fehl-Ass</translation>
    </message>
    <message>
        <source>Three such aces or more</source>
        <translation>Mindestens drei Fehl-Asse</translation>
    </message>
    <message>
        <source>no deals yet</source>
        <translation>noch keine Spiele</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>wie erwartet</translation>
    </message>
    <message>
        <source>within what chance allows</source>
        <translation>im Rahmen des Zufalls</translation>
    </message>
    <message>
        <source>rare, but possible</source>
        <translation>selten, aber möglich</translation>
    </message>
    <message>
        <source>hardly chance</source>
        <translation>kaum noch Zufall</translation>
    </message>
    <message>
        <source>As soon as some deals are played, this says whether the dealing is fair.</source>
        <translation>Sobald einige Spiele gespielt sind, steht hier, ob fair gegeben wird.</translation>
    </message>
    <message>
        <source>All together: just what fair dealing gives.</source>
        <translation>Alles zusammen: genau das, was bei fairem Geben herauskommt.</translation>
    </message>
    <message>
        <source>All together: within what chance allows.</source>
        <translation>Alles zusammen: im Rahmen des Zufalls.</translation>
    </message>
    <message>
        <source>All together: an unusual run, but one that fair dealing gives now and then.</source>
        <translation>Alles zusammen: eine ungewöhnliche Serie, wie sie bei fairem Geben aber hin und wieder vorkommt.</translation>
    </message>
    <message>
        <source>All together: fair dealing hardly ever gives this. Were these deals chosen or put together by hand?</source>
        <translation>Alles zusammen: Das kommt bei fairem Geben so gut wie nie vor. Wurden diese Spiele ausgesucht oder von Hand zusammengestellt?</translation>
    </message>
    <message>
        <source>{mean} · {deals} · {won} % won</source>
        <translation>{mean} · {deals} · {won} % gewonnen</translation>
    </message>
    <message>
        <source>{part} % ({hits} of {cases})</source>
        <translation>{part} % ({hits} von {cases})</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>dealer or last seat</source>
        <translation>Geber oder letzter Platz</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>from %</source>
        <translation>von %</translation>
    </message>
    <message>
        <source>to %</source>
        <translation>bis %</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>no side</source>
        <translation>keine Partei</translation>
    </message>
    <message>
        <source>{game}, alone</source>
        <translation>{game}, allein</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>per deal</source>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>won %</source>
        <translation>gewonnen %</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Choose other deals</source>
        <translation>Andere Spiele wählen</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message>
        <source>{deals} out of a selection</source>
        <translation>{deals} aus der Auswahl</translation>
    </message>
    <message>
        <source>{deals} in all</source>
        <translation>{deals} insgesamt</translation>
    </message>
    <message>
        <source>Points of</source>
        <translation>Punkte von</translation>
    </message>
    <message>
        <source>By the own announcement</source>
        <translation>Nach eigener Ansage</translation>
    </message>
    <message>
        <source>The own side</source>
        <translation>Eigene Partei</translation>
    </message>
    <message>
        <source>± is the range in which the true average lies in 95 of 100 cases. With few deals it is wide.</source>
        <translation>± ist der Bereich, in dem der wahre Durchschnitt in 95 von 100 Fällen liegt. Bei wenigen Spielen ist er breit.</translation>
    </message>
    <message>
        <source>No deals yet.</source>
        <translation>Noch keine Spiele.</translation>
    </message>
    <message>
        <source>{total} points, {figure}</source>
        <translation>{total} Punkte, {figure}</translation>
    </message>
    <message>
        <source>Sum of the points from deal to deal</source>
        <translation>Punktestand von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>Points per deal, compared</source>
        <translation>Punkte je Spiel im Vergleich</translation>
    </message>
    <message>
        <source>Where two ranges overlap widely, the difference may well be chance.</source>
        <translation>Überlappen sich zwei Bereiche weit, kann der Unterschied gut Zufall sein.</translation>
    </message>
    <message>
        <source>Did announcements come true?</source>
        <translation>Gingen die Ansagen auf?</translation>
    </message>
    <message>
        <source>How often the side that announced won, by its highest announcement.</source>
        <translation>Wie oft die ansagende Partei gewann, nach ihrer höchsten Ansage.</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Nach Partei</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Nach Sitzplatz</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spielart</translation>
    </message>
    <message>
        <source>By how the others play</source>
        <translation>Nach Spielstärke der anderen</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Die andere Partei</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>StoredMatchPage</name>
    <message>
        <source>Review this match</source>
        <translation>Diese Partie durchsehen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>Partie vom {date}</translation>
    </message>
    <message>
        <source>{names}, by the rules {rules}</source>
        <translation>{names}, nach den Regeln {rules}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>You are looking for a partner</source>
        <extracomment>The own hand as the person has laid it in this deal; empty while it is sorted. Whose hands lie open besides the own one; ``None`` for all that a view knows. Told when the table waits for a click to go on, and when it no longer does. Told what is to be heard, by the names of ``assets.sounds``, when it is seen.</extracomment>
        <translation>Du suchst einen Partner</translation>
    </message>
    <message>
        <source>You offer trumps</source>
        <translation>Du bietest Trümpfe an</translation>
    </message>
    <message>
        <source>{name} is looking for a partner</source>
        <translation>{name} sucht einen Partner</translation>
    </message>
    <message>
        <source>{name} offers trumps</source>
        <translation>{name} bietet Trümpfe an</translation>
    </message>
    <message>
        <source>You play your compulsory solo</source>
        <translation>Du spielst dein Pflichtsolo</translation>
    </message>
    <message>
        <source>{name} plays a compulsory solo</source>
        <translation>{name} spielt sein Pflichtsolo</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spielst allein</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>{name} spielt allein</translation>
    </message>
    <message>
        <source>You found no partner and play alone</source>
        <translation>Du hast keinen Partner gefunden und spielst allein</translation>
    </message>
    <message>
        <source>{bride} found no partner and plays alone</source>
        <translation>{bride} hat keinen Partner gefunden und spielt allein</translation>
    </message>
    <message>
        <source>You play together with {other}</source>
        <translation>Du spielst mit {other} zusammen</translation>
    </message>
    <message>
        <source>{bride} and {partner} play together</source>
        <translation>{bride} und {partner} spielen zusammen</translation>
    </message>
    <message>
        <source>You stand alone</source>
        <translation>Du spielst jetzt allein</translation>
    </message>
    <message>
        <source>{name} stands alone</source>
        <translation>{name} spielt jetzt allein</translation>
    </message>
    <message>
        <source>With trumps</source>
        <translation>Mit Trumpf</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Ohne Trumpf</translation>
    </message>
    <message>
        <source>The deal does not count</source>
        <translation>Das Spiel zählt nicht</translation>
    </message>
    <message>
        <source>Nobody takes the poverty</source>
        <translation>Niemand nimmt die Armut</translation>
    </message>
    <message>
        <source>The cards are thrown in</source>
        <translation>Die Karten werden geschmissen</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>previous card that may be played</source>
        <extracomment>Headings with the keys for what can be done. Things to do at the table: name, words, usual keys.</extracomment>
        <translation>vorige erlaubte Karte</translation>
    </message>
    <message>
        <source>next card that may be played</source>
        <translation>nächste erlaubte Karte</translation>
    </message>
    <message>
        <source>previous card of the hand</source>
        <translation>vorige Karte im Blatt</translation>
    </message>
    <message>
        <source>next card of the hand</source>
        <translation>nächste Karte im Blatt</translation>
    </message>
    <message>
        <source>first card that may be played</source>
        <translation>erste erlaubte Karte</translation>
    </message>
    <message>
        <source>last card that may be played</source>
        <translation>letzte erlaubte Karte</translation>
    </message>
    <message>
        <source>move the card left</source>
        <translation>Karte nach links stecken</translation>
    </message>
    <message>
        <source>move the card right</source>
        <translation>Karte nach rechts stecken</translation>
    </message>
    <message>
        <source>sort the hand again</source>
        <translation>Blatt wieder sortieren</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>letzten Stich zeigen oder schließen</translation>
    </message>
    <message>
        <source>go to the announcements</source>
        <translation>zu den Ansagen</translation>
    </message>
    <message>
        <source>tell what lies on the table</source>
        <translation>sagen, was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>tell who has what</source>
        <translation>sagen, wie es bei allen steht</translation>
    </message>
    <message>
        <source>tell the own hand</source>
        <translation>das eigene Blatt ansagen</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Last trick</source>
        <extracomment>How much higher than the rail above the own hand a hint may be that stands on it in two lines.</extracomment>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Last trick (L)</source>
        <translation>Letzter Stich (L)</translation>
    </message>
    <message>
        <source>Several cards fit: {cards}</source>
        <translation>Mehrere Karten passen: {cards}</translation>
    </message>
    <message>
        <source>You do not hold this card: {text}</source>
        <translation>Diese Karte hast du nicht: {text}</translation>
    </message>
    <message>
        <source>Click or press a key to go on</source>
        <extracomment>A player who thinks longer than this gets a word about it. Asked before a card of the person is played; ``False`` keeps it in the hand.</extracomment>
        <translation>Weiter mit einem Klick oder einer Taste</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Spieltisch</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The next step (Enter)</source>
        <translation>Der nächste Schritt (Eingabetaste)</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Click a card or drag it to the middle; the arrow keys and Enter do it too. Ctrl+H asks the coach what would be good.</source>
        <translation>Klicke eine Karte an oder ziehe sie in die Mitte; Pfeiltasten und Eingabe tun es auch. Strg+H fragt den Trainer, was gut wäre.</translation>
    </message>
    <message>
        <source>A double click on a deal shows all hands, and what it would have been worth by other rules.</source>
        <translation>Ein Doppelklick auf ein Spiel zeigt alle Blätter und was es nach anderen Regeln wert gewesen wäre.</translation>
    </message>
    <message>
        <source>Every rule can be changed for the next match. Where two rules contradict each other, you are told what would fit.</source>
        <translation>Jede Regel lässt sich für die nächste Partie ändern. Wo zwei Regeln einander widersprechen, erfährst du, was passen würde.</translation>
    </message>
    <message>
        <source>Every match is kept here. A double click opens its score sheet, and “Review this match” shows what could have been played better.</source>
        <translation>Jede Partie bleibt hier erhalten. Ein Doppelklick öffnet ihren Spielzettel, und „Diese Partie durchsehen“ zeigt, was besser gespielt werden konnte.</translation>
    </message>
    <message>
        <source>These figures are about what the history has found: search there to compare.</source>
        <translation>Diese Zahlen gelten für das, was unter „Frühere Partien“ gefunden wurde: Suche dort, um zu vergleichen.</translation>
    </message>
    <message>
        <source>The arrow keys move card by card and trick by trick. You can play on from any moment; that does not count.</source>
        <translation>Die Pfeiltasten gehen Karte um Karte und Stich um Stich. Du kannst von jedem Moment weiterspielen; das zählt nicht.</translation>
    </message>
    <message>
        <source>Alt+Down goes to the next mistake; “Play from here” lets you try the better way. You can leave this page while the review goes on.</source>
        <translation>Alt+Pfeil nach unten geht zum nächsten Fehler; mit „Ab hier spielen“ kannst du den besseren Weg versuchen. Du kannst diese Seite verlassen, während die Durchsicht weiterläuft.</translation>
    </message>
    <message>
        <source>Nothing counts here: take back what you like, close hands you do not want to see, and choose how well the others play.</source>
        <translation>Hier zählt nichts: Nimm zurück, was du willst, schließe Blätter, die du nicht sehen möchtest, und wähle, wie gut die anderen spielen.</translation>
    </message>
    <message>
        <source>Every day there is a new puzzle. Once a match is reviewed, your own mistakes come back here as exercises.</source>
        <translation>Jeden Tag gibt es ein neues Rätsel. Sobald eine Partie durchgesehen ist, kommen deine eigenen Fehler hier als Übungen wieder.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Keine Hinweise mehr</translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>Find the good card</source>
        <translation>Finde die gute Karte</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Deine eigenen Fehler</translation>
    </message>
    <message>
        <source>Who is Re?</source>
        <translation>Wer ist Re?</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Trümpfe zählen</translation>
    </message>
    <message>
        <source>Count the aces</source>
        <translation>Asse zählen</translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation>Augen zählen</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Exactly one card is clearly the best here. Which one? Play it.</source>
        <translation>Genau eine Karte ist hier klar die beste. Welche? Spiele sie.</translation>
    </message>
    <message>
        <source>Here you played {card}, and that cost {points} points. Find something better.</source>
        <translation>Hier hast du gespielt: {card}. Das hat {points} Punkte gekostet. Finde etwas Besseres.</translation>
    </message>
    <message>
        <source>How likely is it that {name} is Re?</source>
        <translation>Wie wahrscheinlich ist {name} Re?</translation>
    </message>
    <message>
        <source>How many trumps do the other three hold together?</source>
        <translation>Wie viele Trümpfe haben die anderen drei zusammen?</translation>
    </message>
    <message>
        <source>How many aces of {suit} do the other three hold?</source>
        <translation>Wie viele {suit}-Asse haben die anderen drei?</translation>
    </message>
    <message>
        <source>Right: {card}. The next best costs {points} points.</source>
        <translation>Richtig: {card}. Die nächstbeste kostet {points} Punkte.</translation>
    </message>
    <message>
        <source>Right: {card} is better. This one is solved.</source>
        <translation>Richtig: {card} ist besser. Das ist gelöst.</translation>
    </message>
    <message>
        <source>{card} costs {points} points on average. Try another one.</source>
        <translation>{card} kostet im Mittel {points} Punkte. Versuche eine andere.</translation>
    </message>
    <message>
        <source>Not {card}. Try another one.</source>
        <translation>Nicht {card}. Versuche eine andere.</translation>
    </message>
    <message>
        <source>{name} is Re.</source>
        <translation>{name} ist Re.</translation>
    </message>
    <message>
        <source>{name} is Kontra.</source>
        <translation>{name} ist Kontra.</translation>
    </message>
    <message>
        <source>The computer would have said {percent} %.</source>
        <translation>Der Computer hätte {percent} % gesagt.</translation>
    </message>
    <message>
        <source>Right: {number}.</source>
        <translation>Richtig: {number}.</translation>
    </message>
    <message>
        <source>It is {number}, not {given}.</source>
        <translation>Es sind {number}, nicht {given}.</translation>
    </message>
    <message>
        <source>Your estimates so far: {score} (0 is perfect, 0.25 is always saying 50 %).</source>
        <translation>Deine Schätzungen bisher: {score} (0 ist vollkommen, 0,25 heißt immer 50 % sagen).</translation>
    </message>
    <message>
        <source>Said {low} to {high} %: so it was in {share} % of {count} cases.</source>
        <translation>{low} bis {high} % gesagt: So war es in {share} % von {count} Fällen.</translation>
    </message>
    <message>
        <source>Points lost by mistakes in a deal, by your reviews: {lately} lately.</source>
        <translation>Durch Fehler verlorene Punkte je Spiel, nach deinen Durchsichten: zuletzt {lately}.</translation>
    </message>
    <message>
        <source>Before that {before}.</source>
        <translation>Davor {before}.</translation>
    </message>
    <message>
        <source>Most by: {themes}.</source>
        <translation>Am meisten durch: {themes}.</translation>
    </message>
    <message>
        <source>How many points have the other three taken so far?</source>
        <translation>Wie viele Augen haben die anderen drei bisher bekommen?</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>One moment…</source>
        <extracomment>What a mistake with a card can be about. The most of the width that the list of exercises takes.</extracomment>
        <translation>Einen Moment …</translation>
    </message>
    <message>
        <source>There is nothing to put right: review some of your deals first.</source>
        <translation>Es gibt nichts gutzumachen: Sieh zuerst ein paar deiner Spiele durch.</translation>
    </message>
    <message>
        <source>No question of this kind was found by these rules.</source>
        <translation>Nach diesen Regeln ließ sich so eine Frage nicht finden.</translation>
    </message>
    <message>
        <source>You have answered it already; this is for practice.</source>
        <translation>Du hast es schon beantwortet; das ist nur zur Übung.</translation>
    </message>
    <message>
        <source>This card is not allowed here.</source>
        <translation>Diese Karte ist hier nicht erlaubt.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>{right} of {done} right</source>
        <translation>{right} von {done} richtig</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Trainers and puzzles</source>
        <translation>Training und Rätsel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
</context>
<context>
    <name>TrickOverlay</name>
    <message>
        <source>Earlier</source>
        <extracomment>Cards that lie crosswise are at least so large by those in a row.</extracomment>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Trick {number}: {name}, {points} points</source>
        <translation>Stich {number}: {name}, {points} Augen</translation>
    </message>
</context>
<context>
    <name>TrickPicture</name>
    <message>
        <source>pig</source>
        <translation>Schwein</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>sticht</translation>
    </message>
    <message>
        <source>{cards}; the {card} wins</source>
        <translation>{cards}; es sticht: {card}</translation>
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
        <translation>Fuchs gefangen</translation>
    </message>
    <message>
        <source>fox put aside</source>
        <translation>Fuchs beiseitegelegt</translation>
    </message>
    <message>
        <source>fox wins the last trick</source>
        <translation>Fuchs macht den letzten Stich</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Karlchen</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Karlchen gefangen</translation>
    </message>
    <message>
        <source>ten of hearts caught</source>
        <translation>Herz-Zehn gefangen</translation>
    </message>
    <message>
        <source>heart trick</source>
        <translation>Herzstich</translation>
    </message>
    <message>
        <source>{trophy}?</source>
        <translation>{trophy}?</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Fuchs</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to Doppelkopf</source>
        <extracomment>The rule sets a beginner can tell apart; all others are a click away later. Few answers: there is room for a look at the cards.</extracomment>
        <translation>Willkommen beim Doppelkopf</translation>
    </message>
    <message>
        <source>Which language do you speak?</source>
        <translation>Welche Sprache sprichst du?</translation>
    </message>
    <message>
        <source>What can you read at ease?</source>
        <translation>Was kannst du bequem lesen?</translation>
    </message>
    <message>
        <source>Text and cards; the preferences have more sizes.</source>
        <translation>Schrift und Karten; weitere Größen gibt es in den Einstellungen.</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>So passt es</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Sehr groß</translation>
    </message>
    <message>
        <source>The usual size</source>
        <translation>Die übliche Größe</translation>
    </message>
    <message>
        <source>For small or distant screens</source>
        <translation>Für kleine oder ferne Bildschirme</translation>
    </message>
    <message>
        <source>With large signs on the cards</source>
        <translation>Mit großen Zeichen auf den Karten</translation>
    </message>
    <message>
        <source>Do you know Doppelkopf?</source>
        <translation>Kennst du Doppelkopf?</translation>
    </message>
    <message>
        <source>I know Doppelkopf</source>
        <translation>Ich kann Doppelkopf</translation>
    </message>
    <message>
        <source>Straight to the table.</source>
        <translation>Gleich an den Tisch.</translation>
    </message>
    <message>
        <source>I am learning</source>
        <translation>Ich lerne es</translation>
    </message>
    <message>
        <source>From the first trick to the first announcement, with open cards.</source>
        <translation>Vom ersten Stich bis zur ersten Ansage, mit offenen Karten.</translation>
    </message>
    <message>
        <source>Which rules shall we play by?</source>
        <translation>Nach welchen Regeln spielen wir?</translation>
    </message>
    <message>
        <source>The first card comes next. Every single rule can be changed later.</source>
        <translation>Danach kommt schon die erste Karte. Jede einzelne Regel lässt sich später ändern.</translation>
    </message>
    <message>
        <source>{step} of {all}</source>
        <translation>{step} von {all}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>No questions, to the start page</source>
        <translation>Keine Fragen, zur Startseite</translation>
    </message>
</context>
<context>
    <name>_ChoiceOrNumber</name>
    <message>
        <source>For</source>
        <extracomment>The names to choose from, and a picture for one of them. Whether title and explanation stand above it instead of beside it.</extracomment>
        <translation>Für</translation>
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
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>_Message</name>
    <message>
        <source>Close this message</source>
        <extracomment>More than this many would push the page away; the oldest message goes first. In a narrower window the answers stand below the words, in heights of a line.</extracomment>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
</context>
</TS>
