import { LanguageSwitch } from '../../app/language-switch';
import { hrefTo } from '../../app/router';
import { change, MOTIONS, PALETTES, settings, TEXT_SIZES } from '../../app/settings';
import { words } from '../../words/language';

interface ChoiceProps<T extends string> {
  readonly title: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly now: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ title, values, names, now, onChange }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={title} checked={now === value} onChange={() => onChange(value)} /> {names[value]}
        </label>
      ))}
    </fieldset>
  );
}

const SWITCH = ['on', 'off'] as const;

export default function SettingsScreen() {
  const text = words.value;
  const now = settings.value;
  const switchNames = { on: text.settings.on, off: text.settings.off };
  return (
    <main class="plain">
      <h1>{text.app.settings}</h1>
      <LanguageSwitch />
      <Choice
        title={text.settings.motion}
        values={MOTIONS}
        names={text.settings.motions}
        now={now.motion}
        onChange={(motion) => change({ motion })}
      />
      <Choice
        title={text.settings.text}
        values={TEXT_SIZES}
        names={text.settings.texts}
        now={now.text}
        onChange={(size) => change({ text: size })}
      />
      <Choice
        title={text.settings.palette}
        values={PALETTES}
        names={text.settings.palettes}
        now={now.palette}
        onChange={(palette) => change({ palette })}
      />
      <Choice
        title={text.settings.sound}
        values={SWITCH}
        names={switchNames}
        now={now.sound ? 'on' : 'off'}
        onChange={(sound) => change({ sound: sound === 'on' })}
      />
      <a href={hrefTo()}>{text.app.home}</a>
    </main>
  );
}
