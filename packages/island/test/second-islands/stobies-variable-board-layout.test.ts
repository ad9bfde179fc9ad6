import { decisionOf, NATURE, toMove } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import {
  besides,
  counted,
  harbourPlaces,
  harboursOf,
  harboursOnLand,
  harboursTouch,
  isLand,
  islandSizes,
  numberOf,
  terrainOf,
  tokensOf,
} from './board.ts';

const ROW = 'second-islands/stobies-variable-board-layout';
const SEAS = 'second-islands/stobies-variable-seas';
const far = (t: Table, hex: number) => {
  const [q, r] = [t.b.topology.q[hex], t.b.topology.r[hex]];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};
const laid = (t: Table) =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).filter(
    (hex) => t.field('draftLaid', hex) === 1,
  );
/** the tokens are about to be laid on an island of the usual shape, all forest */
const tokens = (row: string, options: object) => {
  const t = new Table(row, { options: { tokenMethod: 'draft', ...options } }).until('lay-token');
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    if (far(t, hex) <= 2) t.lay(hex, 'forest');
    else t.lay(hex, 'sea');
  return t;
};
/** leaves only these tokens to be laid */
const leave = (t: Table, ...numbers: number[]) => {
  for (let n = 0; n < 13; n++) t.set('tokensLeft', n, numbers.filter((m) => m === n).length);
  return t;
};
const place = (t: Table, n: number, q: number, r: number) => {
  t.s.cells[t.b.at.numbers + t.hex(q, r)] = 1 << n;
  return t;
};
const whose = (t: Table) => 31 - Math.clz32(toMove(t.s));
const mayLie = (t: Table, n: number, q: number, r: number) =>
  t.refusal(whose(t), 'lay-token', { number: n, hex: t.hex(q, r) }) === undefined;
/** the pairs of neighbours and the inland corners that are against the criteria */
const broken = (t: Table, wishes: boolean): number[][] => {
  const pairs = laid(t).flatMap((hex) =>
    besides(t, hex).map((next) => [numberOf(t, hex), numberOf(t, next)]),
  );
  const { corners, cornerHex, cornerHexFrom } = t.b.topology;
  const inland = Array.from({ length: corners }, (_, corner) =>
    Array.from(cornerHex.subarray(cornerHexFrom[corner], cornerHexFrom[corner + 1]), (hex) =>
      numberOf(t, hex),
    ),
  ).filter((numbers) => numbers.length === 3);
  return [
    ...pairs.filter(
      ([one, other]) =>
        one > 0 &&
        other > 0 &&
        (one === other ||
          (one === 6 && other === 8) ||
          (wishes && (one + other === 14 || Math.abs(one - other) === 9))),
    ),
    ...inland.filter((numbers) => numbers.every((n) => [5, 6, 8, 9].includes(n))),
  ];
};

