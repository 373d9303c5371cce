// All the smaller choices: places, people, cards, items, numbers.
import type { Seat } from '@undertow/kernel';
import type { ItemId, Ref, Space } from '@undertow/unfathomable';
import { CHARACTERS, type CharacterId, DECK_SPACES } from '@undertow/unfathomable';
import { mythos, spell, waypoint } from '@undertow/unfathomable/content';
import { arrowFrom, isDeck, isNumberedRoom, isRoom, isWater, roomOfWater } from '@undertow/unfathomable/content/board';
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import { GOAL_DISTANCE } from '@undertow/unfathomable/content/tracks';
import { helperWorth } from './actions';
import { because, bestOf, type Handler, NONE, one, topPicks, yesIf } from './answer';
import { aboutOf } from './asked';
import { drawWish, itemWorth } from './cards';
import { crisisWorth } from './crises';
import { lockingUp, reading, worthOf } from './effects';
import { arrestWorth, killWorth } from './fights';
import { bestAt, chapelWorth, restingAt, worstAt } from './places';
import { improves, isDamaged, passengersAt, playerAt, skillSetOf } from './ship';
import { doubt, type Situation } from './situation';
import { TASTE } from './taste';
import { blastWorth, rescueWorth, ritualWorth, rousing } from './threats';
import { betOf } from './windows';
import { damaging, deepOneThreat, gaining, losing, roomUse, sailing } from './worth';

// --- setting up

/** Who sails well: by how often the humans arrived with them when everybody came aboard by lot. */
const CAST: Readonly<Record<CharacterId, number>> = {
  keilani: 9,
  arjun: 9,
  edmund: 9,
  samira: 8.5,
  svetlana: 8,
  william: 8,
  beatrice: 7.5,
  jamie: 6,
  jeanne: 5.5,
  ishmael: 5,
};

export const chooseCharacter: Handler = (s, decision) =>
  one(decision, (ref) =>
    ref.is === 'character' ? CAST[ref.character] + s.chance(`cast ${CHARACTERS.indexOf(ref.character)}`) * 4 : 0,
  );

export const drawTypes: Handler = (s, decision) => {
  const picks = topPicks(decision, (ref, index) => (ref.is === 'skill' ? drawWish(s, ref.skill) - index * 0.01 : 0));
  return { picks, why: because({ key: 'draw-cards', args: { count: picks.length } }) };
};

export const improvement: Handler = (s, decision) =>
  one(decision, (ref) => {
    const skill = ref.is === 'item' ? improves(ref.item) : undefined;
    return skill ? drawWish(s, skill) : 0;
  });

export const may: Handler = (s, decision) => {
  const { effects, room } = aboutOf(decision);
  if (effects) {
    const worth = effects.reduce((sum, effect) => sum + worthOf(effect, s, reading(s.seat)), 0);
    if (effects.some((effect) => effect.do === 'brig'))
      return yesIf(
        decision,
        suspects(s).some(({ worth: each }) => each > 0),
      );
    if (effects.some((effect) => effect.do === 'move')) return yesIf(decision, s.wish > 0);
    if (effects.some((effect) => effect.do === 'give-item'))
      return yesIf(decision, s.wish > 0 && s.me.items.length > 3);
    return yesIf(decision, s.wish * worth > 0, { key: 'good-odds', args: { percent: 50 } });
  }
  if (room) return yesIf(decision, bestAt(s, room) > bestAt(s, s.me.space) + 0.1 && s.me.space !== 'boiler-room');
  return yesIf(decision, true); // once more: the fight goes on
};

// --- effects, tracks, numbers

export const chooseEffect: Handler = (s, decision) => {
  const { effects } = aboutOf(decision);
  if (decision.source === 'room:chapel') {
    const { forward, back } = chapelWorth(s);
    return one(decision, (ref) => (ref.is === 'effect' ? s.wish * (ref.index === 0 ? back : forward) : 0), {
      key: 'advance-ritual',
      args: { steps: 1 },
    });
  }
  return one(decision, (ref) => {
    const effect = ref.is === 'effect' ? effects?.[ref.index] : undefined;
    return effect ? s.wish * worthOf(effect, s, reading(s.seat)) : 0;
  });
};

