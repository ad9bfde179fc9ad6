import { ANY_GOOD, type Book, forgetDebts, NO_GOOD, NUMBERS } from '@hexwright/island';
import type { State } from '@hexwright/kernel';

/** so many rolls ahead does a bot look: about what a building of now still sees */
const ROLLS = 24;
/** A blocked hex is worth this much of a free one: blockers move on. */
const BLOCKED = 0.4;
/** what a hex without a number will give a roll once it has one: a little less than the average */
const PROMISED = 3 / 36;

/** What a bot reads off a position for every seat at once; the arrays are reused from look to look. */
export interface ExpectedIncome {
  /** expected units of each good a roll: [seat * goods + good] */
  readonly income: Float64Array;
  /** expected free choices a roll */
  readonly choices: Float64Array;
  /** by corner: what one building that draws 1 would bring a roll, weighed by how much the goods are needed */
  readonly site: Float64Array;
  /** the most that any corner would bring */
  bestSite(): number;
  /** all of the above in one array, by which a look can be kept and brought back */
  readonly whole: Float64Array;
  look(s: State): void;
}

export function makeExpectedIncome(b: Book, weights: Float64Array): ExpectedIncome {
  const G = b.goods.length;
  const { hexes, hexPlace, hexPlaceFrom, corners } = b.topology;
  const whole = new Float64Array(b.seats * (G + 1) + corners + 1);
  const income = whole.subarray(0, b.seats * G);
  const choices = whole.subarray(b.seats * G, b.seats * (G + 1));
  const site = whole.subarray(b.seats * (G + 1), b.seats * (G + 1) + corners);
  const best = whole.subarray(whole.length - 1);
  const odds = new Float64Array(NUMBERS);
  /** how often a roll brings one of these numbers, given as bits */
  const chanceOf = (numbers: number): number => {
    let chance = 0;
    for (let bits = numbers; bits !== 0; bits &= bits - 1) chance += odds[31 - Math.clz32(bits & -bits)];
    return chance;
  };

  /** land that gets its number when somebody comes */
  const promise = (s: State, hex: number): void => {
    const good = b.rules.hexGood(s, hex);
    const worth = good === ANY_GOOD ? 1.4 : weights[good];
    for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) site[hexPlace[i]] += PROMISED * worth;
  };

  const plain = b.isPlain('hexOwes');
  /** what the hex owes the building there, whatever the rules make of its good */
  const reckon = (s: State, hex: number, good: number, corner: number, often: number): void => {
    const mark = b.fields.building.get(s, corner);
    const seat = b.ownerOf[mark];
    forgetDebts(b);
    b.rules.hexOwes(s, hex, good, corner, b.pieceOf[mark], seat);
    for (let each = 0; each < G; each++)
      if (b.owedOf[each] > 0) income[seat * G + each] += b.owed[seat * G + each] * often;
    choices[seat] += b.owedChoice[seat] * often;
    forgetDebts(b);
  };

  return {
    income,
    choices,
    site,
    whole,
    bestSite: () => best[0],
    look: (s) => {
      income.fill(0);
      choices.fill(0);
      site.fill(0);
      b.the.hints.odds(s, ROLLS, odds);
      for (let hex = 0; hex < hexes; hex++) {
        const often = chanceOf(b.fields.numbers.get(s, hex));
        if (often === 0) {
          if (b.the.hints.awaitsNumber(s, hex)) promise(s, hex);
          continue;
        }
        const good = b.rules.hexGood(s, hex);
        if (good === NO_GOOD) continue;
        const now = b.rules.hexStopped(s, hex) ? often * BLOCKED : often;
        const worth = good === ANY_GOOD ? 1.4 : weights[good];
        for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
          const corner = hexPlace[i];
          site[corner] += often * worth;
          const mark = b.fields.building.get(s, corner);
          if (mark === 0) continue;
          const seat = b.ownerOf[mark];
          if (seat >= b.seats) continue;
          if (!plain) {
            reckon(s, hex, good, corner, now);
            continue;
          }
          const units = b.rules.drawFrom(s, hex, corner, b.pieceOf[mark]) * now;
          if (good === ANY_GOOD) choices[seat] += units;
          else income[seat * G + good] += units;
        }
      }
      best[0] = 0;
      for (let corner = 0; corner < corners; corner++) if (site[corner] > best[0]) best[0] = site[corner];
    },
  };
}

/** How much each good is needed: by how many of the prices ask for it, and for how much. */
export function goodWeights(b: Book): Float64Array {
  const G = b.goods.length;
  const asked = new Float64Array(G);
  for (const piece of b.pieces) for (const [good, count] of piece.bill) asked[good] += Math.sqrt(count);
  const average = b.handGoods.reduce((sum, good) => sum + asked[good], 0) / Math.max(1, b.handGoods.length);
  // What no piece asks for is there for something else.
  return asked.map((n) => (average > 0 && n > 0 ? 0.7 + (0.3 * n) / average : 1));
}
