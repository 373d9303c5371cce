// What to do with an action.
import type { AnyDecision, PlayerView, Ref, ShipSpace } from '@undertow/unfathomable';
import { DECK_SPACES } from '@undertow/unfathomable';
import { ADJACENT, isRoom, isShipSpace } from '@undertow/unfathomable/content/board';
import { faceValue } from '@undertow/unfathomable/content/skill-cards';
import type { Reason } from '@undertow/unfathomable/words';
import { type Answer, because, bestOf, type Handler, nextBest } from './answer';
import { cardCost } from './cards';
import { costOf } from './costs';
import { spellsWorth, worthOf } from './effects';
import { arrestWorth, attackOdds, knifeBonus, PERSON_TARGET } from './fights';
import { gainOf } from './gains';
import {
  bestAt,
  bestBoiler,
  cabinWorth,
  chapelWorth,
  fightWorth,
  galley,
  repairWorth,
  restingAt,
  roomWorth,
  worstAt,
} from './places';
import { reading } from './reading';
import { deepOnesIn, isContested, isDamaged, passengersAt, playerAt, skillSetOf } from './ship';
import { doubt, type Situation } from './situation';
import { abilityFrom, roomOf } from './sources';
import { rescueWorth } from './threats';
import { hiddenTraitorAction, pretence } from './traitor';
import { defeatCost, passengerWorth, sailing } from './worth';

type ActionRef = Ref;

export const action: Handler = (s, decision) => {
  if (s.revealed) return revealedAction(s, decision);
  if (s.wish < 0) return hiddenTraitorAction(s, decision, (ref) => actionWorth(s, ref));
  return humanAction(s, decision);
};

/** The worth to the humans of one action by this seat, moves left aside. */
export function actionWorth(s: Situation, ref: ActionRef): number {
  const { view, me } = s;
  switch (ref.is) {
    case 'attack':
      return ref.target.is === 'deep-one'
        ? fightWorth(s, ref.target.space)
        : s.revealed
          ? -attackOdds(PERSON_TARGET, knifeBonus(s, s.seat)) * defeatCost(playerAt(view, ref.target.seat).handCount)
          : attackOdds(PERSON_TARGET, knifeBonus(s, s.seat)) * arrestWorth(s, ref.target.seat);
    case 'rescue':
      return rescueWorth(s, me.space);
    case 'trade':
      return Number.NEGATIVE_INFINITY;
    case 'repair':
      return isRoom(ref.room) ? repairWorth(s, ref.room) : 0;
    case 'defeat-passenger':
      return -passengerWorth(view);
    case 'use':
      return useWorth(s, ref);
    default:
      return 0;
  }
}

/** The worth to the humans of using something, its price included. */
export function useWorth(s: Situation, ref: Extract<Ref, { is: 'use' }>): number {
  const room = roomOf(ref.source);
  if (room) return roomWorth(s, room);
  const ability = abilityFrom(ref.source);
  if (!ability) return 0;
  const price = (ref.card === null ? 0 : cardCost(s, ref.card)) * s.wish;
  const special = specialUse(s, ref);
  if (special !== undefined) return special - price;
  const r = reading(s.seat);
  const worth = worthOf(ability.effect, s, r) + (ability.cost ? costOf(ability.cost, s, r) : 0);
  return worth - price - (ability.spent ? 0.5 : 0);
}

/** Abilities whose worth is not in their tree. */
function specialUse(s: Situation, { source }: Extract<Ref, { is: 'use' }>): number | undefined {
  const { view } = s;
  switch (source) {
    case 'skill:coordinated-effort': {
      const helpers = view.players.filter((one) => one.seat !== s.seat && !one.revealed && one.space !== 'brig');
      return Math.max(0, ...helpers.map((one) => helperWorth(s, one) * (1 - 1.6 * doubt(s, one.seat))));
    }
    case 'skill:true-grit':
      return 1.6;
    case 'skill:watch-and-learn':
      return s.me.handCount <= 8 ? 0.5 : 0.1;
    case 'skill:persistence': {
      const low = (s.me.hand ?? []).filter((face) => faceValue(face) === 1).length;
      return low >= 3 ? 0.12 * low : 0;
    }
    case 'feat:full-steam-ahead':
      return view.dials.fuel > 2 ? bestBoiler(s) + 1 : 0;
    case 'feat:deep-one-ancestry':
      return view.awakened ? 1 : 0.2;
    case 'feat:arrest-order': {
      const here = view.players.filter(
        (one) => one.seat !== s.seat && one.space === s.me.space && one.space !== 'brig',
      );
      return Math.max(-1, ...here.map((one) => (one.revealed ? 1.8 : doubt(s, one.seat) * 3.4 - 1.6)));
    }
    case 'item:elder-sign-amulet':
      return 0;
    default:
      return undefined;
  }
}

