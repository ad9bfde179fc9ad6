import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'bonus/ice-age';
const SEA = 'seafarers/heading-for-new-shores';

/** the last seat's turn of so many rounds is about to end */
const start = (turn: number, options: ConstructorParameters<typeof Table>[1] = {}, game = ID): Table => {
  const t = new Table(game, options).started().bare();
  return t.set('turn', 0, turn);
};
/** the active seat rolls and ends its turn */
const ends = (t: Table): Table => {
  const seat = t.active;
  t.set('blocker', t.b.blocker('robber'), t.hex(0, 0));
  t.roll(2).play(seat, 'end-turn');
  return t;
};
/** all hexes but these are frozen */
const freezeAllBut = (t: Table, ...open: number[]): Table => {
  let count = 0;
  for (let hex = 0; hex < t.b.topology.hexes; hex++) {
    if (open.includes(hex)) continue;
    t.set('ice', hex, 1);
    t.b.the.tokenReserve.lift(t.s, hex);
    count++;
  }
  return t.set('frozen', 0, count).set('iceAge', 0, 1);
};
/** the whole board begins to thaw */
const thawing = (t: Table): Table => freezeAllBut(t).set('iceAge', 0, 2);
const hexes = (t: Table, seat: number, move: string): number[] =>
  t.legal(seat, move).map(({ hex }) => Number(hex));

// proves bonus/ice-age: When everybody has had a turn the ice comes
it('the first freezes after the second turn of whoever began', () => {
  expect(ends(start(4)).decision).toBe('roll');
  const t = ends(start(5));
  expect([t.decision, t.legal(1), t.field('iceAge')]).toEqual(['freeze', [], 1]);
});

// proves bonus/ice-age: It lies on the rim of the board
it('ice begins on the rim', () => {
  const t = ends(start(5));
  expect(hexes(t, 0, 'freeze')).toHaveLength(12);
  expect(t.refusal(0, 'freeze', { hex: t.hex(0, 0) })?.code).toBe('ice-far');
  expect(t.refusal(0, 'freeze', { hex: t.hex(1, 0) })?.code).toBe('ice-far');
});

// proves bonus/ice-age: It lies on the rim of the board
it('and goes on beside a frozen hex, once on each', () => {
  const t = ends(start(5)).play(0, 'freeze', { hex: 0 });
  const inner = Array.from({ length: 6 }, (_, d) => t.b.topology.hexHex[d]).filter((hex) => hex >= 0);
  ends(t);
  expect(hexes(t, 1, 'freeze')).toEqual(expect.arrayContaining(inner));
  expect(t.refusal(1, 'freeze', { hex: 0 })?.code).toBe('frozen');
});

// proves bonus/ice-age: A frozen hex gives nothing
// proves bonus/ice-age: Its number token is put beside the board
it('a frozen hex loses its token and gives nothing', () => {
  const t = start(5);
  const hex = t.hex(2, 0);
  t.lay(hex, 'hills', 5).put(0, 'settlement', t.corner(2, 0, 3));
  expect(t.b.rules.hexStopped(t.s, hex)).toBe(false);
  ends(t).play(0, 'freeze', { hex });
  expect([t.field('numbers', hex), t.field('tokenReserve', 5), t.field('frozen')]).toEqual([0, 1, 1]);
  expect(t.b.rules.hexStopped(t.s, hex)).toBe(true);
});

// proves bonus/ice-age: Roads may be built along frozen sea hexes
it('roads lie along frozen sea', () => {
  const made = new Table(SEA, { modules: [ID] }).started().bare();
  const { edgeHex, edges, edgeCorner } = made.b.topology;
  const isSea = (hex: number): boolean => hex >= 0 && made.field('terrain', hex) === made.b.terrain('sea');
  const open = Array.from({ length: edges }, (_, edge) => edge).find(
    (edge) => isSea(edgeHex[edge * 2]) && isSea(edgeHex[edge * 2 + 1]),
  )!;
  const road = made.b.piece('road').index;
  made.put(0, 'settlement', edgeCorner[open * 2]);
  expect(made.b.rules.barBuild(made.s, 0, road, open)?.code).toBeDefined();
  made.set('ice', edgeHex[open * 2], 1);
  expect(made.b.rules.barBuild(made.s, 0, road, open)).toBeUndefined();
});

// proves bonus/ice-age: When every hex is frozen the ice melts
// proves bonus/ice-age: It lies on the rim or beside one without ice
it('with the last frozen hex the next turn thaws', () => {
  const t = ends(freezeAllBut(start(9), 0)).play(0, 'freeze', { hex: 0 });
  ends(t);
  expect([t.decision, t.field('iceAge'), hexes(t, 1, 'thaw').length]).toEqual(['thaw', 2, 12]);
  expect(t.refusal(1, 'thaw', { hex: t.hex(0, 0) })?.code).toBe('ice-far');
  t.set('ice', t.hex(1, 0), 0);
  expect(t.refusal(1, 'thaw', { hex: t.hex(0, 0) })).toBeUndefined();
  expect(t.refusal(1, 'thaw', { hex: t.hex(1, 0) })?.code).toBe('not-frozen');
});

