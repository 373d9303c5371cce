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

/** The eight words of the digest. */
export function sha256(text: string): readonly number[] {
  const bytes = new TextEncoder().encode(text);
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  bytes.forEach((byte, i) => {
    words[i >> 2] = at(words, i >> 2) | (byte << (24 - (i % 4) * 8));
  });
  words[bytes.length >> 2] = at(words, bytes.length >> 2) | (0x80 << (24 - (bytes.length % 4) * 8));
  words[blocks * 16 - 2] = Math.floor(bytes.length / 0x20000000);
  words[blocks * 16 - 1] = bytes.length << 3;

  const hash = Int32Array.from(initialHash);
  const w = new Int32Array(64);
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) w[i] = at(words, block * 16 + i);
      else {
        const x = at(w, i - 15);
        const y = at(w, i - 2);
        const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
        const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
        w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
      }
    }
    compress(hash, w);
  }
  return [...hash].map((word) => word >>> 0);
}

function compress(hash: Int32Array, w: Int32Array): void {
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
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[i] ?? 0) + at(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => {
    hash[i] = (at(hash, i) + x) | 0;
  });
}

const at = (words: Int32Array, i: number): number => words[i] ?? 0;

export const sha256Hex = (text: string): string =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
