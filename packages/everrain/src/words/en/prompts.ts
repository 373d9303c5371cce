// English: what is asked.
import type { AnyDecision } from '../../model/question';
import { isThing } from '../../model/source';
import type { PromptWords } from '../language';
import type { Asking } from '../telling';
import { cost } from './costs';
import { clause, sentences } from './effects';
import { capital, cluesText, count } from './grammar';
import { atZone } from './places';
import { because, crewName, crewOf, enemyName, shipOf, theUpgrade, things, who } from './telling';

type Words = (decision: AnyDecision, asked: Asking) => string;

const ask =
  (text: string): Words =>
  ({ source }, asked) =>
    `${text}${isThing(source) ? because(asked, source) : ''}.`;

const question =
  (text: string): Words =>
  ({ source }, asked) =>
    `${text}${isThing(source) ? because(asked, source) : ''}?`;

/** "2", "1 to 3", "up to 3", "any number of". */
const howMany = ({ min, max, options }: AnyDecision, one: string, many = `${one}s`): string => {
  if (min === max) return count(max, one, many);
  if (min === 0 && max >= options.length) return `any number of ${many}`;
  return min === 0 ? `up to ${max} ${many}` : `${min} to ${max} ${many}`;
};

/** A question about one card says which. */
const naming =
  (name: (card: string) => string, otherwise: string, say: (named: string) => string): Words =>
  (decision, asked) => {
    const [card] = asked.about.cards ?? [];
    return `${say(card === undefined ? otherwise : name(card))}${isThing(decision.source) ? because(asked, decision.source) : ''}.`;
  };

