import type { Reason } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { findModule, modulesFor, type Row, rows } from '../../index.ts';
import { companies, seatsOf } from './company.ts';

/**
 * Every row with every other, whichever is the game, at every number of seats that either is for: by what the modules
 * say of themselves, without a game being played. Those that do go together are played at the tables beside this.
 */
test.each(rows.map((row) => [row.id, row] as const))(
  '%s goes with every other, or it is said why not',
  (_id, row) => {
    const wrong: string[] = [];
    for (const other of rows) {
      if (row === other || row.modules.includes(other.id)) continue;
      for (const seats of seatsOf(row, other)) {
        const asked = modulesFor({ game: row.id, seats, modules: [other.id] });
        const back =
          other.modules.includes(row.id) || modulesFor({ game: other.id, seats, modules: [row.id] }).ok;
        const what = asked.ok ? undefined : unclear(asked.reason, other, seats);
        if (what) wrong.push(`${row.id} with ${other.id} for ${seats}: ${what}`);
        if (asked.ok !== back && !other.modules.includes(row.id))
          wrong.push(`${row.id} with ${other.id} for ${seats}: not as the other way round`);
      }
    }
    expect(wrong.join('\n')).toBe('');
  },
);

test('every two rows that go together meet at a table', () => {
  const met = new Set(
    companies().flatMap(({ rows: members }) =>
      members.flatMap((one) => members.map((other) => `${one.id} ${other.id}`)),
    ),
  );
  const missed = rows.flatMap((row) =>
    rows.flatMap((other) =>
      row.id < other.id &&
      !row.modules.includes(other.id) &&
      !other.modules.includes(row.id) &&
      seatsOf(row, other).some((seats) => modulesFor({ game: row.id, seats, modules: [other.id] }).ok) &&
      !met.has(`${row.id} ${other.id}`)
        ? [`${row.id} ${other.id}`]
        : [],
    ),
  );
  expect(missed).toEqual([]);
  expect(companies().length).toBeGreaterThan(0);
});

/** A refusal names what does not fit, and is not the outcome of a trial that went wrong. */
function unclear({ code, text, details = {} }: Reason, other: Row, seats: number): string | undefined {
  if (code === 'seats') return /players?, not/.test(text) ? undefined : text;
  if (code !== 'module-conflict' || !details.module || !details.other) return `refused unclearly: ${text}`;
  // With so many players something else may come along.
  const alone = modulesFor({ game: other.id, seats });
  const ids = alone.ok ? alone.modules.map(({ id }) => id) : other.modules;
  const names = ids.map((id) => findModule(id)!.words.name);
  return names.some((name) => text.includes(`"${name}"`))
    ? undefined
    : `refused without naming ${other.name}: ${text}`;
}
