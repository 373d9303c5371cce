import { gameWords } from '../words/game-words';
import { storyText } from '../words/story';
import type { Ended } from './ended';

/** Who won, and why. */
export function Verdict({ ended }: { readonly ended: Ended }) {
  const text = storyText.value;
  const ending = ended.story.end?.ending;
  if (!ending) return null;
  const home = ending.cause === 'arrived';
  return (
    <section class={`verdict ${home ? 'home' : 'lost'}`}>
      <VerdictArt home={home} />
      <div>
        <h2>{home ? text.humansWin : text.deepWins}</h2>
        <p>{gameWords.value.terms.causes[ending.cause]}</p>
      </div>
    </section>
  );
}

/** The ship comes in by the lighthouse, or goes down. */
function VerdictArt({ home }: { readonly home: boolean }) {
  return (
    <svg class="verdict-art" viewBox="0 0 320 120" aria-hidden="true">
      {home ? (
        <>
          <path d="M268 96V30l4-8h8l4 8v66Z" fill="#e9e2cf" />
          <path d="M268 48h16v12h-16ZM268 74h16v12h-16Z" fill="#b8443c" />
          <path d="M276 26 60 2v40Z" fill="#f3c969" opacity="0.25" />
          <circle cx="276" cy="25" r="5" fill="#f3c969" />
        </>
      ) : (
        <>
          <circle cx="230" cy="106" r="9" fill="#7fe0bd" opacity="0.8" />
          <circle cx="262" cy="106" r="9" fill="#7fe0bd" opacity="0.8" />
          <ellipse cx="230" cy="106" rx="1.500" ry="5" fill="#04231d" />
          <ellipse cx="262" cy="106" rx="1.500" ry="5" fill="#04231d" />
        </>
      )}
      <g transform={home ? 'translate(120 84)' : 'translate(110 92) rotate(-28)'}>
        <path d="M-80-14Q-30-8 0-8L72-10 84-14Q80 6 68 12H-70Z" fill="#05101a" stroke="#c9a45c" stroke-width="1.200" />
        <path d="M-46-10h92v-10h-92ZM-36-20h66v-8h-66ZM-18-28l3-30h10l-3 30ZM10-28l3-26h10l-3 26Z" fill="#0c1f2e" />
        <path
          d="M-40-17h4v4h-4ZM-28-17h4v4h-4ZM-16-17h4v4h-4ZM-4-17h4v4h-4ZM8-17h4v4h-4ZM20-17h4v4h-4Z"
          fill="#f3c969"
        />
      </g>
      <path
        d="M0 94q20-8 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v26H0Z"
        fill="#0e2a40"
        opacity={home ? '0.95' : '0.75'}
      />
    </svg>
  );
}
