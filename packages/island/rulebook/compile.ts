import {
  codeDecision,
  codeMoves,
  type Domain,
  type FieldSpec,
  fieldOf,
  kernelFields,
  type MoveKind,
  makePlan,
  type Outcome,
  refuse,
  type Setup,
} from '@hexwright/kernel';
import { type Layout, makeFiller, makeTopology } from '../board/index.ts';
import { blankBook } from './blank.ts';
import type { Award, Book, CoreFields, Piece, Score } from './book.ts';
import { editSteps, makeAdvance } from './flow.ts';
import {
  ANY_GOOD,
  type Dimension,
  type EdgeClass,
  type Module,
  type MoveSpec,
  NO_GOOD,
  type Part,
  type StepEdit,
} from './module.ts';
import { type OptionSpecs, type Options, type OptionValue, resolveOptions } from './options.ts';
import type { Points } from './points.ts';

/** More than any game uses: what 'unlimited' is in the cells. */
export const PLENTY = 1_000_000;
const LAYERS = { hex: 'centre', corner: 'building', edge: 'route' } as const;
const EDGE_CLASSES: readonly EdgeClass[] = ['land', 'coast', 'sea', 'other'];

export interface BookRequest {
  readonly setup: Setup;
  /** in the order in which they amend each other */
  readonly modules: readonly Module[];
  /** a board given by the table instead of the modules' own */
  readonly layout?: Layout;
}

/** Compiles modules, options, seats and a board into one book of rules. */
export function compileBook({
  setup,
  modules,
  layout: given,
}: BookRequest): Outcome<{ readonly book: Book }> {
  const { seats } = setup;
  const specs: OptionSpecs = Object.assign({}, ...modules.map((module) => module.options ?? {}));
  const preferred: Options = Object.assign(
    {},
    ...modules.map((m) =>
      typeof m.defaults === 'function' ? m.defaults(seats, setup.options ?? {}) : (m.defaults ?? {}),
    ),
  );
  const resolved = resolveOptions(specs, preferred, setup.options ?? {});
  if (!resolved.ok) return resolved;
  const { options } = resolved;

  let layout: Layout | undefined;
  for (const module of modules) if (module.board) layout = module.board(layout, { seats, options });
  layout = given ?? layout;
  if (!layout) return refuse('no-board', 'none of the modules brings a board');
  return buildBook(setup, modules, options, layout);
}

