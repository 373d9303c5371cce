import type { AnyDecision, Ref } from '@undertow/unfathomable';
import type { Words } from '../words/type';

/** Options of one kind, shown as one row when they would crowd the panel. */
export interface Group {
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
  const single = gathered.length === 1 || only !== null || decision.max > 1;
  return single
    ? gathered.flatMap(({ options }) => options.map((index) => ({ key: `option-${index}`, options: [index] })))
    : gathered;
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
