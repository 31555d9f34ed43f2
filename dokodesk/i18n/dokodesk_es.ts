<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About dokodesk</source>
        <translation>Acerca de dokodesk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versión {version}</translation>
    </message>
    <message>
        <source>Doppelkopf for one person against three computer players, offline.</source>
        <translation>Doppelkopf para ti contra tres jugadores automáticos, sin conexión.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>dokodesk is free software under the MIT licence: you may use, copy, change and pass it on, as long as the licence text stays with it. There is no warranty. The cards, portraits and signs were drawn for this program and are under the same licence.</source>
        <translation>dokodesk es software libre bajo la licencia MIT: puedes usarlo, copiarlo, modificarlo y compartirlo, siempre que el texto de la licencia lo acompañe. No hay garantía alguna. Las cartas, los retratos y los signos se dibujaron para este programa y tienen la misma licencia.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <source>{name}: {licence}</source>
        <translation>{name}: {licence}</translation>
    </message>
    <message>
        <source>Your files</source>
        <translation>Tus archivos</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New match…</source>
        <extracomment>Name, words in the menu, words in the tool bar and in lists, keys, picture.</extracomment>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Go on playing</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next &amp;deal</source>
        <translation>&amp;Siguiente mano</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente mano</translation>
    </message>
    <message>
        <source>&amp;End match…</source>
        <translation>&amp;Terminar la partida…</translation>
    </message>
    <message>
        <source>End match</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Última &amp;baza</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>&amp;Reglas en vigor</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Deal of the da&amp;y</source>
        <translation>Mano del &amp;día</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Mano del día</translation>
    </message>
    <message>
        <source>&amp;Learn Doppelkopf</source>
        <translation>&amp;Aprender Doppelkopf</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>&amp;Practise with open cards</source>
        <translation>&amp;Practicar a cartas vistas</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>&amp;Order of the trumps</source>
        <translation>&amp;Orden de los triunfos</translation>
    </message>
    <message>
        <source>Order of the trumps</source>
        <translation>Orden de los triunfos</translation>
    </message>
    <message>
        <source>&amp;Trainers and puzzles</source>
        <translation>&amp;Ejercicios y problemas</translation>
    </message>
    <message>
        <source>Trainers</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Partidas &amp;anteriores</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Partidas anteriores</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Estadísticas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>Repasar la &amp;mano</translation>
    </message>
    <message>
        <source>Re&amp;view the last deal</source>
        <translation type="vanished">Repasar la última &amp;mano</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Review the whole &amp;match</source>
        <translation>Repasar &amp;toda la partida</translation>
    </message>
    <message>
        <source>Review the match</source>
        <translation>Repasar la partida</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Consejo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>Score s&amp;heet for a real evening…</source>
        <translation>&amp;Hoja para una velada de cartas…</translation>
    </message>
    <message>
        <source>Score sheet for a real evening</source>
        <translation>Hoja para una velada de cartas</translation>
    </message>
    <message>
        <source>Deal &amp;codes…</source>
        <translation>Códigos de &amp;manos…</translation>
    </message>
    <message>
        <source>Deal codes</source>
        <translation>Códigos de manos</translation>
    </message>
    <message>
        <source>&amp;Import a score sheet…</source>
        <translation>&amp;Importar una hoja de puntos…</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Importar una hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Abrir un registro…</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>Does it &amp;peek?</source>
        <translation>¿Hace t&amp;rampas el programa?</translation>
    </message>
    <message>
        <source>Does it peek?</source>
        <translation>¿Hace trampas el programa?</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Save a &amp;fault report…</source>
        <translation>Guardar un &amp;informe de error…</translation>
    </message>
    <message>
        <source>Save a fault report</source>
        <translation>Guardar un informe de error</translation>
    </message>
    <message>
        <source>&amp;About dokodesk</source>
        <translation>&amp;Acerca de dokodesk</translation>
    </message>
    <message>
        <source>About dokodesk</source>
        <translation>Acerca de dokodesk</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>What an area of the program brings is hidden until that area has connected it.</extracomment>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>&amp;Aprender</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>Aj&amp;ustes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Beside its words a button of the bar takes this, in heights of a line; a gap takes that.</extracomment>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
</context>
<context>
    <name>AgainDialog</name>
    <message>
        <source>Play this deal again</source>
        <extracomment>The row of buttons and the margins.</extracomment>
        <translation>Jugar otra vez esta mano</translation>
    </message>
    <message>
        <source>The same cards for everybody. It is kept under the original and does not count.</source>
        <translation>Las mismas cartas para todos. El resultado queda junto a la mano original y no cuenta.</translation>
    </message>
    <message>
        <source>as before: {rules}</source>
        <translation>como antes: {rules}</translation>
    </message>
    <message>
        <source>You play for</source>
        <translation>Juegas por</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Los demás juegan</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n solo(s)</source>
        <translation>
            <numerusform>debe %n solo</numerusform>
            <numerusform>debe %n solos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo(s) due</source>
        <translation>
            <numerusform>%n solo pendiente</numerusform>
            <numerusform>%n solos pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n more card(s)</source>
        <translation>
            <numerusform>%n carta más</numerusform>
            <numerusform>%n cartas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to offer</source>
        <translation>
            <numerusform>Elige %n carta para ofrecer</numerusform>
            <numerusform>Elige %n cartas para ofrecer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) back to {name}</source>
        <translation>
            <numerusform>Devuelve %n carta a {name}</numerusform>
            <numerusform>Devuelve %n cartas a {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie there, all of {name}&apos;s trumps among them.</source>
        <translation>
            <numerusform>Hay %n carta, con todos los triunfos de {name}.</numerusform>
            <numerusform>Hay %n cartas, con todos los triunfos de {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) returned</source>
        <translation>
            <numerusform>Devuelve %n triunfo</numerusform>
            <numerusform>Devuelve %n triunfos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out %n card(s).</source>
        <translation>
            <numerusform>{name} ofrece %n carta.</numerusform>
            <numerusform>{name} ofrece %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n card(s) back.</source>
        <translation>
            <numerusform>{name} devuelve %n carta.</numerusform>
            <numerusform>{name} devuelve %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick with %n point(s).</source>
        <translation>
            <numerusform>{name} gana la baza con %n tanto.</numerusform>
            <numerusform>{name} gana la baza con %n tantos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay out %n card(s).</source>
        <translation>
            <numerusform>Ofreces %n carta.</numerusform>
            <numerusform>Ofreces %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s) back.</source>
        <translation>
            <numerusform>Devuelves %n carta.</numerusform>
            <numerusform>Devuelves %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the trick with %n point(s).</source>
        <translation>
            <numerusform>Ganas la baza con %n tanto.</numerusform>
            <numerusform>Ganas la baza con %n tantos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Deal {number}: {text}</source>
        <translation>Mano {number}: {text}</translation>
    </message>
    <message>
        <source>the scores add up to {found} instead of 0.</source>
        <translation>los puntos suman {found} en vez de 0.</translation>
    </message>
    <message>
        <source>the scores add up to {found} instead of 0; probably {person}&apos;s is wrong.</source>
        <translation>los puntos suman {found} en vez de 0; probablemente están mal los de {person}.</translation>
    </message>
    <message>
        <source>the scores are neither two against two nor one against three.</source>
        <translation>los puntos no son ni dos contra dos ni uno contra tres.</translation>
    </message>
    <message>
        <source>from here on some totals are even and others odd; with four players that cannot be.</source>
        <translation>desde aquí unos totales son pares y otros impares; con cuatro jugadores no puede ser.</translation>
    </message>
    <message>
        <source>{found} players have a score instead of 4.</source>
        <translation>{found} jugadores tienen puntos en vez de 4.</translation>
    </message>
    <message>
        <source>partners have different scores.</source>
        <translation>los compañeros tienen puntos distintos.</translation>
    </message>
    <message>
        <source>{person} dealt, but it was {dealer}&apos;s turn.</source>
        <translation>dio {person}, pero le tocaba a {dealer}.</translation>
    </message>
    <message>
        <source>{person} has played {found} compulsory solos, {wanted} are owed.</source>
        <translation>{person} ha jugado {found} solos obligatorios y debe {wanted}.</translation>
    </message>
    <message>
        <source>there are {found} deals, {wanted} were planned.</source>
        <translation>hay {found} manos y se planearon {wanted}.</translation>
    </message>
    <message>
        <source>the total of {person} is {found}, the scores give {wanted}.</source>
        <translation>el total de {person} es {found}, pero los puntos dan {wanted}.</translation>
    </message>
    <message>
        <source>the number is {found}, {wanted} would follow.</source>
        <translation>el número es {found}, y tocaría {wanted}.</translation>
    </message>
    <message>
        <source>{when}: row {row} taken out: {before}</source>
        <translation>{when}: línea {row} quitada: {before}</translation>
    </message>
    <message>
        <source>{when}: row {row}: {before} → {after}</source>
        <translation>{when}: línea {row}: {before} → {after}</translation>
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
        <translation>Desde aquí nadie puede seguir jugando: {reason}</translation>
    </message>
    <message>
        <source>The deal once more, for {name}. It does not count.</source>
        <translation>La mano otra vez, por {name}. No cuenta.</translation>
    </message>
    <message>
        <source>Played on before the first card, for {name}. It does not count.</source>
        <translation>Continuada antes de la primera carta, por {name}. No cuenta.</translation>
    </message>
    <message>
        <source>Played on from trick {number}, for {name}. It does not count.</source>
        <translation>Continuada desde la baza {number}, por {name}. No cuenta.</translation>
    </message>
</context>
<context>
    <name>BranchPage</name>
    <message>
        <source>Back to the original</source>
        <translation>Volver al original</translation>
    </message>
</context>
<context>
    <name>BranchResult</name>
    <message>
        <source>What came of it</source>
        <translation>Qué salió de ahí</translation>
    </message>
    <message>
        <source>Once more from there</source>
        <translation>Otra vez desde allí</translation>
    </message>
    <message>
        <source>Replay what I played</source>
        <translation>Ver lo que jugué</translation>
    </message>
    <message>
        <source>Back to the original</source>
        <translation>Volver al original</translation>
    </message>
    <message>
        <source>{name}: {after} points. The original was not played to its end.</source>
        <translation>{name}: {after} puntos. El original no se jugó hasta el final.</translation>
    </message>
    <message>
        <source>{name}: {after} points, the same as in the original.</source>
        <translation>{name}: {after} puntos, igual que en el original.</translation>
    </message>
    <message>
        <source>{name}: {after} points, better than the {before} before.</source>
        <translation>{name}: {after} puntos, mejor que los {before} de antes.</translation>
    </message>
    <message>
        <source>{name}: {after} points, worse than the {before} before.</source>
        <translation>{name}: {after} puntos, peor que los {before} de antes.</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>Keep the partner</source>
        <extracomment>Up to so many buttons say their deadline themselves. How much smaller their text is where there is no room for them, by its usual size.</extracomment>
        <translation>Conservar al compañero</translation>
    </message>
    <message>
        <source>Really {call}?</source>
        <translation>¿Seguro? {call}</translation>
    </message>
    <message>
        <source>Announce {call}</source>
        <translation>Anunciar {call}</translation>
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
        <translation>sin 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>sin 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>sin 30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>capote</translation>
    </message>
    <message>
        <source>prediction: no 90</source>
        <translation>pronóstico: sin 90</translation>
    </message>
    <message>
        <source>prediction: no 60</source>
        <translation>pronóstico: sin 60</translation>
    </message>
    <message>
        <source>prediction: no 30</source>
        <translation>pronóstico: sin 30</translation>
    </message>
    <message>
        <source>prediction: schwarz</source>
        <translation>pronóstico: capote</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>toc, toc</translation>
    </message>
    <message>
        <source>Pigs</source>
        <translation>Cerditos</translation>
    </message>
    <message>
        <source>Super pigs</source>
        <translation>Supercerditos</translation>
    </message>
    <message>
        <source>Hyper pigs</source>
        <translation>Hipercerditos</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Cambio de sentido</translation>
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
        <translation>nadie</translation>
    </message>
    <message>
        <source>Healthy</source>
        <extracomment>What is said in one way only.</extracomment>
        <translation>Sano</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Does anybody else want to play a solo?</source>
        <translation>¿Alguien más quiere jugar un solo?</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>I take it</source>
        <translation>La tomo</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
    <message>
        <source>a wedding</source>
        <translation>boda</translation>
    </message>
    <message>
        <source>a poverty</source>
        <translation>pobreza</translation>
    </message>
    <message>
        <source>throwing in</source>
        <translation>tirar las cartas</translation>
    </message>
    <message>
        <source>a reservation without its name</source>
        <translation>reserva sin nombre</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>declining</source>
        <translation>rechazar</translation>
    </message>
    <message>
        <source>Genscher: with {name}</source>
        <translation>Genscher: con {name}</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Cedo el resto</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>El resto es mío</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Tirar las cartas</translation>
    </message>
</context>
<context>
    <name>CardEntry</name>
    <message>
        <source>Card, e.g. ♥10</source>
        <translation>Carta, p. ej. ♥10</translation>
    </message>
    <message>
        <source>Name of the card to play</source>
        <translation>Nombre de la carta que quieres jugar</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>Clubs were led</source>
        <extracomment>What was led, at the beginning of a sentence.</extracomment>
        <translation>Salida de tréboles</translation>
    </message>
    <message>
        <source>Spades were led</source>
        <translation>Salida de picas</translation>
    </message>
    <message>
        <source>Hearts were led</source>
        <translation>Salida de corazones</translation>
    </message>
    <message>
        <source>Diamonds were led</source>
        <translation>Salida de diamantes</translation>
    </message>
    <message>
        <source>Trumps were led</source>
        <translation>Salida de triunfo</translation>
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
        <translation>as de {suit}</translation>
    </message>
    <message>
        <source>ten of {suit}</source>
        <translation>diez de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>rey de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>dama de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jota de {suit}</translation>
    </message>
    <message>
        <source>nine of {suit}</source>
        <translation>nueve de {suit}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
</context>
<context>
    <name>Celebration</name>
    <message>
        <source>Doppelkopf!</source>
        <extracomment>An angle that never comes back to itself: the sparks are spread evenly whatever their number.</extracomment>
        <translation>¡Doppelkopf!</translation>
    </message>
    <message>
        <source>Fox caught!</source>
        <translation>¡Zorro cazado!</translation>
    </message>
    <message>
        <source>Charlie!</source>
        <translation>¡Charlie!</translation>
    </message>
    <message>
        <source>Charlie caught!</source>
        <translation>¡Charlie cazado!</translation>
    </message>
    <message>
        <source>Solo won!</source>
        <translation>¡Solo ganado!</translation>
    </message>
    <message>
        <source>{name} wins the solo</source>
        <translation>{name} gana el solo</translation>
    </message>
    <message>
        <source>The others made no trick</source>
        <translation>Los demás no hicieron ninguna baza</translation>
    </message>
    <message>
        <source>All tricks went to the others</source>
        <translation>Todas las bazas fueron para los demás</translation>
    </message>
    <message>
        <source>Schwarz!</source>
        <translation>¡Capote!</translation>
    </message>
    <message>
        <source>You have won the match!</source>
        <translation>¡Has ganado la partida!</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>{found}; the first {n} are shown</source>
        <extracomment>From this width on, in heights of a line, the groups stand at the side. So long after the last letter a search begins.</extracomment>
        <translation>{found}; se muestran las primeras {n}</translation>
    </message>
    <message>
        <source>No option differs from the preset.</source>
        <translation>Ninguna opción difiere de la plantilla.</translation>
    </message>
    <message>
        <source>No option is called like that.</source>
        <translation>Ninguna opción se llama así.</translation>
    </message>
    <message>
        <source>Usual questions</source>
        <translation>Las preguntas habituales</translation>
    </message>
    <message>
        <source>Search: Dulle, pigs, fox …</source>
        <translation>Buscar: Dulle, cerditos, zorro…</translation>
    </message>
    <message>
        <source>Search for a rule by any of its names</source>
        <translation>Buscar una regla por cualquiera de sus nombres</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>Solo lo que difiere</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Take the last change back (Ctrl+Z)</source>
        <translation>Deshacer el último cambio (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Make it again (Ctrl+Y)</source>
        <translation>Rehacerlo (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Groups of rules</source>
        <translation>Grupos de reglas</translation>
    </message>
</context>
<context>
    <name>CharacterChoice</name>
    <message>
        <source>no habits</source>
        <translation>sin manías</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>por sorteo</translation>
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
        <translation>anuncia con audacia: Re y Kontra incluso con cartas regulares</translation>
    </message>
    <message>
        <source>Heinz</source>
        <translation>Heinz</translation>
    </message>
    <message>
        <source>saves high trumps for the end</source>
        <translation>guarda los triunfos altos para el final</translation>
    </message>
    <message>
        <source>Amina</source>
        <translation>Amina</translation>
    </message>
    <message>
        <source>hunts foxes: takes every one within reach</source>
        <translation type="vanished">caza zorros: se lleva todos los que tiene a tiro</translation>
    </message>
    <message>
        <source>hunts foxes: draws them out with high trumps</source>
        <translation>caza zorros: los hace salir con triunfos altos</translation>
    </message>
    <message>
        <source>Felix</source>
        <translation>Felix</translation>
    </message>
    <message>
        <source>is cautious: calls and solos only when nearly certain</source>
        <translation>es prudente: anuncios y solos solo cuando está casi seguro</translation>
    </message>
    <message>
        <source>Gertrud</source>
        <translation>Gertrud</translation>
    </message>
    <message>
        <source>smears early, even to somebody who is perhaps a partner</source>
        <translation>carga pronto las bazas, incluso a quien quizá sea su compañero</translation>
    </message>
    <message>
        <source>Samuel</source>
        <translation>Samuel</translation>
    </message>
    <message>
        <source>loves solos</source>
        <translation>le encantan los solos</translation>
    </message>
    <message>
        <source>Leyla</source>
        <translation>Leyla</translation>
    </message>
    <message>
        <source>prefers to lead plain suits</source>
        <translation>prefiere salir de palos simples</translation>
    </message>
    <message>
        <source>Björn</source>
        <translation>Björn</translation>
    </message>
    <message>
        <source>draws trumps</source>
        <translation>arrastra triunfos</translation>
    </message>
    <message>
        <source>Mai</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>keeps the ♣Q hidden for long</source>
        <translation>esconde mucho tiempo su ♣Q</translation>
    </message>
    <message>
        <source>Jonas</source>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>keeps the ♣J for the last trick</source>
        <translation>guarda la ♣J para la última baza</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>There is no other choice.</source>
        <translation>No hay otra opción.</translation>
    </message>
    <message>
        <source>The {card} would be about as good.</source>
        <translation>Más o menos igual de buena: {card}.</translation>
    </message>
    <message>
        <source>{name} is your partner and holds the trick ({points} points).</source>
        <translation>{name} es tu compañero y va ganando la baza ({points} tantos).</translation>
    </message>
    <message>
        <source>{name} plays against you and holds the trick ({points} points).</source>
        <translation>{name} juega contra ti y va ganando la baza ({points} tantos).</translation>
    </message>
    <message>
        <source>{name} holds the trick; in {percent} of 100 cases it goes to your side.</source>
        <translation>{name} va ganando la baza; en {percent} de cada 100 casos es para tu bando.</translation>
    </message>
    <message>
        <source>Give points: {points} more for a trick of your side.</source>
        <translation>Carga tantos: {points} más para una baza de tu bando.</translation>
    </message>
    <message>
        <source>Spare your points: this trick probably goes to the others.</source>
        <translation>Ahorra tus tantos: esta baza será seguramente para los demás.</translation>
    </message>
    <message>
        <source>You play last and take the trick: {points} points.</source>
        <translation>Juegas al final y te llevas la baza: {points} tantos.</translation>
    </message>
    <message>
        <source>You play last: take the trick as cheaply as you can ({points} points).</source>
        <translation>Juegas al final: gana la baza lo más barato que puedas ({points} tantos).</translation>
    </message>
    <message>
        <source>It takes the trick in {percent} of 100 cases.</source>
        <translation>Gana la baza en {percent} de cada 100 casos.</translation>
    </message>
    <message>
        <source>An ace without company: play it before somebody is out of the suit.</source>
        <translation>Un as solitario: juégalo antes de que alguien se quede sin ese palo.</translation>
    </message>
    <message>
        <source>Keep the fox: here it would be caught in {percent} of 100 cases.</source>
        <translation>Guarda el zorro: aquí lo cazarían en {percent} de cada 100 casos.</translation>
    </message>
    <message>
        <source>The fox is safe here: your side takes the trick.</source>
        <translation>Aquí el zorro está a salvo: la baza es para tu bando.</translation>
    </message>
    <message>
        <source>This can catch a fox.</source>
        <translation>Con esto se puede cazar un zorro.</translation>
    </message>
    <message>
        <source>This can become a Doppelkopf.</source>
        <translation>De aquí puede salir un Doppelkopf.</translation>
    </message>
    <message>
        <source>Keep the jack of clubs for the last trick.</source>
        <translation>Guarda la jota de tréboles para la última baza.</translation>
    </message>
    <message>
        <source>The jack of clubs can take the last trick.</source>
        <translation>La jota de tréboles puede ganar la última baza.</translation>
    </message>
    <message>
        <source>Nobody has a higher card any more.</source>
        <translation>Ya nadie tiene una carta más alta.</translation>
    </message>
    <message>
        <source>You hold {count} trumps: draw those of the others.</source>
        <translation>Tienes {count} triunfos: arrastra los de los demás.</translation>
    </message>
    <message>
        <source>Afterwards you are out of that suit and can trump.</source>
        <translation>Después te quedas sin ese palo y puedes fallar.</translation>
    </message>
    <message>
        <source>Spare the {card}: there is too little in this trick.</source>
        <translation>Hay demasiado poco en esta baza para: {card}.</translation>
    </message>
    <message>
        <source>Your side wins in {percent} of 100 cases.</source>
        <translation>Tu bando gana en {percent} de cada 100 casos.</translation>
    </message>
    <message>
        <source>There is still time: it can be said later.</source>
        <translation>Aún hay tiempo: se puede anunciar después.</translation>
    </message>
    <message>
        <source>With this hand the normal game is best.</source>
        <translation>Con estas cartas, lo mejor es el juego normal.</translation>
    </message>
    <message>
        <source>This hand is worth more than a normal game.</source>
        <translation>Estas cartas valen más que un juego normal.</translation>
    </message>
    <message>
        <source>You hold too few trumps for a normal game: let somebody take them.</source>
        <translation>Tienes muy pocos triunfos para un juego normal: que alguien los tome.</translation>
    </message>
    <message>
        <source>With this hand you may throw the cards in.</source>
        <translation>Con estas cartas puedes tirar la mano.</translation>
    </message>
    <message>
        <source>You hold both queens of clubs: look for a partner.</source>
        <translation>Tienes las dos damas de tréboles: busca compañero.</translation>
    </message>
    <message>
        <source>Your hand is strong enough to take the poverty.</source>
        <translation>Tus cartas son bastante fuertes para tomar la pobreza.</translation>
    </message>
    <message>
        <source>Your hand is too weak to take the poverty.</source>
        <translation>Tus cartas son demasiado flojas para tomar la pobreza.</translation>
    </message>
    <message>
        <source>Your hand is strong enough for this bid.</source>
        <translation>Tus cartas son bastante fuertes para esta puja.</translation>
    </message>
    <message>
        <source>Your hand is too weak to bid higher.</source>
        <translation>Tus cartas son demasiado flojas para pujar más.</translation>
    </message>
    <message>
        <source>Give away cards so that you are out of a suit.</source>
        <translation>Da cartas de modo que te quedes sin un palo.</translation>
    </message>
    <message>
        <source>{points} points probably go to the other side.</source>
        <translation>Seguramente {points} tantos van para el otro bando.</translation>
    </message>
    <message>
        <source>{name} already has this trick and is your partner.</source>
        <translation>{name} ya tiene ganada esta baza y es tu compañero.</translation>
    </message>
    <message>
        <source>This card costs {points} points on average.</source>
        <translation>Esta carta cuesta de media {points} puntos.</translation>
    </message>
    <message>
        <source>Your fox can be taken.</source>
        <translation>Pueden cazarte el zorro.</translation>
    </message>
    <message>
        <source>Your fox can be taken by one player.</source>
        <translation>Un jugador puede cazarte el zorro.</translation>
    </message>
    <message>
        <source>Your fox can be taken by two players.</source>
        <translation>Dos jugadores pueden cazarte el zorro.</translation>
    </message>
    <message>
        <source>Your fox can be taken by three players.</source>
        <translation>Tres jugadores pueden cazarte el zorro.</translation>
    </message>
</context>
<context>
    <name>CoachArea</name>
    <message>
        <source>Hints were asked for in deal {deals}.</source>
        <extracomment>From so many points on a mistake is a costly one. The panel was taken away for the result and comes back with the next deal.</extracomment>
        <translation>Se pidieron consejos en la mano {deals}.</translation>
    </message>
    <message>
        <source>good now</source>
        <translation>conviene ahora</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Jugarla igualmente</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Otra carta</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>One moment…</source>
        <extracomment>As wide as this beside the table, where there is room.</extracomment>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>When it is your turn you can ask what would be good.</source>
        <translation>Cuando te toque, puedes preguntar qué conviene.</translation>
    </message>
    <message>
        <source>There is nothing to advise here.</source>
        <translation>Aquí no hay nada que aconsejar.</translation>
    </message>
    <message>
        <source>Better say nothing now.</source>
        <translation>Ahora mejor no anunciar nada.</translation>
    </message>
    <message>
        <source>Good now: {what}.</source>
        <translation>Ahora conviene: {what}.</translation>
    </message>
    <message>
        <source>A sign: {title}. {meaning}</source>
        <translation>Una señal: {title}. {meaning}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>certainly {party}</source>
        <translation>seguro {party}</translation>
    </message>
    <message>
        <source>Re: {percent} %</source>
        <translation>Re: {percent} %</translation>
    </message>
    <message>
        <source>Still with the others: {trumps} trumps (highest {high}), {aces} side aces.</source>
        <translation>Les quedan a los demás: {trumps} triunfos (el más alto: {high}), {aces} ases de palo simple.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What would be good now?</source>
        <translation>¿Qué conviene ahora?</translation>
    </message>
    <message>
        <source>Who is Re?</source>
        <translation>¿Quién es Re?</translation>
    </message>
</context>
<context>
    <name>CodesDialog</name>
    <message>
        <source>Deal codes</source>
        <translation>Códigos de manos</translation>
    </message>
    <message>
        <source>Play a deal that somebody has sent you. Its code:</source>
        <translation>Juega una mano que alguien te ha enviado. Su código:</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Jugar esta mano</translation>
    </message>
    <message>
        <source>Before a deal is played its fingerprint is fixed, afterwards its code is shown. That the two belong together proves that the cards were not exchanged meanwhile.</source>
        <translation>Antes de jugar una mano queda fijada su huella; después se muestra su código. Que ambos encajen demuestra que nadie cambió las cartas entretanto.</translation>
    </message>
    <message>
        <source>Anybody can check that without this program: the script of thirty lines computes fingerprint and hands from a code. It needs nothing but Python.</source>
        <translation>Cualquiera puede comprobarlo sin este programa: el script de treinta líneas calcula la huella y las cartas a partir del código. Solo necesita Python.</translation>
    </message>
    <message>
        <source>Save the script…</source>
        <translation>Guardar el script…</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Huella</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>is shown after the deal</source>
        <translation>se muestra después de la mano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the code of deal {number}</source>
        <translation>Copiar el código de la mano {number}</translation>
    </message>
    <message>
        <source>A code gives the same cards, forehand and rules to everybody.</source>
        <translation>Un código da a todos las mismas cartas, el mismo orden y las mismas reglas.</translation>
    </message>
    <message>
        <source>This is no deal code: three groups of four letters and digits, and for a full code forehand, rules and a check, with colons between them.</source>
        <translation>Eso no es un código de mano: tres grupos de cuatro letras y cifras y, si es completo, quién sale, reglas y comprobación, separados por dos puntos.</translation>
    </message>
    <message>
        <source>Something is mistyped: the check at the end does not fit.</source>
        <translation>Hay un error al teclear: la comprobación del final no encaja.</translation>
    </message>
    <message>
        <source>The rules in this code cannot be read: they are mistyped, or come from a newer version of the program.</source>
        <translation>Las reglas de este código no se pueden leer: están mal tecleadas o son de una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>Save the script</source>
        <translation>Guardar el script</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
</context>
<context>
    <name>ColorField</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>against</source>
        <translation>frente a</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>First rules to compare</source>
        <translation>Primeras reglas que comparar</translation>
    </message>
    <message>
        <source>Second rules to compare</source>
        <translation>Segundas reglas que comparar</translation>
    </message>
    <message>
        <source>Rules that differ</source>
        <translation>Reglas que difieren</translation>
    </message>
    <message>
        <source>Enter or a double click leads to the rule.</source>
        <translation>Intro o un doble clic lleva a la regla.</translation>
    </message>
    <message>
        <source>The rules on this page</source>
        <translation>Las reglas de esta página</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>ninguna diferencia</translation>
    </message>
    <message>
        <source>{first} against {second}: {count}</source>
        <translation>{first} frente a {second}: {count}</translation>
    </message>
</context>
<context>
    <name>ConflictPanel</name>
    <message>
        <source>This does not fit together</source>
        <translation>Esto no encaja</translation>
    </message>
    <message>
        <source>Show “{rule}”</source>
        <translation>Mostrar «{rule}»</translation>
    </message>
</context>
<context>
    <name>Contracts</name>
    <message>
        <source>Normal game</source>
        <translation>Juego normal</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Boda callada</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Boda</translation>
    </message>
    <message>
        <source>Wedding without a partner</source>
        <translation>Boda sin compañero</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Pobreza</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Cerda negra</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>No se juega</translation>
    </message>
    <message>
        <source>Clubs solo</source>
        <translation>Solo de tréboles</translation>
    </message>
    <message>
        <source>Spades solo</source>
        <translation>Solo de picas</translation>
    </message>
    <message>
        <source>Hearts solo</source>
        <translation>Solo de corazones</translation>
    </message>
    <message>
        <source>Diamonds solo</source>
        <translation>Solo de diamantes</translation>
    </message>
    <message>
        <source>Queens solo</source>
        <translation>Solo de damas</translation>
    </message>
    <message>
        <source>Jacks solo</source>
        <translation>Solo de jotas</translation>
    </message>
    <message>
        <source>Aces solo</source>
        <translation>Solo de ases</translation>
    </message>
    <message>
        <source>Kings solo</source>
        <translation>Solo de reyes</translation>
    </message>
    <message>
        <source>Pure clubs solo</source>
        <translation>Solo puro de tréboles</translation>
    </message>
    <message>
        <source>Pure spades solo</source>
        <translation>Solo puro de picas</translation>
    </message>
    <message>
        <source>Pure hearts solo</source>
        <translation>Solo puro de corazones</translation>
    </message>
    <message>
        <source>Pure diamonds solo</source>
        <translation>Solo puro de diamantes</translation>
    </message>
    <message>
        <source>Queens and jacks solo</source>
        <translation>Solo de damas y jotas</translation>
    </message>
    <message>
        <source>Jacks over queens solo</source>
        <translation>Solo de jotas sobre damas</translation>
    </message>
    <message>
        <source>Kings and queens solo</source>
        <translation>Solo de reyes y damas</translation>
    </message>
    <message>
        <source>Kings and jacks solo</source>
        <translation>Solo de reyes y jotas</translation>
    </message>
    <message>
        <source>Köhler (all pictures)</source>
        <translation>Köhler (todas las figuras)</translation>
    </message>
    <message>
        <source>Queens and clubs solo</source>
        <translation>Solo de damas y tréboles</translation>
    </message>
    <message>
        <source>Queens and spades solo</source>
        <translation>Solo de damas y picas</translation>
    </message>
    <message>
        <source>Queens and hearts solo</source>
        <translation>Solo de damas y corazones</translation>
    </message>
    <message>
        <source>Queens and diamonds solo</source>
        <translation>Solo de damas y diamantes</translation>
    </message>
    <message>
        <source>Jacks and clubs solo</source>
        <translation>Solo de jotas y tréboles</translation>
    </message>
    <message>
        <source>Jacks and spades solo</source>
        <translation>Solo de jotas y picas</translation>
    </message>
    <message>
        <source>Jacks and hearts solo</source>
        <translation>Solo de jotas y corazones</translation>
    </message>
    <message>
        <source>Jacks and diamonds solo</source>
        <translation>Solo de jotas y diamantes</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Slim Martin</source>
        <translation>Martín Flaco</translation>
    </message>
    <message>
        <source>first trick of another player</source>
        <translation>primera baza ajena</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>primera baza de palo simple</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>primera baza de triunfo</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>primera baza de tréboles</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>primera baza de picas</translation>
    </message>
    <message>
        <source>first hearts trick</source>
        <translation>primera baza de corazones</translation>
    </message>
    <message>
        <source>Suit solo</source>
        <extracomment>Headings under which the solos are offered.</extracomment>
        <translation>Solo de palo</translation>
    </message>
    <message>
        <source>Pure suit solo</source>
        <translation>Solo puro de palo</translation>
    </message>
    <message>
        <source>Picture solo</source>
        <translation>Solo de figuras</translation>
    </message>
    <message>
        <source>Queens and a suit</source>
        <translation>Damas y un palo</translation>
    </message>
    <message>
        <source>Jacks and a suit</source>
        <translation>Jotas y un palo</translation>
    </message>
    <message>
        <source>Other solos</source>
        <translation>Otros solos</translation>
    </message>
</context>
<context>
    <name>Conventions</name>
    <message>
        <source>♥10 led early shows Re</source>
        <extracomment>Title and meaning of each convention.</extracomment>
        <translation>Salir pronto de ♥10 muestra Re</translation>
    </message>
    <message>
        <source>Whoever leads a ♥10 to one of the first two tricks is Re and has two black queens behind it. Kontra does not lead it.</source>
        <translation>Quien sale de ♥10 en una de las dos primeras bazas es Re y tiene detrás dos damas negras. Kontra no sale de esa carta.</translation>
    </message>
    <message>
        <source>♦A or ♦10 led after a call shows both ♥10</source>
        <translation>Salir de ♦A o ♦10 tras un anuncio muestra los dos ♥10</translation>
    </message>
    <message>
        <source>Whoever has made a call and leads a full diamond to one of the first two tricks holds both ♥10, so the trick goes to the partner&apos;s highest trump.</source>
        <translation>Quien ha anunciado y sale de as o diez de diamantes en una de las dos primeras bazas tiene los dos ♥10; así, la baza es para el triunfo más alto del compañero.</translation>
    </message>
    <message>
        <source>♠Q led early shows both ♥10</source>
        <translation>Salir pronto de ♠Q muestra los dos ♥10</translation>
    </message>
    <message>
        <source>Whoever leads a ♠Q to one of the first two tricks holds both ♥10: a partner need not spend the ♣Q against them.</source>
        <translation>Quien sale de ♠Q en una de las dos primeras bazas tiene los dos ♥10: su compañero no necesita gastar la ♣Q contra ellos.</translation>
    </message>
    <message>
        <source>On the first ace Kontra gives and Re saves</source>
        <translation>Al primer as, Kontra carga y Re ahorra</translation>
    </message>
    <message>
        <source>As long as the sides are unknown, Kontra adds the ten to the first ace of a plain suit, and Re adds a low card. Kontra needs the plain tricks more.</source>
        <translation>Mientras no se conocen los bandos, Kontra echa el diez al primer as de un palo simple y Re una carta baja. Kontra necesita más las bazas de palo simple.</translation>
    </message>
    <message>
        <source>Re or Kontra before the own first card shows a ♥10</source>
        <translation>Re o Kontra antes de la primera carta propia muestra un ♥10</translation>
    </message>
    <message>
        <source>There is time for a call until later. Whoever says Re or Kontra before playing the first card holds at least one ♥10.</source>
        <translation>Para anunciar hay tiempo. Quien dice Re o Kontra antes de jugar su primera carta tiene al menos un ♥10.</translation>
    </message>
</context>
<context>
    <name>ConventionsButton</name>
    <message>
        <source>none…</source>
        <translation>ninguna…</translation>
    </message>
    <message>
        <source>all…</source>
        <translation>todas…</translation>
    </message>
    <message>
        <source>{count} of {all}…</source>
        <translation>{count} de {all}…</translation>
    </message>
</context>
<context>
    <name>ConventionsDialog</name>
    <message>
        <source>Conventions</source>
        <translation>Convenciones</translation>
    </message>
    <message>
        <source>What club players show each other by ordinary cards and calls. The computer players give these signs and read yours, whether you are their partner or not. The signs are for normal games.</source>
        <translation>Lo que los jugadores de club se muestran con cartas y anuncios corrientes. Los jugadores automáticos dan estas señales y leen las tuyas, sean compañeros tuyos o no. Las señales valen en el juego normal.</translation>
    </message>
    <message>
        <source>Published in: {sources}</source>
        <translation>Publicado en: {sources}</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>As the rules say</source>
        <translation>Como dicen las reglas</translation>
    </message>
    <message>
        <source>Plus and minus</source>
        <translation>Más y menos</translation>
    </message>
    <message>
        <source>Only plus</source>
        <translation>Solo a favor</translation>
    </message>
    <message>
        <source>Only minus</source>
        <translation>Solo en contra</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Tournament list</source>
        <translation>Lista de torneo</translation>
    </message>
    <message>
        <source>with Re</source>
        <translation>con Re</translation>
    </message>
    <message>
        <source>with Kontra</source>
        <translation>con Kontra</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solitario</translation>
    </message>
    <message>
        <source>against one alone</source>
        <translation>contra un solista</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found</source>
        <translation>
            <numerusform>%n error encontrado</numerusform>
            <numerusform>%n errores encontrados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message>
        <source>Learn Doppelkopf</source>
        <translation>Aprender Doppelkopf</translation>
    </message>
    <message>
        <source>Short lessons on the real table. First all cards lie open, later fewer. Start wherever you like.</source>
        <translation>Lecciones cortas en la mesa de verdad. Al principio se ven todas las cartas; luego, cada vez menos. Empieza por donde quieras.</translation>
    </message>
    <message>
        <source>Practise with open cards</source>
        <translation>Practicar a cartas vistas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} lessons done</source>
        <translation>
            <numerusform>%n de {all} lecciones superada</numerusform>
            <numerusform>%n de {all} lecciones superadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Once more from the start</source>
        <translation>Otra vez desde el principio</translation>
    </message>
    <message>
        <source>Go on: {title}</source>
        <translation>Continuar: {title}</translation>
    </message>
    <message>
        <source>Start with the first lesson</source>
        <translation>Empezar con la primera lección</translation>
    </message>
    <message>
        <source>The lesson {name} cannot be used:</source>
        <translation>No se puede usar la lección {name}:</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lección {number}: {title}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>unos %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>done at the first try</source>
        <translation>superada a la primera</translation>
    </message>
    <message>
        <source>done</source>
        <translation>superada</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>todas las cartas a la vista</translation>
    </message>
    <message>
        <source>closed cards</source>
        <translation>cartas tapadas</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) open</source>
        <translation>
            <numerusform>cartas de %n jugador a la vista</numerusform>
            <numerusform>cartas de %n jugadores a la vista</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurveView</name>
    <message>
        <source>{name}: {last} at the end, at best {best}, at worst {worst}.</source>
        <translation>{name}: {last} al final, {best} en su mejor momento, {worst} en el peor.</translation>
    </message>
    <message>
        <source>Where the points come from</source>
        <translation>De dónde vienen los puntos</translation>
    </message>
    <message>
        <source>Points, and in brackets deals won of deals played.</source>
        <translation>Puntos y, entre paréntesis, manos ganadas de las jugadas.</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Deal of the day</source>
        <translation>Mano del día</translation>
    </message>
    <message>
        <source>Match of the day</source>
        <translation>Partida del día</translation>
    </message>
    <message>
        <source>Doppelkopf, {kind} {day}, {rules} ({code}): {points}</source>
        <translation>Doppelkopf, {kind} {day}, {rules} ({code}): {points}</translation>
    </message>
    <message>
        <source>place {place}</source>
        <translation>puesto {place}</translation>
    </message>
</context>
<context>
    <name>DailyDesk</name>
    <message>
        <source>For practice: this was played before and does not count.</source>
        <translation>Para practicar: ya se jugó antes y no cuenta.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copiar el resultado</translation>
    </message>
    <message>
        <source>These rules have no deal and no match of the day.</source>
        <translation>Con estas reglas no hay mano ni partida del día.</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Of the day</source>
        <translation>Del día</translation>
    </message>
    <message>
        <source>{day} · {rules}</source>
        <translation>{day} · {rules}</translation>
    </message>
    <message>
        <source>Everybody who plays by these rules gets the same cards today. The first try counts; after that it can be played as often as you like for practice.</source>
        <translation>Quien juega con estas reglas recibe hoy las mismas cartas. Cuenta el primer intento; después puedes jugarla para practicar cuanto quieras.</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copiar el resultado</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Aún sin jugar.</translation>
    </message>
    <message>
        <source>Begun, and not finished yet.</source>
        <translation>Empezada y aún sin terminar.</translation>
    </message>
    <message>
        <source>A later day was played already, so this one is only for practice.</source>
        <translation>Ya se jugó un día posterior, así que esta es solo para practicar.</translation>
    </message>
    <message>
        <source>Played.</source>
        <translation>Jugada.</translation>
    </message>
    <message>
        <source>The first try was not finished.</source>
        <translation>El primer intento no se terminó.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Practicar</translation>
    </message>
</context>
<context>
    <name>DeadlinesEditor</name>
    <message>
        <source>no card</source>
        <extracomment>Whether it needs the whole width of the form.</extracomment>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>Cards you must still hold, out of {n}.</source>
        <translation>Cartas que aún debes tener, de {n}.</translation>
    </message>
</context>
<context>
    <name>DealPage</name>
    <message>
        <source>Back to the score sheet</source>
        <extracomment>Buttons of other parts of the program can stand here, before the way back.</extracomment>
        <translation>Volver a la hoja de puntos</translation>
    </message>
    <message>
        <source>Copy deal code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Repasar esta mano</translation>
    </message>
    <message>
        <source>Deal code {code} · fingerprint {print}</source>
        <translation>Código {code} · huella {print}</translation>
    </message>
    <message>
        <source>By other rules</source>
        <translation>Con otras reglas</translation>
    </message>
    <message>
        <source>The same cards and announcements, counted by other rules.</source>
        <translation>Las mismas cartas y los mismos anuncios, contados con otras reglas.</translation>
    </message>
    <message>
        <source>It could not have been played like this.</source>
        <translation>Así no se habría podido jugar.</translation>
    </message>
    <message>
        <source>the same value</source>
        <translation>el mismo valor</translation>
    </message>
    <message>
        <source>{value} instead of {played}</source>
        <translation>{value} en vez de {played}</translation>
    </message>
    <message>
        <source>winner: {side}</source>
        <translation>gana: {side}</translation>
    </message>
    <message>
        <source>added: {lines}</source>
        <translation>se añade: {lines}</translation>
    </message>
    <message>
        <source>missing: {lines}</source>
        <translation>falta: {lines}</translation>
    </message>
</context>
<context>
    <name>DealTexts</name>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} y {last}</translation>
    </message>
    <message>
        <source>{game} (compulsory)</source>
        <translation>{game} (obligatorio)</translation>
    </message>
    <message>
        <source>Nobody takes the poverty</source>
        <translation>Nadie toma la pobreza</translation>
    </message>
    <message>
        <source>Two poor hands</source>
        <translation>Dos pobrezas</translation>
    </message>
    <message>
        <source>The cards are thrown in</source>
        <translation>Se tiran las cartas</translation>
    </message>
    <message>
        <source>No side has won</source>
        <translation>No gana ningún bando</translation>
    </message>
    <message>
        <source>Won alone: {name}</source>
        <translation>Gana sin compañero: {name}</translation>
    </message>
    <message>
        <source>Lost alone: {name}</source>
        <translation>Pierde sin compañero: {name}</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Gana {side}</translation>
    </message>
    <message>
        <source>Re: {name}, alone against three</source>
        <translation>Re: {name}, contra tres</translation>
    </message>
    <message>
        <source>Re: {re}. Kontra: {kontra}.</source>
        <translation>Re: {re}. Kontra: {kontra}.</translation>
    </message>
    <message>
        <source>{winner} has {won} card points, {loser} has {lost}.</source>
        <translation>{winner} tiene {won} tantos; {loser}, {lost}.</translation>
    </message>
    <message>
        <source>{winner} announced “{level}” and kept it: {loser} has {lost} card points.</source>
        <translation>{winner} anunció «{level}» y lo cumplió: {loser} tiene {lost} tantos.</translation>
    </message>
    <message>
        <source>{loser} announced “{level}” and lost a trick all the same.</source>
        <translation>{loser} anunció «{level}» y aun así perdió una baza.</translation>
    </message>
    <message>
        <source>{loser} announced “{level}”, which takes {needed} card points, and has {lost}.</source>
        <translation>{loser} anunció «{level}», que exige {needed} tantos, y tiene {lost}.</translation>
    </message>
    <message>
        <source>Both sides announced more than they made: {re} to {kontra}.</source>
        <translation>Los dos bandos anunciaron más de lo que lograron: {re} a {kontra}.</translation>
    </message>
    <message>
        <source>Neither side reached its goal.</source>
        <translation>Ningún bando logró su meta.</translation>
    </message>
    <message>
        <source>{loser} had the better cards but announced too little for them: {re} to {kontra}.</source>
        <translation>{loser} tenía mejores cartas, pero anunció demasiado poco: {re} a {kontra}.</translation>
    </message>
    <message>
        <source>The deal does not count and the cards stay hidden.</source>
        <translation>La mano no cuenta y las cartas quedan tapadas.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>La mano no cuenta.</translation>
    </message>
    <message>
        <source>120 card points each: only Kontra was announced, so that is enough for Re.</source>
        <translation>120 tantos cada uno: como solo se anunció Kontra, a Re le bastan.</translation>
    </message>
    <message>
        <source>120 card points each: Re needed 121.</source>
        <translation>120 tantos cada uno: Re necesitaba 121.</translation>
    </message>
    <message>
        <source>The fewest tricks: {name}.</source>
        <translation>Menos bazas que nadie: {name}.</translation>
    </message>
    <message>
        <source>Another player took fewer tricks.</source>
        <translation>Otro jugador hizo menos bazas.</translation>
    </message>
    <message>
        <source>No trick for the soloist.</source>
        <translation>El solista no hizo ninguna baza.</translation>
    </message>
    <message>
        <source>The soloist had to take a trick.</source>
        <translation>El solista tuvo que llevarse una baza.</translation>
    </message>
    <message>
        <source>{side} {points} · {tricks}</source>
        <translation>{side} {points} · {tricks}</translation>
    </message>
    <message>
        <source>Played alone: counts {factor} times</source>
        <translation>Jugado en solitario: cuenta ×{factor}</translation>
    </message>
    <message>
        <source>Bock deal, factor {factor}</source>
        <translation>Mano Bock, factor {factor}</translation>
    </message>
</context>
<context>
    <name>DealView</name>
    <message>
        <source>Deal code: {code}</source>
        <translation>Código de la mano: {code}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the deal code</source>
        <translation>Copiar el código de la mano</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Mano {number} de {planned}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>{reason} ({side})</source>
        <translation>{reason} ({side})</translation>
    </message>
    <message>
        <source>Nothing was won in this deal.</source>
        <translation>En esta mano no se ganó nada.</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Valor del juego</translation>
    </message>
    <message>
        <source>Rule option: {option}</source>
        <translation>Regla: {option}</translation>
    </message>
    <message>
        <source>Hands and scores</source>
        <translation>Cartas y puntos</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>da</translation>
    </message>
</context>
<context>
    <name>DealingPart</name>
    <message>
        <source>Hands</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>came up</source>
        <translation>salió</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>habitual</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>probabilidad</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Is the dealing fair?</source>
        <translation>¿Es justo el reparto?</translation>
    </message>
    <message>
        <source>How often hands came up, against the exact chance to draw them from a well-shuffled deck. All deals of the selected matches count here.</source>
        <translation>Cuántas veces salieron ciertas cartas, frente a la probabilidad exacta con una baraja bien mezclada. Aquí cuentan todas las manos de las partidas elegidas.</translation>
    </message>
    <message>
        <source>The hands of this player</source>
        <translation>Las cartas de este jugador</translation>
    </message>
    <message>
        <source>The hands of all four</source>
        <translation>Las cartas de los cuatro</translation>
    </message>
    <message>
        <source>Whose hands</source>
        <translation>Cartas de quién</translation>
    </message>
    <message>
        <source>Trumps in {hands}: columns are what came up, frames what 95 of 100 fair programs would show</source>
        <translation>Triunfos en {hands}: las columnas son lo que salió; los marcos, lo que mostrarían 95 de cada 100 programas justos</translation>
    </message>
    <message>
        <source>{trumps}: {hits}, usual {low} to {high}</source>
        <translation>{trumps}: {hits}, habitual de {low} a {high}</translation>
    </message>
    <message>
        <source>Trumps in a hand</source>
        <translation>Triunfos en una mano</translation>
    </message>
    <message>
        <source>strays so far</source>
        <translation>así de lejos</translation>
    </message>
</context>
<context>
    <name>Designs</name>
    <message>
        <source>Classic</source>
        <extracomment>Designs by the names that files and preferences use.</extracomment>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Signos grandes</translation>
    </message>
    <message>
        <source>German suits</source>
        <translation>Palos alemanes</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Cielo nocturno</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damas</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Olas</translation>
    </message>
    <message>
        <source>Weave</source>
        <translation>Trenzado</translation>
    </message>
    <message>
        <source>Green cloth</source>
        <translation>Tapete verde</translation>
    </message>
    <message>
        <source>Blue cloth</source>
        <translation>Tapete azul</translation>
    </message>
    <message>
        <source>Red cloth</source>
        <translation>Tapete rojo</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Color propio</translation>
    </message>
</context>
<context>
    <name>Details</name>
    <message>
        <source>Card by card on the table (R)</source>
        <extracomment>What is known of the reviews of a match, in words.</extracomment>
        <translation>Carta por carta en la mesa (R)</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Etiquetas, separadas por comas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Result and hands</source>
        <translation>Resultado y cartas</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Repasar esta partida</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Repasar esta mano</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>Play again…</source>
        <translation>Jugar otra vez…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Move to the bin</source>
        <translation>A la papelera</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Choose a line to see more.</source>
        <translation>Elige una línea para ver más.</translation>
    </message>
    <message>
        <source>Deal {number}: {game}</source>
        <translation>Mano {number}: {game}</translation>
    </message>
    <message>
        <source>Announced: {what}</source>
        <translation>Anunciado: {what}</translation>
    </message>
    <message>
        <source>Extra points: {what}</source>
        <translation>Puntos extra: {what}</translation>
    </message>
    <message>
        <source>Card points: Re {re}, Kontra {kontra}</source>
        <translation>Tantos: Re {re}, Kontra {kontra}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Reglas: {rules}</translation>
    </message>
    <message>
        <source>The others play {level}.</source>
        <translation>Los demás juegan {level}.</translation>
    </message>
    <message>
        <source>Not played to its end</source>
        <translation>No se jugó hasta el final</translation>
    </message>
    <message>
        <source>Reviewed: {deals}</source>
        <translation>Repasado: {deals}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>This system offers no way to play them. With the extra “sounds” of the program (pip install dokodesk[sounds]) they can be heard.</source>
        <translation>Este sistema no puede reproducirlos. Con el complemento «sounds» del programa (pip install dokodesk[sounds]) se oirán.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <source>play the chosen card, lay it or take it back</source>
        <translation>jugar la carta elegida, apartarla o recuperarla</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>type the name of a card, such as H10 or ♥10</source>
        <translation>escribe el nombre de una carta, como H10 o ♥10</translation>
    </message>
    <message>
        <source>Any key</source>
        <translation>Cualquier tecla</translation>
    </message>
    <message>
        <source>skip what is being shown</source>
        <translation>saltar lo que se está mostrando</translation>
    </message>
    <message>
        <source>put a card back, close a message</source>
        <translation>devolver una carta a su sitio, cerrar un mensaje</translation>
    </message>
    <message>
        <source>to the buttons of questions and announcements</source>
        <translation>ir a los botones de preguntas y anuncios</translation>
    </message>
    <message>
        <source>choose a deal</source>
        <translation>elegir una mano</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>show a deal in full</source>
        <translation>mostrar una mano entera</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>On the score sheet</source>
        <translation>En la hoja de puntos</translation>
    </message>
</context>
<context>
    <name>Elements</name>
    <message>
        <source>hand: {cards}</source>
        <extracomment>More than anybody ever holds: twelve, and the cards of a poverty. From the own left neighbour round the table to the own seat.</extracomment>
        <translation>cartas: {cards}</translation>
    </message>
    <message>
        <source>card {number} of {all}</source>
        <translation>carta {number} de {all}</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>se puede jugar</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>ahora no se puede jugar</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>No hay cartas en la mesa.</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>Trick {number}. {cards}.</source>
        <translation>Baza {number}. {cards}.</translation>
    </message>
    <message>
        <source>{name} would win it.</source>
        <translation>Sería de {name}.</translation>
    </message>
</context>
<context>
    <name>ExampleView</name>
    <message>
        <source>{value} (now)</source>
        <translation>{value} (ahora)</translation>
    </message>
    <message>
        <source>the last trick</source>
        <translation>la última baza</translation>
    </message>
    <message>
        <source>pigs have been declared, as far as there are any</source>
        <translation>los cerditos se han declarado, si los hay</translation>
    </message>
    <message>
        <source>no extra point</source>
        <translation>ningún punto extra</translation>
    </message>
    <message>
        <source>may be declared as a wedding</source>
        <translation>se puede declarar como boda</translation>
    </message>
    <message>
        <source>may be declared as a poverty</source>
        <translation>se puede declarar como pobreza</translation>
    </message>
    <message>
        <source>may be thrown in</source>
        <translation>se puede tirar</translation>
    </message>
    <message>
        <source>must be played</source>
        <translation>hay que jugarla</translation>
    </message>
    <message>
        <source>Re has {re} card points, Kontra {kontra}.</source>
        <translation>Re tiene {re} tantos, Kontra {kontra}.</translation>
    </message>
    <message>
        <source>Kontra has a trick, worth nothing.</source>
        <translation>Kontra tiene una baza que no vale nada.</translation>
    </message>
    <message>
        <source>Announced: {calls}.</source>
        <translation>Anunciado: {calls}.</translation>
    </message>
    <message>
        <source>Extra points: {extras}.</source>
        <translation>Puntos extra: {extras}.</translation>
    </message>
    <message>
        <source>It is a bock deal with factor {n}.</source>
        <translation>Es una mano Bock con factor {n}.</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>no gana nadie</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>gana {side}</translation>
    </message>
    <message>
        <source>{reasons}. Written down: {scores}</source>
        <translation>{reasons}. Se anota: {scores}</translation>
    </message>
</context>
<context>
    <name>Explained</name>
    <message>
        <source>{name} tried {deals} deals that could have been. Points on average: {cards}.</source>
        <extracomment>Cards that are named with their numbers; the others were worse.</extracomment>
        <translation>{name} probó {deals} repartos posibles. Puntos de media: {cards}.</translation>
    </message>
    <message>
        <source>Points on average by what {name} could know: {cards}.</source>
        <translation>Puntos de media según lo que {name} podía saber: {cards}.</translation>
    </message>
    <message>
        <source>{card} {points}</source>
        <translation>{card} {points}</translation>
    </message>
    <message>
        <source>Told to {name}: {thoughts}</source>
        <translation>Dicho a {name}: {thoughts}</translation>
    </message>
    <message>
        <source>Asked again, {name} would decide otherwise: {action}.</source>
        <translation>Preguntado de nuevo, {name} decidiría otra cosa: {action}.</translation>
    </message>
    <message>
        <source>The person</source>
        <translation>La persona</translation>
    </message>
    <message>
        <source>say nothing</source>
        <translation>no decir nada</translation>
    </message>
    <message>
        <source>{name} had no other choice.</source>
        <translation>{name} no tenía otra opción.</translation>
    </message>
    <message>
        <source>Nothing can be said about this.</source>
        <translation>De esto no se puede decir nada.</translation>
    </message>
    <message>
        <source>Go to a card of a computer player to see its reasons.</source>
        <translation>Ve a una carta del programa para ver sus razones.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>{name} found the hand best for a normal game.</source>
        <extracomment>What decided before the first card, and about what is said between the cards.</extracomment>
        <translation>{name} vio sus cartas mejores para un juego normal.</translation>
    </message>
    <message>
        <source>{name} found the hand strong enough for a solo.</source>
        <translation>{name} vio sus cartas bastante fuertes para un solo.</translation>
    </message>
    <message>
        <source>{name} had to play a solo.</source>
        <translation>{name} tenía que jugar un solo.</translation>
    </message>
    <message>
        <source>{name} held both queens of clubs and looked for a partner.</source>
        <translation>{name} tenía las dos damas de tréboles y buscaba compañero.</translation>
    </message>
    <message>
        <source>{name} held too few trumps for a normal game.</source>
        <translation>{name} tenía muy pocos triunfos para un juego normal.</translation>
    </message>
    <message>
        <source>{name} found the hand strong enough to take the poverty.</source>
        <translation>{name} vio sus cartas bastante fuertes para tomar la pobreza.</translation>
    </message>
    <message>
        <source>{name} found the hand too weak to take the poverty.</source>
        <translation>{name} vio sus cartas demasiado flojas para tomar la pobreza.</translation>
    </message>
    <message>
        <source>{name} gave back cards to be out of a suit.</source>
        <translation>{name} devolvió cartas para quedarse sin un palo.</translation>
    </message>
    <message>
        <source>{name} thought that the own side would win.</source>
        <translation>{name} creía que su bando ganaría.</translation>
    </message>
    <message>
        <source>{name} answered what the others had announced.</source>
        <translation>{name} respondió a lo anunciado por los demás.</translation>
    </message>
    <message>
        <source>{name} thought that the other side would stay below that.</source>
        <translation>{name} creía que el otro bando quedaría por debajo.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Written: {file}</source>
        <extracomment>Forms that hold what was played, however it is counted. Forms that need the cards.</extracomment>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>hoja de puntos</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) without cards are left out.</source>
        <translation>
            <numerusform>Queda fuera %n hoja sin cartas.</numerusform>
            <numerusform>Quedan fuera %n hojas sin cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>A4, with lines for signatures: to print, send and file.</source>
        <translation>A4, con líneas para firmas: para imprimir, enviar y archivar.</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>One file for any browser, with curves and every deal.</source>
        <translation>Un archivo para cualquier navegador, con curvas y todas las manos.</translation>
    </message>
    <message>
        <source>Doppelkopf record</source>
        <translation>Registro de Doppelkopf</translation>
    </message>
    <message>
        <source>Every card and announcement; dokodesk can replay it.</source>
        <translation>Cada carta y cada anuncio; dokodesk puede reproducirlo.</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabla (CSV)</translation>
    </message>
    <message>
        <source>For spreadsheets; dokodesk can read it back.</source>
        <translation>Para hojas de cálculo; dokodesk puede volver a leerla.</translation>
    </message>
    <message>
        <source>Record as JSON</source>
        <translation>Registro en JSON</translation>
    </message>
    <message>
        <source>The same as the record, for programs.</source>
        <translation>Lo mismo que el registro, para programas.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Imagen (PNG)</translation>
    </message>
    <message>
        <source>The sheet as a picture, to post or send.</source>
        <translation>La hoja como imagen, para publicar o enviar.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s)</source>
        <translation>
            <numerusform>%n hoja de puntos</numerusform>
            <numerusform>%n hojas de puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for one sheet at a time.</source>
        <translation>Solo para una hoja a la vez.</translation>
    </message>
    <message>
        <source>Not for sheets that were written by hand: they have no cards.</source>
        <translation>No sirve para hojas escritas a mano: no tienen cartas.</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>With every deal in full</source>
        <translation>Con todas las manos en detalle</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>FilesArea</name>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>Doppelkopf records (*.doko);;All files (*)</source>
        <translation>Registros de Doppelkopf (*.doko);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Search names, games, tags, notes</source>
        <extracomment>So long after the last letter the search begins.</extracomment>
        <translation>Buscar nombres, juegos, etiquetas, notas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Ready-made questions</source>
        <translation>Búsquedas preparadas</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Más filtros</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>any solo</source>
        <translation>cualquier solo</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambos</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganado</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Own side</source>
        <translation>Bando propio</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Others play</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
</context>
<context>
    <name>FolderField</name>
    <message>
        <source>No folder</source>
        <translation>Ninguna carpeta</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>FolderRow</name>
    <message>
        <source>Matches, score sheets and progress</source>
        <translation>Partidas, hojas de puntos y progreso</translation>
    </message>
    <message>
        <source>Preferences and your own rules</source>
        <translation>Preferencias y reglas propias</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open {path}</source>
        <translation>Abrir {path}</translation>
    </message>
</context>
<context>
    <name>GroupHead</name>
    <message>
        <source>Which table is nearest to yours? Choose it, then change below what you play differently. Everything else stays as it is there.</source>
        <translation>¿Qué mesa se parece más a la tuya? Elígela y cambia abajo lo que en la tuya es distinto. Todo lo demás queda como allí.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparado con</translation>
    </message>
    <message>
        <source>Preset to compare with</source>
        <translation>Plantilla con la que comparar</translation>
    </message>
    <message>
        <source>This group back to the preset</source>
        <translation>Este grupo como en la plantilla</translation>
    </message>
    <message>
        <source>Everything back to the preset</source>
        <translation>Todo como en la plantilla</translation>
    </message>
</context>
<context>
    <name>HandForm</name>
    <message>
        <source>Extra points</source>
        <translation>Puntos extra</translation>
    </message>
    <message>
        <source>Kontra {points}</source>
        <translation>Kontra {points}</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>La mano no cuenta.</translation>
    </message>
    <message>
        <source>Nobody has won, value {value}</source>
        <translation>No gana nadie, valor {value}</translation>
    </message>
    <message>
        <source>{side} wins, value {value}</source>
        <translation>Gana {side}, valor {value}</translation>
    </message>
    <message>
        <source>Plays alone</source>
        <translation>En solitario</translation>
    </message>
    <message>
        <source>Re are</source>
        <translation>Re son</translation>
    </message>
    <message>
        <source>Choose who plays alone.</source>
        <translation>Elige quién juega en solitario.</translation>
    </message>
    <message>
        <source>Choose the two who were Re.</source>
        <translation>Elige los dos que eran Re.</translation>
    </message>
    <message>
        <source>Somebody chosen sits out of this deal.</source>
        <translation>Alguien de los elegidos descansa en esta mano.</translation>
    </message>
    <message>
        <source>Card points are between 0 and 240.</source>
        <translation>Los tantos van de 0 a 240.</translation>
    </message>
    <message>
        <source>Without a trick there are no card points.</source>
        <translation>Sin bazas no hay tantos.</translation>
    </message>
    <message>
        <source>These extra points do not count in this game.</source>
        <translation>Estos puntos extra no cuentan en este juego.</translation>
    </message>
    <message>
        <source>No compulsory solo is owed here any more.</source>
        <translation>Aquí ya no se debe ningún solo obligatorio.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Points of Re</source>
        <translation>Tantos de Re</translation>
    </message>
    <message>
        <source>without a trick</source>
        <translation>sin ninguna baza</translation>
    </message>
    <message>
        <source>The player alone has made it</source>
        <translation>El solista lo ha conseguido</translation>
    </message>
    <message>
        <source>Compulsory solo</source>
        <translation>Solo obligatorio</translation>
    </message>
    <message>
        <source>With a trick of four hearts</source>
        <translation>Con una baza de cuatro corazones</translation>
    </message>
    <message>
        <source>Bock factor</source>
        <translation>Factor Bock</translation>
    </message>
    <message>
        <source>no more</source>
        <translation>nada más</translation>
    </message>
    <message>
        <source>Highest announcement of {side}</source>
        <translation>Anuncio más alto de {side}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Anotar</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Corregir la mano {number}</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <translation>Da: {name}</translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Other sheets</source>
        <translation>Otras hojas</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Corrections: {count}</source>
        <translation>Correcciones: {count}</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>importada</translation>
    </message>
    <message>
        <source>All planned deals are played.</source>
        <translation>Se han jugado todas las manos previstas.</translation>
    </message>
    <message>
        <source>Compulsory solo owed: {names}</source>
        <translation>Deben el solo obligatorio: {names}</translation>
    </message>
    <message>
        <source>Bock, factor {factor}</source>
        <translation>Bock, factor {factor}</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) thrown in</source>
        <translation>
            <numerusform>%n mano tirada</numerusform>
            <numerusform>%n manos tiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ The sheet adds up.</source>
        <translation>✓ La hoja cuadra.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandSetup</name>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Score sheet for a real evening</source>
        <translation>Hoja para una velada de cartas</translation>
    </message>
    <message>
        <source>For a round with real cards: enter what was played, and the points, bock deals, owed solos and the dealer follow by your rules.</source>
        <translation>Para jugar con cartas de verdad: tú apuntas lo jugado, y los puntos, los Bock, los solos pendientes y quién da salen de tus reglas.</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Nombre de la hoja</translation>
    </message>
    <message>
        <source>for example: Thursday round</source>
        <translation>por ejemplo: los jueves</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Número de manos</translation>
    </message>
    <message>
        <source>Players, as they sit (4 to 7)</source>
        <translation>Jugadores, según se sientan (de 4 a 7)</translation>
    </message>
    <message>
        <source>Player {number}, if there is one</source>
        <translation>Jugador {number}, si lo hay</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Da primero</translation>
    </message>
    <message>
        <source>Begin the sheet</source>
        <translation>Empezar la hoja</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Seguir con</translation>
    </message>
</context>
<context>
    <name>HintBox</name>
    <message>
        <source>Hint</source>
        <extracomment>More reasons than these nobody reads.</extracomment>
        <translation>Consejo</translation>
    </message>
    <message>
        <source>What would be good now, by what you can know</source>
        <translation>Lo que convendría ahora, según lo que puedes saber</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>There is nothing to advise here.</source>
        <translation>Aquí no hay nada que aconsejar.</translation>
    </message>
    <message>
        <source>Good now: {what}.</source>
        <translation>Ahora conviene: {what}.</translation>
    </message>
    <message>
        <source>The others are hardly worse.</source>
        <translation>Las demás apenas son peores.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gana</translation>
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
        <translation>Te toca salir</translation>
    </message>
    <message>
        <source>{led}. You have none: play what you like</source>
        <translation>{led}. No tienes: juega lo que quieras</translation>
    </message>
    <message>
        <source>{led}. Your turn</source>
        <translation>{led}. Te toca</translation>
    </message>
    <message>
        <source>{name} is thinking …</source>
        <translation>{name} está pensando…</translation>
    </message>
    <message>
        <source>until your next card</source>
        <translation>hasta tu próxima carta</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Reservas</translation>
    </message>
    <message>
        <source>Compulsory solo</source>
        <translation>Solo obligatorio</translation>
    </message>
    <message>
        <source>Bidding for the solo</source>
        <translation>Subasta por el solo</translation>
    </message>
    <message>
        <source>Deal {number} of {all}</source>
        <translation>Mano {number} de {all}</translation>
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
        <translation>Hay una partida en juego. ¿La dejas a un lado y sigues con esta?</translation>
    </message>
    <message>
        <source>Go on with this one</source>
        <translation>Seguir con esta</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Quedarme aquí</translation>
    </message>
    <message>
        <source>The match is in the bin.</source>
        <translation>La partida está en la papelera.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Remove everything in the bin for good? This cannot be undone.</source>
        <translation>¿Eliminar para siempre todo lo de la papelera? No se puede deshacer.</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Eliminar para siempre</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>This cannot be shown: {reason}</source>
        <translation>Esto no se puede mostrar: {reason}</translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <translation>
            <numerusform>%n partida eliminada para siempre.</numerusform>
            <numerusform>%n partidas eliminadas para siempre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryLists</name>
    <message>
        <source>Played</source>
        <extracomment>So many rows say how wide a column must be. So many lines of a list are always in sight. So many lines a long text may take before a column is left out. What a cell keeps free at both sides, in widths of a letter.</extracomment>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Others play</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Own points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Repasado</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Own side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Anunciado</translation>
    </message>
    <message>
        <source>Extra points</source>
        <translation>Puntos extra</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Nothing fits. Try fewer words or another filter.</source>
        <extracomment>Under this width, in heights of a line, the details take the place of the list when asked for. Tells how many deals of some matches are reviewed; another part of the program knows. Whether a match is being played just now; then it cannot be thrown away.</extracomment>
        <translation>Nada encaja. Prueba con menos palabras o con otro filtro.</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>Every match you play is kept here, with all its cards.</source>
        <translation>Aquí se guarda cada partida que juegas, con todas sus cartas.</translation>
    </message>
    <message>
        <source>This match is being played. End it first.</source>
        <translation>Esta partida se está jugando. Termínala antes.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Partidas anteriores</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Statistics of these</source>
        <translation>Estadísticas de estas</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Single deals</source>
        <translation>Manos sueltas</translation>
    </message>
    <message>
        <source>Export these…</source>
        <translation>Exportar estas…</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Empty the bin…</source>
        <translation>Vaciar la papelera…</translation>
    </message>
</context>
<context>
    <name>HistorySearch</name>
    <message>
        <source>All deals</source>
        <extracomment>All solos that are announced as such, the compulsory ones too. A game that there is not: finds nothing.</extracomment>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Solos I lost</source>
        <translation>Solos que perdí</translation>
    </message>
    <message>
        <source>Solos I won</source>
        <translation>Solos que gané</translation>
    </message>
    <message>
        <source>Announced and lost</source>
        <translation>Anunciado y perdido</translation>
    </message>
    <message>
        <source>No 90 or more announced and won</source>
        <translation>Sin 90 o más anunciado y ganado</translation>
    </message>
    <message>
        <source>Won without an announcement</source>
        <translation>Ganado sin anuncio</translation>
    </message>
    <message>
        <source>A fox was caught</source>
        <translation>Se cazó un zorro</translation>
    </message>
    <message>
        <source>Two foxes were caught</source>
        <translation>Se cazaron dos zorros</translation>
    </message>
    <message>
        <source>Charlie won the last trick</source>
        <translation>Charlie ganó la última baza</translation>
    </message>
    <message>
        <source>A Doppelkopf was made</source>
        <translation>Hubo un Doppelkopf</translation>
    </message>
    <message>
        <source>A side made no trick</source>
        <translation>Un bando no hizo ninguna baza</translation>
    </message>
    <message>
        <source>Weddings</source>
        <translation>Bodas</translation>
    </message>
    <message>
        <source>Poverty was taken</source>
        <translation>Se tomó una pobreza</translation>
    </message>
    <message>
        <source>I won six points or more</source>
        <translation>Gané seis puntos o más</translation>
    </message>
    <message>
        <source>I lost six points or more</source>
        <translation>Perdí seis puntos o más</translation>
    </message>
    <message>
        <source>Deals that did not count</source>
        <translation>Manos que no contaron</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>Played here</source>
        <translation>Jugadas aquí</translation>
    </message>
    <message>
        <source>Evenings with real cards</source>
        <translation>Veladas con cartas de verdad</translation>
    </message>
    <message>
        <source>Record files</source>
        <translation>Archivos de registro</translation>
    </message>
    <message>
        <source>Deal of the day, for practice</source>
        <translation>Partida del día, para practicar</translation>
    </message>
    <message>
        <source>Deals from a code</source>
        <translation>Manos a partir de un código</translation>
    </message>
    <message>
        <source>Played on from another deal</source>
        <translation>Continuada desde otra mano</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Jugada otra vez</translation>
    </message>
    <message>
        <source>all deals</source>
        <translation>todas las manos</translation>
    </message>
    <message>
        <source>{reviewed} of {deals}</source>
        <translation>{reviewed} de {deals}</translation>
    </message>
    <message>
        <source>{deals} of {planned}</source>
        <translation>{deals} de {planned}</translation>
    </message>
    <message>
        <source>Did not count</source>
        <translation>No contó</translation>
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
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>leave out</source>
        <translation>omitir</translation>
    </message>
    <message>
        <source>points of a player</source>
        <translation>puntos de un jugador</translation>
    </message>
    <message>
        <source>running total of a player</source>
        <translation>total acumulado de un jugador</translation>
    </message>
    <message>
        <source>number of the deal</source>
        <translation>número de la mano</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>quien da</translation>
    </message>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>bock factor</source>
        <translation>factor Bock</translation>
    </message>
    <message>
        <source>Import a score sheet</source>
        <translation>Importar una hoja de puntos</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>Nombre de la hoja</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>Columns are separated by</source>
        <translation>Columnas separadas por</translation>
    </message>
    <message>
        <source>semicolon</source>
        <translation>punto y coma</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>coma</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>tabulador</translation>
    </message>
    <message>
        <source>vertical line</source>
        <translation>barra vertical</translation>
    </message>
    <message>
        <source>The first line holds titles</source>
        <translation>La primera línea lleva títulos</translation>
    </message>
    <message>
        <source>Text encoding: {encoding}</source>
        <translation>Codificación del texto: {encoding}</translation>
    </message>
    <message>
        <source>Say above each column what it is. The titles of the columns with points become the names of the players.</source>
        <translation>Di encima de cada columna qué es. Los títulos de las columnas de puntos serán los nombres de los jugadores.</translation>
    </message>
    <message>
        <source>What is column {title}?</source>
        <translation>¿Qué es la columna {title}?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>ImportTexts</name>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” under “{title}” is no whole number.</source>
        <translation>Línea {line}: «{cell}» bajo «{title}» no es un número entero.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” is no date.</source>
        <translation>Línea {line}: «{cell}» no es una fecha.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” dealt, but has no column with points.</source>
        <translation>Línea {line}: «{cell}» dio, pero no tiene columna de puntos.</translation>
    </message>
    <message>
        <source>Line {line}: “{cell}” is no bock factor.</source>
        <translation>Línea {line}: «{cell}» no es un factor Bock.</translation>
    </message>
    <message>
        <source>The file is larger than {amount} MB; that is no score sheet.</source>
        <translation>El archivo pasa de {amount} MB; eso no es una hoja de puntos.</translation>
    </message>
    <message>
        <source>Line {line} cannot be read as a line of a table. Save the table anew as CSV.</source>
        <translation>La línea {line} no se puede leer como línea de una tabla. Guarda la tabla de nuevo como CSV.</translation>
    </message>
    <message>
        <source>There is no table in the file.</source>
        <translation>En el archivo no hay ninguna tabla.</translation>
    </message>
    <message>
        <source>The table has more than {amount} columns.</source>
        <translation>La tabla tiene más de {amount} columnas.</translation>
    </message>
    <message>
        <source>This is no text file. Open the table in a spreadsheet program and save it as CSV.</source>
        <translation>No es un archivo de texto. Abre la tabla en una hoja de cálculo y guárdala como CSV.</translation>
    </message>
    <message>
        <source>The encoding of the text is not known. Save the table as CSV in UTF-8.</source>
        <translation>No se conoce la codificación del texto. Guarda la tabla como CSV en UTF-8.</translation>
    </message>
    <message>
        <source>Columns with points or running totals: {amount}. A sheet needs 2 to 12 of them, one for each player.</source>
        <translation>Columnas con puntos o totales: {amount}. Una hoja necesita de 2 a 12, una por jugador.</translation>
    </message>
    <message>
        <source>No line has points.</source>
        <translation>Ninguna línea tiene puntos.</translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message>
        <source>Use what could be read</source>
        <translation>Usar lo que se pudo leer</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Usar estas reglas</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Qué falla</translation>
    </message>
    <message>
        <source>Nothing in this file can be used. The file stays as it is.</source>
        <translation>En este archivo no hay nada que se pueda usar. Queda como está.</translation>
    </message>
    <message>
        <source>This is a rule file of FreeDoko.</source>
        <translation>Es un archivo de reglas de FreeDoko.</translation>
    </message>
    <message>
        <source>Some of it cannot be read; there the preset holds. The file stays as it is.</source>
        <translation>Una parte no se puede leer; ahí vale la plantilla. El archivo queda como está.</translation>
    </message>
    <message>
        <source>In FreeDoko</source>
        <translation>En FreeDoko</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Por qué no</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
</context>
<context>
    <name>KeyButton</name>
    <message>
        <source>Press a key …</source>
        <extracomment>A heading, things by name and words whose keys can be changed, and fixed keys with words. From this width on, in heights of a line, there is room for everything beside each other.</extracomment>
        <translation>Pulsa una tecla…</translation>
    </message>
    <message>
        <source>Press the new key for: {thing}. Esc keeps the old one.</source>
        <translation>Pulsa la nueva tecla para: {thing}. Esc conserva la de antes.</translation>
    </message>
    <message>
        <source>{thing}: {keys}. Change</source>
        <translation>{thing}: {keys}. Cambiar</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>First steps</source>
        <extracomment>The pictures of the learner, Berta, Carl and Dora; none of them is the teacher&apos;s.</extracomment>
        <translation>Primeros pasos</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Jugar en equipo</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Anunciar</translation>
    </message>
    <message>
        <source>Weddings, poverty and solos</source>
        <translation>Bodas, pobreza y solos</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>La puntuación</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <translation>Tus propias lecciones</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>Step {number} of {all}</source>
        <extracomment>Below this height, in lines of text, the words stand beside the table. In a narrower page the teacher says everything one below the other. The part of the width that they take there, and the most of the height above the table.</extracomment>
        <translation>Paso {number} de {all}</translation>
    </message>
    <message>
        <source>This lesson is broken.</source>
        <translation>Esta lección está estropeada.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>¡Muy bien!</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation>Esta vez no.</translation>
    </message>
    <message>
        <source>Watch: this is how it goes.</source>
        <translation>Mira: así se hace.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>¡Correcto!</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>No del todo.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Te toca</translation>
    </message>
    <message>
        <source>You made it. Once more, and you will not need a second try.</source>
        <translation>¡Lo has logrado! La próxima vez te saldrá a la primera.</translation>
    </message>
    <message>
        <source>You made it, and everything at the first try.</source>
        <translation>¡Lo has logrado, y todo a la primera!</translation>
    </message>
    <message>
        <source>The next lesson: {title}.</source>
        <translation>La siguiente lección: {title}.</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>Fin de la lección.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Play a real match</source>
        <translation>Jugar una partida de verdad</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Curso</translation>
    </message>
    <message>
        <source>Back to the overview of the course</source>
        <translation>Volver al índice del curso</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>The order of the trumps beside the table</source>
        <translation>El orden de los triunfos junto a la mesa</translation>
    </message>
    <message>
        <source>Try it freely</source>
        <translation>Probar libremente</translation>
    </message>
    <message>
        <source>Practise with these cards, with taking back and hints</source>
        <translation>Practicar con estas cartas, con marcha atrás y consejos</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>like beginners</source>
        <translation>como principiantes</translation>
    </message>
    <message>
        <source>like occasional players</source>
        <translation>como jugadores ocasionales</translation>
    </message>
    <message>
        <source>like a usual round</source>
        <translation>como una mesa corriente</translation>
    </message>
    <message>
        <source>like regulars</source>
        <translation>como habituales</translation>
    </message>
    <message>
        <source>like experts</source>
        <translation>como expertos</translation>
    </message>
    <message>
        <source>like masters</source>
        <translation>como maestros</translation>
    </message>
    <message>
        <source>to match you</source>
        <translation>a tu medida</translation>
    </message>
    <message>
        <source>The others now play {level}</source>
        <translation>Los demás juegan ahora {level}</translation>
    </message>
    <message>
        <source>The others now play between {lower} and {upper}</source>
        <translation>Los demás juegan ahora entre «{lower}» y «{upper}»</translation>
    </message>
</context>
<context>
    <name>LooksArea</name>
    <message>
        <source>The folder with your own cards cannot be read: {folder}</source>
        <extracomment>So many cards are named; with more the number says it.</extracomment>
        <translation>No se puede leer la carpeta con tus propias cartas: {folder}</translation>
    </message>
    <message>
        <source>Not usable as pictures: {cards}</source>
        <translation>No sirven como imagen: {cards}</translation>
    </message>
    <message>
        <source>No picture of: {cards}</source>
        <translation>No hay imagen de: {cards}</translation>
    </message>
    <message>
        <source>Your own cards in {folder}: {reason}. Ours take their place.</source>
        <translation>Tus propias cartas en {folder}: {reason}. Las del programa ocupan su lugar.</translation>
    </message>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards} y %n más</numerusform>
            <numerusform>{cards} y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>{file} cannot be opened: {reason}</source>
        <extracomment>What the tool bar keeps for the status beside its words, in heights of a line. Replays a deal of a match, by its place; another part of the program can do that. Judges a deal of a match, by its place, or all of them; another part can do that. The match of the deal that was shown in full last. Adds to the sheet of the match at hand what the history keeps of it. Replays any deal, finished or not.</extracomment>
        <translation>No se puede abrir {file}: {reason}</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Nothing that was stored is lost; if the table looks odd, close the window and start again.</source>
        <translation>Algo falló dentro del programa. No se ha perdido nada de lo guardado; si la mesa se ve rara, cierra la ventana y empieza de nuevo.</translation>
    </message>
    <message>
        <source>The details are in {file}.</source>
        <translation>Los detalles están en {file}.</translation>
    </message>
    <message>
        <source>Save a fault report…</source>
        <translation>Guardar un informe de error…</translation>
    </message>
    <message>
        <source>Set the table anew</source>
        <translation>Volver a preparar la mesa</translation>
    </message>
    <message>
        <source>{status}. Fingerprint of the cards: {mark}</source>
        <translation>{status}. Huella de las cartas: {mark}</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>Manual</name>
    <message>
        <source>Playing</source>
        <extracomment>The keys of the program by group: title of the group, then keys and what they do. The pages, in the order in which one would read them.</extracomment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Learning and practising</source>
        <translation>Aprender y practicar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Good play for beginners</source>
        <translation>Jugar bien: para principiantes</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Palabras del juego</translation>
    </message>
    <message>
        <source>Score sheets and old deals</source>
        <translation>Hojas de puntos y manos antiguas</translation>
    </message>
    <message>
        <source>Computer players, hints and review</source>
        <translation>Jugadores automáticos, consejos y repaso</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Programs as players</source>
        <translation>Programas como jugadores</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Tus datos</translation>
    </message>
    <message>
        <source>When something is wrong</source>
        <translation>Cuando algo va mal</translation>
    </message>
    <message>
        <source>The rule sets</source>
        <translation>Los reglamentos</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
</context>
<context>
    <name>ManualPage</name>
    <message>
        <source>Nothing was found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
</context>
<context>
    <name>MatchDesk</name>
    <message>
        <source>A match is being played. Leave it unfinished and begin a new one?</source>
        <translation>Hay una partida en juego. ¿La dejas sin terminar y empiezas otra?</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>End the match here? What was played stays stored.</source>
        <translation>¿Terminar aquí la partida? Lo jugado queda guardado.</translation>
    </message>
    <message>
        <source>End match</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>These rules hold from the next match on.</source>
        <translation>Estas reglas valen desde la próxima partida.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>MatchTexts</name>
    <message>
        <source>{rules} · {deals} · with {others}</source>
        <translation>{rules} · {deals} · con {others}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Extra deal {number}</source>
        <translation>Mano extra {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Mano {number} de {planned}</translation>
    </message>
    <message>
        <source>{deal}, the last one</source>
        <translation>{deal}, la última</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>baza {number}</translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>antes de la primera baza</translation>
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
        <translation>Puesto {place}</translation>
    </message>
</context>
<context>
    <name>MixEditor</name>
    <message>
        <source>Suit solos, at least</source>
        <translation>Solos de palo, al menos</translation>
    </message>
    <message>
        <source>Picture solos, at least</source>
        <translation>Solos de figuras, al menos</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>They follow your results and aim at an even match: stronger after deals you win, weaker after deals you lose.</source>
        <extracomment>The three variants of the standard rules that can be switched on here (rules 1.4, V20 to V22).</extracomment>
        <translation>Se guían por tus resultados para que la partida sea igualada: más fuertes tras las manos que ganas, más flojos tras las que pierdes.</translation>
    </message>
    <message>
        <source>With a multiple of four everybody deals equally often.</source>
        <translation>Con un múltiplo de cuatro todos dan las mismas veces.</translation>
    </message>
    <message>
        <source>Everybody plays a compulsory solo among them.</source>
        <translation>En ellas cada uno juega un solo obligatorio.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The rules chosen at the start.</source>
        <translation>Las reglas elegidas al empezar.</translation>
    </message>
    <message>
        <source>Read or change these rules</source>
        <translation>Leer o cambiar estas reglas</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>You (south)</source>
        <translation>Tú (sur)</translation>
    </message>
    <message>
        <source>On your left (west)</source>
        <translation>A tu izquierda (oeste)</translation>
    </message>
    <message>
        <source>Opposite (north)</source>
        <translation>Enfrente (norte)</translation>
    </message>
    <message>
        <source>On your right (east)</source>
        <translation>A tu derecha (este)</translation>
    </message>
    <message>
        <source>Character of the player: {seat}</source>
        <translation>Carácter del jugador: {seat}</translation>
    </message>
    <message>
        <source>Conventions</source>
        <translation>Convenciones</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Los demás juegan</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Número de manos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Dar cartas</translation>
    </message>
    <message>
        <source>The second ♥10 wins, except in the last trick</source>
        <translation>El segundo ♥10 gana, salvo en la última baza</translation>
    </message>
    <message>
        <source>A soloist leads the first trick</source>
        <translation>Quien juega un solo sale en la primera baza</translation>
    </message>
    <message>
        <source>Charlie counts only when it wins the last trick</source>
        <translation>Charlie solo cuenta si gana la última baza</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>No folder for personal files was found on this computer. Name one with --data-dir; until then nothing is saved.</source>
        <translation>No se encontró en este equipo ninguna carpeta para tus archivos. Indica una con --data-dir; hasta entonces no se guarda nada.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({cause}). Make it yourself or name another one with --data-dir.</source>
        <translation>No se puede crear la carpeta {folder} ({cause}). Créala tú o indica otra con --data-dir.</translation>
    </message>
    <message>
        <source>Nothing can be saved in the folder {folder} ({cause}). Check its permissions or name another one with --data-dir.</source>
        <translation>No se puede guardar nada en la carpeta {folder} ({cause}). Revisa los permisos o indica otra con --data-dir.</translation>
    </message>
    <message>
        <source>{file} could not be saved ({cause}). What was there before is unchanged.</source>
        <translation>No se pudo guardar {file} ({cause}). Lo que había antes sigue igual.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({cause}).</source>
        <translation>No se puede leer {file} ({cause}).</translation>
    </message>
    <message>
        <source>{file} is write-protected and was left as it is. Take the protection off to save changes.</source>
        <translation>{file} está protegido contra escritura y quedó como estaba. Quita la protección para guardar cambios.</translation>
    </message>
    <message>
        <source>There is no room left to save {file}. Free some space on that disk and try again. What was there before is unchanged.</source>
        <translation>No queda sitio para guardar {file}. Libera espacio en ese disco e inténtalo de nuevo. Lo que había antes sigue igual.</translation>
    </message>
    <message>
        <source>{file} was not saved: the text holds half a character, such as U+{code_point}. Type the text anew.</source>
        <translation>{file} no se guardó: el texto contiene medio carácter, como U+{code_point}. Escribe el texto de nuevo.</translation>
    </message>
    <message>
        <source>The preferences in {file} could not be read ({cause}). The file was kept as {kept}; the program starts with its defaults.</source>
        <translation>No se pudieron leer las preferencias de {file} ({cause}). El archivo se conservó como {kept}; el programa empieza con sus valores iniciales.</translation>
    </message>
    <message>
        <source>The preferences in {file} could not be read ({cause}) and the file could not be moved away. The program uses its defaults; changes last until it ends.</source>
        <translation>No se pudieron leer las preferencias de {file} ({cause}) ni apartar el archivo. El programa usa sus valores iniciales; los cambios duran hasta que termine.</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of the program (format {format}). It is left as it is; changes of preferences last until the program ends.</source>
        <translation>{file} es de una versión más nueva del programa (formato {format}). Queda como está; los cambios de preferencias duran hasta que el programa termine.</translation>
    </message>
    <message>
        <source>The preference {key} in {file} had the value {value}, which is not possible. The default is used: {used}.</source>
        <translation>La preferencia {key} de {file} tenía el valor {value}, que no es posible. Se usa el inicial: {used}.</translation>
    </message>
    <message>
        <source>The match history {file} was damaged ({cause}). It was kept as {kept}; {matches} matches with {deals} deals could be read from it and are in the new one.</source>
        <translation>El archivo de partidas {file} estaba dañado ({cause}). Se conservó como {kept}; partidas: {matches}, manos: {deals} se pudieron leer y están en el nuevo.</translation>
    </message>
    <message>
        <source>The match history {file} was written by a newer version of the program (version {version}, this program knows {known}). It is left as it is; matches played now are lost when the program ends.</source>
        <translation>El archivo de partidas {file} es de una versión más nueva del programa (versión {version}; este conoce {known}). Queda como está; lo que juegues ahora se pierde al terminar el programa.</translation>
    </message>
    <message>
        <source>The match history {file} needs repair or an update, but the program is open a second time. Close the other window and start again; until then matches are lost when the program ends.</source>
        <translation>El archivo de partidas {file} necesita una reparación o actualización, pero el programa está abierto dos veces. Cierra la otra ventana y empieza de nuevo; hasta entonces las partidas se pierden al terminar el programa.</translation>
    </message>
    <message>
        <source>Matches played now are lost when the program ends, because the history cannot be used: {reason}</source>
        <translation>Lo que juegues ahora se pierde al terminar el programa, porque no se puede usar el archivo de partidas: {reason}</translation>
    </message>
    <message>
        <source>The match history {file} cannot be opened ({cause}). Check the folder and its permissions or name another one with --data-dir.</source>
        <translation>No se puede abrir el archivo de partidas {file} ({cause}). Revisa la carpeta y sus permisos o indica otra con --data-dir.</translation>
    </message>
    <message>
        <source>The match history {file} is in use by another program. Close other windows of this program and try again.</source>
        <translation>Otro programa está usando el archivo de partidas {file}. Cierra las otras ventanas de este programa e inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>The match history {file} is write-protected. Check the permissions of the file and its folder or name another folder with --data-dir.</source>
        <translation>El archivo de partidas {file} está protegido contra escritura. Revisa los permisos del archivo y de su carpeta o indica otra con --data-dir.</translation>
    </message>
    <message>
        <source>The match history {file} is damaged ({cause}). Start the program again: it will save what can be read.</source>
        <translation>El archivo de partidas {file} está dañado ({cause}). Reinicia el programa: salvará lo que se pueda leer.</translation>
    </message>
    <message>
        <source>The match history {file} could not be used ({cause}).</source>
        <translation>No se pudo usar el archivo de partidas {file} ({cause}).</translation>
    </message>
    <message>
        <source>The match history is closed.</source>
        <translation>El archivo de partidas está cerrado.</translation>
    </message>
    <message>
        <source>The match history {file} could not be brought from version {old} to version {new} ({cause}). It is unchanged; a copy is {backup}.</source>
        <translation>No se pudo pasar el archivo de partidas {file} de la versión {old} a la {new} ({cause}). Está intacto; hay una copia en {backup}.</translation>
    </message>
    <message>
        <source>There is no match {match}.</source>
        <translation>No existe la partida {match}.</translation>
    </message>
    <message>
        <source>Match {match} is stored, but its data cannot be understood ({cause}).</source>
        <translation>La partida {match} está guardada, pero sus datos no se entienden ({cause}).</translation>
    </message>
    <message>
        <source>Match {match} is being played in another window of this program.</source>
        <translation>La partida {match} se está jugando en otra ventana de este programa.</translation>
    </message>
    <message>
        <source>Match {match} is {status}; nothing can be added to it.</source>
        <translation>La partida {match} está {status}; no se le puede añadir nada.</translation>
    </message>
    <message>
        <source>There is no deal {deal}.</source>
        <translation>No existe la mano {deal}.</translation>
    </message>
    <message>
        <source>Deal {deal} is {status}; its actions cannot be changed.</source>
        <translation>La mano {deal} está {status}; ya no se puede cambiar nada en ella.</translation>
    </message>
    <message>
        <source>Deal {deal} of match {match} is not finished.</source>
        <translation>La mano {deal} de la partida {match} no ha terminado.</translation>
    </message>
    <message>
        <source>Deal {deal} is not the last of its match; its actions stay.</source>
        <translation>La mano {deal} no es la última de su partida; se queda como está.</translation>
    </message>
    <message>
        <source>Deal {deal}: the next action is number {expected}, not {given}.</source>
        <translation>Mano {deal}: ahora toca el paso {expected}, no el {given}.</translation>
    </message>
    <message>
        <source>The match goes on, but it is not being saved: {fault}</source>
        <translation>La partida sigue, pero no se está guardando: {fault}</translation>
    </message>
    <message>
        <source>{name} could not decide ({fault}), so a simple player chose this time.</source>
        <translation>{name} no pudo decidirse ({fault}); esta vez eligió un jugador sencillo.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Open:</source>
        <translation>A la vista:</translation>
    </message>
    <message>
        <source>Close the hand of {name}</source>
        <translation>Tapar las cartas de {name}</translation>
    </message>
    <message>
        <source>Open the hand of {name}</source>
        <translation>Destapar las cartas de {name}</translation>
    </message>
</context>
<context>
    <name>OptionDetails</name>
    <message>
        <source>Example</source>
        <translation>Ejemplo</translation>
    </message>
    <message>
        <source>How often it matters</source>
        <translation>Con qué frecuencia importa</translation>
    </message>
    <message>
        <source>Who plays it so</source>
        <translation>Quién juega así</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>◆ changed; {preset}: {value}</source>
        <extracomment>What a row shows; while none of it changes, nothing needs to be done.</extracomment>
        <translation>◆ cambiado; {preset}: {value}</translation>
    </message>
    <message>
        <source>Has no effect now: {reason}.</source>
        <translation>Ahora no tiene efecto: {reason}.</translation>
    </message>
    <message>
        <source>The chosen value has no effect now: {reason}.</source>
        <translation>El valor elegido no tiene efecto ahora: {reason}.</translation>
    </message>
    <message>
        <source>Does not fit: {reason}</source>
        <translation>No encaja: {reason}</translation>
    </message>
    <message>
        <source>Back to the preset</source>
        <translation>Como en la plantilla</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Menos</translation>
    </message>
    <message>
        <source>Example and more</source>
        <translation>Ejemplo y más</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>OrderTable</name>
    <message>
        <source>Trumps, the highest first</source>
        <translation>Triunfos, de mayor a menor</translation>
    </message>
    <message>
        <source>Plain suits</source>
        <translation>Palos simples</translation>
    </message>
    <message>
        <source>Ace 11, ten 10, king 4, queen 3, jack 2, nine 0</source>
        <translation>As 11, diez 10, rey 4, dama 3, jota 2, nueve 0</translation>
    </message>
</context>
<context>
    <name>OrderWindow</name>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
</context>
<context>
    <name>PeekDialog</name>
    <message>
        <source>Nothing was hidden from {name} any more.</source>
        <extracomment>So many of the deals are drawn.</extracomment>
        <translation>Para {name} ya no había nada oculto.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of {count} led to another answer: {name} peeks!</source>
        <translation>
            <numerusform>%n reparto de {count} llevó a otra respuesta: ¡{name} hace trampas!</numerusform>
            <numerusform>%n repartos de {count} llevaron a otra respuesta: ¡{name} hace trampas!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {answer} in your place.</source>
        <translation>
            <numerusform>✓ %n reparto distinto, la misma respuesta: {answer} en tu lugar.</numerusform>
            <numerusform>✓ %n repartos distintos, siempre la misma respuesta: {answer} en tu lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {name} decides {answer}.</source>
        <translation>
            <numerusform>✓ %n reparto distinto, la misma respuesta: {name} decide {answer}.</numerusform>
            <numerusform>✓ %n repartos distintos, siempre la misma respuesta: {name} decide {answer}.</numerusform>
        </translation>
    </message>
    <message>
        <source>to say nothing</source>
        <translation>no decir nada</translation>
    </message>
    <message>
        <source>At the table it was: {action}</source>
        <translation>En la mesa fue: {action}</translation>
    </message>
    <message>
        <source>{name} saw</source>
        <translation>{name} veía</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <translation>En la mesa: {cards}</translation>
    </message>
    <message>
        <source>In truth the others held</source>
        <translation>En realidad, los demás tenían</translation>
    </message>
    <message>
        <source>Deal {number} of those tried: {answer}, with {moved} cards elsewhere</source>
        <translation>Reparto {number} de prueba: {answer}, con {moved} cartas en otro sitio</translation>
    </message>
    <message>
        <source>Does it peek?</source>
        <translation>¿Hace trampas el programa?</translation>
    </message>
    <message>
        <source>The computer players get only the cards they may see. Test it with deal {number}: choose a moment and a player. All cards this player could not know are dealt anew, fifty times, so that everything seen still fits, and each time the player decides again.</source>
        <translation>Los jugadores automáticos solo reciben las cartas que pueden ver. Compruébalo con la mano {number}: elige un momento y un jugador. Todas las cartas que ese jugador no podía conocer se reparten de nuevo cincuenta veces, de modo que todo lo visto siga encajando, y cada vez el jugador decide otra vez.</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Antes de la primera baza</translation>
    </message>
    <message>
        <source>Swap the hidden cards</source>
        <translation>Cambiar las cartas ocultas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Deals tried</source>
        <translation>Repartos probados</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
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
        <translation>El de siempre</translation>
    </message>
    <message>
        <source>Portrait {number}</source>
        <translation>Retrato {number}</translation>
    </message>
</context>
<context>
    <name>PracticePanel</name>
    <message>
        <source>Basic: tricks and trumps only</source>
        <translation>Básico: solo bazas y triunfos</translation>
    </message>
    <message>
        <source>Plus fox, Charlie, Doppelkopf</source>
        <translation>Además zorro, Charlie, Doppelkopf</translation>
    </message>
    <message>
        <source>Plus announcements</source>
        <translation>Además anuncios</translation>
    </message>
    <message>
        <source>Plus wedding, poverty, solos</source>
        <translation>Además boda, pobreza, solos</translation>
    </message>
    <message>
        <source>The rules of your own table</source>
        <translation>Las reglas de tu mesa</translation>
    </message>
    <message>
        <source>Open practice</source>
        <translation>Práctica a cartas vistas</translation>
    </message>
    <message>
        <source>Nothing here is counted. Take back what you like and try it another way.</source>
        <translation>Aquí no cuenta nada. Vuelve atrás cuanto quieras y prueba de otra manera.</translation>
    </message>
    <message>
        <source>How much of the game?</source>
        <translation>¿Cuánto del juego?</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Los demás juegan</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Nuevas cartas</translation>
    </message>
    <message>
        <source>Code of a deal</source>
        <translation>Código de una mano</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Dar</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Do again</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Back to your last decision (Ctrl+Z)</source>
        <translation>Volver a tu última decisión (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Do again what you took back (Ctrl+Y)</source>
        <translation>Rehacer lo que deshiciste (Ctrl+Y)</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Tus intentos</translation>
    </message>
    <message>
        <source>Choose a card to decide anew there</source>
        <translation>Elige una carta para volver a decidir allí</translation>
    </message>
    <message>
        <source>Everything that was played</source>
        <translation>Todo lo que se jugó</translation>
    </message>
    <message>
        <source>Order of the trumps</source>
        <translation>Orden de los triunfos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>This is no code of a deal. It looks like k3v9-w2xh-7mqd; check each letter.</source>
        <translation>Eso no es el código de una mano. Es como k3v9-w2xh-7mqd; revisa cada letra.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Antes de la primera carta</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (deshecho)</translation>
    </message>
    <message>
        <source>Try {number}: {score} points</source>
        <translation>Intento {number}: {score} puntos</translation>
    </message>
    <message>
        <source>Try {number}, {cards} played</source>
        <translation>Intento {number}, con {cards}</translation>
    </message>
    <message>
        <source>The deal is over. Re {re}, Kontra {kontra}. You write {score}.</source>
        <translation>La mano ha terminado. Re {re}, Kontra {kontra}. Te apuntas {score}.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>Names and language</source>
        <translation>Nombres e idioma</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Cartas y mesa</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Own hand</source>
        <translation>Cartas propias</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimiento y sonido</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Ayuda al jugar</translation>
    </message>
    <message>
        <source>Seeing and hearing</source>
        <translation>Ver y oír</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Of all texts, and of the letters on the cards.</source>
        <translation>De todos los textos y de las letras de las cartas.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Your name comes first, then the others clockwise. An empty name is filled in. A match that is over keeps its names.</source>
        <translation>Tu nombre va primero; luego los demás, en el sentido del reloj. Un nombre vacío se completa. Una partida terminada conserva sus nombres.</translation>
    </message>
    <message>
        <source>Portraits</source>
        <translation>Retratos</translation>
    </message>
    <message>
        <source>The faces at the table.</source>
        <translation>Las caras en la mesa.</translation>
    </message>
    <message>
        <source>Strength of the computer players</source>
        <translation>Fuerza de los jugadores automáticos</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Una carta se juega con</translation>
    </message>
    <message>
        <source>Dragging the card and the keyboard always work.</source>
        <translation>Arrastrarla o usar el teclado sirve siempre.</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>A double click</source>
        <translation>Un doble clic</translation>
    </message>
    <message>
        <source>A click and a button</source>
        <translation>Un clic y un botón</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Velocidad de las cartas</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>A full trick stays</source>
        <translation>Una baza completa se queda</translation>
    </message>
    <message>
        <source>Until you click, or for a time.</source>
        <translation>Hasta que hagas clic, o un tiempo.</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>Hasta un clic</translation>
    </message>
    <message>
        <source>Play forced cards by itself</source>
        <translation>Jugar solas las cartas forzadas</translation>
    </message>
    <message>
        <source>Where only one card is allowed, it is played without waiting for you.</source>
        <translation>Si solo se permite una carta, se juega sin esperarte.</translation>
    </message>
    <message>
        <source>Ask before an announcement</source>
        <translation>Preguntar antes de un anuncio</translation>
    </message>
    <message>
        <source>Against a slip of the hand.</source>
        <translation>Contra los descuidos.</translation>
    </message>
    <message>
        <source>Reports for a screen reader</source>
        <translation>Avisos para el lector de pantalla</translation>
    </message>
    <message>
        <source>How much of the play a screen reader hears while it goes on.</source>
        <translation>Cuánto del juego oye un lector de pantalla sobre la marcha.</translation>
    </message>
    <message>
        <source>Only what matters</source>
        <translation>Solo lo importante</translation>
    </message>
    <message>
        <source>Every card</source>
        <translation>Todas las cartas</translation>
    </message>
    <message>
        <source>Every card with its meaning</source>
        <translation>Cada carta y lo que significa</translation>
    </message>
    <message>
        <source>Show which cards are allowed</source>
        <translation>Mostrar qué cartas se permiten</translation>
    </message>
    <message>
        <source>Cards that may not be played are dimmed.</source>
        <translation>Las cartas que no se pueden jugar se ven atenuadas.</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <translation>Orden de tus cartas</translation>
    </message>
    <message>
        <source>From left to right.</source>
        <translation>De izquierda a derecha.</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>High cards first</source>
        <translation>Primero las cartas altas</translation>
    </message>
    <message>
        <source>Within trumps and within a suit.</source>
        <translation>Entre los triunfos y dentro de cada palo.</translation>
    </message>
    <message>
        <source>Mark known parties</source>
        <translation>Marcar los bandos conocidos</translation>
    </message>
    <message>
        <source>Re and Kontra stand at a player as soon as everybody can know it.</source>
        <translation>Re y Kontra aparecen junto al jugador en cuanto todos pueden saberlo.</translation>
    </message>
    <message>
        <source>Show the card points of a trick</source>
        <translation>Mostrar los tantos de una baza</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>As the system changes between light and dark, so does the window.</source>
        <translation>Si el sistema cambia entre claro y oscuro, la ventana también.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Own colour</source>
        <translation>Color propio</translation>
    </message>
    <message>
        <source>For the table “Own colour”. Texts on it stay readable whatever you choose.</source>
        <translation>Para la mesa «Color propio». Elijas lo que elijas, los textos se leen bien.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own. On cards with German suits that is always so.</source>
        <translation>Cada palo tiene su propio color. Con los palos alemanes siempre es así.</translation>
    </message>
    <message>
        <source>Own pictures of cards</source>
        <translation>Imágenes propias de cartas</translation>
    </message>
    <message>
        <source>A folder with SVG or PNG files, named by suit C S H D and rank 9 J Q K 10 A: CQ.svg is the queen of clubs, H10.png the ten of hearts, back.png the back. A card without a picture keeps the one above.</source>
        <translation>Una carpeta con archivos SVG o PNG, llamados por palo C S H D y valor 9 J Q K 10 A: CQ.svg es la dama de tréboles, H10.png el diez de corazones, back.png el dorso. Una carta sin imagen conserva la de arriba.</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Beside the size the system asks for.</source>
        <translation>Además del tamaño que pide el sistema.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Cards appear where they would fly, and nothing is celebrated.</source>
        <translation>Las cartas aparecen donde iban a volar, y no se celebra nada.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Consejos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>When I ask</source>
        <translation>Cuando pregunto</translation>
    </message>
    <message>
        <source>Before each of my cards</source>
        <translation>Antes de cada carta mía</translation>
    </message>
    <message>
        <source>Warn before a mistake</source>
        <translation>Avisar antes de un error</translation>
    </message>
    <message>
        <source>The coach speaks up before the card is played.</source>
        <translation>El entrenador avisa antes de que se juegue la carta.</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Before a costly one</source>
        <translation>Antes de uno caro</translation>
    </message>
    <message>
        <source>Before any</source>
        <translation>Antes de cualquiera</translation>
    </message>
    <message>
        <source>Open the review after each deal</source>
        <translation>Abrir el repaso tras cada mano</translation>
    </message>
    <message>
        <source>Explain the computer&apos;s cards</source>
        <translation>Explicar las cartas del programa</translation>
    </message>
    <message>
        <source>After the deal: during it the reasons would give hands away.</source>
        <translation type="vanished">Después de la mano: antes, las razones delatarían las cartas.</translation>
    </message>
    <message>
        <source>Show tips where something is new</source>
        <translation>Mostrar indicaciones donde algo es nuevo</translation>
    </message>
    <message>
        <source>In the replay of a deal: during it the reasons would give hands away.</source>
        <translation>Al ver de nuevo una mano: antes, las razones delatarían las cartas.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>What a change of the one implies: whoever chooses a colour wants to see it. What means nothing while a switch is off. The least width of the rows beside the side bar, in heights of a line. In place of the side bar where that would take too much room.</extracomment>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Grupos de preferencias</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search in the preferences</source>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>No preference says that.</source>
        <translation>Ninguna preferencia dice eso.</translation>
    </message>
    <message>
        <source>Changes take effect at once. Rules and length of a match are chosen with it.</source>
        <translation>Los cambios valen enseguida. Las reglas y la duración se eligen con cada partida.</translation>
    </message>
    <message>
        <source>This group back to defaults</source>
        <translation>Restablecer este grupo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Proof</name>
    <message>
        <source>nobody else has a trump left</source>
        <extracomment>Columns of the proof after the number.</extracomment>
        <translation>nadie más tiene triunfo</translation>
    </message>
    <message>
        <source>no higher trump is left</source>
        <translation>no queda ningún triunfo más alto</translation>
    </message>
    <message>
        <source>no trump and no {suit} is left elsewhere</source>
        <translation>nadie más tiene triunfo ni {suit}</translation>
    </message>
    <message>
        <source>no trump and no higher {suit} is left</source>
        <translation>no queda triunfo ni carta más alta de {suit}</translation>
    </message>
</context>
<context>
    <name>ProofPanel</name>
    <message>
        <source>All remaining tricks are yours</source>
        <translation>Todas las bazas que quedan son tuyas</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Llevármelas</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>{chosen} of {all} chosen</source>
        <translation>{chosen} de {all} elegidas</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Entregar</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>What do you have?</source>
        <translation>¿Qué tienes?</translation>
    </message>
    <message>
        <source>You must play a solo now</source>
        <translation>Ahora tienes que jugar un solo</translation>
    </message>
    <message>
        <source>Name a solo for the rest of the deal</source>
        <translation>Elige un solo para el resto de la mano</translation>
    </message>
    <message>
        <source>You have taken the second queen of spades and stand alone.</source>
        <translation>Te has llevado la segunda dama de picas y juegas en solitario.</translation>
    </message>
    <message>
        <source>Do you want to play your solo now?</source>
        <translation>¿Quieres jugar ahora tu solo?</translation>
    </message>
    <message>
        <source>Healthy</source>
        <translation>Sano</translation>
    </message>
    <message>
        <source>Reservation …</source>
        <translation>Reserva…</translation>
    </message>
    <message>
        <source>Healthy, or what do you have?</source>
        <translation>¿Sano, o qué tienes?</translation>
    </message>
    <message>
        <source>Healthy or reservation?</source>
        <translation>¿Sano o reserva?</translation>
    </message>
    <message>
        <source>You hold both queens of clubs.</source>
        <translation>Tienes las dos damas de tréboles.</translation>
    </message>
    <message>
        <source>Your hand has nothing to reserve.</source>
        <translation>No tienes nada que reservar.</translation>
    </message>
    <message>
        <source>Wedding; your partner wins the</source>
        <translation>Boda; tu compañero gana la</translation>
    </message>
    <message>
        <source>{solo} (voluntary)</source>
        <translation>{solo} (voluntario)</translation>
    </message>
    <message>
        <source>{solo} (compulsory)</source>
        <translation>{solo} (obligatorio)</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Tirar las cartas</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Ask the others first</source>
        <translation>Preguntar antes a los demás</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Bid for your solo?</source>
        <translation>¿Pujas por tu solo?</translation>
    </message>
    <message>
        <source>Your trumps go with them.</source>
        <translation>Tus triunfos van incluidos.</translation>
    </message>
    <message>
        <source>Take the cards</source>
        <translation>Tomar las cartas</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>You are the last one and must take them.</source>
        <translation>No queda nadie más: tienes que tomarlas.</translation>
    </message>
    <message>
        <source>{name} offers a poverty</source>
        <translation>{name} ofrece una pobreza</translation>
    </message>
    <message>
        <source>You must announce now</source>
        <translation>Tienes que anunciar ahora</translation>
    </message>
    <message>
        <source>You have taken a rich trick early.</source>
        <translation>Te has llevado pronto una baza gorda.</translation>
    </message>
</context>
<context>
    <name>RankingEditor</name>
    <message>
        <source>Higher</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Drag, or move with Alt and the arrow keys; the space bar adds and removes.</source>
        <translation>Arrastra, o mueve con Alt y las flechas; la barra espaciadora añade y quita.</translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Other rules or players…</source>
        <translation>Otras reglas o jugadores…</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Repasar esta partida</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) were played.</source>
        <translation>
            <numerusform>Se jugó %n mano.</numerusform>
            <numerusform>Se jugaron %n manos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends in a draw</source>
        <translation>La partida acaba en empate</translation>
    </message>
    <message>
        <source>First place: {names}</source>
        <translation>Primer puesto: {names}</translation>
    </message>
    <message>
        <source>{name}: {total} points</source>
        <translation>{name}: {total} puntos</translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>%n mano ganada</numerusform>
            <numerusform>%n manos ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won}, %n of all alone</source>
        <translation>
            <numerusform>{won}, %n en solitario</numerusform>
            <numerusform>{won}, %n en solitario</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Game won</source>
        <translation>Mano ganada</translation>
    </message>
    <message>
        <source>Against the old ones</source>
        <translation>Contra las viejas</translation>
    </message>
    <message>
        <source>Under 90</source>
        <translation>Menos de 90</translation>
    </message>
    <message>
        <source>Under 60</source>
        <translation>Menos de 60</translation>
    </message>
    <message>
        <source>Under 30</source>
        <translation>Menos de 30</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Capote</translation>
    </message>
    <message>
        <source>120 points against “no 90”</source>
        <translation>120 tantos contra «sin 90»</translation>
    </message>
    <message>
        <source>90 points against “no 60”</source>
        <translation>90 tantos contra «sin 60»</translation>
    </message>
    <message>
        <source>60 points against “no 30”</source>
        <translation>60 tantos contra «sin 30»</translation>
    </message>
    <message>
        <source>30 points against “schwarz”</source>
        <translation>30 tantos contra «capote»</translation>
    </message>
    <message>
        <source>Re announced</source>
        <translation>Re anunciado</translation>
    </message>
    <message>
        <source>Kontra announced</source>
        <translation>Kontra anunciado</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Heart trick</source>
        <translation>Baza de corazones</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Zorro cazado</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Zorro cazado en la última baza</translation>
    </message>
    <message>
        <source>Dulle caught</source>
        <translation>Dulle cazada</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>El zorro gana la última baza</translation>
    </message>
    <message>
        <source>Both foxes in the last trick</source>
        <translation>Los dos zorros en la última baza</translation>
    </message>
    <message>
        <source>Charlie wins the last trick</source>
        <translation>Charlie gana la última baza</translation>
    </message>
    <message>
        <source>Both Charlies in the last trick</source>
        <translation>Los dos Charlies en la última baza</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Charlie cazado</translation>
    </message>
    <message>
        <source>Not below zero</source>
        <translation>No por debajo de cero</translation>
    </message>
    <message>
        <source>Solo counts double</source>
        <translation>El solo cuenta doble</translation>
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
        <translation>«{level}» anunciado por los perdedores</translation>
    </message>
    <message>
        <source>“{level}” missed</source>
        <translation>«{level}» sin cumplir</translation>
    </message>
    <message>
        <source>“{level}” predicted wrongly</source>
        <translation>«{level}» mal pronosticado</translation>
    </message>
    <message>
        <source>“{level}” announced</source>
        <translation>«{level}» anunciado</translation>
    </message>
    <message>
        <source>“{level}” predicted</source>
        <translation>«{level}» pronosticado</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Review this match</source>
        <translation>Repasar esta partida</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Repasar esta mano</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Replay the unfinished deal</source>
        <translation>Rejugar la mano sin terminar</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
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
        <translation>{deals}, cada paso está permitido y cada resultado es correcto</translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>the file cannot be read: {why}</source>
        <extracomment>Sentences of the readers; what stands in braces is kept. The first one that fits is taken.</extracomment>
        <translation>el archivo no se puede leer: {why}</translation>
    </message>
    <message>
        <source>the file is larger than {bytes} bytes</source>
        <translation>el archivo pasa de {bytes} bytes</translation>
    </message>
    <message>
        <source>this is not UTF-8 text</source>
        <translation>esto no es texto en UTF-8</translation>
    </message>
    <message>
        <source>a document opens with a line {opening}, not with {text}</source>
        <translation>cada documento empieza con una línea {opening}, no con {text}</translation>
    </message>
    <message>
        <source>the file is cut short: its last document is not closed with a line {closing}</source>
        <translation>el archivo está cortado: al último documento le falta la línea final {closing}</translation>
    </message>
    <message>
        <source>the document that opens in line {number} is not closed with a line {closing}</source>
        <translation>al documento que empieza en la línea {number} le falta la línea final {closing}</translation>
    </message>
    <message>
        <source>the file holds no document</source>
        <translation>el archivo no contiene nada</translation>
    </message>
    <message>
        <source>a document is longer than {bytes} characters</source>
        <translation>un documento pasa de {bytes} caracteres</translation>
    </message>
    <message>
        <source>a document is a mapping of keys and values</source>
        <translation>un documento consta de claves con sus valores</translation>
    </message>
    <message>
        <source>this is not YAML</source>
        <translation>esto no es YAML</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>esto no es JSON</translation>
    </message>
    <message>
        <source>nested more than {levels} levels deep</source>
        <translation>más de {levels} niveles anidados</translation>
    </message>
    <message>
        <source>a key is a word, not a list or a mapping</source>
        <translation>una clave es una palabra, no una lista ni un mapa</translation>
    </message>
    <message>
        <source>the key {key} stands twice</source>
        <translation>la clave {key} está dos veces</translation>
    </message>
    <message>
        <source>anchors are not part of the format</source>
        <translation>las anclas no forman parte del formato</translation>
    </message>
    <message>
        <source>aliases are not part of the format</source>
        <translation>los alias no forman parte del formato</translation>
    </message>
    <message>
        <source>tags such as {tag} are not part of the format</source>
        <translation>las etiquetas como {tag} no forman parte del formato</translation>
    </message>
    <message>
        <source>a document ends with the line &apos;...&apos;, the next opens with &apos;---&apos;</source>
        <translation>un documento acaba con la línea &apos;...&apos;, el siguiente empieza con &apos;---&apos;</translation>
    </message>
    <message>
        <source>a record in JSON is an object with the keys &apos;doko&apos;, &apos;kind&apos; (record) and &apos;documents&apos;</source>
        <translation>un registro en JSON es un objeto con las claves &apos;doko&apos;, &apos;kind&apos; (record) y &apos;documents&apos;</translation>
    </message>
    <message>
        <source>&apos;doko&apos; must be the number of the format, {format}, not {found}</source>
        <translation>&apos;doko&apos; debe ser el número del formato, {format}, no {found}</translation>
    </message>
    <message>
        <source>&apos;doko&apos; must be {format}, not {found}</source>
        <translation>&apos;doko&apos; debe ser {format}, no {found}</translation>
    </message>
    <message>
        <source>&apos;documents&apos; must be a list with the documents of the record</source>
        <translation>&apos;documents&apos; debe ser una lista con los documentos del registro</translation>
    </message>
    <message>
        <source>document {number} must be an object, not {found}</source>
        <translation>el documento {number} debe ser un objeto, no {found}</translation>
    </message>
    <message>
        <source>{text} is too large a number</source>
        <translation>{text} es un número demasiado grande</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} no es un número</translation>
    </message>
    <message>
        <source>half a character in {text}</source>
        <translation>hay medio carácter en {text}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>&apos;kind&apos; must be match or deal, not {found}</source>
        <translation>&apos;kind&apos; debe ser match o deal, no {found}</translation>
    </message>
    <message>
        <source>&apos;deals&apos; must be the planned number of deals, not {found}</source>
        <translation>&apos;deals&apos; debe ser el número previsto de manos, no {found}</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be a list of four to seven names</source>
        <translation>&apos;players&apos; debe ser una lista de cuatro a siete nombres</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be names, not {found}; a name that YAML takes for something else stands in quotes</source>
        <translation>&apos;players&apos; deben ser nombres, no {found}; un nombre que YAML toma por otra cosa va entre comillas</translation>
    </message>
    <message>
        <source>&apos;rules&apos; must name a preset and what differs from it, not {found}</source>
        <translation>&apos;rules&apos; debe nombrar unas reglas base y lo que difiere de ellas, no {found}</translation>
    </message>
    <message>
        <source>a deal that stands alone carries &apos;rules&apos;</source>
        <translation>una mano suelta lleva &apos;rules&apos;</translation>
    </message>
    <message>
        <source>the deals of a match carry no &apos;rules&apos;; those of the match hold</source>
        <translation>las manos de una partida no llevan &apos;rules&apos;; valen las de la partida</translation>
    </message>
    <message>
        <source>&apos;forehand&apos; must be a seat 0-3, not {found}</source>
        <translation>&apos;forehand&apos; debe ser un puesto 0-3, no {found}</translation>
    </message>
    <message>
        <source>with &apos;dealer: out&apos; the key &apos;forehand&apos; must name a seat</source>
        <translation>con &apos;dealer: out&apos; la clave &apos;forehand&apos; debe nombrar un puesto</translation>
    </message>
    <message>
        <source>&apos;dealer&apos; must be a seat 0-3 or out, not {found}</source>
        <translation>&apos;dealer&apos; debe ser un puesto 0-3 o out, no {found}</translation>
    </message>
    <message>
        <source>&apos;forehand&apos; is the seat after the dealer, {right}, not {found}</source>
        <translation>&apos;forehand&apos; es el puesto que sigue a quien da, {right}, no {found}</translation>
    </message>
    <message>
        <source>&apos;hands&apos; must be four lines of cards, one for each seat</source>
        <translation>&apos;hands&apos; deben ser cuatro líneas de cartas, una por puesto</translation>
    </message>
    <message>
        <source>&apos;hands&apos;: the hand of seat {seat} must be a line of cards</source>
        <translation>&apos;hands&apos;: las cartas del puesto {seat} deben ser una línea</translation>
    </message>
    <message>
        <source>&apos;hands&apos;: seat {seat}: {why}</source>
        <translation>&apos;hands&apos;: puesto {seat}: {why}</translation>
    </message>
    <message>
        <source>{code} is not a card</source>
        <translation>{code} no es una carta</translation>
    </message>
    <message>
        <source>&apos;actions&apos; must be a list of texts</source>
        <translation>&apos;actions&apos; debe ser una lista de textos</translation>
    </message>
    <message>
        <source>&apos;actions&apos;: number {number} must be a text, not {found}</source>
        <translation>&apos;actions&apos;: el número {number} debe ser un texto, no {found}</translation>
    </message>
    <message>
        <source>&apos;players&apos; must be four different indexes 0-{last} into the match&apos;s players</source>
        <translation>&apos;players&apos; deben ser cuatro números distintos 0-{last} de los jugadores de la partida</translation>
    </message>
    <message>
        <source>&apos;number&apos; must be the number of the deal, not {found}</source>
        <translation>&apos;number&apos; debe ser el número de la mano, no {found}</translation>
    </message>
    <message>
        <source>&apos;state&apos; must be a mapping</source>
        <translation>&apos;state&apos; debe constar de claves con sus valores</translation>
    </message>
    <message>
        <source>&apos;state&apos; has no key {key}; possible: {keys}</source>
        <translation>&apos;state&apos; no tiene la clave {key}; posibles: {keys}</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; needs the option compulsory_solo_mix</source>
        <translation>&apos;compulsory_mix_owed&apos; necesita la opción compulsory_solo_mix</translation>
    </message>
    <message>
        <source>&apos;forced_solo&apos; must be a seat 0-3 or null, not {found}</source>
        <translation>&apos;forced_solo&apos; debe ser un puesto 0-3 o null, no {found}</translation>
    </message>
    <message>
        <source>&apos;bock&apos; must be a factor from 1 on, not {found}</source>
        <translation>&apos;bock&apos; debe ser un factor desde 1, no {found}</translation>
    </message>
    <message>
        <source>&apos;compulsory_owed&apos; must be four numbers, one for each seat</source>
        <translation>&apos;compulsory_owed&apos; deben ser cuatro números, uno por puesto</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; must be four mappings, one for each seat</source>
        <translation>&apos;compulsory_mix_owed&apos; deben ser cuatro datos, uno por puesto</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos; must be four mappings with numbers for &apos;suit&apos; and &apos;picture&apos;</source>
        <translation>&apos;compulsory_mix_owed&apos; deben ser cuatro datos con números para &apos;suit&apos; y &apos;picture&apos;</translation>
    </message>
    <message>
        <source>&apos;compulsory_owed&apos;: under these rules nobody owes more than {most}</source>
        <translation>&apos;compulsory_owed&apos;: con estas reglas nadie debe más de {most}</translation>
    </message>
    <message>
        <source>&apos;compulsory_mix_owed&apos;: more is missing than the rules ask for</source>
        <translation>&apos;compulsory_mix_owed&apos;: falta más de lo que piden las reglas</translation>
    </message>
    <message>
        <source>&apos;forced_solo&apos;: seat {seat} owes no solo</source>
        <translation>&apos;forced_solo&apos;: el puesto {seat} no debe ningún solo</translation>
    </message>
    <message>
        <source>&apos;bock&apos;: {found} is not a factor that these rules can give</source>
        <translation>&apos;bock&apos;: con estas reglas no puede darse el factor {found}</translation>
    </message>
    <message>
        <source>&apos;number&apos; is {found}; this is deal {right}</source>
        <translation>&apos;number&apos; es {found}; esta es la mano {right}</translation>
    </message>
    <message>
        <source>{key} is {found}; after the deals before it should be {right}</source>
        <translation>{key} es {found}; tras las manos anteriores debería ser {right}</translation>
    </message>
    <message>
        <source>the match of {deals} deals is over</source>
        <translation>la partida de {deals} manos ha terminado</translation>
    </message>
    <message>
        <source>the deal is not finished</source>
        <translation>la mano no ha terminado</translation>
    </message>
    <message>
        <source>a match has at least one deal</source>
        <translation>una partida tiene al menos una mano</translation>
    </message>
    <message>
        <source>4 to 7 people can sit at a table, not {found}</source>
        <translation>a una mesa se sientan de 4 a 7 personas, no {found}</translation>
    </message>
    <message>
        <source>the first dealer is one of 0-{last}, not {found}</source>
        <translation>el primero en dar es uno de 0-{last}, no {found}</translation>
    </message>
    <message>
        <source>from forehand on the persons {persons} play this deal, dealt by {dealer}</source>
        <translation>desde el primer puesto juegan esta mano las personas {persons}; da {dealer}</translation>
    </message>
    <message>
        <source>the dealer sits before forehand</source>
        <translation>quien da se sienta antes del primer puesto</translation>
    </message>
    <message>
        <source>with five or more at the table the dealer sits out</source>
        <translation>con cinco o más a la mesa, quien da descansa</translation>
    </message>
    <message>
        <source>seat {seat} has {found} cards instead of {right}</source>
        <translation>el puesto {seat} tiene {found} cartas en vez de {right}</translation>
    </message>
    <message>
        <source>the hands are not the deck: missing {missing}, too many {extra}</source>
        <translation>las manos no forman la baraja: faltan {missing}, sobran {extra}</translation>
    </message>
    <message>
        <source>a bock factor of {found} without the option bock</source>
        <translation>un factor Bock de {found} sin la opción bock</translation>
    </message>
    <message>
        <source>{text} does not start with a seat (0-3) and a word</source>
        <translation>{text} no empieza con un puesto (0-3) y una palabra</translation>
    </message>
    <message>
        <source>{text} has a space too many</source>
        <translation>en {text} sobra un espacio</translation>
    </message>
    <message>
        <source>{text}: {word} is not one of {words}</source>
        <translation>{text}: {word} no es ninguna de {words}</translation>
    </message>
    <message>
        <source>{text} cannot be read</source>
        <translation>{text} no se puede leer</translation>
    </message>
    <message>
        <source>the stored result is {found}, not a mapping</source>
        <translation>el resultado guardado es {found}, no claves con sus valores</translation>
    </message>
    <message>
        <source>the stored result has the unknown key {key}</source>
        <translation>el resultado guardado tiene la clave desconocida {key}</translation>
    </message>
    <message>
        <source>line {number} is missing; it should be {right}</source>
        <translation>falta la línea de puntos {number}; debería ser {right}</translation>
    </message>
    <message>
        <source>line {number} is {found}; there should be no such line</source>
        <translation>la línea de puntos {number} es {found}; no debería estar</translation>
    </message>
    <message>
        <source>line {number} is {found}; it should be {right}</source>
        <translation>la línea de puntos {number} es {found}; debería ser {right}</translation>
    </message>
    <message>
        <source>{key} has the unknown key {other}</source>
        <translation>{key} tiene la clave desconocida {other}</translation>
    </message>
    <message>
        <source>{key} is missing; it should be {right}</source>
        <translation>falta {key}; debería ser {right}</translation>
    </message>
    <message>
        <source>{key} is {found}; it should be {right}</source>
        <translation>{key} es {found}; debería ser {right}</translation>
    </message>
    <message>
        <source>the file holds no table</source>
        <translation>en el archivo no hay ninguna tabla</translation>
    </message>
    <message>
        <source>this is no table</source>
        <translation>esto no se puede leer como tabla</translation>
    </message>
    <message>
        <source>the first line does not have the columns of a sheet</source>
        <translation>la primera línea no tiene las columnas de una hoja</translation>
    </message>
    <message>
        <source>after the fixed columns come the names and then their totals</source>
        <translation>tras las columnas fijas vienen los nombres y después sus totales</translation>
    </message>
    <message>
        <source>{found} columns instead of {right}</source>
        <translation>{found} columnas en vez de {right}</translation>
    </message>
    <message>
        <source>the total of {name} is {found}; the scores give {right}</source>
        <translation>el total de {name} es {found}; los puntos dan {right}</translation>
    </message>
    <message>
        <source>there is no game {text}</source>
        <translation>no existe el juego {text}</translation>
    </message>
    <message>
        <source>there is no person number {number}</source>
        <translation>no hay ninguna persona número {number}</translation>
    </message>
    <message>
        <source>somebody stands twice in {text}</source>
        <translation>alguien está dos veces en {text}</translation>
    </message>
    <message>
        <source>{number} is less than {least}</source>
        <translation>{number} es menor que {least}</translation>
    </message>
    <message>
        <source>{text} is no side</source>
        <translation>{text} no es un bando</translation>
    </message>
    <message>
        <source>{text} is no time</source>
        <translation>{text} no es una fecha</translation>
    </message>
    <message>
        <source>{text} is no code of rules</source>
        <translation>{text} no es un código de reglas</translation>
    </message>
    <message>
        <source>{text} is no whole number</source>
        <translation>{text} no es un número entero</translation>
    </message>
    <message>
        <source>{text} is no announcement</source>
        <translation>{text} no es un anuncio</translation>
    </message>
    <message>
        <source>{text} is no score line</source>
        <translation>{text} no es una línea de puntos</translation>
    </message>
    <message>
        <source>this is not YAML: {why}</source>
        <translation type="vanished">esto no es YAML: {why}</translation>
    </message>
    <message>
        <source>this is not JSON: {why}</source>
        <translation type="vanished">esto no es JSON: {why}</translation>
    </message>
    <message>
        <source>this is format {theirs}; this program reads format {ours}</source>
        <translation>el archivo tiene el formato {theirs}; este programa lee el formato {ours}</translation>
    </message>
    <message>
        <source>a result is stored, but the deal is not finished</source>
        <translation>hay un resultado guardado, pero la mano no ha terminado</translation>
    </message>
    <message>
        <source>the deal is not finished; such a deal can only be the last of a file</source>
        <translation>la mano no ha terminado; una mano así solo puede ser la última de un archivo</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es una carpeta</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <extracomment>So many actions are named that would be allowed. The words for places, where the translation tools find them.</extracomment>
        <translation>mano {number}</translation>
    </message>
    <message>
        <source>action {number} ({text})</source>
        <translation>acción {number} ({text})</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>línea {number}</translation>
    </message>
    <message>
        <source>Allowed here: {actions}</source>
        <translation>Aquí se permite: {actions}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>The deal is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>It is {turn}&apos;s turn.</source>
        <translation>Le toca a {turn}.</translation>
    </message>
    <message>
        <source>This is not possible now.</source>
        <translation>Ahora no es posible.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>No tienes en la mano {card}.</translation>
    </message>
    <message>
        <source>Trumps were led and you hold {card}.</source>
        <translation>Salida de triunfo, y tienes {card}.</translation>
    </message>
    <message>
        <source>{led} and you hold {card}.</source>
        <translation>{led}, y tienes {card}.</translation>
    </message>
    <message>
        <source>Your hand has nothing to reserve.</source>
        <translation>No tienes nada que reservar.</translation>
    </message>
    <message>
        <source>You hold both ♣{queen}: declare a wedding or a solo.</source>
        <translation>Tienes las dos ♣{queen}: declara una boda o un solo.</translation>
    </message>
    <message>
        <source>These rules do not offer it: {what}.</source>
        <translation>Estas reglas no lo ofrecen: {what}.</translation>
    </message>
    <message>
        <source>Your hand does not allow it: {what}.</source>
        <translation>Tus cartas no lo permiten: {what}.</translation>
    </message>
    <message>
        <source>You have already answered.</source>
        <translation>Ya has contestado.</translation>
    </message>
    <message>
        <source>Only a compulsory solo is possible here.</source>
        <translation>Aquí solo vale un solo obligatorio.</translation>
    </message>
    <message>
        <source>This solo would not count as your compulsory one anyway.</source>
        <translation>De todos modos, este solo no contaría como el obligatorio.</translation>
    </message>
    <message>
        <source>The next bid is {level}.</source>
        <translation>La puja siguiente es {level}.</translation>
    </message>
    <message>
        <source>The bidding is at its highest level. You can only pass.</source>
        <translation>La puja ya está en lo más alto. Solo puedes pasar.</translation>
    </message>
    <message>
        <source>Choose {expected} cards, not {given}.</source>
        <translation>Elige {expected} cartas, no {given}.</translation>
    </message>
    <message>
        <source>All your trumps must be among the cards.</source>
        <translation>Todos tus triunfos tienen que ir entre esas cartas.</translation>
    </message>
    <message>
        <source>Too late: possible with at least {least} cards in hand, you hold {held}.</source>
        <translation>Demasiado tarde: hace falta tener al menos {least} cartas, y tienes {held}.</translation>
    </message>
    <message>
        <source>Too late: possible up to {most} played cards, there are {lying}.</source>
        <translation>Demasiado tarde: se puede hasta la carta jugada número {most}, y ya van {lying}.</translation>
    </message>
    <message>
        <source>No announcements with fewer than {least} cards in hand.</source>
        <translation>No hay anuncios con menos de {least} cartas en la mano.</translation>
    </message>
    <message>
        <source>No announcements before the wedding has found its partner.</source>
        <translation>No hay anuncios hasta que la boda encuentre compañero.</translation>
    </message>
    <message>
        <source>You do not belong to {side}.</source>
        <translation>No eres de {side}.</translation>
    </message>
    <message>
        <source>Already announced: {word}.</source>
        <translation>Ya anunciado: {word}.</translation>
    </message>
    <message>
        <source>This must be announced first: {missing}.</source>
        <translation>Antes hay que anunciar: {missing}.</translation>
    </message>
    <message>
        <source>After a late reply your side can announce nothing more.</source>
        <translation>Tras una respuesta tardía, tu bando no puede anunciar nada más.</translation>
    </message>
    <message>
        <source>There are no announcements in this game.</source>
        <translation>En este juego no hay anuncios.</translation>
    </message>
    <message>
        <source>Announcements are only possible when it is your turn.</source>
        <translation>Solo puedes anunciar cuando te toca.</translation>
    </message>
    <message>
        <source>No prediction is possible now.</source>
        <translation>Ahora no se puede hacer ningún pronóstico.</translation>
    </message>
    <message>
        <source>First {seat} must announce: {word}.</source>
        <translation>Antes {seat} tiene que anunciar: {word}.</translation>
    </message>
    <message>
        <source>The declared card must be played now: {card}.</source>
        <translation>Ahora hay que jugar la carta declarada: {card}.</translation>
    </message>
    <message>
        <source>Not possible now: {what}.</source>
        <translation>Ahora no es posible: {what}.</translation>
    </message>
    <message>
        <source>First {seat} must name a solo.</source>
        <translation>Antes {seat} tiene que elegir un solo.</translation>
    </message>
    <message>
        <source>Nobody else owes a compulsory solo.</source>
        <translation>Nadie más debe un solo obligatorio.</translation>
    </message>
    <message>
        <source>These rules do not know claiming the rest of the tricks.</source>
        <translation>Estas reglas no permiten reclamar el resto de las bazas.</translation>
    </message>
    <message>
        <source>Only the soloist can end the deal, and only when leading to a trick.</source>
        <translation>Solo el solista puede acortar la mano, y solo cuando le toca salir.</translation>
    </message>
    <message>
        <source>It is not certain that you win all the other tricks.</source>
        <translation>No es seguro que ganes todas las bazas que quedan.</translation>
    </message>
    <message>
        <source>First you must announce: {word}.</source>
        <translation>Antes tienes que anunciar: {word}.</translation>
    </message>
    <message>
        <source>First you must name a solo.</source>
        <translation>Antes tienes que elegir un solo.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No te toca.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Place in the deal</source>
        <extracomment>How long a moment stays while it plays by itself, by speed. What each picture does, by the name of the wish. Why a computer player did what was done last.</extracomment>
        <translation>Punto de la mano</translation>
    </message>
    <message>
        <source>Below sits</source>
        <translation>Abajo se sienta</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>Without it you see only what the player below could know (O)</source>
        <translation>Sin esto solo ves lo que podía saber el jugador de abajo (O)</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>very fast</source>
        <translation>muy rápida</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Say why a computer player did what it did last (W)</source>
        <translation>Decir por qué el programa hizo lo último (W)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Take this seat and play on; it does not count (B)</source>
        <translation>Ocupa este sitio y sigue jugando; no cuenta (B)</translation>
    </message>
    <message>
        <source>Play this deal again…</source>
        <translation>Jugar otra vez esta mano…</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <translation>Al principio (Inicio)</translation>
    </message>
    <message>
        <source>One trick back (up arrow)</source>
        <translation>Una baza atrás (flecha arriba)</translation>
    </message>
    <message>
        <source>One card back (left arrow)</source>
        <translation>Una carta atrás (flecha izquierda)</translation>
    </message>
    <message>
        <source>Play by itself (space)</source>
        <translation>Reproducir (espacio)</translation>
    </message>
    <message>
        <source>Pause (space)</source>
        <translation>Pausa (espacio)</translation>
    </message>
    <message>
        <source>One card on (right arrow)</source>
        <translation>Una carta adelante (flecha derecha)</translation>
    </message>
    <message>
        <source>One trick on (down arrow)</source>
        <translation>Una baza adelante (flecha abajo)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Al final (Fin)</translation>
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
        <translation>Jugada de nuevo, sin contar</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Mano {number} de {planned}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Tried out from here</source>
        <translation>Probado desde aquí</translation>
    </message>
    <message>
        <source>To the original</source>
        <translation>Al original</translation>
    </message>
</context>
<context>
    <name>ReplayTexts</name>
    <message>
        <source>The game: {game}</source>
        <translation>Se juega: {game}</translation>
    </message>
    <message>
        <source>The game: {game}, {name}</source>
        <translation>Se juega: {game}, {name}</translation>
    </message>
    <message>
        <source>{name} finds no partner</source>
        <translation>{name} no encuentra compañero</translation>
    </message>
    <message>
        <source>{name} and {other} are partners</source>
        <translation>{name} y {other} son compañeros</translation>
    </message>
    <message>
        <source>{name} stands alone</source>
        <translation>{name} se queda en solitario</translation>
    </message>
    <message>
        <source>From here it was played anew</source>
        <translation>Desde aquí se jugó de nuevo</translation>
    </message>
    <message>
        <source>The end of the deal</source>
        <translation>El final de la mano</translation>
    </message>
    <message>
        <source>{name} announces {what}</source>
        <translation>{name} anuncia {what}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Trick {number}: {cards} – {name}, {points}</source>
        <translation>Baza {number}: {cards} – {name}, {points}</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <translation>La mano ha terminado</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Antes de la primera carta</translation>
    </message>
    <message>
        <source>After trick {number}</source>
        <translation>Tras la baza {number}</translation>
    </message>
    <message>
        <source>Trick {number}, {cards} of 4 cards</source>
        <translation>Baza {number}, {cards} de 4 cartas</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Result of the deal</source>
        <extracomment>The most of its height that buttons may take from the result.</extracomment>
        <translation>Resultado de la mano</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Clasificación final</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Dar de nuevo</translation>
    </message>
    <message>
        <source>Play the last deal</source>
        <translation>Jugar la última mano</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Siguiente mano</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Ver de nuevo</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repasar</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <source>too close to call</source>
        <translation>demasiado igualado</translation>
    </message>
    <message>
        <source>inaccurate</source>
        <translation>imprecisa</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <source>big mistake</source>
        <translation>error grave</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>Signs that tell the grades apart without colour, as in the annotation of games.</extracomment>
        <translation>salidas</translation>
    </message>
    <message>
        <source>the fox</source>
        <translation>el zorro</translation>
    </message>
    <message>
        <source>playing with the partner</source>
        <translation>juego con el compañero</translation>
    </message>
    <message>
        <source>taking tricks</source>
        <translation>ganar bazas</translation>
    </message>
    <message>
        <source>the last tricks</source>
        <translation>las últimas bazas</translation>
    </message>
    <message>
        <source>announcements</source>
        <translation>anuncios</translation>
    </message>
    <message>
        <source>choice of the game</source>
        <translation>elección del juego</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Baza {number}</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Antes de la primera baza</translation>
    </message>
    <message>
        <source>nothing announced</source>
        <translation>sin anuncio</translation>
    </message>
    <message>
        <source>announce nothing</source>
        <translation>no anunciar nada</translation>
    </message>
    <message>
        <source>bad luck</source>
        <translation>mala suerte</translation>
    </message>
    <message>
        <source>By what could be known this was the best choice.</source>
        <translation>Con lo que se podía saber, fue la mejor elección.</translation>
    </message>
    <message>
        <source>Better by what could be known: {best}.</source>
        <translation>Mejor, con lo que se podía saber: {best}.</translation>
    </message>
    <message>
        <source>The difference to {best} is smaller than the uncertainty of the estimate: no judgement.</source>
        <translation>La diferencia con {best} es menor que la incertidumbre del cálculo: sin veredicto.</translation>
    </message>
    <message>
        <source>That cost {points} points on average (± {error}).</source>
        <translation>Costó de media {points} puntos (± {error}).</translation>
    </message>
    <message>
        <source>With all cards open it cost {points} points.</source>
        <translation>Con todas las cartas a la vista costó {points} puntos.</translation>
    </message>
    <message>
        <source>With all cards open it cost about {points} points.</source>
        <translation>Con todas las cartas a la vista costó unos {points} puntos.</translation>
    </message>
    <message>
        <source>With all cards open it cost nothing.</source>
        <translation>Con todas las cartas a la vista no costó nada.</translation>
    </message>
    <message>
        <source>What it cost with all cards open cannot be said here.</source>
        <translation>Aquí no se puede decir cuánto costó con todas las cartas a la vista.</translation>
    </message>
    <message>
        <source>Nobody could know that: bad luck, no mistake.</source>
        <translation>Nadie podía saberlo: mala suerte, no un error.</translation>
    </message>
    <message>
        <source>Chance to win afterwards: {percent} %.</source>
        <translation>Probabilidad de ganar después: {percent} %.</translation>
    </message>
    <message>
        <source>Nothing was lost by mistakes.</source>
        <translation>No se perdió nada por errores.</translation>
    </message>
    <message>
        <source>Lost by mistakes: {points} points.</source>
        <translation>Perdido por errores: {points} puntos.</translation>
    </message>
    <message>
        <source>Most by: {themes}.</source>
        <translation>Sobre todo por: {themes}.</translation>
    </message>
</context>
<context>
    <name>ReviewArea</name>
    <message>
        <source>This cannot be reviewed: {reason}</source>
        <extracomment>Another part of the program shows replays and lets somebody play on. It also knows the numbers of the deals of a match in the history, and wants to hear that a deal is reviewed.</extracomment>
        <translation>Esto no se puede repasar: {reason}</translation>
    </message>
    <message>
        <source>The match is reviewed.</source>
        <translation>La partida está repasada.</translation>
    </message>
    <message>
        <source>Show the review</source>
        <translation>Mostrar el repaso</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Deal {number}</source>
        <extracomment>The most of the width that list and curve take.</extracomment>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>{deal}: {points}</source>
        <translation>{deal}: {points}</translation>
    </message>
    <message>
        <source>The expected result through the deal; at the end {points}.</source>
        <translation>El resultado esperado a lo largo de la mano; al final {points}.</translation>
    </message>
    <message>
        <source>This deal cannot be reviewed: {reason}</source>
        <translation>Esta mano no se puede repasar: {reason}</translation>
    </message>
    <message>
        <source>Being reviewed …</source>
        <translation>Repasando…</translation>
    </message>
    <message>
        <source>Without the compiled part of the program only your own seat is reviewed.</source>
        <translation>Sin la parte compilada del programa solo se repasa tu propio lugar.</translation>
    </message>
    <message>
        <source>In all deals reviewed so far: {text}</source>
        <translation>En todas las manos repasadas hasta ahora: {text}</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugado</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Decisions of</source>
        <translation>Decisiones de</translation>
    </message>
    <message>
        <source>All hands open</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Ver desde aquí</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Review the whole match</source>
        <translation>Repasar toda la partida</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>RuleExamples</name>
    <message>
        <source>Without nines everybody has ten cards, of clubs and spades there are only six each, and the lowest trump is the ♦K.</source>
        <translation>Sin nueves cada uno tiene diez cartas, de tréboles y picas solo hay seis de cada, y el triunfo más bajo es ♦K.</translation>
    </message>
    <message>
        <source>Five at the table: Anna deals to Ben, Clara, David and Emil and sits out. In the next deal Ben deals and sits out.</source>
        <translation>Cinco en la mesa: Anna da a Ben, Clara, David y Emil y descansa. En la mano siguiente da Ben y descansa.</translation>
    </message>
    <message>
        <source>Three at a time: four rounds of three cards for everybody.</source>
        <translation>De tres en tres: cuatro vueltas de tres cartas para cada uno.</translation>
    </message>
    <message>
        <source>Anna shuffles, David on her right cuts, Anna deals.</source>
        <translation>Anna baraja, David, a su derecha, corta, y Anna da.</translation>
    </message>
    <message>
        <source>Clockwise, Ben on Anna&apos;s left plays after her; the other way round it is David.</source>
        <translation>En el sentido del reloj, después de Anna juega Ben, a su izquierda; al revés, es David.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara throws her hand in. Either Anna deals again, or Ben does.</source>
        <translation>Anna ha dado y Clara tira sus cartas. O vuelve a dar Anna, o da Ben.</translation>
    </message>
    <message>
        <source>Anna has both cards of the pair. She plays the first one and names Clara: from now on these two are Re, whoever had the ♣Q.</source>
        <translation>Anna tiene las dos cartas de la pareja. Juega la primera y nombra a Clara: desde ahora las dos son Re, tuviera quien tuviera la ♣Q.</translation>
    </message>
    <message>
        <source>Anna has announced Re and no 90 when Ben chooses her as partner. Then no 90 lapses, or both lapse, or both stay.</source>
        <translation>Anna ha anunciado Re y sin 90 cuando Ben la elige de compañera. Entonces se anula sin 90, o se anulan ambos, o quedan ambos.</translation>
    </message>
    <message>
        <source>Anna has a wedding, Clara wants a solo. In two steps both only say “reservation”, and when Clara names her solo, nobody learns about the wedding.</source>
        <translation>Anna tiene una boda, Clara quiere un solo. En dos pasos ambas dicen solo «reserva» y, cuando Clara nombra su solo, nadie se entera de la boda.</translation>
    </message>
    <message>
        <source>Anna has a wedding, Ben is poor. With poverty before wedding, Ben&apos;s poverty is played.</source>
        <translation>Anna tiene una boda, Ben una pobreza. Con la pobreza antes que la boda, se juega la pobreza de Ben.</translation>
    </message>
    <message>
        <source>Anna wants a queens solo, Clara a clubs solo. Clara bids no 90; if Anna passes, Clara plays and has announced no 90.</source>
        <translation>Anna quiere un solo de damas, Clara uno de tréboles. Clara puja sin 90; si Anna pasa, Clara juega y ha anunciado sin 90.</translation>
    </message>
    <message>
        <source>Anna wants a queens solo, Clara a clubs solo. If the clubs solo ranks higher, Clara plays although Anna spoke first.</source>
        <translation>Anna quiere un solo de damas, Clara uno de tréboles. Si el de tréboles vale más, juega Clara, aunque Anna habló antes.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara plays a solo. Either Ben, the player after the dealer, leads, or Clara does.</source>
        <translation>Anna ha dado, Clara juega un solo. O sale Ben, sentado después de quien da, o sale Clara.</translation>
    </message>
    <message>
        <source>Anna dealt, Clara played a solo. If the dealer stays, Anna deals again.</source>
        <translation>Anna dio, Clara jugó un solo. Si quien da se queda, Anna da otra vez.</translation>
    </message>
    <message>
        <source>One compulsory solo at a table of four: four of the deals are such solos, one by each.</source>
        <translation>Un solo obligatorio en una mesa de cuatro: cuatro de las manos son esos solos, uno por jugador.</translation>
    </message>
    <message>
        <source>Two compulsory solos, at least one of them a picture solo: after a clubs solo, only a picture solo settles the second one.</source>
        <translation>Dos solos obligatorios, al menos uno de figuras: tras un solo de tréboles, solo uno de figuras cumple el segundo.</translation>
    </message>
    <message>
        <source>Two deals are left, Anna and Clara still owe their solos. If forced, Anna plays one now and Clara in the last deal.</source>
        <translation>Quedan dos manos; Anna y Clara aún deben su solo. Si se obliga, Anna juega ahora el suyo y Clara en la última mano.</translation>
    </message>
    <message>
        <source>Anna is forced but has a bad hand. She may ask Clara, who owes one too, to play hers now.</source>
        <translation>A Anna se la obliga, pero tiene malas cartas. Puede pedir a Clara, que también debe uno, que juegue el suyo ahora.</translation>
    </message>
    <message>
        <source>Anna owes her solo and plays a queens solo in deal 3: it is the compulsory one, whether she likes it or not.</source>
        <translation>Anna debe su solo y juega uno de damas en la mano 3: es el obligatorio, le guste o no.</translation>
    </message>
    <message>
        <source>Anna owes her solo and wins a silent wedding. If it counts, she owes nothing any more.</source>
        <translation>Anna debe su solo y gana una boda callada. Si cuenta, ya no debe nada.</translation>
    </message>
    <message>
        <source>In her queens solo Clara holds both ♣Q and three aces: she shows them and takes all remaining tricks.</source>
        <translation>En su solo de damas, Clara tiene las dos ♣Q y tres ases: los muestra y se lleva todas las bazas que quedan.</translation>
    </message>
    <message>
        <source>Anna names “first trump trick”. Ben wins a trick of clubs: not yet. Clara wins a trick of trumps: she is the partner.</source>
        <translation>Anna dice «primera baza de triunfo». Ben gana una baza de tréboles: todavía no. Clara gana una de triunfo: es la compañera.</translation>
    </message>
    <message>
        <source>Three tricks: if Anna wins the first three tricks herself, she plays alone from then on.</source>
        <translation>Tres bazas: si Anna gana ella misma las tres primeras, desde ahí juega en solitario.</translation>
    </message>
    <message>
        <source>Anna named “first trump trick” and wins it herself. If it decides, she is alone at once.</source>
        <translation>Anna dijo «primera baza de triunfo» y la gana ella misma. Si eso decide, queda en solitario enseguida.</translation>
    </message>
    <message>
        <source>Clara becomes the partner in the second trick. Re is then due with 11 cards, with 10 or with 9 in hand.</source>
        <translation>Clara es compañera desde la segunda baza. Entonces Re vale hasta con 11, con 10 o con 9 cartas en la mano.</translation>
    </message>
    <message>
        <source>Ben catches a fox in the second trick, then no partner is found. His point may stay.</source>
        <translation>Ben caza un zorro en la segunda baza y luego no aparece compañero. Su punto puede quedar.</translation>
    </message>
    <message>
        <source>Anna has both ♣Q, says “healthy” and tries to win alone against three.</source>
        <translation>Anna tiene las dos ♣Q, dice «sano» e intenta ganar ella contra los otros tres.</translation>
    </message>
    <message>
        <source>Ben has two trumps. He hands over three cards, the trumps and one more, or just the two.</source>
        <translation>Ben tiene dos triunfos. Entrega tres cartas, los triunfos y otra más, o solo los dos.</translation>
    </message>
    <message>
        <source>Ben has three trumps and a fox besides. He hands over four cards and gets four back.</source>
        <translation>Ben tiene tres triunfos y además un zorro. Entrega cuatro cartas y recibe cuatro.</translation>
    </message>
    <message>
        <source>Ben hands over a fox: face up, everybody knows that Clara has it now.</source>
        <translation>Ben entrega un zorro: a la vista, todos saben que ahora lo tiene Clara.</translation>
    </message>
    <message>
        <source>Clara gives one trump back. She says nothing, or “trump comes back”, or “one trump”.</source>
        <translation>Clara devuelve un triunfo. No dice nada, o «vuelve triunfo», o «un triunfo».</translation>
    </message>
    <message>
        <source>Clara, David and Anna all refuse Ben&apos;s cards.</source>
        <translation>Clara, David y Anna rechazan las cartas de Ben.</translation>
    </message>
    <message>
        <source>Anna has dealt, Clara took Ben&apos;s poverty. Either Ben leads as usual, or David after her.</source>
        <translation>Anna ha dado, Clara tomó la pobreza de Ben. O sale Ben, como siempre, o David, después de ella.</translation>
    </message>
    <message>
        <source>Ben and David are both poor. Either Ben, who spoke first, offers his trumps, or the cards are dealt again.</source>
        <translation>Ben y David tienen pobreza. O Ben, que habló antes, ofrece sus triunfos, o se da otra vez.</translation>
    </message>
    <message>
        <source>Anna wants a solo, Clara has five nines. If throwing in comes first, there are new cards.</source>
        <translation>Anna quiere un solo, Clara tiene cinco nueves. Si tirar va primero, hay cartas nuevas.</translation>
    </message>
    <message>
        <source>Anna says “Re” with 11 cards in hand and “no 90” with 10: she promises that Kontra stays under 90.</source>
        <translation>Anna dice «Re» con 11 cartas en la mano y «sin 90» con 10: promete que Kontra no llegará a 90.</translation>
    </message>
    <message>
        <source>Usual with twelve cards: Re and Kontra with 11 in hand, no 90 with 10, no 60 with 9, no 30 with 8, schwarz with 7.</source>
        <translation>Habitual con doce cartas: Re y Kontra con 11 en la mano, sin 90 con 10, sin 60 con 9, sin 30 con 8, capote con 7.</translation>
    </message>
    <message>
        <source>Anna says “no 60” at once. Either Re and no 90 are included, or she must say them before.</source>
        <translation>Anna dice «sin 60» de una vez. O van incluidos Re y sin 90, o tiene que decirlos antes.</translation>
    </message>
    <message>
        <source>Anna says “Re” with 11 cards in hand. With one card of extra time, Ben may still say “Kontra” with 10.</source>
        <translation>Anna dice «Re» con 11 cartas en la mano. Con una carta de plazo extra, Ben aún puede decir «Kontra» con 10.</translation>
    </message>
    <message>
        <source>Ben answered Anna&apos;s Re with Kontra at 10 cards. May he still say “no 90”?</source>
        <translation>Ben contestó con Kontra al Re de Anna con 10 cartas. ¿Puede decir aún «sin 90»?</translation>
    </message>
    <message>
        <source>It is Ben&apos;s turn, but Clara sees her partner&apos;s card and says “Re” at once.</source>
        <translation>Le toca a Ben, pero Clara ve la carta de su compañero y dice «Re» enseguida.</translation>
    </message>
    <message>
        <source>Anna knocks on the table: she has announced, but nobody knows for whom.</source>
        <translation>Anna golpea la mesa: ha anunciado, pero nadie sabe para quién.</translation>
    </message>
    <message>
        <source>Anna has led her second card. Until the trick is complete, she counts as holding 11.</source>
        <translation>Anna ha salido con su segunda carta. Hasta que la baza se complete, cuenta como si tuviera 11.</translation>
    </message>
    <message>
        <source>With a limit of 3 nobody says anything with only two cards left.</source>
        <translation>Con un límite de 3, nadie dice nada cuando le quedan solo dos cartas.</translation>
    </message>
    <message>
        <source>Own cards: Re with 11 in hand. Cards on the table: Re before the fifth card of the deal.</source>
        <translation>Cartas propias: Re con 11 en la mano. Cartas en la mesa: Re antes de la quinta carta de la mano.</translation>
    </message>
    <message>
        <source>The trick is worth exactly 30. “At least” makes an announcement compulsory, “more than” does not.</source>
        <translation>La baza vale justo 30. «Al menos» obliga a anunciar; «más de», no.</translation>
    </message>
    <message>
        <source>With 2, a rich second trick also makes an announcement compulsory.</source>
        <translation>Con 2, una segunda baza gorda también obliga a anunciar.</translation>
    </message>
    <message>
        <source>Anna takes 18 points in the first trick and 14 in the second: 32 together, but no single trick of 30.</source>
        <translation>Anna se lleva 18 tantos en la primera baza y 14 en la segunda: 32 en total, pero ninguna baza de 30.</translation>
    </message>
    <message>
        <source>Anna had to announce after trick 1. Must Ben, who takes a rich trick 2?</source>
        <translation>Anna tuvo que anunciar tras la baza 1. ¿Y Ben, que se lleva una baza 2 gorda?</translation>
    </message>
    <message>
        <source>Anna has announced Re and takes a rich trick. Either nothing follows, or she must add “no 90”.</source>
        <translation>Anna ha anunciado Re y se lleva una baza gorda. O no pasa nada, o tiene que añadir «sin 90».</translation>
    </message>
    <message>
        <source>Ben takes a rich first trick in Anna&apos;s wedding. He becomes her partner and must say “Re”.</source>
        <translation>Ben se lleva una primera baza gorda en la boda de Anna. Pasa a ser su compañero y tiene que decir «Re».</translation>
    </message>
    <message>
        <source>Nobody took Ben&apos;s poverty, so the deal goes on with the black sow; in other deals the ♠Q is a trump like any other.</source>
        <translation>Nadie tomó la pobreza de Ben, así que se sigue con la cerda negra; en otras manos, la ♠Q es un triunfo como los demás.</translation>
    </message>
    <message>
        <source>A deal ends 120 to 120. The next four deals count double: 3 points become 6.</source>
        <translation>Una mano acaba 120 a 120. Las cuatro siguientes cuentan doble: 3 puntos pasan a ser 6.</translation>
    </message>
    <message>
        <source>In a deal with a trick of four hearts, which also ends 120 to 120, one bock round starts, not two.</source>
        <translation>En una mano con baza de corazones que además acaba 120 a 120 empieza una ronda Bock, no dos.</translation>
    </message>
    <message>
        <source>A deal worth 3 points counts 6 in a bock deal with factor 2.</source>
        <translation>Una mano de 3 puntos cuenta 6 como mano Bock de factor 2.</translation>
    </message>
    <message>
        <source>With 4, everybody deals once in a bock round at a table of four.</source>
        <translation>Con 4, cada uno da una vez en una ronda Bock en mesa de cuatro.</translation>
    </message>
    <message>
        <source>Two bock deals are left when another hearts trick falls. Multiplied, two deals count four times and two count double; added, six deals count double.</source>
        <translation>Quedan dos manos Bock cuando cae otra baza de corazones. Multiplicando, dos manos cuentan por cuatro y dos por dos; sumando, seis manos cuentan doble.</translation>
    </message>
    <message>
        <source>After 8 deals, or when 40 points have been written, or when you stop.</source>
        <translation>Tras 8 manos, o al llegar a 40 puntos anotados, o cuando quieran los jugadores.</translation>
    </message>
    <message>
        <source>24 deals at a table of four: everybody deals six times.</source>
        <translation>24 manos en mesa de cuatro: cada uno da seis veces.</translation>
    </message>
    <message>
        <source>40 in the pot: when all together have written 40 points, the match is over.</source>
        <translation>40 en el bote: cuando entre todos han anotado 40 puntos, la partida termina.</translation>
    </message>
    <message>
        <source>With 10 deals at a table of four, two people would deal once more.</source>
        <translation>Con 10 manos en mesa de cuatro, dos darían una vez más.</translation>
    </message>
    <message>
        <source>On the same day everybody gets the same cards, and results can be compared.</source>
        <translation>El mismo día todos reciben las mismas cartas, y se pueden comparar los resultados.</translation>
    </message>
    <message>
        <source>After 100 minutes the deal at hand is finished, then only owed solos.</source>
        <translation>A los 100 minutos se termina la mano en curso; después, solo los solos pendientes.</translation>
    </message>
    <message>
        <source>With 1 you may turn over the last trick again, but not the one before it.</source>
        <translation>Con 1 puedes volver a mirar la última baza, pero no la anterior.</translation>
    </message>
    <message>
        <source>Anna takes this first trick. It is worth 36, so she must announce Re or Kontra.</source>
        <translation>Anna se lleva esta primera baza. Vale 36, así que tiene que anunciar Re o Kontra.</translation>
    </message>
    <message>
        <source>This trick is worth 25: enough where 25 make an announcement compulsory, too little where it takes 30.</source>
        <translation>Esta baza vale 25: basta donde 25 obligan a anunciar, es poco donde hacen falta 30.</translation>
    </message>
    <message>
        <source>The other ♠Q has been played before. Whoever takes this trick takes the black sow and plays alone from now on.</source>
        <translation>La otra ♠Q ya se jugó. Quien se lleva esta baza se lleva la cerda negra y desde ahora juega en solitario.</translation>
    </message>
</context>
<context>
    <name>RuleSources</name>
    <message>
        <source>everywhere</source>
        <extracomment>The words among the sources that are no names.</extracomment>
        <translation>en todas partes</translation>
    </message>
    <message>
        <source>all of these</source>
        <translation>todo esto</translation>
    </message>
    <message>
        <source>as a switch</source>
        <translation>como opción</translation>
    </message>
    <message>
        <source>one for each player</source>
        <translation>uno por jugador</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>todos iguales</translation>
    </message>
    <message>
        <source>in some order</source>
        <translation>con cierto orden</translation>
    </message>
    <message>
        <source>suit solos</source>
        <translation>solos de palo</translation>
    </message>
    <message>
        <source>picture solos</source>
        <translation>solos de figuras</translation>
    </message>
    <message>
        <source>solos without tricks</source>
        <translation>solos sin bazas</translation>
    </message>
    <message>
        <source>compulsory solo</source>
        <translation>solo obligatorio</translation>
    </message>
    <message>
        <source>3 or 5</source>
        <translation>3 o 5</translation>
    </message>
    <message>
        <source>5 or 6</source>
        <translation>5 o 6</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Finlandia</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Suiza</translation>
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
        <translation>FreeDoko sin nueves</translation>
    </message>
    <message>
        <source>German Wikipedia</source>
        <translation>Wikipedia en alemán</translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n diferencia</numerusform>
            <numerusform>%n diferencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n opción cambiada</numerusform>
            <numerusform>%n opciones cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) found</source>
        <translation>
            <numerusform>%n opción encontrada</numerusform>
            <numerusform>%n opciones encontradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) taken over</source>
        <translation>
            <numerusform>%n ajuste tomado</numerusform>
            <numerusform>%n ajustes tomados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) not taken over, or only in part</source>
        <translation>
            <numerusform>%n ajuste no tomado, o solo en parte</numerusform>
            <numerusform>%n ajustes no tomados, o solo en parte</numerusform>
        </translation>
    </message>
    <message>
        <source>It concerns the whole match, so it was not counted in single deals.</source>
        <translation>Afecta a toda la partida, así que no se contó en manos sueltas.</translation>
    </message>
    <message>
        <source>With another value about {n} of 100 deals end differently.</source>
        <translation>Con otro valor, unas {n} de cada 100 manos acaban de otra manera.</translation>
    </message>
    <message>
        <source>In about {n} of 100 deals somebody has other things to choose from.</source>
        <translation>En unas {n} de cada 100 manos alguien tiene otras opciones.</translation>
    </message>
    <message>
        <source>It made no difference in any of these deals.</source>
        <translation>No cambió nada en ninguna de estas manos.</translation>
    </message>
    <message>
        <source>Counted in {n} deals of computer players.</source>
        <translation>Contado en {n} manos de jugadores automáticos.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>only with nines</source>
        <translation>solo con nueves</translation>
    </message>
    <message>
        <source>only without nines</source>
        <translation>solo sin nueves</translation>
    </message>
    <message>
        <source>only when the ♥10 are top trumps</source>
        <translation>solo si los ♥10 son los triunfos más altos</translation>
    </message>
    <message>
        <source>only when the second ♥10 can beat the first</source>
        <translation>solo si el segundo ♥10 puede ganar al primero</translation>
    </message>
    <message>
        <source>only with pigs</source>
        <translation>solo con cerditos</translation>
    </message>
    <message>
        <source>not when only the second ace can become a pig</source>
        <translation>no si solo el segundo as puede ser cerdito</translation>
    </message>
    <message>
        <source>only when pigs are declared before the first card too</source>
        <translation>solo si también los cerditos se declaran antes de la primera carta</translation>
    </message>
    <message>
        <source>only with super pigs</source>
        <translation>solo con supercerditos</translation>
    </message>
    <message>
        <source>only when solos are offered</source>
        <translation>solo si se ofrecen solos</translation>
    </message>
    <message>
        <source>only when suit solos are offered</source>
        <translation>solo si se ofrecen solos de palo</translation>
    </message>
    <message>
        <source>only when a match has a fixed number of deals</source>
        <translation>solo si la partida tiene un número fijo de manos</translation>
    </message>
    <message>
        <source>only with compulsory solos</source>
        <translation>solo con solos obligatorios</translation>
    </message>
    <message>
        <source>only with weddings</source>
        <translation>solo con bodas</translation>
    </message>
    <message>
        <source>only with poverty</source>
        <translation>solo con pobreza</translation>
    </message>
    <message>
        <source>only when a poverty is offered to the others</source>
        <translation>solo si la pobreza se ofrece a los demás</translation>
    </message>
    <message>
        <source>only with announcements</source>
        <translation>solo con anuncios</translation>
    </message>
    <message>
        <source>only with the usual announcements Re, Kontra, no 90 and so on</source>
        <translation>solo con los anuncios habituales: Re, Kontra, sin 90, etc.</translation>
    </message>
    <message>
        <source>not with Chilean predictions</source>
        <translation>no con los pronósticos chilenos</translation>
    </message>
    <message>
        <source>only when an announcement shows the side</source>
        <translation>solo si un anuncio muestra el bando</translation>
    </message>
    <message>
        <source>not when each announcement moves the deadline on</source>
        <translation>no si cada anuncio alarga el plazo</translation>
    </message>
    <message>
        <source>not when the cards on the table are counted</source>
        <translation>no si se cuentan las cartas de la mesa</translation>
    </message>
    <message>
        <source>only with compulsory announcements</source>
        <translation>solo con anuncio obligatorio</translation>
    </message>
    <message>
        <source>only when a missed announcement loses the game</source>
        <translation>solo si un anuncio incumplido pierde la mano</translation>
    </message>
    <message>
        <source>only when beating Re brings a point</source>
        <translation>solo si ganar a Re da un punto</translation>
    </message>
    <message>
        <source>not with plus and minus points: there the soloist settles with each opponent, so it is always 3</source>
        <translation>no con puntos a favor y en contra: ahí el solista ajusta cuentas con cada rival, así que siempre es 3</translation>
    </message>
    <message>
        <source>only with bock rounds</source>
        <translation>solo con rondas Bock</translation>
    </message>
    <message>
        <source>only when some hands can be thrown in</source>
        <translation>solo si se pueden tirar algunas cartas</translation>
    </message>
    <message>
        <source>only when a deal can be thrown in</source>
        <translation>solo si se puede tirar una mano</translation>
    </message>
    <message>
        <source>Deck, seats and dealing</source>
        <translation>Baraja, sitios y reparto</translation>
    </message>
    <message>
        <source>Tricks and trumps</source>
        <translation>Bazas y triunfos</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Reservas</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Solos</translation>
    </message>
    <message>
        <source>Weddings</source>
        <translation>Bodas</translation>
    </message>
    <message>
        <source>Poverties</source>
        <translation>Pobreza</translation>
    </message>
    <message>
        <source>Throwing in</source>
        <translation>Tirar las cartas</translation>
    </message>
    <message>
        <source>Announcing</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Value of Re and Kontra</source>
        <translation>Valor de Re y Kontra</translation>
    </message>
    <message>
        <source>What an announced Re or Kontra does to the value of the game; it counts for whoever wins.</source>
        <translation>Qué hace un Re o Kontra anunciado con el valor del juego; cuenta para quien gane.</translation>
    </message>
    <message>
        <source>2 points each</source>
        <translation>2 puntos cada uno</translation>
    </message>
    <message>
        <source>Re and Kontra count 2 points each.</source>
        <translation>Re y Kontra cuentan 2 puntos cada uno.</translation>
    </message>
    <message>
        <source>1 point each</source>
        <translation>1 punto cada uno</translation>
    </message>
    <message>
        <source>Re and Kontra count 1 point each.</source>
        <translation>Re y Kontra cuentan 1 punto cada uno.</translation>
    </message>
    <message>
        <source>each doubles the game</source>
        <translation>cada uno dobla el juego</translation>
    </message>
    <message>
        <source>Re and Kontra each double the game.</source>
        <translation>Re y Kontra doblan cada uno el juego.</translation>
    </message>
    <message>
        <source>nothing by themselves</source>
        <translation>nada por sí mismos</translation>
    </message>
    <message>
        <source>Re and Kontra bring no points by themselves.</source>
        <translation>Re y Kontra no dan puntos por sí mismos.</translation>
    </message>
    <message>
        <source>What is doubled</source>
        <translation>Qué se dobla</translation>
    </message>
    <message>
        <source>Which points Re and Kontra double; the others are added afterwards.</source>
        <translation>Qué puntos doblan Re y Kontra; los demás se suman después.</translation>
    </message>
    <message>
        <source>only when Re and Kontra double</source>
        <translation>solo si Re y Kontra doblan</translation>
    </message>
    <message>
        <source>the game, its steps and announced steps</source>
        <translation>el juego, sus niveles y los niveles anunciados</translation>
    </message>
    <message>
        <source>Doubled are the points for the game, its steps and announced steps; the rest is added afterwards.</source>
        <translation>Se doblan los puntos del juego, de sus niveles y de los niveles anunciados; el resto se suma después.</translation>
    </message>
    <message>
        <source>also the point for beating Re</source>
        <translation>también el punto por ganar a Re</translation>
    </message>
    <message>
        <source>Doubled are the points for the game, its steps and beating Re; extra points are added afterwards.</source>
        <translation>Se doblan los puntos del juego, de sus niveles y por ganar a Re; los puntos extra se suman después.</translation>
    </message>
    <message>
        <source>everything, extra points too</source>
        <translation>todo, también los puntos extra</translation>
    </message>
    <message>
        <source>Everything is doubled, extra points too.</source>
        <translation>Se dobla todo, también los puntos extra.</translation>
    </message>
    <message>
        <source>Value of an announced step</source>
        <translation>Valor de un nivel anunciado</translation>
    </message>
    <message>
        <source>How many points each announced step (no 90, no 60, no 30, schwarz) counts.</source>
        <translation>Cuántos puntos cuenta cada nivel anunciado (sin 90, sin 60, sin 30, capote).</translation>
    </message>
    <message>
        <source>Each announced step from no 90 on counts {n} points.</source>
        <translation>Cada nivel anunciado desde sin 90 cuenta {n} puntos.</translation>
    </message>
    <message>
        <source>Announced steps bring no points by themselves.</source>
        <translation>Los niveles anunciados no dan puntos por sí mismos.</translation>
    </message>
    <message>
        <source>Each announced step from no 90 on counts 1 point.</source>
        <translation>Cada nivel anunciado desde sin 90 cuenta 1 punto.</translation>
    </message>
    <message>
        <source>Re and Kontra are promises</source>
        <translation>Re y Kontra comprometen</translation>
    </message>
    <message>
        <source>Whether a side that said Re or Kontra must itself reach 121 points (120 as a reply), so that both sides can fail.</source>
        <translation>Si un bando que dijo Re o Kontra debe llegar él mismo a 121 tantos (120 al contestar), de modo que pueden fallar los dos.</translation>
    </message>
    <message>
        <source>A side that announced Re or Kontra must reach 121 points, or 120 as a reply.</source>
        <translation>Un bando que anunció Re o Kontra debe llegar a 121 tantos, o a 120 si contestaba.</translation>
    </message>
    <message>
        <source>Re and Kontra by themselves promise nothing.</source>
        <translation>Re y Kontra por sí mismos no comprometen a nada.</translation>
    </message>
    <message>
        <source>Kontra alone needs 121</source>
        <translation>Kontra solo necesita 121</translation>
    </message>
    <message>
        <source>If only Kontra was announced, Kontra needs 121 card points and Re wins with 120; otherwise it is the other way round.</source>
        <translation>Si solo se anunció Kontra, Kontra necesita 121 tantos y Re gana con 120; si no, es al revés.</translation>
    </message>
    <message>
        <source>If only Kontra was announced, Re wins with 120 points.</source>
        <translation>Si solo se anunció Kontra, Re gana con 120 tantos.</translation>
    </message>
    <message>
        <source>Re always needs 121 points, even if only Kontra was announced.</source>
        <translation>Re siempre necesita 121 tantos, aunque solo se anunciara Kontra.</translation>
    </message>
    <message>
        <source>Missing an announced step</source>
        <translation>Incumplir un nivel anunciado</translation>
    </message>
    <message>
        <source>Whether a side that misses its promise loses the game, or only hands the points for it to the others.</source>
        <translation>Si un bando que incumple su promesa pierde la mano, o solo entrega sus puntos a los demás.</translation>
    </message>
    <message>
        <source>loses the game</source>
        <translation>pierde la mano</translation>
    </message>
    <message>
        <source>A side that misses an announced step loses the game.</source>
        <translation>Un bando que incumple un nivel anunciado pierde la mano.</translation>
    </message>
    <message>
        <source>only its points go over</source>
        <translation>solo pasan sus puntos</translation>
    </message>
    <message>
        <source>A side that misses an announced step only hands its points to the others.</source>
        <translation>Un bando que incumple un nivel anunciado solo entrega sus puntos a los demás.</translation>
    </message>
    <message>
        <source>Score of the losers&apos; announcements</source>
        <translation>Puntos de los anuncios de los perdedores</translation>
    </message>
    <message>
        <source>What the steps announced by the losing side bring to the winners.</source>
        <translation>Lo que dan a los ganadores los niveles anunciados por los perdedores.</translation>
    </message>
    <message>
        <source>once, and 1 point more if missed by 30</source>
        <translation>una vez, y 1 punto más si faltaron 30</translation>
    </message>
    <message>
        <source>Steps announced by the losers count for the winners, and 1 point more for each that was missed by 30 card points.</source>
        <translation>Los niveles anunciados por los perdedores cuentan para los ganadores, y 1 punto más por cada uno que falló por 30 tantos.</translation>
    </message>
    <message>
        <source>each announced step twice</source>
        <translation>cada nivel anunciado, dos veces</translation>
    </message>
    <message>
        <source>Each step announced by the losers counts double for the winners.</source>
        <translation>Cada nivel anunciado por los perdedores cuenta doble para los ganadores.</translation>
    </message>
    <message>
        <source>each missed step twice</source>
        <translation>cada nivel incumplido, dos veces</translation>
    </message>
    <message>
        <source>Each step that the losers missed counts double for the winners; steps they met count nothing.</source>
        <translation>Cada nivel que los perdedores incumplieron cuenta doble para los ganadores; los cumplidos no cuentan.</translation>
    </message>
    <message>
        <source>each announced step once</source>
        <translation>cada nivel anunciado, una vez</translation>
    </message>
    <message>
        <source>Each step announced by the losers counts for the winners.</source>
        <translation>Cada nivel anunciado por los perdedores cuenta para los ganadores.</translation>
    </message>
    <message>
        <source>Both sides miss their announcement</source>
        <translation>Los dos bandos incumplen su anuncio</translation>
    </message>
    <message>
        <source>Who wins when both sides miss what they announced.</source>
        <translation>Quién gana cuando los dos bandos incumplen lo que anunciaron.</translation>
    </message>
    <message>
        <source>nobody wins</source>
        <translation>no gana nadie</translation>
    </message>
    <message>
        <source>If both sides miss their announcement, nobody wins.</source>
        <translation>Si los dos bandos incumplen su anuncio, no gana nadie.</translation>
    </message>
    <message>
        <source>Kontra wins</source>
        <translation>gana Kontra</translation>
    </message>
    <message>
        <source>If both sides miss their announcement, Kontra wins.</source>
        <translation>Si los dos bandos incumplen su anuncio, gana Kontra.</translation>
    </message>
    <message>
        <source>Score when nobody wins</source>
        <translation>Puntos cuando no gana nadie</translation>
    </message>
    <message>
        <source>What is settled when neither side has won.</source>
        <translation>Qué se cuenta cuando ningún bando ha ganado.</translation>
    </message>
    <message>
        <source>only when it can happen that nobody wins</source>
        <translation>solo si puede ocurrir que no gane nadie</translation>
    </message>
    <message>
        <source>results, announcements and extra points</source>
        <translation>resultados, anuncios y puntos extra</translation>
    </message>
    <message>
        <source>If nobody wins, each side scores the steps it held the other under, announcements the other missed by 30, and its extra points.</source>
        <translation>Si no gana nadie, cada bando cuenta los niveles bajo los que dejó al otro, los anuncios que el otro falló por 30 y sus puntos extra.</translation>
    </message>
    <message>
        <source>only extra points</source>
        <translation>solo los puntos extra</translation>
    </message>
    <message>
        <source>If nobody wins, only extra points are settled.</source>
        <translation>Si no gana nadie, solo se cuentan los puntos extra.</translation>
    </message>
    <message>
        <source>Cowardice</source>
        <translation>Cobardía</translation>
    </message>
    <message>
        <source>If the winners did at least this many steps better than they announced, the points for the game go to the losers; not when one plays alone.</source>
        <translation>Si los ganadores superaron en al menos tantos niveles lo que anunciaron, los puntos del juego van a los perdedores; no cuando alguien juega en solitario.</translation>
    </message>
    <message>
        <source>Cowardice: whoever wins {n} or more steps above what was announced hands the game points to the losers.</source>
        <translation>Cobardía: quien gana {n} o más niveles por encima de lo anunciado da los puntos del juego a los perdedores.</translation>
    </message>
    <message>
        <source>There is no penalty for announcing too little.</source>
        <translation>No hay castigo por anunciar demasiado poco.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Re and Kontra</source>
        <translation>Re y Kontra</translation>
    </message>
    <message>
        <source>no 90</source>
        <translation>sin 90</translation>
    </message>
    <message>
        <source>no 60</source>
        <translation>sin 60</translation>
    </message>
    <message>
        <source>no 30</source>
        <translation>sin 30</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>capote</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Usually Re or Kontra raises the value, then a side may promise to hold the other under 90, 60 or 30 or to take every trick; in Chile the result is predicted late in the deal.</source>
        <translation>Lo habitual es que Re o Kontra suban el valor y que luego un bando prometa dejar al otro en menos de 90, 60 o 30, o hacer todas las bazas (capote, en alemán «schwarz»); en Chile el resultado se pronostica al final.</translation>
    </message>
    <message>
        <source>Re, Kontra, no 90, no 60, no 30, schwarz</source>
        <translation>Re, Kontra, sin 90, sin 60, sin 30, capote</translation>
    </message>
    <message>
        <source>Announcements are Re and Kontra, then no 90, no 60, no 30 and schwarz.</source>
        <translation>Los anuncios son Re y Kontra, y luego sin 90, sin 60, sin 30 y capote.</translation>
    </message>
    <message>
        <source>Chilean predictions</source>
        <translation>pronósticos chilenos</translation>
    </message>
    <message>
        <source>Once the second ♣Q has been played, a side may predict no 90, no 60, no 30 or schwarz, and raise it once in the next trick.</source>
        <translation>Una vez jugada la segunda ♣Q, un bando puede pronosticar sin 90, sin 60, sin 30 o capote, y subirlo una vez en la baza siguiente.</translation>
    </message>
    <message>
        <source>no announcements</source>
        <translation>sin anuncios</translation>
    </message>
    <message>
        <source>Nothing is announced.</source>
        <translation>No se anuncia nada.</translation>
    </message>
    <message>
        <source>Deadlines</source>
        <translation>Plazos</translation>
    </message>
    <message>
        <source>How many cards you may have played at most when you announce; 1 means that with twelve cards you must still hold eleven.</source>
        <translation>Cuántas cartas puedes haber jugado como máximo al anunciar; 1 significa que, con doce cartas, aún debes tener once.</translation>
    </message>
    <message>
        <source>only when your own cards are counted</source>
        <translation>solo si se cuentan las cartas propias</translation>
    </message>
    <message>
        <source>Skipping steps</source>
        <translation>Saltar niveles</translation>
    </message>
    <message>
        <source>Whether, say, no 60 may be announced at once, including the steps below it, or each step must be announced by itself.</source>
        <translation>Si, por ejemplo, se puede anunciar sin 60 de una vez, con los niveles inferiores incluidos, o hay que anunciar cada nivel por separado.</translation>
    </message>
    <message>
        <source>every step must be said</source>
        <translation>hay que decir cada nivel</translation>
    </message>
    <message>
        <source>Every step must be announced by itself, in order.</source>
        <translation>Hay que anunciar cada nivel por separado y en orden.</translation>
    </message>
    <message>
        <source>a higher step includes the lower ones</source>
        <translation>un nivel más alto incluye los inferiores</translation>
    </message>
    <message>
        <source>A higher step includes the lower ones, as long as each of them is still in time.</source>
        <translation>Un nivel más alto incluye los inferiores, mientras cada uno esté aún a tiempo.</translation>
    </message>
    <message>
        <source>Reply to an announcement</source>
        <translation>Respuesta a un anuncio</translation>
    </message>
    <message>
        <source>A side that has said nothing yet may answer with Re or Kontra, even when it holds this many cards fewer than the answered announcement needed.</source>
        <translation>Un bando que aún no ha dicho nada puede contestar con Re o Kontra, aunque tenga tantas cartas menos de las que exigía el anuncio.</translation>
    </message>
    <message>
        <source>An announcement may be answered with Re or Kontra up to {n} cards later.</source>
        <translation>A un anuncio se puede contestar con Re o Kontra hasta {n} cartas más tarde.</translation>
    </message>
    <message>
        <source>There is no extra time to answer an announcement.</source>
        <translation>No hay plazo extra para contestar a un anuncio.</translation>
    </message>
    <message>
        <source>An announcement may be answered with Re or Kontra one card later.</source>
        <translation>A un anuncio se puede contestar con Re o Kontra una carta más tarde.</translation>
    </message>
    <message>
        <source>no extra time</source>
        <translation>sin plazo extra</translation>
    </message>
    <message>
        <source>More after a late reply</source>
        <translation>Más tras una respuesta tardía</translation>
    </message>
    <message>
        <source>Whether a side whose reply would have been too late as a first announcement may go on with no 90 and so on.</source>
        <translation>Si un bando cuya respuesta habría llegado tarde como primer anuncio puede seguir con sin 90, etc.</translation>
    </message>
    <message>
        <source>only when there is extra time to reply</source>
        <translation>solo si hay plazo extra para contestar</translation>
    </message>
    <message>
        <source>After a late reply the side may go on with no 90 and higher, if in time.</source>
        <translation>Tras una respuesta tardía el bando puede seguir con sin 90 y más, si está a tiempo.</translation>
    </message>
    <message>
        <source>After a late reply the side may announce nothing more.</source>
        <translation>Tras una respuesta tardía el bando no puede anunciar nada más.</translation>
    </message>
    <message>
        <source>Announcing out of turn</source>
        <translation>Anunciar fuera de turno</translation>
    </message>
    <message>
        <source>Whether announcements are possible at any moment, or only in turn before playing a card.</source>
        <translation>Si se puede anunciar en cualquier momento, o solo en el turno propio, antes de jugar carta.</translation>
    </message>
    <message>
        <source>Announcements may be made out of turn.</source>
        <translation>Se puede anunciar fuera de turno.</translation>
    </message>
    <message>
        <source>Announcements may only be made in turn, before playing a card.</source>
        <translation>Solo se puede anunciar en el turno propio, antes de jugar carta.</translation>
    </message>
    <message>
        <source>Knocking: secret announcements</source>
        <translation>Golpear la mesa: anuncios secretos</translation>
    </message>
    <message>
        <source>Whether an announcement hides the side of the player; then everybody announces for themselves and cannot build on the partner.</source>
        <translation>Si un anuncio oculta el bando del jugador; entonces cada uno anuncia por su cuenta y no puede apoyarse en su compañero.</translation>
    </message>
    <message>
        <source>Announcements do not tell the side; everybody announces for themselves.</source>
        <translation>Los anuncios no dicen el bando; cada uno anuncia por su cuenta.</translation>
    </message>
    <message>
        <source>Announcements tell the side.</source>
        <translation>Los anuncios dicen el bando.</translation>
    </message>
    <message>
        <source>The card in the open trick</source>
        <translation>La carta en la baza abierta</translation>
    </message>
    <message>
        <source>Whether your card in a trick that is not complete still counts as held in hand for the deadlines.</source>
        <translation>Si tu carta en una baza incompleta aún cuenta como carta en la mano para los plazos.</translation>
    </message>
    <message>
        <source>A card in a trick that is not complete still counts as held in hand.</source>
        <translation>Una carta en una baza incompleta aún cuenta como carta en la mano.</translation>
    </message>
    <message>
        <source>A card counts as played when it lies on the table.</source>
        <translation>Una carta cuenta como jugada en cuanto está en la mesa.</translation>
    </message>
    <message>
        <source>No announcements near the end</source>
        <translation>Sin anuncios cerca del final</translation>
    </message>
    <message>
        <source>With fewer cards in hand than this nobody may announce anything, not even as a reply.</source>
        <translation>Con menos cartas en la mano que estas nadie puede anunciar nada, ni siquiera como respuesta.</translation>
    </message>
    <message>
        <source>Nobody may announce with fewer than {n} cards in hand.</source>
        <translation>Nadie puede anunciar con menos de {n} cartas en la mano.</translation>
    </message>
    <message>
        <source>There is no further deadline for announcements.</source>
        <translation>No hay otro plazo para los anuncios.</translation>
    </message>
    <message>
        <source>Nobody may announce without a card in hand.</source>
        <translation>Nadie puede anunciar sin cartas en la mano.</translation>
    </message>
    <message>
        <source>no limit for the last cards</source>
        <translation>sin límite al final</translation>
    </message>
    <message>
        <source>What deadlines count</source>
        <translation>Qué cuentan los plazos</translation>
    </message>
    <message>
        <source>Whether the deadlines count your own cards, the cards on the table, or move on with every announcement.</source>
        <translation>Si los plazos cuentan las cartas propias, las cartas de la mesa, o se alargan con cada anuncio.</translation>
    </message>
    <message>
        <source>your own cards</source>
        <translation>las cartas propias</translation>
    </message>
    <message>
        <source>Deadlines count your own cards.</source>
        <translation>Los plazos cuentan las cartas propias.</translation>
    </message>
    <message>
        <source>the cards on the table</source>
        <translation>las cartas de la mesa</translation>
    </message>
    <message>
        <source>Re before the fifth card of the deal, Kontra before the 13th; each further step four cards later.</source>
        <translation>Re antes de la quinta carta de la mano, Kontra antes de la 13.ª; cada nivel siguiente, cuatro cartas más tarde.</translation>
    </message>
    <message>
        <source>moving on with each announcement</source>
        <translation>se alargan con cada anuncio</translation>
    </message>
    <message>
        <source>The first announcement before one&apos;s second card; every announcement gives all one trick more.</source>
        <translation>El primer anuncio, antes de la segunda carta propia; cada anuncio da a todos una baza más.</translation>
    </message>
    <message>
        <source>Compulsory announcement</source>
        <translation>Anuncio obligatorio</translation>
    </message>
    <message>
        <source>Whether a player who takes a rich trick early in the deal must announce Re or Kontra.</source>
        <translation>Si un jugador que se lleva una baza gorda al principio tiene que anunciar Re o Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a rich early trick must announce Re or Kontra.</source>
        <translation>Quien se lleva pronto una baza gorda tiene que anunciar Re o Kontra.</translation>
    </message>
    <message>
        <source>Nobody is ever forced to announce.</source>
        <translation>Nadie está obligado nunca a anunciar.</translation>
    </message>
    <message>
        <source>Compulsory announcement: points</source>
        <translation>Anuncio obligatorio: tantos</translation>
    </message>
    <message>
        <source>How many card points make an announcement compulsory.</source>
        <translation>Cuántos tantos obligan a anunciar.</translation>
    </message>
    <message>
        <source>Points for the compulsory announcement: {n}.</source>
        <translation>Tantos para el anuncio obligatorio: {n}.</translation>
    </message>
    <message>
        <source>Compulsory announcement: at least or more</source>
        <translation>Anuncio obligatorio: al menos o más</translation>
    </message>
    <message>
        <source>Whether exactly that many card points are enough.</source>
        <translation>Si basta justo con esos tantos.</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>al menos</translation>
    </message>
    <message>
        <source>Exactly that many points are enough for the compulsory announcement.</source>
        <translation>Para el anuncio obligatorio bastan justo esos tantos.</translation>
    </message>
    <message>
        <source>more than</source>
        <translation>más de</translation>
    </message>
    <message>
        <source>The compulsory announcement needs more points than that.</source>
        <translation>El anuncio obligatorio exige más tantos que esos.</translation>
    </message>
    <message>
        <source>Compulsory announcement: tricks</source>
        <translation>Anuncio obligatorio: bazas</translation>
    </message>
    <message>
        <source>How many tricks from the beginning are watched for this.</source>
        <translation>En cuántas bazas desde el principio se mira esto.</translation>
    </message>
    <message>
        <source>Tricks watched for the compulsory announcement: {n}.</source>
        <translation>Bazas para el anuncio obligatorio: {n}.</translation>
    </message>
    <message>
        <source>Compulsory announcement: one trick or all</source>
        <translation>Anuncio obligatorio: una baza o todas</translation>
    </message>
    <message>
        <source>Whether one trick must be worth that much, or a player&apos;s tricks together.</source>
        <translation>Si tiene que valer tanto una sola baza, o las bazas de un jugador juntas.</translation>
    </message>
    <message>
        <source>only when more than one trick is watched</source>
        <translation>solo si se mira más de una baza</translation>
    </message>
    <message>
        <source>a single trick</source>
        <translation>una sola baza</translation>
    </message>
    <message>
        <source>A single trick must be worth that much.</source>
        <translation>Tiene que valer tanto una sola baza.</translation>
    </message>
    <message>
        <source>all tricks of a player together</source>
        <translation>todas las bazas de un jugador juntas</translation>
    </message>
    <message>
        <source>A player&apos;s tricks together must be worth that much.</source>
        <translation>Tienen que valer tanto las bazas de un jugador juntas.</translation>
    </message>
    <message>
        <source>Compulsory announcement: only once</source>
        <translation>Anuncio obligatorio: solo una vez</translation>
    </message>
    <message>
        <source>Whether only the first player who reaches the points must announce.</source>
        <translation>Si solo tiene que anunciar el primer jugador que llega a esos tantos.</translation>
    </message>
    <message>
        <source>Only the first player who reaches the points must announce.</source>
        <translation>Solo tiene que anunciar el primer jugador que llega a esos tantos.</translation>
    </message>
    <message>
        <source>Everybody who reaches the points must announce.</source>
        <translation>Tiene que anunciar todo el que llega a esos tantos.</translation>
    </message>
    <message>
        <source>Compulsory announcement: if already announced</source>
        <translation>Anuncio obligatorio: si ya se anunció</translation>
    </message>
    <message>
        <source>What a player must do whose side has already announced.</source>
        <translation>Qué debe hacer un jugador cuyo bando ya ha anunciado.</translation>
    </message>
    <message>
        <source>nothing more than Re or Kontra</source>
        <translation>nada más que Re o Kontra</translation>
    </message>
    <message>
        <source>If the side has already announced, nothing more is compulsory.</source>
        <translation>Si el bando ya ha anunciado, no tiene que subir.</translation>
    </message>
    <message>
        <source>the next step</source>
        <translation>el nivel siguiente</translation>
    </message>
    <message>
        <source>If the side has already announced, it must announce the next step.</source>
        <translation>Si el bando ya ha anunciado, tiene que anunciar el nivel siguiente.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>If the side has already announced, nothing is compulsory.</source>
        <translation>Si el bando ya ha anunciado, no hay obligación.</translation>
    </message>
    <message>
        <source>Compulsory announcement in a wedding</source>
        <translation>Anuncio obligatorio en una boda</translation>
    </message>
    <message>
        <source>Whether the rule also holds in a wedding; the announcement is then made as soon as the partner is found.</source>
        <translation>Si la regla vale también en una boda; entonces se anuncia en cuanto aparece el compañero.</translation>
    </message>
    <message>
        <source>Announcements are compulsory in a wedding too, once the partner is found.</source>
        <translation>El anuncio es obligatorio también en una boda, cuando aparece el compañero.</translation>
    </message>
    <message>
        <source>In a wedding no announcement is compulsory.</source>
        <translation>En una boda ningún anuncio es obligatorio.</translation>
    </message>
    <message>
        <source>Asking for reservations</source>
        <translation>Preguntar por las reservas</translation>
    </message>
    <message>
        <source>Whoever does not want a normal game has a reservation; it is asked for in two steps, which keeps losing ones secret, or named at once.</source>
        <translation>Quien no quiere un juego normal tiene una reserva; se pregunta en dos pasos, que guardan en secreto las que pierden, o se dice enseguida.</translation>
    </message>
    <message>
        <source>first “reservation”, then which</source>
        <translation>primero «reserva», luego cuál</translation>
    </message>
    <message>
        <source>Everybody says “healthy” or “reservation”; only the highest reservation is revealed.</source>
        <translation>Cada uno dice «sano» o «reserva»; solo se descubre la reserva más alta.</translation>
    </message>
    <message>
        <source>named at once</source>
        <translation>se dice enseguida</translation>
    </message>
    <message>
        <source>Everybody says at once what they want to play.</source>
        <translation>Cada uno dice enseguida qué quiere jugar.</translation>
    </message>
    <message>
        <source>Which reservation comes first</source>
        <translation>Qué reserva va primero</translation>
    </message>
    <message>
        <source>If several players have a reservation, the one named first here is played; between equal ones the player who speaks earlier has it.</source>
        <translation>Si varios jugadores tienen reserva, se juega la que está primero aquí; entre iguales, la de quien habla antes.</translation>
    </message>
    <message>
        <source>compulsory solo</source>
        <translation>solo obligatorio</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>throwing in</source>
        <translation>tirar las cartas</translation>
    </message>
    <message>
        <source>poverty</source>
        <translation>pobreza</translation>
    </message>
    <message>
        <source>wedding</source>
        <translation>boda</translation>
    </message>
    <message>
        <source>Of several reservations the higher one is played: {list}.</source>
        <translation>De varias reservas se juega la más alta: {list}.</translation>
    </message>
    <message>
        <source>Reservations have their usual order.</source>
        <translation>Las reservas tienen su orden habitual.</translation>
    </message>
    <message>
        <source>Several solos</source>
        <translation>Varios solos</translation>
    </message>
    <message>
        <source>If several players want a solo, a later one may bid for it by promising no 90 or more; the earlier one keeps it by promising the same; what was promised counts as announced.</source>
        <translation>Si varios jugadores quieren un solo, uno posterior puede pujar por él prometiendo sin 90 o más; el anterior lo conserva prometiendo lo mismo; lo prometido cuenta como anunciado.</translation>
    </message>
    <message>
        <source>the earlier player has it</source>
        <translation>lo tiene quien habla antes</translation>
    </message>
    <message>
        <source>If several players want a solo, the one who speaks earlier has it.</source>
        <translation>Si varios jugadores quieren un solo, lo tiene quien habla antes.</translation>
    </message>
    <message>
        <source>bidding with no 90 and more</source>
        <translation>se puja con sin 90 y más</translation>
    </message>
    <message>
        <source>If several players want a solo, they bid for it with no 90, no 60, no 30 and schwarz.</source>
        <translation>Si varios jugadores quieren un solo, pujan por él con sin 90, sin 60, sin 30 y capote.</translation>
    </message>
    <message>
        <source>Ranking of the solos</source>
        <translation>Orden de los solos</translation>
    </message>
    <message>
        <source>If several players want a solo, the kind named first here is played; kinds that are not named come last.</source>
        <translation>Si varios jugadores quieren un solo, se juega el que está primero aquí; los que no están van al final.</translation>
    </message>
    <message>
        <source>not when players bid for the solo</source>
        <translation>no si se puja por el solo</translation>
    </message>
    <message>
        <source>Of several solos the higher one is played: {list}.</source>
        <translation>De varios solos se juega el más alto: {list}.</translation>
    </message>
    <message>
        <source>All solos rank equal.</source>
        <translation>Todos los solos valen igual.</translation>
    </message>
    <message>
        <source>Throwing in: nines</source>
        <translation>Tirar las cartas: nueves</translation>
    </message>
    <message>
        <source>A hand with at least this many nines may be thrown in: it is not played, and the cards are dealt again.</source>
        <translation>Con al menos estos nueves se pueden tirar las cartas: no se juega y se da otra vez.</translation>
    </message>
    <message>
        <source>{n} or more nines</source>
        <translation>{n} o más nueves</translation>
    </message>
    <message>
        <source>Nines are no reason to throw in a hand.</source>
        <translation>Los nueves no son motivo para tirar las cartas.</translation>
    </message>
    <message>
        <source>a single nine</source>
        <translation>un solo nueve</translation>
    </message>
    <message>
        <source>Throwing in: kings</source>
        <translation>Tirar las cartas: reyes</translation>
    </message>
    <message>
        <source>A hand with at least this many kings may be thrown in.</source>
        <translation>Con al menos estos reyes se pueden tirar las cartas.</translation>
    </message>
    <message>
        <source>{n} or more kings</source>
        <translation>{n} o más reyes</translation>
    </message>
    <message>
        <source>Kings are no reason to throw in a hand.</source>
        <translation>Los reyes no son motivo para tirar las cartas.</translation>
    </message>
    <message>
        <source>a single king</source>
        <translation>un solo rey</translation>
    </message>
    <message>
        <source>Throwing in: nines and kings</source>
        <translation>Tirar las cartas: nueves y reyes</translation>
    </message>
    <message>
        <source>A hand with at least this many nines and kings together may be thrown in.</source>
        <translation>Con al menos estos nueves y reyes juntos se pueden tirar las cartas.</translation>
    </message>
    <message>
        <source>{n} or more nines and kings together</source>
        <translation>{n} o más nueves y reyes juntos</translation>
    </message>
    <message>
        <source>Nines and kings together are no reason to throw in a hand.</source>
        <translation>Nueves y reyes juntos no son motivo para tirar las cartas.</translation>
    </message>
    <message>
        <source>a single nine or king</source>
        <translation>un solo nueve o rey</translation>
    </message>
    <message>
        <source>Throwing in: many card points</source>
        <translation>Tirar las cartas: muchos tantos</translation>
    </message>
    <message>
        <source>A hand whose cards are worth at least this many points may be thrown in.</source>
        <translation>Con cartas que valgan al menos estos tantos se pueden tirar.</translation>
    </message>
    <message>
        <source>{n} or more card points</source>
        <translation>{n} o más tantos</translation>
    </message>
    <message>
        <source>Many card points are no reason to throw in a hand.</source>
        <translation>Tener muchos tantos no es motivo para tirar las cartas.</translation>
    </message>
    <message>
        <source>any card points</source>
        <translation>cualquier número de tantos</translation>
    </message>
    <message>
        <source>Throwing in: few card points</source>
        <translation>Tirar las cartas: pocos tantos</translation>
    </message>
    <message>
        <source>A hand whose cards are worth less than this many points may be thrown in.</source>
        <translation>Con cartas que valgan menos de estos tantos se pueden tirar.</translation>
    </message>
    <message>
        <source>fewer than {n} card points</source>
        <translation>menos de {n} tantos</translation>
    </message>
    <message>
        <source>Few card points are no reason to throw in a hand.</source>
        <translation>Tener pocos tantos no es motivo para tirar las cartas.</translation>
    </message>
    <message>
        <source>no card points at all</source>
        <translation>ningún tanto</translation>
    </message>
    <message>
        <source>Throwing in: few trumps</source>
        <translation>Tirar las cartas: pocos triunfos</translation>
    </message>
    <message>
        <source>A hand with at most this many trumps may be thrown in.</source>
        <translation>Con estos triunfos como máximo se pueden tirar las cartas.</translation>
    </message>
    <message>
        <source>{n} trumps at most</source>
        <translation>{n} triunfos como máximo</translation>
    </message>
    <message>
        <source>Few trumps are no reason to throw in a hand.</source>
        <translation>Tener pocos triunfos no es motivo para tirar las cartas.</translation>
    </message>
    <message>
        <source>no trump at all</source>
        <translation>ningún triunfo</translation>
    </message>
    <message>
        <source>one trump at most</source>
        <translation>un triunfo como máximo</translation>
    </message>
    <message>
        <source>Throwing in: no trump above ♦A</source>
        <translation>Tirar las cartas: ningún triunfo sobre ♦A</translation>
    </message>
    <message>
        <source>A hand with no trump above the ♦A may be thrown in.</source>
        <translation>Sin ningún triunfo por encima de ♦A se pueden tirar las cartas.</translation>
    </message>
    <message>
        <source>no trump above the ♦A</source>
        <translation>ningún triunfo por encima de ♦A</translation>
    </message>
    <message>
        <source>A ♦A as highest trump is no reason to throw in a hand.</source>
        <translation>Tener ♦A como triunfo más alto no es motivo para tirar las cartas.</translation>
    </message>
    <message>
        <source>Throwing in: low trumps only</source>
        <translation>Tirar las cartas: solo triunfos bajos</translation>
    </message>
    <message>
        <source>A hand whose highest trump is at most the ♦J may be thrown in.</source>
        <translation>Si el triunfo más alto es como mucho ♦J, se pueden tirar las cartas.</translation>
    </message>
    <message>
        <source>Low trumps are no reason to throw in a hand.</source>
        <translation>Los triunfos bajos no son motivo para tirar las cartas.</translation>
    </message>
    <message>
        <source>highest trump at most the ♦J</source>
        <translation>triunfo más alto, como mucho ♦J</translation>
    </message>
    <message>
        <source>no trump above the ♦J</source>
        <translation>ningún triunfo por encima de ♦J</translation>
    </message>
    <message>
        <source>Throwing in before a solo</source>
        <translation>Tirar las cartas antes que un solo</translation>
    </message>
    <message>
        <source>Whether a hand can be thrown in even when somebody else wants to play a solo.</source>
        <translation>Si se pueden tirar las cartas aunque otro quiera jugar un solo.</translation>
    </message>
    <message>
        <source>Throwing in comes before a solo.</source>
        <translation>Tirar las cartas va antes que un solo.</translation>
    </message>
    <message>
        <source>Throwing in ranks where the order of reservations puts it.</source>
        <translation>Tirar las cartas va donde lo pone el orden de las reservas.</translation>
    </message>
    <message>
        <source>only when some event starts them; as it is there is never a bock round</source>
        <translation>solo si algo las inicia; así nunca hay ronda Bock</translation>
    </message>
    <message>
        <source>Black sow</source>
        <translation>Cerda negra</translation>
    </message>
    <message>
        <source>Whoever takes the trick with the second ♠Q plays alone against the other three from then on.</source>
        <translation>Quien se lleva la baza con la segunda ♠Q juega desde ahí contra los otros tres.</translation>
    </message>
    <message>
        <source>no black sow</source>
        <translation>sin cerda negra</translation>
    </message>
    <message>
        <source>There is no black sow.</source>
        <translation>No hay cerda negra.</translation>
    </message>
    <message>
        <source>plays on alone</source>
        <translation>sigue en solitario</translation>
    </message>
    <message>
        <source>Whoever takes the second ♠Q, the black sow, plays alone from then on.</source>
        <translation>Quien se lleva la segunda ♠Q, la cerda negra, juega desde ahí en solitario.</translation>
    </message>
    <message>
        <source>must name a solo</source>
        <translation>tiene que elegir un solo</translation>
    </message>
    <message>
        <source>Whoever takes the second ♠Q, the black sow, must name a solo for the rest of the deal.</source>
        <translation>Quien se lleva la segunda ♠Q, la cerda negra, tiene que elegir un solo para el resto de la mano.</translation>
    </message>
    <message>
        <source>only when there is a solo to name; otherwise the player is just alone</source>
        <translation>solo si hay un solo que elegir; si no, juega simplemente en solitario</translation>
    </message>
    <message>
        <source>When there is a black sow</source>
        <translation>Cuándo hay cerda negra</translation>
    </message>
    <message>
        <source>Whether the black sow is part of every deal, or only of deals in which nobody took a poverty.</source>
        <translation>Si la cerda negra vale en todas las manos, o solo en aquellas en que nadie tomó una pobreza.</translation>
    </message>
    <message>
        <source>only with the black sow</source>
        <translation>solo con la cerda negra</translation>
    </message>
    <message>
        <source>always, except in solos</source>
        <translation>siempre, salvo en solos</translation>
    </message>
    <message>
        <source>The black sow is live in every deal that is not a solo.</source>
        <translation>La cerda negra vale en todas las manos que no son un solo.</translation>
    </message>
    <message>
        <source>only after a refused poverty</source>
        <translation>solo tras una pobreza rechazada</translation>
    </message>
    <message>
        <source>The black sow is only live when nobody took a poverty.</source>
        <translation>La cerda negra solo vale si nadie tomó una pobreza.</translation>
    </message>
    <message>
        <source>only when a refused poverty is played on; as it is there is never a black sow</source>
        <translation>solo si se sigue jugando una pobreza rechazada; así nunca hay cerda negra</translation>
    </message>
    <message>
        <source>Bock rounds</source>
        <translation>Rondas Bock</translation>
    </message>
    <message>
        <source>Whether certain events make the following deals count a multiple.</source>
        <translation>Si ciertos sucesos hacen que las manos siguientes cuenten un múltiplo.</translation>
    </message>
    <message>
        <source>There are bock rounds.</source>
        <translation>Hay rondas Bock.</translation>
    </message>
    <message>
        <source>There are no bock rounds.</source>
        <translation>No hay rondas Bock.</translation>
    </message>
    <message>
        <source>What starts bock rounds</source>
        <translation>Qué inicia una ronda Bock</translation>
    </message>
    <message>
        <source>The events after which the next deals are bock deals; several in one deal count once.</source>
        <translation>Los sucesos tras los que las manos siguientes son Bock; varios en una mano cuentan una vez.</translation>
    </message>
    <message>
        <source>120 card points each</source>
        <translation>120 tantos cada uno</translation>
    </message>
    <message>
        <source>120 each</source>
        <translation>120 cada uno</translation>
    </message>
    <message>
        <source>hearts trick</source>
        <translation>baza de corazones</translation>
    </message>
    <message>
        <source>a trick of four plain hearts</source>
        <translation>una baza de cuatro corazones simples</translation>
    </message>
    <message>
        <source>lost solo</source>
        <translation>solo perdido</translation>
    </message>
    <message>
        <source>a lost solo</source>
        <translation>un solo perdido</translation>
    </message>
    <message>
        <source>lost with Re or Kontra announced</source>
        <translation>perdido con Re o Kontra anunciado</translation>
    </message>
    <message>
        <source>a game lost by a side that had announced Re or Kontra</source>
        <translation>una mano perdida por un bando que había anunciado Re o Kontra</translation>
    </message>
    <message>
        <source>Re and Kontra both announced</source>
        <translation>Re y Kontra anunciados</translation>
    </message>
    <message>
        <source>a game with both Re and Kontra announced</source>
        <translation>una mano con Re y Kontra anunciados</translation>
    </message>
    <message>
        <source>game worth 0</source>
        <translation>juego de valor 0</translation>
    </message>
    <message>
        <source>a game worth 0</source>
        <translation>un juego de valor 0</translation>
    </message>
    <message>
        <source>side that takes nothing</source>
        <translation>bando sin nada</translation>
    </message>
    <message>
        <source>a game in which a side took nothing</source>
        <translation>una mano en que un bando no se llevó nada</translation>
    </message>
    <message>
        <source>Bock rounds follow: {list}.</source>
        <translation>Hay ronda Bock tras: {list}.</translation>
    </message>
    <message>
        <source>No event starts a bock round.</source>
        <translation>Nada inicia una ronda Bock.</translation>
    </message>
    <message>
        <source>Factor of bock</source>
        <translation>Factor del Bock</translation>
    </message>
    <message>
        <source>How many times a bock deal counts.</source>
        <translation>Cuántas veces cuenta una mano Bock.</translation>
    </message>
    <message>
        <source>A bock deal counts {n} times.</source>
        <translation>Una mano Bock cuenta {n} veces.</translation>
    </message>
    <message>
        <source>A bock deal counts no more than others.</source>
        <translation>Una mano Bock no cuenta más que las demás.</translation>
    </message>
    <message>
        <source>A bock deal counts double.</source>
        <translation>Una mano Bock cuenta doble.</translation>
    </message>
    <message>
        <source>Length of bock</source>
        <translation>Duración del Bock</translation>
    </message>
    <message>
        <source>How many deals a bock round lasts; deals that the same dealer repeats do not use one up.</source>
        <translation>Cuántas manos dura una ronda Bock; las que repite el mismo jugador que da no gastan ninguna.</translation>
    </message>
    <message>
        <source>A bock round lasts {n} deals.</source>
        <translation>Una ronda Bock dura {n} manos.</translation>
    </message>
    <message>
        <source>A bock round lasts one deal.</source>
        <translation>Una ronda Bock dura una mano.</translation>
    </message>
    <message>
        <source>Bock during bock</source>
        <translation>Bock durante Bock</translation>
    </message>
    <message>
        <source>What happens when something starts a bock round while one is running.</source>
        <translation>Qué pasa si algo inicia una ronda Bock mientras hay otra.</translation>
    </message>
    <message>
        <source>the factors multiply</source>
        <translation>los factores se multiplican</translation>
    </message>
    <message>
        <source>Bock rounds that overlap multiply each other.</source>
        <translation>Las rondas Bock que coinciden se multiplican.</translation>
    </message>
    <message>
        <source>the new round is added at the end</source>
        <translation>la nueva ronda se añade al final</translation>
    </message>
    <message>
        <source>A bock round that starts during another one is added at its end.</source>
        <translation>Una ronda Bock que empieza durante otra se añade al final.</translation>
    </message>
    <message>
        <source>the round starts again</source>
        <translation>la ronda empieza de nuevo</translation>
    </message>
    <message>
        <source>A new event during a bock round starts it again.</source>
        <translation>Un nuevo suceso durante una ronda Bock la hace empezar de nuevo.</translation>
    </message>
    <message>
        <source>A new event during a bock round does nothing.</source>
        <translation>Un nuevo suceso durante una ronda Bock no hace nada.</translation>
    </message>
    <message>
        <source>What bock multiplies</source>
        <translation>Qué multiplica el Bock</translation>
    </message>
    <message>
        <source>Whether a bock deal multiplies the whole value, only the game without extra points, or adds a fixed number of points.</source>
        <translation>Si una mano Bock multiplica todo el valor, solo el juego sin puntos extra, o añade un número fijo de puntos.</translation>
    </message>
    <message>
        <source>the whole value</source>
        <translation>todo el valor</translation>
    </message>
    <message>
        <source>Bock multiplies the whole value, extra points too.</source>
        <translation>El Bock multiplica todo el valor, también los puntos extra.</translation>
    </message>
    <message>
        <source>everything but extra points</source>
        <translation>todo menos los puntos extra</translation>
    </message>
    <message>
        <source>Bock multiplies everything but the extra points.</source>
        <translation>El Bock multiplica todo menos los puntos extra.</translation>
    </message>
    <message>
        <source>nothing; points are added</source>
        <translation>nada; se suman puntos</translation>
    </message>
    <message>
        <source>In a bock deal the factor is added to the value instead of multiplying it.</source>
        <translation>En una mano Bock el factor se suma al valor en vez de multiplicarlo.</translation>
    </message>
    <message>
        <source>no point</source>
        <translation>ningún punto</translation>
    </message>
    <message>
        <source>under 90</source>
        <extracomment>The four results beyond winning, for lists of numbers.</extracomment>
        <translation>menos de 90</translation>
    </message>
    <message>
        <source>under 60</source>
        <translation>menos de 60</translation>
    </message>
    <message>
        <source>under 30</source>
        <translation>menos de 30</translation>
    </message>
    <message>
        <source>Points for winning</source>
        <translation>Puntos por ganar</translation>
    </message>
    <message>
        <source>How many points a won game counts.</source>
        <translation>Cuántos puntos cuenta un juego ganado.</translation>
    </message>
    <message>
        <source>A won game counts {n} points.</source>
        <translation>Un juego ganado cuenta {n} puntos.</translation>
    </message>
    <message>
        <source>Winning by itself brings no point.</source>
        <translation>Ganar por sí solo no da puntos.</translation>
    </message>
    <message>
        <source>A won game counts 1 point.</source>
        <translation>Un juego ganado cuenta 1 punto.</translation>
    </message>
    <message>
        <source>Beating Re</source>
        <translation>Ganar a Re</translation>
    </message>
    <message>
        <source>How many points Kontra gets in addition for winning against the ♣Q, “the old ones”.</source>
        <translation>Cuántos puntos recibe además Kontra por ganar a las ♣Q, «las viejas».</translation>
    </message>
    <message>
        <source>If Kontra wins, it gets {n} points more.</source>
        <translation>Si gana Kontra, recibe {n} puntos más.</translation>
    </message>
    <message>
        <source>Kontra gets nothing extra for winning.</source>
        <translation>Kontra no recibe nada más por ganar.</translation>
    </message>
    <message>
        <source>If Kontra wins, it gets 1 point more.</source>
        <translation>Si gana Kontra, recibe 1 punto más.</translation>
    </message>
    <message>
        <source>Points for results</source>
        <translation>Puntos por resultado</translation>
    </message>
    <message>
        <source>How many points it counts when the losers stay under 90, under 60, under 30, or take nothing, announced or not.</source>
        <translation>Cuántos puntos cuenta que los perdedores queden en menos de 90, menos de 60, menos de 30 o no se lleven nada, se anunciara o no.</translation>
    </message>
    <message>
        <source>What schwarz means</source>
        <translation>Qué es un capote</translation>
    </message>
    <message>
        <source>Whether a side is schwarz when it has no trick, or already when its tricks are worth nothing.</source>
        <translation>Si hay capote cuando un bando no tiene ninguna baza, o ya cuando sus bazas no valen nada.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>ninguna baza</translation>
    </message>
    <message>
        <source>Schwarz means without a trick.</source>
        <translation>Hay capote si un bando no hace ninguna baza.</translation>
    </message>
    <message>
        <source>no card point</source>
        <translation>ningún tanto</translation>
    </message>
    <message>
        <source>Schwarz means without a card point.</source>
        <translation>Hay capote si un bando no hace ningún tanto.</translation>
    </message>
    <message>
        <source>Who wins when both sides have 120 card points and nothing was announced.</source>
        <translation>Quién gana si los dos bandos tienen 120 tantos y no se anunció nada.</translation>
    </message>
    <message>
        <source>With 120 each, Kontra wins.</source>
        <translation>Con 120 cada uno gana Kontra.</translation>
    </message>
    <message>
        <source>With 120 each and nothing announced, nobody wins.</source>
        <translation>Con 120 cada uno y nada anunciado no gana nadie.</translation>
    </message>
    <message>
        <source>Value of 120 each</source>
        <translation>Valor de 120 cada uno</translation>
    </message>
    <message>
        <source>What Kontra gets for winning with 120 card points each.</source>
        <translation>Qué recibe Kontra por ganar con 120 tantos cada uno.</translation>
    </message>
    <message>
        <source>like any win</source>
        <translation>como cualquier victoria</translation>
    </message>
    <message>
        <source>With 120 each, a win of Kontra counts like any other.</source>
        <translation>Con 120 cada uno, la victoria de Kontra cuenta como cualquier otra.</translation>
    </message>
    <message>
        <source>only the point for beating Re</source>
        <translation>solo el punto por ganar a Re</translation>
    </message>
    <message>
        <source>With 120 each, Kontra gets only the point for beating Re.</source>
        <translation>Con 120 cada uno, Kontra recibe solo el punto por ganar a Re.</translation>
    </message>
    <message>
        <source>More extra points than the game is worth</source>
        <translation>Más puntos extra de lo que vale el juego</translation>
    </message>
    <message>
        <source>Whether the losers&apos; extra points can turn a won game into minus points for the winners.</source>
        <translation>Si los puntos extra de los perdedores pueden convertir un juego ganado en puntos en contra para los ganadores.</translation>
    </message>
    <message>
        <source>may turn the result</source>
        <translation>pueden invertir el resultado</translation>
    </message>
    <message>
        <source>The losers&apos; extra points may even turn the result around.</source>
        <translation>Los puntos extra de los perdedores pueden incluso invertir el resultado.</translation>
    </message>
    <message>
        <source>down to zero at most</source>
        <translation>hasta cero como mucho</translation>
    </message>
    <message>
        <source>The losers&apos; extra points can bring a won game down to zero at most.</source>
        <translation>Los puntos extra de los perdedores bajan un juego ganado hasta cero como mucho.</translation>
    </message>
    <message>
        <source>Writing the points</source>
        <translation>Cómo se apuntan los puntos</translation>
    </message>
    <message>
        <source>Whether winners write plus and losers minus, or only one of the two sides writes at all.</source>
        <translation>Si los ganadores apuntan a favor y los perdedores en contra, o solo apunta uno de los bandos.</translation>
    </message>
    <message>
        <source>winners plus, losers minus</source>
        <translation>ganadores a favor, perdedores en contra</translation>
    </message>
    <message>
        <source>Winners write plus points, losers minus; a player alone wins or loses with three opponents.</source>
        <translation>Los ganadores apuntan puntos a favor y los perdedores en contra; quien juega en solitario gana o pierde con tres rivales.</translation>
    </message>
    <message>
        <source>only the winners</source>
        <translation>solo los ganadores</translation>
    </message>
    <message>
        <source>Only the winners write points.</source>
        <translation>Solo los ganadores apuntan puntos.</translation>
    </message>
    <message>
        <source>only the losers, as minus</source>
        <translation>solo los perdedores, en contra</translation>
    </message>
    <message>
        <source>Only the losers write points, as minus.</source>
        <translation>Solo los perdedores apuntan puntos, en contra.</translation>
    </message>
    <message>
        <source>Fox caught</source>
        <translation>Zorro cazado</translation>
    </message>
    <message>
        <source>Points for taking a ♦A, the fox, from the other side.</source>
        <translation>Puntos por quitarle al otro bando un ♦A, el zorro.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts {n} points.</source>
        <translation>Un zorro (♦A) cazado cuenta {n} puntos.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts nothing.</source>
        <translation>Un zorro (♦A) cazado no cuenta.</translation>
    </message>
    <message>
        <source>A caught fox (♦A) counts 1 point.</source>
        <translation>Un zorro (♦A) cazado cuenta 1 punto.</translation>
    </message>
    <message>
        <source>Fox caught in the last trick</source>
        <translation>Zorro cazado en la última baza</translation>
    </message>
    <message>
        <source>Additional points if the fox is caught in the last trick.</source>
        <translation>Puntos adicionales si el zorro se caza en la última baza.</translation>
    </message>
    <message>
        <source>only when a caught fox counts</source>
        <translation>solo si un zorro cazado cuenta</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts {n} points more.</source>
        <translation>Un zorro cazado en la última baza cuenta {n} puntos más.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts no more than others.</source>
        <translation>Un zorro cazado en la última baza no cuenta más que otros.</translation>
    </message>
    <message>
        <source>A fox caught in the last trick counts 1 point more.</source>
        <translation>Un zorro cazado en la última baza cuenta 1 punto más.</translation>
    </message>
    <message>
        <source>Fox wins the last trick</source>
        <translation>El zorro gana la última baza</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a ♦A.</source>
        <translation>Puntos por ganar la última baza con un ♦A.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts {n} points.</source>
        <translation>Ganar la última baza con un zorro cuenta {n} puntos.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts nothing.</source>
        <translation>Ganar la última baza con un zorro no cuenta.</translation>
    </message>
    <message>
        <source>Winning the last trick with a fox counts 1 point.</source>
        <translation>Ganar la última baza con un zorro cuenta 1 punto.</translation>
    </message>
    <message>
        <source>Both foxes in the last trick</source>
        <translation>Los dos zorros en la última baza</translation>
    </message>
    <message>
        <source>Whether it counts twice if a fox wins the last trick and the partner&apos;s fox lies in it too.</source>
        <translation>Si cuenta dos veces que un zorro gane la última baza y esté también en ella el zorro del compañero.</translation>
    </message>
    <message>
        <source>only when a fox winning the last trick counts</source>
        <translation>solo si cuenta que un zorro gane la última baza</translation>
    </message>
    <message>
        <source>That counts twice if the partner&apos;s fox lies in the same trick.</source>
        <translation>Eso cuenta dos veces si el zorro del compañero está en la misma baza.</translation>
    </message>
    <message>
        <source>A second fox in the last trick counts nothing more.</source>
        <translation>Un segundo zorro en la última baza no cuenta más.</translation>
    </message>
    <message>
        <source>Charlie wins the last trick</source>
        <translation>Charlie gana la última baza</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a ♣J, called Charlie.</source>
        <translation>Puntos por ganar la última baza con una ♣J, llamada Charlie (Karlchen).</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts {n} points.</source>
        <translation>Ganar la última baza con Charlie (♣J) cuenta {n} puntos.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts nothing.</source>
        <translation>Ganar la última baza con Charlie (♣J) no cuenta.</translation>
    </message>
    <message>
        <source>Winning the last trick with Charlie (♣J) counts 1 point.</source>
        <translation>Ganar la última baza con Charlie (♣J) cuenta 1 punto.</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Charlie cazado</translation>
    </message>
    <message>
        <source>A point for taking a ♣J of the other side in the last trick.</source>
        <translation>Un punto por quitarle al otro bando una ♣J en la última baza.</translation>
    </message>
    <message>
        <source>counts nothing</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>Catching Charlie counts nothing.</source>
        <translation>Cazar a Charlie no cuenta.</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 punto</translation>
    </message>
    <message>
        <source>Catching the others&apos; Charlie in the last trick counts 1 point.</source>
        <translation>Cazar al Charlie del otro bando en la última baza cuenta 1 punto.</translation>
    </message>
    <message>
        <source>1 point, only with a ♦Q</source>
        <translation>1 punto, solo con una ♦Q</translation>
    </message>
    <message>
        <source>Catching the others&apos; Charlie in the last trick with a ♦Q counts 1 point.</source>
        <translation>Cazar al Charlie del otro bando en la última baza con una ♦Q cuenta 1 punto.</translation>
    </message>
    <message>
        <source>Two Charlies caught</source>
        <translation>Dos Charlies cazados</translation>
    </message>
    <message>
        <source>Whether two ♣J of the other side in the last trick count two points.</source>
        <translation>Si dos ♣J del otro bando en la última baza cuentan dos puntos.</translation>
    </message>
    <message>
        <source>only when catching Charlie counts</source>
        <translation>solo si cuenta cazar a Charlie</translation>
    </message>
    <message>
        <source>Two Charlies caught count 2 points.</source>
        <translation>Dos Charlies cazados cuentan 2 puntos.</translation>
    </message>
    <message>
        <source>Two Charlies caught count no more than one.</source>
        <translation>Dos Charlies cazados no cuentan más que uno.</translation>
    </message>
    <message>
        <source>Both Charlies in the last trick</source>
        <translation>Los dos Charlies en la última baza</translation>
    </message>
    <message>
        <source>Whether it counts twice if Charlie wins the last trick and the partner&apos;s Charlie lies in it too.</source>
        <translation>Si cuenta dos veces que Charlie gane la última baza y esté también en ella el Charlie del compañero.</translation>
    </message>
    <message>
        <source>only when Charlie winning the last trick counts</source>
        <translation>solo si cuenta que Charlie gane la última baza</translation>
    </message>
    <message>
        <source>Charlie winning the last trick counts twice if the partner&apos;s Charlie lies in it.</source>
        <translation>Que Charlie gane la última baza cuenta dos veces si también está el del compañero.</translation>
    </message>
    <message>
        <source>A partner&apos;s Charlie in the last trick counts nothing more.</source>
        <translation>El Charlie del compañero en la última baza no cuenta más.</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>A trick worth at least this many card points brings its winner an extra point; 40 means nothing but aces and tens.</source>
        <translation>Una baza que vale al menos estos tantos da un punto extra a quien la gana; 40 significa solo ases y dieces.</translation>
    </message>
    <message>
        <source>A Doppelkopf, a trick worth {n} card points or more, counts 1 point.</source>
        <translation>Un Doppelkopf, una baza de {n} tantos o más, cuenta 1 punto.</translation>
    </message>
    <message>
        <source>A Doppelkopf counts nothing.</source>
        <translation>Un Doppelkopf no cuenta.</translation>
    </message>
    <message>
        <source>Every trick worth anything counts 1 point.</source>
        <translation>Toda baza que valga algo cuenta 1 punto.</translation>
    </message>
    <message>
        <source>♥10 caught</source>
        <translation>♥10 cazado</translation>
    </message>
    <message>
        <source>Whether it counts a point when a ♥10 beats a ♥10 of the other side.</source>
        <translation>Si cuenta un punto que un ♥10 gane a un ♥10 del otro bando.</translation>
    </message>
    <message>
        <source>A ♥10 that beats a ♥10 of the other side counts 1 point.</source>
        <translation>Un ♥10 que gana a un ♥10 del otro bando cuenta 1 punto.</translation>
    </message>
    <message>
        <source>A ♥10 beating a ♥10 counts nothing.</source>
        <translation>Que un ♥10 gane a un ♥10 no cuenta.</translation>
    </message>
    <message>
        <source>Hearts trick</source>
        <translation>Baza de corazones</translation>
    </message>
    <message>
        <source>Whether a trick of four plain hearts counts a point.</source>
        <translation>Si una baza de cuatro corazones simples cuenta un punto.</translation>
    </message>
    <message>
        <source>A trick of four plain hearts counts 1 point.</source>
        <translation>Una baza de cuatro corazones simples cuenta 1 punto.</translation>
    </message>
    <message>
        <source>A trick of four plain hearts counts nothing.</source>
        <translation>Una baza de cuatro corazones simples no cuenta.</translation>
    </message>
    <message>
        <source>Special extra points</source>
        <translation>Puntos extra especiales</translation>
    </message>
    <message>
        <source>Further extra points that only some tables count, 1 point each.</source>
        <translation>Otros puntos extra que solo cuentan algunas mesas, 1 punto cada uno.</translation>
    </message>
    <message>
        <source>♠K taken by a ♠Q</source>
        <translation>♠K cazado por una ♠Q (Klabautermann)</translation>
    </message>
    <message>
        <source>four queens in a trick</source>
        <translation>cuatro damas en una baza (Kaffeekranz)</translation>
    </message>
    <message>
        <source>Charlie taken by a ♦Q in the last trick</source>
        <translation>Charlie cazado por una ♦Q en la última baza (Agathe)</translation>
    </message>
    <message>
        <source>a ♦9 wins a trick</source>
        <translation>un ♦9 gana una baza (Fischauge)</translation>
    </message>
    <message>
        <source>a fox takes a ♦9</source>
        <translation>un zorro se lleva un ♦9 (Gans)</translation>
    </message>
    <message>
        <source>a trick worth nothing</source>
        <translation>una baza que no vale nada (Koppeldopf)</translation>
    </message>
    <message>
        <source>1 point each for: {list}.</source>
        <translation>1 punto por cada uno: {list}.</translation>
    </message>
    <message>
        <source>There are no special extra points.</source>
        <translation>No hay puntos extra especiales.</translation>
    </message>
    <message>
        <source>clubs solo</source>
        <translation>solo de tréboles</translation>
    </message>
    <message>
        <source>spades solo</source>
        <translation>solo de picas</translation>
    </message>
    <message>
        <source>hearts solo</source>
        <translation>solo de corazones</translation>
    </message>
    <message>
        <source>diamonds solo</source>
        <translation>solo de diamantes</translation>
    </message>
    <message>
        <source>queens solo</source>
        <translation>solo de damas</translation>
    </message>
    <message>
        <source>jacks solo</source>
        <translation>solo de jotas</translation>
    </message>
    <message>
        <source>ace solo (no trumps)</source>
        <translation>solo de ases (sin triunfos)</translation>
    </message>
    <message>
        <source>kings solo</source>
        <translation>solo de reyes</translation>
    </message>
    <message>
        <source>pure clubs solo</source>
        <translation>solo puro de tréboles</translation>
    </message>
    <message>
        <source>pure spades solo</source>
        <translation>solo puro de picas</translation>
    </message>
    <message>
        <source>pure hearts solo</source>
        <translation>solo puro de corazones</translation>
    </message>
    <message>
        <source>pure diamonds solo</source>
        <translation>solo puro de diamantes</translation>
    </message>
    <message>
        <source>queens over jacks solo</source>
        <translation>solo de damas sobre jotas</translation>
    </message>
    <message>
        <source>jacks over queens solo</source>
        <translation>solo de jotas sobre damas</translation>
    </message>
    <message>
        <source>kings over queens solo</source>
        <translation>solo de reyes sobre damas</translation>
    </message>
    <message>
        <source>kings over jacks solo</source>
        <translation>solo de reyes sobre jotas</translation>
    </message>
    <message>
        <source>Köhler (kings, queens, jacks)</source>
        <translation>Köhler (reyes, damas, jotas)</translation>
    </message>
    <message>
        <source>queens and one suit</source>
        <translation>damas y un palo</translation>
    </message>
    <message>
        <source>jacks and one suit</source>
        <translation>jotas y un palo</translation>
    </message>
    <message>
        <source>null (not a single trick)</source>
        <translation>Null (ni una sola baza)</translation>
    </message>
    <message>
        <source>Slim Martin (fewest tricks)</source>
        <translation>Martín Flaco (menos bazas)</translation>
    </message>
    <message>
        <source>all four suit solos</source>
        <extracomment>Named together where all four are played.</extracomment>
        <translation>los cuatro solos de palo</translation>
    </message>
    <message>
        <source>all four pure suit solos</source>
        <translation>los cuatro solos puros de palo</translation>
    </message>
    <message>
        <source>Kinds of solos</source>
        <translation>Tipos de solos</translation>
    </message>
    <message>
        <source>In a solo one player plays alone against the other three and chooses what is trump; in a pure suit solo that is nothing but one suit.</source>
        <translation>En un solo, un jugador se enfrenta a los otros tres y elige qué es triunfo; en un solo puro de palo lo es únicamente un palo.</translation>
    </message>
    <message>
        <source>Solos: {list}.</source>
        <translation>Solos: {list}.</translation>
    </message>
    <message>
        <source>No solos are played.</source>
        <translation>No se juegan solos.</translation>
    </message>
    <message>
        <source>First card in a solo</source>
        <translation>Primera carta en un solo</translation>
    </message>
    <message>
        <source>Who plays the first card of a solo: the player after the dealer, as in a normal game, or the soloist.</source>
        <translation>Quién juega la primera carta de un solo: el jugador que sigue a quien da, como en un juego normal, o el solista.</translation>
    </message>
    <message>
        <source>the player after the dealer</source>
        <translation>el jugador que sigue a quien da</translation>
    </message>
    <message>
        <source>In a solo the player after the dealer leads, as always.</source>
        <translation>En un solo sale, como siempre, el jugador que sigue a quien da.</translation>
    </message>
    <message>
        <source>the soloist</source>
        <translation>el solista</translation>
    </message>
    <message>
        <source>The soloist leads to the first trick.</source>
        <translation>El solista sale en la primera baza.</translation>
    </message>
    <message>
        <source>the soloist, in compulsory solos only</source>
        <translation>el solista, solo en los obligatorios</translation>
    </message>
    <message>
        <source>The soloist leads in a compulsory solo; in others the player after the dealer does.</source>
        <translation>En un solo obligatorio sale el solista; en los demás, el jugador que sigue a quien da.</translation>
    </message>
    <message>
        <source>Same dealer after a solo</source>
        <translation>Quién da tras un solo</translation>
    </message>
    <message>
        <source>After which solos the same dealer deals again; after a forced compulsory solo the deal always moves on.</source>
        <translation>Tras qué solos da otra vez el mismo jugador; tras un solo obligatorio forzado siempre da el siguiente.</translation>
    </message>
    <message>
        <source>after none</source>
        <translation>tras ninguno</translation>
    </message>
    <message>
        <source>After a solo the next player deals.</source>
        <translation>Tras un solo da el jugador siguiente.</translation>
    </message>
    <message>
        <source>after compulsory solos</source>
        <translation>tras los solos obligatorios</translation>
    </message>
    <message>
        <source>After a compulsory solo the same dealer deals again.</source>
        <translation>Tras un solo obligatorio da otra vez el mismo jugador.</translation>
    </message>
    <message>
        <source>after every solo</source>
        <translation>tras todos los solos</translation>
    </message>
    <message>
        <source>After a solo the same dealer deals again.</source>
        <translation>Tras un solo da otra vez el mismo jugador.</translation>
    </message>
    <message>
        <source>Compulsory solos</source>
        <translation>Solos obligatorios</translation>
    </message>
    <message>
        <source>How many solos everybody must play in the course of a match.</source>
        <translation>Cuántos solos tiene que jugar cada uno a lo largo de la partida.</translation>
    </message>
    <message>
        <source>Everybody must play {n} compulsory solos.</source>
        <translation>Cada uno tiene que jugar {n} solos obligatorios.</translation>
    </message>
    <message>
        <source>There are no compulsory solos.</source>
        <translation>No hay solos obligatorios.</translation>
    </message>
    <message>
        <source>Everybody must play one compulsory solo.</source>
        <translation>Cada uno tiene que jugar un solo obligatorio.</translation>
    </message>
    <message>
        <source>no compulsory solos</source>
        <translation>sin solos obligatorios</translation>
    </message>
    <message>
        <source>Kinds of compulsory solos</source>
        <translation>Tipos de solos obligatorios</translation>
    </message>
    <message>
        <source>How many of the compulsory solos must at least be suit solos, and how many solos with pictures as trumps.</source>
        <translation>Cuántos de los solos obligatorios deben ser al menos solos de palo, y cuántos solos con figuras de triunfo.</translation>
    </message>
    <message>
        <source>Compulsory solos, at least: suit solos {suit}, picture solos {picture}.</source>
        <translation>Solos obligatorios, al menos: de palo {suit}, de figuras {picture}.</translation>
    </message>
    <message>
        <source>Any solo can be the compulsory one.</source>
        <translation>Cualquier solo puede ser el obligatorio.</translation>
    </message>
    <message>
        <source>Compulsory solos not yet played</source>
        <translation>Solos obligatorios sin jugar</translation>
    </message>
    <message>
        <source>What happens when the match nears its end and somebody still owes a compulsory solo.</source>
        <translation>Qué pasa si la partida llega a su fin y alguien aún debe un solo obligatorio.</translation>
    </message>
    <message>
        <source>A compulsory solo that was not played is forgotten.</source>
        <translation>Un solo obligatorio que no se jugó se olvida.</translation>
    </message>
    <message>
        <source>forced in the last deals</source>
        <translation>se fuerzan en las últimas manos</translation>
    </message>
    <message>
        <source>When as many compulsory solos are owed as deals are left, they must be played.</source>
        <translation>Cuando se deben tantos solos obligatorios como manos quedan, hay que jugarlos.</translation>
    </message>
    <message>
        <source>played after the last deal</source>
        <translation>se juegan tras la última mano</translation>
    </message>
    <message>
        <source>Compulsory solos still owed are played in extra deals at the end.</source>
        <translation>Los solos obligatorios pendientes se juegan al final en manos extra.</translation>
    </message>
    <message>
        <source>Offering a forced solo</source>
        <translation>Ofrecer un solo forzado</translation>
    </message>
    <message>
        <source>Whether a player who is forced to play the compulsory solo may let another one who owes one go first.</source>
        <translation>Si un jugador obligado a jugar su solo puede dejar pasar antes a otro que debe uno.</translation>
    </message>
    <message>
        <source>only when somebody can be forced to play a solo</source>
        <translation>solo si se puede forzar a alguien a jugar un solo</translation>
    </message>
    <message>
        <source>A forced player may offer the deal to others who owe a solo.</source>
        <translation>Un jugador forzado puede ofrecer la mano a otros que deben un solo.</translation>
    </message>
    <message>
        <source>A forced player must play the solo.</source>
        <translation>Un jugador forzado tiene que jugar el solo.</translation>
    </message>
    <message>
        <source>Compulsory solo first</source>
        <translation>Primero el solo obligatorio</translation>
    </message>
    <message>
        <source>Whether the first solo somebody plays is always the compulsory one; otherwise a player may declare it as voluntary.</source>
        <translation>Si el primer solo que juega alguien es siempre el obligatorio; si no, puede declararlo como voluntario.</translation>
    </message>
    <message>
        <source>The first solo of a player is the compulsory one.</source>
        <translation>El primer solo de un jugador es el obligatorio.</translation>
    </message>
    <message>
        <source>A player may play voluntary solos before the compulsory one.</source>
        <translation>Un jugador puede jugar solos voluntarios antes del obligatorio.</translation>
    </message>
    <message>
        <source>Playing alone with both ♣Q settles a compulsory solo</source>
        <translation>Jugar en solitario con las dos ♣Q cumple un solo obligatorio</translation>
    </message>
    <message>
        <source>Whether a compulsory solo is settled when a player plays alone with both ♣Q, in secret or because no partner was found.</source>
        <translation>Si se cumple un solo obligatorio al jugar en solitario con las dos ♣Q, en secreto o por no encontrar compañero.</translation>
    </message>
    <message>
        <source>Whoever plays alone with both ♣Q has played the compulsory solo.</source>
        <translation>Quien juega en solitario con las dos ♣Q ha jugado el solo obligatorio.</translation>
    </message>
    <message>
        <source>Playing alone with both ♣Q does not count as the compulsory solo.</source>
        <translation>Jugar en solitario con las dos ♣Q no cuenta como solo obligatorio.</translation>
    </message>
    <message>
        <source>Factor for the soloist</source>
        <translation>Factor para el solista</translation>
    </message>
    <message>
        <source>How many times the value of the game counts for a player alone against three.</source>
        <translation>Cuántas veces cuenta el valor del juego para quien juega contra tres.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count {n} times.</source>
        <translation>Para quien juega contra tres, los puntos cuentan {n} veces.</translation>
    </message>
    <message>
        <source>A player alone against three writes no more points than others.</source>
        <translation>Quien juega contra tres no apunta más puntos que los demás.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count double.</source>
        <translation>Para quien juega contra tres, los puntos cuentan doble.</translation>
    </message>
    <message>
        <source>For a player alone against three the points count three times.</source>
        <translation>Para quien juega contra tres, los puntos cuentan triple.</translation>
    </message>
    <message>
        <source>Factor for the opponents too</source>
        <translation>Factor también para los rivales</translation>
    </message>
    <message>
        <source>Whether the soloist&apos;s factor also holds for what the three opponents write.</source>
        <translation>Si el factor del solista vale también para lo que apuntan los tres rivales.</translation>
    </message>
    <message>
        <source>only when the soloist&apos;s points count more than once</source>
        <translation>solo si los puntos del solista cuentan más de una vez</translation>
    </message>
    <message>
        <source>The soloist&apos;s opponents write the points as many times too.</source>
        <translation>Los rivales del solista también apuntan los puntos multiplicados.</translation>
    </message>
    <message>
        <source>The soloist&apos;s opponents write the points once.</source>
        <translation>Los rivales del solista apuntan los puntos una vez.</translation>
    </message>
    <message>
        <source>Bonus for declared solos</source>
        <translation>Prima por solos declarados</translation>
    </message>
    <message>
        <source>Whether a declared solo counts double, or as if Re had been announced.</source>
        <translation>Si un solo declarado cuenta doble, o como si se hubiera anunciado Re.</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>sin prima</translation>
    </message>
    <message>
        <source>A solo brings no bonus.</source>
        <translation>Un solo no da prima.</translation>
    </message>
    <message>
        <source>the value is doubled</source>
        <translation>se dobla el valor</translation>
    </message>
    <message>
        <source>The value of a declared solo is doubled.</source>
        <translation>El valor de un solo declarado se dobla.</translation>
    </message>
    <message>
        <source>counts as announced Re</source>
        <translation>cuenta como Re anunciado</translation>
    </message>
    <message>
        <source>A declared solo counts as if Re had been announced.</source>
        <translation>Un solo declarado cuenta como si se hubiera anunciado Re.</translation>
    </message>
    <message>
        <source>Extra points when one plays alone</source>
        <translation>Puntos extra al jugar en solitario</translation>
    </message>
    <message>
        <source>Which extra points (fox, Charlie, Doppelkopf) count when one player is alone against three.</source>
        <translation>Qué puntos extra (zorro, Charlie, Doppelkopf) cuentan cuando uno juega contra tres.</translation>
    </message>
    <message>
        <source>no extra points</source>
        <translation>ningún punto extra</translation>
    </message>
    <message>
        <source>There are no extra points when one plays alone.</source>
        <translation>Cuando uno juega en solitario no hay puntos extra.</translation>
    </message>
    <message>
        <source>only the Doppelkopf</source>
        <translation>solo el Doppelkopf</translation>
    </message>
    <message>
        <source>When one plays alone, only the Doppelkopf counts as extra point.</source>
        <translation>Cuando uno juega en solitario, de los puntos extra solo cuenta el Doppelkopf.</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Extra points count too when one plays alone.</source>
        <translation>Los puntos extra cuentan también cuando uno juega en solitario.</translation>
    </message>
    <message>
        <source>Beating Re when Re is one player</source>
        <translation>Ganar a Re cuando Re es un jugador</translation>
    </message>
    <message>
        <source>Whether the point for winning as Kontra also counts against a single player.</source>
        <translation>Si el punto por ganar como Kontra cuenta también contra un solo jugador.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Against a single player there is no point for beating Re.</source>
        <translation>Contra un solo jugador no hay punto por ganar a Re.</translation>
    </message>
    <message>
        <source>only against a silent wedding</source>
        <translation>solo contra una boda callada</translation>
    </message>
    <message>
        <source>Against a single player, beating Re brings a point only if they kept both ♣Q secret.</source>
        <translation>Contra un solo jugador, ganar a Re solo da punto si guardó en secreto las dos ♣Q.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>Beating Re brings its point against a single player too.</source>
        <translation>Ganar a Re da su punto también contra un solo jugador.</translation>
    </message>
    <message>
        <source>Claiming or giving away the rest</source>
        <translation>Reclamar o ceder el resto</translation>
    </message>
    <message>
        <source>Whether a soloist who leads to a trick may end the deal early, by claiming the rest if it is certain or by giving it away.</source>
        <translation>Si un solista al que le toca salir puede acabar antes la mano, reclamando el resto si es seguro o cediéndolo.</translation>
    </message>
    <message>
        <source>The soloist may claim the rest when it is certain, or give it away.</source>
        <translation>El solista puede reclamar el resto si es seguro, o cederlo.</translation>
    </message>
    <message>
        <source>Every solo is played to the last card.</source>
        <translation>Todo solo se juega hasta la última carta.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>With nines there are 48 cards and twelve tricks, without them 40 cards and ten tricks; the cards are worth 240 points either way.</source>
        <translation>Con nueves hay 48 cartas y doce bazas; sin ellos, 40 cartas y diez bazas; en ambos casos las cartas valen 240 tantos.</translation>
    </message>
    <message>
        <source>48 cards, with nines</source>
        <translation>48 cartas, con nueves</translation>
    </message>
    <message>
        <source>Played with nines: 48 cards, twelve in each hand.</source>
        <translation>Se juega con nueves: 48 cartas, doce por jugador.</translation>
    </message>
    <message>
        <source>40 cards, without nines</source>
        <translation>40 cartas, sin nueves</translation>
    </message>
    <message>
        <source>Played without nines: 40 cards, ten in each hand.</source>
        <translation>Se juega sin nueves: 40 cartas, diez por jugador.</translation>
    </message>
    <message>
        <source>People at the table</source>
        <translation>Personas en la mesa</translation>
    </message>
    <message>
        <source>A deal is always played by four; with five or more at the table the dealer and whoever else is left over sit it out and score nothing.</source>
        <translation>Una mano la juegan siempre cuatro; con cinco o más en la mesa, quien da y los que sobran descansan y no apuntan nada.</translation>
    </message>
    <message>
        <source>{n} people sit at the table; the dealer sits the deal out.</source>
        <translation>Hay {n} personas en la mesa; quien da descansa.</translation>
    </message>
    <message>
        <source>Four people sit at the table, and all of them play.</source>
        <translation>Hay cuatro personas en la mesa, y juegan todas.</translation>
    </message>
    <message>
        <source>6 people sit at the table; the dealer and one more sit the deal out.</source>
        <translation>Hay 6 personas en la mesa; descansan quien da y otra más.</translation>
    </message>
    <message>
        <source>7 people sit at the table; the dealer and two more sit the deal out.</source>
        <translation>Hay 7 personas en la mesa; descansan quien da y otras dos.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>How the cards are handed out; which cards somebody gets does not depend on it.</source>
        <translation>Cómo se reparten las cartas; las que recibe cada uno no dependen de ello.</translation>
    </message>
    <message>
        <source>three cards at a time</source>
        <translation>de tres en tres cartas</translation>
    </message>
    <message>
        <source>The cards are dealt three at a time.</source>
        <translation>Las cartas se dan de tres en tres.</translation>
    </message>
    <message>
        <source>as the dealer likes</source>
        <translation>como quiera quien da</translation>
    </message>
    <message>
        <source>The dealer deals as many cards at a time as they like.</source>
        <translation>Quien da reparte las cartas como quiera.</translation>
    </message>
    <message>
        <source>Cutting the cards</source>
        <translation>Cortar la baraja</translation>
    </message>
    <message>
        <source>Whether the cards are cut after shuffling; it is only for the look of it.</source>
        <translation>Si se corta después de barajar; no influye en las cartas.</translation>
    </message>
    <message>
        <source>The cards are cut before dealing.</source>
        <translation>Se corta antes de dar.</translation>
    </message>
    <message>
        <source>The cards are not cut.</source>
        <translation>No se corta.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sentido del juego</translation>
    </message>
    <message>
        <source>Which way round the table play and deal go.</source>
        <translation>En qué sentido giran el juego y el reparto.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>en el sentido del reloj</translation>
    </message>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Se juega en el sentido del reloj.</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>en sentido contrario al reloj</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise.</source>
        <translation>Se juega en sentido contrario al reloj.</translation>
    </message>
    <message>
        <source>Dealer after a thrown-in deal</source>
        <translation>Quién da tras una mano tirada</translation>
    </message>
    <message>
        <source>Who deals next when a hand was thrown in or nobody took a poverty; such a deal does not count as one of the match.</source>
        <translation>Quién da después de que se tiraran las cartas o nadie tomara una pobreza; esa mano no cuenta en la partida.</translation>
    </message>
    <message>
        <source>the same dealer again</source>
        <translation>el mismo jugador otra vez</translation>
    </message>
    <message>
        <source>After a thrown-in deal the same dealer deals again.</source>
        <translation>Tras una mano tirada da otra vez el mismo jugador.</translation>
    </message>
    <message>
        <source>the next dealer</source>
        <translation>el jugador siguiente</translation>
    </message>
    <message>
        <source>After a thrown-in deal the next player deals.</source>
        <translation>Tras una mano tirada da el jugador siguiente.</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <source>A match ends after a number of deals, when a pot of points is used up, or when you stop.</source>
        <translation>La partida acaba tras un número de manos, cuando se agota un bote de puntos, o cuando quieran los jugadores.</translation>
    </message>
    <message>
        <source>after a number of deals</source>
        <translation>tras un número de manos</translation>
    </message>
    <message>
        <source>The match has a fixed number of deals.</source>
        <translation>La partida tiene un número fijo de manos.</translation>
    </message>
    <message>
        <source>when the pot is empty</source>
        <translation>cuando el bote está vacío</translation>
    </message>
    <message>
        <source>The match ends when the pot of points is empty.</source>
        <translation>La partida acaba cuando el bote de puntos está vacío.</translation>
    </message>
    <message>
        <source>when you stop</source>
        <translation>cuando quieran los jugadores</translation>
    </message>
    <message>
        <source>The match goes on until you stop.</source>
        <translation>La partida sigue hasta que los jugadores quieran.</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Manos por partida</translation>
    </message>
    <message>
        <source>How many deals a match has, compulsory solos included; thrown-in deals do not count.</source>
        <translation>Cuántas manos tiene una partida, con los solos obligatorios; las manos tiradas no cuentan.</translation>
    </message>
    <message>
        <source>A match has {n} deals.</source>
        <translation>Una partida tiene {n} manos.</translation>
    </message>
    <message>
        <source>A match is a single deal.</source>
        <translation>Una partida es una sola mano.</translation>
    </message>
    <message>
        <source>Points in the pot</source>
        <translation>Puntos en el bote</translation>
    </message>
    <message>
        <source>The match ends when all players together have written this many points.</source>
        <translation>La partida acaba cuando entre todos han apuntado estos puntos.</translation>
    </message>
    <message>
        <source>only when a match ends with an empty pot</source>
        <translation>solo si la partida acaba con el bote vacío</translation>
    </message>
    <message>
        <source>There are {n} points in the pot.</source>
        <translation>Hay {n} puntos en el bote.</translation>
    </message>
    <message>
        <source>There is one point in the pot.</source>
        <translation>Hay un punto en el bote.</translation>
    </message>
    <message>
        <source>Full rounds only</source>
        <translation>Solo rondas completas</translation>
    </message>
    <message>
        <source>The number of deals must let everybody deal equally often; repeated deals after a solo come on top.</source>
        <translation>El número de manos debe permitir que todos den las mismas veces; las repetidas tras un solo van aparte.</translation>
    </message>
    <message>
        <source>Everybody deals equally often.</source>
        <translation>Todos dan las mismas veces.</translation>
    </message>
    <message>
        <source>A match need not be made of full rounds.</source>
        <translation>Una partida no tiene por qué ser de rondas completas.</translation>
    </message>
    <message>
        <source>Match of the day</source>
        <translation>Partida del día</translation>
    </message>
    <message>
        <source>Whether the match of the day, with the same cards for everybody, can be played with these rules.</source>
        <translation>Si con estas reglas se puede jugar la partida del día, con las mismas cartas para todos.</translation>
    </message>
    <message>
        <source>The match of the day can be played with these rules.</source>
        <translation>Con estas reglas se puede jugar la partida del día.</translation>
    </message>
    <message>
        <source>There is no match of the day with these rules.</source>
        <translation>Con estas reglas no hay partida del día.</translation>
    </message>
    <message>
        <source>Time limit in minutes</source>
        <translation>Límite de tiempo en minutos</translation>
    </message>
    <message>
        <source>When the time is up, no more ordinary deals are played, but owed compulsory solos still are.</source>
        <translation>Cuando se acaba el tiempo no se juegan más manos corrientes, pero sí los solos obligatorios pendientes.</translation>
    </message>
    <message>
        <source>A match lasts {n} minutes at most.</source>
        <translation>Una partida dura {n} minutos como máximo.</translation>
    </message>
    <message>
        <source>There is no time limit.</source>
        <translation>No hay límite de tiempo.</translation>
    </message>
    <message>
        <source>A match lasts one minute at most.</source>
        <translation>Una partida dura un minuto como máximo.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>Tricks that may be looked at</source>
        <translation>Bazas que se pueden mirar</translation>
    </message>
    <message>
        <source>How many of the last complete tricks may be looked at again during play.</source>
        <translation>Cuántas de las últimas bazas completas se pueden volver a mirar durante el juego.</translation>
    </message>
    <message>
        <source>The last {n} tricks may be looked at again.</source>
        <translation>Se pueden volver a mirar las últimas {n} bazas.</translation>
    </message>
    <message>
        <source>No trick may be looked at again.</source>
        <translation>No se puede volver a mirar ninguna baza.</translation>
    </message>
    <message>
        <source>The last trick may be looked at again.</source>
        <translation>Se puede volver a mirar la última baza.</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>only with pigs in suit solos</source>
        <translation>solo con cerditos en los solos de palo</translation>
    </message>
    <message>
        <source>only with pigs in a poverty</source>
        <translation>solo con cerditos en la pobreza</translation>
    </message>
    <message>
        <source>♥10 are the top trumps</source>
        <translation>Los ♥10 son los triunfos más altos</translation>
    </message>
    <message>
        <source>The two ♥10 stand above the queens in normal games and suit solos; otherwise they are plain hearts between ace and king.</source>
        <translation>Los dos ♥10, las Dullen, están por encima de las damas en el juego normal y en los solos de palo; si no, son corazones simples entre el as y el rey.</translation>
    </message>
    <message>
        <source>The two ♥10 are the highest trumps.</source>
        <translation>Los dos ♥10 son los triunfos más altos.</translation>
    </message>
    <message>
        <source>The ♥10 are plain hearts, between ace and king.</source>
        <translation>Los ♥10 son corazones simples, entre el as y el rey.</translation>
    </message>
    <message>
        <source>Two ♥10 in one trick</source>
        <translation>Dos ♥10 en una baza</translation>
    </message>
    <message>
        <source>Which of the two ♥10 is higher when both lie in the same trick.</source>
        <translation>Cuál de los dos ♥10 es más alto si ambos caen en la misma baza.</translation>
    </message>
    <message>
        <source>the first wins</source>
        <translation>gana el primero</translation>
    </message>
    <message>
        <source>Of two ♥10 in one trick the first wins.</source>
        <translation>De dos ♥10 en una baza gana el primero.</translation>
    </message>
    <message>
        <source>the second wins</source>
        <translation>gana el segundo</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first.</source>
        <translation>El segundo ♥10 gana al primero.</translation>
    </message>
    <message>
        <source>the second wins, in the last trick the first</source>
        <translation>gana el segundo; en la última baza, el primero</translation>
    </message>
    <message>
        <source>The second ♥10 beats the first, except in the last trick.</source>
        <translation>El segundo ♥10 gana al primero, salvo en la última baza.</translation>
    </message>
    <message>
        <source>the first wins, in the last trick the second</source>
        <translation>gana el primero; en la última baza, el segundo</translation>
    </message>
    <message>
        <source>Only in the last trick does the second ♥10 beat the first.</source>
        <translation>Solo en la última baza gana el segundo ♥10 al primero.</translation>
    </message>
    <message>
        <source>First ♥10 wins once there are pigs</source>
        <translation>Con cerditos gana el primer ♥10</translation>
    </message>
    <message>
        <source>As soon as somebody has declared pigs, the first ♥10 beats the second for the rest of the deal.</source>
        <translation>En cuanto alguien ha declarado cerditos, el primer ♥10 gana al segundo durante el resto de la mano.</translation>
    </message>
    <message>
        <source>Once pigs are declared, the first ♥10 wins.</source>
        <translation>Declarados los cerditos, gana el primer ♥10.</translation>
    </message>
    <message>
        <source>Declared pigs change nothing between the two ♥10.</source>
        <translation>Los cerditos declarados no cambian nada entre los dos ♥10.</translation>
    </message>
    <message>
        <source>Rule for two ♥10 in suit solos too</source>
        <translation>La regla de los dos ♥10, también en solos de palo</translation>
    </message>
    <message>
        <source>Whether the rule for two ♥10 in one trick also holds in suit solos; otherwise the first one wins there.</source>
        <translation>Si la regla de los dos ♥10 en una baza vale también en los solos de palo; si no, allí gana el primero.</translation>
    </message>
    <message>
        <source>only when the ♥10 are trumps in suit solos</source>
        <translation>solo si los ♥10 son triunfos en los solos de palo</translation>
    </message>
    <message>
        <source>The rule for two ♥10 holds in suit solos too.</source>
        <translation>La regla de los dos ♥10 vale también en los solos de palo.</translation>
    </message>
    <message>
        <source>In suit solos the first ♥10 always wins.</source>
        <translation>En los solos de palo gana siempre el primer ♥10.</translation>
    </message>
    <message>
        <source>♥10 trumps in suit solos too</source>
        <translation>Los ♥10, triunfos también en solos de palo</translation>
    </message>
    <message>
        <source>Whether the ♥10 stay the highest trumps in the four suit solos; otherwise they are hearts between ace and king there.</source>
        <translation>Si los ♥10 siguen siendo los triunfos más altos en los cuatro solos de palo; si no, allí son corazones entre el as y el rey.</translation>
    </message>
    <message>
        <source>The ♥10 are top trumps in suit solos too.</source>
        <translation>Los ♥10 son los triunfos más altos también en los solos de palo.</translation>
    </message>
    <message>
        <source>In suit solos the ♥10 are hearts between ace and king.</source>
        <translation>En los solos de palo los ♥10 son corazones entre el as y el rey.</translation>
    </message>
    <message>
        <source>Pigs</source>
        <translation>Cerditos</translation>
    </message>
    <message>
        <source>Whoever is dealt both ♦A may declare them as pigs, the highest trumps of all; without that they stay foxes that others can catch.</source>
        <translation>Quien recibe los dos ♦A puede declararlos cerditos (Schweinchen), los triunfos más altos de todos; si no, siguen siendo zorros que otros pueden cazar.</translation>
    </message>
    <message>
        <source>no pigs</source>
        <translation>sin cerditos</translation>
    </message>
    <message>
        <source>There are no pigs.</source>
        <translation>No hay cerditos.</translation>
    </message>
    <message>
        <source>declared before the first card</source>
        <translation>se declaran antes de la primera carta</translation>
    </message>
    <message>
        <source>Both ♦A in one hand may be declared as pigs before the first card: the highest trumps.</source>
        <translation>Los dos ♦A en una mano se pueden declarar cerditos antes de la primera carta: los triunfos más altos.</translation>
    </message>
    <message>
        <source>declared when the first is played</source>
        <translation>se declaran al jugar el primero</translation>
    </message>
    <message>
        <source>Both ♦A in one hand are pigs, the highest trumps, if declared when the first is played.</source>
        <translation>Los dos ♦A en una mano son cerditos, los triunfos más altos, si se declaran al jugar el primero.</translation>
    </message>
    <message>
        <source>only the second, once the first is safe</source>
        <translation>solo el segundo, si el primero se salvó</translation>
    </message>
    <message>
        <source>If the first of both ♦A in one hand is safe, the second may be declared as a pig, the highest trump.</source>
        <translation>Si el primero de los dos ♦A de una mano se salva, el segundo se puede declarar cerdito, el triunfo más alto.</translation>
    </message>
    <message>
        <source>When the first ♦A is safe</source>
        <translation>Cuándo se salva el primer ♦A</translation>
    </message>
    <message>
        <source>Whose trick the first ♦A must be in, so that its player may make the second one a pig.</source>
        <translation>De quién tiene que ser la baza del primer ♦A para que el segundo pueda ser cerdito.</translation>
    </message>
    <message>
        <source>only when the second ace alone can become a pig</source>
        <translation>solo si únicamente el segundo as puede ser cerdito</translation>
    </message>
    <message>
        <source>in its player&apos;s own trick</source>
        <translation>en una baza propia</translation>
    </message>
    <message>
        <source>The first ♦A is safe when it wins its trick.</source>
        <translation>El primer ♦A se salva cuando gana su baza.</translation>
    </message>
    <message>
        <source>in a trick of the same side</source>
        <translation>en una baza del mismo bando</translation>
    </message>
    <message>
        <source>The first ♦A is safe when its player, or a partner everybody knows of, wins the trick.</source>
        <translation>El primer ♦A se salva cuando gana la baza su jugador o un compañero que todos conocen.</translation>
    </message>
    <message>
        <source>Pigs in suit solos</source>
        <translation>Cerditos en los solos de palo</translation>
    </message>
    <message>
        <source>Whether there are pigs in suit solos, and which two aces they are; other solos never have pigs.</source>
        <translation>Si hay cerditos en los solos de palo y qué dos ases son; en otros solos nunca los hay.</translation>
    </message>
    <message>
        <source>no pigs in solos</source>
        <translation>sin cerditos en solos</translation>
    </message>
    <message>
        <source>There are no pigs in solos.</source>
        <translation>En los solos no hay cerditos.</translation>
    </message>
    <message>
        <source>the aces of the trump suit</source>
        <translation>los ases del palo de triunfo</translation>
    </message>
    <message>
        <source>In a suit solo the aces of the trump suit can be pigs.</source>
        <translation>En un solo de palo pueden ser cerditos los ases del palo de triunfo.</translation>
    </message>
    <message>
        <source>always the ♦A</source>
        <translation>siempre los ♦A</translation>
    </message>
    <message>
        <source>In every suit solo the ♦A can be pigs.</source>
        <translation>En todo solo de palo pueden ser cerditos los ♦A.</translation>
    </message>
    <message>
        <source>Pigs in a poverty</source>
        <translation>Cerditos en la pobreza</translation>
    </message>
    <message>
        <source>Whether pigs can be declared in a poverty, and when both aces must have been in the same hand.</source>
        <translation>Si se pueden declarar cerditos en una pobreza, y cuándo deben haber estado los dos ases en la misma mano.</translation>
    </message>
    <message>
        <source>no pigs in a poverty</source>
        <translation>sin cerditos en la pobreza</translation>
    </message>
    <message>
        <source>There are no pigs in a poverty.</source>
        <translation>En una pobreza no hay cerditos.</translation>
    </message>
    <message>
        <source>both dealt</source>
        <translation>los dos de entrada</translation>
    </message>
    <message>
        <source>In a poverty whoever was dealt both ♦A, and has them after the exchange, may declare pigs.</source>
        <translation>En una pobreza puede declarar cerditos quien recibió los dos ♦A y aún los tiene tras el cambio.</translation>
    </message>
    <message>
        <source>both after the exchange</source>
        <translation>los dos tras el cambio</translation>
    </message>
    <message>
        <source>In a poverty whoever has both ♦A after the exchange may declare pigs.</source>
        <translation>En una pobreza puede declarar cerditos quien tiene los dos ♦A tras el cambio.</translation>
    </message>
    <message>
        <source>Super pigs</source>
        <translation>Supercerditos</translation>
    </message>
    <message>
        <source>After pigs have been declared, two equal cards in one hand can be declared as super pigs, which beat even the pigs; in a suit solo they are of the trump suit.</source>
        <translation>Una vez declarados los cerditos, dos cartas iguales en una mano se pueden declarar supercerditos, que ganan incluso a los cerditos; en un solo de palo son del palo de triunfo.</translation>
    </message>
    <message>
        <source>no super pigs</source>
        <translation>sin supercerditos</translation>
    </message>
    <message>
        <source>There are no super pigs.</source>
        <translation>No hay supercerditos.</translation>
    </message>
    <message>
        <source>both ♦9</source>
        <translation>los dos ♦9</translation>
    </message>
    <message>
        <source>After pigs, both ♦9 in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Tras los cerditos, los dos ♦9 en una mano se pueden declarar supercerditos, por encima de ellos.</translation>
    </message>
    <message>
        <source>both ♦10</source>
        <translation>los dos ♦10</translation>
    </message>
    <message>
        <source>After pigs, both ♦10 in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Tras los cerditos, los dos ♦10 en una mano se pueden declarar supercerditos, por encima de ellos.</translation>
    </message>
    <message>
        <source>both ♦K</source>
        <translation>los dos ♦K</translation>
    </message>
    <message>
        <source>After pigs, both ♦K in one hand may be declared as super pigs, above the pigs.</source>
        <translation>Tras los cerditos, los dos ♦K en una mano se pueden declarar supercerditos, por encima de ellos.</translation>
    </message>
    <message>
        <source>Hyper pigs</source>
        <translation>Hipercerditos</translation>
    </message>
    <message>
        <source>A third step: after super pigs have been declared, both ♦K in one hand can be declared as hyper pigs, which beat everything.</source>
        <translation>Un tercer nivel: una vez declarados los supercerditos, los dos ♦K en una mano se pueden declarar hipercerditos, que ganan a todo.</translation>
    </message>
    <message>
        <source>only when the super pigs are both ♦10</source>
        <translation>solo si los supercerditos son los dos ♦10</translation>
    </message>
    <message>
        <source>no hyper pigs</source>
        <translation>sin hipercerditos</translation>
    </message>
    <message>
        <source>There are no hyper pigs.</source>
        <translation>No hay hipercerditos.</translation>
    </message>
    <message>
        <source>After super pigs, both ♦K in one hand may be declared as hyper pigs, above everything.</source>
        <translation>Tras los supercerditos, los dos ♦K en una mano se pueden declarar hipercerditos, por encima de todo.</translation>
    </message>
    <message>
        <source>When super pigs are declared</source>
        <translation>Cuándo se declaran los supercerditos</translation>
    </message>
    <message>
        <source>Whether super pigs and hyper pigs are declared before the first card or when the first of them is played.</source>
        <translation>Si los supercerditos y los hipercerditos se declaran antes de la primera carta o al jugar el primero.</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>antes de la primera carta</translation>
    </message>
    <message>
        <source>Super pigs are declared before the first card.</source>
        <translation>Los supercerditos se declaran antes de la primera carta.</translation>
    </message>
    <message>
        <source>when the first is played</source>
        <translation>al jugar el primero</translation>
    </message>
    <message>
        <source>Super pigs are declared when the first of them is played.</source>
        <translation>Los supercerditos se declaran al jugar el primero.</translation>
    </message>
    <message>
        <source>Pigs and super pigs in one hand</source>
        <translation>Cerditos y supercerditos en una mano</translation>
    </message>
    <message>
        <source>Whether the same player may declare pigs and super pigs.</source>
        <translation>Si el mismo jugador puede declarar cerditos y supercerditos.</translation>
    </message>
    <message>
        <source>One player may declare both pigs and super pigs.</source>
        <translation>Un jugador puede declarar cerditos y supercerditos.</translation>
    </message>
    <message>
        <source>Nobody may declare both pigs and super pigs.</source>
        <translation>Nadie puede declarar a la vez cerditos y supercerditos.</translation>
    </message>
    <message>
        <source>Super pigs in suit solos</source>
        <translation>Supercerditos en los solos de palo</translation>
    </message>
    <message>
        <source>Whether there are super pigs in suit solos; they are cards of the trump suit.</source>
        <translation>Si hay supercerditos en los solos de palo; son cartas del palo de triunfo.</translation>
    </message>
    <message>
        <source>There are super pigs in suit solos too.</source>
        <translation>También hay supercerditos en los solos de palo.</translation>
    </message>
    <message>
        <source>There are no super pigs in solos.</source>
        <translation>En los solos no hay supercerditos.</translation>
    </message>
    <message>
        <source>Super pigs in a poverty</source>
        <translation>Supercerditos en la pobreza</translation>
    </message>
    <message>
        <source>Whether super pigs can be declared in a poverty.</source>
        <translation>Si se pueden declarar supercerditos en una pobreza.</translation>
    </message>
    <message>
        <source>There are super pigs in a poverty too.</source>
        <translation>También hay supercerditos en una pobreza.</translation>
    </message>
    <message>
        <source>There are no super pigs in a poverty.</source>
        <translation>En una pobreza no hay supercerditos.</translation>
    </message>
    <message>
        <source>Genscher: a new partner</source>
        <translation>Genscher: nuevo compañero</translation>
    </message>
    <message>
        <source>Whoever holds a certain pair of cards may choose the partner anew during the deal; the two then are Re (never in solos and poverties).</source>
        <translation>Quien tiene cierta pareja de cartas puede elegir otro compañero durante la mano; los dos pasan a ser Re (nunca en solos ni en la pobreza).</translation>
    </message>
    <message>
        <source>no Genscher</source>
        <translation>sin Genscher</translation>
    </message>
    <message>
        <source>Nobody can choose a new partner.</source>
        <translation>Nadie puede elegir otro compañero.</translation>
    </message>
    <message>
        <source>with both ♦K, when the first is played</source>
        <translation>con los dos ♦K, al jugar el primero</translation>
    </message>
    <message>
        <source>Whoever holds both ♦K may choose a new partner when playing the first.</source>
        <translation>Quien tiene los dos ♦K puede elegir otro compañero al jugar el primero.</translation>
    </message>
    <message>
        <source>with both ♦K in the last two tricks</source>
        <translation>con los dos ♦K en las dos últimas bazas</translation>
    </message>
    <message>
        <source>Whoever plays both ♦K in the last two tricks may choose a new partner afterwards.</source>
        <translation>Quien juega los dos ♦K en las dos últimas bazas puede elegir después otro compañero.</translation>
    </message>
    <message>
        <source>with both ♥Q, when the first is played</source>
        <translation>con las dos ♥Q, al jugar la primera</translation>
    </message>
    <message>
        <source>Whoever holds both ♥Q may choose a new partner when playing the first.</source>
        <translation>Quien tiene las dos ♥Q puede elegir otro compañero al jugar la primera.</translation>
    </message>
    <message>
        <source>Announcements after a Genscher</source>
        <translation>Anuncios tras un Genscher</translation>
    </message>
    <message>
        <source>What becomes of earlier announcements when somebody has chosen a new partner.</source>
        <translation>Qué pasa con los anuncios anteriores cuando alguien ha elegido otro compañero.</translation>
    </message>
    <message>
        <source>only with Genscher</source>
        <translation>solo con Genscher</translation>
    </message>
    <message>
        <source>only Re and Kontra stay</source>
        <translation>solo quedan Re y Kontra</translation>
    </message>
    <message>
        <source>After a new choice of partner only Re and Kontra stay; no 90 and the like lapse.</source>
        <translation>Tras elegir otro compañero solo quedan Re y Kontra; sin 90 y los demás se anulan.</translation>
    </message>
    <message>
        <source>all lapse</source>
        <translation>se anulan todos</translation>
    </message>
    <message>
        <source>After a new choice of partner all announcements lapse.</source>
        <translation>Tras elegir otro compañero se anulan todos los anuncios.</translation>
    </message>
    <message>
        <source>all stay</source>
        <translation>quedan todos</translation>
    </message>
    <message>
        <source>After a new choice of partner all announcements stay.</source>
        <translation>Tras elegir otro compañero quedan todos los anuncios.</translation>
    </message>
    <message>
        <source>Special pairs of cards</source>
        <translation>Parejas de cartas especiales</translation>
    </message>
    <message>
        <source>Pairs of cards with a power of their own: whoever holds both may use it when playing the first of them, except in solos.</source>
        <translation>Parejas de cartas con poder propio: quien tiene las dos puede usarlo al jugar la primera, salvo en los solos.</translation>
    </message>
    <message>
        <source>both ♦J: from the next trick on play goes the other way round</source>
        <translation>las dos ♦J: desde la baza siguiente se juega en sentido contrario</translation>
    </message>
    <message>
        <source>both ♠J: the jacks rank above the queens</source>
        <translation>las dos ♠J: las jotas valen más que las damas (Heidmann)</translation>
    </message>
    <message>
        <source>both ♠Q: the queens are back above the jacks</source>
        <translation>las dos ♠Q: las damas vuelven a valer más que las jotas (Heidfrau)</translation>
    </message>
    <message>
        <source>both ♥J: the own last announcement is withdrawn</source>
        <translation>las dos ♥J: se retira el último anuncio propio (Kemmerich)</translation>
    </message>
    <message>
        <source>both ♦Q: a new partner in reply to a Genscher</source>
        <translation>las dos ♦Q: otro compañero en respuesta a un Genscher</translation>
    </message>
    <message>
        <source>Pairs with a power of their own: {list}.</source>
        <translation>Parejas con poder propio: {list}.</translation>
    </message>
    <message>
        <source>No pairs of cards have a power of their own.</source>
        <translation>Ninguna pareja de cartas tiene poder propio.</translation>
    </message>
    <message>
        <source>Wedding</source>
        <translation>Boda</translation>
    </message>
    <message>
        <source>Whoever is dealt both ♣Q may declare a wedding and look for a partner instead of playing alone.</source>
        <translation>Quien recibe las dos ♣Q puede declarar una boda y buscar compañero en vez de jugar en solitario.</translation>
    </message>
    <message>
        <source>Whoever has both ♣Q may declare a wedding and find a partner.</source>
        <translation>Quien tiene las dos ♣Q puede declarar una boda y buscar compañero.</translation>
    </message>
    <message>
        <source>There are no weddings: whoever has both ♣Q plays alone.</source>
        <translation>No hay bodas: quien tiene las dos ♣Q juega en solitario.</translation>
    </message>
    <message>
        <source>How the partner is found</source>
        <translation>Cómo se encuentra al compañero</translation>
    </message>
    <message>
        <source>The bride, who has both ♣Q, names one of these; the first other player to win a trick that was led like that becomes the partner.</source>
        <translation>La novia, que tiene las dos ♣Q, nombra una de estas; el primero de los demás que gane una baza con esa salida es su compañero.</translation>
    </message>
    <message>
        <source>first trick of another player</source>
        <translation>primera baza ajena</translation>
    </message>
    <message>
        <source>first plain-suit trick</source>
        <translation>primera baza de palo simple</translation>
    </message>
    <message>
        <source>first trump trick</source>
        <translation>primera baza de triunfo</translation>
    </message>
    <message>
        <source>first clubs trick</source>
        <translation>primera baza de tréboles</translation>
    </message>
    <message>
        <source>first spades trick</source>
        <translation>primera baza de picas</translation>
    </message>
    <message>
        <source>first hearts trick</source>
        <translation>primera baza de corazones</translation>
    </message>
    <message>
        <source>In a wedding the bride finds a partner by: {list}.</source>
        <translation>En una boda el compañero se encuentra por: {list}.</translation>
    </message>
    <message>
        <source>There is no way to find a partner, so no wedding can be declared.</source>
        <translation>No hay forma de encontrar compañero, así que no se puede declarar boda.</translation>
    </message>
    <message>
        <source>Tricks to find a partner</source>
        <translation>Bazas para encontrar compañero</translation>
    </message>
    <message>
        <source>The partner must be found within this many tricks; otherwise the bride plays alone.</source>
        <translation>El compañero debe aparecer en estas bazas; si no, la novia juega en solitario.</translation>
    </message>
    <message>
        <source>The partner must be found in the first {n} tricks.</source>
        <translation>El compañero debe aparecer en las primeras {n} bazas.</translation>
    </message>
    <message>
        <source>The partner must be found in the first trick.</source>
        <translation>El compañero debe aparecer en la primera baza.</translation>
    </message>
    <message>
        <source>The first such trick decides</source>
        <translation>Decide la primera baza así</translation>
    </message>
    <message>
        <source>Whether the bride is alone at once if she wins the first trick of the named kind herself; otherwise the search goes on.</source>
        <translation>Si la novia queda enseguida en solitario al ganar ella misma la primera baza nombrada; si no, la búsqueda sigue.</translation>
    </message>
    <message>
        <source>If the bride wins the first trick of the named kind herself, she plays alone.</source>
        <translation>Si la novia gana ella misma la primera baza nombrada, juega en solitario.</translation>
    </message>
    <message>
        <source>If the bride wins a trick of the named kind herself, the search goes on.</source>
        <translation>Si la novia gana ella misma una baza nombrada, la búsqueda sigue.</translation>
    </message>
    <message>
        <source>Announcements after a wedding is settled</source>
        <translation>Anuncios tras aclararse una boda</translation>
    </message>
    <message>
        <source>Nobody may announce before the partner is found; this is how much later all deadlines are after that.</source>
        <translation>Nadie puede anunciar antes de que aparezca el compañero; esto es cuánto se retrasan después todos los plazos.</translation>
    </message>
    <message>
        <source>deadlines stay</source>
        <translation>los plazos no cambian</translation>
    </message>
    <message>
        <source>A wedding does not move the deadlines of announcements.</source>
        <translation>Una boda no cambia los plazos de los anuncios.</translation>
    </message>
    <message>
        <source>later by the tricks before the deciding one</source>
        <translation>se retrasan las bazas anteriores a la decisiva</translation>
    </message>
    <message>
        <source>If a wedding is settled in the second trick, announcements may be one card later; in the third, two.</source>
        <translation>Si una boda se aclara en la segunda baza, se puede anunciar una carta más tarde; en la tercera, dos.</translation>
    </message>
    <message>
        <source>later by all tricks so far</source>
        <translation>se retrasan todas las bazas jugadas</translation>
    </message>
    <message>
        <source>If a wedding is settled in the first trick, announcements may be one card later; in the second, two; in the third, three.</source>
        <translation>Si una boda se aclara en la primera baza, se puede anunciar una carta más tarde; en la segunda, dos; en la tercera, tres.</translation>
    </message>
    <message>
        <source>Extra points of a failed wedding</source>
        <translation>Puntos extra de una boda fallida</translation>
    </message>
    <message>
        <source>Whether extra points won before the search for a partner failed still count.</source>
        <translation>Si cuentan los puntos extra ganados antes de que fracasara la búsqueda.</translation>
    </message>
    <message>
        <source>not when all extra points count in solos anyway</source>
        <translation>no si en los solos cuentan ya todos los puntos extra</translation>
    </message>
    <message>
        <source>count like in any solo</source>
        <translation>cuentan como en cualquier solo</translation>
    </message>
    <message>
        <source>If a wedding fails, its extra points are those of a solo.</source>
        <translation>Si una boda fracasa, sus puntos extra son los de un solo.</translation>
    </message>
    <message>
        <source>those of the search count</source>
        <translation>cuentan los de la búsqueda</translation>
    </message>
    <message>
        <source>If a wedding fails, the extra points won during the search still count.</source>
        <translation>Si una boda fracasa, los puntos extra ganados durante la búsqueda cuentan.</translation>
    </message>
    <message>
        <source>Silent wedding</source>
        <translation>Boda callada</translation>
    </message>
    <message>
        <source>Whether a player with both ♣Q may say nothing and secretly play alone against three.</source>
        <translation>Si un jugador con las dos ♣Q puede callar y jugar en secreto contra tres.</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitida</translation>
    </message>
    <message>
        <source>Whoever has both ♣Q may keep them secret and play alone against three (silent wedding).</source>
        <translation>Quien tiene las dos ♣Q puede callar y jugar en secreto contra tres (boda callada).</translation>
    </message>
    <message>
        <source>both ♣Q must be declared</source>
        <translation>hay que declarar las dos ♣Q</translation>
    </message>
    <message>
        <source>Both ♣Q must be declared, as a wedding or a solo.</source>
        <translation>Hay que declarar las dos ♣Q, como boda o como solo.</translation>
    </message>
    <message>
        <source>Score of a silent wedding</source>
        <translation>Puntos de una boda callada</translation>
    </message>
    <message>
        <source>Whether a silent wedding is scored like a solo or like a normal game.</source>
        <translation>Si una boda callada se puntúa como un solo o como un juego normal.</translation>
    </message>
    <message>
        <source>only when a silent wedding is possible</source>
        <translation>solo si es posible una boda callada</translation>
    </message>
    <message>
        <source>like a solo</source>
        <translation>como un solo</translation>
    </message>
    <message>
        <source>A silent wedding is scored like a solo.</source>
        <translation>Una boda callada se puntúa como un solo.</translation>
    </message>
    <message>
        <source>like a normal game</source>
        <translation>como un juego normal</translation>
    </message>
    <message>
        <source>A silent wedding is scored like a normal game, with extra points.</source>
        <translation>Una boda callada se puntúa como un juego normal, con puntos extra.</translation>
    </message>
    <message>
        <source>Poverty</source>
        <translation>Pobreza</translation>
    </message>
    <message>
        <source>A player with very few trumps may declare a poverty: throw the hand in, or offer the trumps to somebody who then becomes the partner.</source>
        <translation>Un jugador con muy pocos triunfos puede declarar pobreza: tirar las cartas, u ofrecer los triunfos a alguien que pasa a ser su compañero.</translation>
    </message>
    <message>
        <source>no poverty</source>
        <translation>sin pobreza</translation>
    </message>
    <message>
        <source>There is no poverty.</source>
        <translation>No hay pobreza.</translation>
    </message>
    <message>
        <source>the hand may be thrown in</source>
        <translation>se pueden tirar las cartas</translation>
    </message>
    <message>
        <source>A poor hand may be thrown in.</source>
        <translation>Con pobreza se pueden tirar las cartas.</translation>
    </message>
    <message>
        <source>trumps are offered to the others</source>
        <translation>los triunfos se ofrecen a los demás</translation>
    </message>
    <message>
        <source>A poor player offers the trumps round; whoever takes them becomes the partner.</source>
        <translation>En una pobreza los triunfos se ofrecen por turno; quien los toma pasa a ser compañero.</translation>
    </message>
    <message>
        <source>Trumps in a poverty</source>
        <translation>Triunfos en la pobreza</translation>
    </message>
    <message>
        <source>With at most this many trumps a hand is poor.</source>
        <translation>Con estos triunfos como máximo hay pobreza.</translation>
    </message>
    <message>
        <source>A hand with {n} trumps or fewer is poor.</source>
        <translation>Hay pobreza con {n} triunfos o menos.</translation>
    </message>
    <message>
        <source>Only a hand without any trump is poor.</source>
        <translation>Solo hay pobreza sin ningún triunfo.</translation>
    </message>
    <message>
        <source>A hand with one trump or none is poor.</source>
        <translation>Hay pobreza con un triunfo o ninguno.</translation>
    </message>
    <message>
        <source>Foxes in a poverty</source>
        <translation>Zorros en la pobreza</translation>
    </message>
    <message>
        <source>Whether ♦A, the foxes, count as trumps when a hand is judged poor.</source>
        <translation>Si los ♦A, los zorros, cuentan como triunfos al decidir si hay pobreza.</translation>
    </message>
    <message>
        <source>foxes count</source>
        <translation>los zorros cuentan</translation>
    </message>
    <message>
        <source>Foxes count as trumps in a poverty.</source>
        <translation>Los zorros cuentan como triunfos en la pobreza.</translation>
    </message>
    <message>
        <source>foxes do not count</source>
        <translation>los zorros no cuentan</translation>
    </message>
    <message>
        <source>Foxes are not counted when a hand is judged poor.</source>
        <translation>Los zorros no cuentan al decidir si hay pobreza.</translation>
    </message>
    <message>
        <source>a single fox does not count</source>
        <translation>un zorro suelto no cuenta</translation>
    </message>
    <message>
        <source>A single fox is not counted when a hand is judged poor; two are.</source>
        <translation>Un zorro suelto no cuenta al decidir si hay pobreza; dos sí.</translation>
    </message>
    <message>
        <source>Cards handed over</source>
        <translation>Cartas entregadas</translation>
    </message>
    <message>
        <source>How many cards the poor player hands over; all trumps are among them, and as many cards come back.</source>
        <translation>Cuántas cartas entrega el jugador pobre; entre ellas van todos los triunfos, y vuelven otras tantas.</translation>
    </message>
    <message>
        <source>three cards</source>
        <translation>tres cartas</translation>
    </message>
    <message>
        <source>The poor player hands over three cards, with all trumps among them.</source>
        <translation>El jugador pobre entrega tres cartas, con todos sus triunfos.</translation>
    </message>
    <message>
        <source>only the trumps</source>
        <translation>solo los triunfos</translation>
    </message>
    <message>
        <source>The poor player hands over only the trumps.</source>
        <translation>El jugador pobre entrega solo los triunfos.</translation>
    </message>
    <message>
        <source>Foxes on top</source>
        <translation>Zorros aparte</translation>
    </message>
    <message>
        <source>Whether foxes that were not counted are handed over on top of the other cards.</source>
        <translation>Si los zorros que no cuentan se entregan además de las otras cartas.</translation>
    </message>
    <message>
        <source>only when foxes do not count in a poverty</source>
        <translation>solo si los zorros no cuentan en la pobreza</translation>
    </message>
    <message>
        <source>Foxes are handed over on top of the other cards.</source>
        <translation>Los zorros se entregan además de las otras cartas.</translation>
    </message>
    <message>
        <source>Foxes are handed over like other trumps.</source>
        <translation>Los zorros se entregan como los demás triunfos.</translation>
    </message>
    <message>
        <source>Foxes handed over face up</source>
        <translation>Zorros entregados a la vista</translation>
    </message>
    <message>
        <source>Whether everybody sees the foxes that the poor player hands over.</source>
        <translation>Si todos ven los zorros que entrega el jugador pobre.</translation>
    </message>
    <message>
        <source>Foxes are handed over face up.</source>
        <translation>Los zorros se entregan a la vista.</translation>
    </message>
    <message>
        <source>All cards are handed over face down.</source>
        <translation>Todas las cartas se entregan tapadas.</translation>
    </message>
    <message>
        <source>Trumps that come back</source>
        <translation>Triunfos que vuelven</translation>
    </message>
    <message>
        <source>What the player who took the poverty must say about trumps among the cards handed back.</source>
        <translation>Qué debe decir quien tomó la pobreza sobre los triunfos entre las cartas devueltas.</translation>
    </message>
    <message>
        <source>Nothing is said about trumps that come back from a poverty.</source>
        <translation>No se dice nada de los triunfos que vuelven de una pobreza.</translation>
    </message>
    <message>
        <source>whether there are any</source>
        <translation>si hay alguno</translation>
    </message>
    <message>
        <source>Whoever takes a poverty says whether trumps come back.</source>
        <translation>Quien toma una pobreza dice si vuelven triunfos.</translation>
    </message>
    <message>
        <source>how many</source>
        <translation>cuántos</translation>
    </message>
    <message>
        <source>Whoever takes a poverty says how many trumps come back.</source>
        <translation>Quien toma una pobreza dice cuántos triunfos vuelven.</translation>
    </message>
    <message>
        <source>If nobody takes the poverty</source>
        <translation>Si nadie toma la pobreza</translation>
    </message>
    <message>
        <source>What happens when all three others refuse the poor player&apos;s cards.</source>
        <translation>Qué pasa si los otros tres rechazan las cartas del jugador pobre.</translation>
    </message>
    <message>
        <source>new cards</source>
        <translation>dar de nuevo</translation>
    </message>
    <message>
        <source>If nobody takes a poverty, the cards are dealt again.</source>
        <translation>Si nadie toma una pobreza, se da de nuevo.</translation>
    </message>
    <message>
        <source>the last one asked must take it</source>
        <translation>el último debe tomarla</translation>
    </message>
    <message>
        <source>The last one asked must take a poverty.</source>
        <translation>El último al que se pregunta debe tomar la pobreza.</translation>
    </message>
    <message>
        <source>play on with the black sow</source>
        <translation>seguir con la cerda negra</translation>
    </message>
    <message>
        <source>If nobody takes a poverty, the deal is played on with the black sow.</source>
        <translation>Si nadie toma una pobreza, la mano sigue con la cerda negra.</translation>
    </message>
    <message>
        <source>only with the black sow; without it the cards are dealt again</source>
        <translation>solo con la cerda negra; sin ella se da de nuevo</translation>
    </message>
    <message>
        <source>First card in a poverty</source>
        <translation>Primera carta en la pobreza</translation>
    </message>
    <message>
        <source>Who plays the first card after a poverty was taken.</source>
        <translation>Quién juega la primera carta cuando se ha tomado una pobreza.</translation>
    </message>
    <message>
        <source>In a poverty the player after the dealer leads, as always.</source>
        <translation>En una pobreza sale, como siempre, el jugador que sigue a quien da.</translation>
    </message>
    <message>
        <source>the player after the taker</source>
        <translation>el jugador que sigue a quien la toma</translation>
    </message>
    <message>
        <source>In a poverty the player after the one who took it leads.</source>
        <translation>En una pobreza sale el jugador que sigue a quien la tomó.</translation>
    </message>
    <message>
        <source>Two poor players</source>
        <translation>Dos jugadores pobres</translation>
    </message>
    <message>
        <source>What happens when two players declare a poverty in the same deal.</source>
        <translation>Qué pasa si dos jugadores declaran pobreza en la misma mano.</translation>
    </message>
    <message>
        <source>the first one&apos;s is played</source>
        <translation>se juega la primera</translation>
    </message>
    <message>
        <source>Of two poverties the one declared first is played.</source>
        <translation>De dos pobrezas se juega la declarada primero.</translation>
    </message>
    <message>
        <source>If two players are poor, the cards are dealt again.</source>
        <translation>Si dos jugadores son pobres, se da de nuevo.</translation>
    </message>
    <message>
        <source>Throwing in: one trump or none</source>
        <translation>Tirar las cartas: un triunfo o ninguno</translation>
    </message>
    <message>
        <source>Whether a hand with at most one trump may be thrown in, whatever else is said about poverty.</source>
        <translation>Si se pueden tirar las cartas con un triunfo como máximo, digan lo que digan las reglas de la pobreza.</translation>
    </message>
    <message>
        <source>A hand with one trump or none may be thrown in.</source>
        <translation>Con un triunfo o ninguno se pueden tirar las cartas.</translation>
    </message>
    <message>
        <source>Having one trump or none is no reason by itself to throw in a hand.</source>
        <translation>Tener un triunfo o ninguno no es por sí solo motivo para tirar las cartas.</translation>
    </message>
    <message>
        <source>Beating Re in a poverty</source>
        <translation>Ganar a Re en la pobreza</translation>
    </message>
    <message>
        <source>Whether the point for winning as Kontra counts when Re is the poor player and the partner.</source>
        <translation>Si el punto por ganar como Kontra cuenta cuando Re son el jugador pobre y su compañero.</translation>
    </message>
    <message>
        <source>Beating a poverty brings the point for beating Re.</source>
        <translation>Ganar a una pobreza da el punto por ganar a Re.</translation>
    </message>
    <message>
        <source>Beating a poverty does not bring the point for beating Re.</source>
        <translation>Ganar a una pobreza no da el punto por ganar a Re.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Estándar</translation>
    </message>
    <message>
        <source>The usual game with nines, poverty and eight deals; a good choice to start with.</source>
        <translation>El juego habitual, con nueves, pobreza y ocho manos; bueno para empezar.</translation>
    </message>
    <message>
        <source>Tournament (DDV)</source>
        <translation>Torneo (DDV)</translation>
    </message>
    <message>
        <source>The tournament rules of the German Doppelkopf association: 24 deals with one compulsory solo each, no poverty.</source>
        <translation>Las reglas de torneo de la federación alemana de Doppelkopf: 24 manos con un solo obligatorio por jugador, sin pobreza.</translation>
    </message>
    <message>
        <source>Long match</source>
        <translation>Partida larga</translation>
    </message>
    <message>
        <source>Like the standard game, but 24 deals and one compulsory solo for everybody.</source>
        <translation>Como el juego estándar, pero con 24 manos y un solo obligatorio por jugador.</translation>
    </message>
    <message>
        <source>Chilean, 40 cards</source>
        <translation>Chileno, 40 cartas</translation>
    </message>
    <message>
        <source>Without nines; instead of announcements the sides predict the result once both club queens are out.</source>
        <translation>Sin nueves; en vez de anunciar, los bandos pronostican el resultado cuando han salido las dos damas de tréboles, las «Re Damas».</translation>
    </message>
    <message>
        <source>Swiss family game, 40 cards</source>
        <translation>Familiar suizo, 40 cartas</translation>
    </message>
    <message>
        <source>Without nines, few solos, and only the winners write points.</source>
        <translation>Sin nueves, pocos solos, y solo los ganadores apuntan puntos.</translation>
    </message>
    <message>
        <source>Pub table</source>
        <translation>Mesa de bar</translation>
    </message>
    <message>
        <source>A lively round: pigs, throwing in, bock rounds, and Re and Kontra double the game.</source>
        <translation>Una mesa animada: cerditos, cartas tiradas, rondas Bock, y Re y Kontra doblan el juego.</translation>
    </message>
    <message>
        <source>both ♦K cannot choose a new partner and be super or hyper pigs as well</source>
        <translation>los dos ♦K no pueden servir a la vez para elegir compañero y como supercerditos o hipercerditos</translation>
    </message>
    <message>
        <source>{owed} compulsory solos do not fit into {deals} deals</source>
        <translation>{owed} solos obligatorios no caben en {deals} manos</translation>
    </message>
    <message>
        <source>{wanted} particular compulsory solos are asked for, but everybody plays only {solos}</source>
        <translation>se piden {wanted} solos obligatorios concretos, pero cada uno juega solo {solos}</translation>
    </message>
    <message>
        <source>compulsory suit solos are asked for, but no suit solo is offered</source>
        <translation>se piden solos de palo obligatorios, pero no se ofrece ninguno</translation>
    </message>
    <message>
        <source>compulsory picture solos are asked for, but no picture solo is offered</source>
        <translation>se piden solos de figuras obligatorios, pero no se ofrece ninguno</translation>
    </message>
    <message>
        <source>with plus and minus points a soloist settles with three opponents, so the factor is always 3</source>
        <translation>con puntos a favor y en contra el solista ajusta cuentas con tres rivales, así que el factor siempre es 3</translation>
    </message>
    <message>
        <source>there are weddings, but no way to find the partner</source>
        <translation>hay bodas, pero ninguna forma de encontrar compañero</translation>
    </message>
    <message>
        <source>a deal has only {tricks} tricks</source>
        <translation>una mano tiene solo {tricks} bazas</translation>
    </message>
    <message>
        <source>a higher step cannot have an earlier deadline than a lower one</source>
        <translation>un nivel más alto no puede tener un plazo anterior al de uno más bajo</translation>
    </message>
    <message>
        <source>nobody ever holds more than {hand} cards, so nothing could be announced</source>
        <translation>nadie tiene nunca más de {hand} cartas, así que no se podría anunciar nada</translation>
    </message>
    <message>
        <source>plus and minus points always add up to 0, so the pot would never be empty</source>
        <translation>los puntos a favor y en contra siempre suman 0, así que el bote nunca se vaciaría</translation>
    </message>
    <message>
        <source>with {deals} deals not everybody at a table of {size} deals equally often</source>
        <translation>con {deals} manos no todos dan las mismas veces en una mesa de {size}</translation>
    </message>
    <message>
        <source>there is no such option</source>
        <translation>no existe esa opción</translation>
    </message>
    <message>
        <source>{given} is not a possible value</source>
        <translation>{given} no es un valor posible</translation>
    </message>
    <message>
        <source>there is no preset {given}</source>
        <translation>no existe la plantilla {given}</translation>
    </message>
    <message>
        <source>{given} does not fit</source>
        <translation>{given} no encaja</translation>
    </message>
    <message>
        <source>{given} is out of range</source>
        <translation>{given} está fuera de los límites</translation>
    </message>
    <message>
        <source>{given} is listed twice</source>
        <translation>{given} aparece dos veces</translation>
    </message>
    <message>
        <source>{given} numbers instead of {expected}</source>
        <translation>{given} números en vez de {expected}</translation>
    </message>
    <message>
        <source>{given} is not a mapping of options</source>
        <translation>{given} no es una lista de opciones con valores</translation>
    </message>
    <message>
        <source>{given} is not a rule code</source>
        <translation>{given} no es un código de reglas</translation>
    </message>
    <message>
        <source>{given} has a typing mistake</source>
        <translation>{given} tiene un error al teclear</translation>
    </message>
    <message>
        <source>{given} was made by a newer version of the program</source>
        <translation>{given} es de una versión más nueva del programa</translation>
    </message>
    <message>
        <source>nothing of this name belongs here</source>
        <translation>aquí no va nada con ese nombre</translation>
    </message>
    <message>
        <source>did you mean</source>
        <translation>quizá</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>nothing at all</source>
        <translation>nada de nada</translation>
    </message>
    <message>
        <source>all equal</source>
        <translation>todos iguales</translation>
    </message>
    <message>
        <source>usual order</source>
        <translation>orden habitual</translation>
    </message>
    <message>
        <source>any solo</source>
        <translation>cualquier solo</translation>
    </message>
    <message>
        <source>suit solos: {suit}, picture solos: {picture}</source>
        <translation>solos de palo: {suit}, solos de figuras: {picture}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>Cards you must still hold to announce: {list}.</source>
        <translation>Cartas que aún debes tener para anunciar: {list}.</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>{n} for {what}</source>
        <translation>{n} para {what}</translation>
    </message>
    <message>
        <source>A hand may be thrown in with: {list}.</source>
        <translation>Se pueden tirar las cartas con: {list}.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz count {n} points each.</source>
        <translation>Menos de 90, menos de 60, menos de 30 y capote cuentan {n} puntos cada uno.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz count 1 point each.</source>
        <translation>Menos de 90, menos de 60, menos de 30 y capote cuentan 1 punto cada uno.</translation>
    </message>
    <message>
        <source>Points beyond winning: {list}.</source>
        <translation>Puntos además de ganar: {list}.</translation>
    </message>
    <message>
        <source>Under 90, under 60, under 30 and schwarz bring no points.</source>
        <translation>Menos de 90, menos de 60, menos de 30 y capote no dan puntos.</translation>
    </message>
    <message>
        <source>Whoever takes a first trick worth at least {points} must announce Re or Kontra.</source>
        <extracomment>Compulsory announcement by measure, comparison and whether only one trick is watched.</extracomment>
        <translation>Quien se lleva una primera baza de al menos {points} tantos tiene que anunciar Re o Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a first trick worth more than {points} must announce Re or Kontra.</source>
        <translation>Quien se lleva una primera baza de más de {points} tantos tiene que anunciar Re o Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a trick worth at least {points} among the first {tricks} must announce Re or Kontra.</source>
        <translation>Quien se lleva una baza de al menos {points} tantos entre las primeras {tricks} tiene que anunciar Re o Kontra.</translation>
    </message>
    <message>
        <source>Whoever takes a trick worth more than {points} among the first {tricks} must announce Re or Kontra.</source>
        <translation>Quien se lleva una baza de más de {points} tantos entre las primeras {tricks} tiene que anunciar Re o Kontra.</translation>
    </message>
    <message>
        <source>Whoever has at least {points} card points within the first {tricks} tricks must announce Re or Kontra.</source>
        <translation>Quien tiene al menos {points} tantos en las primeras {tricks} bazas tiene que anunciar Re o Kontra.</translation>
    </message>
    <message>
        <source>Whoever has more than {points} card points within the first {tricks} tricks must announce Re or Kontra.</source>
        <translation>Quien tiene más de {points} tantos en las primeras {tricks} bazas tiene que anunciar Re o Kontra.</translation>
    </message>
    <message>
        <source>After {list} the next deal counts double (bock).</source>
        <extracomment>Bock by its effect (twice, n times, points added) and whether it lasts a single deal.</extracomment>
        <translation>Tras {list}, la mano siguiente cuenta doble (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count double (bock).</source>
        <translation>Tras {list}, las {n} manos siguientes cuentan doble (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next deal counts {factor} times (bock).</source>
        <translation>Tras {list}, la mano siguiente cuenta {factor} veces (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count {factor} times (bock).</source>
        <translation>Tras {list}, las {n} manos siguientes cuentan {factor} veces (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next deal counts {factor} points more (bock).</source>
        <translation>Tras {list}, la mano siguiente cuenta {factor} puntos más (Bock).</translation>
    </message>
    <message>
        <source>After {list} the next {n} deals count {factor} points more (bock).</source>
        <translation>Tras {list}, las {n} manos siguientes cuentan {factor} puntos más (Bock).</translation>
    </message>
    <message>
        <source>an aid of the program, not a rule</source>
        <extracomment>What FreeDoko plays without having a switch for it, beyond the tournament rules.</extracomment>
        <translation>una ayuda del programa, no una regla</translation>
    </message>
    <message>
        <source>a deal is always played by four</source>
        <translation>una mano la juegan siempre cuatro</translation>
    </message>
    <message>
        <source>a match ends either after its deals or with the pot; its deals were taken</source>
        <translation>una partida acaba con sus manos o con el bote; se tomaron las manos</translation>
    </message>
    <message>
        <source>plus and minus points always add up to 0, so there is no pot</source>
        <translation>los puntos a favor y en contra siempre suman 0, así que no hay bote</translation>
    </message>
    <message>
        <source>compulsory solos need a match with a fixed number of deals</source>
        <translation>los solos obligatorios exigen una partida con un número fijo de manos</translation>
    </message>
    <message>
        <source>without effect there, because of other switches</source>
        <translation>allí sin efecto, por otros ajustes</translation>
    </message>
    <message>
        <source>taken in part: there the duty also ends when the other side has announced</source>
        <translation>tomado en parte: allí la obligación acaba también cuando el otro bando ha anunciado</translation>
    </message>
    <message>
        <source>a hand without nines never has so many cards; the first card became the deadline</source>
        <translation>sin nueves nadie tiene nunca tantas cartas; el plazo pasa a ser la primera carta</translation>
    </message>
    <message>
        <source>not possible here; the nearest number was taken</source>
        <translation>aquí no es posible; se tomó el número más cercano</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>the file cannot be read ({cause})</source>
        <translation>el archivo no se puede leer ({cause})</translation>
    </message>
    <message>
        <source>this is no YAML text ({cause})</source>
        <translation>esto no es un texto YAML ({cause})</translation>
    </message>
    <message>
        <source>this is no rule file; its first entry is missing</source>
        <translation>esto no es un archivo de reglas; falta su primera entrada</translation>
    </message>
    <message>
        <source>this file has format {given}, this program knows formats up to {known}</source>
        <translation>este archivo tiene el formato {given}; el programa conoce hasta el {known}</translation>
    </message>
    <message>
        <source>{given} is no name</source>
        <translation>{given} no es un nombre</translation>
    </message>
    <message>
        <source>this stands here a second time</source>
        <translation>esto aparece aquí por segunda vez</translation>
    </message>
    <message>
        <source>this is no preset, no profile, no file and no code</source>
        <translation>esto no es plantilla, ni perfil, ni archivo, ni código</translation>
    </message>
    <message>
        <source>there is no profile of this name</source>
        <translation>no existe ningún perfil con ese nombre</translation>
    </message>
    <message>
        <source>a profile needs a name</source>
        <translation>un perfil necesita un nombre</translation>
    </message>
    <message>
        <source>there already is a profile of this name</source>
        <translation>ya existe un perfil con ese nombre</translation>
    </message>
    <message>
        <source>this is the name of a preset</source>
        <translation>así se llama una plantilla</translation>
    </message>
    <message>
        <source>a newer version of the program wrote this file, so it is left as it is</source>
        <translation>una versión más nueva del programa escribió este archivo, así que queda como está</translation>
    </message>
    <message>
        <source>this line says nothing of the form NAME = VALUE</source>
        <translation>esta línea no tiene la forma NOMBRE = VALOR</translation>
    </message>
    <message>
        <source>this is no rule file of FreeDoko</source>
        <translation>esto no es un archivo de reglas de FreeDoko</translation>
    </message>
    <message>
        <source>FreeDoko has no such rule</source>
        <translation>FreeDoko no tiene esa regla</translation>
    </message>
    <message>
        <source>line {n}</source>
        <translation>línea {n}</translation>
    </message>
</context>
<context>
    <name>RulesCompare</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The next matches are played by these rules.</source>
        <extracomment>Both ways that people know, whatever the system prefers. From this width on, in heights of a line, the foot of the page has one line. Under this height everything that can be done without makes room for the rules.</extracomment>
        <translation>Las próximas partidas se juegan con estas reglas.</translation>
    </message>
    <message>
        <source>These rules cannot be played yet: {reason}</source>
        <translation>Con estas reglas aún no se puede jugar: {reason}</translation>
    </message>
    <message>
        <source>after “{preset}”</source>
        <translation>según «{preset}»</translation>
    </message>
    <message>
        <source>nothing changed</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>In plain words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Presets and profiles</source>
        <translation>Plantillas y perfiles</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Pass on</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Parte de la página</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>A change applies from the next match; the one being played stays as it is.</source>
        <translation>Un cambio vale desde la próxima partida; la que está en juego queda como está.</translation>
    </message>
    <message>
        <source>Save as profile…</source>
        <translation>Guardar como perfil…</translation>
    </message>
    <message>
        <source>Use for the next matches</source>
        <translation>Usar en las próximas partidas</translation>
    </message>
    <message>
        <source>Start a new match with these rules</source>
        <translation>Empezar una partida con estas reglas</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>{mark} differs from “{preset}”.</source>
        <translation>{mark} distinto de «{preset}».</translation>
    </message>
    <message>
        <source>Exactly like “{preset}”.</source>
        <translation>Exactamente como «{preset}».</translation>
    </message>
    <message>
        <source>{legend} Click on a sentence to change it.</source>
        <translation>{legend} Haz clic en una frase para cambiarla.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Change: {group}</source>
        <translation>Cambiar: {group}</translation>
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
        <translation>N.º</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Anuncios</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>{game} (compulsory)</source>
        <translation>{game} (obligatorio)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
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
            <numerusform>antes, %n tirada</numerusform>
            <numerusform>antes, %n tiradas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: sat out, total {total}</source>
        <translation>{name}: descansó, total {total}</translation>
    </message>
    <message>
        <source>{name}: {score}, total {total}</source>
        <translation>{name}: {score}, total {total}</translation>
    </message>
    <message>
        <source>{side} alone</source>
        <translation>{side} en solitario</translation>
    </message>
    <message>
        <source>{name}, {side}: {score}, total {total}</source>
        <translation>{name}, {side}: {score}, total {total}</translation>
    </message>
</context>
<context>
    <name>ScoresDialog</name>
    <message>
        <source>Correct the points</source>
        <extracomment>Below all scores: the person sat out.</extracomment>
        <translation>Corregir los puntos</translation>
    </message>
    <message>
        <source>Points of this deal</source>
        <translation>Puntos de esta mano</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corregir</translation>
    </message>
    <message>
        <source>Together: {total}</source>
        <translation>En total: {total}</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You (south)</source>
        <translation>Tú (sur)</translation>
    </message>
    <message>
        <source>On your left (west)</source>
        <translation>A tu izquierda (oeste)</translation>
    </message>
    <message>
        <source>Opposite (north)</source>
        <translation>Enfrente (norte)</translation>
    </message>
    <message>
        <source>On your right (east)</source>
        <translation>A tu derecha (este)</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>D</source>
        <extracomment>How many painted plates are kept: twice those of a trick, with and without the turn.</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>your seat</source>
        <extracomment>Announcements of which a later one includes those before it.</extracomment>
        <translation>tu sitio</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>da</translation>
    </message>
    <message>
        <source>leads to this trick</source>
        <translation>sale en esta baza</translation>
    </message>
    <message>
        <source>{call} (no longer valid)</source>
        <translation>{call} (ya no vale)</translation>
    </message>
    <message>
        <source>{tricks}, {points} points</source>
        <translation>{tricks}, {points} tantos</translation>
    </message>
    <message>
        <source>speaks first</source>
        <translation>habla primero</translation>
    </message>
    <message>
        <source>{party}!</source>
        <translation>¡{party}!</translation>
    </message>
    <message>
        <source>Genscher</source>
        <translation>Genscher</translation>
    </message>
    <message>
        <source>compulsory</source>
        <translation>obligatorio</translation>
    </message>
</context>
<context>
    <name>SetEditor</name>
    <message>
        <source>All</source>
        <extracomment>With more members than this a set has buttons for all and for none.</extracomment>
        <translation>Todos</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
</context>
<context>
    <name>ShareView</name>
    <message>
        <source>The code of these rules</source>
        <translation>El código de estas reglas</translation>
    </message>
    <message>
        <source>Read it out, send it or let it be photographed: whoever types it into this page plays by the same rules.</source>
        <translation>Léelo en voz alta, envíalo o deja que lo fotografíen: quien lo escriba en esta página juega con las mismas reglas.</translation>
    </message>
    <message>
        <source>Code of these rules</source>
        <translation>Código de estas reglas</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copiar el código</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <translation>Copiar la imagen</translation>
    </message>
    <message>
        <source>QR picture of the code</source>
        <translation>Imagen QR del código</translation>
    </message>
    <message>
        <source>The picture holds the code as text.</source>
        <translation>La imagen contiene el código como texto.</translation>
    </message>
    <message>
        <source>Use somebody else&apos;s code</source>
        <translation>Usar el código de otra persona</translation>
    </message>
    <message>
        <source>Type or paste a code, such as K-5Q2M</source>
        <translation>Escribe o pega un código, como K-5Q2M</translation>
    </message>
    <message>
        <source>Code to use</source>
        <translation>Código que usar</translation>
    </message>
    <message>
        <source>Show these rules</source>
        <translation>Mostrar estas reglas</translation>
    </message>
    <message>
        <source>The code is in the clipboard.</source>
        <translation>El código está en el portapapeles.</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>{preset}, {changes}</source>
        <translation>{preset}, {changes}</translation>
    </message>
    <message>
        <source>This code stands for: {rules}.</source>
        <translation>Este código significa: {rules}.</translation>
    </message>
</context>
<context>
    <name>SheetArea</name>
    <message>
        <source>Import a score sheet</source>
        <translation>Importar una hoja de puntos</translation>
    </message>
    <message>
        <source>Score sheets and records (*.csv *.tsv *.txt *.doko *.json);;All files (*)</source>
        <translation>Hojas de puntos y registros (*.csv *.tsv *.txt *.doko *.json);;Todos los archivos (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) taken into the history.</source>
        <translation>
            <numerusform>%n partida añadida a las anteriores.</numerusform>
            <numerusform>%n partidas añadidas a las anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of {file} was taken in: {reason}</source>
        <translation>No se importó nada de {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} holds no finished deal.</source>
        <translation>{file} no contiene ninguna mano terminada.</translation>
    </message>
    <message>
        <source>Save a fault report</source>
        <translation>Guardar un informe de error</translation>
    </message>
    <message>
        <source>Doppelkopf records (*.doko)</source>
        <translation>Registros de Doppelkopf (*.doko)</translation>
    </message>
    <message>
        <source>The report is in {file}. It holds the deals of this match, the rules and what happened last, but no names. dokodesk can open it.</source>
        <translation>El informe está en {file}. Contiene las manos de esta partida, las reglas y lo último que pasó, pero ningún nombre. dokodesk puede abrirlo.</translation>
    </message>
</context>
<context>
    <name>SheetDialog</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>SheetLine</name>
    <message>
        <source>{rule} (changed)</source>
        <extracomment>From this width on, in heights of a line, the sheet has two columns.</extracomment>
        <translation>{rule} (cambiada)</translation>
    </message>
    <message>
        <source>Change this</source>
        <translation>Cambiar esto</translation>
    </message>
</context>
<context>
    <name>SheetLoader</name>
    <message>
        <source>The matches are being read.</source>
        <extracomment>Fewer matches are there before anybody could read a message about it.</extracomment>
        <translation>Se están leyendo las partidas.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>Score sheet</source>
        <extracomment>So many rows are always in sight.</extracomment>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>counted: {way}</source>
        <translation>recuento: {way}</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Volver a la mesa</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Review this match</source>
        <translation>Repasar esta partida</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>One point costs</source>
        <translation>Un punto cuesta</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Newest deal on top</source>
        <translation>La mano más nueva arriba</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>● played with Re, bold played alone. Each cell: points of the deal, then the total. Enter or a double click shows a deal in full.</source>
        <translation>● jugó con Re; en negrita, en solitario. Cada casilla: puntos de la mano y luego el total. Intro o doble clic muestra una mano entera.</translation>
    </message>
    <message>
        <source>No match is being played.</source>
        <translation>No hay ninguna partida en juego.</translation>
    </message>
    <message>
        <source>Nothing to see yet: the first deal is being played.</source>
        <translation>Aún no hay nada que ver: se está jugando la primera mano.</translation>
    </message>
    <message>
        <source>No deal has been written down yet.</source>
        <translation>Aún no se ha anotado ninguna mano.</translation>
    </message>
    <message>
        <source>Place {place}: {name}, {total}</source>
        <translation>Puesto {place}: {name}, {total}</translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n deal(s) written down</source>
        <translation>
            <numerusform>%n mano anotada</numerusform>
            <numerusform>%n manos anotadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{written} of {planned} deals</source>
        <translation>{written} de {planned} manos</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Mano {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {planned}</source>
        <translation>Mano {number} de {planned}</translation>
    </message>
    <message>
        <source>Extra deal for a solo that is still owed</source>
        <translation>Mano extra por un solo que aún se debe</translation>
    </message>
    <message>
        <source>{deal}: the last deal</source>
        <translation>{deal}: la última mano</translation>
    </message>
    <message>
        <source>{payer} pays {receiver} {amount}</source>
        <translation>{payer} paga {amount} a {receiver}</translation>
    </message>
</context>
<context>
    <name>SheetWriter</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>The deals in full</source>
        <translation>Las manos en detalle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Value of the game</source>
        <translation>Valor del juego</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>● played with Re, bold played alone. Each cell: points of the deal, then the total.</source>
        <translation>● jugó con Re; en negrita, en solitario. Cada casilla: puntos de la mano y luego el total.</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Page {page}</source>
        <translation>Página {page}</translation>
    </message>
    <message>
        <source>Written by dokodesk {version}</source>
        <translation>Escrito por dokodesk {version}</translation>
    </message>
    <message>
        <source>Running totals</source>
        <translation>Totales mano a mano</translation>
    </message>
    <message>
        <source>Begun: {day}</source>
        <translation>Empezada: {day}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Reglas: {rules}</translation>
    </message>
    <message>
        <source>Counted: {way}</source>
        <translation>Recuento: {way}</translation>
    </message>
    <message>
        <source>Deal {number}: {game}</source>
        <translation>Mano {number}: {game}</translation>
    </message>
</context>
<context>
    <name>ShelfView</name>
    <message>
        <source>Saved as “{name}”.</source>
        <translation>Guardado como «{name}».</translation>
    </message>
    <message>
        <source>My table</source>
        <translation>Mi mesa</translation>
    </message>
    <message>
        <source>Name of the new profile</source>
        <translation>Nombre del nuevo perfil</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importar reglas</translation>
    </message>
    <message>
        <source>Rule files, also of FreeDoko (*.yaml *.yml *.txt *.rules rules)</source>
        <translation>Archivos de reglas, también de FreeDoko (*.yaml *.yml *.txt *.rules rules)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Imported as “{name}”.</source>
        <translation>Importado como «{name}».</translation>
    </message>
    <message>
        <source>New name of “{name}”</source>
        <translation>Nuevo nombre de «{name}»</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Delete the profile “{name}”? It cannot be brought back.</source>
        <translation>¿Eliminar el perfil «{name}»? No se puede recuperar.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportar reglas</translation>
    </message>
    <message>
        <source>Rule files (*.yaml)</source>
        <translation>Archivos de reglas (*.yaml)</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Escrito en {file}.</translation>
    </message>
    <message>
        <source>Presets and profiles</source>
        <translation>Plantillas y perfiles</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open what can be read</source>
        <translation>Abrir lo que se pueda leer</translation>
    </message>
    <message>
        <source>not a profile yet</source>
        <translation>aún sin perfil</translation>
    </message>
    <message>
        <source>The rules on this page: {name}</source>
        <translation>Las reglas de esta página: {name}</translation>
    </message>
    <message>
        <source>{rules}, with changes that are not saved</source>
        <translation>{rules}, con cambios sin guardar</translation>
    </message>
    <message>
        <source>Exactly like “{preset}”.</source>
        <translation>Exactamente como «{preset}».</translation>
    </message>
    <message>
        <source>Like “{preset}”, {changes}.</source>
        <translation>Como «{preset}», {changes}.</translation>
    </message>
    <message>
        <source>A preset of the program.</source>
        <translation>Una plantilla del programa.</translation>
    </message>
    <message>
        <source>Something is wrong with {file}:</source>
        <translation>Hay un problema con {file}:</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>This is no key.</source>
        <extracomment>Always theirs: playing and giving up, and going from part to part.</extracomment>
        <translation>Eso no es una tecla.</translation>
    </message>
    <message>
        <source>This key always plays, gives up or moves on.</source>
        <translation>Esta tecla siempre juega, cancela o sigue adelante.</translation>
    </message>
    <message>
        <source>Letters and digits alone begin the name of a card.</source>
        <translation>Con letras y cifras sueltas se escribe el nombre de una carta.</translation>
    </message>
    <message>
        <source>Something else has this key already.</source>
        <translation>Esta tecla ya está ocupada.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>All keys as usual</source>
        <translation>Restablecer todas</translation>
    </message>
    <message>
        <source>Take it all the same</source>
        <translation>Usarla igualmente</translation>
    </message>
    <message>
        <source>Press one of the keys below to choose another. Del takes it away, Esc keeps it.</source>
        <translation>Pulsa una de las teclas de abajo para elegir otra. Supr la quita, Esc la conserva.</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>{thing}: the usual key</source>
        <translation>{thing}: la tecla habitual</translation>
    </message>
    <message>
        <source>{key} already does this: {thing}</source>
        <translation>{key} ya sirve para: {thing}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>New deal.</source>
        <translation>Nueva mano.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Das tú.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Da {name}.</translation>
    </message>
    <message>
        <source>Bock, times {factor}.</source>
        <translation>Bock, por {factor}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Tus cartas: {cards}.</translation>
    </message>
    <message>
        <source>It would be your trick.</source>
        <translation>La baza sería tuya.</translation>
    </message>
    <message>
        <source>It would be {name}&apos;s trick.</source>
        <translation>La baza sería de {name}.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>You knock on the table.</source>
        <translation>Golpeas la mesa.</translation>
    </message>
    <message>
        <source>{name} knocks on the table.</source>
        <translation>{name} golpea la mesa.</translation>
    </message>
    <message>
        <source>You announce {call}.</source>
        <translation>Anuncias {call}.</translation>
    </message>
    <message>
        <source>{name} announces {call}.</source>
        <translation>{name} anuncia {call}.</translation>
    </message>
    <message>
        <source>{name}: {words}.</source>
        <translation>{name}: {words}.</translation>
    </message>
    <message>
        <source>The game: {contract}.</source>
        <translation>Se juega: {contract}.</translation>
    </message>
    <message>
        <source>Normal game.</source>
        <translation>Juego normal.</translation>
    </message>
    <message>
        <source>You stand alone.</source>
        <translation>Juegas en solitario.</translation>
    </message>
    <message>
        <source>{name} stands alone.</source>
        <translation>{name} juega en solitario.</translation>
    </message>
    <message>
        <source>{taker} takes the poverty of {poor}.</source>
        <translation>{taker} toma la pobreza de {poor}.</translation>
    </message>
    <message>
        <source>No trumps came back.</source>
        <translation>No volvió ningún triunfo.</translation>
    </message>
    <message>
        <source>Trumps came back.</source>
        <translation>Volvieron triunfos.</translation>
    </message>
    <message>
        <source>You must announce now.</source>
        <translation>Tienes que anunciar ahora.</translation>
    </message>
    <message>
        <source>{name} must announce.</source>
        <translation>{name} tiene que anunciar.</translation>
    </message>
    <message>
        <source>{name} belongs to {party}.</source>
        <translation>{name} es de {party}.</translation>
    </message>
    <message>
        <source>The deal does not count.</source>
        <translation>La mano no cuenta.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>No partner was found.</source>
        <translation>No se encontró compañero.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Tú haces de compañero.</translation>
    </message>
    <message>
        <source>{name} is the partner.</source>
        <translation>{name} es el compañero.</translation>
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
        <translation>Una mesa, cuatro jugadores, dos bandos, y nadie dice cuál es el suyo.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Jugar una partida</translation>
    </message>
    <message>
        <source>Choose rules and players…</source>
        <translation>Elegir reglas y jugadores…</translation>
    </message>
    <message>
        <source>Names, rules, number of deals and how strong the others are.</source>
        <translation>Nombres, reglas, número de manos y la fuerza de los demás.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Both {card} in one hand</source>
        <translation>Dos {card} en una mano</translation>
    </message>
    <message>
        <source>Both foxes in one hand</source>
        <translation>Los dos zorros en una mano</translation>
    </message>
    <message>
        <source>Five nines or more</source>
        <translation>Cinco nueves o más</translation>
    </message>
    <message>
        <source>Five kings or more</source>
        <translation>Cinco reyes o más</translation>
    </message>
    <message>
        <source>Three trumps or fewer</source>
        <translation>Tres triunfos o menos</translation>
    </message>
    <message>
        <source>Ten trumps or more</source>
        <translation>Diez triunfos o más</translation>
    </message>
    <message>
        <source>No ace outside trumps</source>
        <translation>Ningún as fuera de triunfo</translation>
    </message>
    <message>
        <source>Three such aces or more</source>
        <translation>Tres de esos ases o más</translation>
    </message>
    <message>
        <source>no deals yet</source>
        <translation>aún sin manos</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>como se espera</translation>
    </message>
    <message>
        <source>within what chance allows</source>
        <translation>dentro del azar</translation>
    </message>
    <message>
        <source>rare, but possible</source>
        <translation>raro, pero posible</translation>
    </message>
    <message>
        <source>hardly chance</source>
        <translation>difícilmente azar</translation>
    </message>
    <message>
        <source>As soon as some deals are played, this says whether the dealing is fair.</source>
        <translation>En cuanto se jueguen algunas manos, aquí se dirá si el reparto es justo.</translation>
    </message>
    <message>
        <source>All together: just what fair dealing gives.</source>
        <translation>En conjunto: justo lo que da un reparto justo.</translation>
    </message>
    <message>
        <source>All together: within what chance allows.</source>
        <translation>En conjunto: dentro de lo que permite el azar.</translation>
    </message>
    <message>
        <source>All together: an unusual run, but one that fair dealing gives now and then.</source>
        <translation>En conjunto: una racha poco común, pero de las que un reparto justo da de vez en cuando.</translation>
    </message>
    <message>
        <source>All together: fair dealing hardly ever gives this. Were these deals chosen or put together by hand?</source>
        <translation>En conjunto: un reparto justo casi nunca da esto. ¿Se eligieron estas manos o se prepararon a propósito?</translation>
    </message>
    <message>
        <source>{mean} · {deals} · {won} % won</source>
        <translation>{mean} · {deals} · {won} % ganado</translation>
    </message>
    <message>
        <source>{part} % ({hits} of {cases})</source>
        <translation>{part} % ({hits} de {cases})</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>primer puesto</translation>
    </message>
    <message>
        <source>dealer or last seat</source>
        <translation>quien da o último puesto</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>puesto {number}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Announced</source>
        <translation>Anunciado</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>from %</source>
        <translation>de %</translation>
    </message>
    <message>
        <source>to %</source>
        <translation>a %</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solitario</translation>
    </message>
    <message>
        <source>no side</source>
        <translation>sin bando</translation>
    </message>
    <message>
        <source>{game}, alone</source>
        <translation>{game}, en solitario</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>per deal</source>
        <translation>por mano</translation>
    </message>
    <message>
        <source>won %</source>
        <translation>% ganado</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Choose other deals</source>
        <translation>Elegir otras manos</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>{deals} out of a selection</source>
        <translation>{deals} de una selección</translation>
    </message>
    <message>
        <source>{deals} in all</source>
        <translation>{deals} en total</translation>
    </message>
    <message>
        <source>Points of</source>
        <translation>Puntos de</translation>
    </message>
    <message>
        <source>± is the range in which the true average lies in 95 of 100 cases. With few deals it is wide.</source>
        <translation>± es el margen en que está la media verdadera en 95 de cada 100 casos. Con pocas manos es ancho.</translation>
    </message>
    <message>
        <source>No deals yet.</source>
        <translation>Aún no hay manos.</translation>
    </message>
    <message>
        <source>{total} points, {figure}</source>
        <translation>Puntos: {total}; {figure}</translation>
    </message>
    <message>
        <source>Sum of the points from deal to deal</source>
        <translation>Suma de los puntos de mano en mano</translation>
    </message>
    <message>
        <source>Points per deal, compared</source>
        <translation>Puntos por mano, comparados</translation>
    </message>
    <message>
        <source>Where two ranges overlap widely, the difference may well be chance.</source>
        <translation>Si dos márgenes se solapan mucho, la diferencia bien puede ser azar.</translation>
    </message>
    <message>
        <source>Did announcements come true?</source>
        <translation>¿Se cumplieron los anuncios?</translation>
    </message>
    <message>
        <source>How often the side that announced won, by its highest announcement.</source>
        <translation>Cuántas veces ganó el bando que anunció, según su anuncio más alto.</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Por bando</translation>
    </message>
    <message>
        <source>By the own announcement</source>
        <translation>Por anuncio propio</translation>
    </message>
    <message>
        <source>By seat</source>
        <translation>Por puesto</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By how the others play</source>
        <translation>Por cómo juegan los demás</translation>
    </message>
    <message>
        <source>The own side</source>
        <translation>El bando propio</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>El otro bando</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Guardar como CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
</context>
<context>
    <name>StoredMatchPage</name>
    <message>
        <source>Review this match</source>
        <translation>Repasar esta partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Match of {date}</source>
        <translation>Partida del {date}</translation>
    </message>
    <message>
        <source>{names}, by the rules {rules}</source>
        <translation>{names}, con las reglas {rules}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>You are looking for a partner</source>
        <extracomment>The own hand as the person has laid it in this deal; empty while it is sorted. Whose hands lie open besides the own one; ``None`` for all that a view knows. Told when the table waits for a click to go on, and when it no longer does. Told what is to be heard, by the names of ``assets.sounds``, when it is seen.</extracomment>
        <translation>Buscas compañero</translation>
    </message>
    <message>
        <source>You offer trumps</source>
        <translation>Ofreces triunfos</translation>
    </message>
    <message>
        <source>{name} is looking for a partner</source>
        <translation>{name} busca compañero</translation>
    </message>
    <message>
        <source>{name} offers trumps</source>
        <translation>{name} ofrece triunfos</translation>
    </message>
    <message>
        <source>You play your compulsory solo</source>
        <translation>Juegas tu solo obligatorio</translation>
    </message>
    <message>
        <source>{name} plays a compulsory solo</source>
        <translation>{name} juega un solo obligatorio</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Juegas en solitario</translation>
    </message>
    <message>
        <source>{name} plays alone</source>
        <translation>{name} juega en solitario</translation>
    </message>
    <message>
        <source>You found no partner and play alone</source>
        <translation>No encontraste compañero y juegas en solitario</translation>
    </message>
    <message>
        <source>{bride} found no partner and plays alone</source>
        <translation>{bride} no encontró compañero y juega en solitario</translation>
    </message>
    <message>
        <source>You play together with {other}</source>
        <translation>Juegas con {other}</translation>
    </message>
    <message>
        <source>{bride} and {partner} play together</source>
        <translation>{bride} y {partner} juegan juntos</translation>
    </message>
    <message>
        <source>You stand alone</source>
        <translation>Te quedas en solitario</translation>
    </message>
    <message>
        <source>{name} stands alone</source>
        <translation>{name} se queda en solitario</translation>
    </message>
    <message>
        <source>With trumps</source>
        <translation>Con triunfos</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Sin triunfos</translation>
    </message>
    <message>
        <source>The deal does not count</source>
        <translation>La mano no cuenta</translation>
    </message>
    <message>
        <source>Nobody takes the poverty</source>
        <translation>Nadie toma la pobreza</translation>
    </message>
    <message>
        <source>The cards are thrown in</source>
        <translation>Se tiran las cartas</translation>
    </message>
</context>
<context>
    <name>TableKeys</name>
    <message>
        <source>previous card that may be played</source>
        <extracomment>Headings with the keys for what can be done. Things to do at the table: name, words, usual keys.</extracomment>
        <translation>carta permitida anterior</translation>
    </message>
    <message>
        <source>next card that may be played</source>
        <translation>carta permitida siguiente</translation>
    </message>
    <message>
        <source>previous card of the hand</source>
        <translation>carta anterior en la mano</translation>
    </message>
    <message>
        <source>next card of the hand</source>
        <translation>carta siguiente en la mano</translation>
    </message>
    <message>
        <source>first card that may be played</source>
        <translation>primera carta permitida</translation>
    </message>
    <message>
        <source>last card that may be played</source>
        <translation>última carta permitida</translation>
    </message>
    <message>
        <source>move the card left</source>
        <translation>mover la carta a la izquierda</translation>
    </message>
    <message>
        <source>move the card right</source>
        <translation>mover la carta a la derecha</translation>
    </message>
    <message>
        <source>sort the hand again</source>
        <translation>ordenar de nuevo las cartas</translation>
    </message>
    <message>
        <source>show or hide the last trick</source>
        <translation>mostrar o cerrar la última baza</translation>
    </message>
    <message>
        <source>go to the announcements</source>
        <translation>ir a los anuncios</translation>
    </message>
    <message>
        <source>tell what lies on the table</source>
        <translation>decir qué hay en la mesa</translation>
    </message>
    <message>
        <source>tell who has what</source>
        <translation>decir qué tiene cada uno</translation>
    </message>
    <message>
        <source>tell the own hand</source>
        <translation>decir tus cartas</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Last trick</source>
        <extracomment>How much higher than the rail above the own hand a hint may be that stands on it in two lines.</extracomment>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Baza</translation>
    </message>
    <message>
        <source>Last trick (L)</source>
        <translation>Última baza (L)</translation>
    </message>
    <message>
        <source>Several cards fit: {cards}</source>
        <translation>Varias cartas encajan: {cards}</translation>
    </message>
    <message>
        <source>You do not hold this card: {text}</source>
        <translation>No tienes esta carta: {text}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Mesa de juego</translation>
    </message>
    <message>
        <source>Click or press a key to go on</source>
        <extracomment>A player who thinks longer than this gets a word about it. Asked before a card of the person is played; ``False`` keeps it in the hand.</extracomment>
        <translation>Haz clic o pulsa una tecla para seguir</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>The next step (Enter)</source>
        <translation>El paso siguiente (Intro)</translation>
    </message>
</context>
<context>
    <name>Tips</name>
    <message>
        <source>Click a card or drag it to the middle; the arrow keys and Enter do it too. Ctrl+H asks the coach what would be good.</source>
        <translation>Haz clic en una carta o arrástrala al centro; también valen las flechas e Intro. Ctrl+H pregunta al entrenador qué sería bueno.</translation>
    </message>
    <message>
        <source>A double click on a deal shows all hands, and what it would have been worth by other rules.</source>
        <translation>Un doble clic en una mano muestra todas las cartas y cuánto habría valido con otras reglas.</translation>
    </message>
    <message>
        <source>Every rule can be changed for the next match. Where two rules contradict each other, you are told what would fit.</source>
        <translation>Cada regla se puede cambiar para la próxima partida. Si dos reglas se contradicen, se te dice qué encajaría.</translation>
    </message>
    <message>
        <source>Every match is kept here. A double click opens its score sheet, and “Review this match” shows what could have been played better.</source>
        <translation>Aquí se guardan todas las partidas. Un doble clic abre su hoja de puntos y «Repasar esta partida» muestra qué se pudo jugar mejor.</translation>
    </message>
    <message>
        <source>These figures are about what the history has found: search there to compare.</source>
        <translation>Estas cifras son de lo que se ha encontrado en las partidas anteriores: busca allí para comparar.</translation>
    </message>
    <message>
        <source>The arrow keys move card by card and trick by trick. You can play on from any moment; that does not count.</source>
        <translation>Las flechas avanzan carta a carta y baza a baza. Puedes seguir jugando desde cualquier momento; no cuenta.</translation>
    </message>
    <message>
        <source>Alt+Down goes to the next mistake; “Play from here” lets you try the better way. You can leave this page while the review goes on.</source>
        <translation>Alt+flecha abajo va al error siguiente; con «Jugar desde aquí» puedes probar la mejor jugada. Puedes dejar esta página mientras sigue el repaso.</translation>
    </message>
    <message>
        <source>Nothing counts here: take back what you like, close hands you do not want to see, and choose how well the others play.</source>
        <translation>Aquí nada cuenta: deshaz lo que quieras, tapa las cartas que no quieras ver y elige cómo de bien juegan los demás.</translation>
    </message>
    <message>
        <source>Every day there is a new puzzle. Once a match is reviewed, your own mistakes come back here as exercises.</source>
        <translation>Cada día hay un problema nuevo. Cuando se ha repasado una partida, tus propios errores vuelven aquí como ejercicios.</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>No más indicaciones</translation>
    </message>
</context>
<context>
    <name>Trainers</name>
    <message>
        <source>Find the good card</source>
        <translation>Encuentra la carta buena</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problema del día</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Tus propios errores</translation>
    </message>
    <message>
        <source>Who is Re?</source>
        <translation>¿Quién es Re?</translation>
    </message>
    <message>
        <source>Count the trumps</source>
        <translation>Contar los triunfos</translation>
    </message>
    <message>
        <source>Count the aces</source>
        <translation>Contar los ases</translation>
    </message>
    <message>
        <source>Count the points</source>
        <translation>Contar los tantos</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Exactly one card is clearly the best here. Which one? Play it.</source>
        <translation>Aquí hay exactamente una carta claramente mejor. ¿Cuál? Juégala.</translation>
    </message>
    <message>
        <source>Here you played {card}, and that cost {points} points. Find something better.</source>
        <translation>Aquí jugaste {card}, y eso costó {points} puntos. Encuentra algo mejor.</translation>
    </message>
    <message>
        <source>How likely is it that {name} is Re?</source>
        <translation>¿Qué probabilidad hay de que {name} sea Re?</translation>
    </message>
    <message>
        <source>How many trumps do the other three hold together?</source>
        <translation>¿Cuántos triunfos tienen los otros tres en total?</translation>
    </message>
    <message>
        <source>How many aces of {suit} do the other three hold?</source>
        <translation>¿Cuántos ases de {suit} tienen los otros tres?</translation>
    </message>
    <message>
        <source>How many points have the other three taken so far?</source>
        <translation>¿Cuántos tantos llevan los otros tres hasta ahora?</translation>
    </message>
    <message>
        <source>Right: {card}. The next best costs {points} points.</source>
        <translation>Correcto: {card}. La siguiente mejor cuesta {points} puntos.</translation>
    </message>
    <message>
        <source>Right: {card} is better. This one is solved.</source>
        <translation>Correcto: {card} es mejor. Este queda resuelto.</translation>
    </message>
    <message>
        <source>{card} costs {points} points on average. Try another one.</source>
        <translation>{card} cuesta de media {points} puntos. Prueba otra.</translation>
    </message>
    <message>
        <source>Not {card}. Try another one.</source>
        <translation>{card} no. Prueba otra.</translation>
    </message>
    <message>
        <source>{name} is Re.</source>
        <translation>{name} es Re.</translation>
    </message>
    <message>
        <source>{name} is Kontra.</source>
        <translation>{name} es Kontra.</translation>
    </message>
    <message>
        <source>The computer would have said {percent} %.</source>
        <translation>El programa habría dicho {percent} %.</translation>
    </message>
    <message>
        <source>Right: {number}.</source>
        <translation>Correcto: {number}.</translation>
    </message>
    <message>
        <source>It is {number}, not {given}.</source>
        <translation>Son {number}, no {given}.</translation>
    </message>
    <message>
        <source>Your estimates so far: {score} (0 is perfect, 0.25 is always saying 50 %).</source>
        <translation>Tus cálculos hasta ahora: {score} (0 es perfecto; 0,25 es decir siempre 50 %).</translation>
    </message>
    <message>
        <source>Said {low} to {high} %: so it was in {share} % of {count} cases.</source>
        <translation>Dijiste entre {low} y {high} %: se cumplió en {share} % de {count} casos.</translation>
    </message>
    <message>
        <source>Points lost by mistakes in a deal, by your reviews: {lately} lately.</source>
        <translation>Puntos perdidos por errores en cada mano, según tus repasos: {lately} últimamente.</translation>
    </message>
    <message>
        <source>Before that {before}.</source>
        <translation>Antes, {before}.</translation>
    </message>
    <message>
        <source>Most by: {themes}.</source>
        <translation>Sobre todo por: {themes}.</translation>
    </message>
</context>
<context>
    <name>TrainersPage</name>
    <message>
        <source>One moment…</source>
        <extracomment>What a mistake with a card can be about. The most of the width that the list of exercises takes.</extracomment>
        <translation>Un momento…</translation>
    </message>
    <message>
        <source>There is nothing to put right: review some of your deals first.</source>
        <translation>No hay nada que corregir: repasa antes algunas de tus manos.</translation>
    </message>
    <message>
        <source>No question of this kind was found by these rules.</source>
        <translation>Con estas reglas no se encontró ninguna pregunta de este tipo.</translation>
    </message>
    <message>
        <source>You have answered it already; this is for practice.</source>
        <translation>Ya la has contestado; esto es para practicar.</translation>
    </message>
    <message>
        <source>This card is not allowed here.</source>
        <translation>Aquí no se permite esa carta.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>{right} of {done} right</source>
        <translation>{right} de {done} correctas</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Trainers and puzzles</source>
        <translation>Ejercicios y problemas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificultad</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Contestar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Tu respuesta</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
</context>
<context>
    <name>TrickOverlay</name>
    <message>
        <source>Earlier</source>
        <extracomment>Cards that lie crosswise are at least so large by those in a row.</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Última baza</translation>
    </message>
    <message>
        <source>Trick {number}: {name}, {points} points</source>
        <translation>Baza {number}: {name}, {points} tantos</translation>
    </message>
</context>
<context>
    <name>TrickPicture</name>
    <message>
        <source>pig</source>
        <translation>cerdito</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>{cards}; the {card} wins</source>
        <translation>{cards}; gana {card}</translation>
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
        <translation>zorro cazado</translation>
    </message>
    <message>
        <source>fox put aside</source>
        <translation>zorro apartado</translation>
    </message>
    <message>
        <source>fox wins the last trick</source>
        <translation>el zorro gana la última baza</translation>
    </message>
    <message>
        <source>Charlie</source>
        <translation>Charlie</translation>
    </message>
    <message>
        <source>Charlie caught</source>
        <translation>Charlie cazado</translation>
    </message>
    <message>
        <source>ten of hearts caught</source>
        <translation>diez de corazones cazado</translation>
    </message>
    <message>
        <source>heart trick</source>
        <translation>baza de corazones</translation>
    </message>
    <message>
        <source>{trophy}?</source>
        <translation>¿{trophy}?</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Zorro</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Welcome to Doppelkopf</source>
        <extracomment>The rule sets a beginner can tell apart; all others are a click away later. Few answers: there is room for a look at the cards.</extracomment>
        <translation>Te damos la bienvenida a Doppelkopf</translation>
    </message>
    <message>
        <source>Which language do you speak?</source>
        <translation>¿Qué idioma hablas?</translation>
    </message>
    <message>
        <source>What can you read at ease?</source>
        <translation>¿Qué lees con comodidad?</translation>
    </message>
    <message>
        <source>Text and cards; the preferences have more sizes.</source>
        <translation>Texto y cartas; en las preferencias hay más tamaños.</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Así está bien</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Más grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <translation>Muy grande</translation>
    </message>
    <message>
        <source>The usual size</source>
        <translation>El tamaño habitual</translation>
    </message>
    <message>
        <source>For small or distant screens</source>
        <translation>Para pantallas pequeñas o lejanas</translation>
    </message>
    <message>
        <source>With large signs on the cards</source>
        <translation>Con signos grandes en las cartas</translation>
    </message>
    <message>
        <source>Do you know Doppelkopf?</source>
        <translation>¿Conoces el Doppelkopf?</translation>
    </message>
    <message>
        <source>I know Doppelkopf</source>
        <translation>Sé jugar al Doppelkopf</translation>
    </message>
    <message>
        <source>Straight to the table.</source>
        <translation>Directo a la mesa.</translation>
    </message>
    <message>
        <source>I am learning</source>
        <translation>Estoy aprendiendo</translation>
    </message>
    <message>
        <source>From the first trick to the first announcement, with open cards.</source>
        <translation>De la primera baza al primer anuncio, a cartas vistas.</translation>
    </message>
    <message>
        <source>Which rules shall we play by?</source>
        <translation>¿Con qué reglas jugamos?</translation>
    </message>
    <message>
        <source>The first card comes next. Every single rule can be changed later.</source>
        <translation>Después viene ya la primera carta. Cada regla se puede cambiar más tarde.</translation>
    </message>
    <message>
        <source>{step} of {all}</source>
        <translation>{step} de {all}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>No questions, to the start page</source>
        <translation>Sin preguntas, a la página inicial</translation>
    </message>
</context>
<context>
    <name>_ChoiceOrNumber</name>
    <message>
        <source>For</source>
        <extracomment>The names to choose from, and a picture for one of them. Whether title and explanation stand above it instead of beside it.</extracomment>
        <translation>Durante</translation>
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
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>_Message</name>
    <message>
        <source>Close this message</source>
        <extracomment>More than this many would push the page away; the oldest message goes first. In a narrower window the answers stand below the words, in heights of a line.</extracomment>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>_Order</name>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bajar</translation>
    </message>
</context>
</TS>
