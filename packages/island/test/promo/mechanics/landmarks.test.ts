import { describe, expect, it } from 'vitest';
import { landmarks } from '../../../promo/mechanics/landmarks.ts';
import { trial } from '../../mechanics/trial.ts';
import { Table } from '../../table.ts';

const LANDMARK = { terrains: [{ id: 'landmark' }, { id: 'gold', gives: 'any' }] };

/** a bare board with a landmark in the middle, and the robber beside it */
const ready = (piece?: string, seats = 4): Table => {
  const own = trial({ ...LANDMARK, parts: [landmarks({ terrains: ['landmark'], piece })] });
  const t = new Table('trial', { own, seats }).started().bare();
  for (let seat = 0; seat < seats; seat++) t.give(seat, {});
  t.lay(t.hex(0, 0), 'landmark').lay(t.hex(2, -2), 'hills', 5).lay(t.hex(-2, 2), 'gold', 9);
  return t.set('blocker', t.b.blocker('robber'), t.hex(2, 0));
};
const robber = (t: Table, q: number, r: number) => ({ blocker: 'robber', hex: t.hex(q, r) });
const seven = (t: Table, q: number, r: number): Table =>
  t.roll(7).play(t.active, 'move-blocker', robber(t, q, r));
const gifts = (t: Table): Table => t.nature('landmark-gifts');

describe('landmarks', () => {
  it('bring a good of the robber’s new hex to whoever has a building there', () => {
    const t = ready().put(1, 'settlement', ready().corner(0, 0, 0));
    gifts(seven(t, 2, -2));
    expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([{}, { brick: 1 }, {}, {}]);
    expect(t.decision).toBe('main');
  });

  it('bring it once, however many buildings there are', () => {
    const t = ready();
    t.put(1, 'settlement', t.corner(0, 0, 0)).put(1, 'settlement', t.corner(0, 0, 2));
    gifts(seven(t, 2, -2));
    expect(t.hand(1)).toEqual({ brick: 1 });
  });

  it('may bring it to one kind of piece alone', () => {
    const t = ready('city');
    t.put(1, 'settlement', t.corner(0, 0, 0)).put(2, 'city', t.corner(0, 0, 2));
    gifts(seven(t, 2, -2));
    expect([t.hand(1), t.hand(2)]).toEqual([{}, { brick: 1 }]);
  });

  it('open no decision when nobody has a share', () => {
    const t = seven(ready(), 2, -2);
    expect(t.decision).toBe('main');
  });

  it('bring nothing when a knight moves the robber', () => {
    const t = ready().cards(0, 'knight');
    t.put(1, 'settlement', t.corner(0, 0, 0)).play(0, 'play-card', { card: 'knight' });
    t.play(0, 'move-blocker', robber(t, 2, -2));
    expect([t.decision, t.hand(1)]).toEqual(['roll', {}]);
  });

  it('bring nothing when the robber has not been moved', () => {
    const t = ready();
    t.put(1, 'settlement', t.corner(0, 0, 0));
    // no other land is left for it
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      if (hex !== t.hex(2, 0) && hex !== t.hex(0, 0)) t.lay(hex, 'desert');
    gifts(t.roll(7));
    expect([t.decision, t.hand(1)]).toEqual(['main', {}]);
  });

  it('leave a choice where the hex gives anything, in turn order', () => {
    const t = ready();
    t.put(3, 'settlement', t.corner(0, 0, 0)).put(1, 'settlement', t.corner(0, 0, 2));
    gifts(seven(t, -2, 2));
    t.play(1, 'choose-good', { good: 'ore' }).play(3, 'choose-good', { good: 'wool' });
    expect([t.hand(1), t.hand(3), t.decision]).toEqual([{ ore: 1 }, { wool: 1 }, 'main']);
  });

  it('bring nothing to several when the bank cannot give to all, and the last one to a single one', () => {
    const two = ready().setBank('brick', 1);
    two.put(1, 'settlement', two.corner(0, 0, 0)).put(2, 'settlement', two.corner(0, 0, 2));
    gifts(seven(two, 2, -2));
    expect([two.hand(1), two.hand(2)]).toEqual([{}, {}]);
    const one = ready().setBank('brick', 1);
    gifts(seven(one.put(1, 'settlement', one.corner(0, 0, 0)), 2, -2));
    expect(one.hand(1)).toEqual({ brick: 1 });
  });

  it('come after the discards and the theft', () => {
    const t = ready().give(1, { ore: 1 }).give(2, { wool: 8 });
    t.put(1, 'settlement', t.corner(0, 0, 0)).put(1, 'settlement', t.corner(2, -2, 0));
    t.roll(7);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(2, 'discard', { good: 'wool' });
    t.play(0, 'move-blocker', robber(t, 2, -2)).nature('steal', { good: 'ore' });
    gifts(t);
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { brick: 1 }]);
  });

  it('keep the robber off every hex that gives nothing', () => {
    const t = ready().roll(7);
    expect(t.refusal(0, 'move-blocker', robber(t, 0, 0))?.code).toBe('barren');
    t.lay(t.hex(1, 0), 'desert');
    expect(t.refusal(0, 'move-blocker', robber(t, 1, 0))?.code).toBe('barren');
    expect(t.refusal(0, 'move-blocker', robber(t, -2, 2))).toBeUndefined();
  });
});
