// What captains give each other.

import type { Captain, Ref } from '@undertow/everrain';
import { distance, kindAt, knownHexes } from '@undertow/everrain/map';
import { type Handler, yesIf } from './answer';
import { aboutOf } from './asked';
import type { Situation } from './situation';
import { keepWorth } from './treasure-worth';
import { reserve } from './worth';

export interface Gift {
  readonly clues: number;
  readonly coin: number;
}

function toPort({ view, content }: Situation, { hex }: Captain): number {
  if (hex === null) return 99;
  let least = 99;
  for (const each of knownHexes(view))
    if (kindAt(view, content.tile, each) === 'port') least = Math.min(least, distance(hex, each));
  return least;
}

/** Clues to somebody nearer a University who can make a step of them, coin to somebody who has none. */
export function usefulGift(s: Situation, other: number): Gift | null {
  const them = s.view.captains[other];
  if (!them || s.memory.offered.includes(other)) return null;
  const price = s.content.all.services.universityClues;
  const nearer = toPort(s, them) < toPort(s, s.me);
  const lacking = (price - (them.clues % price)) % price;
  const spare = s.me.clues % price;
  if (nearer && lacking > 0 && lacking <= spare) return { clues: lacking, coin: 0 };
  if (them.coin < 5 && s.me.coin > reserve(s) + 30) return { clues: 0, coin: 15 };
  return null;
}

export const trade: Handler = (s, decision) => {
  const partner = decision.options.find(({ ref }) => ref.is === 'give' && ref.from === s.seat)?.ref;
  const gift = partner?.is === 'give' ? usefulGift(s, partner.to) : null;
  if (!gift) return { picks: [], why: [] };
  const picks: number[] = [];
  const left = { clues: gift.clues, coin: gift.coin };
  const descending = decision.options.map((_, index) => index).reverse();
  for (const index of descending) {
    const ref = decision.options[index]?.ref;
    if (ref?.is !== 'give' || ref.from !== s.seat || (ref.thing.is !== 'clues' && ref.thing.is !== 'coin')) continue;
    const { is, count } = ref.thing;
    if (count > left[is]) continue;
    left[is] -= count;
    picks.push(index);
  }
  const to = partner?.is === 'give' ? partner.to : s.seat;
  s.memory.offered.push(to);
  return { picks, why: [{ key: 'help', args: { seat: to } }] };
};

type Thing = Extract<Ref, { is: 'give' }>['thing'];

function worthOf(s: Situation, thing: Thing): number {
  switch (thing.is) {
    case 'coin':
      return thing.count;
    case 'clues':
      return thing.count * 2; // clues are the team's, whoever carries them
    case 'crew':
      return s.taste.crewLife;
    case 'treasure':
      return keepWorth(s, thing.treasure);
    case 'schematic':
      return 6;
    default: {
      const never: never = thing;
      return never;
    }
  }
}

/** What is asked for may cost something: it is one voyage. But nobody gives away what keeps the ship afloat. */
export const tradeConsent: Handler = (s, decision) => {
  const { offer = [], seat = 0 } = aboutOf(decision);
  let balance = 0;
  for (const { thing, to } of offer) balance += worthOf(s, thing) * (to === s.seat ? 1 : -1);
  const crewLost = offer.filter(({ thing, from }) => thing.is === 'crew' && from === s.seat).length;
  const yes = balance >= -0.3 * s.me.coin - 6 && (crewLost === 0 || s.me.crew.length - crewLost >= 2);
  return yesIf(decision, yes, yes ? { key: 'help', args: { seat } } : { key: 'least-harm', args: {} });
};
