import type { Reason } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { findModule, modulesFor, type Row, rows } from '../../index.ts';
import { companies, seatsOf } from './company.ts';

/**
 * Every row with every other, whichever is the game, at every number of seats that either is for: by what the modules
 * say of themselves, without a game being played. Those that do go together are played at the tables beside this.
 */
export function askPairs(): void {
  /** the pairs that go together for some number of seats */
  const together = new Set<string>();
  test.each(rows.map((row, i) => [row.id, row, i] as const))(
    '%s goes with every row after it, and they with it, or it is said why not',
    (_id, row, i) => {
      const wrong: string[] = [];
      for (const other of rows.slice(i + 1))
        for (const seats of seatsOf(row, other)) {
          const answers = [
            [row, other],
            [other, row],
          ].flatMap(([game, guest]) => {
            if (game.modules.includes(guest.id)) return [];
            const asked = modulesFor({ game: game.id, seats, modules: [guest.id] });
            const what = asked.ok ? undefined : unclear(asked.reason, guest, seats);
            if (what) wrong.push(`${game.id} with ${guest.id} for ${seats}: ${what}`);
            return [asked.ok];
          });
          if (answers.length < 2) continue;
          if (answers[0]) together.add(`${row.id} ${other.id}`);
          if (answers[0] !== answers[1])
            wrong.push(`${row.id} with ${other.id} for ${seats}: not as the other way round`);
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
    expect(together.size, 'found by the tests above').toBeGreaterThan(0);
    expect([...together].filter((pair) => !met.has(pair))).toEqual([]);
    expect(companies().length).toBeGreaterThan(0);
  });
}

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
