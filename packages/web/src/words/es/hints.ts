import type { HintsText } from '../screens/hints';

export const hints: HintsText = {
  label: 'Consejo',
  understood: 'Entendido',
  noMore: 'Sin más consejos',
  rule: 'Leer la regla',
};
