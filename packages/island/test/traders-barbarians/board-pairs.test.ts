import { describe, expect, it } from 'vitest';
import { COAST } from '../../traders-barbarians/barbarian-attack-boards.ts';
import { Table } from '../table.ts';

const ATTACK = 'traders-barbarians/barbarian-attack';
const TRADERS = 'traders-barbarians/traders-and-barbarians';
const FISH = 'traders-barbarians/fishermen';
const CARAVANS = 'traders-barbarians/caravans';
const KNIGHTS = 'cities-knights/core';

const count = (t: Table, terrain: string): number =>
  t.b.layout.hexes.filter((_, hex) => t.field('terrain', hex) === t.b.terrain(terrain)).length;
const grounds = (t: Table): number =>
  Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter(
    (edge) => t.field('fishingGround', edge) > 0,
  ).length / 2;

describe('Barbarian Attack with the Fishermen', () => {
  const table = (seats = 4): Table =>
    new Table(ATTACK, { seats, modules: [FISH, 'traders-barbarians/attack-fishermen'] }).started();

  // proves traders-barbarians/attack-fishermen: with the six fishing grounds on its coast
  // proves traders-barbarians/attack-fishermen: There is no lake
  // proves traders-barbarians/attack-fishermen: Twelve points win
  it('is played on the attacked island with grounds and no lake', () => {
    const t = table();
    expect([grounds(t), count(t, 'lake'), count(t, 'knights-castle')]).toEqual([6, 0, 1]);
    expect([t.b.rules.target(t.s, 0), t.b.rules.target(t.set('boot', 0, 0).s, 0)]).toEqual([12, 13]);
    expect([grounds(table(5)), count(table(5), 'small-lake')]).toEqual([8, 0]);
  });

  // proves traders-barbarians/attack-fishermen: A town that has fallen draws no fish
  it('a fallen town draws no fish', () => {
    const t = table().bare();
    const corner = t.b.topology.cornerAt(2, 0, 0);
    const shore = t.hex(2, 0);
    t.put(0, 'settlement', corner);
    expect(t.b.the.grounds.serves(t.s, corner)).toBe(true);
    t.set('barbarians', shore, 3);
    const alone = t.b.walks.hexesAt[corner].every((hex) => hex === shore);
    expect([alone, t.b.the.grounds.serves(t.s, corner)]).toEqual([true, false]);
  });
});

describe('Barbarian Attack with the Caravans', () => {
  const table = (seats = 4): Table =>
    new Table(ATTACK, { seats, modules: [CARAVANS, 'traders-barbarians/attack-caravans'] }).started();

  // proves traders-barbarians/attack-caravans: one, with an oasis in place of each desert
  // proves traders-barbarians/attack-caravans: Ten hexes of the coast have the numbers
  // proves traders-barbarians/attack-caravans: Twelve points win
  it('has oases in place of the deserts', () => {
    const t = table();
    expect([count(t, 'oasis'), count(t, 'desert'), t.b.rules.goal(t.s)]).toEqual([1, 0, 12]);
    expect([count(table(6), 'oasis'), t.b.layout.marks.hexes[COAST].length]).toEqual([2, 10]);
    expect(table(6).b.layout.marks.hexes[COAST]).toHaveLength(12);
    const first = Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter(
      (edge) => t.b.the.caravans.barCamel(t.s, edge) === undefined,
    );
    expect(first.length).toBeGreaterThan(0);
  });

  // proves traders-barbarians/attack-caravans: A town that has fallen is worth nothing between camels
  it('a fallen town has no point of its camels', () => {
    const t = table().bare();
    const corner = t.b.topology.cornerAt(2, 0, 0);
    t.set('camelsAt', corner, 2).put(0, 'settlement', corner);
    expect(t.points(0)).toBe(2);
    t.set('barbarians', t.hex(2, 0), 3);
    expect(t.points(0)).toBe(0);
  });
});

