import { depthOf, frameArg, frameKind, frameSeats, type Seat, type State } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { held } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import type { SkirmishConfig } from './skirmish.ts';

/** What the players of a skirmish fight for, in points' worth. */
const LEADER = 24;
const UNIT = 1;
/** what one more to add to a roll is worth while it is only in the hand */
const IN_HAND = 0.15;
/** what a unit is worth that could attack the foe's leader after so many more steps */
const APPROACH = 1.6;
/** how much of a threat is left if its victim moves first */
const ANSWERED = 0.3;
/** what a turn without combat costs both, once a third of the time to the truce is over */
const IDLE = 0.8;
/** the longer a battle lasts, the more is risked: in so many turns what is won comes to count double */
const PATIENCE = 200;

/**
 * How much better a skirmish stands for one seat than for the other: what it expects of a combat that has begun, which
 * attacks on the leaders threaten, how near the units have come to them, and what the hands could add to a roll.
 */
export function skirmishOdds(
  b: Book,
  { units, boosts, ahead, truce }: Omit<SkirmishConfig, 'haven'>,
): (s: State, seat: Seat) => number {
  const { hexes } = b.topology;
  const layer = b.piece(units[0].id).marks;
  const turned = b.row<Hex>('turnedBack');
  const boosted = b.row<Seat>('boosted');
  const quiet = b.cell('quietTurns');
  const inCombat = ['boost', 'clash'].map((id) => b.decision(id));
  const bills = boosts.map(({ cost }) => b.bill(cost));
  const bonusOf = new Int8Array(b.pieces.length);
  const worthOf = new Int8Array(b.pieces.length).fill(UNIT);
  for (const { id, bonus = 0, leader } of units) {
    bonusOf[b.piece(id).index] = bonus;
    if (leader) worthOf[b.piece(id).index] = LEADER;
  }
  const steps = ahead.map((sides) => stepsAhead(b, sides));
  const hand = new Int32Array(b.goods.length);

  const pieceAt = (s: State, hex: Hex): number => b.pieceOf[layer.get(s, hex)];
  const ownerAt = (s: State, hex: Hex): number => b.ownerOf[layer.get(s, hex)];

  /** the most that what is in `hand` adds to a roll, with these boosts and later ones */
  const mostFrom = (first: number): number => {
    let most = 0;
    for (let i = first; i < boosts.length; i++) {
      const { bonus = 0 } = boosts[i];
      if (bonus === 0 || bills[i].some(([good, count]) => hand[good] < count)) continue;
      for (const [good, count] of bills[i]) hand[good] -= count;
      most = Math.max(most, bonus + mostFrom(i));
      for (const [good, count] of bills[i]) hand[good] += count;
    }
    return most;
  };
  const couldAdd = (s: State, seat: Seat): number => {
    for (let good = 0; good < hand.length; good++) hand[good] = held(b, s, seat, good);
    return mostFrom(0);
  };
  /** what a combat brings its attacker on average, whose roll is so much better than the defender's */
  const combat = (s: State, from: number, to: number, edge: Edge): number => {
    const mine = worthOf[pieceAt(s, from)];
    const theirs = worthOf[pieceAt(s, to)];
    const lead = edge + bonusOf[pieceAt(s, from)] - bonusOf[pieceAt(s, to)];
    // On a tie both fall.
    const bold = 1 + b.fields.turn.get(s) / PATIENCE;
    return bold * chanceAhead(-lead) * theirs - chanceAhead(lead) * mine;
  };
  /** what the seat may expect of its attacks on the foe's leader; the unit on `busy` is otherwise engaged */
  const threats = (s: State, seat: Seat, edge: Edge, busy: number): number => {
    const leader = leaderOf(s, 1 - seat);
    if (leader < 0) return 0;
    let best = 0;
    let sum = 0;
    for (let hex = 0; hex < hexes; hex++) {
      if (hex === busy || ownerAt(s, hex) !== seat) continue;
      const far = steps[turned.get(s, hex) ? 1 - seat : seat][hex * hexes + leader];
      if (far < 1) continue;
      if (far === 1) best = Math.max(best, combat(s, hex, leader, edge));
      else if (worthOf[pieceAt(s, hex)] === UNIT) sum += APPROACH / far;
    }
    return (b.fields.active.get(s) === seat ? best : ANSWERED * best) + sum;
  };
  const leaderOf = (s: State, seat: Seat): number => {
    for (let hex = 0; hex < hexes; hex++)
      if (ownerAt(s, hex) === seat && worthOf[pieceAt(s, hex)] === LEADER) return hex;
    return -1;
  };

  return (s, seat) => {
    const other = 1 - seat;
    const mine = couldAdd(s, seat);
    const theirs = couldAdd(s, other);
    const fight = openCombat(s, inCombat);
    const from = fight < 0 ? -1 : frameArg(s, fight, 0);
    let sum = IN_HAND * (mine - theirs) - IDLE * Math.max(0, quiet.get(s) - truce / 3);
    sum += threats(s, seat, mine - theirs, from) - threats(s, other, theirs - mine, from);
    if (fight < 0) return sum;
    const to = frameArg(s, fight, 1);
    const attacker = ownerAt(s, from);
    if (attacker >= b.seats) return sum;
    const defender = 1 - attacker;
    const attacking = frameSeats(s, fight) === 1 << attacker;
    const still = attacking || frameSeats(s, fight) === 1 << defender;
    // For its leader a defender spends all it has, for others perhaps a part.
    const spent = worthOf[pieceAt(s, to)] === LEADER ? 1 : 0.4;
    const edge =
      boosted.get(s, attacker) -
      boosted.get(s, defender) +
      (attacking ? (attacker === seat ? mine : theirs) : 0) -
      (still ? spent * (defender === seat ? mine : theirs) : 0);
    const gain = combat(s, from, to, Math.round(edge));
    return sum + (attacker === seat ? gain : -gain);
  };
}

/** where among the open decisions a combat that has begun is asked about, or -1 */
function openCombat(s: State, kinds: readonly number[]): number {
  for (let depth = depthOf(s) - 1; depth >= 0; depth--) if (kinds.includes(frameKind(s, depth))) return depth;
  return -1;
}

/** how likely one die shows at least so much more than another */
function chanceAhead(by: number): number {
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one - other >= by) ways++;
  return ways / 36;
}

/** [from * hexes + to]: how many steps to these sides lead from one hex to the other, or -1 */
function stepsAhead(b: Book, sides: readonly number[]): Int8Array {
  const { hexes, hexHex } = b.topology;
  const steps = new Int8Array(hexes * hexes).fill(-1);
  for (let from = 0; from < hexes; from++) {
    const reached = [from];
    steps[from * hexes + from] = 0;
    for (const hex of reached)
      for (const side of sides) {
        const next = hexHex[hex * 6 + side];
        if (next < 0 || steps[from * hexes + next] >= 0) continue;
        steps[from * hexes + next] = steps[from * hexes + hex] + 1;
        reached.push(next);
      }
  }
  return steps;
}
