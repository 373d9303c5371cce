import { clone } from './clone';

/**
 * Makes one piece of plain JSON equal to another without replacing what is in it: whoever holds a part of it goes on
 * holding it. Much quicker than dealing cards again.
 */
export function become(one: object, other: object): void {
  if (Array.isArray(one) && Array.isArray(other)) becomeList(one, other);
  else if (isRecord(one) && isRecord(other)) becomeRecord(one, other);
}

const isRecord = (value: object): value is Record<string, unknown> => !Array.isArray(value);

/** What a value has to be replaced by; the value itself where it could be changed on the spot. */
function made(now: unknown, wanted: unknown): unknown {
  if (typeof wanted !== 'object' || wanted === null) return wanted;
  if (typeof now !== 'object' || now === null || Array.isArray(now) !== Array.isArray(wanted)) return clone(wanted);
  become(now, wanted);
  return now;
}

function becomeList(one: unknown[], other: readonly unknown[]): void {
  if (one.length > other.length) one.length = other.length;
  for (let i = 0; i < other.length; i++) if (one[i] !== other[i]) one[i] = made(one[i], other[i]);
}

function becomeRecord(one: Record<string, unknown>, other: Record<string, unknown>): void {
  let tooMany = 0;
  for (const key in other) {
    tooMany--;
    const wanted = other[key];
    const now = one[key];
    if (now === wanted && now !== undefined) continue;
    const next = made(now, wanted);
    if (next !== now || now === undefined) one[key] = next;
  }
  for (const _ in one) tooMany++;
  if (tooMany > 0) for (const key in one) if (!Object.hasOwn(other, key)) delete one[key];
}
