import type { Token } from './layout.ts';

/** Numbers as bits: what lies on a hex is one small integer, however many numbers it is. */
export const tokenMask = (token: Token): number =>
  (typeof token === 'number' ? [token] : token).reduce((mask, n) => mask | (1 << n), 0);

export function maskText(mask: number): string {
  const numbers = [];
  for (let n = 0; n < 31; n++) if (mask & (1 << n)) numbers.push(n);
  return numbers.join('/');
}

/** A token of one number is drawn as that number, tokens of several as values after all of those. */
export function tokenTable(tokens: readonly Token[]): { masks: number[]; valueOf: (token: Token) => number } {
  const several = [...new Set(tokens.filter((token) => typeof token !== 'number').map(tokenMask))];
  const singles = Math.max(12, ...tokens.flat()) + 1;
  const masks = [...Array.from({ length: singles }, (_, n) => 1 << n), ...several];
  return {
    masks,
    valueOf: (token) => (typeof token === 'number' ? token : singles + several.indexOf(tokenMask(token))),
  };
}
