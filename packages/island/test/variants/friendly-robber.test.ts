import { reason } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { defineModule } from '../../index.ts';
import { Table } from '../table.ts';

const game = (): Table => new Table('variant/friendly-robber').started();
const robberTo = (t: Table, seat = 0): number[] =>
  t.legal(seat, 'move-blocker').map((move) => (move as unknown as { hex: number }).hex);
const robber = (t: Table): number => t.field('blocker');
const desert = (t: Table): number =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).find(
    (hex) => t.field('terrain', hex) === t.b.terrain('desert'),
  )!;
const ownersAt = (t: Table, hex: number): number[] =>
  Array.from({ length: 6 }, (_, i) => t.field('building', t.b.topology.hexCorner[hex * 6 + i]))
    .filter((mark) => mark !== 0)
    .map((mark) => t.b.ownerOf[mark]);
const hexes = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);

/** everybody has so many points to pass, and a building of somebody touches every hex */
function crowded(t: Table): Table {
  t.bare();
  for (let seat = 0; seat < 4; seat++) t.set('startPoints', seat, 9).give(seat, {});
  let seat = 0;
  for (const hex of hexes(t))
    if (ownersAt(t, hex).length === 0) t.put(seat++ % 3, 'settlement', t.b.topology.hexCorner[hex * 6]);
  return t;
}

