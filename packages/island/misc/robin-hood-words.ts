import { hiddenPointsCount } from '../mechanics/index.ts';
import type { Looks, Words } from '../rulebook/index.ts';

export const robinHoodWords: Words = {
  name: 'Robin Hood',
  summary:
    'Alone against the robber: it wanders over the island and scores for what stands around it on every 7. Reach fifteen points first, or fence it in.',
  rules: [
    'A game for one. You have the pieces of two colours: 30 roads, 10 settlements and 8 cities.',
    'Five neutral settlements stand on the island before you start. They keep their distance and stop roads like any other player’s settlement, but produce nothing.',
    'You do not steer the robber. Whenever it moves, on a 7 or by a knight, roll a die: it steps to a neighbouring hex. If several hexes fit the die, you choose; if none does, it stays.',
    'It never crosses your roads: a neighbouring hex behind a road is out of its reach.',
    'On a 7, if the robber stands beside one of your settlements or cities, you discard one resource.',
    'On a 7 the robber scores 1 point for each settlement beside its hex, neutral ones included, and 2 for each city.',
    { where: { points: 15 }, text: 'Fifteen points win.' },
    'You win if you have the points before the robber. If the robber has them first, you lose.',
    'When roads lie on all six sides of the robber’s hex, the game ends at once, and the side with more points wins.',
    {
      house:
        'The die calls a kind of land: 1 hills, 2 forest, 3 pasture, 4 fields, 5 mountains, 6 desert. The robber goes to a neighbouring hex of that kind.',
    },
    { house: 'On a 7 the robber first scores and takes its card where it stands; then it moves.' },
    { house: 'The limit of 7 cards holds as usual, and the card lost to the robber comes on top.' },
    { house: 'A knight only makes the robber move: it neither scores nor takes a card.' },
    { house: 'The neutral settlements are placed by chance, wherever a start would be allowed.' },
    { house: 'If points are equal when the robber is fenced in or time is up, you lose.' },
    hiddenPointsCount,
    {
      house:
        'After turn 300 the game ends as it does with a fenced-in robber, so that a robber far from all buildings cannot draw it out for ever.',
    },
    {
      house:
        'Anything that raises the goal for everybody, like the Harbormaster, raises it for the robber too.',
    },
    { house: 'With nobody else at the table, a Monopoly brings nothing.' },
    { option: 'neutrals', text: 'You place the neutral settlements.' },
    { option: 'turnLimit', text: 'The last turn may be set otherwise.' },
  ],
  terms: {
    'move.place-neutral': 'Place a neutral settlement',
    'move.wander': 'The robber’s die',
    'decision.place-neutral': 'A neutral settlement is being placed',
    'decision.wander': 'The robber’s die is rolling',
    'event.neutral-placed': 'A neutral {piece} is placed.',
    'event.wander': 'The robber’s die shows {face}: {terrain}.',
    'event.blocker-stays': 'The {blocker} finds no way and stays.',
    'event.rival-scored': 'The robber scores {count} and has {at}.',
    'field.rivalPoints': 'Points of the robber',
    'field.called': 'The land the die called',
    'field.neutralsPlaced': 'Neutral settlements placed',
    'option.neutrals': 'Neutral settlements',
    'option.turnLimit': 'Last turn',
  },
};

export const robinHoodLooks: Looks = {
  fields: {
    rivalPoints: {
      on: 'table',
      shape: 'skull',
      track: (_seats, { points }) => Number(points),
      decides: true,
    },
  },
};
