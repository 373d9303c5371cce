import './panel.css';
import { useSignal } from '@preact/signals';
import type { AnyBlocked, AnyDecision } from '@undertow/unfathomable';
import { hrefTo } from '../../app/router';
import { faceValue, skillOf } from '../../games/unfathomable/cards/faces';
import { inspect } from '../../games/unfathomable/cards/inspect';
import { usePeople } from '../../games/unfathomable/people';
import { Text } from '../../games/unfathomable/words/text';
import { gameWords, words } from '../../words/language';
import { useChoosing } from '../choosing';
import { usePlay } from '../play';
import { Advice, AdvisedMark, AskOfficer } from './advice';
import { groupsOf, groupTitle, isLeaving } from './groups';
import { OptionButton } from './option';
import { AlwaysPass, StandingNote } from './standing';
import { Waiting } from './waiting';

/** The sheet of paper that says what is asked, and takes the answer. */
export function Panel() {
  const { decision } = useChoosing();
  return (
    <section class={`panel${decision.value ? ' asking' : ''}`} aria-live="polite" aria-label={words.value.panel.title}>
      {decision.value && <Question decision={decision.value} />}
      <StandingNote />
      {!decision.value && <Waiting />}
    </section>
  );
}

/** Cards whose text one wants to read before answering what they ask. */
const isRead = (source: string): boolean => /^(mythos|waypoint|spell|damage|reveal):/.test(source);

function Question({ decision }: { readonly decision: AnyDecision }) {
  const { doubtful, refused, allInHand } = useChoosing();
  const people = usePeople();
  const game = gameWords.value;
  return (
    <div class="slip question" data-decision={decision.id} data-kind={decision.kind}>
      <h2>
        <Text value={game.prompt(decision, people)} />
      </h2>
      <Why decision={decision} />
      <Advice decision={decision} />
      {decision.source && isRead(decision.source) && (
        <p class={`card-text${allInHand.value ? ' beside-hand' : ''}`}>
          <Text value={game.describe(decision.source)} />
        </p>
      )}
      {doubtful.value === null ? <Options key={decision.id} decision={decision} /> : <Doubt />}
      {refused.value && <p role="alert">{words.value.panel.refused}</p>}
    </div>
  );
}

/** Which card asks, and by which rule. */
function Why({ decision }: { readonly decision: AnyDecision }) {
  const { panel } = words.value;
  const { source, rule } = decision;
  const name = source ? gameWords.value.sourceName(source) : '';
  return (
    <p class="why">
      {source && name && (
        <button type="button" class="link" onClick={() => inspect({ source })}>
          {name}
        </button>
      )}
      <a href={hrefTo('rules', rule)}>{panel.rule(rule)}</a>
      <AskOfficer decision={decision} />
    </p>
  );
}

function Options({ decision }: { readonly decision: AnyDecision }) {
  const choosing = useChoosing();
  const { panel } = words.value;
  const { narrowed } = choosing;
  const all = useSignal(false);
  const inHand = !all.value && narrowed.value === null && choosing.allInHand.value;
  const groups = inHand ? [] : groupsOf(decision, narrowed.value);
  const blocked = decision.blocked ?? [];
  return (
    <>
      {narrowed.value && (
        <button type="button" class="link back" onClick={() => choosing.narrow(null)}>
          ← {panel.backToAll}
        </button>
      )}
      {inHand && (
        <button
          type="button"
          class="link back"
          onClick={() => {
            all.value = true;
          }}
        >
          {panel.tapCard} · {panel.showAll}
        </button>
      )}
      <ul class={`options${groups.length > 9 ? ' many' : ''}`}>
        {groups.map(({ key, options }) => (
          <li key={`${decision.id}-${key}`}>
            {key.startsWith('option-') || options.length === 1 ? (
              <OptionButton decision={decision} alike={options} />
            ) : (
              <button type="button" class="option group" data-group={key} onClick={() => choosing.narrow(options)}>
                <span>{groupTitle(key, words.value)}</span>
                <AdvisedMark options={options} />
                <small>
                  {key === 'use-skill' ? panel.tapCard : panel.tapPlace} · {options.length}
                </small>
              </button>
            )}
          </li>
        ))}
        {!narrowed.value &&
          blocked.map((each, index) => (
            <li key={`blocked-${index}-${each.rule}`}>
              <BlockedOption blocked={each} decision={decision} />
            </li>
          ))}
      </ul>
      <Foot decision={decision} />
    </>
  );
}

