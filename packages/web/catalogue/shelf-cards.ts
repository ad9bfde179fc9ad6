import { newGame, type State, viewOf, viewToJson } from '@hexwright/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { terrainLook } from '../board/Hexes.tsx';
import { numbers, tokenNumbers } from '../board/read.ts';
import { terrainArt } from '../board/terrain/index.ts';
import { type AnySheet, isIsland } from '../table/sheet.ts';
import { faceFor } from '../worker/face-for.ts';
import { openLibrary } from '../worker/library.ts';
import { minutesOf, weightOf, wordsOf } from './reckon.ts';
import type { Ground, ShelfCard, SmallBoard } from './shelf-card.ts';

/** nobody makes the points of the first settlements by playing */
const STARTS_WITH = 2;

/**
 * What the shelf of all games shows of each row beyond its words. The build works this file out and puts the plain answer
 * in its place (computed-at-build.ts), so that the shelf fetches no rules.
 */
export const shelfCards: Readonly<Record<string, ShelfCard>> = await cardsOfAll();

/** The drawing of each pattern of terrain, as markup. */
export const art: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(terrainArt).map(([pattern, Art]) => [pattern, renderToStaticMarkup(createElement(Art))]),
);

async function cardsOfAll(): Promise<Record<string, ShelfCard>> {
  const library = openLibrary();
  const cards: Record<string, ShelfCard> = {};
  for (const { id, players } of library.catalog.rows) {
    const seats = players.includes(4) ? 4 : players[0];
    const ruled = await library.rulesFor({ game: id, seats });
    if (!ruled.ok) throw new Error(`${id}: ${ruled.reason.text}`);
    const faced = faceFor(ruled.rules);
    if (!faced.ok) throw new Error(`${id}: ${faced.reason.text}`);
    const { state } = newGame(ruled.rules, { mode: 'seeded', seed: id });
    const sheet = faced.face.sheet();
    const words = wordsOf(sheet);
    cards[id] = {
      weight: weightOf(words),
      minutes: minutesOf(ruled.rules.target(state, 0) - STARTS_WITH, seats, words),
      ...pictured(sheet, state),
    };
  }
  return cards;
}

function pictured(sheet: AnySheet, state: State): Pick<ShelfCard, 'board' | 'lands'> {
  if (isIsland(sheet)) return { board: smallBoard(sheet, state) };
  const lands = sheet.terrains.map((id): Ground => groundOf(sheet, id));
  return { lands };
}

/** As everybody sees it when the game begins: what is hidden then stays hidden here. */
function smallBoard(sheet: Extract<AnySheet, { kind: 'island' }>, state: State): SmallBoard {
  const { fields } = viewToJson(viewOf(state, null));
  const terrain = numbers(fields.terrain);
  const tokens = numbers(fields.numbers);
  const grounds: Ground[] = [];
  const at: number[] = [];
  const lies: number[] = [];
  for (const [hex, { x, y }] of sheet.board.hexes.entries()) {
    const entry = sheet.terrains[terrain[hex]];
    const ground = groundOf(sheet, entry?.id ?? '');
    // The sea is below all of it.
    if (ground[1] === 'sea') continue;
    const known = grounds.findIndex(([colour, pattern]) => colour === ground[0] && pattern === ground[1]);
    at.push(Math.round(x * 100), Math.round(y * 100));
    lies.push(known >= 0 ? known : grounds.push(ground) - 1, tokenNumbers(tokens[hex] || 0)[0] ?? 0);
  }
  return { at: at.join(), grounds, lies: lies.join() };
}

function groundOf({ looks }: AnySheet, id: string): Ground {
  const { colour, pattern } = terrainLook(looks, id);
  return [colour, pattern];
}
