import type { Track, WaypointId } from '@undertow/unfathomable';
import { CallHere } from '../../../app/calling';
import { phone, sideways } from '../../../app/screen-size';
import { useGlow } from '../../../table/choosing';
import { explain } from '../../../table/explain/explaining';
import { inspect } from '../cards/inspect';
import { usePlay } from '../play';
import { useBefore } from '../recap/since';
import { gameWords } from '../words/game-words';
import { recapText } from '../words/recap';
import { tableText } from '../words/text';
import { AWAKENING_DISTANCE, GOAL_DISTANCE, TRACK_SPACES } from './ids';

export function Tracks() {
  return (
    <div class="tracks">
      <TrackRow track="travel" />
      {phone.value && !sideways.value && <CallHere />}
      <Distance />
      <TrackRow track="ritual" />
    </div>
  );
}

function TrackRow({ track }: { readonly track: Track }) {
  const { view } = usePlay();
  const glow = useGlow(`track:${track}`);
  const { names } = gameWords.value;
  const now = view.value.tracks[track];
  const here = TRACK_SPACES[track][now];
  const stands = here ? names.trackSpaces[here] : '';
  const was = useBefore()?.tracks[track];
  const before = was === undefined || was === now ? undefined : TRACK_SPACES[track][was];
  const label = `${names.tracks[track]}: ${stands || now}`;
  return (
    <button
      type="button"
      class={`track ${track}${glow.lit ? ' lit' : ''}`}
      data-target={`track:${track}`}
      data-explains={`track:${track}`}
      onClick={(event) => (glow.lit ? glow.choose() : explain(`track:${track}`, event.currentTarget))}
      aria-label={label}
    >
      <span class="track-name">{names.tracks[track]}</span>
      <span class="track-line">
        {TRACK_SPACES[track].map((space, index) => (
          <span
            key={space}
            class={`stop${index === now ? ' here' : index < now ? ' past' : ''}`}
            title={names.trackSpaces[space]}
          >
            {index === TRACK_SPACES[track].length - 1 ? (track === 'travel' ? '⚓' : '✶') : ''}
          </span>
        ))}
      </span>
      <span class="track-here">
        {here && before ? recapText.value.was(names.trackSpaces[before], names.trackSpaces[here]) : stands}
      </span>
    </button>
  );
}

function Distance() {
  const { view } = usePlay();
  const { distance, awakened } = view.value;
  const { board } = tableText.value;
  const label = board.distance(distance, GOAL_DISTANCE);
  return (
    <div class="distance">
      <button
        type="button"
        class="distance-now"
        data-explains="distance"
        onClick={(event) => explain('distance', event.currentTarget)}
      >
        <span class="track-name">{label}</span>
        <span class="miles" aria-hidden="true">
          {Array.from({ length: GOAL_DISTANCE }, (_, index) => (
            <span
              key={`mile-${index + 1}`}
              class={`mile${index < distance ? ' past' : ''}${index + 1 === AWAKENING_DISTANCE ? ' awakening' : ''}`}
            />
          ))}
        </span>
        {awakened && <span class="track-here">{board.awakening}</span>}
      </button>
      {!phone.value && <Waypoints />}
    </div>
  );
}

/** The waypoints the ship has passed. */
export function Waypoints() {
  const { placed } = usePlay().view.value.waypoints;
  if (placed.length === 0) return null;
  return (
    <ul class="waypoints" aria-label={tableText.value.decks.waypointsInPlay}>
      {placed.map((id) => (
        <li key={id}>
          <Waypoint id={id} />
        </li>
      ))}
    </ul>
  );
}

function Waypoint({ id }: { readonly id: WaypointId }) {
  const glow = useGlow(`waypoint:${id}`);
  return (
    <button
      type="button"
      class={`waypoint-chip${glow.lit ? ' lit' : ''}`}
      data-target={`waypoint:${id}`}
      onClick={() => (glow.lit ? glow.choose() : inspect({ source: `waypoint:${id}` }))}
    >
      {gameWords.value.names.waypoints[id].name}
    </button>
  );
}
