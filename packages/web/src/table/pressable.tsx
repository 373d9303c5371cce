import type { ComponentChildren } from 'preact';
import { words } from '../words/language';
import type { Glow } from './choosing';
import { wasDragged } from './zoom';

interface Props {
  readonly glow: Glow;
  readonly label: string;
  /** How tests and the theatre find it. */
  readonly name: string;
  readonly class?: string;
  readonly style?: Readonly<Record<string, string>>;
  /** What is said of it to whoever asks. */
  readonly explains?: string | undefined;
  /** Whether Tab stops here even when it cannot be chosen; from there arrows lead on. */
  readonly first?: boolean;
  readonly onInspect?: ((thing: SVGGElement) => void) | undefined;
  readonly children: ComponentChildren;
}

/** A thing on the board: a button while it glows, something to look at otherwise. */
export function Pressable({
  glow,
  label,
  name,
  class: className = '',
  style,
  explains,
  first = false,
  onInspect,
  children,
}: Props) {
  const { panel } = words.value;
  const act: Props['onInspect'] = glow.lit ? glow.choose : onInspect;
  const state = glow.chosen ? `, ${panel.chosen}` : glow.lit ? `, ${panel.canBeChosen}` : '';
  const advised = glow.advised ? `, ${panel.officersChoice}` : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing
    // biome-ignore lint/a11y/noStaticElementInteractions: its role says what it is
    <g
      class={`${className}${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}${glow.advised ? ' advised' : ''}`}
      style={style}
      data-target={name}
      data-explains={explains}
      role={act ? 'button' : 'img'}
      // In a drawing attributes are written as they are: `tabIndex` would be none.
      tabindex={glow.lit || first ? 0 : -1}
      aria-label={`${label}${state}${advised}`}
      {...(glow.lit ? { 'aria-pressed': glow.chosen } : {})}
      onClick={(event) => {
        if (!act || wasDragged()) return;
        event.stopPropagation();
        act(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (!act || (event.key !== 'Enter' && event.key !== ' ')) return;
        event.preventDefault();
        event.stopPropagation();
        act(event.currentTarget);
      }}
    >
      {children}
    </g>
  );
}
