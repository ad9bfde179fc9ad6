import { rulesFor } from '@hexwright/catalog';
import { type Book, islandOf, type LayoutFile } from '@hexwright/island';
import {
  decisionOf,
  type Game,
  isOver,
  NATURE,
  newGame,
  type Outcome,
  play,
  type RawMove,
  refuse,
  type Save,
  saveGame,
} from '@hexwright/kernel';

/** How the best-known Python engine calls goods, terrains, cards, corners and sides. Ours are in the order in which a hex counts them. */
const GOODS: Readonly<Record<string, string>> = {
  WOOD: 'lumber',
  BRICK: 'brick',
  SHEEP: 'wool',
  WHEAT: 'grain',
  ORE: 'ore',
};
const TERRAINS: Readonly<Record<string, string>> = {
  WOOD: 'forest',
  BRICK: 'hills',
  SHEEP: 'pasture',
  WHEAT: 'fields',
  ORE: 'mountains',
};
const CARDS: Readonly<Record<string, string>> = {
  KNIGHT: 'knight',
  YEAR_OF_PLENTY: 'year-of-plenty',
  MONOPOLY: 'monopoly',
  ROAD_BUILDING: 'road-building',
  VICTORY_POINT: 'victory-point',
};
const CORNERS = ['NORTHEAST', 'NORTH', 'NORTHWEST', 'SOUTHWEST', 'SOUTH', 'SOUTHEAST'];
const SIDES = ['EAST', 'NORTHEAST', 'NORTHWEST', 'WEST', 'SOUTHWEST', 'SOUTHEAST'];
const FREQUENCIES = ['WOOD', 'BRICK', 'SHEEP', 'WHEAT', 'ORE'];

/** the points to which games there are usually played */
const USUAL_GOAL = 10;

interface Tile {
  readonly coordinate: readonly number[];
  readonly tile: {
    readonly type: string;
    readonly resource?: string | null;
    readonly number?: number;
    readonly direction?: string;
  };
}
interface Node {
  readonly id: number;
  readonly tile_coordinate: readonly number[];
  readonly direction: string;
}
type Action = readonly [color: string, type: string, value: unknown];
interface Step {
  readonly action: Action;
  readonly result: unknown;
}

/** A game as that engine's JSON accumulator writes it; nothing where a text is something else. */
export interface CatanatronGame {
  readonly tiles: readonly Tile[];
  readonly nodes: Readonly<Record<string, Node>>;
  readonly colors: readonly string[];
  readonly steps: readonly Step[];
  readonly winner: string | null;
}

export function readCatanatron(json: unknown): CatanatronGame | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const {
    tiles,
    nodes,
    colors,
    action_records: records,
    actions,
    winning_color: winner,
  } = json as Record<string, unknown>;
  if (!Array.isArray(tiles) || typeof nodes !== 'object' || nodes === null || !Array.isArray(colors))
    return undefined;
  // Older editions write actions alone, and what came of them in their values.
  const steps = Array.isArray(records)
    ? records.map(([action, result]): Step => ({ action, result }))
    : Array.isArray(actions)
      ? actions.map((action): Step => ({ action, result: undefined }))
      : undefined;
  return (
    steps && {
      tiles,
      nodes: nodes as Record<string, Node>,
      colors,
      steps,
      winner: (winner as string | null) ?? null,
    }
  );
}

/**
 * The same game as one of ours, on the same board, move by move by our own referee. Where the two engines differ (what the bank does when a good
 * runs short) a game may come to a move that is not legal here: then it is told which.
 */
export function saveOfCatanatron(
  { tiles, nodes, colors, steps }: CatanatronGame,
  options: Readonly<Record<string, unknown>> = {},
): Outcome<{ readonly save: Save }> {
  const seats = colors.length;
  const goal = options.points ?? USUAL_GOAL;
  const found = rulesFor({
    game: seats === 2 ? 'house/base-for-two' : 'first-island/base',
    seats,
    modules: [],
    options: { ...options, points: goal },
    layout: layoutOf(tiles),
  });
  if (!found.ok) return found;
  const book = islandOf(found.rules);
  if (!book) return refuse('no-board', 'the base game has a board');
  const { opening: _, ...game } = newGame(found.rules, { mode: 'manual' });
  const translator = new Translator(game, book, nodes, colors);
  for (const [i, step] of steps.entries()) {
    if (isOver(game.state)) break;
    const done = translator.carryOut(step);
    if (!done.ok)
      return refuse(
        'import',
        `action ${i} (${step.action.slice(0, 2).join(' ')}) cannot be played here: ${done.reason.text}`,
      );
  }
  return { ok: true, save: saveGame(game) };
}

