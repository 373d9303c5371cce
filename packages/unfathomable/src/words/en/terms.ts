// English: single words.
import type { Terms } from '../language';
import { names } from './names';

export const terms: Terms = {
  kinds: {
    skill: 'Skill card',
    item: 'Item',
    spell: 'Spell',
    waypoint: 'Waypoint',
    damage: 'Damage card',
    mythos: 'Mythos card',
    character: 'Character',
    ability: 'Ability',
    feat: 'Feat',
    reveal: 'Reveal ability',
    room: 'Room',
    title: 'Title',
    loyalty: 'Loyalty card',
    passenger: 'Passenger',
  },
  origins: { rulebook: 'from the rulebooks', public: 'from public sources', ours: 'our own' },
  windows: {
    'before-roll': 'before the roll',
    'after-roll': 'after the roll',
    'before-check': 'before cards are added',
    'after-total': 'after the total',
    defeat: 'before a defeat',
    'passenger-defeat': 'before a passenger’s defeat',
  },
  steps: {
    setup: 'Setup',
    'turn-start': 'Start of the turn',
    receive: 'Receive skills',
    action: 'Action step',
    mythos: 'Mythos step',
    discard: 'Discard step',
  },
  causes: {
    arrived: 'The ship has reached its destination. The humans win.',
    fuel: 'The fuel has run out. The Deep Ones win.',
    food: 'The food has run out. The Deep Ones win.',
    sanity: 'The last sanity is gone. The Deep Ones win.',
    souls: 'Too many souls are lost. The Deep Ones win.',
    damage: 'Six rooms are damaged at once: the ship sinks. The Deep Ones win.',
    deepOnes: 'There are more Deep Ones than can be counted: the ship is overrun. The Deep Ones win.',
  },
  activations: { deepOnes: 'Deep Ones', dagon: names.monarchs.dagon, hydra: names.monarchs.hydra },
  results: { pass: 'Success', partial: 'Partial success', fail: 'Failure' },
  copies: 'copies',
};
