import { type Audience, type GameTypes, Match, type MatchRecord, mayKnow, type Viewer } from '@undertow/kernel';
import type { LanguageCode } from '@undertow/language';
import type { GameKit } from './kit';
import type { Line } from './words';

/** Whose story: what one viewer may know, or all there is to know. */
export type Eyes = Viewer | 'all';

/** The log of a recorded game, line by line. */
export function storyOf<G extends GameTypes>(
  { game, words }: GameKit<G>,
  record: MatchRecord<G>,
  eyes: Eyes,
  language: LanguageCode,
): readonly Line[] {
  const match = Match.replay(game, record, { checkpoints: false });
  const tell = words.teller(language, match);
  const events = match
    .takeEvents()
    .filter(({ audience }) => (eyes === 'all' ? !isPublicTwin(audience) : mayKnow(audience, eyes, match.over)))
    .map(({ event }) => event);
  return (words.condensed?.(events) ?? events).map(tell).filter(({ text }) => text !== '');
}

/** The all-knowing have read the secret version already. */
const isPublicTwin = (audience: Audience): boolean => typeof audience === 'object' && 'except' in audience;
