import type { Seat } from '@undertow/kernel';
import type { PlayerView, View } from '@undertow/unfathomable';
import type { People, Role } from '../../game-page';
import { type Crew, namesAt } from '../../table/people';
import { type Unfathomable, usePlay } from './play';
import type { Side } from './roles';
import { type Cast, gameWords } from './words/game-words';

export const playerAt = (view: View, seat: Seat): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

/** What somebody's character is called, once they have one. */
export function characterName(view: View, seat: Seat): string | null {
  const character = playerAt(view, seat)?.character;
  return character ? gameWords.value.names.characters[character].short : null;
}

export const castOf = ({ you, view, nameOf }: People<Unfathomable>): Cast => ({
  you,
  nameOf,
  characterOf: (seat) => playerAt(view, seat)?.character ?? null,
});

/** The longest name a standee has room for. */
const LONGEST = 11;

/** A name in short: its first word, and no more of it than fits. */
const shortName = (name: string): string => (name.split(/[\s,]+/)[0] ?? name).slice(0, LONGEST);

/** A name in short that nobody else goes by: where the first word is not enough, the next one's beginning helps. */
export function tagAmong(name: string, others: readonly string[]): string {
  const short = shortName(name);
  if (!others.some((other) => shortName(other) === short)) return short;
  const [first = '', next = ''] = name.split(/[\s,]+/);
  return `${first.slice(0, LONGEST - 3)} ${next.slice(0, 2)}`.trim();
}

interface Names extends Pick<Crew, 'nameOf' | 'calledOf'> {
  /** What stands on somebody's standee. */
  readonly tagOf: (seat: Seat) => string;
}

/** Who is who at this table, as on the rest of the page. */
export function usePeople(): Names {
  const { view, seats } = usePlay();
  const names = namesAt({ page: { nameOf: characterName }, view: view.value, seats: seats.value });
  const others = (seat: Seat): readonly string[] =>
    view.value.players.flatMap((player) => (player.seat === seat ? [] : [names.calledOf(player.seat)]));
  return { ...names, tagOf: (seat) => tagAmong(names.calledOf(seat), others(seat)) };
}

/** On which side somebody is, as far as it is known. */
function sideOf({ loyalty, revealed }: PlayerView): Side | null {
  if (!Array.isArray(loyalty)) return null;
  return revealed !== null || loyalty.some((card) => card === 'hybrid' || card === 'cultist') ? 'traitor' : 'human';
}

export function roleOf(view: View, seat: Seat): Role {
  const player = playerAt(view, seat);
  return { side: player ? sideOf(player) : null, as: player?.character ?? null };
}
