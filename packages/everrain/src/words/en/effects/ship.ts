// English: ship, enemies, tracks and sea.
import type { Boarders } from '../../../content/effect';
import type { EffectWords } from '../../language';
import { lookUp } from '../../lookups';
import { token } from '../../tokens';
import { agendaWord, amount, type Clause, coins, count, fact, node, order } from '../grammar';
import { names } from '../naming';

const enemy = (id: string): string => token('enemy', id, lookUp(names.enemies, id)?.name ?? id);

function boarders(who: Boarders): string {
  if (who === 'act') return 'enemies worth the current Act spawn on your deck';
  if ('named' in who)
    return `${who.count === 1 ? `a ${enemy(who.named)}` : `${who.count} ${enemy(who.named)}`} ${who.count === 1 ? 'spawns' : 'spawn'} on your deck`;
  return `${count(who.count, 'enemy', 'enemies')} ${who.count === 1 ? 'spawns' : 'spawn'} on your deck`;
}

const WOUNDED = {
  choice: '1 enemy of your choice on your deck',
  each: 'each enemy on your deck',
  'each-here': 'each enemy in this zone',
} as const;

const steps = (n: number): string => count(Math.abs(n), 'step');

export const shipEffects: Pick<
  EffectWords<Clause>,
  | 'damage'
  | 'damage-node'
  | 'repair'
  | 'turn-ship'
  | 'drift'
  | 'board'
  | 'enemy-ship'
  | 'wound'
  | 'banish'
  | 'discard-enemy'
  | 'imprison'
  | 'hit-enemy-ship'
  | 'heal-self'
  | 'self-moves'
  | 'more-damage'
  | 'self-returns'
  | 'agenda'
  | 'discovery'
  | 'elder'
  | 'storm-moves'
  | 'new-storm'
  | 'destroy-port'
  | 'to-port'
  | 'clues-count-double'
  | 'prices'
  | 'begin-story'
> = {
  damage: ({ count: n }) => fact(`your ship takes ${amount(n, (m) => `${m} damage`)}`),
  'damage-node': ({ node: which }) =>
    fact(
      which === 'here'
        ? 'the node of its zone is destroyed'
        : which === 'choice'
          ? '1 node of your choice is destroyed'
          : `${node(which)} is destroyed`,
    ),
  repair: ({ count: n }) => order(`repair ${n === 1 ? '1 node' : `up to ${n} nodes`}`),
  'turn-ship': () => order('turn your ship to face any side'),
  drift: ({ by }) => fact(`your ship drifts ${count(by, 'hex', 'hexes')} ahead if the way is free`),
  board: ({ who }) => fact(boarders(who)),
  'enemy-ship': () => fact('an enemy ship appears near you'),
  wound: ({ which, count: n }) => fact(`${WOUNDED[which]} takes ${n} damage`),
  banish: ({ which }) => order(which === 'each' ? 'banish every enemy on your deck' : 'banish 1 enemy on your deck'),
  'discard-enemy': ({ which }) =>
    order(which === 'each' ? 'discard every enemy on your deck' : 'discard 1 enemy on your deck'),
  imprison: () => order('lock 1 enemy on your deck into a free cell'),
  'hit-enemy-ship': ({ count: n, within }) =>
    fact(`the nearest enemy ship or Elder One within ${count(within, 'hex', 'hexes')} takes ${n} damage`),
  'heal-self': ({ count: n }) => fact(`it recovers ${n} health`),
  'self-moves': ({ steps: n }) => fact(`it moves ${count(n, 'zone')} towards the nearest crew member`),
  'more-damage': ({ count: n }) => fact(`it deals ${n} more damage`),
  'self-returns': () => fact('it is banished'),
  agenda: ({ by }) =>
    typeof by === 'number' && by < 0
      ? fact(`the ${agendaWord} goes back ${steps(by)}`)
      : typeof by === 'object' && 'halfPlusPlayers' in by
        ? fact(`the ${agendaWord} advances by half of ${by.halfPlusPlayers} plus the number of players (rounded down)`)
        : fact(`the ${agendaWord} advances ${amount(by, steps)}`),
  discovery: ({ by }) => fact(`the players’ token advances ${count(by, 'space')} on the discovery track`),
  elder: ({ by }) =>
    fact(
      by < 0
        ? `the Elder One’s token moves back ${count(-by, 'space')}`
        : `the Elder One’s token advances ${count(by, 'space')}`,
    ),
  'storm-moves': () => order('move 1 storm 1 hex in any direction'),
  'new-storm': ({ size, at }) =>
    fact(`a storm of ${count(size, 'hex', 'hexes')} gathers over ${at === 'you' ? 'your ship' : 'the Elder One'}`),
  'destroy-port': ({ which }) =>
    fact(which === 'nearest' ? 'the nearest port is destroyed' : 'the port on the Elder One’s hex is destroyed'),
  'to-port': () => fact('your ship is brought to the nearest free port'),
  'clues-count-double': () => fact('your clues count double at the University during this visit'),
  prices: ({ by }) =>
    fact(`all treasure prices ${by < 0 ? 'fall' : 'rise'} by ${coins(Math.abs(by))} during this visit`),
  'begin-story': () => fact('this story goes on'),
};
