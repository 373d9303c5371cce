import './storm-layer.css';
import type { View } from '@undertow/everrain';
import { type Hex, slotOf } from '@undertow/everrain/map';
import { useChoosing } from '../../../table/choosing';
import { wasDragged } from '../../../table/zoom';
import { hexagon } from '../art/draw';
import { StormArt } from '../art/waters';
import { usePlay } from '../play';
import { pageWords } from '../words';
import { covered } from './covered';
import { hexX, hexY, R } from './places';
import { printedKind } from './printed';
import { follow, hanging, orientations, turnPiece } from './storm-piece';

/** Hexes with a ship or a port on them. */
function struck({ captains, enemyShips, slots }: View, hexes: readonly Hex[]): readonly Hex[] {
  return hexes.filter((hex) => {
    const tile = slots[slotOf(hex)];
    return (
      captains.some((each) => each.hex === hex) ||
      enemyShips.some((each) => each.hex === hex) ||
      (tile !== null && tile !== undefined && printedKind(tile, hex) === 'port')
    );
  });
}

/** The storm under the pointer: it follows, a press lays it down; by touch the first press moves it there. */
export function StormLayer() {
  const { view, decision } = usePlay();
  const choosing = useChoosing();
  const asked = decision.value;
  const way = hanging(asked);
  if (!asked || !way || choosing.sending.value) return null;
  const { hexes } = way.lying;
  const place = (event: MouseEvent | PointerEvent): void => {
    const { currentTarget } = event;
    const matrix = currentTarget instanceof SVGGraphicsElement ? currentTarget.getScreenCTM() : null;
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    follow(asked, { x, y });
  };
  const press = (event: MouseEvent): void => {
    if (wasDragged()) return;
    const before = way.index;
    place(event);
    const now = hanging(asked)?.index ?? before;
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!touched || now === before) choosing.choose(now);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      class="er-piece"
      role="button"
      tabIndex={-1}
      aria-label={pageWords.value.storm.lay}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') place(event);
      }}
      onClick={press}
    >
      <rect class="all" x="-2000" y="-2000" width="6000" height="6000" />
      <g class="press lit" data-target="storm">
        <StormArt r={R} seed={5} cells={hexes.map((hex): readonly [number, number] => [hexX(hex), hexY(hex)])} />
        {hexes.map((hex) => (
          <polygon key={hex} points={hexagon(hexX(hex), hexY(hex), R - 2)} />
        ))}
      </g>
      {struck(view.value, hexes).map((hex) => (
        <circle key={hex} class="struck" data-struck={hex} cx={hexX(hex)} cy={hexY(hex)} r={R * 0.72} />
      ))}
    </g>
  );
}

/** What the piece covers where it hangs, and what hands that have no R key need. */
export function StormTools() {
  const { view, decision } = usePlay();
  const choosing = useChoosing();
  const asked = decision.value;
  const way = hanging(asked);
  if (!asked || !way) return null;
  const { storm } = pageWords.value;
  return (
    <section class="er-storm-tools" data-hangs={way.index}>
      <p role="status">{covered(view.value, way.lying.hexes)}</p>
      {orientations(asked).length > 1 && (
        <button type="button" class="button plain-button" data-key="r" onClick={() => turnPiece(asked)}>
          {storm.turn} <kbd>R</kbd>
        </button>
      )}
      <button
        type="button"
        class="button primary"
        data-lay
        disabled={choosing.sending.value}
        onClick={() => choosing.choose(way.index)}
      >
        {storm.lay}
      </button>
    </section>
  );
}
