import { type Bar, pop, push, reason, type Seat, type State, tell, topArg, topKind } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { canPay, pay } from '../core/goods.ts';
import { chits, gainChits } from '../tokens/chits.ts';
import { herd } from './herd.ts';

export interface HuntersConfig {
  /** how many each seat has */
  readonly supply: number;
  readonly cost: Readonly<Record<string, number>>;
  /** so many times as much as usual does every building draw, but only once as much when the hunt has brought a chit */
  readonly draws: number;
  /** the price of moving one */
  readonly move: Readonly<Record<string, number>>;
}

/** for bots, in points: a hunter on the hex of an animal, beside one, and elsewhere; one to hire, one to move */
const WITH_GAME = 0.7;
const NEAR_GAME = 0.35;
const AFIELD = 0.15;
const TO_HIRE = 0.6;
const TO_MOVE = 0.4;

const NO_HUNTER = reason('no-hunter', 'no hunter of the seat stands there');
const NONE_LEFT = reason('no-hunter-left', 'all hunters of the seat are on the board');
const FAR_OFF = reason('hunter-far', 'the hex is neither next to the hunter nor at an own settlement');
const NOT_HOME = reason('hunter-home', 'no own settlement stands at that hex');
const SAME_HEX = reason('hunter-stays', 'the hunter is there already');

/**
 * Hunters stand on hexes, any number on each. They are hired at own settlements and go to the next hex, or to any at an own settlement.
 * Whenever both dice show the same, each that shares a hex with an animal of the herd brings a chit. Whoever moves a blocker may drive
 * all hunters off its hex in place of stealing.
 */