/** Cube coordinates there: the first counts to the east, the last to the south, as ours do. */
const hexAt = ([q, , r]: readonly number[]): { q: number; r: number } => ({ q, r });

function layoutOf(tiles: readonly Tile[]): LayoutFile {
  return {
    format: 'hexwright-layout/1',
    id: 'imported',
    name: 'An imported board',
    provenance: 'house',
    hexes: tiles.flatMap(({ coordinate, tile }) =>
      tile.type === 'RESOURCE_TILE'
        ? [{ ...hexAt(coordinate), terrain: TERRAINS[tile.resource ?? ''], number: tile.number }]
        : tile.type === 'DESERT'
          ? [{ ...hexAt(coordinate), terrain: 'desert' }]
          : [],
    ),
    harbours: {
      places: tiles.flatMap(({ coordinate, tile }) =>
        tile.type === 'PORT'
          ? [
              {
                ...hexAt(coordinate),
                side: SIDES.indexOf(tile.direction ?? ''),
                kind: tile.resource ? GOODS[tile.resource] : 'any',
              },
            ]
          : [],
      ),
    },
  };
}

/** Turns each action into the moves that it is here, those of chance included. */
class Translator {
  private readonly game: Game;
  private readonly book: Book;
  private readonly nodes: Readonly<Record<string, Node>>;
  private readonly colors: readonly string[];

  constructor(game: Game, book: Book, nodes: Readonly<Record<string, Node>>, colors: readonly string[]) {
    [this.game, this.book, this.nodes, this.colors] = [game, book, nodes, colors];
  }

  carryOut({ action: [color, type, value], result }: Step): Outcome<object> {
    const seat = this.colors.indexOf(color);
    const act = (...moves: readonly RawMove[]): Outcome<object> => this.all(seat, moves);
    switch (type) {
      case 'BUILD_SETTLEMENT':
        return act({ move: this.asked('place-building', 'settlement'), corner: this.corner(value) });
      case 'BUILD_ROAD':
        return this.road(seat, value as readonly number[]);
      case 'BUILD_CITY':
        return act({ move: 'city', corner: this.corner(value) });
      case 'ROLL': {
        const [red, yellow] = (result ?? value) as readonly number[];
        return this.all(seat, [{ move: 'roll' }], [{ move: 'dice', red, yellow }]);
      }
      case 'END_TURN':
        return act({ move: 'end-turn' });
      case 'DISCARD':
      case 'DISCARD_RESOURCE': {
        const list = Array.isArray(result) ? result : Array.isArray(value) ? value : [result ?? value];
        return act(...list.map((good) => ({ move: 'discard', good: GOODS[good] })));
      }
      case 'MOVE_ROBBER':
        return this.robber(seat, value as readonly unknown[], result);
      case 'BUY_DEVELOPMENT_CARD':
        return this.all(
          seat,
          [{ move: 'buy-card' }],
          [{ move: 'draw-card', card: CARDS[(result ?? value) as string] }],
        );
      case 'PLAY_KNIGHT_CARD':
        return act({ move: 'play-card', card: 'knight' });
      case 'PLAY_ROAD_BUILDING':
        return act({ move: 'play-card', card: 'road-building' });
      case 'PLAY_YEAR_OF_PLENTY':
        return act(
          { move: 'play-card', card: 'year-of-plenty' },
          ...(value as readonly string[]).map((good) => ({ move: 'choose-good', good: GOODS[good] })),
        );
      case 'PLAY_MONOPOLY':
        return act(
          { move: 'play-card', card: 'monopoly' },
          { move: 'name-good', good: GOODS[value as string] },
        );
      case 'MARITIME_TRADE': {
        const [give, , , , want] = value as readonly string[];
        return act({ move: 'bank-trade', give: GOODS[give], want: GOODS[want] });
      }
      case 'OFFER_TRADE':
        return act({ move: 'offer', give: bundle(value, 0), want: bundle(value, FREQUENCIES.length) });
      case 'ACCEPT_TRADE':
        return act({ move: 'accept' });
      case 'REJECT_TRADE':
        return act({ move: 'decline' });
      case 'CONFIRM_TRADE':
        return act({ move: 'trade-with', seat: this.colors.indexOf((value as readonly string[])[10]) });
      case 'CANCEL_TRADE':
        return act({ move: 'withdraw' });
      default:
        return refuse('import', `there is no such action as "${type}"`);
    }
  }

