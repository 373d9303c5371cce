import './board.css';
import type { Room, Space } from '@undertow/unfathomable';
import { useEffect, useRef } from 'preact/hooks';
import { useChoosing } from '../../../table/choosing';
import { hold, holdable, WHOLE } from '../../../table/zoom';
import { usePeople } from '../people';
import { usePlay } from '../play';
import { Trails } from '../recap/trails';
import { Flights } from '../theatre/flights';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { area, chart as chartNow, closest, closeUp, scale as scaleNow } from './area';
import { FireArt, ROOM_SHAPES } from './art';
import { viewOf } from './camera';
import { crowd } from './crowd';
import { Defs } from './defs';
import type { Chart } from './geometry';
import { DECKS, ROOM_NUMBERS, ROOMS, SPACES, WATERS } from './ids';
import { PieceOnBoard } from './piece';
import { Rigging } from './rigging';
import { RoomName } from './room-name';
import { type Sign, signOf } from './sign';
import { SpaceShape } from './space';
import { walk } from './walk';

/** The ship from above, with everything that stands on it and swims around it. */
export function Ship() {
  const chart = chartNow.value;
  const drawn = scaleNow.value;
  const signs = useSigns(chart);
  const svg = useRef<SVGSVGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hull is held anew
  useEffect(() => (svg.current ? holdable(svg.current, chart.width, chart.height) : undefined), [chart]);
  const { view } = usePlay();
  const { tagOf } = usePeople();
  usePan(chart);
  const damage = Object.keys(view.value.damage.placed).length;
  const { scale, x, y } = hold.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no form
    <svg
      ref={svg}
      class={`ship ${chart.layout}${scale > 1 ? ' zoomed' : ''}`}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="group"
      aria-label={tableText.value.board.ship}
      data-hull={chart.layout}
      onKeyDown={walk}
    >
      <Defs />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <g class="listing" style={{ '--list': `${damage * 0.14}deg` }}>
          <Waters chart={chart} />
          <Hull chart={chart} signs={signs} />
        </g>
        <TheDeep chart={chart} />
        <g class="pieces">
          {crowd(view.value, chart, { ...drawn, signs, nameOf: tagOf }).map((placed) => (
            <PieceOnBoard key={placed.key} placed={placed} />
          ))}
        </g>
        <Trails chart={chart} />
        <Flights chart={chart} />
      </g>
    </svg>
  );
}

/** Something to be pressed: a piece in its middle, a space anywhere on it. */
interface Shown {
  readonly space: Space | 'the-deep';
  readonly whole: boolean;
}

/** Where what can be chosen stands, or else oneself. */
function useShown(): readonly Shown[] {
  const { view, you } = usePlay();
  const { lit } = useChoosing();
  const { players, monarchs } = view.value;
  const placeOf = (target: string): Space | 'the-deep' | null | undefined => {
    const [kind, name] = target.split(':');
    if (kind === 'seat') return players.find(({ seat }) => String(seat) === name)?.space;
    if (kind === 'monarch') return name === 'dagon' || name === 'hydra' ? monarchs[name] : null;
    return [...SPACES, 'the-deep' as const].find((space) => space === name);
  };
  const shown = [...lit.value.keys()].flatMap((target): readonly Shown[] => {
    const space = placeOf(target);
    return space ? [{ space, whole: target.startsWith('space:') }] : [];
  });
  const own = players.find(({ seat }) => seat === you)?.space;
  return shown.length > 0 || !own ? shown : [{ space: own, whole: false }];
}

/** In a low window the ship is as broad as the screen; the window moves to what can be chosen, or to oneself. */
function usePan(chart: Chart): void {
  const shown = useShown();
  const any = shown.length > 0;
  // Of a space its nearer end is enough.
  const ends = (end: 'top' | 'bottom'): readonly number[] =>
    shown.map(({ space, whole }) => (whole ? chart.floor[space][end] : chart.centre[space].y));
  const [first, last] = [Math.min(...ends('bottom')), Math.max(...ends('top'))];
  const [from, to] = [Math.min(first, last), Math.max(first, last)];
  const [near, sea] = [closest.value, area.value];
  useEffect(() => {
    const view = near === 1 || !any ? WHOLE : viewOf(sea, chart, near, { from, to });
    closeUp.value = view.scale;
    hold.value = view;
  }, [near, sea, from, to, chart, any]);
}

