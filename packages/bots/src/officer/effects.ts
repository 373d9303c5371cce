// What a tree of effects is worth to the humans: cards are data, so a bot can read them.
import type { Seat } from '@undertow/kernel';
import { DECK_SPACES, SPELLS, type Space, WATER_SPACES } from '@undertow/unfathomable';
import { spell } from '@undertow/unfathomable/content';
import { ADJACENT, isDeck, isRoom, isWater, NUMBERED_ROOMS } from '@undertow/unfathomable/content/board';
import type { Amount, Condition, Cost, Effect, SpawnPlace, Who } from '@undertow/unfathomable/content/effect';
import { GOAL_DISTANCE, TRACK_END } from '@undertow/unfathomable/content/tracks';
import { cardCost, handCost } from './cards';
import { attackOdds, enemiesNear, strikeWorth } from './fights';
import {
  deepOnesIn,
  humansIn,
  isContested,
  isDamaged,
  passengersOnDeck,
  playerAt,
  seatPlaying,
  spacesWithDeepOnes,
} from './ship';
import { doubt, type Situation } from './situation';
import { TASTE } from './taste';
import {
  activationWorth,
  blastWorth,
  herdWorth,
  monarchsInDeep,
  nearDecks,
  rescueWorth,
  riskCost,
  ritualWorth,
  rousing,
} from './threats';
import {
  damaging,
  deepOneThreat,
  defeatCost,
  gaining,
  losing,
  passengerWorth,
  repairing,
  sailing,
  supplyCost,
  supplyRelief,
} from './worth';

/** Who resolves the effect, and what is known about it already. */
export interface Reading {
  readonly you: Seat;
  /** The value of the card discarded as a cost. */
  readonly discarded: number;
}

export const reading = (you: Seat, discarded = 3): Reading => ({ you, discarded });

const TREACHERY = 0.16;

/** How likely a die shows at least so much. */
export const atLeast = (n: number): number => Math.max(0, Math.min(8, 9 - n)) / 8;

