import type { HintsText } from '../screens/hints';

export const hints: HintsText = {
  label: 'Hinweis',
  understood: 'Verstanden',
  noMore: 'Keine Hinweise mehr',
  rule: 'Regel lesen',
};
