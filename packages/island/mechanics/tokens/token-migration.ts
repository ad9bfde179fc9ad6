import {
  type Arg,
  type Bar,
  type MoveList,
  pop,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import { type Corner, type Hex, regionNeed } from '../../board/index.ts';
import { ANY_GOOD, type Book, type Part, type Terms } from '../../rulebook/index.ts';
import { foundsAt } from '../core/pieces.ts';
import { swapHexes } from '../land/board-change.ts';
import { coverTokens } from './cover-tokens.ts';
import { drawToken, fillReserve, makeArrival, reserveFields } from './migration-reserve.ts';
import { LEAVES_BARREN, makeGround, NOT_OWN, REDS_MEET, type TokenMigrationConfig } from './token-ground.ts';

export { LEAVES_BARREN, NOT_OWN, REDS_MEET, type TokenMigrationConfig } from './token-ground.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    migration: MigrationPoints;
  }
}

export interface MigrationPoints {
  /** which of the ordered wishes this choice breaks, as bits from the first to give way */
  breaks(s: State, seat: Seat, from: number, to: number): number;
  /** gives the hex a token, if it wants one; the seat chooses it where it is not drawn */
  supply(s: State, seat: Seat, hex: Hex): void;
}

/**
 * Hexes outside of a region produce nothing until somebody comes there, by a route or by founding. Then they get a number
 * token: at random from the reserve while it lasts, afterwards one of the region's, chosen by the builder under wishes that
 * give way in order where no token satisfies them all. Tokens may also lie over printed numbers and come from anywhere, and
 * a worthless hex may be changed for a better one.
 */