/** The worth of an effect to the humans; what is bad for them is negative. */
export function worthOf(effect: Effect, s: Situation, r: Reading): number {
  const { view } = s;
  switch (effect.do) {
    case 'nothing':
    case 'end-action-step':
    case 'drop':
    case 'give-ward':
    case 'modify-roll':
    case 'set-roll':
    case 'reroll':
    case 'modify-total':
    case 'add-card':
    case 'check-faceup':
    case 'check-without-chaos':
    case 'check-extra-skill':
    case 'choose-check-result':
    case 'repeat-lore-action':
    case 'redraw-mythos':
      return 0;
    case 'all':
      return effect.of.reduce((sum, each) => sum + worthOf(each, s, r), 0);
    case 'may':
      return choosersBest(s, r.you, [0, worthOf(effect.effect, s, r)]);
    case 'choose':
      return choosersBest(
        s,
        r.you,
        effect.of.map((each) => worthOf(each, s, r)),
      );
    case 'pay':
      return payable(effect.cost, s, r)
        ? costOf(effect.cost, s, r) + worthOf(effect.to, s, r)
        : costOf(effect.cost, s, r);
    case 'when': {
      const then = worthOf(effect.then, s, r);
      const otherwise = effect.otherwise ? worthOf(effect.otherwise, s, r) : 0;
      const holds = conditionOdds(effect.condition, s, r);
      return holds * then + (1 - holds) * otherwise;
    }
    case 'roll': {
      const odds = rollOdds(effect, s, r);
      const otherwise = effect.otherwise ? worthOf(effect.otherwise, s, r) : 0;
      return odds * worthOf(effect.then, s, r) + (1 - odds) * otherwise;
    }
    case 'roll-for':
    case 'choose-monarch':
    case 'if-check-passes':
      return worthOf(effect.then, s, r);
    // --- ship and voyage
    case 'gain':
      return effect.resource === 'any'
        ? gaining(view, scarcest(s), effect.count)
        : gaining(view, effect.resource, effect.count);
    case 'lose':
      return -losing(view, effect.resource === 'any' ? richest(s) : effect.resource, effect.count);
    case 'damage-ship':
      return -damaging(view, effect.times);
    case 'damage-room':
      return -damaging(view) - (effect.room === 'boiler-room' || effect.room === 'chosen' ? 0.6 : 0);
    case 'advance':
      return effect.track === 'travel'
        ? sailing(view) * amount(effect.by, s)
        : ritualWorth(s) * Math.min(TRACK_END, amount(effect.by, s));
    case 'retreat': {
      const back = Math.min(effect.by, view.tracks[effect.track]);
      const short = effect.by - back;
      const step = effect.track === 'travel' ? sailing(view) * 0.8 : ritualWorth(s);
      return -back * step - (effect.fuelIfShort && short > 0 ? losing(view, 'fuel', short) : 0);
    }
    case 'reset':
      return -view.tracks[effect.track] * (effect.track === 'travel' ? sailing(view) * 0.8 : ritualWorth(s));
    case 'shift':
      return -effect.upTo * Math.abs(ritualWorth(s));
    // --- passengers
    case 'risk':
      return -Math.min(effect.count, view.passengers.supply) * riskCost(s);
    case 'risk-up-to':
      return Math.max(0.4, worthOf(effect.then, s, r) - riskCost(s));
    case 'rescue': {
      if (effect.where === 'any-number') return passengersOnDeck(view) * 0.5;
      const here = playerAt(view, r.you).space;
      return nearDecks(here).reduce((sum, space) => sum + rescueWorth(s, space), 0);
    }
    case 'defeat-passengers':
      return (
        -(effect.count === 'all' ? passengersOnDeck(view) : Math.min(1, passengersOnDeck(view))) * passengerWorth(view)
      );
    case 'defeat-passenger-in':
      return -passengerWorth(view);
    case 'repair-free':
      return isDamaged(view, playerAt(view, r.you).space) && !isContested(view, playerAt(view, r.you).space)
        ? repairing(view) + 0.5
        : 0;
    // --- monsters
    case 'activate':
      return activationWorth(effect.icon, s);
    case 'activate-deep-ones':
      return effect.where === 'your-space'
        ? -view.deepOnes[playerAt(view, r.you).space] * 0.8
        : -Math.max(0, ...spacesWithDeepOnes(view).map((space) => rousing(s, space)));
    case 'spawn':
      return -spawnCost(effect.count, effect.at, s, r);
    case 'surface':
      return effect.who === 'monarchs' ? -1 : -(view.deepOnes['the-deep'] * 0.3 + monarchsInDeep(s) * 0.6);
    case 'monarchs-to-deep':
      return (2 - monarchsInDeep(s)) * 1.1;
    case 'move-monarch':
      return effect.to === 'the-deep' ? 1 : 0.1;
    case 'defeat-deep-ones': {
      if (effect.where === 'one-room')
        return Math.max(
          0,
          ...NUMBERED_ROOMS.map((room) => view.deepOnes[room] * (deepOneThreat(view, room) + supplyRelief(view, 1))),
        );
      const among = area(s, effect.where, r);
      const threats = among
        .flatMap((space) =>
          new Array<number>(view.deepOnes[space]).fill(deepOneThreat(view, space) + supplyRelief(view, 1)),
        )
        .sort((a, b) => b - a);
      const count = effect.count === 'all' ? threats.length : amount(effect.count, s);
      return threats.slice(0, count).reduce((sum, each) => sum + each, 0);
    }
    case 'deep-ones-to-supply':
      return area(s, effect.where, r).reduce(
        (sum, space) => sum + view.deepOnes[space] * (deepOneThreat(view, space) + supplyRelief(view, 1)),
        0,
      );
    case 'deck-deep-ones-to-water':
      return deepOnesIn(view, DECK_SPACES) * 0.2;
    case 'herd':
      return herdWorth(s, effect.from === 'your-space' ? [playerAt(view, r.you).space] : spacesWithDeepOnes(view));
    case 'scatter':
      return deepOnesIn(view, [...NUMBERED_ROOMS, ...DECK_SPACES]) * 0.2;
    case 'bar-rooms':
      return deepOnesIn(view, DECK_SPACES) * 0.3;
    // --- people
    case 'defeat': {
      const who = personOf(s, effect.who, r);
      return who === undefined ? 0 : -defeatCost(playerAt(view, who).handCount) * (1 - 1.5 * doubt(s, who));
    }
    case 'defeat-humans-in':
      return -0.4;
    case 'defeat-everyone-here': {
      const { space } = playerAt(view, r.you);
      if (effect.who === 'enemies') return view.deepOnes[space] * deepOneThreat(view, space) + 0.8;
      return (
        -humansIn(view, space).length * 0.8 - (isDeck(space) ? view.passengers.deck[space] * passengerWorth(view) : 0)
      );
    }
    case 'blast-adjacent':
      return Math.max(...ADJACENT[playerAt(view, r.you).space].map((space) => blastWorth(s, space)));
    case 'choose-human':
      return worthOf(effect.then, s, r);
    case 'brig':
      return brigWorth(effect, s, r);
    case 'move':
      return effect.to === 'sick-bay' ? -0.8 : 0;
    case 'each-may-move':
      return 0.1;
    case 'free':
      return effect.from === 'sick-bay'
        ? humansIn(view, 'sick-bay').length * 0.4
        : view.players
            .filter(({ space }) => space === 'brig')
            .reduce((sum, { seat }) => sum + 0.8 - 2 * doubt(s, seat), 0);
    case 'relocate':
      return 0.6;
    case 'pass-title':
      return titleWorth(s, effect.title);
    case 'attack':
      return attackWorth(s, r.you, effect.reach, effect.bonus, effect.rerolls ?? 0);
    case 'strike':
      return Math.max(0, ...strikeWorth(s));
    case 'attack-up-to':
      return attackWorth(s, r.you, 'here', 0, 0, effect.times);
    case 'use-weapon':
      return weaponWorth(s, r.you, effect.times);
    case 'act':
      return effect.who === 'you' ? effect.times * 1.1 : 0.9;
    case 'look-at-loyalty':
      return 0.9;
    // --- cards
    case 'draw':
      return effect.who === 'you'
        ? effect.count * TASTE.draw * (1 - doubt(s, r.you))
        : view.players.reduce((sum, one) => sum + (one.revealed ? 0 : TASTE.draw), 0) * effect.count * 0.8;
    case 'discard':
      return discardWorth(effect.who, effect.count, s, r);
    case 'exchange':
      return exchangeWorth(s, r.you);
    case 'draw-item':
    case 'choose-item':
      return view.items.count > 0 ? TASTE.item : 0;
    case 'give-item':
    case 'take-item':
      return 0.1;
    case 'remove-item':
      return effect.which === 'own-chosen' || view.players.some(({ items }) => items.some((id) => id === effect.which))
        ? -0.6
        : 0;
    case 'lose-items': {
      const who = personOf(s, effect.who, r);
      return who === undefined ? 0 : -playerAt(view, who).items.length * 0.6;
    }
    case 'keep-one-item-each':
      return -view.players.reduce((sum, { items }) => sum + Math.max(0, items.length - 1) * 0.4, 0);
    case 'remove-top':
      return effect.deck === 'spell' ? -0.8 : -0.3;
    case 'sort-top':
      return effect.deck === 'spell' ? 0.2 : 0.35;
    case 'choose-spell':
      return view.spells.count === 0 ? 0 : spellsWorth(s, r, effect.look);
    case 'choose-waypoint':
      return 4 * sailing(view) * 0.7;
    case 'replace-waypoint':
      return -0.6;
    case 'treachery-to-chaos':
      return -effect.count * TREACHERY;
    case 'renew-chaos':
      return 0.5;
    case 'keep':
      return keepWorth(s, effect.who);
    case 'check':
      return 0.55 * worthOf(effect.pass, s, r) + 0.45 * worthOf(effect.fail, s, r);
    case 'resolve-mythos-as-failed':
      return -2;
    case 'prevent-defeat':
    case 'rescue-instead':
      return 0.8;
    case 'skip-crisis':
      return 0;
  }
}

