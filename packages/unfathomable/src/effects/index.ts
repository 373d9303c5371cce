import { type Flow, NOTHING_HAPPENS } from '@undertow/kernel';
import type { Effect } from '../content/effect';
import type { Scope } from '../model/scope';
import type { Table } from '../model/types';
import { runDecks } from './decks';
import { runFights } from './fights';
import { runHands } from './hands';
import { runItems } from './items';
import { runKept } from './kept';
import { runMonsters } from './monsters';
import { runPeople } from './people';
import { runResponse } from './response';
import { runParts, runRolling } from './shape';
import { runVoyage } from './voyage';

/** Does what a card says. Each family of effects has a file of its own; this only leads there. */
export function run(g: Table, effect: Effect, scope: Scope): Flow {
  switch (effect.do) {
    case 'nothing':
      return NOTHING_HAPPENS;
    case 'all':
    case 'may':
    case 'choose':
    case 'pay':
    case 'when':
      return runParts(g, effect, scope);
    case 'roll':
    case 'roll-for':
    case 'check':
    case 'choose-human':
    case 'choose-monarch':
      return runRolling(g, effect, scope);
    case 'gain':
    case 'lose':
    case 'damage-ship':
    case 'damage-room':
    case 'advance':
    case 'retreat':
    case 'reset':
    case 'shift':
    case 'risk':
    case 'risk-up-to':
    case 'rescue':
    case 'defeat-passengers':
    case 'defeat-passenger-in':
    case 'repair-free':
      return runVoyage(g, effect, scope);
    case 'activate':
    case 'activate-deep-ones':
    case 'spawn':
    case 'surface':
    case 'monarchs-to-deep':
    case 'move-monarch':
    case 'defeat-deep-ones':
    case 'deep-ones-to-supply':
    case 'deck-deep-ones-to-water':
    case 'herd':
    case 'scatter':
    case 'bar-rooms':
      return runMonsters(g, effect, scope);
    case 'brig':
    case 'move':
    case 'each-may-move':
    case 'free':
    case 'relocate':
    case 'pass-title':
    case 'act':
    case 'look-at-loyalty':
      return runPeople(g, effect, scope);
    case 'defeat':
    case 'defeat-humans-in':
    case 'defeat-everyone-here':
    case 'blast-adjacent':
    case 'attack':
    case 'strike':
    case 'attack-up-to':
    case 'use-weapon':
      return runFights(g, effect, scope);
    case 'draw':
    case 'discard':
    case 'exchange':
    case 'treachery-to-chaos':
    case 'renew-chaos':
      return runHands(g, effect, scope);
    case 'draw-item':
    case 'choose-item':
    case 'give-item':
    case 'take-item':
    case 'remove-item':
    case 'lose-items':
    case 'keep-one-item-each':
      return runItems(g, effect, scope);
    case 'remove-top':
    case 'sort-top':
    case 'choose-waypoint':
    case 'replace-waypoint':
    case 'resolve-mythos-as-failed':
      return runDecks(g, effect, scope);
    case 'choose-spell':
    case 'keep':
    case 'drop':
    case 'give-ward':
      return runKept(g, effect, scope);
    case 'end-action-step':
    case 'modify-roll':
    case 'set-roll':
    case 'reroll':
    case 'modify-total':
    case 'if-check-passes':
    case 'add-card':
    case 'check-faceup':
    case 'check-without-chaos':
    case 'check-extra-skill':
    case 'choose-check-result':
    case 'prevent-defeat':
    case 'rescue-instead':
    case 'skip-crisis':
    case 'redraw-mythos':
    case 'repeat-lore-action':
      return runResponse(g, effect, scope);
  }
}
