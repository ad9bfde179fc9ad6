import type { Words } from '../../rulebook/index.ts';

/** What players read of the trade with spices, whichever game has it. */
export const spiceRules: Words['rules'] = [
  'Spice hexes give nothing, and nobody settles or builds roads at them. Ships may lie there.',
  'There are ten each of cinnamon, pepper and nutmeg. Spices are cards in hand: they count towards the hand limit, can be stolen, and can be named with a Monopoly. The bank neither takes nor gives them in trade.',
  'Three equal spices, or one of each kind, are turned in for 2 chits; a chit is a point. What is spent becomes the new stack when the stack is used up.',
  'A merchant costs 1 ore and 1 wool; everybody has three. It stands on a corner of exactly one spice hex where a ship of its owner lies, alone on its corner, and at most one of each player at a spice hex. It closes the line of ships that it stands at.',
  'Whoever places a merchant takes one of the option cards that are left, of which there are two for each resource. Paying 2 of that resource brings the next spice of the stack. Each option card raises the hand limit by 2.',
];

export const spiceRulings: Words['rules'] = [
  {
    house:
      'Spices are drawn openly, and option cards lie open. An option may be used as often as one can pay.',
  },
  { house: 'The robber does not go to spice hexes.' },
];
