import type { Book } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import type { Bill } from '@hexwright/rulebook';
import type { ExpectedIncome } from './expected-income.ts';

/** what is farther off than so many rolls is half as soon as what is there now */
const HALF = 8;
const NEVER = 100;
/** of what comes in and is not needed so much finds its way to the bank */
const TRADED = 0.6;

/** How soon a seat could pay for things. */
export interface Pace {
  look(s: State, seat: number): void;
  /** one if it can pay now, half if that takes eight rolls; with what it holds, or beginning from nothing */
  soon(bill: Bill, holding: boolean): number;
}

/** By what comes in on average, with all that is not needed brought to the bank at the seat's rates. */
export function makePace(b: Book, { income, choices }: ExpectedIncome): Pace {
  const G = b.goods.length;
  const rates = new Float64Array(G);
  const asked = new Float64Array(G);
  let state: State;
  let who = 0;

  return {
    look: (s, seat) => {
      state = s;
      who = seat;
      for (let i = 0; i < b.handGoods.length; i++) {
        rates[b.handGoods[i]] = Math.max(0, b.the.hints.rate(s, seat, b.handGoods[i]));
      }
    },
    soon: (bill, holding) => {
      const own = who * G;
      asked.fill(0);
      for (let i = 0; i < bill.length; i++) asked[bill[i][0]] = bill[i][1];
      let spare = 0;
      let flow = choices[who];
      for (let i = 0; i < b.handGoods.length; i++) {
        const good = b.handGoods[i];
        const held = holding ? b.fields.hold.get(state, who, good) : 0;
        if (rates[good] > 0) {
          flow += (TRADED * income[own + good]) / rates[good];
          if (held > asked[good]) spare += Math.floor((held - asked[good]) / rates[good]);
        }
        asked[good] = Math.max(0, asked[good] - held);
      }
      // What is missing falls with time, ever slower: each step goes on to where it would be gone at the pace of now.
      let rolls = 0;
      for (let guard = 0; guard < 6 && rolls < NEVER; guard++) {
        let missing = -spare - flow * rolls;
        let falls = flow;
        for (let i = 0; i < bill.length; i++) {
          const good = bill[i][0];
          const still = asked[good] - income[own + good] * rolls;
          if (still <= 1e-9) continue;
          missing += still;
          falls += income[own + good];
        }
        if (missing <= 1e-6) break;
        rolls = falls > 0 ? Math.min(NEVER, rolls + missing / falls) : NEVER;
      }
      return HALF / (HALF + rolls);
    },
  };
}
