import { expect, it } from 'vitest';
import { drawnMap } from '../../geographies/drawn-map.ts';

const map = (land: string) =>
  drawnMap({
    id: 'isle',
    name: 'Isle',
    frame: 'sea',
    land,
    cities: { Aby: '0,0/4' },
    victories: { Bexhill: '0,0/1' },
    paths: { any: '0,0|0 0,0|2', ore: '0,0|1' },
    waters: { Wye: '0,0|4 0,0|5' },
  })();

it('reads rows of land, sea and desert, and passes over the names of the landscapes', () => {
  const { hexes, frame } = map(`
    0 0: forest9 ~
      the weald, the sound
    1 -1: desert hills12
      the waste, the downs`);
  expect(frame).toBe('sea');
  expect(hexes).toEqual([
    { q: 0, r: 0, terrain: 'forest', number: 9 },
    { q: 1, r: 0, terrain: 'sea' },
    { q: -1, r: 1, terrain: 'desert' },
    { q: 0, r: 1, terrain: 'hills', number: 12 },
  ]);
});

it('names sites and waterways, and gives paths their sign', () => {
  const { corners, edges } = map('0 0: forest9 desert').marks;
  expect(corners['city-site']).toEqual([{ q: 0, r: 0, corner: 4, value: 'Aby' }]);
  expect(corners['victory-site']).toEqual([{ q: 0, r: 0, corner: 1, value: 'Bexhill' }]);
  expect(edges['trading-path'].map(({ side, value }) => [side, value])).toEqual([
    [0, 'any'],
    [2, 'any'],
    [1, 'ore'],
  ]);
  expect(edges.waterway.map(({ side, value }) => [side, value])).toEqual([
    [4, 'Wye'],
    [5, 'Wye'],
  ]);
});

it('a word that is no hex is a mistake in the map', () => {
  expect(() => map('0 0: forest9 9')).toThrow('"9" is no hex of a map');
});
