import type { Row, State } from '@hexwright/kernel';
import { type Hex, tokenMask } from '../../board/index.ts';
import { lacksNumber, NUMBERS } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';

/** Which numbers may lie beside each other. */
export interface TokenLaws {
  /** numbers that never lie on all three hexes of an inland corner */
  readonly strong: readonly number[];
  /** whether two numbers may never be neighbours */
  readonly apart: (one: number, other: number) => boolean;
  /** more of the same, each if its option is chosen, which give way before anything else does */
  readonly wishes: readonly { readonly option: string; readonly apart: TokenLaws['apart'] }[];
}

/** What a token breaks: as little as can be has to be chosen. */
export const FITS = 0;
export const UNWISHED = 1;
export const UNFIT = 2;

export interface TokenFit {
  /** what the number would break on this hex; `early` asks for a hex without a number at every inland corner */
  breaks(s: State, hex: Hex, n: number, early: boolean): number;
  /**
   * Whether the number breaks no more than `worst` on this hex and all other tokens can be laid after it without
   * breaking more. `left` says how many of each number there are, this one among them.
   */
  completes(s: State, hex: Hex, n: number, left: Row, worst: number): boolean;
}

/** How many hexes may be tried before the rest of a board counts as impossible: hardly any takes a tenth of it. */
const PATIENCE = 600;

export function makeTokenFit(b: Book, laws: TokenLaws): TokenFit {
  const { hexes, hexHex, hexPlace, hexPlaceFrom, cornerHex, cornerHexFrom } = b.topology;
  const strong = tokenMask([...laws.strong]);
  const wishes = laws.wishes.filter(({ option }) => b.option<boolean>(option));
  /** by number: the numbers that keep away from it, as bits */
  const maskOf = (apart: TokenLaws['apart']): Int32Array =>
    Int32Array.from({ length: NUMBERS }, (_, n) =>
      tokenMask(Array.from({ length: NUMBERS }, (_, other) => other).filter((other) => apart(n, other))),
    );
  const foes = maskOf(laws.apart);
  const unwished = maskOf((n, other) => wishes.some(({ apart }) => apart(n, other)));

  /** whether the three hexes of an inland corner of this one would all carry a number out of these */
  const closes = (lie: Int32Array, hex: Hex, among: number): boolean => {
    for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
      const corner = hexPlace[i];
      if (cornerHexFrom[corner + 1] - cornerHexFrom[corner] < 3) continue;
      let all = true;
      for (let k = cornerHexFrom[corner]; k < cornerHexFrom[corner + 1] && all; k++)
        all = cornerHex[k] === hex || (lie[cornerHex[k]] & among) !== 0;
      if (all) return true;
    }
    return false;
  };

  /** the tokens as they lie while the rest is tried, the hexes that wait for one, and what is left */
  const trial = new Int32Array(hexes);
  const open = new Int16Array(hexes);
  const bag = new Int32Array(NUMBERS);
  let openCount = 0;
  let patience = 0;

  /** the numbers in the bag that break no more than `worst` on the hex, as bits */
  const fitting = (hex: Hex, worst: number): number => {
    let fit = 0;
    for (let n = 0; n < NUMBERS; n++) if (bag[n] > 0) fit |= 1 << n;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      if (hexHex[i] < 0 || trial[hexHex[i]] === 0) continue;
      const beside = 31 - Math.clz32(trial[hexHex[i]]);
      fit &= ~foes[beside];
      if (worst === FITS) fit &= ~unwished[beside];
    }
    return fit & strong && closes(trial, hex, strong) ? fit & ~strong : fit;
  };

  /** lays the rest, beginning where there is least choice */
  const layRest = (worst: number): boolean => {
    if (openCount === 0) return true;
    if (--patience < 0) return false;
    let tightest = -1;
    let fewest = NUMBERS + 1;
    let choices = 0;
    for (let i = 0; i < openCount && fewest > 1; i++) {
      const fit = fitting(open[i], worst);
      const count = bits(fit);
      if (count >= fewest) continue;
      if (count === 0) return false;
      fewest = count;
      tightest = i;
      choices = fit;
    }
    const hex = open[tightest];
    open[tightest] = open[--openCount];
    while (choices !== 0) {
      const n = mostLeft(bag, choices);
      choices &= ~(1 << n);
      trial[hex] = 1 << n;
      bag[n]--;
      const done = layRest(worst);
      bag[n]++;
      trial[hex] = 0;
      if (done) return true;
    }
    open[openCount++] = open[tightest];
    open[tightest] = hex;
    return false;
  };

  return {
    breaks: (s, hex, n, early) => {
      const { numbers } = b.fields;
      let wished = true;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        if (hexHex[i] < 0) continue;
        const beside = numbers.get(s, hexHex[i]);
        if (beside & foes[n]) return UNFIT;
        if (beside & unwished[n]) wished = false;
      }
      if ((strong >> n) & 1 && closes(numbers.all(s), hex, strong)) return UNFIT;
      if (early && closes(numbers.all(s), hex, ~0)) return UNWISHED;
      return wished ? FITS : UNWISHED;
    },
    completes: (s, hex, n, left, worst) => {
      openCount = 0;
      for (let i = 0; i < hexes; i++) {
        trial[i] = b.fields.numbers.get(s, i);
        if (i !== hex && lacksNumber(b, s, i)) open[openCount++] = i;
      }
      for (let k = 0; k < NUMBERS; k++) bag[k] = left.get(s, k);
      if (!((fitting(hex, worst) >> n) & 1)) return false;
      trial[hex] = 1 << n;
      bag[n]--;
      patience = PATIENCE;
      return layRest(worst);
    },
  };
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** of these numbers, the one of which the bag holds most */
function mostLeft(bag: Int32Array, among: number): number {
  let most = -1;
  for (let n = 0; n < NUMBERS; n++) if ((among >> n) & 1 && (most < 0 || bag[n] > bag[most])) most = n;
  return most;
}
