// English: why something is not offered or not taken.
import type { Language } from '../language';

export const blocked: Language['blocked'] = {
  'enemy-here': 'There is an enemy in your space.',
  'room-used': 'This room’s action has already been used this turn.',
  'room-damaged': 'The room is damaged.',
  'not-damaged': 'The room is not damaged.',
  'no-enemy-here': 'There is no enemy in your space.',
  'no-passenger-here': 'There is no passenger in your space.',
  'nobody-to-trade-with': 'There is nobody in your space to trade with.',
  'no-items-here': 'Nobody in your space has an item.',
  'in-the-brig': 'Not while you are in the Brig.',
  'not-in-room': 'You are not in that room.',
  'used-this-turn': 'It has already been used this turn.',
  'cannot-pay': 'You cannot pay for it.',
  'supply-empty': 'There are too few passengers in the supply.',
  'deck-empty': 'The deck is empty.',
  condition: 'Its condition is not met.',
  'cannot-attack': 'You cannot attack.',
  'human-here': 'There is a human in your space.',
  treachery: 'Only revealed traitors can use treachery cards this way.',
};

export const refusals: Language['refusals'] = {
  'not-asked': 'You are not being asked.',
  stale: 'The game has moved on.',
  malformed: 'This answer cannot be read.',
  'out-of-range': 'This option does not exist.',
  repeated: 'Each option can be picked only once.',
  'too-few': 'Pick more options.',
  'too-many': 'Pick fewer options.',
  'same-group': 'Only one of these can be picked.',
  'sum-too-small': 'The values do not add up to enough.',
  'sum-too-large': 'The values add up to too much.',
  over: 'The game is over.',
};
