// English: what works by being there.
import type { Passive } from '../../content/effect';
import type { CrewStatWords, KnackWords, MomentWords, ShipStatWords } from '../language';
import { sentences } from './effects';
import { cluesText, coins, count, gem, sentence, signed } from './grammar';

const CREW: CrewStatWords = {
  dice: (by) => `this crew member adds ${signed(by)} dice to frays`,
  'attack-dice': (by) => `this crew member adds ${signed(by)} attack or evasion dice`,
  island: (by) => `ISLAND ${signed(by)}`,
  port: (by) => `PORT ${signed(by)}`,
  wage: (by) => `the wage is ${Math.abs(by)} ${by < 0 ? 'lower' : 'higher'}`,
  'deck-strain': (by) =>
    by < 0
      ? `takes no ${gem('strain')} on deck at the end of a turn`
      : `takes ${by} more ${gem('strain')} on deck at the end of a turn`,
  'strain-taken': (by) => `takes ${Math.abs(by)} ${by < 0 ? 'less' : 'more'} ${gem('strain')} each time`,
  'trauma-taken': (by) => `takes ${Math.abs(by)} ${by < 0 ? 'less' : 'more'} ${gem('trauma')} each time`,
  'university-clues': (by) =>
    `handing in at the University takes ${cluesText(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`,
  'gun-dice': (by) => `${signed(by)} attack dice with the gun this crew member mans`,
  helm: (by) => `${signed(by)} navigation points when manning a navigation node`,
  'evasion-dice': (by) => `${signed(by)} evasion dice when manning a navigation node under fire`,
  recovery: (by) => `recovers ${Math.abs(by)} ${by < 0 ? 'less' : 'more'} each time`,
};

const SHIP: ShipStatWords = {
  refresh: (by) => `refresh ${Math.abs(by)} ${by < 0 ? 'fewer' : 'more'} orders each round`,
  hold: (by) => `the hold takes ${Math.abs(by)} ${by < 0 ? 'fewer' : 'more'} treasures`,
  speed: (by) => `each navigation order gives ${signed(by)} navigation points`,
  'gun-dice': (by) => `every gun fires with ${signed(by)} attack dice`,
  'evasion-dice': (by) => `${signed(by)} evasion dice under fire`,
  'repair-cost': (by) => `repairs cost ${coins(Math.abs(by))} ${by < 0 ? 'less' : 'more'} a node`,
  'hire-cost': (by) => `hiring costs ${coins(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`,
  'upgrade-cost': (by) => `upgrades cost ${coins(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`,
  'treasure-draws': (by) => `the Marketplace shows ${count(by, 'more treasure')}`,
  'upgrade-draws': (by) => `the Shipwright shows ${count(by, 'more upgrade')}`,
  'hire-draws': (by) => `the Inn shows ${count(by, 'more recruit')}`,
  denizens: (by) => `${count(by, 'more denizen')} shows up when you visit a port`,
  sight: (by) => `${by === 1 ? '1 step' : `${by} steps`} each turn may ignore rough seas`,
  'storm-damage': (by) => `storms deal ${Math.abs(by)} ${by < 0 ? 'more' : 'less'} damage each time`,
};

const KNACKS: KnackWords = {
  'reroll-fate': 'may repeat one fate roll that concerns this crew member; the second result stands',
  'survives-death': 'instead of dying, loses all gems and traits, gets new traits and goes below deck',
  'swaps-expedition': 'may replace an expedition card once, before its test or choice',
  'sells-at-best': 'sells 1 treasure each visit at its highest price in any port',
  'reveals-freely': 'lets you reveal tiles without the crow’s nest and without navigation points',
  'cannot-man-guns': 'cannot man guns',
  'cannot-man-helm': 'cannot man navigation nodes',
  'cannot-man-crows-nest': 'cannot man the crow’s nest',
  'cannot-explore': 'never goes on expeditions',
  'cannot-activate': 'cannot activate improvements',
  'never-fatigued': 'never becomes fatigued',
  'mans-two': 'also mans one adjacent node',
  'must-be-paid-double': 'must be paid double wages',
  'omens-are-damage': 'omens on this crew member’s attack dice count as damage',
  'omens-are-evasion': 'omens on this crew member’s evasion dice count as evades',
  'unseen-by-enemies': 'enemies seek this crew member last',
  'free-listen': 'one Listen each visit is free',
  'no-service': 'uses no service in port but Rest',
  'starts-frays-late': 'adds no dice to a fray that this crew member’s own order starts',
};

const MOMENTS: MomentWords = {
  'turn-start': 'at the start of your turn',
  'turn-end-at-sea': 'at the end of a turn at sea',
  'port-visit': 'when you visit a port',
  'expedition-start': 'when an expedition starts',
  'fray-won': 'when an enemy is destroyed in a fray here',
  'enemy-boards': 'when an enemy boards your ship',
  reveal: 'when you reveal a tile',
  'node-destroyed': 'when the node of this zone is destroyed',
  'act-end': 'at the end of an Act',
  'round-end': 'at the start of the enemy phase',
};

const lower = (text: string): string =>
  text.replace(
    /^((?:\{[^|}]*\|)?)(\p{Lu})(?!\p{Lu})/u,
    (_, before: string, letter: string) => before + letter.toLowerCase(),
  );

export function passive(given: Passive): string {
  switch (given.is) {
    case 'crew-stat':
      return sentence(CREW[given.stat](given.by));
    case 'ship-stat':
      return sentence(SHIP[given.stat](given.by));
    case 'knack':
      return sentence(KNACKS[given.knack]);
    case 'when':
      return sentence(`${MOMENTS[given.moment]}, ${lower(sentences(given.effect)).replace(/\.$/, '')}`);
    default: {
      const never: never = given;
      return never;
    }
  }
}
