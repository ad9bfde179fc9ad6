import { NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { giveBack, held, makeOpenLanes, NUMBERS, numberArg, owe } from '../../mechanics/index.ts';
import { type Book, type Part, wanted } from '../../rulebook/index.ts';

export interface SeaFishingConfig {
  readonly good: string;
  /** the lanes from whose open ones it is fished too */
  readonly lanes: string;
  /** what a player with a building gets, and one with an open lane besides */
  readonly ashore: number;
  readonly afloat: number;
  /** the terrain whose number is a drought */
  readonly drought: string;
}

/** each number as often as in a set of tokens */
const SET: readonly number[] = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12];

/** what bots think, in points: of a fish, and how many rolls ahead they count on one */
const FISH = 0.05;
const PLENTY = 8;
const ROLLS = 16;

/**
 * Water beside land, where no harbour lies, and dry land have numbers, too. Water gives fish to everybody who builds on it or sails it on an open lane; when the
 * number of dry land comes, all fish are lost and these numbers are dealt anew.
 */
export function seaFishing(config: SeaFishingConfig): Part {
  return {
    id: 'sea-fishing',
    of: config,
    wants: [wanted.ships],
    goods: [
      { id: config.good, inHand: false, bankSells: false, choosable: false, open: true, supply: 'unlimited' },
    ],
    fields: {
      /** by hex: whether it has a number of this kind */
      fishing: { per: ['hex'], noLook: 'its number lies on the hex' },
      /** how many tokens of each number are not on the board */
      fishingBag: { per: [NUMBERS] },
    },
    decisions: {
      'fishing-number': { nature: true, args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    },
    setupSteps: (b) => {
      const at = b.row<Hex>('fishing');
      const deal = dealer(b);
      return [
        {
          before: 'prepare',
          add: {
            id: 'fishing-numbers',
            run: (s) => {
              let count = 0;
              const dry = b.terrain(config.drought);
              for (let hex = 0; hex < b.topology.hexes; hex++) {
                if (b.fields.numbers.get(s, hex) !== 0) continue;
                if (b.fields.terrain.get(s, hex) !== dry && !isBay(b, s, hex)) continue;
                at.set(s, hex, 1);
                count++;
              }
              const bag = b.row('fishingBag');
              for (let n = 0; n < count; n += SET.length) for (const number of SET) bag.add(s, number, 1);
              deal(s);
            },
          },
        },
      ];
    },
    rules: (was, b) => {
      const good = b.good(config.good);
      const at = b.row<Hex>('fishing');
      const bag = b.row('fishingBag');
      const dry = b.terrain(config.drought);
      const deal = dealer(b);
      const lanes = makeOpenLanes(b, config.lanes);
      const { edgeHex } = b.topology;
      /** by hex: how many open lanes of the seat that is looked at lie on it */
      const sailed = new Uint8Array(b.topology.hexes);
      const sail = (s: State, seat: Seat): void => {
        sailed.fill(0);
        const count = lanes.find(s, seat);
        for (let i = 0; i < count; i++)
          for (let side = 0; side < 2; side++) {
            const hex = edgeHex[lanes.edges[i] * 2 + side];
            if (hex >= 0) sailed[hex] = 1;
          }
      };
      const builds = (s: State, seat: Seat, hex: Hex): boolean => {
        for (const corner of b.walks.cornersOf[hex]) {
          const mark = b.fields.building.get(s, corner);
          if (mark !== 0 && b.ownerOf[mark] === seat) return true;
        }
        return false;
      };
      const isFishing = (s: State, hex: number): boolean =>
        hex >= 0 && at.get(s, hex) === 1 && b.land[b.fields.terrain.get(s, hex)] === 0;
      const catchOf = (s: State, seat: Seat, hex: Hex): number =>
        (builds(s, seat, hex) ? config.ashore : 0) + (sailed[hex] === 1 ? config.afloat : 0);
      const odds = new Float64Array(NUMBERS + 3);
      const chance = (s: State, hex: Hex): number => {
        let sum = 0;
        for (let n = 2; n < NUMBERS; n++) if (b.rules.answers(s, hex, n)) sum += odds[n];
        return sum;
      };
      return {
        reckon: (s, number) => {
          was.reckon(s, number);
          for (let seat = 0; seat < b.seats; seat++) {
            sail(s, seat);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              if (!isFishing(s, hex) || !b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex))
                continue;
              const count = catchOf(s, seat, hex);
              if (count > 0) owe(b, seat, good, count);
            }
          }
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          for (let hex = 0; hex < b.topology.hexes; hex++) {
            if (at.get(s, hex) === 0 || b.fields.terrain.get(s, hex) !== dry) continue;
            if (!b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex)) continue;
            if (s.events) tell(s, 'drought', { hex });
            for (let seat = 0; seat < b.seats; seat++) giveBack(b, s, seat, good, held(b, s, seat, good));
            for (let each = 0; each < b.topology.hexes; each++) {
              const numbers = at.get(s, each) === 1 ? b.fields.numbers.get(s, each) : 0;
              if (numbers === 0 || (!isFishing(s, each) && b.fields.terrain.get(s, each) !== dry)) continue;
              bag.add(s, 31 - Math.clz32(numbers), 1);
              b.fields.numbers.set(s, each, 0);
            }
            deal(s);
            return;
          }
        },
        hints: {
          progress: (s, seat) => {
            b.the.hints.odds(s, 1, odds);
            sail(s, seat);
            let coming = 0;
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (isFishing(s, hex)) coming += chance(s, hex) * catchOf(s, seat, hex);
            const there = Math.min(PLENTY, held(b, s, seat, good));
            return was.hints.progress(s, seat) + FISH * (there + ROLLS * coming);
          },
          foundingGain: (s, seat, corner) => {
            let gain = was.hints.foundingGain(s, seat, corner);
            b.the.hints.odds(s, 1, odds);
            for (const hex of b.walks.hexesAt[corner])
              if (isFishing(s, hex) && !builds(s, seat, hex))
                gain += FISH * ROLLS * config.ashore * chance(s, hex);
            return gain;
          },
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            b.the.hints.odds(s, 1, odds);
            sail(s, seat);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              if (!isFishing(s, hex) || sailed[hex] === 1) continue;
              const gain = FISH * ROLLS * config.afloat * chance(s, hex);
              for (const edge of b.walks.edgesOf[hex]) edges[edge] += gain;
            }
          },
        },
      };
    },
    moves: (b) => {
      const bag = b.row('fishingBag');
      const deal = dealer(b);
      return [
        {
          name: 'fishing-number',
          args: [numberArg],
          decisions: ['fishing-number'],
          list: (s, _nature, out) => {
            for (let n = 2; n < NUMBERS; n++) if (bag.get(s, n) > 0) out.weigh(bag.get(s, n), n);
          },
          apply: (s, _nature, number) => {
            const hex = topArg(s, 0);
            pop(s);
            bag.add(s, number, -1);
            b.fields.numbers.set(s, hex, 1 << number);
            deal(s);
          },
        },
      ];
    },
    words: {
      terms: {
        'field.fishingBag': 'Fishing numbers off the board',
        'decision.fishing-number': 'Numbers are dealt to sea and desert',
        'move.fishing-number': 'The number',
        'event.drought': 'A drought! All fish are lost, and sea and desert get new numbers.',
      },
    },
    looks: { fields: { fishingBag: { on: 'stock', shape: 'chit', of: 'number' } } },
  };
}

