import { type Row, type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Hex, markNeed } from '../../board/index.ts';
import { chits, gainChits, owe, sinkHex, TWO_DICE } from '../../mechanics/index.ts';
import { ANY_GOOD, type Book, field, handlesOf, NO_GOOD, type Part } from '../../rulebook/index.ts';

const fields = {
  /** by hex, and by edge: the chits that lie there */
  canalChits: field.row('hex'),
  canalEdgeChits: field.row('edge'),
  /** by hex, and by edge: 1 where the canal has been dug, 2 where water flows */
  canalDug: field.row('hex'),
  canalEdgeDug: field.row('edge'),
  /** by edge with a single chit: the seat plus one whose digger came there first and still is there */
  canalFirst: field.row('edge', { holds: 'seat+1' }),
};

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
  /** whether there is still something to dig */
  isOpen(s: State): boolean;
  /** digs every portion that has enough diggers around it */
  survey(s: State): void;
  /** whether a portion is open at which a digger of the seat, sent there along its routes, would find a free corner and none of its own */
  isWanting(s: State, seat: Seat): boolean;
}

/** the hexes of the canal, from the sea on; and the edges that it crosses, from that of the sea to that of its end */
export const CANAL = 'canal';
/** the hex at its end, which becomes a lake */
export const CANAL_END = 'canal-end';
/** where the dry fields lie */
export const DRY = 'dry';

/** the value of the option by which edges are dug */
export const EDGES = '2003';
/** what is written where water flows in the canal */
const WATER = 2;
/** so many diggers dig a portion, and each of them is given one of its chits */
const DIGGERS = 2;
/** so many portions may be left when the canal is completed */
const LEFT = 1;

/** what a digger beside a portion, and a way there, is worth to a bot, in points: its chit is all but there, and nobody gets it alone */
const AT_WORK = 0.8;
const LURE = 1;
const BESIDE = 0.9;
/** what one good a roll from dry land is worth once there is water, in points: the nearer that is, the more of it counts */
const WATERED = 3;

/** What is dug at once. */
interface Portion {
  /** where diggers stand for it */
  readonly corners: readonly Corner[];
  readonly place: number;
  readonly chits: number;
  /** by place: the chits that lie there, and how far it has come */
  readonly lying: Row;
  readonly dug: Row;
}

export interface CanalConfig {
  /** the terrain that gives nothing until there is water, and the one that gives nothing from then on */
  readonly dry: string;
  readonly gold: string;
  /** the option whose value `2003` has the canal dug edge by edge */
  readonly option: string;
}

/**
 * A canal that is dug portion by portion by two diggers of whosever: around a hex, or at both ends of an edge. Each brings its owner a
 * chit. When hardly any is left the turn ends with water in it. Until then dry land gives nothing, and diggers mine gold and trade at
 * harbours; from then on there is no gold.
 */
