import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'variant/events-on-catan';
const ready = (game = 'first-island/base'): Table => {
  const t = new Table(game, { modules: [ID] }).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    if (t.b.land[t.field('terrain', hex)]) t.lay(hex, 'desert');
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t.set('blocker', t.b.blocker('robber'), -1);
};
const award = (t: Table, id: string, seat: number): Table => {
  t.s.cells[t.b.at.award + t.b.award(id)] = seat;
  return t;
};

describe('events on Catan', () => {
  // proves variant/events-on-catan: After the roll, and before it produces
  // proves variant/events-on-catan: A 7 brings none
  // proves variant/events-on-catan: 4, year of plenty
  // proves variant/events-on-catan: You choose the goods
  it('4: everybody takes a good, then the number produces; a 7 has no event', () => {
    const t = ready().put(0, 'settlement', ready().corner(0, 0, 0));
    t.lay(t.hex(0, 0), 'hills', 4).roll(4);
    for (let seat = 0; seat < 4; seat++) {
      expect(t.hand(0).brick).toBeUndefined();
      t.play(seat, 'choose-good', { good: 'ore' });
    }
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{ ore: 1 }, { ore: 1 }, 'table-event']);
    expect(t.nature('table-event').hand(0)).toEqual({ ore: 1, brick: 1 });
    expect(ready().roll(7).decision).toBe('move-blocker');
  });

  // proves variant/events-on-catan: 2, earthquake
  // proves variant/events-on-catan: An end piece leads to nothing else
  // proves variant/events-on-catan: who has none and cannot
  it('2: more than six roads cost an end piece or two cards', () => {
    const t = ready();
    const ring = [0, 1, 2, 3, 4, 5].map((side) => t.edge(0, 0, side));
    const spoke = t.b.walks.edgesAt[t.corner(0, 0, 0)].find((edge) => !ring.includes(edge))!;
    for (const edge of [...ring, spoke]) t.put(0, 'road', edge);
    for (const side of [0, 1, 2, 3, 4, 5]) t.put(1, 'road', t.edge(-2, 0, side));
    t.give(0, { wool: 2 }).roll(2);
    expect(t.decision).toBe('quake-toll');
    expect(t.legal(0, 'give-up-route').map(({ edge }) => edge)).toEqual([spoke]);
    t.play(0, 'pay-toll').play(0, 'discard', { good: 'wool' }).play(0, 'discard', { good: 'wool' });
    expect(t.hand(0)).toEqual({});
    const poor = ready();
    expect(poor.roll(2).decision).toBe('main');
  });

  it('2: at sea more than three ships do', () => {
    const t = ready('seafarers/heading-for-new-shores');
    let laid = 0;
    for (let edge = 0; edge < t.b.topology.edges && laid < 4; edge++)
      if (t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge)) {
        t.put(0, 'ship', edge);
        laid++;
      }
    t.roll(2);
    expect(t.decision).toBe('quake-toll');
    const [move] = t.legal(0, 'give-up-route');
    t.play(0, move);
    expect(t.field('route', Number(move.edge))).toBe(0);
  });

  // proves variant/events-on-catan: 3, favourable exchange
  it('3: up to two cards are exchanged', () => {
    const t = ready().give(0, { wool: 2 }).roll(3);
    t.play(0, 'swap-card', { give: 'wool', want: 'ore' }).play(0, 'swap-card', {
      give: 'wool',
      want: 'brick',
    });
    expect([t.hand(0), t.decision]).toEqual([{ ore: 1, brick: 1 }, 'table-event']);
  });

  it('3: one card may be exchanged and one kept, or none at all', () => {
    const one = ready().give(0, { wool: 2 }).roll(3);
    one.play(0, 'swap-card', { give: 'wool', want: 'ore' }).play(0, 'keep-cards');
    expect([one.hand(0), one.decision]).toEqual([{ wool: 1, ore: 1 }, 'table-event']);
    const none = ready().give(0, { wool: 2 }).roll(3).play(0, 'keep-cards');
    expect([none.hand(0), none.decision]).toEqual([{ wool: 2 }, 'table-event']);
  });

  // proves variant/events-on-catan: 5, easy come
  // proves variant/events-on-catan: 9, easy go
  it('5 and 9: the bonuses bring and cost a card each', () => {
    const t = award(award(ready(), 'longest-road', 1), 'largest-army', 1).roll(5);
    t.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'ore' });
    expect(t.hand(1)).toEqual({ ore: 2 });
    const go = award(award(ready(), 'longest-road', 1), 'largest-army', 1)
      .give(1, { ore: 3 })
      .roll(9);
    go.play(1, 'discard', { good: 'ore' }).play(1, 'discard', { good: 'ore' });
    expect(go.hand(1)).toEqual({ ore: 1 });
  });

  // proves variant/events-on-catan: 6, resupply
  // proves variant/events-on-catan: asked one after the other, from the
  it('6: who holds at most two cards takes one', () => {
    const t = ready().give(0, { ore: 3 }).give(1, { ore: 2 }).give(2, { ore: 3 }).give(3, { ore: 3 }).roll(6);
    expect(t.play(1, 'choose-good', { good: 'wool' }).decision).toBe('table-event');
  });

  // proves variant/events-on-catan: 8, on welfare
  // proves variant/events-on-catan: Visible points count
  it('8: the fewest points take a good', () => {
    const t = ready().cards(1, 'victory-point');
    for (const [seat, corner] of [
      [0, 0],
      [2, 2],
      [3, 4],
    ])
      t.put(seat, 'settlement', t.corner(0, 0, corner));
    t.roll(8).play(1, 'choose-good', { good: 'wool' });
    expect(t.decision).toBe('table-event');
  });

  // proves variant/events-on-catan: who picks a card to
  // proves variant/events-on-catan: 10, mercenary
  it('10: the active player robs their own land and loses a card', () => {
    const t = ready()
      .put(0, 'settlement', ready().corner(0, 0, 0))
      .give(0, { ore: 1 })
      .roll(10);
    expect(t.refusal(0, 'mercenary', { hex: t.hex(-2, 0) })?.code).toBe('mercenary-away');
    t.play(0, 'mercenary', { hex: t.hex(0, 0) }).play(3, 'lose-card', { good: 'ore' });
    expect([t.hand(0), t.field('blocker', t.b.blocker('robber'))]).toEqual([{}, t.hex(0, 0)]);
  });

  // proves variant/events-on-catan: 11, favourable winds
  it('11: a good for each building at a harbour', () => {
    const t = ready();
    t.put(1, 'settlement', t.b.harbourCorner[0]).put(1, 'settlement', t.b.harbourCorner[4]).roll(11);
    t.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'ore' });
    expect([t.hand(1), t.decision]).toEqual([{ ore: 2 }, 'table-event']);
  });

  // proves variant/events-on-catan: 12, rearrangement
  it('12: everybody draws a card from the left', () => {
    const t = ready().give(1, { ore: 1 }).give(2, { wool: 1 }).roll(12);
    t.nature('steal', { good: 'ore' }).nature('steal', { good: 'wool' });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{ ore: 1 }, { wool: 1 }, {}]);
  });
});