/** What a spell from the top of the deck is worth, the better one where two are seen. */
export function spellsWorth(s: Situation, r: Reading, look: number): number {
  const worths = SPELLS.map((id) => Math.max(-0.5, worthOf(spell(id).effect, s, r))).sort((a, b) => b - a);
  const n = worths.length;
  if (look < 2) return TASTE.spell * worths.reduce((sum, each) => sum + each / n, 0);
  return TASTE.spell * worths.reduce((sum, each, at) => sum + (each * 2 * (n - 1 - at)) / (n * (n - 1)), 0);
}

/** Whoever chooses takes what is best for the side they are thought to be on. */
function choosersBest(s: Situation, who: Seat, values: readonly number[]): number {
  const suspicion = doubt(s, who);
  return (1 - suspicion) * Math.max(...values) + suspicion * Math.min(...values);
}

export function rollOdds(effect: Extract<Effect, { do: 'roll' }>, s: Situation, r: Reading): number {
  const plus = effect.plus === 'discarded' ? r.discarded : 0;
  if (effect.atLeast !== undefined) return atLeast(effect.atLeast - plus);
  const limit = amount(effect.atMost ?? effect.below ?? 0, s) - (effect.below === undefined ? 0 : 1);
  return 1 - atLeast(limit + 1 - plus);
}

function amount(what: Amount, s: Situation): number {
  if (typeof what === 'number') return what;
  switch (what) {
    case 'roll':
      return 4;
    case 'defeated':
    case 'rescued':
    case 'risked':
      return 2;
    case 'drawn':
      return 4;
    case 'added-value':
      return 3;
    case 'passengers-on-deck':
      return passengersOnDeck(s.view);
    case 'one-plus-half-surplus':
      return 2;
  }
}

