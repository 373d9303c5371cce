import type { View } from '@undertow/everrain';
import { type Hex, hexesOf, isCovered, START_SLOT, slotOf } from '@undertow/everrain/map';
import type { Seat } from '@undertow/kernel';
import type { Choosing } from '../../../table/choosing';
import { explain } from '../../../table/explain/explaining';
import type { Play } from '../../../table/play';
import { pin, unpin } from '../foresight/pinned';
import type { Everrain } from '../play';
import { showBoard } from '../ship/shown';
import { target } from '../targets';
import { pointed } from './finger';
import { type Box, hexX, hexY } from './places';
import { answersFor, drawn, inReach, sail } from './plan';
import { printedKind } from './printed';
import { follow, hanging } from './storm-piece';
import { walked } from './walk';

interface Scene {
  readonly play: Play<Everrain>;
  readonly choosing: Choosing;
  readonly sheet: Box;
}

/** Where the finger is put first: on one's own ship. */
export function homeOf(view: View, you: Seat | null): Hex {
  return view.captains[you ?? view.turn.seat]?.hex ?? hexesOf(START_SLOT)[0] ?? 0;
}

/** A key pressed on the chart; tells whether it meant anything. */
export function pressOnChart(event: KeyboardEvent, scene: Scene): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const view = scene.play.view.value;
  const from = pointed.value ?? homeOf(view, scene.play.you);
  const to = walked(event.code, from, scene.sheet);
  if (to !== undefined) {
    pointed.value = to;
    return true;
  }
  switch (event.code) {
    case 'Enter':
    case 'Space':
      if (!layStorm(from, scene)) pressAt(from, scene);
      return true;
    case 'Escape': {
      const was = drawn.value;
      drawn.value = null;
      return was !== null || unpin();
    }
    case 'BracketLeft':
    case 'BracketRight':
      pointed.value = nextFoe(view, from, event.code === 'BracketRight' ? 1 : -1);
      return true;
    case 'KeyG':
      void scene.play.mark?.('look', [target.hex(from)]);
      return scene.play.mark !== undefined;
    case 'KeyO':
      document.querySelector<HTMLElement>('.lit > [data-target^="order:"], .lit[data-target^="order:"]')?.focus();
      return true;
    default:
      return pressZone(event.code, scene);
  }
}

/** The storm goes where the finger points; where it hangs there already, it is laid. */
function layStorm(hex: Hex, { play, choosing }: Scene): boolean {
  const decision = play.decision.value;
  const before = hanging(decision);
  if (!decision || !before) return false;
  follow(decision, { x: hexX(hex), y: hexY(hex) });
  const now = hanging(decision);
  if (now?.index === before.index) choosing.choose(before.index);
  return true;
}

/** 0 to 9 choose a zone of one's own deck; where zone 0 is not asked for, 0 shows the whole chart. */
function pressZone(code: string, { play: { you }, choosing }: Scene): boolean {
  const zone = /^Digit(\d)$/.exec(code)?.[1];
  if (zone === undefined || you === null) return false;
  const place = target.zone(you, Number(zone));
  if (zone === '0' && !choosing.lit.value.has(place)) return false;
  choosing.chooseAt(place);
  return true;
}

function nextFoe({ enemyShips }: View, from: Hex, by: 1 | -1): Hex {
  const at = enemyShips.findIndex(({ hex }) => hex === from);
  const next = at < 0 ? 0 : (at + by + enemyShips.length) % enemyShips.length;
  return enemyShips[next]?.hex ?? from;
}

/** Draws a course, sails the one that is drawn, chooses what glows here, or opens what lies here. */
function pressAt(hex: Hex, { play, choosing }: Scene): void {
  const { you } = play;
  const view = play.view.value;
  const decision = play.decision.value;
  if (you !== null && decision?.kind === 'turn') {
    const course = inReach(view, you, decision).near.get(hex);
    if (course && drawn.value?.hex === hex) sail(play, choosing, answersFor(view, you, course));
    else if (course) drawn.value = course;
    if (course) return;
  }
  const ship = view.enemyShips.find((each) => each.hex === hex);
  const captain = view.captains.findIndex((each) => each.hex === hex);
  const here = [
    target.hex(hex),
    ...(ship ? [target.vessel(ship.id)] : []),
    ...(captain >= 0 ? [target.seat(captain)] : []),
    target.slot(slotOf(hex)),
  ];
  const glowing = here.find((name) => choosing.lit.value.has(name));
  if (glowing) choosing.chooseAt(glowing);
  else if (ship) pin({ is: 'ship', id: ship.id });
  else if (captain >= 0) showBoard(captain);
  else explainHex(view, hex);
}

/** What the finger points at, where there is nothing to choose. */
function explainHex(view: View, hex: Hex): void {
  const sheet = document.querySelector('.er-chart .sheet');
  const tile = view.slots[slotOf(hex)];
  const thing = isCovered(view, hex) ? 'storm' : tile ? `hex:${printedKind(tile, hex)}` : 'unsailed';
  explain(thing, sheet, sheet?.querySelector('.finger')?.getBoundingClientRect());
}
