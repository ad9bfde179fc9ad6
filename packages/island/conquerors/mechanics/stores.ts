import { type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Hex, markNeed } from '../../board/index.ts';
import { isFounding, owe, take } from '../../mechanics/index.ts';
import type { Book, Good, GoodSpec, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { AMBER, WINE } from '../boards/chart.ts';

const fields = {
  amberAt: field.row('corner'),
  wineAt: field.row('hex'),
  amberLying: field.cell({ noLook: 'the board shows where it lies' }),
  wineLying: field.cell({ noLook: 'the board shows where it lies' }),
};

/** how many tokens of each there are */
const SUPPLY = 32;
/** for bots, in points: one of each buys a battle card; one alone waits for the other */
const PAIR = 0.15;
const SINGLE = 0.06;

const token = (id: string): GoodSpec => ({
  id,
  inHand: false,
  bankSells: false,
  bankBuys: false,
  choosable: false,
  open: true,
  supply: SUPPLY,
});

/** Handles on what lies on the board. */
export function storesOf(b: Book) {
  return {
    goods: { [AMBER]: b.good(AMBER), [WINE]: b.good(WINE) },
    amberAt: handlesOf(b, fields).amberAt,
    wineAt: handlesOf(b, fields).wineAt,
    amberLying: handlesOf(b, fields).amberLying,
    wineLying: handlesOf(b, fields).wineLying,
  };
}

/** how many tokens are in the supply, besides those that lie on the board */
export function inSupply(b: Book, s: State, good: string): number {
  const lying = b.cell(good === AMBER ? 'amberLying' : 'wineLying');
  return b.fields.bank.get(s, b.good(good)) - lying.get(s);
}

/** The seat takes a token out of the supply, if there is one. */
export function takeToken(b: Book, s: State, seat: Seat, good: string): void {
  if (inSupply(b, s, good) <= 0) return;
  take(b, s, seat, b.good(good), 1);
  if (s.events) tell(s, 'token-taken', { seat, good, count: 1 });
}

/**
 * Amber lies on corners and goes to whoever builds there first; wine lies on hexes, and cities make it there. Neither is a card of
 * the hand: nobody steals it, no 7 counts it, and players alone trade it.
 */
export function stores(): Part {
  return {
    id: 'amber-and-wine',
    goods: [token(AMBER), token(WINE)],
    boardNeeds: [markNeed('corners', AMBER), markNeed('hexes', WINE)],
    fields,
    prepare: (b) => {
      const { amberAt, wineAt, amberLying, wineLying } = storesOf(b);
      const { corners, hexes } = b.layout.marks;
      return (s) => {
        for (const { q, r, corner, value } of corners[AMBER] ?? []) {
          amberAt.set(s, b.topology.cornerAt(q, r, corner), Number(value));
          amberLying.add(s, Number(value));
        }
        for (const { q, r, value } of hexes[WINE] ?? []) {
          wineAt.set(s, b.topology.hexAt(q, r), Number(value));
          wineLying.add(s, Number(value));
        }
      };
    },
    rules: (was, b) => {
      const { goods, amberAt, wineAt, amberLying, wineLying } = storesOf(b);
      const [amber, wine] = [goods[AMBER], goods[WINE]];
      const city = b.piece('city');
      const vineyards = (b.layout.marks.hexes[WINE] ?? [])
        .map(({ q, r }): Hex => b.topology.hexAt(q, r))
        .sort((one, other) => one - other);
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const collect = (s: State, seat: Seat, corner: Corner): void => {
        const count = amberAt.get(s, corner);
        if (count === 0 || seat >= b.seats) return;
        amberAt.set(s, corner, 0);
        amberLying.add(s, -count);
        take(b, s, seat, amber, count);
        if (s.events) tell(s, 'amber-found', { seat, good: AMBER, count });
      };
      /** visits each city at the hex that would draw several goods, the player on the move first and then clockwise */
      const eachMaker = (s: State, hex: Hex, visit: (seat: Seat) => void): void => {
        const active = Math.max(0, b.fields.active.get(s));
        const corners = b.walks.cornersOf[hex];
        for (let i = 0; i < b.seats; i++) {
          const seat = (active + i) % b.seats;
          for (const corner of corners)
            if (
              city.marks.get(s, corner) === b.mark(seat, city.index) &&
              b.rules.drawFrom(s, hex, corner, city.index) >= 2
            )
              visit(seat);
        }
      };
      /** visits the hexes with wine that give something for this number */
      const eachVineyard = (
        s: State,
        number: number,
        visit: (s: State, hex: Hex, good: Good) => void,
      ): void => {
        if (wineLying.get(s) === 0) return;
        for (const hex of vineyards) {
          if (wineAt.get(s, hex) === 0 || !b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex))
            continue;
          const good = b.rules.hexGood(s, hex);
          if (good >= 0) visit(s, hex, good);
        }
      };
      // Whoever comes after the last token gets the good instead.
      const settleDebts = (s: State, hex: Hex, good: Good): void => {
        let left = wineAt.get(s, hex);
        eachMaker(s, hex, (seat) => {
          if (left-- > 0) return;
          owe(b, seat, wine, -1);
          owe(b, seat, good, 1);
        });
      };
      const makeWine = (s: State, hex: Hex): void => {
        let made = 0;
        eachMaker(s, hex, () => made++);
        made = Math.min(made, wineAt.get(s, hex));
        wineAt.add(s, hex, -made);
        wineLying.add(s, -made);
      };
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (b.isRoute[piece]) for (const corner of b.walks.endsOf[place]) collect(s, seat, corner);
          else if (founds[piece]) collect(s, seat, place);
        },
        hexOwes: (s, hex, good, corner, by, seat) => {
          const makes = by === city.index && good >= 0 && wineAt.get(s, hex) > 0;
          const count = makes ? b.rules.drawFrom(s, hex, corner, by) : 0;
          if (count < 2) return was.hexOwes(s, hex, good, corner, by, seat);
          owe(b, seat, good, count - 1);
          owe(b, seat, wine, 1);
        },
        reckon: (s, number) => {
          was.reckon(s, number);
          eachVineyard(s, number, settleDebts);
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          eachVineyard(s, number, makeWine);
        },
        voyage: {
          event: (s, picture) => {
            was.voyage.event(s, picture);
            if (!picture.startsWith('south-')) return;
            for (let i = 0; i < b.seats; i++)
              takeToken(b, s, (b.fields.active.get(s) + i) % b.seats, picture.slice('south-'.length));
          },
        },
        hints: {
          progress: (s, seat) => {
            const [stones, casks] = [amber, wine].map((good) => b.fields.hold.get(s, seat, good));
            const pairs = Math.min(stones, casks);
            return (
              was.hints.progress(s, seat) + PAIR * pairs + SINGLE * Math.min(4, stones + casks - 2 * pairs)
            );
          },
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (amberAt.get(s, corner) > 0) corners[corner] += SINGLE * 2 * amberAt.get(s, corner);
          },
        },
      };
    },
    words: {
      terms: {
        'good.amber': 'amber',
        'good.wine': 'wine',
        'field.amberAt': 'Amber',
        'field.wineAt': 'Wine',
        'event.amber-found': '{seat} finds {count} amber.',
        'event.token-taken': '{seat} gets {count} {good}.',
        'mark.amber': 'amber',
        'mark.wine': 'wine',
      },
    },
    looks: {
      goods: {
        [AMBER]: { colour: '#d98a1f', shape: 'gem', apart: true },
        [WINE]: { colour: '#7b2446', shape: 'barrel' },
      },
      fields: {
        amberAt: { on: 'corner', shape: 'gem', colour: '#d98a1f', value: true },
        wineAt: { on: 'hex', shape: 'barrel', colour: '#7b2446', value: true },
      },
    },
  };
}
