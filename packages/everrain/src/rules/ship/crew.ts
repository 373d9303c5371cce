import { askOne, type Flow, NOTHING_HAPPENS, type Seat } from '@undertow/kernel';
import type { Gem } from '../../content/ids';
import { CREW_LIMIT } from '../../content/ship';
import type { Deckhand, Why } from '../../model/event';
import type { AnyOption } from '../../model/question';
import type { CrewMember } from '../../model/state';
import type { Table } from '../../model/types';
import { drawFrom, keep, shuffleBack, shuffleIn } from '../decks';
import { captainOf, crewMember } from '../query';
import type { Aboard } from './aboard';
import { crewStat, hasKnack, traitsOf } from './passives';
import { dealTraits, redealTraits, returnTraits } from './traits';

export const deckhandOf = (seat: Seat, crew: CrewMember): Deckhand => ({ seat, crew: crew.id, board: crew.board });

/** How much more somebody can suffer before the track is full (E6.25). */
export const spareTrack = ({ content }: Aboard, crew: CrewMember): number =>
  content.crew(crew.board).track - crew.trauma - crew.strain;

/** E6.25: gems fill the track from both ends; who has none left dies. What goes beyond is lost (E6.27). */
export function hurt(g: Table, seat: Seat, crew: CrewMember, gem: Gem, count: number, why: Why): Flow {
  const captain = captainOf(g.state, seat);
  if (count <= 0 || captain.sunk || !captain.crew.includes(crew)) return NOTHING_HAPPENS;
  const wanted = count + crewStat(g, seat, crew, gem === 'trauma' ? 'trauma-taken' : 'strain-taken');
  const suffered = Math.min(wanted, spareTrack(g, crew));
  if (suffered <= 0) return NOTHING_HAPPENS;
  crew[gem] += suffered;
  g.emit({ type: 'hurt', who: deckhandOf(seat, crew), gem, count: suffered, why });
  return spareTrack(g, crew) <= 0 ? crewDies(g, seat, crew, why) : NOTHING_HAPPENS;
}

/** E6.26: only the gem that is named, and no more than there is. Says how many went. */
export function recover(g: Table, seat: Seat, crew: CrewMember, gem: Gem, count: number | 'all', source: Why): number {
  const wanted = count === 'all' ? crew[gem] : Math.max(0, count + crewStat(g, seat, crew, 'recovery'));
  const recovered = Math.min(crew[gem], wanted);
  if (recovered === 0) return 0;
  crew[gem] -= recovered;
  g.emit({ type: 'recovered', who: deckhandOf(seat, crew), gem, count: recovered, source });
  return recovered;
}

export function* crewDies(g: Table, seat: Seat, crew: CrewMember, why: Why): Flow {
  const captain = captainOf(g.state, seat);
  if (captain.sunk || !captain.crew.includes(crew)) return;
  if (hasKnack(g, seat, crew, 'survives-death')) {
    yield* survive(g, seat, crew);
    return;
  }
  g.emit({ type: 'died', who: deckhandOf(seat, crew), why, hex: captain.hex });
  g.state.tally.crewDeaths++;
  remove(g, seat, crew);
  yield* g.book.checkAfloat(g, seat);
}

/** E6.35, E6.43: instead of dying everything is cleared, the traits are dealt anew, and it is below deck. */
function* survive(g: Table, seat: Seat, crew: CrewMember): Flow {
  crew.trauma = 0;
  crew.strain = 0;
  redealTraits(g, crew);
  g.emit({ type: 'survived', who: deckhandOf(seat, crew), traits: traitsOf(g, crew) });
  forgetParty(g, crew);
  yield* g.book.placeBelow(g, seat, [crew], false);
}

/** Somebody goes for good without dying (E6.18, E6.29). */
export function* crewLeaves(g: Table, seat: Seat, crew: CrewMember, why: 'dismissed' | 'unpaid' | 'effect'): Flow {
  if (!captainOf(g.state, seat).crew.includes(crew)) return;
  g.emit({ type: 'left', who: deckhandOf(seat, crew), why });
  remove(g, seat, crew);
  yield* g.book.checkAfloat(g, seat);
}

/** E6.28: board and traits go back into their decks; the space is free (E6.31). */
export function remove(g: Table, seat: Seat, crew: CrewMember): void {
  const captain = captainOf(g.state, seat);
  captain.crew.splice(captain.crew.indexOf(crew), 1);
  returnTraits(g, crew);
  shuffleIn(g, 'crew', [crew.board]);
  forgetParty(g, crew);
}

