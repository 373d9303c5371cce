// In port: who is sent where, and what coin is spent on.

import { type AnyDecision, hasKnack, type Ref, type Service, wageOf, zonesOf } from '@undertow/everrain';
import type { Reason } from '../bot';
import {
  type Answer,
  because,
  bestOf,
  cheapestSum,
  type Handler,
  LEAST_HARM,
  MOST_USE,
  one,
  pick,
  topPicks,
} from './answer';
import { aboutOf } from './asked';
import { cluesInHand, SIGHT, whyRelief } from './port-worth';
import { type CrewMember, crewOf, destroyedCount, isBlind, type Situation, stepsLeft } from './situation';
import { keepWorth, priceAt, saleGain } from './treasure-worth';
import { upgradeGain } from './upgrades';
import { boardWorth, coinWorth, crewWorth, relief, reserve, spendable, stepsToWages, wageChest } from './worth';

/** What one use of a service by this crew member is worth, what it costs taken off. */
function serviceWorth(s: Situation, service: Service, crew: CrewMember | undefined): number {
  const { me, content, taste } = s;
  const prices = content.all.services;
  const coin = coinWorth(s);
  const chest = wageChest(s);
  switch (service) {
    case 'university': {
      const step = prices.universityClues * taste.clue;
      return stepsLeft(s) <= 1 ? step * 20 : step * 2;
    }
    case 'tend':
      return crew ? relief(s, crew, 'trauma', 99) - prices.tend * coin : 0;
    case 'backstreet':
      return crew ? relief(s, crew, 'trauma', 99) - prices.backstreet * coin - 3 : 0;
    case 'rest':
      return crew ? relief(s, crew, 'strain', 99) - prices.rest * coin : 0;
    case 'drink':
      return crew
        ? relief(s, crew, 'strain', 99) - prices.drink * coin - ((prices.drinkHurts + 1) / 10) * taste.trauma
        : 0;
    case 'gamble': {
      const back = (prices.gambleReturned - prices.gambleLost) / 10 + ((9 - prices.gambleReturned) / 10) * 2;
      return crew ? relief(s, crew, 'strain', 99) - prices.gamble * (1 - back) * coin - 1 : 0;
    }
    case 'hire':
      return me.crew.length >= 4 || me.coin < chest + 5
        ? -1
        : ([70, 55, 30, 16][me.crew.length] ?? 0) * taste.hire - 6 * coin;
    case 'repair':
      return repairable(s) === 0
        ? -1
        : (isBlind(s) ? SIGHT : 0) +
            destroyedCount(s) * taste.node * (destroyedCount(s) > 4 ? 1.6 : 1) -
            destroyedCount(s) * prices.repair * coin * 0.5;
    case 'improve':
      return me.coin < reserve(s) + 10
        ? -1
        : Math.min(25, (me.coin - reserve(s)) * 0.3) * (stepsLeft(s) > 2 ? 1 : 0.3) * taste.improve;
    case 'install':
      return Math.max(
        -1,
        ...schematics(s)
          .filter((id) => me.coin - costOf(s, id) / 2 >= reserve(s))
          .map((id) => upgradeGain(s, id) - costOf(s, id) * 0.5 * coin),
      );
    case 'sell': {
      const port = s.view.visit?.port ?? null;
      const gains = me.hold.map((id) => saleGain(s, id, priceAt(s, port, id)));
      for (const id of schematics(s)) gains.push(schematicGain(s, id));
      return Math.max(-1, ...gains);
    }
    case 'buy':
      return me.coin - chest >= 12
        ? Math.min(14, 4 + (me.coin - chest - 12) * 0.3) * taste.market - (me.hold.length >= 3 ? 6 : 0)
        : -1;
    case 'listen':
      return listenWorth(s, crew);
    case 'denizen':
      return taste.denizen;
    default: {
      const never: never = service;
      return never;
    }
  }
}

const costOf = ({ content }: Situation, id: string): number =>
  (content.isArtillery(id) ? content.artillery(id) : content.improvement(id)).cost ?? 0;

const schematics = ({ me }: Situation): string[] =>
  [...me.below, ...me.guns].flatMap(({ schematic }) => (schematic === null ? [] : [schematic]));

/** Half its cost at once, against what it would do once it is installed. */
const schematicGain = (s: Situation, id: string): number =>
  costOf(s, id) * 0.5 * coinWorth(s) - Math.max(0, upgradeGain(s, id) - costOf(s, id) * 0.5);

