import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { McpServer } from '../../mcp/server.ts';

interface Reply {
  readonly id: number;
  // Results are whatever the method gives; each test knows what it asked for.
  readonly result?: never;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A client that speaks to a server in this process. */
function client() {
  const server = new McpServer();
  let asked = 0;
  const send = (method: string, params?: object): Reply =>
    JSON.parse(server.answer(JSON.stringify({ jsonrpc: '2.0', id: ++asked, method, params })) ?? 'null');
  const tool = (name: string, given: object = {}): { text: string; isError: boolean } => {
    const { result, error } = send('tools/call', { name, arguments: given });
    if (error) throw new Error(error.message);
    const { content, isError } = result as unknown as { content: [{ text: string }]; isError: boolean };
    return { text: content[0].text, isError };
  };
  return { server, send, tool };
}

/** How many moves a text offers. */
const offered = (text: string): number =>
  (text.split('Your moves:\n')[1] ?? '').match(/^\d+ {2}/gm)?.length ?? 0;

test('a scripted client plays a game to its end against bots, by the protocol alone', {
  timeout: 60_000,
}, async () => {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const child = spawn(process.execPath, ['packages/cli/start.mjs', 'mcp'], { cwd: root });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let asked = 0;
  const ask = async (method: string, params: object = {}): Promise<Reply> => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: ++asked, method, params })}\n`);
    const reply = JSON.parse((await lines.next()).value) as Reply;
    expect(reply.id).toBe(asked);
    return reply;
  };
  const tool = async (name: string, given: object): Promise<string> => {
    const { result } = await ask('tools/call', { name, arguments: given });
    const { content, isError } = result as unknown as { content: [{ text: string }]; isError: boolean };
    expect(isError, content[0].text).toBe(false);
    return content[0].text;
  };
  const { result } = await ask('initialize', {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: {},
  });
  expect(result).toMatchObject({ protocolVersion: '2025-03-26', capabilities: { tools: {} } });
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
  expect(await tool('list_games', { search: 'first-island/base' })).toContain(
    'first-island/base (3–6 players)',
  );
  let told = await tool('sit_down', {
    game: 'first-island/base',
    seats: 3,
    seat: 1,
    options: { points: 3 },
    seed: 'tides',
  });
  const table = /^Table (t\d+)\./.exec(told)?.[1];
  expect(told).toContain('You are seat 1.');
  let moves = 0;
  while (!told.includes('The game is over') && moves < 500) {
    const last = offered(told) - 1;
    expect(last, told).toBeGreaterThanOrEqual(0);
    // Whoever always takes the last move goes on to the next turn sooner or later.
    told = await tool('move', { table, choice: moves++ % 3 === 0 ? 0 : last });
  }
  expect(told).toMatch(/The game is over \(points\): won by seat \d/);
  child.stdin.end();
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
});

describe('the protocol', () => {
  test('an edition that is not known is answered with the newest', () => {
    const { result } = client().send('initialize', { protocolVersion: '1999-01-01' });
    expect(result).toMatchObject({ protocolVersion: '2025-06-18' });
  });

  test('tools are listed with schemas of their arguments', () => {
    const { result } = client().send('tools/list');
    const { tools } = result as unknown as {
      tools: { name: string; description: string; inputSchema: { type: string; required: string[] } }[];
    };
    expect(tools.map(({ name }) => name)).toEqual([
      'list_games',
      'read_rules',
      'sit_down',
      'look',
      'move',
      'leave',
    ]);
    for (const { description, inputSchema } of tools) {
      expect(description.length).toBeGreaterThan(10);
      expect(inputSchema.type).toBe('object');
    }
  });

  test('notifications and blank lines are not answered, and a ping is', () => {
    const { server, send } = client();
    expect(server.answer('{"jsonrpc":"2.0","method":"notifications/initialized"}')).toBeUndefined();
    expect(server.answer('  ')).toBeUndefined();
    expect(server.answer('{"jsonrpc":"2.0","id":4,"result":{}}')).toBeUndefined();
    expect(send('ping').result).toEqual({});
  });

  test.each([
    ['not json', -32700],
    ['[]', -32600],
    ['{"id":1,"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"fly"}', -32601],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}', -32602],
    ['{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"look","arguments":[]}}', -32602],
  ])('%s is refused with %i', (line, code) => {
    expect(JSON.parse(client().server.answer(line) ?? 'null').error.code).toBe(code);
  });
});

describe('tools', () => {
  test('rules are told in words', () => {
    expect(client().tool('read_rules', { game: 'first-island/base' }).text).toContain(
      'A development card costs',
    );
  });

  test('a card game can be played too', () => {
    const { tool } = client();
    const { text } = tool('sit_down', { game: 'rivals/introductory', seats: 2, seed: '4' });
    expect(offered(text)).toBeGreaterThan(0);
    expect(tool('move', { table: 't1', choice: 0 }).isError).toBe(false);
  });

  test('a move of one’s own making is an object, and what is not legal is told with the reason', () => {
    const { tool } = client();
    tool('sit_down', { game: 'first-island/base', seats: 3, seed: '4' });
    const refused = tool('move', { table: 't1', move: { move: 'end-turn' } });
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain('That was not done');
    expect(tool('move', { table: 't1', move: { move: 'place-building', corner: 20 } }).isError).toBe(false);
  });

  test('what happened is told once', () => {
    const { tool } = client();
    const { text } = tool('sit_down', { game: 'first-island/base', seats: 3, seat: 2, seed: '4' });
    expect(text).toContain('What happened:');
    expect(tool('look', { table: 't1' }).text).not.toContain('What happened:');
  });

  test.each([
    ['list_games', { search: 'no such thing' }, 'no game has'],
    ['read_rules', { game: 'no/such' }, 'there is no game "no/such"'],
    ['sit_down', { game: 'first-island/base' }, '"seats" is missing'],
    ['sit_down', { game: 'first-island/base', seats: 2 }, 'players, not 2'],
    ['sit_down', { game: 'first-island/base', seats: 3, seat: 3 }, 'must be from 0 to 2'],
    ['sit_down', { game: 'first-island/base', seats: 3, opponents: 'god' }, 'nobody is called "god"'],
    ['sit_down', { game: 'first-island/base', seats: 'three' }, '"seats" must be a whole number'],
    ['sit_down', { game: 'first-island/base', seats: 3, chance: 1 }, '"chance" is no argument'],
    ['look', { table: 't9' }, 'there is no table "t9"'],
    ['move', { table: 't9', choice: 0 }, 'there is no table "t9"'],
    ['leave', { table: 't9' }, 'there is no table "t9"'],
  ])('%s with %j says what is wrong', (name, given, told) => {
    const { text, isError } = client().tool(name, given);
    expect(isError).toBe(true);
    expect(text).toContain(told);
  });

  test('a number that no move has, and neither number nor move', () => {
    const { tool } = client();
    tool('sit_down', { game: 'first-island/base', seats: 3, seed: '4' });
    expect(tool('move', { table: 't1', choice: 999 }).text).toContain('numbered from 0 to');
    expect(tool('move', { table: 't1' }).text).toContain('either "choice" or "move"');
    expect(tool('leave', { table: 't1' }).isError).toBe(false);
    expect(tool('look', { table: 't1' }).isError).toBe(true);
  });
});
