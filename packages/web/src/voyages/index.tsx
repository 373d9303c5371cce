import '../forms/forms.css';
import '../forms/lists.css';
import './voyages.css';
import { useSignal } from '@preact/signals';
import { gameById } from '../app/parts';
import { hrefTo } from '../app/router';
import type { Role } from '../game-page';
import { Page } from '../shell/page';
import { language } from '../words/language';
import { withWords } from '../words/local';
import { voyagesText } from '../words/screens/voyages';
import { keepVoyages, type Voyage, voyages, voyagesFrom } from './kept';
import { useRoleNames } from './naming';
import { type Tally, tally } from './statistics';

const titleOf = (game: string): string => gameById(game)?.title[language.value] ?? game;

/** This device's finished games, and what they come to. No account: they move with a file. */
function Voyages() {
  const text = voyagesText.value;
  const all = voyages.value;
  const named = useRoleNames(all);
  return (
    <Page title={text.title}>
      <p class="quiet">{text.note}</p>
      {all.length === 0 ? (
        <p class="pane">{text.none}</p>
      ) : (
        <>
          <section class="pane voyage-sums" data-sums>
            <Sum title={text.byGame} tallies={tally(all, ({ game }) => titleOf(game))} />
            <Sum title={text.bySide} tallies={tally(all, (voyage) => named(voyage).side)} />
            <Sum title={text.byRole} tallies={tally(all, (voyage) => named(voyage).as)} />
          </section>
          <section class="pane">
            <ol class="table-list">
              {all.map((voyage) => (
                <Line key={voyage.table} voyage={voyage} role={named(voyage)} />
              ))}
            </ol>
          </section>
        </>
      )}
      <Move />
    </Page>
  );
}

function Sum({ title, tallies }: { readonly title: string; readonly tallies: readonly Tally[] }) {
  const text = voyagesText.value;
  if (tallies.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{text.played}</th>
          <th scope="col">{text.won}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ what, played, won }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{played}</td>
            <td>
              {won} <small>({Math.round((won / played) * 100)} %)</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ voyage, role }: { readonly voyage: Voyage; readonly role: Role }) {
  const text = voyagesText.value;
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(voyage.at);
  const facts = [titleOf(voyage.game), role.as, role.side, day].filter(Boolean).join(' · ');
  return (
    <li data-voyage={voyage.table}>
      <span class="table-line">
        <b>{voyage.name}</b>
        <small class="quiet">{facts}</small>
      </span>
      {voyage.won !== null && (
        <b class={voyage.won ? 'voyage-won' : 'voyage-lost'}>{voyage.won ? text.win : text.loss}</b>
      )}
      <a class="button" href={hrefTo('end', voyage.table)}>
        {text.story}
      </a>
    </li>
  );
}

/** Takes them to another device, and brings them from one. */
function Move() {
  const text = voyagesText.value;
  const brought = useSignal<number | null>(null);
  const save = (): void => {
    const file = new Blob([JSON.stringify(voyages.value, null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = 'undertow-voyages.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const bring = async (file: File | undefined): Promise<void> => {
    const read: unknown = await file
      ?.text()
      .then(JSON.parse)
      .catch(() => null);
    brought.value = keepVoyages(voyagesFrom(read));
  };
  return (
    <section class="pane">
      <h2>{text.move}</h2>
      <p class="quiet">{text.moveNote}</p>
      <div class="form-row">
        <button type="button" class="button" data-export onClick={save}>
          {text.save}
        </button>
        <label class="button file-button">
          {text.bring}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => void bring(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      <p role="status">{brought.value !== null && text.brought(brought.value)}</p>
    </section>
  );
}

export default withWords([voyagesText], Voyages);
