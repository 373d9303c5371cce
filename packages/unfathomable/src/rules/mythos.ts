import { askOne, type Flow, facedown, type Seat, shuffleDeck } from '@undertow/kernel';
import { mythos } from '../content';
import type { CheckSpec, ChoiceOption, Chooser, Crisis } from '../content/effect';
import { CHARACTERS, type MythosId, type Track } from '../content/ids';
import type { Kind, Ref } from '../model/question';
import { mythosScope, type Scope, scopeOf } from '../model/scope';
import type { State } from '../model/state';
import type { Table } from '../model/types';
import { usables, useAbility } from './abilities';
import { activate } from './activation';
import { run } from './book';
import { skillCheck } from './check';
import { unmet } from './hindrance';
import type { Usable } from './printed';
import { current, inBrig, isTraitor, seatOf } from './query';
import { timings } from './timing';
import { advance } from './tracks';
import { openWindow } from './windows';

const OWN_MYTHOS_STEP = timings('own-mythos-step');
const MYTHOS_DRAWN = timings('mythos-drawn');
const OWN_CRISIS_CHOICE = timings('own-crisis-choice');

/** Draw and resolve one card: crisis, activation icon, track icon (28.0). */
export function* mythosStep(g: Table): Flow {
  const seat = current(g.state);
  yield* ownMythosStep(g, seat);
  const id = yield* drawMythos(g, seat);
  if (id === undefined) return;
  const card = mythos(id);
  const scope = mythosScope(seat, id);
  if (inBrig(g.state, seat))
    g.emit({ type: 'crisis-skipped', card: id, why: 'brig', seat }); // 9.7
  else yield* crisis(g, id, scope); // 28.1
  yield* activate(g, card.activates); // 28.2
  yield* trackIcon(g, card.track, seat); // 28.3
  putAway(g, id);
}

/** Abilities at the start of one's own Mythos step. */
function* ownMythosStep(g: Table, seat: Seat): Flow {
  let looked = false;
  yield* openWindow(g, {
    kind: 'own-mythos-step',
    timings: OWN_MYTHOS_STEP,
    rule: '53.6',
    source: 'rule',
    seats: [seat],
    after: () => {
      looked = true;
    },
    closed: () => looked,
  });
}

/** The top card, shown to all; cards of characters who cannot resolve them are discarded and replaced (28.4e). */
export function* drawMythos(g: Table, seat: Seat): Flow<MythosId | undefined> {
  const { state } = g;
  for (;;) {
    const top = takeMythos(g);
    if (top === undefined) return undefined;
    if (!isUsable(state, top)) {
      g.emit({ type: 'mythos-unusable', card: top });
      state.mythos.discard.push(top);
      continue;
    }
    state.mythos.drawn = top;
    g.emit({ type: 'mythos', card: top, seat });
    let replaced = false;
    yield* openWindow(g, {
      kind: 'mythos-drawn',
      timings: MYTHOS_DRAWN,
      rule: '20.4',
      source: `mythos:${top}`,
      after: (scope) => {
        if (!scope.redrawn) return;
        replaced = true;
        g.emit({ type: 'mythos-replaced', card: top, by: scope.you });
      },
      closed: () => replaced,
    });
    if (!replaced) return top;
    state.mythos.drawn = null;
    state.mythos.discard.push(top);
  }
}

function takeMythos(g: Table): MythosId | undefined {
  const { mythos: pile } = g.state;
  if (pile.deck.length === 0) renewMythos(g);
  return pile.deck.pop()?.card;
}

/** After the last card has been resolved, the discards become the deck (28.6). */
export function renewMythos(g: Table): void {
  const { mythos: pile } = g.state;
  if (pile.deck.length > 0 || pile.discard.length === 0) return;
  pile.deck = facedown(pile.discard);
  pile.discard = [];
  shuffleDeck(g.state.rng, pile.deck);
  g.emit({ type: 'reshuffled', deck: 'mythos' });
}

/** A green card needs its character in play, out of the Brig and not revealed (28.4e). */
export function isUsable(state: State, id: MythosId): boolean {
  const who = chooserOf(mythos(id).crisis);
  const character = CHARACTERS.find((each) => each === who);
  if (character === undefined) return true;
  const seat = seatOf(state, character);
  return seat !== undefined && !inBrig(state, seat) && !isTraitor(state, seat);
}

const chooserOf = (crisis: Crisis): Chooser | undefined => (crisis.kind === 'check' ? undefined : crisis.chooser);

function seatOfChooser(state: State, chooser: Chooser): Seat {
  switch (chooser) {
    case 'current':
      return current(state);
    case 'captain':
    case 'keeper':
      return state.titles[chooser];
    default:
      return seatOf(state, chooser) ?? current(state);
  }
}