export function tokenMigration(config: TokenMigrationConfig): Part {
  const { from: label, by = 'route', to: wanting = 'bare', swaps, over } = config;
  const bare = wanting === 'bare';
  const drawn = by !== 'founding';
  // Land that is numbered at once waits for nothing.
  const waits = bare && by !== 'asking';
  return {
    id: 'token-migration',
    words: { terms: { ...tokenMigrationTerms, ...(swaps && swapTerms) } },
    ...(drawn && { looks: { fields: { reserve: { on: 'stock', shape: 'chit', of: 'number' } } } }),
    of: { config },
    ...(over && { uses: [coverTokens(over)] }),
    ...(label !== undefined && { boardNeeds: [regionNeed(label)] }),
    ...(drawn && { fields: reserveFields, prepare: fillReserve }),
    decisions: {
      ...(drawn && {
        'draw-token': { nature: true, args: (b: Book) => [{ name: 'hex', domain: b.domain('hex') }] },
      }),
      'move-token': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }, ...settling(b, by)] },
      ...(swaps && {
        'swap-hex': { args: (b: Book) => [{ name: 'hex', domain: b.domain('hex') }, ...settling(b, by)] },
      }),
    },
    brings: ['migration'],
    ...(waits && {
      overrides: {
        'hints.awaitsNumber': 'where tokens move on, a bare hex waits for one',
      },
    }),
    rules: (was, b) => {
      const ground = makeGround(b, config);
      const { inside, hasToken, isBare, redsAt, nextAt, takesSwap } = ground;
      const arrival = drawn ? makeArrival(b, ground) : undefined;
      const { hexPlace, hexPlaceFrom, cornerHex, cornerHexFrom } = b.topology;
      const tokenWorth = (s: State, hex: Hex): number =>
        b.rules.hexGood(s, hex) === ANY_GOOD ? BEST_TOKEN : GOOD_TOKEN;
      const livesOffAnother = (s: State, corner: Corner, hex: Hex): boolean => {
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (cornerHex[i] !== hex && b.fields.numbers.get(s, cornerHex[i]) !== 0) return true;
        return false;
      };
      return {
        ...(waits && {
          hints: {
            // What founding promises is still there when it is done.
            progress: (s: State, seat: Seat) => {
              let sum = was.hints.progress(s, seat);
              if (!drawn)
                for (let hex = 0; hex < inside.length; hex++)
                  if (!inside[hex] && hasToken(s, hex))
                    for (const corner of b.walks.cornersOf[hex])
                      if (b.ownerOf[b.fields.building.get(s, corner)] === seat) sum += tokenWorth(s, hex);
              return sum;
            },
            foundingGain: (s: State, seat: Seat, corner: Corner) => {
              let gain = was.hints.foundingGain(s, seat, corner);
              if (!drawn)
                for (const hex of b.walks.hexesAt[corner])
                  if (isBare(s, hex)) gain += tokenWorth(s, hex);
                  else if (takesSwap(s, hex)) gain += BEST_TOKEN;
              return gain;
            },
            awaitsNumber: isBare,
          },
        }),
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
            return (own ? 0 : NOT_OWN) | (barren ? LEAVES_BARREN : 0) | (redsAt(s, from, to) ? REDS_MEET : 0);
          },
          supply: (s, seat, hex) => arrival?.supply(s, seat, hex),
        },
        build: (s, seat, piece, place) => {
          const founds = by === 'founding' && foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (seat >= b.seats) return;
          if (founds && b.fields.turn.get(s) > 0) nextAt(s, seat, place, 0);
          if (by === 'route' && b.isRoute[piece] && b.pieces[piece].on === 'edge')
            arrival?.at(s, seat, place);
        },
      };
    },
    moves: (b) => {
      const { hexes } = b.topology;
      const { isSource, hasToken, level, mayGive, give, nextAt, servedAt } = makeGround(b, config);
      /** what speaks against taking the token of this hex, where another one could be taken */
      const whyNot = (s: State, seat: Seat, from: number): Bar => {
        if (!isSource(s, from) || !hasToken(s, from))
          return reason('no-token', 'there is no number token to be taken');
        const to = topArg(s, 0);
        const stays = servedAt(topArg(s, 1), topArg(s, 2));
        if (stays.includes(from)) return reason('token-new', 'that token has only just come');
        const broken = b.the.migration.breaks(s, seat, from, to) & level(s, seat, to, stays);
        if (broken & NOT_OWN) return reason('token-foreign', 'no own building stands at that hex');
        if (broken & LEAVES_BARREN)
          return reason('token-barren', 'a building there would be left without any number');
        return broken & REDS_MEET ? reason('token-reds', 'a 6 or 8 would lie beside another') : undefined;
      };
      const listGivers = (s: State, seat: Seat, out: MoveList): void => {
        const to = topArg(s, 0);
        const stays = servedAt(topArg(s, 1), topArg(s, 2));
        const kept = level(s, seat, to, stays);
        for (let hex = 0; hex < hexes; hex++) if (mayGive(s, seat, hex, to, kept, stays)) out.put(hex);
      };
      /** where a building was founded, the other hexes around it are seen to next */
      const goOn = (s: State, seat: Seat, to: Hex, corner: number, served: number): void => {
        if (by === 'founding') nextAt(s, seat, corner, served | (1 << b.walks.hexesAt[corner].indexOf(to)));
      };
      return [
        ...(drawn ? [drawToken(b)] : []),
        {
          name: 'move-token',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['move-token'],
          list: listGivers,
          apply: (s, seat, from) => {
            const to = topArg(s, 0);
            const corner = topArg(s, 1);
            const served = topArg(s, 2);
            pop(s);
            give(s, to, from);
            goOn(s, seat, to, corner, served);
          },
          why: (s, seat, from) => (from < 0 ? undefined : whyNot(s, seat, from)),
        },
        ...(swaps
          ? [
              {
                name: 'swap-hex',
                args: [{ name: 'hex', domain: b.domain('hex') }],
                decisions: ['swap-hex'],
                list: listGivers,
                apply: (s: State, seat: number, from: number) => {
                  const to = topArg(s, 0);
                  const corner = topArg(s, 1);
                  const served = topArg(s, 2);
                  pop(s);
                  swapHexes(b, s, from, to);
                  if (s.events) tell(s, 'hexes-swapped', { seat, hex: to, from });
                  goOn(s, seat, to, corner, served);
                },
                why: (s: State, seat: number, from: number) => (from < 0 ? undefined : whyNot(s, seat, from)),
              },
            ]
          : []),
      ];
    },
  };
}

/** for bots, in points: choosing a token for new land, and one for a gold field or with a hex of choice */
const GOOD_TOKEN = 1.3;
const BEST_TOKEN = 1.9;
/** as many hexes can meet at a corner */
const MOST_HEXES = 12;
/** the corner where a building was founded, and which of its hexes have been served, as bits: they go along with the question */
const settling = (b: Book, by: string): Arg[] =>
  by === 'founding'
    ? [
        { name: 'corner', domain: b.domain('corner') },
        { name: 'served', domain: { id: 'served', size: 1 << MOST_HEXES } },
      ]
    : [];

const swapTerms: Terms = {
  'move.swap-hex': 'Change the new land for this hex',
  'decision.swap-hex': 'Choose a hex that comes to the new land in place of the worthless one',
  'event.hex-changed': 'A hex becomes {terrain}.',
  'event.hexes-swapped': '{seat} changes worthless land for a better hex.',
};

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
  'reason.token-new': 'That token has only just come to your new settlement.',
  'reason.token-reds': 'A 6 or 8 would lie beside another.',
};
