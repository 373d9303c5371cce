import type { Ref } from '@undertow/unfathomable';
import type { Grouping } from '../../../game-page';
import { words } from '../../../words/language';
import type { Unfathomable } from '../play';
import { tableText } from '../words/text';

/** What ends a question rather than answers it stands at its foot. */
export const isLeaving = (ref: Ref): boolean => ref.is === 'pass';

function kindOf(ref: Ref, index: number): string {
  switch (ref.is) {
    case 'move':
    case 'attack':
    case 'repair':
      return ref.is;
    case 'use':
      return ref.source.startsWith('skill:') ? 'use-skill' : `use-${index}`;
    case 'pass':
    case 'reveal':
    case 'rescue':
    case 'trade':
    case 'defeat-passenger':
      return `${ref.is}-${index}`;
    default:
      return ref.is;
  }
}

function title(kind: string): string {
  const { groups } = tableText.value;
  switch (kind) {
    case 'move':
      return groups.move;
    case 'attack':
      return groups.attack;
    case 'repair':
      return groups.repair;
    case 'use-skill':
      return groups.useSkillCards;
    default:
      return words.value.panel.showAll;
  }
}

/** One's actions come in so many kinds that each kind gets one row. */
export const grouping: Grouping<Unfathomable> = {
  kindOf,
  gathers: ({ kind }) => kind === 'action',
  title,
  hint: (kind) => (kind === 'use-skill' ? words.value.panel.tapCard : words.value.panel.tapPlace),
};
