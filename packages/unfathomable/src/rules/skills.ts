import { type Seat, shuffle } from '@undertow/kernel';
import { SKILLS, type Skill } from '../content/ids';
import { CHAOS_PER_TYPE } from '../content/setup';
import { skillOf } from '../content/skill-cards';
import type { SkillFace, State } from '../model/state';
import type { Table } from '../model/types';
import { player } from './query';

/** The five types that humans draw. */
export const OPEN_SKILLS: readonly Skill[] = SKILLS.filter((skill) => skill !== 'treachery');

export const canDraw = (state: State, skill: Skill): boolean =>
  state.skills[skill].deck.length > 0 || state.skills[skill].discard.length > 0;

/** Takes the top card of a skill deck; nothing if deck and discards are both empty (41.2c). */
export function takeTop(g: Table, skill: Skill): SkillFace | undefined {
  const pile = g.state.skills[skill];
  if (pile.deck.length === 0) reshuffle(g, skill); // 41.2d: only now that somebody needs it
  const card = pile.deck.pop();
  if (card !== undefined && pile.deck.length === 0) reshuffle(g, skill); // 41.2b
  return card;
}

function reshuffle(g: Table, skill: Skill): void {
  const pile = g.state.skills[skill];
  if (pile.discard.length === 0) return;
  pile.deck = shuffle(g.state.rng, pile.discard);
  pile.discard = [];
  g.emit({ type: 'reshuffled', deck: skill });
}

/** Draws one card for each type named, in that order; types that have run out give nothing (12.1). */
export function drawSkills(g: Table, seat: Seat, skills: readonly Skill[]): number {
  const one = player(g.state, seat);
  const cards: SkillFace[] = [];
  for (const skill of skills) {
    const card = takeTop(g, skill);
    if (card === undefined) continue;
    cards.push(card);
    one.hand.push(card);
    one.mayHold[skill]++;
  }
  if (cards.length > 0) {
    const types = cards.map(skillOf);
    g.emitSecretly([seat], { type: 'drew', seat, skills: types, cards }, { type: 'drew', seat, skills: types });
  }
  return cards.length;
}

/** Takes one card with this face out of a hand. */
export function removeFromHand(state: State, seat: Seat, face: SkillFace): void {
  const { hand } = player(state, seat);
  const at = hand.indexOf(face);
  if (at < 0) throw new Error(`seat ${seat} does not hold card ${face}`);
  hand.splice(at, 1);
}

/** Everybody sees this card leave this hand. */
export function showFromHand(state: State, seat: Seat, face: SkillFace): void {
  removeFromHand(state, seat, face);
  const { mayHold } = player(state, seat);
  const skill = skillOf(face);
  mayHold[skill] = Math.max(0, mayHold[skill] - 1);
}

/** To the discard pile of its own type (41.4c). */
export const toDiscard = (state: State, face: SkillFace): void => {
  state.skills[skillOf(face)].discard.push(face);
};

export function discardFromHand(g: Table, seat: Seat, faces: readonly SkillFace[]): void {
  if (faces.length === 0) return;
  for (const face of faces) {
    showFromHand(g.state, seat, face);
    toDiscard(g.state, face);
  }
  g.emit({ type: 'discarded', seat, cards: faces });
}

/** Two unseen cards of every type but treachery (10.0); types with fewer than two give none (10.2a). */
export function buildChaos(g: Table): void {
  const { state } = g;
  for (const skill of OPEN_SKILLS) {
    const { deck, discard } = state.skills[skill];
    if (deck.length + discard.length < CHAOS_PER_TYPE) continue;
    for (let i = 0; i < CHAOS_PER_TYPE; i++) {
      const card = takeTop(g, skill);
      if (card !== undefined) state.chaos.push(card);
    }
  }
  shuffle(state.rng, state.chaos);
}

/** The top chaos card; taking the last one makes a new deck at once (10.2), or as soon as there are cards for one. */
export function takeChaos(g: Table): SkillFace | undefined {
  if (g.state.chaos.length === 0) rebuildChaos(g);
  const card = g.state.chaos.pop();
  if (g.state.chaos.length === 0) rebuildChaos(g);
  return card;
}

function rebuildChaos(g: Table): void {
  buildChaos(g);
  if (g.state.chaos.length > 0) g.emit({ type: 'reshuffled', deck: 'chaos' });
}

/** 10.5 */
export function treacheryToChaos(g: Table, count: number): void {
  let added = 0;
  for (let i = 0; i < count; i++) {
    const card = takeTop(g, 'treachery');
    if (card === undefined) break;
    g.state.chaos.push(card);
    added++;
  }
  shuffle(g.state.rng, g.state.chaos);
  g.emit({ type: 'treachery-to-chaos', count: added });
}

export function renewChaos(g: Table): void {
  for (const face of g.state.chaos) toDiscard(g.state, face);
  g.state.chaos = [];
  rebuildChaos(g);
}
