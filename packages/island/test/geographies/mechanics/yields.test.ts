import { describe, expect, it } from 'vitest';
import { eitherGood } from '../../../geographies/mechanics/either-good.ts';
import { goldShare } from '../../../geographies/mechanics/gold-share.ts';
import { goldSwap } from '../../../geographies/mechanics/gold-swap.ts';
import { homeCrops } from '../../../geographies/mechanics/home-crops.ts';
import { oneEach } from '../../../geographies/mechanics/one-each.ts';
import { wares } from '../../../geographies/mechanics/wares.ts';
import { gold, type Part } from '../../../index.ts';
import type { Table } from '../../table.ts';
import { ground } from './ground.ts';

const corner = (i: number) => ({ q: 0, r: 0, corner: i });
const marks = { corners: { site: [corner(0), corner(2)], other: [corner(4)] } };
/** the middle hex alone has a number: a 5 */
function table(terrain: string, ...parts: Part[]): Table {
  const t = ground(parts, marks);
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'hills');
  t.s.cells[t.b.at.blocker] = t.hex(-1, 0);
  return t.lay(t.hex(0, 0), terrain, 5);
}
const at = (t: Table, i: number): number => t.corner(0, 0, i);
const produce = (t: Table): Table => {
  t.b.rules.produce(t.s, 5);
  return t;
};

describe('one each', () => {
  it('every player takes one of choice, the active one first', () => {
    const t = table('marsh', oneEach({ terrain: 'marsh' }));
    const [one, other] = [t.active, (t.active + 1) % 4];
    t.put(other, 'city', at(t, 0)).put(one, 'city', at(t, 2)).put(one, 'settlement', at(t, 4));
    produce(t).play(one, 'choose-good', { good: 'ore' }).play(other, 'choose-good', { good: 'wool' });
    expect([t.hand(one), t.hand(other), t.decision]).toEqual([{ ore: 1 }, { wool: 1 }, 'main']);
  });
});

describe('either good', () => {
  const valley = (): Table => table('valley', eitherGood({ terrain: 'valley', goods: ['grain', 'ore'] }));

  it('each unit is chosen, and what is owed elsewhere stays what it is', () => {
    const t = valley().lay(valley().hex(1, 0), 'fields', 5);
    const seat = t.active;
    t.put(seat, 'city', at(t, 0));
    produce(t);
    expect(t.hand(seat)).toEqual({ grain: 2 });
    t.play(seat, 'take-either', { good: 'ore' }).play(seat, 'take-either', { good: 'ore' });
    expect([t.hand(seat), t.decision]).toEqual([{ grain: 2, ore: 2 }, 'main']);
  });

  it('only what the bank has can be taken, and nothing is asked where it has neither', () => {
    const t = valley().setBank('grain', 0);
    const seat = t.active;
    t.put(seat, 'settlement', at(t, 0));
    produce(t);
    expect(t.refusal(seat, 'take-either', { good: 'grain' })?.code).toBe('bank-empty');
    const none = valley().setBank('grain', 0).setBank('ore', 0).put(1, 'settlement', at(t, 0));
    expect(produce(none).decision).toBe('main');
  });

  it('whoever waited while others emptied the bank takes nothing', () => {
    const t = valley().setBank('grain', 0).setBank('ore', 1);
    const [one, other] = [t.active, (t.active + 1) % 4];
    t.put(one, 'settlement', at(t, 0)).put(other, 'settlement', at(t, 2));
    produce(t).play(one, 'take-either', { good: 'ore' });
    expect(t.legal(other).map(({ move }) => move)).toEqual(['take-no-either']);
    expect(t.play(other, 'take-no-either').decision).toBe('main');
  });
});

describe('gold in place of goods', () => {
  const purse = gold({ price: 2, uses: () => 2, specials: () => false });

  it('a city on a site shares, nothing else does', () => {
    const t = table('hills', purse, goldShare({ mark: 'site', piece: 'city' }));
    t.put(0, 'city', at(t, 0)).put(1, 'city', at(t, 4)).put(2, 'settlement', at(t, 2));
    produce(t);
    expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([
      { brick: 1, gold: 1 },
      { brick: 2 },
      { brick: 1 },
    ]);
  });

  it('buildings on a site may swap what they have drawn, up to the most', () => {
    const t = table('hills', purse, goldSwap({ mark: 'site', most: 2 }));
    t.put(0, 'city', at(t, 0)).put(0, 'city', at(t, 2)).put(1, 'city', at(t, 4));
    produce(t);
    expect(t.legal(1)).toEqual([]);
    t.play(0, 'swap-for-gold', { good: 'brick' }).play(0, 'swap-for-gold', { good: 'brick' });
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{ brick: 2, gold: 2 }, { brick: 2 }, 'main']);
  });

  it('while somebody decides, everybody knows what was drawn there', () => {
    const t = table('hills', purse, goldSwap({ mark: 'site', most: 2 })).put(
      1,
      'city',
      at(table('hills'), 0),
    );
    const brick = t.b.good('brick');
    expect(t.b.rules.knownHeld(produce(t).s, 1, brick)).toBe(2);
    t.play(1, 'keep-goods');
    expect(t.b.rules.knownHeld(t.s, 1, brick)).toBe(0);
  });
});

describe('home crops', () => {
  const crop = { colour: '#ffffff', shape: 'sack', supply: 2 } as const;
  const barren = (): Table =>
    table(
      'desert',
      wares([
        { id: 'rye', called: 'rye', ...crop },
        { id: 'oats', called: 'oats', ...crop },
      ]),
      homeCrops([
        { mark: 'site', good: 'rye' },
        { mark: 'other', good: 'oats' },
      ]),
    );

  it('whoever gets nothing takes that of the own country, or chooses', () => {
    const t = barren();
    const [one, two, three] = [0, 1, 2].map((i) => (t.active + i) % 4);
    t.put(one, 'settlement', at(t, 0)).put(one, 'settlement', at(t, 4)).put(two, 'settlement', at(t, 2));
    produce(t);
    expect([t.hand(two), t.hand(three)]).toEqual([{ rye: 1 }, {}]);
    t.play(one, 'take-crop', { good: 'oats' });
    expect([t.hand(one), t.decision]).toEqual([{ oats: 1 }, 'main']);
  });

  it('whoever gets something takes none', () => {
    const t = barren().lay(barren().hex(0, 0), 'hills', 5);
    t.put(0, 'settlement', at(t, 0));
    expect(produce(t).hand(0)).toEqual({ brick: 1 });
  });
});
