import { afterEach, expect, test } from 'vitest';
import { coloursFor, lineOf, SEATS, wearColours } from '../../look/seats.ts';

const [RED, , WHITE, ORANGE, , , , PINK] = SEATS;
let undress = (): void => {};
afterEach(() => undress());

test('a line has the colour that its seat wears, whichever seat that is', () => {
  undress = wearColours([3, 7, 0]);
  expect([0, 1, 2].map(lineOf)).toEqual([ORANGE.fill, PINK.fill, RED.fill]);
});

test('white is drawn as a line that paper shows, in every seat', () => {
  for (const colours of [[2, 0, 1, 3], [0, 1, 3, 2], []]) {
    undress = wearColours(colours);
    const seat = colours.length > 0 ? colours.indexOf(2) : 2;
    expect(lineOf(seat)).not.toBe(WHITE.fill);
    undress();
  }
});

test('every colour is another one, and readable on its fill', () => {
  expect(SEATS).toHaveLength(32);
  expect(new Set(SEATS.map(({ fill }) => fill)).size).toBe(32);
  expect(new Set(SEATS.map(({ name }) => name)).size).toBe(32);
  const light = (hex: string): number => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const { name, fill, ink } of SEATS.slice(8)) {
    const [dark, bright] = [light(fill), light(ink)].sort((a, b) => a - b);
    expect((bright + 0.05) / (dark + 0.05), name).toBeGreaterThan(3.5);
  }
});

test('eight colours are offered, or as many as play, and the one that is worn', () => {
  expect(coloursFor(4)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(coloursFor(30)).toHaveLength(30);
  expect(coloursFor(4, 20)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 20]);
});
