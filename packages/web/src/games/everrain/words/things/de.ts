import type { ThingsText } from './type';

const BROADSIDE = {
  what: 'Wer hier steht, kann die Geschütze dieser Seite abfeuern: ein Geschützbefehl je Schuss.',
  end: 'Ist der Posten zerstört oder steht ein Feind in der Zone, schweigen sie.',
};
const BROKEN =
  'Ein Schaden zerstört einen Posten, und alle in seiner Zone nehmen 1 Trauma. Die Werft repariert ihn für 5 Münzen.';

export const things: ThingsText = {
  names: {
    discovery: 'Entdeckungsleiste',
    agenda: 'Agenda',
    elder: 'Der Uralte',
    act: 'Akt',
    round: 'Runde',
    first: 'Startspielermarker',
    'step:entering-round': 'Auffrischung',
    'step:turn-start': 'Spielerphase',
    'step:elder': 'Der Uralte und die Stürme',
    'step:deck-enemies': 'Feinde an Deck',
    'step:sea-enemies': 'Feinde auf See',
    fresh: 'Bereite Befehle',
    issued: 'Erteilte Befehle',
    hull: 'Rumpf',
    gun: 'Batterie',
    below: 'Ein Raum unter Deck',
    hold: 'Laderaum',
    coin: 'Münzen',
    clues: 'Hinweise',
    stories: 'Wartende Geschichten',
    storm: 'Sturm',
    unsailed: 'Unbekannte See',
    destination: 'Ziel eines Feindschiffs',
    intent: 'Was er tun wird',
    'crew-track': 'Trauma und Belastung',
    'crew-values': 'Was jemand kann',
  },
  things: {
    discovery: {
      what: 'Das Wettrennen der Fahrt. Linse: was ihr herausgefunden habt. Schädel: was die Feinde wissen. Auge: der Uralte, der vom anderen Ende kommt. Tore beenden einen Akt; bei den Büchern kehren wartende Geschichten zurück.',
      end: 'Ist euer Marker zuerst am Ende, gewinnt ihr alle. Ist es ihrer, verliert ihr alle.',
    },
    'rider:ours': {
      what: 'Er rückt ein Feld vor, sobald jemand in einer Universität Hinweise im Wert von 5 einreicht.',
      end: 'Am Ende der Leiste ist die Fahrt gewonnen. Seid ihr zuerst an einem Tor, erhält jeder Kapitän einen weiteren Befehl.',
    },
    'rider:theirs': {
      what: 'Er rückt jedes Mal ein Feld vor, wenn die Agenda 10 erreicht.',
      end: 'Am Ende der Leiste ist alles verloren. Wo er auf das Auge trifft, erwacht der Uralte.',
    },
    'rider:elder': {
      what: 'Er kommt näher, wenn ein Schiff sinkt, wenn die Feinde euch davonziehen und wenn sie zuerst an einem Tor sind.',
      end: 'Treffen er und der Marker der Feinde aufeinander, erwacht der Uralte.',
    },
    agenda: {
      what: 'Woran die Feinde arbeiten. Jede Runde kommen 2 hinzu und 1 für jeden Kapitän; verbannte Feinde und Feindschiffe am Ziel bringen so viel, wie sie noch Leben hatten. Schraffiert ist, was diese Runde hinzukommt.',
      end: 'Bei 10 rückt der Marker der Feinde ein Feld vor, und die Agenda beginnt wieder bei 1.',
    },
    elder: {
      what: 'Etwas unter dem Meer, und niemand weiß, welcher es ist. Erwacht kann er nicht getötet werden: Er handelt in jeder Feindphase zuerst und verfolgt sein eigenes Ziel.',
      end: 'Erreicht er es, verlieren sofort alle. Bis dahin könnt ihr noch durch Entdeckungen gewinnen.',
    },
    act: {
      what: 'Die Felder 4, 8 und 12 der Entdeckungsleiste beginnen je einen neuen Akt: Heuer wird fällig, stärkere Feinde kommen ins Spiel, ein Sturm zieht auf, und ein Feindschiff kann erscheinen.',
    },
    round: {
      what: 'Befehle werden aufgefrischt, jeder Kapitän ist einmal am Zug, dann handeln die Feinde, und die Agenda rückt vor.',
    },
    first: {
      what: 'Beginnt die Runde und entscheidet bei Gleichstand auf der Karte. Stürme ziehen zu diesem Schiff.',
      end: 'Am Ende der Runde geht der Marker an den nächsten Kapitän.',
    },
    'step:entering-round': {
      what: 'Alle nehmen bis zu drei erteilte Befehle zurück, und ermüdete Crewmitglieder sind ausgeruht.',
    },
    'step:turn-start': {
      what: 'Jeder Kapitän hat einen Zug: Befehle und freie Aktionen in beliebiger Folge, solange bereite Befehle da sind. Endet der Zug auf See, nimmt jeder an Deck 1 Belastung, und es kommt ein See-Ereignis.',
    },
    'step:elder': {
      what: 'Ein erwachter Uralter handelt zuerst. Dann wird für jeden Sturm gewürfelt: Bei 0 bis 4 zieht er ein Feld auf den Startspieler zu, bei 5 bis 9 dorthin, wohin dieser will.',
    },
    'step:deck-enemies': {
      what: 'Jeder Feind an Bord würfelt: Omen für Fähigkeiten, dann Schritte zur nächsten Crew, dann Schaden an ihr, und was übrig ist, zerstört Posten.',
    },
    'step:sea-enemies': {
      what: 'Jedes Feindschiff würfelt. Ist eines von euch in Reichweite und in Sicht, dreht es bei und feuert; sonst fährt es weiter zu seinem Ziel.',
    },
    fresh: {
      what: 'Was du noch ausgeben kannst. Ein Befehl wird für seine Wirkung erteilt oder verbraucht, um ein Omen auf deinen Würfeln umzuwandeln. Was übrig bleibt, bleibt bereit.',
      end: 'Jede Runde kommen nur drei zurück.',
    },
    issued: {
      what: 'Ausgegebene Befehle. Bei der nächsten Auffrischung wählst du bis zu drei davon, die zurückkommen.',
    },
    hull: {
      what: 'Wie viele der zehn Posten noch heil sind.',
      end: 'Ohne einen einzigen sinkt das Schiff. Sein Kapitän kehrt in der nächsten Runde im nächsten Hafen zurück, mit einem Matrosen und 20 Münzen.',
    },
    gun: {
      what: 'Jede Zahl sind die Angriffswürfel auf ein, zwei und drei Felder. Zum Feuern muss jemand in der genannten Zone stehen, das Ziel in Sicht sein, und es kostet einen Geschützbefehl.',
    },
    below: {
      what: 'Sechs Räume für Verbesserungen. Crew, die auf einen runden Platz zieht, nutzt ihn und ist bis zur nächsten Auffrischung ermüdet; eckige Plätze wirken von selbst. Zwei gleiche Räume nebeneinander öffnen ihren Zusatzplatz.',
    },
    hold: {
      what: 'Hier liegen Schätze: anfangs drei. Jeder ist in einem Hafen mehr wert und in einem anderen weniger.',
      end: 'Was nicht hineinpasst, muss weg.',
    },
    coin: {
      what: 'Für Ausbauten, Reparaturen, Heilung und Anheuern im Hafen und für die Heuer an jedem Aktende.',
      end: 'Wer nicht bezahlt wird, verlässt das Schiff.',
    },
    clues: {
      what: 'Sie finden sich auf neuen Kartenteilen, in Wracks, auf Inseln und in Geschichten. Fünf davon, in einer Universität eingereicht, rücken euren Marker auf der Entdeckungsleiste vor.',
    },
    stories: {
      what: 'Karten einer begonnenen Geschichte. Niemand liest sie vor der Zeit; nur wem sie gehören, handelt sie ab, wenn das nächste Mal von diesem Stapel gezogen wird.',
    },
    storm: {
      what: 'Darunter kostet alles das Doppelte. Ein Schiff, das hinein- oder hinausfährt oder darin dreht, nimmt 1 Schaden. Kein Schuss, kein Ausguck, und nichts darunter kann genutzt werden.',
      end: 'Er zieht jede Runde ein Feld weiter. Worüber er selbst zieht, das beschädigt er nicht.',
    },
    unsailed: {
      what: 'Vom Rand eines Kartenteils, den Bug dorthin gerichtet und mit jemandem im Krähennest, deckt ein Navigationspunkt auf, was dort liegt, aus rauer See zwei. Die Hinweise darauf gehören sofort dir.',
    },
    destination: {
      what: 'Das Schiff fährt auf dem billigsten Weg dorthin und überlegt es sich nicht anders.',
      end: 'Kommt es an, verschwindet es, und die Agenda rückt um sein restliches Leben vor. Vorher versenkt, hinterlässt es ein Wrack.',
    },
    intent: {
      what: 'Was ein Feind in der nächsten Feindphase tun kann und wie wahrscheinlich es ist, aus den Regeln über alle seine Würfe berechnet, so wie es jetzt steht. Verborgenes fließt nicht ein.',
    },
    'crew-track': {
      what: 'Rotes Trauma kommt von links, aus Kämpfen und zerstörten Posten; violette Belastung von rechts, aus Nächten an Deck. Beide teilen sich dieselben Löcher. Die Apotheke heilt Trauma, das Wirtshaus Belastung.',
      end: 'Ist die Leiste voll, stirbt dieses Crewmitglied.',
    },
    'crew-values': {
      what: 'Insel- und Hafenwert: Eine Probe gelingt, wenn der Schicksalswürfel nicht mehr zeigt. Dann die Würfel im Handgemenge und die Heuer, die am Aktende fällig ist.',
    },
    'order:crew': {
      what: 'Bringt ein Crewmitglied von irgendwo auf dem Schiff an irgendeinen anderen Ort. Steht dort ein Feind, beginnt ein Handgemenge.',
    },
    'order:navigation': {
      what: 'Gibt 1 Navigationspunkt und 1 weiteren für jeden besetzten Navigationsposten. Ein Punkt dreht das Schiff um eine Seite, fährt es ein Feld voraus oder deckt ein Kartenteil auf.',
      end: 'Punkte verfallen, sobald du etwas anderes tust.',
    },
    'order:artillery': {
      what: 'Feuert eine Batterie ab, deren Posten besetzt ist. Mit einem weiteren Befehl kann dieselbe noch einmal feuern.',
    },
    'order:fleeting': {
      what: 'Zählt als Crew-, Navigations- oder Geschützbefehl, was immer du brauchst.',
      end: 'Einmal benutzt, ist er für immer fort.',
    },
    'hex:calm': {
      what: 'Offenes Wasser. Ein Punkt fährt das Schiff voraus, ein Punkt dreht es. Ein Zug, der hier endet, endet auf See.',
    },
    'hex:rough': { what: 'Drehen, Aufdecken und Hinein- oder Hinausfahren kosten das Doppelte.' },
    'hex:wreck': {
      what: 'Wer hier anhält, kann es plündern: ein Wurf auf Beute, von Hinweisen über Relikte bis zu Münzen. Das kostet keinen Befehl.',
      end: 'Es kann einmal geplündert werden.',
    },
    'hex:spawn': {
      what: 'In jeder Hinsicht ruhige See, doch hier kann zu Beginn eines Aktes ein Feindschiff erscheinen.',
    },
    'hex:port': {
      what: 'Fünf Häuser: Werft, Markt, Apotheke, Universität und Wirtshaus, ein Dienst für jedes Crewmitglied. Feinde an Bord werden bei der Ankunft verbannt. Keine Belastung, kein See-Ereignis, und niemand schießt hinein oder hinaus.',
      end: 'Jeder Hafen kann einmal je Zug besucht werden. Unter einem Sturm bietet er keinen Schutz.',
    },
    'hex:island': {
      what: 'Wer in einem Boot steht, kann auf Expedition gehen: eine Karte mit Probe oder Wahl. Ein Zug, der hier endet, bringt weder Belastung noch See-Ereignis.',
      end: 'Jede Insel kann einmal erkundet werden.',
    },
    'hex:altar': {
      what: 'Jedes Mal, wenn ein Schiff auf sein Kartenteil kommt, klettert ein Feind an Bord. Auf seinem Feld kannst du ihn tilgen: Feinde im Wert des Aktes kommen an Bord, und danach schweigt er.',
    },
    'node:bow': {
      what: 'Geschütz und Ruder in einem: feuert voraus und gibt jedem Navigationsbefehl einen Punkt mehr.',
      end: BROKEN,
    },
    'node:stern': { what: 'Wer hier steht, kann die Batterie von Bug und Heck nach achtern abfeuern.', end: BROKEN },
    'node:larboard': BROADSIDE,
    'node:starboard': BROADSIDE,
    'node:navigation': {
      what: 'Wer hier steht, gibt jedem Navigationsbefehl einen Punkt mehr und würfelt einen Ausweichwürfel, wenn ein Feindschiff feuert.',
      end: BROKEN,
    },
    'node:crows-nest': { what: 'Nur mit jemandem hier oben können neue Kartenteile aufgedeckt werden.', end: BROKEN },
    'node:blank': { what: 'Er nützt dir nichts. Hier klettern Feinde an Bord.', end: BROKEN },
  },
  zone: {
    broken: 'Zerstört: wirkt nicht, bis er repariert ist.',
    held: 'Außer Gefecht, solange ein Feind hier steht.',
    manned: 'Besetzt',
    empty: 'Niemand steht hier.',
  },
  tilesLeft: (count) => (count === 1 ? 'Noch 1 Kartenteil' : `Noch ${count} Kartenteile`),
  decks: 'Karten übrig',
};
