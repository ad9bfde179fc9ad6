import type { State } from '@hexwright/kernel';
import {
  type Book,
  COMMERCE,
  countQuality,
  eachExpansion,
  GOODS,
  handSize,
  PROGRESS,
  rivalOf,
  SKILL,
  SLOTS,
  STRENGTH,
} from '@hexwright/rivals';
import { POINT } from '../scale.ts';
import type { Worth } from '../search.ts';
import { makePlans } from './plans.ts';

/** one good a roll, for the rest of the game */
const INCOME = 3 * POINT;
/** what is there to be spent */
const GOOD = 1;
/** every further good in a full region is worth less */
const FRESH = [0, 1, 1.8, 2.3];
/** by quality: what a point of it is worth apart from tokens */
const QUALITY = { [STRENGTH]: 1.2, [SKILL]: 0.8, [COMMERCE]: 1.5, [PROGRESS]: 4 } as const;
/** being ahead, or short of an advantage by one or two */
const AHEAD = 2;
/** of what an expansion cost, so much is still there */
const STANDING = 1.15;
const RAIDED = 7;
const RIVAL = 0.5;

/** What a position is worth: points, income, goods, qualities, and how near the next things to build are. */
export function makeRivalsWorth(b: Book): Worth {
  const plans = makePlans(b);
  const own = (s: State, seat: number): number =>
    POINT * b.points(s, seat) +
    income(b, s, seat) +
    goods(b, s, seat) +
    standing(b, s, seat) +
    qualities(b, s, seat);
  const produce = b.turnSteps.findIndex(({ id }) => id === 'produce');
  return (s, seat) => {
    const won = b.points(s, seat) >= b.rules.target(s, seat) ? 10 * POINT : 0;
    // a number that was chosen and has still to give
    const coming = b.fields.die.get(s) > 0 && b.fields.step.get(s) < produce ? chosen(b, s, seat) : 0;
    return (
      coming +
      own(s, seat) +
      won +
      plans(s, seat) +
      0.4 * handSize(b, s, seat) -
      RIVAL * own(s, rivalOf(seat))
    );
  };
}

/** What the number on the die will bring, against what it brings the other. */
function chosen(b: Book, s: State, seat: number): number {
  const { number, store, die } = b.fields;
  let sum = 0;
  for (const each of [0, 1])
    for (let place = 0; place < b.places; place++) {
      if (number.get(s, each, place) !== die.get(s)) continue;
      const fits = Math.min(3 - store.get(s, each, place), b.rules.yieldOf(s, each, place));
      sum += each === seat ? fits : -RIVAL * fits;
    }
  return 1.3 * sum;
}

/** What the regions give in a roll, a full one nothing for now. */
function income(b: Book, s: State, seat: number): number {
  const { terrain, store, number } = b.fields;
  const byGood = new Float64Array(GOODS.length);
  let numbers = 0;
  for (let place = 0; place < b.places; place++) {
    const good = terrain.get(s, seat, place) - 1;
    const n = number.get(s, seat, place);
    if (good < 0 || n === 0) continue;
    byGood[good] += b.rules.yieldOf(s, seat, place) / 6 - (store.get(s, seat, place) === 3 ? 0.04 : 0);
    numbers |= 1 << n;
  }
  let sum = 0;
  // The second source of a good is worth a little less than the first.
  for (const each of byGood) sum += each > 0.17 ? 0.17 + (each - 0.17) * 0.85 : each;
  for (let n = 1; n <= 6; n++) if ((numbers >> n) & 1) sum += 0.01;
  return INCOME * sum;
}

function goods(b: Book, s: State, seat: number): number {
  const { terrain, store } = b.fields;
  let [sum, counted, exposed] = [0, 0, 0];
  for (let place = 0; place < b.places; place++) {
    const good = terrain.get(s, seat, place) - 1;
    if (good < 0) continue;
    const count = store.get(s, seat, place);
    sum += GOOD * FRESH[count];
    if (b.rules.inRaid(s, seat, place)) counted += count;
    if ((GOODS[good] === 'gold' || GOODS[good] === 'wool') && b.rules.robbed(s, seat, place))
      exposed += count;
  }
  return counted > RAIDED ? sum - exposed / 6 : sum;
}

function standing(b: Book, s: State, seat: number): number {
  let sum = 0;
  eachExpansion(b, s, seat, (card) => {
    sum += STANDING * b.cards[card].price + 0.5;
  });
  for (let good = 0; good < GOODS.length; good++) sum += (3 - b.rules.rate(s, seat, good)) * 1.2;
  const { centre, roads } = b.fields;
  let ways = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (centre.get(s, seat, slot) > 0) ways--;
  ways += roads.sum(s, seat) + 1;
  // A road that leads on is worth its price and a little more; a second one is for later.
  return sum + (ways > 0 ? 6 : 0) + (2 - b.rules.searchPrice(s, seat)) * 1.5;
}

function qualities(b: Book, s: State, seat: number): number {
  let sum = 0;
  for (const quality of [STRENGTH, SKILL, COMMERCE, PROGRESS] as const) {
    const mine = countQuality(b, s, seat, quality);
    const theirs = countQuality(b, s, rivalOf(seat), quality);
    sum += QUALITY[quality] * Math.min(mine, 8);
    if (quality !== PROGRESS && mine > theirs) sum += AHEAD;
  }
  return sum;
}
