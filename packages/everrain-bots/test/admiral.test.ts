import { componentsAreConserved, defaultOptions, type EverrainTypes, type State } from '@undertow/everrain';
import { catalogueOf } from '@undertow/everrain/catalogue';
import { content } from '@undertow/everrain/content';
import { game } from '@undertow/everrain/kit';
import { clone, type Decision, Match, mayKnow, type Picks, refusalOf, seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, createBot, everrainBots } from '../src';
import { admiralBot } from '../src/admiral';
import { isWeighty } from '../src/admiral/candidates';
import { features } from '../src/admiral/features';
import { prospects } from '../src/admiral/prospects';
import { ADMIRAL } from '../src/admiral/taste';
import { ARRIVAL, HIDDEN } from '../src/admiral/weights';
import { officerBot } from '../src/officer';
import { isAsked } from '../src/officer/asked';
import { plot } from '../src/officer/course';
import { HANDLERS } from '../src/officer/handlers';
import { blank } from '../src/officer/memory';
import { situationOf } from '../src/officer/situation';
import type { Taste } from '../src/officer/taste';

type Voyage = Match<EverrainTypes>;

/** A voyage by officers, with a look at every moment of it; where the look gives an answer, that one is given. */
function watch(
  seed: string,
  most: number,
  look: (match: Voyage, decision: Decision) => Picks | undefined,
  players: 1 | 2 = 2,
): Voyage {
  const match = Match.start(game, defaultOptions(players, 'short'), seed, { checkpoints: true });
  const bots = [0, 1].slice(0, players).map((seat) => createBot('officer', seat, `${seed}/${seat}`));
  for (let i = 0; i < most && !match.over; i++) {
    const [decision] = match.pending;
    const bot = decision && bots[decision.seat];
    if (!bot) throw new Error('nobody is asked, and yet the voyage goes on');
    const view = match.view(decision.seat);
    const events = match.takeEvents();
    bots.forEach((each, seat) => {
      const told = events.filter(({ audience }) => mayKnow(audience, seat, false));
      each.observe(
        told.map(({ event }) => event),
        view,
      );
    });
    const officer = bot.answer(decision, view);
    match.answer(decision.seat, decision.id, look(match, decision) ?? officer);
  }
  return match;
}

const admiral = (seat: number, playouts: number) => createBot('admiral', seat, 'admiral', { budget: { playouts } });

/** What an admiral who knows nothing of the past answers here, and why. */
function asked(match: Voyage, decision: Decision, playouts: number) {
  const bot = admiral(decision.seat, playouts);
  const picks = bot.answer(decision, match.view(decision.seat), (dream) => match.imagine(decision.seat, dream));
  return { picks, why: bot.explain() };
}

/** Where rules of thumb would sail, the best goal first. */
function coursesOf(match: Voyage, seat: number, taste: Taste) {
  const s = situationOf(match.view(seat), seat, catalogueOf(content), blank('x'), taste);
  return plot(s)?.goals ?? [];
}

/** This round and the next, sailed alone. */
function sailOn(match: Voyage, bot: Bot): Voyage {
  const until = match.state.round + 2;
  for (let [decision] = match.pending; decision && match.state.round < until; [decision] = match.pending) {
    const view = match.view(0);
    bot.observe(
      match.takeEvents().map(({ event }) => event),
      view,
    );
    match.answer(
      0,
      decision.id,
      bot.answer(decision, view, (dream) => match.imagine(0, dream)),
    );
  }
  return match;
}

