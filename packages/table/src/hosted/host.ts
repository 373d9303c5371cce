import type { BotKit } from '@undertow/bots';
import { type Answer, clone, type Game, type GameTypes, Match, type Save } from '@undertow/kernel';
import type { Hosting } from '../hosting';
import { Label } from './label';
import { Play } from './play';
import { rerun } from './rerun';
import type { Heard, Hosted, Revived, Stored } from './running';
import { watched } from './watched';

/** All that a table needs of a game. */
export interface Hostable<G extends GameTypes> {
  readonly game: Game<G>;
  readonly hosting: Hosting<G>;
  readonly bots: BotKit<G>;
}

const settings = { events: false, checkpoints: true };

/** Lets a table host a game without knowing its types. */
export function hostGame<G extends GameTypes>(kit: Hostable<G>): Hosted {
  const { game, hosting, bots } = kit;

  const understood = (raw: unknown): G['options'] => {
    const options = hosting.options(raw);
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
            label.announce(hosting.window(event));
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
    return { running: new Play(kit, watch, match, label, 0), lost: 0, heard };
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
    const running = new Play(kit, watch, loaded.match, label, checkpoint.at);
    return { running, lost: loaded.lost, heard, ...(loaded.problem !== undefined && { problem: loaded.problem }) };
  };

  return {
    id: game.id,
    version: game.version,
    minSeats: hosting.minSeats,
    maxSeats: hosting.maxSeats,
    defaults: hosting.defaults,
    windows: hosting.windows,
    phrases: hosting.phrases,
    notes: hosting.notes,
    bots: { levels: bots.levels, advisor: bots.advisor, standIn: bots.standIn },
    options: (raw) => {
      const options = hosting.options(raw);
      return options === undefined ? undefined : { options, seats: game.seats(options) };
    },
    start: (options, seed) => fromStart(understood(options), seed, []),
    revive,
    rerun: (options, seed, answers) => rerun(game, understood(options), seed, answers),
    history: (options, seed, answers) => {
      const chronicle = hosting.chronicle();
      const run = rerun(game, understood(options), seed, answers, (event, open) => open && chronicle.add(clone(event)));
      while (run.next());
      return chronicle;
    },
  };
}
