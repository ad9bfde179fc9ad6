import { type Outcome, type Refused, refuse, type Setup } from '@hexwright/kernel';
import {
  arrangeSteps,
  bindParts,
  composeRules,
  type Has,
  nameScores,
  nameThings,
  nearestOf,
  type OptionSpecs,
  type Options,
  offeredOptions,
  openRules,
  optionsInForce,
  tabulateMoves,
  teamsAmong,
  unmetWant,
  wrongChoice,
} from '@hexwright/rulebook';
import { boardLacks, graphOf, type Layout, makeFiller } from '../board/index.ts';
import { bindBook, type GrowingBook } from './bind.ts';
import { type Book, ISLAND } from './book.ts';
import { type Contents, gather } from './contents.ts';
import { layFields } from './fields.ts';
import { foreignWords } from './foreign.ts';
import { beyondReach } from './goal.ts';
import type { Module, Part } from './module.ts';
import { tabulatePieces } from './piece-table.ts';
import { PLENTY, register } from './registry.ts';
import { makeHas } from './things.ts';
import { islandOutline } from './wanted.ts';

export interface BookRequest {
  readonly setup: Setup;
  /** in the order in which they amend each other */
  readonly modules: readonly Module[];
  /** a board given by the table instead of the modules' own */
  readonly layout?: Layout;
  /** plays a little on that board before it is taken */
  readonly tried?: boolean;
  /** parts whose hints nobody hears */
  readonly unheard?: ReadonlySet<string>;
}

/** Compiles modules, options, seats and a board into one book of rules. */
export function compileBook(request: BookRequest): Outcome<{ readonly book: Book }> {
  const { setup, modules } = request;
  const resolved = optionsInForce(setup, modules);
  if (!resolved.ok) return resolved;
  const { options, settled } = resolved;
  const layout = boardInForce(request, options);
  if (!layout) return refuse('no-board', 'none of the modules brings a board');
  const unmet = unmetWant(modules.map((module) => islandOutline(module, options)));
  if (unmet) return unmet;
  const contents = gather(modules, options);
  const unfit = misfit(layout, contents, setup.seats);
  if (unfit) return unfit;
  const has = makeHas(contents, layout, options);
  const offered = offeredAmong(request, resolved, has);
  const none = wrongChoice(offered, settled, setup.options ?? {});
  if (none) return none;

  // Built in the order in which later things need earlier ones; the book is filled in as it grows.
  const { parts, omissions } = contents;
  const pages = {} as GrowingBook;
  const { seats } = setup;
  Object.assign(pages, { kind: ISLAND, setup: { ...setup, options }, seats, options, offered, modules, has });
  layBoard(pages, layout, contents);
  register(pages, contents);
  pages.teams = teamsAmong(parts, seats);
  nameThings(pages, parts);
  layFields(pages, contents);
  tabulatePieces(pages, contents);
  placeHarbours(pages);
  openRules<Book>(pages, parts);
  const book = bindBook(pages);
  composeRules<Book>(
    book,
    parts.map((part) => (request.unheard?.has(part.id) ? withoutHints(part) : part)),
  );
  nameAwards(book, contents);
  nameScores<Book>(book, parts);
  const moves = tabulateMoves<Book>(book, parts, omissions);
  book.prices = moves.map(({ price }) => price);
  book.means = moves.map(({ means }) => means);
  arrangeSteps<Book>(book, parts);
  bindParts<Book>(book, parts);
  bind(book, contents);
  const far = beyondReach(book);
  if (far) return far;
  const why = request.tried ? parts.flatMap((part) => part.tryBoard?.(book) ?? []).at(0) : undefined;
  return why === undefined ? { ok: true, book } : refuse('board-lacks', why);
}

function withoutHints(part: Part): Part {
  return {
    ...part,
    rules: (was, b) => {
      const { hints: _, ...rules } = part.rules?.(was, b) ?? {};
      return rules;
    },
  };
}

/** The board that these modules are played on with the chosen options, before nature fills it. */
export function boardOf(request: BookRequest): Layout | undefined {
  const resolved = optionsInForce(request.setup, request.modules);
  return resolved.ok ? boardInForce(request, resolved.options) : undefined;
}

/** The options that a table can choose, with the values that are left to it. */
export function offeredBy(request: BookRequest): OptionSpecs {
  const resolved = optionsInForce(request.setup, request.modules);
  return resolved.ok ? offeredAmong(request, resolved, hasWith(request, resolved.options)) : {};
}

/** An option is there to be chosen if what it is about is there, or was before something else was chosen. */
function offeredAmong(
  { setup, modules, layout }: BookRequest,
  { options, settled }: { readonly options: Options; readonly settled: Options },
  has: Has,
): OptionSpecs {
  const chosen = Object.keys(setup.options ?? {}).length > 0;
  const before = chosen ? hasWith({ setup, modules, layout }, settled) : has;
  return offeredOptions(modules, setup.seats, options, (key) => has(key) || before(key));
}

