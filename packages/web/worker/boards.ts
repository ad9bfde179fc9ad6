import {
  type Book,
  boardNeedsOf,
  type Fairness,
  fairnessOf,
  islandOf,
  type Layout,
  parseDraft,
  parseLayout,
  strangeTo,
} from '@hexwright/island';
import { itemAt, newGame, type Outcome, refuse, type State } from '@hexwright/kernel';
import { islandFace } from '@hexwright/table';
import type {
  BoardDeal,
  BoardKit,
  BoardRead,
  BoardSurvey,
  FairnessReport,
  MarkBrush,
  Wish,
} from '../table/protocol.ts';
import type { Library } from './library.ts';

/** The rows that have a board under them. */
export function boardRows({ catalog }: Library): string[] {
  return catalog.rows
    .filter(({ modules }) => modules.some((id) => catalog.findOutline(id)?.board))
    .map(({ id }) => id);
}

/** What a board for this game can be painted with, and the board that the game brings itself; with a seed, as chance lays it. */
export async function boardKit(
  library: Library,
  { layout: _own, ...wish }: Wish,
  seed?: string,
): Promise<Outcome<{ readonly kit: BoardKit }>> {
  const made = await bookFor(library, wish);
  if (!made.ok) return made;
  const { book } = made;
  const needs = boardNeedsOf(book);
  return {
    ok: true,
    kit: {
      sheet: islandFace(book).sheet(),
      layout: book.layout,
      ...(seed !== undefined && { deal: dealOf(book, newGame(book, { mode: 'seeded', seed }).state) }),
      yields: book.terrains.flatMap(({ id, gives }) => (gives === undefined ? [] : [id])),
      harbourKinds: book.harbourKinds.filter((kind) => kind === 'any' || trades(book, kind)),
      needs: needs.map(({ words }) => words),
      marks: marksFor(book, needs),
      regions: [
        ...new Set([
          ...book.layout.hexes.flatMap(({ region }) => region ?? []),
          ...needs.flatMap(({ paints }) => (paints && 'regions' in paints ? paints.regions : [])),
        ]),
      ],
    },
  };
}

/** Reads a board that came from a file or a link, or a drawing that was kept; whatever is wrong with it is said by name. */
export function readBoard(file: unknown, drawing: boolean): BoardRead {
  return drawing ? parseDraft(file) : parseLayout(file);
}

/** Whether a game can be played on this board, what is wrong with it where it cannot, and how fair it is where it can. */
export async function surveyBoard(
  library: Library,
  { layout: file, ...wish }: Wish,
  seed: string,
): Promise<Outcome<{ readonly survey: BoardSurvey }>> {
  const made = await bookFor(library, wish);
  if (!made.ok) return made;
  const needs = boardNeedsOf(made.book);
  const parsed = parseLayout(file);
  if (!parsed.ok)
    return {
      ok: true,
      survey: { faults: parsed.errors, needs: needs.map(({ words }) => ({ words, lacks: null })) },
    };
  const met = needs.map((need) => ({
    words: need.words,
    lacks: need.lacks(parsed.layout, wish.seats) ?? null,
  }));
  const strange = strangeTo(made.book, parsed.layout);
  if (strange.length > 0 || met.some(({ lacks }) => lacks !== null))
    return { ok: true, survey: { faults: strange, needs: met } };
  const laid = await bookFor(library, { ...wish, layout: file });
  if (!laid.ok) return { ok: true, survey: { faults: [laid.reason.text], needs: met } };
  const { state } = newGame(laid.book, { mode: 'seeded', seed });
  return {
    ok: true,
    survey: {
      faults: [],
      needs: met,
      deal: dealOf(laid.book, state),
      fairness: reportOf(laid.book, parsed.layout, fairnessOf(laid.book, state)),
    },
  };
}

async function bookFor(library: Library, wish: Wish): Promise<Outcome<{ readonly book: Book }>> {
  const ruled = await library.rulesFor(wish);
  if (!ruled.ok) return ruled;
  const book = islandOf(ruled.rules);
  return book ? { ok: true, book } : refuse('kind', 'this game is not played on a board of hexes');
}

const trades = (book: Book, good: string): boolean => {
  const at = book.goods.findIndex(({ id }) => id === good);
  return at >= 0 && book.inHand[at] === 1 && itemAt(book.tradeable, at);
};

/** The marks that somebody reads or draws in this game, and what those on its own board have for values. */
function marksFor({ layout }: Book, needs: ReturnType<typeof boardNeedsOf>): MarkBrush[] {
  const brushes = new Map<string, MarkBrush>();
  for (const on of ['hexes', 'corners', 'edges'] as const) {
    for (const [label, places] of Object.entries(layout.marks[on])) {
      const values = [...new Set(places.flatMap(({ value }) => value ?? []))];
      brushes.set(`${on} ${label}`, { on, label, values });
    }
  }
  for (const { paints } of needs) {
    if (!paints || !('mark' in paints)) continue;
    const { on, label } = paints.mark;
    if (!brushes.has(`${on} ${label}`)) brushes.set(`${on} ${label}`, { on, label, values: [] });
  }
  return [...brushes.values()];
}

function dealOf({ at, topology, layout, terrains, harbourKinds }: Book, { cells }: State): BoardDeal {
  const part = (from: number, length: number): number[] => [...cells.subarray(from, from + length)];
  return {
    terrains: part(at.terrain, topology.hexes).map((terrain) => terrains[terrain]?.id ?? null),
    numbers: part(at.numbers, topology.hexes),
    harbours: part(at.harbour, layout.harbours.places.length).map((kind) => harbourKinds[kind] ?? null),
  };
}

/** so many of the richest places are told */
const BEST = 8;

function reportOf({ topology }: Book, layout: Layout, found: Fairness): FairnessReport {
  const extras = layout.extraCorners.map(({ name }) => name);
  const corners = new Map(
    found.starts.map(({ corner }) => {
      const name = topology.cornerName(corner);
      return [corner, extras.includes(name) ? { extra: name } : { corner: name }];
    }),
  );
  const placeOf = ({ corner, pips, goods }: Fairness['starts'][number]): FairnessReport['best'][number] => ({
    at: corners.get(corner)!,
    pips,
    goods,
  });
  const spread: number[] = [];
  for (const { pips } of found.starts) spread[pips] = (spread[pips] ?? 0) + 1;
  const pairs = (list: Fairness['beside']['reds']): FairnessReport['reds'] =>
    list.map(([one, other]) => [topology.hexName(one), topology.hexName(other)]);
  return {
    goods: found.goods,
    best: found.starts.slice(0, BEST).map(placeOf),
    spread: Array.from(spread, (count) => count ?? 0),
    seats: found.seats.map(({ pips, goods, places }) => ({ pips, goods, places: places.map(placeOf) })),
    gap: found.gap,
    even: found.even,
    reds: pairs(found.beside.reds),
    equals: pairs(found.beside.equals),
  };
}
