import './settings.css';
import '../forms/forms.css';
import { useSignal } from '@preact/signals';
import { LanguageSwitch } from '../app/language-switch';
import { usePart } from '../app/parts';
import { change, MOTIONS, PALETTES, settings, TEXT_SIZES } from '../app/settings';
import { Choice, Switch } from '../forms/choice';
import { GAMES } from '../games';
import { Page } from '../shell/page';
import { strikeBell } from '../sound/chime';
import { play } from '../sound/sounds';
import { forgetHints } from '../table/hints/seen';
import { language, words } from '../words/language';
import { withWords } from '../words/local';
import { settingsText } from '../words/screens/settings';
import { StandingOrders } from './standing-orders';

function SettingsScreen() {
  const { app, settings: names } = words.value;
  const text = settingsText.value;
  const now = settings.value;
  return (
    <Page title={app.settings}>
      <section class="pane settings-row">
        <h2>{text.language}</h2>
        <LanguageSwitch />
      </section>
      <section class="pane">
        <h2>{text.look}</h2>
        <div class="form-grid">
          <Choice
            label={names.text}
            values={TEXT_SIZES}
            text={{
              normal: { name: names.texts.normal },
              large: { name: names.texts.large },
              huge: { name: names.texts.huge },
            }}
            now={now.text}
            onChange={(size) => change({ text: size })}
          />
          <div>
            <Choice
              label={names.motion}
              values={MOTIONS}
              text={{
                system: { name: names.motions.system },
                full: { name: names.motions.full },
                none: { name: names.motions.none },
              }}
              now={now.motion}
              onChange={(motion) => change({ motion })}
            />
            <p class="quiet">{text.motionNote}</p>
          </div>
          <div>
            <Choice
              label={names.palette}
              values={PALETTES}
              text={{
                standard: { name: names.palettes.standard },
                distinct: { name: names.palettes.distinct },
              }}
              now={now.palette}
              onChange={(palette) => change({ palette })}
            />
            <p class="quiet">{text.paletteNote}</p>
            {GAMES.map(({ id }) => (
              <Sample key={id} game={id} />
            ))}
          </div>
        </div>
      </section>
      <section class="pane">
        <h2>{names.sound}</h2>
        <Switch label={names.sound} note={text.soundNote} on={now.sound} onChange={(sound) => change({ sound })} />
        <button
          type="button"
          class="button"
          disabled={!now.sound}
          onClick={() => {
            strikeBell();
            play('splash');
            setTimeout(() => play('die'), 900);
          }}
        >
          {text.tryIt}
        </button>
      </section>
      <section class="pane">
        <h2>{text.grace}</h2>
        <Switch label={text.grace} note={text.graceNote} on={now.grace} onChange={(grace) => change({ grace })} />
        <Switch
          label={text.moments}
          note={text.momentsNote}
          on={now.moments}
          onChange={(moments) => change({ moments })}
        />
      </section>
      <Hints />
      {GAMES.map(({ id, title }) => (
        <StandingOrders key={id} game={id} title={title[language.value]} />
      ))}
    </Page>
  );
}

function Hints() {
  const { settings: names } = words.value;
  const text = settingsText.value;
  const forgotten = useSignal(false);
  return (
    <section class="pane">
      <h2>{names.hints}</h2>
      <Switch
        label={names.hints}
        note={text.hintsNote}
        on={settings.value.hints}
        onChange={(hints) => change({ hints })}
      />
      <button
        type="button"
        class="button"
        onClick={() => {
          for (const { id } of GAMES) forgetHints(id);
          change({ hints: true });
          forgotten.value = true;
        }}
      >
        {text.hintsAgain}
      </button>
      <p role="status" class="quiet">
        {forgotten.value && text.hintsReset}
      </p>
    </section>
  );
}

/** What a game's colours look like in the palette chosen. */
function Sample({ game }: { readonly game: string }) {
  const page = usePart(game, 'settings');
  return typeof page === 'object' && page.part.Sample ? <page.part.Sample /> : null;
}

export default withWords([settingsText], SettingsScreen);