describe('the friendly robber', () => {
  // proves variant/friendly-robber: no more points than right after the start
  it('starting points are the points right after the start', () => {
    const t = game();
    expect([0, 1, 2, 3].map((seat) => t.field('startPoints', seat))).toEqual([2, 2, 2, 2]);
  });

  // proves variant/friendly-robber: The robber may not be moved to a hex
  it('on a seven the robber may not go beside buildings of players with their starting points', () => {
    const t = game().roll(7);
    expect(robberTo(t)).toEqual(hexes(t).filter((hex) => hex !== robber(t) && ownersAt(t, hex).length === 0));
    const taken = hexes(t).find((hex) => ownersAt(t, hex).length > 0 && hex !== robber(t))!;
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: taken })?.code).toBe('protected');
  });

  // proves variant/friendly-robber: The robber may not be moved to a hex
  it('a knight obeys the same rule', () => {
    const t = game().cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(robberTo(t).every((hex) => ownersAt(t, hex).length === 0)).toBe(true);
  });

  // proves variant/friendly-robber: Protection ends at the moment
  it('a player with more than the starting points is fair game at once', () => {
    const t = game();
    const mine = hexes(t).find(
      (hex) => ownersAt(t, hex).every((seat) => seat === 1) && ownersAt(t, hex).length > 0,
    )!;
    const corner = [0, 1, 2, 3, 4, 5]
      .map((i) => t.b.topology.hexCorner[mine * 6 + i])
      .find((at) => t.field('building', at) === t.b.mark(1, t.b.piece('settlement').index))!;
    t.set('blocker', 0, hexes(t).find((hex) => hex !== mine)!);
    t.roll(7);
    expect(robberTo(t)).not.toContain(mine);
    t.put(1, 'city', corner);
    expect(robberTo(t)).toContain(mine);
  });

  // proves variant/friendly-robber: Only points that everybody can see
  // proves variant/friendly-robber: Hidden victory point cards do not end
  it('hidden victory point cards do not end the protection', () => {
    const t = game().cards(1, 'victory-point').roll(7);
    expect(t.points(1)).toBe(3);
    expect(robberTo(t).some((hex) => ownersAt(t, hex).includes(1))).toBe(false);
  });

  // proves variant/friendly-robber: the robber goes to a desert or stays there
  it('without a friendly hex the robber goes to the desert', () => {
    const t = crowded(game());
    t.set('blocker', 0, hexes(t).find((hex) => hex !== desert(t))!).roll(7);
    expect(robberTo(t)).toEqual([desert(t)]);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: desert(t) });
    expect(robber(t)).toBe(desert(t));
  });

  // proves variant/friendly-robber: the robber goes to a desert or stays there
  it('or it stays on the desert', () => {
    const t = crowded(game());
    t.set('blocker', 0, desert(t)).roll(7);
    expect(robberTo(t)).toEqual([desert(t)]);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: desert(t) });
    expect([robber(t), t.decision]).toEqual([desert(t), 'main']);
  });

  // proves variant/friendly-robber: The desert is open to it then
  it('also where the robber otherwise goes only to hexes that produce', () => {
    const t = crowded(
      new Table('variant/friendly-robber', { options: { robber: 'producing-only' } }).started(),
    );
    t.set('blocker', 0, hexes(t).find((hex) => hex !== desert(t))!).roll(7);
    expect(t.legal(0)).toEqual([{ move: 'move-blocker', blocker: 'robber', hex: desert(t) }]);
    const open = new Table('variant/friendly-robber', { options: { robber: 'producing-only' } }).started();
    open.set('blocker', 0, hexes(open).find((hex) => hex !== desert(open))!).roll(7);
    expect(robberTo(open)).not.toContain(desert(open));
  });

  // proves variant/friendly-robber: With no place at all to go to, it leaves the board.
  it('without a desert it leaves the board', () => {
    const t = crowded(game());
    t.lay(desert(t), 'fields', 5).set('blocker', 0, 0).give(1, { ore: 2 }).roll(7);
    expect(t.legal(0)).toEqual([{ move: 'expel-blocker', blocker: 'robber' }]);
    t.play(0, 'expel-blocker', { blocker: 'robber' });
    expect([robber(t), t.decision]).toEqual([-1, 'main']);
    expect(t.hand(1)).toEqual({ ore: 2 });
  });

  it('a robber off the board with no friendly hex and no desert stays away', () => {
    const t = crowded(game());
    t.lay(desert(t), 'fields', 5).set('blocker', 0, -1).roll(7);
    expect([robber(t), t.decision]).toEqual([-1, 'main']);
  });

  it('it may not be sent off the board while there is a place for it', () => {
    const t = game().roll(7);
    expect(t.refusal(0, 'expel-blocker', { blocker: 'robber' })?.code).toBe('blocker-has-place');
  });

  // proves variant/friendly-robber: Protected players beside that desert
  it('in the fallback nothing is stolen from protected players beside the desert, but from others', () => {
    const t = crowded(game());
    const free = [0, 1, 2, 3, 4, 5]
      .map((i) => t.b.topology.hexCorner[desert(t) * 6 + i])
      .filter((corner) => t.field('building', corner) === 0);
    for (const seat of [1, 2, 3]) t.put(seat, 'settlement', free[seat]);
    t.set('startPoints', 3, 0).set('blocker', 0, (desert(t) + 1) % 19);
    t.give(0, {}).give(1, { ore: 2 }).give(2, { wool: 2 }).give(3, { brick: 1 });
    t.roll(7).play(0, 'move-blocker', { blocker: 'robber', hex: desert(t) });
    expect(t.decision).toBe('steal');
    t.nature('steal', { good: 'brick' });
    expect([t.hand(0), t.hand(1), t.hand(2), t.hand(3)]).toEqual([{ brick: 1 }, { ore: 2 }, { wool: 2 }, {}]);
  });

  // proves variant/friendly-robber: still discard half of them
  // proves variant/friendly-robber: If there are several deserts
  it('of several deserts whoever moves the robber picks one', () => {
    const t = crowded(game());
    const one = desert(t);
    const other = hexes(t).find((hex) => hex !== one && hex > 3)!;
    t.lay(other, 'desert').set('blocker', 0, 0).roll(7);
    expect(new Set(robberTo(t))).toEqual(new Set([one, other]));
  });

  // proves variant/friendly-robber: Land that is closed to the robber stays closed
  it('a desert that is closed to the robber is no refuge', () => {
    const closed = defineModule({
      id: 'test/closed',
      kind: 'variant',
      seats: [4],
      rules: (was, b) => ({
        blockers: {
          barStand: (s, blocker, place, seat) =>
            s.cells[b.at.terrain + place] === b.terrain('desert')
              ? reason('closed', 'the desert is closed')
              : was.blockers.barStand(s, blocker, place, seat),
        },
      }),
      words: { name: 'Closed', summary: '', rules: [] },
    });
    const t = crowded(
      new Table('first-island/base', {
        own: [closed],
        modules: [closed.id, 'variant/friendly-robber'],
      }).started(),
    );
    t.set('blocker', 0, hexes(t).find((hex) => hex !== desert(t))!).roll(7);
    expect(t.legal(0)).toEqual([{ move: 'expel-blocker', blocker: 'robber' }]);
  });

  it('a protected player still discards half of more than 7 cards', () => {
    const t = game().give(1, { wool: 8 }).roll(7);
    expect(t.decision).toBe('discard');
    expect(t.field('toDiscard', 1)).toBe(4);
  });
});

