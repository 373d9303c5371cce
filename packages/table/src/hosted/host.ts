import type { BotKit } from '@undertow/bots';
import { type Answer, type Game, type GameTypes, Match, type MatchAround, type Save } from '@undertow/kernel';
import { Place } from '@undertow/protocol';
import type { Hosting } from '../hosting';
import { Finished } from './finished';
import { Follower } from './follower';
import type { Heard } from './heard';
import { Label } from './label';
import { Play } from './play';
import { rerun } from './rerun';
import type { Hosted, Revived, Stored } from './running';

/** All that a table needs of a game. */
export interface Hostable<G extends GameTypes> {
  readonly game: Game<G>;
  readonly hosting: Hosting<G>;
  readonly bots: BotKit<G>;
}

const settings = { events: false, checkpoints: 'packed' } as const;
const settingsForTrying = { events: false, checkpoints: true } as const;

/** Lets a table host a game without knowing its types. */
export function hostGame<G extends GameTypes>(kit: Hostable<G>): Hosted {
  const { game, hosting, bots } = kit;

  const understood = (raw: unknown): G['options'] => {
    const options = hosting.options(raw);
    if (options === undefined) throw new Error(`${game.id} does not understand these options`);
    return options;
  };

  /** Makes a match and hears what happens on the way. */
  const follow = (
    base: number,
    make: (around: MatchAround<G>) => Match<G>,
    triedOut = false,
  ): Pick<Revived, 'running' | 'heard'> => {
    const follower = new Follower<G>();
    const label = new Label();
    const heard: Heard[] = [];
    const match = follower.during(
      {
        event: (event, audience) => {
          heard.push({ json: JSON.stringify(event), audience });
          label.announce(hosting.window(event));
        },
        asked: () => label.asked(),
      },
      () => make({ ...(triedOut ? settingsForTrying : settings), observer: follower }),
    );
    return { running: new Play(kit, follower, match, label, base), heard };
  };

  const fromStart = (options: G['options'], seed: string, answers: readonly Answer[]): Revived => {
    const record = { game: game.id, version: game.version, options, seed, answers };
    return { ...follow(0, (around) => Match.replay(game, record, around)), lost: 0 };
  };

  const revive = ({ options: raw, seed, checkpoint, answers, triedOut }: Stored): Revived => {
    const options = understood(raw);
    if (!checkpoint) return fromStart(options, seed, answers);
    const enter = (given: readonly Answer[]) => {
      const state: G['state'] = JSON.parse(checkpoint.state);
      const save: Save<G> = {
        game: game.id,
        version: checkpoint.version,
        options,
        seed,
        checkpoint: state,
        checkpointAt: 0,
        serial: checkpoint.serial,
        answers: given,
      };
      let problem: string | undefined;
      const load = (around: MatchAround<G>): Match<G> => {
        const loaded = Match.load(game, save, around);
        problem = loaded.problem;
        return loaded.match;
      };
      const followed = follow(checkpoint.at, load, triedOut);
      return { followed, problem };
    };
    const { followed, problem } = enter(answers);
    if (problem === undefined) return { ...followed, lost: 0 };
    // What was heard on a way that led nowhere never happened.
    return { ...enter([]).followed, lost: answers.length, problem };
  };

  return {
    id: game.id,
    version: game.version,
    minSeats: hosting.minSeats,
    maxSeats: hosting.maxSeats,
    defaults: hosting.defaults,
    windows: hosting.windows,
    phrases: hosting.phrases,
    marks: hosting.marks ?? [],
    notes: hosting.notes,
    views: new Place(),
    bots: { levels: bots.levels, advisor: bots.advisor, standIn: bots.standIn },
    options: (raw) => {
      const options = hosting.options(raw);
      return options === undefined ? undefined : { options, seats: game.seats(options) };
    },
    start: (options, seed) => fromStart(understood(options), seed, []),
    revive,
    rerun: (options, seed, answers) => rerun(game, understood(options), seed, answers),
    viewsAt: (checkpoint, viewers) => {
      const state: G['state'] = JSON.parse(checkpoint.state);
      return new Map(viewers.map((viewer) => [viewer, game.view(state, viewer)]));
    },
    finished: (options, seed, end) => new Finished(kit, understood(options), seed, end),
    history: (heard, most) => {
      const chronicle = hosting.chronicle();
      const open = heard.filter(({ audience }) => audience === 'everyone').slice(0, most);
      for (const { json } of open) chronicle.add(JSON.parse(json));
      return chronicle;
    },
  };
}
