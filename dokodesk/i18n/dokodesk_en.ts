<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Amounts</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>owes %n solo(s)</source>
        <translation>
            <numerusform>owes %n solo</numerusform>
            <numerusform>owes %n solos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solo(s) due</source>
        <translation>
            <numerusform>%n solo due</numerusform>
            <numerusform>%n solos due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n more card(s)</source>
        <translation>
            <numerusform>for one more card</numerusform>
            <numerusform>for %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to offer</source>
        <translation>
            <numerusform>Choose %n card to offer</numerusform>
            <numerusform>Choose %n cards to offer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give %n card(s) back to {name}</source>
        <translation>
            <numerusform>Give %n card back to {name}</numerusform>
            <numerusform>Give %n cards back to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) lie there, all of {name}&apos;s trumps among them.</source>
        <translation>
            <numerusform>%n card lies there with all of {name}&apos;s trumps.</numerusform>
            <numerusform>%n cards lie there, all of {name}&apos;s trumps among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) returned</source>
        <translation>
            <numerusform>%n trump returned</numerusform>
            <numerusform>%n trumps returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays out %n card(s).</source>
        <translation>
            <numerusform>{name} lays out %n card.</numerusform>
            <numerusform>{name} lays out %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives %n card(s) back.</source>
        <translation>
            <numerusform>{name} gives %n card back.</numerusform>
            <numerusform>{name} gives %n cards back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the trick with %n point(s).</source>
        <translation>
            <numerusform>{name} wins the trick with %n point.</numerusform>
            <numerusform>{name} wins the trick with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay out %n card(s).</source>
        <translation>
            <numerusform>You lay out %n card.</numerusform>
            <numerusform>You lay out %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s) back.</source>
        <translation>
            <numerusform>You give %n card back.</numerusform>
            <numerusform>You give %n cards back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the trick with %n point(s).</source>
        <translation>
            <numerusform>You win the trick with %n point.</numerusform>
            <numerusform>You win the trick with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s) found</source>
        <translation>
            <numerusform>%n problem found</numerusform>
            <numerusform>%n problems found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message numerus="yes">
        <source>%n of {all} lessons done</source>
        <translation>
            <numerusform>%n of {all} lessons done</numerusform>
            <numerusform>%n of {all} lessons done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) open</source>
        <translation>
            <numerusform>%n hand open</numerusform>
            <numerusform>%n hands open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message numerus="yes">
        <source>%n sheet(s) without cards are left out.</source>
        <translation>
            <numerusform>%n sheet without cards is left out.</numerusform>
            <numerusform>%n sheets without cards are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n score sheet(s)</source>
        <translation>
            <numerusform>%n score sheet</numerusform>
            <numerusform>%n score sheets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message numerus="yes">
        <source>%n deal(s) thrown in</source>
        <translation>
            <numerusform>%n deal thrown in</numerusform>
            <numerusform>%n deals thrown in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryCounts</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) removed for good.</source>
        <translation>
            <numerusform>%n match removed for good.</numerusform>
            <numerusform>%n matches removed for good.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LooksArea</name>
    <message numerus="yes">
        <source>{cards} and %n more</source>
        <translation>
            <numerusform>{cards} and %n more</numerusform>
            <numerusform>{cards} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeekDialog</name>
    <message numerus="yes">
        <source>%n deal(s) of {count} led to another answer: {name} peeks!</source>
        <translation>
            <numerusform>%n deal of {count} led to another answer: {name} peeks!</numerusform>
            <numerusform>%n deals of {count} led to another answer: {name} peeks!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {answer} in your place.</source>
        <translation>
            <numerusform>✓ %n other deal, the same answer: {answer} in your place.</numerusform>
            <numerusform>✓ %n other deals, always the same answer: {answer} in your place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n other deal(s), always the same: {name} decides {answer}.</source>
        <translation>
            <numerusform>✓ %n other deal, the same answer: {name} decides on {answer}.</numerusform>
            <numerusform>✓ %n other deals, always the same answer: {name} decides on {answer}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankingPage</name>
    <message numerus="yes">
        <source>%n deal(s) were played.</source>
        <translation>
            <numerusform>%n deal was played.</numerusform>
            <numerusform>%n deals were played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won %n deal(s)</source>
        <translation>
            <numerusform>won %n deal</numerusform>
            <numerusform>won %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won}, %n of all alone</source>
        <translation>
            <numerusform>{won}, %n of all alone</numerusform>
            <numerusform>{won}, %n of all alone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleTexts</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n rule changed</numerusform>
            <numerusform>%n rules changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) taken over</source>
        <translation>
            <numerusform>%n switch taken over</numerusform>
            <numerusform>%n switches taken over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) not taken over, or only in part</source>
        <translation>
            <numerusform>%n switch not taken over, or only in part</numerusform>
            <numerusform>%n switches not taken over, or only in part</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message numerus="yes">
        <source>%n thrown in before</source>
        <translation>
            <numerusform>%n thrown in before</numerusform>
            <numerusform>%n thrown in before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetArea</name>
    <message numerus="yes">
        <source>%n match(es) taken into the history.</source>
        <translation>
            <numerusform>%n match taken into the history.</numerusform>
            <numerusform>%n matches taken into the history.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message numerus="yes">
        <source>%n deal(s) written down</source>
        <translation>
            <numerusform>%n deal written down</numerusform>
            <numerusform>%n deals written down</numerusform>
        </translation>
    </message>
</context>
</TS>
