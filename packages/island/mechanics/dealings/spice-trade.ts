import {
  type Bar,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setToMove,
  tell,
  toMove,
  topArg,
} from '@hexwright/kernel';
import type { BoardNeed, Corner, Hex } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { NOT_REACHED, TAKEN } from '../core/bars.ts';
import { canPay, giveBack, held, pay, take } from '../core/goods.ts';
import { isFounding } from '../core/pieces.ts';
import { chits, gainChits } from '../tokens/chits.ts';
import { lanePieceAt } from '../ways/lanes.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    spices: SpicePoints;
  }
}

export interface SpicePoints {
  /** the seat draws the next card of the stack, if there is one */
  draw(s: State, seat: Seat): void;
  /** the seat has a merchant at this spice hex */
  traded(s: State, seat: Seat, hex: Hex): void;
}

const SPICES = ['cinnamon', 'pepper', 'nutmeg'] as const;
const EACH = 10;
const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;
/** how many option cards there are for each resource, what one costs to use, and how much higher the hand limit is with it */
const OPTIONS = 2;
const PRICE = 2;
const ROOM = 2;
/** a set of so many spices, all alike or all different, brings so many chits */
const SET = 3;
const GAIN = 2;
const SETS = [...SPICES, 'mixed'] as const;
export const SPICE = 'spice';
const MERCHANT = 'merchant';

const NO_SHIP = reason('merchant-ship', 'no ship of the seat lies there');
const NO_SPICE = reason('merchant-spice', 'a merchant stands at exactly one spice hex');
const OWN_THERE = reason('merchant-there', 'a merchant of the seat is at this spice hex');
const CLOSED = reason('spice-land', 'nobody settles or builds roads at a spice hex');
const NO_OPTION = reason('no-option', 'there is no such option card');
const NO_PRICE = reason('spice-price', 'it costs 2 of the resource of an option card');
const NO_STOCK = reason('no-spice-left', 'there is no spice to be drawn');
const NO_SET = reason('no-spice-set', 'a set is three spices alike, or one of each kind');

/** what a merchant and a spice in the hand are worth to a bot, in points */
const MERCHANT_WORTH = 0.7;
const SPICE_WORTH = 0.42;
const LURE = 0.8;

/** Somewhere on the board or under it. */
const spiceNeed: BoardNeed = {
  words: 'a spice hex',
  lacks: ({ hexes, groups, stacks }) =>
    hexes.some(({ terrain }) => terrain === SPICE) ||
    [...Object.values(groups), ...Object.values(stacks)].some(({ terrains }) => terrains?.[SPICE])
      ? undefined
      : 'it has none',
};

/**
 * Trade with spice islands: merchants at their shores bring option cards, each of which turns two of a resource into a spice of chance;
 * sets of spices become chits.
 */
