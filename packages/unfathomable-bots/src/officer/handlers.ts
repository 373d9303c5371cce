import type { Kind } from '@undertow/unfathomable';
import { action } from './actions';
import type { Handler } from './answer';
import { contribute } from './checks';
import * as checkChoices from './choices/checks';
import * as decks from './choices/decks';
import * as effects from './choices/effects';
import * as items from './choices/items';
import * as loyalty from './choices/loyalty';
import * as monsters from './choices/monsters';
import * as passengers from './choices/passengers';
import * as people from './choices/people';
import * as settingUp from './choices/setting-up';
import * as spaces from './choices/spaces';
import { crisisOption } from './crises';
import * as hands from './hands';
import * as windows from './windows';

/** A rule of thumb for everything that is ever asked. */
export const HANDLERS: Readonly<Record<Kind, Handler>> = {
  'choose-character': settingUp.chooseCharacter,
  'starting-hand': settingUp.drawTypes,
  improvement: settingUp.improvement,
  'receive-one': settingUp.drawTypes,
  'receive-treachery': hands.receiveTreachery,
  'start-of-action-step': windows.startOfActionStep,
  action,
  'leave-brig': hands.payCards,
  'draw-skills': hands.drawSkills,
  'discard-cards': hands.discardCards,
  'discard-to-limit': hands.discardLeast,
  'repair-cards': hands.payCards,
  'trade-offer': hands.tradeOffer,
  'trade-consent': hands.tradeConsent,
  'before-roll': windows.beforeRoll,
  'after-roll': windows.afterRoll,
  'before-check': windows.beforeCheck,
  contribute,
  'after-total': windows.afterTotal,
  'check-skill': checkChoices.checkSkill,
  'check-card-deck': checkChoices.checkCardDeck,
  'check-result': checkChoices.checkResult,
  'would-be-defeated': windows.wouldBeDefeated,
  'passenger-would-be-defeated': windows.passengerWouldBeDefeated,
  'before-deep-ones': windows.beforeDeepOnes,
  'before-choice': crisisOption,
  'mythos-drawn': windows.mythosDrawn,
  'own-mythos-step': windows.ownMythosStep,
  'boiler-advanced': windows.boilerAdvanced,
  'repeat-action': windows.repeatAction,
  'respond-order': people.respondOrder,
  'crisis-option': crisisOption,
  'choose-effect': effects.chooseEffect,
  may: effects.may,
  'choose-space': spaces.chooseSpace,
  'choose-human': people.chooseHuman,
  'choose-character-here': people.chooseHuman,
  'choose-player': people.choosePlayer,
  'choose-enemy': people.chooseEnemy,
  'choose-defender': people.chooseDefender,
  'choose-deep-one': monsters.chooseDeepOne,
  'order-defeats': people.orderDefeats,
  'order-deep-ones': monsters.orderDeepOnes,
  'move-deep-one': monsters.moveDeepOne,
  'choose-monarch': monsters.chooseMonarch,
  'choose-passenger': passengers.choosePassenger,
  'choose-passengers': passengers.choosePassengers,
  'choose-resource': effects.chooseResource,
  'choose-track': effects.chooseTrack,
  'choose-number': effects.chooseNumber,
  'choose-deck': decks.chooseDeck,
  'choose-item': items.chooseItem,
  'choose-item-to-keep': items.keepItem,
  'choose-weapon': items.chooseWeapon,
  'choose-spell': decks.chooseSpell,
  'choose-waypoint': decks.chooseWaypoint,
  'sort-top': decks.sortTop,
  'choose-loyalty': loyalty.chooseLoyalty,
  'pass-loyalty': loyalty.passLoyalty,
  'treachery-exchange': hands.treacheryExchange,
  relocate: spaces.relocate,
};

/** Everything that is ever asked. */
export const KINDS: ReadonlySet<string> = new Set(Object.keys(HANDLERS));
