import { rulesFor } from '@hexwright/catalog';
import { type Book, islandOf } from '@hexwright/island';
import {
  applyCode,
  decisionOf,
  firstSeat,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  Rng,
  type State,
  toMove,
} from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { askBot, botFor } from '../index.ts';

type Hand = Readonly<Record<string, number>>;

/** A first turn of seat 0 after its roll: nobody holds anything but what is given here, and seat 1 leads. */
function turn(hands: readonly Hand[]): { readonly b: Book; readonly s: State } {
  const found = rulesFor({ game: 'cities-knights/core', seats: 4 });
  if (!found.ok) throw new Error(found.reason.text);
  const b = islandOf(found.rules)!;
  const s = newState(b);
  const rng = new Rng('progress cards');
  const list = new MoveList();
  while (decisionOf(s)?.kind !== 'main') {
    const seats = toMove(s);
    const seat = seats === NATURE ? NATURE : firstSeat(seats);
    listMoves(s, seat, list);
    applyCode(s, seat, pick(list, rng, seat === NATURE));
  }
  b.row('defenderPoints').set(s, 1, 4);
  b.cell('attacks').set(s, 1);
  // no offers to the others before the card
  b.cell('offersMade').set(s, 1);
  for (let seat = 0; seat < b.seats; seat++)
    b.goods.forEach(({ id }, good) => {
      const more = (hands[seat][id] ?? 0) - b.fields.hold.get(s, seat, good);
      b.fields.hold.add(s, seat, good, more);
      b.fields.handSize.add(s, seat, more);
      b.fields.bank.add(s, good, -more);
    });
  return { b, s };
}

/** puts a progress card into the hand of the seat */
function hold(b: Book, s: State, seat: number, id: string): void {
  const card = b.card(id);
  const deck = ['trade', 'politics', 'science'].indexOf(b.cards[card].deck);
  b.row('deck').add(s, card, -1);
  b.row('deckSizes').add(s, deck, -1);
  b.grid('cards').add(s, seat, card, 1);
  b.row('cardCount').add(s, seat, 1);
  b.grid('cardBacks').add(s, seat, deck, 1);
}

const THEIRS: readonly Hand[] = [{ ore: 4, coin: 4 }, { wool: 3, coin: 3 }, { grain: 5 }];

/** whether a bot with this hand plays the card */
function wouldPlay(card: string, hand: Hand = {}, prepare?: (b: Book, s: State) => void): boolean {
  const { b, s } = turn([hand, ...THEIRS]);
  hold(b, s, 0, card);
  prepare?.(b, s);
  const move = askBot(botFor(b), s, 0, new Rng('bot'));
  return move.move === 'play-card' && move.card === card;
}

describe('a bot plays a progress card where it is worth something', () => {
  test.each([
    'bishop',
    'merchant',
    'resource-monopoly',
    'trade-monopoly',
    'wedding',
    'saboteur',
    'master-merchant',
    'road-works',
  ])('%s', (card) => {
    expect(wouldPlay(card)).toBe(true);
  });

  test.each([
    ['irrigation', 'fields'],
    ['mining', 'mountains'],
  ])('%s, beside %s', (card, terrain) => {
    const besides = (b: Book, s: State): void => {
      for (let hex = 0; hex < b.topology.hexes; hex++) b.fields.terrain.set(s, hex, b.terrain(terrain));
    };
    expect(wouldPlay(card, {}, besides)).toBe(true);
  });

  test('medicine, when it makes a city', () => {
    expect(wouldPlay('medicine', { ore: 2, grain: 1 })).toBe(true);
  });

  test('the commercial harbour, with resources to offer', () => {
    expect(wouldPlay('commercial-harbour', { wool: 3 })).toBe(true);
    expect(wouldPlay('commercial-harbour')).toBe(false);
  });

  test('the merchant fleet, with goods that it can trade', () => {
    expect(wouldPlay('merchant-fleet', { lumber: 2 })).toBe(true);
    expect(wouldPlay('merchant-fleet', { lumber: 1 })).toBe(false);
  });

  test('the spy, when there is a hand to look into', () => {
    expect(wouldPlay('spy', {}, (b, s) => hold(b, s, 1, 'medicine'))).toBe(true);
  });
});
