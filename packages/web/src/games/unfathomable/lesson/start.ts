import { seedRng } from '@undertow/kernel';
import { type Options, type State, unfathomable } from '@undertow/unfathomable';
import { arrange } from '@undertow/unfathomable/scene';

export const SEED = 'first voyage';

export const CREW: Options = {
  players: 4,
  characters: ['jeanne', 'arjun', 'william', 'samira'],
  learning: true,
  cultist: false,
  difficulty: 'normal',
};
export const [JEANNE, ARJUN, WILLIAM, SAMIRA] = [0, 1, 2, 3];

/** What the dice show, in the order in which the lesson throws them. */
const DICE = [
  6, // the boiler is fed well: no fuel is lost
  7, // food rationing: nobody loses heart
  6, // Arjun's attack on the Bridge
  3, // the Deep One's attack on Jeanne
  8, // William in the Chapel
  4, // the Deep One's second attack
  5, // Jeanne's attack
  2, // those from the Deep come up at the bow
];

/** Jeanne at her boilers, a passenger on deck and a Deep One below; every deck is stacked for the story. */
export function start(): State {
  const state = unfathomable.setup(CREW, seedRng(SEED));
  arrange(
    {
      people: [
        { character: 'jeanne', loyalty: [] },
        {
          character: 'arjun',
          hand: ['influence 2', 'influence 1', 'observation 2', 'strength 5', 'strength 2'],
          loyalty: [],
        },
        { character: 'william', hand: ['lore 4', 'lore 2', 'lore 1', 'will 1', 'will 2'], loyalty: [] },
        { character: 'samira', hand: ['lore 3', 'observation 2', 'observation 1', 'will 3', 'will 1'], loyalty: [] },
      ],
      options: CREW,
      step: 'turn-start',
      deepOnes: { 'water-5': 1, 'deck-1': 1 },
      passengers: { 'deck-7': ['soul'] },
      waypoints: ['abandoned-depot', 'reef'],
      itemDeck: ['kitchen-knife', 'plimsolls'],
      mythos: ['food-rationing', 'missing-parents', 'missing-jewelry', 'infection', 'hull-leak'],
      skillDecks: {
        influence: ['influence 2', 'influence 1', 'influence 1', 'influence 1'],
        observation: [
          'observation 3',
          'observation 1',
          'observation 1',
          'observation 1',
          'observation 1',
          'observation 4',
          'observation 2',
        ],
        strength: ['strength 4', 'strength 2', 'strength 1', 'strength 1', 'strength 3', 'strength 1'],
      },
      chaos: ['lore 1', 'will 1', 'influence 3', 'strength 2', 'observation 2', 'lore 2', 'will 2', 'strength 1'],
      dice: DICE,
      also: dealLater,
    },
    state,
  );
  return state;
}

/** Loyalties are dealt when everybody has had a turn (L.8), from the end, and first to whoever had the last: Samira. */
function dealLater(state: State): void {
  state.loyaltyDealt = false;
  state.loyaltyDeck.sort((a, b) => Number(a === 'hybrid') - Number(b === 'hybrid'));
}
