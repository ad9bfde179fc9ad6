import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOfSetup } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import { newState, type Save } from '@hexwright/kernel';
import { unpackGame } from '@hexwright/table';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ArchivedGame, gamesIn } from '../../games/archive.ts';
import { readCatanatron, saveOfCatanatron } from '../../games/catanatron.ts';
import { gamesCommand } from '../../games/command.ts';
import { csvHead, csvLine, jsonLine, linkOf, notationText } from '../../games/forms.ts';
import { notationOf, readNotation } from '../../games/notation.ts';
import { queryFrom } from '../../games/query.ts';
import { simCommand } from '../../sim/command.ts';
import { emptyGame, playedGame } from './as-catanatron.ts';

const dir = mkdtempSync(join(tmpdir(), 'hexwright-archive-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const at = (name: string): string => join(dir, name);
const kept = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

function gamesOf(path: string, options = {}): ArchivedGame[] {
  return [...gamesIn(path, options)].map((entry) => {
    if (!entry.ok) throw new Error(`${entry.source}: ${entry.reason.text}`);
    return entry.game;
  });
}

/** what the command prints to a file, with its code */
async function told(...args: string[]): Promise<{ code: number; text: string }> {
  const out = at('out.txt');
  const code = await gamesCommand.run([...args, '--out', out]);
  return { code, text: readFileSync(out, 'utf8') };
}

let archive: readonly ArchivedGame[] = [];
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const words = ['--seed', 'tides', '--workers', '1', '--moves', '--json', at('some.jsonl')];
  await simCommand.run([
    'first-island/base',
    '--seats',
    '3',
    '--games',
    '6',
    '--options',
    'points=4',
    ...words,
  ]);
  archive = gamesOf(at('some.jsonl'));
}, 60_000);
afterAll(() => vi.restoreAllMocks());

