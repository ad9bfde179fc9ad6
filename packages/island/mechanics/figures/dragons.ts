import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type BoardNeed, type Corner, type Edge, type Hex, regionNeed } from '../../board/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    dragons: DragonPoints;
  }
}

export interface DragonPoints {
  /** so many dragons of the stock come to the deserts */
  gather(s: State, count: number): void;
  /** a number has been paid: dragons fly to the hexes beside them that answered it */
  swarm(s: State, number: number): void;
  /** the seat slays a dragon of its choice, if any is on the board */
  slay(s: State, seat: Seat): void;
  /** the seat has slain one */
  slain(s: State, seat: Seat): void;
  /** whether all land around the corner has dragons */
  besets(s: State, corner: Corner): boolean;
  /** the first dragon has come to the hex, or the last one left it */
  changed(s: State, hex: Hex): void;
}

export interface DragonsConfig {
  /** the land that they come to */
  readonly region: string;
  /** where they gather */
  readonly desert: string;
  /** how many a new town calls */
  readonly calls: (seats: number) => number;
}

/** what bots think a dragon beside a town costs its owner, for each unit that it draws, and any that is on the board, in points */
const BESIDE = 0.3;
const LOOSE = 0.45;

const DRAGONS = reason('between-dragons', 'the edge lies between two hexes with dragons');
const NO_DRAGON = reason('no-dragon', 'there is no dragon on this hex');

const isTownOf = (b: Book): Uint8Array =>
  Uint8Array.from(b.pieces, ({ on, layerAt }) => (on === 'corner' && layerAt === b.at.building ? 1 : 0));

/**
 * Dragons gather on deserts whenever somebody builds a town, as many as the land has hexes that produce. Once all are there they fly to
 * the hexes beside them whose numbers come, stop them for good, and take all worth from a town with nothing else around it.
 */
