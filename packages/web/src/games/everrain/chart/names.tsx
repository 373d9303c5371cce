import type { View } from '@undertow/everrain';
import { hexesOf } from '@undertow/everrain/map';
import { memo } from 'preact/compat';
import { Banner } from '../art/waters';
import { tileOf } from '../facts';
import { gameWords } from '../words';
import { EVERY_SLOT, hexX, hexY, R } from './places';
import { printedKind } from './printed';

/** Ports by name. */
export const Names = memo(function Names({ slots, destroyedPorts }: Pick<View, 'slots' | 'destroyedPorts'>) {
  return (
    <>
      {EVERY_SLOT.flatMap((slot) => {
        const tile = slots[slot];
        const port = tile ? tileOf(tile.tile).port : undefined;
        if (!tile || !port) return [];
        const hex = hexesOf(slot).find((each) => printedKind(tile, each) === 'port');
        if (hex === undefined || destroyedPorts.includes(hex)) return [];
        return [
          <Banner key={slot} x={hexX(hex)} y={hexY(hex)} r={R} name={gameWords.value.sourceName(`port:${port}`)} />,
        ];
      })}
    </>
  );
});