describe('an archive', () => {
  test('knows of each game what the simulation told', () => {
    const lines = readFileSync(at('some.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(
      archive.map(({ winners, points, turns, moves, ending }) => ({ winners, points, turns, moves, ending })),
    ).toEqual(
      lines.map(({ winners, points, turns, moves, ending }) => ({ winners, points, turns, moves, ending })),
    );
    expect(archive[1].source).toBe(`${at('some.jsonl')}:2`);
    expect(archive[0].opening).toMatch(/^0: place-building \d+, place-route road \d+; 1: place-building/);
  });

  const matching = (words: Parameters<typeof queryFrom>[0]): number[] =>
    archive.flatMap((game, i) => (queryFrom(words)(game) ? [i] : []));

  test('games are found by row, seats, winner, length, opening and event', () => {
    const all = archive.map((_, i) => i);
    expect(matching({ row: 'first-island/' })).toEqual(all);
    expect(matching({ row: 'island' })).toEqual(all);
    expect(matching({ row: 'seafarers/' })).toEqual([]);
    expect(matching({ seats: '2-3' })).toEqual(all);
    expect(matching({ seats: '4-' })).toEqual([]);
    expect(matching({ winner: '1' })).toEqual(all.filter((i) => archive[i].winners.includes(1)));
    expect(matching({ winner: 'none' })).toEqual([]);
    const { turns, moves, opening } = archive[2];
    expect(matching({ turns: `${turns}`, moves: `-${moves}`, opening })).toEqual([2]);
    expect(matching({ turns: `${turns + 1}-`, opening })).toEqual([]);
    const robbed = (game: ArchivedGame): number => game.events.rolled ?? 0;
    expect(matching({ event: [`rolled=${robbed(archive[0])}-`] })).toEqual(
      all.filter((i) => robbed(archive[i]) >= robbed(archive[0])),
    );
    expect(matching({ event: ['no-such-event'] })).toEqual([]);
  });

  test.each([
    [{ turns: 'many' }, '--turns: must be a number or a range'],
    [{ winner: 'me' }, '--winner: must be a whole number'],
    [{ event: ['?'] }, '--event: must be a kind of event'],
  ])('%j is refused', (words, text) => {
    expect(() => queryFrom(words)).toThrow(text);
  });

  test('its forms: a line of JSON is an archive again, CSV has a line for each', async () => {
    const again = gamesOf(kept('again.jsonl', archive.map((game) => `${jsonLine(game)}\n`).join('')));
    expect(again.map(({ winners, moves }) => [winners, moves])).toEqual(
      archive.map(({ winners, moves }) => [winners, moves]),
    );
    const csv = await told(at('some.jsonl'), '--as', 'csv', '--limit', '2');
    const [head, one, two, ...more] = csv.text.split('\n');
    expect([head, more]).toEqual([csvHead(), ['']]);
    expect([one, two]).toEqual(archive.slice(0, 2).map(csvLine));
    expect(one).toContain(',first-island/base,3,true,');
    const table = await told(at('some.jsonl'), '--winner', '0');
    expect(table.text.trim().split('\n').length - 1).toBe(
      archive.filter(({ winners }) => winners.includes(0)).length,
    );
  });

  test('a link holds the whole game, as the page unpacks it', async () => {
    const link = await linkOf(archive[0], 'https://games.example/');
    expect(link).toMatch(/^https:\/\/games\.example\/watch#[\w-]+$/);
    const unpacked = await unpackGame(link.split('#')[1]);
    expect(unpacked.ok && unpacked.file.whole).toBe(true);
    expect(unpacked.ok && unpacked.file.log).toEqual(archive[0].save.log);
    expect((await told(at('some.jsonl'), '--limit', '1', '--as', 'link')).text).toContain('/watch#');
  });

  test('one game alone can be a save or a link', async () => {
    await expect(told(at('some.jsonl'), '--as', 'save')).rejects.toThrow('--as: "save" is for one game');
    await expect(told(at('some.jsonl'), '--row', 'rivals/', '--as', 'link')).rejects.toThrow(
      'no game is like that',
    );
    const { text } = await told(at('some.jsonl'), '--limit', '1', '--as', 'save');
    expect((JSON.parse(text) as Save).log).toEqual(archive[0].save.log);
  });

  test('what cannot be replayed is told with its line, and all else is read', async () => {
    const [first] = readFileSync(at('some.jsonl'), 'utf8').split('\n');
    const broken = JSON.parse(first);
    broken.save.log[40] = { by: 0, move: { move: 'city', corner: 0 } };
    const bare = JSON.stringify({ game: 3, finished: true });
    const path = kept('mixed.jsonl', `${first}\n${JSON.stringify(broken)}\n${bare}\nnonsense\n`);
    const entries = [...gamesIn(path, {})];
    expect(entries.map(({ ok }) => ok)).toEqual([true, false, false, false]);
    expect((await told(path)).code).toBe(1);
    expect(entries.flatMap((entry) => (entry.ok ? [] : [entry.reason.text])).join('\n')).toMatch(
      /move 40[\s\S]*--moves[\s\S]*not JSON/,
    );
  });

  test.each([
    [[], 'FILE: which games?'],
    [['no/such/file'], 'no/such/file: cannot be read'],
    [['--as', 'parquet', 'x'], '--as: there is no form "parquet"'],
  ])('%j is refused', async (args, text) => {
    await expect(gamesCommand.run(args)).rejects.toThrow(text);
  });
});

describe('the notation', () => {
  test('tells a game turn by turn, and is read back to the same game', () => {
    for (const { rules, save } of archive) {
      const text = notationOf(rules, save);
      const read = readNotation(text);
      expect(read.ok ? read.save : read.reason.text).toEqual(save);
    }
    const text = notationText(archive[0]);
    expect(text).toMatch(/^1\. 0: roll \[dice \d \d\]/m);
    expect(text).toMatch(/# won by seat \d: \d+, \d+, \d+ points\n$/);
  });

  test('moves of one’s own making stand as JSON, and what people write beside them is passed over', () => {
    const { rules, save } = archive[0];
    const offer = { by: 0, move: { move: 'offer', give: { wool: 1 }, want: { ore: 1 } } };
    const dice = save.log.findIndex(({ move }) => move.move === 'dice');
    const text = notationOf(rules, { ...save, log: [...save.log.slice(0, dice + 1)] });
    const with_ = text.replace(
      /(\[dice \d \d\]) *$/m,
      '$1 0: offer {"give":{"wool":1},"want":{"ore":1}} # why not',
    );
    const read = readNotation(with_);
    expect(read.ok && read.save.log.at(-1)).toEqual(offer);
  });

  test('several games in one file are several games', () => {
    const path = kept('two.txt', `${notationText(archive[0])}\n${notationText(archive[1])}`);
    expect(gamesOf(path).map(({ source, moves }) => [source, moves])).toEqual([
      [`${path}:1`, archive[0].moves],
      [`${path}:2`, archive[1].moves],
    ]);
  });

  test.each([
    ['Hexwright game\n1. 0: roll', 'there is no line "setup {…}"'],
    ['Hexwright game\nsetup {"game":"no/such","seats":3}\n', 'setup'],
  ])('%j is refused', (text, why) => {
    const read = readNotation(text);
    expect(read.ok ? '' : read.reason.text).toContain(why);
  });

  test('a word too few, a move that there is not, and nobody who makes it are told with their turn', () => {
    const { setup } = archive[0].save;
    const why = (line: string): string => {
      const read = readNotation(`Hexwright game\nsetup ${JSON.stringify(setup)}\n${line}\n`);
      return read.ok ? '' : read.reason.text;
    };
    expect(why('7. 0: road')).toBe('turn 7, move 0: "road" has 0 words after its name, not 1: edge');
    expect(why('7. 0: fly')).toContain('there is no move "fly" in this game');
    expect(why('7. end-turn')).toContain('who makes the move "end-turn"?');
    expect(why('7. 0: offer wool')).toContain('needs an object of JSON');
  });
});

describe('games of the best-known Python engine', () => {
  test.each([2, 3, 4])('a game of %i is the same game here, move by move', (seats) => {
    const { json, log, result } = playedGame(seats, `tides ${seats}`);
    const [game] = gamesOf(kept(`peer-${seats}.json`, JSON.stringify(json)));
    expect(game.winners).toEqual(result.winners);
    expect(game.points).toEqual(result.scores);
    expect(game.save.log).toEqual(log);
  });

  test('its board lies as there: tiles, numbers, harbours, the robber in the desert', () => {
    const read = saveOfCatanatron(readCatanatron(emptyGame(4))!);
    const found = read.ok ? rulesOfSetup(read.save.setup) : read;
    if (!found.ok) throw new Error(found.reason.text);
    const b = islandOf(found.rules)!;
    const s = newState(found.rules);
    const at = (q: number, r: number): [string, number] => {
      const hex = b.topology.hexAt(q, r);
      return [b.terrains[b.fields.terrain.get(s, hex)].id, Math.log2(b.fields.numbers.get(s, hex))];
    };
    // East of the middle, south-east of it, and in the far north-east.
    expect([at(1, 0), at(0, 1), at(2, -2)]).toEqual([
      ['mountains', 8],
      ['forest', 4],
      ['pasture', 11],
    ]);
    expect(b.fields.blocker.get(s, 0)).toBe(b.topology.hexAt(-1, 2));
    // The harbour in the east faces west: its corners are the right ones of the hex beside it.
    expect(Array.from(b.harbourCorner.slice(0, 2)).sort()).toEqual(
      [b.topology.cornerAt(2, 0, 0), b.topology.cornerAt(2, 0, 5)].sort(),
    );
  });

  test('what does not fit is told with its action', () => {
    const { json } = playedGame(2, 'tides');
    const broken = structuredClone(json) as { action_records: unknown[][] };
    broken.action_records[9] = [['RED', 'BUILD_CITY', 0], null];
    const read = saveOfCatanatron(readCatanatron(broken)!);
    expect(read.ok ? '' : read.reason.text).toMatch(/^action 9 \(RED BUILD_CITY\) cannot be played here/);
    const strange = { ...json, action_records: [[['RED', 'DANCE', null], null]] };
    const other = saveOfCatanatron(readCatanatron(strange)!);
    expect(other.ok ? '' : other.reason.text).toContain('there is no such action as "DANCE"');
  });

  test('older files, with actions alone, are read too, and other JSON is not', () => {
    const { json, result } = playedGame(2, 'tides');
    const { action_records: records, ...rest } = json;
    const actions = (records as [[string, string, unknown], unknown][]).map(([[color, type, value], came]) =>
      type === 'MOVE_ROBBER' ? [color, type, [...(value as unknown[]), came]] : [color, type, value],
    );
    const read = saveOfCatanatron(readCatanatron({ ...rest, actions })!);
    expect(read.ok && read.save.log.length).toBeGreaterThan(50);
    expect(result.winners.length).toBe(1);
    expect(readCatanatron({ tiles: 3 })).toBeUndefined();
    expect(readCatanatron(null)).toBeUndefined();
  });
});
