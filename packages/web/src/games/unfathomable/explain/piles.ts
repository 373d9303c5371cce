import type { KnownCard, View } from '@undertow/unfathomable';
import { SKILLS } from '../board/ids';
import { inspect } from '../cards/inspect';
import { gameWords } from '../words/game-words';
import { nameOfSkillFace } from '../words/naming';
import { tableText } from '../words/text';
import { type Thing, thingsText } from '../words/things';
import type { Standing } from './thing';

/** A deck: how many cards it has, what lies on top of its discards, and what one knows of it. */
export function ofPile(asked: string, thing: Thing, view: View): Standing {
  const skill = SKILLS.find((each) => asked === `deck:${each}`);
  if (skill) return ofSkill(skill, view);
  const { decks } = tableText.value;
  switch (thing) {
    case 'deck:chaos':
      return counted(decks.chaos, view.chaos);
    case 'deck:mythos':
      return ofMythos(view);
    case 'deck:waypoint':
      return counted(decks.waypoint, view.waypoints.count, known('waypoint', view));
    case 'deck:spell':
      return counted(decks.spell, view.spells.count, known('spell', view));
    case 'deck:item':
      return counted(decks.item, view.items.count, known('item', view));
    case 'deck:damage':
      return counted(decks.damage, view.damage.count);
    case 'deck:loyalty':
      return counted(decks.loyalty, view.loyaltyDeck);
    default:
      return { name: decks.title };
  }
}

function counted(name: string, count: number, ...more: readonly string[]): Standing {
  const { decks } = tableText.value;
  const now = [decks.cards(count), ...more].filter((part) => part !== '').join('. ');
  return { name: thingsText.value.names.deck(name), now };
}

/** What this viewer remembers of a deck, with its place from the top. */
function known(deck: KnownCard['deck'], view: View): string {
  const cards = view.known.filter((card) => card.deck === deck);
  if (cards.length === 0) return '';
  const names = cards.map(({ at, card }) => `${at + 1}. ${gameWords.value.sourceName(`${deck}:${card}`)}`);
  return `${tableText.value.decks.known}: ${names.join(', ')}`;
}

function ofSkill(skill: (typeof SKILLS)[number], view: View): Standing {
  const { decks } = tableText.value;
  const { names } = gameWords.value;
  const { count, top } = view.skills[skill];
  return {
    ...counted(
      names.skills[skill],
      count,
      top === null ? decks.noDiscard : decks.topDiscard(nameOfSkillFace(top, names)),
    ),
    ...(top !== null && { read: { label: thingsText.value.readTop, open: () => inspect({ face: top }) } }),
  };
}

function ofMythos(view: View): Standing {
  const { decks } = tableText.value;
  const { count, top } = view.mythos;
  const discards = top === null ? decks.noDiscard : decks.topDiscard(gameWords.value.names.mythos[top].name);
  return {
    ...counted(decks.mythos, count, discards, known('mythos', view)),
    ...(top !== null && {
      read: { label: thingsText.value.readTop, open: () => inspect({ source: `mythos:${top}` }) },
    }),
  };
}
