// English: what works by being there.
import type { Passive } from '../../content/effect';
import type { CrewStatWords, KnackWords, MomentWords, ShipStatWords } from '../language';
import { sentences } from './effects';
import { cluesText, coins, count, gem, sentence, signed } from './grammar';

const change = (by: number, one: string, other = `${one}s`): string =>
  `${signed(by)} ${Math.abs(by) === 1 ? one : other}`;
const changed = (by: number, one: string): string =>
  by === -1 ? `1 ${one} fewer` : `${Math.abs(by)} ${by < 0 ? 'fewer' : 'more'} ${by === 1 ? one : `${one}s`}`;

const CREW: CrewStatWords = {
  dice: (by) => `${change(by, 'die', 'dice')} in every fray`,
  'attack-dice': (by) => `${change(by, 'attack or evasion die', 'attack or evasion dice')}`,
  island: (by) => `island value ${signed(by)}`,
  port: (by) => `port value ${signed(by)}`,
  wage: (by) => `the wage is ${Math.abs(by)} ${by < 0 ? 'lower' : 'higher'}`,
  'deck-strain': (by) =>
    by < 0
      ? `takes no ${gem('strain')} on deck at the end of a turn`
      : `takes ${by} more ${gem('strain')} on deck at the end of a turn`,
  'strain-taken': (by) => `takes ${Math.abs(by)} ${by < 0 ? 'less' : 'more'} ${gem('strain')} each time`,
  'trauma-taken': (by) => `takes ${Math.abs(by)} ${by < 0 ? 'less' : 'more'} ${gem('trauma')} each time`,
  'university-clues': (by) =>
    `handing in at the University takes ${by < 0 ? `${cluesText(-by)} fewer` : `${cluesText(by)} more`}`,
  'gun-dice': (by) => `${change(by, 'attack die', 'attack dice')} with the gun this crew member mans`,
  helm: (by) => `${change(by, 'navigation point')} when manning a navigation node`,
  'evasion-dice': (by) => `${change(by, 'evasion die', 'evasion dice')} when manning a navigation node under fire`,
  recovery: (by) => `recovers ${Math.abs(by)} ${by < 0 ? 'less' : 'more'} each time`,
};

const SHIP: ShipStatWords = {
  refresh: (by) => `refresh ${changed(by, 'order')} each round`,
  hold: (by) => `the hold takes ${changed(by, 'treasure')}`,
  speed: (by) => `each navigation order gives ${change(by, 'navigation point')}`,
  'gun-dice': (by) => `every gun fires with ${change(by, 'attack die', 'attack dice')}`,
  'evasion-dice': (by) => `${change(by, 'evasion die', 'evasion dice')} under fire`,
  'repair-cost': (by) => `repairs cost ${coins(Math.abs(by))} ${by < 0 ? 'less' : 'more'} a node`,
  'hire-cost': (by) => `hiring costs ${coins(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`,
  'upgrade-cost': (by) => `upgrades cost ${coins(Math.abs(by))} ${by < 0 ? 'less' : 'more'}`,
  'treasure-draws': (by) => `the Marketplace shows ${count(by, 'more treasure')}`,
  'upgrade-draws': (by) => `the Shipwright shows ${count(by, 'more upgrade')}`,
  'hire-draws': (by) => `the Inn shows ${count(by, 'more crew board')}`,
  denizens: (by) => `${count(by, 'more denizen shows', 'more denizens show')} up when you visit a port`,
  sight: (by) => `each turn, ${count(by, 'step')} in rough seas ${by === 1 ? 'costs' : 'cost'} nothing extra`,
  'storm-damage': (by) => `storms deal ${Math.abs(by)} ${by < 0 ? 'more' : 'less'} damage each time`,
};

const KNACKS: KnackWords = {
  'reroll-fate': 'may repeat one fate roll that concerns this crew member; the second result stands',
  'survives-death':
    'instead of dying, this crew member loses all gems and traits, is dealt new traits and goes below deck',
  'swaps-expedition': 'may replace an expedition card once, before its test or choice',
  'sells-at-best': 'sells 1 treasure each visit at the highest price it has in any port',
  'reveals-freely': 'lets you reveal tiles without the crow’s nest and without navigation points',
  'cannot-man-guns': 'cannot man artillery nodes',
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
  'turn-end-at-sea': 'when your turn ends at sea',
  'port-visit': 'when you visit a port',
  'expedition-start': 'when an expedition starts',
  'fray-won': 'when an enemy is destroyed in a fray here',
  'enemy-boards': 'when an enemy spawns on your deck',
  reveal: 'when you reveal a tile',
  'node-destroyed': 'when a node is destroyed here',
  'act-end': 'at the End of Act',
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
