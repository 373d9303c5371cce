// What an officer says: where it goes, what it needs, and what others had better see.
import type { Captain, View } from '@undertow/everrain';
import { distance, type Hex, isCovered, neighbour, SIDES } from '@undertow/everrain/map';
import type { Saying } from '../bot';
import type { Memory } from './memory';

/** One thing at a time, and nothing twice in a few rounds. */
const SILENCE = 4;
const STEP = 5;

export function sayings(view: View, seat: number, memory: Memory): readonly Saying[] {
  const me = view.captains[seat];
  if (view.players < 2 || !me) return [];
  const era = Math.floor(view.round / SILENCE);
  for (const saying of thoughts(view, seat, me, memory.goal)) {
    const key = `${saying.phrase} ${saying.about ?? ''} ${era}`;
    if (memory.said.includes(key)) continue;
    memory.said.push(key);
    return [saying];
  }
  return [];
}

const broken = ({ destroyed }: Captain): number => destroyed.filter(Boolean).length;

/** The weightiest first. */
function thoughts(view: View, seat: number, me: Captain, heading: string | null): readonly Saying[] {
  if (view.ending) return [{ phrase: 'good-game', about: null }];
  if (view.round <= 1) return [{ phrase: 'good-luck', about: null }];
  const [goal, hex = ''] = (heading ?? '').split(' ');
  const said: Saying[] = [];
  const say = (phrase: Extract<Saying, { about: null }>['phrase'], when: boolean): void => {
    if (when) said.push({ phrase, about: null });
  };
  say('i-need-help', me.crew.length <= 1 && me.enemies.length > 0);
  say('i-fight-on-deck', me.enemies.length >= 2);
  say('i-need-repairs', broken(me) >= 5);
  said.push(...aboutOthers(view, seat));
  if (goal === 'port') {
    const first = firstInPort(view, seat, me, Number(hex));
    if (first !== null) said.push({ phrase: 'take-the-port', about: first });
  }
  say('i-hand-in', me.clues >= STEP);
  say('i-need-coin', me.coin < 5 && me.crew.length > 0);
  say('mind-the-agenda', view.tracks.agenda >= 8 && view.tracks.theirs >= view.tracks.end - 2);
  say('they-are-ahead', view.tracks.theirs > view.tracks.ours + 1);
  say('i-go-to-port', goal === 'port');
  say('i-explore', goal === 'unknown');
  say('i-take-the-ship', goal === 'ship');
  return said;
}

/** Who is about to be lost, who lies beside a storm, and who carries a step of discovery about. */
function aboutOthers(view: View, seat: number): readonly Saying[] {
  const said: Saying[] = [];
  view.captains.forEach((other, about) => {
    if (about === seat || other.sunk || other.hex === null) return;
    if (broken(other) >= 7) said.push({ phrase: 'help-them', about });
    if (isBesideStorm(view, other.hex)) said.push({ phrase: 'look-out-captain', about });
    if (other.clues >= STEP + 3) said.push({ phrase: 'hand-in-please', about });
  });
  return said;
}

const isBesideStorm = (view: View, hex: Hex): boolean =>
  SIDES.some((side) => {
    const next = neighbour(hex, side);
    return next >= 0 && isCovered(view, next);
  });

/** One ship to a port: somebody nearer with a step to hand in goes first. */
function firstInPort(view: View, seat: number, me: Captain, port: Hex): number | null {
  if (me.hex === null || me.clues >= STEP) return null;
  const own = distance(me.hex, port);
  const first = view.captains.findIndex(
    ({ hex, sunk, clues }, other) =>
      other !== seat && !sunk && hex !== null && clues >= STEP && distance(hex, port) <= own,
  );
  return first < 0 ? null : first;
}
