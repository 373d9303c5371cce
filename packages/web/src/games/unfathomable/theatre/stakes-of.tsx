import type { CheckView } from '@undertow/unfathomable';
import { type AtStake, atStake } from '@undertow/unfathomable/words';
import { RESOURCE_SHAPES } from '../board/art';
import { MOST_RESOURCE, RESOURCES } from '../board/ids';
import { usePlay } from '../play';
import { Sign } from '../signs';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { Text } from '../words/tokens';
import { type Result, stakesOf } from './stakes';

/** How the dials would stand: "5 → 4". */
function Dials({ changes }: { readonly changes: AtStake['pass'] }) {
  const { dials } = usePlay().view.value;
  const { names } = gameWords.value;
  const changed = RESOURCES.flatMap((resource) => {
    const by = changes?.[resource] ?? 0;
    const now = Math.max(0, Math.min(MOST_RESOURCE, dials[resource] + by));
    return now === dials[resource] ? [] : [{ resource, now }];
  });
  if (changed.length === 0) return null;
  return (
    <ul class="stake-dials">
      {changed.map(({ resource, now }) => (
        <li key={resource} class={now < dials[resource] ? 'falls' : 'rises'}>
          <Sign path={RESOURCE_SHAPES[resource]} of={resource} />
          <span class="hidden-text">{names.resources[resource]}</span> {dials[resource]} → {now}
        </li>
      ))}
    </ul>
  );
}

/** On a card it goes on after a colon, here it begins a line. */
const begun = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What success, partial success and failure do, before anybody adds a card; once it is over, what came of it. */
export function StakesOf({ check, result }: { readonly check: CheckView; readonly result: Result | null }) {
  const text = tableText.value.check;
  const { results, rest } = stakesOf(gameWords.value.describe(check.source));
  const stake = atStake(check.source);
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
            <li key={each} data-read class={`stake ${each}${result !== null && result !== each ? ' missed' : ''}`}>
              <b>{text.results[each]}</b> <small>{when}</small>
              <p>
                <Text value={begun(results[each] ?? text.nothing)} still />
              </p>
              {result === null && <Dials changes={stake[each] ?? {}} />}
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
