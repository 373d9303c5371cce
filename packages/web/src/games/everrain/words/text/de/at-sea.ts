import type { AtSeaText } from '../at-sea';

const many = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

export const atSea: AtSeaText = {
  theatre: {
    uses: [
      'Omen: eigene Fähigkeit',
      'Bewegung: zur nächsten Crew',
      'Schaden an Crew in dieser Zone',
      'Schaden am Posten dieser Zone',
    ],
    fallen: (dice) => `${dice} Würfel gefallen`,
    none: 'keine',
    done: 'erledigt',
    now: 'ist dran',
    dice: (dice) => `${dice} Würfel`,
    storms: 'Stürme',
    agenda: (by) => `Agenda: ${by} weiter`,
    discovery: (to) => `Sie rücken auf ${to}`,
    skip: 'Weiter zu meiner Wahl',
    again: 'Noch einmal zeigen',
    stop: 'Zurück zum Tisch',
    why: {
      rolls: 'Alle Würfel fallen; die Ergebnisse gelten von oben nach unten.',
      pair: (from, to) => `Zweimal ${from} nützt hier nichts: zusammen wird daraus einmal ${to}.`,
      ability: 'Die Omen reichen für die Fähigkeit.',
      seeks: (name, zones) => `Gesucht wird die nächste Crew: ${name}, ${many(zones, 'Zone', 'Zonen')} entfernt.`,
      node: 'Niemand ist zu erreichen: Es geht zum nächsten heilen Posten.',
      strikes: 'Crew in derselben Zone: der ganze Schaden auf einmal.',
      breaks: (zone) => `Niemand steht daneben: Posten ${zone} bricht, und der Feind leidet mit.`,
      storm: (roll) =>
        roll < 5 ? `Wurf ${roll}: auf den Startspieler zu.` : `Wurf ${roll}: wohin der Startspieler will.`,
      hunts: (name) => `${name} ist in Reichweite und wird gejagt.`,
      bound: 'Niemand ist in Reichweite: Kurs auf das Ziel.',
      agenda: 'Jede Runde steigt die Agenda um zwei und um eins für jeden Kapitän.',
      discovery: 'Der Regenmesser läuft über: Sie rücken vor.',
    },
  },
  tonight: {
    title: 'Wenn du den Zug jetzt beendest',
    strain: (names) => `Eine Nacht an Deck: ${names}`,
    dies: (names) => `Würde sterben: ${names}`,
    sheltered: 'Geschützt: Niemand nimmt Belastung.',
    points: (points) => `${many(points, 'Navigationspunkt verfällt', 'Navigationspunkte verfallen')}.`,
    orders: (orders) => `${many(orders, 'bereiter Befehl bleibt', 'bereite Befehle bleiben')} für Omen.`,
  },
  fray: {
    title: 'Nach jetzigem Stand',
    deals: (damage, health) => `${damage} Schaden gegen ${health} Leben`,
    destroyed: 'vernichtet',
    takes: (trauma) => `deine Crew nimmt ${trauma} Trauma`,
    unhurt: 'deine Crew bleibt heil',
    killed: (names) => `${names} würde sterben`,
  },
  aim: {
    noSight: 'keine Sicht',
    hits: (hits, orMore) => `${hits}${orMore ? '+' : ''} Treffer`,
    title: 'Aussichten ohne gewandelte Omen',
    omens: 'Jedes Omen lässt sich mit einem bereiten Befehl in einen Treffer wandeln.',
  },
  storm: {
    ships: 'Schiffe',
    enemies: 'Feindliche Schiffe',
    ports: 'Häfen',
    nobody: 'Kein Schiff und kein Hafen liegt darunter.',
  },
  marks: {
    look: 'Seht hier',
    go: 'Ich fahre dorthin',
    wipe: 'Wegwischen',
    here: (name) => `${name}: Seht hier`,
    there: (name) => `${name} fährt hierher`,
  },
};
