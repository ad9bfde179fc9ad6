import { MoveList, newState, OVER, playout, Rng, type Rules } from '@hexwright/kernel';
import type { OptionValue } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { findRow, modulesFor, offeredFor, type Row, rows } from '../../index.ts';
import { madeInReach } from '../conformance/made.ts';
import { ENDLESS, glimpse } from '../glimpse.ts';
import { wishesOf } from '../wishes.ts';

const A_WHILE = 300;
/** So many variants join a row with one of its options changed; the next ones join the next. */
const JOINING = 3;

type Choices = Readonly<Record<string, OptionValue>>;

/** Every value of every option is played; the rows are dealt to `of` files so that they run side by side. */
export function playOptions(share: number, of: number): void {
  const own = rows
    .map((row, turn) => [row.id, row, turn] as const)
    .filter(([, , turn]) => turn % of === share);

  describe('with every value of every option a game comes to its end:', () => {
    test.each(own)('%s', (_id, row, turn) => {
      const wrong = wishesOf(row, turn).flatMap(({ seats, options }) => {
        const where = `${row.id} for ${seats} with ${JSON.stringify(options)}`;
        const asked = madeInReach({ game: row.id, seats, options });
        const what = asked.ok
          ? (glimpse(asked.rules, where, A_WHILE) ??
            (outOfReach(options) ? undefined : endless(asked.rules, where)))
          : asked.reason.text;
        return what ? [`${where}: ${what}`] : [];
      });
      expect(wrong.join('\n')).toBe('');
    });
  });

  // Older editions and other maps: the options of the base game meet variants often enough.
  describe('with every value of its own options a row still takes variants:', () => {
    const usual = Object.keys(findRow('first-island/base')!.options);
    test.each(own)('%s', (_id, row, turn) => {
      const wishes = wishesOf(row, turn).filter(({ options }) => !usual.includes(Object.keys(options)[0]));
      const wrong = wishes.flatMap(({ seats, options }, i) => {
        const modules = joining(row, seats, turn + i);
        const [name] = Object.keys(options);
        if (!offeredFor({ game: row.id, seats, modules })[name]) return [];
        const where = [row.id, ...modules]
          .join(' with ')
          .concat(` for ${seats} with ${JSON.stringify(options)}`);
        const asked = madeInReach({ game: row.id, seats, modules, options });
        // What an option leaves out a variant may need: then it is said so.
        if (!asked.ok && asked.reason.code === 'module-conflict') return [];
        const what = asked.ok ? glimpse(asked.rules, where, A_WHILE) : asked.reason.text;
        return what ? [`${where}: ${what}`] : [];
      });
      expect(wrong.join('\n')).toBe('');
    });
  });
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

const list = new MoveList();

/** A board may fill up before anybody has the points, as with two players and no victory cards: not every time, though. */
const TRIES = 3;

function endless(rules: Rules, seed: string): string | undefined {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const s = newState(rules);
    playout(s, new Rng(`${seed}${attempt || ''}`), list, ENDLESS);
    if (s.cells[OVER]) return undefined;
  }
  return `no end after ${ENDLESS} moves, ${TRIES} times`;
}
