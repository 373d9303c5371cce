import type { GameSettings } from '../../game-page';
import { settingsText } from '../../words/screens/settings';
import { SKILLS } from './board/ids';
import { SkillIcon } from './cards/skill-icon';
import { windows } from './windows';
import { gameWords } from './words/game-words';

/** The six skills in the palette chosen. */
function Sample() {
  const { names } = gameWords.value;
  return (
    <ul class="sample" aria-label={settingsText.value.sample}>
      {SKILLS.map((skill) => (
        <li key={skill} class={skill}>
          <SkillIcon skill={skill} /> {names.skills[skill]}
        </li>
      ))}
    </ul>
  );
}

export const settings: GameSettings = { words: [gameWords, settingsText], windows, Sample };