  /** First a seat's moves, then those of chance. */
  private all(seat: number, moves: readonly RawMove[], chance: readonly RawMove[] = []): Outcome<object> {
    for (const [by, list] of [
      [seat, moves],
      [NATURE, chance],
    ] as const)
      for (const move of list) {
        // An offer that nobody takes waits here until it is withdrawn.
        if (by === seat && decisionOf(this.game.state)?.kind === 'offer' && OUTSIDE_OFFERS.has(move.move))
          play(this.game, seat, { move: 'withdraw' });
        const played = play(this.game, by, move);
        if (!played.ok) return refuse(played.reason.code, `${JSON.stringify(move)}: ${played.reason.text}`);
      }
    return { ok: true };
  }

  private road(seat: number, [a, b]: readonly number[]): Outcome<object> {
    const edge = this.edge(this.corner(a), this.corner(b));
    const kind = this.asked('place-route', this.asked('free-route', 'road'));
    return this.all(seat, [kind === 'road' ? { move: kind, edge } : { move: kind, piece: 'road', edge }]);
  }

  private robber(
    seat: number,
    [coordinate, victim, stolen]: readonly unknown[],
    result: unknown,
  ): Outcome<object> {
    const { q, r } = hexAt(coordinate as readonly number[]);
    const moved = this.all(seat, [
      { move: 'move-blocker', blocker: 'robber', hex: this.book.topology.hexAt(q, r) },
    ]);
    if (!moved.ok) return moved;
    if (decisionOf(this.game.state)?.kind === 'rob') {
      const robbed = this.all(seat, [{ move: 'rob', seat: this.colors.indexOf(victim as string) }]);
      if (!robbed.ok) return robbed;
    }
    const good = (result ?? stolen) as string | null | undefined;
    return good ? this.all(NATURE, [{ move: 'steal', good: GOODS[good] }]) : { ok: true };
  }

  /** the first of two names while it is what is asked for, else the second */
  private asked(kind: string, other: string): string {
    return decisionOf(this.game.state)?.kind === kind ? kind : other;
  }

  private corner(node: unknown): number {
    const { tile_coordinate: at, direction } = this.nodes[String(node)] ?? {
      tile_coordinate: [],
      direction: '',
    };
    const { q, r } = hexAt(at);
    return this.book.topology.cornerAt(q, r, CORNERS.indexOf(direction));
  }

  private edge(a: number, b: number): number {
    const { cornerEdge, cornerEdgeFrom, cornerCorner } = this.book.topology;
    for (let i = cornerEdgeFrom[a]; i < cornerEdgeFrom[a + 1]; i++)
      if (cornerCorner[i] === b) return cornerEdge[i];
    return -1;
  }
}

/** what is done once an offer has come to nothing */
const OUTSIDE_OFFERS: ReadonlySet<string> = new Set([
  'offer',
  'bank-trade',
  'road',
  'settlement',
  'city',
  'buy-card',
  'play-card',
  'end-turn',
]);

/** Goods out of a list of counts, from a place on. */
function bundle(value: unknown, from: number): Record<string, number> {
  const counts = (value as readonly number[]).slice(from, from + FREQUENCIES.length);
  return Object.fromEntries(
    FREQUENCIES.flatMap((name, i) => (counts[i] > 0 ? [[GOODS[name], counts[i]]] : [])),
  );
}
