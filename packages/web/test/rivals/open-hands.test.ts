import { MoveList, newGame, playout, Rng, stateToJson } from '@hexwright/kernel';
import { ownPresenterOf, seatView } from '@hexwright/table';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { rowOf } from '../../board/read.ts';
import { type GameOnTable, GameProvider } from '../../play/game-context.ts';
import { Told } from '../../play/Told.tsx';
import { RivalsOpenHands } from '../../rivals/OpenHands.tsx';
import { RivalsPosition } from '../../rivals/Position.tsx';
import type { AnyView } from '../../table/protocol.ts';
import type { RivalsSheet } from '../../table/sheet.ts';
import { i18n } from '../../words/i18n.ts';
import { speakerFor } from '../../words/speak.ts';
import { openLibrary } from '../../worker/library.ts';

const drawnAt = (value: GameOnTable, part: ReactElement): string =>
  renderToStaticMarkup(
    createElement(I18nextProvider, { i18n }, createElement(GameProvider, { value }, part)),
  );

test('a replay of cards lays both hands open, and every card that lies there can be read', async () => {
  const ruled = await openLibrary().rulesFor({ game: 'rivals/introductory', seats: 2 });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  const face = ownPresenterOf(ruled.rules)!;
  const sheet = face.sheet() as RivalsSheet;
  const speak = speakerFor(sheet, []);
  const { state } = newGame(ruled.rules, { mode: 'seeded', seed: 'hands' });
  playout(state, new Rng('hands'), new MoveList(), 300);
  // What a frame of a game that is over holds.
  const view = { ...seatView(face, state, 0), fields: stateToJson(state) } as unknown as AnyView;
  const game = { sheet, players: [], speak, view, told: [], play: () => {} };
  const drawn = (part: FunctionComponent): string => drawnAt(game, createElement(part));
  const hands = drawn(RivalsOpenHands);
  for (const seat of [0, 1]) {
    const held = rowOf(view.fields.hand, seat).flatMap((n, card) => (n > 0 ? [sheet.cards[card].id] : []));
    expect(held.length).toBeGreaterThan(0);
    for (const card of held) expect(hands).toContain(speak.name('card', card));
  }
  const standing = drawn(RivalsPosition).match(/class="site stands[^>]*>/g) ?? [];
  const buttons = drawn(RivalsPosition).match(/<button[^>]*class="site stands/g) ?? [];
  expect(buttons.length).toBe(standing.length);
  expect(standing.length).toBeGreaterThan(0);

  // A game of one die tells its rolls with one die.
  const rolled = { at: 1, kind: 'number', data: { seat: 0, number: 3 } };
  const told = drawnAt(game, createElement(Told, { event: rolled }));
  expect(told.match(/class="die/g)).toHaveLength(1);
  expect(told.match(/<circle/g)).toHaveLength(3);
});
