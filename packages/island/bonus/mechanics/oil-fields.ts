import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { canPay, NUMBERS, numberArg, pay } from '../../mechanics/index.ts';
import type { Book, Part, PieceNo } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    oilFields: OilFieldPoints;
  }
}

export interface OilFieldPoints {
  /** how much oil the seat has pumped */
  pumped(s: State, seat: Seat): number;
  /** how much a rig of the seat pumps there when the number comes */
  flow(s: State, seat: Seat, hex: Hex): number;
}

export interface OilFieldsConfig {
  readonly fields: (seats: number) => number;
  /** how much lies in one, at least and at most */
  readonly least: number;
  readonly most: number;
  readonly rigs: number;
  readonly cost: Readonly<Record<string, number>>;
}

/** what bots think, in points: of a barrel; how many rolls ahead they count on a rig, and how well a number that nobody knows yet comes */
const BARREL = 0.7;
const ROLLS = 20;
const UNKNOWN = 3.3 / 36;
/** what a hope is worth of what is there */
const HOPE = 0.4;

const NO_FIELD = reason('oil-none', 'there is no oil field');
const NO_TOWN = reason('oil-town', 'a rig stands beside a settlement or city of its owner');
const HAS_RIG = reason('oil-rigged', 'the player has a rig there');
const NO_RIG = reason('oil-no-rig', 'the player has no rig there');
const NONE_LEFT = reason('oil-supply', 'no rig is left');

/**
 * Oil lies under land, with numbers face down. The first rig turns the number up; when it comes everybody with a rig there pumps one
 * barrel for each own small building beside it and two for each large one, as long as there is any.
 */
