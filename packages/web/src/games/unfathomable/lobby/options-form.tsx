import type { Options } from '@undertow/unfathomable';
import { Choice, Switch } from '../../../forms/choice';
import type { OptionsFormProps } from '../../../game-page';
import type { Unfathomable } from '../play';
import { optionsText } from '../words/options';
import { hasCultist, PLAYER_COUNTS } from './options';

const CHARACTERS = ['choose', 'random', 'recommended'] as const;
const DIFFICULTIES = ['easier', 'normal', 'harder'] as const;
type Count = `${Options['players']}`;
const COUNTS = PLAYER_COUNTS.map((players): Count => `${players}`);

/** What the table agrees on before the game: each with what it means. */
export function OptionsForm({ options, disabled = false, onChange }: OptionsFormProps<Unfathomable>) {
  const text = optionsText.value;
  const change = (part: Partial<Options>): void => onChange({ ...options, ...part });
  const counts = {
    '3': { name: text.players.count(3) },
    '4': { name: text.players.count(4) },
    '5': { name: text.players.count(5) },
    '6': { name: text.players.count(6) },
  };
  const cast = typeof options.characters === 'string' ? options.characters : 'choose';
  const cultistPossible = hasCultist(options.players) && !options.learning;
  return (
    <div class="form-grid">
      <Choice
        label={text.players.label}
        values={COUNTS}
        text={counts}
        now={`${options.players}`}
        disabled={disabled}
        onChange={(count) => change({ players: PLAYER_COUNTS.find((each) => `${each}` === count) ?? 5 })}
      />
      <Choice
        label={text.characters.label}
        values={CHARACTERS}
        text={text.characters.choices}
        now={cast}
        disabled={disabled}
        onChange={(characters) => change({ characters })}
      />
      <Choice
        label={text.difficulty.label}
        values={DIFFICULTIES}
        text={text.difficulty.choices}
        now={options.difficulty}
        disabled={disabled}
        onChange={(difficulty) => change({ difficulty })}
      />
      <div>
        <Switch
          {...text.learning}
          on={options.learning}
          disabled={disabled}
          onChange={(learning) => change({ learning })}
        />
        <Switch
          label={text.cultist.label}
          note={hasCultist(options.players) ? text.cultist.note : text.cultistNever}
          on={options.cultist && cultistPossible}
          disabled={disabled || !cultistPossible}
          onChange={(cultist) => change({ cultist })}
        />
      </div>
    </div>
  );
}
