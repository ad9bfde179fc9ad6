import {
  type Domain,
  type FieldSpec,
  fieldOf,
  handleOf,
  type Outcome,
  type Setup,
  type State,
} from '@hexwright/kernel';
import {
  arrangeSteps,
  bindParts,
  composeRules,
  flowFields,
  type Growing,
  type Has,
  layFields,
  nameScores,
  nameThings,
  type Omissions,
  type OptionSpecs,
  offeredOptions,
  openRules,
  optionsInForce,
  partsInForce,
  tabulateMoves,
  teamsAmong,
  unmetWant,
  wrongChoice,
} from '@hexwright/rulebook';
import { bindBook } from './bind.ts';
import { type Book, type Domains, type Handles, RIVALS } from './book.ts';
import { makeCards, writeDeeds } from './card-table.ts';
import { ease } from './easing.ts';
import type { Dimension, Module, Part } from './module.ts';
import { GOODS, SYMBOLS, TERRAINS } from './numbers.ts';
import { rivalsOutline } from './outline.ts';
import { SITES, SLOTS, WAYS } from './principality.ts';

export interface BookRequest {
  readonly setup: Setup;
  /** in the order in which they amend each other */
  readonly modules: readonly Module[];
}

/** Compiles modules and options into one book of rules. */
export function compileBook(request: BookRequest): Outcome<{ readonly book: Book }> {
  const { setup, modules } = request;
  const resolved = optionsInForce(setup, modules);
  if (!resolved.ok) return resolved;
  const { options, settled } = resolved;
  const unmet = unmetWant(modules.map(rivalsOutline));
  if (unmet) return unmet;
  const { parts, omissions } = partsInForce<Part, Omissions>(modules, options);
  const has = makeHas(parts);
  const offered = offeredOptions(modules, setup.seats, options, has);
  const none = wrongChoice(offered, settled, setup.options ?? {});
  if (none) return none;

  const pages = {} as Growing<Book>;
  const { seats } = setup;
  Object.assign(pages, { kind: RIVALS, setup: { ...setup, options }, seats, options, offered, modules, has });
  makeCards(pages, parts);
  nameDomains(pages);
  pages.teams = teamsAmong(parts, seats);
  nameThings(pages, parts);
  lay(pages, parts);
  openRules<Book>(pages, parts);
  const book = bindBook(pages);
  writeDeeds(book);
  composeRules<Book>(book, parts);
  nameScores<Book>(book, parts);
  book.prices = tabulateMoves<Book>(book, parts, omissions).map(({ price }) => price);
  const eases = Object.assign({}, ...parts.map((part) => part.eases?.(book) ?? {}));
  book.eases = book.decisions.map(({ name }) => eases[name]);
  const glimpses = Object.assign({}, ...parts.map((part) => part.glimpses ?? {}));
  book.glimpses = book.decisions.map(({ name }) => glimpses[name]);
  arrangeSteps<Book>(book, parts);
  bindParts<Book>(book, parts);
  bind(book);
  return { ok: true, book };
}

/** The options that a table can choose, with the values that are left to it. */
export function offeredBy({ setup, modules }: BookRequest): OptionSpecs {
  const resolved = optionsInForce(setup, modules);
  if (!resolved.ok) return {};
  const { parts } = partsInForce<Part, Omissions>(modules, resolved.options);
  return offeredOptions(modules, setup.seats, resolved.options, makeHas(parts));
}

function makeHas(parts: readonly Part[]): Has {
  const there = new Set([
    ...GOODS.map((id) => `good.${id}`),
    ...TERRAINS.map((id) => `terrain.${id}`),
    ...parts.flatMap((part) => (part.cards ?? []).map(({ id }) => `card.${id}`)),
    ...parts.map(({ id }) => `part.${id}`),
  ]);
  return (key) => there.has(key) || key.startsWith('move.');
}

