import type { Monarch, Resource, Room, Skill } from '@undertow/unfathomable';
import { BASE, tagWidth } from './crowd';

// Small drawings, each around its own origin, so that they can be put anywhere.

/** Each skill's own shape, in a box of 24 by 24: colour is never the only sign. */
export const SKILL_SHAPES: Readonly<Record<Skill, string>> = {
  // a speaking trumpet
  influence: 'M3 9h4l10-5v16L7 15H6l1.500 5H4.500L3 15zM19 8q3 4 0 8l-1.200-1q2-3 0-6z',
  // an open book
  lore: 'M2 5q5-2 9 1v14q-4-3-9-1zM22 5q-5-2-9 1v14q4-3 9-1z',
  // an eye
  observation: 'M1 12Q12 1 23 12 12 23 1 12zm11-5a5 5 0 1 0 .01 0zm0 2.500a2.500 2.500 0 1 1-.01 0z',
  // a hammer
  strength: 'M3 4h13q4 0 5 5h-5v2H3zM8 12h4l1 10H7z',
  // a flame
  will: 'M12 1q1 5 5 9 4 5 1 9-3 4-7 4-5 0-7-4-3-6 3-10 0 3 2 4 2-6 3-12z',
  // a dagger
  treachery: 'M12 1l3 4-1 10h-4L9 5zM6 15h12v2.500h-4.500V23h-3v-5.500H6z',
};

export const RESOURCE_SHAPES: Readonly<Record<Resource, string>> = {
  fuel: 'M4 20q-1-7 4-10l2-5 3 4 3-2 4 6q2 5-1 8z',
  food: 'M12 7q5-4 8 1 2 6-4 13-2 1-4 0-2 1-4 0Q2 14 4 8q3-5 8-1zm0-1q0-4 4-5 0 4-4 5z',
  sanity: 'M12 2a7 7 0 0 1 5 12v3H7v-3a7 7 0 0 1 5-12zM8 18h8v2H8zm2 3h4v1.500h-4z',
  souls: 'M12 3a4.500 4.500 0 1 1-.01 0zM3 22q0-9 9-9t9 9z',
};

/** A ship's wheel for the Captain, a tome for its Keeper. */
export const TITLE_SHAPES = {
  captain:
    'M11 1h2v3.100a8 8 0 0 1 3.900 1.600l2.200-2.200 1.400 1.400-2.200 2.200A8 8 0 0 1 19.900 11H23v2h-3.100a8 8 0 0 1-1.600 3.900l2.200 2.200-1.400 1.400-2.200-2.200a8 8 0 0 1-3.900 1.600V23h-2v-3.100a8 8 0 0 1-3.900-1.600l-2.200 2.200-1.400-1.400 2.200-2.200A8 8 0 0 1 4.100 13H1v-2h3.100a8 8 0 0 1 1.600-3.900L3.500 4.900l1.400-1.400 2.200 2.200A8 8 0 0 1 11 4.100zM12 6.500a5.500 5.500 0 1 0 .01 0zm0 3a2.500 2.500 0 1 1-.01 0z',
  keeper:
    'M4 3h14q2 0 2 2v16H6q-2 0-2-2zm2.500 14H18V5H6.500zm5.500-9l1 2.200 2.400.2-1.800 1.600.6 2.400L12 13l-2.200 1.400.6-2.400-1.800-1.600 2.400-.2z',
} as const;

/** Faint engravings on the floors, so that a room is known by more than its name. */
export const ROOM_SHAPES: Readonly<Record<Room, string>> = {
  bridge:
    'M0-30A30 30 0 1 0 .1-30ZM0-21A21 21 0 1 1-.1-21ZM0-7A7 7 0 1 0 .1-7ZM-2-42h4V42h-4ZM-42-2h84v4h-84ZM-31-28l3-3 59 59-3 3ZM28-31l3 3-59 59-3-3Z',
  chapel: 'M-4-40h8v18h18v8H4v54h-8v-54h-18v-8h18Z',
  'captains-cabin': 'M0-36A36 36 0 1 0 .1-36ZM0-31A31 31 0 1 1-.1-31ZM0-28L6 0 0 28-6 0ZM-24 0l18-4 0 8ZM24 0L6-4 6 4Z',
  'cargo-hold': 'M-34-8h30v30h-30ZM-30-4v22h22v-22ZM0-8h30v30H0ZM4-4v22h22v-22ZM-18-38h30v28h-30ZM-14-34v20h22v-20Z',
  galley: 'M-26-10h52v26q0 8-8 8h-36q-8 0-8-8ZM-36-6h10v8h-10ZM26-6h10v8h-10ZM-28-18h56v5h-56ZM-4-24h8v5h-8Z',
  'boiler-room':
    'M-6-38h12l2 9 8 3 8-5 8 8-5 8 3 8 9 2v12l-9 2-3 8 5 8-8 8-8-5-8 3-2 9h-12l-2-9-8-3-8 5-8-8 5-8-3-8-9-2v-12l9-2 3-8-5-8 8-8 8 5 8-3ZM0-14A14 14 0 1 0 .1-14Z',
  'sick-bay': 'M-8-22h16v14h14v16h-14v14h-16v-14h-14v-16h14Z',
  brig: 'M-22-24h4v48h-4ZM-9-24h4v48h-4ZM5-24h4v48h-4ZM18-24h4v48h-4ZM-26-20h52v4h-52ZM-26 16h52v4h-52Z',
};

/** The outline of a standee. */
export const ARCH = 'M-19 20V-12Q-19-32 0-32T19-12V20Z';

interface CountedProps {
  readonly count: number;
  /** How high the letters of a count are, in units of the piece. */
  readonly letters?: number | undefined;
}

