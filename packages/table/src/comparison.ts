import type { Decision } from '@undertow/kernel';
import { type ChangedPart, changesText, diffText, Place, type WaitingMessage } from '@undertow/protocol';
import { type Sight, viewIn } from './sight';

/** What is new to one viewer. */
export interface Compared {
  /** The patch from what it saw to what it sees, as JSON text. */
  readonly patch: string;
  readonly now: Sight;
}

/** What came of comparing what a viewer saw with what it sees. */
interface Known {
  readonly before: Sight;
  readonly now: Sight;
  readonly change: Compared | undefined;
}

/** What is new in what everybody sees. */
interface Opened {
  readonly before: Sight['open'];
  readonly now: Sight['open'];
  readonly changed: readonly ChangedPart[];
}

/** The same as text, for those who see these parts otherwise. */
interface Seen {
  readonly opened: Opened;
  readonly but: Sight['own'];
  readonly text: string;
}

/**
 * Compares what viewers see at one moment with what they saw before. What several of them see alike is one and the same
 * object in what each sees, and is compared once for all of them; what was compared ahead is not compared again. There
 * are a handful of viewers: to look through all of them is less than to keep an order.
 */
export class Comparison {
  readonly #known: Known[] = [];
  #opened: Opened | undefined;
  #seen: Seen | undefined;
  readonly #texts: string[] = [];
  readonly #questions: { readonly value: Decision; readonly text: string }[] = [];
  #waiting: { readonly value: WaitingMessage; readonly text: string } | undefined;

  /** Where the views of one game are compared: what is open and what is one's own lies at the same places. */
  constructor(private readonly views = new Place()) {}

  /** What has changed for one viewer, or nothing. */
  changed(before: Sight, now: Sight): Compared | undefined {
    for (const known of this.#known) if (known.now === now && known.before === before) return known.change;
    const change = this.#compare(before, now);
    this.#known.push({ before, now, change });
    return change;
  }

  #compare(before: Sight, now: Sight): Compared | undefined {
    if (!sameParts(before.own, now.own)) return differently(before, now);
    const opened = this.#open(before.open, now.open);
    const own = changesText(this.views.changed(before.own, now.own));
    const seen = this.#seenBut(opened, now.own);
    if (own === '' && seen === '') return undefined;
    const patch = `{${seen}${own !== '' && seen !== '' ? ',' : ''}${own}}`;
    return { patch, now: { open: opened.changed.length === 0 ? before.open : now.open, own: now.own } };
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

  /** What somebody is asked, as JSON. */
  question(value: Decision): string {
    for (const known of this.#questions) if (known.value === value) return known.text;
    const text = JSON.stringify(value);
    this.#questions.push({ value, text });
    return text;
  }

  #open(before: Sight['open'], now: Sight['open']): Opened {
    const known = this.#opened;
    if (known?.now === now && known.before === before) return known;
    this.#opened = { before, now, changed: this.views.changed(before, now) };
    return this.#opened;
  }

  /** What is new in what everybody sees, but for the parts of which a viewer has its own: mostly the same for all. */
  #seenBut(opened: Opened, but: Sight['own']): string {
    const known = this.#seen;
    if (known?.opened === opened && sameParts(known.but, but)) return known.text;
    const text = changesText(opened.changed.filter(([part]) => !(part in but)));
    this.#seen = { opened, but, text };
    return text;
  }
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