function nameDomains(book: Growing<Book>): void {
  const { cards, stacks, places, regionCards } = book;
  const domains: Domains = {
    seat: { id: 'seat', size: 2 },
    slot: { id: 'slot', size: SLOTS },
    way: { id: 'way', size: WAYS },
    site: { id: 'site', size: SITES },
    place: { id: 'place', size: places },
    good: { id: 'good', size: GOODS.length, names: GOODS },
    card: { id: 'card', size: cards.length, names: cards.map(({ id }) => id) },
    stack: { id: 'stack', size: stacks.length },
    region: {
      id: 'region',
      size: regionCards.length,
      names: regionCards.map(({ good, number }) => `${TERRAINS[good]} ${number}`),
    },
    die: { id: 'die', size: 6, names: [1, 2, 3, 4, 5, 6] },
    symbol: { id: 'symbol', size: SYMBOLS.length, names: SYMBOLS },
  };
  book.domain = (id): Domain => domains[id];
  book.things = {
    good: GOODS,
    terrain: TERRAINS,
    card: cards.map(({ id }) => id),
    symbol: SYMBOLS,
    centre: ['road', 'settlement', 'city'],
    back: book.backs,
  };
}

function lay(book: Growing<Book>, parts: readonly Part[]): void {
  const { cards, stacks, backs, places, regionCards } = book;
  // A stack can take in every card of its back, from hands and principalities too.
  const deepest = Math.max(
    ...backs.map((_, back) =>
      cards.reduce((sum, card) => sum + (card.back === back ? card.hidden + card.shown : 0), 0),
    ),
  );
  const core: (readonly [string, FieldSpec])[] = [
    ...flowFields,
    /** who begins */
    ['first', { start: -1, holds: 'seat', noLook: 'every table marks who begins' }],
    /** by seat and slot of the middle row: what is built there */
    ['centre', { per: [2, SLOTS], dims: ['seat', 'slot'], noLook: 'the card table draws the principality' }],
    /** by seat and way: 1 where a road lies */
    ['roads', { per: [2, WAYS], dims: ['seat', 'way'], noLook: 'the card table draws the principality' }],
    /** by seat and place: the region that lies there, a good plus one */
    ['terrain', { per: [2, places], dims: ['seat', 'place'], noLook: 'the card table draws the regions' }],
    /** by seat and place: the number of the region */
    ['number', { per: [2, places], dims: ['seat', 'place'], noLook: 'the card table draws the regions' }],
    /** by seat and place: how many goods the region holds */
    [
      'store',
      { per: [2, places], dims: ['seat', 'place'], noLook: 'a region is turned so that its store shows' },
    ],
    /** by seat and site: the card that stands there, plus one */
    ['sites', { per: [2, SITES], dims: ['seat', 'site'], noLook: 'the card table draws the principality' }],
    /** by seat and site: the card that lies beneath, plus one */
    [
      'beneath',
      { per: [2, SITES], dims: ['seat', 'site'], noLook: 'it lies under a card of the principality' },
    ],
    /** by seat and back: how many cards of the hand have it */
    [
      'handBacks',
      {
        per: [2, backs.length],
        dims: ['seat', 'back'],
        noLook: 'the card table counts the hands by their backs',
      },
    ],
    /** by stack: how many cards it has left */
    ['stackSize', { per: [stacks.length], dims: ['stack'], noLook: 'the card table counts the stacks' }],
    /** by card: how many were put away */
    ['discard', { per: [cards.length], dims: ['card'], noLook: 'the log tells each card that is put away' }],
    /** by card: how many lie in stacks that are laid open */
    ['open', { per: [cards.length], dims: ['card'], noLook: 'the card table lays open stacks out' }],
    /** how many roads, settlements and cities are left */
    ['supply', { per: [3], noLook: 'the card table counts what is left of the centre cards' }],
    /** by region card: whether it still lies in its stack */
    [
      'regions',
      { per: [regionCards.length], dims: ['region'], noLook: 'the log tells each region that is laid' },
    ],
    /** the production die; 0 before it is rolled */
    ['die', { noLook: 'the card table draws the dice' }],
    /** the event die; -1 before it is rolled */
    ['symbol', { start: -1, noLook: 'the card table draws the dice' }],
    /** by card: whether the event was drawn */
    ['events', { per: [cards.length], dims: ['card'], noLook: 'the log tells each event that is drawn' }],
    /** by card: events that are still to come */
    ['eventsLeft', { per: [cards.length], dims: ['card'], noLook: 'the log tells each event that is drawn' }],
    /** by card: events that may still be to come */
    [
      'eventsDoubtful',
      { per: [cards.length], dims: ['card'], noLook: 'it follows from the events that were drawn' },
    ],
    /** how many events nobody knows about */
    ['eventsUnknown', { noLook: 'it follows from the events that were drawn' }],
    /** how many events lie above the Yule card */
    ['aboveYule', { noLook: 'it follows from the events that were drawn' }],
    /** who holds the strength and the trade token; -1 for nobody */
    [
      'tokens',
      {
        per: [2],
        start: -1,
        holds: 'seat',
        noLook: 'the card table draws the tokens beside the one who holds them',
      },
    ],
  ];
  const size: Record<Dimension, number> = {
    seat: 2,
    slot: SLOTS,
    way: WAYS,
    site: SITES,
    place: places,
    good: GOODS.length,
    card: cards.length,
    stack: stacks.length,
    back: backs.length,
    region: regionCards.length,
  };
  const hidden: (readonly [string, FieldSpec])[] = [
    /** by seat and card: the hand */
    ['hand', { per: [2, cards.length], dims: ['seat', 'card'], audience: 'owner', noLook: 'it is the hand' }],
    /** by seat: the cards that were taken up to be looked at, plus one */
    ['taken', { per: [2, 2], dims: ['seat', ''], audience: 'owner', noLook: 'the question shows the cards' }],
    /** by seat: how many cards of those taken up are put back */
    [
      'laid',
      { per: [2], dims: ['seat'], audience: 'owner', noLook: 'the question shows the cards that are left' },
    ],
    /** by stack and place in it: the card, plus one */
    ['drawStack', { per: [stacks.length, deepest], audience: 'none' }],
    /** by card: those whose place in the stacks nobody knows */
    ['pool', { per: [cards.length], dims: ['card'], audience: 'none' }],
  ];
  book.plan = layFields<Book, Dimension>(book, parts, [...core, ...hidden], (d) => size[d]);
  book.fields = Object.fromEntries(
    [...core, ...hidden].map(([name]) => [name, handleOf(fieldOf(book.plan, name))]),
  ) as unknown as Handles;
}

