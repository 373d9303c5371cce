import './tonight.css';
import type { AnyDecision, Captain, View } from '@undertow/everrain';
import { kindAt } from '@undertow/everrain/map';
import { deckStrain, spareTrack } from '@undertow/everrain/previews';
import type { Seat } from '@undertow/kernel';
import { catalogue, tileOf } from './facts';
import { usePlay } from './play';
import { gameWords, pageWords } from './words';

const LAND: ReadonlySet<string> = new Set(['port', 'island', 'altar']);

interface Night {
  readonly captain: Captain;
  readonly sheltered: boolean;
  readonly strained: readonly { readonly name: string; readonly strain: number; readonly dies: boolean }[];
}

/** What a night would do to everybody on deck (E2.29). */
function nightOf(view: View, seat: Seat): Night | null {
  const captain = view.captains[seat];
  if (!captain || captain.hex === null) return null;
  if (LAND.has(kindAt(view, tileOf, captain.hex) ?? '')) return { captain, sheltered: true, strained: [] };
  const g = { state: view, content: catalogue };
  const strained = captain.crew.flatMap((member) => {
    const strain = member.place.is === 'deck' ? deckStrain(g, seat, member) : 0;
    const name = gameWords.value.sourceName(`crew:${member.board}`);
    return strain > 0 ? [{ name, strain, dies: strain >= spareTrack(g, member) }] : [];
  });
  return { captain, sheltered: false, strained };
}

const namesOf = (people: Night['strained']): string => people.map(({ name }) => name).join(', ');

/** Who would not survive a night on deck, asked before the turn is ended at sea; `null` where nobody would die. */
export function dyingTonight(view: View, seat: Seat): string | null {
  const dying = nightOf(view, seat)?.strained.filter(({ dies }) => dies) ?? [];
  return dying.length === 0 ? null : pageWords.value.dying(namesOf(dying));
}

/** What ending the turn would bring: strain, deaths, points and orders left. */
export function Tonight({ decision }: { readonly decision: AnyDecision }) {
  const { view, you } = usePlay();
  const night = you === null ? null : nightOf(view.value, you);
  if (!night || !decision.options.some(({ ref }) => ref.is === 'end-turn')) return null;
  const text = pageWords.value.tonight;
  const { captain, sheltered, strained } = night;
  const dying = strained.filter(({ dies }) => dies);
  const { points } = view.value.turn;
  const fresh = Object.values(captain.fresh).reduce((sum, count) => sum + count, 0);
  return (
    <details class="er-tonight" open={dying.length > 0}>
      <summary>{text.title}</summary>
      <ul>
        {sheltered && <li>{text.sheltered}</li>}
        {strained.length > 0 && (
          <li>{text.strain(strained.map(({ name, strain }) => `${name} +${strain}`).join(', '))}</li>
        )}
        {dying.length > 0 && <li class="grave">{text.dies(namesOf(dying))}</li>}
        {points > 0 && <li>{text.points(points)}</li>}
        {fresh > 0 && <li>{text.orders(fresh)}</li>}
      </ul>
    </details>
  );
}
