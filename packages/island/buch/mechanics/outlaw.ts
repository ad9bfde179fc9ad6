import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Hex, regionNeed } from '../../board/index.ts';
import { BUILDING, blockerAt, cannotPay, canPay, needsOf, pay } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

export interface OutlawConfig {
  /** the blocker that acts as one */
  readonly blocker: string;
  /** the region that it never leaves */
  readonly region: string;
  /** what it costs to send it away, and the terrain that it is sent to */
  readonly away: { readonly cost: Readonly<Record<string, number>>; readonly terrain: string };
}

const ROAMS = reason('outlaw-elsewhere', 'it only goes to pioneers in its own land');
const BESIDE = reason('outlaw-beside', 'the outlaw is beside the pioneer');
const NOT_AWAY = reason('outlaw-away', 'it is sent to another desert');

/** what bots think, in points: of a pioneer that cannot set out, and of a fort around one that might be held up */
const HELD_UP = 0.9;
const SAFE = 0.22;

/**
 * A blocker that goes to pioneers alone, in one part of the land, and robs their owners. Beside it a pioneer can neither build nor move on,
 * unless it is in a fort. Whoever pays sends it away, and then nobody is robbed.
 */
export function outlaw({ blocker: id, region, away }: OutlawConfig): Part {
  return {
    id: 'outlaw',
    of: { id, region, away },
    boardNeeds: [regionNeed(region)],
    rules: (was, b) => {
      const blocker = b.blocker(id);
      const inLand = Uint8Array.from(b.layout.hexes, (hex) => (hex.region === region ? 1 : 0));
      const touches = (s: State, seat: Seat, hex: Hex): boolean => {
        const at = b.the.pioneers.at(s, seat);
        return at >= 0 && b.walks.hexesAt[at].includes(hex);
      };
      const isBeside = (s: State, corner: Corner): boolean => {
        const hex = blockerAt(b, s, blocker);
        return hex >= 0 && b.walks.hexesAt[corner].includes(hex);
      };
      const meetsAny = (s: State, hex: Hex): boolean => {
        for (let seat = 0; seat < b.seats; seat++) if (touches(s, seat, hex)) return true;
        return false;
      };
      return {
        blockers: {
          barStand: (s, which, place, seat, list) =>
            was.blockers.barStand(s, which, place, seat, list) ??
            (which === blocker && (inLand[place] === 0 || !meetsAny(s, place)) ? ROAMS : undefined),
          touches: (s, victim, which, place) =>
            which === blocker ? touches(s, victim, place) : was.blockers.touches(s, victim, which, place),
        },
        pioneers: {
          barSetOut: (s, seat, corner) => {
            const bar = was.pioneers.barSetOut(s, seat, corner);
            if (bar || !isBeside(s, corner)) return bar;
            return b.the.pioneers.at(s, seat) === corner && b.the.pioneerForts.holds(s, seat)
              ? undefined
              : BESIDE;
          },
        },
        pioneerForts: {
          barFort: (s, seat) =>
            was.pioneerForts.barFort(s, seat) ??
            (isBeside(s, b.the.pioneers.at(s, seat)) ? BESIDE : undefined),
        },
        hints: {
          progress: (s, seat) => {
            const sum = was.hints.progress(s, seat);
            const at = b.the.pioneers.at(s, seat);
            if (at < 0) return sum;
            if (b.the.pioneers.barSetOut(s, seat, at)) return sum - HELD_UP;
            const near = b.walks.hexesAt[at].some((hex) => inLand[hex] === 1);
            return near && b.the.pioneerForts.holds(s, seat) ? sum + SAFE : sum;
          },
        },
      };
    },
    moves: (b) => {
      const blocker = b.blocker(id);
      const bill = b.bill(away.cost);
      const terrain = b.terrain(away.terrain);
      const barAway = (s: State, hex: Hex): Bar =>
        b.fields.terrain.get(s, hex) === terrain && blockerAt(b, s, blocker) !== hex ? undefined : NOT_AWAY;
      return [
        {
          name: 'send-off',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: [...BUILDING],
          price: () => bill,
          needs: needsOf(b, bill),
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, bill)) return;
            for (let hex = 0; hex < b.topology.hexes; hex++) if (barAway(s, hex) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pay(b, s, seat, bill);
            b.fields.blocker.set(s, blocker, hex);
            if (s.events) tell(s, 'outlaw-sent-off', { seat, hex });
          },
          why: (s, seat, hex) =>
            canPay(b, s, seat, bill) ? (hex < 0 ? undefined : barAway(s, hex)) : cannotPay(b, 'decoy', bill),
        },
      ];
    },
    words: {
      terms: {
        'piece.decoy': 'false trail',
        'move.send-off': 'Lay a false trail: the outlaw goes to a desert',
        'move.send-off.short': 'False trail',
        'event.outlaw-sent-off': '{seat} lays a false trail: the outlaw rides to a desert.',
        'reason.outlaw-elsewhere': 'The outlaw only goes to pioneers west of the Mississippi.',
        'reason.outlaw-beside': 'The outlaw is beside your pioneer, who is not in a fort.',
        'reason.outlaw-away': 'The false trail leads to another desert.',
      },
    },
    looks: { moves: { 'send-off': { shape: 'horse' } } },
  };
}