/** water with land beside it, in sight of all, and no harbour of that land */
function isBay(b: Book, s: State, hex: Hex): boolean {
  if (b.terrains[b.fields.terrain.get(s, hex)].id !== 'sea' || hasHarbour(b, hex)) return false;
  const { hexHex } = b.topology;
  for (let i = hex * 6; i < hex * 6 + 6; i++)
    if (hexHex[i] >= 0 && b.land[b.fields.terrain.get(s, hexHex[i])] === 1) return true;
  return false;
}

/** whether the sign of a harbour lies there */
function hasHarbour(b: Book, hex: Hex): boolean {
  const corners = b.walks.cornersOf[hex];
  for (let i = 0; i < b.harbourCorner.length; i += 2)
    if (corners.includes(b.harbourCorner[i]) && corners.includes(b.harbourCorner[i + 1])) return true;
  return false;
}

/** asks nature for the number of the next hex without one, while tokens are left: some may have been moved elsewhere */
function dealer(b: Book): (s: State) => void {
  const at = b.row<Hex>('fishing');
  const bag = b.row('fishingBag');
  const decision = b.decision('fishing-number');
  return (s) => {
    if (!bag.some(s)) return;
    for (let hex = 0; hex < b.topology.hexes; hex++) {
      if (at.get(s, hex) === 0 || b.fields.numbers.get(s, hex) !== 0) continue;
      push(s, decision, NATURE, hex);
      return;
    }
  };
}
