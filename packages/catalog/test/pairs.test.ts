import { MoveList, newState, OVER, playout, type Reason, Rng, type Rules } from '@hexwright/kernel';
import type { OptionSpec, OptionValue } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { findModule, findRow, optionsOf, type Row, rows } from '../index.ts';
import { made } from './conformance/made.ts';
import { ENDLESS, glimpse } from './glimpse.ts';

const A_WHILE = 300;
/** One pair in so many is played to its end, all others for a while. */
const WHOLE_EVERY = 4;

/**
 * Tables put rows together. One row with every other alone:
 *
 *     npx vitest run packages/catalog/test/pairs -t 'seafarers/core with'
 */
describe('two rows play together, or it is said why not:', () => {
  const verdicts = new Map<string, boolean>();
  test.each(numbered(rows))('%s with every other', (_id, row, turn) => {
    const wrong: string[] = [];
    rows.forEach((other, i) => {
      if (row === other || row.modules.includes(other.id)) return;
      const seats = seatsFor(row, other, i + turn);
      const where = `${row.id} with ${other.id} for ${seats}`;
      const asked = made({ game: row.id, seats, modules: [other.id] });
      const moves = (i + turn) % WHOLE_EVERY === 0 ? ENDLESS : A_WHILE;
      const what = asked.ok ? glimpse(asked.rules, where, moves) : unclear(asked.reason, other);
      if (what) wrong.push(`${where}: ${what}`);
      // Whichever is the game and whichever joins it.
      const back = verdicts.get(`${other.id} with ${row.id} for ${seats}`);
      if (back !== undefined && back !== asked.ok) wrong.push(`${where}: not as the other way round`);
      verdicts.set(where, asked.ok);
    });
    expect(wrong.join('\n')).toBe('');
  });
});

describe('with every value of every option a game comes to its end:', () => {
  test.each(numbered(rows))('%s', (_id, row, turn) => {
    const wrong: string[] = [];
    wishesOf(row).forEach((options, i) => {
      const seats = row.players[(i + turn) % row.players.length];
      const where = `${row.id} for ${seats} with ${JSON.stringify(options)}`;
      const asked = made({ game: row.id, seats, options });
      const what = asked.ok
        ? (glimpse(asked.rules, where, A_WHILE) ??
          (outOfReach(options) ? undefined : endless(asked.rules, where)))
        : asked.reason.text;
      if (what) wrong.push(`${where}: ${what}`);
    });
    expect(wrong.join('\n')).toBe('');
  });
});

/** Older editions and other maps: the options of the base game meet variants often enough. */
describe('with every value of its own options a row still takes variants:', () => {
  const variants = rows.filter(({ kind }) => kind === 'variant');
  const usual = Object.keys(findRow('first-island/base')!.options);
  test.each(numbered(rows))('%s', (_id, row, turn) => {
    const wrong: string[] = [];
    const wishes = wishesOf(row).filter((options) => !usual.includes(Object.keys(options)[0]));
    wishes.forEach((options, i) => {
      for (const variant of variants) {
        if (row.modules.includes(variant.id)) continue;
        const seats = seatsFor(row, variant, i + turn);
        const where = `${row.id} with ${variant.id} for ${seats} with ${JSON.stringify(options)}`;
        const asked = made({ game: row.id, seats, modules: [variant.id], options });
        const what = asked.ok ? glimpse(asked.rules, where, A_WHILE) : unclear(asked.reason, variant);
        if (what) wrong.push(`${where}: ${what}`);
      }
    });
    expect(wrong.join('\n')).toBe('');
  });
});

/** As many as both are for, if there is such a number; who opens a table to others is met at such a table. */
function seatsFor(row: Row, other: Row, turn: number): number {
  const opened = [other, row].flatMap(({ id }) => findModule(id)?.opens ?? []);
  const both = row.players.filter((seats) => other.players.includes(seats));
  const possible = opened.length > 0 ? opened : both.length > 0 ? both : row.players;
  return possible[turn % possible.length];
}

/** A refusal names what does not fit, and is not the outcome of a trial that went wrong. */
function unclear({ code, text, details = {} }: Reason, other: Row): string | undefined {
  if (code === 'seats') return /players?, not/.test(text) ? undefined : text;
  if (code !== 'module-conflict' || !details.module || !details.other) return `refused unclearly: ${text}`;
  const names = other.modules.map((id) => findModule(id)!.words.name);
  return names.some((name) => text.includes(`"${name}"`))
    ? undefined
    : `refused without naming ${other.name}: ${text}`;
}

/** More points may be asked for than there are on the table. */
function outOfReach(options: Readonly<Record<string, OptionValue>>): boolean {
  return Number(options.points) > 20;
}

const list = new MoveList();

function endless(rules: Rules, seed: string): string | undefined {
  const s = newState(rules);
  playout(s, new Rng(seed), list, ENDLESS);
  return s.cells[OVER] ? undefined : `no end after ${ENDLESS} moves`;
}

function numbered(all: readonly Row[]) {
  return all.map((row, turn) => [row.id, row, turn] as const);
}

/** each value but the usual of each option, by itself */
function wishesOf(row: Row): Record<string, OptionValue>[] {
  return Object.entries(optionsOf(row)).flatMap(([name, option]) =>
    valuesOf(option).map((value) => ({ [name]: value })),
  );
}

function valuesOf(option: OptionSpec): OptionValue[] {
  if (option.type === 'flag') return [!option.default];
  const values: OptionValue[] = option.type === 'choice' ? [...option.values] : [option.min, option.max];
  return values.filter((value) => value !== option.default);
}
