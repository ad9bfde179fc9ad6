import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ring = (t: Table, seat: number, q: number, sides = [0, 1, 2, 3, 4, 5]): Table =>
  sides.reduce((table, side) => table.put(seat, 'road', t.edge(q, 0, side)), t);
const robberTo = (t: Table, q: number): string | undefined => {
  t.b.the.blockers.ask(t.s, 0);
  return t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t.hex(q, 0) })?.code;
};
const robberAt = (t: Table, hex: number): Table => t.set('blocker', t.b.blocker('robber'), hex);

describe('the fences', () => {
  const table = (): Table => new Table('variant/the-fences').started().until('main', 0).bare();

  // proves variant/the-fences: The robber may not be moved to a hex
  it('a ring of one player’s roads keeps the robber out, a mixed one does not', () => {
    const t = robberAt(ring(table(), 1, 0), t0);
    ring(t, 1, 2, [0, 1, 2, 3, 4]).put(2, 'road', t.edge(2, 0, 5));
    expect([robberTo(t, 0), robberTo(t, 2)]).toEqual(['fenced', undefined]);
  });

  // proves variant/the-fences: must move it at once
  // proves variant/the-fences: It is moved as by a knight, with a theft
  it('who closes the ring around the robber moves it, and steals', () => {
    const t = ring(robberAt(table(), 9), 0, 0, [0, 1, 2, 3, 4]);
    robberAt(t, t.hex(0, 0)).give(0, { brick: 1, lumber: 1 }).give(1, { ore: 1 });
    t.put(1, 'settlement', t.corner(2, 0, 0)).play(0, 'road', { edge: t.edge(0, 0, 5) });
    expect(t.decision).toBe('move-blocker');
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(2, 0) }).nature('steal', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
  });

  // proves variant/the-fences: Ships and bridges make no fence
  it('ships make no fence', () => {
    const t = new Table('seafarers/heading-for-new-shores', { modules: ['variant/the-fences'] });
    t.started().until('main', 0).bare();
    const robber = t.b.blocker('robber');
    const hex = Array.from({ length: t.b.topology.hexes }, (_, at) => at).find(
      (at) => t.b.land[t.field('terrain', at)] && t.field('blocker', robber) !== at,
    )!;
    for (const edge of t.b.walks.edgesOf[hex]) t.put(1, 'ship', edge);
    expect(t.b.the.blockers.barStand(t.s, robber, hex, 0)).toBeUndefined();
  });
});
/** a hex far from the middle */
const t0 = 0;

describe('castles', () => {
  const table = (options = {}): Table =>
    robberAt(new Table('variant/castles', { options }).started().until('main', 0).bare(), t0);
  /** seat 0 plays its n-th knight and moves the robber to the hex */
  const ride = (t: Table, hex: number): Table => {
    t.cards(0, 'knight').set('cardPlayed', 0, 0).play(0, 'play-card', { card: 'knight' });
    return t.play(0, 'move-blocker', { blocker: 'robber', hex });
  };
  const knights = (t: Table): number => t.field('played', t.b.card('knight'));

  // proves variant/castles: have played a second knight, a
  // proves variant/castles: The knight moves the robber first
  // proves variant/castles: Knights under the deck no longer count
  it('the second knight may become a castle: both go under the deck, after the robber has moved', () => {
    const t = table().put(0, 'settlement', table().corner(0, 0, 0));
    expect(ride(t, t.hex(1, -1)).decision).toBe('main');
    expect(ride(t, t.hex(2, -1)).decision).toBe('castle');
    t.play(0, 'build-castle', { hex: t.hex(0, 0) });
    expect([knights(t), t.field('underDeck', t.b.card('knight'))]).toEqual([0, 2]);
    expect(t.field('castle', t.hex(0, 0))).not.toBe(0);
  });

  // proves variant/castles: a fourth and so on
  it('who declines is asked again after two more knights', () => {
    const t = table().put(0, 'settlement', table().corner(0, 0, 0));
    ride(ride(t, 1), 2).play(0, 'build-no-castle');
    expect(ride(t, 1).decision).toBe('main');
    expect([ride(t, 2).decision, knights(t)]).toEqual(['castle', 4]);
  });

  // proves variant/castles: The robber may not be moved to a hex with a castle
  // proves variant/castles: A castle is not built where the robber stands
  it('keeps the robber out; stands where no robber and no castle is, beside an own building', () => {
    const t = table().put(0, 'settlement', table().corner(0, 0, 0));
    ride(ride(t, 1), t.hex(0, 0));
    const why = (hex: number): string | undefined => t.refusal(0, 'build-castle', { hex })?.code;
    expect([why(t.hex(0, 0)), why(t.hex(-2, 0))]).toEqual(['castle-blocked', 'castle-away']);
    const [{ hex }] = t.legal(0, 'build-castle');
    t.play(0, 'build-castle', { hex });
    t.b.the.blockers.ask(t.s, 0);
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex })?.code).toBe('castle-there');
    expect(t.b.the.castles.barCastle(t.s, 0, Number(hex))?.code).toBe('taken');
  });

  // proves variant/castles: six castles for all players together
  // proves variant/castles: Castles: six for all together
  // proves variant/castles: everybody has one castle
  it.each([
    ['common', undefined],
    ['own', 'none-left'],
  ])('six for all, or one each: %s', (castles, code) => {
    const t = table({ castles }).put(0, 'settlement', table().corner(0, 0, 0));
    expect(t.field('supply', t.b.piece('castle').index)).toBe(6);
    t.put(0, 'castle', t.hex(0, 0));
    const other = t.b.walks.hexesAt[t.corner(0, 0, 0)].find((hex) => hex !== t.hex(0, 0))!;
    expect(t.b.the.castles.barCastle(t.s, 0, other)?.code).toBe(code);
    for (let hex = 10; hex < 15; hex++) t.put(1, 'castle', hex);
    expect(t.b.the.castles.barCastle(t.s, 2, other)?.code).toBe('none-left');
  });
});

