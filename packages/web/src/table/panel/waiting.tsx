import { hrefTo } from '../../app/router';
import { Crisis } from '../../games/unfathomable/panel/crisis';
import { usePeople } from '../../games/unfathomable/people';
import { words } from '../../words/language';
import { usePlay } from '../play';

/** Nothing is asked: say whom we wait for, where that is open. */
export function Waiting() {
  const { waiting, over, view, you, table } = usePlay();
  const { nameOf } = usePeople();
  const { turn, over: end } = words.value;
  if (over.value) {
    const { ending } = view.value;
    return (
      <div class="slip waiting" data-over>
        <h2>{end.title}</h2>
        {ending && you !== null && <p>{ending.winners.includes(you) ? end.won : end.lost}</p>}
        {table && (
          <a class="button primary" href={hrefTo('end', table)}>
            {end.toEnd}
          </a>
        )}
      </div>
    );
  }
  const others = waiting.value.seats.filter((seat) => seat !== you);
  return (
    <>
      <div class="waiting-line">
        <span class="hourglass" aria-hidden="true" />
        <p>
          {waiting.value.window !== null
            ? turn.waitingForResponses
            : others.length > 0
              ? turn.waitingFor(others.map(nameOf))
              : turn.waiting}
        </p>
      </div>
      <Crisis />
    </>
  );
}
