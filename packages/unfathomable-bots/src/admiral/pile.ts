// What lies in the pile of a skill check, as people play: a new deal knows only how many cards each of them added.
import type { Seat } from '@undertow/kernel';
import type { State } from '@undertow/unfathomable';
import { skillOf } from '@undertow/unfathomable/content/skill-cards';

/**
 * In an imagined world, honest players have added cards that help. Cards dealt to the pile that do not are exchanged for
 * such from the hand of whoever added them.
 */
export function stackPile(state: Readonly<State>, knower: Seat): void {
  const check = state.checks.at(-1);
  if (!check || check.revealed !== null || check.openly) return;
  let at = check.pile.length;
  for (const { seat, count } of check.contributions.toReversed()) {
    at -= count;
    const one = state.players[seat];
    if (!one || seat === knower || at < 0) continue;
    if (one.revealed || one.loyalty.some(({ card }) => card === 'hybrid')) continue;
    for (let place = at; place < at + count; place++) {
      const added = check.pile[place];
      if (added === undefined || check.skills.includes(skillOf(added))) continue;
      const held = one.hand.findIndex((face) => check.skills.includes(skillOf(face)));
      const helpful = one.hand[held];
      if (helpful === undefined) break;
      check.pile[place] = helpful;
      one.hand[held] = added;
    }
  }
}
