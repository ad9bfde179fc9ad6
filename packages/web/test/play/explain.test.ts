import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { Board } from '../../board/Board.tsx';
import { explain } from '../../play/explain.ts';
import { heldTokens } from '../../play/purses.ts';
import { i18n } from '../../words/i18n.ts';
import { atATable } from './at-a-table.ts';

const base = atATable({ game: 'first-island/base' }, 400);

describe('an explanation', () => {
  test('of a hex names what it gives, its chance, and who gets what', () => {
    const share = base.view.yields.find(({ hex }) => !base.view.idle.includes(hex))!;
    const { title, lines } = explain(base, `hex ${share.hex}`)!;
    const good = base.speak.name('good', share.good!);
    expect(title).toMatch(/^[A-Z]\w+ \d+$/);
    expect(lines).toContain(`Gives ${good}`);
    expect(lines.join('; ')).toMatch(/\d+: \d of 36 rolls/);
    expect(lines.join('; ')).toContain(`${base.speak.seat(share.seat)} ${share.count} ${good}`);
  });

  test('of the robber says which hex it blocks, and the hex says so too', () => {
    const [hex] = base.view.idle;
    const at = hex === undefined ? undefined : explain(base, `hex ${hex}`);
    const robber = explain(base, 'blocker robber')!;
    expect(robber.title).toBe('Robber');
    if (at) {
      expect(at.lines).toContain('It is blocked and gives nothing now');
      expect(robber.lines[0]).toMatch(/^Blocks /);
    }
  });

  test('of a harbour tells the rate and who uses it, and of a corner how often a building is paid', () => {
    expect(explain(base, 'harbour 0')!.title).toMatch(/^Harbour: .+ [23]:1$/);
    const inland = base.sheet.board.corners.findIndex(({ hexes }) => hexes.length === 3);
    expect(explain(base, `corner ${inland}`)!.lines[0]).toMatch(
      /^A building here is paid on \d+ of 36 rolls$/,
    );
  });

  test('of a piece tells its owner, its points and its price', () => {
    const settlement = base.sheet.pieces.findIndex(({ id }) => id === 'settlement');
    const marks = base.view.fields.building as number[];
    const corner = marks.findIndex(
      (mark) => mark > 0 && (mark - 1) % base.sheet.pieces.length === settlement,
    );
    const { title, lines } = explain(base, `piece building ${corner}`)!;
    expect(title).toMatch(/^Settlement \((Red|Blue|White)\)$/);
    expect(lines).toContain('Worth 1 point');
    expect(lines).toContain('Costs 1 brick, 1 lumber, 1 wool, 1 grain');
  });

  test.each([
    'seafarers/cloth-for-catan',
    'traders-barbarians/fishermen',
    'traders-barbarians/caravans',
    'cities-knights/core',
    'explorers-pirates/land-ho',
    'geographies/core',
  ])('is there for everything that is drawn on the board of %s', (game) => {
    const known = atATable({ game, seats: 4 }, 300);
    const board = createElement(Board, { sheet: known.sheet, fields: known.view.fields, label: game });
    const drawn = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, board));
    const things = [...new Set([...drawn.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing))];
    expect(things.length).toBeGreaterThan(known.sheet.board.hexes.length);
    for (const thing of things) {
      const told = explain(known, thing);
      expect(told?.title, thing).toMatch(/^\S/);
      expect([told?.title, ...(told?.lines ?? [])].join(' '), thing).not.toMatch(/NaN|undefined|\{/);
    }
  });

  test('of a fishing ground tells the chance of its number', () => {
    const known = atATable({ game: 'traders-barbarians/fishermen', seats: 4 }, 100);
    const edge = (known.view.fields.fishingGround as number[]).findIndex((number) => number > 0);
    expect(explain(known, `field fishingGround ${edge}`)!.lines[0]).toMatch(/^\d+: \d of 36 rolls$/);
  });
});

test('tokens that are worth more look so, and only one’s own are known', () => {
  const known = atATable({ game: 'traders-barbarians/fishermen', seats: 4 }, 100, (book, s) => {
    const purse = book.field('fish');
    for (const kind of [1, 2, 3]) s.cells[purse + kind] = kind;
  });
  const { sheet, view, speak } = known;
  expect(heldTokens(sheet, view, speak, 0).map(({ words, worth, count }) => [words, worth, count])).toEqual([
    ['1 fish', 1, 1],
    ['2 fish', 2, 2],
    ['3 fish', 3, 3],
  ]);
  expect(heldTokens(sheet, view, speak, 1)).toEqual([]);
});
