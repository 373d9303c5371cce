import type { Monarch, Space } from '@undertow/unfathomable';
import { useGlow } from '../../../table/choosing';
import { explain } from '../../../table/explain/explaining';
import { Pressable } from '../../../table/pressable';
import { inspect } from '../cards/inspect';
import type { Target } from '../panel/targets';
import { playerAt, usePeople } from '../people';
import { usePlay } from '../play';
import { PORTRAITS } from '../portraits';
import { gameWords } from '../words/game-words';
import { nameOfSpace } from '../words/naming';
import { tableText } from '../words/text';
import type { Thing } from '../words/things';
import { scale } from './area';
import { DeepOneArt, MonarchArt, PassengerArt, StandeeArt } from './art';
import { MONARCH_WIDTH, type Placed } from './crowd';
import { CHARACTER_COLOURS } from './ids';
import { widthOfText } from './letters';

function targetOf({ piece }: Placed): Target {
  switch (piece.is) {
    case 'standee':
      return `seat:${piece.seat}`;
    case 'monarch':
      return `monarch:${piece.monarch}`;
    default:
      return `${piece.is}:${piece.space}`;
  }
}

/** What can be said of a piece; a person shows their sheet instead. */
function thingOf({ piece }: Placed): Thing | null {
  switch (piece.is) {
    case 'standee':
      return null;
    case 'monarch':
      return `monarch:${piece.monarch}`;
    default:
      return piece.is;
  }
}

interface PieceProps {
  readonly placed: Placed;
}

/** One piece where it stands. It walks there by itself when it stood elsewhere before. */
export function PieceOnBoard({ placed }: PieceProps) {
  const { view, you } = usePlay();
  const { piece, at, size } = placed;
  const target = targetOf(placed);
  const glow = useGlow(target);
  // Where one may go is pressed through what stands there.
  const ground = useGlow(`space:${placed.space}`);
  const thing = thingOf(placed);
  const character = piece.is === 'standee' ? playerAt(view.value, piece.seat)?.character : null;
  return (
    <Pressable
      glow={glow}
      name={target}
      label={useLabel(placed)}
      class={`piece ${piece.is}-piece${ground.lit ? ' on-lit' : ''}`}
      explains={thing ?? undefined}
      first={piece.is === 'standee' && piece.seat === you}
      onInspect={(element) => {
        if (thing) explain(thing, element);
        else if (character) inspect({ character });
      }}
      style={{ transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) scale(${size})` }}
    >
      <circle class="reach" r={piece.is === 'monarch' ? 50 : 27} />
      <PieceArt placed={placed} />
    </Pressable>
  );
}

/** Father Dagon and Mother Hydra go by their own names where there is little room. */
const shortMonarch = (name: string): string => name.split(' ').at(-1) ?? name;

function useLabel({ piece }: Placed): string {
  const { nameOf } = usePeople();
  const { names } = gameWords.value;
  const { board } = tableText.value;
  const where = (space: Space | 'the-deep'): string => nameOfSpace(space, names);
  switch (piece.is) {
    case 'standee':
      return nameOf(piece.seat);
    case 'monarch':
      return names.monarchs[piece.monarch];
    case 'deep-one':
      return `${board.deepOnes(piece.count)}: ${where(piece.space)}`;
    case 'passenger':
      return `${board.passengers(piece.count)}: ${where(piece.space)}`;
  }
}

/** Beside each other in the deep, names that would run into each other are left out: a press says who it is. */
function MonarchName({ monarch, size }: { readonly monarch: Monarch; readonly size: number }) {
  const { dagon, hydra } = gameWords.value.names.monarchs;
  const names = { dagon: shortMonarch(dagon), hydra: shortMonarch(hydra) };
  const fit = Object.values(names).every((name) => widthOfText(name, size, 'title') <= MONARCH_WIDTH);
  return fit ? (
    <text class="monarch-name" y="42" font-size={size}>
      {names[monarch]}
    </text>
  ) : null;
}

function PieceArt({ placed: { piece, size, name } }: PieceProps) {
  const { view, you } = usePlay();
  // Letters stay as large as they are everywhere, however small the piece.
  const tag = (scale.value.tag * scale.value.piece) / size;
  switch (piece.is) {
    case 'deep-one':
      return <DeepOneArt count={piece.count} letters={tag} />;
    case 'passenger':
      return <PassengerArt count={piece.count} letters={tag} />;
    case 'monarch':
      return (
        <>
          <g transform="scale(0.72)">
            <MonarchArt monarch={piece.monarch} />
          </g>
          <MonarchName monarch={piece.monarch} size={tag} />
        </>
      );
    case 'standee': {
      const player = view.value.players.find(({ seat }) => seat === piece.seat);
      if (!player?.character) return null;
      const current = view.value.turn.current === piece.seat;
      return (
        <g class={`${current ? 'current' : ''}${piece.seat === you ? ' own' : ''}${player.revealed ? ' traitor' : ''}`}>
          <StandeeArt
            portrait={PORTRAITS[player.character]}
            colour={CHARACTER_COLOURS[player.character]}
            name={name}
            tag={tag}
            traitor={player.revealed !== null}
          />
        </g>
      );
    }
  }
}
