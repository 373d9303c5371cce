/** Small signs in a box of 24 by 24. */
export const FIRE =
  'M5 20Q2 12 9 5q0 5 3 6 3-4 1-10 9 6 7 14-1 8-8 8-5 0-7-3zm4-1q2 3 5 1 3-3 0-7-1 3-2 3-2-1-2-3-3 3-1 6z';
export const DEEP_ONE =
  'M4 21Q2 12 6 8q1-5 6-5t6 5q4 4 2 13-3-4-5-.5-3-4-6 0Q7 17 4 21zM9 10a1.800 2.200 0 1 0 .01 0zm6 0a1.800 2.200 0 1 0 .01 0z';

export function Sign({ path, of }: { readonly path: string; readonly of?: string }) {
  return (
    <svg class={`sign${of ? ` ${of}` : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill-rule="evenodd" />
    </svg>
  );
}
