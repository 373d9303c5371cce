import type { HintsText } from '../screens/hints';

export const hints: HintsText = {
  label: 'Hint',
  understood: 'Understood',
  noMore: 'No more hints',
  rule: 'Read the rule',
};
