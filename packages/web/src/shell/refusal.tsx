import { hrefTo } from '../app/router';
import type { Refused } from '../net/http';
import { words } from '../words/language';
import { refusalText } from '../words/screens/refusals';

interface Props {
  readonly refused: Pick<Refused, 'reason' | 'rule'>;
  /** Whose rulebook has the rule. */
  readonly game?: string;
}

/** Why something was not done, and by which rule. */
export function Refusal({ refused: { reason, rule }, game }: Props) {
  if (!refusalText.ready()) return null;
  return (
    <>
      {refusalText.value[reason]}
      {rule !== undefined && game !== undefined && (
        <>
          {' '}
          <a href={hrefTo('rules', game, rule)}>{words.value.panel.rule(rule)}</a>
        </>
      )}
    </>
  );
}