function BlockedOption({
  blocked,
  decision,
}: {
  readonly blocked: Omit<AnyBlocked, 'reason'> & { readonly reason: string };
  readonly decision: AnyDecision;
}) {
  const people = usePeople();
  const game = gameWords.value;
  return (
    <div class="option blocked">
      <span>
        <Text value={game.label(blocked.ref, decision, people)} />
      </span>
      <small>
        {game.reason(blocked.reason)} <a href={hrefTo('rules', blocked.rule)}>{blocked.rule}</a>
      </small>
    </div>
  );
}

/** How much is picked, and the buttons that end the question. */
function Foot({ decision }: { readonly decision: AnyDecision }) {
  const choosing = useChoosing();
  const { panel } = words.value;
  const picked = choosing.picks.value.length;
  const passing = decision.min === 0 && picked === 0;
  const leaving = decision.options.findIndex(({ ref }) => isLeaving(ref));
  if (choosing.single.value && !passing) {
    if (choosing.sending.value) return <p class="quiet-ink">{panel.sending}</p>;
    if (leaving < 0) return null;
    return (
      <div class="foot">
        <button
          type="button"
          class="button plain-button"
          data-option={leaving}
          onClick={() => choosing.choose(leaving)}
        >
          {decision.kind === 'action' ? words.value.groups.endActions : panel.pass}
          <AdvisedMark options={[leaving]} />
        </button>
      </div>
    );
  }
  return (
    <div class="foot">
      {passing && <AlwaysPass decision={decision} />}
      {decision.max > 1 && (
        <p class="tally" aria-live="polite">
          {panel.picked(picked, decision.min, decision.max)}
          {decision.least !== undefined && <b>{panel.sum(choosing.sum.value, decision.least)}</b>}
          {decision.least === undefined && picked > 0 && <Worth decision={decision} />}
        </p>
      )}
      {picked > 0 && (
        <button type="button" class="button plain-button" onClick={choosing.startOver}>
          {panel.undo}
        </button>
      )}
      <button
        type="button"
        class="button primary"
        data-confirm
        disabled={!choosing.canConfirm.value}
        onClick={choosing.confirm}
      >
        {choosing.sending.value ? panel.sending : passing ? panel.pass : panel.confirm}
        {passing && <AdvisedMark options={[]} />}
        {passing && <kbd>{panel.passKey}</kbd>}
      </button>
    </div>
  );
}

/** What the picked cards do to the check, or what they are worth. */
function Worth({ decision }: { readonly decision: AnyDecision }) {
  const { picks, sum } = useChoosing();
  const { check } = usePlay().view.value;
  const { panel } = words.value;
  if (decision.kind !== 'contribute' || !check) {
    return sum.value > 0 ? <b>{panel.sumOnly(sum.value)}</b> : null;
  }
  const faces = picks.value.flatMap((pick) => {
    const ref = decision.options[pick]?.ref;
    return ref?.is === 'card' ? [ref.card] : [];
  });
  const total = faces.reduce((all, face) => all + (check.skills.includes(skillOf(face)) ? 1 : -1) * faceValue(face), 0);
  return <b>{panel.toTheCheck(total)}</b>;
}

function Doubt() {
  const { sure } = useChoosing();
  const { panel } = words.value;
  return (
    <div class="doubt" role="alertdialog" aria-label={panel.sure}>
      <p>{panel.sureReveal}</p>
      <div class="foot">
        <button type="button" class="button plain-button" onClick={() => sure(false)}>
          {panel.noBack}
        </button>
        <button type="button" class="button danger" data-sure onClick={() => sure(true)}>
          {panel.yesDoIt}
        </button>
      </div>
    </div>
  );
}
