import type { Face } from '../../game-page';
import type { Pearls } from './play';
import { gameWords } from './words';

/** Bubbles over a shell. */
function Scene({ whole }: { readonly whole: boolean }) {
  return (
    <svg
      class={whole ? 'scene whole' : 'scene'}
      viewBox="0 0 320 200"
      role="img"
      aria-label={gameWords.value.terms.sea}
    >
      <rect width="320" height="200" fill="#0d3a4a" />
      <path d="M90 170 q70 -90 140 0 z" fill="#c9a27a" />
      <circle cx="160" cy="150" r="16" fill="#f4efe6" />
      {[60, 110, 200, 250].map((x, i) => (
        <circle key={x} cx={x} cy={110 - i * 22} r={4 + i} fill="none" stroke="#9fd6e0" stroke-width="2" />
      ))}
    </svg>
  );
}

export const face: Face<Pearls> = {
  words: [gameWords],
  tagline: () => gameWords.value.tagline,
  lead: () => gameWords.value.lead,
  facts: () => gameWords.value.facts,
  points: () => [],
  starts: () => {
    const { terms, tagline } = gameWords.value;
    return [{ id: 'quick', title: terms.play, note: tagline, options: { seats: 3 }, seats: 3 }];
  },
  Scene,
};
