import type { CheckView } from '@undertow/unfathomable';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { Text } from '../words/tokens';
import { type Result, stakesOf } from './stakes';

/** What success, partial success and failure do, before anybody adds a card; once it is over, what came of it. */
export function StakesOf({ check, result }: { readonly check: CheckView; readonly result: Result | null }) {
  const text = tableText.value.check;
  const { results, rest } = stakesOf(gameWords.value.describe(check.source));
  const listed = Object.keys(results).length > 0;
  const least = check.partial ?? check.target;
  const boxes: readonly (readonly [Result, string])[] = [
    ['pass', text.orMore(check.target)],
    ...(check.partial === null ? [] : [['partial', text.between(check.partial, check.target - 1)] as const]),
    ['fail', text.under(least)],
  ];
  return (
    <div class="stakes">
      {listed && (
        <ul>
          {boxes.map(([each, when]) => (
            <li key={each} class={`stake ${each}${result !== null && result !== each ? ' missed' : ''}`}>
              <b>{text.results[each]}</b> <small>{when}</small>
              <p>
                <Text value={results[each] ?? text.nothing} still />
              </p>
            </li>
          ))}
        </ul>
      )}
      {rest !== '' && (
        <p class="stakes-rest">
          {listed && <small>{text.anyway} </small>}
          <Text value={rest} still />
        </p>
      )}
    </div>
  );
}
