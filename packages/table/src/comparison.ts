import { type ChangedPart, changedParts, diffText, patchText, type WaitingMessage } from '@undertow/protocol';
import { type Sight, viewIn } from './sight';

interface Known<T> {
  readonly before: unknown;
  readonly change: T;
}

/** What is new to one viewer. */
export interface Compared {
  /** The patch from what it saw to what it sees, as JSON text. */
  readonly patch: string;
  readonly now: Sight;
}

/**
 * Compares what viewers see at one moment with what they saw before. What several of them see alike is one and the same
 * object in what each sees, and is compared once for all of them; what was compared ahead is not compared again.
 */
export class Comparison {
  readonly #sights = new Map<Sight, Known<Compared | undefined>>();
  readonly #open = new Map<unknown, Known<readonly ChangedPart[]>>();
  readonly #shared = new Map<unknown, Known<string | undefined>>();
  readonly #texts: string[] = [];
  #waiting: { readonly value: WaitingMessage; readonly text: string } | undefined;

  /** What has changed for one viewer, or nothing. */
  changed(before: Sight, now: Sight): Compared | undefined {
    const known = this.#sights.get(now);
    if (known && known.before === before) return known.change;
    const change = this.#compare(before, now);
    this.#sights.set(now, { before, change });
    return change;
  }

  #compare(before: Sight, now: Sight): Compared | undefined {
    if (!sameParts(before.own, now.own)) return differently(before, now);
    const open = this.#openChanges(before.open, now.open);
    const own = changedParts(before.own, now.own, this.#ownPart);
    const seen = open.filter(([part]) => !(part in now.own));
    const patch = patchText(own.length === 0 ? seen : [...seen, ...own]);
    if (patch === undefined) return undefined;
    return { patch, now: { open: open.length === 0 ? before.open : now.open, own: now.own } };
  }

  /** One text for all who are told the same: they are kept for whoever comes back, and so kept once. */
  alike(text: string): string {
    for (const known of this.#texts) if (known === text) return known;
    this.#texts.push(text);
    return text;
  }

  /** Whom we wait for, as JSON: all are told the same. */
  waiting(value: WaitingMessage): string {
    if (this.#waiting?.value !== value) this.#waiting = { value, text: JSON.stringify(value) };
    return this.#waiting.text;
  }

  #openChanges(before: Sight['open'], now: Sight['open']): readonly ChangedPart[] {
    const known = this.#open.get(now);
    if (known && known.before === before) return known.change;
    const change = changedParts(before, now, this.#ownPart);
    this.#open.set(now, { before, change });
    return change;
  }

  readonly #ownPart = (before: unknown, now: unknown): string | undefined => diffText(before, now, this.#part);

  readonly #part = (before: unknown, now: unknown): string | undefined => {
    if (typeof now !== 'object') return diffText(before, now);
    const known = this.#shared.get(now);
    if (known && known.before === before) return known.change;
    const change = diffText(before, now);
    this.#shared.set(now, { before, change });
    return change;
  };
}

function sameParts(before: Sight['own'], now: Sight['own']): boolean {
  for (const part in before) if (!(part in now)) return false;
  for (const part in now) if (!(part in before)) return false;
  return true;
}

/** Where other parts are a viewer's own than before, all of it is compared. */
function differently(before: Sight, now: Sight): Compared | undefined {
  const patch = diffText(viewIn(before), viewIn(now));
  return patch === undefined ? undefined : { patch, now };
}
