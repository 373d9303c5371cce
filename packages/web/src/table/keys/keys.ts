import type { Choosing } from '../choosing';
import type { Play, Shown } from '../play';
import type { Recapping } from '../recap/recap';

/*
 * The keys of a table. Letters press whatever on the screen says so by `data-key`, so that a game's own drawers and
 * buttons have theirs without being known here. All are silent while somebody types, and no key answers by accident.
 */

const inText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
const onButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, [role=button]') !== null;

interface Keyed {
  readonly choosing: Choosing;
  readonly recapping: Recapping;
  readonly shown: Shown;
}

export function listenForKeys(keyed: Keyed): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || inText(event.target)) return;
    if (act(event, keyed)) event.preventDefault();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** Does what a key means; tells whether it meant anything. */
function act(event: KeyboardEvent, keyed: Keyed): boolean {
  switch (event.key) {
    case 'Escape':
      return stepBack(keyed);
    case ' ':
      return !onButton(event.target) && goOn(keyed);
    case 'Backspace':
      return pressOn('[data-undo]');
    case 'r':
    case 'R':
      return pressKeyed('r') || lookBack(keyed);
    case 'p':
    case 'P':
      return pause(keyed.shown.play);
    default:
      return /^[1-9]$/.test(event.key) ? pressOption(Number(event.key)) : pressKeyed(event.key.toLowerCase());
  }
}

/** Steps back, closes, clears or skips; never answers. */
function stepBack({ choosing, recapping, shown: { play } }: Keyed): boolean {
  if (recapping.open.value) recapping.show(false);
  else if (choosing.weighed.value !== null) choosing.settle(false);
  else if (choosing.doubtful.value !== null) choosing.sure(false);
  else if (choosing.narrowed.value) choosing.narrow(null);
  else if (choosing.picks.value.length > 0) choosing.startOver();
  else if (choosing.decision.value) return false;
  else play.skip();
  return true;
}

/** Goes on with the story, or ends a question that can be ended; never does anything final. */
function goOn({ choosing, recapping, shown }: Keyed): boolean {
  const { page, play } = shown;
  if (recapping.open.value) recapping.show(false);
  else if (isResting(play)) play.goOn?.();
  else if (choosing.decision.value && choosing.canConfirm.value) {
    const asked = choosing.decision.value;
    const final = choosing.picks.value.some((pick) => page.weighty?.(asked.options[pick]?.ref, asked));
    if (final) document.querySelector<HTMLElement>('[data-confirm]')?.focus();
    else choosing.confirm();
  } else return false;
  return true;
}

const isResting = ({ resting }: Play): boolean => (resting?.value ?? null) !== null;

function lookBack({ recapping }: Keyed): boolean {
  if (!recapping.recap.value) return false;
  recapping.show(!recapping.open.value);
  return true;
}

/** Stops the table for everybody, or lets it go on. */
function pause({ room, you }: Play): boolean {
  const table = room?.table.value;
  if (!room || you === null || table?.status !== 'playing') return false;
  room.send({ t: 'pause', paused: table.heldBy === null }).catch(() => undefined);
  return true;
}

/** The options of the question in the order they are read. */
function pressOption(number: number): boolean {
  const all = document.querySelectorAll<HTMLElement>('.question .options button.option, .question .foot [data-option]');
  const wanted = all[number - 1];
  if (!wanted || wanted.matches(':disabled')) return false;
  wanted.click();
  return true;
}

/** Whatever bears this key; of several the one that is seen. */
function pressKeyed(key: string): boolean {
  return /^[a-z?+\-0]$/.test(key) && pressOn(`[data-key~="${key}"]`);
}

function pressOn(selector: string): boolean {
  const wanted = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
  if (!wanted) return false;
  wanted.click();
  return true;
}
