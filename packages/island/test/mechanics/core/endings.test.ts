import { expect, test } from 'vitest';
import { finish, finishByPoints } from '../../../index.ts';
import { main, trail } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

test('points are the sum of all sources, and public ones leave the secret ones out', () => {
  const own = trial({
    scores: [
      { id: 'luck', of: () => () => 2 },
      { id: 'hope', secret: true, of: () => () => 3 },
    ],
  });
  const t = main({ own }, 'trial').put(0, 'settlement', 5);
  expect([t.points(0), t.b.rules.publicPoints(t.s, 0)]).toEqual([6, 3]);
});

test('a module can set the goal of each seat and who may claim', () => {
  const own = trial({ rules: () => ({ target: (_s, seat) => (seat === 1 ? 3 : 9), claimant: () => 1 }) });
  const t = main({ own }, 'trial');
  for (const corner of trail(t, 0, 6)
    .corners.filter((_, i) => i % 2 === 0)
    .slice(0, 3))
    t.put(1, 'settlement', corner);
  t.play(0, 'end-turn');
  expect(t.b.result(t.s)).toMatchObject({ winners: [1], ending: 'points' });
});

test('a game can end with several winners, or none', () => {
  const shared = main();
  finish(shared.b, shared.s, 0b101, 'condition');
  expect(shared.b.result(shared.s)).toMatchObject({ winners: [0, 2], ending: 'condition' });
  const lost = main();
  finish(lost.b, lost.s, 0, 'defeat');
  expect(lost.b.result(lost.s)).toMatchObject({ winners: [], ending: 'defeat' });
});

test('most points win where time is up; a second measure parts those level, else they share', () => {
  const level = () => {
    const t = main();
    return t.put(0, 'settlement', trail(t, 0, 1).corners[0]).put(2, 'settlement', trail(t, 1, 1).corners[0]);
  };
  const shared = level();
  finishByPoints(shared.b, shared.s, 'clock');
  expect(shared.b.result(shared.s)).toMatchObject({ winners: [0, 2], ending: 'clock' });
  const parted = level();
  finishByPoints(parted.b, parted.s, 'clock', (seat) => seat);
  expect(parted.b.result(parted.s).winners).toEqual([2]);
});

test('the end is told with winners and points', () => {
  const t = main();
  t.s.events = [];
  finish(t.b, t.s, 0b10);
  expect(t.s.events).toMatchObject([{ kind: 'game-over', data: { winners: [1], points: [0, 0, 0, 0] } }]);
});