export const chooseTrack: Handler = (s, decision) => {
  const travel = sailing(s.view);
  const ritual = ritualWorth(s);
  const wish = s.wish < 0 && !s.revealed && travel - ritual > 2.5 ? 1 : s.wish;
  return one(
    decision,
    (ref) => (ref.is === 'track' ? wish * (ref.track === 'travel' ? travel : ritual) : 0),
    travel >= ritual ? { key: 'advance-travel', args: { steps: 1 } } : { key: 'advance-ritual', args: { steps: 1 } },
  );
};

export const chooseResource: Handler = (s, decision) => {
  const gain = decision.source !== 'feat:unconventional-leader';
  return one(decision, (ref) => {
    if (ref.is !== 'resource') return 0;
    return gain ? s.wish * gaining(s.view, ref.resource, 1) : -s.wish * losing(s.view, ref.resource, 1);
  });
};

export const chooseNumber: Handler = (s, decision) => {
  const { source } = decision;
  if (source === 'feat:perfect-number') {
    const bet = s.view.roll ? betOf(s, s.view.roll) : undefined;
    const high = bet ? bet.high === s.wish * bet.worth > 0 : s.wish > 0;
    return one(decision, (ref) => (ref.is === 'number' ? (high ? ref.number : -ref.number) : 0));
  }
  if (source === 'reveal:disrupt-ritual') {
    const step = ritualWorth(s);
    return one(decision, (ref) => (ref.is === 'number' ? -ref.number * step : 0));
  }
  if (source === 'mythos:volunteer-army') {
    const threats = DECK_SPACES.reduce((sum, space) => sum + s.view.deepOnes[space], 0);
    const wanted = s.wish > 0 ? Math.max(1, Math.min(threats, 3)) : 4;
    return one(decision, (ref) => (ref.is === 'number' ? -Math.abs(ref.number - wanted) : 0));
  }
  return one(decision, (ref) => (ref.is === 'number' ? s.wish * ref.number : 0));
};

// --- spaces

const HERDING: ReadonlySet<string> = new Set(['item:book-of-dagon', 'skill:lesser-banishment']);
const SPAWNING: ReadonlySet<string> = new Set([
  'mythos:identity-crisis',
  'mythos:family-ties',
  'reveal:divide-and-conquer',
  'skill:reinforcements',
]);

export const chooseSpace: Handler = (s, decision) => {
  const source = decision.source ?? '';
  const score = (space: Space): number => {
    const { view } = s;
    if (source === 'item:jam-tin-grenade') return s.wish * blastWorth(s, space);
    if (source === 'reveal:sabotage') return roomUse(space);
    if (source === 'waypoint:rolling-seas') return -rescueWorth(s, space) * s.wish;
    if (source === 'mythos:the-game-is-afoot') return s.wish * view.deepOnes[space] * killWorth(s, space);
    if (source === 'spell:astral-travel') return s.wish * view.deepOnes[space] * deepOneThreat(view, space);
    if (source === 'ability:first-oath-of-dagon')
      return isWater(space) ? s.wish * (roomUse(roomOfWater(space)) < 1 ? 1 : 0) : 0;
    if (HERDING.has(source)) return -s.wish * deepOneThreat(view, space);
    if (SPAWNING.has(source)) return -s.wish * spawnThreat(s, space);
    return destination(s, space);
  };
  return one(decision, (ref) => (ref.is === 'space' ? score(ref.space) : 0));
};

/** Deep Ones in the water hurt where they soon reach people or the boiler. */
function spawnThreat(s: Situation, space: Space): number {
  if (!isWater(space)) return deepOneThreat(s.view, space);
  const deck = arrowFrom(space);
  return 0.3 + (isDeck(deck) ? passengersAt(s.view, deck) * 0.5 : 0) + roomUse(roomOfWater(space)) * 0.1;
}

/** Where to go oneself. */
function destination(s: Situation, space: Space): number {
  if (isWater(space)) return -1;
  if (s.revealed) return Math.max(worstAt(s, space), restingAt(s, space));
  return s.wish > 0
    ? Math.max(bestAt(s, space), restingAt(s, space))
    : isRoom(space) && !isDamaged(s.view, space)
      ? 0.3
      : 0.1;
}

