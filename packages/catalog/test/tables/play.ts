import { describe, expect, test } from 'vitest';
import { ENDLESS } from '../glimpse.ts';
import { type Company, companies, nameOf, wrongAt } from './company.ts';
import { smallestFailing } from './smallest.ts';

const A_WHILE = 200;
/** About so many tables are played to their end, however many there are; all others for a while. */
const WHOLE = 80;

/**
 * Every two rows that go together meet at some table of up to six, which is played. Those with one row alone:
 *
 *     npx vitest run packages/catalog/test/tables -t 'seafarers/core'
 */
export function playTables(): void {
  describe('these rows play together:', () => {
    const all = companies();
    const every = Math.ceil(all.length / WHOLE);
    all.forEach((company, i) => {
      const moves = i % every === 0 ? ENDLESS : A_WHILE;
      test(nameOf(company), () => expect(wrongWith(company, moves)).toBe(''));
    });
  });
}

/** What is wrong with a table, as the fewest of its rows show it. */
function wrongWith(company: Company, moves: number): string {
  const whole = wrongAt(company, moves);
  if (whole === undefined) return '';
  const { rows, seats } = company;
  const parts = smallestFailing(rows, (part) => wrongAt({ rows: part, seats }, moves));
  // Some mistakes need the very dice of the large table.
  const found = parts.length > 0 ? parts : [{ part: rows, what: whole }];
  return found.map(({ part, what }) => `${nameOf({ rows: part, seats })}: ${what}`).join('\n');
}
