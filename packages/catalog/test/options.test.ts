import type { AnyModule, Options, Playable } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { madeInReach } from '../battery/made.ts';
import { triedCounts } from '../battery/seat-counts.ts';
import { extremesOf } from '../battery/wishes.ts';
import { findModule, findRow, offeredAt, optionsOf, type Row, rows, rulesFor } from '../index.ts';
import { playAlike } from './alike.ts';

const game = (row: string, seats: number, options: Options = {}): Playable => {
  const asked = rulesFor({ game: row, seats, options });
  if (!asked.ok) throw new Error(`${row} ${seats} ${JSON.stringify(options)}: ${asked.reason.text}`);
  return asked.rules;
};
const refused = (row: string, seats: number, options: Options): string | undefined => {
  const asked = rulesFor({ game: row, seats, options });
  return asked.ok ? undefined : `${asked.reason.code}: ${asked.reason.text}`;
};
describe('what a game has no use for cannot be chosen', () => {
  test('an option that the game settles is refused, unless it names what is so anyway', () => {
    expect(refused('first-island/wegwerpcatan', 3, { bank: '19' })).toBe(
      'option-settled: the option "bank" has no say in this game: it is "unlimited"',
    );
    expect(refused('first-island/wegwerpcatan', 3, { bank: 'unlimited' })).toBeUndefined();
  });

  test('with five and six the bank has 24 cards of a good, with seven and eight 38, or more', () => {
    expect(refused('first-island/base', 4, { bank: '19' })).toBeUndefined();
    expect(refused('first-island/base', 5, { bank: '19' })).toBe(
      'option-range: the option "bank" is one of auto, 24, 38, unlimited in this game, not "19"',
    );
    expect(refused('second-islands/big-island', 7, { bank: '24' })).toMatch(/^option-range/);
  });

  test('an option about a card, an award or a move goes with it', () => {
    const offered = Object.keys(offeredAt(findRow('first-island/seven-point-game')!, 4));
    expect(offered).toContain('tradeFirst');
    for (const name of ['victoryCards', 'decks', 'longestMin', 'cardsBeforeRoll', 'showCards'])
      expect(offered).not.toContain(name);
    expect(refused('first-island/seven-point-game', 4, { longestMin: 7 })).toMatch(/^option-settled/);
    expect(Object.keys(offeredAt(findRow('seafarers/pirate-islands')!, 4))).not.toContain('shipMoves');
  });

  test('an option about the board goes by the board', () => {
    expect(offeredAt(findRow('first-island/base')!, 4).numbers).toBeDefined();
    expect(offeredAt(findRow('first-island/family-edition')!, 4).numbers).toBeUndefined();
  });

  test('a list of options says what is left at which number of seats', () => {
    const { bank } = optionsOf(findRow('first-island/base')!);
    expect(bank.valuesBySeats?.[3]).toContain('19');
    expect(bank.valuesBySeats?.[5]).toEqual(['auto', '24', '38', 'unlimited']);
  });
});

/** what chance hardly ever brings about, by the rows' own word */
function rareIn(modules: readonly AnyModule[]): Set<string> {
  const parts = modules.flatMap((module) => [...(module.parts ?? []), module]);
  return new Set(parts.flatMap(({ exempt }) => exempt?.rare ?? []));
}

/**
 * Values on offer that are refused, or with which a table plays as without. What a row brings along is looked at with
 * the fewest and the most seats, value by value; of what it shares with its host, where all that is looked at, one value
 * with one number of seats, each option and each row the next.
 */
function idle(row: Row, seats: number): string[] {
  const tried = triedCounts(row.players);
  const offered = offeredAt(row, seats);
  const own = new Set(Object.keys(findModule(row.id)?.options ?? {}));
  const turn = (name: string): number => tried[Object.keys(row.options).indexOf(name) % tried.length];
  const rare = rareIn(game(row.id, seats).modules);
  return Object.entries(offered).flatMap(([name, spec]) => {
    if (rare.has(`option.${name}`)) return [];
    if (own.has(name) && seats !== row.players[0] && seats !== row.players.at(-1)) return [];
    if (!own.has(name) && offeredAt(row, turn(name))[name] && seats !== turn(name)) return [];
    const when = Object.fromEntries(
      Object.entries(spec.when ?? {}).flatMap(([other, value]) =>
        offered[other] ? [[other, [value].flat()[0]]] : [],
      ),
    );
    const usual = game(row.id, seats, when);
    const now = usual.options[name];
    // To name what happens by itself is no idle choice.
    const others = extremesOf(spec).filter(
      (value) => value !== now && value !== 'auto' && !spec.alike?.includes(value),
    );
    return (own.has(name) ? others : [others[(rows.indexOf(row) + seats) % others.length]]).flatMap(
      (value) => {
        if (value === undefined) return [];
        const other = madeInReach({ game: row.id, seats, options: { ...when, [name]: value } });
        if (!other.ok) return [`${name}=${value} with ${seats}: ${other.reason.text}`];
        if (now === 'auto' || !playAlike(usual, other.rules)) return [];
        return [`${name}=${value} with ${seats} plays like ${now}`];
      },
    );
  });
}

test.each(rows.map((row) => [row.id, row] as const))(
  '%s: every value on offer changes something',
  (_id, row) => {
    expect(
      triedCounts(row.players)
        .flatMap((seats) => idle(row, seats))
        .join('\n'),
    ).toBe('');
  },
);
