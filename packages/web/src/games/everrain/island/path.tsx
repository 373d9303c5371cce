import './path.css';
import type { View } from '@undertow/everrain';
import { island as board } from '@undertow/everrain/content/island';
import { useGlow } from '../../../table/choosing';
import { Bust } from '../art/bust';
import { type IconName, Mark } from '../art/icons';
import { lookOf } from '../look';
import { usePlay } from '../play';
import { Figure } from '../ship/zone';
import { target } from '../targets';
import { gameWords, pageWords } from '../words';
import { Land } from './land';
import { HEIGHT, PLACES, type Place, WAYS, WIDTH } from './plan';

type Island = NonNullable<View['island']>;
type Token = Exclude<Island['tokens'][number], 'hidden' | null>;

const ICON: Readonly<Record<Token, IconName>> = {
  clue: 'clue',
  treasure: 'crate',
  enemy: 'skull',
  rest: 'moon',
  card: 'book',
};

/** The long way across an island: a dotted path of tokens face down, from the shore on the right inland. */
export function IslandPath({ island }: { readonly island: Island }) {
  const { path } = pageWords.value;
  return (
    <section class="er-island" aria-label={path.title}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-label={path.title}>
        <Land />
        <text class="shore" x={WIDTH - 16} y={HEIGHT / 2} transform={`rotate(90 ${WIDTH - 16} ${HEIGHT / 2})`}>
          {path.shore}
        </text>
        {WAYS.map(([from, to]) => (
          <path key={`${from.node}-${to.node}`} class="way" d={`M${from.x},${from.y}L${to.x},${to.y}`} />
        ))}
        {PLACES.map((place) => (
          <Node key={place.node} place={place} island={island} />
        ))}
      </svg>
    </section>
  );
}

function Node({ place: { node, x, y }, island }: { readonly place: Place; readonly island: Island }) {
  const { view } = usePlay();
  const name = target.island(node);
  const glow = useGlow(name);
  const { path } = pageWords.value;
  const token = island.tokens[node] ?? null;
  const gold = board.nodes[node]?.gold === true;
  const party = (view.value.captains[island.seat]?.crew ?? []).filter(
    ({ place }) => place.is === 'island' && place.node === node,
  );
  const label = gold ? path.gold : token === null || token === 'hidden' ? path.hidden : path.tokens[token];
  return (
    <g
      class={`node${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}${gold ? ' gold' : ''}`}
      transform={`translate(${x},${y})`}
      data-node={token ?? 'gold'}
      aria-label={label}
      {...(glow.lit
        ? {
            role: 'button',
            tabIndex: 0,
            'data-target': name,
            onClick: glow.choose,
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key === 'Enter') glow.choose();
            },
          }
        : { role: 'img' })}
    >
      {glow.lit && <circle class="glow" r="50" />}
      <circle class={token === 'hidden' ? 'back' : 'front'} r="30" />
      {gold ? (
        <Mark icon="eye" scale={1.4} colour="#3a2205" />
      ) : token === 'hidden' || token === null ? (
        <path class="wax" d="M-9,-5C-9,-14 9,-14 9,-5C9,2 0,1 0,8M0,13V14" />
      ) : (
        <Mark icon={ICON[token]} scale={1.3} colour={token === 'enemy' ? '#53357a' : '#1a1c18'} />
      )}
      {party.map(({ id, board: who, fatigued }, index) => (
        <Figure
          key={id}
          id={target.crew(id)}
          name={gameWords.value.sourceName(`crew:${who}`)}
          x={(index - (party.length - 1) / 2) * 40}
          y={-36}
        >
          <Bust board={who} ring={lookOf(island.seat).colour} radius={20} fatigued={fatigued} />
        </Figure>
      ))}
    </g>
  );
}
