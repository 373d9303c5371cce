import type { Captain, Event, View } from '@undertow/everrain';

const withCaptain = (view: View, seat: number, change: Partial<Captain>): View => ({
  ...view,
  captains: view.captains.map((captain, at) => (at === seat ? { ...captain, ...change } : captain)),
});

/** The view after an event, as far as the theatre shows it before the whole moment comes. */
export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'entered':
      return withCaptain(view, event.seat, { hex: event.hex, facing: event.facing, sunk: false, entered: true });
    case 'turned':
      return withCaptain(view, event.seat, { facing: event.facing });
    case 'sailed':
      return withCaptain(view, event.seat, { hex: event.to });
    case 'sank':
      return withCaptain(view, event.seat, { hex: null, sunk: true });
    case 'tile':
      return {
        ...view,
        slots: view.slots.map((slot, at) => (at === event.slot ? { tile: event.tile, turned: event.turned } : slot)),
      };
    case 'crew-moved': {
      const captain = view.captains[event.who.seat];
      if (!captain) return view;
      return withCaptain(view, event.who.seat, {
        crew: captain.crew.map((member) => (member.id === event.who.crew ? { ...member, place: event.to } : member)),
      });
    }
    case 'node-destroyed': {
      const captain = view.captains[event.seat];
      if (!captain) return view;
      return withCaptain(view, event.seat, {
        destroyed: captain.destroyed.map((gone, zone) => gone || zone === event.zone),
      });
    }
    case 'boarded': {
      const captain = view.captains[event.seat];
      if (!captain || captain.enemies.some(({ id }) => id === event.enemy)) return view;
      const { enemy: id, kind, zone, aboard } = event;
      return withCaptain(view, event.seat, { enemies: [...captain.enemies, { id, kind, zone, aboard, trauma: 0 }] });
    }
    case 'enemy-moved': {
      const captain = view.captains[event.seat];
      if (!captain) return view;
      return withCaptain(view, event.seat, {
        enemies: captain.enemies.map((enemy) => (enemy.id === event.enemy ? { ...enemy, zone: event.to } : enemy)),
      });
    }
    case 'enemy-gone': {
      const captain = view.captains[event.seat];
      if (!captain) return view;
      return withCaptain(view, event.seat, { enemies: captain.enemies.filter(({ id }) => id !== event.enemy) });
    }
    case 'enemy-ship':
      return view.enemyShips.some(({ id }) => id === event.ship)
        ? view
        : {
            ...view,
            enemyShips: [
              ...view.enemyShips,
              {
                id: event.ship,
                kind: event.kind,
                hex: event.hex,
                facing: event.facing,
                trauma: 0,
                destination: event.destination,
              },
            ],
          };
    case 'enemy-ship-moved':
      return {
        ...view,
        enemyShips: view.enemyShips.map((ship) =>
          ship.id === event.ship ? { ...ship, hex: event.to, facing: event.facing } : ship,
        ),
      };
    case 'enemy-ship-gone':
      return { ...view, enemyShips: view.enemyShips.filter(({ id }) => id !== event.ship) };
    case 'elder-moved':
      return view.elder?.arisen
        ? { ...view, elder: { ...view.elder, arisen: { ...view.elder.arisen, hex: event.to, facing: event.facing } } }
        : view;
    case 'agenda':
      return { ...view, tracks: { ...view.tracks, agenda: event.to } };
    case 'discovery':
      return { ...view, tracks: { ...view.tracks, [event.token]: event.to } };
    case 'coin':
      return withCaptain(view, event.seat, { coin: event.now });
    case 'clues':
      return withCaptain(view, event.seat, { clues: event.now });
    case 'step':
      return { ...view, step: event.step };
    case 'turn':
      return { ...view, turn: { ...view.turn, seat: event.seat } };
    default:
      return view;
  }
}
