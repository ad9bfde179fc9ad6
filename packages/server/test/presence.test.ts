import { expect, test } from 'vitest';
import { Presence } from '../tables/presence.ts';

test('whoever was at a process that says nothing any more is gone with it', () => {
  const presence = new Presence();
  presence.hear('one', { people: ['ada'], watching: 0 }, 1000);
  presence.hear('two', { people: ['ben'], watching: 1 }, 5000);
  expect(presence.forgetSilent(1000)).toBe(false);
  expect(presence.forgetSilent(2000)).toBe(true);
  expect([presence.isHere('ada'), presence.isHere('ben')]).toEqual([false, true]);
});