describe('an admiral of The Everrain', () => {
  it('is offered at every table, and thinks in a thread of its own', () => {
    expect(everrainBots.levels).toContainEqual({ id: 'admiral', slow: true });
  });

  it('answers legally and with a reason, the same with the same number of play-outs', () => {
    let turns = 0;
    watch('legal', 50, (match, decision) => {
      if (decision.kind === 'turn' && ++turns % 8 !== 0) return undefined;
      const one = asked(match, decision, 16);
      expect(refusalOf(decision, one.picks)).toBeUndefined();
      expect(one.why.length).toBeGreaterThan(0);
      if (decision.kind === 'turn') expect(asked(match, decision, 16)).toEqual(one);
      return one.picks;
    });
    expect(turns).toBeGreaterThan(8);
  }, 60_000);

  it('without worlds to imagine, it sails by the rules of thumb and its own taste', () => {
    watch('blind', 80, (match, decision) => {
      const view = match.view(decision.seat);
      const alike = officerBot(decision.seat, 'x', { taste: ADMIRAL }).answer(decision, view);
      expect(createBot('admiral', decision.seat, 'x').answer(decision, view)).toEqual(alike);
      return undefined;
    });
  });

  it('finds the port that wins the voyage where rules of thumb sail past it', () => {
    // A captain who thinks little of what is handed in would rather go elsewhere with the last clues in hand.
    const taste: Taste = { ...ADMIRAL, handIn: 0.04, upkeep: 0.3, refit: 0.3, discovery: 25 };
    let found = 0;
    const look = (match: Voyage, { kind }: Decision): undefined => {
      const state = clone(match.save().checkpoint);
      const [captain] = state.captains;
      if (found > 0 || kind !== 'turn' || state.step !== 'turn' || state.turn.points > 0 || !captain) return;
      state.tracks.ours = state.tracks.end - 1;
      captain.clues = 6;
      const here = (): Voyage => Match.from(game, match.options, 'last step', state, { checkpoints: true });
      const [goal, ...others] = coursesOf(here(), 0, taste);
      if (goal?.is === 'port' || !others.slice(0, 2).some(({ is, points }) => is === 'port' && points <= 4)) return;
      if (sailOn(here(), officerBot(0, 'x', { taste })).over) return;
      found++;
      expect(sailOn(here(), admiralBot(0, 'x', { taste, budget: { playouts: 40 } })).result?.won).toBe(true);
    };
    watch('last step', 1_500, look, 1);
    expect(found).toBe(1);
  }, 60_000);

  it('[E9.4] tries nothing out on a card that is being read: its outcomes are sealed', () => {
    for (const kind of ['card-choice', 'card-test', 'swap-card', 'confirm-card', 'reroll-fate'] as const) {
      const decision: Decision = { id: 1, seat: 0, kind, options: [], min: 0, max: 1, rule: 'E9.4' };
      if (!isAsked(decision, HANDLERS)) throw new Error(`${kind} is never asked`);
      expect(isWeighty(decision)).toBe(false);
    }
  });
});

describe('no admiral knows what lies face down', () => {
  /** The same moment with everything hidden dealt otherwise. */
  function twins(match: Voyage): readonly [Voyage, Voyage] {
    const state: State = match.save().checkpoint;
    const other = clone(state);
    game.redeal(other, 0, seedRng('another sea'));
    return [Match.from(game, match.options, 'twin', state), Match.from(game, match.options, 'twin', other)];
  }

  it('worlds that look the same are imagined alike and get the same answer', () => {
    let looked = 0;
    let turns = 0;
    watch('secrets', 160, (match, decision) => {
      if (decision.kind !== 'turn' || ++turns % 6 !== 1) return undefined;
      const [here, there] = twins(match);
      const [mine, theirs] = [here.pending[0], there.pending[0]];
      if (!mine || !theirs) return undefined;
      expect(there.view(mine.seat)).toEqual(here.view(mine.seat));
      expect(there.state).not.toEqual(here.state);
      const dream = here.imagine(mine.seat, 'dream').state;
      expect(there.imagine(mine.seat, 'dream').state).toEqual(dream);
      expect(componentsAreConserved(content, dream)).toEqual([]);
      if (looked++ < 2) expect(asked(there, theirs, 12)).toEqual(asked(here, mine, 12));
      return undefined;
    });
    expect(looked).toBeGreaterThan(3);
  }, 60_000);
});

describe('prospects', () => {
  it('have a weight for everything that is counted', () => {
    const { state } = Match.start(game, defaultOptions(1, 'short'), 'counted');
    for (const { weights } of [...HIDDEN, ARRIVAL]) expect(weights).toHaveLength(features(state).length);
  });

  it('are a likelihood on the way, better with more discovered and worse with more found out, and certain at the end', () => {
    const match = watch('likely', 5_000, ({ state }, decision) => {
      if (decision.kind !== 'turn') return undefined;
      const now = prospects(state);
      expect(now).toBeGreaterThan(0);
      expect(now).toBeLessThan(1);
      const { tracks } = state;
      expect(prospects({ ...state, tracks: { ...tracks, ours: tracks.ours + 1 } })).toBeGreaterThan(now);
      expect(prospects({ ...state, tracks: { ...tracks, theirs: tracks.theirs + 1 } })).toBeLessThan(now);
      return undefined;
    });
    expect(prospects(match.state)).toBe(match.result?.won ? 1 : 0);
  });
});
