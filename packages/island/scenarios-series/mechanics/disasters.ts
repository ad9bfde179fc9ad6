import {
  isOver,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { finish, held, inBank, numberArg, reduceBuilding, reducing } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { loseOil } from './oil.ts';

const fields = {
  disaster: field.cell(),
  tokensLost: field.cell(),
  polluted: field.row('hex'),
};

export interface DisastersConfig {
  /** the step of the track at which disaster strikes */
  readonly strikes: number;
  /** so many lost number tokens end the game */
  readonly endsAt: (seats: number) => number;
  /** the terrain that does not lose its token, but this much oil */
  readonly spring: string;
  readonly oilLost: number;
  /** the piece that no flood harms */
  readonly spared: string;
  /** whoever holds this award wins when the tokens are gone; where nobody does, whoever has sequestered most */
  readonly saviour: string;
}

/** what bots think, in points: of an end that is near, to whoever it makes the winner and to everybody else */
const HEIR = 2;
const RUIN = 4;

const FULL = reason('disaster-full', 'that much oil would move the marker past the disaster');
const BETWEEN = reason('disaster-between', 'between turns no oil is spent that brings a disaster');
const POLLUTED = reason('polluted', 'the robber keeps off polluted hexes');

/**
 * Oil that is spent moves a marker along a track. At its end disaster strikes when the turn ends: on a seven the coast is flooded,
 * on any other number a hex that has it is polluted and loses its token. Nobody wins while a disaster is to come, and when too many
 * tokens are lost the game is over.
 */
export function disasters(config: DisastersConfig): Part {
  return {
    id: 'disasters',
    of: config,
    uses: [reducing()],
    fields,
    decisions: {
      'disaster-dice': { nature: true },
      pollution: { nature: true, args: () => [numberArg] },
    },
    rules: (was, b) => {
      const { disaster: marker, tokensLost: lost, polluted } = handlesOf(b, fields);
      const saviour = b.award(config.saviour);
      const endsAt = config.endsAt(b.seats);
      const special = b.decision('special');
      return {
        oil: {
          barSpend: (s, seat, count) => {
            const bar = was.oil.barSpend(s, seat, count);
            if (bar) return bar;
            const to = marker.get(s) + count;
            if (to > config.strikes) return FULL;
            return to === config.strikes && topKind(s) === special ? BETWEEN : undefined;
          },
          spent: (s, seat, count) => {
            was.oil.spent(s, seat, count);
            marker.add(s, count);
            if (s.events) tell(s, 'disaster-nearer', { count, at: marker.get(s) });
          },
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (b.blockers[blocker].on === 'hex' && polluted.get(s, place) !== 0 ? POLLUTED : undefined),
        },
        hints: {
          progress: (s, seat) => {
            const near = (lost.get(s) + marker.get(s) / config.strikes) / endsAt;
            const holder = b.fields.award.get(s, saviour);
            const heirs = holder >= 0 ? 1 << holder : mostSpared(b, s);
            return was.hints.progress(s, seat) + near ** 3 * ((heirs >> seat) & 1 ? HEIR : -RUIN);
          },
        },
        claimant: (s) => (marker.get(s) >= config.strikes ? -1 : was.claimant(s)),
        checkEnd: (s) => {
          if (lost.get(s) >= endsAt && !isOver(s)) {
            const holder = b.fields.award.get(s, saviour);
            finish(b, s, holder >= 0 ? 1 << holder : mostSpared(b, s), 'condition');
          } else was.checkEnd(s);
        },
      };
    },
    turnSteps: (b) => {
      const { disaster: marker } = handlesOf(b, fields);
      const dice = b.decision('disaster-dice');
      const run = (s: State): void => {
        if (marker.get(s) >= config.strikes) push(s, dice, NATURE);
      };
      // What is spent in a paired turn strikes when that is over.
      return [{ after: 'end', add: { id: 'disaster', run } }, { add: { id: 'disaster-between', run } }];
    },
    moves: (b) => [disasterDice(b, config), pollute(b, config)],
  };
}

/** the seats that have sequestered most, and of those the ones with most points, as bits */
function mostSpared(b: Book, s: State): number {
  const spared = b.row<Seat>('sequestered');
  let winners = 0;
  let best = -1;
  let points = -1;
  for (let seat = 0; seat < b.seats; seat++) {
    const [own, worth] = [spared.get(s, seat), b.rules.points(s, seat)];
    if (own < best || (own === best && worth < points)) continue;
    if (own > best || worth > points) winners = 0;
    [best, points] = [own, worth];
    winners |= 1 << seat;
  }
  return winners;
}

function disasterDice(b: Book, config: DisastersConfig): MoveSpec {
  const { disaster: marker } = handlesOf(b, fields);
  const pollution = b.decision('pollution');
  const strike = polluting(b, config);
  return {
    name: 'disaster-dice',
    args: [
      { name: 'red', domain: b.domain('die') },
      { name: 'yellow', domain: b.domain('die') },
    ],
    decisions: ['disaster-dice'],
    uniform: true,
    list: (_s, _nature, out) => out.putAll(),
    apply: (s, _nature, red, yellow) => {
      const number = red + yellow + 2;
      pop(s);
      if (s.events) tell(s, 'disaster', { red: red + 1, yellow: yellow + 1, number });
      if (number === 7) floodCoast(b, s, config.spared);
      else {
        const hexes = hexesWith(b, s, number);
        if (hexes.length > 1) {
          push(s, pollution, NATURE, number);
          return;
        }
        if (hexes.length === 1) strike(s, hexes[0]);
      }
      marker.set(s, 0);
    },
  };
}

function pollute(b: Book, config: DisastersConfig): MoveSpec {
  const { disaster: marker } = handlesOf(b, fields);
  const strike = polluting(b, config);
  return {
    name: 'pollute',
    args: [{ name: 'hex', domain: b.domain('hex') }],
    decisions: ['pollution'],
    list: (s, _nature, out) => {
      for (const hex of hexesWith(b, s, topArg(s, 0))) out.weigh(1, hex);
    },
    apply: (s, _nature, hex) => {
      pop(s);
      strike(s, hex);
      marker.set(s, 0);
    },
  };
}

/** the hexes with a token of this number */
function hexesWith(b: Book, s: State, number: number): Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < b.topology.hexes; hex++)
    if ((b.fields.numbers.get(s, hex) >> number) & 1) found.push(hex);
  return found;
}

