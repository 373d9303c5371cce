import { hrefTo } from '../../app/router';
import { words } from '../../words/language';
import { usePeople } from '../people';
import { useShown } from '../play';
import { TakeBackButton } from '../take-back';

/** Nothing is asked: say whom we wait for, where that is open. */
export function Waiting() {
  const { page, play } = useShown();
  const { waiting, over, view, you, table } = play;
  const { calledOf } = usePeople();
  const { turn, over: end } = words.value;
  if (over.value) {
    const won = you === null ? null : page.won(view.value, you);
    return (
      <div class="slip waiting" data-over>
        <h2>{end.title}</h2>
        {won !== null && <p>{won ? end.won : end.lost}</p>}
        {table && (
          <a class="button primary" href={hrefTo('end', table)}>
            {end.toEnd}
          </a>
        )}
      </div>
    );
  }
  const others = waiting.value.seats.filter((seat) => seat !== you);
  const line =
    waiting.value.window !== null
      ? turn.waitingForResponses
      : others.length > 0
        ? turn.waitingFor(others.map(calledOf))
        : page.idle(view.value);
  return (
    <>
      {line !== '' && (
        <div class="waiting-line">
          <span class="hourglass" aria-hidden="true" />
          <p>{line}</p>
        </div>
      )}
      <TakeBackButton />
      {page.Meanwhile && <page.Meanwhile />}
    </>
  );
}
