import type { LessonText } from '../lesson';

export const lesson: LessonText = {
  pilot: 'Keilani, deine Lotsin auf dieser Fahrt',
  beats: {
    goal: {
      learn: 'Wie man gewinnt und verliert',
      say: 'Bringt die Atlantica heim: Entfernung 12, und danach noch einmal ankommen. Läuft einer dieser vier Anzeiger leer, ist sie verloren. Auch bei sechs beschädigten Innenfeldern, oder wenn überall Tiefe Wesen sind.',
    },
    draw: {
      learn: 'Fertigkeitskarten, und wer welche zieht',
      say: 'Du bist Jeanne, die Ingenieurin, im Kesselraum. Dein Bogen sagt, was du jeden Zug ziehst: einmal Einfluss, zweimal Wahrnehmung, zweimal Stärke. Nimm deine fünf.',
      go: 'Fünf Karten ziehen',
    },
    boiler: {
      learn: 'Die Innenfelder halten das Schiff am Leben',
      say: 'Du hast zwei Aktionen. Heize den Kessel mit einer Stärkekarte: Das Schiff fährt. Ein Würfel fällt, der Wert der Karte zählt dazu; ab 7 geht kein Brennstoff verloren. Hohe Karten lohnen sich hier.',
    },
    guard: {
      learn: 'Bewegen und Passagiere schützen',
      say: 'Eine Aktion bringt dich überallhin. Stell dich zu dem Passagier auf Deckfeld 7: Unten im Wasser lauert ein Tiefes Wesen, und Monster greifen dich zuerst an.',
    },
    mythos: {
      learn: 'Die Mythoskarte',
      say: 'So endet jeder Zug: eine Krise, dann bewegen sich die Monster, dann rückt eine Leiste vor. Über diese Krise entscheidet der Kapitän, Arjun. Sieh zu, was sie kostet.',
      go: 'Er soll wählen',
    },
    monsters: {
      learn: 'Monster und Leisten',
      say: 'Die Nahrung fiel um eins, und das Tiefe Wesen ist zu dir heraufgeklettert. Auch die Ritualleiste rückte vor: Ist sie voll, treibt ein Zauber Monster zurück. Die Fahrtleiste bringt euch heim.',
    },
    crew: {
      learn: 'Die Mannschaft spielt, du siehst zu',
      say: 'Arjun hat auf der Brücke ein Tiefes Wesen erledigt. Deines griff dich an und warf eine 3; es braucht 6 oder mehr. Wer überwältigt wird, kommt nur in die Krankenstation: Niemand scheidet je aus.',
    },
    attacked: {
      learn: 'Was die anderen tun',
      say: 'William hielt in der Kapelle das Ritual zusammen. Jedes Innenfeld hat seine Aufgabe, und jeder Charakter kann eine davon am besten. Noch ein Zug, dann bist du wieder dran.',
    },
    role: {
      learn: 'Loyalität: wer ist wer',
      say: 'Alle haben jetzt eine geheime Karte. Sieh dir deine allein an: Du bist ein Mensch. Jemand hier ist es vielleicht nicht und gewinnt, wenn das Schiff verloren geht.',
      go: 'Das behalte ich für mich',
    },
    attack: {
      learn: 'Kämpfen',
      say: 'Zweimal hat dich das Tiefe Wesen verfehlt. Greif es an: Eine 4 oder mehr erledigt es.',
    },
    rescue: {
      learn: 'Passagiere sind Seelen',
      say: 'Erwischt! Bring jetzt den Passagier hinein. Jeder verlorene kann Seelen kosten, und Seelen sind einer der vier Anzeiger.',
    },
    check: {
      learn: 'Proben mit verdeckten Karten',
      say: 'Eine Probe: Der Rumpf leckt, 9 sind nötig. Wahrnehmung und Stärke helfen, jede andere Fertigkeit schadet, und das Chaos legt zwei Karten dazu, die niemand kennt. Gib zwei von deinen dazu, verdeckt.',
    },
    doubt: {
      learn: 'Verdacht, Kapitänsquartier und Brig',
      say: 'Der Rumpf hält. Aber drei Karten haben geschadet, und vom Chaos kamen nur zwei: Die dritte hat jemand von euch beigetragen. Arjun gab drei Karten, William keine, Samira eine. Wem misstraust du? Merk es dir in der Liste der Mannschaft; nur du siehst es. Im Kapitänsquartier kann man Verdächtige in die Brig schicken.',
      go: 'Ich denke mir meinen Teil',
    },
    arrive: {
      learn: 'Ankommen, und wie es weitergeht',
      say: 'Die Fahrtleiste war voll, das Schiff kam an: Der Kapitän wählte ein Etappenziel, ihr steht bei Entfernung 2. Doch Vater Dagon und Mutter Hydra sind aus der Tiefe gestiegen.',
      go: 'Ich bin bereit',
    },
  },
  after:
    'Das ist das Spiel. Bei Entfernung 6 bekommen alle eine zweite Loyalitätskarte, und aus Freund kann Feind werden. Spiel als Nächstes eine ganze Lernpartie: Tipps kommen, wenn du sie brauchst, und ein Offizier rät dir, sooft du fragst.',
};