/** What somebody else could do with an action right away. */
export function helperWorth(s: Situation, one: PlayerView): number {
  const { view } = s;
  const stoker = one.space === 'boiler-room' && one.handCount > 2 && skillSetOf(one).includes('strength');
  const open = !isContested(view, 'boiler-room') && !isDamaged(view, 'boiler-room');
  const stoking = stoker && open && !view.turn.rooms.includes('boiler-room') ? sailing(view) * 0.6 : 0;
  const casting =
    view.titles.keeper === one.seat && view.spells.count > 0 && one.space !== 'brig'
      ? spellsWorth(s, reading(one.seat), 2)
      : 0;
  const fighting = one.space === 'brig' ? 0 : fightWorth(s, one.space);
  return Math.max(0.3, stoking, casting, fighting, rescueWorth(s, one.space));
}

/** How much acting first and then going on is worth: abilities that give the action back cost nothing. */
const isFree = (ref: Ref): boolean => ref.is === 'use' && abilityFrom(ref.source)?.thenAct === 1;

function humanAction(s: Situation, decision: AnyDecision): Answer {
  const scores = humanScores(s, decision);
  const { at } = bestOf(decision, (_, index) => scores[index] ?? 0);
  const chosen = decision.options[at]?.ref;
  const why = (): readonly Reason[] => (chosen ? whyAction(s, chosen, hasMore(s)) : []);
  return { picks: [at], why: () => because(...why().slice(0, 2), nextBest(decision, scores, at)) };
}

const hasMore = ({ view, seat }: Situation): boolean => view.turn.current === seat && view.turn.actionsLeft > 0;

/** How promising every action looks to this seat. */
export function actionScores(s: Situation, decision: AnyDecision): readonly number[] {
  if (s.revealed) return decision.options.map(({ ref }) => revealedScore(s, ref));
  if (s.wish < 0) return decision.options.map(({ ref }) => pretence(s, ref, actionWorth(s, ref)));
  return humanScores(s, decision);
}

function humanScores(s: Situation, decision: AnyDecision): readonly number[] {
  const more = hasMore(s);
  const worths = decision.options.map(({ ref }) =>
    ref.is === 'move' || ref.is === 'reveal' ? 0 : actionWorth(s, ref),
  );
  const stay = restingAt(s, s.me.space);
  return decision.options.map(({ ref }, i) => {
    if (ref.is === 'reveal') return Number.NEGATIVE_INFINITY;
    if (ref.is === 'move')
      return more ? Math.max(0.97 * bestAt(s, ref.to), restingAt(s, ref.to)) : restingAt(s, ref.to) - 0.02;
    const own = worths[i] ?? 0;
    if (ref.is === 'pass') return stay - 0.01;
    if (isFree(ref)) return own > 0.05 || reposition(s, ref) > 0 ? own + reposition(s, ref) + 2 : -1;
    if (!more) return own + stay;
    return own + Math.max(0, followUp(decision, worths, i), stay);
  });
}

/** The next best thing to do in the same place. */
function followUp(decision: AnyDecision, worths: readonly number[], first: number): number {
  let best = 0;
  decision.options.forEach(({ ref }, i) => {
    if (ref.is === 'move' || ref.is === 'pass') return;
    const again = i === first && (ref.is === 'attack' || ref.is === 'rescue');
    if (i !== first || again) best = Math.max(best, (worths[i] ?? 0) * (again ? 0.6 : 0.95));
  });
  return best;
}

/** What a free step is worth: the best place it leads to, compared with here. */
function reposition(s: Situation, ref: Ref): number {
  if (ref.is !== 'use') return 0;
  const spaces: readonly ShipSpace[] =
    ref.source === 'ability:deck-chief'
      ? DECK_SPACES
      : ref.source === 'item:plimsolls'
        ? ADJACENT[s.me.space].filter(isShipSpace).filter((space) => space !== 'brig' && space !== 'sick-bay')
        : [];
  if (spaces.length === 0) return 0;
  return Math.max(...spaces.map((space) => bestAt(s, space))) - bestAt(s, s.me.space) - 0.1;
}

