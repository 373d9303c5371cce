import './aim-chances.css';
import type { AnyDecision } from '@undertow/everrain';
import { chanceToHit } from '@undertow/everrain/previews';
import { pageWords } from '../words';

/** Columns: no hit, one, two, three and more. */
const COLUMNS = [0, 1, 2, 3] as const;

/** What so many dice do, hit by hit. */
function chancesOf(dice: number): readonly number[] {
  const atLeast = (hits: number): number => (hits === 0 ? 1 : chanceToHit(dice, hits));
  return COLUMNS.map((hits) => (hits === 3 ? atLeast(3) : atLeast(hits) - atLeast(hits + 1)));
}

/** How every shot that is offered would fall, before one is fired. */
export function AimChances({ decision }: { readonly decision: AnyDecision }) {
  const { aim } = pageWords.value;
  const pools = [...new Set(decision.options.flatMap(({ ref }) => (ref.is === 'gun' ? [ref.dice] : [])))];
  if (pools.length === 0) return null;
  return (
    <figure class="er-aim">
      <figcaption>{aim.title}</figcaption>
      {pools.slice(0, 3).map((dice) => (
        <ul key={dice} aria-label={pageWords.value.theatre.dice(dice)}>
          {pools.length > 1 && <li class="pool">{pageWords.value.theatre.dice(dice)}</li>}
          {chancesOf(dice).map((chance, hits) => (
            <li key={hits}>
              <b>{Math.round(chance * 100)}%</b>
              <i style={{ height: `${Math.max(2, Math.round(chance * 46))}px` }} />
              <small>{aim.hits(hits, hits === 3)}</small>
            </li>
          ))}
        </ul>
      ))}
      <p>{aim.omens}</p>
    </figure>
  );
}
