import { below, pick, type Rng } from '@undertow/kernel';
import { LIMITS, PROTOCOL } from '@undertow/protocol';

/** Frames no honest client sends. */
export type Hostile = string | Buffer;

const kinds = [
  'hello',
  'answer',
  'advise',
  'orders',
  'ready',
  'sit',
  'leave',
  'back',
  'host',
  'say',
  'phrase',
  'phrase-about',
  'mark',
  'mute',
  'note',
  'takeback',
  'transfer',
  'history',
  'report',
  'resync',
  'ping',
  'constructor',
  '__proto__',
  'toString',
  '',
  'welcome',
];

const values = (rng: Rng): unknown[] => [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  '',
  'x',
  "'; DROP TABLE tables; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000\u202e',
  'a'.repeat(below(rng, 9_000)),
  [],
  [[[[[]]]]],
  Array.from({ length: below(rng, 3_000) }, () => -1),
  {},
  { __proto__: { polluted: true } },
  { constructor: { prototype: { polluted: true } } },
];

/** Deep enough to break a careless recursion, small enough to get in. */
const deep = (rng: Rng): string => {
  const depth = 1_000 + below(rng, 6_000);
  return `{"t":"answer","n":1,"decision":0,"picks":${'['.repeat(depth)}${']'.repeat(depth)}}`;
};

const bytes = (rng: Rng): Buffer => Buffer.from(Array.from({ length: below(rng, 200) }, () => below(rng, 256)));

const fields = [
  'n',
  'protocol',
  'table',
  'token',
  'stream',
  'version',
  'decision',
  'picks',
  'orders',
  'ready',
  'seat',
  'action',
  'text',
  'phrase',
  'about',
  'muted',
  'trust',
  'step',
  '__proto__',
  'extra',
];

/** An object of a known or unknown kind with wrong fields. Never a message the schema accepts. */
function wrongObject(rng: Rng): string {
  const message: Record<string, unknown> = { t: pick(rng, kinds), n: pick(rng, [1, 2, 3, null, 'one', -5, 1e9, 7.5]) };
  const count = below(rng, 6);
  for (let i = 0; i < count; i++) message[pick(rng, fields)] = pick(rng, values(rng));
  message.poison = below(rng, 1e6);
  return JSON.stringify(message);
}

function brokenJson(rng: Rng): string {
  const whole = wrongObject(rng);
  return whole.slice(0, below(rng, whole.length));
}

const guessedHello = (rng: Rng, table: string): string =>
  JSON.stringify({
    t: 'hello',
    n: 1 + below(rng, 5),
    protocol: pick(rng, [PROTOCOL, PROTOCOL, 0, 99]),
    table: pick(rng, [table, 'aaaaaaaaaaaa', table.toUpperCase()]),
    token: Array.from({ length: 43 }, () => pick(rng, [...'abcXYZ019_-'])).join(''),
  });

const oversized = (): string => `{"t":"say","n":1,"text":"${'a'.repeat(LIMITS.frame)}"}`;

export function hostileFrame(rng: Rng, table: string): Hostile {
  switch (below(rng, 12)) {
    case 0:
      return bytes(rng);
    case 1:
      return brokenJson(rng);
    case 2:
      return deep(rng);
    case 3:
      return guessedHello(rng, table);
    case 4:
      return below(rng, 20) === 0 ? oversized() : brokenJson(rng);
    case 5:
      return pick(rng, ['', ' ', 'null', '[]', '0', '"t"', '{}', '{"t":null}', '[{"t":"ping","n":1}]', '\ufeff{}']);
    default:
      return wrongObject(rng);
  }
}
