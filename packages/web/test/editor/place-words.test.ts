import { beforeAll, describe, expect, test } from 'vitest';
import { canvasOf, cornerAt, edgeAt, hexAt, isSameBoard } from '../../editor/canvas.ts';
import type { Draft } from '../../editor/draft.ts';
import { type PlaceWords, placeWordsFor } from '../../editor/place-words.ts';
import words from '../../editor/words/en.json';
import type { BoardKit } from '../../table/protocol.ts';
import { i18n } from '../../words/i18n.ts';
import { speakerFor } from '../../words/speak.ts';
import { boardKit } from '../../worker/boards.ts';
import { openLibrary } from '../../worker/library.ts';

let kit: BoardKit;
let draft: Draft;
let said: PlaceWords;
beforeAll(async () => {
  i18n.addResourceBundle('en', 'ui', words, true, true);
  const made = await boardKit(openLibrary(), { game: 'first-island/base', seats: 4 });
  if (!made.ok) throw new Error(made.reason.text);
  kit = made.kit;
  const hexes = kit.layout.hexes.map((hex, i) => ({ ...hex, terrain: 'forest', number: (i % 5) + 2 }));
  draft = { ...kit.layout, hexes, id: 'own', name: 'x', provenance: 'house' };
  said = placeWordsFor(draft, kit, speakerFor(kit.sheet, []));
});

const COORDINATES = /-?\d+,-?\d+/;

describe('the places of a drawing', () => {
  test('have names of their own, hexes, corners and edges, without coordinates', () => {
    const canvas = canvasOf(draft, kit, false);
    const { topology } = canvas;
    const all = <T>(count: number, nameOf: (place: number) => T): T[] =>
      Array.from({ length: count }, (_, i) => nameOf(i));
    const names = [
      ...all(topology.hexes, (hex) => said.hex(hexAt(canvas, hex))),
      ...all(topology.corners, (corner) => said.corner(cornerAt(canvas, corner)!)),
      ...all(topology.edges, (edge) => said.edge(edgeAt(canvas, edge)!)),
    ];
    expect(names.length).toBeGreaterThan(140);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => COORDINATES.test(name))).toEqual([]);
    expect(names[0]).toMatch(/^forest \d+ \(row 1, hex 1\)$/);
  });

  test('beside the board are named by what they lie beside', () => {
    const canvas = canvasOf(draft, kit, true);
    const beyond = Array.from({ length: canvas.topology.hexes - canvas.laid }, (_, i) =>
      said.hex(hexAt(canvas, canvas.laid + i)),
    );
    expect(beyond.length).toBeGreaterThan(10);
    expect(beyond.filter((name) => !/^Empty place, [a-z-]+ of forest \d+ \(row/.test(name))).toEqual([]);
  });

  test('stand in the sentences of the engine', () => {
    const { q, r } = draft.hexes[0];
    expect(said.sentence(`hex ${q},${r} has no number`)).toMatch(
      /^hex forest \d+ \(row \d, hex \d\) has no number$/,
    );
    expect(said.sentence(`${q},${r}/0 is marked twice, ${q},${r}|1 too`)).not.toMatch(COORDINATES);
    // What lies nowhere on the board is named as the engine names it.
    expect(said.sentence('70,70 is far away')).toBe('70,70 is far away');
  });
});

test('a board is the same while most of it stays where it is', () => {
  const row = (from: number, count: number) =>
    Array.from({ length: count }, (_, q) => ({ q: from + q, r: 0 }));
  expect(isSameBoard(row(0, 10), row(0, 14))).toBe(true);
  expect(isSameBoard(row(0, 14), row(0, 10))).toBe(true);
  expect(isSameBoard(row(0, 10), row(6, 10))).toBe(false);
  expect(isSameBoard(row(0, 4), row(0, 19))).toBe(false);
  expect(isSameBoard([], row(0, 3))).toBe(false);
});
