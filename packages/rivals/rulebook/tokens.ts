import { type Seat, type State, tell } from '@hexwright/kernel';
import type { Book } from './book.ts';
import { countQuality, rivalOf } from './counts.ts';
import { COMMERCE, STRENGTH } from './numbers.ts';

/** The hero token and the trade token, and what each is held for. */
export const HERO = 0;
export const TRADER = 1;
const QUALITY = [STRENGTH, COMMERCE] as const;
export const TOKENS = ['hero', 'trade'] as const;
/** so many points at least give an advantage */
const ENOUGH = 3;

/** Hands each token to whoever has the advantage now. */
export function reviewTokens(b: Book, s: State): void {
  for (let token = 0; token < TOKENS.length; token++) {
    const was = b.fields.tokens.get(s, token);
    const now = holderOf(was, countQuality(b, s, 0, QUALITY[token]), countQuality(b, s, 1, QUALITY[token]));
    if (now === was) continue;
    b.fields.tokens.set(s, token, now);
    if (s.events) tell(s, 'token', { token: TOKENS[token], holder: now });
  }
}

/** The holder keeps the token in a tie; below 3, or below the other, it is lost, to the other only if that one has 3. */
function holderOf(holder: Seat, first: number, second: number): Seat {
  const of = (seat: Seat): number => (seat === 0 ? first : second);
  if (holder >= 0) {
    const rival = rivalOf(holder);
    if (of(holder) >= ENOUGH && of(holder) >= of(rival)) return holder;
    return of(rival) >= ENOUGH ? rival : -1;
  }
  if (first === second) return -1;
  const ahead = first > second ? 0 : 1;
  return of(ahead) >= ENOUGH ? ahead : -1;
}
