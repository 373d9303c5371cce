import type { Event } from './model/event';

/** What everybody who deals with events has to know about a kind of them. */
export interface EventTraits {
  /**
   * What is learned from it. `nothing`: what everybody could have known. `luck`: how a die fell, or that unseen cards were
   * moved. `hidden`: what was hidden before. `shown`: what was hidden, if the event carries cards, and nothing otherwise.
   * `counted`: the same, and without cards how many there were.
   */
  readonly reveals: 'nothing' | 'luck' | 'hidden' | 'shown' | 'counted';
  /** How long it holds the stage, in milliseconds; `cards` is as long as there are cards to turn over. */
  readonly hold: number | 'cards';
  /** What it sounds like; `verdict` depends on how the check went. */
  readonly sound: 'card' | 'die' | 'splash' | 'damage' | 'reveal' | 'verdict' | null;
  /** Nothing to see: a replay does not stop for it. */
  readonly quiet: boolean;
  /** A turn begins with it. */
  readonly turn: boolean;
}

/** One entry for every kind of event: a new one does not compile until everything about it has been said. */
export const EVENTS: Readonly<Record<Event['type'], EventTraits>> = {
  'set-up': { reveals: 'luck', hold: 0, sound: null, quiet: false, turn: false },
  character: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  title: { reveals: 'nothing', hold: 250, sound: null, quiet: false, turn: false },
  'loyalty-dealt': { reveals: 'luck', hold: 0, sound: null, quiet: false, turn: false },
  'loyalty-got': { reveals: 'hidden', hold: 0, sound: null, quiet: false, turn: false },
  'loyalty-passed': { reveals: 'luck', hold: 0, sound: null, quiet: false, turn: false },
  'loyalty-seen': { reveals: 'counted', hold: 0, sound: null, quiet: false, turn: false },
  turn: { reveals: 'nothing', hold: 300, sound: null, quiet: false, turn: true },
  step: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  window: { reveals: 'nothing', hold: 0, sound: null, quiet: true, turn: false },
  used: { reveals: 'shown', hold: 0, sound: null, quiet: false, turn: false },
  action: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  'actions-granted': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  moved: { reveals: 'nothing', hold: 300, sound: null, quiet: false, turn: false },
  traded: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  'trade-refused': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  attack: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  roll: { reveals: 'luck', hold: 400, sound: 'die', quiet: false, turn: false },
  'roll-set': { reveals: 'luck', hold: 250, sound: null, quiet: false, turn: false },
  defeated: { reveals: 'nothing', hold: 400, sound: null, quiet: false, turn: false },
  'deep-one-defeated': { reveals: 'nothing', hold: 300, sound: null, quiet: false, turn: false },
  'defeat-prevented': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  'passenger-saved': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  resource: { reveals: 'nothing', hold: 350, sound: null, quiet: false, turn: false },
  'damage-card': { reveals: 'hidden', hold: 0, sound: null, quiet: false, turn: false },
  damaged: { reveals: 'luck', hold: 400, sound: 'damage', quiet: false, turn: false },
  repaired: { reveals: 'nothing', hold: 250, sound: null, quiet: false, turn: false },
  risked: { reveals: 'nothing', hold: 250, sound: null, quiet: false, turn: false },
  rescued: { reveals: 'nothing', hold: 250, sound: null, quiet: false, turn: false },
  'passenger-defeated': { reveals: 'hidden', hold: 350, sound: null, quiet: false, turn: false },
  track: { reveals: 'nothing', hold: 300, sound: null, quiet: false, turn: false },
  arrived: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  cast: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  waypoint: { reveals: 'hidden', hold: 400, sound: null, quiet: false, turn: false },
  'waypoint-lost': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  awakening: { reveals: 'nothing', hold: 1_200, sound: 'reveal', quiet: false, turn: false },
  activation: { reveals: 'nothing', hold: 200, sound: null, quiet: false, turn: false },
  spawned: { reveals: 'nothing', hold: 250, sound: 'splash', quiet: false, turn: false },
  'deep-ones-moved': { reveals: 'nothing', hold: 250, sound: 'splash', quiet: false, turn: false },
  'monarch-moved': { reveals: 'nothing', hold: 400, sound: 'splash', quiet: false, turn: false },
  'rooms-barred': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  drew: { reveals: 'counted', hold: 0, sound: 'card', quiet: false, turn: false },
  discarded: { reveals: 'hidden', hold: 0, sound: null, quiet: false, turn: false },
  reshuffled: { reveals: 'luck', hold: 0, sound: null, quiet: false, turn: false },
  'treachery-to-chaos': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  check: { reveals: 'nothing', hold: 350, sound: null, quiet: false, turn: false },
  'check-changed': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  'check-decreed': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  'chaos-added': { reveals: 'luck', hold: 200, sound: null, quiet: false, turn: false },
  contributed: { reveals: 'counted', hold: 220, sound: 'card', quiet: false, turn: false },
  'pile-grew': { reveals: 'counted', hold: 0, sound: null, quiet: false, turn: false },
  'check-revealed': { reveals: 'hidden', hold: 'cards', sound: null, quiet: false, turn: false },
  'total-changed': { reveals: 'hidden', hold: 300, sound: null, quiet: false, turn: false },
  'check-result': { reveals: 'nothing', hold: 400, sound: 'verdict', quiet: false, turn: false },
  mythos: { reveals: 'hidden', hold: 400, sound: 'card', quiet: false, turn: false },
  'mythos-unusable': { reveals: 'hidden', hold: 0, sound: null, quiet: false, turn: false },
  'mythos-replaced': { reveals: 'luck', hold: 0, sound: null, quiet: false, turn: false },
  'crisis-skipped': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  'crisis-option': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  chose: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  accused: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  declined: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  kept: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  dropped: { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  'item-gained': { reveals: 'hidden', hold: 200, sound: null, quiet: false, turn: false },
  'item-lost': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  improvement: { reveals: 'luck', hold: 0, sound: null, quiet: false, turn: false },
  spell: { reveals: 'hidden', hold: 400, sound: null, quiet: false, turn: false },
  'removed-unseen': { reveals: 'luck', hold: 0, sound: null, quiet: false, turn: false },
  looked: { reveals: 'counted', hold: 0, sound: null, quiet: false, turn: false },
  'feat-gone': { reveals: 'nothing', hold: 0, sound: null, quiet: false, turn: false },
  revealed: { reveals: 'hidden', hold: 1_600, sound: 'reveal', quiet: false, turn: false },
  truth: { reveals: 'hidden', hold: 0, sound: null, quiet: false, turn: false },
  over: { reveals: 'hidden', hold: 0, sound: null, quiet: false, turn: false },
};

const carriesCards = (event: Event): boolean =>
  ('cards' in event && event.cards !== undefined) || ('card' in event && event.card !== undefined);

/** Whether it tells something that was hidden; whatever does not say so must be the same in every world. */
export function tellsHidden(event: Event): boolean {
  // Whoever looks for a usable mythos card passes over those that are not (28.4f).
  if (event.type === 'looked' && event.deck === 'mythos') return true;
  switch (EVENTS[event.type].reveals) {
    case 'hidden':
      return true;
    case 'shown':
    case 'counted':
      return carriesCards(event);
    case 'luck':
    case 'nothing':
      return false;
  }
}

/** Whether nothing before it can be taken back: somebody has learned something from it. */
export function closes(event: Event): boolean {
  const { reveals } = EVENTS[event.type];
  return reveals === 'luck' || reveals === 'counted' || tellsHidden(event);
}
