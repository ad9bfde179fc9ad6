import { describe, expect, test } from 'vitest';
import { storyOf } from '../index.ts';
import { islandAt, Played, players } from './play.ts';

const base = islandAt();
const alone = players('person', 'bot', 'bot', 'bot');

/** takes the last move of the first seat back, with all that followed */
function back(played: Played, id: string): void {
  const { table } = played;
  played.made(table.offerBack(0, { id, at: table.lines, to: table.lastMoveOf([0]) }));
}

const again = (played: Played, id: string) => played.table.offerAgain(0, { id, at: played.table.lines });

describe('what was taken back', () => {
  test('is made again step by step, with the same dice and the same answers of the bots', () => {
    const played = new Played(base, alone).on(220, 'some');
    const before = played.table.save().log;
    const at = played.table.state.cells.slice();
    for (const id of ['a', 'b', 'c']) back(played, id);
    expect(played.table.moves).toBeLessThan(before.length);
    for (const id of ['d', 'e', 'f']) played.made(again(played, id));
    expect(played.table.save().log).toEqual(before);
    expect(played.table.state.cells).toEqual(at);
    expect(again(played, 'g')).toMatchObject({ reason: { code: 'redo-nothing' } });
  });

  test('can be made again after the table was put away, and where another house follows', () => {
    const played = new Played(base, alone).on(90, 'some');
    const from = played.table.lines;
    const other = new Played(base, alone, played.entries);
    back(played, 'a');
    back(played, 'b');
    const rebuilt = new Played(base, alone, played.entries);
    const followed = other.table.follow(from, played.entries.slice(from));
    if (!followed.ok) throw new Error(followed.reason.text);
    for (const each of [rebuilt, other, played]) expect(each.table.join('x', [0]).mayRedo).toBe(true);
    for (const each of [rebuilt, other, played]) each.made(again(each, 'c'));
    expect(rebuilt.table.state.cells).toEqual(played.table.state.cells);
    expect(other.table.state.cells).toEqual(played.table.state.cells);
    expect(rebuilt.table.join('x', [0]).mayRedo).toBe(true);
  });

  test('is given up by whoever does something else', () => {
    const played = new Played(base, alone).on(8, 'some');
    back(played, 'a');
    const { log } = played.table.save();
    const other = played
      .legal(0)
      .findLast((move) => JSON.stringify(move) !== JSON.stringify(log.at(-1)?.move))!;
    played.move(0, other);
    expect(played.table.join('x', [0]).mayRedo).toBe(false);
    expect(again(played, 'b')).toMatchObject({ ok: false });
  });

  test('is offered only to who plays alone', () => {
    const played = new Played(base, players('person', 'person', 'bot', 'bot')).on(30, 'some');
    back(played, 'a');
    expect(played.table.join('x', [0]).mayRedo).toBe(false);
  });
});

describe('a game that is looked through', () => {
  const played = new Played(base, alone).on(200, 'some');

  test('hides the other hands, unless it is shown openly', () => {
    const frame = (open: boolean) => {
      const framed = played.table.frame(played.table.moves, 0, open);
      if (!framed.ok) throw new Error(framed.reason.text);
      return framed.view;
    };
    const hold = (open: boolean) => frame(open).fields.hold as readonly (readonly (number | null)[])[];
    expect(hold(false)[1]).toContain(null);
    expect(hold(true).flat()).not.toContain(null);
    const sum = hold(true).map((goods) => goods.reduce<number>((all, n) => all + (n ?? 0), 0));
    expect(sum).toEqual(frame(true).fields.handSize);
    const stolen = frame(true).events.filter(({ kind }) => kind === 'stolen');
    for (const { data } of stolen) expect(data.good).toBeDefined();
  });

  test('tells who traded and stole, and what the numbers were to bring', () => {
    const told = storyOf(base, played.table.save(), alone);
    if (!told.ok) throw new Error(told.reason.text);
    const { dealings, luck } = told.story;
    const framed = played.table.frame(played.table.moves, null);
    if (!framed.ok) throw new Error(framed.reason.text);
    const count = (kind: string) => framed.view.events.filter((event) => event.kind === kind).length;
    const sum = (list: readonly number[] = []) => list.reduce((all, n) => all + n, 0);
    expect(sum(dealings?.bank)).toBe(count('bank-trade'));
    expect(sum(dealings?.stole)).toBe(count('stolen'));
    expect(sum(dealings?.robbed)).toBe(count('stolen'));
    expect(sum(dealings?.trades)).toBe(2 * count('traded'));
    // The numbers bring about what is expected of them, and nobody expects nothing.
    expect(luck?.expected.every((goods) => goods > 0)).toBe(true);
    expect(Math.abs(sum(luck?.expected) - sum(luck?.received))).toBeLessThan(0.6 * sum(luck?.expected));
  });

  test('counts what a number brings where more is drawn before it pays', () => {
    const knights = islandAt('cities-knights/core');
    const told = storyOf(knights, new Played(knights, alone).on(250, 'some').table.save(), alone);
    if (!told.ok) throw new Error(told.reason.text);
    const { produced, luck } = told.story;
    const placed = 4 * 3;
    const all = (list: readonly number[] = []) => list.reduce((sum, n) => sum + n, 0);
    expect(all(luck?.received)).toBeGreaterThan(0);
    expect(all(luck?.received)).toBeLessThanOrEqual(all(produced.map(all)));
    expect(all(luck?.received)).toBeGreaterThanOrEqual(all(produced.map(all)) - placed);
  });

  test('weighs what a number would bring without bringing it', () => {
    const fish = islandAt('traders-barbarians/fishermen');
    const { state } = new Played(fish, alone).on(220, 'some').table;
    const before = state.cells.slice();
    fish.expects?.(state);
    expect(state.cells).toEqual(before);
  });

  test('expects two goods of 36 rolls for each dot at a city', () => {
    const { game } = base;
    const { state } = new Played(base, alone).table;
    const s = { ...state, cells: state.cells.slice(), events: null };
    const corner = game.topology.corners >> 1;
    game.rules.build(s, 1, game.piece('city').index, corner);
    const dots = Array.from({ length: game.topology.hexes }, (_, hex) => hex)
      .filter((hex) => game.walks.cornersOf[hex].includes(corner as never))
      .filter((hex) => game.rules.hexGood(s, hex as never) >= 0)
      .map((hex) => game.fields.numbers.get(s, hex as never))
      .map((bits) => (bits ? Math.max(0, 6 - Math.abs(7 - (31 - Math.clz32(bits)))) : 0))
      .reduce((all, n) => all + n, 0);
    expect(base.expects?.(s)[1]).toBeCloseTo((2 * dots) / 36);
  });
});