function hasWith(request: BookRequest, options: Options): Has {
  const { modules, setup, layout } = request;
  const asked = { modules, seats: setup.seats, layout, options: JSON.stringify(options) };
  const known = lately.find((each) => sameAsked(each.asked, asked));
  if (known) return known.has;
  const board = boardInForce(request, options);
  const has: Has = board ? makeHas(gather(modules, options), board, options) : () => false;
  lately.unshift({ asked, has });
  lately.length = Math.min(lately.length, KEPT);
  return has;
}

interface Asked {
  readonly modules: readonly Module[];
  readonly seats: number;
  readonly layout: Layout | undefined;
  readonly options: string;
}

/** Every choice at a table asks anew what was there before it. */
const lately: { readonly asked: Asked; readonly has: Has }[] = [];
const KEPT = 8;

function sameAsked(one: Asked, other: Asked): boolean {
  return (
    one.seats === other.seats &&
    one.layout === other.layout &&
    one.options === other.options &&
    one.modules.length === other.modules.length &&
    one.modules.every((module, i) => module === other.modules[i])
  );
}

function boardInForce({ setup, modules, layout: given }: BookRequest, options: Options): Layout | undefined {
  if (given) return given;
  let layout: Layout | undefined;
  for (const module of modules) {
    const context = { seats: nearestOf(module.seats, setup.seats), options };
    if (module.board) layout = module.board(layout, context);
    if (layout && module.editBoard) layout = module.editBoard(layout, context);
  }
  return layout;
}

/** Why these rules cannot be played on this board. */
function misfit(layout: Layout, contents: Contents, seats: number): Refused | undefined {
  const [foreign] = foreignWords(layout, contents);
  if (foreign) return refuse('terrain-unknown', foreign);
  const lacks = boardLacks(
    contents.parts.flatMap((part) => part.boardNeeds ?? []),
    layout,
    seats,
  );
  return lacks === undefined ? undefined : refuse('board-lacks', lacks);
}

function layBoard(book: GrowingBook, layout: Layout, { goods, terrains }: Contents): void {
  book.layout = layout;
  const { topology, walks } = graphOf(layout);
  Object.assign(book, { topology, walks });
  book.harbourKinds = ['any', ...goods.map((good) => good.id)];
  book.filler = makeFiller(
    layout,
    topology,
    terrains.map((terrain) => terrain.id),
    book.harbourKinds,
    (id) => terrains.find((terrain) => terrain.id === id)?.gives !== undefined,
    {
      numbers: book.options.numbers as 'spiral' | 'shuffle' | undefined,
      redsApart: book.options.redsApart as boolean | undefined,
    },
  );
}

function placeHarbours(book: GrowingBook): void {
  const { topology } = book;
  const corners = book.layout.harbours.places.map(({ q, r, side }) => {
    const edge = topology.edgeAt(q, r, side);
    return [topology.edgeCorner[edge * 2], topology.edgeCorner[edge * 2 + 1]];
  });
  book.harbourCorner = Int16Array.from(corners.flat());
  const harboursAt: number[][] = Array.from({ length: topology.corners }, () => []);
  for (const [place, ends] of corners.entries()) for (const corner of ends) harboursAt[corner]?.push(place);
  book.harboursAt = harboursAt;
}

function nameAwards(book: GrowingBook, { awards }: Contents): void {
  book.awards = awards.map((spec, index) => ({
    ...spec,
    index,
    min: typeof spec.min === 'function' ? spec.min(book.options) : spec.min,
    of: spec.metric(book),
  }));
}

/** What the kernel and the upper floors ask of any game, answered by the rules. */
function bind(book: GrowingBook, { goods }: Contents): void {
  const { rules, seats, options } = book;
  const supplies = goods.map(({ supply, cardOf }) => {
    if (cardOf !== undefined) return 0;
    const count = typeof supply === 'function' ? supply(seats, options) : supply;
    return count === 'unlimited' ? PLENTY : count;
  });
  book.start = (s) => {
    book.fields.bank.setAll(s, supplies);
    for (let seat = 0; seat < seats; seat++)
      for (const { index, limit } of book.pieces) book.fields.supply.set(s, seat, index, limit);
  };
  book.settle = (s) => rules.checkEnd(s);
  book.result = (s) => ({
    winners: rules.winners(s),
    scores: Array.from({ length: seats }, (_, seat) => rules.points(s, seat)),
    ending: rules.ending(s),
  });
  book.points = (s, seat) => rules.points(s, seat);
  book.publicPoints = (s, seat) => rules.publicPoints(s, seat);
  book.target = (s, seat) => rules.target?.(s, seat) ?? 0;
  book.priceOf = (s, seat, move) => {
    const bill = book.prices[move]?.(s, seat);
    return (
      bill && {
        bill: bill.map(([good, count]) => [goods[good].id, count]),
        held: bill.every(
          ([good, count]) =>
            book.fields.hold.get(s, seat, good) + (rules.stores?.stored?.(s, seat, good) ?? 0) >= count,
        ),
      }
    );
  };
  book.ratesOf = (s, seat) =>
    Object.fromEntries(
      rules.bank ? goods.map(({ id }, good) => [id, book.the.bank.rate(s, seat, good)]) : [],
    );
}