/** Deep Ones out of the way, traitors into the Brig, oneself to work. */
export const relocate: Handler = (s, decision) => {
  const { seat, space } = aboutOf(decision);
  const score = (to: Space): number => {
    if (seat === undefined)
      return s.wish * ((space && space !== 'supply' ? deepOneThreat(s.view, space) : 0.4) - deepOneThreat(s.view, to));
    const bad = doubt(s, seat) > 0.5;
    if (to === 'brig') return s.wish * (bad ? 2 : -2);
    if (to === 'sick-bay') return bad ? 0 : -1;
    if (seat === s.seat) return destination(s, to) - (space === 'brig' || space === 'sick-bay' ? -1 : 0.3);
    return space === 'brig' || space === 'sick-bay' ? s.wish * (bad ? -1 : 0.8) : -0.2;
  };
  const { at, score: top } = bestOf(decision, (ref) => (ref.is === 'space' ? score(ref.space) : 0));
  return { picks: top > 0.05 ? [at] : NONE, why: [] };
};

// --- people

const suspects = (s: Situation): readonly { readonly seat: Seat; readonly worth: number }[] =>
  s.view.players
    .filter(({ seat, revealed }) => seat !== s.seat && !revealed)
    .map(({ seat }) => ({ seat, worth: s.wish * lockingUp(s, seat) }));

/** Whom to lock up: who is suspected most; a traitor takes who is least. */
export const chooseHuman: Handler = (s, decision) => {
  const { at } = bestOf(decision, (ref) =>
    ref.is === 'seat' ? (ref.seat === s.seat ? -5 : lockUpScore(s, ref.seat)) : 0,
  );
  const ref = decision.options[at]?.ref;
  return { picks: [at], why: ref?.is === 'seat' ? because({ key: 'lock-up-suspect', args: { seat: ref.seat } }) : [] };
};

function lockUpScore(s: Situation, seat: Seat): number {
  const title = s.view.titles.captain === seat ? 0.3 : 0;
  return s.wish > 0 ? lockingUp(s, seat) : title - (s.belief[seat] ?? 0) * 2;
}

/** Whom to give an action, a ward or a look at: depends on what for. */
export const choosePlayer: Handler = (s, decision) => {
  const { source } = decision;
  const { at } = bestOf(decision, (ref) => {
    if (ref.is !== 'seat') return 0;
    const other = playerAt(s.view, ref.seat);
    if (source === 'feat:deep-one-ancestry') return other.revealed ? -1 : doubt(s, ref.seat);
    if (source === 'spell:flesh-ward')
      return ref.seat === s.seat ? 0.7 : (s.wish > 0 ? 1 - 2 * doubt(s, ref.seat) : -1) * 0.6;
    const trusted =
      s.wish > 0 ? 1 - 2 * doubt(s, ref.seat) : other.revealed ? 2 : s.revealed ? doubt(s, ref.seat) - 0.6 : 0.1;
    if (s.wish > 0) return helperWorth(s, other) * trusted - (other.space === 'brig' ? 0.5 : 0);
    return trusted - (other.space === 'brig' ? 0.5 : 0);
  });
  const ref = decision.options[at]?.ref;
  return { picks: [at], why: ref?.is === 'seat' ? because({ key: 'let-other-act', args: { seat: ref.seat } }) : [] };
};

export const chooseEnemy: Handler = (s, decision) => {
  const { at } = bestOf(decision, (ref) => {
    if (ref.is === 'deep-one') return killWorth(s, ref.space);
    if (ref.is === 'seat')
      return s.revealed ? playerAt(s.view, ref.seat).handCount * 0.1 + 1 : arrestWorth(s, ref.seat) * 0.6;
    return 0;
  });
  const ref = decision.options[at]?.ref;
  const space = ref?.is === 'deep-one' ? ref.space : s.me.space;
  return { picks: [at], why: because({ key: 'fight-here', args: { space, count: s.view.deepOnes[space] } }) };
};

/** Who takes a Deep One's blow: whoever the ship misses least. */
export const chooseDefender: Handler = (s, decision) =>
  one(decision, (ref) => {
    if (ref.is !== 'seat') return 0;
    const { handCount } = playerAt(s.view, ref.seat);
    return s.wish > 0
      ? doubt(s, ref.seat) * 2 - handCount * 0.05
      : (ref.seat === s.seat ? -2 : handCount * 0.05) - (s.revealed ? 0 : 0.1);
  });

