import { counter } from '../plural';
import type { RulesText } from '../screens/rules';

const count = counter('en');

export const rules: RulesText = {
  book: 'Rulebook',
  guide: 'How to play',
  search: 'Search the rules',
  found: (n) => count(n, { one: '# rule found', other: '# rules found' }),
  nothing: 'No rule mentions this.',
  chapters: 'Chapters',
  linkTo: (rule) => `Link to rule ${rule}`,
};
