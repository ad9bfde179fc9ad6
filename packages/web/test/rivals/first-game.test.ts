import { replay } from '@hexwright/kernel';
import { rivalsOf } from '@hexwright/rivals';
import { parseFile } from '@hexwright/table';
import { expect, test } from 'vitest';
import { FIRST_GAME, LESSONS, lessonAt } from '../../rivals/first-game.ts';
import words from '../../rivals/words/en.json';
import { openLibrary } from '../../worker/library.ts';
import { Browser } from '../worker/tabs.ts';

/** Plays it as the page does, and hears all that is told. */
async function played() {
  const tab = new Browser().tab();
  tab.referee.pace(0);
  const { wish, level, seed, seating } = FIRST_GAME;
  const begun = await tab.referee.begin(
    wish,
    [{ kind: 'person' }, { kind: 'bot', level }],
    seed,
    true,
    seating,
  );
  if (!begun.ok) throw new Error(begun.reason.text);
  await tab.referee.open(begun.game);
  const asked = () => tab.latest()?.decision?.seats.includes(0) && tab.latest().seat === 0;
  const said: string[] = [];
  for (const { at, move } of LESSONS) {
    for (let i = 0; i < 500 && !(asked() && tab.latest().moves >= at); i++)
      await new Promise((resolve) => setImmediate(() => setTimeout(resolve)));
    const lesson = lessonAt(tab.latest());
    expect(lesson?.at, `${JSON.stringify(move)} after ${tab.latest().moves} moves`).toBe(at);
    said.push(lesson!.say);
    expect(await tab.play(begun.game, 0, move)).toMatchObject({ ok: true });
  }
  const copied = await tab.referee.copy(begun.game);
  if (!copied.ok) throw new Error(copied.reason.text);
  return { said, file: copied.file };
}

test('the first game goes as it is written, against the same opponent, and shows what it speaks of', async () => {
  const { said, file } = await played();
  for (const say of said) expect(words).toHaveProperty([`rivals.first.${say}`]);
  const parsed = parseFile(file);
  const ruled = await openLibrary().rulesFor(FIRST_GAME.wish);
  if (!parsed.ok || !ruled.ok) throw new Error('the game cannot be read');
  const told: string[] = [];
  const again = replay(ruled.rules, parsed.save.chance, parsed.save.log, (_, events) => {
    for (const { kind, data } of events)
      told.push(`${kind} ${data.seat ?? data.holder} ${data.symbol ?? ''}`);
  });
  if (!again.ok) throw new Error(again.reason.text);
  for (const symbol of ['brigands', 'trade', 'celebration', 'harvest', 'event'])
    expect(
      told.some((line) => line.endsWith(` ${symbol}`)),
      symbol,
    ).toBe(true);
  expect(told).toEqual(
    expect.arrayContaining(['token 0 ', 'settlement 0 ', 'played 0 ', 'road 0 ', 'built 1 ']),
  );
  // Three settlements and the token.
  expect(rivalsOf(ruled.rules)!.points(again.game.state, 0)).toBe(4);
});

test('whoever goes another way is left alone with it', () => {
  const legal = [{ move: 'end-actions' }];
  expect(lessonAt({ moves: 46, legal })).toBeDefined();
  expect(lessonAt({ moves: 45, legal })).toBeUndefined();
  expect(lessonAt({ moves: 48, legal })).toBeUndefined();
});
