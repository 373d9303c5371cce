import { wasDragged } from '../zoom';
import { explain } from './explaining';

type At<E extends Event> = E & { readonly currentTarget: Element };

/** Makes anything on the page, drawn or not, tell what it is when it is pressed. */
export const asks = (thing: string, label?: string) => ({
  'data-explains': thing,
  role: 'button' as const,
  tabindex: 0,
  'aria-label': label,
  onClick: (event: At<MouseEvent>): void => {
    event.stopPropagation();
    explain(thing, event.currentTarget);
  },
  onKeyDown: (event: At<KeyboardEvent>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    explain(thing, event.currentTarget);
  },
});

/** A press on a drawing full of things that only explain themselves: one listener for all of them. */
export function explainPressed({ target }: Event): void {
  const thing = target instanceof Element ? target.closest('[data-explains]') : null;
  if (thing && !wasDragged()) explain(thing.getAttribute('data-explains') ?? '', thing);
}
