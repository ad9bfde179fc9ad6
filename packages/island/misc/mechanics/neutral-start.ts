import { NATURE, pop, push, type State, tell } from '@hexwright/kernel';
import { putPiece } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  neutralsPlaced: field.cell({ noLook: 'the pieces stand on the board' }),
};

export interface NeutralStartConfig {
  /** a piece on corners */
  readonly piece: string;
  readonly count: number;
  /** the option that says who places them: 'nature', or the seats in turn. Without it nature does. */
  readonly byOption?: string;
}

const byNature = (b: Book, { byOption }: NeutralStartConfig): boolean =>
  byOption === undefined || b.option(byOption) === 'nature';

/** Before anybody starts, pieces that belong to nobody are placed wherever a start would be allowed. */
export function neutralStart(config: NeutralStartConfig): Part {
  return {
    id: 'neutral-start',
    of: config,
    fields,
    decisions: { 'place-neutral': { nature: (b) => byNature(b, config) } },
    setupSteps: (b) => {
      const { neutralsPlaced: placed } = handlesOf(b, fields);
      const nature = byNature(b, config);
      const free = (s: State): boolean => {
        for (let corner = 0; corner < b.topology.corners; corner++)
          if (b.rules.barStartAt(s, 0, corner) === undefined) return true;
        return false;
      };
      return [
        {
          before: 'place',
          add: {
            id: 'place-neutral',
            run: (s) => {
              if (!free(s)) placed.set(s, config.count);
              else push(s, b.decision('place-neutral'), nature ? NATURE : 1 << (placed.get(s) % b.seats));
            },
            again: (s) => placed.get(s) < config.count,
          },
        },
      ];
    },
    moves: (b) => {
      const { neutralsPlaced: placed } = handlesOf(b, fields);
      const { index, id } = b.piece(config.piece);
      return [
        {
          name: 'place-neutral',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['place-neutral'],
          list: (s, seat, out) => {
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (b.rules.barStartAt(s, Math.max(0, seat), corner) === undefined) out.put(corner);
          },
          apply: (s, _seat, corner) => {
            pop(s);
            putPiece(b, s, b.neutral, index, corner);
            placed.add(s, 1);
            if (s.events) tell(s, 'neutral-placed', { piece: id, corner });
          },
          why: (s, seat, corner) =>
            corner < 0 ? undefined : b.rules.barStartAt(s, Math.max(0, seat), corner),
        },
      ];
    },
  };
}