export function canal(config: CanalConfig): Part {
  const { dry, gold, option } = config;
  return {
    id: 'canal',
    of: config,
    uses: [chits()],
    boardNeeds: [markNeed('hexes', CANAL, 2), markNeed('hexes', CANAL_END, 1)],
    fields,
    prepare: (b) => {
      const portions = portionsOf(b, option);
      return (s) => {
        for (const { lying, place, chits: count } of portions) lying.set(s, place, count);
      };
    },
    // Chance alone hardly ever completes a canal before somebody wins.
    exempt: { rare: ['event.canal-done'] },
    brings: ['canal'],
    rules: (was, b) => {
      const { canalFirst: first } = handlesOf(b, fields);
      const portions = portionsOf(b, option);
      const isDone = (s: State): boolean => portions[0].dug.get(s, portions[0].place) === WATER;
      const isOpen = (s: State, { dug, place }: Portion): boolean => dug.get(s, place) === 0;
      const end = (b.layout.marks.hexes[CANAL_END] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
      const dryLand = b.terrain(dry);
      const goldField = b.terrain(gold);
      const isBarren = (s: State, hex: Hex): boolean =>
        b.fields.terrain.get(s, hex) === (isDone(s) ? goldField : dryLand);
      const { cornersOf } = b.walks;
      const { hexes } = b.topology;
      const count = (s: State, { corners }: Portion, seat: Seat): number => {
        let found = 0;
        for (const corner of corners)
          if (b.the.canal.digger(s, corner) === seat && b.the.canal.digs(s, corner)) found++;
        return found;
      };
      const countAll = (s: State, { corners }: Portion): number => {
        let found = 0;
        for (const corner of corners) {
          const seat = b.the.canal.digger(s, corner);
          if (seat >= 0 && seat < b.seats && b.the.canal.digs(s, corner)) found++;
        }
        return found;
      };
      /** remembers who came first to a portion with a single chit, as long as that digger is there */
      const notice = (s: State, portion: Portion): void => {
        const before = first.get(s, portion.place) - 1;
        if (before >= 0 && count(s, portion, before) > 0) return;
        let now = -1;
        for (let i = b.seats - 1; i >= 0; i--) {
          const seat = inTurn(b, s, i);
          if (count(s, portion, seat) > 0) now = seat;
        }
        if (now !== before) first.set(s, portion.place, now + 1);
      };
      const share = (s: State, portion: Portion): void => {
        let left = portion.chits;
        const early = left < DIGGERS ? first.get(s, portion.place) - 1 : -1;
        if (early >= 0) {
          gainChits(b, s, early, left);
          return;
        }
        for (let i = 0; i < b.seats && left > 0; i++) {
          const seat = inTurn(b, s, i);
          const taken = Math.min(left, count(s, portion, seat));
          if (taken > 0) gainChits(b, s, seat, taken);
          left -= taken;
        }
      };
      const isFree = (s: State, corner: Corner): boolean =>
        b.fields.building.get(s, corner) === 0 && b.the.canal.digger(s, corner) < 0;
      const isAtWork = (s: State, seat: Seat, { corners }: Portion): boolean =>
        corners.some((corner) => b.the.canal.digger(s, corner) === seat);
      const isWithinReach = (s: State, seat: Seat, { corners }: Portion): boolean =>
        corners.some((corner) => isFree(s, corner) && b.rules.cornerReached(s, seat, corner));
      /** what dry fields would bring the seat a roll if there were water */
      const dryIncome = (s: State, seat: Seat): number => {
        let sum = 0;
        for (let hex = 0; hex < hexes; hex++) {
          if (b.fields.terrain.get(s, hex) !== dryLand) continue;
          let often = 0;
          for (let number = 2; number < TWO_DICE.length; number++)
            if (b.rules.answers(s, hex, number)) often += TWO_DICE[number];
          for (const corner of cornersOf[hex]) {
            const mark = b.fields.building.get(s, corner);
            if (mark !== 0 && b.ownerOf[mark] === seat) sum += often * b.drawsOf[b.pieceOf[mark]];
          }
        }
        return sum;
      };
      /** the water comes in */
      const complete = (s: State): void => {
        for (const { lying, dug, place, chits: count } of portions) {
          lying.set(s, place, 0);
          dug.set(s, place, WATER);
          if (count < DIGGERS) first.set(s, place, 0);
        }
        if (s.events) tell(s, 'canal-done', {});
        for (const hex of end) sinkHex(b, s, hex);
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
          isOpen: (s) => !isDone(s),
          isWanting: (s, seat) =>
            !isDone(s) &&
            portions.some(
              (portion) =>
                isOpen(s, portion) && !isAtWork(s, seat, portion) && isWithinReach(s, seat, portion),
            ),
          survey: (s) => {
            if (isDone(s)) return;
            for (const portion of portions) {
              if (!isOpen(s, portion)) continue;
              // Most of the time nobody digs at most of them.
              const diggers = countAll(s, portion);
              if (portion.chits < DIGGERS && (diggers > 0 || first.get(s, portion.place) !== 0))
                notice(s, portion);
              if (diggers < DIGGERS) continue;
              portion.dug.set(s, portion.place, 1);
              portion.lying.set(s, portion.place, 0);
              if (s.events) tell(s, 'canal-dug', { place: portion.place });
              share(s, portion);
              if (portion.chits < DIGGERS) first.set(s, portion.place, 0);
            }
          },
        },
        checkEnd: (s) => {
          b.the.canal.survey(s);
          was.checkEnd(s);
        },
        endTurn: (s) => {
          if (!isDone(s) && portions.filter((portion) => isOpen(s, portion)).length <= LEFT) complete(s);
          was.endTurn(s);
        },
        hexStopped: (s, hex) => was.hexStopped(s, hex) || isBarren(s, hex),
        startGood: (s, hex, corner) => (isBarren(s, hex) ? NO_GOOD : was.startGood(s, hex, corner)),
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
            let dug = 0;
            for (const portion of portions) {
              if (!isOpen(s, portion)) dug++;
              else if (isAtWork(s, seat, portion)) sum += AT_WORK;
            }
            const share = dug / (portions.length - LEFT);
            return sum + WATERED * share ** 2 * dryIncome(s, seat);
          },
          // Who settles there has roads there, and with them knights.
          foundingGain: (s, seat, corner) => {
            let gain = was.hints.foundingGain(s, seat, corner);
            if (isDone(s)) return gain;
            for (const portion of portions)
              if (isOpen(s, portion) && portion.corners.includes(corner)) gain += BESIDE;
            return gain;
          },
          lures: (s, seat, at, edges) => {
            was.hints.lures(s, seat, at, edges);
            if (isDone(s)) return;
            for (const portion of portions)
              if (isOpen(s, portion)) for (const corner of portion.corners) at[corner] += LURE;
          },
        },
      };
    },
    words: {
      terms: {
        'field.canalChits': 'Chits along the canal',
        'field.canalEdgeChits': 'Chits along the canal',
        'field.canalDug': 'The canal',
        'field.canalEdgeDug': 'The canal',
        'field.canalFirst': 'First at this end of the canal',
        'event.canal-dug': 'A portion of the canal is dug.',
        'event.canal-done': 'The canal is completed: water flows into the dry land.',
      },
    },
    looks: {
      fields: {
        canalChits: { on: 'hex', shape: 'chit', value: true, colour: '#d9a520' },
        canalEdgeChits: { on: 'edge', shape: 'chit', value: true, colour: '#d9a520' },
        canalDug: { on: 'hex', shape: 'drop', colour: '#3f7fb5' },
        canalEdgeDug: { on: 'edge', shape: 'drop', colour: '#3f7fb5' },
        canalFirst: { on: 'edge', shape: 'chit', seat: true },
      },
    },
  };
}

/** the seat that is so many places after the one whose turn it is */
const inTurn = (b: Book, s: State, i: number): Seat => (Math.max(0, b.fields.active.get(s)) + i) % b.seats;

function portionsOf(b: Book, option: string): Portion[] {
  const edges = (b.layout.marks.edges[CANAL] ?? []).map(({ q, r, side }) => b.topology.edgeAt(q, r, side));
  if (b.option(option) === EDGES && edges.length > 0)
    return edges.map((place, i) => ({
      corners: b.walks.endsOf[place],
      place,
      // one for the hex on either side; beyond the ends there is none
      chits: i === 0 || i === edges.length - 1 ? 1 : DIGGERS,
      lying: handlesOf(b, fields).canalEdgeChits,
      dug: handlesOf(b, fields).canalEdgeDug,
    }));
  return (b.layout.marks.hexes[CANAL] ?? []).map(({ q, r }) => {
    const place = b.topology.hexAt(q, r);
    return {
      corners: b.walks.cornersOf[place],
      place,
      chits: DIGGERS,
      lying: handlesOf(b, fields).canalChits,
      dug: handlesOf(b, fields).canalDug,
    };
  });
}