export const respondOrder: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'seat' ? (ref.seat === s.seat ? 0.5 : 1 - doubt(s, ref.seat)) * s.wish : 0));

// --- monsters

/** Which Deep One is meant: the most dangerous one, to strike or to rouse. */
export const chooseDeepOne: Handler = (s, decision) =>
  one(decision, (ref) => {
    if (ref.is !== 'deep-one') return 0;
    const { source } = decision;
    if (source === 'skill:call-to-action') return s.wish * -rousing(s, ref.space);
    if (source === 'skill:lesser-banishment')
      return s.wish * s.view.deepOnes[ref.space] * deepOneThreat(s.view, ref.space);
    return s.wish * killWorth(s, ref.space);
  });

/** The order of Deep Ones rarely matters; those who might still be stopped go last. */
export const orderDeepOnes: Handler = (_s, decision) =>
  one(decision, (ref) => (ref.is === 'rest' ? 1 : 0), { key: 'only-choice', args: {} });

export const moveDeepOne: Handler = (s, decision) =>
  one(decision, (ref) =>
    ref.is === 'space' ? -s.wish * (deepOneThreat(s.view, ref.space) + (isNumberedRoom(ref.space) ? 0.2 : 0)) : 0,
  );

export const chooseMonarch: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'monarch' ? s.wish * (ref.monarch === 'hydra' ? damaging(s.view) : 1.2) : 0));

// --- passengers

export const choosePassenger: Handler = (s, decision) =>
  one(decision, (ref) =>
    ref.is === 'passenger'
      ? ref.space === 'supply'
        ? 0
        : s.wish * -rescueWorth(s, ref.space) + (s.wish < 0 ? -0.5 : 0)
      : 0,
  );

/** Rescuing wakes the Deep Ones: only those in danger, and not too many. */
export const choosePassengers: Handler = (s, decision) => ({
  picks: topPicks(
    decision,
    (ref, index) =>
      ref.is === 'passenger' && ref.space !== 'supply'
        ? (s.wish * rescueWorth(s, ref.space)) / Math.max(1, passengersAt(s.view, ref.space)) - index * 0.001
        : 0,
    (score) => score > 0.15,
  ),
  why: because({ key: 'protect-passengers', args: { count: decision.options.length } }),
});

// --- looking into decks

export const chooseDeck: Handler = (s, decision) =>
  one(
    decision,
    (ref) => (ref.is === 'deck' ? (ref.deck === 'mythos' ? 1 : s.view.tracks.travel >= 2 ? 1.2 : 0.4) : 0),
    {
      key: 'look-ahead',
      args: { deck: 'mythos' },
    },
  );

export const sortTop: Handler = (s, decision) => {
  const { at, score } = bestOf(decision, (ref) => s.wish * lookedWorth(s, ref));
  return {
    picks: decision.min === 0 && score < 0.3 ? NONE : [at],
    why: because({ key: 'look-ahead', args: { deck: 'mythos' } }),
  };
};

function lookedWorth(s: Situation, ref: Ref): number {
  switch (ref.is) {
    case 'mythos':
      return crisisWorth(s, mythos(ref.mythos), s.view.turn.current);
    case 'waypoint':
      return waypointWorth(s, ref.waypoint);
    case 'spell':
      return worthOf(spell(ref.spell).effect, s, reading(s.view.titles.keeper));
    default:
      return 0;
  }
}

/** How many more waypoints such a distance is likely to take, if the longer one of two is taken mostly. */
const LEGS = [0, 1, 1, 1.12, 1.65, 1.95, 2.1, 2.5, 2.8, 3.05, 3.4, 3.7, 4];
const legs = (distance: number): number => LEGS[Math.max(0, distance)] ?? 4;

/** Way made against what it costs. */
function waypointWorth(s: Situation, id: Parameters<typeof waypoint>[0]): number {
  const card = waypoint(id);
  const needed = Math.max(0, GOAL_DISTANCE - s.view.distance);
  const saved = legs(needed) - legs(needed - card.distance);
  return saved * TASTE.leg + worthOf(card.effect, s, reading(s.view.titles.captain));
}

