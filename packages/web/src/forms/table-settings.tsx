import type { Pace, Settings } from '@undertow/protocol';
import { LIVE_CLOCKS, TALK_MODES } from '@undertow/protocol/plain';
import { optionsText } from '../words/screens/options';
import { Choice, Switch } from './choice';

interface TableSettingsProps {
  readonly settings: Settings;
  readonly disabled?: boolean;
  readonly onChange: (part: Partial<Settings>) => void;
}

const CLOCKS = [...LIVE_CLOCKS, 'correspondence'] as const;
const DAYS = [1, 2, 3, 5, 7, 14] as const;

const paceFor = (clock: (typeof CLOCKS)[number]): Pace =>
  clock === 'correspondence' ? { kind: 'correspondence', days: 2 } : { kind: 'live', clock };

/** How people sit together: the clock, the talk, who may come. */
export function TableSettings({ settings, disabled = false, onChange }: TableSettingsProps) {
  const text = optionsText.value;
  const { pace } = settings;
  return (
    <div class="form-grid">
      <Choice
        label={text.clock.label}
        values={CLOCKS}
        text={text.clock.choices}
        now={pace.kind === 'live' ? pace.clock : 'correspondence'}
        disabled={disabled}
        onChange={(clock) => onChange({ pace: paceFor(clock) })}
      />
      {pace.kind === 'correspondence' && (
        <select
          class="field"
          aria-label={text.clock.choices.correspondence.name}
          disabled={disabled}
          value={pace.days}
          onChange={(event) => onChange({ pace: { kind: 'correspondence', days: Number(event.currentTarget.value) } })}
        >
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {text.days(days)}
            </option>
          ))}
        </select>
      )}
      <Choice
        label={text.talk.label}
        values={TALK_MODES}
        text={text.talk.choices}
        now={settings.talk}
        disabled={disabled}
        onChange={(talk) => onChange({ talk })}
      />
      <div>
        <Switch {...text.listed} on={settings.listed} disabled={disabled} onChange={(listed) => onChange({ listed })} />
        <Switch
          {...text.spectators}
          on={settings.spectators}
          disabled={disabled}
          onChange={(spectators) => onChange({ spectators })}
        />
        <Switch
          {...text.takeback}
          on={settings.takeback}
          disabled={disabled}
          onChange={(takeback) => onChange({ takeback })}
        />
      </div>
    </div>
  );
}
