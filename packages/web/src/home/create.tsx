import { BOT_LEVELS, DEFAULT_SETTINGS, LIMITS } from '@undertow/protocol/plain';
import './home.css';
import { useSignal } from '@preact/signals';
import type { BotLevel, Settings } from '@undertow/protocol';
import { gameIn } from '../app/game-address';
import { usePart } from '../app/parts';
import { go } from '../app/router';
import type { ScreenProps } from '../app/screens';
import { Choice } from '../forms/choice';
import { TableSettings } from '../forms/table-settings';
import type { Setup } from '../game-page';
import { createTable, Refused } from '../net/http';
import { GameTabs } from '../shell/game-tabs';
import { Page } from '../shell/page';
import { Refusal } from '../shell/refusal';
import { words } from '../words/language';
import { withWords } from '../words/local';
import { homeText } from '../words/screens/home';
import { optionsText } from '../words/screens/options';
import { keepName, personName } from './person';

const BOTS = ['none', ...BOT_LEVELS] as const;

/** A new table: `#/new/<game>`. */
function CreateScreen({ rest }: ScreenProps) {
  const { game } = gameIn(rest);
  const page = usePart(game.id, 'setup');
  const { app } = words.value;
  return (
    <Page title={homeText.value.create}>
      <GameTabs screen="new" part="setup" now={game} label={optionsText.value.game} />
      {page === 'loading' && <p class="quiet">{app.loading}</p>}
      {(page === 'failed' || page === 'missing') && <p role="alert">{app.loadFailed}</p>}
      {typeof page === 'object' && <Create key={game.id} game={game.id} page={page.part} />}
    </Page>
  );
}

/** As one wants it. */
function Create({ game, page }: { readonly game: string; readonly page: Setup }) {
  const text = homeText.value;
  const terms = optionsText.value;
  const name = useSignal(personName());
  const table = useSignal('');
  const options = useSignal(page.plain());
  const settings = useSignal<Settings>(DEFAULT_SETTINGS);
  const bots = useSignal<'none' | BotLevel>('none');
  const busy = useSignal(false);
  const failed = useSignal<Refused | null>(null);

  const open = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const person = name.value.trim() || text.defaultName;
    keepName(person);
    busy.value = true;
    failed.value = null;
    try {
      const seat = await createTable({
        game,
        name: person,
        table: table.value.trim() || text.defaultTable(person).slice(0, LIMITS.tableName),
        options: options.value,
        settings: settings.value,
        ...(bots.value === 'none' ? {} : { bots: bots.value }),
      });
      go('table', seat.table);
    } catch (error) {
      failed.value = error instanceof Refused ? error : new Refused('internal');
      busy.value = false;
    }
  };

  return (
    <form class="create" onSubmit={(event) => void open(event)}>
      <section class="paper">
        <div class="form-row">
          <label class="form-field">
            <span>{text.yourName}</span>
            <input
              class="field"
              required
              maxLength={LIMITS.name}
              autocomplete="nickname"
              value={name.value}
              onInput={(event) => {
                name.value = event.currentTarget.value;
              }}
            />
          </label>
          <label class="form-field">
            <span>{text.tableName}</span>
            <input
              class="field"
              maxLength={LIMITS.tableName}
              autocomplete="off"
              placeholder={text.defaultTable(name.value.trim() || text.defaultName)}
              value={table.value}
              onInput={(event) => {
                table.value = event.currentTarget.value;
              }}
            />
          </label>
        </div>
      </section>
      <section class="paper">
        <h2>{terms.game}</h2>
        <page.Form
          options={options.value}
          onChange={(changed) => {
            options.value = changed;
          }}
        />
      </section>
      <section class="paper">
        <h2>{terms.table}</h2>
        <div class="form-grid">
          <Choice
            label={terms.bots.label}
            values={BOTS}
            text={terms.bots.choices}
            now={bots.value}
            onChange={(level) => {
              bots.value = level;
            }}
          />
          <TableSettings
            settings={settings.value}
            onChange={(part) => {
              settings.value = { ...settings.value, ...part };
            }}
          />
        </div>
      </section>
      <div class="create-end">
        <button type="submit" class="button primary large" disabled={busy.value}>
          {text.createButton}
        </button>
        <p class="quiet">{text.createAndInvite}</p>
        {failed.value && (
          <p class="shell-alert" role="alert">
            <Refusal refused={failed.value} game={game} />
          </p>
        )}
      </div>
    </form>
  );
}

export default withWords([homeText, optionsText], CreateScreen);
