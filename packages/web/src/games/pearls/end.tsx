import { winnerOf } from '@undertow/pearls/model';
import type { ComponentChildren } from 'preact';
import type { End, Ended } from '../../game-page';
import type { Pearls } from './play';
import { gameWords } from './words';

interface Props {
  readonly ended: Ended<Pearls>;
  readonly children: ComponentChildren;
}

/** Who won, and what everybody found. */
function Story({ ended: { film, record }, children }: Props) {
  const last = film.frames.at(-1)?.view;
  const { terms, log } = gameWords.value;
  const nameOf = (seat: number): string => record.seats[seat]?.name ?? `${seat + 1}`;
  const told = { seat: (seat: number) => ({ name: nameOf(seat), you: false, gender: 'n' as const }) };
  return (
    <>
      {last && <h2>{log.won({ type: 'won', seat: winnerOf(last.divers) }, told)}</h2>}
      {children}
      <ul class="pane">
        {last?.divers.map(({ pearls, shells }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: divers are their seats
          <li key={seat}>
            {nameOf(seat)}: {terms.pearls} {pearls}, {terms.shells} {shells}
          </li>
        ))}
      </ul>
    </>
  );
}

export const end: End<Pearls> = {
  words: [gameWords],
  won: ({ divers }, seat) => winnerOf(divers) === seat,
  Story,
};
