import type { SkillFace } from '@undertow/unfathomable';
import { faceValue, skillOf } from '../cards/faces';
import { SkillIcon } from '../cards/skill-icon';
import { gameWords } from '../words/game-words';
import { storyText } from '../words/story';
import type { Ended } from './ended';
import { colourOf, isTraitor, nameOf } from './people';
import type { CheckStory } from './story';

/** Every check: what was asked, who added what, and what came of it. */
export function Checks({ ended }: { readonly ended: Ended }) {
  const text = storyText.value;
  const { checks } = ended.story;
  return (
    <section class="paper">
      <h2>{text.checks}</h2>
      {checks.length === 0 && <p>{text.noChecks}</p>}
      <ol class="checks">
        {checks.map((check, index) => (
          <li key={`${index}-${check.source}`}>
            <Check ended={ended} check={check} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Check({ ended, check }: { readonly ended: Ended; readonly check: CheckStory }) {
  const text = storyText.value;
  const { sourceName, terms } = gameWords.value;
  return (
    <details class={`check-story ${check.result ?? ''}`}>
      <summary>
        <b>{text.checkLine(check.turn, sourceName(check.source))}</b>
        <span class="check-total">
          {check.total === null ? text.decreed : text.totalOf(check.total, check.target)}
          {check.result && <span class={`tag ${check.result}`}>{terms.results[check.result]}</span>}
        </span>
        <span class="check-added">
          {check.added.map(({ seat, count }) => (
            <span key={seat} class="added" style={{ '--person': colourOf(ended, seat) }}>
              {nameOf(ended, seat)} {count}
            </span>
          ))}
        </span>
      </summary>
      <CheckCards ended={ended} check={check} />
    </details>
  );
}

function CheckCards({ ended, check }: { readonly ended: Ended; readonly check: CheckStory }) {
  const text = storyText.value;
  const { names } = gameWords.value;
  const asked = gameSkills(check);
  return (
    <div class="check-cards">
      <p class="quiet">
        {asked.map((skill) => (
          <span key={skill} class="check-skill">
            <SkillIcon skill={skill} /> {names.skills[skill]}
          </span>
        ))}
      </p>
      {check.added.length === 0 && <p>{text.addedNone}</p>}
      <dl>
        {check.added.map(({ seat, count, cards }) => (
          <div key={seat}>
            <dt>
              {nameOf(ended, seat)}
              {isTraitor(ended, seat) && <span class="tag lost">{text.traitor}</span>}
            </dt>
            <dd>{cards ? cards.map((face, at) => <Mini key={`${at}-${face}`} face={face} check={check} />) : count}</dd>
          </div>
        ))}
        {check.fromDecks > 0 && (
          <div>
            <dt>{text.fromDecks(check.fromDecks)}</dt>
            <dd>
              {leftOver(check).map((face, at) => (
                <Mini key={`${at}-${face}`} face={face} check={check} />
              ))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

const gameSkills = ({ skills }: CheckStory): readonly ReturnType<typeof skillOf>[] =>
  skills.flatMap((wanted) => {
    const face = [0, 5, 10, 15, 20, 25].find((each) => skillOf(each) === wanted);
    return face === undefined ? [] : [skillOf(face)];
  });

/** The cards of the pile that nobody added. */
function leftOver({ revealed, added }: CheckStory): readonly SkillFace[] {
  const left = [...(revealed ?? [])];
  for (const face of added.flatMap(({ cards }) => cards ?? [])) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A card in a word: what it is, and whether it helped. */
function Mini({ face, check }: { readonly face: SkillFace; readonly check: CheckStory }) {
  const { names } = gameWords.value;
  const skill = skillOf(face);
  const helps = check.skills.includes(skill);
  return (
    <span class={`mini ${skill}${helps ? ' helps' : ' hinders'}`} title={names.skills[skill]}>
      <SkillIcon skill={skill} label={names.skills[skill]} />
      {helps ? '+' : '−'}
      {faceValue(face)}
    </span>
  );
}
