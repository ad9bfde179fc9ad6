/** The one source of chance: a small seeded generator (sfc32), the same on every machine. */
export class Rng {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;

  constructor(seed: number | string = 0, stream = 0) {
    this.seed(seed, stream);
  }

  /** Streams of one seed are independent: the n-th game of a batch, the n-th chance move of a game. */
  seed(seed: number | string, stream = 0): this {
    const n = typeof seed === 'string' ? hashText(seed) : seed;
    this.a = mix(n | 0);
    this.b = mix((Math.floor(n / 0x1_0000_0000) ^ 0x9e3779b9) | 0);
    this.c = mix((stream + 0x85ebca6b) | 0);
    this.d = 1;
    for (let i = 0; i < 8; i++) this.next();
    return this;
  }

  /** a whole number from -2^31 to 2^31 - 1 */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t;
  }

  /** a whole number from 0 to n - 1, each equally likely; n is less than 2^31 */
  below(n: number): number {
    if (n <= 1) return 0;
    if (!(n <= 0x7fffffff)) throw new Error(`cannot choose among ${n}`);
    // Small whole numbers throughout: the division of large ones is what would cost.
    const fair = 0x7fffffff - (0x7fffffff % n);
    for (;;) {
      const x = this.next() >>> 1;
      if (x < fair) return x % n;
    }
  }

  /** puts the list into any order, each equally likely */
  shuffle(list: unknown[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
  }
}

function mix(n: number): number {
  let x = n;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

function hashText(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(i), 0x5bd1e995) + low;
  }
  return (low >>> 0) + ((high >>> 0) & 0xfffff) * 0x1_0000_0000;
}
