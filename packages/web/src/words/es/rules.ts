import { counter } from '../plural';
import type { RulesText } from '../screens/rules';

const count = counter('es');

export const rules: RulesText = {
  book: 'Reglamento',
  guide: 'Cómo se juega',
  search: 'Buscar en las reglas',
  found: (n) => count(n, { one: '# regla encontrada', other: '# reglas encontradas' }),
  nothing: 'Ninguna regla menciona esto.',
  chapters: 'Capítulos',
  linkTo: (rule) => `Enlace a la regla ${rule}`,
};