/** What the kernel and the upper floors ask of any game. */
function bind(book: Growing<Book>): void {
  const { fields, rules } = book;
  const points = (s: State, seat: number): number => {
    let sum = 0;
    for (const score of book.scores) sum += score.of(s, seat);
    return sum;
  };
  book.start = () => {};
  book.settle = (s) => ease(book, s);
  book.points = points;
  book.publicPoints = points;
  book.target = (s, seat) => rules.target(s, seat);
  book.result = (s) => {
    const active = fields.active.get(s);
    const scores = [points(s, 0), points(s, 1)];
    if (scores[active] >= rules.target(s, active)) return { winners: [active], scores, ending: 'points' };
    const most = Math.max(...scores);
    return { winners: [0, 1].filter((seat) => scores[seat] === most), scores, ending: 'turns' };
  };
  book.priceOf = (s, seat, move) => {
    const bill = book.prices[move]?.(s, seat);
    if (!bill) return undefined;
    const held = (good: number): number => {
      let sum = 0;
      for (let place = 0; place < book.places; place++)
        if (fields.terrain.get(s, seat, place) === good + 1) sum += fields.store.get(s, seat, place);
      return sum;
    };
    return {
      bill: bill.map(([good, count]) => [GOODS[good], count]),
      held: bill.every(([good, count]) => held(good) >= count),
    };
  };
  book.ratesOf = (s, seat) => Object.fromEntries(GOODS.map((id, good) => [id, rules.rate(s, seat, good)]));
}