describe('Traders & Barbarians with the Fishermen', () => {
  const table = (): Table =>
    new Table(TRADERS, { modules: [FISH, 'traders-barbarians/traders-fishermen'] }).started();

  // proves traders-barbarians/traders-fishermen: with the six fishing grounds on its coast
  // proves traders-barbarians/traders-fishermen: There is no lake
  // proves traders-barbarians/traders-fishermen: With the old boot you need fourteen points
  it('is played on the island of the traders with grounds and no lake', () => {
    const t = table();
    expect([grounds(t), count(t, 'lake'), count(t, 'quarry')]).toEqual([6, 0, 1]);
    expect(t.b.rules.target(t.set('boot', 0, 0).s, 0)).toBe(14);
  });

  // proves traders-barbarians/traders-fishermen: Two fish send a barbarian off the board
  // proves traders-barbarians/traders-fishermen: It comes in again with a 7
  it('two fish send a barbarian away until the next seven', () => {
    const t = table();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.set('fish', 2, 1)
      .set('fishCount', 0, 1)
      .play(0, 'fish-robber')
      .play(0, 'pay-fish', { token: 'two-fish' });
    t.play(0, 'expel', { blocker: 'barbarian-two' });
    expect(t.field('blocker', t.b.blocker('barbarian-two'))).toBe(-1);
    t.roll(7).play(0, 'move-blocker', { blocker: 'barbarian-two', edge: t.edge(0, 0, 0) });
    expect(t.field('blocker', t.b.blocker('barbarian-two'))).toBe(t.edge(0, 0, 0));
  });
});

describe('Traders & Barbarians with the Caravans', () => {
  const table = (): Table =>
    new Table(TRADERS, { modules: [CARAVANS, 'traders-barbarians/traders-caravans'] }).started();

  // proves traders-barbarians/traders-caravans: An oasis lies in the middle
  // proves traders-barbarians/traders-caravans: Around it lie three forests
  // proves traders-barbarians/traders-caravans: Trade hexes have numbers and give goods too
  // proves traders-barbarians/traders-caravans: All numbers are in the game
  // proves traders-barbarians/traders-caravans: The castle has the 12
  // proves traders-barbarians/traders-caravans: Fifteen points win
  it('has an oasis in the middle, and trade hexes that give goods', () => {
    const t = table();
    expect(t.field('terrain', t.hex(0, 0))).toBe(t.b.terrain('oasis'));
    expect(['forest', 'hills', 'pasture', 'fields', 'mountains'].map((id) => count(t, id))).toEqual([
      3, 2, 3, 4, 3,
    ]);
    const at = [
      [-2, 0, 12],
      [0, 2, 2],
      [2, -2, 11],
    ];
    expect(at.map(([q, r, number]) => t.field('numbers', t.hex(q, r)) === 1 << number)).toEqual([
      true,
      true,
      true,
    ]);
    t.bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.put(0, 'settlement', t.corner(-2, 0, 5)).roll(12);
    expect([t.hand(0).wool, t.decision, t.b.rules.goal(t.s)]).toEqual([1, 'main', 15]);
  });

  // proves traders-barbarians/traders-caravans: Camels make no path cheaper
  it('camels make no path cheaper', () => {
    const t = table().bare();
    const edge = t.edge(0, 0, 0);
    t.set('camels', edge, 1);
    expect(t.b.the.travel.stepCost(t.s, 'wagon', 0, edge, 0)).toBe(2);
  });

  // proves traders-barbarians/traders-caravans-knights: Seventeen points win
  it('with Cities & Knights seventeen points win', () => {
    const t = new Table(TRADERS, {
      modules: [
        CARAVANS,
        KNIGHTS,
        'traders-barbarians/gold-cities-knights',
        'traders-barbarians/caravans-cities-knights',
        'traders-barbarians/traders-cities-knights',
        'traders-barbarians/traders-caravans',
        'traders-barbarians/traders-caravans-knights',
      ],
    });
    expect(t.b.rules.goal(t.s)).toBe(17);
  });
});
