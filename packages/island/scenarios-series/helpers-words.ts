import type { Words } from '../rulebook/index.ts';

export const helpersWords: Words = {
  name: 'The Helpers of Catan',
  summary:
    'You have one of ten helpers, each with a small power. Once helped, you turn the card over for a second time, or take another helper.',
  rules: [
    'There are ten helpers. Right after placing the second starting settlement, each player takes the one with the lowest number that is left: 1 Nassir, 2 William, 3 Marianne, 4 Louis, 5 Sean, 6 Candamir. Jean, Lin, Hilde and Vincent have no number and are taken only when no number is left.',
    'Everybody has exactly one helper at all times, and helpers are not traded.',
    'A helper who has helped with side A up is turned over to side B or exchanged; with side B up, exchanged. So nobody is helped more than twice in a row by the same one.',
    'A helper is exchanged for any in the display, whatever its number, and comes with side A up.',
    'Nobody is helped more than once a turn, nor in the turn in which the helper came. The first helpers may help in the first turn.',
    'Being helped is not building: nobody calls a helper between turns.',
    'Nassir: name a resource and ask up to two opponents for one. Whoever has it must hand it over and gets one of your cards, of another kind.',
    'William: build a road with one of its two resources replaced by any other.',
    'Marianne: after a roll other than 7 that brought you nothing, take a resource of your choice, in other players’ turns too. She comes before all other helpers.',
    'Louis: take up an open road, one that touches no piece of yours at one of its ends, and lay it wherever you may build a road.',
    {
      of: 'piece.ship',
      text: 'Louis never moves ships. A road that meets a ship of yours with no settlement between them is open at that end.',
    },
    'Sean: on a 7, in other players’ turns too, discard nothing if you have more cards than you may keep; otherwise take a resource of your choice.',
    'Candamir: buy a development card, with one of its resources replaced by any other. Choose one of the top three cards; then the deck is shuffled.',
    'Jean: for this turn you trade one resource of your choice 2:1 with the bank.',
    'Lin: move the robber to a desert, steal nothing and take a resource of the kind that its old hex gives. She comes before the roll or when all that the roll brought is done, never in the place of the move that a 7 asks for.',
    'Hilde: after the roll, look into the hand of an opponent with more points and take a card of your choice.',
    'Vincent: discard a knight and build a settlement for 1 brick and 1 lumber, or a city for 2 ore and 1 grain.',
    { where: { vincent: 'any' }, text: 'Vincent takes knights from the table or from the hand.' },
    { option: 'vincent', text: 'As first published, Vincent takes only knights that were played.' },
    'Not to be combined with Cities & Knights.',
    { house: 'A discarded knight leaves the game and no longer counts for the Largest Army.' },
    {
      house:
        'Of several deserts, whoever calls Lin chooses one; on a board without one the robber leaves the board. A hex that gives nothing brings nothing.',
    },
    { house: 'Whoever has no card of another kind to give cannot ask with Nassir for that resource.' },
    { house: 'Whoever pays Candamir the usual price may do that too.' },
    { house: 'A road that Louis moves is not built: what comes with building does not come with it.' },
    { house: 'For Hilde, points that everybody can see are compared.' },
    { house: 'A player who takes a resource with Sean discards nothing for it.' },
    { house: 'Only resources that the bank sells take the place of others or are asked for by name.' },
  ],
};
