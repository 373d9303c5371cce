import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Tab } from '../../game-page';
import { useChoosing } from '../../table/choosing';
import { Links } from '../../table/links';
import { ZoomButtons } from '../../table/zoom-buttons';
import { words } from '../../words/language';
import { chart, closeUp, useArea } from './board/area';
import { Ship } from './board/ship';
import { Tracks, Waypoints } from './board/tracks';
import { Decks } from './cards/decks';
import { Drawer } from './cards/drawer';
import { Hand } from './cards/hand';
import { OwnLoyalty, SheetOf } from './cards/sheet';
import { RoleButton } from './moments/role';
import { usePlay } from './play';
import { Stage } from './theatre/stage';
import { tableText } from './words/text';

function Sea({ children }: { readonly children?: ComponentChildren }) {
  const sea = useRef<HTMLDivElement>(null);
  useArea(sea);
  return (
    <div ref={sea} class="sea">
      <div class="waves" aria-hidden="true" />
      <Tracks />
      <Ship />
      <Stage />
      <ZoomButtons
        width={chart.value.width}
        height={chart.value.height}
        whole={tableText.value.board.whole}
        rests={closeUp.value}
      />
      {children}
    </div>
  );
}

function Own() {
  const { view, you } = usePlay();
  const own = view.value.players.find(({ seat }) => seat === you);
  if (!own) return <p class="quiet">{words.value.turn.watching}</p>;
  return (
    <div class="own-sheet">
      <SheetOf player={own} beside={<RoleButton />} />
      <OwnLoyalty />
    </div>
  );
}

/** The ship in the middle, and around it everything one may know. */
export function Wide({ hint }: { readonly hint: ComponentChildren }) {
  return (
    <>
      <Sea>
        {hint}
        <Drawer />
      </Sea>
      <div class="own">
        <Own />
        <Hand />
      </div>
    </>
  );
}

/** On a phone the ship comes first. */
export const TABS: readonly Tab[] = [
  { id: 'ship', name: () => tableText.value.tabs.ship, Page: () => <Sea /> },
  {
    id: 'hand',
    name: () => tableText.value.tabs.hand,
    Page: () => (
      <div class="scroll own">
        <Own />
        <Hand />
      </div>
    ),
  },
  {
    id: 'decks',
    name: () => tableText.value.tabs.decks,
    Page: () => (
      <div class="scroll">
        <Decks />
        <Waypoints />
        <Links />
      </div>
    ),
  },
];

/** Where only cards of the hand are asked for, the hand comes to the question. */
export function BelowQuestion({ tab }: { readonly tab: string }) {
  const { lit } = useChoosing();
  const glowing = [...lit.value.keys()];
  const cardsAsked = glowing.length > 0 && glowing.every((target) => target.startsWith('hand:'));
  return cardsAsked && tab !== 'hand' ? <Hand /> : null;
}
