import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { settings } from '../../app/settings';
import type { Recap } from '../../game-page';
import { language } from '../../words/language';
import { namesAt } from '../people';
import type { Shown } from '../play';

/** What happened since one's last move, and whether it is being read. */
export interface Recapping {
  readonly recap: ReadonlySignal<Recap | null>;
  readonly open: ReadonlySignal<boolean>;
  readonly show: (open: boolean) => void;
}

/** Comes by itself before one's own turn, once for each, and again whenever it is asked for. */
export function createRecap({ page, play }: Shown): { readonly recapping: Recapping; readonly stop: () => void } {
  const { you, view, log, seats, decision } = play;
  const open = signal(false);
  const recap = computed(() => {
    if (you === null || !page.recap || !play.room || language.value === undefined) return null;
    const now = view.value;
    const { calledOf } = namesAt({ page, view: now, seats: seats.value });
    return page.recap(log.value, { you, view: now, nameOf: calledOf });
  });
  let seen: string | undefined;
  /** The question it was shown before; another one closes it. */
  let before: number | undefined;
  const stop = effect(() => {
    const asked = decision.value;
    if (before !== undefined && asked?.id !== before) {
      before = undefined;
      open.value = false;
    }
    if (!asked || asked.open === false || !settings.value.recap || page.current(view.value) !== you) return;
    const now = recap.value;
    if (!now || now.rows.length === 0 || now.key === seen) return;
    seen = now.key;
    before = asked.id;
    open.value = true;
  });
  return {
    stop,
    recapping: {
      recap,
      open,
      show: (wanted) => {
        open.value = wanted;
        before = wanted ? decision.value?.id : undefined;
      },
    },
  };
}

const RecapContext = createContext<Recapping | null>(null);
export const RecapProvider = RecapContext.Provider;

export function useRecap(): Recapping {
  const recapping = useContext(RecapContext);
  if (!recapping) throw new Error('There is nothing to look back on here');
  return recapping;
}
