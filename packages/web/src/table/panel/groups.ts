import type { AnyDecision, Ref } from '@undertow/unfathomable';
import type { Words } from '../../words/type';

/** Options of one kind, shown as one row when they would crowd the panel. */
export interface Group {
  /** `option-…` for one answer, otherwise the kind. */
  readonly key: string;
  readonly options: readonly number[];
}

const groupOf = (ref: Ref, index: number): string => {
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
      return `${ref.is}`;
  }
};

/** What ends a question rather than answers it stands at its foot. */
export const isLeaving = (ref: Ref): boolean => ref.is === 'pass';

/** The rows of a question: many kinds of options are gathered by kind, options of one kind are all shown. */
export function groupsOf(decision: AnyDecision, only: readonly number[] | null): readonly Group[] {
  const groups = new Map<string, number[]>();
  for (const [index, { ref }] of decision.options.entries()) {
    if ((only && !only.includes(index)) || isLeaving(ref)) continue;
    const key = groupOf(ref, index);
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  const gathered = [...groups].map(([key, options]) => ({ key, options }));
  const single = gathered.length === 1 || only !== null || decision.max > 1 || decision.kind !== 'action';
  return single ? gathered.flatMap(({ options }) => sameMeanings(decision, options)) : gathered;
}

/** Options that mean the same, such as two cards of one deck, are one button to be pressed twice. */
function sameMeanings(decision: AnyDecision, options: readonly number[]): Group[] {
  const alike = new Map<string, number[]>();
  for (const index of options) {
    const meaning = JSON.stringify(decision.options[index]);
    const group = alike.get(meaning);
    if (group) group.push(index);
    else alike.set(meaning, [index]);
  }
  return [...alike.values()].map((same) => ({ key: `option-${same[0]}`, options: same }));
}

export function groupTitle(key: string, words: Words): string {
  const { groups, panel } = words;
  switch (key) {
    case 'move':
      return groups.move;
    case 'attack':
      return groups.attack;
    case 'repair':
      return groups.repair;
    case 'use-skill':
      return groups.useSkillCards;
    default:
      return panel.showAll;
  }
}
