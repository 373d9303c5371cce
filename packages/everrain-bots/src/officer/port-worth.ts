// What a visit of a port would be worth.
import type { Gem } from '@undertow/everrain/content/ids';
import type { Hex } from '@undertow/everrain/map';
import type { Reason } from '../bot';
import {
  type CrewMember,
  destroyedCount,
  isBlind,
  portAt,
  type Situation,
  servants,
  spareOf,
  stepsLeft,
} from './situation';
import { keepWorth, priceAt } from './treasure-worth';
import { coinWorth, relief, reserve } from './worth';

/** Clues in hand, relics counted. */
export function cluesInHand({ me, content }: Situation): number {
  let clues = me.clues;
  for (const id of me.hold) clues += content.treasure(id).clues ?? 0;
  return clues;
}

/** Steps of discovery that could be handed in, at one for each visit. */
export const stepsInHand = (s: Situation): number =>
  Math.floor(cluesInHand(s) / s.content.all.services.universityClues);

export function handInWorth(s: Situation): number {
  const steps = stepsInHand(s);
  if (steps === 0) return 0;
  const price = s.content.all.services.universityClues * s.taste.clue;
  if (stepsLeft(s) <= 1) return price * 6 * s.taste.handIn;
  const behind = s.view.tracks.theirs > s.view.tracks.ours ? 1.2 : 1;
  return price * behind * (1 + Math.min(2, steps - 1) * 0.3) * s.taste.handIn;
}

/** What the crew needs ashore: rest, healing, more hands. */
export function crewNeeds(s: Situation): number {
  let need = 0;
  for (const crew of s.me.crew) {
    need += 0.6 * (relief(s, crew, 'strain', 9) + relief(s, crew, 'trauma', 9));
    if (spareOf(s, crew) <= 2) need += 8;
  }
  const { length } = s.me.crew;
  const affordable = s.me.coin >= 5;
  if (affordable && length < 4) need += [40, 40, 22, 10][length] ?? 0;
  return (s.me.coin < 5 ? need * 0.3 : need) * s.taste.upkeep;
}

/** A crow's nest to look out from again. */
export const SIGHT = 25;

/** What a visit of a port would be worth, by where it is. */
export type PortWorth = (hex: Hex) => number;

/** What the ship and the purse have to do there. */
function shipNeeds(s: Situation): PortWorth {
  const { me, content, taste } = s;
  const nodes = Math.min(destroyedCount(s), Math.floor(me.coin / Math.max(1, content.all.services.repair)));
  const weak = destroyedCount(s) >= 6 ? 3 : destroyedCount(s) >= 4 ? 1.6 : 1;
  let anywhere = nodes * (taste.node - 4 * coinWorth(s)) * 1.5 * weak;
  if (isBlind(s) && me.coin >= content.all.services.repair) anywhere += SIGHT;
  const kept = me.hold.map((id) => keepWorth(s, id));
  const rich = me.coin - reserve(s) - 15;
  const spent = rich > 0 ? Math.min(30, rich * 0.35) * Math.max(1, taste.rumours / 2) : 0;
  return (hex) => {
    const port = portAt(s, hex);
    let need = anywhere;
    me.hold.forEach((id, at) => {
      need += Math.max(0, priceAt(s, port, id) - (kept[at] ?? 0)) * 0.8;
    });
    for (const { card } of me.passengers) {
      const { resolution } = content.card(card);
      if (resolution.type === 'passenger' && resolution.to === port) need += 18;
    }
    return (need + spent) * taste.refit;
  };
}

/** Everything a visit brings, less what banishing those on deck would do for the agenda (E7.3). */
export function portWorth(s: Situation): PortWorth {
  const { harbour, agenda } = s.taste;
  if (servants(s).length === 0) return () => 2 + harbour;
  let banished = 0;
  for (const { kind, trauma } of s.me.enemies) banished += s.content.enemy(kind).health - trauma;
  const common = 4 + handInWorth(s) + crewNeeds(s);
  const needs = shipNeeds(s);
  return (hex) => common + needs(hex) + harbour - banished * agenda * 0.6;
}

/** Another visit where the ship lies already: only what could not be done in the first one. */
export function stayWorth(s: Situation): number {
  if (servants(s).length === 0) return s.taste.harbour;
  let worn = 0;
  for (const crew of s.me.crew) worn += 0.35 * (relief(s, crew, 'strain', 9) + relief(s, crew, 'trauma', 9));
  const few = s.me.crew.length < 2 && s.me.coin >= 5 ? 30 : 0;
  return handInWorth(s) + (s.me.coin >= 5 ? worn : 0) + few + s.taste.harbour;
}

/** What a visit is for: the weightiest of what there is to do, at most two things. */
export function whyVisit(s: Situation): readonly Reason[] {
  const { me, content } = s;
  const weakest = [...me.crew].sort((a, b) => spareOf(s, a) - spareOf(s, b))[0];
  const nodes = destroyedCount(s);
  const spare = me.coin - reserve(s);
  const purposes: readonly (readonly [worth: number, why: Reason])[] = [
    [handInWorth(s), { key: 'hand-in', args: { clues: content.all.services.universityClues } }],
    [nodes * 4 + (isBlind(s) ? SIGHT : 0), { key: 'repair', args: { nodes } }],
    ...(weakest ? [[crewRelief(s), whyRelief(s, weakest)] as const] : []),
    [[40, 40, 22, 10][me.crew.length] ?? 0, { key: 'more-hands', args: { crew: me.crew.length } }],
    [spare > 15 ? spare * 0.35 : 0, { key: 'coin-to-spare', args: { coin: Math.round(spare) } }],
  ];
  const wanted = purposes.filter(([worth]) => worth > 3).sort(([a], [b]) => b - a);
  return wanted.length > 0 ? wanted.slice(0, 2).map(([, why]) => why) : [{ key: 'denizen', args: {} }];
}

const crewRelief = (s: Situation): number =>
  s.me.crew.reduce((sum, crew) => sum + 0.6 * (relief(s, crew, 'strain', 9) + relief(s, crew, 'trauma', 9)), 0);

/** What somebody is sent to an inn or a doctor for. */
export function whyRelief(
  s: Situation,
  crew: CrewMember,
  gem: Gem = crew.trauma > crew.strain ? 'trauma' : 'strain',
): Reason {
  if (spareOf(s, crew) <= 2) return { key: 'heal', args: { crew: crew.board } };
  return { key: 'relieves', args: { crew: crew.board, gem, count: crew[gem] } };
}