export function dragons(config: DragonsConfig): Part {
  return {
    id: 'dragons',
    of: config,
    boardNeeds: [regionNeed(config.region), desertNeed(config.desert)],
    fields: {
      dragons: { per: ['hex'] },
      /** those that have not come yet */
      dragonStock: {},
    },
    decisions: { 'slay-dragon': {} },
    prepare: (b) => {
      const stock = b.cell('dragonStock');
      return (s) => {
        let count = 0;
        b.layout.hexes.forEach(({ region }, hex) => {
          if (region === config.region && b.rules.hexGood(s, hex) !== NO_GOOD) count++;
        });
        stock.set(s, count);
      };
    },
    brings: ['dragons'],
    rules: (was, b) => {
      const at = b.row<Hex>('dragons');
      const stock = b.cell('dragonStock');
      const desert = b.terrain(config.desert);
      const called = config.calls(b.seats);
      const isTown = isTownOf(b);
      const { hexes, hexHex } = b.topology;
      const { hexesAlong, hexesAt } = b.walks;
      const inRegion = Uint8Array.from(b.layout.hexes, ({ region }) => (region === config.region ? 1 : 0));
      /** the desert with most or fewest dragons, the first of several; -1 if there is none with at least so many */
      const desertWith = (s: State, most: boolean, least: number): Hex => {
        let found: Hex = -1;
        for (let hex = 0; hex < hexes; hex++) {
          if (inRegion[hex] === 0 || b.fields.terrain.get(s, hex) !== desert || at.get(s, hex) < least)
            continue;
          if (found < 0 || (most ? at.get(s, hex) > at.get(s, found) : at.get(s, hex) < at.get(s, found)))
            found = hex;
        }
        return found;
      };
      const besideDragon = (s: State, hex: Hex): boolean => {
        for (let d = 0; d < 6; d++) {
          const next = hexHex[hex * 6 + d];
          if (next >= 0 && at.get(s, next) > 0) return true;
        }
        return false;
      };
      const between = (s: State, edge: Edge): boolean => {
        const sides = hexesAlong[edge];
        return sides.length === 2 && at.get(s, sides[0]) > 0 && at.get(s, sides[1]) > 0;
      };
      const drawn = new Uint8Array(hexes);
      const { hexCorner } = b.topology;
      const { building } = b.fields;
      /** what the dragons on the board cost the seat: those beside its towns, and all others that may still fly there */
      const danger = (s: State, seat: Seat): number => {
        let sum = 0;
        let count = 0;
        for (let hex = 0; hex < hexes; hex++) {
          const here = at.get(s, hex);
          if (here === 0) continue;
          count += here;
          if (b.fields.terrain.get(s, hex) === desert) continue;
          for (let i = hex * 6; i < hex * 6 + 6; i++) {
            const mark = building.get(s, hexCorner[i]);
            if (mark !== 0 && b.ownerOf[mark] === seat) sum += BESIDE * b.drawsOf[b.pieceOf[mark]];
          }
        }
        return sum + LOOSE * count;
      };
      return {
        dragons: {
          gather: (s, count) => {
            let came = 0;
            while (came < count && stock.get(s) > 0) {
              const hex = desertWith(s, false, 0);
              if (hex < 0) return;
              at.add(s, hex, 1);
              stock.add(s, -1);
              came++;
              if (at.get(s, hex) === 1) b.the.dragons.changed(s, hex);
            }
            if (came === 0) return;
            if (s.events) tell(s, 'dragons-gather', { count: came });
            if (stock.get(s) === 0 && s.events) tell(s, 'dragons-attack', {});
            b.rules.reviewAwards(s);
          },
          swarm: (s, number) => {
            if (stock.get(s) > 0) return;
            for (let hex = 0; hex < hexes; hex++)
              drawn[hex] =
                at.get(s, hex) === 0 &&
                b.rules.answers(s, hex, number) &&
                b.rules.hexGood(s, hex) !== NO_GOOD &&
                !b.rules.hexStopped(s, hex) &&
                besideDragon(s, hex)
                  ? 1
                  : 0;
            let any = false;
            for (let hex = 0; hex < hexes; hex++) {
              if (drawn[hex] === 0) continue;
              const from = desertWith(s, true, 1);
              if (from < 0) break;
              at.add(s, from, -1);
              at.add(s, hex, 1);
              any = true;
              if (s.events) tell(s, 'dragon-flies', { hex });
              b.the.dragons.changed(s, from);
              b.the.dragons.changed(s, hex);
            }
            if (any) b.rules.reviewAwards(s);
          },
          slay: (s, seat) => {
            for (let hex = 0; hex < hexes; hex++)
              if (at.get(s, hex) > 0) {
                push(s, b.decision('slay-dragon'), 1 << seat);
                return;
              }
          },
          slain: () => {},
          // Points are counted after every move: hence no lists.
          besets: (s, corner) => {
            const around = hexesAt[corner];
            let land = 0;
            for (let i = 0; i < around.length; i++) {
              if (!b.land[b.fields.terrain.get(s, around[i])]) continue;
              if (at.get(s, around[i]) === 0) return false;
              land++;
            }
            return land > 0;
          },
          // What lies along its sides weighs otherwise.
          changed: (s, hex) => {
            let owners = 0;
            for (const edge of b.walks.edgesOf[hex]) {
              const mark = b.fields.route.get(s, edge);
              if (mark !== 0 && b.ownerOf[mark] < b.owners) owners |= 1 << b.ownerOf[mark];
            }
            for (let owner = 0; owner < b.owners; owner++)
              if ((owners >> owner) & 1) b.rules.remeasure(s, owner);
          },
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) - danger(s, seat),
        },
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (isTown[piece] && seat < b.seats) b.the.dragons.gather(s, called);
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          b.the.dragons.swarm(s, number);
        },
        hexStopped: (s, hex) => at.get(s, hex) > 0 || was.hexStopped(s, hex),
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ??
          (b.isRoute[piece] && between(s, place) ? DRAGONS : undefined),
        routeWeight: (s, seat, edge) => (between(s, edge) ? 0 : was.routeWeight(s, seat, edge)),
      };
    },
    moves: (b) => {
      const at = b.row<Hex>('dragons');
      return [
        {
          name: 'slay-dragon',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['slay-dragon'],
          list: (s, _seat, out) => {
            for (let hex = 0; hex < b.topology.hexes; hex++) if (at.get(s, hex) > 0) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pop(s);
            at.add(s, hex, -1);
            if (s.events) tell(s, 'dragon-slain', { seat, hex });
            b.the.dragons.slain(s, seat);
            b.the.dragons.changed(s, hex);
            b.rules.reviewAwards(s);
          },
          why: (s, _seat, hex) => (hex >= 0 && at.get(s, hex) === 0 ? NO_DRAGON : undefined),
        },
      ];
    },
    scores: [
      {
        id: 'beset',
        most: () => 0,
        ceiling: () => () => 0,
        of: (b) => {
          const { corners } = b.topology;
          const { building } = b.fields;
          return (s, seat) => {
            let lost = 0;
            for (let corner = 0; corner < corners; corner++) {
              const mark = building.get(s, corner);
              if (mark !== 0 && b.ownerOf[mark] === seat && b.the.dragons.besets(s, corner))
                lost += b.pieces[b.pieceOf[mark]].points ?? 0;
            }
            return lost === 0 ? 0 : -lost;
          };
        },
      },
    ],
    words: {
      terms: {
        'field.dragons': 'Dragons',
        'field.dragonStock': 'Dragons still to come',
        'move.slay-dragon': 'Slay a dragon here',
        'decision.slay-dragon': 'Choose the dragon that is slain',
        'event.dragons-gather': 'Dragons come to the deserts: {count}.',
        'event.dragons-attack': 'The last dragon has come: from now on they attack!',
        'event.dragon-flies': 'A dragon leaves the desert for a hex that has given.',
        'event.dragon-slain': '{seat} slays a dragon.',
        'reason.between-dragons': 'There are dragons on both sides.',
        'reason.no-dragon': 'There is no dragon on this hex.',
        'score.beset': 'Towns among dragons',
      },
    },
    looks: {
      fields: {
        dragons: { on: 'hex', shape: 'flame', colour: '#b3261e', value: true },
        dragonStock: { on: 'table', shape: 'flame', hideAt: 0 },
      },
      moves: { 'slay-dragon': { shape: 'flame', colour: '#b3261e' } },
    },
  };
}

function desertNeed(desert: string): BoardNeed {
  return {
    words: `a hex of the terrain "${desert}"`,
    lacks: ({ hexes, groups }) =>
      hexes.some(({ terrain }) => terrain === desert) ||
      Object.values(groups).some(({ terrains }) => (terrains?.[desert] ?? 0) > 0)
        ? undefined
        : 'it has none',
  };
}
