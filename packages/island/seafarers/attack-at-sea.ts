import { reason, type Seat, type State } from '@hexwright/kernel';
import { type Corner, type Edge, hexText, type Layout, type Token } from '../board/index.ts';
import { lanePieceAt } from '../mechanics/index.ts';
import type { Book, Part, Words } from '../rulebook/index.ts';
import { barbarianAttack, CASTLE, COAST, FIRST_BARBARIANS } from '../traders-barbarians/index.ts';

/** What every game of the attacked coast at sea asks for. */
export const withAttack = (scenario: string): readonly string[] => [scenario, barbarianAttack.id];

export const ashoreRules: Words['rules'] = [
  'Barbarians land only on the main island, wherever the town stands that lured them.',
  'Knights stay on the main island.',
];

export const attackRules: Words['rules'] = [
  { key: 'no-robber', text: 'Neither robber nor pirate is in the game.' },
  ...ashoreRules,
  'You may build and move ships along conquered hexes too, but only where their lane joins a town of yours that has not fallen.',
];

/** Told where a number of the coast lies on several hexes. */
export const evenLandingRule =
  'Where several hexes of the coast have the number, one barbarian lands where the fewest stand; in a tie, the player whose turn it is chooses.';

/** The lines of the attack on the plain island that no game at sea tells. */
export const attackTakesBack: readonly string[] = ['attack-board', 'five-six', 'no-robber'];

type Place = readonly [q: number, r: number];

export interface AttackedMap {
  readonly castle: Place;
  /** what is given besides, by place; of the coast, too */
  readonly fixed?: readonly (readonly [q: number, r: number, terrain: string])[];
  /** the hexes of the coast with their numbers, clockwise from the castle */
  readonly shores: readonly (readonly [q: number, r: number, number: Token])[];
  readonly inland: readonly (readonly [q: number, r: number, number: Token])[];
  readonly first: readonly Place[];
  readonly coast: Readonly<Record<string, number>>;
  readonly inside: Readonly<Record<string, number>>;
  /** what is left of the group `main` elsewhere, with its numbers */
  readonly rest?: {
    readonly terrains: Readonly<Record<string, number>>;
    readonly numbers: readonly number[];
  };
}

/** The same board with the castle, the attacked coast and what lies behind it. */
export function attacked(board: Layout, map: AttackedMap): Layout {
  const at = ([q, r]: Place) => ({ q, r });
  const fixed = new Map(
    [[...map.castle, CASTLE] as const, ...(map.fixed ?? [])].map(([q, r, terrain]) => [
      hexText({ q, r }),
      terrain,
    ]),
  );
  const numbers = (list: AttackedMap['shores']) =>
    new Map(list.map(([q, r, number]) => [hexText({ q, r }), number]));
  const shores = numbers(map.shores);
  const inland = numbers(map.inland);
  const { main, ...groups } = board.groups;
  return {
    ...board,
    id: `${board.id}-attacked`,
    provenance: 'reconstructed',
    hexes: board.hexes.map((hex) => {
      const here = hexText(hex);
      const { q, r, region } = hex;
      const terrain = fixed.get(here);
      const shore = shores.get(here);
      if (terrain !== undefined)
        return { q, r, region, terrain, ...(shore !== undefined && { number: shore }) };
      if (shore !== undefined) return { q, r, region, group: 'coast', number: shore };
      const behind = inland.get(here);
      return behind === undefined ? hex : { q, r, region, group: 'inside', number: behind };
    }),
    groups: {
      ...groups,
      ...(map.rest && {
        main: {
          ...main,
          terrains: map.rest.terrains,
          numbers: { arrange: 'shuffle', bag: [...map.rest.numbers] },
        },
      }),
      coast: { terrains: map.coast, constraints: [] },
      ...(map.inland.length > 0 && { inside: { terrains: map.inside, constraints: [] } }),
    },
    marks: {
      ...board.marks,
      hexes: {
        ...board.marks.hexes,
        [COAST]: map.shores.map(([q, r]) => ({ q, r })),
        [FIRST_BARBARIANS]: map.first.map(at),
      },
    },
    robber: null,
  };
}

const ADRIFT = reason('lane-adrift', 'no town that stands holds the lane');

/** Knights keep to the attacked land; ships pass conquered hexes, but only out of towns that stand. */
export function attackAtSea(config: { readonly mainland: readonly string[] }): Part {
  return {
    id: 'attack-at-sea',
    of: config,
    rules: (was, b) => {
      const ship = b.piece('ship').index;
      const isMain = b.layout.hexes.map(({ region = '' }) => config.mainland.includes(region));
      const ground = Uint8Array.from(b.walks.hexesAlong, (hexes) =>
        hexes.some((hex) => isMain[hex]) ? 1 : 0,
      );
      const held = holds(b);
      return {
        fighters: { isGround: (s, edge) => ground[edge] === 1 && was.fighters.isGround(s, edge) },
        invasion: { keepsOff: (s, piece) => piece !== ship && was.invasion.keepsOff(s, piece) },
        barBuild: (s, seat, piece, place) =>
          was.barBuild(s, seat, piece, place) ??
          (piece === ship && !held(s, seat, place) ? ADRIFT : undefined),
      };
    },
    words: { terms: { 'reason.lane-adrift': 'The lane joins no town of yours that still stands.' } },
  };
}

/** whether a ship on the edge would be joined by ships to a town of the seat that has not fallen */
function holds(b: Book): (s: State, seat: Seat, edge: Edge) => boolean {
  const shipAt = lanePieceAt(b, 'ship');
  const { endsOf, edgesAt } = b.walks;
  const coast = (b.layout.marks.hexes[COAST] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
  return (s, seat, edge) => {
    if (!coast.some((hex) => b.the.invasion.isConquered(s, hex))) return true;
    const reached: Corner[] = [...endsOf[edge]];
    for (const corner of reached) {
      const mark = b.fields.building.get(s, corner);
      const own = mark !== 0 && b.ownerOf[mark] === seat;
      if (own && !b.the.invasion.hasFallen(s, corner)) return true;
      if (b.rules.cornerBlocks(s, seat, corner)) continue;
      for (const next of edgesAt[corner])
        if (shipAt(s, seat, next) >= 0)
          for (const end of endsOf[next]) if (!reached.includes(end)) reached.push(end);
    }
    return false;
  };
}
