import './advice.css';
import type { Decision } from '@undertow/kernel';
import { words } from '../../words/language';
import { useChoosing } from '../choosing';
import { usePeople } from '../people';
import { usePage, usePlay } from '../play';

/** An officer's cap. */
function Cap() {
  return (
    <svg class="cap" viewBox="0 0 24 24" aria-hidden="true">
      <path class="crown" d="M2.5 10.5C2 6.5 7 4 12 4s10 2.5 9.5 6.5L18.5 14h-13z" />
      <path class="peak" d="M5 14h14l.6 3.2c-4.6 2.8-10.6 2.8-15.2 0z" />
      <circle class="badge" cx="12" cy="9.5" r="2" />
    </svg>
  );
}

/** Shows that an officer would take one of these options; of none of them, that an officer would pass. */
export function AdvisedMark({ options }: { readonly options: readonly number[] }) {
  const picks = useChoosing().advising?.advice.value?.picks;
  if (!picks) return null;
  const advised = options.length === 0 ? picks.length === 0 : options.some((option) => picks.includes(option));
  return advised ? <Mark /> : null;
}

/** The mark on something that an officer would take. */
export function Mark() {
  const text = words.value.panel.officersChoice;
  return (
    <span class="advised-mark" role="img" aria-label={text} title={text}>
      <Cap />
    </span>
  );
}

/** "What would an officer do?": quiet, but in the learning game plain to see. */
export function AskOfficer({ decision }: { readonly decision: Decision }) {
  const { advising } = useChoosing();
  const learning = usePlay().learning?.value ?? false;
  if (!advising || decision.options.length === 0 || advising.advice.value) return null;
  return (
    <button
      type="button"
      class={`${learning ? 'button' : 'link'} ask-officer`}
      data-ask-officer
      disabled={advising.asking.value}
      onClick={advising.ask}
    >
      <Cap /> {words.value.panel.askOfficer}
    </button>
  );
}

/** What an officer would answer, and why. */
export function Advice({ decision }: { readonly decision: Decision }) {
  const { advising } = useChoosing();
  const people = usePeople();
  const { panel } = words.value;
  const page = usePage();
  const advice = advising?.advice.value;
  if (advising?.silent.value) return <p class="quiet-ink">{panel.officerSilent}</p>;
  if (!advice) return null;
  const labels = new Map<string, number>();
  for (const pick of advice.picks) {
    const option = decision.options[pick];
    const label = option ? page.label(option.ref, decision, people) : '';
    labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  if (labels.size === 0) labels.set(page.declining?.(decision) ?? panel.pass, 1);
  return (
    <div class="advice" data-advice={advice.picks.join(' ')}>
      <Cap />
      <div>
        <p>
          {panel.officerWould}{' '}
          {[...labels].map(([label, times], index) => (
            <b key={label}>
              {index > 0 && ', '}
              <page.Text value={label} />
              {times > 1 && ` ×${times}`}
            </b>
          ))}
        </p>
        {advice.reasons.map((reason) => {
          const why = page.because(reason, people);
          return (
            <p class="advice-reason" key={why}>
              <page.Text value={why} />
            </p>
          );
        })}
      </div>
    </div>
  );
}
