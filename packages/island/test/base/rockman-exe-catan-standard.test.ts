import { expect, test } from 'vitest';
import { islandModules } from '../../index.ts';
import { laid } from './laid.ts';

const game = 'first-island/rockman-exe-catan-standard';
const pieces = (id: string) => laid(id).b.layout.assembly!.pieces.map(({ sides }) => sides[0].harbours);

// proves first-island/rockman-exe-catan-standard: The frame is that of Catan Standard
// proves first-island/rockman-exe-catan-standard: Lumber changes places
test('the frame of Catan Standard with the lumber harbour and a general harbour exchanged', () => {
  const standard = pieces('first-island/catan-standard');
  const changed = pieces(game);
  expect(changed.filter((harbours, k) => harbours.join() !== standard[k].join())).toEqual([
    ['lumber', 'any'],
  ]);
  expect(standard).toContainEqual(['any', 'lumber']);
});

// proves first-island/rockman-exe-catan-standard: Everything else is only names: brick is
test('goods, robber, pieces, awards and cards have other names', () => {
  const { instead: terms } = islandModules.find((module) => module.id === game)!.words;
  expect(terms).toMatchObject({
    'good.ore': 'normal chip',
    'good.brick': 'fire chip',
    'good.wool': 'water chip',
    'good.grain': 'elec chip',
    'good.lumber': 'wood chip',
    'terrain.desert': 'dark hole',
    'blocker.robber': 'Bass.EXE',
    'piece.settlement': 'NetNavi',
    'piece.city': 'SP Navi',
    'piece.road': 'network link',
    'award.largest-army': 'NetNavi Award',
    'award.longest-road': 'Network Award',
    'card.road-building': 'AreaGrab',
    'card.monopoly': 'Fan',
  });
});
