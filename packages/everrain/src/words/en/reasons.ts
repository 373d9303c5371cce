// English: why a bot would answer so.
import { tell } from '@undertow/language';
import type { ReasonWords } from '../language';
import { lookUp } from '../lookups';
import type { Compared } from '../reasons';
import type { Telling } from '../telling';
import { cluesText, coins, count, gem, orderWord, sentence } from './grammar';
import { labels } from './labels';
import { goalName } from './places';
import { crewName, enemyName, foeShip, portName, theUpgrade, treasureName, upgradeName, who, whose } from './telling';
import { terms } from './terms';

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** An option as it stands on its button. */
const option = (ref: Compared, told: Telling): string => tell(labels, ref.is, ref, { ...told, about: {} });

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
  'worth-more-than': ({ than }, told) => `It is worth more now than “${option(than, told)}”.`,
  'rather-than': ({ hex }, told) => sentence(`it brings more for each round than making for ${goalName(told, hex)}`),
  'more-hands': ({ crew }) =>
    sentence(`only ${count(crew, 'hand')} aboard where four could serve: more nodes would be manned`),
  'coin-to-spare': ({ coin }) => sentence(`${coins(coin)} to spare, wages and repairs provided for`),
  'nothing-worth-it': ({ coin, kept }) =>
    sentence(`nothing here is worth the price; of ${coins(coin)}, ${kept} are kept for wages and repairs`),
  relieves: ({ crew, gem: which, count: number }) =>
    sentence(`${crewName(crew)} would be rid of ${number} ${gem(which)}`),
  denizen: () => 'Somebody in port has something to tell, and listening costs nothing.',
  'guns-as-they-came': ({ guns }) => sentence(`${count(guns, 'gun is', 'guns are')} still what the ship set out with`),
  'below-first': () => 'What works below deck is of use every round, guns only in a fight.',
  'order-back': ({ order, fresh }) =>
    sentence(
      fresh === 0
        ? `no ${orderWord(order)} is fresh`
        : `only ${fresh} ${orderWord(order, fresh)} ${fresh === 1 ? 'is' : 'are'} fresh`,
    ),
  'in-boat': ({ crew }) => sentence(`${crewName(crew)} in the boat: somebody to send ashore`),
  'works-there': ({ upgrade }) => sentence(`put to use at once: ${theUpgrade(upgrade)}`),
  'out-of-way': ({ crew }) => sentence(`${crewName(crew)} is out of the enemies’ way there`),
  'bears-it': ({ crew, left }) => sentence(`${crewName(crew)} can take ${left} more`),
  guard: ({ damage, evasion }) =>
    sentence(`${damage} damage is coming; ${count(evasion, 'die', 'dice')} to evade, the rest to strike back`),
  'use-now': ({ treasure }) => sentence(`${treasureName(treasure)} is worth more used now than kept or sold`),
  'worth-least': ({ treasure, worth }) =>
    sentence(`${treasureName(treasure)} is worth least in the hold, about ${coins(worth)}`),
  sealed: () => 'What each would bring is sealed; nothing favours the others.',
  'go-on': ({ left }) => sentence(`there is more to find, and the weakest ashore can take ${left} more`),
  'turn-back': ({ left }) => sentence(`the weakest ashore can take only ${left} more`),
  'ways-on': ({ ways }) => sentence(`${count(ways, 'way leads', 'ways lead')} on from there`),
  'storm-over': ({ ships, ports }) =>
    sentence(
      ships + ports === 0
        ? 'the storm covers none of our ships and no port'
        : `the storm covers ${[ships > 0 ? count(ships, 'ship') : '', ports > 0 ? count(ports, 'port') : ''].filter(Boolean).join(' and ')}; anywhere else it would do more harm`,
    ),
  'tile-near': () => 'That puts ports and islands nearer to our ships.',
  'far-off': ({ hexes }) => sentence(`${count(hexes, 'hex', 'hexes')} from our nearest ship`),
  'met-by': ({ crew }) => sentence(`${count(crew, 'hand stands', 'hands stand')} ready there to fight it`),
  'broken-there': () => 'There is nothing left to break.',
  'nodes-crossed': ({ nodes }) =>
    sentence(nodes === 0 ? 'no working node lies on its way' : `only ${count(nodes, 'working node')} on its way`),
  searched: ({ worlds, gain }) => sentence(`better by ${count(gain, 'point')} in ${count(worlds, 'imagined voyage')}`),
};
