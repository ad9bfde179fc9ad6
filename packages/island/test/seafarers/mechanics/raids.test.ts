import { describe, expect, it } from 'vitest';
import { defineModule, type Layout, openTheft } from '../../../index.ts';
import { fortresses } from '../../../seafarers/mechanics/fortresses.ts';
import { givenPieces } from '../../../seafarers/mechanics/given-pieces.ts';
import { raids } from '../../../seafarers/mechanics/raids.ts';
import { seatCorners, setLanes, shortenLane } from '../../../seafarers/mechanics/set-lanes.ts';
import { arm, warships, warshipsOf } from '../../../seafarers/mechanics/warships.ts';
import { Table } from '../../table.ts';

/** a strait: land in the west, two seas, a rock in the east; roads lie on lanes here as well as ships would */
const withLanes = (was: Layout): Layout => ({
  ...was,
  hexes: was.hexes.map((hex) => (hex.r === 0 && hex.q >= 0 ? { q: hex.q, r: hex.r, terrain: 'sea' } : hex)),
  groups: {},
  harbours: { places: [] },
  robber: null,
  marks: {
    hexes: {
      way: [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
        { q: 2, r: 0 },
      ],
      calm: [{ q: 2, r: 0 }],
    },
    corners: {
      home: [{ q: 0, r: 0, corner: 2, value: 0 }],
      rock: [{ q: 1, r: 0, corner: 0, value: 0 }],
    },
    edges: {
      first: [{ q: 0, r: 0, side: 2, value: 0 }],
      line: [
        { q: 0, r: 0, side: 2, value: 0 },
        { q: 0, r: 0, side: 1, value: 0 },
        { q: 1, r: 0, side: 2, value: 0 },
        { q: 1, r: 0, side: 1, value: 0 },
      ],
    },
  },
});

const strait = defineModule({
  id: 'test/strait',
  kind: 'variant',
  seats: [1],
  opens: [1],
  needs: ['sea'],
  without: { blockers: ['robber', 'pirate'], awards: ['largest-army'] },
  board: (was) => {
    const layout = withLanes(was!);
    return {
      ...layout,
      hexes: layout.hexes.map((hex) =>
        hex.terrain ? hex : { q: hex.q, r: hex.r, terrain: 'pasture', number: 9 },
      ),
    };
  },
  parts: [
    setLanes({ piece: 'ship', mark: 'line', from: 'home', to: 'rock' }),
    warships({ piece: 'ship', anchor: 'home' }),
    fortresses({
      mark: 'rock',
      strength: 2,
      becomes: 'settlement',
      reached: (b) => (s, seat) => s.cells[b.field('laneReach') + seat] === seatCorners(b, 'rock')[seat],
      force: (b) => (s, seat) => warshipsOf(b, s, seat),
      repelled: (b) => (s, seat, by) => shortenLane(b, s, seat, b.piece('ship').index, by),
    }),
    raids({
      blocker: 'serpent',
      path: 'way',
      calm: 'calm',
      defence: (b) => (s, seat) => warshipsOf(b, s, seat),
      dear: 'city',
    }),
    givenPieces({ corners: { home: 'settlement' }, edges: { first: 'ship' } }),
    openTheft(),
  ],
  words: { name: 'Strait', summary: 'A test.', rules: [] },
});

const table = (): Table => {
  const t = new Table('test/strait', { own: [strait], seats: 1 }).started();
  const home = seatCorners(t.b, 'home')[0];
  const settlement = t.b.piece('settlement').index;
  for (let corner = 0; corner < t.b.topology.corners; corner++)
    if (corner !== home && t.field('building', corner) === t.b.mark(0, settlement))
      t.b.rules.unbuild(t.s, settlement, corner);
  return t.give(0, {});
};
const line = (t: Table): number[] => t.b.layout.marks.edges.line.map((at) => t.edge(at.q, at.r, at.side));
const sail = (t: Table, count: number): Table => {
  for (const edge of line(t).slice(1, count)) t.put(0, 'ship', edge);
  return t;
};