function conditionOdds(condition: Condition, { view }: Situation, r: Reading): number {
  const one = playerAt(view, r.you);
  switch (condition.if) {
    case 'not-in-brig':
      return one.space === 'brig' ? 0 : 1;
    case 'in':
      return one.space === condition.room ? 1 : 0;
    case 'is':
      return condition.who === 'you' ? (view.titles[condition.title] === r.you ? 1 : 0) : 0.5;
    case 'owns-item':
      return one.items.length > 0 ? 1 : 0;
    case 'holds':
      return 0.7;
    case 'passengers-in-supply':
      return view.passengers.supply >= condition.atLeast ? 1 : 0;
    case 'deep-one-here':
      return view.deepOnes[one.space] > 0 ? 1 : 0;
    case 'deep-holds':
      return view.deepOnes['the-deep'] + 1 >= condition.atLeast ? 1 : 0;
    case 'items-at-most':
      return one.items.length <= condition.count ? 1 : 0;
    case 'monarch-in-water':
      return view.monarchs.dagon === 'the-deep' && view.monarchs.hydra === 'the-deep' ? 0 : 1;
    case 'rolled':
      return atLeast(condition.atLeast);
  }
}

function payable(cost: Cost, { view }: Situation, r: Reading): boolean {
  switch (cost.pay) {
    case 'risk':
      return view.passengers.supply >= cost.count;
    case 'discard':
      return playerAt(view, r.you).handCount >= cost.count;
    case 'lose':
    case 'damage-ship':
      return true;
  }
}

/** What paying costs, as a negative worth. */
export function costOf(cost: Cost, s: Situation, r: Reading): number {
  switch (cost.pay) {
    case 'risk':
      return -Math.min(cost.count, s.view.passengers.supply) * riskCost(s);
    case 'lose':
      return -losing(s.view, cost.resource, cost.count);
    case 'discard':
      return -cost.count * (r.you === s.seat ? cardCost(s, null) : TASTE.draw);
    case 'damage-ship':
      return -damaging(s.view);
  }
}

function spawnCost(count: number, at: SpawnPlace, s: Situation, r: Reading): number {
  const { view } = s;
  const each = (spaces: readonly Space[]) =>
    spaces.reduce((sum, space) => sum + count * deepOneThreat(view, space), 0) +
    supplyCost(view, spaces.length * count);
  if (typeof at === 'object') {
    const who = personOf(s, at.spaceOf, r);
    return each([who === undefined ? 'chapel' : playerAt(view, who).space]);
  }
  switch (at) {
    case 'each-water-space':
      return each(WATER_SPACES);
    case 'each-deck-space':
      return each(DECK_SPACES);
    case 'each-numbered-room':
      return each(NUMBERED_ROOMS);
    case 'chosen-water-spaces':
      return count * 0.4 + supplyCost(view, count);
    case 'rolled-room':
    case 'damaged-space':
      return count * 0.8 + supplyCost(view, count);
    case 'the-deep':
      return count * 0.3 + supplyCost(view, count);
    default:
      return each([at]);
  }
}

function area(s: Situation, where: string, r: Reading): readonly Space[] {
  const all = spacesWithDeepOnes(s.view);
  switch (where) {
    case 'water':
      return all.filter(isWater);
    case 'deck':
      return all.filter(isDeck);
    case 'interior':
      return all.filter(isRoom);
    case 'ship':
      return all.filter((space) => !isWater(space));
    case 'your-space':
      return all.filter((space) => space === playerAt(s.view, r.you).space);
    default:
      return all;
  }
}

export function personOf({ view }: Situation, who: Who, r: Reading): Seat | undefined {
  switch (who) {
    case 'you':
      return r.you;
    case 'current':
      return view.turn.current;
    case 'captain':
    case 'keeper':
      return view.titles[who];
    default:
      return seatPlaying(view, who);
  }
}

/** Locking somebody up: good if they are a traitor, bad if they are not. */
export function lockingUp(s: Situation, seat: Seat): number {
  const one = playerAt(s.view, seat);
  if (one.revealed) return one.space === 'brig' ? 0 : TASTE.arrest;
  if (one.space === 'brig') return 0;
  const title = s.view.titles.captain === seat ? 1.2 : s.view.titles.keeper === seat ? 0.4 : 0;
  // The longer the way, the longer they would do harm, and the longer an innocent would be missed.
  const ahead = 0.4 + 0.6 * Math.min(1, Math.max(0, GOAL_DISTANCE - s.view.distance) / 9);
  const guilt = doubt(s, seat);
  return ahead * (guilt * (TASTE.jailTraitor + title) - (1 - guilt) * (TASTE.jailInnocent + title * 0.2));
}

