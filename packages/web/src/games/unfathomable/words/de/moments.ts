import type { MomentsText } from '../moments';

export const moments: MomentsText = {
  role: 'Rolle',
  onlyYou: (name) => `Nur ${name} sollte diesen Bildschirm sehen`,
  facedown: 'Deine Loyalitätskarte liegt verdeckt. Sie sagt, ob du willst, dass das Schiff ankommt.',
  anotherFacedown: 'Vor dir liegt eine weitere Loyalitätskarte. Sie kann alles ändern.',
  turn: 'Umdrehen',
  cards: 'Deine Loyalitätskarten',
  human: 'Du bist ein Mensch',
  traitor: 'Du bist Verräter',
  stillHuman: 'Noch immer ein Mensch',
  traitorAfterAll: 'Du hast nie zu ihnen gehört',
  stillTraitor: 'Noch immer Verräter',
  wins: {
    human: 'Du gewinnst, wenn das Schiff ankommt',
    hybrid: 'Du gewinnst, wenn das Schiff verloren geht',
    cultist: 'Du gewinnst, wenn das Schiff ab Entfernung 12 verloren geht',
  },
  lost: {
    dials: 'einer der vier Anzeiger fällt auf 0',
    fire: '6 Innenfelder sind gleichzeitig beschädigt',
    deep: 'ein Tiefes Wesen muss erscheinen und keines ist übrig',
  },
  arrives: 'Die Etappenziele ergeben zusammen Entfernung 12, und danach kommt das Schiff noch einmal an.',
  advice: {
    human: [
      'Vielleicht ist hier jemand kein Mensch. Achte darauf, wer wie viele Karten zu einer Probe beiträgt.',
      'Zwei Karten jeder Probe kommen vom Chaosstapel. Sind mehr als zwei sabotierend, hat jemand nachgeholfen.',
      'Behalte den niedrigsten der vier Anzeiger im Auge: Am schwächsten geht das Schiff zugrunde.',
    ],
    hybrid: [
      'Niemand weiß es. Bis du dich enttarnst, giltst du in jeder Hinsicht als Mensch.',
      'Hilf ein wenig weniger, als du könntest. Eine falsche Karte sieht nach Chaos aus, zwei sehen nach dir aus.',
      'Schlag einmal offen zu: Dich zu enttarnen ist eine Aktion, und dein Bogen sagt, was sie bewirkt.',
    ],
    cultist: [
      'Lass sie fahren. Vor Entfernung 12 verlierst auch du, wenn das Schiff untergeht.',
      'Sei nützlich, bis der Hafen nah ist, und lass dann einen Anzeiger leerlaufen.',
      'Dich zu enttarnen ist eine Aktion, und dein Bogen sagt, was sie bewirkt.',
    ],
  },
  known: 'Ich weiß, wer ich bin',
  again: 'Jederzeit wieder nachsehen',
  whoLooked: 'Wer nachgesehen hat',
  hasLooked: 'hat nachgesehen',
  notYet: 'noch nicht',
  choice: {
    title: 'Wer bist du an Bord?',
    how: 'Zum Lesen drücken, zum Wählen noch einmal.',
    play: (name) => `${name} spielen`,
    bot: 'Ein Bot',
    taken: (person, name) => `${person} spielt ${name}`,
    easy: 'gut für den Anfang',
    final: 'Diese Wahl ist endgültig.',
    starts: 'Start',
    advice: {
      keilani: 'Halte eine gute Karte zurück: Du darfst sie hinzufügen, wenn die Summe schon bekannt ist.',
      arjun: 'Sei überall: Du erreichst jedes Deckfeld und hast deine Aktion noch. Rette und kämpfe dort.',
      jeanne: 'Bleib nah am Kesselraum: Niemand bringt das Schiff schneller voran, und du reparierst, was bricht.',
      jamie: 'Schieß zuerst: Eine Waffe kostet dich keine Aktion. Spar dir die Verhaftung auf, bis du sicher bist.',
      svetlana: 'Sei dort, wo es gefährlich ist, und halte Wissen zurück: Es bewahrt andere vor der Krankenstation.',
      beatrice: 'Schau voraus: Du weißt vor allen anderen, was kommt. Heb dein Talent für den Wurf auf, der zählt.',
      edmund: 'Von allem etwas: Du hilfst in jeder Probe und machst aus einer schwachen Karte einen zweiten Wurf.',
      ishmael:
        'Mit Wissen vertreibst du Dagon und Hydra. Dein Talent zeigt dir eine Loyalität: Warte auf einen echten Verdacht.',
      william:
        'Bleib nah an der Kapelle: Dein Wissen nährt das Ritual. Mit dem Buch in der Hand kennst du den nächsten Zauber.',
      samira: 'Finde Gegenstände und verteile sie; was du behältst, stärkt dein Talent.',
    },
  },
  goOn: 'Weiter',
  awakening: {
    title: 'Das Erwachen',
    text: 'Alle bekommen eine zweite Loyalitätskarte. Wer ein Mensch war, erkennt sich vielleicht nicht wieder.',
  },
  revealed: {
    title: (name) => `${name} übt Verrat`,
    text: (card) => `Auf der Karte steht: ${card}. Hier muss niemand mehr raten.`,
  },
  handed: {
    title: (name, title) => `${title}: jetzt ${name}`,
    yours: (title) => `${title}: jetzt du`,
    text: (from) => `Vorher: ${from}.`,
  },
  lastLegs: {
    title: 'Land in Sicht',
    text: 'Entfernung 12 ist erreicht. Kommt das Schiff noch einmal an, haben die Menschen gewonnen.',
  },
};
