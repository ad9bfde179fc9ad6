import type { Words } from '../rulebook/index.ts';

export const farShoreWords: Words = {
  name: 'The Traveller and the Dragon',
  summary:
    'Ships drift on the currents from the home port to the far shore, where each is worth a point. A traveller brings gifts, and shows what the dragon wants. Twelve points win.',
  takesBack: ['goal', 'robber', 'knight'],
  rules: [
    { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    'There is no Largest Army.',
    'You have 4 ships. A ship costs 1 ore, 1 wool and either 1 grain or 1 lumber, and starts at the home port. You build only one ship a turn.',
    'Ships stand on hexes, any number on each. After every roll, on anybody’s turn, each ship on a hex with an arrow of that number moves along the arrow. Without such an arrow it stays.',
    'You may pay 1 grain or 1 lumber to move one of your ships along any arrow of its hex, as often as you like.',
    'Arrows that leave the board in the west lead to the whirl. A ship leaves the whirl along its only arrow, for 1 brick or 1 lumber.',
    'In the special building phase you build no ship and move none, but a ship may leave the whirl.',
    'Each of your ships that arrives at the far shore is worth 1 point.',
    'You may pay 3 or more of the resource that the traveller’s hex gives: each brings you 1 dragon point. Nobody has more than 20.',
    'The player with the most dragon points is the Great Dragon Caller, worth 2 points. The next is the Lesser Dragon Caller, worth 1 point; with five and six players so is the third.',
    'On a 7, and with a knight, you move the traveller to another land hex, where it stops production. Nobody is robbed: you take 1 resource of your choice from the bank.',
    'You may also pay 1 of the resource that the traveller’s hex gives to move it, and take 1 resource of your choice.',
    {
      house: 'You may pay to move the traveller once a turn.',
    },
    {
      house:
        'Where the traveller’s hex gives nothing, nobody pays, neither for the dragon nor to move the traveller.',
    },
    { house: 'Of two players with as many dragon points, the one who had them first is ahead.' },
    { house: 'You may pay for the dragon as often as you like. Points beyond 20 are lost.' },
    { house: 'Arrows have no 7. Ships drift before the number pays.' },
    {
      house:
        'A ship that has arrived stays at the far shore. The home port, the far shore and the whirl give nothing.',
    },
    {
      house:
        'The printed board is lost; this one is ours. With three and four players it ends at the dividing line, and you build along that line as along any coast. Terrains and numbers are shuffled.',
    },
  ],
  terms: { 'terrain.home-port': 'home port', 'terrain.far-shore': 'far shore' },
  instead: {
    'blocker.robber': 'traveller',
    'move.move-blocker': 'Move the traveller',
    'decision.move-blocker': 'Move the traveller',
    'move.pay-robber-on': 'Pay to move the traveller',
    'card.knight.text': 'Move the traveller and take a resource.',
  },
};
