import { expect, test } from 'vitest';
import { gathered } from '../store/gathered.ts';

/** Work that waits until it is let go. */
function held() {
  const groups: { readonly items: readonly string[]; readonly go: (error?: unknown) => void }[] = [];
  const put = gathered<string, string>(
    (items) =>
      new Promise((resolve, reject) => {
        groups.push({
          items,
          go: (error) => (error ? reject(error) : resolve(items.map((each) => each.toUpperCase()))),
        });
      }),
  );
  return { groups, put };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

test('what is asked for at once, or while others are under way, is done together', async () => {
  const { groups, put } = held();
  const first = [put('a'), put('b')];
  await turns();
  const second = [put('c'), put('d')];
  await turns();
  const third = [put('e'), put('f'), put('g')];
  await turns();
  expect(
    groups.map(({ items }) => items),
    'two at once',
  ).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  groups[0].go();
  expect(await Promise.all(first)).toEqual(['A', 'B']);
  await turns();
  expect(groups[2].items).toEqual(['e', 'f', 'g']);
  groups[2].go();
  groups[1].go();
  expect(await Promise.all([...second, ...third])).toEqual(['C', 'D', 'E', 'F', 'G']);
});

test('one that is wrong in itself takes no other with it', async () => {
  const put = gathered<number, number>(async (items) => {
    if (items.includes(2)) throw Object.assign(new Error('out of range'), { code: '22003' });
    return items.map((each) => each * 10);
  });
  const results = await Promise.allSettled([put(1), put(2), put(3)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(results[2]).toMatchObject({ value: 30 });
});

test('where the store is away all are told, and nothing is tried again', async () => {
  let tried = 0;
  const put = gathered<number, number>(async () => {
    tried++;
    throw new Error('the connection broke');
  });
  const results = await Promise.allSettled([put(1), put(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(tried).toBe(1);
});
