import { expect, test } from 'vitest';
import {
  check,
  cloneGame,
  type Game,
  type Logged,
  legalMoves,
  NATURE,
  newGame,
  play,
  replay,
  undo,
  undoTo,
} from '../index.ts';
import { cellsOf, playOn, rules, seeded } from './play.ts';

function again(game: Game): Game {
  const replayed = replay(rules, game.chance, game.log);
  if (!replayed.ok) throw new Error(replayed.reason.text);
  return replayed.game;
}

test('with seeded chance nature moves until a seat must decide', () => {
  const game = seeded();
  expect(game.log.map(({ by, move }) => [by, move.move])).toEqual([
    [NATURE, 'die'],
    [NATURE, 'draw'],
    [NATURE, 'draw'],
    [NATURE, 'draw'],
  ]);
});

test('with manual chance whoever drives the game makes nature’s moves', () => {
  const game = newGame(rules, { mode: 'manual' });
  expect(game.log).toEqual([]);
  expect(play(game, NATURE, { move: 'die', face: 6 }).ok).toBe(true);
  expect(play(game, NATURE, { move: 'draw', card: 'wine' }).ok).toBe(true);
  expect(game.log.length).toBe(2);
});

test('replaying the log gives the same state, byte for byte', () => {
  for (let moves = 0; moves <= 20; moves++) {
    const game = playOn(seeded(), moves, moves);
    expect(cellsOf(again(game))).toEqual(cellsOf(game));
    expect(again(game).log).toEqual(game.log);
  }
});

test('a log that does not fit is refused at its first wrong move', () => {
  const game = playOn(seeded(), 3);
  const log: Logged[] = game.log.map((entry, i) => (i === 5 ? { by: 2, move: { move: 'pass' } } : entry));
  expect(replay(rules, game.chance, log)).toMatchObject({
    ok: false,
    reason: { code: 'log-broken', text: expect.stringContaining('move 5 of the log'), details: { index: 5 } },
  });
});

test.each<[number, unknown, string]>([
  [3, { move: 'bid', coins: 1 }, 'seat-unknown'],
  [-2, { move: 'bid', coins: 1 }, 'seat-unknown'],
  [0.5, { move: 'bid', coins: 1 }, 'seat-unknown'],
  [NATURE, { move: 'die', face: 1 }, 'not-your-turn'],
  [0, { move: 'pass' }, 'wrong-moment'],
  [0, { move: 'die', face: 1 }, 'wrong-moment'],
  [0, { move: 'bid', coins: 9 }, 'move-argument'],
  [0, { move: 'nothing' }, 'move-unknown'],
  [0, undefined, 'move-not-object'],
])('seat %j with %j is refused as %s, and nothing changes', (seat, raw, code) => {
  const game = seeded();
  const before = cellsOf(game);
  const length = game.log.length;
  const played = play(game, seat, raw);
  expect(played).toMatchObject({ ok: false, reason: { code } });
  expect(cellsOf(game)).toEqual(before);
  expect(game.log.length).toBe(length);
});

test('a rule says in its own words why a move is illegal', () => {
  const game = seeded();
  const coins = rules.plan.byName.get('coins')!.at;
  game.state.cells[coins] = 1;
  expect(check(game.state, 0, { move: 'bid', coins: 2 })).toMatchObject({
    ok: false,
    reason: { code: 'poor', text: 'there are not 2 coins', details: { coins: 2 } },
  });
  game.state.cells[coins] = 0;
  const acting = playOn(game, 3);
  acting.state.cells[coins] = 0;
  expect(check(acting.state, 0, { move: 'gift', to: [0, 1, 0] })).toMatchObject({
    reason: { text: 'there is no coin to give' },
  });
  expect(check(acting.state, 0, { move: 'swap', row: 0, card: 'lamp', seat: 0 })).toMatchObject({
    reason: { code: 'illegal', text: '"swap" is not legal here now' },
  });
});

test('several seats decide at once, each once and in any order', () => {
  const game = seeded();
  expect(play(game, 2, { move: 'bid', coins: 1 }).ok).toBe(true);
  expect(play(game, 2, { move: 'bid', coins: 1 })).toMatchObject({
    ok: false,
    reason: { code: 'not-your-turn' },
  });
  expect(play(game, 0, { move: 'bid', coins: 0 }).ok).toBe(true);
  expect(play(game, 1, { move: 'bid', coins: 2 }).ok).toBe(true);
});

test('an open move is checked, played and replayed', () => {
  const game = playOn(seeded(), 3);
  const gift = { move: 'gift', to: [0, 1, 0] };
  expect(legalMoves(game.state, 0).open).toEqual(['gift']);
  expect(play(game, 0, { move: 'gift', to: [0, 99, 0] })).toMatchObject({
    ok: false,
    reason: { code: 'poor' },
  });
  expect(play(game, 0, { move: 'gift', to: 1 })).toMatchObject({
    ok: false,
    reason: { details: { field: 'to' } },
  });
  expect(play(game, 0, gift).ok).toBe(true);
  expect(cellsOf(again(game))).toEqual(cellsOf(game));
});

test('the log keeps what was played, whatever becomes of the object that was sent', () => {
  const game = playOn(seeded(), 3);
  const gift = { move: 'gift', to: [0, 1, 0] };
  play(game, 0, gift);
  gift.to[1] = 5;
  expect(game.log.at(-1)?.move).toEqual({ move: 'gift', to: [0, 1, 0] });
});

test('nothing can be played after the end', () => {
  const game = playOn(seeded(), 100);
  expect(play(game, 0, { move: 'pass' })).toMatchObject({ ok: false, reason: { code: 'game-over' } });
  expect(rules.result(game.state).winners.length).toBeGreaterThan(0);
});

test('undo takes back the last move of a seat with the chance moves after it', () => {
  const game = playOn(seeded(), 6);
  const before = cellsOf(playOn(seeded(), 5));
  const undone = undo(game);
  expect(undone.ok && cellsOf(undone.game)).toEqual(before);
});

test('after an undo the same dice fall again', () => {
  const game = playOn(seeded(), 6);
  const undone = undo(game);
  if (!undone.ok) throw new Error(undone.reason.text);
  playOn(undone.game, 1, 5);
  expect(undone.game.log).toEqual(game.log);
  expect(cellsOf(undone.game)).toEqual(cellsOf(game));
});

test('undo beyond the beginning is refused', () => {
  expect(undo(seeded())).toMatchObject({ ok: false, reason: { code: 'undo-nothing' } });
  for (const length of [-1, 0.5, 99, Number.NaN])
    expect(undoTo(seeded(), length)).toMatchObject({ ok: false, reason: { code: 'undo-range' } });
});

test('a chance move depends on the seed and its place in the log alone', () => {
  const dice = (k: number): unknown[] =>
    playOn(seeded('dice'), 12, k).log.flatMap(({ move }, i) => (move.move === 'die' ? [[i, move.face]] : []));
  // another way through the game of the same length meets the same dice
  expect(dice(1)).toEqual(dice(0));
  expect(seeded('x').log).toEqual(seeded('x').log);
  expect(
    new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(seeded(seed).log))).size,
  ).toBeGreaterThan(1);
});

test('a cloned game is played on without touching the original', () => {
  const game = playOn(seeded(), 4);
  const before = cellsOf(game);
  const length = game.log.length;
  playOn(cloneGame(game), 5);
  expect(cellsOf(game)).toEqual(before);
  expect(game.log.length).toBe(length);
});
