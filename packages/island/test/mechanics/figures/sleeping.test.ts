import { expect, test } from 'vitest';
import { sleeping } from '../../../index.ts';
import { quiet, robberOn } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

const own = trial({
  fields: { alarm: {} },
  parts: [sleeping({ awake: (b) => (s) => b.cell('alarm').get(s) > 0 })],
});

test('blockers that sleep are not moved by a seven, and stop their hex all the same', () => {
  const t = quiet({ own }, 'trial');
  t.lay(robberOn(t), 'hills', 9)
    .put(0, 'settlement', t.corner(-2, 0, 0))
    .roll(9);
  expect(t.hand(0)).toEqual({});
  t.play(0, 'end-turn').roll(7);
  expect(t.decision).toBe('main');
  expect(t.b.the.blockers.barStand(t.s, 0, t.hex(0, 0), 1)).toMatchObject({ code: 'blocker-asleep' });
  t.set('alarm', 0, 1).play(1, 'end-turn').roll(7);
  expect(t.decision).toBe('move-blocker');
});
