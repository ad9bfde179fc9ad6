import type { State } from '@hexwright/kernel';
import {
  type Book,
  CELEBRATION,
  COMMERCE,
  GOODS,
  goodsOf,
  handSize,
  PROGRESS,
  rivalOf,
  SKILL,
  STRENGTH,
} from '@hexwright/rivals';
import { POINT } from '../scale.ts';
import type { Evaluation } from '../search.ts';
import { type Land, makeLands, WEIGHED } from './land.ts';
import { CENTRE, makePlans } from './plans.ts';

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
const RAIDED = 7;
const ROBBED = goodsOf('gold', 'wool');
const RIVAL = 0.5;
/** a card in the hand, whatever it is */
const CARD = 0.4;
/** of what is asked for, so much is in the cards, and the rest in the middle */
const IN_CARDS = 0.4;
/** how much the demand for a good changes what it is worth */
const SCARCE = 0.3;
/** a celebration of one's own choice, with the good that it brings besides */
const HERALDED = 2.5;
/** room for goods, whether any lie there or not */
const ROOM = 2;

/** What a position is worth: points, income, goods, qualities, and how near the next things to build are. */
export function makeRivalsWorth(b: Book): Evaluation {
  const plans = makePlans(b);
  const survey = makeLands(b);
  const weights = demand(b);
  const stepAt = (step: string): number => b.turnSteps.findIndex(({ id }) => id === step);
  const [produce, fill] = [stepAt('produce'), stepAt('hand')];
  const own = (s: State, seat: number, mine: Land, theirs: Land): number =>
    POINT * mine.points +
    stores(b, s, seat, mine, weights) +
    mine.standing +
    qualities(mine.counts, theirs.counts);
  return (s, seat) => {
    const lands = survey(s);
    const [mine, theirs] = [lands[seat], lands[rivalOf(seat)]];
    const won = mine.points >= b.rules.target(s, seat) ? 10 * POINT : 0;
    // what was chosen before the dice and has still to come
    const coming = b.fields.step.get(s) < produce ? chosen(b, s, seat, lands) : 0;
    return (
      coming +
      own(s, seat, mine, theirs) +
      won +
      plans(s, seat, mine.rates) +
      CARD * cardsToBe(b, s, seat, fill) -
      RIVAL * own(s, rivalOf(seat), theirs, mine)
    );
  };
}

/** How many cards the seat will hold: in its own turn the hand is filled up, or cut down, before the other is to move. */
function cardsToBe(b: Book, s: State, seat: number, fill: number): number {
  const { active, step } = b.fields;
  return active.get(s) === seat && step.get(s) < fill ? b.rules.handLimit(s, seat) : handSize(b, s, seat);
}

/** By good: how much of it is asked for by everything that can be built, around 1. */
function demand(b: Book): Float64Array {
  const inCards = b.cards.map(({ bill, hidden, shown }) => ({ bill, times: hidden + shown }));
  const inMiddle = CENTRE.map(({ bill }) => ({ bill, times: 1 }));
  const [cards, middle] = [shares(inCards), shares(inMiddle)];
  return cards.map((share, good) => 1 + SCARCE * (IN_CARDS * share + (1 - IN_CARDS) * middle[good] - 1));
}

/** By good: how much of these bills it makes up, 1 on average. */
function shares(
  bills: readonly { readonly bill: ArrayLike<number>; readonly times: number }[],
): Float64Array {
  const asked = new Float64Array(GOODS.length);
  for (const { bill, times } of bills)
    for (let good = 0; good < asked.length; good++) asked[good] += times * bill[good];
  const mean = asked.reduce((sum, each) => sum + each, 0) / asked.length;
  return asked.map((each) => each / mean);
}

/** What the number on the die and the celebration will bring, against what they bring the other. */
function chosen(b: Book, s: State, seat: number, lands: readonly Land[]): number {
  const { number, store, die, symbol } = b.fields;
  let sum = symbol.get(s) === CELEBRATION ? HERALDED : 0;
  if (die.get(s) === 0) return sum;
  for (const each of [0, 1])
    for (let place = 0; place < b.places; place++) {
      if (number.get(s, each, place) !== die.get(s)) continue;
      const fits = Math.min(3 - store.get(s, each, place), lands[each].yields[place]);
      sum += each === seat ? fits : -RIVAL * fits;
    }
  return 1.3 * sum;
}

const byGood = new Float64Array(GOODS.length);

/** What the regions give in a roll, a full one nothing for now, and what lies in them, as far as brigands leave it. */
function stores(
  b: Book,
  s: State,
  seat: number,
  { yields, counted, robbed }: Land,
  weights: ArrayLike<number>,
): number {
  const { terrain, store, number } = b.fields;
  byGood.fill(0);
  let [numbers, sum, raided, exposed] = [0, 0, 0, 0];
  for (let place = 0; place < b.places; place++) {
    const good = terrain.get(s, seat, place) - 1;
    if (good < 0) continue;
    const count = store.get(s, seat, place);
    sum += ROOM + GOOD * FRESH[count];
    if (counted[place]) raided += count;
    if (robbed[place] && ((ROBBED >> good) & 1) === 1) exposed += count;
    const n = number.get(s, seat, place);
    if (n === 0) continue;
    byGood[good] += yields[place] / 6 - (count === 3 ? 0.04 : 0);
    numbers |= 1 << n;
  }
  if (raided > RAIDED) sum -= exposed / 6;
  let income = 0;
  // The second source of a good is worth a little less than the first.
  for (let good = 0; good < byGood.length; good++) {
    const each = byGood[good];
    income += weights[good] * (each > 0.17 ? 0.17 + (each - 0.17) * 0.85 : each);
  }
  for (let n = 1; n <= 6; n++) if ((numbers >> n) & 1) income += 0.01;
  return INCOME * income + sum;
}

function qualities(mine: ArrayLike<number>, theirs: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < WEIGHED.length; i++) {
    sum += QUALITY[WEIGHED[i]] * Math.min(mine[i], 8);
    if (WEIGHED[i] !== PROGRESS && mine[i] > theirs[i]) sum += AHEAD;
  }
  return sum;
}
