// What a captain decides for the enemies on deck.

import { healthLeft } from '@undertow/everrain';
import { type Handler, LEAST_HARM, MOST_USE, one, yesIf } from './answer';
import { aboutOf } from './asked';
import { effectWorth } from './effects';
import { bearsIt, riddance } from './frays';
import { shotWorth } from './gunnery';
import { nodeWorth } from './ports';
import { crewOf, type Situation, spareOf } from './situation';

const enemyOf = (s: Situation, id: number) => s.me.enemies.find((enemy) => enemy.id === id);

/** The weakest first: what it does is soon done. */
export const enemyOrder: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      const enemy = ref.is === 'enemy' ? enemyOf(s, ref.enemy) : undefined;
      return enemy ? -healthLeft(s.aboard, enemy) : 0;
    },
    LEAST_HARM,
  );

/** Near crew who will fight it, away from what matters. */
export const spawnZone: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      if (ref.is !== 'zone') return 0;
      const foes = s.me.enemies.filter(({ zone }) => zone === ref.zone).length;
      const crews = s.me.crew.filter(({ place }) => place.is === 'deck' && place.zone === ref.zone);
      const strong = crews.reduce((sum, crew) => sum + (spareOf(s, crew) > 2 ? 1 : -2), 0);
      return (s.me.destroyed[ref.zone] ? 2 : 0) + strong - foes + (ref.zone >= 7 ? 0.5 : 0);
    },
    (ref) => {
      if (ref.is !== 'zone') return LEAST_HARM;
      const crew = s.me.crew.filter(({ place }) => place.is === 'deck' && place.zone === ref.zone).length;
      if (crew > 0) return { key: 'met-by', args: { crew } };
      return s.me.destroyed[ref.zone] ? { key: 'broken-there', args: {} } : LEAST_HARM;
    },
  );

/** Over what is broken already. */
export const enemyPath: Handler = (s, decision) =>
  one(
    decision,
    (ref) =>
      ref.is === 'path' ? -ref.via.reduce((sum, zone) => sum + (s.me.destroyed[zone] ? 0 : nodeWorth(zone)), 0) : 0,
    (ref) =>
      ref.is === 'path'
        ? { key: 'nodes-crossed', args: { nodes: ref.via.filter((zone) => !s.me.destroyed[zone]).length } }
        : LEAST_HARM,
  );

export const enemyTarget: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      const crew = ref.is === 'crew' ? crewOf(s, ref.crew) : undefined;
      return crew ? spareOf(s, crew) : 0;
    },
    (ref) => bearsIt(s, ref),
  );

export const pairResult: Handler = (s, decision) => {
  const { effects = [] } = aboutOf(decision);
  return one(
    decision,
    (ref) => {
      const effect = ref.is === 'number' ? effects[ref.number] : undefined;
      return effect ? effectWorth(s, effect) : 0;
    },
    LEAST_HARM,
  );
};

/** The most dangerous; at sea, the one hurt most already. */
export const chooseEnemy: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      if (ref.is === 'enemy') {
        const enemy = enemyOf(s, ref.enemy);
        return enemy ? riddance(s, enemy) : 0;
      }
      const ship = ref.is === 'ship' ? s.view.enemyShips.find(({ id }) => id === ref.ship) : undefined;
      return ship ? 5 + ship.trauma : 0;
    },
    MOST_USE,
  );

/** A teammate may fire at a deck that is lost anyway. */
export const friendlyFire: Handler = (s, decision) => {
  const health = s.me.enemies.reduce((sum, enemy) => sum + healthLeft(s.aboard, enemy), 0);
  const hull = s.me.destroyed.filter((gone) => !gone).length;
  const { seat } = aboutOf(decision);
  const yes = health >= 8 && hull >= 7;
  return yesIf(decision, yes, yes && seat !== undefined ? { key: 'help', args: { seat } } : LEAST_HARM);
};

export const fire: Handler = (s, decision) => {
  const ships = s.view.enemyShips;
  return one(
    decision,
    (ref) => (ref.is === 'gun' ? shotWorth(s, ref.at, ref.dice) : 0),
    ships[0] ? { key: 'fire', args: { ship: ships[0].kind, chance: 0.4 } } : MOST_USE,
  );
};

/** Broken where it matters least, mended where it matters most. */
export const chooseNode: Handler = (s, decision) =>
  one(
    decision,
    (ref) => (ref.is === 'zone' ? nodeWorth(ref.zone) * (s.me.destroyed[ref.zone] ? 1 : -1) : 0),
    LEAST_HARM,
  );
