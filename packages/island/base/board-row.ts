import type { Layout } from '../board/index.ts';
import { type BoardContext, defineModule, type Module, type Words } from '../rulebook/index.ts';

export interface BoardRow
  extends Pick<Module, 'id' | 'options' | 'needsAt' | 'provides' | 'defaults' | 'looks' | 'without'> {
  readonly words: Words;
  /** Default three and four. */
  readonly seats?: readonly number[];
  readonly board: (context: BoardContext) => Layout;
}

/** An edition that is the base game on a board of its own. */
export function boardRow({ seats = [3, 4], board, ...row }: BoardRow): Module {
  return defineModule({
    ...row,
    kind: 'board',
    seats,
    needs: ['first-island/base'],
    board: (_was, context) => board(context),
  });
}
