// What is seen, and what it says about those who did it.
import type { Seat } from '@undertow/kernel';
import type { Event, Glimpse, SkillFace } from '@undertow/unfathomable';
import { mythos } from '@undertow/unfathomable/content';
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import { optionWorth } from './crises';
import { blame, type CheckMemory, type Memory, nextEpoch } from './memory';
import { OPEN_SKILLS } from './ship';
import type { Situation } from './situation';

/** How often a traitor who adds cards adds some against, and how often an honest player does by mistake. */
const TREASON = 0.5;
const MISTAKE = 0.03;

/** How many of so many cards are against the check, if somebody adds some against it with this probability. */
function againstOdds(count: number, some: number): readonly number[] {
  const spread = new Array<number>(count + 1).fill(0);
  spread[0] = 1 - some;
  // One is likeliest; more get less likely by half each time.
  let left = some;
  for (let n = 1; n <= count; n++) {
    const here = n === count ? left : left / 2;
    spread[n] = here;
    left -= here;
  }
  return spread;
}

export interface Watching {
  readonly memory: Memory;
  readonly self: Seat;
  readonly view: Glimpse;
  /** To judge other people's choices by; made when something calls for judgement. */
  readonly judge: () => Situation;
}

/** Takes note of something; says whether that may change what is believed. */
export function watch(w: Watching, event: Event): boolean {
  if (QUIET.has(event.type)) return false;
  note(w, event);
  return true;
}

/** Most of what happens says nothing about anybody. */
const QUIET: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'step',
  'window',
  'moved',
  'roll',
  'resource',
  'activation',
  'spawned',
  'deep-ones-moved',
  'monarch-moved',
  'track',
  'mythos',
  'risked',
  'rescued',
  'damage-card',
  'damaged',
  'check-result',
  'looked',
]);

function note(w: Watching, event: Event): void {
  const { memory, self } = w;
  switch (event.type) {
    case 'loyalty-dealt':
      if (event.awakening) nextEpoch(memory);
      for (const slots of memory.slots) slots.push(memory.epoch);
      return;
    case 'revealed':
      memory.slots[event.seat]?.pop();
      return;
    case 'loyalty-passed':
      nextEpoch(memory);
      for (let i = 0; i < event.count; i++) {
        memory.slots[event.from]?.pop();
        memory.slots[event.to]?.push(memory.epoch);
      }
      return;
    case 'drew': {
      const hand = memory.mayHold[event.seat];
      if (hand) for (const skill of event.skills) hand[skill]++;
      return;
    }
    case 'discarded':
      for (const card of event.cards) gone(memory, event.seat, card);
      return;
    case 'used':
      if (event.card !== undefined) gone(memory, event.seat, event.card);
      blame(memory, event.seat, self, USING[event.source] ?? 0);
      memory.moved = false;
      return;
    case 'action':
      blame(memory, event.seat, self, ACTING[event.action] ?? 0);
      if (event.action === 'move' && memory.moved) blame(memory, event.seat, self, AIMLESS);
      memory.moved = event.action === 'move';
      return;
    case 'turn':
      memory.moved = false;
      return;
    case 'attack':
      if (event.attacker.kind === 'player' && event.defender.kind === 'deep-one')
        blame(memory, event.attacker.seat, self, -0.05);
      return;
    case 'treachery-to-chaos':
      memory.tainted += event.count;
      return;
    case 'reshuffled':
      if (event.deck === 'chaos') memory.tainted = 0;
      return;
    case 'crisis-option':
      judgeOption(w, event);
      return;
    case 'check-decreed':
      blame(memory, event.seat, self, event.result === 'fail' ? 3 : -0.8);
      return;
    case 'total-changed':
      if (event.source !== 'spell:revelation-of-script') blame(memory, event.seat, self, event.by < 0 ? 2.5 : -0.3);
      return;
    default:
      watchCheck(w, event);
      return;
  }
}

/** What is done is done in the open: some of it helps the ship, some helps nobody. */
const USING: Readonly<Record<string, number>> = {
  'room:captains-cabin': -0.8,
  'room:galley': 0.7,
  'room:bridge': 1.2,
  'room:cargo-hold': 0.1,
  'room:chapel': 0.1,
  'room:brig': 0.2,
  'skill:shrivelling': -0.35,
  'skill:lesser-banishment': -0.35,
  'skill:keen-insight': -0.3,
  'skill:combat-training': -0.6,
  'skill:rampage': -0.5,
  'skill:forced-learning': -0.4,
  'skill:nothing-to-hide': -0.7,
  'skill:inspiring-speech': -0.25,
  'skill:true-grit': -0.2,
  'skill:watch-and-learn': 0.1,
};
const ACTING: Readonly<Record<string, number>> = { pass: 0.1, trade: 0.8, repair: -0.4, rescue: -0.3, attack: -0.5 };
/** Going somewhere only to go on elsewhere. */
const AIMLESS = 0.7;

function gone(memory: Memory, seat: Seat, card: SkillFace): void {
  const hand = memory.mayHold[seat];
  const skill = skillOf(card);
  if (hand) hand[skill] = Math.max(0, hand[skill] - 1);
}

function judgeOption({ memory, self, judge }: Watching, event: Extract<Event, { type: 'crisis-option' }>): void {
  const s = judge();
  const card = mythos(event.card);
  const chosen = optionWorth(s, card, event.option, event.seat);
  const other = optionWorth(s, card, event.option === 0 ? 1 : 0, event.seat);
  const loss = other - chosen;
  blame(memory, event.seat, self, loss > 0.3 ? Math.min(1.4, loss * 0.8) : -0.1);
}

