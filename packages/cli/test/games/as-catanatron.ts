import { askBot, botFor } from '@hexwright/bots';
import { rulesOfSetup } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import { isOver, type Logged, NATURE, newGame, play, Rng } from '@hexwright/kernel';
import { readCatanatron, saveOfCatanatron } from '../../games/catanatron.ts';
import { askingOrder } from '../../research/asking.ts';

const COLORS = ['RED', 'BLUE', 'ORANGE', 'WHITE'];
const GOODS: Readonly<Record<string, string>> = {
  lumber: 'WOOD',
  brick: 'BRICK',
  wool: 'SHEEP',
  grain: 'WHEAT',
  ore: 'ORE',
};
const DIRECTIONS = ['NORTHEAST', 'NORTH', 'NORTHWEST', 'SOUTHWEST', 'SOUTH', 'SOUTHEAST'];

const land = (x: number, y: number, z: number, resource: string, number: number) => ({
  coordinate: [x, y, z],
  tile: { type: 'RESOURCE_TILE', resource, number },
});
const port = (x: number, y: number, z: number, direction: string, resource: string | null) => ({
  coordinate: [x, y, z],
  tile: { type: 'PORT', direction, resource },
});

/** A board of our own, in their words. */
export const TILES = [
  land(0, 0, 0, 'WHEAT', 11),
  land(1, -1, 0, 'ORE', 8),
  land(0, -1, 1, 'WOOD', 4),
  land(-1, 0, 1, 'SHEEP', 3),
  land(-1, 1, 0, 'BRICK', 5),
  land(0, 1, -1, 'ORE', 10),
  land(1, 0, -1, 'WOOD', 9),
  land(2, -2, 0, 'SHEEP', 5),
  land(1, -2, 1, 'BRICK', 6),
  land(0, -2, 2, 'WHEAT', 10),
  { coordinate: [-1, -1, 2], tile: { type: 'DESERT' } },
  land(-2, 0, 2, 'ORE', 6),
  land(-2, 1, 1, 'WOOD', 9),
  land(-2, 2, 0, 'WHEAT', 8),
  land(-1, 2, -1, 'SHEEP', 12),
  land(0, 2, -2, 'WOOD', 3),
  land(1, 1, -2, 'BRICK', 4),
  land(2, 0, -2, 'SHEEP', 11),
  land(2, -1, -1, 'WHEAT', 2),
  port(3, -3, 0, 'WEST', null),
  { coordinate: [2, -3, 1], tile: { type: 'WATER' } },
  port(-1, -2, 3, 'NORTHWEST', 'WOOD'),
  port(-3, 2, 1, 'EAST', 'ORE'),
  port(0, 3, -3, 'SOUTHEAST', null),
];

/** The empty game on that board. */
export const emptyGame = (seats: number) => ({
  tiles: TILES,
  nodes: {},
  colors: COLORS.slice(0, seats),
  winning_color: null,
  action_records: [] as unknown[],
});

/** A game that bots play on that board, written down as that engine would, with what came of it. */
export function playedGame(seats: number, seed: string) {
  const begun = saveOfCatanatron(readCatanatron(emptyGame(seats))!);
  if (!begun.ok) throw new Error(begun.reason.text);
  const found = rulesOfSetup(begun.save.setup);
  if (!found.ok) throw new Error(found.reason.text);
  const { rules } = found;
  const { opening: _, ...game } = newGame(rules, { mode: 'seeded', seed });
  const bot = botFor(rules, 'settler');
  while (!isOver(game.state)) {
    const [seat] = askingOrder(rules, game.state);
    const move = askBot(bot, game.state, seat, new Rng(seed, game.log.length));
    // There are no counter-offers there.
    const played = play(game, seat, move.move === 'counter' ? { move: 'decline' } : move);
    if (!played.ok) throw new Error(played.reason.text);
  }
  const book = islandOf(rules)!;
  const { topology: t } = book;
  const nodes: Record<string, object> = {};
  for (const { coordinate, tile } of TILES)
    if (tile.type !== 'PORT' && tile.type !== 'WATER')
      for (let i = 0; i < 6; i++) {
        const id = t.cornerAt(coordinate[0], coordinate[2], i);
        nodes[id] = { id, tile_coordinate: coordinate, direction: DIRECTIONS[i] };
      }
  const ends = (edge: number): number[] => Array.from(t.edgeCorner.subarray(edge * 2, edge * 2 + 2));
  const records = recordsOf(game.log, ends, (hex) => {
    const q = t.q[hex];
    const r = t.r[hex];
    return [q, -q - r, r];
  });
  const result = rules.result(game.state);
  return {
    json: { ...emptyGame(seats), nodes, action_records: records, winning_color: COLORS[result.winners[0]] },
    log: game.log,
    result,
  };
}

