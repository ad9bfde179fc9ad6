import {
  type Bar,
  type MoveList,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type Seats,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import { type Corner, type Hex, markNeed } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import { askRoutes, canLay, freeRoutes, isFounding, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { AMBER, FORT, WINE } from '../boards/chart.ts';
import { cavalry, makeTogether } from './cavalry.ts';
import { fortTerms } from './forts-words.ts';
import { advanceHero } from './hero-track.ts';
import { takeToken } from './stores.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    forts: FortPoints;
  }
}

export interface FortPoints {
  /** how strong all knights on the corners of the hex are together */
  besiegers(s: State, hex: Hex): number;
  /** every fort falls whose besiegers are stronger */
  press(s: State): void;
  /** the fort on this hex falls to the knights around it, and to a rider's who goes again (-1 for none) */
  fall(s: State, hex: Hex, rider: number): void;
  /** the conquerors come out: knights beside forts are lost, but for those at forts that are held down */
  charge(s: State): void;
}

/** What a fort hides, and how many there are of each. */
const REWARDS = [
  { id: 'grain', count: 4, gives: ['grain'] },
  { id: 'road', count: 4, gives: ['road'] },
  { id: 'amber', count: 2, gives: [AMBER] },
  { id: 'wine', count: 2, gives: [WINE] },
  { id: 'grain-amber', count: 2, gives: ['grain', AMBER] },
  { id: 'grain-wine', count: 2, gives: ['grain', WINE] },
] as const;
const KINDS = REWARDS.map(({ id }) => id);

const fields = {
  fortAt: field.row('hex'),
  fortsLeft: field.cell(),
  fortHeld: field.row('hex', { noLook: 'it is nothing between two moves of a charge' }),
  /** by kind: how many are not turned up yet */
  fortRewards: field.row(KINDS.length),
};

const AT_FORT = reason('at-fort', 'a fort stands beside it');
const BETWEEN_FORTS = reason('between-forts', 'every hex beside it has a fort');

/** Handles on the forts of a book. */
export function fortsOf(b: Book) {
  return {
    /** by hex: how strong the conqueror in the fort there is; 0 without a fort */
    strength: handlesOf(b, fields).fortAt,
    left: handlesOf(b, fields).fortsLeft,
    /** by hex: 1 where archers hold those in the fort down while the others charge */
    held: handlesOf(b, fields).fortHeld,
  };
}

/**
 * Forts with a conqueror in each. Knights of any strength may stand around them; one falls as soon as those around it are stronger
 * together. What it hides goes to everybody who has a knight there; nobody knows before what that is.
 */
