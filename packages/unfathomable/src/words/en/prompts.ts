// English: what is asked.
import type { AnyDecision } from '../../model/question';
import type { PromptWords } from '../language';
import type { Asking } from '../telling';
import { sentences } from './effects';
import { at, count, list, room } from './grammar';
import { names } from './names';
import { because, whom, whose } from './telling';

type Words = (decision: AnyDecision, asked: Asking) => string;

/** "Choose a space (Astral Travel)." */
const ask =
  (text: string): Words =>
  ({ source }) =>
    `${text}${because(source)}.`;

const question =
  (text: string): Words =>
  ({ source }) =>
    `${text}${because(source)}?`;

/** "Choose 2", "Choose 1 to 3", "Choose up to 3", "Choose any number". */
function choose({ min, max, options }: AnyDecision, one: string, many = `${one}s`): string {
  if (min === max) return `Choose ${max === 1 ? `1 ${one}` : `${max} ${many}`}`;
  if (min === 0 && max >= options.length) return `Choose any number of ${many}`;
  return min === 0 ? `Choose up to ${max} ${max === 1 ? one : many}` : `Choose ${min} to ${max} ${many}`;
}

const some =
  (one: string, purpose = '', many?: string): Words =>
  (decision) =>
    `${choose(decision, one, many)}${purpose}${because(decision.source)}.`;

/** Cards whose values must add up. */
const worth =
  (purpose: string): Words =>
  ({ least, source }) =>
    `Discard cards worth ${least ?? 0} or more${purpose}${because(source)}.`;

export const prompts: PromptWords = {
  'choose-character': ask('Choose your character'),
  'starting-hand': some('skill card', ' from your skill set for your starting hand'),
  improvement: ask('Choose your active improvement'),
  'receive-one': ask('Choose the skill to draw 1 card from'),
  'receive-treachery': ask('Choose the cards to replace with treachery cards'),
  'start-of-action-step': question('Use something at the start of your action step'),
  action: ask('Choose an action'),
  'leave-brig': worth(' to leave the Brig'),
  'draw-skills': (decision) =>
    `Choose the ${decision.max === 1 ? 'deck' : 'decks'} to draw ${decision.min === decision.max ? count(decision.max, 'card') : `up to ${count(decision.max, 'card')}`} from${because(decision.source)}.`,
  'discard-cards': some('card', ' to discard'),
  'discard-to-limit': some('card', ' to discard down to the hand limit'),
  'repair-cards': worth(' to repair the room'),
  'trade-offer': ask('Choose which items change hands'),
  'trade-consent': (_, asked) => {
    const trades = (asked.about.trade ?? []).map(
      ({ item, from, to }) => `${names.items[item].name} from ${whom(asked, from)} to ${whom(asked, to)}`,
    );
    return trades.length > 0 ? `Agree to this trade: ${list(trades, 'and')}?` : 'Agree to this trade?';
  },
  'before-roll': question('Respond before the die is rolled'),
  'after-roll': question('Respond to the roll'),
  'before-check': question('Respond before cards are added'),
  contribute: some('card', ' to add to the check'),
  'after-total': question('Respond to the total'),
  'check-skill': ask('Choose the skill that becomes supporting'),
  'check-card-deck': ask('Choose the deck to add a card from'),
  'check-result': ask('Choose the result of the check'),
  'would-be-defeated': ({ source }, asked) =>
    asked.about.seat === undefined
      ? `Prevent the defeat${because(source)}?`
      : `Prevent ${whose(asked, asked.about.seat)} defeat${because(source)}?`,
  'passenger-would-be-defeated': question('Save the passenger'),
  'before-deep-ones': question('Respond before Deep Ones act'),
  'before-choice': question('Respond before you choose in the crisis'),
  'mythos-drawn': question('Respond to the mythos card'),
  'own-mythos-step': question('Use something in your mythos step'),
  'boiler-advanced': question('Respond to the travel track advancing'),
  'repeat-action': question('Resolve the action once more'),
  'respond-order': ask('Several players want to respond: choose who goes first'),
  'crisis-option': ask('Choose an option'),
  'choose-effect': ask('Choose one'),
  may: ({ source }, asked) => {
    const [effect] = asked.about.effects ?? [];
    return effect ? `Do this${because(source)}? ${sentences(effect)}` : `Use it${because(source)}?`;
  },
  'choose-space': ask('Choose a space'),
  'choose-human': ask('Choose a human'),
  'choose-character-here': ask('Choose a character'),
  'choose-player': ask('Choose a player'),
  'choose-enemy': ask('Choose an enemy'),
  'choose-defender': ({ source }, asked) => {
    const { space } = asked.about;
    const where = space === undefined || space === 'supply' ? '' : ` ${at(space)}`;
    return `Choose whom the Deep One${where} attacks${because(source)}.`;
  },
  'choose-deep-one': some('Deep One'),
  'order-defeats': ask('Choose who is defeated next'),
  'order-deep-ones': ask('Choose which Deep Ones activate next'),
  'move-deep-one': ({ source }, asked) => {
    const { space } = asked.about;
    const which = space === undefined || space === 'supply' ? 'the Deep One' : `the Deep One ${at(space)}`;
    return `Choose where ${which} goes${because(source)}.`;
  },
  'choose-monarch': ask('Choose a monarch'),
  'choose-passenger': ask('Choose a passenger'),
  'choose-passengers': some('passenger'),
  'choose-resource': ask('Choose a resource'),
  'choose-track': ask('Choose the track that advances'),
  'choose-number': ask('Choose a number'),
  'choose-deck': ask('Choose a deck'),
  'choose-item': some('item'),
  'choose-item-to-keep': ask('Choose the item to keep'),
  'choose-weapon': ask('Choose a weapon'),
  'choose-spell': ask('Choose the spell to resolve'),
  'choose-waypoint': ask('Choose the waypoint to resolve'),
  'sort-top': ask('Choose the card that stays on top'),
  'choose-loyalty': ask('Choose the loyalty card to reveal'),
  'pass-loyalty': ask('Choose who gets your loyalty cards'),
  'treachery-exchange': some('card', ' to exchange for treachery cards'),
  relocate: (decision, asked) =>
    asked.about.room === undefined
      ? `${choose(decision, 'piece')} to move${because(decision.source)}.`
      : `Choose who moves to ${room(asked.about.room)}${because(decision.source)}.`,
};
