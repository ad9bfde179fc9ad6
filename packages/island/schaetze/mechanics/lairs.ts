import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Corner, regionNeed } from '../../board/index.ts';
import { finish } from '../../mechanics/index.ts';
import { type Book, type Options, type Part, pointsIn } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    lairs: LairPoints;
  }
}

export interface LairPoints {
  /** where the seat's knight stands among the dragons; -1 if it is not there */
  knightOf(s: State, seat: Seat): Corner;
  /** whether the seat beats a dragon of this value */
  beats(s: State, seat: Seat, value: number): boolean;
  /** how likely the seat would beat the dragon on the corner, as everybody can reckon it; of -1, one that nobody has seen */
  hope(s: State, seat: Seat, corner: Corner): number;
}

export interface LairsConfig {
  /** the land with the dragons, which guard every corner of its deserts */
  readonly region: string;
  readonly desert: string;
  /** how many dragons there are of the values 1, 2 … */
  readonly values: readonly number[];
  /** how many beaten dragons win the game */
  readonly wins: (seats: number, options: Options) => number;
}

/** the corners of the land, and what lies between them */
export interface LairLand {
  /** by corner: 1 if it touches the land */
  readonly on: Uint8Array;
  /** by corner: 1 if it touches the land and the sea */
  readonly coast: Uint8Array;
  /** by corner: the corners of the land one step away */
  readonly steps: readonly (readonly Corner[])[];
}

const lands = new WeakMap<Book, Map<string, LairLand>>();

export function lairLand(b: Book, region: string): LairLand {
  const known = lands.get(b) ?? new Map<string, LairLand>();
  lands.set(b, known);
  const made = known.get(region) ?? makeLand(b, region);
  known.set(region, made);
  return made;
}

function makeLand(b: Book, region: string): LairLand {
  const { corners } = b.topology;
  const inside = b.layout.hexes.map((hex) => hex.region === region);
  const on = new Uint8Array(corners);
  const coast = new Uint8Array(corners);
  for (let corner = 0; corner < corners; corner++) {
    const around = b.walks.hexesAt[corner];
    if (!around.some((hex) => inside[hex])) continue;
    on[corner] = 1;
    if (around.length < 3 || around.some((hex) => !inside[hex])) coast[corner] = 1;
  }
  const steps = Array.from({ length: corners }, (_, corner) =>
    on[corner] === 0
      ? []
      : b.walks.edgesAt[corner]
          .filter((edge) => b.walks.hexesAlong[edge].some((hex) => inside[hex]))
          .map((edge) => b.walks.endsOf[edge].find((end) => end !== corner) ?? corner),
  );
  return { on, coast, steps };
}

const NOT_ASHORE = reason('not-ashore', 'no knight of the seat is on the Enchanted Land');
const NO_DRAGON = reason('no-dragon-here', 'no dragon lies where the knight stands');
const TOO_STRONG = reason('dragon-too-strong', 'the dragon is known to be too strong');

/** for bots, in points: a dragon that could be beaten, what each step further is worth of it, and each beaten one on the way to the end */
const NEAR = 0.8;
const STEP = 0.85;
const EACH = 0.06;
const TOWARDS_END = 0.2;
/** coming ashore */
const ASHORE = 0.7;

/**
 * Dragons lie face down on every corner of the deserts of a land. Which lies where nobody knows: nature says it when one is challenged.
 * Beaten ones are a point each, and enough of them win. How one comes there and fights others say.
 */
