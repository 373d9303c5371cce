// German: single words.
import type { Terms } from '../language';
import { names } from './names';

export const terms: Terms = {
  kinds: {
    skill: 'Fertigkeitskarte',
    item: 'Gegenstand',
    spell: 'Zauber',
    waypoint: 'Etappenziel',
    damage: 'Schadenskarte',
    mythos: 'Mythoskarte',
    character: 'Charakter',
    ability: 'Fähigkeit',
    feat: 'Talentkarte',
    reveal: 'Enttarnen-Fähigkeit',
    room: 'Innenfeld',
    title: 'Titel',
    loyalty: 'Loyalitätskarte',
    passenger: 'Passagier',
  },
  origins: { rulebook: 'aus den Regelheften', public: 'aus öffentlichen Quellen', ours: 'von uns' },
  windows: {
    'before-roll': 'vor dem Wurf',
    'after-roll': 'nach dem Wurf',
    'before-check': 'vor dem Beitragen von Karten',
    'after-total': 'nach dem Gesamtwert',
    defeat: 'vor dem Überwältigen',
    'passenger-defeat': 'vor dem Überwältigen eines Passagiers',
  },
  steps: {
    setup: 'Spielaufbau',
    'turn-start': 'Zugbeginn',
    receive: 'Fertigkeitenschritt',
    action: 'Aktionsschritt',
    mythos: 'Mythosschritt',
    discard: 'Ablegenschritt',
  },
  causes: {
    arrived: 'Das Schiff ist am Ziel. Die Menschen gewinnen.',
    fuel: 'Der Brennstoff ist aufgebraucht. Die Tiefen Wesen gewinnen.',
    food: 'Die Nahrung ist aufgebraucht. Die Tiefen Wesen gewinnen.',
    sanity: 'Die Geistige Gesundheit ist dahin. Die Tiefen Wesen gewinnen.',
    souls: 'Zu viele Seelen sind verloren. Die Tiefen Wesen gewinnen.',
    damage: 'Sechs Innenfelder sind gleichzeitig beschädigt: Das Schiff sinkt. Die Tiefen Wesen gewinnen.',
    deepOnes: 'Die Tiefen Wesen sind nicht mehr zu zählen: Das Schiff wird überrannt. Die Tiefen Wesen gewinnen.',
  },
  activations: { deepOnes: 'Tiefe Wesen', dagon: names.monarchs.dagon, hydra: names.monarchs.hydra },
  results: { pass: 'Erfolg', partial: 'Teilerfolg', fail: 'Misserfolg' },
  copies: 'Exemplare',
};