/** E7.36: rumours, for coin that is not needed otherwise. */
function listenWorth(s: Situation, crew: CrewMember | undefined): number {
  const { listen, listenNothing, listenOne } = s.content.all.services;
  const clues = (listenOne - listenNothing) / 10 + ((9 - listenOne) / 10) * 2;
  const free = crew && hasKnack(s.aboard, s.seat, crew, 'free-listen') && !s.view.visit?.freeListens.includes(crew.id);
  const missing = s.content.all.services.universityClues - (cluesInHand(s) % s.content.all.services.universityClues);
  const soon = missing <= 2 ? 1.5 : 1;
  const left = s.me.coin - (free ? 0 : listen);
  if (left < reserve(s) && s.taste.rumours <= 1 && stepsLeft(s) > 1) return -1;
  return clues * s.taste.clue * soon * s.taste.rumours - (free ? 0 : listen * coinWorth(s));
}

/** Whoever stands at a post would have to be sent back there. */
const absence = (s: Situation, crew: CrewMember): number => (crew.place.is === 'deck' ? s.taste.order : 0);

function sendWorth(s: Situation, ref: Extract<Ref, { is: 'send' }>): number {
  const crew = crewOf(s, ref.crew);
  if (!crew) return -1;
  let worth = serviceWorth(s, ref.service, crew);
  if (ref.service === 'university') {
    if (hasTrait(crew, 'astute')) worth += s.taste.clue;
    if (hasTrait(crew, 'forgetful')) worth -= s.taste.clue;
  }
  // Those who need rest or healing should not be spent on errands.
  const errand = !['tend', 'backstreet', 'rest', 'drink', 'gamble'].includes(ref.service);
  if (errand) worth -= 0.25 * (relief(s, crew, 'strain', 99) + relief(s, crew, 'trauma', 99));
  return worth - absence(s, crew);
}

const hasTrait = ({ positive, negative }: CrewMember, trait: string): boolean =>
  positive === trait || negative === trait;

export const port: Handler = (s, decision) => {
  const best = bestOf(decision, (ref) => {
    if (ref.is === 'send') return sendWorth(s, ref);
    if (ref.is === 'again') return serviceWorth(s, ref.service, undefined);
    return ref.is === 'leave-port' ? 0.5 : -1;
  });
  const ref = decision.options[best.at]?.ref;
  if (ref?.is === 'send' || ref?.is === 'again')
    return pick(best.at, reasonFor(s, ref.service, ref.is === 'send' ? crewOf(s, ref.crew) : undefined), best.next);
  return pick(best.at, keepsCoin(s), best.next);
};

/** Nothing here is worth what is left once wages and repairs are provided for. */
const keepsCoin = (s: Situation): Reason => ({
  key: 'nothing-worth-it',
  args: { coin: s.me.coin, kept: Math.min(s.me.coin, Math.round(reserve(s))) },
});

const spareCoin = (s: Situation): Reason => ({
  key: 'coin-to-spare',
  args: { coin: Math.max(0, Math.round(s.me.coin - reserve(s))) },
});

function reasonFor(s: Situation, service: Service, crew: CrewMember | undefined): Reason | undefined {
  switch (service) {
    case 'university':
      return { key: 'hand-in', args: { clues: s.content.all.services.universityClues } };
    case 'repair':
      return { key: 'repair', args: { nodes: destroyedCount(s) } };
    case 'listen':
      return { key: 'listen', args: { coin: s.content.all.services.listen } };
    case 'tend':
    case 'backstreet':
      return crew && whyRelief(s, crew, 'trauma');
    case 'rest':
    case 'drink':
    case 'gamble':
      return crew && whyRelief(s, crew, 'strain');
    case 'hire':
      return { key: 'more-hands', args: { crew: s.me.crew.length } };
    case 'improve':
    case 'buy':
      return spareCoin(s);
    case 'install': {
      const [best] = schematics(s).sort((a, b) => upgradeGain(s, b) - upgradeGain(s, a));
      return best === undefined ? undefined : { key: 'upgrade', args: { upgrade: best } };
    }
    case 'sell': {
      const port = s.view.visit?.port ?? null;
      const prices = s.me.hold.map((id) => [saleGain(s, id, priceAt(s, port, id)), priceAt(s, port, id)] as const);
      const [best] = prices.sort(([a], [b]) => b - a);
      return best ? { key: 'sell', args: { price: best[1] } } : spareCoin(s);
    }
    case 'denizen':
      return { key: 'denizen', args: {} };
    default: {
      const never: never = service;
      return never;
    }
  }
}

/** The most important nodes first: what steers, sees and shoots. */
const NODES: readonly number[] = [9, 3, 3, 8, 6, 6, 10, 3, 3, 5];

const LOOKOUT = zonesOf('crows-nest');

export const nodeWorth = (zone: number): number => NODES[zone] ?? 0;