/** How high the letters of a count are drawn where a piece is as large as it is drawn. */
const LETTERS = 17;

/** How many there are, at the lower right of what stands for all of them. */
function Count({
  count,
  letters = LETTERS,
  at,
  paper = '',
}: CountedProps & { readonly at: string; readonly paper?: string }) {
  return (
    <g transform={at}>
      <circle class={`count${paper}`} r={letters * 0.62} />
      <text class={`count-text${paper}`} y={letters * 0.3} font-size={letters}>
        {count}
      </text>
    </g>
  );
}

export function DeepOneArt({ count, letters }: CountedProps) {
  return (
    <>
      {count > 1 && <path class="deep-one back" transform="translate(7 -5)" d={DEEP_ONE} />}
      <path class="deep-one" d={DEEP_ONE} />
      <path class="deep-one-fin" d="M-5-17Q0-27 5-17M-13-4Q-21-4-20 5M13-4Q21-4 20 5" />
      <ellipse class="eye" cx="-5.500" cy="-7" rx="3" ry="3.600" />
      <ellipse class="eye" cx="5.500" cy="-7" rx="3" ry="3.600" />
      <path class="deep-one-mouth" d="M-6 2Q0 6 6 2" />
      {count > 1 && <Count count={count} letters={letters} at="translate(15 11)" />}
    </>
  );
}

const DEEP_ONE = 'M-15 15Q-18-4-9-13-6-19 0-19 6-19 9-13 18-4 15 15 9 9 6 16 0 10-6 16-9 9-15 15Z';

export function MonarchArt({ monarch }: { readonly monarch: Monarch }) {
  return monarch === 'dagon' ? (
    <>
      <path
        class="monarch dagon"
        d="M-38 26Q-50-8-26-22-22-40-30-50-14-46-10-34-6-44 0-52 6-44 10-34 14-46 30-50 22-40 26-22 50-8 38 26 30 12 24 30 16 14 10 32 4 16 0 34-4 16-10 32-16 14-24 30-30 12-38 26Z"
      />
      <path class="monarch-line" d="M-22-4Q-30 6-28 16M22-4Q30 6 28 16M-8 4Q0 10 8 4" />
      <ellipse class="monarch-eye" cx="-11" cy="-12" rx="5" ry="6" />
      <ellipse class="monarch-eye" cx="11" cy="-12" rx="5" ry="6" />
    </>
  ) : (
    <>
      <path
        class="monarch hydra"
        d="M-34 28Q-46 4-36-14-42-26-36-40-26-42-24-30-22-20-20-12-16-24-12-30-16-44-4-50 4-54 10-46 14-38 10-28 16-22 20-12 22-22 26-32 32-44 42-38 44-28 36-16 46 2 34 28 26 16 20 30 12 16 6 32 0 16-6 32-12 16-20 30-26 16-34 28Z"
      />
      <path class="monarch-line" d="M-30-26v10M32-28v12M-6-34Q0-30 6-34M-10 4Q0 10 10 4" />
      <circle class="monarch-eye" cx="-32" cy="-33" r="3" />
      <circle class="monarch-eye" cx="35" cy="-34" r="3" />
      <ellipse class="monarch-eye" cx="-5" cy="-41" rx="3" ry="4" />
      <ellipse class="monarch-eye" cx="4" cy="-41" rx="3" ry="4" />
    </>
  );
}

export function PassengerArt({ count, letters }: CountedProps) {
  return (
    <>
      {count > 1 && <circle class="passenger back" cx="5" cy="-4" r="14.500" />}
      <circle class="passenger" r="14.500" />
      <path class="passenger-figure" d="M0-9A4.200 4.200 0 1 1-.01-9ZM-8 9Q-8 0 0 0 8 0 8 9Z" />
      {count > 1 && <Count count={count} letters={letters} at="translate(13 10)" paper=" paper" />}
    </>
  );
}

interface StandeeProps {
  readonly portrait: string;
  readonly colour: string;
  /** Who it is, on the base; where there is no room for it, there is no base. */
  readonly name: string;
  readonly tag: number;
  readonly traitor: boolean;
}

/** An arch with a portrait, the person's name on its base. */
export function StandeeArt({ portrait, colour, name, tag, traitor }: StandeeProps) {
  const width = tagWidth(name, tag);
  const height = tag * BASE.line;
  return (
    <>
      <ellipse class="standee-shadow" cy="25" rx="22" ry="7" />
      <path d={ARCH} fill={colour} />
      <circle class="standee-light" cx="-4" cy="-12" r="20" clip-path="url(#arch)" />
      <image href={portrait} x="-21" y="-34" width="42" height="54" preserveAspectRatio="none" clip-path="url(#arch)" />
      <path class="standee-card" d={ARCH} />
      {name !== '' && (
        <>
          <rect class="standee-base" x={-width / 2} y={BASE.top} width={width} height={height} rx="4" />
          <text class="standee-name" y={BASE.top + height * 0.77} font-size={tag}>
            {name}
          </text>
        </>
      )}
      {traitor && (
        <text class="standee-marks" y="-36">
          †
        </text>
      )}
    </>
  );
}

export function FireArt() {
  return (
    <>
      <circle class="fire-glow" r="46" />
      <path class="fire-outer" d="M-18 17Q-22-6-6-20-7-6 1-4 9-13 4-27 24-10 18 14 11 24 0 24-12 24-18 17Z" />
      <path class="fire-inner" d="M-8 16Q-10 4-1-4 0 4 5 5 8 1 7-5 14 6 8 16 4 20 0 20-5 20-8 16Z" />
    </>
  );
}
