import type { Module, Part } from '../../index.ts';

/** A module made for a test: what it brings is played on the base game. Name it `trial` as the game. */
export function trial(
  part: Omit<Part, 'id' | 'words'> & Pick<Module, 'options' | 'defaults' | 'parts' | 'editBoard'>,
  needs?: readonly string[],
): readonly Module[] {
  return [
    {
      ...part,
      id: 'trial',
      kind: needs ? 'game' : 'variant',
      seats: [2, 3, 4, 5, 6],
      needs,
      words: { name: 'A trial', summary: 'Something to try.', rules: [] },
    },
  ];
}
