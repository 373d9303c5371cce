// English: why a bot would answer so.
import type { ReasonWords } from '../language';
import { lookUp } from '../lookups';
import { cluesText, coins, count, sentence } from './grammar';
import { crewName, enemyName, foeShip, portName, upgradeName, who, whose } from './telling';
import { terms } from './terms';

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

export const reasons: ReasonWords = {
  'only-choice': () => 'There is nothing else to do.',
  'to-port': ({ port, points }) =>
    sentence(`${portName(port)} is ${count(points, 'navigation point')} away: services and shelter`),
  'to-island': () => 'An unexplored island: an expedition brings clues.',
  'to-wreck': () => 'A wreck nobody has looted: one spoils roll for free.',
  'to-unknown': ({ clues }) => sentence(`new water brings ${cluesText(clues)}`),
  'to-captain': ({ seat }, told) => sentence(`${whose(told, seat)} ship needs us alongside`),
  'away-from': ({ ship }) => sentence(`out of reach: ${foeShip(ship)} is too close`),
  'out-of-storm': ({ damage }) => sentence(`staying in the storm would cost ${damage} damage`),
  reveal: ({ clues }) => sentence(`revealing brings ${cluesText(clues)} at once`),
  fight: ({ enemy, chance }) => sentence(`${percent(chance)} to destroy ${enemyName(enemy)} now, before it acts`),
  'fight-first': ({ enemy }) => sentence(`${enemyName(enemy)} is the most dangerous aboard`),
  fire: ({ ship, chance }) => sentence(`${percent(chance)} to sink ${foeShip(ship)} before she arrives`),
  man: ({ node }) => sentence(`${lookUp(terms.nodes, node) ?? node}: of use again once somebody stands there`),
  spare: ({ crew }) => sentence(`${crewName(crew)} would not survive it`),
  shelter: ({ crew, left }) =>
    sentence(`${crewName(crew)} has ${count(left, 'free hole')} left and is safer below deck`),
  'hand-in': ({ clues }) => sentence(`${cluesText(clues)} become one step on the discovery track`),
  repair: ({ nodes }) => sentence(`${count(nodes, 'destroyed node')} repaired before the next blow`),
  heal: ({ crew }) => sentence(`${crewName(crew)} is close to dying`),
  hire: ({ crew }) => sentence(`${crewName(crew)} is worth the wage: more hands, more nodes manned`),
  'worth-buying': ({ price, worth }) => sentence(`costs ${coins(price)}, worth about ${worth}`),
  sell: ({ price }) => sentence(`${coins(price)} here is more than elsewhere`),
  listen: ({ coin }) => sentence(`${coins(coin)} for a chance of clues, with nothing better to buy`),
  upgrade: ({ upgrade }) => sentence(`${upgradeName(upgrade)} pays for itself over the voyage`),
  'expedition-odds': ({ chance }) => sentence(`${percent(chance)} to pass the test`),
  loot: () => 'It costs nothing.',
  purge: () => 'An active altar calls an enemy every time a ship passes; we can fight them now.',
  board: ({ ship, chance }) => sentence(`${percent(chance)} to take ${foeShip(ship)} and her spoils`),
  'end-turn': ({ strain }) =>
    sentence(
      strain > 0
        ? `nothing left worth an order; ${count(strain, 'crew member takes', 'crew members take')} strain`
        : 'nothing left worth an order',
    ),
  'keep-orders': ({ orders }) => sentence(`${count(orders, 'fresh order')} kept for omens in the enemy phase`),
  'least-harm': () => 'It does the least harm.',
  'most-use': () => 'It is of the most use here.',
  'pay-crew': ({ wage }) => sentence(`a good hand is worth more than ${coins(wage)}`),
  'cannot-pay': () => 'There are not enough coins for everybody.',
  help: ({ seat }, told) => sentence(`it helps ${who(told, seat)}`),
  plan: ({ seat }, told) => sentence(`it is what ${who(told, seat)} asked for`),
  searched: ({ worlds, gain }) => sentence(`better by ${count(gain, 'point')} in ${count(worlds, 'imagined voyage')}`),
};
