import type { Words } from '../../rulebook/index.ts';

/** What players read of the trade with spices, whichever game has it. */
export const spiceRules: Words['rules'] = [
  'Spice hexes give nothing, and nobody settles or builds roads at them. Ships may lie there.',
  'There are ten each of cinnamon, pepper and nutmeg. Spices are cards in hand: they count towards the hand limit, can be stolen, and can be named with a Monopoly. The bank neither takes nor gives them in trade.',
  'Turn in three equal spices, or one of each kind, for 2 chits; a chit is a point. When the stack is used up, the spices turned in become the new one.',
  'A merchant costs 1 ore and 1 wool; everybody has three. It stands alone on a corner of exactly one spice hex where one of your ships lies; you may have one at each spice hex. It closes the lane that it stands at.',
  'When you place a merchant, you take one of the option cards that are left; there are two for each resource. Pay 2 of that resource to take the next spice of the stack. Each option card raises your hand limit by 2.',
];

export const spiceRulings: Words['rules'] = [
  {
    house:
      'Spices are drawn openly, and option cards lie open. You may use an option as often as you can pay.',
  },
  { house: 'The robber does not go to spice hexes.' },
];
