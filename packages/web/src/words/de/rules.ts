import { counter } from '../plural';
import type { RulesText } from '../screens/rules';

const count = counter('de');

export const rules: RulesText = {
  book: 'Regelbuch',
  guide: 'So wird gespielt',
  search: 'Regeln durchsuchen',
  found: (n) => count(n, { one: '# Regel gefunden', other: '# Regeln gefunden' }),
  nothing: 'Dazu gibt es keine Regel.',
  chapters: 'Kapitel',
  linkTo: (rule) => `Link zu Regel ${rule}`,
};