describe('the stuffed robbers', () => {
  const table = (seats = 4): Table => {
    const t = new Table('variant/the-stuffed-robbers', { seats }).started().bare();
    for (let seat = 0; seat < seats; seat++) t.give(seat, { wool: 3 });
    return robberAt(t, t0)
      .put(1, 'settlement', t.corner(0, 0, 0))
      .put(2, 'settlement', t.corner(2, 0, 0));
  };
  const rob = (t: Table, q: number): Table => {
    t.b.the.blockers.ask(t.s, 0);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(q, 0) });
    if (t.decision === 'take-plush') return t;
    return t.nature('steal', { good: 'wool' });
  };
  const plush = (t: Table): number[] => [0, 1, 2, 3].map((seat) => t.field('plush', seat));

  // proves variant/the-stuffed-robbers: There are two plush robbers
  it.each([
    [4, 2],
    [5, 3],
  ])('with %i players there are %i', (seats, count) => {
    expect(table(seats).field('plushLeft')).toBe(count);
  });

  // proves variant/the-stuffed-robbers: you lose a card because the robber was moved
  it('the victim takes a free one, then one of the thief, then one of somebody else', () => {
    const t = rob(rob(table(), 0), 2);
    expect(plush(t)).toEqual([0, 1, 1, 0]);
    t.set('plush', 2, 0).set('plush', 0, 1);
    expect(plush(rob(t, 0))).toEqual([0, 2, 0, 0]);
    t.set('plush', 1, 0).set('plush', 2, 1).set('plush', 3, 1);
    rob(robberAt(t, t0), 0).play(1, 'take-plush', { seat: 3 });
    expect(plush(t)).toEqual([0, 1, 1, 0]);
  });

  // proves variant/the-stuffed-robbers: may hold 3 cards more on a 7
  // proves variant/the-stuffed-robbers: A second plush robber saves no further cards
  it('raises the hand limit by 3, once', () => {
    const t = table();
    const limits = [0, 1, 2].map((count) => t.set('plush', 1, count).b.rules.handLimit(t.s, 1));
    expect(limits).toEqual([7, 10, 10]);
  });

  // proves variant/the-stuffed-robbers: The robber may not be moved beside a building
  // proves variant/the-stuffed-robbers: Points in sight count
  // proves variant/the-stuffed-robbers: A robber with no hex to go to stays
  it('two keep the robber away unless their owner leads alone', () => {
    const t = table()
      .set('plush', 1, 2)
      .put(2, 'settlement', table().corner(-2, 0, 0));
    expect(robberTo(t, 0)).toBe('plush-protected');
    t.put(1, 'city', t.corner(0, 0, 0)).put(1, 'settlement', t.corner(0, 0, 2));
    expect(robberTo(t, 0)).toBeUndefined();
    const all = table()
      .set('plush', 1, 2)
      .put(2, 'settlement', table().corner(-2, 0, 0));
    for (let corner = 0; corner < all.b.topology.corners; corner++)
      all.set('building', corner, all.b.mark(1, all.b.piece('settlement').index));
    all.roll(7);
    while (all.decision === 'discard') all.anything();
    expect(all.decision).toBe('main');
  });
});