it('while one is open it still freezes', () => {
  expect(ends(freezeAllBut(start(9), 0)).decision).toBe('freeze');
});

// proves bonus/ice-age: A hex that can give something gets a number token as it thaws
// proves bonus/ice-age: let the hex thaw, you choose the token
it('whoever thaws a hex chooses its token among all that lie there', () => {
  const t = thawing(start(9).lay(0, 'hills', 5));
  ends(t).play(0, 'thaw', { hex: 0 });
  const numbers = t.legal(0, 'choose-token').map(({ number }) => Number(number));
  expect([t.decision, numbers]).toEqual(['choose-token', expect.arrayContaining([2, 5, 8, 12])]);
  const before = t.field('tokenReserve', 8);
  t.play(0, 'choose-token', { number: 8 });
  expect([t.field('numbers', 0), t.field('tokenReserve', 8)]).toEqual([1 << 8, before - 1]);
});

// proves bonus/ice-age: A hex that can give something gets a number token as it thaws
it('a desert gets none', () => {
  const t = thawing(start(9).lay(0, 'desert'));
  expect(ends(t).play(0, 'thaw', { hex: 0 }).decision).toBe('roll');
});

// proves bonus/ice-age: A road with nothing but thawed sea
it('a road on the open sea is lost, one beside land or ice is not', () => {
  const t = new Table(SEA, { modules: [ID] }).started().bare().set('turn', 0, 9);
  const { edgeHex, edges } = t.b.topology;
  const sea = t.b.terrain('sea');
  const isSea = (hex: number): boolean => hex >= 0 && t.field('terrain', hex) === sea;
  const open = Array.from({ length: edges }, (_, edge) => edge).find(
    (edge) => isSea(edgeHex[edge * 2]) && isSea(edgeHex[edge * 2 + 1]),
  )!;
  const [one, other] = [edgeHex[open * 2], edgeHex[open * 2 + 1]];
  thawing(t).put(0, 'road', open);
  const rest = t.b.walks.edgesOf[one].find((edge) => edge !== open)!;
  t.put(1, 'road', rest);
  const thaw = (hex: number): void => {
    for (let near = 0; near < 6; near++) {
      const beside = t.b.topology.hexHex[hex * 6 + near];
      if (beside >= 0 && beside !== one && beside !== other && beside !== far(rest)) t.set('ice', beside, 0);
    }
    const seat = t.active;
    t.roll(2).play(seat, 'end-turn').play(seat, 'thaw', { hex });
    if (t.decision === 'choose-token') t.anything();
  };
  const far = (edge: number): number =>
    edgeHex[edge * 2] === one ? edgeHex[edge * 2 + 1] : edgeHex[edge * 2];
  thaw(one);
  expect(t.b.fields.route.get(t.s, open)).not.toBe(0);
  thaw(other);
  expect(t.b.fields.route.get(t.s, open)).toBe(0);
  expect(t.b.fields.route.get(t.s, rest)).not.toBe(0);
});

// proves bonus/ice-age: There is no limit to your hand
it('a 7 halves no hand while there is ice', () => {
  const t = start(3).give(0, { wool: 9 });
  expect(t.b.rules.discardCount(t.s, 0)).toBe(4);
  t.set('frozen', 0, 1);
  expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
});

// proves bonus/ice-age: The ice comes once
it('when all is thawed the age is over', () => {
  const t = thawing(start(9));
  for (let hex = 1; hex < t.b.topology.hexes; hex++) t.set('ice', hex, 0);
  t.set('frozen', 0, 1).lay(0, 'desert');
  ends(t).play(0, 'thaw', { hex: 0 });
  expect(ends(t).decision).toBe('roll');
  expect(t.field('iceAge')).toBe(3);
});

// proves bonus/ice-age: Ice hinders neither the robber
// proves bonus/ice-age: A 7 is what it always is
it('the robber goes onto the ice, and a settlement is built beside it', () => {
  const t = freezeAllBut(start(3)).put(0, 'road', 0);
  t.give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  expect(t.roll(7).legal(0, 'move-blocker')).toHaveLength(18);
  t.play(0, 'move-blocker', { blocker: 'robber', hex: 0 });
  expect(t.legal(0, 'settlement').length).toBeGreaterThan(0);
});

// proves bonus/ice-age: A hex that nobody has uncovered
it('fog does not freeze', () => {
  const t = new Table('seafarers/fog-islands', { modules: [ID] }).started().set('turn', 0, 9);
  const unknown = t.b.terrain('unknown');
  const fog = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).find(
    (hex) => t.field('terrain', hex) === unknown,
  )!;
  ends(t);
  expect(t.refusal(0, 'freeze', { hex: fog })?.code).toBe('ice-unknown');
});

it('bots see land under the ice that will have a number again', () => {
  const t = thawing(start(9).lay(0, 'hills', 5).lay(1, 'desert'));
  expect([0, 1].map((hex) => t.b.the.hints.awaitsNumber(t.s, hex))).toEqual([true, false]);
});
