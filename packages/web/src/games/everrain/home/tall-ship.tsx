interface SailProps {
  readonly x: number;
  /** Where it hangs, and how far it reaches down. */
  readonly from: number;
  readonly to: number;
  /** Half its width, and how much the wind fills it. */
  readonly half: number;
  readonly belly: number;
}

function Sail({ x, from, to, half, belly }: SailProps) {
  const middle = (from + to) / 2;
  const seams = [1, 2, 3, 4].map((at) => x - half + (2 * half * at) / 5);
  return (
    <>
      <path
        d={`M${x - half},${from}H${x + half}Q${x + half + belly * 1.3},${middle} ${x + half - 3},${to}Q${x + belly / 2},${to - 13} ${x - half + 1},${to}Q${x - half + belly},${middle} ${x - half},${from}Z`}
        fill="url(#er-home-sail)"
        stroke="#0b1312"
        stroke-width="1.8"
      />
      <path
        d={seams.map((seam) => `M${seam},${from + 3}Q${seam + belly * 0.8},${middle} ${seam},${to - 8}`).join('')}
        fill="none"
        stroke="#14201e"
        opacity=".5"
      />
      <path d={`M${x - half - 7},${from}H${x + half + 7}`} stroke="#0d0f0c" stroke-width="3.4" stroke-linecap="round" />
    </>
  );
}

const SAILS: readonly SailProps[] = [
  { x: -92, from: -210, to: -158, half: 26, belly: 14 },
  { x: -92, from: -152, to: -92, half: 36, belly: 17 },
  { x: 2, from: -264, to: -212, half: 28, belly: 15 },
  { x: 2, from: -206, to: -142, half: 42, belly: 19 },
  { x: 2, from: -136, to: -76, half: 52, belly: 21 },
  { x: 84, from: -226, to: -176, half: 24, belly: 13 },
  { x: 84, from: -170, to: -112, half: 34, belly: 16 },
];

/** Three masts, one lantern at the stern. The water is at 0. */
export const TallShip = () => (
  <>
    <path d="M-92,-60V-222M2,-56V-278M88,-60V-240" stroke="#0b1110" stroke-width="5" />
    <path
      d="M2,-278L196,-118M88,-240L196,-118M-92,-222L2,-250M2,-278L88,-236M2,-270L-128,-84M-92,-216L-140,-84M88,-234L132,-72M2,-262L60,-62M-92,-210L-52,-62M2,-262L-48,-62"
      fill="none"
      stroke="#0b1110"
      stroke-width="1.2"
    />
    <path d="M120,-66L204,-122L206,-117L126,-54Z" fill="#17130e" stroke="#0b0d0b" />
    <path
      d="M96,-222L188,-114Q146,-116 106,-84Q116,-150 96,-222Z"
      fill="url(#er-home-sail)"
      stroke="#0b1312"
      stroke-width="1.6"
    />
    {SAILS.map((sail) => (
      <Sail key={`${sail.x}${sail.from}`} {...sail} />
    ))}
    <path
      d="M-166,-26C-166,-64 -158,-86 -148,-94L-104,-88L-98,-64L64,-60L70,-72L134,-80C146,-52 132,-12 106,6H-132C-152,2 -164,-8 -166,-26Z"
      fill="#1d1711"
      stroke="#060807"
      stroke-width="2"
    />
    <path
      d="M-160,-62L-102,-60L68,-52L138,-62M-164,-42C-60,-34 60,-34 136,-46M-160,-22C-60,-14 60,-14 124,-22"
      fill="none"
      stroke="#5d4a32"
      stroke-width="2"
    />
    <path d="M-98,-66L64,-62" stroke="#a98a60" stroke-width="2.4" />
    <path d="M-156,-80h9v12h-9zM-142,-79h9v12h-9zM-128,-78h9v12h-9z" fill="#ffc163" />
    <path
      d="M-84,-47h9v8h-9zM-56,-47h9v8h-9zM-28,-47h9v8h-9zM0,-47h9v8h-9zM28,-47h9v8h-9z"
      fill="#050706"
      stroke="#5d4a32"
    />
    <path
      d="M2,-278V-294C-8,-298 -18,-290 -30,-296V-286C-18,-280 -8,-288 2,-284Z"
      fill="#f09a94"
      stroke="#0b1312"
      stroke-width="1.4"
    />
    <circle cx="-164" cy="-112" r="120" fill="url(#er-home-lantern)" />
    <path d="M-150,-92C-152,-106 -158,-100 -164,-100V-106" fill="none" stroke="#17130e" stroke-width="4.6" />
    <path d="M-171,-124H-157L-154,-104H-174Z" fill="#ffe4ae" stroke="#17130e" stroke-width="2" />
    <path d="M-173,-124H-155L-164,-134Z" fill="#17130e" />
  </>
);