function buildBook(
  setup: Setup,
  modules: readonly Module[],
  options: Options,
  layout: Layout,
): Outcome<{ readonly book: Book }> {
  const { seats } = setup;
  const parts: Part[] = modules.flatMap((module) => [...(module.parts ?? []), module]);
  const all = <T>(pick: (part: Part) => readonly T[] | undefined): T[] =>
    parts.flatMap((part) => pick(part) ?? []);
  const goods = all((part) => part.goods).map((spec) =>
    parts.reduce((was, part) => ({ ...was, ...part.changes?.goods?.[spec.id] }), spec),
  );
  const terrains = all((part) => part.terrains);
  const pieceSpecs = all((part) => part.pieces).map((spec) =>
    parts.reduce((was, part) => ({ ...was, ...part.changes?.pieces?.[spec.id] }), spec),
  );
  const omissions = parts.map((part) =>
    typeof part.without === 'function' ? part.without(options) : (part.without ?? {}),
  );
  const neutrals = Math.max(0, ...parts.map((part) => part.neutrals ?? 0));
  const kept = <T extends { readonly id: string }>(
    list: readonly T[],
    what: 'awards' | 'cards' | 'blockers',
  ): T[] => list.filter(({ id }) => !omissions.some((without) => without[what]?.includes(id)));
  const blockers = kept(
    all((part) => part.blockers),
    'blockers',
  );
  const cards = kept(
    all((part) => part.cards),
    'cards',
  ).map((spec) => parts.reduce((was, part) => ({ ...was, ...part.changes?.cards?.[spec.id] }), spec));
  const awardSpecs = kept(
    all((part) => part.awards),
    'awards',
  );

  const unknown = layout.hexes.find(
    (hex) => hex.terrain !== undefined && !terrains.some((t) => t.id === hex.terrain),
  );
  if (unknown)
    return refuse(
      'terrain-unknown',
      `hex ${unknown.q},${unknown.r} has the terrain "${unknown.terrain}", which no module of this game knows`,
    );
  for (const [name, group] of Object.entries(layout.groups ?? {}))
    for (const id of Object.keys(group.terrains ?? {}))
      if (!terrains.some((t) => t.id === id))
        return refuse(
          'terrain-unknown',
          `group ${name} has the terrain "${id}", which no module of this game knows`,
        );

  const topology = makeTopology(layout);
  const harbourKinds = ['any', ...goods.map((good) => good.id)];
  const gives = Int8Array.from(terrains, (t) =>
    t.gives === undefined ? NO_GOOD : t.gives === 'any' ? ANY_GOOD : indexOf(goods, t.gives, 'good'),
  );
  const filler = makeFiller(
    layout,
    topology,
    terrains.map((t) => t.id),
    harbourKinds,
    (id) => terrains.find((t) => t.id === id)?.gives !== undefined,
    {
      numbers: options.numbers as 'spiral' | 'shuffle' | undefined,
      redsApart: options.redsApart as boolean | undefined,
    },
  );

  const places = { hex: topology.hexes, corner: topology.corners, edge: topology.edges };
  const harbourPlaces = layout.harbours?.places ?? [];
  const dimension: Record<string, number> = {
    seat: seats,
    owner: seats + neutrals,
    ...places,
    good: goods.length,
    piece: pieceSpecs.length,
    harbour: harbourPlaces.length,
    award: awardSpecs.length,
    blocker: blockers.length,
  };
  const sizes = (per: readonly Dimension[] = []): number[] =>
    per.map((d) => (typeof d === 'number' ? d : dimension[d]));

  const layerOf = new Map<string, 'hex' | 'corner' | 'edge'>([
    ['building', 'corner'],
    ['route', 'edge'],
  ]);
  for (const piece of pieceSpecs) layerOf.set(piece.layer ?? LAYERS[piece.on], piece.on);

  // Built in the order in which later things need earlier ones; `book` is filled in as it grows.
  const book = blankBook();
  const coreSpecs: [string, FieldSpec][] = [
    ['turn', {}],
    ['active', { start: -1 }],
    ['stage', {}],
    ['step', { start: -1 }],
    ['dice', { per: [2] }],
    ['drawn', {}],
    ['fill', { per: [filler.draws] }],
    ['terrain', { per: [topology.hexes] }],
    ['numbers', { per: [topology.hexes] }],
    ['harbour', { per: [harbourPlaces.length] }],
    ['hold', { per: [seats, goods.length], audience: 'owner' }],
    ['handSize', { per: [seats] }],
    ['bank', { per: [goods.length] }],
    ['supply', { per: [seats, pieceSpecs.length] }],
    ['blocker', { per: [blockers.length], start: -1 }],
    ['award', { per: [awardSpecs.length], start: -1 }],
    ...[...layerOf].map(([name, on]): [string, FieldSpec] => [name, { per: [places[on]] }]),
  ];

  const find =
    <T extends { readonly id: string }>(list: readonly T[], what: string) =>
    (id: string): number =>
      indexOf(list, id, what);
  const domains: Record<string, Domain> = {
    seat: { id: 'seat', size: seats },
    hex: { id: 'hex', size: topology.hexes },
    corner: { id: 'corner', size: topology.corners },
    edge: { id: 'edge', size: topology.edges },
    good: { id: 'good', size: goods.length, names: goods.map((good) => good.id) },
    piece: { id: 'piece', size: pieceSpecs.length, names: pieceSpecs.map((piece) => piece.id) },
    blocker: { id: 'blocker', size: blockers.length, names: blockers.map((blocker) => blocker.id) },
    card: { id: 'card', size: cards.length, names: cards.map((card) => card.id) },
    terrain: { id: 'terrain', size: terrains.length, names: terrains.map((terrain) => terrain.id) },
    die: { id: 'die', size: 6, names: [1, 2, 3, 4, 5, 6] },
  };
  const decisionSpecs = parts.flatMap((part) => Object.entries(part.decisions ?? {}));
  const decisionNames = [...new Set(decisionSpecs.map(([name]) => name))];
  const decisionIndex = new Map(decisionNames.map((name, index) => [name, index]));

  Object.assign(book, {
    setup: { ...setup, options },
    seats,
    options,
    modules,
    layout,
    topology,
    filler,
    harbourKinds,
    goods,
    terrains,
    blockers,
    cards,
    handGoods: goods.flatMap((good, i) => (good.inHand === false ? [] : [i])),
    choosable: goods.flatMap((good, i) => (good.choosable === false || good.inHand === false ? [] : [i])),
    inHand: Uint8Array.from(goods, (good) => (good.inHand === false ? 0 : 1)),
    land: Uint8Array.from(terrains, (t) => (t.land === false ? 0 : 1)),
    gives,
    neutral: seats,
    owners: seats + neutrals,
    cap: Int32Array.from(goods, ({ cap = PLENTY }) =>
      Math.min(PLENTY, typeof cap === 'function' ? cap(options) : cap),
    ),
    everyone: (1 << seats) - 1,
    owed: new Int32Array(seats * goods.length),
    owedChoice: new Int32Array(seats),
    good: find(goods, 'good'),
    terrain: find(terrains, 'terrain'),
    blocker: find(blockers, 'blocker'),
    award: find(awardSpecs, 'award'),
    card: find(cards, 'card'),
    decision: (name: string) => {
      const at = decisionIndex.get(name);
      if (at === undefined) throw new Error(`no decision is called "${name}"`);
      return at;
    },
    field: (name: string) => fieldOf(book.plan, name).at,
    fieldOf: (name: string) => fieldOf(book.plan, name),
    option: (name: string) => {
      if (!(name in options)) throw new Error(`no option is called "${name}"`);
      return options[name] as OptionValue;
    },
    domain: (id: string) => domains[id],
    mark: (owner: number, piece: number) => 1 + owner * pieceSpecs.length + piece,
    bill: (cost: Readonly<Record<string, number>>) =>
      Object.entries(cost).map(([id, count]) => [indexOf(goods, id, 'good'), count] as const),
    edgeClassBits: (classes: readonly EdgeClass[]) =>
      classes.reduce((bits, c) => bits | (1 << EDGE_CLASSES.indexOf(c)), 0),
    rules: {} as Points,
  });

  const moduleFields = parts.flatMap((part) => Object.entries(part.fields ?? {}));
  book.plan = makePlan([
    ...kernelFields,
    ...coreSpecs,
    ...moduleFields.map(([name, field]): [string, FieldSpec] => [
      name,
      { ...field, per: sizes(typeof field.per === 'function' ? field.per(book) : field.per) },
    ]),
  ]);
  book.at = Object.fromEntries(
    coreSpecs.map(([name]) => [name, fieldOf(book.plan, name).at]),
  ) as unknown as CoreFields;

  book.pieces = pieceSpecs.map((spec, index): Piece => {
    const supply = typeof spec.supply === 'function' ? spec.supply(options) : spec.supply;
    return {
      id: spec.id,
      on: spec.on,
      layer: spec.layer,
      supply: spec.supply,
      cost: spec.cost,
      points: spec.points,
      replaces: spec.replaces,
      draws: spec.draws,
      distance: spec.distance,
      blocksRoutes: spec.blocksRoutes,
      route: spec.route,
      edges: spec.edges,
      buildIn: spec.buildIn,
      place: spec.place,
      index,
      layerAt: book.field(spec.layer ?? LAYERS[spec.on]),
      places: places[spec.on],
      bill: book.bill(spec.cost ?? {}),
      limit: supply === 'unlimited' ? PLENTY : supply,
      replacesIndex: spec.replaces === undefined ? -1 : indexOf(pieceSpecs, spec.replaces, 'piece'),
      edgeClasses: book.edgeClassBits(spec.edges ?? ['land', 'coast']),
    };
  });
  book.piece = (id) => book.pieces[indexOf(pieceSpecs, id, 'piece')];
  const marks = 1 + (seats + Math.max(1, neutrals)) * pieceSpecs.length;
  book.pieceOf = Int8Array.from({ length: marks }, (_, v) => (v === 0 ? -1 : (v - 1) % pieceSpecs.length));
  book.ownerOf = Int8Array.from({ length: marks }, (_, v) =>
    v === 0 ? -1 : Math.floor((v - 1) / pieceSpecs.length),
  );
  book.drawsOf = Int8Array.from(pieceSpecs, (piece) => piece.draws ?? 0);
  book.keepsDistance = Uint8Array.from(pieceSpecs, (piece) => (piece.distance ? 1 : 0));
  book.blocksRoutes = Uint8Array.from(pieceSpecs, (piece) => (piece.blocksRoutes ? 1 : 0));
  book.isRoute = Uint8Array.from(pieceSpecs, (piece) => (piece.route ? 1 : 0));

  book.harbourCorner = Int16Array.from(
    harbourPlaces.flatMap((place) => {
      const edge = topology.edgeAt(place.q, place.r, place.side);
      return [topology.edgeCorner[edge * 2], topology.edgeCorner[edge * 2 + 1]];
    }),
  );
  book.harboursAt = Array.from({ length: topology.corners }, (_, corner) =>
    harbourPlaces.flatMap((_place, i) =>
      book.harbourCorner[i * 2] === corner || book.harbourCorner[i * 2 + 1] === corner ? [i] : [],
    ),
  );

  // The rule points: each part wraps what was there before it.
  let points = {} as Points;
  for (const part of parts) if (part.rules) points = { ...points, ...part.rules(points, book) };
  Object.assign(book.rules, points);

  book.awards = awardSpecs.map(
    (spec, index): Award => ({
      ...spec,
      index,
      min: typeof spec.min === 'function' ? spec.min(options) : spec.min,
      of: spec.metric(book),
    }),
  );
  book.scores = all((part) => part.scores).map(
    (source): Score => ({ id: source.id, secret: source.secret ?? false, of: source.of(book) }),
  );

  // Moves and decisions as small integers.
  let moveSpecs: MoveSpec[] = [];
  for (const part of parts) {
    for (const move of part.moves?.(book) ?? []) {
      if (moveSpecs.some((other) => other.name === move.name))
        throw new Error(`the move "${move.name}" is declared twice`);
      moveSpecs.push(move);
    }
    if (part.editMoves) moveSpecs = [...part.editMoves(book, moveSpecs)];
  }
  moveSpecs = moveSpecs.filter(({ name }) => !omissions.some(({ moves }) => moves?.includes(name)));
  for (const [name, { like, except = [] }] of decisionSpecs)
    if (like !== undefined)
      moveSpecs = moveSpecs.map((move) =>
        move.decisions.includes(like) && !except.includes(move.name)
          ? { ...move, decisions: [...move.decisions, name] }
          : move,
      );
  const nothing = (): void => {};
  const kinds = moveSpecs.map(
    (spec): MoveKind => ({
      ...spec,
      args: spec.args ?? [],
      list: spec.list ?? nothing,
      apply: spec.apply ?? nothing,
    }),
  );
  const { moves, kindOf } = codeMoves(kinds);
  book.prices = moveSpecs.map((spec) => spec.price);
  for (const move of moves)
    for (const name of move.decisions)
      if (!decisionNames.includes(name))
        throw new Error(`the move "${move.name}" belongs to an unknown decision "${name}"`);
  book.moves = moves;
  book.kindOf = kindOf;
  const lastSpec = Object.fromEntries(decisionSpecs);
  book.decisions = decisionNames.map((name, index) =>
    codeDecision(
      { name, args: lastSpec[name].args?.(book), outcomesFor: lastSpec[name].outcomesFor },
      index,
      moves,
    ),
  );

  const edits = (pick: (part: Part) => readonly StepEdit[] | undefined): StepEdit[] => all(pick);
  const prepares = parts.flatMap((part) => (part.prepare ? [part.prepare(book)] : []));
  book.setupSteps = editSteps(
    [
      {
        id: 'prepare',
        run: (s) => {
          for (const prepare of prepares) prepare(s);
        },
      },
    ],
    edits((part) => part.setupSteps?.(book)),
  );
  book.turnSteps = editSteps(
    [],
    edits((part) => part.turnSteps?.(book)),
  );
  const advance = makeAdvance(book.setupSteps, book.turnSteps, book.at.stage, book.at.step);
  const reveals = parts.flatMap((part) => (part.reveal ? [part.reveal(book)] : []));
  const resamplers = parts.flatMap((part) => (part.resample ? [part.resample(book)] : []));
  const { at, rules } = book;

  book.start = (s) => {
    const { cells } = s;
    goods.forEach((good, i) => {
      const supply = typeof good.supply === 'function' ? good.supply(seats, options) : good.supply;
      cells[at.bank + i] = supply === 'unlimited' ? PLENTY : supply;
    });
    for (let seat = 0; seat < seats; seat++)
      for (const piece of book.pieces)
        cells[at.supply + seat * pieceSpecs.length + piece.index] = piece.limit;
  };
  book.advance = advance;
  book.settle = (s) => rules.checkEnd(s);
  book.result = (s) => ({
    winners: rules.winners(s),
    scores: Array.from({ length: seats }, (_, seat) => rules.points(s, seat)),
    ending: rules.ending(s),
  });
  book.reveal = (s, view) => {
    for (const reveal of reveals) reveal(s, view);
  };
  book.resample = (s, seat, rng) => {
    for (const resampler of resamplers) resampler(s, seat, rng);
  };
  return { ok: true, book };
}

function indexOf(list: readonly { readonly id: string }[], id: string, what: string): number {
  const at = list.findIndex((item) => item.id === id);
  if (at < 0) throw new Error(`no ${what} is called "${id}"`);
  return at;
}
