import type { Tracks } from '@undertow/everrain';
import { memo } from 'preact/compat';
import { asks } from '../../../table/explain/asks';
import { round } from '../art/draw';
import { Mark } from '../art/icons';
import type { TracksBefore } from '../looking-back/tracks-before';

const ROMAN: Readonly<Record<number, string>> = { 4: 'II', 8: 'III', 12: 'IV' };

interface Props {
  readonly tracks: Tracks;
  readonly storySpaces: readonly number[];
  readonly awake: boolean;
  readonly label: string;
  readonly riders: Readonly<Record<'ours' | 'theirs' | 'elder', string>>;
  readonly actName: string;
  /** Where the enemy token will stand after this round's agenda step, if nothing changes. */
  readonly foretold: number;
  /** Where those stood that have moved since one's last turn. */
  readonly before: TracksBefore;
  readonly width?: number;
}

const HEIGHT = 40;
const LID = 'M-20,0C-10,-17 10,-17 20,0C10,17 -10,17 -20,0Z';
const SKULL = 'M0,24L-13,10L-15,-8L-7,-18L0,-13L7,-18L15,-8L13,10Z';
const LENS = 'M0,24L-13,8V-13A13,13 0 0 1 13,-13V8Z';

/** Discovery as a boxwood ruler with three riders: a lens for us, a skull for them, an eye for the Elder One. */
export const Ruler = memo(function Ruler({
  tracks,
  storySpaces,
  awake,
  label,
  riders,
  actName,
  foretold,
  before,
  width = 930,
}: Props) {
  const { end, ours, theirs, elder } = tracks;
  const step = (width - 46) / (end - 1);
  const at = (space: number): number => round(23 + (space - 1) * step);
  const spaces = Array.from({ length: end }, (_, i) => i + 1);
  return (
    <svg class="ruler" viewBox={`-8 -14 ${width + 16} 78`} aria-label={label}>
      <g {...asks('discovery', label)}>
        <rect y="3" width={width} height={HEIGHT} rx="3" fill="#000" opacity=".55" />
        <rect width={width} height={HEIGHT} rx="3" fill="url(#er-boxwood)" stroke="#3a2a12" stroke-width="1.2" />
        {spaces.map((space) => (
          <g key={space}>
            {space % 4 === 0 && space < end && (
              <>
                <rect
                  x={at(space) - step * 0.36}
                  y="1"
                  width={step * 0.72}
                  height={HEIGHT - 2}
                  fill="#e9c04e"
                  opacity=".55"
                />
                <text class="title" x={at(space)} y="12.5" text-anchor="middle" font-size="12" fill="#3a2205">
                  {step > 45 ? `${actName} ` : ''}
                  {ROMAN[space]}
                </text>
              </>
            )}
            <path d={`M${at(space)},${HEIGHT}v-8`} stroke="#2b1e0c" stroke-width="1.6" />
            <text class="title" x={at(space)} y={HEIGHT - 10} text-anchor="middle" font-size="14" fill="#2b1e0c">
              {space}
            </text>
            {storySpaces.includes(space) && <Mark icon="book" x={at(space)} y={10} scale={0.55} colour="#4b2f0c" />}
          </g>
        ))}
      </g>
      {foretold !== theirs && (
        <path
          d={`M${at(theirs) + 14},46C${(at(theirs) + at(foretold)) / 2},58 ${(at(theirs) + at(foretold)) / 2},58 ${at(foretold)},48`}
          class="foretold"
          fill="none"
          stroke="#cbb0f5"
          stroke-width="1.8"
          stroke-dasharray="4 3"
        />
      )}
      {!awake && <Was token="elder" shape={LID} from={before.elder} at={at} />}
      <Was token="theirs" shape={SKULL} from={before.theirs} at={at} />
      <Was token="ours" shape={LENS} from={before.ours} at={at} />
      {!awake && (
        <g class="rider" style={{ transform: `translate(${at(elder)}px,20px)` }} {...asks('rider:elder', riders.elder)}>
          <path d={LID} fill="#150f1e" stroke="#cbb0f5" stroke-width="2.4" />
          <path d="M-19,0C-9,-5 9,-5 19,0C9,5 -9,5 -19,0Z" fill="#07060a" stroke="#cbb0f5" stroke-width="1.2" />
          <ellipse rx="2.2" ry="3.8" fill="#cbb0f5" />
        </g>
      )}
      <g
        class="rider"
        style={{ transform: `translate(${at(theirs) + (theirs === ours ? 12 : 0)}px,20px)` }}
        {...asks('rider:theirs', riders.theirs)}
      >
        <path d={SKULL} fill="#150f1e" stroke="#cbb0f5" stroke-width="2.2" />
        <Mark icon="skull" y={-1} scale={0.86} colour="#e4d6fb" />
      </g>
      <g
        class="rider"
        style={{ transform: `translate(${at(ours) - (theirs === ours ? 12 : 0)}px,20px)` }}
        {...asks('rider:ours', riders.ours)}
      >
        <path d={LENS} fill="#1a1c18" stroke="#ffc163" stroke-width="2.4" />
        <Mark icon="clue" y={-4} scale={0.86} colour="#ffdf9f" />
      </g>
    </svg>
  );
});

interface WasProps {
  readonly token: 'ours' | 'theirs' | 'elder';
  readonly shape: string;
  readonly from: number | undefined;
  readonly at: (space: number) => number;
}

/** The ghost of a rider, where it stood before. */
function Was({ token, shape, from, at }: WasProps) {
  if (from === undefined) return null;
  return <path class={`was ${token}`} data-was={token} d={shape} transform={`translate(${at(from)},20)`} />;
}
