import type { Reason } from '@hexwright/kernel';

/** The codes of JSON-RPC 2.0, and ours from -32000 down. */
export const CODES = {
  parse: -32700,
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  /** the rules refuse it; `data.code` says which rule */
  refused: -32000,
  /** no game of that id is open */
  game: -32001,
  /** the game has moved on since the caller looked */
  stale: -32002,
  /** the rules broke down over a move, a mistake of ours; the game stands before it and stops there */
  fault: -32003,
} as const;

export interface ErrorData {
  readonly code: string;
  /** the parameter or field at fault */
  readonly field?: string;
  readonly [detail: string]: unknown;
}

/** Ends a request with an error object. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: ErrorData;

  constructor(code: keyof typeof CODES, message: string, data: ErrorData) {
    super(message);
    this.code = CODES[code];
    this.data = data;
  }
}

export function badParam(field: string, reason: string, code = 'param'): RpcError {
  return new RpcError('params', `"${field}" ${reason}`, { code, field });
}

/** A refusal of the engine as an error; `field` is the parameter that led to it. */
export function refusal(reason: Reason, field?: string, code: keyof typeof CODES = 'refused'): RpcError {
  return new RpcError(code, reason.text, {
    ...(field !== undefined && { field }),
    ...reason.details,
    code: reason.code,
  });
}
