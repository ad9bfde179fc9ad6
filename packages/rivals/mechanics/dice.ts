import { NATURE, pop, push, type Seat, type State, tell } from '@hexwright/kernel';
import {
  type Book,
  BRIGANDS,
  CELEBRATION,
  countQuality,
  EVENT,
  goodNo,
  HARVEST,
  type Part,
  type Place,
  REGIONS,
  rivalOf,
  SAFE,
  SKILL,
  SYMBOLS,
  TRADE,
  TRADER,
} from '../rulebook/index.ts';
import { grant, store, take } from './goods.ts';
import { stepOf } from './turn.ts';

/**
 * The two dice. Whoever rolls may have set one of them beforehand. Brigands attack before the regions give, all other
 * symbols come after.
 */
export const dice: Part = {
  id: 'dice',
  decisions: { roll: {}, 'production-die': { nature: true }, 'event-die': { nature: true } },
  rules: (_was, b) => ({
    yieldOf: () => 1,
    afterProduction: () => {},
    inRaid: (_s, _seat, place) => place < REGIONS,
    robbed: (_s, _seat, place) => place < REGIONS,
    tradeTake: () => 1,
    onSymbol: (s, symbol) => resolve(b, s, symbol),
  }),
  turnSteps: (b) => [
    {
      after: 'turn',
      add: stepOf(b, 'event', (s) => {
        const symbol = b.fields.symbol.get(s);
        if (symbol !== BRIGANDS) b.rules.onSymbol(s, symbol);
      }),
    },
    { after: 'turn', add: stepOf(b, 'produce', (s) => produce(b, s)) },
    {
      after: 'turn',
      add: stepOf(b, 'raid', (s) => {
        if (b.fields.symbol.get(s) === BRIGANDS) b.rules.onSymbol(s, BRIGANDS);
      }),
    },
    {
      after: 'turn',
      add: stepOf(b, 'dice', (s) => {
        if (b.fields.symbol.get(s) < 0) push(s, b.decision('event-die'), NATURE);
        if (b.fields.die.get(s) === 0) push(s, b.decision('production-die'), NATURE);
      }),
    },
    {
      after: 'turn',
      add: stepOf(b, 'roll', (s) => push(s, b.decision('roll'), 1 << b.fields.active.get(s))),
    },
  ],
  moves: (b) => [
    { name: 'roll', decisions: ['roll'], list: (_s, _seat, out) => out.put(), apply: (s) => pop(s) },
    {
      name: 'production-die',
      args: [{ name: 'number', domain: b.domain('die') }],
      decisions: ['production-die'],
      uniform: true,
      quiet: true,
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, _seat, face) => {
        pop(s);
        b.fields.die.set(s, face + 1);
        if (s.events) tell(s, 'number', { seat: b.fields.active.get(s), number: face + 1 });
      },
    },
    {
      name: 'event-die',
      args: [{ name: 'symbol', domain: b.domain('symbol') }],
      decisions: ['event-die'],
      quiet: true,
      list: (_s, _seat, out) => {
        for (let symbol = 0; symbol < SYMBOLS.length; symbol++) out.weigh(symbol === EVENT ? 2 : 1, symbol);
      },
      apply: (s, _seat, symbol) => {
        pop(s);
        b.fields.symbol.set(s, symbol);
        if (s.events) tell(s, 'symbol', { seat: b.fields.active.get(s), symbol: SYMBOLS[symbol] });
      },
    },
  ],
  looks: {
    moves: { roll: { flow: 'on' } },
    numbers: { number: { by: 'dice', odds: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 } } },
  },
  words: {
    terms: {
      'decision.roll': 'Roll the dice',
      'decision.production-die': 'The production die is rolled',
      'decision.event-die': 'The event die is rolled',
      'move.roll': 'Roll',
      'move.production-die': 'The production die shows a number',
      'move.event-die': 'The event die shows a symbol',
      'event.number': '{seat} rolls a {number}.',
      'event.symbol': 'The event die shows: {symbol}.',
      'event.raided': 'Brigands take all gold and wool of {seat}.',
      'symbol.brigands': 'Brigand attack',
      'symbol.trade': 'Trade',
      'symbol.celebration': 'Celebration',
      'symbol.harvest': 'Plentiful harvest',
      'symbol.event': 'Event card',
    },
  },
};

