import { useSignalEffect } from '@preact/signals';
import type { Shown } from '../table/play';
import { keepVoyages } from './kept';

/** A game that ends before one's eyes is remembered on this device. */
export function useVoyageKept({ game, page, play }: Shown): void {
  useSignalEffect(() => {
    const { room, you, table } = play;
    if (!play.over.value || !room || you === null || table === undefined) return;
    const view = play.view.value;
    const won = page.won(view, you);
    if (won === null) return;
    keepVoyages([
      {
        table,
        game,
        name: room.table.value?.name ?? table,
        at: Date.now(),
        won,
        ...(page.role?.(view, you) ?? { side: null, as: null }),
      },
    ]);
  });
}
