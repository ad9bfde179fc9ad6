import { push } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { eventDie } from '../../../index.ts';
import { quiet } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

const die = eventDie({
  faces: [
    { id: 'sun', sides: 5, words: 'The sun shines.' },
    { id: 'storm', sides: 1, words: 'A storm comes up.' },
  ],
});

test('a face with nothing to decide lets the number count at once', () => {
  const t = quiet({ own: trial({ parts: [die] }) }, 'trial');
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .roll(9);
  expect([t.decision, t.hand(0)]).toEqual(['event-die', {}]);
  t.nature('event-die', { face: 'sun' });
  expect([t.decision, t.hand(0), t.field('eventFace')]).toEqual(['main', { brick: 1 }, 1]);
});

test('the number waits for what an event asks, and an event may go by one die', () => {
  const seen: number[] = [];
  const own = trial({
    parts: [die],
    rules: (_was, b) => ({
      eventDie: {
        shows: (s, face) => {
          seen.push(face, b.fields.dice.get(s, 0));
          push(s, b.decision('free-route'), 2, 1);
        },
      },
    }),
  });
  const t = quiet({ own }, 'trial');
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .put(1, 'settlement', t.corner(0, 0, 2));
  t.play(0, 'roll').nature('dice', { red: 4, yellow: 5 }).nature('event-die', { face: 'storm' });
  expect([seen, t.decision, t.hand(0)]).toEqual([[1, 4], 'free-route', {}]);
  t.play(1, t.legal(1)[0]);
  expect(t.decision).toBe('number-waits');
  t.nature('number-counts');
  expect([t.decision, t.hand(0)]).toEqual(['main', { brick: 1 }]);
});

test('a rule may leave the die out', () => {
  const own = trial({ parts: [die], rules: () => ({ eventDie: { isRolled: () => false } }) });
  expect(quiet({ own }, 'trial').roll(2).decision).toBe('main');
});
