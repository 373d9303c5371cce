// A synchronous SHA-256 for seeds: browsers only offer it asynchronously, and a flow cannot wait.

const fraction = (x: number): number => ((x - Math.floor(x)) * 4294967296) | 0;

const primes: readonly number[] = (() => {
  const found: number[] = [];
  for (let n = 2; found.length < 64; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
})();

const roundConstants = primes.map((p) => fraction(Math.cbrt(p)));
const initialHash = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

const encoder = new TextEncoder();

/** The words of the block at hand, and what they are stretched to. One for all, because seeds are hashed all the time. */
const schedule = new Int32Array(64);

/** The eight words of the digest. */
export function sha256(text: string): readonly number[] {
  const bytes = encoder.encode(text);
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const hash = initialHash.slice();
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) schedule[i] = wordOf(bytes, block * 64 + i * 4);
    if (block === blocks - 1) {
      schedule[14] = Math.floor(bytes.length / 0x20000000);
      schedule[15] = bytes.length << 3;
    }
    stretch(schedule);
    compress(hash, schedule);
  }
  return hash.map((word) => word >>> 0);
}

const wordOf = (bytes: Uint8Array, from: number): number =>
  (byteOf(bytes, from) << 24) |
  (byteOf(bytes, from + 1) << 16) |
  (byteOf(bytes, from + 2) << 8) |
  byteOf(bytes, from + 3);

/** A single bit follows the text, then nothing. */
const byteOf = (bytes: Uint8Array, i: number): number =>
  i < bytes.length ? (bytes[i] ?? 0) : i === bytes.length ? 0x80 : 0;

function stretch(w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15);
    const y = at(w, i - 2);
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
  }
}

function compress(hash: number[], w: Int32Array): void {
  let a = at(hash, 0);
  let b = at(hash, 1);
  let c = at(hash, 2);
  let d = at(hash, 3);
  let e = at(hash, 4);
  let f = at(hash, 5);
  let g = at(hash, 6);
  let h = at(hash, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(roundConstants, i) + at(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (at(hash, 0) + a) | 0;
  hash[1] = (at(hash, 1) + b) | 0;
  hash[2] = (at(hash, 2) + c) | 0;
  hash[3] = (at(hash, 3) + d) | 0;
  hash[4] = (at(hash, 4) + e) | 0;
  hash[5] = (at(hash, 5) + f) | 0;
  hash[6] = (at(hash, 6) + g) | 0;
  hash[7] = (at(hash, 7) + h) | 0;
}

const at = (words: ArrayLike<number>, i: number): number => words[i] ?? 0;

export const sha256Hex = (text: string): string =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
