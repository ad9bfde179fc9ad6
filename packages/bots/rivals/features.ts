import type { State } from '@hexwright/kernel';
import { type Book, GOODS, handSize } from '@hexwright/rivals';
import type { Features } from '../features.ts';
import { type Feature, rowFields } from '../row-fields.ts';
import { POINT } from '../scale.ts';
import type { Evaluation } from '../search.ts';
import { makeLands, WEIGHED } from './land.ts';

/** What is read off a position of the card game for each prince. */
export function makeRivalsFeatures(b: Book, worth: Evaluation): Features {
  const survey = makeLands(b);
  /** what lies in the regions of the seat that is read, and what they give, by good */
  const goods = new Int32Array(GOODS.length);
  const yields = new Int32Array(GOODS.length);
  const count = (s: State, seat: number): void => {
    goods.fill(0);
    yields.fill(0);
    const land = survey(s)[seat];
    for (let place = 0; place < b.places; place++) {
      const good = b.fields.terrain.get(s, seat, place) - 1;
      if (good < 0) continue;
      goods[good] += b.fields.store.get(s, seat, place);
      if (b.fields.number.get(s, seat, place) > 0) yields[good] += land.yields[place];
    }
  };
  const numbers: Feature[] = [
    { name: 'points', of: (s, seat) => b.points(s, seat) / b.rules.target(s, seat) },
    { name: 'missing', of: (s, seat) => Math.min(6, b.rules.target(s, seat) - b.points(s, seat)) / 6 },
    { name: 'judged', of: (s, seat) => worth(s, seat) / POINT },
    { name: 'standing', of: (s, seat) => survey(s)[seat].standing / POINT },
    { name: 'cards', of: (s, seat) => handSize(b, s, seat) / 4 },
    { name: 'active', of: (s, seat) => (b.fields.active.get(s) === seat ? 1 : 0) },
    { name: 'goods', of: () => goods.reduce((sum, each) => sum + each, 0) / 8 },
    ...GOODS.map((good, i) => ({ name: `hold.${good}`, of: () => goods[i] / 3 })),
    ...GOODS.map((good, i) => ({ name: `yield.${good}`, of: () => yields[i] / 3 })),
    ...GOODS.map((good, i) => ({
      name: `rate.${good}`,
      of: (s: State, seat: number) => 3 - survey(s)[seat].rates[i],
    })),
    ...WEIGHED.map((quality, i) => ({
      name: `quality.${quality}`,
      of: (s: State, seat: number) => survey(s)[seat].counts[i] / 4,
    })),
    ...rowFields(b.plan.fields, new Set()),
  ];

  return {
    names: numbers.map(({ name }) => name),
    read: (s, seat, out, from) => {
      count(s, seat);
      for (let i = 0; i < numbers.length; i++) out[from + i] = numbers[i].of(s, seat);
    },
  };
}