function putAway(g: Table, id: MythosId): void {
  g.state.mythos.drawn = null;
  if (!g.state.players.some(({ kept }) => kept.includes(id))) g.state.mythos.discard.push(id); // 28.4
  renewMythos(g);
}

function* crisis(g: Table, id: MythosId, scope: Scope): Flow {
  const { crisis: what } = mythos(id);
  switch (what.kind) {
    case 'check':
      yield* skillCheck(g, { spec: what.check, source: `mythos:${id}`, mythos: true }, scope); // 28.14
      return;
    case 'choice': {
      const chooser = seatOfChooser(g.state, what.chooser);
      const option = yield* choose(g, id, chooser, what.options);
      if (option === null) return;
      yield* resolveFor(g, what.options[option], chooser, id); // 28.9a
      return;
    }
    case 'combination': {
      const chooser = seatOfChooser(g.state, what.chooser);
      const option = yield* choose(g, id, chooser, [{ effect: { do: 'nothing' } }, what.other]); // 28.18
      if (option === null) return;
      if (option === 0) yield* checkFor(g, what.check, chooser, id);
      else yield* resolveFor(g, what.other, chooser, id); // 28.19
      return;
    }
  }
}

/** On a choice, "you" is the chooser (1.2a). */
function* resolveFor(g: Table, option: ChoiceOption, chooser: Seat, id: MythosId): Flow {
  const own = mythosScope(chooser, id);
  yield* run(g, option.effect, own);
}

/** The chooser of a combination resolves its check as well. */
function* checkFor(g: Table, spec: CheckSpec, chooser: Seat, id: MythosId): Flow {
  const own = mythosScope(chooser, id);
  yield* skillCheck(g, { spec, source: `mythos:${id}`, mythos: true }, own);
}

type CrisisRef = Extract<Ref, { is: 'crisis-option' | 'use' }>;
type Options = readonly [ChoiceOption, ChoiceOption];

/** Either option, even one that cannot be resolved in full (28.13a), unless it says who may take it. */
function* choose(g: Table, id: MythosId, chooser: Seat, options: Options): Flow<0 | 1 | null> {
  const { state } = g;
  const feat = usables(state, chooser, OWN_CRISIS_CHOICE)[0];
  const picked = yield* askOne<Kind, CrisisRef>(chooser, () => {
    const open = openOptions(state, chooser, options);
    return {
      kind: 'crisis-option',
      options: [...open.map((option) => crisisOption(id, option)), ...(feat ? [useOption(feat)] : [])],
      rule: '28.11',
      source: `mythos:${id}`,
      auto: options.every(({ requires }) => requires?.if !== 'holds'), // what is in a hand stays there
    };
  });
  if (picked.is === 'crisis-option') {
    g.emit({ type: 'crisis-option', card: id, option: picked.option, seat: chooser });
    return picked.option;
  }
  if (feat) yield* useAbility(g, chooser, feat, scopeOf(chooser, feat.source));
  g.emit({ type: 'crisis-skipped', card: id, why: 'feat' });
  return null;
}

function openOptions(state: State, chooser: Seat, options: Options): (0 | 1)[] {
  const open = ([0, 1] as const).filter((i) => {
    const { requires } = options[i];
    return !requires || unmet(state, chooser, requires) === null;
  });
  return open.length > 0 ? open : [0, 1];
}

const crisisOption = (mythosId: MythosId, option: 0 | 1) => ({
  ref: { is: 'crisis-option' as const, mythos: mythosId, option },
});
const useOption = ({ source, card }: Usable) => ({ ref: { is: 'use' as const, source, card, by: null } });

/** 28.27; from the Brig, the Captain chooses (28.27d). */
function* trackIcon(g: Table, icon: Track | 'choice', seat: Seat): Flow {
  let track = icon;
  if (track === 'choice') {
    const chooser = inBrig(g.state, seat) ? g.state.titles.captain : seat;
    const picked = yield* askOne(chooser, () => ({
      kind: 'choose-track' as const,
      options: (['travel', 'ritual'] as const).map((each) => ({ ref: { is: 'track' as const, track: each } })),
      rule: '28.27c',
      source: 'rule',
    }));
    track = picked.track;
  }
  yield* advance(g, track, 1);
}

/** A crisis drawn by treason: its owner chooses, its check counts as failed, its icons do nothing. */
export function* resolveAsFailed(g: Table, seat: Seat): Flow {
  const id = yield* drawMythos(g, seat);
  if (id === undefined) return;
  const { crisis: what } = mythos(id);
  const scope = mythosScope(seat, id);
  if (what.kind === 'check') yield* run(g, what.check.fail, scope);
  else {
    const options: Options = what.kind === 'choice' ? what.options : [{ effect: what.check.fail }, what.other];
    const option = yield* choose(g, id, seat, options);
    if (option !== null) yield* run(g, options[option].effect, scope);
  }
  putAway(g, id);
}
