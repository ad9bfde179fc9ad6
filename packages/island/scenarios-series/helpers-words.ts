import type { Words } from '../rulebook/index.ts';

export const helpersWords: Words = {
  name: 'The Helpers of Catan',
  summary:
    'You have one of ten helpers, each with a small power. Once helped, you turn the card over for a second time, or take another helper.',
  rules: [
    'There are ten helpers. Right after placing their second starting settlement, each player takes the one with the lowest number that is left: 1 Nassir, 2 William, 3 Marianne, 4 Louis, 5 Sean, 6 Candamir. Jean, Lin, Hilde and Vincent have no number and are taken only when no number is left.',
    'Everybody has exactly one helper at all times, and helpers are not traded.',
    'After helping with side A up, a helper is turned over to side B or exchanged; with side B up, it is exchanged. So the same one never helps you more than twice in a row.',
    'A helper is exchanged for any in the display, whatever its number, and comes with side A up.',
    'A helper helps you once a turn at most, and not on the turn on which it came. The first helpers may help on the first turn.',
    'Calling a helper is not building: nobody calls one between turns.',
    'Nassir: name a resource and ask up to two opponents for one. Players who have it must give you one and get one of your cards, of another kind.',
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
    'Lin: move the robber to a desert, steal nothing and take a resource of the kind that its old hex gives. She helps before the roll or after everything that the roll brings, never instead of the move that a 7 asks for.',
    'Hilde: after the roll, look into the hand of an opponent with more points and take a card of your choice.',
    'Vincent: discard a knight and build a settlement for 1 brick and 1 lumber, or a city for 2 ore and 1 grain.',
    { where: { vincent: 'any' }, text: 'Vincent takes knights from the table or from your hand.' },
    { option: 'vincent', text: 'As first published, Vincent takes only knights that were played.' },
    'Not to be combined with Cities & Knights.',
    { house: 'A discarded knight leaves the game and no longer counts for the Largest Army.' },
    {
      house:
        'If there are several deserts, you choose one for Lin; on a board without one the robber leaves the board. A hex that gives nothing brings nothing.',
    },
    { house: 'If you have no card of another kind to give, you cannot ask for that resource with Nassir.' },
    { house: 'You may also pay Candamir the usual price.' },
    { house: 'A road that Louis moves is not built: what comes with building does not come with it.' },
    { house: 'For Hilde, only points that everybody can see are compared.' },
    { house: 'If you take a resource with Sean, you discard nothing for it.' },
    { house: 'Only resources that the bank sells can replace others or be asked for by name.' },
  ],
};