export function lairs(config: LairsConfig): Part {
  const { values } = config;
  const total = values.reduce((sum, count) => sum + count, 0);
  return {
    id: 'lairs',
    of: config,
    boardNeeds: [regionNeed(config.region)],
    fields: {
      /** by corner: 1 where a dragon lies */
      lair: { per: ['corner'] },
      /** by corner: the value of the dragon there, once it was turned over */
      lairSeen: { per: ['corner'] },
      /** by value, from 1 on: those that nobody has seen */
      lairsClosed: { per: [values.length] },
      lairsWon: { per: ['seat'] },
    },
    decisions: {
      lair: {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'corner', domain: b.domain('corner') },
          { name: 'fight', domain: { id: 'flag', size: 2 } },
        ],
      },
    },
    prepare: (b) => {
      const lair = b.row<Corner>('lair');
      const closed = b.row('lairsClosed');
      const desert = b.terrain(config.desert);
      return (s) => {
        for (let i = 0; i < values.length; i++) closed.set(s, i, values[i]);
        let left = total;
        b.layout.hexes.forEach(({ region }, hex) => {
          if (region !== config.region || b.fields.terrain.get(s, hex) !== desert) return;
          for (const corner of b.walks.cornersOf[hex]) {
            if (left === 0 || lair.get(s, corner) !== 0) continue;
            lair.set(s, corner, 1);
            left--;
          }
        });
      };
    },
    brings: ['lairs'],
    rules: (was, b) => {
      const lair = b.row<Corner>('lair');
      const shown = b.row<Corner>('lairSeen');
      const closed = b.row('lairsClosed');
      const won = b.row<Seat>('lairsWon');
      const needed = config.wins(b.seats, b.options);
      const { corners } = b.topology;
      const land = lairLand(b, config.region);
      const seen = new Uint8Array(corners);
      const queue = new Int16Array(corners);
      const far = new Int16Array(corners);
      /** how many nobody has seen: all of them, or those that the seat would beat */
      const unseen = (s: State, seat: Seat, all: boolean): number => {
        let count = 0;
        for (let i = 0; i < values.length; i++)
          if (closed.get(s, i) > 0 && (all || b.the.lairs.beats(s, seat, i + 1))) count += closed.get(s, i);
        return count;
      };
      /** how good the hunt of the seat looks from where its knight stands */
      const hunt = (s: State, seat: Seat): number => {
        const beatable = unseen(s, seat, false);
        const chance = beatable > 0 ? beatable / unseen(s, seat, true) : 0;
        let sum = EACH * beatable;
        const at = b.the.lairs.knightOf(s, seat);
        if (at < 0) return sum;
        sum += ASHORE;
        seen.fill(0);
        seen[at] = 1;
        queue[0] = at;
        far[0] = 0;
        let best = 0;
        for (let head = 0, count = 1; head < count; head++) {
          const corner = queue[head];
          if (lair.get(s, corner) !== 0 && (head === 0 || land.coast[corner] === 0)) {
            const value = shown.get(s, corner);
            const hope = value === 0 ? chance : b.the.lairs.beats(s, seat, value) ? 1 : 0;
            const worth = hope * NEAR * STEP ** far[head];
            if (worth > best) best = worth;
          }
          for (const next of land.steps[corner]) {
            if (seen[next]) continue;
            seen[next] = 1;
            far[count] = far[head] + 1;
            queue[count++] = next;
          }
        }
        return sum + best;
      };
      return {
        lairs: {
          knightOf: () => -1,
          beats: () => false,
          hope: (s, seat, corner) => {
            const value = corner < 0 ? 0 : shown.get(s, corner);
            if (corner >= 0 && lair.get(s, corner) === 0) return 0;
            if (value > 0) return b.the.lairs.beats(s, seat, value) ? 1 : 0;
            const beatable = unseen(s, seat, false);
            return beatable > 0 ? beatable / unseen(s, seat, true) : 0;
          },
        },
        checkEnd: (s) => {
          const seat = b.rules.claimant(s);
          if (seat >= 0 && won.get(s, seat) >= needed) finish(b, s, 1 << seat, 'condition');
          else was.checkEnd(s);
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + hunt(s, seat) + (TOWARDS_END / needed) * won.get(s, seat) ** 2,
          lures: (s, seat, at, edges) => {
            was.hints.lures(s, seat, at, edges);
            if (b.the.lairs.knightOf(s, seat) >= 0) return;
            for (let corner = 0; corner < corners; corner++) at[corner] += ASHORE * land.coast[corner];
          },
        },
      };
    },
    moves: (b) => {
      const shown = b.row<Corner>('lairSeen');
      const closed = b.row('lairsClosed');
      return [
        {
          name: 'lair',
          args: [{ name: 'value', domain: { id: 'lair-value', size: values.length + 1 } }],
          decisions: ['lair'],
          list: (s, _nature, out) => {
            for (let i = 0; i < values.length; i++)
              if (closed.get(s, i) > 0) out.weigh(closed.get(s, i), i + 1);
          },
          apply: (s, _nature, value) => {
            const [seat, corner, fight] = [topArg(s, 0), topArg(s, 1), topArg(s, 2)];
            pop(s);
            closed.add(s, value - 1, -1);
            shown.set(s, corner, value);
            if (s.events) tell(s, 'dragon-seen', { seat, value });
            if (fight === 1) meet(b, s, seat, corner, value);
          },
        },
      ];
    },
    scores: [{ id: 'lairs', most: () => total, ...pointsIn('lairsWon') }],
    words: {
      terms: {
        'field.lair': 'Dragon token',
        'field.lairSeen': 'Strength of this dragon',
        'field.lairsClosed': 'Dragons that nobody has seen, by strength',
        'field.lairsWon': 'Dragons beaten',
        'decision.lair': 'A dragon token is turned over',
        'move.lair': 'A dragon token is turned over',
        'event.dragon-seen': '{seat} turns a dragon over. Its strength: {value}.',
        'event.dragon-beaten': '{seat} beats a dragon of strength {value}.',
        'event.dragon-unbeaten': '{seat} cannot beat a dragon of strength {value}.',
        'score.lairs': 'Dragons beaten',
        'reason.no-dragon-here': 'No dragon lies where your knight stands.',
        'reason.dragon-too-strong': 'You know that this dragon is too strong.',
        'reason.not-ashore': 'No knight of yours is on the Enchanted Land.',
      },
    },
    looks: {
      fields: {
        lair: { on: 'corner', shape: 'flame', colour: '#7a2fb3' },
        lairSeen: { on: 'corner', shape: 'chit', value: true },
        lairsClosed: {
          on: 'stock',
          shape: 'flame',
          of: { domain: 'dragon-strength', kinds: values.map((_, i) => `${i + 1}`) },
        },
        lairsWon: { on: 'seat', shape: 'flame', hideAt: 0 },
      },
    },
  };
}