function Waters({ chart }: { readonly chart: Chart }) {
  return (
    <g class="waters">
      <path class="wake" d={chart.waterOutline} />
      {WATERS.map((space) => (
        <SpaceShape key={space} space={space} chart={chart} />
      ))}
    </g>
  );
}

type Signs = Readonly<Record<Room, Sign>>;

/** The names of all rooms as they stand on the floor. */
function useSigns(chart: Chart): Signs {
  const { rooms } = gameWords.value.names;
  const { breaks } = tableText.value.board;
  const sign = (room: Room): Sign => signOf(room, rooms[room], breaks, chart, scaleNow.value);
  return {
    bridge: sign('bridge'),
    chapel: sign('chapel'),
    'captains-cabin': sign('captains-cabin'),
    'cargo-hold': sign('cargo-hold'),
    galley: sign('galley'),
    'boiler-room': sign('boiler-room'),
    'sick-bay': sign('sick-bay'),
    brig: sign('brig'),
  };
}

function Hull({ chart, signs }: { readonly chart: Chart; readonly signs: Signs }) {
  const { view } = usePlay();
  const { number, piece } = scaleNow.value;
  return (
    <g class="hull">
      <path class="hull-shadow" d={chart.deckOutline} />
      {DECKS.map((space) => (
        <SpaceShape key={space} space={space} chart={chart} />
      ))}
      <path class="railing" d={chart.deckOutline} />
      <Rigging chart={chart} />
      {DECKS.map((space, index) => (
        <DeckNumber key={space} at={chart.label[space]} number={index + 1} unit={number} />
      ))}
      <path class="house-shadow" d={chart.roomOutline} />
      {ROOMS.map((room) => (
        <SpaceShape key={room} space={room} chart={chart} />
      ))}
      <path class="walls" d={`${chart.roomOutline}${chart.walls}`} />
      <path class="walls" d={`${chart.shape['sick-bay']}${chart.shape.brig}`} />
      {ROOMS.map((room) => (
        <g key={room} class="room-marks">
          <path
            class={`engraving ${room}`}
            d={ROOM_SHAPES[room]}
            transform={`translate(${chart.centre[room].x} ${chart.centre[room].y}) scale(${ROOM_NUMBERS[room] ? 1 : 0.7})`}
          />
          <RoomName room={room} sign={signs[room]} used={view.value.turn.rooms.includes(room)} />
        </g>
      ))}
      {chart.arrows.map(({ from, angle, kind }) => (
        <path
          key={`${from.x}-${from.y}`}
          class={`arrow ${kind}`}
          d="M-15-7H2V-13L17 0 2 13V7H-15Z"
          transform={`translate(${from.x.toFixed(1)} ${from.y.toFixed(1)}) rotate(${angle.toFixed(1)}) scale(${0.82 * piece})`}
        />
      ))}
      {ROOMS.map(
        (room) =>
          view.value.damage.placed[room] && (
            <g
              key={room}
              class="fire"
              transform={`translate(${chart.fire[room].x} ${chart.fire[room].y}) scale(${piece})`}
            >
              <title>{tableText.value.board.damaged}</title>
              <FireArt />
            </g>
          ),
      )}
    </g>
  );
}

function DeckNumber({ at, number, unit }: { at: { x: number; y: number }; number: number; unit: number }) {
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${unit})`} class="deck-number">
      <circle r="15" />
      <text y="6">{number}</text>
    </g>
  );
}

/** A name that stands by itself. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function TheDeep({ chart }: { readonly chart: Chart }) {
  const { deep } = chart;
  const at = chart.label['the-deep'];
  return (
    <g class="deep">
      <ellipse class="deep-edge" cx={deep.x} cy={deep.y} rx={deep.rx + 12} ry={deep.ry + 10} />
      <ellipse class="deep-water" cx={deep.x} cy={deep.y} rx={deep.rx} ry={deep.ry} />
      <text class="deep-name" x={at.x} y={at.y} font-size={scaleNow.value.label}>
        {capital(gameWords.value.names.theDeep)}
      </text>
    </g>
  );
}
