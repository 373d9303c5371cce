// Arithmetic in the field of 256 elements that QR codes count in (ISO/IEC 18004, x^8 + x^4 + x^3 + x^2 + 1).

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);

/** The polynomial with the roots 1, a, a², ... of the given degree, highest power first and without its leading 1. */
function generator(degree: number): readonly number[] {
  let poly = [1];
  for (let root = 0; root < degree; root++) {
    const factor = EXP[root] ?? 0;
    const next = [...poly, 0];
    for (const [index, value] of poly.entries()) next[index + 1] = (next[index + 1] ?? 0) ^ times(value, factor);
    poly = next;
  }
  return poly.slice(1);
}

/** The codewords that let a reader mend what it misread. */
export function correction(data: readonly number[], count: number): readonly number[] {
  const divisor = generator(count);
  let rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, index) => value ^ times(divisor[index] ?? 0, factor));
  }
  return rest;
}
