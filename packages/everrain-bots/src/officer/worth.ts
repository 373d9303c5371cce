// What crew, coin, upgrades and treasures are worth to this captain now.
import { crewStat, spareTrack, traitsOf, wagesDue } from '@undertow/everrain';
import { type CrewMember, destroyedCount, type Situation, stepsLeft } from './situation';

const ACT_ENDS: readonly number[] = [4, 8, 12];

/** How near the End of the Act is that is next, in steps of whoever is ahead; far where there is none. */
export function stepsToWages({ view: { tracks, pendingActs } }: Situation): number {
  if (pendingActs.length > 0) return 0;
  const ahead = Math.max(tracks.ours, tracks.theirs);
  const space = ACT_ENDS.find((each) => each > ahead);
  return space === undefined || space >= tracks.end ? 99 : space - ahead;
}

/** It is asked for again and again while one question is weighed. */
const chests = new WeakMap<Situation, number>();

/** Coin nobody touches: who is not paid leaves, and a ship without crew is lost (E6.17, E6.20). */
export function wageChest(s: Situation): number {
  let chest = chests.get(s);
  if (chest === undefined) {
    const steps = stepsToWages(s);
    const share = steps <= 1 ? 1 : steps === 2 ? 0.8 : steps <= 4 ? 0.4 : 0;
    chest = share * wagesDue(s.aboard, s.seat) * s.taste.pay;
    chests.set(s, chest);
  }
  return chest;
}

/** What could be spent without touching it. */
export const spendable = (s: Situation): number => s.me.coin - wageChest(s);

/** Coin to keep for wages, repairs and more hands. */
export const reserve = (s: Situation): number =>
  wageChest(s) +
  s.taste.thrift * Math.min(20, 5 + 2 * destroyedCount(s)) +
  (s.me.crew.length < 3 ? s.taste.thrift * 10 : 0);

/** What one coin is worth: much while there are few, little when there is nothing left to save for. */
export function coinWorth(s: Situation): number {
  if (stepsLeft(s) <= 2) return 0.35 * s.taste.coin;
  return (s.me.coin < reserve(s) ? 1.2 : s.me.coin > reserve(s) + 40 ? 0.5 : 0.75) * s.taste.coin;
}

/** What it is worth that somebody suffers so many gems less; life itself when the track is nearly full. */
export function relief(s: Situation, crew: CrewMember, gem: 'strain' | 'trauma', count: number): number {
  const spare = spareTrack(s.aboard, crew);
  const fear = spare <= 1 ? 3 : spare <= 2 ? 1.8 : spare <= 3 ? 1.2 : 0.8;
  return Math.min(count, crew[gem]) * s.taste[gem] * fear;
}

/** What it costs that somebody suffers so many gems. */
export function harm(s: Situation, crew: CrewMember, gem: 'strain' | 'trauma', count: number): number {
  const spare = spareTrack(s.aboard, crew);
  if (count >= spare) return s.taste.crewLife + (s.me.crew.length === 1 ? 60 : 0);
  const left = spare - count;
  return count * s.taste[gem] * (left <= 1 ? 2.5 : left <= 2 ? 1.6 : 1);
}

/** Who is missed most, and who least. */
export function crewWorth(s: Situation, crew: CrewMember): number {
  const { dice, island, port, kind } = s.content.crew(crew.board);
  let worth = dice * 4 + island + port + spareTrack(s.aboard, crew) * 2 + (kind === 'shellback' ? 6 : 0);
  for (const trait of traitsOf(s.aboard, crew)) worth += s.content.trait(trait).sign === 'negative' ? -4 : 4;
  return worth + crewStat(s.aboard, s.seat, crew, 'helm') * 3;
}

export function boardWorth(s: Situation, board: string): number {
  const { dice, island, port, track, kind } = s.content.crew(board);
  const missing = [0, 60, 34, 24, 14][Math.min(4, s.me.crew.length + 1)] ?? 14;
  return missing + dice * 3 + (island + port) / 2 + (track - 6) * 2 + (kind === 'shellback' ? 6 : 0);
}
