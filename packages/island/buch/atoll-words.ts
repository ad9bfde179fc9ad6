import type { Words } from '../rulebook/index.ts';

export const atollWords: Words = {
  name: 'The Atoll',
  summary:
    'A ring of land lies around an island, with a lagoon between them. Shipping lines across it are points, and the pirate goes round whenever the robber moves. 12 points win.',
  rules: [
    'Your first settlement stands on the inner island, your second on the outer one.',
    'With five players the last to place a first settlement may place both on the outer island.',
    'Whenever the robber has been moved, the pirate moves, too: clockwise through the lagoon.',
    'After a Knight the pirate moves one hex, after a 7 as many hexes as the lower of the two dice shows.',
    'Only one card is stolen. If you can steal with the pirate, you must, and the robber steals nothing. Otherwise the robber steals.',
    'A shipping line of yours that joins a settlement or city on the inner island to one on the outer island is worth 1 point, no matter whose the two are.',
    'A line that branches is still worth 1 point. If several lines join the same two settlements or cities, only one of them counts.',
    { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    {
      house:
        'All ships of a line are yours, and no road is part of it. It ends at every settlement and city, no matter who owns it; on the other side another line begins.',
    },
    {
      house:
        'Of several lines between the same two settlements or cities, also of different players, the one that was there first counts. If it breaks, the next one does.',
    },
    {
      house:
        'A line that ends at another player’s settlement or city stays open: its last ship may still be moved.',
    },
    { house: 'If both dice show the same, the pirate moves that many hexes.' },
    {
      house:
        'Nobody else moves the pirate. It begins in the north-west of the lagoon, and the robber on the desert.',
    },
    {
      house:
        'The map is ours, with the hexes, tokens and harbours that are told of: a ring of 18 hexes, a lagoon one hex wide and an inner island with the desert in the middle. Its fifth token is a 4.',
    },
  ],
};
