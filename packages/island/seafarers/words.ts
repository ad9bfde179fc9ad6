import type { Words } from '../rulebook/index.ts';

export const seaWords: Words = {
  name: 'The sea',
  summary: 'Ships, gold fields and the pirate: what every game at sea adds to the base game.',
  rules: [
    {
      key: 'ship-stock',
      text: 'A ship costs 1 lumber and 1 wool and lies on an edge at sea or on a coast. Everybody has 15. A coastal edge holds a road or a ship, never both.',
    },
    {
      key: 'lane-joins',
      text: 'Ships in a line are a lane. A lane starts at one of your settlements or cities on the coast and goes on from ship to ship. Roads and ships join only at your own settlements and cities.',
    },
    {
      of: 'move.move-ship',
      text: 'A lane between two of your buildings is closed. Any other is open, and once a turn you may take up the last ship at its open end and lay it elsewhere, where you could build a new one. A ship built this turn stays where it is.',
    },
    {
      key: 'start-ship',
      text: 'At the start you may place a ship beside a coastal settlement instead of a road.',
    },
    {
      of: 'award.longest-road',
      text: 'The Longest Road becomes the Longest Trade Route: roads and ships count together where your own buildings join them.',
    },
    {
      of: 'terrain.gold',
      text: 'A gold field gives 1 good of any kind to a settlement and 2 to a city, chosen anew each time.',
    },
    {
      of: ['blocker.robber', 'blocker.pirate'],
      key: 'robber-or-pirate',
      text: 'On a 7, or with a knight, you move either the robber or the pirate. The pirate goes to any sea hex, and you steal a card from one player with a ship beside that hex.',
    },
    {
      of: 'blocker.pirate',
      text: 'No ship may be built on, or moved to, an edge of the pirate’s hex, and ships there may not be moved away.',
    },
    { of: 'card.road-building', text: 'Road Building lays two roads, two ships, or one of each.' },
    'You may trade and build in any order.',
    {
      option: 'shipMoves',
      text: '3rd edition: a moved ship must stay joined to the building that anchors its lane.',
    },
    {
      key: 'lane-cut',
      house:
        'Other players’ settlements and cities stop lanes as they stop roads. A lane that is cut has its end there; the ships behind the cut stay, and may be built on.',
    },
    {
      of: 'move.move-ship',
      house: 'A lane that runs back into itself has no last ship; none of that ring can be moved.',
    },
    {
      of: 'move.move-ship',
      house:
        'Ships are moved on their owner’s turn only, not in the building round of larger games. A paired turn counts as your own.',
    },
    {
      of: 'move.move-ship',
      house:
        '3rd edition: ships cut off from every building of their owner are tied to none, and the last of them may go wherever a new one could.',
    },
    { of: 'blocker.pirate', house: 'The pirate’s hex is closed to ships at the start as well.' },
    {
      of: 'move.move-ship',
      house:
        'A ship that you take up and that finds no other place returns to its own; that was your move of the turn.',
    },
    {
      of: 'blocker.pirate',
      house: 'The pirate starts where the map shows it, otherwise off the board.',
    },
    {
      of: ['blocker.robber', 'blocker.pirate'],
      house: 'The pirate, like the robber, must leave its hex when it is moved.',
    },
    {
      of: 'blocker.pirate',
      house: 'The pirate stops only ships: roads and settlements may be built beside it.',
    },
    {
      of: 'terrain.gold',
      house:
        'Gold is chosen after all other goods have been paid, in turn order from the player whose turn it is, and only as long as the bank has something.',
    },
    {
      of: 'terrain.gold',
      house: 'A gold field beside the last starting settlement gives one good of your choice.',
    },
  ],
  instead: {
    'decision.place-route': 'Place a road, or a ship on the coast, that leaves the new settlement',
    'decision.move-blocker': 'Move the robber or the pirate',
    'decision.free-route': 'Lay a free road or ship',
    'move.place-route': 'Place a road or ship beside it',
    'move.move-blocker': 'Move the robber or the pirate',
    'move.free-route': 'Lay a free road or ship',
    'move.lay-nothing': 'Lay nothing more',
    'card.knight.text': 'Move the robber or the pirate and steal a card.',
    'card.road-building.text': 'Lay two roads or ships for free.',
    'award.longest-road': 'Longest Trade Route',
  },
  terms: {
    'piece.ship': 'ship',
    'terrain.gold': 'gold field',
    'blocker.pirate': 'pirate',
    'move.ship': 'Build a ship',
    'move.move-ship': 'Move a ship',
    'move.ship-to': 'Lay the ship here',
    'decision.moving-ship': 'Choose where the ship goes',
    'event.lane-moved': '{seat} moves a {piece}.',
    'reason.lane-closed': 'Only the last ship at the open end of a lane can be moved.',
    'reason.lane-moved': 'A ship has already been moved this turn.',
    'reason.lane-none': 'No ship of yours lies there.',
    'reason.lane-fresh': 'The ship was laid this turn.',
    'reason.lane-ends':
      'No ship can be moved: it must be the last ship of an open lane, not laid this turn and not beside the pirate.',
    'reason.lane-same': 'The ship must go elsewhere.',
    'reason.lane-tethered': 'The ship must stay joined to the building that anchors its lane.',
    'reason.kinds-apart': 'Roads and ships join only at your own settlements and cities.',
    'reason.pirate-near': 'The pirate is beside it: no ship is laid or taken up there.',
    'option.shipMoves': 'Ship movement',
  },
};
