import { MoveList, NATURE, newState, Rng, randomGame } from '@hexwright/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const CENTRE = [0, 0] as const;

/** nobody on the board, the robber in the middle */
function bareTable(options: Record<string, unknown> = {}): Table {
  const t = new Table('misc/robin-hood', { seats: 1, options }).started().bare();
  for (let corner = 0; corner < t.b.topology.corners; corner++) t.set('building', corner, 0);
  t.set('blocker', 0, t.hex(...CENTRE)).give(0, {});
  return t;
}

const around = (t: Table, i: number) => t.corner(...CENTRE, i);
const robberAt = (t: Table) => t.field('blocker');
const toMain = (t: Table) => t.set('rivalPoints', 0, 0).roll(12);

describe('Robin Hood', () => {
  let t: Table;
  beforeEach(() => {
    t = bareTable();
  });

  // proves misc/robin-hood: A game for one
  // proves misc/robin-hood: Fifteen points win
  it('is a game for one, to fifteen points', () => {
    expect(t.b.modules.at(-1)?.seats).toEqual([1]);
    expect(t.b.rules.target(t.s, 0)).toBe(15);
    expect(t.b.the.rival.goal(t.s)).toBe(15);
  });

  it('has nobody to wait for: one turn follows the other, with one development card each', () => {
    const alone = toMain(bareTable()).cards(0, 'year-of-plenty', 2);
    alone.play(0, 'play-card', { card: 'year-of-plenty' });
    for (let i = 0; i < 2; i++) alone.play(0, 'choose-good', { good: 'ore' });
    alone.play(0, 'end-turn');
    expect([alone.decision, alone.field('turn')]).toEqual(['roll', 2]);
    for (const waiting of ['paired', 'special'])
      expect(() => bareTable({ waiting })).toThrow('"waiting" has no say');
  });

  // proves misc/robin-hood: raises it for the robber too
  it('with the Harbormaster both sides need a point more', () => {
    const both = new Table('misc/robin-hood', { seats: 1, modules: ['variant/harbormaster'] }).started();
    expect([both.b.rules.target(both.s, 0), both.b.the.rival.goal(both.s)]).toEqual([16, 16]);
    both.set('rivalPoints', 0, 15).until('main');
    expect(both.over).toBe(false);
  });

  it('what the player alone needs besides is no matter of the robber', () => {
    const boot = new Table('misc/robin-hood', { seats: 1, modules: ['traders-barbarians/fishermen'] });
    boot.set('boot', 0, 0);
    expect([boot.b.rules.target(boot.s, 0), boot.b.the.rival.goal(boot.s)]).toEqual([16, 15]);
  });

  // proves misc/robin-hood: You have the pieces of
  it('gives the player the pieces of two colours', () => {
    const supply = ['road', 'settlement', 'city'].map((id) => t.b.piece(id).limit);
    expect(supply).toEqual([30, 10, 8]);
  });

  // proves misc/robin-hood: Five neutral settlements
  // proves misc/robin-hood: The neutral settlements are placed by chance
  it('places five neutral settlements before the player starts', () => {
    const fresh = new Table('misc/robin-hood', { seats: 1 }).until('place-building');
    const mark = fresh.b.mark(fresh.b.neutral, fresh.b.piece('settlement').index);
    const neutral: number[] = [];
    for (let corner = 0; corner < fresh.b.topology.corners; corner++)
      if (fresh.field('building', corner) === mark) neutral.push(corner);
    expect(neutral).toHaveLength(5);
    for (const corner of neutral) expect(fresh.b.rules.tooNear(fresh.s, 0, corner)).toBe(false);
    expect(fresh.refusal(0, 'place-building', { corner: neutral[0] })?.code).toBe('taken');
  });

  // proves misc/robin-hood: You place the neutral settlements
  // proves misc/robin-hood: Who places the neutral
  it('lets the player place the neutral settlements where the table wishes it', () => {
    const fresh = new Table('misc/robin-hood', { seats: 1, options: { neutrals: 'player' } }).until(
      'place-neutral',
      0,
    );
    const corner = fresh.corner(0, 0, 0);
    fresh.play(0, 'place-neutral', { corner });
    expect(fresh.refusal(0, 'place-neutral', { corner })?.code).toBe('taken');
  });

  // proves misc/robin-hood: They keep their distance
  it('stops the player’s roads at neutral settlements', () => {
    t.putNeutral('settlement', around(t, 0));
    t.put(0, 'settlement', around(t, 2))
      .put(0, 'road', t.edge(0, 0, 2))
      .put(0, 'road', t.edge(0, 0, 1));
    const beyond = t.edge(0, 0, 0);
    expect(t.b.rules.barBuild(t.s, 0, t.b.piece('road').index, beyond)).toBeDefined();
  });

  // proves misc/robin-hood: They keep their distance
  it('keeps the distance to neutral settlements, which produce nothing', () => {
    t.lay(t.hex(...CENTRE), 'hills', 9).set('blocker', 0, t.hex(2, 0));
    const bank = t.bank('brick');
    t.putNeutral('settlement', around(t, 0)).put(0, 'road', t.edge(0, 0, 1));
    expect(t.b.rules.barBuild(t.s, 0, t.b.piece('settlement').index, around(t, 1))?.code).toBe('too-near');
    t.b.rules.produce(t.s, 9);
    expect([t.hand(0), t.bank('brick')]).toEqual([{}, bank]);
  });

  describe('the robber', () => {
    beforeEach(() => {
      for (let d = 0; d < 6; d++) t.lay(t.b.topology.hexHex[t.hex(...CENTRE) * 6 + d], 'pasture', 4);
      t.lay(t.hex(1, 0), 'hills', 5).lay(t.hex(0, 1), 'forest', 5).lay(t.hex(-1, 0), 'forest', 5);
    });

    // proves misc/robin-hood: Whenever it moves, on a
    // proves misc/robin-hood: The die calls a kind
    // proves misc/robin-hood: The robber goes to a neighbouring hex
    // proves misc/robin-hood: do not steer the robber
    it('moves on a seven by one die to a neighbouring hex of the land that it calls', () => {
      t.roll(7).nature('wander', { face: 1 });
      expect(robberAt(t)).toBe(t.hex(1, 0));
      expect(t.decision).toBe('main');
    });

    // proves misc/robin-hood: If several hexes fit
    it('lets the player choose where several hexes fit the die', () => {
      t.roll(7).nature('wander', { face: 2 });
      expect(t.legal(0).map((move) => move.hex)).toEqual([t.hex(-1, 0), t.hex(0, 1)].sort((a, b) => a - b));
      t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 1) });
      expect(robberAt(t)).toBe(t.hex(0, 1));
    });

    // proves misc/robin-hood: If several hexes fit
    it('stays where no neighbouring hex fits the die', () => {
      t.roll(7).nature('wander', { face: 5 });
      expect(robberAt(t)).toBe(t.hex(...CENTRE));
      expect(t.events.some((event) => event.kind === 'blocker-stays')).toBe(true);
    });

    // proves misc/robin-hood: It never crosses your roads: a
    it('never crosses a road of the player', () => {
      t.put(0, 'road', t.edge(0, 0, 0))
        .roll(7)
        .nature('wander', { face: 1 });
      expect(robberAt(t)).toBe(t.hex(...CENTRE));
    });

    it('leaves the player no choice of a hex behind a road', () => {
      t.put(0, 'road', t.edge(0, 0, 3))
        .roll(7)
        .nature('wander', { face: 2 });
      expect(robberAt(t)).toBe(t.hex(0, 1));
    });

    // proves misc/robin-hood: A knight only makes
    it('moves in the same way for a knight, without scoring or taking', () => {
      t.cards(0, 'knight').put(0, 'settlement', around(t, 0)).give(0, { ore: 1 });
      t.play(0, 'play-card', { card: 'knight' });
      t.nature('wander', { face: 1 });
      expect(robberAt(t)).toBe(t.hex(1, 0));
      expect(t.field('rivalPoints')).toBe(0);
      expect(t.hand(0)).toEqual({ ore: 1 });
    });

    it('still stops its hex from producing', () => {
      t.lay(t.hex(...CENTRE), 'hills', 12)
        .put(0, 'settlement', around(t, 0))
        .roll(12);
      expect(t.hand(0).brick).toBeUndefined();
    });
  });

  // proves misc/robin-hood: if the robber stands beside
  it('makes the player discard one resource on a seven beside an own building', () => {
    t.put(0, 'settlement', around(t, 0)).give(0, { ore: 2 }).roll(7);
    t.play(0, 'discard', { good: 'ore' });
    expect(t.decision).toBe('wander');
    expect(t.hand(0)).toEqual({ ore: 1 });
  });

  it('takes nothing on a seven beside neutral settlements or with an empty hand', () => {
    t.putNeutral('settlement', around(t, 0)).give(0, { ore: 2 }).roll(7);
    expect(t.decision).toBe('wander');
    const empty = bareTable();
    empty.put(0, 'settlement', around(empty, 0)).roll(7);
    expect(empty.decision).toBe('wander');
  });

  // proves misc/robin-hood: The limit of 7 cards
  it('adds the card for the robber to the usual half of a large hand', () => {
    t.put(0, 'settlement', around(t, 0)).give(0, { ore: 8 }).roll(7);
    expect(t.field('toDiscard')).toBe(5);
  });

  // proves misc/robin-hood: the robber scores 1 point
  it('scores one point for each settlement beside the robber, neutral too, and two for each city', () => {
    t.putNeutral('settlement', around(t, 0)).put(0, 'settlement', around(t, 2));
    t.put(0, 'settlement', around(t, 4)).put(0, 'city', around(t, 4)).roll(7);
    expect(t.field('rivalPoints')).toBe(4);
  });

  // proves misc/robin-hood: On a 7 the robber first scores
  it('scores before the robber moves, and only on a seven', () => {
    t.lay(t.hex(1, 0), 'hills', 5)
      .putNeutral('settlement', t.corner(1, 0, 5))
      .roll(7)
      .nature('wander', { face: 1 });
    expect(t.field('rivalPoints')).toBe(0);
    expect(bareTable().putNeutral('settlement', around(t, 0)).roll(6).field('rivalPoints')).toBe(0);
  });

  // proves misc/robin-hood: have the points before the
  // proves misc/robin-hood: If the robber has them
  it('is lost when the robber has fifteen points first', () => {
    t.putNeutral('settlement', around(t, 0)).set('rivalPoints', 0, 14).roll(7);
    expect(t.over).toBe(true);
    expect(t.b.result(t.s)).toMatchObject({ winners: [], ending: 'defeat' });
  });

  // proves misc/robin-hood: have the points before the
  it('is won with fifteen points first', () => {
    t.cards(0, 'victory-point', 5).set('rivalPoints', 0, 14);
    for (const [q, r] of [
      [0, -2],
      [2, -2],
      [2, 0],
      [0, 2],
      [-2, 2],
    ] as const)
      t.put(0, 'settlement', t.corner(q, r, 1)).put(0, 'city', t.corner(q, r, 1));
    t.roll(8);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points', scores: [15] });
  });

  // proves misc/robin-hood: When roads lie on all six
  it('ends when roads surround the robber’s hex: more points win', () => {
    t.put(0, 'settlement', around(t, 0)).give(0, { brick: 1, lumber: 1 });
    toMain(t);
    for (let side = 1; side < 6; side++) t.put(0, 'road', t.edge(...CENTRE, side));
    t.play(0, 'road', { edge: t.edge(...CENTRE, 0) });
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'condition' });
  });

  // proves misc/robin-hood: points are equal when the robber
  it('is lost when the surrounded robber has as many points or more', () => {
    t.put(0, 'settlement', around(t, 0)).give(0, { brick: 1, lumber: 1 });
    toMain(t).set('rivalPoints', 0, 5);
    for (let side = 1; side < 6; side++) t.put(0, 'road', t.edge(...CENTRE, side));
    t.play(0, 'road', { edge: t.edge(...CENTRE, 0) });
    expect(t.points(0)).toBe(3);
    expect(t.b.result(t.s)).toMatchObject({ winners: [], ending: 'defeat' });
  });

  // proves misc/robin-hood: that are still hidden count too
  it('weighs hidden victory point cards against the surrounded robber, too', () => {
    t.put(0, 'settlement', around(t, 0)).give(0, { brick: 1, lumber: 1 }).cards(0, 'victory-point', 3);
    toMain(t).set('rivalPoints', 0, 5);
    for (let side = 1; side < 6; side++) t.put(0, 'road', t.edge(...CENTRE, side));
    t.play(0, 'road', { edge: t.edge(...CENTRE, 0) });
    expect([t.b.publicPoints(t.s, 0), t.points(0)]).toEqual([3, 6]);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'condition' });
  });

  it('goes on while one side of the hex is open', () => {
    toMain(t);
    for (let side = 1; side < 6; side++) t.put(0, 'road', t.edge(...CENTRE, side));
    t.b.settle(t.s);
    expect(t.over).toBe(false);
  });

  // proves misc/robin-hood: After turn 300
  // proves misc/robin-hood: The last turn may be set
  // proves misc/robin-hood: The last turn, for games
  it('ends after the last turn at the latest', () => {
    const short = bareTable({ turnLimit: 10 }).set('turn', 0, 10).set('rivalPoints', 0, 3).roll(12);
    short.play(0, 'end-turn');
    expect(short.b.result(short.s)).toMatchObject({ winners: [], ending: 'defeat' });
  });

  it('trades with the bank alone', () => {
    t.give(0, { ore: 4 }).roll(12);
    expect(t.b.moves.some((move) => move.name === 'offer')).toBe(false);
    t.play(0, 'bank-trade', { give: 'ore', want: 'brick' });
    expect(t.hand(0)).toEqual({ brick: 1 });
  });

  it('always comes to an end', () => {
    const s = newState(t.b);
    const endings = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      expect(randomGame(s, new Rng(seed), new MoveList(), 50_000).finished).toBe(true);
      endings.add(t.b.result(s).ending);
    }
    expect(endings).toContain('defeat');
  });

  it('leaves nature to roll for the robber', () => {
    t.roll(7);
    expect(t.refusal(0, 'wander', { face: 1 })?.code).toBe('not-your-turn');
    expect(t.legal(NATURE, 'wander')).toHaveLength(6);
  });
});

// proves misc/robin-hood: a Monopoly brings nothing
it('a monopoly brings nothing, with nobody else at the table', () => {
  const t = toMain(bareTable()).cards(0, 'monopoly').give(0, { ore: 1 });
  t.play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'wool' });
  expect(t.hand(0)).toEqual({ ore: 1 });
});