export function spiceTrade(): Part {
  return {
    id: 'spice-trade',
    uses: [chits()],
    boardNeeds: [spiceNeed],
    goods: SPICES.map((id) => ({ id, supply: EACH, bankSells: false, bankBuys: false, choosable: false })),
    terrains: [{ id: SPICE }],
    pieces: [
      {
        id: MERCHANT,
        on: 'corner',
        supply: 3,
        cost: { ore: 1, wool: 1 },
        only: 'reached',
        bar: barMerchant,
      },
    ],
    fields: {
      /** by spice: what is in the stack; the rest of the bank has been spent and waits to be shuffled */
      spiceStack: { per: [SPICES.length] },
      /** by resource: the option cards that are left */
      optionsLeft: { per: [RESOURCES.length], start: OPTIONS },
      /** by seat and resource */
      options: { per: ['seat', RESOURCES.length] },
    },
    decisions: {
      spice: { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
      'choose-option': {},
      'give-spice': { args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    },
    prepare: (b) => {
      const stack = b.row('spiceStack');
      return (s) => {
        for (let kind = 0; kind < SPICES.length; kind++) stack.set(s, kind, EACH);
      };
    },
    brings: ['spices'],
    rules: (was, b) => {
      const stack = b.row('spiceStack');
      const options = b.grid<Seat, number>('options');
      const left = b.row('optionsLeft');
      const spices = SPICES.map((id) => b.good(id));
      const merchant = b.piece(MERCHANT);
      const road = b.piece('road').index;
      const spice = b.terrain(SPICE);
      const robber = b.blockers.findIndex(({ id }) => id === 'robber');
      const { corners } = b.topology;
      const founds = Uint8Array.from(b.pieces, (piece) =>
        piece.index !== merchant.index && isFounding(b, piece) ? 1 : 0,
      );
      const isSpice = (s: State, hex: Hex): boolean => b.fields.terrain.get(s, hex) === spice;
      const anySpice = (s: State, hexes: readonly Hex[]): boolean => {
        for (let i = 0; i < hexes.length; i++) if (isSpice(s, hexes[i])) return true;
        return false;
      };
      const atSpice = (s: State, corner: Corner): boolean => anySpice(s, b.walks.hexesAt[corner]);
      const inStack = (s: State): number => stack.get(s, 0) + stack.get(s, 1) + stack.get(s, 2);
      return {
        spices: {
          draw: (s, seat) => {
            if (inStack(s) > 0) {
              push(s, b.decision('spice'), NATURE, seat);
              return;
            }
            // With more than four at the table everybody gives a spice before the stack is made anew.
            let owing = 0;
            if (b.seats > 4)
              for (let other = 0; other < b.seats; other++)
                if (spices.some((good) => held(b, s, other, good) > 0)) owing |= 1 << other;
            if (owing !== 0) push(s, b.decision('give-spice'), owing, seat);
            else shuffle(b, s, seat);
          },
          traded: () => {},
        },
        barBuild: (s, seat, piece, place) => {
          if (founds[piece] === 1 && atSpice(s, place)) return CLOSED;
          if (piece === road && anySpice(s, b.walks.hexesAlong[place])) return CLOSED;
          return was.barBuild(s, seat, piece, place);
        },
        barFound: (s, seat, corner) => (atSpice(s, corner) ? CLOSED : was.barFound(s, seat, corner)),
        barStartAt: (s, seat, corner) => (atSpice(s, corner) ? CLOSED : was.barStartAt(s, seat, corner)),
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (blocker === robber && isSpice(s, place) ? CLOSED : undefined),
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          // What colours of nobody put up or discover brings nobody a card.
          if (piece !== merchant.index || seat >= b.seats) return;
          for (let kind = 0; kind < RESOURCES.length; kind++)
            if (left.get(s, kind) > 0) {
              push(s, b.decision('choose-option'), 1 << seat);
              break;
            }
          for (const hex of b.walks.hexesAt[place]) if (isSpice(s, hex)) b.the.spices.traded(s, seat, hex);
        },
        handLimit: (s, seat) => {
          let cards = 0;
          for (let kind = 0; kind < RESOURCES.length; kind++) cards += options.get(s, seat, kind);
          return was.handLimit(s, seat) + ROOM * cards;
        },
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            if (seat < b.seats && isSpice(s, hex)) b.the.spices.draw(s, seat);
          },
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            for (const good of spices) sum += SPICE_WORTH * held(b, s, seat, good);
            return sum + MERCHANT_WORTH * (merchant.limit - b.fields.supply.get(s, seat, merchant.index));
          },
          lures: (s, seat, lured, edges) => {
            was.hints.lures(s, seat, lured, edges);
            if (b.fields.supply.get(s, seat, merchant.index) === 0) return;
            for (let corner = 0; corner < corners; corner++)
              if (atSpice(s, corner) && b.fields.building.get(s, corner) === 0) lured[corner] += LURE;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (let kind = 0; kind < RESOURCES.length; kind++)
              if (options.get(s, seat, kind) > 0) aim([[b.good(RESOURCES[kind]), PRICE]], SPICE_WORTH);
          },
        },
      };
    },
    moves: (b) => {
      const stack = b.row('spiceStack');
      const options = b.grid<Seat, number>('options');
      const left = b.row('optionsLeft');
      const spices = SPICES.map((id) => b.good(id));
      const bills = RESOURCES.map((id) => b.bill({ [id]: PRICE }));
      const resource = {
        name: 'resource',
        domain: { id: 'resource', size: RESOURCES.length, names: RESOURCES },
      };
      const anyLeft = (s: State): boolean => spices.some((good) => b.fields.bank.get(s, good) > 0);
      const barBuy = (s: State, seat: Seat, kind: number): Bar => {
        if (options.get(s, seat, kind) === 0) return NO_OPTION;
        if (!anyLeft(s)) return NO_STOCK;
        return canPay(b, s, seat, bills[kind]) ? undefined : NO_PRICE;
      };
      const hasSet = (s: State, seat: Seat, set: number): boolean =>
        set < SPICES.length
          ? held(b, s, seat, spices[set]) >= SET
          : spices.every((good) => held(b, s, seat, good) > 0);
      return [
        {
          name: 'spice',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['spice'],
          list: (s, _nature, out) => {
            for (let kind = 0; kind < SPICES.length; kind++)
              if (stack.get(s, kind) > 0) out.weigh(stack.get(s, kind), spices[kind]);
          },
          apply: (s, _nature, good) => {
            const seat = topArg(s, 0);
            pop(s);
            stack.add(s, spices.indexOf(good), -1);
            take(b, s, seat, good, 1);
            if (s.events) tell(s, 'spice', { seat, good: b.goods[good].id });
          },
        },
        {
          name: 'give-spice',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['give-spice'],
          list: (s, seat, out) => {
            for (const good of spices) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            giveBack(b, s, seat, good, 1);
            if (s.events) tell(s, 'discarded', { seat, good: b.goods[good].id });
            const waiting = toMove(s) & ~(1 << seat);
            if (waiting) {
              setToMove(s, waiting);
              return;
            }
            const drawer = topArg(s, 0);
            pop(s);
            shuffle(b, s, drawer);
          },
          why: () => NO_SET,
        },
        {
          name: 'choose-option',
          args: [resource],
          decisions: ['choose-option'],
          list: (s, _seat, out) => {
            for (let kind = 0; kind < RESOURCES.length; kind++) if (left.get(s, kind) > 0) out.put(kind);
          },
          apply: (s, seat, kind) => {
            pop(s);
            left.add(s, kind, -1);
            options.add(s, seat, kind, 1);
            if (s.events) tell(s, 'option-chosen', { seat, resource: RESOURCES[kind] });
          },
          why: (s, _seat, kind) => (kind < 0 || left.get(s, kind) > 0 ? undefined : NO_OPTION),
        },
        {
          name: 'buy-spice',
          args: [resource],
          decisions: ['main'],
          list: (s, seat, out) => {
            for (let kind = 0; kind < RESOURCES.length; kind++)
              if (barBuy(s, seat, kind) === undefined) out.put(kind);
          },
          apply: (s, seat, kind) => {
            pay(b, s, seat, bills[kind]);
            b.the.spices.draw(s, seat);
          },
          why: (s, seat, kind) => (kind < 0 ? undefined : barBuy(s, seat, kind)),
        },
        {
          name: 'sell-spices',
          args: [{ name: 'set', domain: { id: 'spice-set', size: SETS.length, names: SETS } }],
          decisions: ['main'],
          list: (s, seat, out) => {
            for (let set = 0; set < SETS.length; set++) if (hasSet(s, seat, set)) out.put(set);
          },
          apply: (s, seat, set) => {
            if (set < SPICES.length) giveBack(b, s, seat, spices[set], SET);
            else for (const good of spices) giveBack(b, s, seat, good, 1);
            if (s.events) tell(s, 'spices-sold', { seat });
            gainChits(b, s, seat, GAIN);
          },
          why: (s, seat, set) => (set < 0 || hasSet(s, seat, set) ? undefined : NO_SET),
        },
      ];
    },
    // A monopoly may name a spice as well.
    editMoves: (b, moves) =>
      moves.map((move) =>
        move.name === 'name-good' && move.list
          ? {
              ...move,
              list: (s, seat, out) => {
                move.list?.(s, seat, out);
                for (const id of SPICES) out.put(b.good(id));
              },
            }
          : move,
      ),
    // Only with more than four at the table, and only when thirty spices have been drawn.
    exempt: { rare: ['move.give-spice'] },
    words: {
      terms: {
        'good.cinnamon': 'cinnamon',
        'good.pepper': 'pepper',
        'good.nutmeg': 'nutmeg',
        'terrain.spice': 'spice hex',
        'piece.merchant': 'merchant',
        'move.merchant': 'Place a merchant',
        'move.spice': 'A spice is drawn',
        'move.give-spice': 'Give this spice',
        'move.choose-option': 'Take this option card',
        'move.buy-spice': 'Trade 2 for a spice',
        'move.sell-spices': 'Turn in three spices for 2 chits',
        'decision.spice': 'A spice is being drawn',
        'decision.give-spice': 'The spices have run out: give one',
        'decision.choose-option': 'Choose an option card',
        'event.spice': '{seat} draws {good}.',
        'event.option-chosen': '{seat} takes the option card for {resource}.',
        'event.spices-sold': '{seat} turns in three spices.',
        ...Object.fromEntries(
          RESOURCES.flatMap((id) => [`resource.${id}`, `token.${id}`].map((key) => [key, id])),
        ),
        ...Object.fromEntries(SPICES.map((id) => [`spice-set.${id}`, `three ${id}`])),
        'spice-set.mixed': 'one of each',
        'field.spiceStack': 'Spices in the stack',
        'field.optionsLeft': 'Option cards left',
        'field.options': 'Option cards',
        'reason.merchant-ship': 'No ship of yours lies there.',
        'reason.merchant-spice': 'A merchant stands at exactly one spice hex.',
        'reason.merchant-there': 'A merchant of yours is at this spice hex.',
        'reason.spice-land': 'Spice hexes stay as they are: no town, road or robber comes there.',
        'reason.no-option': 'There is no such option card.',
        'reason.spice-price': 'It costs 2 of the resource of your option card.',
        'reason.no-spice-left': 'There is no spice to be drawn.',
        'reason.no-spice-set': 'A set is three spices alike, or one of each kind.',
      },
    },
    looks: {
      terrains: { [SPICE]: { colour: '#c98a4b', pattern: 'oasis' } },
      goods: {
        cinnamon: { colour: '#a0522d', shape: 'sack', apart: true },
        pepper: { colour: '#3d3a36', shape: 'sack' },
        nutmeg: { colour: '#c9a26b', shape: 'sack' },
      },
      pieces: { [MERCHANT]: { shape: 'tent' } },
      fields: {
        spiceStack: { on: 'stock', shape: 'sack', of: { domain: 'good', kinds: SPICES } },
        optionsLeft: { on: 'stock', shape: 'scroll', of: { domain: 'resource', kinds: RESOURCES } },
        options: {
          on: 'purse',
          shape: 'scroll',
          kinds: RESOURCES,
          colours: ['#b5533c', '#4d7a3a', '#a7c957', '#e0b23c', '#7d8a97'],
        },
      },
      moves: {
        'buy-spice': { shape: 'sack', colour: '#a0522d' },
        'sell-spices': { shape: 'star', colour: '#d9a520' },
      },
    },
  };
}

