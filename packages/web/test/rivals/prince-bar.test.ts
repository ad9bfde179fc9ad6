import { newState, stateToJson } from '@hexwright/kernel';
import { type Book, GOODS, type GoodId, rivalsOf } from '@hexwright/rivals';
import { type RivalsFace, rivalsFace, seatView } from '@hexwright/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { GameProvider } from '../../play/game-context.ts';
import { PrinceBar } from '../../rivals/PrinceBar.tsx';
import { Region } from '../../rivals/Region.tsx';
import words from '../../rivals/words/en.json';
import type { RivalsSheet } from '../../table/sheet.ts';
import { i18n } from '../../words/i18n.ts';
import { speakerFor } from '../../words/speak.ts';
import { openLibrary } from '../../worker/library.ts';

i18n.addResourceBundle('en', 'ui', words, true, true);

/** the six regions of the start, what grows there, and the site between the first two of the upper row and the third */
const FOREST = 10;
const LAID = ['lumber', 'brick', 'gold', 'wool', 'grain', 'ore'].map((good) => GOODS.indexOf(good as GoodId));
const ABOVE_LEFT = 20;

let sheet: RivalsSheet;
let book: Book;
let face: RivalsFace;
beforeAll(async () => {
  const ruled = await openLibrary().rulesFor({ game: 'rivals/introductory', seats: 2 });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  book = rivalsOf(ruled.rules)!;
  face = rivalsFace(book);
  sheet = face.sheet() as RivalsSheet;
});

/** The bar of the first prince, whose regions hold these goods; a storehouse may stand above its first settlement. */
function barWith(goods: readonly number[], storehouse = false): string {
  const state = newState(book);
  const { store, sites } = book.fields;
  for (let place = 0; place < book.places; place++) store.set(state, 0, place, goods[place - FOREST] ?? 0);
  if (storehouse) sites.set(state, 0, ABOVE_LEFT, book.card('storehouse') + 1);
  for (const [i, good] of LAID.entries()) book.fields.terrain.set(state, 0, FOREST + i, good + 1);
  const value = {
    sheet,
    players: [],
    speak: speakerFor(sheet, []),
    view: { ...seatView(face, state, 0), fields: stateToJson(state) },
    told: [],
    play: () => {},
  };
  const bar = createElement(PrinceBar, { seat: 0 });
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(GameProvider, { value: value as never }, bar)),
  );
}

const purseOf = (bar: string): string =>
  /<span[^>]*class="purse".*?(?=<span title="\d+ goods)/s.exec(bar)![0];
const goodsOf = (bar: string): string => /<span title="\d+ goods.*/s.exec(bar)![0];
/** what is read off it, by eye or ear */
const read = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the bar of a prince', () => {
  test('counts all goods of the land one by one and together, and warns of brigands from the eighth on', () => {
    const [safe, tempting] = [barWith([3, 3, 1]), barWith([3, 3, 1, 1])];
    expect(read(purseOf(tempting))).toBe('3 0 3 0 1 1');
    expect(read(goodsOf(safe))).toMatch(/^7 \/7 7 goods .* up to 7 they leave alone/);
    expect(goodsOf(safe)).not.toContain('tempting');
    expect(read(goodsOf(tempting))).toMatch(/^8 \/7 brigands: −2 .* they would take 2 gold and wool/);
    expect(goodsOf(tempting)).toContain('class="prince-goods tempting"');
  });

  test('counts nothing beside a storehouse for brigands, though it says what lies there', () => {
    const hidden = barWith([3, 0, 2, 0, 3, 3], true);
    expect(read(goodsOf(hidden))).toMatch(/^6 \/7 11 goods in all regions\. 5 of them brigands do not count/);
    expect(goodsOf(hidden)).not.toContain('tempting');
  });

  test('names the four symbols, and shows those of which there is none', () => {
    const bar = barWith([]);
    for (const symbol of ['strength', 'skill', 'commerce', 'progress'])
      expect(bar).toContain(`title="${symbol} points"`);
    expect(read(bar)).toContain('strength points 0 skill points 0 commerce points 0 progress points 0');
  });
});

test.each([0, 1, 2, 3])('a region that holds %i says so as a number, unless it is empty', (store) => {
  const drawn = renderToStaticMarkup(createElement(Region, { sheet, good: 1, number: 5, store }));
  const count = /class="region-count".*?<text[^>]*>(\d)<\/text>/.exec(drawn)?.[1];
  expect(count).toBe(store === 0 ? undefined : String(store));
});
