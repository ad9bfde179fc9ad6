import type { RuleText } from '../rulebook/index.ts';

const FOG = 'terrain.unknown';

/** Discovery as in the Fog Islands, for every game of the box that has it. */
export const fogRules: readonly RuleText[] = [
  {
    of: FOG,
    text: 'Unknown hexes are covered. Everybody knows which hexes and numbers lie in the stacks for them, nobody the order.',
  },
  {
    of: FOG,
    text: 'A road or ship that ends at a corner of unknown hexes uncovers them: each is the next hex of the stack and, if it produces, gets the next number.',
  },
  {
    of: FOG,
    text: 'When you uncover a hex that produces, you take one of its goods at once, at a gold field one good of your choice. Deserts and open sea have no number.',
  },
  {
    of: FOG,
    house:
      'Any piece that reaches the fog uncovers it: also a moved ship, a starting ship, and one laid for free.',
  },
  {
    of: FOG,
    house: 'Until it is uncovered a hex counts as sea, but neither robber nor pirate may enter it.',
  },
];
