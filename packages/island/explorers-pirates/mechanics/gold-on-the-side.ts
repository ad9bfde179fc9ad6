import { earnGold, take } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

/** Everybody begins with some gold, and whoever gets no card from a number is consoled with more. */
export function goldOnTheSide(config: { readonly start: number; readonly consolation: number }): Part {
  return {
    id: 'gold-on-the-side',
    of: config,
    prepare: (b) => (s) => {
      for (let seat = 0; seat < b.seats; seat++) take(b, s, seat, b.good('gold'), config.start);
    },
    rules: (was, b) => {
      const before = new Int32Array(b.seats);
      return {
        produce: (s, number) => {
          for (let seat = 0; seat < b.seats; seat++) before[seat] = b.fields.handSize.get(s, seat);
          was.produce(s, number);
          for (let seat = 0; seat < b.seats; seat++)
            if (b.fields.handSize.get(s, seat) === before[seat]) earnGold(b, s, seat, config.consolation);
        },
      };
    },
  };
}
