import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import {
  isFounding,
  layersOf,
  liftPiece,
  NO_LAND,
  NOT_REACHED,
  putPiece,
  TAKEN,
} from '../../mechanics/index.ts';
import type { Book, CardNo, Part } from '../../rulebook/index.ts';

export interface CanalKnightsConfig {
  readonly supply: number;
  /** where they come onto the board */
  readonly region: string;
}

const KNIGHT = 'canal-knight';
/**
 * For bots, in points: a card in hand as long as there is something to dig, and one to buy, where a knight of it would find work at once and where
 * it would not.
 */
const CARD_AT_CANAL = 0.3;
const CARD_TO_BUY = 2;
const CARD_FOR_LATER = 1;
const KNIGHT_THERE = reason('knight-there', 'a knight stands there');
const ABROAD = reason('knight-abroad', 'knights are placed on the main island');
const HOLDS_KNIGHT = reason('holds-knight', 'a knight would be cut off from its towns');
const NO_KNIGHT = reason('no-canal-knight', 'no knight of the seat stands there');
const NONE_LEFT = reason('no-knight-left', 'all knights of the seat are on the board');

/** Lets the seat place a knight, or move one, if it can. */
export function askKnight(b: Book, s: State, seat: Seat): void {
  push(s, b.decision('knight-duty'), 1 << seat);
}

/**
 * Knights without ranks, which are never activated nor driven off. Each knight card places one at the own routes or moves one along them.
 * They stop the routes of others and hold their place against buildings, and dig canals. The cards come up again when the deck is out.
 */
