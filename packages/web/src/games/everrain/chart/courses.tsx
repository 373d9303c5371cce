import { hexOfPose } from '@undertow/everrain/map';
import { wasDragged } from '../../../table/zoom';
import { hexagon } from '../art/draw';
import { usePlay } from '../play';
import { pageWords } from '../words';
import { hexWords } from './hex-words';
import { hexX, hexY, R } from './places';
import { drawn, inReach } from './plan';

/** Every hex in reach with its cheapest cost, turns included; dotted what a further order would add (E5.1). */
export function Courses() {
  const { view, you, decision } = usePlay();
  const now = view.value;
  if (you === null || decision.value?.kind !== 'turn') return null;
  const own = now.captains[you];
  if (!own || own.hex === null) return null;
  const { near, far } = inReach(now, you, decision.value);
  const course = drawn.value;
  return (
    <g class="courses">
      {[...far.values()].flatMap(({ hex, cost }) =>
        near.has(hex) ? [] : [<Cost key={hex} hex={hex} cost={cost} dotted />],
      )}
      {[...near.values()].map((each) => (
        // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
        <g
          key={each.hex}
          class={`press${course?.hex === each.hex ? ' chosen' : ''}`}
          role="button"
          tabIndex={-1}
          data-course={each.hex}
          aria-label={pageWords.value.chart.course(hexWords(now, each.hex), each.cost)}
          onClick={() => {
            if (!wasDragged()) drawn.value = each;
          }}
        >
          <polygon points={hexagon(hexX(each.hex), hexY(each.hex), R - 3)} />
          <Cost hex={each.hex} cost={each.cost} />
        </g>
      ))}
      {course && (
        <path
          class="drawn"
          d={`M${hexX(own.hex)},${hexY(own.hex)}${course.path.map((pose) => `L${hexX(hexOfPose(pose))},${hexY(hexOfPose(pose))}`).join('')}`}
        />
      )}
    </g>
  );
}

function Cost({
  hex,
  cost,
  dotted = false,
}: {
  readonly hex: number;
  readonly cost: number;
  readonly dotted?: boolean;
}) {
  return (
    <g class="cost" transform={`translate(${hexX(hex)},${hexY(hex) - R * 0.45})`}>
      <circle
        r={dotted ? 10 : 12.5}
        fill="#1a1c18"
        stroke="#ffc163"
        stroke-width={dotted ? 1 : 2}
        stroke-dasharray={dotted ? '2.5 2.5' : undefined}
      />
      <text y="5.8" text-anchor="middle">
        {cost}
      </text>
    </g>
  );
}
