import { blake2s } from './blake2s.ts';

/** Whatever can choose: the generator of simulations, or the keyed chance of a table. */
export interface Draws {
  /** a whole number from 0 to n - 1, each equally likely */
  below(n: number): number;
}

/** how many whole numbers there are that can be told apart */
export const FIFTY_THREE = 2 ** 53;

/**
 * The chance of simulations, playouts and bots: a small quick seeded generator (sfc32), the same on every machine. Whoever
 * sees enough of its numbers can foretell the next, so the dice of a table come from KeyedDraws instead.
 */
export class Rng implements Draws {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;

  constructor(seed: number | string = 0, stream = 0) {
    this.seed(seed, stream);
  }

  /** Streams of one seed are independent: the n-th game of a batch, the n-th chance move of a game. */
  seed(seed: number | string, stream = 0): this {
    if (typeof seed === 'string') [this.a, this.b, this.c, this.d] = hashText(seed, stream);
    else {
      this.a = mix(seed | 0);
      this.b = mix((Math.floor(seed / 0x1_0000_0000) ^ 0x9e3779b9) | 0);
      this.c = mix((stream + 0x85ebca6b) | 0);
      this.d = 1;
    }
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

  /** a whole number from 0 to n - 1, each equally likely; n is at most 2^53 */
  below(n: number): number {
    if (n <= 1) return 0;
    if (!(n <= 0x7fffffff)) return this.wide(n);
    // Small whole numbers throughout: the division of large ones is what would cost. The last run of n numbers is
    // left out where it is not whole.
    for (;;) {
      const x = this.next() >>> 1;
      const rest = x % n;
      if (x - rest <= 0x7fffffff - n) return rest;
    }
  }

  private wide(n: number): number {
    if (!(n <= FIFTY_THREE)) throw new Error(`cannot choose among ${n}`);
    const fair = FIFTY_THREE - (FIFTY_THREE % n);
    for (;;) {
      const x = (this.next() & 0x1fffff) * 0x1_0000_0000 + (this.next() >>> 0);
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

/** The whole state of a generator from a text: 128 bits of a hash, so that none of what the text holds is lost. */
function hashText(text: string, stream: number): [number, number, number, number] {
  const [a, b, c, d] = blake2s(bytesOf(`${stream} ${text}`), STREAMS);
  return [a | 0, b | 0, c | 0, d | 0];
}

/** Every letter as two bytes, so that different texts are different bytes. */
export function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    bytes[i * 2] = letter;
    bytes[i * 2 + 1] = letter >> 8;
  }
  return bytes;
}

/** keeps these numbers apart from whatever else is hashed */
const STREAMS = bytesOf('streams');
