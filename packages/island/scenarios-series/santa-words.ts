import type { Words } from '../rulebook/index.ts';

export const santaWords: Words = {
  name: 'Santa Claus',
  summary:
    'Santa sets out from a workshop on the island. Pay wool to move him; everybody who lives where he comes gets a gift.',
  rules: [
    'Santa’s workshop replaces the hex with the 2 and gives nothing. Its 2 goes to the hex with the 12, which gives on both numbers.',
    'Santa starts at his workshop.',
    'Once a turn, while you may build, you may move Santa to another hex. It costs 1 wool, or 2 where the robber stands.',
    'Santa and the robber never share a hex. Where Santa comes, the robber leaves for a desert, or the board if there is no other desert.',
    'Each player with a settlement or city at Santa’s new hex gets 1 gift; at the workshop, 2. How many buildings they have there, and how large they are, does not matter.',
    'You exchange two gifts at once for a resource of your choice, so nobody keeps more than one.',
    'There are 11 gifts, and all are alike.',
    { house: 'Nobody moves the robber to the hex where Santa stands, either.' },
    {
      house:
        'Five and six players have two hexes with a 2 and two with a 12: of each the first counts, row by row from the top. On a board without a 2 the workshop takes the place of the rarest number.',
    },
    { house: 'If there are several deserts, the player who moves Santa chooses where the robber goes.' },
    {
      house:
        'Santa goes to any land hex, deserts included, and not to the sea. If his hex sinks he is back at his workshop.',
    },
    {
      house:
        'The player who moved Santa takes gifts and resources first, then the others in turn order. If the bank is empty, you keep your gifts until a turn begins with something to take.',
    },
    { house: 'Between turns you may move Santa once each time you may build.' },
  ],
  terms: {
    'terrain.workshop': 'workshop',
    'terrain.workshop.text': 'Gives nothing. When Santa comes here, everybody at it gets 2 gifts.',
    'field.santa': 'Santa',
    'field.gifts': 'Gifts',
    'field.giftsLeft': 'Gifts left',
    'move.move-santa': 'Move Santa (1 wool; 2 to the robber)',
    'move.move-santa.short': 'Santa',
    'move.robber-to-desert': 'Send the robber to this desert',
    'decision.robber-to-desert': 'To which desert does the robber go?',
    'event.santa-moves': '{seat} moves Santa.',
    'event.gift': 'Gifts for {seat}: {count}.',
    'event.gifts-exchanged': '{seat} exchanges {count} gifts for a resource.',
    'event.robber-driven': 'The {blocker} is driven to the desert.',
    'reason.santa-moved': 'Santa has been moved this turn.',
    'reason.santa-there': 'Santa is there already.',
    'reason.santa-land': 'Santa stays on land.',
    'reason.santa-near': 'The robber keeps away from Santa.',
    'reason.santa-price': 'This costs {cost}.',
    'reason.santa-refuge': 'The robber goes to a desert.',
  },
};
