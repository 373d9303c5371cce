import type { HintsText } from '../screens/hints';

export const hints: HintsText = {
  label: 'Tipp',
  understood: 'Verstanden',
  noMore: 'Keine Tipps mehr',
  rule: 'Regel lesen',
};
