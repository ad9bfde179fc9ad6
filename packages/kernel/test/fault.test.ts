import { describe, expect, test } from 'vitest';
import {
  cloneGame,
  type Game,
  NATURE,
  newGame,
  newState,
  parseSave,
  play,
  type Rules,
  replay,
  reportFault,
  restoreGame,
  saveGame,
  undo,
  undoTo,
} from '../index.ts';
import { cellar } from './cellar.ts';
import { cellsOf, playOn } from './play.ts';

/** The toy game with a move that breaks down when it is half made, or, once armed, a rule of that name. */
function broken(name: string, armed: (game: { moves: number }) => boolean = () => true) {
  const whole = cellar();
  const seen = { moves: 0 };
  const moves = whole.moves.map((kind) => {
    if (kind.name !== name) return kind;
    const half = (run: () => void): void => {
      run();
      seen.moves++;
      if (armed(seen)) throw new Error('a card is missing');
    };
    const { open } = kind;
    return {
      ...kind,
      apply: (...args: Parameters<typeof kind.apply>) => half(() => kind.apply(...args)),
      ...(open && {
        open: { ...open, apply: (...args: Parameters<typeof open.apply>) => half(() => open.apply(...args)) },
      }),
    };
  });
  const byIndex = new Map(moves.map((kind) => [kind.index, kind]));
  const rules: Rules = {
    ...whole,
    moves,
    decisions: whole.decisions.map((kind) => ({
      ...kind,
      moves: kind.moves.map(({ index }) => byIndex.get(index)!),
      listed: kind.listed.map(({ index }) => byIndex.get(index)!),
    })),
  };
  return rules;
}

const begun = (rules: Rules): Game => newGame(rules, { mode: 'seeded', seed: 'a' });

describe('a rule that throws in the middle of a move', () => {
  test.each([
    ['a listed move', 'bid', 0, { move: 'bid', coins: 2 }],
    ['an open move', 'gift', 3, { move: 'gift', to: [0, 1, 0] }],
  ])('leaves the cells exactly as before: %s', (_what, name, moves, move) => {
    const game = playOn(begun(broken(name)), moves);
    const before = cellsOf(game);
    const log = structuredClone(game.log);
    const played = play(game, 0, move);
    expect(played).toMatchObject({
      ok: false,
      reason: { code: 'fault', details: { at: log.length, by: 0 } },
    });
    expect(played.fault).toEqual({
      ...{ at: log.length, by: 0, move, error: 'a card is missing' },
      stack: expect.stringMatching(/^Error: a card is missing\n.*fault\.test\.ts/),
    });
    expect(cellsOf(game)).toEqual(before);
    expect(game.state.events).toBeNull();
    expect(game.log).toEqual(log);
  });

  test('stops the game there: no more is played, and the refusal says why', () => {
    const game = begun(broken('bid'));
    play(game, 0, { move: 'bid', coins: 2 });
    const before = cellsOf(game);
    expect(play(game, 1, { move: 'bid', coins: 0 })).toEqual({
      ok: false,
      reason: {
        code: 'stopped',
        text: 'the game stopped at move 4, where the rules broke down; load it again',
        details: { at: 4 },
      },
    });
    expect(cellsOf(game)).toEqual(before);
    expect(cloneGame(game).fault).toEqual(game.fault);
  });

  test('does not tell the seats what was thrown or which move it was', () => {
    const played = play(begun(broken('bid')), 0, { move: 'bid', coins: 2 });
    expect(JSON.stringify(!played.ok && played.reason)).not.toMatch(/card|bid|coins/);
  });

  test('can be reported with the setup and the log, without the seed', () => {
    const game = newGame(broken('bid'), { mode: 'seeded', seed: 'a seed to keep' });
    play(game, 2, { move: 'bid', coins: 1 });
    const report = reportFault(game, game.fault!);
    expect(report.text).toBe('move 4 by seat 2, {"move":"bid","coins":1}: a card is missing');
    expect(report).toMatchObject({ setup: { game: 'toy/cellar' }, log: game.log });
    expect(JSON.stringify(report)).not.toContain('a seed to keep');
  });

  test('is not in the save, and the saved game goes on under rules that hold', () => {
    const game = begun(broken('bid'));
    play(game, 0, { move: 'bid', coins: 2 });
    const parsed = parseSave(JSON.parse(JSON.stringify(saveGame(game))));
    const again = parsed.ok ? restoreGame(cellar(), parsed.save) : parsed;
    if (!again.ok) throw new Error(again.reason.text);
    expect(again.game.fault).toBeUndefined();
    expect(cellsOf(again.game)).toEqual(cellsOf(game));
    expect(play(again.game, 0, { move: 'bid', coins: 2 }).ok).toBe(true);
  });

  test('may be gone round: taking moves back gives a game that can be played', () => {
    const game = playOn(begun(broken('gift')), 3);
    play(game, 0, { move: 'gift', to: [0, 1, 0] });
    const back = undo(game);
    if (!back.ok) throw new Error(back.reason.text);
    expect(back.game.fault).toBeUndefined();
    expect(play(back.game, 2, { move: 'bid', coins: 0 }).ok).toBe(true);
    expect(undoTo(game, game.log.length).ok).toBe(true);
  });
});

