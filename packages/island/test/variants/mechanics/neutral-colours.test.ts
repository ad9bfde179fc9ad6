import { expect, test } from 'vitest';
import { neutralColours } from '../../../variants/mechanics/neutral-colours.ts';
import { main, ROAD, trail } from '../../base/quiet.ts';
import { trial } from '../../mechanics/trial.ts';
import { Table } from '../../table.ts';

const own = trial(neutralColours({ colours: 1 }));

test('each colour is an owner with routes of its own', () => {
  const t = main({ own }, 'trial');
  expect([t.b.neutral, t.b.owners]).toEqual([4, 5]);
  t.b.rules.build(t.s, 4, 0, trail(t, 0, 1).edges[0]);
  expect(t.field('routeLength', 4)).toBe(1);
  expect(t.b.rules.barBuild(t.s, 4, 0, trail(t, 0, 2).edges[1])).toBeUndefined();
  expect(t.b.rules.barBuild(t.s, 0, 0, trail(t, 0, 2).edges[1])).toBeDefined();
});

test('the seats in turn place the first settlements', () => {
  const t = new Table('trial', { own }).until('place-colour', 0);
  t.play(0, 'place-colour', { corner: t.corner(0, 0, 0) });
  expect(t.decision).toBe('place-building');
});

test('placing at the start brings no neutral piece', () => {
  const t = new Table('trial', { own }).started();
  const neutral = Array.from(
    { length: t.b.topology.edges },
    (_, edge) => t.s.cells[t.b.at.route + edge],
  ).filter((mark) => t.b.ownerOf[mark] === 4);
  expect(neutral).toEqual([]);
});

test('a colour builds only while it has pieces', () => {
  const t = main(
    {
      own: [
        ...trial({
          ...neutralColours({ colours: 1 }),
          changes: { pieces: { road: { supply: 2 } } },
        }),
      ],
    },
    'trial',
  );
  const { edges } = trail(t, 1, 2);
  for (const edge of edges) t.b.rules.build(t.s, 4, 0, edge);
  const row = trail(t, 0, 2);
  t.put(0, 'settlement', row.corners[0]);
  t.give(0, ROAD).play(0, 'road', { edge: row.edges[0] });
  expect(t.decision).toBe('main');
});
