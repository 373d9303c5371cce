// What a tree of effects is worth to the humans: cards are data, so a bot can read them.
import { DECK_SPACES, SPELLS } from '@undertow/unfathomable';
import { spell } from '@undertow/unfathomable/content';
import { ADJACENT, isDeck, NUMBERED_ROOMS } from '@undertow/unfathomable/content/board';
import type { Effect } from '@undertow/unfathomable/content/effect';
import { TRACK_END } from '@undertow/unfathomable/content/tracks';
import { attackWorth, weaponWorth } from './attacks';
import { costOf, payable } from './costs';
import { strikeWorth } from './fights';
import { discardWorth, exchangeWorth, keepWorth } from './handling';
import { brigWorth, titleWorth } from './locking-up';
import { amount, choosersBest, conditionOdds, rollOdds } from './odds';
import { personOf, type Reading } from './reading';
import { deepOnesIn, humansIn, isContested, isDamaged, passengersOnDeck, playerAt, spacesWithDeepOnes } from './ship';
import { doubt, type Situation } from './situation';
import { area, spawnCost } from './spawning';
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
  supplyRelief,
} from './worth';

const TREACHERY = 0.16;

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

/** What was asked last about spells: the same is asked for every card that lets the Keeper act. */
let lastSpells: { readonly s: Situation; readonly r: Reading; readonly worths: readonly number[] } | undefined;

const isSame = (a: Reading, b: Reading): boolean => a.you === b.you && a.discarded === b.discarded;

/** What each spell is worth, the best first. */
function spellWorths(s: Situation, r: Reading): readonly number[] {
  if (lastSpells?.s === s && isSame(lastSpells.r, r)) return lastSpells.worths;
  const worths = SPELLS.map((id) => Math.max(-0.5, worthOf(spell(id).effect, s, r))).sort((a, b) => b - a);
  lastSpells = { s, r, worths };
  return worths;
}

/** What a spell from the top of the deck is worth, the better one where two are seen. */
export function spellsWorth(s: Situation, r: Reading, look: number): number {
  const worths = spellWorths(s, r);
  const n = worths.length;
  if (look < 2) return TASTE.spell * worths.reduce((sum, each) => sum + each / n, 0);
  return TASTE.spell * worths.reduce((sum, each, at) => sum + (each * 2 * (n - 1 - at)) / (n * (n - 1)), 0);
}

function scarcest({ view }: Situation) {
  return (['fuel', 'food', 'sanity', 'souls'] as const).reduce((a, b) => (view.dials[b] < view.dials[a] ? b : a));
}
function richest({ view }: Situation) {
  return (['fuel', 'food', 'sanity', 'souls'] as const).reduce((a, b) => (view.dials[b] > view.dials[a] ? b : a));
}