function forgetParty({ state }: Table, { id }: CrewMember): void {
  const at = state.party.indexOf(id);
  if (at >= 0) state.party.splice(at, 1);
}

/** E6.13: somebody can be dismissed as long as it is not the last one. */
export const mayDismiss = (g: Aboard, seat: Seat): boolean => (g.state.captains[seat]?.crew.length ?? 0) > 1;

/** A board that lies open takes a crew slot, gets its traits and goes below deck (E6.4). */
export function* enlist(
  g: Table,
  seat: Seat,
  board: string,
  wage: number,
  why: 'start' | 'hired' | 'joined' | 'returned',
): Flow<CrewMember> {
  keep(g, 'crew', board);
  const { positive, negative } = dealTraits(g, board);
  const crew: CrewMember = {
    id: g.state.nextFigure++,
    board,
    positive,
    negative,
    place: { is: 'below', slot: 0, space: null },
    trauma: 0,
    strain: 0,
    fatigued: false,
  };
  captainOf(g.state, seat).crew.push(crew);
  g.emit({ type: 'hired', who: deckhandOf(seat, crew), wage, traits: traitsOf(g, crew), why });
  yield* g.book.placeBelow(g, seat, [crew], false);
  return crew;
}

/** The next fitting board of the crew deck, lying open. */
function openBoard(g: Table, kind: 'deckhand' | 'shellback' | 'any'): string | null {
  const refused: string[] = [];
  let found: string | null = null;
  for (;;) {
    const board = drawFrom(g, 'crew');
    if (board === null) break;
    if (kind === 'any' || g.content.crew(board).kind === kind) {
      found = board;
      break;
    }
    refused.push(board);
  }
  shuffleBack(g, 'crew', refused);
  return found;
}

export function* recruit(
  g: Table,
  seat: Seat,
  kind: 'deckhand' | 'shellback' | 'any',
  why: 'start' | 'joined' | 'returned',
): Flow<CrewMember | null> {
  const board = openBoard(g, kind) ?? (why === 'joined' ? null : openBoard(g, 'any')); // E15.18
  if (board === null) return null;
  if (why === 'joined' && !(yield* hasBerth(g, seat, board))) {
    shuffleBack(g, 'crew', [board]); // E6.14
    return null;
  }
  return yield* enlist(g, seat, board, 0, why);
}

/** E6.14: with four aboard, one may go to make room. */
function* hasBerth(g: Table, seat: Seat, board: string): Flow<boolean> {
  const captain = captainOf(g.state, seat);
  if (captain.crew.length < CREW_LIMIT) return true;
  const choice = yield* askOne(seat, () => {
    const options = captain.crew.map(({ id }): AnyOption => ({ ref: { is: 'crew', crew: id } }));
    options.push({ ref: { is: 'no' } });
    return { kind: 'make-room', options, rule: 'E6.14', about: { cards: [board] } };
  });
  if (choice.is !== 'crew') return false;
  yield* crewLeaves(g, seat, crewMember(captain, choice.crew), 'dismissed');
  return true;
}

/** ISLAND or PORT as it counts now (E6.21). */
export function testedValue(g: Aboard, seat: Seat, crew: CrewMember, value: 'island' | 'port'): number {
  return Math.max(0, g.content.crew(crew.board)[value] + crewStat(g, seat, crew, value));
}

/** How many of the ten faces succeed (E6.22). */
export const testChance = (value: number): number => Math.min(10, value + 1) / 10;

/** What somebody would be tested with, and how likely that is to do, a second roll of the blessed included (E6.34). */
export function testOdds(
  g: Aboard,
  seat: Seat,
  crew: CrewMember,
  tested: 'island' | 'port',
): { readonly value: number; readonly chance: number } {
  const value = testedValue(g, seat, crew, tested);
  const once = testChance(value);
  return { value, chance: hasKnack(g, seat, crew, 'reroll-fate') ? 1 - (1 - once) ** 2 : once };
}

/** STRAIN on deck at the end of a turn at sea (E2.10, E6.39). */
export const deckStrain = (g: Aboard, seat: Seat, crew: CrewMember): number =>
  Math.max(0, 1 + crewStat(g, seat, crew, 'deck-strain'));