export const prompts: PromptWords = {
  'place-starter': naming(theUpgrade, 'this', (it) => `Choose where to install ${it}`),
  'place-crew': (decision, asked) =>
    `Choose where ${asked.about.crew === undefined ? 'your crew' : crewOf(asked, asked.about.crew)} goes below deck${isThing(decision.source) ? because(asked, decision.source) : ''}.`,
  'enter-hex': ask('Choose where your ship sets out'),
  'enter-facing': ask('Choose which way your ship faces'),
  refresh: (decision) => `Choose ${howMany(decision, 'issued order')} to refresh.`,
  turn: () => 'Your turn: issue orders, or end the turn.',
  'order-crew': ask('Choose the crew member who gets the order'),
  'order-place': (_, asked) =>
    `Where does ${asked.about.crew === undefined ? 'the crew member' : crewOf(asked, asked.about.crew)} go?`,
  fire: ask('Choose a gun and its target'),
  'tile-orientation': ask('Choose how the new tile lies'),
  'spawn-ship-hex': ask('Choose where the enemy ship appears'),
  'face-ship': ask('Choose which way the ship faces'),
  'storm-place': ask('Choose where the storm gathers'),
  'storm-move': ask('Choose where the storm drifts'),
  'fray-dice': (_, { about }) =>
    `Fray${about.zone === undefined ? '' : ` ${atZone(about.zone)}`}: split your ${count(about.pool ?? 0, 'die', 'dice')} between attack and evasion${about.enemyDice === undefined ? '' : ` (they roll ${about.enemyDice})`}.`,
  'counter-dice': (_, { about }) =>
    `You face ${about.damage ?? 0} damage: each crew member there rolls 1 die, attack or evasion.`,
  'turn-omens': ask('Convert omens; each exhausts 1 fresh order'),
  'assign-damage': ask('Choose who takes this damage'),
  'assign-trauma': (_, { about }) =>
    `Choose who takes ${about.count === undefined ? 'the trauma' : `${about.count} trauma`}.`,
  'reroll-fate': question('Roll again'),
  'enemy-order': ask('Choose which enemy acts next'),
  'ship-order': ask('Choose which enemy ship acts next'),
  'spawn-zone': naming(enemyName, 'the enemy', (enemy) => `Choose where ${enemy} climbs aboard`),
  'enemy-path': ask('Choose which way the enemy goes'),
  'enemy-target': question('Whom does the enemy go for'),
  'pair-result': ask('Choose what the two useless results become'),
  route: (_, asked) =>
    `Choose the route of ${asked.about.ship === undefined ? 'the enemy ship' : shipOf(asked, asked.about.ship)}.`,
  'friendly-fire': (_, asked) =>
    `${asked.about.seat === undefined ? 'Another player' : capital(who(asked, asked.about.seat))} wants to fire at the enemies on your deck; each blank destroys a node. Agree?`,
  'boarding-crew': ask('Boarding: choose who moves where'),
  'boarding-side': ask('Choose the side you board from'),
  port: () => 'In port: send crew to the houses, or leave.',
  'upgrade-deck': ask('Choose the deck the next upgrade is drawn from'),
  'buy-upgrades': ask('Choose the upgrades to buy'),
  'install-slot': naming(theUpgrade, 'it', (it) => `Choose where to install ${it}`),
  rearrange: ask('Rearrange or discard what is installed, or go on'),
  repair: ask('Choose the nodes to repair'),
  'install-schematics': ask('Choose the schematics to install'),
  'buy-treasures': ask('Choose the treasures to buy'),
  sell: ask('Choose what to sell'),
  'hand-in': ({ least }) => `Hand in clues and relics worth at least ${cluesText(least ?? 5)}.`,
  hire: ask('Choose whom to hire'),
  denizen: ask('Choose whom to talk to'),
  'passenger-space': ask('Choose the Cabins space for the passenger'),
  dismiss: ask('Choose whom to dismiss'),
  'card-choice': question('What do you do'),
  'card-test': ask('Choose who takes the test'),
  'swap-card': question('Turn away from this card and draw another'),
  'confirm-card': ask('Read on'),
  'island-move': ask('Choose where the landing party goes next'),
  'island-strain': ask('Choose who takes the strain of the path'),
  'island-order': ask('Choose which token comes first'),
  'island-stop': question('Go on inland'),
  'expedition-form': question('Make this an exhaustive expedition instead of a normal one'),
  may: ({ source }, asked) => {
    const [effect] = asked.about.effects ?? [];
    const why = isThing(source) ? because(asked, source) : '';
    if (!effect) return `Do you want this${why}?`;
    if (effect.do === 'pay') {
      const otherwise = effect.otherwise ? ` Otherwise: ${sentences(effect.otherwise)}` : '';
      return `Do you want to ${cost(effect.cost)}${why}? Then: ${sentences(effect.to)}${otherwise}`;
    }
    const { text, order, long } = clause(effect);
    return order && !long ? `Do you want to ${text}${why}?` : `Do you want this${why}? ${sentences(effect)}`;
  },
  'choose-effect': ask('Choose one'),
  'choose-crew': (decision, asked) =>
    `Choose ${howMany(decision, 'crew member')}${isThing(decision.source) ? because(asked, decision.source) : ''}.`,
  'choose-enemy': ask('Choose an enemy'),
  'choose-node': (decision, asked) =>
    `Choose ${howMany(decision, 'node')}${isThing(decision.source) ? because(asked, decision.source) : ''}.`,
  'choose-order': (decision, asked) =>
    `Choose ${howMany(decision, 'order')}${isThing(decision.source) ? because(asked, decision.source) : ''}.`,
  'choose-treasure': (decision, asked) =>
    `Choose ${howMany(decision, 'treasure')}${isThing(decision.source) ? because(asked, decision.source) : ''}.`,
  'choose-captain': ask('Choose a player'),
  'discard-to-hold': (decision) => `Your hold is full: discard ${howMany(decision, 'treasure')}.`,
  'make-room': naming(
    crewName,
    'the newcomer',
    (newcomer) => `Choose who makes room for ${newcomer}, or send the newcomer away`,
  ),
  trade: ask('Choose what changes hands'),
  'trade-consent': (_, asked) => {
    const offer = asked.about.offer ?? [];
    const given = [...new Set(offer.map(({ to }) => to))].map(
      (seat) => `${things(offer.flatMap(({ thing, to }) => (to === seat ? [thing] : [])))} to ${who(asked, seat)}`,
    );
    return given.length > 0 ? `Agree to this trade: ${given.join('; ')}?` : 'Agree to this trade?';
  },
  'act-order': ask('Choose the order you gain'),
  wages: ask('Choose whom to pay; the others leave'),
  'keep-treasure': ask('Choose the treasure that goes down with the wreck'),
  'elder-hex': ask('Choose where the Elder One rises'),
};
