import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const SEA = 'seafarers/heading-for-new-shores';
const SINK = 'variant/ship-sinking';
const CAPTURE = 'variant/capturing-ships';

/** seat 1 has a line of two ships from a settlement; the pirate may come beside the last of them */
const ready = (
  id: string,
  options = {},
): { t: Table; hex: number; last: number; first: number; anchor: number } => {
  const t = new Table(SEA, { modules: [id], options }).started().bare();
  const { b } = t;
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  const isSea = (hex: number): boolean => !b.land[t.field('terrain', hex)];
  for (let hex = 0; hex < b.topology.hexes; hex++) {
    if (!isSea(hex) || hex === t.field('blocker', b.blocker('pirate'))) continue;
    for (const last of b.walks.edgesOf[hex])
      for (const corner of b.walks.endsOf[last])
        for (const first of b.walks.edgesAt[corner]) {
          const far = b.walks.endsOf[first].find((at) => at !== corner)!;
          const shore = b.walks.hexesAlong[first].some((at) => !isSea(at));
          if (first === last || !shore || b.walks.hexesAlong[first].every((at) => !isSea(at))) continue;
          if (!b.walks.hexesAt[far].some((at) => !isSea(at)) || b.walks.hexesAlong[first].includes(hex))
            continue;
          t.put(1, 'settlement', far).put(1, 'ship', first).put(1, 'ship', last).give(1, { ore: 2 });
          return { t, hex, last, first, anchor: far };
        }
  }
  throw new Error('no such place');
};
const sail = (t: Table, seat: number, hex: number): Table =>
  t.play(seat, 'move-blocker', { blocker: 'pirate', hex });
const shipAt = (t: Table, edge: number): boolean => t.field('route', edge) !== 0;

describe.each([
  [SINK, 'instead of stealing'],
  [CAPTURE, 'instead of stealing'],
])('%s', (id) => {
  // proves variant/ship-sinking: you move the pirate beside the last ship
  // proves variant/ship-sinking: An even die sinks it
  // proves variant/capturing-ships: move it, you may try to capture
  // proves variant/capturing-ships: An even die captures the ship
  it('an even die takes the ship off the board', () => {
    const { t, hex, last } = ready(id);
    const supply = (): number => t.field('supply', t.b.pieces.length + t.b.piece('ship').index);
    const before = supply();
    sail(t.roll(7), 0, hex).play(0, 'attack-ship', { edge: last }).nature('broadside-die', { die: 4 });
    expect([shipAt(t, last), t.hand(1), supply() - before]).toEqual([false, { ore: 2 }, id === SINK ? 1 : 0]);
  });

  // proves variant/ship-sinking: If the attack fails
  // proves variant/capturing-ships: If the attempt fails
  it('an odd die lets the owner move the pirate, attack or steal in turn', () => {
    const { t, hex, last } = ready(id);
    t.give(0, { wool: 1 });
    sail(t.roll(7), 0, hex).play(0, 'attack-ship', { edge: last }).nature('broadside-die', { die: 3 });
    expect([shipAt(t, last), t.decision]).toEqual([true, 'move-blocker']);
    const moves = t.legal(1, 'move-blocker');
    expect(moves.every(({ blocker }) => blocker === 'pirate')).toBe(true);
    t.play(1, 'leave-pirate');
    expect(t.decision).toBe('main');
  });

  it('who holds fire steals as ever', () => {
    const { t, hex } = ready(id);
    sail(t.roll(7), 0, hex).play(0, 'hold-fire').nature('steal', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { ore: 1 }]);
  });
});

describe('ship sinking', () => {
  // proves variant/ship-sinking: Ships that the pirate may attack
  // proves variant/ship-sinking: any other player’s ship beside
  // proves variant/ship-sinking: What a lost ship cuts off
  it.each([
    ['last', 'not-last-ship'],
    ['any', undefined],
  ])('the middle of a line: %s', (shipsAtRisk, code) => {
    const { t, last, first } = ready(SINK, { shipsAtRisk });
    const sea = t.b.walks.hexesAlong[first].find((hex) => !t.b.land[t.field('terrain', hex)])!;
    t.set('blocker', t.b.blocker('pirate'), sea);
    expect(t.b.the.pirateAttack.barAttack(t.s, 0, first)?.code).toBe(code);
    if (code) return;
    t.b.the.pirateAttack.hit(t.s, 0, first);
    expect([shipAt(t, first), shipAt(t, last)]).toEqual([false, true]);
  });

  // proves variant/ship-sinking: of your ships are no longer joined to one of
  it('who has ships adrift joins them again before building others', () => {
    const { t, first } = ready(SINK, { shipsAtRisk: 'any' });
    const ship = t.b.piece('ship').index;
    const bar = (edge: number) => t.b.rules.barBuild(t.s, 1, ship, edge)?.code;
    const elsewhere = (): number[] =>
      Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter((edge) => bar(edge) === undefined);
    t.b.the.pirateAttack.hit(t.s, 0, first);
    const barred = Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter(
      (edge) => bar(edge) === 'line-adrift',
    );
    expect([barred.length > 0, elsewhere().includes(first)]).toEqual([true, true]);
    t.put(1, 'ship', first);
    expect(barred.map(bar)).toEqual(barred.map(() => undefined));
  });
});

describe('capturing ships', () => {
  // proves variant/capturing-ships: The pirate is moved on a 7 alone
  it('a knight does not move the pirate', () => {
    const { t } = ready(CAPTURE);
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(t.legal(0, 'move-blocker').some(({ blocker }) => blocker === 'pirate')).toBe(false);
  });

  // proves variant/capturing-ships: Captured ships count for Largest Army
  // proves variant/capturing-ships: They are not cards in
  // proves variant/capturing-ships: An attempt costs nothing
  // proves variant/capturing-ships: What a lost ship cuts off stays
  it('a captured ship is worth a knight for Largest army', () => {
    const { t, last } = ready(CAPTURE);
    t.set('played', t.b.card('knight'), 2);
    t.b.the.pirateAttack.hit(t.s, 0, last);
    expect([t.hand(0), t.field('handSize', 0)]).toEqual([{ 'captured-ship': 1 }, 0]);
    expect(t.s.cells[t.b.at.award + t.b.award('largest-army')]).toBe(0);
  });

  // proves variant/capturing-ships: Captured ships may be traded
  // proves variant/capturing-ships: One that comes to its owner
  // proves variant/capturing-ships: Captured ships are all alike
  it('is traded like a good, and goes home when its owner gets it', () => {
    const { t, last } = ready(CAPTURE);
    const ship = t.b.pieces.length + t.b.piece('ship').index;
    const knights = (seat: number): number => t.field('played', seat * t.b.cards.length + t.b.card('knight'));
    const before = t.field('supply', ship);
    t.roll(4).give(0, {}).give(1, { ore: 1 }).give(2, { wool: 1 });
    t.b.the.pirateAttack.hit(t.s, 0, last);
    const trade = (other: number, good: string): Table =>
      t
        .play(0, { move: 'offer', give: { 'captured-ship': 1 }, want: { [good]: 1 } })
        .play(other, 'accept')
        .play(0, 'trade-with', { seat: other });
    expect([knights(0), t.field('shipsLost', 1)]).toEqual([1, 1]);
    trade(1, 'ore');
    expect([t.hand(0), t.hand(1), knights(0), knights(1)]).toEqual([{ ore: 1 }, {}, 0, 0]);
    expect([t.field('supply', ship), t.field('shipsLost', 1)]).toEqual([before + 1, 0]);
  });
});
