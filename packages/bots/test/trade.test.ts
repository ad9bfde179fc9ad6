import { rulesFor } from '@hexwright/catalog';
import { type Book, islandOf } from '@hexwright/island';
import {
  afterMove,
  applyCode,
  check,
  decisionOf,
  firstSeat,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  type RawMove,
  Rng,
  type State,
  toMove,
} from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { settlerWits } from '../settler.ts';

type Hand = Readonly<Record<string, number>>;

function baseGame(): Book {
  const found = rulesFor({ game: 'first-island/base', seats: 3 });
  const book = found.ok && islandOf(found.rules);
  if (!book) throw new Error('there is no base game');
  return book;
}
const b = baseGame();
const { deal } = settlerWits(b);

/** A first turn of seat 0 after its roll: nobody holds anything but what is given here. */
function turn(hands: readonly Hand[]): State {
  const s = newState(b);
  const rng = new Rng('trade');
  const list = new MoveList();
  while (decisionOf(s)?.kind !== 'main') {
    const seats = toMove(s);
    const seat = seats === NATURE ? NATURE : firstSeat(seats);
    listMoves(s, seat, list);
    applyCode(s, seat, pick(list, rng, seat === NATURE));
  }
  for (let seat = 0; seat < b.seats; seat++)
    b.goods.forEach(({ id }, good) => {
      const more = (hands[seat][id] ?? 0) - b.fields.hold.get(s, seat, good);
      b.fields.hold.add(s, seat, good, more);
      b.fields.handSize.add(s, seat, more);
      b.fields.bank.add(s, good, -more);
    });
  return s;
}

const ask = (s: State, seat: number): RawMove | null => deal!(s, seat, new Rng('keen'), true);

function play(s: State, seat: number, move: RawMove): State {
  const checked = check(s, seat, move);
  if (!checked.ok) throw new Error(checked.reason.text);
  if (checked.move.open) {
    checked.move.open.apply(s, seat, checked.data);
    afterMove(s);
  } else applyCode(s, seat, checked.code);
  return s;
}

/** each of two lacks one good for a city, and the other has it to spare */
const CITY_SHORT: Hand = { ore: 2, grain: 3 };
const BOTH: readonly Hand[] = [CITY_SHORT, { ore: 4, grain: 1 }, {}];

describe('a bot that trades', () => {
  test('offers what serves both sides, and the other agrees', () => {
    const s = turn(BOTH);
    const offer = ask(s, 0);
    expect(offer).toEqual({ move: 'offer', give: { grain: 1 }, want: { ore: 1 } });
    play(s, 0, offer!);
    expect(ask(s, 1)).toEqual({ move: 'accept' });
    play(s, 1, { move: 'accept' });
    expect(ask(s, 0)).toEqual({ move: 'trade-with', seat: 1 });
  });

  test('makes one offer a turn', () => {
    const s = turn(BOTH);
    b.cell('offersMade').set(s, 1);
    expect(ask(s, 0)).toBeNull();
  });

  test('does not ask for what the other has just refused to give', () => {
    const s = turn(BOTH);
    play(s, 0, { move: 'offer', give: { grain: 1 }, want: { ore: 1 } });
    play(s, 2, { move: 'decline' });
    play(s, 1, { move: 'decline' });
    b.cell('offersMade').set(s, 0);
    expect(ask(s, 0)).toBeNull();
    b.row('offersRefused').set(s, 1, 0);
    expect(ask(s, 0)).not.toBeNull();
  });

  test('asks nobody for what nobody would gladly give', () => {
    expect(ask(turn([CITY_SHORT, { ore: 3, grain: 2 }, {}]), 0)).toBeNull();
  });

  test('gives nothing to whoever is about to win, neither asked nor asking', () => {
    const s = turn(BOTH);
    const offered = play(turn(BOTH), 0, { move: 'offer', give: { grain: 1 }, want: { ore: 1 } });
    const accepted = play(play(turn(BOTH), 0, { move: 'offer', give: { grain: 1 }, want: { ore: 1 } }), 1, {
      move: 'accept',
    });
    // Both awards and four settlements: eight points that everybody sees.
    const settlement = b.piece('settlement').index;
    for (const [state, leader] of [
      [s, 1],
      [offered, 0],
      [accepted, 1],
    ] as const) {
      b.fields.supply.add(state, leader, settlement, -2);
      b.awards.forEach((_, i) => {
        b.fields.award.set(state, i, leader);
      });
      expect(b.rules.publicPoints(state, leader)).toBe(8);
    }
    expect(ask(s, 0)).toBeNull();
    expect(ask(offered, 1)).toEqual({ move: 'decline' });
    expect(ask(accepted, 0)).toEqual({ move: 'withdraw' });
  });

  test('answers with other terms where those serve both', () => {
    // Seat 1 has no use for wool, and lacks the grain for a city that seat 0 has to spare.
    const s = turn([{ ...CITY_SHORT, wool: 1 }, { ore: 4, grain: 1 }, {}]);
    play(s, 0, { move: 'offer', give: { wool: 1 }, want: { ore: 1 } });
    const said = ask(s, 1);
    expect(said).toEqual({ move: 'counter', give: { ore: 1 }, want: { grain: 1 } });
    play(s, 1, said!);
    play(s, 2, { move: 'decline' });
    expect(ask(s, 0)).toEqual({ move: 'trade-with', seat: 1 });
  });
});
