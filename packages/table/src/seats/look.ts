/**
 * Capitals of other scripts that are drawn like these: Greek, Coptic, Armenian, Cherokee, Lisu, Canadian syllables. They are
 * looked at before all letters are made small, since a small letter may be drawn like another one: Ν is an N, ν a v.
 */
const CAPITALS: Readonly<Record<string, string>> = {
  a: 'ΑᎪꓮᗅ',
  b: 'ΒⲂᏴꓐᗷ',
  c: 'ϹⲤᏟꓚᑕ',
  d: 'ᎠꓓᗞᗪᏧ',
  e: 'ΕⲈᎬꓰᗴ',
  f: 'ꓝᖴϜ',
  g: 'ᏀᏳꓖԌ',
  h: 'ΗⲎᎻꓧᕼ',
  i: 'ΙⲒᎥꓲᏞꓡᒪԼ',
  j: 'ͿᎫꓙᒍ',
  k: 'ΚⲔᏦꓗ',
  m: 'ΜⲘᎷꓟᗰϺ',
  n: 'ΝⲚꓠ',
  o: 'ΟⲞꓳՕ',
  p: 'ΡⲢᏢꓑᑭ',
  r: 'ᎡᏒꓣᖇ',
  s: 'ᏕᏚꓢՏ',
  t: 'ΤⲦᎢꓔ',
  u: 'ꓴՍᑌ',
  v: 'ᏙꓦᐯѴ',
  w: 'ᎳᏔꓪᗯ',
  x: 'ΧⲬꓫ᙭',
  y: 'ΥⲨᎩᎽꓬ',
  z: 'ΖⲌᏃꓜ',
};

/** Small letters of other scripts, capitals drawn small, letters with a stroke, and signs that look like these. */
const SMALL: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ4@',
  b: 'ьвβʙƀ8',
  c: 'сϲᴄ¢(',
  d: 'ԁɗᴅđ',
  e: 'еєεҽᴇɇзɜ3',
  f: 'ƒꜰ',
  g: 'ɡɢց9',
  h: 'һнʜħհ',
  i: 'іιıɪɨl|!1ӏɩʟłǀǃ∣',
  j: 'јʝᴊȷ',
  k: 'кκᴋƙ',
  m: 'мϻᴍ',
  n: 'пηոɴ',
  o: 'оοσ0օᴏø',
  p: 'рρᴘ',
  q: 'ԛգզ',
  r: 'гɾʀⲅ',
  s: 'ѕꜱ5$',
  t: 'тτᴛŧ7+',
  u: 'υսμᴜʉ',
  v: 'νѵᴠ',
  w: 'ԝωшѡᴡա',
  x: 'хχ×',
  y: 'уγүʏ',
  z: 'ᴢƶζ2',
};

const folding = (alike: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(alike).flatMap(([to, from]) => [...from].map((sign) => [sign, to] as const)));

const CAPITAL = folding(CAPITALS);
const FOLDED = folding(SMALL);

/** Cherokee draws its small letters as its capitals, only smaller; most scripts draw them anew. */
const drawn = (sign: string): string => (/\p{Script=Cherokee}/u.test(sign) ? sign.toUpperCase() : sign);

/** What stands around letters without being one: after signs that look like letters have become those. */
const BESIDE = /[\p{M}\p{Z}\p{P}\p{Cf}`´·\u02b9-\u02ff]/gu;

/**
 * What a name looks like at a glance: the same for names that could be taken for each other. Small letters without
 * marks, spaces and punctuation, and one letter for all that look like it.
 */
export function lookOf(name: string): string {
  const letters = [...name.normalize('NFKD')].map((sign) => CAPITAL.get(drawn(sign)) ?? sign);
  const small = [...letters.join('').toLowerCase()].map((sign) => FOLDED.get(sign) ?? sign).join('');
  const plain = small.replace(BESIDE, '');
  // A name of nothing but punctuation is looked at as it is.
  return (plain === '' ? small : plain).replaceAll('rn', 'm').replaceAll('vv', 'w');
}
