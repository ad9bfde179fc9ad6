import { describe, expect, test } from 'vitest';
import { examine } from '../../battery/examine.ts';
import { checks, type Report } from '../../battery/report.ts';
import { rows } from '../../index.ts';
import { legalMovesAsRecorded } from './golden.ts';

/**
 * The battery: what holds for every row of the catalogue without anyone writing it again. The rows are dealt to
 * `of` files so that they run side by side. To meet one row alone:
 *
 *     npx vitest run packages/catalog/test/conformance -t 'first-island/base:'
 */
export function conform(share: number, of: number): void {
  test('the catalogue has rows', () => expect(rows.length).toBeGreaterThan(0));
  rows.forEach((row, i) => {
    if (i % of !== share) return;
    describe(`${row.id}:`, () => {
      let report: Report | undefined;
      for (const check of checks)
        test(check, () => {
          report ??= examine(row);
          expect(report.of(check).join('\n')).toBe('');
        });
      test('legal moves are as recorded', () => legalMovesAsRecorded(row));
    });
  });
}