export const chooseWaypoint: Handler = (s, decision) => {
  const good = Math.max(...decision.options.map(({ ref }) => lookedWorth(s, ref)));
  // Nobody else sees the other card, so a hidden traitor may well take the worse one.
  return (
    one(
      decision,
      (ref) => s.wish * lookedWorth(s, ref),
      { key: 'short-of-goal', args: { distance: Math.max(0, 12 - s.view.distance) } },
      {
        key: 'resource-to-spare',
        args: { resource: 'fuel', left: s.view.dials.fuel },
      },
    ) ?? good
  );
};

export const chooseSpell: Handler = (s, decision) => {
  const { at, score } = bestOf(decision, (ref) => s.wish * lookedWorth(s, ref));
  const ref = decision.options[at]?.ref;
  return {
    picks: decision.min === 0 && score < 0 ? NONE : [at],
    why: ref?.is === 'spell' ? because({ key: 'best-of-options', args: { source: `spell:${ref.spell}` } }) : [],
  };
};

// --- items

export const chooseItem: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      if (ref.is === 'item') return ref.owner === null ? itemFor(s, ref.item) : -itemWorth(ref.item);
      if (ref.is === 'give') return ref.to === s.seat ? itemWorth(ref.item) : giving(s, ref.item, ref.to);
      return 0;
    },
    { key: 'get-item', args: { item: null } },
  );

const itemFor = (s: Situation, id: ItemId): number => {
  const skill = improves(id);
  const useless = skill && s.me.items.some((own) => improves(own)) ? 0.7 : 0;
  return itemWorth(id) - useless + (skill === 'strength' ? 0.3 : 0);
};

function giving(s: Situation, id: ItemId, to: Seat): number {
  const trusted = s.wish > 0 ? 1 - 2 * doubt(s, to) : -1;
  const needs = improves(id) && playerAt(s.view, to).improvement === null ? 1 : 0.2;
  return trusted * (0.3 + needs) - (s.me.improvement === id ? 2 : 0);
}

export const keepItem: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'item' ? itemFor(s, ref.item) : 0));

export const chooseWeapon: Handler = (_s, decision) =>
  one(decision, (ref) => (ref.is === 'item' ? itemWorth(ref.item) : 0));

// --- checks

export const checkSkill: Handler = (s, decision) =>
  one(decision, (ref) => {
    if (ref.is !== 'skill') return 0;
    const own = (s.me.hand ?? [])
      .filter((face) => skillOf(face) === ref.skill)
      .reduce((sum, face) => sum + faceValue(face), 0);
    const others = s.view.players.reduce(
      (sum, each) => sum + (each.revealed ? 0 : skillSetOf(each).filter((skill) => skill === ref.skill).length),
      0,
    );
    return s.wish * (own + others);
  });

export const checkCardDeck: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'skill' ? s.wish * (s.view.check?.skills.includes(ref.skill) ? 1 : -1) : 0));

export const checkResult: Handler = (s, decision) =>
  one(decision, (ref) =>
    ref.is === 'result' ? s.wish * (ref.result === 'pass' ? 2 : ref.result === 'partial' ? 1 : 0) : 0,
  );

// --- loyalty

/** A Hybrid wins in more ways. */
export const chooseLoyalty: Handler = (_s, decision) =>
  one(decision, (ref) => (ref.is === 'loyalty' && ref.loyalty === 'hybrid' ? 1 : 0), { key: 'reveal-now', args: {} });

/** A traitor's card to somebody nobody suspects, best to who holds a title; a human one to who is suspected anyway. */
export const passLoyalty: Handler = (s, decision) => {
  const treason = s.me.loyalty.some((card) => card === 'hybrid' || card === 'cultist');
  const { at } = bestOf(decision, (ref) => {
    if (ref.is !== 'seat') return 0;
    const other = playerAt(s.view, ref.seat);
    if (other.revealed) return -5;
    const title = s.view.titles.captain === ref.seat ? 0.5 : s.view.titles.keeper === ref.seat ? 0.2 : 0;
    const free = other.space === 'brig' ? -1 : 0;
    return treason ? title + free - (s.belief[ref.seat] ?? 0) : (s.belief[ref.seat] ?? 0);
  });
  const ref = decision.options[at]?.ref;
  const loyalty = s.me.loyalty.find((card) => card !== null) ?? 'human';
  return {
    picks: [at],
    why: ref?.is === 'seat' ? because({ key: 'pass-loyalty-to', args: { seat: ref.seat, loyalty } }) : [],
  };
};
