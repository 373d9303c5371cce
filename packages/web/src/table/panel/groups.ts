import type { Decision } from '@undertow/kernel';
import type { TablePage } from '../../game-page';

/** Options of one kind, shown as one row when they would crowd the panel. */
export interface Group {
  /** `option-…` for one answer, otherwise the kind. */
  readonly key: string;
  readonly options: readonly number[];
}

/** The rows of a question: many kinds of options are gathered by kind, options of one kind are all shown. */
export function groupsOf(
  { grouping, leaving }: Pick<TablePage, 'grouping' | 'leaving'>,
  decision: Decision,
  only: readonly number[] | null,
): readonly Group[] {
  const groups = new Map<string, number[]>();
  for (const [index, { ref }] of decision.options.entries()) {
    if ((only && !only.includes(index)) || leaving?.(ref)) continue;
    const key = grouping?.kindOf(ref, index) ?? '';
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  const gathered = [...groups].map(([key, options]) => ({ key, options }));
  const gathers = grouping?.gathers(decision) ?? false;
  const single = gathered.length === 1 || only !== null || decision.max > 1 || !gathers;
  return single ? gathered.flatMap(({ options }) => sameMeanings(decision, options)) : gathered;
}

/** Options that mean the same, such as two cards of one deck, are one button to be pressed twice. */
function sameMeanings(decision: Decision, options: readonly number[]): Group[] {
  const alike = new Map<string, number[]>();
  for (const index of options) {
    const meaning = JSON.stringify(decision.options[index]);
    const group = alike.get(meaning);
    if (group) group.push(index);
    else alike.set(meaning, [index]);
  }
  return [...alike.values()].map((same) => ({ key: `option-${same[0]}`, options: same }));
}
