import './panel.css';
import { useSignal } from '@preact/signals';
import type { Blocked, Decision } from '@undertow/kernel';
import type { ComponentChildren } from 'preact';
import { hrefTo } from '../../app/router';
import { phone } from '../../app/screen-size';
import { Refusal } from '../../shell/refusal';
import { words } from '../../words/language';
import { useChoosing } from '../choosing';
import { usePeople } from '../people';
import { usePage, useShown } from '../play';
import { useRecap } from '../recap/recap';
import { Rest } from '../recap/rest';
import { RecapSlip } from '../recap/slip';
import { TakeBackButton } from '../take-back';
import { Advice, AdvisedMark, AskOfficer } from './advice';
import { ClockLine } from './clock';
import { groupsOf } from './groups';
import { PassTheRest, usePassingInARow } from './in-a-row';
import { OptionButton } from './option';
import { AlwaysPass, StandingNote } from './standing';
import { Waiting } from './waiting';

/** The sheet of paper that says what is asked, and takes the answer. */
export function Panel({ hint = null }: { readonly hint?: ComponentChildren }) {
  const { decision } = useChoosing();
  const looking = useRecap().open.value;
  const asking = looking || decision.value !== null;
  usePassingInARow();
  return (
    <section
      class={`panel${asking ? ' asking' : ''}`}
      tabIndex={-1}
      aria-live="polite"
      aria-label={words.value.panel.title}
    >
      {looking && <RecapSlip />}
      {!looking && decision.value && <Question decision={decision.value} hint={hint} />}
      <StandingNote />
      <Rest />
      {!decision.value && <Waiting />}
    </section>
  );
}

function Question({ decision, hint }: { readonly decision: Decision; readonly hint: ComponentChildren }) {
  const { doubtful, weighed, refused, allInHand, sending } = useChoosing();
  const people = usePeople();
  const { game, page } = useShown();
  return (
    <div class="slip question" data-decision={decision.id} data-kind={decision.kind} aria-busy={sending.value}>
      <h2>
        <page.Text value={page.prompt(decision, people)} />
      </h2>
      <Why decision={decision} />
      {hint}
      {page.Beside && <page.Beside decision={decision} />}
      <Advice decision={decision} />
      {decision.source && page.reads?.(decision.source) && (
        <p class={`card-text${allInHand.value ? ' beside-hand' : ''}`}>
          <page.Text value={page.describe(decision.source)} />
        </p>
      )}
      {page.elsewhere?.(decision) ? null : doubtful.value === null ? (
        <Options key={decision.id} decision={decision} />
      ) : (
        <Doubt decision={decision} option={doubtful.value} />
      )}
      {weighed.value !== null && <Weighed decision={decision} option={weighed.value} />}
      {refused.value && (
        <p role="alert">
          <Refusal refused={refused.value} game={game} />
        </p>
      )}
    </div>
  );
}

/** Which card asks, and by which rule. */
function Why({ decision }: { readonly decision: Decision }) {
  const { game, page } = useShown();
  const { panel } = words.value;
  const { source, rule } = decision;
  const name = source ? page.sourceName(source) : '';
  return (
    <p class="why">
      {source && name && (
        <button type="button" class="link" onClick={() => page.inspect?.(source)}>
          {name}
        </button>
      )}
      <a href={hrefTo('rules', game, rule)}>{panel.rule(rule)}</a>
      <AskOfficer decision={decision} />
      <TakeBackButton />
      <ClockLine />
    </p>
  );
}

