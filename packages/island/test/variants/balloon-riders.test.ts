import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'variant/balloon-riders';
/** seat 0 may build; the wind blows from hex to hex along side 0 */
const ready = (): Table => new Table(ID).started().until('main', 0).bare().set('wind', 0, 0).give(0, {});
const aloft = (t: Table, hex: number): Table => t.put(0, 'balloon', hex);
const ahead = (t: Table, hex: number): number => t.b.topology.hexHex[hex * 6];

describe('balloon riders', () => {
  // proves variant/balloon-riders: A balloon costs 1 grain, 1 lumber and 2 wool
  // proves variant/balloon-riders: Everybody has one
  it('a balloon has its price, its home, and is the only one', () => {
    const t = ready()
      .give(0, { grain: 1, lumber: 1, wool: 2 })
      .put(0, 'settlement', ready().corner(0, 0, 0));
    expect(t.refusal(0, 'balloon', { hex: t.hex(-2, 0) })?.code).toBe('balloon-home');
    t.play(0, 'balloon', { hex: t.hex(0, 0) });
    expect([t.hand(0), t.field('supply', t.b.piece('balloon').index)]).toEqual([{}, 0]);
  });

  // proves variant/balloon-riders: It flies one hex with the wind
  it('flies three times a turn, each for grain or lumber', () => {
    const t = aloft(ready(), ready().hex(-2, 0)).give(0, { grain: 2, lumber: 2 });
    let hex = t.hex(-2, 0);
    for (const good of ['grain', 'lumber', 'grain']) {
      t.play(0, 'fly', { good });
      hex = ahead(t, hex);
    }
    expect([t.field('balloon', hex) !== 0, t.hand(0)]).toEqual([true, { lumber: 1 }]);
    expect(t.refusal(0, 'fly', { good: 'lumber' })?.code).toBe('balloon-flown');
  });

  // proves variant/balloon-riders: Balloons do not leave the board
  it('stays on the board and off the hexes of other balloons', () => {
    const t = aloft(ready(), ready().hex(2, 0)).give(0, { grain: 1, ore: 1 });
    expect(t.refusal(0, 'fly', { good: 'grain' })?.code).toBe('balloon-way');
    const two = aloft(ready(), ready().hex(0, 0)).give(0, { grain: 1 });
    two.put(1, 'balloon', ahead(two, two.hex(0, 0)));
    expect(two.refusal(0, 'fly', { good: 'grain' })?.code).toBe('balloon-way');
  });

  // proves variant/balloon-riders: From a balloon a settlement may be built
  // proves variant/balloon-riders: The balloon goes back to the supply
  it('lands on one of the two corners ahead', () => {
    const t = aloft(ready(), ready().hex(0, 0)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    expect(
      t
        .legal(0, 'land-balloon')
        .map(({ corner }) => corner)
        .sort(),
    ).toEqual([t.corner(0, 0, 0), t.corner(0, 0, 5)].sort());
    t.put(1, 'settlement', t.corner(0, 0, 4));
    expect(t.refusal(0, 'land-balloon', { corner: t.corner(0, 0, 5) })?.code).toBe('too-near');
    t.play(0, 'land-balloon', { corner: t.corner(0, 0, 0) });
    expect([t.points(0), t.field('balloon', t.hex(0, 0)), t.hand(0)]).toEqual([1, 0, {}]);
  });

  // proves variant/balloon-riders: The wind is spun before the game
  // proves variant/balloon-riders: A knight that has not been played
  // proves variant/balloon-riders: A knight bought this turn cannot be given
  it('the wind turns at the start, on a 10 and for a knight', () => {
    expect(new Table(ID).until('spin-wind').s.cells[2]).toBeDefined();
    const t = new Table(ID).started().bare();
    expect(t.roll(10).decision).toBe('spin-wind');
    t.nature('spin-wind', { direction: 4 }).cards(0, 'knight');
    expect(t.field('wind')).toBe(3);
    t.play(0, 'turn-wind').nature('spin-wind', { direction: 1 });
    expect([t.field('wind'), t.field('underDeck', t.b.card('knight')), t.field('cardCount', 0)]).toEqual([
      0, 1, 0,
    ]);
    t.cards(0, 'knight').set('freshCards', t.b.card('knight'), 1);
    expect(t.refusal(0, 'turn-wind')?.code).toBe('wind-no-knight');
  });

  // proves variant/balloon-riders: Everybody has only 5 ships
  it('there are five ships', () => {
    const t = new Table('seafarers/heading-for-new-shores', { modules: [ID] });
    expect(t.b.piece('ship').limit).toBe(5);
  });
});
