import { newState, stateToJson } from '@hexwright/kernel';
import { ownPresenterOf, seatView } from '@hexwright/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { GameProvider } from '../../play/game-context.ts';
import { PrinceBar } from '../../rivals/PrinceBar.tsx';
import { Region } from '../../rivals/Region.tsx';
import words from '../../rivals/words/en.json';
import type { AnyView } from '../../table/protocol.ts';
import type { RivalsSheet } from '../../table/sheet.ts';
import { i18n } from '../../words/i18n.ts';
import { speakerFor } from '../../words/speak.ts';
import { openLibrary } from '../../worker/library.ts';

i18n.addResourceBundle('en', 'ui', words, true, true);

let sheet: RivalsSheet;
let view: AnyView;
beforeAll(async () => {
  const ruled = await openLibrary().rulesFor({ game: 'rivals/introductory', seats: 2 });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  const face = ownPresenterOf(ruled.rules)!;
  sheet = face.sheet() as RivalsSheet;
  const state = newState(ruled.rules);
  view = { ...seatView(face, state, 0), fields: stateToJson(state) } as unknown as AnyView;
});

/** The bar of the first prince, whose regions hold these goods. */
function barWith(goods: readonly number[]): string {
  const store = (view.fields.store as number[][]).map((land, seat) =>
    land.map((_, place) => (seat === 0 ? (goods[place] ?? 0) : 0)),
  );
  const fields = { ...view.fields, store };
  const value = {
    sheet,
    players: [],
    speak: speakerFor(sheet, []),
    view: { ...view, fields },
    told: [],
    play: () => {},
  };
  const bar = createElement(PrinceBar, { seat: 0 });
  return renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(GameProvider, { value: value as never }, bar)),
  );
}

const goodsOf = (bar: string): string => /<span [^>]*class="prince-goods.*/s.exec(bar)![0];
/** what is read off it, by eye or ear */
const read = (html: string): string =>
  html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the bar of a prince', () => {
  test('counts all goods of the land, and warns of brigands from the eighth on', () => {
    const [safe, tempting] = [barWith([3, 3, 1]), barWith([3, 3, 2])].map(goodsOf);
    expect(read(safe)).toMatch(/^7 (?!!)/);
    expect(safe).not.toContain('tempting');
    expect(read(tempting)).toMatch(/^8 ! /);
    expect(tempting).toMatch(/^<span title="[^"]*brigands" class="prince-goods tempting"/);
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