export function hunters(config: HuntersConfig): Part {
  return {
    id: 'hunters',
    of: config,
    uses: [herd(), chits()],
    fields: {
      /** by hex and seat: how many stand there */
      hunters: { per: ['hex', 'seat'] },
      huntersLeft: { per: ['seat'], start: config.supply },
      /** while a number is paid: whether the hunt has brought a chit */
      huntPaid: { noLook: 'the chits are told and counted' },
    },
    decisions: { 'drive-hunters': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] } },
    rules: (was, b) => {
      const at = b.grid<Hex, Seat>('hunters');
      const { hexesBeside } = b.walks;
      const bill = b.bill(config.cost);
      const moveBill = b.bill(config.move);
      const left = b.row<Seat>('huntersLeft');
      const paid = b.cell('huntPaid');
      return {
        onNumber: (s, number) => {
          if (isDoubles(b, s))
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (b.the.herd.count(s, hex) > 0)
                for (let seat = 0; seat < b.seats; seat++)
                  if (at.get(s, hex, seat) > 0) {
                    gainChits(b, s, seat, at.get(s, hex, seat));
                    paid.set(s, 1);
                  }
          was.onNumber(s, number);
          paid.set(s, 0);
        },
        drawFrom: (s, hex, corner, piece) =>
          was.drawFrom(s, hex, corner, piece) * (paid.get(s) === 1 ? 1 : config.draws),
        blockers: {
          moved: (s, seat, blocker, place) => {
            was.blockers.moved(s, seat, blocker, place);
            if (b.blockers[blocker].on !== 'hex') return;
            for (let other = 0; other < b.seats; other++)
              if (at.get(s, place, other) > 0) {
                push(s, b.decision('drive-hunters'), 1 << seat, place);
                return;
              }
          },
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              const count = at.get(s, hex, seat);
              if (count === 0) continue;
              const here = b.the.herd.count(s, hex) > 0;
              const near = here || hexesBeside[hex].some((next) => b.the.herd.count(s, next) > 0);
              sum += count * (here ? WITH_GAME : near ? NEAR_GAME : AFIELD);
            }
            return sum;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (left.get(s, seat) > 0) aim(bill, TO_HIRE);
            if (left.get(s, seat) < config.supply) aim(moveBill, TO_MOVE);
          },
        },
      };
    },
    moves: (b) => {
      const at = b.grid<Hex, Seat>('hunters');
      const left = b.row<Seat>('huntersLeft');
      const bill = b.bill(config.cost);
      const moveBill = b.bill(config.move);
      const { hexesBeside } = b.walks;
      const { hexes } = b.topology;
      const poor = reason('cannot-pay', 'the goods for it are not in the hand');
      const rob = b.decision('rob');
      const steal = b.decision('steal');
      const isHome = makeHome(b);
      const isLand = (s: State, hex: Hex): boolean => b.land[b.fields.terrain.get(s, hex)] === 1;
      const barGo = (s: State, seat: Seat, from: Hex, to: Hex): Bar => {
        if (from === to) return SAME_HEX;
        return isLand(s, to) && (hexesBeside[from].includes(to) || isHome(s, seat, to)) ? undefined : FAR_OFF;
      };
      const hexArg = { name: 'hex', domain: b.domain('hex') };
      return [
        {
          name: 'hire-hunter',
          args: [hexArg],
          decisions: ['main', 'build', 'special'],
          price: () => bill,
          list: (s, seat, out) => {
            if (left.get(s, seat) === 0 || !canPay(b, s, seat, bill)) return;
            for (let hex = 0; hex < hexes; hex++) if (isHome(s, seat, hex)) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pay(b, s, seat, bill);
            left.add(s, seat, -1);
            at.add(s, hex, seat, 1);
            if (s.events) tell(s, 'hunter-hired', { seat, hex });
          },
          why: (s, seat, hex) => {
            if (left.get(s, seat) === 0) return NONE_LEFT;
            if (!canPay(b, s, seat, bill)) return poor;
            return hex < 0 || isHome(s, seat, hex) ? undefined : NOT_HOME;
          },
        },
        {
          name: 'move-hunter',
          args: [hexArg, { name: 'to', domain: b.domain('hex') }],
          decisions: ['main', 'build', 'special'],
          price: () => moveBill,
          list: (s, seat, out) => {
            if (left.get(s, seat) === config.supply || !canPay(b, s, seat, moveBill)) return;
            for (let from = 0; from < hexes; from++) {
              if (at.get(s, from, seat) === 0) continue;
              for (let to = 0; to < hexes; to++)
                if (barGo(s, seat, from, to) === undefined) out.put(from, to);
            }
          },
          apply: (s, seat, from, to) => {
            pay(b, s, seat, moveBill);
            at.add(s, from, seat, -1);
            at.add(s, to, seat, 1);
            if (s.events) tell(s, 'hunter-moved', { seat, hex: to });
          },
          why: (s, seat, from, to) => {
            if (!canPay(b, s, seat, moveBill)) return poor;
            if (from < 0) return left.get(s, seat) === config.supply ? NO_HUNTER : undefined;
            if (at.get(s, from, seat) === 0) return NO_HUNTER;
            return to < 0 ? undefined : barGo(s, seat, from, to);
          },
        },
        {
          name: 'drive-hunters',
          decisions: ['drive-hunters'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const hex = topArg(s, 0);
            pop(s);
            // The theft that this takes the place of waits beneath.
            if (topKind(s) === rob || topKind(s) === steal) pop(s);
            for (let other = 0; other < b.seats; other++) {
              left.add(s, other, at.get(s, hex, other));
              at.set(s, hex, other, 0);
            }
            if (s.events) tell(s, 'hunters-driven', { seat, hex });
          },
        },
        {
          name: 'leave-hunters',
          decisions: ['drive-hunters'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'move.hire-hunter': 'Hire a hunter',
        'move.move-hunter': 'Move a hunter',
        'move.drive-hunters': 'Drive all hunters off',
        'move.leave-hunters': 'Steal instead',
        'decision.drive-hunters': 'Drive off the hunters of the hex, or steal',
        'event.hunter-hired': '{seat} hires a hunter.',
        'event.hunter-moved': '{seat} moves a hunter.',
        'event.hunters-driven': '{seat} drives all hunters off.',
        'field.hunters': 'Hunters',
        'field.huntersLeft': 'Hunters left',
        'reason.no-hunter': 'No hunter of yours stands there.',
        'reason.no-hunter-left': 'All your hunters are on the board.',
        'reason.hunter-far': 'The hex is neither next to the hunter nor at one of your settlements.',
        'reason.hunter-home': 'No settlement of yours stands at that hex.',
        'reason.hunter-stays': 'The hunter is there already.',
      },
    },
    looks: {
      fields: {
        hunters: { on: 'parties', shape: 'people' },
        huntersLeft: { on: 'seat', shape: 'people' },
      },
      moves: { 'hire-hunter': { shape: 'pawn' }, 'move-hunter': { shape: 'pawn' } },
    },
  };
}

/** whether both dice of the turn show the same */
export const isDoubles = (b: Book, s: State): boolean =>
  b.the.roll.red(s) > 0 && b.the.roll.red(s) === b.the.roll.yellow(s);

/** whether the seat has a settlement at the hex */
function makeHome(b: Book): (s: State, seat: Seat, hex: Hex) => boolean {
  return (s, seat, hex) =>
    b.land[b.fields.terrain.get(s, hex)] === 1 &&
    b.walks.cornersOf[hex].some((corner) => b.ownerOf[b.fields.building.get(s, corner)] === seat);
}
