import './forms.css';
import { useId } from 'preact/hooks';

interface ChoiceProps<K extends string> {
  readonly label: string;
  readonly values: readonly K[];
  readonly text: Readonly<Record<K, { readonly name: string; readonly note?: string }>>;
  readonly now: K;
  readonly disabled?: boolean;
  readonly onChange: (value: K) => void;
}

/** One of several, each with its explanation in sight. */
export function Choice<K extends string>({ label, values, text, now, disabled = false, onChange }: ChoiceProps<K>) {
  const name = useId();
  return (
    <fieldset class="choice" disabled={disabled}>
      <legend>{label}</legend>
      <div class={`choice-cards of-${values.length}`}>
        {values.map((value) => (
          <label key={value} class="choice-card">
            <input type="radio" name={name} value={value} checked={now === value} onChange={() => onChange(value)} />
            <span>
              <b>{text[value].name}</b>
              {text[value].note && <small>{text[value].note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, note, on, disabled = false, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="switch-text">
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
