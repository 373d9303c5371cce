// Monsters and passengers: what threatens whom, and what the ritual would sweep away.
import { DECK_SPACES, type Glimpse, type Space, WATER_SPACES } from '@undertow/unfathomable';
import {
  ADJACENT,
  DECK_OF_WATER,
  isDeck,
  isNumberedRoom,
  isRoom,
  isWater,
  roomOfWater,
} from '@undertow/unfathomable/content/board';
import { ofOneView } from './of-one-view';
import { damageCount, deepOnesOnBoard, humansIn, isDamaged, passengersOnDeck, spacesWithDeepOnes } from './ship';
import type { Situation } from './situation';
import { TASTE } from './taste';
import { damaging, deepOneThreat, defeatCost, passengerWorth, supplyCost, supplyRelief } from './worth';

/** One passenger on a random deck space. */
export function riskCost({ view }: Situation): number {
  const danger = DECK_SPACES.filter((space) => view.deepOnes[space] > 0).length / 8;
  const cast = view.tracks.ritual >= 2 ? 0.2 : 0;
  return TASTE.risk * (0.7 + 0.2 * danger + cast) * passengerWorth(view);
}

export function rescueWorth({ view }: Situation, space: Space): number {
  if (!isDeck(space)) return 0;
  const waiting = view.passengers.deck[space];
  if (waiting === 0) return 0;
  const near = view.deepOnes[space] > 0 ? 0.9 : waterBeside(space).some((w) => view.deepOnes[w] > 0) ? 0.75 : 0.6;
  const cast = view.tracks.ritual >= 3 ? 0.5 : view.tracks.ritual === 2 ? 0.15 : 0;
  const traitor = view.players.some((one) => one.revealed && one.space !== 'brig') ? 0.35 : 0;
  const supply = view.passengers.supply <= 2 ? 0.15 : 0;
  return TASTE.rescue * Math.min(1.2, near + cast + traitor + supply) * passengerWorth(view);
}

const waterBeside = (space: Space): readonly Space[] => ADJACENT[space].filter(isWater);
export const nearDecks = (here: Space): readonly Space[] =>
  DECK_SPACES.filter((space) => space === here || ADJACENT[here].includes(space));

/** One step of the ritual: a share of what the great banishment would do now. */
export const ritualWorth = ({ view }: Situation): number => ritualStep(view);

const SWEPT: readonly Space[] = [...DECK_SPACES, ...WATER_SPACES];

const ritualStep = ofOneView((view) => {
  const swept = SWEPT.reduce(
    (sum, space) => sum + view.deepOnes[space] * (deepOneThreat(view, space) + supplyRelief(view, 1)),
    0,
  );
  const lost =
    passengersOnDeck(view) * passengerWorth(view) +
    DECK_SPACES.reduce((sum, space) => sum + humansIn(view, space).length * 0.7, 0);
  const total = swept + (2 - deepMonarchs(view)) * 0.9 - lost;
  return TASTE.ritual * (total / 4) * (0.6 + view.tracks.ritual * 0.3);
});

export const monarchsInDeep = ({ view }: Situation): number => deepMonarchs(view);

const deepMonarchs = (view: Glimpse): number =>
  (view.monarchs.dagon === 'the-deep' ? 1 : 0) + (view.monarchs.hydra === 'the-deep' ? 1 : 0);

/** What one Deep One would do if it acted now. */
export function rousing({ view }: Situation, space: Space): number {
  const prey = humansIn(view, space);
  if (prey.length > 0) return 0.4 * TASTE.defeat;
  if (isDeck(space) && view.passengers.deck[space] > 0) return passengerWorth(view);
  if (isNumberedRoom(space)) return isDamaged(view, space) ? 0.3 : damaging(view);
  return isWater(space) ? 0.3 : view.turn.barred ? 0 : 0.6;
}

export function activationWorth(icon: 'deepOnes' | 'dagon' | 'hydra', s: Situation): number {
  const { view } = s;
  const gathering = view.deepOnes['the-deep'] + 2 >= 4 ? 1.5 : 0.6;
  switch (icon) {
    case 'hydra':
      return view.monarchs.hydra === 'the-deep'
        ? -gathering - supplyCost(view, 2)
        : -damaging(view) - (roomOfWater(view.monarchs.hydra) === 'boiler-room' ? 0.4 : 0);
    case 'dagon': {
      const { dagon } = view.monarchs;
      if (dagon === 'the-deep') return -gathering - supplyCost(view, 2);
      return -2 * deepOneThreat(view, DECK_OF_WATER[dagon]) - supplyCost(view, 2);
    }
    case 'deepOnes': {
      if (deepOnesOnBoard(view) === 0) return -gathering - supplyCost(view, 2);
      let harm = 0;
      let broken = damageCount(view);
      for (const space of spacesWithDeepOnes(view)) {
        const count = view.deepOnes[space];
        if (isNumberedRoom(space) && !isDamaged(view, space) && humansIn(view, space).length === 0) {
          harm += damaging(view, 1, broken) * 0.8 + (count - 1) * 0.3;
          broken++;
        } else if (isDeck(space) && view.passengers.deck[space] > 0 && humansIn(view, space).length === 0)
          harm += Math.min(count, view.passengers.deck[space]) * passengerWorth(view);
        else harm += count * rousing(s, space);
      }
      return -harm;
    }
  }
}

/** Away from rooms and passengers is good for humans. */
export function herdWorth({ view }: Situation, from: readonly Space[]): number {
  let best = 0;
  for (const space of from) {
    const count = view.deepOnes[space];
    if (count === 0) continue;
    for (const to of ADJACENT[space])
      if (!isRoom(to) || isNumberedRoom(to))
        best = Math.max(best, TASTE.herd * count * (deepOneThreat(view, space) - deepOneThreat(view, to)));
  }
  return best;
}

export function blastWorth(s: Situation, space: Space): number {
  const { view } = s;
  let worth = view.deepOnes[space] * (deepOneThreat(view, space) + supplyRelief(view, 1));
  for (const one of view.players) if (one.space === space) worth += one.revealed ? 1.5 : -defeatCost(one.handCount);
  if (isDeck(space)) worth -= view.passengers.deck[space] * passengerWorth(view);
  if (isNumberedRoom(space) && !isDamaged(view, space)) worth -= damaging(view);
  return worth;
}