export function forts(): Part {
  return {
    id: 'forts',
    uses: [cavalry(), freeRoutes()],
    boardNeeds: [markNeed('hexes', FORT, 3)],
    fields,
    prepare: (b) => {
      const { strength, left } = fortsOf(b);
      return (s) => {
        for (const { q, r, value } of b.layout.marks.hexes[FORT] ?? []) {
          strength.set(s, b.topology.hexAt(q, r), Number(value));
          left.add(s, 1);
        }
        REWARDS.forEach(({ count }, kind) => {
          handlesOf(b, fields).fortRewards.set(s, kind, count);
        });
      };
    },
    decisions: {
      'fort-reward': {
        nature: true,
        args: (b) => [
          { name: 'hex', domain: b.domain('hex') },
          // the seats that took it, as bits
          { name: 'takers', domain: { id: 'count', size: 256 } },
        ],
      },
    },
    brings: ['forts'],
    rules: (was, b) => {
      const own = knights.of(b);
      const { strength, left, held } = fortsOf(b);
      const { hexes, edges, edgeHex, corners, cornerHex, cornerHexFrom } = b.topology;
      const { cornersOf, hexesAt } = b.walks;
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const hexesBy = Array.from({ length: edges }, (_, edge) =>
        [edgeHex[edge * 2], edgeHex[edge * 2 + 1]].filter((hex) => hex >= 0),
      );
      const hasFort = (s: State, hex: Hex): boolean => strength.get(s, hex) > 0;
      const together = makeTogether(b, (s, hex) => b.the.forts.besiegers(s, hex));
      const isPrey = (s: State, from: Corner, hex: Hex, list?: MoveList): boolean =>
        hasFort(s, hex) && together(s, from, hex, list) > strength.get(s, hex);
      // Asked of every corner in every list of moves: hence nothing is made.
      const findsPrey = (s: State, from: Corner, to: Corner, list?: MoveList): boolean => {
        for (let i = cornerHexFrom[to]; i < cornerHexFrom[to + 1]; i++)
          if (isPrey(s, from, cornerHex[i], list)) return true;
        return false;
      };
      const barBuild = (s: State, piece: number, place: number): Bar => {
        if (founds[piece]) {
          for (const hex of hexesAt[place]) if (hasFort(s, hex)) return AT_FORT;
          return undefined;
        }
        if (!b.isRoute[piece]) return undefined;
        for (const hex of hexesBy[place]) if (!hasFort(s, hex)) return undefined;
        return BETWEEN_FORTS;
      };
      return {
        forts: {
          besiegers: (s, hex) => {
            let sum = 0;
            for (const corner of cornersOf[hex]) sum += own.strength(s, corner);
            return sum;
          },
          press: (s) => {
            if (left.get(s) === 0) return;
            for (let hex = 0; hex < hexes; hex++)
              if (hasFort(s, hex) && b.the.forts.besiegers(s, hex) > strength.get(s, hex))
                b.the.forts.fall(s, hex, -1);
          },
          fall: (s, hex, rider) => {
            let takers = rider >= 0 ? 1 << rider : 0;
            for (const corner of cornersOf[hex]) {
              const seat = own.owner(s, corner);
              if (seat >= 0 && seat < b.seats) takers |= 1 << seat;
            }
            if (s.events) tell(s, 'fort-fallen', { hex, strength: strength.get(s, hex) });
            strength.set(s, hex, 0);
            left.add(s, -1);
            for (let seat = 0; seat < b.seats; seat++) if ((takers >> seat) & 1) advanceHero(b, s, seat);
            push(s, b.decision('fort-reward'), NATURE, hex, takers);
            b.the.cavalry.fought(s, hex, rider);
          },
          charge: (s) => {
            let lost = 0;
            for (let corner = 0; corner < corners; corner++) {
              if (own.owner(s, corner) < 0) continue;
              if (!hexesAt[corner].some((hex) => hasFort(s, hex) && held.get(s, hex) === 0)) continue;
              own.remove(s, corner);
              lost++;
            }
            held.fill(s, 0);
            if (s.events) tell(s, 'charged', { count: lost });
          },
        },
        units: {
          came: (s, corner) => {
            was.units.came(s, corner);
            b.the.forts.press(s);
          },
          rose: (s, corner) => {
            was.units.rose(s, corner);
            b.the.forts.press(s);
          },
        },
        cards: {
          // Thora and Dagur may be what was missing.
          played: (s, seat, card) => {
            was.cards.played(s, seat, card);
            b.the.forts.press(s);
          },
        },
        cavalry: {
          scout: (s, seat, from, corners, list) => {
            was.cavalry.scout(s, seat, from, corners, list);
            for (let hex = 0; hex < hexes; hex++)
              if (isPrey(s, from, hex, list))
                for (let i = 0; i < cornersOf[hex].length; i++) corners[cornersOf[hex][i]] = 1;
          },
          raid: (s, seat, from, to, rides, list) => {
            if (!findsPrey(s, from, to, list)) return was.cavalry.raid(s, seat, from, to, rides, list);
            if (!rides) return undefined;
            // What made the rider stronger may be gone after the first.
            for (const hex of hexesAt[to]) if (isPrey(s, from, hex)) b.the.forts.fall(s, hex, seat);
            // Whoever else has a say in a ride hears of it.
            was.cavalry.raid(s, seat, from, to, true);
            return undefined;
          },
        },
        standoffs: {
          isAt: (s, hex) =>
            (hasFort(s, hex) && b.the.forts.besiegers(s, hex) === strength.get(s, hex)) ||
            was.standoffs.isAt(s, hex),
          won: (s, hex) => {
            was.standoffs.won(s, hex);
            b.the.forts.fall(s, hex, -1);
          },
        },
        barBuild: (s, seat, piece, place) => was.barBuild(s, seat, piece, place) ?? barBuild(s, piece, place),
      };
    },
    moves: (b) => {
      const { fortRewards: bag } = handlesOf(b, fields);
      return [
        {
          name: 'fort-reward',
          args: [{ name: 'reward', domain: { id: 'fort-reward', size: KINDS.length, names: KINDS } }],
          decisions: ['fort-reward'],
          list: (s, _nature, out) => {
            for (let kind = 0; kind < KINDS.length; kind++)
              if (bag.get(s, kind) > 0) out.weigh(bag.get(s, kind), kind);
          },
          apply: (s, _nature, kind) => {
            const takers = topArg(s, 1);
            pop(s);
            bag.add(s, kind, -1);
            if (s.events) tell(s, 'fort-reward', { reward: KINDS[kind] });
            for (const good of REWARDS[kind].gives) reward(b, s, takers, good);
          },
        },
      ];
    },
    words: { terms: fortTerms },
    looks: {
      fields: {
        fortAt: { on: 'hex', shape: 'fort', value: true, colour: '#7a3b2e' },
        fortRewards: { on: 'stock', shape: 'chest', of: { domain: 'fort-reward', kinds: KINDS } },
      },
    },
  };
}

/** Everybody who took the fort gets this, the player on the move first. */
function reward(b: Book, s: State, takers: Seats, good: string): void {
  const inOrder = Array.from({ length: b.seats }, (_, i) => (b.fields.active.get(s) + i) % b.seats).filter(
    (seat) => (takers >> seat) & 1,
  );
  // Whoever builds first is asked last, so that it lies on top.
  if (good === 'road') for (const seat of inOrder.reverse()) layRoad(b, s, seat);
  else if (good === AMBER || good === WINE) for (const seat of inOrder) takeToken(b, s, seat, good);
  else
    for (const seat of inOrder) {
      if (b.fields.bank.get(s, b.good(good)) === 0) continue;
      take(b, s, seat, b.good(good), 1);
      if (s.events) tell(s, 'token-taken', { seat, good, count: 1 });
    }
}

const layRoad = (b: Book, s: State, seat: Seat): void => {
  if (canLay(b, s, seat)) askRoutes(b, s, seat, 1);
};
