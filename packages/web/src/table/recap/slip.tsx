import './recap.css';
import { phone } from '../../app/screen-size';
import type { RecapChange, RecapRow } from '../../game-page';
import { words } from '../../words/language';
import { flowText } from '../../words/screens/flow';
import { useChoosing } from '../choosing';
import { usePeople } from '../people';
import { useShown } from '../play';
import { useRecap } from './recap';

/** Stands in the question's place: who did what since one's last move, and what it changed. */
export function RecapSlip() {
  const { recap, show } = useRecap();
  const { decision } = useChoosing();
  if (!flowText.ready()) return null;
  const text = flowText.value;
  const rows = recap.value?.rows ?? [];
  return (
    <div class="slip recap" data-recap>
      <header>
        <h2>{text.recap.title}</h2>
        <small>{recap.value?.span}</small>
      </header>
      {rows.length === 0 && <p>{text.recap.none}</p>}
      <ol>
        {rows.map((row, index) => (
          <Row key={index} row={row} number={index + 1} />
        ))}
      </ol>
      {recap.value?.still && <p class="recap-still">{recap.value.still}</p>}
      <footer>
        <small>
          {phone.value ? (
            text.recap.again(words.value.tabs.log)
          ) : (
            <>
              {text.keys.does.recap} <kbd>R</kbd>
            </>
          )}
        </small>
        <button type="button" class="button primary" data-recap-close onClick={() => show(false)}>
          {decision.value ? text.recap.mine : text.recap.close} <kbd>{text.keys.space}</kbd>
        </button>
      </footer>
    </div>
  );
}

function Row({ row, number }: { readonly row: RecapRow; readonly number: number }) {
  const { page, play } = useShown();
  const { calledOf, roleOf } = usePeople();
  const { seat } = row;
  const look = seat === null ? null : page.person(play.view.value, seat);
  const role = seat === null ? null : roleOf(seat);
  const bot = seat !== null && play.seats.value[seat]?.kind === 'bot';
  return (
    <li {...(seat === null ? { class: 'by-itself' } : {})} style={look ? { '--person': look.colour } : {}}>
      <b class="recap-number" aria-hidden="true">
        {number}
      </b>
      <p class="recap-who">
        <b>{row.title ?? (seat === null ? '' : calledOf(seat))}</b>{' '}
        <small>{[role, bot ? flowText.value.recap.bot : null, row.note].filter(Boolean).join(', ')}</small>
      </p>
      {row.told.map((line) => (
        <p key={line}>
          <page.Text value={line} />
        </p>
      ))}
      {(row.result || row.changes.length > 0) && (
        <p class="recap-came">
          {row.result && <span class={`recap-stamp ${row.result.kind}`}>{row.result.text}</span>}
          {row.changes.map((change) => (
            <Change key={`${change.text}${change.why}`} change={change} />
          ))}
        </p>
      )}
    </li>
  );
}

function Change({ change }: { readonly change: RecapChange }) {
  const { page } = useShown();
  return (
    <span class={`recap-change recap-${change.kind}`}>
      {change.icon}
      <page.Text value={change.text} />
      {change.why && <small>{change.why}</small>}
    </span>
  );
}
