import { type Aim, arcOf, type Hex, sees, slotOf } from '@undertow/everrain/map';
import { hexagon } from '../art/draw';
import { gunOf, tileOf } from '../facts';
import { usePlay } from '../play';
import { pageWords } from '../words';
import { hexX, hexY, R } from './places';

/** While a gun is being aimed: every hex one's guns reach, with the most dice any of them has there (E4.40). */
export function Arcs() {
  const { view, you, decision } = usePlay();
  const now = view.value;
  const own = you === null ? undefined : now.captains[you];
  if (decision.value?.kind !== 'fire' || !own || own.hex === null) return null;
  const { hex: from, facing, guns } = own;
  const most = new Map<Hex, number>();
  for (const { installed, schematic } of guns) {
    if (installed === null || schematic !== null) continue;
    const gun = gunOf(installed);
    const ends = gun.slot === 'ends' ? (gun.ends ?? (['bow', 'stern'] as const)) : [null];
    const aims: readonly Aim[] = ends.flatMap((end) => arcOf(gun, end, from, facing));
    for (const { hex, dice } of aims) most.set(hex, Math.max(dice, most.get(hex) ?? 0));
  }
  // Who mans a gun, and what helps it, is counted in what is offered.
  for (const { ref } of decision.value.options)
    if (ref.is === 'gun') most.set(ref.at, Math.max(ref.dice, most.get(ref.at) ?? 0));
  return (
    <g class="arcs">
      {[...most].flatMap(([hex, dice]) => {
        if (!now.slots[slotOf(hex)]) return [];
        const seen = sees(now, tileOf, from, hex);
        return [
          <g key={hex} class={seen ? 'reached' : 'unseen'}>
            <polygon points={hexagon(hexX(hex), hexY(hex), R - 3)} />
            {seen ? <Dice hex={hex} dice={dice} /> : <NoSight hex={hex} />}
          </g>,
        ];
      })}
    </g>
  );
}

/** Word under word, so that it keeps to its hex. */
function NoSight({ hex }: { readonly hex: Hex }) {
  const words = pageWords.value.aim.noSight.split(' ');
  return (
    <text class="no-sight" text-anchor="middle">
      {words.map((word, line) => (
        <tspan key={word} x={hexX(hex)} y={hexY(hex) + 4 + (line - (words.length - 1) / 2) * 14}>
          {word}
        </tspan>
      ))}
    </text>
  );
}

/** A small die with its number, on a dark plate. */
function Dice({ hex, dice }: Aim) {
  return (
    <g class="cost" transform={`translate(${hexX(hex)},${hexY(hex) - R * 0.5})`}>
      <rect x="-11.5" y="-11.5" width="23" height="23" rx="5" fill="#1a1c18" stroke="#e7785a" stroke-width="2" />
      <text y="5.8" text-anchor="middle">
        {dice}
      </text>
    </g>
  );
}