/** As many as the wages leave coin for; more when the ship is about to go down or sees nothing. */
function repairable(s: Situation): number {
  const purse = destroyedCount(s) >= 7 || isBlind(s) ? s.me.coin : spendable(s);
  return Math.max(0, Math.floor(purse / Math.max(1, s.content.all.services.repair)));
}

export const repair: Handler = (s, decision) => ({
  picks: topPicks(decision, (ref) =>
    ref.is === 'zone' ? nodeWorth(ref.zone) + (isBlind(s) && LOOKOUT.includes(ref.zone) ? 9 : 0) : 0,
  ).slice(0, repairable(s)),
  why: because({ key: 'repair', args: { nodes: destroyedCount(s) } }),
});

/** E7.30: relics for what they count for, as little wasted as possible. */
export const handIn: Handler = (s, decision) => ({
  picks: cheapestSum(decision, (ref) => (ref.is === 'treasure' ? keepWorth(s, ref.treasure) * 0.98 : s.taste.clue)),
  why: because({ key: 'hand-in', args: { clues: decision.least ?? 5 } }),
});

export const sell: Handler = (s, decision) => {
  const { prices = [] } = aboutOf(decision);
  const best = bestOf(decision, (ref, index) => {
    if (ref.is === 'treasure') return saleGain(s, ref.treasure, prices[index] ?? 0);
    return ref.is === 'upgrade' ? schematicGain(s, ref.upgrade) : 0;
  });
  return pick(best.at, { key: 'sell', args: { price: prices[best.at] ?? 0 } }, best.next);
};

export const buyTreasures: Handler = (s, decision) => {
  const { prices = [] } = aboutOf(decision);
  const best = bestOf(decision, (ref) => {
    if (ref.is !== 'treasure') return 0;
    const price = prices[ref.at] ?? 99;
    const relic = s.content.treasure(ref.treasure).kind === 'relic';
    if (price > spendable(s) || (!relic && s.me.coin - price < reserve(s))) return -1;
    if (s.me.hold.length >= 3 && !relic) return -1;
    return keepWorth(s, ref.treasure) - price * Math.max(1, coinWorth(s)) - 1;
  });
  const ref = decision.options[best.at]?.ref;
  if (ref?.is !== 'treasure') return pick(best.at, keepsCoin(s), best.next);
  const worth = Math.round(keepWorth(s, ref.treasure));
  return pick(best.at, { key: 'worth-buying', args: { price: prices[ref.at] ?? 0, worth } }, best.next);
};

export const hire: Handler = (s, decision) => {
  const { prices = [], cards = [] } = aboutOf(decision);
  const best = bestOf(decision, (ref) => {
    if (ref.is !== 'recruit') return ref.is === 'done' ? 1 : -99;
    const price = prices[cards.indexOf(ref.board)] ?? 99;
    // The wage is due again at the End of the Act.
    const due = stepsToWages(s) <= 2 ? 2 : stepsToWages(s) <= 4 ? 1.4 : 1;
    if (s.me.crew.length > 1 && price * due > spendable(s)) return -1;
    return boardWorth(s, ref.board) - price * 1.6 * coinWorth(s);
  });
  const ref = decision.options[best.at]?.ref;
  return pick(best.at, ref?.is === 'recruit' ? { key: 'hire', args: { crew: ref.board } } : keepsCoin(s), best.next);
};

export const makeRoom: Handler = (s, decision) => {
  const [board] = aboutOf(decision).cards ?? [];
  const coming = board === undefined ? 0 : boardWorth(s, board);
  return one(
    decision,
    (ref) => {
      const crew = ref.is === 'crew' ? crewOf(s, ref.crew) : undefined;
      return crew ? coming - crewWorth(s, crew) : 0.5;
    },
    MOST_USE,
  );
};

/** Everybody who can be; the best first where there is not enough. */
export const wages: Handler = (s, decision): Answer => ({
  picks: topPicks(
    decision,
    (ref) => {
      const crew = ref.is === 'crew' ? crewOf(s, ref.crew) : undefined;
      return crew ? crewWorth(s, crew) + 20 - wageOf(s.aboard, s.seat, crew) : 0;
    },
    (worth) => worth > 0,
  ),
  why: because(short(decision) ? { key: 'cannot-pay', args: {} } : { key: 'pay-crew', args: { wage: 5 } }),
});

const short = (decision: AnyDecision): boolean => decision.max < decision.options.length;

export const denizen: Handler = (_s, decision) => one(decision, () => 0, MOST_USE);
export const passengerSpace: Handler = (_s, decision) => one(decision, () => 0, MOST_USE);
export const dismiss: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      const crew = ref.is === 'crew' || ref.is === 'dismiss' ? crewOf(s, ref.crew) : undefined;
      return crew ? -crewWorth(s, crew) : 0;
    },
    LEAST_HARM,
  );
