import { orderModules } from '@hexwright/rulebook';
import { describe, expect, it } from 'vitest';
import { defineModule, islandModules } from '../../index.ts';
import { CHAIRS } from '../../scenarios-series/mechanics/honours.ts';
import { Table, type TableOptions } from '../table.ts';

const ID = 'scenarios-series/big-game-big-honor';
const chair = (number: number): number => CHAIRS.indexOf(number);
const BOTH = { grain: 1, wool: 1 };

/** seat 0 is about to roll; nobody sits at the table and nobody holds anything */
const fresh = (options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().until('roll', 0).bare();
  for (let i = 0; i < CHAIRS.length; i++) t.set('chairs', i, 0);
  for (let seat = 0; seat < t.b.seats; seat++) {
    t.give(seat, {}).set('settlers', seat, 6).set('laurels', seat, 0);
    t.set('settlersSent', seat, 0).set('laurelSpent', seat, 0);
  }
  t.b.rules.reviewAwards(t.s);
  return t.set('laurelsLeft', 0, 24);
};
const sit = (t: Table, seat: number, ...numbers: number[]): Table => {
  for (const number of numbers)
    t.set('chairs', chair(number), seat + 1).set('settlers', seat, t.field('settlers', seat) - 1);
  t.b.rules.reviewAwards(t.s);
  return t;
};
/** every chair is taken: 0 has three, 1 three, 2 two, 3 two */
const full = (t: Table): Table => sit(sit(sit(sit(t, 0, 2, 3, 4), 1, 5, 6, 8), 2, 9, 10), 3, 11, 12);
/** seat 0 may build; the roll gave nothing to anybody */
const building = (t: Table): Table => {
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  t.roll(4).until('main', 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.set('laurels', seat, 0);
  return t.set('laurelsLeft', 0, 24);
};
const rich = (t: Table, laurels: number): Table =>
  t.set('laurels', 0, laurels).set('laurelsLeft', 0, 24 - laurels);
const held = (t: Table): number[] => [0, 1, 2, 3].map((seat) => t.field('laurels', seat));
const holder = (t: Table): number => t.s.cells[t.b.at.award + t.b.award('big-game-champion')];
const contest = (t: Table, number: number): Table => {
  const red = Math.max(1, number - 6);
  return t.play(0, 'contest-chair').nature('chair-dice', { red, yellow: number - red });
};

describe('the table of ten chairs', () => {
  // proves scenarios-series/big-game-big-honor: Ten chairs carry the numbers
  // proves scenarios-series/big-game-big-honor: Each player has 6 settlers
  it('has chairs 2 to 6 and 8 to 12, and each player has six settlers', () => {
    expect(CHAIRS).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    const t = new Table(ID);
    expect([0, 1, 2, 3].map((seat) => t.field('settlers', seat))).toEqual([6, 6, 6, 6]);
  });

  // proves scenarios-series/big-game-big-honor: After the starting settlements, every
  // proves scenarios-series/big-game-big-honor: the starting chairs in the
  it('gets a settler of each player after the starting settlements, the starting player first', () => {
    const t = new Table(ID).until('take-chair');
    for (const [i, seat] of [0, 1, 2, 3].entries()) {
      expect(t.points(seat)).toBe(2);
      expect(t.legal(seat, 'take-chair')).toHaveLength(10 - i);
      t.play(seat, 'take-chair', { chair: String(CHAIRS[i]) });
    }
    expect([t.decision, t.active]).toEqual(['roll', 0]);
    expect(CHAIRS.map((_, i) => t.field('chairs', i))).toEqual([1, 2, 3, 4, 0, 0, 0, 0, 0, 0]);
  });

  it('has no room on a chair that is taken', () => {
    const t = new Table(ID).until('take-chair');
    t.play(0, 'take-chair', { chair: '8' });
    expect(t.refusal(1, 'take-chair', { chair: '8' })?.code).toBe('chair-taken');
  });

  // proves scenarios-series/big-game-big-honor: While chairs are free
  // proves scenarios-series/big-game-big-honor: Sending a settler costs 1 grain and 1 wool
  it('takes one settler a turn while chairs are free, for 1 grain and 1 wool', () => {
    const t = sit(building(fresh()), 1, 6).give(0, { grain: 2, wool: 2 });
    expect(t.legal(0, 'send-settler')).toHaveLength(9);
    t.play(0, 'send-settler', { chair: '8' });
    expect([t.hand(0), t.field('chairs', chair(8)), t.field('settlers', 0)]).toEqual([BOTH, 1, 5]);
    expect(t.refusal(0, 'send-settler', { chair: '9' })?.code).toBe('settlers-sent');
    expect(t.refusal(0, 'contest-chair')?.code).toBe('chairs-free');
    expect(
      t.give(0, { grain: 1 }).set('settlersSent', 0, 0).refusal(0, 'send-settler', { chair: '9' })?.code,
    ).toBe('settler-price');
  });

  // proves scenarios-series/big-game-big-honor: When every chair is taken
  // proves scenarios-series/big-game-big-honor: A settler that loses its chair
  // proves scenarios-series/big-game-big-honor: so does each attempt
  it('is fought for with dice when it is full, twice a turn, and who loses the chair goes home', () => {
    const t = building(full(fresh())).give(0, { grain: 3, wool: 3 });
    expect(t.refusal(0, 'send-settler', { chair: '8' })?.code).toBe('chairs-full');
    contest(t, 8);
    expect([t.hand(0), t.field('chairs', chair(8))]).toEqual([{ grain: 2, wool: 2 }, 1]);
    expect([t.field('settlers', 0), t.field('settlers', 1)]).toEqual([2, 4]);
    contest(t, 3);
    expect([t.field('chairs', chair(3)), t.field('settlers', 0)]).toEqual([1, 2]);
    expect(t.refusal(0, 'contest-chair')?.code).toBe('settlers-sent');
  });

  // proves scenarios-series/big-game-big-honor: a 7 is rolled again
  it('has no chair for a seven, which is rolled again', () => {
    const t = building(full(fresh())).give(0, BOTH).play(0, 'contest-chair');
    const rolls = t.legal(-1, 'chair-dice') as unknown as { red: number; yellow: number }[];
    expect(rolls).toHaveLength(30);
    expect(rolls.some(({ red, yellow }) => red + yellow === 7)).toBe(false);
  });

  // proves scenarios-series/big-game-big-honor: you take the last free chair
  it('lets whoever takes the last free chair make one attempt in the same turn', () => {
    const t = full(fresh());
    t.set('chairs', chair(12), 0).set('settlers', 3, 5);
    building(t).give(0, { grain: 3, wool: 3 }).play(0, 'send-settler', { chair: '12' });
    contest(t, 6);
    expect(t.refusal(0, 'contest-chair')?.code).toBe('settlers-sent');
  });

  it('takes nobody from a player whose six settlers are there', () => {
    const t = sit(building(fresh()), 0, 2, 3, 4, 5, 6, 8).give(0, BOTH);
    expect(t.refusal(0, 'send-settler', { chair: '9' })?.code).toBe('no-settler');
  });
});

describe('laurels', () => {
  // proves scenarios-series/big-game-big-honor: When a number other than 7
  it('go to the owner of the settler on the chair of the number', () => {
    expect(held(sit(sit(fresh(), 2, 5), 1, 6).roll(5))).toEqual([0, 0, 1, 0]);
    expect(held(sit(fresh(), 2, 5).roll(9))).toEqual([0, 0, 0, 0]);
  });

  // proves scenarios-series/big-game-big-honor: On a 7 the player with the most
  it('go to the sole leader on a seven, and to nobody in a tie', () => {
    expect(held(sit(sit(fresh(), 2, 5, 4), 1, 6).roll(7))).toEqual([0, 0, 1, 0]);
    expect(held(sit(sit(fresh(), 2, 5, 4), 1, 6, 8).roll(7))).toEqual([0, 0, 0, 0]);
  });

  // proves scenarios-series/big-game-big-honor: Nobody holds more than 6
  it('are at most six a player and 24 in all', () => {
    const t = sit(fresh(), 2, 5).set('laurels', 2, 6).set('laurelsLeft', 0, 18).roll(5);
    expect([t.field('laurels', 2), t.field('laurelsLeft')]).toEqual([6, 18]);
    expect(held(sit(fresh(), 2, 5).set('laurelsLeft', 0, 0).roll(5))).toEqual([0, 0, 0, 0]);
    expect(new Table(ID).field('laurelsLeft')).toBe(24);
  });

  // proves scenarios-series/big-game-big-honor: Laurels are not goods: they
  it('are no goods: no hand limit, no trade, no theft and no monopoly touches them', () => {
    const t = rich(fresh(), 6);
    expect(t.b.goods.some(({ id }) => id.includes('laurel'))).toBe(false);
    expect([t.field('handSize', 0), t.b.rules.discardCount(t.s, 0)]).toEqual([0, 0]);
    t.b.the.blockers.rob(t.s, 1, 0);
    expect(held(t)).toEqual([6, 0, 0, 0]);
  });

  // proves scenarios-series/big-game-big-honor: 1 you send the robber off the board
  // proves scenarios-series/big-game-big-honor: Spent laurels can be won again
  it('buy one thing a turn: 1 sends the robber off the board', () => {
    const t = rich(building(fresh()), 6);
    t.s.cells[t.b.at.blocker] = t.hex(0, 0);
    t.play(0, 'laurel-robber');
    expect([t.s.cells[t.b.at.blocker], t.field('laurels', 0), t.field('laurelsLeft')]).toEqual([-1, 5, 19]);
    expect(t.refusal(0, 'laurel-good')?.code).toBe('laurels-once');
    t.play(0, 'end-turn').until('main', 0);
    expect(t.field('laurelSpent', 0)).toBe(0);
  });

  // proves scenarios-series/big-game-big-honor: 2 laurels you steal a random card from the
  it('buy a random card of a chosen player for 2', () => {
    const t = rich(building(fresh()), 2).give(1, { ore: 1 }).give(2, { wool: 1 });
    t.play(0, 'laurel-steal');
    expect([t.decision, t.legal(0).length]).toEqual(['rob', 2]);
    t.play(0, 'rob', { seat: 2 }).anything();
    expect([t.hand(0), t.hand(2)]).toEqual([{ wool: 1 }, {}]);
  });

  it('buy a good of choice for 3', () => {
    const t = rich(building(fresh()), 3).play(0, 'laurel-good').play(0, 'choose-good', { good: 'ore' });
    expect([t.hand(0), t.field('laurels', 0)]).toEqual([{ ore: 1 }, 0]);
  });

  it('buy a road for 4', () => {
    const t = rich(building(fresh()), 4);
    t.put(0, 'settlement', t.corner(0, 0, 0)).play(0, 'laurel-road');
    expect([t.decision, t.legal(0, 'free-route').length > 0]).toEqual(['free-route', true]);
  });

  it('buy a development card for 5', () => {
    const t = rich(building(fresh()), 5).play(0, 'laurel-card').anything();
    expect([t.field('cardCount', 0), t.field('laurels', 0)]).toEqual([1, 0]);
  });

  // proves scenarios-series/big-game-big-honor: You spend laurels after the roll
  it('are spent after the roll, and only by those who have enough for something useful', () => {
    const t = rich(fresh(), 6);
    expect(t.legal(0).map(({ move }) => move)).toEqual(['roll']);
    building(t);
    expect(rich(t, 2).refusal(0, 'laurel-good')?.code).toBe('laurels-short');
    expect(t.refusal(0, 'laurel-steal')?.code).toBe('no-use');
  });
});

describe('the Big Game Champion', () => {
  // proves scenarios-series/big-game-big-honor: first player with three settlers
  // proves scenarios-series/big-game-big-honor: passes to a player with more settlers
  // proves scenarios-series/big-game-big-honor: The most settlers at the Big Game table
  it('is the first with three settlers at the table, then whoever has more', () => {
    const t = sit(fresh(), 1, 2, 3);
    expect(holder(t)).toBe(-1);
    sit(t, 1, 4);
    expect([holder(t), t.points(1)]).toEqual([1, 1]);
    sit(t, 2, 5, 6, 8);
    expect(holder(t)).toBe(1);
    sit(t, 2, 9);
    expect(holder(t)).toBe(2);
  });

  it('comes with a settler that is sent', () => {
    const t = sit(building(fresh()), 0, 2, 3).give(0, BOTH).play(0, 'send-settler', { chair: '4' });
    expect(holder(t)).toBe(0);
  });

  // proves scenarios-series/big-game-big-honor: A Champion with fewer settlers
  // proves scenarios-series/big-game-big-honor: Otherwise it goes to the one player with the most
  it('keeps the award in a tie, loses it behind another, and nobody has it while several lead', () => {
    const champion = (one: number[], two: number[], three: number[]): number => {
      const t = sit(fresh(), 0, 2, 3, 4, 5);
      for (let i = 0; i < CHAIRS.length; i++) t.set('chairs', i, 0);
      return holder(sit(sit(sit(t, 0, ...one), 1, ...two), 2, ...three));
    };
    expect(champion([2, 3, 4], [], [])).toBe(0);
    expect(champion([2, 3], [4, 5, 6], [])).toBe(1);
    const t = sit(fresh(), 0, 2, 3, 4, 5);
    for (let i = 0; i < CHAIRS.length; i++) t.set('chairs', i, [1, 1, 2, 2, 2, 3, 3, 3, 0, 0][i]);
    t.b.rules.reviewAwards(t.s);
    expect(holder(t)).toBe(-1);
  });
});

describe('with other games', () => {
  // proves scenarios-series/big-game-big-honor: Twelve points win
  it('twelve points win', () => {
    const t = new Table(ID);
    expect(t.b.rules.goal(t.s)).toBe(12);
  });

  it('fish and laurels may send the robber away at one table', () => {
    const t = building(fresh({ modules: ['traders-barbarians/fishermen'] }));
    t.s.cells[t.b.at.blocker] = t.hex(0, 1);
    rich(t, 1).play(0, 'laurel-robber');
    expect(t.s.cells[t.b.at.blocker]).toBe(-1);
    expect(t.b.moves.filter(({ name }) => name === 'expel')).toHaveLength(1);
    expect(t.b.moves.some(({ name }) => name === 'fish-robber')).toBe(true);
  });

  // proves scenarios-series/big-game-big-honor: Not to be combined with Cities & Knights
  it('is not combined with cities and knights', () => {
    const knights = defineModule({
      id: 'cities-knights/core',
      kind: 'expansion',
      seats: [3, 4],
      words: { name: 'Cities & Knights', summary: '', rules: [], terms: {} },
    });
    const find = (id: string) =>
      id === knights.id ? knights : islandModules.find((module) => module.id === id);
    expect(orderModules(['first-island/base', knights.id, ID], find, 4)).toMatchObject({
      ok: false,
      reason: { code: 'module-conflict' },
    });
  });
});