describe('a rule that throws in nature’s answer', () => {
  // the fourth card is the first of the second round
  const rules = (): Rules => broken('draw', ({ moves }) => moves === 4);

  test('leaves the seat’s move in and nature’s out', () => {
    const game = playOn(begun(rules()), 5);
    const { length } = game.log;
    const played = play(game, 2, { move: 'pass' });
    expect(played).toMatchObject({
      ok: true,
      fault: {
        at: length + 2,
        by: NATURE,
        move: { move: 'draw' },
        error: 'a card is missing',
        stack: expect.any(String),
      },
    });
    expect(game.fault).toBe(played.fault);
    expect(game.log.slice(length).map(({ move }) => move.move)).toEqual(['pass', 'die']);
    const again = replay(cellar(), game.chance, game.log);
    expect(again.ok && cellsOf(again.game)).toEqual(cellsOf(game));
    expect(played.ok && played.events.map(({ kind }) => kind)).toEqual(['rolled']);
    expect(play(game, 0, { move: 'pass' })).toMatchObject({ ok: false, reason: { code: 'stopped' } });
  });

  test('stops a game at its opening', () => {
    const game = begun(broken('die'));
    expect(game.log).toEqual([]);
    expect(game.fault).toMatchObject({ at: 0, by: NATURE, move: { move: 'die' } });
    expect(cellsOf(game)).toEqual(Array.from(newState(cellar()).cells));
  });

  test('is a fault too when nothing can be drawn', () => {
    const game = playOn(begun(cellar()), 5);
    const deck = game.rules.plan.byName.get('deck')!;
    game.state.cells.fill(0, deck.at, deck.at + deck.size);
    expect(play(game, 2, { move: 'pass' })).toMatchObject({
      ok: true,
      fault: { by: NATURE, move: null, error: 'nature has no outcome to choose from' },
    });
  });
});

test('a log at which the rules break down is refused by its move, not thrown at', () => {
  const { chance, log } = playOn(begun(cellar()), 4);
  expect(
    replay(
      broken('bid', ({ moves }) => moves === 2),
      chance,
      log,
    ),
  ).toMatchObject({
    ok: false,
    reason: { code: 'log-fault', text: expect.stringContaining('move 5'), details: { index: 5 } },
  });
});

test('a move that the rules cannot judge is refused and reported, and the table goes on', () => {
  const game = playOn(begun(cellar()), 3);
  const gift = game.rules.moves.find(({ name }) => name === 'gift')!;
  const { check } = gift.open!;
  gift.open!.check = (s, seat, raw) => {
    s.cells[5]++;
    if (raw.to === 'nobody') throw new Error('whom?');
    s.cells[5]--;
    return check(s, seat, raw);
  };
  const before = cellsOf(game);
  const move = { move: 'gift', to: 'nobody' };
  expect(play(game, 0, move)).toMatchObject({
    ok: false,
    reason: { code: 'fault' },
    fault: { error: 'whom?' },
  });
  expect(cellsOf(game)).toEqual(before);
  expect(play(game, 0, { move: 'gift', to: [0, 1, 0] }).ok).toBe(true);
});
