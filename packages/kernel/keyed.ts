import { blake2s } from './blake2s.ts';
import { bytesOf, type Draws, FIFTY_THREE } from './chance.ts';

/**
 * The chance of a table. What is drawn for a chance move is a keyed function of its place in the log, so that undo and
 * replay meet the same dice, and whoever has seen every draw so far still knows nothing of the next without the key.
 * The key is a hash of 256 bits over the whole seed: it holds as much as the seed does, so a table that makes its own
 * seed must take 128 bits or more from a true source.
 */
export class KeyedDraws implements Draws {
  private readonly key: Uint8Array;
  private readonly message = new DataView(new ArrayBuffer(12));
  private words: Uint32Array = new Uint32Array(0);
  private used = 0;
  private block = 0;

  constructor(seed: string) {
    const key = new DataView(new ArrayBuffer(32));
    blake2s(bytesOf(seed), KEYING).forEach((word, i) => {
      key.setUint32(i * 4, word, true);
    });
    this.key = new Uint8Array(key.buffer);
  }

  /** turns to the draws for the chance move at this place in the log */
  at(place: number): this {
    this.message.setUint32(0, place, true);
    this.message.setUint32(4, Math.floor(place / 0x1_0000_0000), true);
    this.block = 0;
    this.used = this.words.length;
    return this;
  }

  /** a whole number from 0 to n - 1, each equally likely; n is at most 2^53 */
  below(n: number): number {
    if (n <= 1) return 0;
    if (!(n <= FIFTY_THREE)) throw new Error(`cannot choose among ${n}`);
    const fair = FIFTY_THREE - (FIFTY_THREE % n);
    for (;;) {
      const x = (this.word() & 0x1fffff) * 0x1_0000_0000 + this.word();
      if (x < fair) return x % n;
    }
  }

  private word(): number {
    if (this.used >= this.words.length) {
      this.message.setUint32(8, this.block++, true);
      this.words = blake2s(new Uint8Array(this.message.buffer), this.key);
      this.used = 0;
    }
    return this.words[this.used++];
  }
}

/** keeps the keys of tables apart from whatever else is hashed */
const KEYING = bytesOf('table');
