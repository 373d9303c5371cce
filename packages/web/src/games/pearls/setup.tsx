import { Choice } from '../../forms/choice';
import type { OptionsFormProps, Setup } from '../../game-page';
import type { Pearls } from './play';
import { gameWords } from './words';

const SIZES = ['2', '3', '4', '5', '6'] as const;

function Form({ options, disabled = false, onChange }: OptionsFormProps<Pearls>) {
  return (
    <div class="form-grid">
      <Choice
        label={gameWords.value.terms.divers}
        values={SIZES}
        text={{ '2': { name: '2' }, '3': { name: '3' }, '4': { name: '4' }, '5': { name: '5' }, '6': { name: '6' } }}
        now={SIZES.find((size) => size === `${options.seats}`) ?? '3'}
        disabled={disabled}
        onChange={(size) => onChange({ seats: Number(size) })}
      />
    </div>
  );
}

export const setup: Setup<Pearls> = {
  words: [gameWords],
  plain: () => ({ seats: 3 }),
  Form,
  phrases: () => gameWords.value.phrases,
};
