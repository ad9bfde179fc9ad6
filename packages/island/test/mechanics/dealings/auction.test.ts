import { legalMoves, NATURE, Rng, resample, toMove, viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { defineModule } from '../../../index.ts';
import { type AuctionConfig, auction } from '../../../mechanics/index.ts';
import { Table } from '../../table.ts';

const fair = (config: Pick<AuctionConfig, 'bids' | 'tie'>) =>
  defineModule({
    id: 'test/fair',
    kind: 'scenario',
    seats: [3],
    needs: ['first-island/base'],
    parts: [
      auction({
        lots: [
          { id: 'cup', goods: ['ore', 'wool'] },
          { id: 'horse', goods: ['grain'], cards: { card: 'knight', worth: 3, most: 1 } },
        ],
        wild: ['brick'],
        ...config,
      }),
    ],
    fields: { prizes: { per: ['seat'] }, unsold: {} },
    rules: (was, b) => ({
      auction: {
        won: (s, seat, lot) => {
          was.auction.won(s, seat, lot);
          s.cells[b.field('prizes') + seat]++;
        },
        failed: (s, lot) => {
          was.auction.failed(s, lot);
          s.cells[b.field('unsold')]++;
        },
      },
    }),
    words: { name: 'A fair', summary: '', rules: [] },
  });

const CUP = 0;
const HORSE = 1;

/** seat 1 is active; everybody holds three ore and two grain */
function atAuction(config: Pick<AuctionConfig, 'bids' | 'tie'>, lot = CUP): Table {
  const t = new Table('test/fair', { seats: 3, own: [fair(config)] }).started().until('main', 1);
  for (let seat = 0; seat < 3; seat++) t.give(seat, { ore: 3, grain: 2 });
  t.b.the.auction.call(t.s, lot);
  return t;
}

describe('an open auction', () => {
  const open = (lot?: number) => atAuction({ bids: 'open' }, lot);

  it('begins with the active seat and goes on in turn order', () => {
    const t = open();
    expect(toMove(t.s)).toBe(1 << 1);
    t.play(1, 'bid', { amount: 1 });
    expect(toMove(t.s)).toBe(1 << 2);
    t.play(2, 'pass-bid');
    expect(toMove(t.s)).toBe(1 << 0);
  });

  it('tells totals to everybody, and each must top the last', () => {
    const t = open().play(1, 'bid', { amount: 2 });
    expect(t.field('bids', 1)).toBe(2);
    expect(t.refusal(2, 'bid', { amount: 2 })?.code).toBe('bid-low');
    expect(t.legal(2, 'bid').map((move) => move.amount)).toEqual([3, 4, 5]);
  });

  it('lets a bid be raised in reply, but a pass is final', () => {
    const t = open().play(1, 'bid', { amount: 1 }).play(2, 'pass-bid').play(0, 'bid', { amount: 2 });
    t.play(1, 'bid', { amount: 3 });
    expect(toMove(t.s)).toBe(1 << 0);
    expect(t.refusal(2, 'bid', { amount: 5 })?.code).toBe('not-your-turn');
  });

  it('is won by the last who has not passed', () => {
    const t = open().play(1, 'bid', { amount: 1 }).play(2, 'pass-bid').play(0, 'pass-bid');
    expect(t.decision).toBe('pay-bid');
    t.play(1, 'pay-good', { good: 'ore' });
    expect([0, 1, 2].map((seat) => t.field('prizes', seat))).toEqual([0, 1, 0]);
    expect(t.hand(1)).toEqual({ ore: 2, grain: 2 });
    expect(t.decision).toBe('main');
    expect(t.field('bids', 1)).toBe(0);
  });

  // proves historical/alexander-the-great: Only the highest bidder pays
  it('takes only the goods of its lot, card by card, from the winner alone', () => {
    const t = open().give(1, { ore: 1, wool: 1, grain: 2 }).play(1, 'bid', { amount: 2 });
    t.play(2, 'pass-bid').play(0, 'pass-bid');
    expect(t.refusal(1, 'pay-good', { good: 'grain' })?.code).toBe('bid-good');
    t.play(1, 'pay-good', { good: 'wool' });
    expect(t.refusal(1, 'pay-good', { good: 'wool' })?.code).toBe('none-held');
    t.play(1, 'pay-good', { good: 'ore' });
    expect(t.hand(1)).toEqual({ grain: 2 });
    expect(t.hand(0)).toEqual({ ore: 3, grain: 2 });
  });

  it('takes a wild good for any other', () => {
    const t = open()
      .give(1, { brick: 2 })
      .play(1, 'bid', { amount: 2 })
      .play(2, 'pass-bid')
      .play(0, 'pass-bid');
    t.play(1, 'pay-good', { good: 'brick' }).play(1, 'pay-good', { good: 'brick' });
    expect(t.field('prizes', 1)).toBe(1);
  });

  it('takes a played card for what it is worth, once, and puts it under the deck', () => {
    const t = new Table('test/fair', { seats: 3, own: [fair({ bids: 'open' })] }).started().until('main', 1);
    for (let seat = 0; seat < 3; seat++) t.give(seat, { grain: 1 });
    const knight = t.b.card('knight');
    t.set('played', t.b.cards.length + knight, 2);
    const deck = t.field('deckSize');
    t.b.the.auction.call(t.s, HORSE);
    t.play(1, 'bid', { amount: 4 });
    t.play(1, 'pay-card', { card: 'knight' });
    expect(t.refusal(1, 'pay-card', { card: 'knight' })?.code).toBe('bid-card');
    t.play(1, 'pay-good', { good: 'grain' });
    expect(t.field('played', t.b.cards.length + knight)).toBe(1);
    expect(t.field('underDeck', knight)).toBe(1);
    expect(t.field('deckSize')).toBe(deck + 1);
  });

  it('draws what lies under the deck last', () => {
    const t = open();
    const knight = t.b.card('knight');
    for (let card = 0; card < t.b.cards.length; card++) t.set('deck', card, 0);
    t.set('deck', t.b.card('monopoly'), 1).set('underDeck', knight, 1).set('deckSize', 0, 2);
    t.play(1, 'pass-bid').play(2, 'pass-bid').play(0, 'pass-bid').give(1, { wool: 2, grain: 2, ore: 2 });
    t.play(1, 'buy-card');
    expect(t.legal(NATURE)).toEqual([{ move: 'draw-card', card: 'monopoly' }]);
    t.nature('draw-card', { card: 'monopoly' }).play(1, 'buy-card').nature('draw-card', { card: 'knight' });
    expect(t.field('underDeck', knight)).toBe(0);
    expect(t.refusal(1, 'buy-card')?.code).toBe('deck-empty');
  });

  // proves historical/alexander-the-great: may not bid more than
  it('allows a bluff, up to what the others could believe', () => {
    const t = open();
    t.play(1, 'bid', { amount: 5 });
    expect(t.field('bids', 1)).toBe(5);
    expect(open().refusal(1, 'bid', { amount: 6 })?.code).toBe('bid-high');
  });

  it('leaves out who cannot top the highest bid, as everybody sees', () => {
    const t = open().give(2, { ore: 1 }).play(1, 'bid', { amount: 1 });
    expect(toMove(t.s)).toBe(1 << 0);
    t.play(0, 'bid', { amount: 2 }).play(1, 'pass-bid');
    expect(t.decision).toBe('pay-bid');
  });

  it('makes a winner who cannot pay give up half of the hand, and is repeated without that seat', () => {
    const t = open().play(1, 'bid', { amount: 5 });
    expect(t.legal(1)).toEqual([{ move: 'break-bid' }]);
    expect(t.refusal(1, 'pay-good', { good: 'ore' })?.code).toBe('bid-broken');
    t.play(1, 'break-bid').play(1, 'discard', { good: 'ore' }).play(1, 'discard', { good: 'ore' });
    expect(t.hand(1)).toEqual({ ore: 1, grain: 2 });
    expect(toMove(t.s)).toBe(1 << 2);
    t.play(2, 'bid', { amount: 1 }).play(0, 'pass-bid');
    t.play(2, 'pay-good', { good: 'ore' });
    expect(t.field('prizes', 2)).toBe(1);
    expect(t.field('bidBarred')).toBe(0);
  });

  it('does not let a winner who can pay refuse', () => {
    const t = open().play(1, 'bid', { amount: 1 }).play(2, 'pass-bid').play(0, 'pass-bid');
    expect(t.refusal(1, 'break-bid')?.code).toBe('bid-stands');
  });

  it('ends without a winner when all pass', () => {
    const t = open().play(1, 'pass-bid').play(2, 'pass-bid').play(0, 'pass-bid');
    expect(t.field('unsold')).toBe(1);
    expect(t.decision).toBe('main');
  });

  it('ends at once when nobody has anything to bid', () => {
    const t = new Table('test/fair', { seats: 3, own: [fair({ bids: 'open' })] }).started().until('main', 1);
    for (let seat = 0; seat < 3; seat++) t.give(seat, {});
    t.b.the.auction.call(t.s, CUP);
    expect(t.decision).toBe('main');
    expect(t.field('unsold')).toBe(1);
  });

  it('shows nobody what stands behind a bid', () => {
    const seen = (one: Record<string, number>, other: Record<string, number>) => {
      const t = open().give(1, {}).give(0, {}).give(1, one).give(0, other);
      t.play(1, 'bid', { amount: 4 });
      return [Array.from(viewOf(t.s, 2).cells), legalMoves(t.s, 2)];
    };
    expect(seen({ ore: 3, grain: 2 }, { wool: 5 })).toEqual(seen({ wool: 5 }, { ore: 3, grain: 2 }));
  });
});

describe('a sealed auction', () => {
  const sealed = (tie?: 'first' | 'nobody') => atAuction({ bids: 'sealed', tie });

  it('lets everybody bid at the same time, in any order', () => {
    const t = sealed();
    expect(toMove(t.s)).toBe(0b111);
    t.play(2, 'seal-bid', { amount: 3 });
    expect(toMove(t.s)).toBe(0b011);
  });

  it('keeps a bid from the others until all are in', () => {
    const seen = (amount: number) => {
      const t = sealed().play(2, 'seal-bid', { amount });
      return [Array.from(viewOf(t.s, 0).cells), t.events.map((event) => event.data), legalMoves(t.s, 0)];
    };
    expect(seen(3)).toEqual(seen(0));
    expect(viewOf(sealed().play(2, 'seal-bid', { amount: 3 }).s, 2).cells).toContain(3);
  });

  it('tells of those who bid, and not of those who did not', () => {
    const t = sealed().play(0, 'seal-bid', { amount: 0 }).play(1, 'seal-bid', { amount: 2 });
    t.play(2, 'seal-bid', { amount: 1 }).nature('open-bids');
    expect(t.events.filter(({ kind }) => kind === 'bid').map(({ data }) => data)).toEqual([
      { seat: 1, amount: 2 },
      { seat: 2, amount: 1 },
    ]);
  });

  it('goes for a bid of 1 where nobody else bids', () => {
    const t = sealed('nobody').play(0, 'seal-bid', { amount: 0 }).play(1, 'seal-bid', { amount: 0 });
    t.play(2, 'seal-bid', { amount: 1 }).nature('open-bids');
    expect([t.decision, toMove(t.s)]).toEqual(['pay-bid', 1 << 2]);
  });

  it('forgets a tie that a higher bid has topped', () => {
    const t = sealed('nobody').play(1, 'seal-bid', { amount: 1 }).play(2, 'seal-bid', { amount: 1 });
    t.play(0, 'seal-bid', { amount: 2 }).nature('open-bids');
    expect([t.decision, toMove(t.s), t.field('unsold')]).toEqual(['pay-bid', 1 << 0, 0]);
  });

  it('goes to the highest bid, who pays it', () => {
    const t = sealed().play(0, 'seal-bid', { amount: 1 }).play(1, 'seal-bid', { amount: 0 });
    t.play(2, 'seal-bid', { amount: 2 }).nature('open-bids');
    expect([0, 1, 2].map((seat) => t.field('bids', seat))).toEqual([1, 0, 2]);
    t.play(2, 'pay-good', { good: 'ore' }).play(2, 'pay-good', { good: 'ore' });
    expect(t.field('prizes', 2)).toBe(1);
  });

  it('gives a tie to the first in turn order, or to nobody', () => {
    const tied = (tie: 'first' | 'nobody') => {
      const t = sealed(tie).play(0, 'seal-bid', { amount: 2 }).play(1, 'seal-bid', { amount: 0 });
      return t.play(2, 'seal-bid', { amount: 2 }).nature('open-bids');
    };
    expect(toMove(tied('first').s)).toBe(1 << 2);
    expect(tied('nobody').decision).toBe('main');
  });

  it('fails when all bids are nothing', () => {
    const t = sealed();
    for (let seat = 0; seat < 3; seat++) t.play(seat, 'seal-bid', { amount: 0 });
    t.nature('open-bids');
    expect(t.field('unsold')).toBe(1);
  });

  it('deals the bids of the others anew within what they could have written', () => {
    const t = sealed().play(0, 'seal-bid', { amount: 5 }).play(2, 'seal-bid', { amount: 1 });
    const at = t.b.field('sealedBids');
    const found = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const other = resample(t.s, 0, new Rng(seed));
      expect(other.cells[at]).toBe(5);
      expect(other.cells[at + 1]).toBe(0);
      found.add(other.cells[at + 2]);
    }
    expect([...found].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('what a bidder can pay with', () => {
  it('is told beside the bid: the goods that count, and all they come to', () => {
    const t = atAuction({ bids: 'open' });
    const bid = t.b.moves.findIndex(({ name }) => name === 'bid');
    expect(t.b.means[bid]?.(t.s, 1)).toEqual({
      goods: ['ore', 'wool', 'brick'].map((id) => t.b.good(id)),
      total: 3,
    });
  });

  it('makes a bid beyond it worse than none, for bots', () => {
    const t = atAuction({ bids: 'open' });
    const none = t.b.the.hints.promised(t.s, 1);
    t.play(1, 'bid', { amount: 2 });
    expect(t.b.the.hints.promised(t.s, 1)).toBeGreaterThan(none);
    t.play(2, 'bid', { amount: 4 });
    expect(t.b.the.hints.promised(t.s, 1)).toBe(0);
    expect(t.b.the.hints.promised(t.s, 2)).toBeLessThan(none);
  });
});
