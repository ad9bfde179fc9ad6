/**
 * Expected failures are values with a reason, not exceptions. The code is a key into the words,
 * the text is the same in English, the details fill its gaps.
 */
export interface Reason {
  readonly code: string;
  readonly text: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** What speaks against something, or nothing. Whoever is asked often has its reasons made beforehand. */
export type Bar = Reason | undefined;

export interface Refused {
  readonly ok: false;
  readonly reason: Reason;
}

export type Outcome<T> = ({ readonly ok: true } & T) | Refused;

export function reason(code: string, text: string, details?: Reason['details']): Reason {
  return details ? { code, text, details } : { code, text };
}

export function refuse(code: string, text: string, details?: Reason['details']): Refused {
  return { ok: false, reason: reason(code, text, details) };
}
