import { defaultOptions, FLAGS, type Options } from '@undertow/everrain/options';
import { Choice, Switch } from '../../forms/choice';
import type { OptionsFormProps, Setup } from '../../game-page';
import type { Everrain } from './play';
import { gameWords, pageWords } from './words';

const LENGTHS = ['short', 'medium', 'long'] as const;
const COUNTS = ['1', '2', '3', '4'] as const;
const PLAYERS: readonly Options['players'][] = [1, 2, 3, 4];

/** What the captains agree on before they set out; other readings of the book stand under house rules. */
function OptionsForm({ options, disabled = false, onChange }: OptionsFormProps<Everrain>) {
  const text = pageWords.value.options;
  const { flags } = gameWords.value.terms;
  const change = (part: Partial<Options>): void => onChange({ ...options, ...part });
  return (
    <div class="form-grid">
      <Choice
        label={text.captains}
        values={COUNTS}
        text={{ '1': { name: '1' }, '2': { name: '2' }, '3': { name: '3' }, '4': { name: '4' } }}
        now={`${options.players}`}
        disabled={disabled}
        onChange={(count) => change({ players: PLAYERS.find((each) => `${each}` === count) ?? 1 })}
      />
      <Choice
        label={text.length}
        values={LENGTHS}
        text={{
          short: { name: text.lengths.short },
          medium: { name: text.lengths.medium },
          long: { name: text.lengths.long },
        }}
        now={options.length}
        disabled={disabled}
        onChange={(length) => change({ length })}
      />
      <Switch
        label={text.boarding}
        note={text.boardingNote}
        on={options.boarding}
        disabled={disabled}
        onChange={(boarding) => change({ boarding })}
      />
      <Switch
        label={text.exhaustive}
        note={text.exhaustiveNote}
        on={options.exhaustive}
        disabled={disabled}
        onChange={(exhaustive) => change({ exhaustive })}
      />
      <details>
        <summary>{text.house}</summary>
        <p class="quiet">{text.houseNote}</p>
        {FLAGS.map((flag) => (
          <Switch
            key={flag}
            label={flags[flag].name}
            note={flags[flag].text}
            on={options.flags.includes(flag)}
            disabled={disabled}
            onChange={(on) =>
              change({ flags: on ? [...options.flags, flag] : options.flags.filter((each) => each !== flag) })
            }
          />
        ))}
      </details>
    </div>
  );
}

export const setup: Setup<Everrain> = {
  words: [gameWords, pageWords],
  plain: () => defaultOptions(2, 'short'),
  Form: OptionsForm,
  phrases: () => gameWords.value.phrases,
};
