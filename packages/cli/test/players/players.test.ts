import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { featureReaderOf, type Weights, weighingBot } from '@hexwright/bots';
import { rulesFor } from '@hexwright/catalog';
import { afterAll, describe, expect, test } from 'vitest';
import { BadInput } from '../../command.ts';
import { type GameLine, type MatchPlan, makeMatch } from '../../lab/match.ts';
import work from '../../lab/work.ts';
import { contestantFrom, contestantsFrom } from '../../players/contestants.ts';
import { misshapen, weightsFrom } from '../../players/weights.ts';
import { hexwright } from '../running.ts';

const root = join(import.meta.dirname, '../../../..');
const dir = mkdtempSync(join(tmpdir(), 'hexwright-players-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const wish = { game: 'first-island/base', seats: 3, modules: [], options: { points: 3 } };
const found = rulesFor(wish);
if (!found.ok) throw new Error(found.reason.text);
const { rules } = found;

const python = spawnSync('python3', ['--version']).status === 0;
const BOT_TS = join(root, 'docs/template/bot.ts');
const BOT_PY = `stdio:${python ? 'PYTHONDONTWRITEBYTECODE=1 ' : ''}PYTHONPATH=${join(root, 'clients/python')} python3 ${join(root, 'clients/python/examples/bot.py')}`;

function play(players: string, games: number): readonly GameLine[] {
  const contestants = contestantsFrom(players, rules, '--players');
  const plan: MatchPlan = { wish, contestants, format: 'mix', seed: 'tides', limit: 4000 };
  return work({ plan, from: 0, to: games }).lines;
}

/** a file of JavaScript with this text */
function script(name: string, text: string): string {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
}

describe('players from outside', () => {
  test('a file of TypeScript plays, and the same games again from the same seed', () => {
    const lines = play(`${BOT_TS},random`, 4);
    expect(lines.map(({ error, finished }) => [error, finished])).toEqual(Array(4).fill([undefined, true]));
    expect(play(`${BOT_TS},random`, 4)).toEqual(lines);
  });

  test.skipIf(!python)(
    'a program in Python and a file of TypeScript meet each other, and it is told what it wants',
    () => {
      const lines = play(`${BOT_PY},${BOT_TS}`, 2);
      expect(lines.map(({ error, finished }) => [error, finished])).toEqual(Array(2).fill([undefined, true]));
      expect(play(`${BOT_PY},${BOT_TS}`, 2)).toEqual(lines);
    },
  );

  test('a player that searches gets positions with which it can play on', () => {
    const file = script(
      'search.mjs',
      `export const makePlayer = ({ game, kernel }) => {
         const ahead = kernel.newState(game);
         return { choose(state, seat) {
           const list = new kernel.MoveList();
           kernel.listMoves(state, seat, list);
           const worth = (code) => { kernel.copyState(state, ahead); kernel.applyCode(ahead, seat, code); return game.publicPoints(ahead, seat); };
           const codes = Array.from({ length: list.length }, (_, i) => list.codes[i]);
           const best = codes.reduce((one, other) => (worth(other) > worth(one) ? other : one));
           return kernel.nameMove(game, best);
         } };
       };`,
    );
    const [line] = play(`${file},random`, 1);
    expect(line.error).toBeUndefined();
  });

  test('the command takes them too', () => {
    const run = hexwright([
      ...[
        'sim',
        'first-island/base',
        '--seats',
        '3',
        '--options',
        'points=3',
        '--games',
        '3',
        '--workers',
        '1',
      ],
      ...['--players', `${BOT_TS},random`],
    ]);
    expect(run.code).toBe(0);
    expect(run.out).toContain('finished 3, unfinished 0, broken 0');
    expect(run.out).toMatch(/0 +\S*bot\.ts/);
  });

  test.each([
    ['breaks down', 'export default () => { throw new Error("no idea"); }', 'no idea'],
    ['answers nonsense', 'export default () => "road";', 'neither a move nor the number of a legal one'],
    ['is off the list', 'export default () => 999;', 'chose move 999'],
    ['does what is not legal', 'export default () => ({ move: "city", corner: 1 });', 'at seat 0'],
  ])('a script that %s breaks its game, and says why', (_name, text, told) => {
    const file = script(`bad-${_name.replaceAll(' ', '-')}.mjs`, text);
    expect(play(`${file},random`, 1)[0]?.error ?? '').toContain(told);
  });

  test.each([
    ['gives nothing', 'export const nothing = 1;', 'gives no player: export default'],
    ['does not parse', 'export default (', 'Unexpected'],
  ])('a script that %s is refused before anybody plays', (name, text, told) => {
    const file = script(`bad-${name.replaceAll(' ', '-')}.mjs`, text);
    expect(() => contestantFrom(file, rules, '--players')).toThrow(told);
    expect(() => contestantFrom(file, rules, '--players')).toThrow(BadInput);
  });

  test.each([
    ['ends at once', 'exit 3', 'ended (code 3)'],
    ['is not there', 'no-such-command-at-all 2> /dev/null', 'ended (code 127)'],
    ['talks nonsense', 'while read line; do echo hello; done', 'which is no object of JSON'],
    ['gives up', 'while read line; do echo \'{"error":"too hard"}\'; done', 'too hard'],
    [
      'wants what there is not',
      'while read line; do echo \'{"wants":["dice"]}\'; done',
      'some of view, text, rules',
    ],
  ])('a program that %s breaks its game, and it is told why', (_name, command, told) => {
    expect(play(`stdio:${command},random`, 1)[0].error).toContain(told);
  });

  test('a program that does not answer is not waited for', () => {
    const silent = script('silent.sh', 'read line; echo \'{"wants":[]}\'; while read line; do :; done\n');
    const [line] = play(`stdio:sh ${silent}@1ms,random`, 1);
    expect(line.error).toContain('gave no answer within 2001 milliseconds');
  });

  test.each([
    ['stdio:', '"stdio:" needs a command'],
    [`${BOT_TS}@0`, 'a budget is a number of imagined moves'],
    ['nobody', 'there is no player "nobody"'],
    ['normal+new', 'there are no weights "new"'],
  ])('%s is refused with a reason', (text, told) => {
    expect(() => contestantFrom(text, rules, '--players')).toThrow(told);
    expect(() => contestantFrom(text, rules, '--players')).toThrow(BadInput);
  });

  test('"best" is the quick player of the game', () => {
    expect(contestantFrom('best', rules, '--players').bot).toBe('settler');
  });
});

describe('weights of one’s own', () => {
  const features = featureReaderOf(rules)?.names.slice(0, 2) ?? [];
  const made = (out: number): Weights => ({
    features,
    usual: [0, 0, 0, 0, 0, 0],
    apart: [1, 1, 1, 1, 1, 1],
    line: [out, 0, 0, 0, 0, 0],
    hidden: [],
    bias: [],
    out: [],
  });
  const kept = (name: string, weights: unknown): string => script(name, JSON.stringify(weights));

  test('hard and expert judge by them, and whoever does not look ahead has no use for them', () => {
    const able = (name: string): boolean => weighingBot(rules, name, made(1)) !== undefined;
    expect(['hard', 'expert', 'normal', 'easy', 'settler', 'random'].map(able)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('other weights make other moves', () => {
    const every = featureReaderOf(rules)?.names ?? [];
    const lists = every.map((_, i) => i);
    const judging = (sign: number): Weights => ({
      ...made(0),
      features: every,
      usual: [...lists, ...lists, ...lists].fill(0),
      apart: [...lists, ...lists, ...lists].fill(1),
      line: [...lists, ...lists, ...lists].fill(sign, 0, every.length).fill(0, every.length),
    });
    const games = [judging(1), judging(-1)].map((weights) => {
      expect(misshapen(weights)).toBeUndefined();
      const contestants = contestantsFrom('hard@60,random', rules, '--players', new Map([['', weights]]));
      const plan: MatchPlan = { wish, contestants, format: 'one', seed: 1, limit: 90 };
      const moves: unknown[] = [];
      makeMatch(plan, rules).play(
        0,
        () => {},
        (_s, by, move) => void moves.push([by, move]),
      );
      return moves;
    });
    expect(games[0]).not.toEqual(games[1]);
  });

  test('two sets meet in one tournament, by the names that they are given', () => {
    const sets = weightsFrom([`new=${kept('a.json', made(1))}`, `old=${kept('b.json', made(2))}`]);
    const [one, other] = contestantsFrom('hard+new@10,hard+old@10', rules, '--players', sets);
    expect([one.weights?.line[0], other.weights?.line[0]]).toEqual([1, 2]);
    expect(one.budget).toEqual({ imagine: 10 });
    const plan: MatchPlan = { wish, contestants: [one, other], format: 'one', seed: 1, limit: 4000 };
    expect(work({ plan, from: 0, to: 1 }).lines[0].error).toBeUndefined();
  });

  test('without a name they are those of everybody who judges by any', () => {
    const sets = weightsFrom([kept('c.json', made(1))]);
    const [hard, random] = contestantsFrom('hard,random', rules, '--players', sets);
    expect([hard.weights?.line[0], random.weights]).toEqual([1, undefined]);
    expect(() => contestantsFrom('normal,random', rules, '--players', sets)).toThrow(
      'nobody here judges by weights',
    );
  });

  test('weights that nobody is called with are refused, and so are two of one name', () => {
    const file = kept('d.json', made(1));
    expect(() => contestantsFrom('hard,random', rules, '--players', weightsFrom([`new=${file}`]))).toThrow(
      'nobody is called with "+new"',
    );
    expect(() => weightsFrom([file, file])).toThrow('there are two of no name');
  });

  test.each([
    [[], 'weights are an object'],
    [{ ...made(1), features: [] }, '"features" must be a list of names'],
    [{ ...made(1), line: [1] }, '"line" must have 6 numbers, not 1'],
    [{ ...made(1), usual: 'none' }, '"usual" must be a list of numbers'],
    [{ ...made(1), bias: [1] }, '"hidden" must have 6 numbers, not 0'],
    [{ ...made(1), apart: [1, 1, 0, 1, 1, 1] }, '"apart" must have no 0'],
  ])('%j is refused: %s', (given, wrong) => {
    expect(misshapen(given)).toBe(wrong);
  });

  test('those that `lab train` writes are taken', () => {
    const weights = JSON.parse(readFileSync(kept('e.json', made(1)), 'utf8'));
    expect(misshapen(weights)).toBeUndefined();
    expect(() => weightsFrom([join(dir, 'none.json')])).toThrow('cannot read');
    expect(() => weightsFrom([script('f.json', '{')])).toThrow('is not JSON');
  });
});
