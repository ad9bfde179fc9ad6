import { type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Hex, markNeed } from '../../board/index.ts';
import { chits, gainChits, owe, sinkHex } from '../../mechanics/index.ts';
import { ANY_GOOD, type Book, type Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    canal: CanalPoints;
  }
}

export interface CanalPoints {
  /** whose digger stands on the corner; less than 0 if none does */
  digger(s: State, corner: Corner): number;
  /** whether the digger there is fit to dig */
  digs(s: State, corner: Corner): boolean;
  /** digs every portion that has enough diggers around it */
  survey(s: State): void;
  /** the water comes in */
  complete(s: State): void;
}

/** the hexes of the canal, from the sea on */
export const CANAL = 'canal';
/** the hex at its end, which becomes a lake */
export const CANAL_END = 'canal-end';
/** where the dry fields lie */
export const DRY = 'dry';

/** what is written where water flows in the canal */
const WATER = 2;
/** so many diggers dig a portion, and each of them is given one of its chits */
const DIGGERS = 2;
/** so many portions may be left when the canal is completed */
const LEFT = 1;

/** what a digger beside a portion, and a way there, is worth to a bot, in points */
const AT_WORK = 0.6;
const LURE = 0.3;

/**
 * A canal that is dug portion by portion, a hex each, by two diggers of whosever around it: each brings its owner a chit. When hardly any
 * is left the turn ends with water in it. Until then dry land gives nothing, and diggers mine gold and trade at harbours; from then on
 * there is no gold.
 */
export function canal({ dry, gold }: { readonly dry: string; readonly gold: string }): Part {
  return {
    id: 'canal',
    of: { dry, gold },
    uses: [chits()],
    boardNeeds: [markNeed('hexes', CANAL, 2), markNeed('hexes', CANAL_END, 1)],
    fields: {
      /** by hex: the chits that lie there */
      canalChits: { per: ['hex'] },
      /** by hex: 1 where the canal has been dug, 2 where water flows */
      canalDug: { per: ['hex'] },
    },
    prepare: (b) => {
      const lying = b.row<Hex>('canalChits');
      const portions = portionsOf(b);
      return (s) => {
        for (const hex of portions) lying.set(s, hex, DIGGERS);
      };
    },
    // Chance alone hardly ever completes a canal before somebody wins.
    exempt: { rare: ['event.canal-done'] },
    brings: ['canal'],
    rules: (was, b) => {
      const lying = b.row<Hex>('canalChits');
      const dug = b.row<Hex>('canalDug');
      const portions = portionsOf(b);
      const isDone = (s: State): boolean => dug.get(s, portions[0]) === WATER;
      const end = (b.layout.marks.hexes[CANAL_END] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
      const dryLand = b.terrain(dry);
      const goldField = b.terrain(gold);
      const { cornersOf } = b.walks;
      const { hexes } = b.topology;
      const count = (s: State, hex: Hex, seat: Seat): number => {
        let found = 0;
        for (const corner of cornersOf[hex])
          if (b.the.canal.digger(s, corner) === seat && b.the.canal.digs(s, corner)) found++;
        return found;
      };
      const open = (s: State): number => {
        let left = 0;
        for (const hex of portions) if (dug.get(s, hex) === 0) left++;
        return left;
      };
      /** the good that a harbour where a digger of the seat stands is for, as bits by kind */
      const harboursOf = (s: State, seat: Seat): number => {
        let bits = 0;
        for (let place = 0; place < b.harbourCorner.length / 2; place++) {
          const kind = b.fields.harbour.get(s, place);
          if (kind <= 0) continue;
          for (let side = 0; side < 2; side++)
            if (b.the.canal.digger(s, b.harbourCorner[place * 2 + side]) === seat) bits |= 1 << kind;
        }
        return bits;
      };
      return {
        canal: {
          digger: () => -1,
          digs: () => true,
          survey: (s) => {
            if (isDone(s)) return;
            for (const hex of portions) {
              if (dug.get(s, hex) !== 0) continue;
              let found = 0;
              for (let seat = 0; seat < b.seats; seat++) found += count(s, hex, seat);
              if (found < DIGGERS) continue;
              dug.set(s, hex, 1);
              lying.set(s, hex, 0);
              if (s.events) tell(s, 'canal-dug', { hex });
              let left = DIGGERS;
              const first = Math.max(0, b.fields.active.get(s));
              for (let i = 0; i < b.seats && left > 0; i++) {
                const seat = (first + i) % b.seats;
                const share = Math.min(left, count(s, hex, seat));
                if (share > 0) gainChits(b, s, seat, share);
                left -= share;
              }
            }
          },
          complete: (s) => {
            for (const hex of portions) {
              lying.set(s, hex, 0);
              dug.set(s, hex, WATER);
            }
            if (s.events) tell(s, 'canal-done', {});
            for (const hex of end) sinkHex(b, s, hex);
          },
        },
        checkEnd: (s) => {
          b.the.canal.survey(s);
          was.checkEnd(s);
        },
        endTurn: (s) => {
          if (!isDone(s) && open(s) <= LEFT) b.the.canal.complete(s);
          was.endTurn(s);
        },
        hexStopped: (s, hex) =>
          was.hexStopped(s, hex) || b.fields.terrain.get(s, hex) === (isDone(s) ? goldField : dryLand),
        reckon: (s, number) => {
          was.reckon(s, number);
          if (isDone(s)) return;
          for (let hex = 0; hex < hexes; hex++) {
            if (b.fields.terrain.get(s, hex) !== goldField || !b.rules.answers(s, hex, number)) continue;
            if (b.rules.hexStopped(s, hex)) continue;
            for (let seat = 0; seat < b.seats; seat++)
              if (cornersOf[hex].some((corner) => b.the.canal.digger(s, corner) === seat))
                owe(b, seat, ANY_GOOD, 1);
          }
        },
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            if (rate <= 2 || isDone(s)) return rate;
            // harbour kind 0 is 'any', kind n + 1 is good n
            return (harboursOf(s, seat) >> (good + 1)) & 1 ? 2 : rate;
          },
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            if (isDone(s)) return sum;
            for (const hex of portions)
              if (dug.get(s, hex) === 0 && cornersOf[hex].some((at) => b.the.canal.digger(s, at) === seat))
                sum += AT_WORK;
            return sum;
          },
          lures: (s, seat, at, edges) => {
            was.hints.lures(s, seat, at, edges);
            if (isDone(s)) return;
            for (const hex of portions)
              if (dug.get(s, hex) === 0) for (const corner of cornersOf[hex]) at[corner] += LURE;
          },
        },
      };
    },
    words: {
      terms: {
        'field.canalChits': 'Chits along the canal',
        'field.canalDug': 'The canal',
        'event.canal-dug': 'A portion of the canal is dug.',
        'event.canal-done': 'The canal is completed: water flows into the dry land.',
      },
    },
    looks: {
      fields: {
        canalChits: { on: 'hex', shape: 'chit', value: true, colour: '#d9a520' },
        canalDug: { on: 'hex', shape: 'drop', colour: '#3f7fb5' },
      },
    },
  };
}

const portionsOf = (b: Book): Hex[] =>
  (b.layout.marks.hexes[CANAL] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