function recordsOf(
  log: readonly Logged[],
  ends: (edge: number) => number[],
  hexOf: (hex: number) => number[],
): unknown[] {
  const records: [[string, string, unknown], unknown][] = [];
  let offered: unknown[] = [];
  for (const [i, { by, move }] of log.entries()) {
    const color = COLORS[by];
    const put = (type: string, value: unknown = null, result: unknown = null): void =>
      void records.push([[color, type, value], result]);
    const last = records.at(-1);
    if (by === NATURE) {
      if (!last) continue;
      if (move.move === 'dice')
        [last[0][2], last[1]] = [
          [move.red, move.yellow],
          [move.red, move.yellow],
        ];
      if (move.move === 'draw-card') [last[0][2], last[1]] = [cardOf(move.card), cardOf(move.card)];
      if (move.move === 'steal') last[1] = GOODS[move.good as string];
      continue;
    }
    const kind = move.move;
    if (kind === 'place-building' || kind === 'settlement') put('BUILD_SETTLEMENT', move.corner);
    else if (kind === 'city') put('BUILD_CITY', move.corner);
    else if (kind === 'road' || kind === 'place-route' || kind === 'free-route')
      put('BUILD_ROAD', ends(move.edge as number));
    else if (kind === 'roll') put('ROLL');
    else if (kind === 'end-turn') put('END_TURN');
    else if (kind === 'discard')
      put('DISCARD_RESOURCE', GOODS[move.good as string], GOODS[move.good as string]);
    else if (kind === 'move-blocker') {
      const next = log[i + 1];
      put('MOVE_ROBBER', [
        hexOf(move.hex as number),
        next?.move.move === 'rob' ? COLORS[next.move.seat as number] : null,
      ]);
    } else if (kind === 'buy-card') put('BUY_DEVELOPMENT_CARD');
    else if (kind === 'play-card') {
      const card = cardOf(move.card);
      if (card === 'KNIGHT') put('PLAY_KNIGHT_CARD');
      else if (card === 'ROAD_BUILDING') put('PLAY_ROAD_BUILDING');
      else if (card === 'MONOPOLY') put('PLAY_MONOPOLY', GOODS[log[i + 1].move.good as string]);
      else
        put(
          'PLAY_YEAR_OF_PLENTY',
          [log[i + 1], log[i + 2]].flatMap((each) =>
            each.move.move === 'choose-good' ? [GOODS[each.move.good as string]] : [],
          ),
        );
    } else if (kind === 'bank-trade')
      put('MARITIME_TRADE', [GOODS[move.give as string], null, null, null, GOODS[move.want as string]]);
    else if (kind === 'offer') {
      offered = [...counts(move.give), ...counts(move.want)];
      put('OFFER_TRADE', offered);
    } else if (kind === 'accept') put('ACCEPT_TRADE', offered);
    else if (kind === 'decline') put('REJECT_TRADE', offered);
    else if (kind === 'trade-with') put('CONFIRM_TRADE', [...offered, COLORS[move.seat as number]]);
    else if (kind === 'withdraw') put('CANCEL_TRADE');
    else if (!['rob', 'name-good', 'choose-good'].includes(kind)) throw new Error(`"${kind}" has no action`);
  }
  return records;
}

const cardOf = (card: unknown): string => String(card).toUpperCase().replaceAll('-', '_');

const counts = (goods: unknown): number[] =>
  Object.keys(GOODS).map((good) => (goods as Record<string, number>)[good] ?? 0);
