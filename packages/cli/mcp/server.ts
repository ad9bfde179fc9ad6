import { ENGINE_VERSION } from '@hexwright/catalog';
import { readJson } from '@hexwright/kernel';
import { wrongArguments } from './arguments.ts';
import { ModelTables, tools } from './tools.ts';

/** The editions of the protocol that are spoken, the newest first. Of all that they differ in, nothing is used here. */
const EDITIONS = ['2025-06-18', '2025-03-26', '2024-11-05'];

const CODES = { parse: -32700, request: -32600, method: -32601, params: -32602, internal: -32603 };

const INSTRUCTIONS =
  'Hexwright plays the settlers-on-hexes board games. list_games tells what there is and read_rules how it is played. sit_down begins a game against bots; ' +
  'choose a move by its number with the tool move, until the game is over. You see only what your seat may see.';

class ProtocolError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

type Params = Readonly<Record<string, unknown>>;

/** A server of the Model Context Protocol: each line that comes is answered by one, or by none. It never throws. */
export class McpServer {
  private readonly tables = new ModelTables();

  answer(line: string): string | undefined {
    if (line.trim() === '') return undefined;
    const read = readJson(line);
    if (!read.ok) return failure(null, new ProtocolError(CODES.parse, read.reason.text));
    const { json } = read;
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return failure(null, new ProtocolError(CODES.request, 'a message is an object'));
    const { jsonrpc, id, method, params } = json as Params;
    const asked = typeof id === 'string' || typeof id === 'number' ? id : null;
    if (jsonrpc !== '2.0' || typeof method !== 'string')
      // What answers a question of ours is of no use: we ask none.
      return 'result' in json || 'error' in json
        ? undefined
        : failure(asked, new ProtocolError(CODES.request, '"jsonrpc" must be "2.0", and "method" a text'));
    if (id === undefined) return undefined;
    try {
      const given = typeof params === 'object' && params !== null ? (params as Params) : {};
      return JSON.stringify({ jsonrpc: '2.0', id: asked, result: this.call(method, given) });
    } catch (error) {
      return failure(asked, error);
    }
  }

  private call(method: string, params: Params): object {
    if (method === 'initialize')
      return {
        protocolVersion: EDITIONS.find((edition) => edition === params.protocolVersion) ?? EDITIONS[0],
        capabilities: { tools: { listChanged: false } },
        serverInfo: { name: 'hexwright', title: 'Hexwright', version: String(ENGINE_VERSION) },
        instructions: INSTRUCTIONS,
      };
    if (method === 'ping') return {};
    if (method === 'tools/list')
      return {
        tools: tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema })),
      };
    if (method === 'tools/call') return this.useTool(params);
    throw new ProtocolError(CODES.method, `there is no method "${method.slice(0, 60)}"`);
  }

  private useTool({ name, arguments: given = {} }: Params): object {
    const tool = tools.find((each) => each.name === name);
    if (!tool)
      throw new ProtocolError(
        CODES.params,
        `there is no tool "${String(name).slice(0, 60)}"; there are: ${tools.map((each) => each.name).join(', ')}`,
      );
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new ProtocolError(CODES.params, '"arguments" must be an object');
    const wrong = wrongArguments(tool, given as Params);
    // A model that asks amiss reads what was wrong, and may ask again.
    const { text, isError = false } =
      wrong === undefined ? tool.call(given as Params, this.tables) : { text: wrong, isError: true };
    return { content: [{ type: 'text', text }], isError };
  }
}

function failure(id: string | number | null, error: unknown): string {
  const code = error instanceof ProtocolError ? error.code : CODES.internal;
  const message = error instanceof Error ? error.message : String(error);
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
}
