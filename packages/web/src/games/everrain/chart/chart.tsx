import './chart.css';
import type { View } from '@undertow/everrain';
import { hexesUnder } from '@undertow/everrain/map';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { lazy } from '../../../app/lazy';
import { useChoosing } from '../../../table/choosing';
import { explainPressed } from '../../../table/explain/asks';
import { useRecap } from '../../../table/recap/recap';
import { hold, holdable } from '../../../table/zoom';
import { ZoomButtons } from '../../../table/zoom-buttons';
import { Compass } from '../art/compass';
import { StormArt, WreckArt } from '../art/waters';
import { ForeseenOnChart } from '../foresight/on-chart';
import { usePlay } from '../play';
import { Rain } from '../rain';
import { pageWords } from '../words';
import { useCamera } from './camera';
import { Courses } from './courses';
import { Finger, FingerSays, pointed } from './finger';
import { Fleet } from './fleet';
import { Glows } from './glows';
import { Ground } from './ground';
import { homeOf, pressOnChart } from './keys';
import { Marks, Pointer, PointLayer } from './marks';
import { Names } from './names';
import { type Box, hexX, hexY, R } from './places';
import { useSheet } from './sheet';
import { waysOf } from './storm-piece';

const BackOnChart = lazy(async () => ({ default: (await import('../looking-back/on-chart')).BackOnChart }), true);

const Arcs = lazy(async () => ({ default: (await import('./arcs')).Arcs }), true);

// A storm comes seldom.
const StormLayer = lazy(async () => ({ default: (await import('./storm-layer')).StormLayer }), true);
const StormTools = lazy(async () => ({ default: (await import('./storm-layer')).StormTools }), true);

/**
 * The wet chart: what has been found, what lies on it, and what can be done there. Ground, rain and pieces are three layers,
 * so that what a press changes is painted without the woodcut under it.
 */
export function Chart() {
  const play = usePlay();
  const choosing = useChoosing();
  const sheet = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const box = useSheet().value;
  useCamera(svg, box);
  useEffect(() => {
    const { current } = svg;
    return current && sheet.current ? holdable(current, box.width, box.height, sheet.current) : undefined;
  }, [box.width, box.height]);
  return (
    <div class="er-chart">
      <Compass />
      <div
        ref={sheet}
        class="sheet"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart is the one stop for Tab, its hexes are walked on
        tabIndex={0}
        aria-label={pageWords.value.chart.label}
        onClick={explainPressed}
        onFocus={() => {
          pointed.value ??= homeOf(play.view.value, play.you);
        }}
        onBlur={() => {
          pointed.value = null;
        }}
        onKeyDown={(event) => {
          if (pressOnChart(event, { play, choosing, sheet: box })) event.preventDefault();
        }}
      >
        <svg ref={svg} class="ground" viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
          <Held box={box}>
            <Ground box={box} />
          </Held>
        </svg>
        <Rain />
        <svg class="pieces" viewBox={`0 0 ${box.width} ${box.height}`} aria-label={pageWords.value.chart.label}>
          <Held box={box}>
            <Pieces />
          </Held>
        </svg>
      </div>
      <FingerSays />
      <Pointer />
      <ZoomButtons width={box.width} height={box.height} whole={pageWords.value.chart.whole} />
      {waysOf(play.decision.value).length > 0 && <StormTools />}
    </div>
  );
}

/** As near and as far to one side as the chart is held. */
function Held({ box, children }: { readonly box: Box; readonly children: ComponentChildren }) {
  const { scale, x, y } = hold.value;
  return <g transform={`translate(${x},${y}) scale(${scale}) translate(${-box.x},${-box.y})`}>{children}</g>;
}

function Pieces() {
  const { view, decision } = usePlay();
  const back = useRecap().open.value;
  const now = view.value;
  return (
    <>
      <Wrecks wrecks={now.wrecks} />
      <Storms storms={now.storms} />
      {!back && <Courses />}
      <Names slots={now.slots} destroyedPorts={now.destroyedPorts} />
      <Fleet view={now} />
      {decision.value?.kind === 'fire' && <Arcs />}
      <ForeseenOnChart />
      {waysOf(decision.value).length > 0 ? <StormLayer /> : <Glows />}
      {back && <BackOnChart />}
      <Marks />
      <PointLayer />
      <Finger />
    </>
  );
}

const Wrecks = memo(function Wrecks({ wrecks }: Pick<View, 'wrecks'>) {
  return (
    <>
      {wrecks.map((wreck, index) => (
        <g key={index} data-explains="hex:wreck">
          <WreckArt x={hexX(wreck.hex)} y={hexY(wreck.hex)} r={R * 0.9} explored={false} />
        </g>
      ))}
    </>
  );
});

const Storms = memo(function Storms({ storms }: Pick<View, 'storms'>) {
  return (
    <>
      {storms.map((storm, index) => (
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
});