/** What has been spent becomes the stack again, and the seat draws from it, if it has anything in it. */
function shuffle(b: Book, s: State, seat: Seat): void {
  const stack = b.row('spiceStack');
  let any = false;
  SPICES.forEach((id, kind) => {
    const count = b.fields.bank.get(s, b.good(id));
    stack.set(s, kind, count);
    if (count > 0) any = true;
  });
  if (any) push(s, b.decision('spice'), NATURE, seat);
}

function barMerchant(b: Book): (s: State, seat: Seat, corner: Corner) => Bar {
  const spice = b.terrain(SPICE);
  const shipAt = lanePieceAt(b, 'ship');
  const merchant = b.piece(MERCHANT).index;
  return (s, seat, corner) => {
    if (b.fields.building.get(s, corner) !== 0) return TAKEN;
    if (!b.rules.cornerReached(s, seat, corner)) return NOT_REACHED;
    // Spice is rare, and asked for at every corner that a seat has reached: so it comes first.
    const around = b.walks.hexesAt[corner];
    let near: Hex = -1;
    let count = 0;
    for (let i = 0; i < around.length; i++)
      if (b.fields.terrain.get(s, around[i]) === spice) {
        near = around[i];
        count++;
      }
    if (count !== 1) return NO_SPICE;
    if (!b.walks.edgesAt[corner].some((edge) => shipAt(s, seat, edge) >= 0)) return NO_SHIP;
    const own = b.mark(seat, merchant);
    return b.walks.cornersOf[near].some((other) => b.fields.building.get(s, other) === own)
      ? OWN_THERE
      : undefined;
  };
}
