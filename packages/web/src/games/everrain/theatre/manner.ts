import type { Event } from '@undertow/everrain';
import type { Sound } from '../../../sound/sounds';

interface Manner {
  /** How long it holds the stage, in milliseconds. */
  readonly hold: number;
  readonly sound: Sound | null;
}

const quick = (hold: number, sound: Sound | null = null): Manner => ({ hold, sound });
const PASSES = quick(0);

/** How each kind of event is shown. A new kind does not compile until somebody has decided. */
const MANNERS: Readonly<Record<Event['type'], Manner>> = {
  'set-up': PASSES,
  round: quick(400),
  step: quick(250),
  turn: quick(300),
  'turn-over': PASSES,
  refreshed: quick(200),
  order: quick(150),
  'order-gained': quick(250),
  exhausted: quick(250),
  'points-lost': PASSES,
  entered: quick(400, 'splash'),
  turned: quick(220),
  sailed: quick(320, 'splash'),
  tile: quick(700, 'card'),
  storm: quick(900, 'splash'),
  'storm-moved': quick(500, 'splash'),
  explored: quick(250),
  'altar-stirs': quick(500, 'reveal'),
  'port-destroyed': quick(1200, 'damage'),
  looted: quick(300),
  fate: quick(450, 'die'),
  test: quick(700, 'die'),
  dice: quick(700, 'die'),
  'omens-turned': quick(300),
  'crew-moved': quick(220),
  hired: quick(300),
  hurt: quick(250),
  recovered: quick(200),
  died: quick(1000, 'fail'),
  survived: quick(900, 'reveal'),
  left: quick(300),
  paid: quick(120),
  trait: quick(350),
  fatigued: PASSES,
  activated: quick(250),
  'node-destroyed': quick(600, 'damage'),
  repaired: quick(250),
  installed: quick(300),
  schematic: quick(250),
  scrapped: quick(200),
  sank: quick(1600, 'fail'),
  coin: quick(120),
  clues: quick(250),
  treasure: quick(250, 'card'),
  'revealed-cards': quick(300, 'card'),
  spoils: quick(450, 'die'),
  traded: quick(300),
  'trade-refused': quick(250),
  visit: quick(500),
  'visit-over': quick(200),
  service: quick(250),
  passenger: quick(400),
  card: quick(600, 'card'),
  'card-passed': quick(400, 'card'),
  outcome: quick(500),
  'card-swapped': quick(300, 'card'),
  story: quick(600),
  'stories-placed': quick(300, 'card'),
  'island-token': quick(500, 'card'),
  'expedition-over': quick(300),
  'no-card': PASSES,
  boarded: quick(600, 'splash'),
  'enemy-acts': quick(600, 'die'),
  pair: quick(400),
  'omen-ability': quick(700, 'reveal'),
  'enemy-moved': quick(400),
  'enemy-hurt': quick(300, 'damage'),
  'enemy-gone': quick(500, 'pass'),
  fray: quick(400),
  'enemy-ship': quick(700, 'splash'),
  'enemy-ship-acts': quick(600, 'die'),
  'enemy-ship-moved': quick(350, 'splash'),
  'enemy-ship-fired': quick(700, 'damage'),
  'enemy-ship-hurt': quick(350, 'damage'),
  'enemy-ship-gone': quick(600),
  boarding: quick(700),
  fired: quick(500, 'damage'),
  agenda: quick(450),
  discovery: quick(700),
  act: quick(1400, 'reveal'),
  awakened: quick(2200, 'reveal'),
  'elder-acts': quick(700, 'die'),
  'elder-moved': quick(450),
  'elder-fired': quick(800, 'damage'),
  'elder-hurt': quick(400, 'damage'),
  'elder-progress': quick(1000, 'fail'),
  'elder-effect': quick(700),
  chose: quick(150),
  declined: PASSES,
  'shuffled-back': PASSES,
  over: quick(1200),
};

export const holdOf = (event: Event): number => MANNERS[event.type].hold;

export function soundOf(event: Event): Sound | null {
  if (event.type === 'test') return event.success ? 'pass' : 'fail';
  if (event.type === 'over') return event.won ? 'pass' : 'fail';
  return MANNERS[event.type].sound;
}
