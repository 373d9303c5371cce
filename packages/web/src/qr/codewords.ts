import { correction } from './field';

/** How the codewords of a version are cut into blocks, at error correction level M. */
interface Blocks {
  readonly correction: number;
  /** The number of data codewords of each block. */
  readonly data: readonly number[];
}

const blocks = (each: number, ...data: readonly number[]): Blocks => ({ correction: each, data });

/** Versions 1 to 10: up to 213 bytes, far more than a link needs. */
const VERSIONS: readonly Blocks[] = [
  blocks(10, 16),
  blocks(16, 28),
  blocks(26, 44),
  blocks(18, 32, 32),
  blocks(24, 43, 43),
  blocks(16, 27, 27, 27, 27),
  blocks(18, 31, 31, 31, 31),
  blocks(22, 38, 38, 39, 39),
  blocks(22, 36, 36, 36, 37, 37),
  blocks(26, 43, 43, 43, 43, 44),
];

const countBits = (version: number): number => (version < 10 ? 8 : 16);
const capacity = ({ data }: Blocks): number => data.reduce((all, each) => all + each, 0);

export interface Codewords {
  readonly version: number;
  readonly bytes: readonly number[];
}

/** The text as codewords of the smallest version it fits in, interleaved and with their correction. */
export function codewords(text: string): Codewords {
  const content = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex((each, at) => 4 + countBits(at + 1) + content.length * 8 <= capacity(each) * 8);
  const chosen = VERSIONS[index];
  if (!chosen) throw new Error('This text is too long for a QR code');
  const version = index + 1;
  const cut = divide(padded(content, countBits(version), capacity(chosen)), chosen.data);
  const mending = cut.map((data) => correction(data, chosen.correction));
  return { version, bytes: [...interleave(cut), ...interleave(mending)] };
}

/** Byte mode, the length, the bytes, an end, and filling. */
function padded(content: readonly number[], lengthBits: number, size: number): readonly number[] {
  const bits: number[] = [];
  const push = (value: number, width: number): void => {
    for (let bit = width - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  push(0b0100, 4);
  push(content.length, lengthBits);
  for (const byte of content) push(byte, 8);
  push(0, Math.min(4, size * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const bytes = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
  for (let fill = 0xec; bytes.length < size; fill ^= 0xec ^ 0x11) bytes.push(fill);
  return bytes;
}

function divide(bytes: readonly number[], sizes: readonly number[]): readonly (readonly number[])[] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return bytes.slice(from - size, from);
  });
}

function interleave(parts: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...parts.map(({ length }) => length));
  const mixed: number[] = [];
  for (let at = 0; at < longest; at++) {
    for (const part of parts) {
      const byte = part[at];
      if (byte !== undefined) mixed.push(byte);
    }
  }
  return mixed;
}
