import type { Content, EventCard } from '../card';
import { EVENT_DECKS } from '../ids';
import { beginsOf } from '../walk';

/** Event cards and the stories they tell. */
export function cardFaults(content: Content): string[] {
  const faults = content.cards.flatMap((card) => shapeFaults(content, card));
  for (const deck of EVENT_DECKS) {
    if (!content.cards.some((card) => card.deck === deck && !card.story)) faults.push(`the ${deck} deck is empty`);
  }
  return [...faults, ...storyFaults(content)];
}

function shapeFaults({ ports }: Content, { id, deck, resolution }: EventCard): string[] {
  const faults: string[] = [];
  if (resolution.type === 'choice') {
    const names = resolution.options.map((option) => option.id);
    if (names.length < 2) faults.push(`card ${id} leaves no choice`);
    if (new Set(names).size < names.length) faults.push(`card ${id} has two options of one name`);
    if (resolution.options.every(({ requires }) => requires)) faults.push(`card ${id} may bar every option`);
  }
  if (resolution.type === 'passenger') {
    if (deck !== 'denizen') faults.push(`card ${id}: passengers wait in ports`);
    if (!ports.some((port) => port.id === resolution.to)) faults.push(`card ${id}: no port ${resolution.to}`);
  }
  return faults;
}

/** E9.9: a trigger begins the journey, the journey leads to the epilogue, the epilogue to nothing. */
function storyFaults({ cards }: Content): string[] {
  const faults: string[] = [];
  const numbered = new Map<number, EventCard>();
  for (const card of cards) {
    if (!card.story) continue;
    if (numbered.has(card.story.number)) faults.push(`two cards have the number ${card.story.number}`);
    numbered.set(card.story.number, card);
  }
  const begunBy = new Map<number, EventCard[]>();
  for (const card of cards) {
    for (const number of new Set(beginsOf(card))) begunBy.set(number, [...(begunBy.get(number) ?? []), card]);
  }
  for (const [number, by] of begunBy) {
    if (!numbered.has(number)) faults.push(`card ${by[0]?.id} begins ${number}, which there is not`);
    if (by.length > 1) faults.push(`number ${number} is begun by ${by.map(({ id }) => id).join(' and ')}`);
  }
  for (const [number, { id, story }] of numbered) {
    const by = begunBy.get(number)?.[0];
    if (!by || !story) faults.push(`nothing leads to card ${id}`);
    else if (story.step === 'journey' && by.story) faults.push(`card ${id} is a journey begun by a numbered card`);
    else if (story.step === 'epilogue' && (by.story?.step !== 'journey' || by.story.story !== story.story)) {
      faults.push(`card ${id} is not reached from its own journey`);
    }
    if (story?.step === 'epilogue' && begunBy.size > 0 && beginsAnything(cards, id)) {
      faults.push(`card ${id} ends its story and yet begins another`);
    }
  }
  return [...faults, ...threefold(cards)];
}

const beginsAnything = (cards: readonly EventCard[], id: string): boolean =>
  cards.some((card) => card.id === id && beginsOf(card).length > 0);

function threefold(cards: readonly EventCard[]): string[] {
  const steps = new Map<string, string[]>();
  for (const { story } of cards) if (story) steps.set(story.story, [...(steps.get(story.story) ?? []), story.step]);
  return [...steps].flatMap(([story, found]) =>
    found.toSorted().join() === 'epilogue,journey' ? [] : [`story ${story} consists of ${found.join(', ')}`],
  );
}
