/**
 * BLAKE2s (RFC 7693) with 256 bits of output, as eight words: a hash, and with a key of up to 32 bytes a function that
 * nobody without the key can tell from chance. Written out here because the kernel takes nothing from its surroundings.
 */
export function blake2s(message: Uint8Array, key: Uint8Array = NO_KEY): Uint32Array {
  const h = IV.slice();
  h[0] ^= 0x01010000 ^ (key.length << 8) ^ 32;
  const block = new Uint8Array(64);
  let hashed = 0;
  if (key.length > 0) {
    block.set(key);
    hashed = 64;
    if (message.length === 0) {
      compress(h, block, hashed, true);
      return h;
    }
    compress(h, block, hashed, false);
  }
  let at = 0;
  for (; message.length - at > 64; at += 64) {
    block.set(message.subarray(at, at + 64));
    hashed += 64;
    compress(h, block, hashed, false);
  }
  block.fill(0);
  block.set(message.subarray(at));
  compress(h, block, hashed + message.length - at, true);
  return h;
}

const NO_KEY = new Uint8Array(0);

const IV = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

/** which words of the block the mixes of each round take */
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;

/** the four words that each mix of a round works on: columns, then diagonals */
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const v = new Uint32Array(16);
const m = new Uint32Array(16);

function compress(h: Uint32Array, block: Uint8Array, hashed: number, last: boolean): void {
  for (let i = 0; i < 16; i++)
    m[i] = block[i * 4] | (block[i * 4 + 1] << 8) | (block[i * 4 + 2] << 16) | (block[i * 4 + 3] << 24);
  v.set(h);
  v.set(IV, 8);
  v[12] ^= hashed;
  v[13] ^= Math.floor(hashed / 0x1_0000_0000);
  if (last) v[14] = ~v[14];
  for (const words of SIGMA)
    for (let i = 0; i < 8; i++) {
      const [a, b, c, d] = MIXES[i];
      v[a] += v[b] + m[words[i * 2]];
      v[d] = turned(v[d] ^ v[a], 16);
      v[c] += v[d];
      v[b] = turned(v[b] ^ v[c], 12);
      v[a] += v[b] + m[words[i * 2 + 1]];
      v[d] = turned(v[d] ^ v[a], 8);
      v[c] += v[d];
      v[b] = turned(v[b] ^ v[c], 7);
    }
  for (let i = 0; i < 8; i++) h[i] ^= v[i] ^ v[i + 8];
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
