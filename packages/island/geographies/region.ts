import type { Layout } from '../board/index.ts';
import { defineModule, type Module, type RuleText, type Words } from '../rulebook/index.ts';

export interface Region extends Pick<Module, 'id' | 'defaults' | 'options' | 'parts' | 'looks'> {
  readonly board: () => Layout;
  readonly words: Words;
}

/** A map of the series for three to six players. */
export function region({ board, ...row }: Region): Module {
  return defineModule({
    ...row,
    kind: 'board',
    seats: [3, 4, 5, 6],
    needs: ['geographies/core'],
    board: () => board(),
  });
}

/** what most maps say of themselves */
export const COMMON: RuleText = 'Nothing is added to the common rules of the series.';
export const OUR_MAP: RuleText = {
  house: 'The printed map is lost; the one used here is our own, drawn after the land.',
};
