import type { Face } from '../game-page';

const POINTS = [
  // a wheel
  'M24 6A18 18 0 1 0 24.100 6ZM24 12A12 12 0 1 1 23.900 12ZM24 20a4 4 0 1 0 .1 0ZM23 1h2v46h-2ZM1 23h46v2H1ZM7 8.500 8.500 7 41 39.500 39.500 41ZM39.500 7 41 8.500 8.500 41 7 39.500Z',
  // a mask, half of it something else
  'M6 12q18-8 36 0 2 20-18 32Q4 32 6 12Zm8 10q5-5 9 0-4 4-9 0Zm12 0q5-5 9 0-4 4-9 0ZM18 32q6 4 12 0-6 8-12 0Z',
  // a lamp
  'M20 4h8v4h-8ZM16 10h16l3 6H13ZM15 18h18l3 20H12ZM11 40h26v4H11ZM24 22q6 6 4 10-2 3-4 3-5-1-4-6 2 2 3 0 1-3 1-7Z',
] as const;

/** What is good about a game, in three notes. */
export function Points({ face }: { readonly face: Face }) {
  return (
    <ul class="points">
      {face.points().map((point, index) => (
        <li key={point.title} class="paper">
          <PointArt index={index} />
          <h2>{point.title}</h2>
          <p>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}

function PointArt({ index }: { readonly index: number }) {
  return (
    <svg class="point-art" viewBox="0 0 48 48" aria-hidden="true">
      <path fill-rule="evenodd" d={POINTS[index] ?? POINTS[0]} />
    </svg>
  );
}
