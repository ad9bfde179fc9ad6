import { reason, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { joinedKinds } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

const JUNCTION = reason('train-junction', 'trains do not halt where rails meet ships');

export interface JunctionsConfig {
  readonly rail: string;
  readonly ship: string;
  /** the option by which no train halts at a junction */
  readonly option: string;
}

/** Rails and ships are one network. Where the table wants it so, no train halts where they meet. */
export function junctions({ rail, ship, option }: JunctionsConfig): Part {
  return {
    id: 'junctions',
    of: { rail, ship, option },
    uses: [joinedKinds()],
    rules: (was, b) => {
      const forbidden = b.option<boolean>(option);
      const kinds = [rail, ship].map((id) =>
        b.pieces.filter((piece) => piece.id === id || b.pieces[piece.source].id === id),
      );
      const meet = (s: State, corner: Corner): boolean =>
        kinds.every((pieces) =>
          b.walks.edgesAt[corner].some((edge) =>
            pieces.some(
              ({ index, marks }) => b.pieceOf[marks.get(s, edge)] === index && marks.get(s, edge) !== 0,
            ),
          ),
        );
      return {
        trains: {
          barHalt: (s, seat, corner, left) =>
            was.trains.barHalt(s, seat, corner, left) ??
            (forbidden && left === 0 && meet(s, corner) ? JUNCTION : undefined),
        },
      };
    },
    words: { terms: { 'reason.train-junction': 'Trains do not halt where rails meet ships.' } },
  };
}
