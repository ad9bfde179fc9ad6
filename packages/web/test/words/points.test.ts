import { expect, test } from 'vitest';
import { pointsText } from '../../words/points.ts';

test('halves are read as such', () => {
  expect([12, 5.5, 0.5, 0, -0.5, -1.5].map(pointsText)).toEqual(['12', '5½', '½', '0', '−½', '-1½']);
});
