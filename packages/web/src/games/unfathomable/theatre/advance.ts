import type { Seat } from '@undertow/kernel';
import type { Event, PlayerView, SkillFace, View } from '@undertow/unfathomable';

const withPlayer = (view: View, seat: Seat, change: (player: PlayerView) => PlayerView): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? change(player) : player)),
});

const shiftDeepOnes = (view: View, space: keyof View['deepOnes'] | 'supply', by: number): View =>
  space === 'supply'
    ? { ...view, deepOneSupply: Math.max(0, view.deepOneSupply + by) }
    : { ...view, deepOnes: { ...view.deepOnes, [space]: Math.max(0, view.deepOnes[space] + by) } };

type DeckSpace = keyof View['passengers']['deck'];
const shiftPassengers = (view: View, space: DeckSpace | 'supply', by: number): View => {
  const { supply, deck } = view.passengers;
  return space === 'supply'
    ? { ...view, passengers: { deck, supply: Math.max(0, supply + by) } }
    : { ...view, passengers: { supply, deck: { ...deck, [space]: Math.max(0, deck[space] + by) } } };
};

/** Cards that leave a hand leave it at once in the eyes of whoever holds it. */
const without = (hand: PlayerView['hand'], cards: readonly SkillFace[]): PlayerView['hand'] =>
  hand &&
  cards.reduce((left, card) => {
    const at = left.indexOf(card);
    return at < 0 ? left : left.toSpliced(at, 1);
  }, hand);

const grow = (player: PlayerView, by: number): PlayerView => ({
  ...player,
  handCount: Math.max(0, player.handCount + by),
});

/**
 * The picture after one event, for telling a story step by step. It need not be exact: when the story is told, the
 * server's own view takes its place.
 */
export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'turn':
      return { ...view, turn: { ...view.turn, number: event.number, current: event.seat, rooms: [] } };
    case 'step':
      return { ...view, turn: { ...view.turn, step: event.step } };
    case 'moved':
      return withPlayer(view, event.seat, (player) => ({ ...player, space: event.to }));
    case 'resource':
      return { ...view, dials: { ...view.dials, [event.resource]: event.now } };
    case 'track':
      return { ...view, tracks: { ...view.tracks, [event.track]: event.to } };
    case 'waypoint':
      return {
        ...view,
        distance: event.distance,
        waypoints: { ...view.waypoints, placed: [...view.waypoints.placed, event.waypoint] },
      };
    case 'damaged':
      return { ...view, damage: { ...view.damage, placed: { ...view.damage.placed, [event.room]: event.card } } };
    case 'repaired': {
      const { [event.room]: _gone, ...placed } = view.damage.placed;
      return { ...view, damage: { ...view.damage, placed } };
    }
    case 'risked':
      return shiftPassengers(shiftPassengers(view, 'supply', -1), event.space, 1);
    case 'rescued':
      return shiftPassengers(shiftPassengers(view, event.space, -event.count), 'supply', event.count);
    case 'passenger-defeated':
      return shiftPassengers(view, event.space, -1);
    case 'spawned':
      return shiftDeepOnes(shiftDeepOnes(view, 'supply', -event.count), event.space, event.count);
    case 'deep-ones-moved':
      return shiftDeepOnes(shiftDeepOnes(view, event.from, -event.count), event.to, event.count);
    case 'deep-one-defeated':
      return shiftDeepOnes(shiftDeepOnes(view, event.space, -event.count), 'supply', event.count);
    case 'monarch-moved':
      return { ...view, monarchs: { ...view.monarchs, [event.monarch]: event.to } };
    case 'title':
      return { ...view, titles: { ...view.titles, [event.title]: event.seat } };
    case 'mythos':
      return { ...view, mythos: { ...view.mythos, drawn: event.card } };
    case 'drew':
      return withPlayer(view, event.seat, (player) => grow(player, event.skills.length));
    case 'discarded':
      return withPlayer(view, event.seat, (player) => ({
        ...grow(player, -event.cards.length),
        hand: without(player.hand, event.cards),
      }));
    case 'item-gained':
      return withPlayer(view, event.seat, (player) => ({ ...player, items: [...player.items, event.item] }));
    case 'item-lost':
      return withPlayer(view, event.seat, (player) => ({
        ...player,
        items: player.items.filter((item) => item !== event.item),
      }));
    case 'feat-gone':
      return withPlayer(view, event.seat, (player) => ({ ...player, feat: false }));
    case 'revealed':
      return withPlayer(view, event.seat, (player) => ({ ...player, revealed: event.card }));
    case 'roll': {
      const { purpose, source, by, natural, result, plus, atMost, atLeast } = event;
      const modifier = result - natural;
      return { ...view, roll: { purpose, source, by, natural, result, plus, atMost, atLeast, modifier } };
    }
    default:
      return advanceCheck(view, event);
  }
}

function advanceCheck(view: View, event: Event): View {
  if (event.type === 'check') {
    const { source, target, partial, skills } = event;
    return {
      ...view,
      check: {
        source,
        target,
        partial,
        skills,
        contributions: [],
        pileCount: 0,
        faceup: [],
        openly: false,
        withoutChaos: false,
        revealed: null,
        modifier: 0,
        total: null,
      },
    };
  }
  const { check } = view;
  if (!check) return view;
  switch (event.type) {
    case 'chaos-added':
      return { ...view, check: { ...check, pileCount: check.pileCount + event.count } };
    case 'contributed':
      return {
        ...withPlayer(view, event.seat, (player) => ({
          ...grow(player, -event.count),
          hand: without(player.hand, event.cards ?? []),
        })),
        check: {
          ...check,
          pileCount: check.pileCount + event.count,
          contributions: [...check.contributions, { seat: event.seat, count: event.count }],
        },
      };
    case 'pile-grew':
      return { ...view, check: { ...check, pileCount: check.pileCount + 1 } };
    case 'check-revealed':
      return { ...view, check: { ...check, revealed: event.cards, total: event.total } };
    case 'check-result':
      return { ...view, check: null };
    case 'total-changed':
      return { ...view, check: { ...check, modifier: check.modifier + event.by, total: event.total } };
    default:
      return view;
  }
}