export function canalKnights({ supply, region }: CanalKnightsConfig): Part {
  return {
    id: 'canal-knights',
    of: { supply, region },
    pieces: [{ id: KNIGHT, on: 'corner', layer: 'canalKnight', supply }],
    decisions: { 'knight-duty': {} },
    overrides: {
      'canal.digger': 'knights dig in place of settlers',
    },
    rules: (was, b) => {
      const { marks: layer, index: knight } = b.piece(KNIGHT);
      const routesAt = b.grid<Seat, Corner>('routesAt');
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const calling = b.card('knight');
      const { deck } = b.cards[calling];
      const cardCount = b.row<Seat>('cardCount');
      const under = b.row<CardNo>('underDeck');
      const deckSize = b.cell('deckSize');
      return {
        // A knight card is a knight at the canal, or one that goes on to where it digs next.
        hints: {
          heldCards: (s, seat, own) =>
            was.hints.heldCards(s, seat, own) +
            (b.the.canal.isOpen(s) ? CARD_AT_CANAL * cardCount.get(s, seat) : 0),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (b.the.canal.isOpen(s) && b.the.cards.barBuy(s, seat, deck) === undefined)
              aim(
                b.the.cards.cost(s, seat, deck),
                b.the.canal.isWanting(s, seat) ? CARD_TO_BUY : CARD_FOR_LATER,
              );
          },
        },
        // Without new cards knights would stand still for good: those that were played come again.
        cards: {
          played: (s, seat, card) => {
            was.cards.played(s, seat, card);
            if (card !== calling) return;
            under.add(s, card, 1);
            deckSize.add(s, 1);
          },
        },
        canal: { digger: (s, corner) => b.ownerOf[layer.get(s, corner)] },
        lanes: {
          barMove: (s, seat, edge) =>
            was.lanes.barMove(s, seat, edge) ??
            (b.walks.endsOf[edge].some(
              (corner) =>
                layer.get(s, corner) === b.mark(seat, knight) &&
                b.fields.building.get(s, corner) === 0 &&
                routesAt.get(s, seat, corner) === 1,
            )
              ? HOLDS_KNIGHT
              : undefined),
        },
        cornerBlocks: (s, seat, corner) => {
          const mark = layer.get(s, corner);
          return (mark !== 0 && b.ownerOf[mark] !== seat) || was.cornerBlocks(s, seat, corner);
        },
        barBuild: (s, seat, piece, place) =>
          was.barBuild(s, seat, piece, place) ??
          (founds[piece] && layer.get(s, place) !== 0 ? KNIGHT_THERE : undefined),
      };
    },
    moves: (b) => {
      const knight = b.piece(KNIGHT);
      const { marks: layer, places } = knight;
      const reach = makeReach(b);
      const home = new Uint8Array(places);
      b.layout.hexes.forEach((hex, i) => {
        if (hex.region === region) for (const corner of b.walks.cornersOf[i]) home[corner] = 1;
      });
      const barStand = (s: State, corner: Corner): Bar =>
        layer.get(s, corner) !== 0 || b.fields.building.get(s, corner) !== 0 ? TAKEN : undefined;
      const barPost = (s: State, seat: Seat, corner: Corner): Bar => {
        if (home[corner] === 0) return ABROAD;
        if (!b.rules.cornerFit(s, corner)) return NO_LAND;
        return b.rules.cornerReached(s, seat, corner) ? barStand(s, corner) : NOT_REACHED;
      };
      const isOwn = (s: State, seat: Seat, corner: Corner): boolean =>
        layer.get(s, corner) === b.mark(seat, knight.index);
      const corner = { name: 'corner', domain: b.domain('corner') };
      return [
        {
          name: 'post-knight',
          args: [corner],
          decisions: ['knight-duty'],
          list: (s, seat, out) => {
            if (b.fields.supply.get(s, seat, knight.index) === 0) return;
            for (let at = 0; at < places; at++) if (barPost(s, seat, at) === undefined) out.put(at);
          },
          apply: (s, seat, at) => {
            pop(s);
            putPiece(b, s, seat, knight.index, at);
            b.rules.recheckRoutes(s, at);
            if (s.events) tell(s, 'knight-posted', { seat, place: at });
            b.rules.reviewAwards(s);
          },
          why: (s, seat, at) => {
            if (b.fields.supply.get(s, seat, knight.index) === 0) return NONE_LEFT;
            return at < 0 ? undefined : barPost(s, seat, at);
          },
        },
        {
          name: 'march-knight',
          args: [corner, { name: 'to', domain: b.domain('corner') }],
          decisions: ['knight-duty'],
          list: (s, seat, out) => {
            for (let from = 0; from < places; from++) {
              if (!isOwn(s, seat, from)) continue;
              const count = reach.from(s, seat, from);
              for (let i = 0; i < count; i++)
                if (barStand(s, reach.corners[i]) === undefined) out.put(from, reach.corners[i]);
            }
          },
          apply: (s, seat, from, to) => {
            pop(s);
            liftPiece(b, s, knight.index, from);
            b.rules.recheckRoutes(s, from);
            putPiece(b, s, seat, knight.index, to);
            b.rules.recheckRoutes(s, to);
            if (s.events) tell(s, 'knight-marched', { seat, from, place: to });
            b.rules.reviewAwards(s);
          },
          why: (s, seat, from, to) => {
            if (from < 0) return undefined;
            if (!isOwn(s, seat, from)) return NO_KNIGHT;
            if (to < 0) return undefined;
            const count = reach.from(s, seat, from);
            return reach.corners.subarray(0, count).includes(to) ? barStand(s, to) : NOT_REACHED;
          },
        },
        {
          name: 'rest-knight',
          decisions: ['knight-duty'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        [`piece.${KNIGHT}`]: 'knight',
        'decision.knight-duty': 'Place a knight, or move one',
        'move.post-knight': 'Place a knight here',
        'move.march-knight': 'Move a knight',
        'move.rest-knight': 'Leave the knights where they are',
        'event.knight-posted': '{seat} places a knight.',
        'event.knight-marched': '{seat} moves a knight.',
        'reason.knight-there': 'A knight stands there.',
        'reason.holds-knight': 'A knight would be cut off from its towns.',
        'reason.knight-abroad': 'Knights are placed on the main island.',
        'reason.no-canal-knight': 'No knight of yours stands there.',
        'reason.no-knight-left': 'All your knights are on the board.',
      },
    },
    looks: { pieces: { [KNIGHT]: { shape: 'helmet' } }, moves: { 'rest-knight': { shape: 'tent' } } },
  };
}

/** Where a knight can get to along the routes of its owner, past corners that nobody else holds. */
function makeReach(b: Book) {
  const layers = layersOf(b, ({ route }) => route === true);
  const corners = new Int16Array(b.topology.corners + 1);
  const seen = new Uint8Array(b.topology.corners);
  const { edgesAt, endsOf } = b.walks;
  const isOwn = (s: State, seat: Seat, edge: number): boolean =>
    layers.some((layer) => {
      const mark = layer.get(s, edge);
      return mark !== 0 && b.ownerOf[mark] === seat && b.isRoute[b.pieceOf[mark]] === 1;
    });
  return {
    corners,
    /** finds those corners; answers how many */
    from: (s: State, seat: Seat, start: Corner): number => {
      seen.fill(0);
      seen[start] = 1;
      let found = 0;
      for (let head = -1; head < found; head++) {
        const at = head < 0 ? start : corners[head];
        if (head >= 0 && b.rules.cornerBlocks(s, seat, at)) continue;
        for (const edge of edgesAt[at]) {
          const far = endsOf[edge][0] === at ? endsOf[edge][1] : endsOf[edge][0];
          if (seen[far] || !isOwn(s, seat, edge)) continue;
          seen[far] = 1;
          corners[found++] = far;
        }
      }
      return found;
    },
  };
}