describe.each([ROW, SEAS])('a board laid by the players: %s', (row) => {
  // proves second-islands/stobies-variable-board-layout: shuffled face down
  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: In an order drawn for the draft
  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: The order of the draft is not the order of play
  it('hexes are drawn face down and laid in an order of the draft, which is not the order of play', () => {
    const t = new Table(row);
    for (const seat of [2, 0, 3, 1]) t.nature('next-drafter', { seat });
    const laidBy: number[] = [];
    for (let i = 0; i < 5; i++) {
      expect([toMove(t.s), t.decision]).toEqual([NATURE, 'draw-hex']);
      t.anything();
      laidBy.push(whose(t));
      t.anything();
    }
    expect(laidBy).toEqual([2, 0, 3, 1, 2]);
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Then chance says who begins
  it('who begins is drawn when the board is complete', () => {
    const t = new Table(row).until('draw-beginner');
    expect(harboursOf(t).any).toBe(4);
    t.nature('draw-beginner', { seat: 3 });
    expect(whose(t)).toBe(3);
    const order: number[] = [];
    while (t.s.cells[t.b.at.turn] === 0) {
      if (t.decision === 'place-building') order.push(whose(t));
      t.anything();
    }
    expect([order, t.active]).toEqual([[3, 0, 1, 2, 2, 1, 0, 3], 3]);
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: When all hexes are laid, the harbours
  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Both corners of a harbour
  it('harbours follow after all hexes, with both corners on land, and no two touch', () => {
    for (let seed = 0; seed < 6; seed++) {
      const t = new Table(row, { seed }).until('place-building');
      expect(harboursOnLand(t)).toBe(true);
      expect(harboursTouch(t)).toBe(false);
    }
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Both corners of a harbour
  it('harbours are not in adjacent hexes where that is avoidable', () => {
    const t = new Table(row).until('lay-harbour');
    const first = t.legal(whose(t), 'lay-harbour');
    t.play(whose(t), first[0]);
    t.until('lay-harbour');
    const seaOf = (edge: number) =>
      Array.from(t.b.topology.edgeHex.subarray(edge * 2, edge * 2 + 2)).find(
        (hex) => hex >= 0 && !isLand(t, hex),
      );
    const water = seaOf(Number(first[0].edge));
    for (const move of t.legal(whose(t), 'lay-harbour')) {
      const other = seaOf(Number(move.edge));
      if (water === undefined || other === undefined) continue;
      expect(other).not.toBe(water);
      expect(besides(t, water)).not.toContain(other);
    }
    expect(harbourPlaces(t).length).toBe(1);
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: When all hexes are laid, the harbours
  it('the players lay the harbours in the order of the draft', () => {
    const t = new Table(row).until('lay-harbour');
    expect(whose(t)).toBe(t.field('draftOrder', laid(t).length % 4));
    expect(decisionOf(t.s)?.args.kind).toBeDefined();
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Equal numbers are never neighbours
  it('equal numbers are not adjacent', () => {
    const t = place(leave(tokens(row, {}), 4, 10), 4, 0, 0);
    expect([mayLie(t, 4, 1, 0), mayLie(t, 10, 1, 0), mayLie(t, 4, 2, 0)]).toEqual([false, true, true]);
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Equal numbers are never neighbours
  it('6 is not adjacent to 8', () => {
    const t = place(leave(tokens(row, {}), 8), 6, 0, 0);
    expect([mayLie(t, 8, 1, 0), mayLie(t, 8, 2, 0)]).toEqual([false, true]);
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Equal numbers are never neighbours
  it('no inland corner has three hexes with one of 5, 6, 8 and 9', () => {
    const t = place(place(leave(tokens(row, {}), 4, 9), 6, 0, 0), 5, 1, 0);
    expect(mayLie(t, 9, 1, -1)).toBe(false);
    leave(t, 4);
    expect(mayLie(t, 4, 1, -1)).toBe(true);
  });

  it('a corner on the coast is not inland', () => {
    const t = place(place(leave(tokens(row, {}), 9), 6, 2, -2), 5, 2, -1);
    expect(mayLie(t, 9, 1, -2)).toBe(true);
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Neighbouring numbers may not
  it('optionally, two adjacent tokens do not add up to 14', () => {
    expect(mayLie(place(leave(tokens(row, {}), 10), 4, 0, 0), 10, 1, 0)).toBe(true);
    expect(mayLie(place(leave(tokens(row, { noFourteen: true }), 10), 4, 0, 0), 10, 1, 0)).toBe(false);
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: No 2 lies beside an 11
  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: No 2 beside an 11
  it('optionally, 2 is not next to 11 and 3 not next to 12', () => {
    for (const [n, other] of [
      [2, 11],
      [11, 2],
      [3, 12],
      [12, 3],
    ]) {
      expect(mayLie(place(leave(tokens(row, {}), n), other, 0, 0), n, 1, 0)).toBe(true);
      expect(mayLie(place(leave(tokens(row, { fringeApart: true }), n), other, 0, 0), n, 1, 0)).toBe(false);
    }
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Draft: the players lay the 6s
  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: How number tokens are laid
  it('draft: the players lay all 6 and 8 first, then 5 and 9, then the rest', () => {
    const t = tokens(row, {});
    const stages: number[][] = [];
    for (let i = 0; i < 18; i++) {
      const move = t.legal(whose(t), 'lay-token')[0];
      stages.push([Number(move.number)]);
      t.play(whose(t), move);
    }
    expect(
      stages
        .slice(0, 4)
        .flat()
        .every((n) => n === 6 || n === 8),
    ).toBe(true);
    expect(
      stages
        .slice(4, 8)
        .flat()
        .every((n) => n === 5 || n === 9),
    ).toBe(true);
    expect(
      stages
        .slice(8)
        .flat()
        .some((n) => [5, 6, 8, 9].includes(n)),
    ).toBe(false);
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Draft: the players lay the 6s
  it('draft: 5 and 9 leave no inland corner with three tokens', () => {
    const t = place(place(leave(tokens(row, {}), 9), 6, 0, 0), 3, 1, 0);
    expect([mayLie(t, 9, 1, -1), mayLie(t, 9, 0, -1)]).toEqual([false, true]);
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: goes on from hexes to harbours to tokens
  it('draft: the players take turns', () => {
    const t = tokens(row, {});
    const first = whose(t);
    t.anything();
    expect(whose(t)).not.toBe(first);
    expect(t.refusal(whose(t), 'lay-token', { number: 2, hex: t.hex(0, 0) })?.code).toBe('token-order');
    expect(t.refusal(whose(t), 'lay-token', { number: 6, hex: t.hex(4, 0) })?.code).toBe('no-number-here');
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Not every board can keep
  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Then as few as possible
  it('the criteria can be impossible to keep, and then the least is broken', () => {
    const t = leave(tokens(row, {}), 6);
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      if (far(t, hex) <= 2) place(t, 6, t.b.topology.q[hex], t.b.topology.r[hex]);
    t.lay(t.hex(0, 0), 'forest');
    expect(mayLie(t, 6, 0, 0)).toBe(true);
  });

  describe('snake', () => {
    const snake = () => {
      const t = new Table(row, { options: { tokenMethod: 'snake' } }).until('draw-token');
      for (let hex = 0; hex < t.b.topology.hexes; hex++)
        if (far(t, hex) <= 2) t.lay(hex, 'forest');
        else t.lay(hex, 'sea');
      return t;
    };
    const draw = (t: Table, number: number) => t.nature('draw-token', { number });
    const at = (t: Table, q: number, r: number) => numberOf(t, t.hex(q, r));

    // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: A snake begins
    // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: Snake: tokens are drawn
    // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: How number tokens are laid
    it('begins in a corner and goes row by row in alternating direction', () => {
      const t = snake();
      for (const n of [2, 3, 4, 5, 10, 11, 12]) draw(t, n);
      expect([at(t, 0, -2), at(t, 1, -2), at(t, 2, -2)]).toEqual([2, 3, 4]);
      expect([at(t, 2, -1), at(t, 1, -1), at(t, 0, -1), at(t, -1, -1)]).toEqual([5, 10, 11, 12]);
    });

    // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: One that may not lie
    it('an illegal token changes places with the last one where it would be legal', () => {
      const t = snake();
      for (const n of [2, 4, 3]) draw(t, n);
      draw(t, 3);
      expect([at(t, 0, -2), at(t, 1, -2), at(t, 2, -2), at(t, 2, -1)]).toEqual([3, 4, 3, 2]);
    });

    // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: One that may not lie
    it('unless that makes the other token illegal: then it waits for the next legal hex', () => {
      const t = snake();
      for (const n of [8, 4, 6, 8]) draw(t, n);
      expect([at(t, 2, -2), at(t, 2, -1), t.field('tokensWaiting', 8)]).toEqual([6, 0, 1]);
      for (const n of [10, 11, 12, 5]) draw(t, n);
      expect([at(t, 2, -1), at(t, -1, -1), at(t, -2, 0), t.field('tokensWaiting', 8)]).toEqual([10, 5, 8, 0]);
    });

    it('lays every token', () => {
      for (let seed = 0; seed < 6; seed++) {
        const t = new Table(row, { seed, options: { tokenMethod: 'snake' } }).until('place-building');
        expect(Object.values(tokensOf(t)).reduce((sum, n) => sum + n, 0)).toBe(row === ROW ? 18 : 20);
        expect(broken(t, false)).toEqual([]);
      }
    });

    // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: a token that still
    it('tokens that wait to the end change places with any that lets both lie', () => {
      const t = snake();
      for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'sea');
      for (const q of [-2, -1, 0, 1, 2, 3]) t.lay(t.hex(q, 0), 'forest');
      leave(t, 2, 4, 6, 3, 8, 8);
      for (const n of [2, 4, 6, 3, 8]) draw(t, n);
      // The last hex that would take the second 8 holds the 6, which may not lie beside the first.
      expect([draw(t, 8).field('tokensWaiting', 8), at(t, 3, 0)]).toEqual([1, 0]);
      draw(t, 8);
      expect([-2, -1, 0, 1, 2, 3].map((q) => at(t, q, 0))).toEqual([8, 4, 6, 3, 8, 2]);
    });
  });

  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: By chance the hexes get
  // proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: How number tokens are laid
  it('by chance a number is laid only if the others still find their places', () => {
    const t = new Table(row).until('lay-token');
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'sea');
    // three hexes in a row: the 4 must not lie in the middle, or the 10s touch each other
    for (const q of [-1, 0, 1]) t.lay(t.hex(q, 0), 'forest');
    leave(t, 4, 10, 10);
    expect(t.legal(NATURE)).toEqual([{ move: 'lay-token', number: 10, hex: t.hex(-1, 0) }]);
    t.anything();
    expect(t.legal(NATURE)).toEqual([{ move: 'lay-token', number: 4, hex: t.hex(0, 0) }]);
  });

  it('by chance, too, the least is broken where nothing fits', () => {
    const t = new Table(row).until('lay-token');
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'sea');
    for (const q of [0, 1]) t.lay(t.hex(q, 0), 'forest');
    leave(t, 6, 6);
    expect(t.anything().anything().decision).not.toBe('lay-token');
    expect(tokensOf(t)).toEqual({ 6: 2 });
  });
});

describe('Stobie’s Variable Board Layout', () => {
  // proves second-islands/stobies-variable-board-layout: The first hex is the centre
  it('the first hex is the centre', () => {
    const t = new Table(ROW).until('lay-hex');
    expect(t.legal(whose(t))).toEqual([{ move: 'lay-hex', hex: t.hex(0, 0) }]);
  });

  // proves second-islands/stobies-variable-board-layout: Every other goes beside one
  // proves second-islands/stobies-variable-board-layout: Four hexes from the centre are still
  it('every further hex goes next to one that lies, at most four hexes from the centre', () => {
    const t = new Table(ROW).until('lay-hex');
    t.play(whose(t), 'lay-hex', { hex: t.hex(0, 0) });
    for (let q = 1; q <= 4; q++) {
      t.anything();
      expect(t.refusal(whose(t), 'lay-hex', { hex: t.hex(q - 1, 0) })?.code).toBe('hex-taken');
      if (q < 4) expect(t.refusal(whose(t), 'lay-hex', { hex: t.hex(q + 1, 0) })?.code).toBe('hex-apart');
      t.play(whose(t), 'lay-hex', { hex: t.hex(q, 0) });
    }
    expect(t.hex(5, 0)).toBe(-1);
    t.until('draw-harbour');
    expect(islandSizes(t)).toEqual([19]);
    expect(Math.max(...laid(t).map((hex) => far(t, hex)))).toBeLessThanOrEqual(4);
  });

  // proves second-islands/stobies-variable-board-layout: What is not covered in the end
  it('all hexes, tokens and harbours of the base game are used', () => {
    for (const [seats, land, token] of [
      [4, { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 }, 18],
      [6, { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, desert: 2 }, 28],
    ] as const) {
      const t = new Table(ROW, { seats }).until('place-building');
      const { sea, ...laidLand } = counted(t);
      expect([laidLand, sea]).toEqual([land, seats === 4 ? 42 : 31]);
      expect(Object.values(tokensOf(t)).reduce((sum, n) => sum + n, 0)).toBe(token);
      expect(harboursOf(t)).toEqual({
        brick: 1,
        grain: 1,
        lumber: 1,
        ore: 1,
        wool: seats === 4 ? 1 : 2,
        any: seats === 4 ? 4 : 5,
      });
    }
  });

  // proves second-islands/stobies-variable-board-layout: Then the number tokens are laid
  it('by chance all criteria are kept, the optional ones among them', () => {
    for (const [seats, row] of [
      [4, ROW],
      [6, ROW],
      [4, SEAS],
    ] as const)
      for (let seed = 0; seed < 5; seed++) {
        const t = new Table(row, { seats, seed, options: { noFourteen: true, fringeApart: true } });
        expect(broken(t.until('place-building'), true)).toEqual([]);
      }
  });

  it('the robber begins on the desert, wherever it was laid', () => {
    for (let seed = 0; seed < 3; seed++) {
      const t = new Table(ROW, { seed }).until('place-building');
      expect(terrainOf(t, t.s.cells[t.b.at.blocker])).toBe('desert');
    }
  });
});

describe('Stobie’s Variable Seas', () => {
  // proves second-islands/stobies-variable-seas: Sea hexes, land hexes and gold
  it('sea and land are shuffled together', () => {
    const t = new Table(SEAS).until('place-building');
    expect(laid(t).length).toBe(37);
    expect(counted(t, laid(t))).toEqual({
      hills: 3,
      fields: 4,
      forest: 4,
      mountains: 3,
      pasture: 4,
      desert: 1,
      gold: 2,
      sea: 16,
    });
    expect(t.b.piece('ship').limit).toBe(15);
  });

  // proves second-islands/stobies-variable-seas: the pirate off the board
  it('the pirate begins beside the board, and a seven may bring it in', () => {
    const t = new Table(SEAS).started();
    const pirate = t.b.blocker('pirate');
    expect(t.s.cells[t.b.at.blocker + pirate]).toBe(-1);
    t.until('roll');
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    const seat = t.active;
    t.roll(7);
    const waters = t.legal(seat, 'move-blocker').filter(({ blocker }) => blocker === 'pirate');
    expect(waters.length).toBe(t.b.topology.hexes - laid(t).filter((hex) => isLand(t, hex)).length);
  });

  // proves second-islands/stobies-variable-seas: Laid freely, the first hex is the centre
  // proves second-islands/stobies-variable-seas: In an order drawn for the draft
  it('land and water are both laid by whoever draws them, up to four hexes from the centre', () => {
    for (const seats of [3, 6]) {
      const t = new Table(SEAS, { seats }).until('draw-harbour');
      expect(Math.max(...laid(t).map((hex) => far(t, hex)))).toBeLessThanOrEqual(4);
      expect(laid(t).length).toBe(seats === 3 ? 37 : 58);
    }
  });

  // proves second-islands/stobies-variable-seas: Inside a frame the first
  // proves second-islands/stobies-variable-seas: Hexes are laid freely around
  it('with a frame the first hex lies on its edge', () => {
    const t = new Table(SEAS, { options: { draftFrame: 'frame' } }).until('lay-hex');
    const rim = t.legal(whose(t), 'lay-hex').map((move) => Number(move.hex));
    expect(rim.length).toBe(18);
    for (const hex of rim) expect(besides(t, hex).length).toBeLessThan(6);
  });

  // proves second-islands/stobies-variable-seas: Inside a frame the first
  // proves second-islands/stobies-variable-seas: Hexes are laid freely around
  it('with a frame later hexes lie next to placed ones or on a free spot along the frame', () => {
    const t = new Table(SEAS, { options: { draftFrame: 'frame' } }).until('lay-hex');
    const [first] = t.legal(whose(t), 'lay-hex');
    t.play(whose(t), first).until('lay-hex');
    const open = t.legal(whose(t), 'lay-hex').map((move) => Number(move.hex));
    const inner = open.filter((hex) => besides(t, hex).length === 6);
    expect(open.length - inner.length).toBe(17);
    for (const hex of inner) expect(besides(t, hex)).toContain(Number(first.hex));
  });

  // proves second-islands/stobies-variable-seas: They fill the frame
  it('the hexes fill the frame', () => {
    for (const [seats, hexes] of [
      [4, 37],
      [6, 58],
    ]) {
      const t = new Table(SEAS, { seats, options: { draftFrame: 'frame' } }).until('place-building');
      expect([t.b.topology.hexes, laid(t).length]).toEqual([hexes, hexes]);
    }
  });
});

// proves second-islands/stobies-variable-board-layout, second-islands/stobies-variable-seas: A harbour for which there is no place
it.each([ROW, SEAS])('a harbour for which there is no place stays out of the game: %s', (row) => {
  const t = new Table(row).until('draw-harbour');
  const size = t.b.layout.harbours.places.length;
  // a single hex of land has room for two or three harbours that share no corner
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, hex === t.hex(0, 0) ? 'forest' : 'sea');
  while (t.decision === 'draw-harbour' || t.decision === 'lay-harbour') t.anything();
  expect(size).toBeGreaterThan(3);
  expect(harbourPlaces(t).length).toBeLessThanOrEqual(3);
  expect(harbourPlaces(t).length).toBeGreaterThan(0);
});

// proves second-islands/stobies-variable-seas: For three and four: the land of the base game
// proves second-islands/stobies-variable-seas: Then the number tokens are laid
// proves second-islands/stobies-variable-seas: What is not covered in the end is sea
it('the seas have more land, gold, sea and tokens for five and six', () => {
  for (const [seats, land, tokens] of [
    [
      4,
      { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1, gold: 2, sea: 16 },
      { 3: 2, 4: 3, 10: 3 },
    ],
    [
      6,
      { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, desert: 2, gold: 3, sea: 25 },
      { 3: 4, 4: 4, 10: 4 },
    ],
  ] as const) {
    const t = new Table(SEAS, { seats }).until('place-building');
    expect(counted(t, laid(t))).toEqual(land);
    expect(tokensOf(t)).toMatchObject(tokens);
    expect(counted(t).sea).toBe(t.b.topology.hexes - laid(t).length + land.sea);
  }
});

// proves second-islands/stobies-variable-seas: win with ten points, as in the base game
// proves second-islands/stobies-variable-seas: Islands bring no points
it('in the seas ten points win, and a new island brings none', () => {
  const t = new Table(SEAS).started();
  expect(t.b.rules.target(t.s, 0)).toBe(10);
  t.bare();
  for (let corner = 0; corner < t.b.topology.corners; corner++)
    if (t.field('building', corner) === 0 && t.b.rules.cornerFit(t.s, corner) && t.points(0) < 5) {
      const before = t.points(0);
      expect(t.put(0, 'settlement', corner).points(0)).toBe(before + 1);
    }
  expect(t.points(0)).toBe(5);
});