function brigWorth(effect: Extract<Effect, { do: 'brig' }>, s: Situation, r: Reading): number {
  const others = s.view.players.filter(({ seat, space }) => seat !== r.you && space !== 'brig');
  switch (effect.who) {
    case 'any-human':
    case 'another-human':
    case 'chosen':
      return choosersBest(
        s,
        r.you,
        others
          .filter(({ revealed }) => !revealed)
          .map(({ seat }) => lockingUp(s, seat))
          .concat(-TASTE.jailInnocent),
      );
    case 'another-character-here': {
      const here = others.filter(({ space }) => space === playerAt(s.view, r.you).space);
      return here.length === 0 ? 0 : Math.max(...here.map(({ seat }) => lockingUp(s, seat)));
    }
    default: {
      const who = personOf(s, effect.who, r);
      return who === undefined ? 0 : lockingUp(s, who);
    }
  }
}

function titleWorth(s: Situation, title: 'captain' | 'keeper'): number {
  return doubt(s, s.view.titles[title]) - 0.3;
}

function attackWorth(
  s: Situation,
  you: Seat,
  reach: 'here' | 'adjacent',
  bonus: number | 'enemies-here',
  rerolls: number,
  times = 1,
): number {
  const enemies = enemiesNear(s, you, reach);
  const plus = bonus === 'enemies-here' ? Math.max(0, s.view.deepOnes[playerAt(s.view, you).space]) : bonus;
  const worths = enemies
    .map(({ worth, target }) => {
      const odds = attackOdds(target, plus);
      return worth * (rerolls > 0 ? 1 - (1 - odds) ** 2 : odds);
    })
    .sort((a, b) => b - a);
  return worths.slice(0, times).reduce((sum, each) => sum + each, 0);
}

function weaponWorth(s: Situation, you: Seat, times: number): number {
  const { items, space } = playerAt(s.view, you);
  if (space === 'brig') return 0;
  return Math.max(
    0,
    ...items.map((id) => {
      switch (id) {
        case 'six-shooter':
          return attackWorth(s, you, 'here', 2, 0, times);
        case 'repeating-rifle':
          return attackWorth(s, you, 'adjacent', 1, 0, times);
        case 'pocket-pistol':
          return attackWorth(s, you, 'here', 0, 1, times);
        case 'shotgun':
          return attackWorth(s, you, 'here', 'enemies-here', 0, times);
        default:
          return 0;
      }
    }),
  );
}

function discardWorth(
  who: Extract<Effect, { do: 'discard' }>['who'],
  count: number | 'hand',
  s: Situation,
  r: Reading,
): number {
  if (who === 'each-human' || who === 'each-human-not-in-brig' || who === 'each-human-outside-sick-bay')
    return -s.view.players.reduce(
      (sum, one) => sum + (one.revealed ? 0 : Math.min(one.handCount, count === 'hand' ? 10 : count) * 0.12),
      0,
    );
  const seat = personOf(s, who, r);
  if (seat === undefined) return 0;
  const one = playerAt(s.view, seat);
  const cards = Math.min(one.handCount, count === 'hand' ? 20 : count);
  const each = seat === s.seat && count === 'hand' ? handCost(s) / Math.max(1, one.handCount) : 0.13;
  return -cards * each * (1 - doubt(s, seat));
}

/** Trading low cards in for others. */
function exchangeWorth(s: Situation, you: Seat): number {
  if (you !== s.seat) return 0.2;
  const low = (s.me.hand ?? []).filter((face) => face % 5 <= 1).length;
  return Math.min(5, Math.max(0, low - 1)) * 0.1;
}

function keepWorth(s: Situation, who: Who): number {
  switch (s.view.mythos.drawn) {
    case 'barricade-the-hatches':
      return 0.6;
    case 'sacrifice-deep-one':
      return 0.5;
    case 'the-peacemaker':
      return -0.9;
    case 'memory-of-the-deep':
      return -1.4;
    case 'family-ties':
      return -1.6;
    default:
      return who === 'you' ? 0.6 : 0;
  }
}

function scarcest({ view }: Situation) {
  return (['fuel', 'food', 'sanity', 'souls'] as const).reduce((a, b) => (view.dials[b] < view.dials[a] ? b : a));
}
function richest({ view }: Situation) {
  return (['fuel', 'food', 'sanity', 'souls'] as const).reduce((a, b) => (view.dials[b] > view.dials[a] ? b : a));
}