function watchCheck(w: Watching, event: Event): void {
  const { memory, self } = w;
  const { check } = memory;
  switch (event.type) {
    case 'check':
      memory.check = {
        skills: [...event.skills],
        target: event.target,
        chaos: 0,
        grown: 0,
        contributions: [],
        own: [],
        open: [],
      };
      return;
    case 'check-changed':
      if (event.skill) check?.skills.push(event.skill);
      return;
    case 'chaos-added':
      if (check) check.chaos = event.count;
      return;
    case 'pile-grew':
      if (check) check.grown++;
      return;
    case 'contributed':
      if (!check) return;
      if (event.seat === self && event.cards) check.own.push(...event.cards);
      else if (event.cards) shown(w, check, event.seat, event.cards);
      check.contributions.push({
        seat: event.seat,
        count: event.count,
        faceup: event.seat !== self && event.cards !== undefined,
      });
      return;
    case 'check-revealed':
      if (!check) return;
      judgeCheck(w, check, event.cards);
      memory.lastHelp = ownHelp(check);
      memory.check = null;
      return;
    default:
      return;
  }
}

/** Cards added faceup speak for themselves. */
function shown({ memory, self }: Watching, check: CheckMemory, seat: Seat, cards: readonly SkillFace[]): void {
  for (const card of cards) {
    check.open.push(card);
    gone(memory, seat, card);
    blame(memory, seat, self, check.skills.includes(skillOf(card)) ? -0.2 : 2);
  }
}

function ownHelp(check: CheckMemory): Memory['lastHelp'] {
  const sum = check.own.reduce(
    (total, face) => total + (check.skills.includes(skillOf(face)) ? faceValue(face) : -faceValue(face)),
    0,
  );
  return check.own.length === 0 ? 'none' : sum < 0 ? 'against' : sum >= 5 ? 'high' : 'low';
}

/** More cards against a check than chance explains: somebody who added cards added them. */
function judgeCheck(w: Watching, check: CheckMemory, cards: readonly SkillFace[]): void {
  const { memory, self, view } = w;
  const { belief } = w.judge();
  const against = (face: SkillFace) => !check.skills.includes(skillOf(face));
  const opposing = cards.filter(against);
  const total = opposing.length - check.grown - check.open.filter(against).length;
  const mine = check.own.filter(against).length;
  const types = new Set(opposing.map(skillOf));
  const could = (seat: Seat): boolean => [...types].some((skill) => (memory.mayHold[seat]?.[skill] ?? 1) > 0);
  const suspects = check.contributions.filter(({ count, faceup }) => count > 0 && !faceup);
  const chaos = chaosOdds(check, memory.tainted, view.chaos);
  const cardsOf = new Map(suspects.map(({ seat, count }) => [seat, count]));
  const sabotage = (seat: Seat, treason: number): readonly number[] =>
    againstOdds(cardsOf.get(seat) ?? 0, could(seat) ? treason * TREASON + (1 - treason) * MISTAKE : 0);
  const likelihood = (seen: number, who: readonly Seat[], guess: (seat: Seat) => number): number => {
    let spread = chaos;
    for (const seat of who) spread = convolve(spread, sabotage(seat, guess(seat)));
    return Math.max(1e-4, spread[Math.max(0, seen)] ?? 1e-4);
  };
  const guessOf = (seat: Seat): number => (view.players[seat]?.revealed ? 1 : (belief[seat] ?? 0.2));
  const others = suspects.map(({ seat }) => seat).filter((seat) => seat !== self);
  for (const seat of others) {
    if (view.players[seat]?.revealed) continue;
    const guilty = likelihood(total - mine, others, (each) => (each === seat ? 1 : guessOf(each)));
    const innocent = likelihood(total - mine, others, (each) => (each === seat ? 0 : guessOf(each)));
    blame(memory, seat, -1, Math.log(guilty / innocent));
  }
  if (suspects.some(({ seat }) => seat === self)) {
    const all = suspects.map(({ seat }) => seat);
    const guilty = likelihood(total, all, (each) => (each === self ? 1 : guessOf(each)));
    const innocent = likelihood(total, all, (each) => (each === self ? 0 : guessOf(each)));
    memory.against[memory.epoch] = (memory.against[memory.epoch] ?? 0) + Math.log(guilty / innocent);
  }
  for (const { seat, count } of check.contributions) blame(memory, seat, self, SIZE[Math.min(4, count)] ?? 0);
}

/** How much adding no, one, two or more cards says. */
const SIZE: readonly number[] = [-0.05, 0.35, -0.3, -0.6, -0.8];

/** How likely no, one or two of the chaos cards are against the check. */
function chaosOdds(check: CheckMemory, tainted: number, deck: number): readonly number[] {
  const share = check.skills.filter((skill) => skill !== 'treachery').length / OPEN_SKILLS.length;
  const taint = Math.min(0.6, tainted / Math.max(6, deck + 2));
  const one = taint + (1 - taint) * (1 - share);
  let spread: readonly number[] = [1];
  for (let i = 0; i < check.chaos; i++) spread = convolve(spread, [1 - one, one]);
  return spread;
}

/** The sum of two counts, each as likely as said. */
function convolve(a: readonly number[], b: readonly number[]): readonly number[] {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((p, n) => {
    b.forEach((q, m) => {
      sum[n + m] = (sum[n + m] ?? 0) + p * q;
    });
  });
  return sum;
}
