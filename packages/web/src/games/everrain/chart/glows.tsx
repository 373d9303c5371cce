import type { Hex, Slot } from '@undertow/everrain/map';
import { hexesOf } from '@undertow/everrain/map';
import { useChoosing } from '../../../table/choosing';
import { wasDragged } from '../../../table/zoom';
import { hexagon } from '../art/draw';
import { usePlay } from '../play';
import { pageWords } from '../words';
import { hexWords } from './hex-words';
import { hexX, hexY, R } from './places';

/** The hexes that can be pressed now. */
export const hexesLit = (names: Iterable<string>): Hex[] =>
  [...names].flatMap((name) => {
    const [kind, id] = name.split(':');
    if (kind === 'hex') return [Number(id)];
    return kind === 'slot' ? hexesOf(Number(id)) : [];
  });

/** Everything on the chart that can be pressed now, as one layer over it. */
export function Glows() {
  const choosing = useChoosing();
  const lit = [...choosing.lit.value.keys()];
  return (
    <g class="glows">
      {lit.flatMap((name) => {
        const [kind, id] = name.split(':');
        if (kind === 'hex') return [<HexGlow key={name} name={name} hex={Number(id)} />];
        if (kind === 'slot') return [<SlotGlow key={name} name={name} slot={Number(id)} />];
        return [];
      })}
    </g>
  );
}

interface GlowProps {
  readonly name: string;
  readonly points: readonly string[];
  readonly label: string;
}

function Pressable({ name, points, label }: GlowProps) {
  const choosing = useChoosing();
  const chosen = choosing.chosen.value.has(name);
  const choose = (): void => {
    if (!wasDragged()) choosing.chooseAt(name);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      role="button"
      tabIndex={-1}
      class={`press lit${chosen ? ' chosen' : ''}`}
      data-target={name}
      aria-label={label}
      onClick={choose}
    >
      {points.map((each) => (
        <polygon key={each} points={each} />
      ))}
    </g>
  );
}

function HexGlow({ name, hex }: { readonly name: string; readonly hex: Hex }) {
  const { view } = usePlay();
  return <Pressable name={name} points={[hexagon(hexX(hex), hexY(hex), R - 3)]} label={hexWords(view.value, hex)} />;
}

function SlotGlow({ name, slot }: { readonly name: string; readonly slot: Slot }) {
  return (
    <Pressable
      name={name}
      points={hexesOf(slot).map((hex) => hexagon(hexX(hex), hexY(hex), R - 1))}
      label={pageWords.value.chart.unsailed}
    />
  );
}