export function oilFields(config: OilFieldsConfig): Part {
  return {
    id: 'oil-fields',
    of: { ...config, fields: undefined },
    fields: {
      /** by hex: the barrels that lie there */
      oilThere: { per: ['hex'] },
      /** by hex: its number, once it is turned up */
      oilNumber: { per: ['hex'] },
      /** how many of each number nobody has seen yet */
      oilNumbers: { per: [NUMBERS] },
      oilLaid: { noLook: 'the fields lie on the board' },
      rigs: { per: ['hex', 'seat'] },
      rigsLeft: { per: ['seat'], noLook: 'every rig is on the board or left' },
      barrels: { per: ['seat'] },
    },
    decisions: {
      'oil-field': { nature: true },
      'oil-number': { nature: true, args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    },
    prepare: (b) => (s) => {
      for (let seat = 0; seat < b.seats; seat++) b.row<Seat>('rigsLeft').set(s, seat, config.rigs);
    },
    setupSteps: (b) => {
      const laid = b.cell('oilLaid');
      const unseen = b.row('oilNumbers');
      const wanted = (s: State): boolean => laid.get(s) < config.fields(b.seats) && freeLand(b, s).length > 0;
      return [
        {
          before: 'prepare',
          add: {
            id: 'oil-fields',
            run: (s) => {
              if (laid.get(s) === 0) for (let n = 2; n < NUMBERS; n++) if (n !== 7) unseen.set(s, n, 1);
              if (wanted(s)) push(s, b.decision('oil-field'), NATURE);
            },
            again: wanted,
          },
        },
      ];
    },
    brings: ['oilFields'],
    rules: (was, b) => {
      const there = b.row<Hex>('oilThere');
      const number = b.row<Hex>('oilNumber');
      const rigs = b.grid<Hex, Seat>('rigs');
      const left = b.row<Seat>('rigsLeft');
      const barrels = b.row<Seat>('barrels');
      const { hexes } = b.topology;
      const bill = b.bill(config.cost);
      const odds = new Float64Array(NUMBERS + 3);
      const chance = (s: State, hex: Hex): number =>
        number.get(s, hex) === 0 ? UNKNOWN : odds[number.get(s, hex)];
      const hope = (s: State, hex: Hex, flow: number): number =>
        BARREL * Math.min(there.get(s, hex), ROLLS * chance(s, hex) * flow);
      return {
        oilFields: {
          pumped: (s, seat) => barrels.get(s, seat),
          flow: (s, seat, hex) => {
            let flow = 0;
            for (const corner of b.walks.cornersOf[hex]) {
              const mark = b.fields.building.get(s, corner);
              if (mark !== 0 && b.ownerOf[mark] === seat) flow += flowOf(b, b.pieceOf[mark]);
            }
            return flow;
          },
        },
        afterProduction: (s, rolled) => {
          was.afterProduction(s, rolled);
          const active = b.fields.active.get(s);
          for (let hex = 0; hex < hexes; hex++) {
            if (there.get(s, hex) === 0 || number.get(s, hex) !== rolled) continue;
            for (let i = 0; i < b.seats; i++) {
              const seat = (active + i) % b.seats;
              if (rigs.get(s, hex, seat) === 0) continue;
              const count = Math.min(there.get(s, hex), b.the.oilFields.flow(s, seat, hex));
              if (count === 0) continue;
              there.add(s, hex, -count);
              barrels.add(s, seat, count);
              if (s.events) tell(s, 'oil-pumped', { seat, count, hex });
            }
            if (there.get(s, hex) > 0) continue;
            number.set(s, hex, 0);
            if (s.events) tell(s, 'oil-dry', { hex });
          }
        },
        hints: {
          progress: (s, seat) => {
            b.the.hints.odds(s, 1, odds);
            let coming = 0;
            for (let hex = 0; hex < hexes; hex++)
              if (there.get(s, hex) > 0 && rigs.get(s, hex, seat) > 0)
                coming += HOPE * hope(s, hex, b.the.oilFields.flow(s, seat, hex));
            return was.hints.progress(s, seat) + BARREL * barrels.get(s, seat) + coming;
          },
          foundingGain: (s, seat, corner) => {
            let gain = was.hints.foundingGain(s, seat, corner);
            if (left.get(s, seat) === 0) return gain;
            b.the.hints.odds(s, 1, odds);
            for (const hex of b.walks.hexesAt[corner])
              if (there.get(s, hex) > 0) gain += HOPE * HOPE * hope(s, hex, 1);
            return gain;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (left.get(s, seat) === 0) return;
            b.the.hints.odds(s, 1, odds);
            let best = 0;
            for (let hex = 0; hex < hexes; hex++)
              if (barRig(b, s, seat, hex) === undefined)
                best = Math.max(best, HOPE * hope(s, hex, b.the.oilFields.flow(s, seat, hex)));
            if (best > 0) aim(bill, best);
          },
        },
      };
    },
    moves: (b) => {
      const there = b.row<Hex>('oilThere');
      const number = b.row<Hex>('oilNumber');
      const unseen = b.row('oilNumbers');
      const laid = b.cell('oilLaid');
      const rigs = b.grid<Hex, Seat>('rigs');
      const left = b.row<Seat>('rigsLeft');
      const { hexes } = b.topology;
      const bill = b.bill(config.cost);
      const amounts = config.most - config.least + 1;
      return [
        {
          name: 'oil-field',
          args: [
            { name: 'hex', domain: b.domain('hex') },
            {
              name: 'barrels',
              domain: {
                id: 'barrels',
                size: amounts,
                names: Array.from({ length: amounts }, (_, i) => config.least + i),
              },
            },
          ],
          decisions: ['oil-field'],
          list: (s, _nature, out) => {
            for (const hex of freeLand(b, s)) for (let i = 0; i < amounts; i++) out.put(hex, i);
          },
          apply: (s, _nature, hex, i) => {
            pop(s);
            laid.add(s, 1);
            there.set(s, hex, config.least + i);
          },
        },
        {
          name: 'oil-number',
          args: [numberArg],
          decisions: ['oil-number'],
          list: (s, _nature, out) => {
            for (let n = 2; n < NUMBERS; n++) if (unseen.get(s, n) > 0) out.weigh(1, n);
          },
          apply: (s, _nature, n) => {
            const hex = topArg(s, 0);
            pop(s);
            unseen.add(s, n, -1);
            number.set(s, hex, n);
            if (s.events) tell(s, 'oil-found', { hex, number: n });
          },
        },
        {
          name: 'build-rig',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['main', 'build', 'special'],
          price: () => bill,
          list: (s, seat, out) => {
            if (left.get(s, seat) === 0 || !canPay(b, s, seat, bill)) return;
            for (let hex = 0; hex < hexes; hex++) if (barRig(b, s, seat, hex) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pay(b, s, seat, bill);
            left.add(s, seat, -1);
            rigs.set(s, hex, seat, 1);
            if (s.events) tell(s, 'rig-built', { seat, hex });
            if (number.get(s, hex) === 0) push(s, b.decision('oil-number'), NATURE, hex);
          },
          why: (s, seat, hex) => {
            if (left.get(s, seat) === 0) return NONE_LEFT;
            if (hex >= 0) return barRig(b, s, seat, hex);
            return undefined;
          },
        },
        {
          name: 'remove-rig',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['main', 'build', 'special'],
          list: (s, seat, out) => {
            if (left.get(s, seat) === config.rigs) return;
            for (let hex = 0; hex < hexes; hex++) if (rigs.get(s, hex, seat) > 0) out.put(hex);
          },
          apply: (s, seat, hex) => {
            left.add(s, seat, 1);
            rigs.set(s, hex, seat, 0);
            if (s.events) tell(s, 'rig-removed', { seat, hex });
          },
          why: (s, seat, hex) => (hex >= 0 && rigs.get(s, hex, seat) === 0 ? NO_RIG : undefined),
        },
      ];
    },
    words: {
      terms: {
        'field.oilThere': 'Barrels of oil',
        'field.oilNumber': 'Number of the oil',
        'field.oilNumbers': 'Oil numbers not turned up',
        'field.rigs': 'Oil rigs',
        'field.barrels': 'Barrels pumped',
        'decision.oil-field': 'Oil fields are laid',
        'decision.oil-number': 'The number of the oil field is turned up',
        'move.oil-field': 'An oil field',
        'move.oil-number': 'The number of the oil',
        'move.build-rig': 'Build an oil rig',
        'move.build-rig.short': 'Oil rig',
        'move.remove-rig': 'Remove an oil rig',
        'event.oil-found': 'The oil field has the number {number}.',
        'event.rig-built': '{seat} builds an oil rig.',
        'event.rig-removed': '{seat} removes an oil rig.',
        'event.oil-pumped': '{seat} pumps oil, barrels: {count}.',
        'event.oil-dry': 'An oil field has run dry.',
        'reason.oil-none': 'There is no oil field.',
        'reason.oil-town': 'A rig stands beside a settlement or city of your own.',
        'reason.oil-rigged': 'You have a rig there.',
        'reason.oil-no-rig': 'You have no rig there.',
        'reason.oil-supply': 'You have no rig left.',
      },
    },
    looks: {
      fields: {
        oilThere: { on: 'hex', shape: 'barrel', colour: '#2b2b30', value: true },
        oilNumber: { on: 'hex', shape: 'chit', value: true, number: true, colour: '#9a9aa2' },
        oilNumbers: { on: 'stock', shape: 'chit', of: 'number' },
        rigs: { on: 'parties', shape: 'fort' },
        barrels: { on: 'seat', shape: 'barrel' },
      },
      moves: { 'build-rig': { shape: 'fort', seat: true }, 'remove-rig': { shape: 'fort' } },
    },
  };
}

/** land on which no oil field lies yet */
function freeLand(b: Book, s: State): Hex[] {
  const there = b.row<Hex>('oilThere');
  const found: Hex[] = [];
  for (let hex = 0; hex < b.topology.hexes; hex++)
    if (b.land[b.fields.terrain.get(s, hex)] === 1 && there.get(s, hex) === 0) found.push(hex);
  return found;
}

function flowOf(b: Book, piece: PieceNo): number {
  return Math.min(2, Math.max(1, b.drawsOf[piece]));
}

function barRig(b: Book, s: State, seat: Seat, hex: Hex): Bar {
  if (b.row<Hex>('oilThere').get(s, hex) === 0) return NO_FIELD;
  if (b.grid<Hex, Seat>('rigs').get(s, hex, seat) > 0) return HAS_RIG;
  return b.the.oilFields.flow(s, seat, hex) === 0 ? NO_TOWN : undefined;
}
