import { signal } from '@preact/signals';
import type { Language } from '../../../words/language';
import { language } from '../../../words/language';

/*
 * What follows from a choice or a test is fetched when it has happened, one outcome at a time: the page holds no
 * outcome that nobody may know yet.
 */
const told = signal<ReadonlyMap<string, string>>(new Map());
const asked = new Set<string>();

const address = (code: Language, card: string, outcome: string): string => `tales/${code}/${card}.${outcome}.txt`;

/** The words of an outcome that has happened; empty until they have come. */
export function outcomeTold(card: string, outcome: string): string {
  const at = address(language.value, card, outcome);
  if (!asked.has(at)) {
    asked.add(at);
    fetch(at)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(at))))
      .then((text) => {
        told.value = new Map(told.value).set(at, text);
      })
      .catch(() => asked.delete(at));
  }
  return told.value.get(at) ?? '';
}
