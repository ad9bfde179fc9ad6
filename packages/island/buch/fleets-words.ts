import type { Words } from '../rulebook/index.ts';

export const fleetsWords: Words = {
  name: 'The Fleets',
  summary:
    'Your fleet of up to five ships crawls over the sea between two large islands. From it you found towns on small islands, lead them for points, and swap number tokens. 12 points win.',
  rules: [
    'You have one fleet of 1 to 5 ships in a chain without branches. A ship costs 1 lumber and 1 wool and lies on an edge of the sea or the coast where nothing else lies.',
    'The first ship lies at one of your towns. After that the fleet grows at either end, while at least one of its ships lies at a town of yours.',
    'In the setup you may place the first ship of your fleet in place of one road.',
    'At any time in your turn, before the roll too, your fleet sails for free: a single ship goes to a neighbouring edge; of more, the last ship at one end goes on at the other. Each ship sails once a turn.',
    { of: 'award.longest-road', text: 'Fleets do not count for the Longest Road.' },
    'Starting settlements stand on the two large islands.',
    'Your first settlement on each small island is built beside a ship of your fleet, and needs no road. After it you go on there by roads, as anywhere.',
    'Fleets lead to no large island: if you have started on one of them alone, you never settle on the other.',
    'A settlement on a small island counts 1 and a city 2 for leading it. The player with the most there leads the island and has 1 victory point; if several tie, nobody leads it.',
    'You begin with a number token. At any time in your turn, before the roll too, you may swap it for the token of any land that a ship of yours lies at, as often as you like.',
    {
      of: 'blocker.robber',
      text: 'The robber starts on a desert, and does not keep anybody from swapping tokens.',
    },
    {
      of: 'blocker.pirate',
      text: 'The pirate starts on the sea. Fleets are built and sail beside it as anywhere.',
    },
    {
      of: 'blocker.pirate',
      text: 'On a 7 you may move the pirate instead of the robber. If the last ship at an end of another player’s fleet of 3 ships or more lies beside its new hex, that ship goes back to its owner. Shorter fleets are safe.',
    },
    {
      of: 'terrain.gold',
      text: 'A gold field gives 1 good of any kind to a settlement and 2 to a city, chosen anew each time.',
    },
    { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    { house: 'The tokens 2, 3, 11 and 12 are dealt at random, one to each player.' },
    { house: 'Deserts and the sea have no token to swap. 6 and 8 may come to lie side by side.' },
    {
      of: 'blocker.pirate',
      house:
        'When you move the pirate, you also steal a card from one player with a ship beside it. If both ends of a fleet lie there, you choose one. A knight that moves it takes no ship.',
    },
    {
      house:
        'Towns and ships of others do not stop a fleet, but no ship lies on an edge where something lies.',
    },
    { house: 'A fleet closes no ring. A ship that was built this turn may sail.' },
    { of: 'card.road-building', house: 'Road Building lays only roads.' },
    {
      of: 'blocker.robber',
      house: 'Of the deserts the robber takes the first, counted from the north-west.',
    },
    {
      house:
        'The map is ours, with the tokens and harbours that are told of: ten hexes in the west and in the east, with three deserts among them, and four small islands of two and three hexes, with both gold fields. Terrains and numbers are shuffled among the large islands and among the small ones. Gold never gets a 6 or 8, and no gold lies beside gold.',
    },
  ],
  terms: { 'terrain.gold': 'gold field', 'blocker.pirate': 'pirate' },
  instead: {
    'decision.place-route': 'Place a road that leaves the new settlement, or begin your fleet',
    'decision.move-blocker': 'Move the robber or the pirate',
    'move.move-blocker': 'Move the robber or the pirate',
    'card.knight.text': 'Move the robber or the pirate and steal a card.',
  },
};
