import type { Listing } from '@hexwright/catalog';
import { itemAt, newGame, type State, viewOf, viewToJson } from '@hexwright/kernel';
import type { Outline, Playable } from '@hexwright/rulebook';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { terrainLook } from '../board/Hexes.tsx';
import { numbers, tokenNumbers } from '../board/read.ts';
import { terrainArt } from '../board/terrain/index.ts';
import { silhouette } from '../shapes/Shape.tsx';
import { type AnySheet, isIsland } from '../table/sheet.ts';
import { faceFor } from '../worker/face-for.ts';
import { openLibrary } from '../worker/library.ts';
import { additions, type Rarity, rarityIn } from './additions.ts';
import { minutesOf, weightOf, wordsOf } from './reckon.ts';
import type { Ground, ShelfCard, SmallBoard } from './shelf-card.ts';
import { shelvesOf } from './shelves.ts';

/** nobody makes the points of the first settlements by playing */
const STARTS_WITH = 2;

/** What the shelf of all games shows of each row beyond its words, read off its compiled rules. */
export const shelfCards: Readonly<Record<string, ShelfCard>> = await cardsOfAll();

/** The drawing of each pattern of terrain, as markup. */
export const art: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(terrainArt).map(([pattern, Art]) => [pattern, renderToStaticMarkup(createElement(Art))]),
);

/** The outline of each emblem, as markup: filled, with its lines. */
export const emblems: Readonly<Record<string, string>> = Object.fromEntries(
  [...new Set(Object.values(shelfCards).flatMap(({ emblem }) => emblem?.[1] ?? []))].map((shape) => {
    const { body, lines } = silhouette(shape);
    return [shape, `<path d="${body}"/>${lines ? `<path d="${lines}" fill="none"/>` : ''}`];
  }),
);

interface Opened {
  readonly row: Listing;
  readonly outline: Outline | undefined;
  readonly rules: Playable;
  readonly sheet: AnySheet;
}

async function cardsOfAll(): Promise<Record<string, ShelfCard>> {
  const { catalog, rulesFor } = openLibrary();
  const opened: Opened[] = [];
  for (const row of catalog.rows) {
    const seats = row.players.includes(4) ? 4 : itemAt(row.players, 0);
    const ruled = await rulesFor({ game: row.id, seats });
    if (!ruled.ok) throw new Error(`${row.id}: ${ruled.reason.text}`);
    const faced = faceFor(ruled.rules);
    if (!faced.ok) throw new Error(`${row.id}: ${faced.reason.text}`);
    opened.push({ row, outline: catalog.findOutline(row.id), rules: ruled.rules, sheet: faced.face.sheet() });
  }
  const chapters = new Set(opened.flatMap(({ outline }) => outline?.chapters ?? []));
  const rarity = rarityIn(opened.map(({ sheet }) => sheet));
  const cards = opened.map((each) => cardOf(each, opened, rarity, chapters.has(each.row.id)));
  const outlines = cards.map(({ board }) => board?.at);
  return Object.fromEntries(
    cards.map((card, i) => {
      // The first row of all is the one that others are told from.
      const shared = i > 0 && outlines.some((at, j) => j !== i && at === card.board?.at);
      return [itemAt(opened, i).row.id, { ...card, ...(shared && { sharesBoard: true }) }];
    }),
  );
}

function cardOf(
  { row, outline, rules, sheet }: Opened,
  all: readonly Opened[],
  rarity: Rarity,
  chapter: boolean,
): ShelfCard {
  const { state } = newGame(rules, { mode: 'seeded', seed: row.id });
  const words = wordsOf(sheet);
  const weight = weightOf(words);
  const minutes = minutesOf(rules.target(state, 0) - STARTS_WITH, sheet.seats, words);
  const below = all.filter(({ row: other }) => standsOn(row, other)).map((other) => other.sheet);
  return {
    weight,
    minutes,
    shelves: shelvesOf({
      kind: row.kind,
      players: row.players,
      weight,
      minutes,
      figures: isIsland(sheet) ? figuresOf(sheet) : [],
      towns: isIsland(sheet) && namesTowns(sheet),
      told: chapter || outline?.chapters !== undefined,
      cards: !isIsland(sheet),
      alone: outline?.alone !== undefined,
    }),
    ...additions(sheet, below, outline?.wants ?? [], rarity),
    ...pictured(sheet, state),
  };
}

/** whether all modules of the other row are in this one, and more */
function standsOn({ modules }: Listing, other: Listing): boolean {
  return other.modules.length < modules.length && other.modules.every((id) => modules.includes(id));
}

/** the shapes of what the players put on the board */
function figuresOf({ pieces, looks }: Extract<AnySheet, { kind: 'island' }>): string[] {
  const moved = Object.values(looks.fields ?? {}).flatMap((look) =>
    look.on === 'figures' ? look.shape : [],
  );
  return [...pieces.flatMap(({ id }) => looks.pieces?.[id]?.shape ?? []), ...moved];
}

function namesTowns({ board, looks }: Extract<AnySheet, { kind: 'island' }>): boolean {
  return board.marks.some(
    ({ label, value }) => looks.marks?.[label]?.shape === 'site' && /\p{L}{3}/u.test(String(value ?? '')),
  );
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
    const entry = sheet.terrains[terrain[hex] ?? -1];
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