/** what speaks against challenging the dragon on the corner */
export function barChallenge(b: Book, s: State, seat: Seat, corner: Corner): Bar {
  if (corner < 0) return NOT_ASHORE;
  if (b.row<Corner>('lair').get(s, corner) === 0) return NO_DRAGON;
  const value = b.row<Corner>('lairSeen').get(s, corner);
  return value > 0 && !b.the.lairs.beats(s, seat, value) ? TOO_STRONG : undefined;
}

/** The seat turns the dragon on the corner over, and fights it or only looks. */
export function challenge(b: Book, s: State, seat: Seat, corner: Corner, fight = true): void {
  const value = b.row<Corner>('lairSeen').get(s, corner);
  if (value === 0) push(s, b.decision('lair'), NATURE, seat, corner, fight ? 1 : 0);
  else meet(b, s, seat, corner, value);
}

function meet(b: Book, s: State, seat: Seat, corner: Corner, value: number): void {
  const beaten = b.the.lairs.beats(s, seat, value);
  if (s.events) tell(s, beaten ? 'dragon-beaten' : 'dragon-unbeaten', { seat, value });
  if (!beaten) return;
  b.row<Corner>('lair').set(s, corner, 0);
  b.row<Corner>('lairSeen').set(s, corner, 0);
  b.row<Seat>('lairsWon').add(s, seat, 1);
}

/** Finds where a knight on the land can walk to in so many steps: to free corners off the coast, past no other knight. */
export function makeWalk(b: Book, region: string, blocked: (s: State, corner: Corner) => boolean) {
  const land = lairLand(b, region);
  const { corners } = b.topology;
  const found = new Int16Array(corners);
  const steps = new Int16Array(corners);
  const seen = new Uint8Array(corners);
  return {
    found,
    steps,
    /** answers how many are written; those on the coast are passed only, see `mayRest` */
    from: (s: State, start: Corner, limit: number): number => {
      seen.fill(0);
      seen[start] = 1;
      found[0] = start;
      steps[0] = 0;
      let count = 1;
      for (let head = 0; head < count; head++) {
        if (steps[head] >= limit) break;
        const next = land.steps[found[head]];
        for (let i = 0; i < next.length; i++) {
          const corner = next[i];
          if (seen[corner] || blocked(s, corner)) continue;
          seen[corner] = 1;
          steps[count] = steps[head] + 1;
          found[count++] = corner;
        }
      }
      return count;
    },
    mayRest: (corner: Corner): boolean => land.on[corner] === 1 && land.coast[corner] === 0,
  };
}
