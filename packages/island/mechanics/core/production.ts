import { type Seat, type State, tell } from '@hexwright/kernel';
import {
  ANY_GOOD,
  type Book,
  field,
  type Good,
  handlesOf,
  NO_GOOD,
  type Part,
} from '../../rulebook/index.ts';
import { askGoods } from './choice.ts';
import { roomFor, take } from './goods.ts';

const fields = {
  /** the seats that got something from the last number, as bits */
  gotSomething: field.cell({ holds: 'seats', noLook: 'the log tells who got what' }),
};

/** Adds to what the running production owes a seat. */
export function owe(b: Book, seat: Seat, good: Good, count: number): void {
  const G = b.goods.length;
  if (good === ANY_GOOD) {
    b.owedChoice[seat] += count;
    b.owedOf[G] += count;
  } else {
    b.owed[seat * G + good] += count;
    b.owedOf[good] += count;
  }
}

/** A number is drawn: every hex that answers it owes the buildings around it, and the bank pays. */
export function production(): Part {
  return {
    id: 'production',
    fields,
    rules: (_was, b) => {
      const { hexes, hexPlace, hexPlaceFrom } = b.topology;
      const { gotSomething } = handlesOf(b, fields);
      const G = b.goods.length;
      const { numbers } = b.at;
      const { bank, building } = b.fields;
      const { owed, owedOf, ownerOf, pieceOf, seats } = b;
      let plain: boolean | undefined;
      return {
        answers: (s, hex, number) => ((b.fields.numbers.get(s, hex) >> number) & 1) === 1,
        hexStopped: () => false,
        hexGood: (s, hex) => b.gives[b.fields.terrain.get(s, hex)],
        drawFrom: (_s, _hex, _corner, piece) => b.drawsOf[piece],
        hexOwes: (s, hex, good, corner, piece, seat) => {
          const count = b.rules.drawFrom(s, hex, corner, piece);
          if (count > 0) owe(b, seat, good, count);
        },
        reckon: (s, number) => {
          const { rules } = b;
          const { cells } = s;
          plain ??= b.isPlain('answers');
          // Asked of every hex of the board for every number: hence raw cells where nothing else has a say.
          const asked = plain ? 0 : 1;
          for (let hex = 0; hex < hexes; hex++) {
            if (asked === 0 ? ((cells[numbers + hex] >> number) & 1) === 0 : !rules.answers(s, hex, number))
              continue;
            if (rules.hexStopped(s, hex)) continue;
            const good = rules.hexGood(s, hex);
            if (good === NO_GOOD) continue;
            for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
              const mark = building.get(s, hexPlace[i]);
              if (mark === 0 || ownerOf[mark] >= seats) continue;
              rules.hexOwes(s, hex, good, hexPlace[i], pieceOf[mark], ownerOf[mark]);
            }
          }
        },
        mayReceive: (s, seat, good, count) => Math.min(count, roomFor(b, s, seat, good)),
        payOut: (s) => {
          let got = 0;
          if (b.stocks.length > 0) shareStocks(b, s);
          for (let good = 0; good < G; good++) {
            if (owedOf[good] === 0) continue;
            let total = 0;
            let seatsOwed = 0;
            for (let seat = 0; seat < seats; seat++) {
              const at = seat * G + good;
              if (owed[at] === 0) continue;
              owed[at] = b.rules.mayReceive(s, seat, good, owed[at]);
              if (owed[at] > 0) {
                total += owed[at];
                seatsOwed++;
              }
            }
            if (total === 0) continue;
            const left = bank.get(s, good);
            // The bank pays nobody if it cannot pay all, unless only one is owed.
            const short = total > left;
            if (short && s.events) tell(s, 'shortage', { good: b.goods[good].id });
            if (short && (seatsOwed > 1 || left === 0)) continue;
            for (let seat = 0; seat < seats; seat++) {
              const due = owed[seat * G + good];
              if (due === 0) continue;
              const paid = Math.min(due, left);
              take(b, s, seat, good, paid);
              got |= 1 << seat;
              if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count: paid });
            }
          }
          if (owedOf[G] > 0) {
            for (let seat = 0; seat < seats; seat++) if (b.owedChoice[seat] > 0) got |= 1 << seat;
            askOwedChoices(b, s);
          }
          gotSomething.set(s, got);
        },
        afterProduction: () => {},
        produce: (s, number) => {
          forgetDebts(b);
          b.rules.reckon(s, number);
          b.rules.payOut(s);
          b.rules.afterProduction(s, number);
        },
      };
    },
  };
}

/** Of goods that come out of one stock what all of them are owed must be there, too: the rule of shortage holds of the cards. */
function shareStocks(b: Book, s: State): void {
  const G = b.goods.length;
  for (const stock of b.stocks) {
    let total = 0;
    let seats = 0;
    for (let seat = 0; seat < b.seats; seat++)
      for (const good of stock) {
        const due = b.rules.mayReceive(s, seat, good, b.owed[seat * G + good]);
        if (due <= 0) continue;
        total += due;
        seats |= 1 << seat;
      }
    let left = b.fields.bank.get(s, stock[0]);
    if (total <= left) continue;
    if (s.events) tell(s, 'shortage', { good: b.goods[stock[0]].id });
    // Only one is owed: that one takes what is left.
    if ((seats & (seats - 1)) !== 0) left = 0;
    for (let seat = 0; seat < b.seats; seat++)
      for (const good of stock) {
        const paid = Math.min(b.owed[seat * G + good], left);
        b.owed[seat * G + good] = paid;
        left -= paid;
      }
  }
}

/** Nobody is owed anything: so whoever reckons begins. */
export function forgetDebts(b: Book): void {
  const G = b.goods.length;
  for (let good = 0; good <= G; good++) {
    if (b.owedOf[good] === 0) continue;
    b.owedOf[good] = 0;
    for (let seat = 0; seat < b.seats; seat++)
      if (good === G) b.owedChoice[seat] = 0;
      else b.owed[seat * G + good] = 0;
  }
}

/** Free choices are made in turn order from the active seat: of one slot, the last that is opened is asked first. */
function askOwedChoices(b: Book, s: State): void {
  const active = Math.max(0, b.fields.active.get(s));
  for (let i = b.seats - 1; i >= 0; i--) {
    const seat = (active + i) % b.seats;
    if (b.owedChoice[seat] > 0) askGoods(b, s, seat, b.owedChoice[seat], 'number');
  }
}