function polluting(b: Book, { spring, oilLost }: DisastersConfig): (s: State, hex: Hex) => void {
  const { tokensLost: lost, polluted } = handlesOf(b, fields);
  const springs = b.terrain(spring);
  return (s, hex) => {
    if (b.fields.terrain.get(s, hex) === springs) {
      if (s.events) tell(s, 'oil-lost', { hex, count: oilLost });
      drain(b, s, oilLost);
      return;
    }
    b.fields.numbers.set(s, hex, 0);
    polluted.set(s, hex, 1);
    lost.add(s, 1);
    if (s.events) tell(s, 'polluted', { hex, terrain: b.terrains[b.fields.terrain.get(s, hex)].id });
  };
}

/** Oil leaves the game: out of the bank, and what is missing one after the other out of the hands, from the active seat on. */
function drain(b: Book, s: State, count: number): void {
  const oilGood = b.good('oil');
  const fromBank = Math.min(count, inBank(b, s, oilGood));
  b.fields.bank.add(s, oilGood, -fromBank);
  const active = b.fields.active.get(s);
  const order = [active, ...b.rivals[active]];
  const given = new Map<number, number>();
  for (let missing = count - fromBank; missing > 0; ) {
    const before = missing;
    for (const seat of order) {
      if (missing === 0 || held(b, s, seat, oilGood) === 0) continue;
      loseOil(b, s, seat, 1);
      given.set(seat, (given.get(seat) ?? 0) + 1);
      missing--;
    }
    if (missing === before) break;
  }
  if (s.events) for (const [seat, some] of given) tell(s, 'oil-given-up', { seat, count: some });
}

/** Settlements on the coast are lost, then cities there become settlements, as far as there are any. */
function floodCoast(b: Book, s: State, spared: string): void {
  const kept = b.piece(spared).index;
  const coast: Corner[] = [];
  for (let corner = 0; corner < b.topology.corners; corner++) {
    const mark = b.fields.building.get(s, corner);
    if (mark !== 0 && b.pieceOf[mark] !== kept && onCoast(b, s, corner)) coast.push(corner);
  }
  const isSmall = (corner: Corner): boolean =>
    b.pieces[b.pieceOf[b.fields.building.get(s, corner)]].replacesIndex < 0;
  const small = coast.filter(isSmall);
  const large = coast.filter((corner) => !small.includes(corner));
  for (const corner of small) b.rules.unbuild(s, b.pieceOf[b.fields.building.get(s, corner)], corner);
  for (const corner of large) reduceBuilding(b, s, corner);
  b.rules.reviewAwards(s);
}

/** Whether the sea comes to the corner, on the board or around it. */
function onCoast(b: Book, s: State, corner: Corner): boolean {
  const hexes = b.walks.hexesAt[corner];
  return (
    (hexes.length < 3 && b.layout.frame === 'sea') ||
    hexes.some((hex) => !b.land[b.fields.terrain.get(s, hex)])
  );
}
