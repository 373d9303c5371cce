// Before the voyage: characters, the first cards, improvements.
import { CHARACTERS, type CharacterId } from '@undertow/unfathomable';
import { because, type Handler, one, topPicks } from '../answer';
import { drawWish } from '../cards';
import { improves } from '../ship';

/** Who sails well: by how often the humans arrived with them when everybody came aboard by lot. */
const CAST: Readonly<Record<CharacterId, number>> = {
  arjun: 9,
  beatrice: 8.7,
  svetlana: 8.5,
  william: 8.3,
  edmund: 8,
  keilani: 5,
  samira: 4.5,
  ishmael: 3,
  jamie: 2,
  jeanne: 2,
};

export const chooseCharacter: Handler = (s, decision) =>
  one(decision, (ref) =>
    ref.is === 'character' ? CAST[ref.character] + s.chance(`cast ${CHARACTERS.indexOf(ref.character)}`) * 3 : 0,
  );

export const drawTypes: Handler = (s, decision) => {
  const picks = topPicks(decision, (ref, index) => (ref.is === 'skill' ? drawWish(s, ref.skill) - index * 0.01 : 0));
  return { picks, why: () => because({ key: 'draw-cards', args: { count: picks.length } }) };
};

export const improvement: Handler = (s, decision) =>
  one(decision, (ref) => {
    const skill = ref.is === 'item' ? improves(ref.item) : undefined;
    return skill ? drawWish(s, skill) : 0;
  });
