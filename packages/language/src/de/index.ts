// How German builds sentences from parts.
import { plural } from '../plural';
import { capital } from '../sentences';

export { capital, paragraph, sentence, signed, whole } from '../sentences';

/** The infinitive, as it follows „du darfst“ and „um“. */
interface Infinitive {
  readonly bare: string;
  readonly zu: string;
}

/** A part of a sentence without capital and full stop. */
export interface Clause {
  /** „lege 1 Karte ab“, or with a subject of its own: „jeder Mensch legt 1 Karte ab“. */
  readonly main: string;
  /** After something that comes first: „danach lege 1 Karte ab“, „danach legt jeder Mensch 1 Karte ab“. */
  readonly next: string;
  /** Nothing if there is another subject. */
  readonly inf?: Infinitive;
  /** Holds only under a condition, which can be joined to another one. */
  readonly only?: { readonly condition: string; readonly next: string };
  /** One verb with its object, so that orders with the same verb can share it. */
  readonly simple?: { readonly verb: Verb; readonly object: string };
  /** Has parts of its own, so that what follows must be set off clearly. */
  readonly long: boolean;
}

// --- verbs

export interface Verb {
  /** The imperative, and what stands at the end of its sentence: „lege … ab“. */
  readonly order: string;
  readonly end: string;
  readonly bare: string;
  readonly zu: string;
}

/** „senke“, „senken“. */
export const verb = (order: string, bare: string): Verb => ({ order, end: '', bare, zu: `zu ${bare}` });

/** A verb that parts: „lege … ab“, „ablegen“, „abzulegen“. */
export const parted = (end: string, order: string, bare: string): Verb => ({
  order,
  end,
  bare: `${end}${bare}`,
  zu: `${end}zu${bare}`,
});

/** „lass … vorrücken“. */
export const letting = (bare: string): Verb => ({
  order: 'lass',
  end: bare,
  bare: `${bare} lassen`,
  zu: `${bare} zu lassen`,
});

/** „erhöhe oder senke“, „zu erhöhen oder zu senken“: two simple verbs with one object. */
export const either = (one: Verb, other: Verb): Verb => ({
  order: `${one.order} oder ${other.order}`,
  end: '',
  bare: `${one.bare} oder ${other.bare}`,
  zu: `${one.zu} oder ${other.zu}`,
});

const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** An order; `tail` follows the verb: „repariere dein Feld, ohne Karten abzulegen“. */
export function order(verb: Verb, object = '', tail = ''): Clause {
  const main = `${words(verb.order, object, verb.end)}${tail}`;
  return {
    main,
    next: main,
    inf: { bare: `${words(object, verb.bare)}${tail}`, zu: `${words(object, verb.zu)}${tail}` },
    ...(object !== '' && tail === '' ? { simple: { verb, object } } : {}),
    long: false,
  };
}

/** Somebody or something does something: „jeder Mensch“, „legt“, „1 Karte ab“. */
export const fact = (subject: string, does: string, rest = ''): Clause => ({
  main: words(subject, does, rest),
  next: words(does, subject, rest),
  long: false,
});

/** A whole sentence that starts with a condition or has one inside; after something else it needs a new start. */
export const statement = (text: string): Clause => ({
  main: text,
  next: `gilt: ${capital(text)}`,
  long: true,
});

export const long = (clause: Clause): Clause => ({ ...clause, long: true });

/** All forms of a clause changed alike. */
export const changed = ({ main, next, inf, long: parts }: Clause, change: (text: string) => string): Clause => ({
  main: change(main),
  next: change(next),
  ...(inf === undefined ? {} : { inf: { bare: change(inf.bare), zu: change(inf.zu) } }),
  long: parts,
});

// --- joining

/** „a, b und c“; with a comma before the last one if the part before it ends a clause of its own. */
export function list(parts: readonly string[], word: 'und' | 'oder'): string {
  const before = parts.slice(0, -1);
  const last = parts.at(-1) ?? '';
  if (before.length === 0) return last;
  return `${before.join(', ')}${before.at(-1)?.includes(',') ? ',' : ''} ${word} ${last}`;
}

/** Neighbours with the same verb share it: „lass 1 Tiefes Wesen in der Messe und 1 Tiefes Wesen auf der Brücke erscheinen“. */
function shared(parts: readonly Clause[], word: 'und' | 'oder'): readonly Clause[] {
  const groups: { first: Clause; objects: string[] }[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.first.simple && last.first.simple.verb === part.simple?.verb) last.objects.push(part.simple.object);
    else groups.push({ first: part, objects: part.simple ? [part.simple.object] : [] });
  }
  return groups.map(({ first, objects }) =>
    first.simple && objects.length > 1 ? order(first.simple.verb, list(objects, word)) : first,
  );
}

/** Several orders with one conjunction; the infinitive stays only if every part has one. */
export function joined(given: readonly Clause[], word: 'und' | 'oder'): Clause {
  const parts = shared(given, word);
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const infs = parts.flatMap(({ inf }) => (inf === undefined ? [] : [inf]));
  const each = (form: (inf: Infinitive) => string): string => list(infs.map(form), word);
  return {
    main: list(
      parts.map(({ main }) => main),
      word,
    ),
    next: list(
      parts.map(({ next }) => next),
      word,
    ),
    ...(infs.length === parts.length ? { inf: { bare: each(({ bare }) => bare), zu: each(({ zu }) => zu) } } : {}),
    long: parts.some((part) => part.long),
  };
}

/** „wähle einen Monarchen und würfle“; „wähle einen Monarchen, danach legt jeder Mensch …“. */
export function followed(first: Clause, next: Clause): Clause {
  if (next.inf !== undefined) return long(joined([first, next], 'und'));
  return long(changed(first, (text) => `${text}, danach ${next.next}`));
}

/** „falls du das tust, lege …“; two conditions become one: „falls du das tust und die Probe gelingt, …“. */
export const under = (condition: string, { only, next }: Clause): string =>
  only ? `falls ${condition} und ${only.condition}, ${only.next}` : `falls ${condition}, ${next}`;

/** Without what would let its condition be joined: what follows with „sonst“ must not depend on both. */
export const apart = ({ only: _, ...clause }: Clause): Clause => clause;

export const ifDone = (clause: Clause): string => under('du das tust', clause);

// --- sentences

/** A whole sentence after a colon starts with a capital. */
export const colon = (before: string, text: string): string => `${before}: ${capital(text)}`;

/** The title of a card inside a sentence: „Verdorren“. One that has quotes of its own keeps them; inside others they are single. */
export const quoted = (name: string): string =>
  /^„[^„“]*“$/.test(name) ? name : `„${name.replaceAll('„', '‚').replaceAll('“', '‘')}“`;

// --- numbers

export type Counted = readonly [one: string, other: string];

export const numbered = (n: number, [one, other]: Counted): string => plural('de', n, { one, other });

/** The number and its word. */
export const count = (n: number, forms: Counted): string => `${n} ${numbered(n, forms)}`;

const TIMES: readonly string[] = ['', 'einmal', 'zweimal', 'dreimal', 'viermal'];

/** „zweimal“, „21-mal“. */
export const times = (n: number): string => TIMES[n] || `${n}-mal`;

/** „bis zu 3“, „höchstens 1“, with what is counted. */
export const upTo = (n: number, what: string): string => `${n === 1 ? 'höchstens' : 'bis zu'} ${what}`;
