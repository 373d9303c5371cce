import type { HintsText } from '../screens/hints';

export const hints: HintsText = {
  label: 'Подсказка',
  understood: 'Понятно',
  noMore: 'Больше не подсказывать',
  rule: 'Прочесть правило',
};
