import { type Decision, Match, mayKnow, type Picks, type Seat } from '@undertow/kernel';
import {
  defaultOptions,
  type Event,
  type Options,
  type Unfathomable,
  unfathomable,
  type View,
} from '@undertow/unfathomable';

/** A moment of a game, as the seat that is asked sees it. */
export interface Moment {
  readonly match: Match<Unfathomable>;
  readonly decision: Decision;
  readonly view: View;
  /** What the seat has heard since it was asked the last time. */
  readonly news: readonly Event[];
}

/** Plays a whole game with whatever `answer` says; gives up after `most` answers. */
export function playWith(
  players: Options['players'],
  seed: string,
  answer: (moment: Moment) => Picks,
  { most = 5_000, checkpoints = false } = {},
): Match<Unfathomable> {
  const match = Match.start(unfathomable, { ...defaultOptions(players), characters: 'random' }, seed, { checkpoints });
  const news = new Map<Seat, Event[]>();
  for (let i = 0; i < most && !match.over; i++) {
    for (const { event, audience } of match.takeEvents())
      for (let seat = 0; seat < players; seat++)
        if (mayKnow(audience, seat, false)) news.set(seat, [...(news.get(seat) ?? []), event]);
    const [decision] = match.pending;
    if (!decision) throw new Error('nobody is asked, and yet the game goes on');
    const heard = news.get(decision.seat) ?? [];
    news.set(decision.seat, []);
    const picks = answer({ match, decision, view: match.view(decision.seat), news: heard });
    const verdict = match.answer(decision.seat, decision.id, picks);
    if (!verdict.ok) throw new Error(`${decision.kind} was answered badly: ${verdict.reason}`);
  }
  return match;
}
