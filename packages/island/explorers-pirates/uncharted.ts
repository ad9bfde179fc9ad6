/** What the rules allow with every game of the family, and no map is known of: where the pieces lie on the first island is lost. */
export const UNCHARTED: Readonly<Record<string, string>> = {
  'traders-barbarians/rivers': 'no map is left that shows the rivers on the first island',
  'traders-barbarians/caravans': 'no map is left that shows the oasis and its camels on the first island',
};
