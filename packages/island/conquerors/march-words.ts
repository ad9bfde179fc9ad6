import type { Words } from '../rulebook/index.ts';

export const marchWords: Words = {
  name: 'The march of the Conquerors',
  summary: 'Conquerors land in the west and march east, hex by hex; knights stand in their way.',
  takesBack: ['metropolis', 'metropolis-city', 'chasing', 'robber-sleeps', 'acting'],
  rules: [
    'There is no robber: on a 7 everybody with too many cards gives up half of them, and nobody steals.',
    'There are no metropolises: each branch ends with its third level.',
    'An active knight may act once a turn: it moves or drives another off, and is inactive then.',
    'The politics deck is different: 2 each of Bribery, Brothers in Arms, Help from the South, Lea the Healer, Neighborly Help and Road Building Mission, 3 each of Spy and Warlord Roven.',
    'To begin, everybody in turn order takes a site, with its road and an inactive basic knight at the end of that road. In reverse order follows a second settlement with a road, in turn order a third, which brings its first resources. Then, in reverse order, everybody makes one of the three a city with a wall.',
    'Landing: a conqueror of the strength shown comes to each landing.',
    'March: each conqueror moves one hex, as the die of directions says: red is north-east, yellow east, green south-east. A red space begins with the northernmost row, a green one with the southernmost; within a row the easternmost goes first.',
    'No conqueror goes off the board, into the sea, to a landing or to another conqueror. One that is blocked takes the next direction, red to yellow to green to red; one that cannot go at all stays.',
    'A hex with a number that a conqueror enters is conquered, and stays conquered when it moves on: it gives nothing, nobody founds a settlement or builds a city at it, and a road needs a hex beside it that is neither conquered nor occupied. What stands there stays and counts.',
    'You may hire strong knights at once for 2 wool and 2 ore, mighty ones for 3 of each with the Fortress.',
    'There is a battle when a conqueror enters a hex with knights on its corners: all of them fight, no matter whose and active or not. If they are stronger, the conqueror leaves the game, and the hex is not conquered; if they are weaker, all of them return to their owners; if both sides are equal, everybody stays and the hex is conquered.',
    'After each battle, knights between two conquerors return to their owners, and then knights that stand alone and are weaker than a conqueror beside them.',
    'A knight attacks the conqueror of a hex by coming to its corner, hired or moved, or by being promoted there; all knights of that hex fight along. Nobody sends a knight where it would be beaten at once, or between two conquerors.',
    'Everybody who has a knight in a battle that is won goes up 1 space on the hero track.',
    'A knight that comes to a corner of a conquered hex, hired or moved, frees it if no conqueror is left there. One that is promoted frees nothing: the hex stays conquered, even where it beats the conqueror.',
    { house: 'A landing where a conqueror still stands gets no other.' },
    {
      house:
        'Conquerors who land beside knights start no battle: they fight when they march, or when a knight attacks them.',
    },
    { house: 'A knight that leaves a hex starts no battle there.' },
    { house: 'A knight that was hired as a strong one is not promoted in the same turn.' },
    {
      house:
        'When knights have fallen, everybody who holds a politics card is asked about Lea the Healer, whatever the card is. After one healing nobody else is asked.',
    },
  ],
  terms: {
    'reason.no-higher-level': 'Improvements end with the third level.',
  },
};