describe('given pieces and set lanes', () => {
  it('begin with what is printed, and grow at their end alone', () => {
    const t = table();
    expect([t.points(0), t.field('route', line(t)[0])]).toEqual([1, t.b.mark(0, t.b.piece('ship').index)]);
    const ship = t.b.piece('ship').index;
    const open = (): boolean[] => line(t).map((edge) => !t.b.rules.barBuild(t.s, 0, ship, edge));
    expect(open()).toEqual([false, true, false, false]);
    sail(t, 2);
    expect(open()).toEqual([false, false, true, false]);
  });

  it('lose their last pieces first, and no more than there are', () => {
    const t = sail(table(), 4);
    shortenLane(t.b, t.s, 0, t.b.piece('ship').index, 2);
    expect(line(t).map((edge) => t.field('route', edge) > 0)).toEqual([true, true, false, false]);
    shortenLane(t.b, t.s, 0, t.b.piece('ship').index, 9);
    expect(t.field('laneReach')).toBe(seatCorners(t.b, 'home')[0]);
  });
});

describe('warships', () => {
  it('are armed from the anchor on and lose their arms when they are lost', () => {
    const t = sail(table(), 3);
    arm(t.b, t.s, 0);
    arm(t.b, t.s, 0);
    expect(line(t).map((edge) => t.field('warship', edge))).toEqual([1, 1, 0, 0]);
    shortenLane(t.b, t.s, 0, t.b.piece('ship').index, 2);
    expect([warshipsOf(t.b, t.s, 0), t.field('warship', line(t)[1])]).toEqual([1, 0]);
    arm(t.b, t.s, 0);
    expect(warshipsOf(t.b, t.s, 0)).toBe(1);
  });
});

describe('fortresses', () => {
  it('fall to as many assaults below the force as their strength', () => {
    const t = sail(table(), 4);
    for (let i = 0; i < 3; i++) arm(t.b, t.s, 0);
    for (const left of [1, 0]) {
      t.until('main');
      t.play(0, 'end-turn').play(0, 'assault').nature('assault-die', { die: 2 });
      expect(t.field('fortressStrength', seatCorners(t.b, 'rock')[0])).toBe(left);
    }
    expect(t.b.the.fortresses.taken(t.s, 0)).toBe(true);
    expect(t.b.ownerOf[t.field('building', seatCorners(t.b, 'rock')[0])]).toBe(0);
  });
});

describe('raids', () => {
  const serpent = (t: Table): number => t.field('blocker', t.b.blocker('serpent'));
  const dice = (t: Table, red: number, yellow: number): Table =>
    t.play(0, 'roll').nature('dice', { red, yellow });

  // proves seafarers/pirate-islands: If they stop beside
  it('come by the lower die, round the way, and strike beside the hex where they stop', () => {
    const t = table().give(0, { ore: 2 });
    expect(serpent(t)).toBe(t.hex(0, 0));
    dice(t, 3, 4);
    expect([serpent(t), t.decision]).toEqual([t.hex(0, 0), 'discard']);
    t.play(0, 'discard', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
    expect(t.decision).toBe('main');
  });

  it('spare everybody on calm hexes and wherever nobody is near', () => {
    const t = dice(table().give(0, { ore: 2 }), 1, 1);
    expect([serpent(t), t.decision]).toEqual([t.hex(1, 0), 'main']);
    t.put(0, 'settlement', t.corner(2, 0, 0)).play(0, 'end-turn');
    dice(t, 1, 1);
    expect([serpent(t), t.decision]).toEqual([t.hex(2, 0), 'main']);
  });

  it('the number counts when they are over', () => {
    const t = table().give(0, { ore: 1 });
    dice(t, 3, 6);
    expect(t.hand(0)).toEqual({ ore: 1 });
    t.play(0, 'discard', { good: 'ore' });
    expect(t.hand(0).wool).toBeGreaterThan(0);
  });
});