describe('where gold makes rich and poor', () => {
  // proves variant/friendly-robber: The tiles of the rich and the poor
  it('the points of the start are those before the tiles', () => {
    const t = new Table('traders-barbarians/rivers', { modules: ['variant/friendly-robber'] }).started();
    const seats = [0, 1, 2, 3];
    expect(seats.map((seat) => t.field('startPoints', seat))).toEqual([2, 2, 2, 2]);
    expect(seats.filter((seat) => t.field('poor', seat) === 1).length).toBeGreaterThan(0);
  });

  it('who is no longer poor has the points of the start and no more: the protection lasts', () => {
    const t = new Table('traders-barbarians/rivers', { modules: ['variant/friendly-robber'] }).started();
    t.bare()
      .put(1, 'settlement', t.corner(0, 0, 0))
      .put(1, 'settlement', t.corner(0, 0, 2));
    t.set('blocker', 0, 0);
    for (const [seat, gold] of [1, 1, 2, 0].entries()) t.give(seat, { gold });
    t.b.rules.reviewAwards(t.s);
    t.roll(7);
    const hex = t.hex(0, 0);
    expect([t.points(1), t.field('poor', 1)]).toEqual([2, 0]);
    expect(robberTo(t)).not.toContain(hex);
    t.put(1, 'city', t.corner(0, 0, 0));
    expect([t.points(1), robberTo(t).includes(hex)]).toEqual([3, true]);
  });
});

describe('without a robber', () => {
  // proves variant/friendly-robber: Where nobody is ever robbed
  it.each([
    'traders-barbarians/barbarian-attack',
    'traders-barbarians/traders-and-barbarians',
    'seafarers/pirate-islands',
  ])('%s is played as ever', (scenario) => {
    const plain = new Table(scenario).started();
    const t = new Table(scenario, { modules: ['variant/friendly-robber'] }).started();
    expect(t.legal(0)).toEqual(plain.legal(0));
    t.until('main', 0);
    expect(t.decision).toBe('main');
  });

  it('the expedition is not played with it', () => {
    expect(() => new Table('explorers-pirates/core', { modules: ['variant/friendly-robber'] })).toThrow(
      'not to go together',
    );
  });
});

describe('the friendly pirate', () => {
  /** the turn of seat 0 before its roll, with one ship of seat 1 and one of seat 2 on an otherwise bare board */
  const atSea = (): Table => {
    const t = new Table('seafarers/core', { modules: ['variant/friendly-robber'] }).started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.put(1, 'ship', t.edge(2, 0, 2)).put(2, 'ship', t.edge(2, 0, 1));
    return t.set('blocker', t.b.blocker('pirate'), t.hex(-3, 0));
  };
  const pirateTo = (t: Table): unknown[] =>
    t
      .legal(0, 'move-blocker')
      .filter(({ blocker }) => blocker === 'pirate')
      .map(({ hex }) => hex);

  // proves variant/friendly-robber: A pirate may not be moved to a hex
  it('goes to no hex that touches a ship of a protected player', () => {
    const t = atSea().roll(7);
    expect(pirateTo(t)).not.toContain(t.hex(2, 0));
    expect(t.refusal(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(2, 0) })?.code).toBe('protected');
    const free = atSea().set('startPoints', 1, -1).set('startPoints', 2, -1).roll(7);
    expect(pirateTo(free)).toContain(free.hex(2, 0));
  });

  // proves variant/friendly-robber: If no hex is left for it, it may go to any hex
  it('with no hex left goes anywhere or off the board, and robs no protected player', () => {
    const t = atSea().set('startPoints', 2, -1);
    const pirate = t.b.blocker('pirate');
    for (const hex of hexes(t))
      if (
        t.b.land[t.field('terrain', hex)] === 0 &&
        ![1, 3].some((seat) => t.b.the.blockers.touches(t.s, seat, pirate, hex))
      )
        t.put(
          3,
          'ship',
          [0, 1, 2, 3, 4, 5]
            .map((i) => t.b.topology.hexEdge[hex * 6 + i])
            .find((edge) => t.field('route', edge) === 0)!,
        );
    t.set('startPoints', 1, 9).set('startPoints', 3, 9);
    t.give(1, { ore: 1 }).give(2, { wool: 1 }).give(3, { brick: 1 }).roll(7);
    expect(pirateTo(t)).toContain(t.hex(2, 0));
    expect(t.legal(0, 'expel-blocker')).toContainEqual({ move: 'expel-blocker', blocker: 'pirate' });
    t.play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(2, 0) });
    // seat 1 is protected, seat 2 is not
    expect(t.decision).toBe('steal');
    t.nature('steal', { good: 'wool' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ wool: 1 }, { ore: 1 }]);
  });
});
