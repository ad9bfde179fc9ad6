import { isOver, legalMoves, MoveList, newGame, playout, type RawMove, Rng, toMove } from '@hexwright/kernel';
import { ownPresenterOf, seatView } from '@hexwright/table';
import type { VNode } from 'preact';
import { renderToStringAsync } from 'preact-render-to-string';
import { createElement, type ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { GameProvider } from '../../play/game-context.ts';
import { eventNow } from '../../rivals/event-now.ts';
import { landOf, stretchOf } from '../../rivals/land.ts';
import { namingFor } from '../../rivals/naming.ts';
import { choiceOf, NOTHING } from '../../rivals/spots.ts';
import { RivalsTable } from '../../rivals/Table.tsx';
import words from '../../rivals/words/en.json';
import type { AnyView } from '../../table/protocol.ts';
import type { RivalsSheet } from '../../table/sheet.ts';
import { i18n } from '../../words/i18n.ts';
import { speakerFor } from '../../words/speak.ts';
import { openLibrary } from '../../worker/library.ts';

i18n.addResourceBundle('en', 'ui', words, true, true);
const library = openLibrary();
const rows = library.catalog.rows.filter(({ id }) => library.alike(id, 'rivals/introductory'));

async function sheetOf(game: string): Promise<RivalsSheet> {
  const ruled = await library.rulesFor({ game, seats: 2 });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  return ownPresenterOf(ruled.rules)!.sheet() as RivalsSheet;
}

/** A game of chance, as the seat that is asked sees it at every so many moves, so many times. */
async function* glimpses(game: string, every = 23, times = 24) {
  const ruled = await library.rulesFor({ game, seats: 2 });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  const face = ownPresenterOf(ruled.rules)!;
  const { state } = newGame(ruled.rules, { mode: 'seeded', seed: game });
  const [rng, list] = [new Rng('glimpses'), new MoveList()];
  for (let n = 0; n < times && !isOver(state); n++) {
    playout(state, rng, list, every);
    const seat = toMove(state) === 2 ? 1 : 0;
    const more = { n: 0, moves: n, events: [], eventsFrom: 0, rolls: {}, handover: null };
    const view = {
      ...seatView(face, state, seat),
      ...more,
      mayUndo: false,
      mayRedo: false,
      stopped: null,
    } as AnyView;
    yield { sheet: face.sheet() as RivalsSheet, view, seat, legal: legalMoves(state, seat).moves };
  }
}

describe('every game of rivals', () => {
  for (const { id } of rows) {
    test(`${id} can be drawn at any moment from its sheet and view`, async () => {
      for await (const { sheet, view } of glimpses(id, 151, 10)) {
        const speak = speakerFor(sheet, []);
        const game = { sheet, players: [], speak, view, told: [], play: () => {} };
        const table = { game: 'x', sheet, players: [], guided: false } as never;
        const drawn = await drawnWhole(
          createElement(
            I18nextProvider,
            { i18n },
            createElement(
              GameProvider,
              { value: game },
              createElement(RivalsTable, {
                table,
                refusal: null,
                undo: () => {},
                house: { home: '/', items: () => null },
              }),
            ),
          ),
        );
        expect(drawn).not.toMatch(/NaN|undefined/);
        expect(drawn).not.toMatch(/>rivals\.|"rivals\./);
      }
    });

    test(`in ${id} every legal move is reached by pointing, and has words of its own`, async () => {
      for await (const { sheet, view, seat, legal } of glimpses(id)) {
        const naming = namingFor(sheet, view, speakerFor(sheet, []));
        const said = new Set(legal.map(naming.move));
        expect([...said].sort()).toEqual(legal.map(naming.move).sort());
        for (const words of said) expect(words).not.toMatch(/[{}]|undefined|NaN/);
        expect(reached(sheet, legal, seat)).toEqual(new Set(legal.map((move) => JSON.stringify(move))));
      }
    });
  }
});

/** The markup, when all that is fetched on demand has come. */
const drawnWhole = async (element: ReactElement): Promise<string> =>
  renderToStringAsync(element as unknown as VNode);

/** Everything that taps and menus can lead to. */
function reached(sheet: RivalsSheet, legal: readonly RawMove[], seat: number): Set<string> {
  const found = new Set<string>();
  const follow = (pick: typeof NOTHING): void => {
    const { whole, next } = choiceOf(sheet, legal, seat, pick);
    for (const move of whole) found.add(JSON.stringify(move));
    for (const spot of next) follow({ ...pick, spots: [...pick.spots, spot] });
  };
  follow(NOTHING);
  for (const move of legal) if (Object.keys(move).length === 1) found.add(JSON.stringify(move));
  return found;
}

test('two regions that change places are pointed at in either order', async () => {
  const sheet = await sheetOf('rivals/era-of-gold');
  const legal = [
    { move: 'rearrange', one: 3, other: 8 },
    { move: 'rearrange', one: 3, other: 5 },
  ];
  const at = (place: number) => ({ on: 'place', at: place, seat: 0 });
  const pick = (...places: number[]) =>
    choiceOf(sheet, legal, 0, { kind: 'rearrange', spots: places.map(at) });
  expect(pick().next).toEqual([3, 8, 5].map(at));
  expect(pick(8).next).toEqual([at(3)]);
  expect([pick(8, 3).whole, pick(3, 8).whole]).toEqual([[legal[0]], [legal[0]]]);
});

test('a land is drawn from its first region to its last, and as far as anything could be laid', async () => {
  for await (const { sheet, view } of glimpses('rivals/introductory')) {
    const land = landOf(view.fields, 0);
    const { ways } = stretchOf(sheet, land, []);
    const laid = land.terrain.flatMap((good, place) => (good > 0 ? [place >> 1] : []));
    expect([ways[0], ways.at(-1)]).toEqual([Math.min(...laid), Math.max(...laid)]);
    const wider = stretchOf(sheet, land, [{ on: 'slot', at: ways.at(-1)!, seat: 0 }]);
    expect(wider.ways.at(-1)).toBe(ways.at(-1)! + 1);
    return;
  }
});

describe('what lies in the middle', () => {
  test('the event card of this turn is shown, and none where the event die shows something else', async () => {
    const sheet = await sheetOf('rivals/introductory');
    const feud = sheet.cards.findIndex(({ id }) => id === 'feud');
    const view = (die: number) => ({ fields: { die: [die], symbol: [0] } }) as never;
    const symbol = (name: string) => ({ kind: 'symbol', data: { seat: 0, symbol: name } });
    const card = { kind: 'event-card', data: { card: 'feud' } };
    const now = (die: number, ...told: object[]) => eventNow(sheet, view(die), told as never);
    expect(now(3, symbol('event'), card)).toBe(feud);
    expect(now(3, symbol('event'), card, symbol('trade'))).toBe(-1);
    expect(now(0, symbol('event'), card)).toBe(-1);
    expect(now(3, symbol('event'))).toBe(-1);
    expect(now(3)).toBe(-1);
  });

  test('no two cards of a game have one name', async () => {
    for (const { id } of rows) {
      const { cards, terms } = await sheetOf(id);
      const names = new Map<string, string>();
      for (const card of cards) {
        const words = `${terms[`card.${card.id}`]}`;
        const twin = names.get(words);
        const same = (text: string): string => `${terms[`card.${text}.text`]}`;
        if (twin !== undefined) expect(same(card.id), `${words} in ${id}`).toBe(same(twin));
        names.set(words, card.id);
      }
    }
  });
});
