import { type Answer, clone, type GameTypes, Match, type Save } from '@undertow/kernel';
import type { Entry } from './entry';
import { Label } from './label';
import { Play } from './play';
import { rerun } from './rerun';
import type { Heard, Hosted, Revived, Stored } from './running';
import { watched } from './watched';

const settings = { events: false, checkpoints: true };

/** Lets the server host a game without knowing its types. */
export function hostGame<G extends GameTypes>(entry: Entry<G>): Hosted {
  const { game } = entry;

  const understood = (raw: unknown): G['options'] => {
    const options = entry.options(raw);
    if (options === undefined) throw new Error(`${game.id} does not understand these options`);
    return options;
  };

  /** Follows what happens while a match is being made. */
  const following = () => {
    const watch = watched(game);
    const label = new Label();
    const heard: Heard[] = [];
    const make = <T>(act: () => T): T =>
      watch.during(
        {
          event: (event, audience) => {
            heard.push({ json: JSON.stringify(event), audience });
            label.announce(entry.window(event));
          },
          request: () => label.asked(),
        },
        act,
      );
    return { watch, label, heard, make };
  };

  const fromStart = (options: G['options'], seed: string, answers: readonly Answer[]): Revived => {
    const { watch, label, heard, make } = following();
    const record = { game: game.id, version: game.version, options, seed, answers };
    const match = make(() => Match.replay(watch.game, record, settings));
    return { running: new Play(entry, watch, match, label, 0), lost: 0, heard };
  };

  const revive = ({ options: raw, seed, checkpoint, answers }: Stored): Revived => {
    const options = understood(raw);
    if (!checkpoint) return fromStart(options, seed, answers);
    const { watch, label, heard, make } = following();
    const state: G['state'] = JSON.parse(checkpoint.state);
    const save: Save<G> = {
      game: game.id,
      version: game.version,
      options,
      seed,
      checkpoint: state,
      checkpointAt: 0,
      serial: checkpoint.serial,
      answers,
    };
    const loaded = make(() => Match.load(watch.game, save, settings));
    const running = new Play(entry, watch, loaded.match, label, checkpoint.at);
    return { running, lost: loaded.lost, heard, ...(loaded.problem !== undefined && { problem: loaded.problem }) };
  };

  return {
    id: game.id,
    version: game.version,
    minSeats: entry.minSeats,
    maxSeats: entry.maxSeats,
    defaults: entry.defaults,
    windows: entry.windows,
    botLevels: entry.botLevels,
    options: (raw) => {
      const options = entry.options(raw);
      return options === undefined ? undefined : { options, seats: game.seats(options) };
    },
    start: (options, seed) => fromStart(understood(options), seed, []),
    revive,
    rerun: (options, seed, answers) => rerun(entry, understood(options), seed, answers),
    history: (options, seed, answers) => {
      const chronicle = entry.chronicle();
      const run = rerun(
        entry,
        understood(options),
        seed,
        answers,
        (event, open) => open && chronicle.add(clone(event)),
      );
      while (run.next());
      return chronicle;
    },
  };
}
