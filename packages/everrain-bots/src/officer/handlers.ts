import type { Kind } from '@undertow/everrain';
import type { Handler } from './answer';
import { boardingCrew } from './boarding';
import * as cards from './cards';
import * as enemies from './enemies';
import * as frays from './frays';
import * as islands from './islands';
import * as orders from './orders';
import * as ports from './ports';
import * as sea from './sea';
import { trade, tradeConsent } from './trade';
import * as turns from './turn';
import * as upgrades from './upgrades';

/** A rule of thumb for everything that is ever asked. */
export const HANDLERS: Readonly<Record<Kind, Handler>> = {
  'place-starter': upgrades.placeStarter,
  'place-crew': orders.placeCrew,
  'enter-hex': sea.enterHex,
  'enter-facing': sea.enterFacing,
  refresh: orders.refresh,
  turn: turns.turn,
  'order-crew': turns.orderCrew,
  'order-place': turns.orderPlace,
  fire: enemies.fire,
  'tile-orientation': sea.tileOrientation,
  'spawn-ship-hex': sea.spawnShipHex,
  'face-ship': sea.faceShip,
  'storm-place': sea.stormPlace,
  'storm-move': sea.stormMove,
  'fray-dice': frays.frayDice,
  'counter-dice': frays.counterDice,
  'turn-omens': frays.turnOmens,
  'assign-damage': frays.assignDamage,
  'assign-trauma': frays.assignTrauma,
  'reroll-fate': cards.rerollFate,
  'enemy-order': enemies.enemyOrder,
  'ship-order': sea.shipOrder,
  'spawn-zone': enemies.spawnZone,
  'enemy-path': enemies.enemyPath,
  'enemy-target': enemies.enemyTarget,
  'pair-result': enemies.pairResult,
  route: sea.route,
  'friendly-fire': enemies.friendlyFire,
  'boarding-crew': boardingCrew,
  'boarding-side': orders.boardingSide,
  port: ports.port,
  'upgrade-deck': upgrades.upgradeDeck,
  'buy-upgrades': upgrades.buyUpgrades,
  'install-slot': upgrades.installSlot,
  rearrange: upgrades.rearrange,
  repair: ports.repair,
  'install-schematics': upgrades.installSchematics,
  'buy-treasures': ports.buyTreasures,
  sell: ports.sell,
  'hand-in': ports.handIn,
  hire: ports.hire,
  denizen: ports.denizen,
  'passenger-space': ports.passengerSpace,
  dismiss: ports.dismiss,
  'card-choice': cards.cardChoice,
  'card-test': cards.cardTest,
  'swap-card': cards.swapCard,
  'confirm-card': cards.confirmCard,
  'island-move': islands.islandMove,
  'island-strain': islands.islandStrain,
  'island-order': islands.islandOrder,
  'island-stop': islands.islandStop,
  'expedition-form': islands.expeditionForm,
  may: cards.may,
  'choose-effect': cards.chooseEffect,
  'choose-crew': cards.chooseCrew,
  'choose-enemy': enemies.chooseEnemy,
  'choose-node': enemies.chooseNode,
  'choose-order': orders.chooseOrder,
  'choose-treasure': orders.discardLeast,
  'choose-captain': sea.shipOrder,
  'discard-to-hold': orders.discardLeast,
  'make-room': ports.makeRoom,
  trade,
  'trade-consent': tradeConsent,
  'act-order': orders.actOrder,
  wages: ports.wages,
  'keep-treasure': orders.keepTreasure,
  'elder-hex': sea.spawnShipHex,
};
