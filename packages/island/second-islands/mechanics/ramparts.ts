import { reason, type Seat, type State } from '@hexwright/kernel';
import { cardFields, owe, returnedCards, returnUnder } from '../../mechanics/index.ts';
import { type Looks, NO_GOOD, type Part, type Terms } from '../../rulebook/index.ts';

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
        place: (b) => {
          const building = b.piece(around);
          const { layerAt } = b.piece('rampart');
          return (s, seat, corner) =>
            s.cells[layerAt + corner] === 0 &&
            s.cells[building.layerAt + corner] === b.mark(seat, building.index);
        },
      },
    ],
    fields: { rampartsLeft: { start: stock } },
    rules: (was, b) => {
      const { index: rampart, layerAt: layer } = b.piece('rampart');
      const left = b.cell('rampartsLeft');
      const { played } = cardFields(b);
      const card = b.card(paid);
      const { hexes, hexPlace, hexPlaceFrom } = b.topology;
      const stays = b.option<boolean>(producing);
      const hasPlayed = (s: State, seat: Seat): boolean => s.cells[played + seat * b.cards.length + card] > 0;
      return {
        mayBuildKind: (s, seat, piece) =>
          was.mayBuildKind(s, seat, piece) && (piece !== rampart || (left.get(s) > 0 && hasPlayed(s, seat))),
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (piece !== rampart) return;
          left.add(s, -1);
          if (hasPlayed(s, seat)) returnUnder(b, s, seat, card);
        },
        unbuild: (s, piece, place) => {
          // A wall falls with what it surrounds.
          if (b.pieces[piece].id === around && s.cells[layer + place] !== 0)
            b.rules.unbuild(s, rampart, place);
          was.unbuild(s, piece, place);
          if (piece === rampart) left.add(s, 1);
        },
        blockers: {
          mayRob: (s, seat, victim, blocker, place) => {
            if (!was.blockers.mayRob(s, seat, victim, blocker, place)) return false;
            if (b.blockers[blocker].on !== 'hex') return true;
            for (let i = hexPlaceFrom[place]; i < hexPlaceFrom[place + 1]; i++) {
              const mark = s.cells[layer + hexPlace[i]];
              if (mark !== 0 && b.ownerOf[mark] === victim) return false;
            }
            return true;
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
              const mark = s.cells[layer + hexPlace[i]];
              if (mark === 0) continue;
              const building = b.pieceOf[b.fields.building.get(s, hexPlace[i])];
              owe(b, b.ownerOf[mark], good, b.rules.drawFrom(s, hex, hexPlace[i], building));
            }
          }
        },
      };
    },
    editMoves: (b, moves) => {
      const left = b.cell('rampartsLeft');
      return moves.map((move) =>
        move.name !== 'rampart'
          ? move
          : {
              ...move,
              why: (s, seat, ...args) => {
                const why = move.why?.(s, seat, ...args);
                if (why?.code !== 'not-now') return why;
                return left.get(s) === 0
                  ? reason('none-left', 'no wall is left in the stock', { piece: 'rampart' })
                  : reason('no-played-card', `a played ${paid} goes back with each wall`, { card: paid });
              },
            },
      );
    },
  };
}

const rampartTerms: Terms = {
  'piece.rampart': 'city wall',
  'move.rampart': 'Wall a city',
  'field.rampartsLeft': 'City walls left',
  'reason.no-played-card': 'A played knight has to be given up for it.',
};

const rampartLooks: Looks = {
  pieces: { rampart: { shape: 'wall' } },
  fields: { rampartsLeft: { on: 'table', shape: 'temple' } },
};