function Options({ decision }: { readonly decision: Decision }) {
  const choosing = useChoosing();
  const { page, play } = useShown();
  const { panel } = words.value;
  const { narrowed } = choosing;
  const all = useSignal(false);
  const inHand = !all.value && narrowed.value === null && choosing.allInHand.value;
  const groups = inHand ? [] : groupsOf(page, decision, narrowed.value);
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
                <span>{page.grouping?.title(key, play.view.value)}</span>
                <AdvisedMark options={options} />
                <small>
                  {page.grouping?.hint(key, play.view.value)} · {options.length}
                </small>
              </button>
            )}
          </li>
        ))}
      </ul>
      {!narrowed.value && blocked.length > 0 && (
        <details class="not-possible">
          <summary>{panel.notPossible(blocked.length)}</summary>
          <ul>
            {blocked.map((each, index) => (
              <li key={`blocked-${index}-${each.rule}`}>
                <BlockedOption blocked={each} decision={decision} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Foot decision={decision} />
    </>
  );
}

function BlockedOption({ blocked, decision }: { readonly blocked: Blocked; readonly decision: Decision }) {
  const people = usePeople();
  const { game, page } = useShown();
  return (
    <div class="option blocked">
      <span>
        <page.Text value={page.label(blocked.ref, decision, people)} />
      </span>
      <small>
        {page.blocked(blocked.reason)} <a href={hrefTo('rules', game, blocked.rule)}>{blocked.rule}</a>
      </small>
    </div>
  );
}

/** How much is picked, and the buttons that end the question. */
function Foot({ decision }: { readonly decision: Decision }) {
  const choosing = useChoosing();
  const page = usePage();
  const { panel } = words.value;
  const picked = choosing.picks.value.length;
  const passing = decision.min === 0 && picked === 0;
  const leaving = decision.options.findIndex(({ ref }) => page.leaving?.(ref));
  if (choosing.single.value && !passing) {
    if (choosing.sending.value) return <p class="quiet-ink">{panel.sending}</p>;
    if (leaving < 0) return null;
    return (
      <div class="foot way-out">
        <button
          type="button"
          class="button plain-button"
          data-option={leaving}
          onClick={() => choosing.choose(leaving)}
        >
          {page.leave?.(decision) ?? panel.pass}
          <AdvisedMark options={[leaving]} />
        </button>
      </div>
    );
  }
  const ahead = passing && (
    <>
      <PassTheRest decision={decision} />
      <AlwaysPass decision={decision} />
    </>
  );
  // A phone's sheet is low: what stays at its foot must leave the answers above it in sight.
  const apart = phone.value && ahead;
  return (
    <>
      {apart && <div class="pass-ahead">{ahead}</div>}
      <div class="foot">
        {!apart && ahead}
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
          {choosing.sending.value
            ? panel.sending
            : passing
              ? (page.declining?.(decision) ?? panel.pass)
              : panel.confirm}
          {passing && <AdvisedMark options={[]} />}
          {passing && <kbd>{panel.passKey}</kbd>}
        </button>
      </div>
    </>
  );
}

/** What the picks do, or what they are worth. */
function Worth({ decision }: { readonly decision: Decision }) {
  const { picks, sum } = useChoosing();
  const { page, play } = useShown();
  const told = page.tally?.(decision, picks.value, play.view.value);
  if (told) return <b>{told}</b>;
  return sum.value > 0 ? <b>{words.value.panel.sumOnly(sum.value)}</b> : null;
}

/** Something final that was pressed once. */
function Weighed({ decision, option }: { readonly decision: Decision; readonly option: number }) {
  const { settle } = useChoosing();
  const people = usePeople();
  const page = usePage();
  const { panel } = words.value;
  return (
    <div class="weighed" role="status" data-weighed={option}>
      <p>
        <page.Text value={page.label(decision.options[option]?.ref, decision, people)} />
      </p>
      <div class="foot">
        <button type="button" class="button plain-button" data-stop onClick={() => settle(false)}>
          {panel.stop}
        </button>
        <button type="button" class="button primary" data-settle onClick={() => settle(true)}>
          {panel.pressAgain}
        </button>
      </div>
    </div>
  );
}

function Doubt({ decision, option }: { readonly decision: Decision; readonly option: number }) {
  const { sure } = useChoosing();
  const { page, play } = useShown();
  const { panel } = words.value;
  return (
    <div class="doubt" role="alertdialog" aria-label={panel.sure}>
      <p>{page.doubt?.(decision.options[option]?.ref, play.view.value, decision.seat)}</p>
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
