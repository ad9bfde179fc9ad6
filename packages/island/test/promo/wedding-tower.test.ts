import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ID = 'promo/wedding-tower';
const at = (t: Table, terrain: string): number[] =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).filter(
    (hex) => t.field('terrain', hex) === t.b.terrain(terrain),
  );
const robberAt = (t: Table): number => t.field('blocker', t.b.blocker('robber'));
const laid = (options: TableOptions = {}, id = ID): Table => new Table(id, options).until('place-building');
/** a bare board, empty hands, and a hex of bricks away from the tower */
const ready = (options: TableOptions = {}): { t: Table; tower: number; bricks: number } => {
  const t = new Table(ID, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  const [tower] = at(t, 'wedding-tower');
  const bricks =
    at(t, 'hills').find((hex) => !t.b.walks.hexesBeside[tower].includes(hex)) ?? at(t, 'hills')[0];
  return { t, tower, bricks };
};
const beside = (t: Table, hex: number, i: number): number => t.b.topology.hexCorner[hex * 6 + i];
const seven = (t: Table, hex: number): Table =>
  t.roll(7).play(t.active, 'move-blocker', { blocker: 'robber', hex });

describe('the Wedding Tower', () => {
  // proves promo/wedding-tower: The Wedding Tower takes the place of the desert
  // proves promo/wedding-tower: It gives nothing when numbers are rolled
  it('replaces the desert, has no number, and the robber begins there', () => {
    const t = laid();
    const [hex] = at(t, 'wedding-tower');
    expect([at(t, 'desert'), at(t, 'wedding-tower').length, robberAt(t)]).toEqual([[], 1, hex]);
    expect([t.field('numbers', hex), t.b.rules.hexGood(t.s, hex)]).toEqual([0, -1]);
  });

  // proves promo/wedding-tower: everybody with a settlement or city at the tower takes 1 good
  // proves promo/wedding-tower: On a 7 it brings a good
  // proves promo/wedding-tower: More buildings at the tower bring no more
  it('on a 7 everybody there takes one good of the robber’s new hex, once a player', () => {
    const { t, tower, bricks } = ready();
    t.put(0, 'settlement', beside(t, tower, 0)).put(1, 'settlement', beside(t, tower, 2));
    t.put(1, 'city', beside(t, tower, 2)).put(1, 'settlement', beside(t, tower, 4));
    seven(t, bricks).nature('landmark-gifts');
    expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([{ brick: 1 }, { brick: 1 }, {}, {}]);
  });

  // proves promo/wedding-tower: when the robber has been moved and has stolen
  it('the theft comes first', () => {
    const { t, tower, bricks } = ready();
    const far = [0, 1, 2, 3, 4, 5]
      .map((i) => beside(t, bricks, i))
      .find((corner) => !t.b.walks.hexesAt[corner].includes(tower))!;
    t.put(1, 'settlement', beside(t, tower, 0))
      .put(1, 'settlement', far)
      .give(1, { ore: 1 });
    seven(t, bricks);
    expect(t.decision).toBe('steal');
    t.nature('steal', { good: 'ore' }).nature('landmark-gifts');
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { brick: 1 }]);
  });

  // proves promo/wedding-tower: The robber may only be moved to a hex that gives goods
  // proves promo/wedding-tower: it never comes back there
  it('the robber goes only to hexes that give goods, and never comes back to the tower', () => {
    const { t, tower, bricks } = ready();
    seven(t, bricks).play(0, 'end-turn').roll(7);
    expect(t.refusal(1, 'move-blocker', { blocker: 'robber', hex: tower })?.code).toBe('barren');
    const other = at(t, 'forest')[0];
    t.lay(other, 'desert');
    expect(t.refusal(1, 'move-blocker', { blocker: 'robber', hex: other })?.code).toBe('barren');
    expect(t.refusal(1, 'move-blocker', { blocker: 'robber', hex: at(t, 'fields')[0] })).toBeUndefined();
  });

  // proves promo/wedding-tower: A knight moves the robber under the same rule
  it('a knight brings no good, and is bound by the same rule', () => {
    const { t, tower, bricks } = ready();
    t.set('blocker', t.b.blocker('robber'), at(t, 'fields')[0]).cards(0, 'knight');
    t.put(1, 'settlement', beside(t, tower, 0)).play(0, 'play-card', { card: 'knight' });
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: tower })?.code).toBe('barren');
    t.play(0, 'move-blocker', { blocker: 'robber', hex: bricks });
    expect([t.decision, t.hand(1)]).toEqual(['roll', {}]);
  });

  // proves promo/wedding-tower: A 7 that does not move the robber brings nothing
  it('a 7 that does not move the robber brings nothing', () => {
    const { t, tower } = ready();
    t.put(1, 'settlement', beside(t, tower, 0));
    for (let hex = 0; hex < t.b.topology.hexes; hex++) if (hex !== tower) t.lay(hex, 'desert');
    t.roll(7).nature('landmark-gifts');
    expect([t.decision, t.hand(1), robberAt(t)]).toEqual(['main', {}, tower]);
  });

  // proves promo/wedding-tower: everybody there chooses, in turn order
  it('from a gold field everybody there chooses', () => {
    const { t, tower, bricks } = ready({ modules: ['seafarers/core'] });
    t.put(0, 'settlement', beside(t, tower, 0)).put(2, 'settlement', beside(t, tower, 2));
    seven(t.lay(bricks, 'gold', 5), bricks);
    t.nature('landmark-gifts')
      .play(0, 'choose-good', { good: 'ore' })
      .play(2, 'choose-good', { good: 'wool' });
    expect([t.hand(0), t.hand(2), t.decision]).toEqual([{ ore: 1 }, { wool: 1 }, 'main']);
  });

  // proves promo/wedding-tower: If the bank cannot pay all, nobody gets anything, unless
  it('a bank that cannot give to all gives to nobody, unless only one is owed', () => {
    const { t, tower, bricks } = ready();
    t.setBank('brick', 1)
      .put(0, 'settlement', beside(t, tower, 0))
      .put(1, 'settlement', beside(t, tower, 2));
    seven(t, bricks).nature('landmark-gifts');
    expect([t.hand(0), t.hand(1)]).toEqual([{}, {}]);
    const single = ready();
    single.t.setBank('brick', 1).put(1, 'settlement', beside(single.t, single.tower, 2));
    seven(single.t, single.bricks).nature('landmark-gifts');
    expect(single.t.hand(1)).toEqual({ brick: 1 });
  });

  // proves promo/wedding-tower: With five or six players and two deserts
  it('with two deserts there are two towers, which bring one good between them', () => {
    const { t, bricks } = ready({ seats: 5 });
    const [one, other] = at(t, 'wedding-tower');
    expect(at(t, 'desert')).toEqual([]);
    const apart = [0, 1, 2, 3, 4, 5]
      .map((i) => beside(t, other, i))
      .find((c) => !t.b.walks.hexesAt[c].includes(one))!;
    t.put(1, 'settlement', beside(t, one, 0)).put(1, 'city', apart);
    seven(t, bricks).nature('landmark-gifts');
    expect(t.hand(1)).toEqual({ brick: 1 });
  });

  // proves promo/wedding-tower: on a board without a desert the tower takes the place of a pasture
  it('on a board without a desert it replaces a pasture', () => {
    const t = laid({ modules: [ID] }, 'traders-barbarians/fishermen');
    const [hex] = at(t, 'wedding-tower');
    expect([at(t, 'wedding-tower').length, t.field('numbers', hex)]).toEqual([1, 0]);
  });
});
