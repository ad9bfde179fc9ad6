import type { Part } from '../../rulebook/index.ts';

/** The bank takes one good at whatever rate the seat has for another. */
export function peggedRate({ good, to }: { readonly good: string; readonly to: string }): Part {
  return {
    id: `pegged-rate ${good}`,
    of: { good, to },
    rules: (was, b) => {
      const [pegged, other] = [b.good(good), b.good(to)];
      return {
        bank: {
          rate: (s, seat, asked) =>
            asked === pegged ? b.the.bank.rate(s, seat, other) : was.bank.rate(s, seat, asked),
        },
      };
    },
  };
}
