import type { LanguageCode } from '@undertow/language';
import { content } from '../content';
import type { EventCard } from '../content/card';
import { languages, tales } from './all';
import { outcomesOf, outcomeText } from './describe';
import type { Language } from './language';
import { lookUp } from './lookups';
import type { Scene, Scenes } from './scene';

function optionsOf(
  { resolution }: EventCard,
  labels: Readonly<Record<string, string>>,
  { rules }: Language,
): Scene['options'] {
  if (resolution.type !== 'choice') return undefined;
  return resolution.options.map(({ id, requires }) => ({
    id,
    label: lookUp(labels, id) ?? id,
    ...(requires ? { requires: rules.requirement(requires) } : {}),
  }));
}

/** The faces of all event cards in one language, as a page may hold them. */
export function scenesOf(code: LanguageCode): Scenes {
  const language = languages[code];
  const scenes: Record<string, Scene> = {};
  for (const card of content.cards) {
    const words = lookUp(tales[code], card.id);
    const { resolution, deck, story } = card;
    const options = optionsOf(card, words?.options ?? {}, language);
    scenes[card.id] = {
      name: words?.name ?? card.id,
      scene: words?.scene ?? '',
      deck,
      type: resolution.type,
      ...(resolution.type === 'test' ? { value: resolution.value } : {}),
      ...(options ? { options } : {}),
      ...(story ? { story: story.story } : {}),
    };
  }
  return scenes;
}

/** What is told once an outcome is known, each under a name of its own: `knocking-below.open`. */
export function sealedOf(code: LanguageCode): Readonly<Record<string, string>> {
  const sealed: Record<string, string> = {};
  for (const card of content.cards) {
    for (const outcome of outcomesOf(card)) {
      sealed[`${card.id}.${outcome}`] = outcomeText(card, outcome, lookUp(tales[code], card.id), languages[code]);
    }
  }
  return sealed;
}
