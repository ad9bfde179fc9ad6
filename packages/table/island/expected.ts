import { type Book, forgetDebts, NUMBERS } from '@hexwright/island';
import { cloneState, itemAt, type State } from '@hexwright/kernel';

/** By seat: how many goods the next number is to be expected to bring, by the rules and chances of this table. */
export function expectedGoods(b: Book, now: State): number[] {
  // A number may bring more than goods, fish for one: that must not happen at the table.
  const s = cloneState(now);
  const goods = b.goods.length;
  const odds = new Float64Array(NUMBERS);
  b.the.hints.odds(s, 1, odds);
  const expected = Array.from({ length: b.seats }, () => 0);
  for (let number = 0; number < NUMBERS; number++) {
    if (odds[number] === 0) continue;
    forgetDebts(b);
    b.rules.reckon(s, number);
    for (let seat = 0; seat < b.seats; seat++)
      for (let good = 0; good < goods; good++)
        if (itemAt(b.owedOf, good) > 0)
          expected[seat] =
            itemAt(expected, seat) + itemAt(odds, number) * itemAt(b.owed, seat * goods + good);
  }
  forgetDebts(b);
  return expected;
}
