import type { SkillFace } from '@undertow/unfathomable';
import { seatName } from '../../../table/replay/controls';
import type { Film } from '../../../table/replay/film';
import type { Projector } from '../../../table/replay/projector';
import { gameWords } from '../../../words/language';
import { replayText } from '../../../words/screens/replay';
import { CHARACTER_COLOURS } from '../board/ids';
import { SkillCardFace } from '../cards/skill-card';

interface HandsProps {
  readonly film: Film;
  readonly projector: Projector;
}

/** What everybody holds, for eyes that see all. */
export function Hands({ film, projector }: HandsProps) {
  const { names } = gameWords.value;
  const { players } = projector.play.view.value;
  return (
    <section class="replay-hands" aria-label={replayText.value.hands}>
      <ul>
        {players.map(({ seat, hand, loyalty, character }) => (
          <li key={seat} style={{ '--person': character ? CHARACTER_COLOURS[character] : '#445' }}>
            <p>
              <b>{seatName(film, seat)}</b>{' '}
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
