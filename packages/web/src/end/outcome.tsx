import type { End, Ended } from '../game-page';
import { placeAt } from '../net/tokens';
import { endText } from '../words/screens/end';

interface Props {
  readonly id: string;
  readonly ended: Ended;
  readonly page: Pick<End, 'won'>;
}

/** In one word's size: whether the person who looks has won. */
export function Outcome({ id, ended, page }: Props) {
  const seat = placeAt(id);
  const won = seat === undefined ? null : page.won(ended.film.frames.at(-1)?.view, seat);
  if (won === null) return null;
  const text = endText.value;
  return (
    <p class={`outcome ${won ? 'won' : 'lost'}`} data-outcome={won ? 'won' : 'lost'}>
      {won ? text.won : text.lost}
    </p>
  );
}
