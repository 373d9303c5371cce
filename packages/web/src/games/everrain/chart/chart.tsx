import './chart.css';
import '../rain.css';
import type { View } from '@undertow/everrain';
import { type Hex, hexesOf, hexesUnder, type Slot } from '@undertow/everrain/map';
import { useEffect, useRef } from 'preact/hooks';
import { useChoosing } from '../../../table/choosing';
import { explainPressed } from '../../../table/explain/asks';
import { hold, holdable } from '../../../table/zoom';
import { hexagon } from '../art/draw';
import { Banner, Lid, StormArt, WreckArt } from '../art/waters';
import { tileOf } from '../facts';
import { ForeseenOnChart } from '../foresight/on-chart';
import { usePlay } from '../play';
import { gameWords, pageWords } from '../words';
import { Arcs } from './arcs';
import { Courses } from './courses';
import { Finger, FingerSays, pointed } from './finger';
import { Fleet } from './fleet';
import { Glows, hexesLit } from './glows';
import { homeOf, pressOnChart } from './keys';
import { Marks, Pointer, PointLayer } from './marks';
import { EVERY_SLOT, hexX, hexY, R, worthSeeing } from './places';
import { printedKind } from './printed';
import { StormLayer, StormTools } from './storm-layer';
import { waysOf } from './storm-piece';
import { TileArt } from './tile';
import { lookedAt, slotLaid } from './tile-choice';

/** The wet chart: what has been found, what lies on it, and what can be done there. */
export function Chart() {
  const play = usePlay();
  const choosing = useChoosing();
  const { view } = play;
  const svg = useRef<SVGSVGElement>(null);
  const now = view.value;
  const box = worthSeeing(now.slots, hexesLit(choosing.lit.value.keys()));
  const known = EVERY_SLOT.flatMap((slot) => (now.slots[slot] ? hexesOf(slot) : []));
  const { scale, x, y } = hold.value;
  useEffect(() => {
    const { current } = svg;
    return current ? holdable(current, box.width, box.height) : undefined;
  }, [box.width, box.height]);
  return (
    <div class="er-chart">
      <svg
        ref={svg}
        class="sheet"
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="xMidYMid meet"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart is the one stop for Tab, its hexes are walked on
        tabIndex={0}
        aria-label={pageWords.value.chart.label}
        onClick={explainPressed}
        onFocus={() => {
          pointed.value ??= homeOf(now, play.you);
        }}
        onBlur={() => {
          pointed.value = null;
        }}
        onKeyDown={(event) => {
          if (pressOnChart(event, { play, choosing, sheet: box })) event.preventDefault();
        }}
      >
        <g transform={`translate(${x},${y}) scale(${scale}) translate(${-box.x},${-box.y})`}>
          <Unsailed slots={now.slots} />
          <Tiles view={now} laid={slotLaid(play.decision.value)} />
          <SleepingEye view={now} />
          <Names view={now} />
          <Wrecks view={now} />
          <Storms view={now} />
          <Courses />
          <Arcs />
          <Fleet view={now} />
          <ForeseenOnChart />
          {waysOf(play.decision.value).length > 0 ? <StormLayer /> : <Glows />}
          <Marks />
          <PointLayer hexes={known} />
          <Finger />
        </g>
      </svg>
      <FingerSays />
      <Pointer />
      <StormTools />
      <div class="er-rain" aria-hidden="true" />
      <div class="er-rain far" aria-hidden="true" />
    </div>
  );
}

function Unsailed({ slots }: Pick<View, 'slots'>) {
  return (
    <g class="unsailed" data-explains="unsailed">
      {EVERY_SLOT.flatMap((slot) =>
        slots[slot]
          ? []
          : hexesOf(slot).map((hex) => <polygon key={hex} points={hexagon(hexX(hex), hexY(hex), R - 1)} />),
      )}
    </g>
  );
}

function Tiles({ view, laid }: { readonly view: View; readonly laid: Slot | null }) {
  const done = new Set<Hex>([...view.explored, ...view.destroyedPorts]);
  return (
    <>
      {EVERY_SLOT.map((slot) => {
        const lying = view.slots[slot];
        if (!lying) return null;
        const tile = slot === laid && lookedAt.value !== null ? { ...lying, turned: lookedAt.value } : lying;
        const marks = hexesOf(slot)
          .filter((hex) => done.has(hex))
          .join(' ');
        return (
          <g key={slot} class={slot === laid ? 'laid' : undefined}>
            <TileArt slot={slot} tile={tile} marks={marks} />
          </g>
        );
      })}
    </>
  );
}

/** Ports by name. */
function Names({ view }: { readonly view: View }) {
  return (
    <>
      {EVERY_SLOT.flatMap((slot) => {
        const tile = view.slots[slot];
        const port = tile ? tileOf(tile.tile).port : undefined;
        if (!tile || !port) return [];
        const hex = hexesOf(slot).find((each) => printedKind(tile, each) === 'port');
        if (hex === undefined || view.destroyedPorts.includes(hex)) return [];
        return [
          <Banner key={slot} x={hexX(hex)} y={hexY(hex)} r={R} name={gameWords.value.sourceName(`port:${port}`)} />,
        ];
      })}
    </>
  );
}

function Wrecks({ view }: { readonly view: View }) {
  return (
    <>
      {view.wrecks.map((wreck, index) => (
        <g key={index} data-explains="hex:wreck">
          <WreckArt x={hexX(wreck.hex)} y={hexY(wreck.hex)} r={R * 0.9} explored={false} />
        </g>
      ))}
    </>
  );
}

function Storms({ view }: { readonly view: View }) {
  return (
    <>
      {view.storms.map((storm, index) => (
        <g key={index} data-explains="storm">
          <StormArt
            r={R}
            seed={index * 9 + 3}
            cells={hexesUnder(storm).map((hex): readonly [number, number] => [hexX(hex), hexY(hex)])}
          />
        </g>
      ))}
    </>
  );
}

/** Under the oilcloth something opens its eye as the tokens draw together; never whose. */
function SleepingEye({ view }: { readonly view: View }) {
  if (view.elder) return null;
  const { elder, theirs, end } = view.tracks;
  const apart = Math.max(0, elder - theirs);
  return (
    <g opacity=".42" data-explains="elder">
      <Lid x={hexX(24 * 6 + 5) - R} y={hexY(24 * 6 + 5) - R} scale={0.92} open={0.12 + 0.8 * (1 - apart / end)} />
    </g>
  );
}
