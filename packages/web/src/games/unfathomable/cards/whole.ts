import type { SkillFace } from '@undertow/unfathomable';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../../../words/language';

/** What does not fit on its card whole is not shown cut: the card shows it when it is looked at. */
function measure(card: HTMLElement): void {
  delete card.dataset.folded;
  delete card.dataset.unnamed;
  const text = card.querySelector('.skill-card-text');
  const skill = card.querySelector('.skill-card-skill');
  const folded = text !== null && text.scrollHeight > text.clientHeight + 1;
  const unnamed = skill !== null && skill.scrollWidth > skill.clientWidth + 1;
  if (folded) card.dataset.folded = '';
  if (unnamed) card.dataset.unnamed = '';
}

/** Folds text and skill of a card away as long as there is no room for the whole of it; colour and sign tell the skill too. */
export function useWhole(card: RefObject<HTMLElement | null>, face: SkillFace): void {
  const code = language.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another face or language is another text
  useEffect(() => {
    const element = card.current;
    const place = element?.parentElement;
    if (!element || !place) return;
    // Its place keeps its size while the card is looked at.
    const sizes = new ResizeObserver(() => measure(element));
    sizes.observe(place);
    document.fonts?.ready.then(
      () => measure(element),
      () => undefined,
    );
    return () => sizes.disconnect();
  }, [card, face, code]);
}
