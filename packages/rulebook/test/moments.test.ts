import { DEPTH, FRAME, push, type Rules, STACK, type State } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { layMoments } from '../index.ts';

const evening = { id: 'evening', moments: { bell: ['before', 'supper', 'after'] } };
const kitchen = {
  id: 'kitchen',
  decisions: { wash: {}, eat: {}, sleep: {}, chat: {} },
  slots: { bell: { wash: 'before', eat: 'supper', sleep: 'after' } },
};
const [WASH, EAT, SLEEP, CHAT] = [0, 1, 2, 3];
const names = ['wash', 'eat', 'sleep', 'chat'];

const table = (): State => ({ rules: {} as Rules, cells: new Int32Array(STACK + 20 * FRAME), events: null });
/** the open decisions, the next to be asked first */
const asked = ({ cells }: State) =>
  Array.from({ length: cells[DEPTH] }, (_, i) => {
    const at = STACK + (cells[DEPTH] - 1 - i) * FRAME;
    return `${names[cells[at]]} ${cells[at + 2]}`;
  });

test('whoever opens a decision first, the slots say who is asked first', () => {
  const open = layMoments([evening, kitchen])('bell');
  const orders = [
    [WASH, EAT, SLEEP],
    [SLEEP, EAT, WASH],
    [EAT, SLEEP, WASH],
    [SLEEP, WASH, EAT],
  ];
  for (const order of orders) {
    const s = table();
    for (const kind of order) open(s, kind, 1, kind);
    expect(asked(s)).toEqual(['wash 0', 'eat 1', 'sleep 2']);
  }
});

test('of one slot the last that was opened is asked first', () => {
  const s = table();
  const open = layMoments([evening, kitchen])('bell');
  open(s, EAT, 1, 1);
  open(s, EAT, 1, 2);
  open(s, SLEEP, 1, 3);
  expect(asked(s)).toEqual(['eat 2', 'eat 1', 'sleep 3']);
});

test('what other moments have opened stays where it is', () => {
  const s = table();
  const open = layMoments([evening, kitchen])('bell');
  open(s, WASH, 1, 1);
  push(s, CHAT, 1, 2);
  open(s, SLEEP, 1, 3);
  expect(asked(s)).toEqual(['sleep 3', 'chat 2', 'wash 1']);
});

test('a decision without a slot, a slot or a moment that is not there: each is named', () => {
  const open = layMoments([evening, kitchen])('bell');
  expect(() => open(table(), CHAT, 1)).toThrow('"chat" has no slot in the moment "bell"');
  expect(() => layMoments([evening, kitchen])('dawn')).toThrow('no moment is called "dawn"; there are: bell');
  const late = { ...kitchen, slots: { bell: { eat: 'midnight' } } };
  expect(() => layMoments([evening, late])).toThrow('"kitchen" asks "eat" in the slot "midnight"');
});

test('two parts that would ask a decision at different times are named', () => {
  const other = { id: 'inn', slots: { bell: { eat: 'after' } } };
  expect(() => layMoments([evening, kitchen, other])).toThrow(
    '"kitchen" and "inn" ask "eat" in different slots of "bell"',
  );
  expect(() => layMoments([evening, { ...evening, id: 'night' }])).toThrow('"evening" and by "night"');
});
