import { reason, type Seat, type State } from '@hexwright/kernel';
import { noneLeft, owe, returnedCards, returnUnder, TAKEN } from '../../mechanics/index.ts';
import { type CardNo, type Looks, NO_GOOD, type Part, type Terms } from '../../rulebook/index.ts';

export interface RampartsConfig {
  /** the building that may be walled */
  readonly around: string;
  readonly cost: Readonly<Record<string, number>>;
  /** the played card that goes back under the deck with each wall */
  readonly card: string;
  /** how many there are for all seats together */
  readonly stock: number;
  /** worth of a wall */
  readonly points: number;
  /** the name of the option that says whether a walled building draws from a hex that a blocker stops */
  readonly producing: string;
}

const WALLED = reason('walled', 'walls protect this player here');

/**
 * Walls keep blockers from a building. Whoever has a walled building on a blocker's hex is not robbed there. A wall
 * costs, besides its price, one played card.
 */
export function ramparts({ around, cost, card: paid, stock, points, producing }: RampartsConfig): Part {
  return {
    id: 'ramparts',
    uses: [returnedCards()],
    words: { terms: rampartTerms },
    looks: rampartLooks,
    of: { around, cost, paid, stock, points, producing },
    pieces: [
      {
        id: 'rampart',
        on: 'corner',
        layer: 'rampart',
        supply: 'unlimited',
        cost,
        points,
        bar: (b) => {
          const building = b.piece(around);
          const { marks } = b.piece('rampart');
          const notOwn = reason('wall-own', `a wall goes around a ${around} of one's own`, { piece: around });
          return (s, seat, corner) => {
            if (marks.get(s, corner) !== 0) return TAKEN;
            return building.marks.get(s, corner) === b.mark(seat, building.index) ? undefined : notOwn;
          };
        },
      },
    ],
    fields: { rampartsLeft: { start: stock } },
    rules: (was, b) => {
      const { index: rampart, marks: layer } = b.piece('rampart');
      const left = b.cell('rampartsLeft');
      const played = b.grid<Seat, CardNo>('played');
      const card = b.card(paid);
      const { hexes, hexPlace, hexPlaceFrom } = b.topology;
      const stays = b.option<boolean>(producing);
      const hasPlayed = (s: State, seat: Seat): boolean => played.get(s, seat, card) > 0;
      const usedUp = noneLeft(b.pieces[rampart]);
      const noCard = reason('no-played-card', `a played ${paid} goes back with each wall`, { card: paid });
      return {
        barBuildKind: (s, seat, piece) => {
          const bar = was.barBuildKind(s, seat, piece);
          if (bar || piece !== rampart) return bar;
          if (left.get(s) === 0) return usedUp;
          return hasPlayed(s, seat) ? undefined : noCard;
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (piece !== rampart) return;
          left.add(s, -1);
          if (hasPlayed(s, seat)) returnUnder(b, s, seat, card);
        },
        unbuild: (s, piece, place) => {
          // A wall falls with what it surrounds.
          if (b.pieces[piece].id === around && layer.get(s, place) !== 0) b.rules.unbuild(s, rampart, place);
          was.unbuild(s, piece, place);
          if (piece === rampart) left.add(s, 1);
        },
        blockers: {
          barRob: (s, seat, victim, blocker, place) => {
            const bar = was.blockers.barRob(s, seat, victim, blocker, place);
            if (bar || b.blockers[blocker].on !== 'hex') return bar;
            for (let i = hexPlaceFrom[place]; i < hexPlaceFrom[place + 1]; i++) {
              const mark = layer.get(s, hexPlace[i]);
              if (mark !== 0 && b.ownerOf[mark] === victim) return WALLED;
            }
            return undefined;
          },
        },
        reckon: (s, number) => {
          was.reckon(s, number);
          if (!stays || left.get(s) === stock) return;
          for (let hex = 0; hex < hexes; hex++) {
            if (!b.rules.answers(s, hex, number) || !b.rules.hexStopped(s, hex)) continue;
            const good = b.rules.hexGood(s, hex);
            if (good === NO_GOOD) continue;
            for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
              const mark = layer.get(s, hexPlace[i]);
              if (mark === 0) continue;
              const building = b.pieceOf[b.fields.building.get(s, hexPlace[i])];
              owe(b, b.ownerOf[mark], good, b.rules.drawFrom(s, hex, hexPlace[i], building));
            }
          }
        },
      };
    },
  };
}

const rampartTerms: Terms = {
  'piece.rampart': 'city wall',
  'move.rampart': 'Wall a city',
  'field.rampartsLeft': 'City walls left',
  'reason.wall-own': 'A wall goes around a {piece} of your own.',
  'reason.walled': 'A city wall protects this player here.',
  'reason.no-played-card': 'You must give up a played knight for it.',
};

const rampartLooks: Looks = {
  pieces: { rampart: { shape: 'wall' } },
  fields: { rampartsLeft: { on: 'table', shape: 'temple' } },
};