/** Every region with the number gives to its owner, the active prince’s first. */
function produce(b: Book, s: State): void {
  const rolled = b.fields.die.get(s);
  for (const seat of fromActive(b, s))
    for (let place = 0; place < b.places; place++)
      if (b.fields.number.get(s, seat, place) === rolled)
        store(b, s, seat, place, b.rules.yieldOf(s, seat, place), 'produced');
  b.rules.afterProduction(s, rolled);
}

function resolve(b: Book, s: State, symbol: number): void {
  if (symbol === BRIGANDS) for (const seat of fromActive(b, s)) raid(b, s, seat);
  else if (symbol === TRADE) {
    const holder = b.fields.tokens.get(s, TRADER);
    if (holder < 0) return;
    const count = b.rules.tradeTake(s, holder);
    // what somebody may take beyond the one good can be left
    grant(b, s, holder, { count, fromRival: true, mayStop: count > 1 });
  } else if (symbol === CELEBRATION) celebrate(b, s);
  else if (symbol === HARVEST) grantBoth(b, s);
}

function celebrate(b: Book, s: State): void {
  const skill = [0, 1].map((seat) => countQuality(b, s, seat, SKILL));
  if (skill[0] === skill[1]) grantBoth(b, s);
  else grant(b, s, skill[0] > skill[1] ? 0 : 1, { count: 1 });
}

function grantBoth(b: Book, s: State): void {
  for (const seat of askedLast(b, s)) grant(b, s, seat, { count: 1 });
}

const STOLEN: readonly number[] = [goodNo('gold'), goodNo('wool')];

function raid(b: Book, s: State, seat: Seat): void {
  const { counted, taken } = exposedTo(b, s, seat);
  if (counted <= SAFE) return;
  if (s.events) tell(s, 'raided', { seat });
  for (const place of taken) take(b, s, seat, place, b.fields.store.get(s, seat, place));
}

/** What brigands would find at this seat now: how many goods count for them, and the places that they would empty. */
export function exposedTo(
  b: Book,
  s: State,
  seat: Seat,
): { readonly counted: number; readonly taken: readonly Place[] } {
  const lying = Array.from({ length: b.places }, (_, place) => place).filter(
    (place) => b.fields.terrain.get(s, seat, place) > 0,
  );
  return {
    counted: lying
      .filter((place) => b.rules.inRaid(s, seat, place))
      .reduce((sum, place) => sum + b.fields.store.get(s, seat, place), 0),
    taken: lying.filter(
      (place) => STOLEN.includes(b.fields.terrain.get(s, seat, place) - 1) && b.rules.robbed(s, seat, place),
    ),
  };
}

/** Both seats, the active one first. */
export function fromActive(b: Book, s: State): readonly Seat[] {
  const active = b.fields.active.get(s);
  return [active, rivalOf(active)];
}

/** Both seats in the order in which their decisions are opened, so that the active one is asked first. */
export function askedLast(b: Book, s: State): readonly Seat[] {
  const active = b.fields.active.get(s);
  return [rivalOf(active), active];
}

/** All goods whose region of this seat has the number. */
export function goodsWithNumber(b: Book, s: State, seat: Seat, number: number): number {
  let goods = 0;
  for (let place = 0; place < b.places; place++)
    if (b.fields.number.get(s, seat, place) === number && b.fields.terrain.get(s, seat, place) > 0)
      goods |= 1 << (b.fields.terrain.get(s, seat, place) - 1);
  return goods;
}
