import type { RuleText, Words } from '../rulebook/index.ts';

const rules: readonly (RuleText | string)[] = [
  'A gold field in a ring of ocean lies in the middle, and the unknown all around. You begin there with one settlement and one ship.',
  'With four or more players the starting settlements need not keep their distance.',
  'Your starting settlement never becomes a city, and nobody builds another settlement at the central gold field.',
  'The central gold field gives on every number but 7, unless a settlement or city stands at a hex with that number.',
  'When your road or ship ends at a corner of an unknown hex you discover it: you choose land or ocean, and the hex is drawn out of that reserve.',
  'Your research dial begins at 2. Ocean turns it up by 1, land that produces turns it down by 1.',
  'At 1 you must discover ocean, at 6 land. If that reserve is empty, no hex is laid.',
  'Land that produces brings you one of its goods. A desert brings you two of one good of your choice.',
  'Land that produces gets a number token: you draw one, or lay a 6 or 8 that you keep.',
  'A 2 or 12 that you draw goes back, and you draw again. If you draw a 2 or 12 again it is laid, and you take a 6 or 8 out of the special reserve to keep.',
  'If the special reserve is empty you may take a 6 or 8 that another player keeps and lay it at once.',
  'A 4 or 10 brings you a 3:1 harbour, a 3 or 11 a 2:1 harbour of your choice.',
  'On a later turn, when you lay an ocean, you may put up a harbour on it, on a side both of whose ends touch nothing else but the unknown.',
  'A 6 and an 8 may lie side by side.',
  {
    of: 'award.most-successful-researcher',
    text: 'Most Successful Researcher is worth 2 points: the first player whose dial shows 3 takes it, then any player with a higher one. At 6, the latest to get there takes it.',
  },
  {
    of: 'award.most-successful-researcher',
    text: 'You lose it at 2 or less, or when others are higher: then the only one with the highest dial takes it, or else nobody.',
  },
  'You gain 1 point for each island where you have a settlement or city. Islands that grow together are one.',
  {
    of: 'blocker.robber',
    text: 'The robber comes with the first desert, and never stands on the central gold field. Knights may be played before that.',
  },
  'There is no pirate.',
  'In the first round of turns there is no special building.',
  {
    house:
      'The sea goes on for 6 hexes beyond the gold field in every direction with three and four players, for 7 with five and six. Nothing lies beyond.',
  },
  {
    house:
      'The tables of the page are garbled. There are 3 hexes of each terrain with three players, 4 with four, 4 or 5 with five and 5 or 6 with six; besides, 2 deserts and 1 gold field, or 3 and 2 from five on.',
  },
  { house: 'There are 21 oceans with three and four players, 28 with five, 34 with six.' },
  { house: 'With three players nobody starts where another would find no place.' },
  { house: 'Nobody has goods to start with. What a starting ship discovers is chosen and paid as later.' },
  {
    house:
      'A hex that answers to a number keeps the central gold field from giving even while the robber stands there.',
  },
  {
    house:
      'At most one harbour is put up on each ocean. You choose whether the token that you keep is a 6 or an 8.',
  },
  { house: 'When no number token is left, land stays without one.' },
  { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
];

export const marineWords = (award: string): Words => ({
  name: 'The Marine Researchers',
  summary:
    'From one gold field you explore the sea on all sides, and choose with each discovery between land and ocean. The best researcher gains 2 points, and 12 points win.',
  takesBack: ['goal', 'start', 'start-ship'],
  rules,
  terms: { [`award.${award}`]: 'Most Successful Researcher' },
});
