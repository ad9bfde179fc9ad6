import { Rng } from '@hexwright/kernel';
import type { OptionValue } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { madeInReach } from '../../battery/made.ts';
import { mixturesOf, type Wish, wishesOf } from '../../battery/wishes.ts';
import { findRow, modulesFor, offeredFor, type Row, rows } from '../../index.ts';
import { endless, glimpse, NO_END } from '../glimpse.ts';

const A_WHILE = 300;
/** So many variants join a row with some of its options changed; the next ones join the next. */
const JOINING = 3;

type Choices = Readonly<Record<string, OptionValue>>;
type Play = (wish: Wish) => string | undefined;

/**
 * Every value of every option is played, as many at one table as go together; the rows are dealt to `of` files so that
 * they run side by side.
 */
export function playOptions(share: number, of: number): void {
  const own = rows
    .map((row) => [row.id, row, new Rng(row.id).below(60)] as const)
    .filter((_, i) => i % of === share);

  describe('with every value of every option a game comes to its end:', () => {
    test.each(own)('%s', (_id, row, turn) => {
      const play: Play = ({ seats, options }) => {
        const asked = madeInReach({ game: row.id, seats, options });
        if (!asked.ok) return asked.reason.text;
        const seed = `${row.id} for ${seats} with ${JSON.stringify(options)}`;
        return (
          glimpse(asked.rules, seed, A_WHILE) ??
          (outOfReach(options) ? undefined : endless(asked.rules, seed))
        );
      };
      expect(wrongWith(mixturesOf(wishesOf(row), turn), play)).toBe('');
    });
  });

  // Older editions and other maps: the options of the base game meet variants often enough.
  describe('with every value of its own options a row still takes variants:', () => {
    const usual = Object.keys(findRow('first-island/base')!.options);
    test.each(own)('%s', (_id, row, turn) => {
      const choices = wishesOf(row).filter(({ name }) => !usual.includes(name));
      const play: Play = ({ seats, options }) => {
        const modules = joining(row, seats, turn);
        const offered = offeredFor({ game: row.id, seats, modules });
        const left = Object.fromEntries(Object.entries(options).filter(([name]) => offered[name]));
        const asked = madeInReach({ game: row.id, seats, modules, options: left });
        const what = asked.ok
          ? glimpse(asked.rules, `${row.id} for ${seats} with ${JSON.stringify(options)}`, A_WHILE)
          : asked.reason.code === 'module-conflict' && Object.keys(options).length < 2
            ? // What an option leaves out a variant may need: then it is said so.
              undefined
            : asked.reason.text;
        return what && `with ${modules.join(', ')}: ${what}`;
      };
      expect(wrongWith(mixturesOf(choices, turn), play)).toBe('');
    });
  });
}

/** What goes wrong at these tables: the values that do so alone, or else the whole mixture. */
function wrongWith(mixtures: readonly Wish[], play: Play): string {
  const lines = mixtures.flatMap(({ seats, options }) => {
    const whole = play({ seats, options });
    if (whole === undefined) return [];
    const singles = Object.entries(options).flatMap(([name, value]) => {
      const what = play({ seats, options: { [name]: value } });
      return what === undefined ? [] : [{ options: { [name]: value }, what }];
    });
    const found = singles.length > 0 || mayBeRefused(whole) ? singles : [{ options, what: whole }];
    return found.map(({ options: some, what }) => `for ${seats} with ${JSON.stringify(some)}: ${what}`);
  });
  return lines.join('\n');
}

/** Values that are sound one by one may together ask too much of chance, or of the variants that join. */
function mayBeRefused(what: string): boolean {
  return what.includes(NO_END) || what.includes('cannot be');
}

/** The next few variants that go with the row and with each other, each time others. */
function joining(row: Row, seats: number, turn: number): readonly string[] {
  const variants = rows.filter(({ id, kind }) => kind === 'variant' && !row.modules.includes(id));
  const modules: string[] = [];
  for (let i = 0; i < variants.length && modules.length < JOINING; i++) {
    const { id } = variants[(turn * JOINING + i) % variants.length];
    if (modulesFor({ game: row.id, seats, modules: [...modules, id] }).ok) modules.push(id);
  }
  return modules;
}

/** More points may be asked for than chance ever brings together. */
function outOfReach(options: Choices): boolean {
  return Number(options.points) > 20;
}
