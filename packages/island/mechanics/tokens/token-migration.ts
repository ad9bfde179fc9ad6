import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Corner, type Hex, regionNeed } from '../../board/index.ts';
import { NO_GOOD, type Part, type Terms } from '../../rulebook/index.ts';
import { besideRed, NUMBERS, numberArg, RED_BITS } from './number-tokens.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    migration: MigrationPoints;
  }
}

export interface MigrationPoints {
  /** which of the ordered wishes this choice breaks, as bits from the first to give way */
  breaks(s: State, seat: Seat, from: number, to: number): number;
}

export interface TokenMigrationConfig {
  /** the label of the region that gives up its tokens once the reserve is empty */
  readonly from: string;
}

/** the wishes in the order in which they give way */
export const NOT_OWN = 1;
export const LEAVES_BARREN = 2;
export const REDS_MEET = 4;
const LEVELS = [NOT_OWN | LEAVES_BARREN | REDS_MEET, LEAVES_BARREN | REDS_MEET, REDS_MEET, 0];

/**
 * Hexes outside of a region produce nothing until a route is laid on one of their edges. Then they get a number
 * token: at random from the reserve while it lasts, afterwards one of the region's, chosen by the builder under
 * wishes that give way in order where no token satisfies them all.
 */
export function tokenMigration({ from: label }: TokenMigrationConfig): Part {
  return {
    id: 'token-migration',
    words: { terms: tokenMigrationTerms },
    looks: { fields: { reserve: { on: 'stock', shape: 'chit', of: 'number' } } },
    of: { label },
    boardNeeds: [regionNeed(label)],
    fields: {
      /** how many tokens of each number wait, and how many in all */
      reserve: { per: [NUMBERS] },
      reserveLeft: { noLook: 'the reserve is listed with its sum' },
    },
    decisions: {
      'draw-token': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
      'move-token': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    },
    prepare: (b) => {
      const reserve = b.row('reserve');
      const left = b.cell('reserveLeft');
      return (s) => {
        for (const n of b.layout.reserve) reserve.add(s, n, 1);
        left.set(s, b.layout.reserve.length);
      };
    },
    brings: ['migration'],
    rules: (was, b) => {
      const reserveLeft = b.cell('reserveLeft');
      const draw = b.decision('draw-token');
      const move = b.decision('move-token');
      const { edgeHex, hexPlace, hexPlaceFrom, cornerHex, cornerHexFrom } = b.topology;
      const inside = Uint8Array.from(b.layout.hexes, (hex) => (hex.region === label ? 1 : 0));
      /** how many hexes of the region still have a token to give */
      const tokensInside = (s: State): number => {
        let count = 0;
        for (let hex = 0; hex < inside.length; hex++)
          if (inside[hex] && b.fields.numbers.get(s, hex) !== 0) count++;
        return count;
      };
      const livesOffAnother = (s: State, corner: Corner, hex: Hex): boolean => {
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (cornerHex[i] !== hex && b.fields.numbers.get(s, cornerHex[i]) !== 0) return true;
        return false;
      };
      /** gives the hex its token; `before` it another hex is still to get one */
      const ask = (s: State, seat: Seat, hex: Hex, before: number): void => {
        const reserve = reserveLeft.get(s);
        if (reserve > before) push(s, draw, NATURE, hex);
        else if (reserve + tokensInside(s) > before) push(s, move, 1 << seat, hex);
      };
      return {
        hints: {
          awaitsNumber: (s, hex) =>
            hex >= 0 &&
            !inside[hex] &&
            b.fields.numbers.get(s, hex) === 0 &&
            b.rules.hexGood(s, hex) !== NO_GOOD,
        },
        migration: {
          breaks: (s, seat, from, to) => {
            let own = false;
            let barren = false;
            for (let i = hexPlaceFrom[from]; i < hexPlaceFrom[from + 1]; i++) {
              const mark = b.fields.building.get(s, hexPlace[i]);
              if (mark === 0) continue;
              if (b.ownerOf[mark] === seat) own = true;
              if (!livesOffAnother(s, hexPlace[i], from)) barren = true;
            }
            const red = (b.fields.numbers.get(s, from) & RED_BITS) !== 0;
            return (
              (own ? 0 : NOT_OWN) |
              (barren ? LEAVES_BARREN : 0) |
              (red && besideRed(b, s, to, from) ? REDS_MEET : 0)
            );
          },
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (!b.isRoute[piece] || b.pieces[piece].on !== 'edge' || seat >= b.seats) return;
          // What is decided first lies on top: the second hex is asked about before the first is pushed.
          const first = edgeHex[place * 2];
          const second = edgeHex[place * 2 + 1];
          const both = b.the.hints.awaitsNumber(s, first) && first !== second;
          if (b.the.hints.awaitsNumber(s, second)) ask(s, seat, second, both ? 1 : 0);
          if (both) ask(s, seat, first, 0);
        },
      };
    },
    moves: (b) => {
      const reserve = b.row('reserve');
      const left = b.cell('reserveLeft');
      const { hexes } = b.topology;
      const inside = Uint8Array.from(b.layout.hexes, (hex) => (hex.region === label ? 1 : 0));
      const give = (s: State, hex: Hex, mask: number, from: number): void => {
        b.fields.numbers.set(s, hex, mask);
        if (s.events) tell(s, 'number-laid', { hex, number: 31 - Math.clz32(mask), from });
      };
      /** the wishes that some token of the region can satisfy */
      const level = (s: State, seat: Seat, to: number): number => {
        for (const wishes of LEVELS)
          for (let hex = 0; hex < hexes; hex++)
            if (
              inside[hex] &&
              b.fields.numbers.get(s, hex) !== 0 &&
              (b.the.migration.breaks(s, seat, hex, to) & wishes) === 0
            )
              return wishes;
        return 0;
      };
      return [
        {
          name: 'draw-token',
          args: [numberArg],
          decisions: ['draw-token'],
          list: (s, _seat, out) => {
            const to = topArg(s, 0);
            const reds = besideRed(b, s, to) ? RED_BITS : 0;
            let any = false;
            for (let n = 2; n < NUMBERS; n++)
              if (reserve.get(s, n) > 0 && !((reds >> n) & 1)) {
                out.weigh(reserve.get(s, n), n);
                any = true;
              }
            if (any) return;
            for (let n = 2; n < NUMBERS; n++) if (reserve.get(s, n) > 0) out.weigh(reserve.get(s, n), n);
          },
          apply: (s, _nature, n) => {
            const hex = topArg(s, 0);
            pop(s);
            reserve.add(s, n, -1);
            left.add(s, -1);
            give(s, hex, 1 << n, -1);
          },
        },
        {
          name: 'move-token',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['move-token'],
          list: (s, seat, out) => {
            const to = topArg(s, 0);
            const wishes = level(s, seat, to);
            for (let hex = 0; hex < hexes; hex++)
              if (
                inside[hex] &&
                b.fields.numbers.get(s, hex) !== 0 &&
                (b.the.migration.breaks(s, seat, hex, to) & wishes) === 0
              )
                out.put(hex);
          },
          apply: (s, _seat, from) => {
            const to = topArg(s, 0);
            const mask = b.fields.numbers.get(s, from);
            pop(s);
            b.fields.numbers.set(s, from, 0);
            give(s, to, mask, from);
          },
          why: (s, seat, from) => {
            if (from < 0) return undefined;
            if (!inside[from] || b.fields.numbers.get(s, from) === 0)
              return reason('no-token', 'there is no number token to be taken');
            const broken = b.the.migration.breaks(s, seat, from, topArg(s, 0)) & level(s, seat, topArg(s, 0));
            if (broken & NOT_OWN) return reason('token-foreign', 'no own building stands at that hex');
            if (broken & LEAVES_BARREN)
              return reason('token-barren', 'a building there would be left without any number');
            return reason('token-reds', 'a 6 or 8 would lie beside another');
          },
        },
      ];
    },
  };
}

const tokenMigrationTerms: Terms = {
  'move.draw-token': 'A number token is drawn from the reserve',
  'move.move-token': 'Take the number token of this hex',
  'decision.draw-token': 'New land gets a number',
  'decision.move-token': 'Choose a number token for the new land',
  'event.number-laid': 'New land gets the number {number}.',
  'field.reserve': 'Number tokens in reserve',
  'reason.no-token': 'There is no number token to be taken there.',
  'reason.token-foreign': 'The token must come from a hex beside one of your own buildings.',
  'reason.token-barren': 'A settlement or city would be left without any number.',
  'reason.token-reds': 'A 6 or 8 would lie beside another.',
};
