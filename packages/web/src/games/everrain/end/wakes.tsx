import { hexesOf } from '@undertow/everrain/map';
import { Names } from '../chart/names';
import { EVERY_SLOT, hexX, hexY, R, worthSeeing } from '../chart/places';
import { TileArt } from '../chart/tile';
import { lookOf } from '../look';
import { endWords } from '../words/end';
import type { Moment } from './moments';
import type { VoyageStory } from './story';

/** The whole voyage drawn on the chart: every ship's wake in its colour, sinkings marked. */
export function Wakes({
  story: { last, wakes, moments },
  nameOf,
}: {
  readonly story: VoyageStory;
  readonly nameOf: (seat: number) => string;
}) {
  if (!last) return null;
  const box = worthSeeing(last.slots);
  return (
    <figure class="er-wakes">
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} role="img" aria-label={endWords.value.voyage}>
        {EVERY_SLOT.map((slot) => {
          const tile = last.slots[slot];
          if (!tile) return null;
          const marks = hexesOf(slot)
            .filter((hex) => last.explored.includes(hex) || last.destroyedPorts.includes(hex))
            .join(' ');
          return <TileArt key={slot} slot={slot} tile={tile} marks={marks} />;
        })}
        <Names slots={last.slots} destroyedPorts={last.destroyedPorts} />
        {wakes.map(({ seat, hexes, sinkings }) => (
          <g key={seat} class="wake">
            <path
              d={hexes
                .map((hex, at) => `${at === 0 ? 'M' : 'L'}${hexX(hex) + seat * 4},${hexY(hex) + seat * 4}`)
                .join('')}
              stroke={lookOf(seat).colour}
            />
            {sinkings.map((hex, at) => (
              <path
                key={at}
                d={`M${hexX(hex) - R / 4},${hexY(hex) - R / 4}l${R / 2},${R / 2}m0,${-R / 2}l${-R / 2},${R / 2}`}
                stroke="#ff8163"
              />
            ))}
          </g>
        ))}
        <Numbered moments={moments} />
      </svg>
      <figcaption>
        {wakes.map(({ seat }) => (
          <span key={seat} style={{ color: lookOf(seat).colour }}>
            {nameOf(seat)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The moments that decided it, where they happened; several on one hex stand side by side. */
function Numbered({ moments }: { readonly moments: readonly Moment[] }) {
  return (
    <>
      {moments.map(({ hex, whose }, at) => {
        if (hex === null) return null;
        const beside = moments.slice(0, at).filter((before) => before.hex === hex).length;
        return (
          <g
            key={at}
            class={`moment ${whose}`}
            transform={`translate(${hexX(hex) + beside * 30},${hexY(hex) - R / 2})`}
          >
            <circle r="15" />
            <text y="6">{at + 1}</text>
          </g>
        );
      })}
    </>
  );
}
