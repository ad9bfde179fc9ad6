import { CODES, RpcError } from './errors.ts';
import { methods } from './methods.ts';
import type { Tables } from './tables.ts';

type Id = string | number | null;

/** The answer to one line, or nothing where none is due (notifications). Never throws. */
export function answerLine(tables: Tables, line: Buffer | string): string | undefined {
  let message: unknown;
  try {
    const text = typeof line === 'string' ? line : utf8.decode(line);
    if (text.trim() === '') return undefined;
    message = JSON.parse(text);
  } catch (error) {
    return failure(null, new RpcError('parse', `not JSON: ${(error as Error).message}`, { code: 'parse' }));
  }
  if (!Array.isArray(message)) return answer(tables, message);
  if (message.length === 0) return failure(null, badRequest('an empty batch asks nothing'));
  const answers = message.map((each) => answer(tables, each)).filter((each) => each !== undefined);
  return answers.length > 0 ? `[${answers.join(',')}]` : undefined;
}

export function lineTooLong(limit: number): string {
  return failure(
    null,
    new RpcError('parse', `a line may have ${limit} bytes at most`, { code: 'line-too-long' }),
  );
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function answer(tables: Tables, message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return failure(null, badRequest('a request is an object'));
  const { jsonrpc, id, method, params } = message as Record<string, unknown>;
  if (id !== undefined && id !== null && typeof id !== 'string' && typeof id !== 'number')
    return failure(null, badRequest('"id" must be a text, a number or null', 'id'));
  const asked: Id = id ?? null;
  if (jsonrpc !== '2.0') return failure(asked, badRequest('"jsonrpc" must be "2.0"', 'jsonrpc'));
  if (typeof method !== 'string') return failure(asked, badRequest('"method" must be a text', 'method'));
  const reply = call(tables, asked, method, params);
  return id === undefined ? undefined : reply;
}

function call(tables: Tables, id: Id, name: string, params: unknown): string {
  try {
    const method = methods.get(name);
    if (!method)
      throw new RpcError(
        'method',
        `there is no method "${name}"; there are: ${[...methods.keys()].join(', ')}`,
        {
          code: 'method-unknown',
          method: name,
        },
      );
    return JSON.stringify({ jsonrpc: '2.0', id, result: method.call(tables, params) });
  } catch (error) {
    return failure(id, error);
  }
}

function failure(id: Id, error: unknown): string {
  const { code, message, data } =
    error instanceof RpcError
      ? error
      : {
          code: CODES.internal,
          message: `internal error: ${String((error as Error)?.message ?? error)}`,
          data: { code: 'internal' },
        };
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } });
}

function badRequest(message: string, field?: string): RpcError {
  return new RpcError('request', message, { code: 'request', ...(field !== undefined && { field }) });
}
