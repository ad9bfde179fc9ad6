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

  // proves variant/balloon-riders: you fly over the robber
  // proves variant/balloon-riders: When a balloon flies over the robber or the pirate
  it('the player before robs who flies over the robber, if so agreed', () => {
    const over = (balloonThieves: boolean): Table => {
      const t = new Table(ID, { options: { balloonThieves } }).started().until('main', 0).bare();
      t.set('wind', 0, 0).give(0, { grain: 1, ore: 1 }).give(3, {});
      aloft(t, t.hex(0, 0)).set('blocker', t.b.blocker('robber'), ahead(t, t.hex(0, 0)));
      return t.play(0, 'fly', { good: 'grain' });
    };
    expect(over(false).decision).toBe('main');
    const t = over(true).nature('steal', { good: 'ore' });
    expect([t.hand(0), t.hand(3), t.decision]).toEqual([{}, { ore: 1 }, 'main']);
  });

  // proves variant/balloon-riders: A balloon that flies over an unknown hex
  // proves variant/balloon-riders: Where that is sea
  it.each([
    ['sea', false],
    ['forest', true],
  ])('uncovers what it flies over: %s', (terrain, stays) => {
    const t = new Table('seafarers/fog-islands', { modules: [ID] }).started().until('main', 0).bare();
    const unknown = t.b.terrain('unknown');
    const hex = Array.from({ length: t.b.topology.hexes }, (_, i) => i).find(
      (i) =>
        ahead(t, i) >= 0 && t.field('terrain', i) !== unknown && t.field('terrain', ahead(t, i)) === unknown,
    )!;
    aloft(t.set('wind', 0, 0).give(0, { grain: 1 }), hex).play(0, 'fly', { good: 'grain' });
    const move = t.legal(-1, 'discover').find((found) => found.terrain === terrain)!;
    t.play(-1, move);
    expect([t.field('terrain', ahead(t, hex)), t.field('balloon', ahead(t, hex)) !== 0]).toEqual([
      t.b.terrain(terrain),
      stays,
    ]);
    expect(t.hand(0)).toEqual(stays ? { lumber: 1 } : {});
  });

  // proves variant/balloon-riders: A settlement founded from a balloon at the sea
  // proves variant/balloon-riders: a settlement at the sea from a
  it('a settlement at the sea may come with a ship', () => {
    const t = new Table('seafarers/heading-for-new-shores', { modules: [ID], options: { balloonShip: true } })
      .started()
      .until('main', 0)
      .bare()
      .set('wind', 0, 0)
      .give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    const { b } = t;
    const isSea = (hex: number): boolean => hex >= 0 && !b.land[t.field('terrain', hex)];
    const hex = Array.from({ length: b.topology.hexes }, (_, i) => i).find(
      (i) => !isSea(i) && isSea(ahead(t, i)),
    )!;
    aloft(t, hex);
    t.play(0, t.legal(0, 'land-balloon')[0]);
    expect([t.decision, t.legal(0, 'no-balloon-ship').length]).toEqual(['balloon-ship', 1]);
    t.play(0, t.legal(0, 'balloon-ship')[0]);
    expect([t.decision, t.hand(0)]).toEqual(['main', {}]);
    expect(t.field('supply', b.piece('ship').index)).toBe(4);
  });
});
