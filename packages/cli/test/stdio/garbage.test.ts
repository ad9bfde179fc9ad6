import { Rng } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { Driver } from '../running.ts';

test('the program answers as before after lines of random bytes', async () => {
  const driver = new Driver();
  await driver.call('newGame', { game: 'first-island/base', seats: 4, seed: 1 });
  const before = await driver.call('state', { game: 'g1' });
  const rng = new Rng(7);
  for (let i = 0; i < 100; i++) {
    const bytes = Array.from({ length: 1 + rng.below(80) }, () => String.fromCharCode(33 + rng.below(400)));
    expect((await driver.line(bytes.join(''))).error).toBeDefined();
  }
  expect(await driver.call('state', { game: 'g1' })).toEqual(before);
  expect(await driver.end()).toBe(0);
});
