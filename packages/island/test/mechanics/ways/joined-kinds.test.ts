import { expect, test } from 'vitest';
import { joinedKinds } from '../../../mechanics/index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const own = trial({ parts: [joinedKinds()] }, ['seafarers/core']);
const longest = (t: Table): number => t.field('routeLength', 0);

/** a corner of a coast, with an edge for a road and one for a ship */
function coast(t: Table) {
  for (let corner = 0; corner < t.b.topology.corners; corner++) {
    const [road, ship] = ['road', 'ship'].map((piece) =>
      t.b.walks.edgesAt[corner].find((edge) => t.b.rules.edgeFit(t.s, t.b.piece(piece).index, edge)),
    );
    if (road !== undefined && ship !== undefined && road !== ship) return { corner, road, ship };
  }
  throw new Error('no coast');
}

test.each([
  ['seafarers/core', 1],
  ['trial', 2],
])('in %s a road and a ship that meet are %i long', (game, length) => {
  const t = new Table(game, { own }).started().bare();
  const { road, ship } = coast(t);
  t.put(0, 'road', road).put(0, 'ship', ship);
  expect(longest(t)).toBe(length);
});

test('a building of another parts them all the same', () => {
  const t = new Table('trial', { own }).started().bare();
  const { road, ship, corner } = coast(t);
  t.put(1, 'settlement', corner).put(0, 'road', road).put(0, 'ship', ship);
  expect(longest(t)).toBe(1);
});
