import { describe, expect, it } from 'vitest';
import { COAST } from '../../traders-barbarians/barbarian-attack-boards.ts';
import { knights } from '../../traders-barbarians/mechanics/knights.ts';
import { riverOf } from '../../traders-barbarians/mechanics/river.ts';
import { Table } from '../table.ts';

const table = (seats = 4): Table =>
  new Table('traders-barbarians/barbarian-attack', { seats, modules: ['traders-barbarians/rivers'] });
const bare = (): Table => {
  const t = table().started().bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
};
const terrain = (t: Table, q: number, r: number): string => t.b.terrains[t.field('terrain', t.hex(q, r))].id;
const gold = (t: Table, seat: number): number => t.hand(seat).gold ?? 0;

describe('Barbarian Attack with the Rivers', () => {
  // proves traders-barbarians/attack-rivers: The long river runs through the middle
  // proves traders-barbarians/attack-rivers: Nine hexes of the coast have the numbers 3 to 12 once each
  // proves traders-barbarians/attack-rivers: A barbarian stands there and one on the 11
  // proves traders-barbarians/attack-rivers: Twelve points win
  it('is played on the attacked island, with a river through it and one along its coast', () => {
    const t = table().started();
    const long = [
      [-1, 1],
      [0, 0],
      [1, -1],
      [2, -2],
    ];
    const short = [
      [2, 0],
      [1, 1],
      [0, 2],
    ];
    expect(long.map(([q, r]) => terrain(t, q, r))).toEqual(['mountains', 'hills', 'pasture', 'swamp']);
    expect(short.map(([q, r]) => terrain(t, q, r))).toEqual(['mountains', 'hills', 'swamp']);
    const numbers = t.b.layout.marks.hexes[COAST].map(({ q, r }) => t.field('numbers', t.hex(q, r)));
    expect([...numbers].sort((a, b) => a - b)).toEqual(
      [3, 4, 5, 6, 8, 9, 10, 11].map((number) => 1 << number).concat((1 << 2) | (1 << 12)),
    );
    const first = [t.hex(-2, 0), t.hex(2, 0)];
    expect(first.map((hex) => t.field('numbers', hex))).toEqual([(1 << 2) | (1 << 12), 1 << 11]);
    const fresh = table().until('place-building');
    expect(first.map((hex) => fresh.field('barbarians', hex))).toEqual([1, 1]);
    expect(fresh.field('barbariansLeft')).toBe(34);
    expect(t.b.rules.goal(t.s)).toBe(12);
  });

  // proves traders-barbarians/attack-rivers: Hexes of the coast that a river flows through are attacked
  // proves traders-barbarians/attack-rivers: Swamps are never conquered
  it('attackers land on the hexes of a river, but never on a swamp', () => {
    const t = bare();
    const mountains = t.hex(2, 0);
    t.set('barbarians', mountains, 2);
    t.b.the.invasion.landing(t.s, 11);
    expect(t.b.the.invasion.isConquered(t.s, mountains)).toBe(true);
    expect([t.hex(0, 2), t.hex(2, -2)].map((hex) => t.b.the.invasion.mayHold(t.s, hex))).toEqual([
      false,
      false,
    ]);
  });

  // proves traders-barbarians/attack-rivers: A 2 and a 12 let barbarians land on the same hex
  it('a 2 and a 12 bring barbarians to the same hex', () => {
    const t = bare();
    const both = t.hex(-2, 0);
    t.set('barbarians', both, 0);
    t.b.the.invasion.landing(t.s, 2);
    t.b.the.invasion.landing(t.s, 12);
    expect(t.field('barbarians', both)).toBe(2);
  });

  // proves traders-barbarians/attack-rivers: Being poor costs no points
  // proves traders-barbarians/attack-rivers: The Wealthiest Settler still has a point, and all
  it('the poor lose nothing, and gold for a lost knight makes rich', () => {
    const t = bare().roll(3);
    t.b.rules.reviewAwards(t.s);
    expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([0, 0, 0, 0]);
    t.b.the.reconquest.compensate(t.s, 1);
    expect([gold(t, 1), t.points(1), t.points(0)]).toEqual([3, 1, 0]);
  });

  // proves traders-barbarians/attack-rivers: You build no bridge along a conquered hex
  it('no bridge is built along a conquered hex', () => {
    const t = bare().roll(3);
    const site = t.edge(2, 0, 4);
    expect(riverOf(t.b).crossings[site]).toBe(1);
    t.put(0, 'settlement', t.b.walks.endsOf[site][0]).give(0, { brick: 2, lumber: 1 });
    expect(t.legal(0, 'bridge').map(({ edge }) => edge)).toContain(site);
    t.set('barbarians', t.hex(2, 0), 3);
    expect(t.refusal(0, 'bridge', { edge: site })?.code).toBe('conquered-land');
  });

  // proves traders-barbarians/attack-rivers: Knights go over rivers and stand there
  it('a knight stands where a bridge might lie', () => {
    const t = bare();
    const own = knights.of(t.b);
    own.put(t.s, own.spare(t.s, 0), t.edge(-1, 1, 3));
    t.roll(3).play(0, 'end-turn');
    const site = t.edge(0, 0, 4);
    const reach = t.legal(0, 'move-knight').map(({ to }) => to);
    expect(reach).toContain(site);
  });

  // proves traders-barbarians/attack-rivers: A starting city at a river earns 1 gold
  it('a starting city at a river earns one gold', () => {
    const t = table().until('place-building');
    t.put(0, 'city', t.corner(0, 0, 0));
    expect(gold(t, 0)).toBe(1);
  });

  // proves traders-barbarians/attack-rivers-knights: No gold buys a city back
  it('with Cities & Knights nobody pays a ransom, and thirteen points win', () => {
    const t = new Table('traders-barbarians/barbarian-attack', {
      modules: ['traders-barbarians/rivers', 'cities-knights/core'],
    });
    expect([t.b.has('part.ransom'), t.b.has('part.wealth'), t.b.rules.goal(t.s)]).toEqual([false, false, 13]);
  });
});
