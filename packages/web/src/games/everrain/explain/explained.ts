import type { View } from '@undertow/everrain';
import type { Explained } from '../../../game-page';
import type { Language } from '../../../words/language';
import { gameWords, pageWords } from '../words';
import { type OwnThing, THINGS, type Thing, type ThingsText } from '../words/things/type';
import { RULES } from './rules';
import { standing, zoneNow } from './standing';

export type Explain = (asked: string, view: View) => Explained | null;

const TEXT: Readonly<Record<Language, () => Promise<ThingsText>>> = {
  en: async () => (await import('../words/things/en')).things,
  de: async () => (await import('../words/things/de')).things,
  es: async () => (await import('../words/things/es')).things,
  ru: async () => (await import('../words/things/ru')).things,
};

const named = (thing: Thing, names: ThingsText['names']): thing is OwnThing => thing in names;

function nameOf(thing: Thing, { names }: ThingsText): string {
  if (named(thing, names)) return names[thing];
  const { orders, hexes, nodes } = gameWords.value.terms;
  const terms: Readonly<Record<string, string>> = {
    ...prefixed('rider', pageWords.value.tracks.riders),
    ...prefixed('order', orders),
    ...prefixed('hex', hexes),
    ...prefixed('node', nodes),
  };
  return terms[thing] ?? '';
}

const prefixed = (kind: string, names: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`${kind}:${id}`, name]));

/** A thing on the table for whoever asks what it is: its name, how it stands, what it is for and how it ends. */
export async function explainedIn(code: Language): Promise<Explain> {
  const text = await TEXT[code]();
  return (asked, view) => {
    const zone = zoneNow(asked, view, text);
    const thing = zone?.thing ?? THINGS.find((each) => each === asked);
    if (!thing) return null;
    const now = zone?.now ?? standing(thing, view, text);
    return { name: nameOf(thing, text), ...(now !== undefined && { now }), ...text.things[thing], rule: RULES[thing] };
  };
}
