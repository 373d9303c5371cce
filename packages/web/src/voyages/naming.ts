import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameById, loadPart } from '../app/parts';
import type { Role, Roles } from '../game-page';
import type { Voyage } from './kept';

const NOTHING: Role = { side: null, as: null };

/** What was played, in the language shown now; words of an evening long ago stay what they were. */
function inWords({ side, as }: Role, roles: Roles): Role {
  return { side: side && (roles.side(side) ?? side), as: as && (roles.as(as) ?? as) };
}

/** Tells of each voyage what was played; nothing of it while the words are on their way. */
export function useRoleNames(voyages: readonly Voyage[]): (voyage: Voyage) => Role {
  const loaded = useSignal<ReadonlyMap<string, Roles>>(new Map());
  const games = [...new Set(voyages.map(({ game }) => game))].toSorted();
  const key = games.join(' ');
  useEffect(() => {
    for (const game of key.split(' '))
      void loadPart(game, 'roles').then(
        (roles) => {
          if (roles) loaded.value = new Map([...loaded.value, [game, roles]]);
        },
        () => undefined,
      );
  }, [key, loaded]);
  // Every word is asked for, so that they load side by side.
  const ready = new Set(
    [...loaded.value]
      .filter(([, { words }]) => words.filter((each) => !each.ready()).length === 0)
      .map(([game]) => game),
  );
  return (voyage) => {
    if (!gameById(voyage.game)?.parts.roles) return voyage;
    const roles = loaded.value.get(voyage.game);
    return roles && ready.has(voyage.game) ? inWords(voyage, roles) : NOTHING;
  };
}
