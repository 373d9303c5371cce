import type { CharacterId } from '@undertow/unfathomable';
import { CHARACTER_COLOURS } from '../board/ids';
import { gameWords } from '../words/game-words';
import type { Ended } from './ended';

export const characterOf = ({ story }: Ended, seat: number): CharacterId | null =>
  story.end?.players[seat]?.character ?? null;

/** What a seat is called: by its character. */
export function nameOf(ended: Ended, seat: number): string {
  const character = characterOf(ended, seat);
  return character ? gameWords.value.names.characters[character].short : `${seat + 1}`;
}

export function colourOf(ended: Ended, seat: number): string {
  const character = characterOf(ended, seat);
  return character ? CHARACTER_COLOURS[character] : '#445566';
}

/** Whether a seat ended up on the Deep Ones' side. */
export const isTraitor = ({ story }: Ended, seat: number): boolean =>
  (story.end?.players[seat]?.revealed ?? null) !== null ||
  (story.loyalty[seat] ?? []).some((card) => card === 'hybrid' || card === 'cultist');
