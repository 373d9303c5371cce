import type { Seat } from '@undertow/kernel';
import type { SkillFace, View } from '@undertow/unfathomable';
import { replayText } from '../../../words/screens/replay';
import { CHARACTER_COLOURS } from '../board/ids';
import { SkillCardFace } from '../cards/skill-card';
import { gameWords } from '../words/game-words';

interface HandsProps {
  readonly view: View;
  readonly nameOf: (seat: Seat) => string;
}

/** What everybody holds, for eyes that see all. */
export function Hands({ view, nameOf }: HandsProps) {
  const { names } = gameWords.value;
  const { players } = view;
  return (
    <section class="replay-hands" aria-label={replayText.value.hands}>
      <ul>
        {players.map(({ seat, hand, loyalty, character }) => (
          <li key={seat} style={{ '--person': character ? CHARACTER_COLOURS[character] : '#445' }}>
            <p>
              <b>{nameOf(seat)}</b>{' '}
              {loyalty.map((card, index) => (
                <span key={`${index}-${card}`} class={`tag loyalty-${card ?? 'hidden'}`}>
                  {card ? names.loyalties[card].name : '?'}
                </span>
              ))}
            </p>
            <HandOf faces={hand ?? []} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HandOf({ faces }: { readonly faces: readonly SkillFace[] }) {
  if (faces.length === 0) return <p class="quiet">{replayText.value.noCards}</p>;
  return (
    <div class="replay-hand">
      {faces
        .toSorted((a, b) => a - b)
        .map((face, index) => (
          <SkillCardFace key={`${index}-${face}`} face={face} small />
        ))}
    </div>
  );
}
