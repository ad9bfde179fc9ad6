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
    text: 'Uncovering a hex that produces brings one of its goods at once, a gold field one good of your choice. Deserts and open sea have no number.',
  },
  {
    of: FOG,
    house:
      'Whatever piece comes to the fog uncovers it: a moved or a starting ship, and one that was laid for nothing.',
  },
  {
    of: FOG,
    house: 'Until it is uncovered a hex counts as sea, but neither robber nor pirate may enter it.',
  },
];
