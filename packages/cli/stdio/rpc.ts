import { readJson } from '@hexwright/kernel';
import { Bytes } from './envs.ts';
import { CODES, RpcError } from './errors.ts';
import { methods } from './methods.ts';
import { clipped } from './params.ts';
import type { Tables } from './tables.ts';

type Id = string | number | null;

/** The answer to one line, or nothing where none is due (notifications). Never throws. */
export function answerLine(tables: Tables, line: Buffer | string): string | undefined {
  let text: string;
  try {
    text = typeof line === 'string' ? line : utf8.decode(line);
  } catch (error) {
    return unreadable(`not JSON: ${(error as Error).message}`);
  }
  if (text.trim() === '') return undefined;
  const read = readJson(text);
  if (!read.ok)
    return unreadable(read.reason.text, read.reason.code === 'too-deep' ? 'line-too-deep' : undefined);
  const message = read.json;
  if (!Array.isArray(message)) return answer(tables, message);
  return answerBatch(tables, message);
}

/** a batch asks no more than this many things at once */
const MOST_ASKED = 1000;
/** once the answers to a batch are longer than this together, the rest of it is not carried out */
const LONGEST_ANSWER = 32 * 1024 * 1024;

function answerBatch(tables: Tables, batch: readonly unknown[]): string | undefined {
  if (batch.length === 0) return failure(null, badRequest('an empty batch asks nothing'));
  if (batch.length > MOST_ASKED) {
    const text = `a batch may have ${MOST_ASKED} requests at most, not ${batch.length}; none was carried out`;
    return failure(null, new RpcError('request', text, { code: 'batch-too-long' }));
  }
  const answers: string[] = [];
  let length = 0;
  for (const message of batch) {
    const reply = bytesIn(message) ?? (length < LONGEST_ANSWER ? answer(tables, message) : leftOut(message));
    if (reply === undefined) continue;
    answers.push(reply);
    length += reply.length;
  }
  return answers.length > 0 ? `[${answers.join(',')}]` : undefined;
}

/** An answer of bytes comes alone: in a batch nobody would find its end. */
function bytesIn(message: unknown): string | undefined {
  const { method } = (message ?? {}) as { method?: unknown };
  if (typeof method !== 'string' || !methods.get(method)?.bytes) return undefined;
  const text = `"${method}" answers with bytes and cannot be asked in a batch`;
  return failure(idOf(message) ?? null, new RpcError('request', text, { code: 'bytes-in-batch', method }));
}

function leftOut(message: unknown): string | undefined {
  const id = idOf(message);
  if (id === undefined) return undefined;
  const text = `not carried out: the answers to this batch are longer than ${LONGEST_ANSWER} bytes already`;
  return failure(id, new RpcError('request', text, { code: 'batch-too-large' }));
}

function idOf(message: unknown): Id | undefined {
  const { id } = (message ?? {}) as { id?: unknown };
  return id === undefined || typeof id === 'string' || typeof id === 'number' ? id : null;
}

export function lineTooLong(limit: number): string {
  return unreadable(`a line may have ${limit} bytes at most`, 'line-too-long');
}

function unreadable(text: string, code = 'parse'): string {
  return failure(null, new RpcError('parse', text, { code }));
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
        `there is no method "${clipped(name)}"; there are: ${[...methods.keys()].join(', ')}`,
        {
          code: 'method-unknown',
          method: clipped(name),
        },
      );
    const result = method.call(tables, params);
    if (!(result instanceof Bytes)) return JSON.stringify({ jsonrpc: '2.0', id, result });
    tables.follow(result.bytes);
    return JSON.stringify({ jsonrpc: '2.0', id, result: { bytes: result.bytes.length } });
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
