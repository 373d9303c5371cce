import type { Flow, Picks, Question } from '@undertow/kernel';
import { book } from '../book';
import type { Catalogue } from '../content/catalogue';
import type { EnemyFace, Event } from '../model/event';
import type { About } from '../model/question';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import type { View } from '../model/view';
import { GameOver } from '../rules/ending';
import { TURN_OVER } from '../rules/turn-over';
import { sideOf } from './rolls';
import { worldOf } from './world';

/** What came of it. */
export interface Imagined {
  readonly state: State;
  readonly events: readonly Event[];
  /** What captains were asked meanwhile, with what lay on the table for it. */
  readonly asked: readonly { readonly kind: string; readonly ways: number; readonly about: About }[];
}

/** Every die that is not theirs shows its fifth side: neither hit nor evasion. */
const BLANK = 5;
const ENOUGH = 64;

/** Plays a rule on the open table, theirs rolling these faces; where a captain would choose, the first way is taken. */
export function imagine(
  view: View,
  content: Catalogue,
  faces: readonly EnemyFace[],
  rule: (g: Table) => Flow,
): Imagined {
  const state = worldOf(view, [...faces.map(sideOf), ...new Array<number>(ENOUGH).fill(BLANK)]);
  const events: Event[] = [];
  const asked: Imagined['asked'][number][] = [];
  const g = tableOf(state, view, content, events);
  try {
    const flow = rule(g);
    for (let step = flow.next(); !step.done && step.value !== TURN_OVER; ) {
      const picks: (Picks | null)[] = [];
      for (const seat of step.value.seats) {
        const question = step.value.build(seat);
        picks[seat] = question ? firstOf(question) : null;
        if (question) asked.push({ kind: question.kind, ways: question.options.length, about: aboutOf(question) });
      }
      step = flow.next(picks);
    }
  } catch (thrown) {
    // The voyage ended: it is foretold as far as it went, as when a ship goes down.
    if (!(thrown instanceof GameOver)) throw thrown;
  }
  return { state, events, asked };
}

function tableOf(state: State, view: View, content: Catalogue, events: Event[]): Table {
  const nobody = (): void => undefined;
  return {
    state,
    options: {
      players: ([1, 2, 3, 4] as const).find((count) => count === view.players) ?? 1,
      length: view.length,
      boarding: view.boarding,
      exhaustive: view.exhaustive,
      flags: view.flags,
      firstPlayer: view.first,
      learning: false,
    },
    emit: (event) => {
      events.push(event);
    },
    emitSecretly: nobody,
    checkpoint: nobody,
    nobodyToAsk: nobody,
    content,
    book,
  };
}

const isAbout = (about: unknown): about is About => typeof about === 'object' && about !== null;
const aboutOf = ({ about }: Question): About => (isAbout(about) ? about : {});

/** As few as can be, one of each group. */
function firstOf({ options, min = 1 }: Question): Picks {
  const groups = new Set<number>();
  const picks: number[] = [];
  for (const [index, { group }] of options.entries()) {
    if (picks.length >= min) break;
    if (group !== undefined && groups.has(group)) continue;
    if (group !== undefined) groups.add(group);
    picks.push(index);
  }
  return picks;
}
