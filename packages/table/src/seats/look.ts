/** Letters of other scripts and signs that look like these, each list in small letters. */
const ALIKE: Readonly<Record<string, string>> = {
  a: 'аαɑ4@',
  b: 'ьвβ8',
  c: 'сϲ¢(',
  d: 'ԁɗ',
  e: 'еєεҽ3',
  f: 'ƒ',
  g: 'ɡ9',
  h: 'һн',
  i: 'іιıl|!1ӏɩ',
  j: 'јʝ',
  k: 'кκ',
  m: 'мϻ',
  n: 'пηո',
  o: 'оοσ0օ',
  p: 'рρ',
  q: 'ԛ',
  r: 'гɾ',
  s: 'ѕ5$',
  t: 'тτ7+',
  u: 'υսμ',
  v: 'νѵ',
  w: 'ԝωшѡ',
  x: 'хχ×',
  y: 'уγү',
  z: 'ᴢ2',
};

const FOLDED = new Map(Object.entries(ALIKE).flatMap(([to, from]) => [...from].map((sign) => [sign, to] as const)));

/**
 * What a name looks like at a glance: the same for names that could be taken for each other. Small letters without
 * marks, spaces and dots, and one letter for all that look like it.
 */
export function lookOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Z}\p{Cf}._\-'’`´·]/gu, '');
  const folded = [...plain].map((sign) => FOLDED.get(sign) ?? sign).join('');
  return folded.replaceAll('rn', 'm').replaceAll('vv', 'w');
}
