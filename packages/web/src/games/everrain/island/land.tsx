import { HEIGHT } from './plan';

/** The coast: coves and points, the beach on the right. */
const COAST = `M26,${HEIGHT * 0.52}C20,150 62,112 104,96C126,70 182,62 224,40C290,22 334,44 398,30C470,12 548,34 606,32C652,36 700,62 712,112C730,160 716,212 722,262C718,320 690,352 640,364C580,384 520,362 452,374C372,392 312,368 244,378C168,376 112,356 74,318C40,292 22,252 26,${HEIGHT * 0.52}Z`;

const HILL = 'M-34,14C-24,-8 -12,-20 0,-24C14,-18 26,-6 36,14';
const SCREE = 'M-2,-22C-6,-10 -12,0 -22,12M6,-18C4,-6 0,4 -6,13M14,-12C14,-2 12,6 8,13';
const PINE = 'M0,-22L-9,-6H-4L-12,6H-2V14H2V6H12L4,-6H9Z';
const REED = 'M-8,8C-8,0 -10,-6 -13,-11M-3,8C-3,-3 -3,-9 -2,-15M3,8C4,0 6,-6 9,-10';

/** Where nothing of the path lies. */
const HILLS: readonly (readonly [number, number])[] = [
  [166, 120],
  [212, 84],
  [398, 126],
  [160, 290],
  [536, 124],
];
const PINES: readonly (readonly [number, number])[] = [
  [296, 62],
  [318, 66],
  [108, 148],
  [124, 140],
  [352, 250],
  [370, 254],
  [526, 246],
  [470, 346],
  [452, 342],
  [210, 338],
];
const REEDS: readonly (readonly [number, number])[] = [
  [82, 282],
  [330, 350],
  [598, 52],
  [606, 340],
  [516, 58],
];

const at = ([x, y]: readonly [number, number]): string => `translate(${x},${y})`;

/** An island cut in wood: shallows and foam around it, hatching along the shore, hills and trees where nobody walks. */
export function Land() {
  return (
    <>
      <clipPath id="er-island-land">
        <path d={COAST} />
      </clipPath>
      <path class="shallows" d={COAST} />
      <path class="foam far" d={COAST} />
      <path class="foam" d={COAST} />
      <path class="land" d={COAST} />
      <g clip-path="url(#er-island-land)">
        <path class="sand" d={COAST} />
        <path class="hatching" d={COAST} />
      </g>
      {HILLS.map((place) => (
        <g key={place.join()} transform={at(place)}>
          <path class="hill" d={HILL} />
          <path class="scree" d={SCREE} />
        </g>
      ))}
      {PINES.map((place) => (
        <path key={place.join()} class="pine" d={PINE} transform={at(place)} />
      ))}
      {REEDS.map((place) => (
        <path key={place.join()} class="scree" d={REED} transform={at(place)} />
      ))}
    </>
  );
}