/** How much an action of a revealed traitor hurts. */
function revealedScore(s: Situation, ref: Ref): number {
  const more = hasMore(s);
  if (ref.is === 'move') {
    const leaving = s.me.space === 'brig' ? 0.4 : 0;
    return leaving + (more ? Math.max(worstAt(s, ref.to) * 0.97, restingAt(s, ref.to)) : restingAt(s, ref.to));
  }
  if (ref.is === 'pass') return s.me.space === 'brig' ? 0 : restingAt(s, s.me.space) * 0.9;
  if (ref.is === 'trade') return Number.NEGATIVE_INFINITY;
  return -actionWorth(s, ref) + (more ? 0 : restingAt(s, s.me.space));
}

/** A revealed traitor has nothing to hide: whatever hurts most. */
function revealedAction(s: Situation, decision: AnyDecision): Answer {
  const scores = decision.options.map((each) => revealedScore(s, each.ref));
  const { at } = bestOf(decision, (_, index) => scores[index] ?? 0);
  const why = (): readonly Reason[] => {
    const next = nextBest(decision, scores, at);
    return because(
      ...whyRevealed(s, decision.options[at]?.ref).slice(0, 2),
      next ?? { key: 'sabotage-open', args: {} },
    );
  };
  return { picks: [at], why };
}

function whyRevealed(s: Situation, ref: Ref | undefined): readonly Reason[] {
  switch (ref?.is) {
    case 'defeat-passenger':
      return [{ key: 'hurt-the-ship', args: { resource: 'souls' } }];
    case 'move':
      return [{ key: 'move-towards', args: { space: ref.to } }];
    case 'use':
      return gainOf(s, ref.source);
    default:
      return [];
  }
}

function whyAction(s: Situation, ref: Ref, more: boolean): readonly Reason[] {
  const { view } = s;
  switch (ref.is) {
    case 'move':
      return because({ key: 'move-towards', args: { space: ref.to } }, ...purposeAt(s, ref.to, more));
    case 'attack':
      return because({ key: 'fight-here', args: { space: s.me.space, count: view.deepOnes[s.me.space] } });
    case 'rescue':
      return because({ key: 'rescue-passenger', args: { space: s.me.space } });
    case 'repair':
      return isRoom(ref.room)
        ? because(
            { key: 'repair-room', args: { room: ref.room } },
            { key: 'too-many-damaged', args: { count: Object.keys(view.damage.placed).length } },
          )
        : [];
    case 'use': {
      const room = roomOf(ref.source);
      return because(
        ...(room ? purposeAt(s, room, more) : gainOf(s, ref.source)),
        room ? { key: 'use-room', args: { room } } : undefined,
      );
    }
    case 'pass':
      return because({ key: 'spend-nothing', args: {} });
    default:
      return [];
  }
}

/** What one goes to a place for. */
function purposeAt(s: Situation, space: ShipSpace, more: boolean): readonly Reason[] {
  const { view } = s;
  if (view.deepOnes[space] > 0) return [{ key: 'fight-here', args: { space, count: view.deepOnes[space] } }];
  if (passengersAt(view, space) > 0) return [{ key: 'rescue-passenger', args: { space } }];
  if (isRoom(space) && view.damage.placed[space] !== undefined) return [{ key: 'repair-room', args: { room: space } }];
  switch (space) {
    case 'boiler-room':
      return [
        { key: 'advance-travel', args: { steps: 1 } },
        view.distance >= 12
          ? { key: 'last-leg', args: {} }
          : { key: 'short-of-goal', args: { distance: 12 - view.distance } },
      ];
    case 'galley':
      return [{ key: 'draw-cards', args: { count: Math.max(1, galley(s).count) } }];
    case 'chapel':
      return chapelWorth(s).forward > 0
        ? [
            { key: 'advance-ritual', args: { steps: 1 } },
            { key: 'water-is-full', args: { count: deepOnesIn(view, DECK_SPACES) } },
          ]
        : [
            {
              key: 'protect-passengers',
              args: { count: Object.values(view.passengers.deck).reduce((a, b) => a + b, 0) },
            },
          ];
    case 'captains-cabin': {
      const { seat } = cabinWorth(s);
      return seat === null ? [] : [{ key: 'lock-up-suspect', args: { seat } }];
    }
    case 'cargo-hold':
      return [{ key: 'get-item', args: { item: null } }];
    case 'bridge':
      return [{ key: 'look-ahead', args: { deck: 'mythos' } }];
    case 'brig':
      return [{ key: 'leave-brig', args: { turns: more ? 1 : 2 } }];
    default:
      return [{ key: 'flee-from', args: { space: s.me.space } }];
  }
}
