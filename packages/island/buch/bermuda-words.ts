import type { Words } from '../rulebook/index.ts';
import { BRIDGE_SITE } from './boards/bermuda-triangle.ts';

export const bermudaWords: Words = {
  name: 'The Bermuda Triangle',
  summary:
    'A rich island lies in waters that swallow ships. Settle it, and keep it supplied by ships and by costly bridges. 12 points win.',
  rules: [
    'A central island, with all the gold, lies within a ring of sea; other islands lie around it.',
    'Some hexes of the sea have a number. When it is rolled, every ship on the sides of such a hex goes back to its owner.',
    'Bridges, roads, settlements and cities at such a hex are safe.',
    'A bridge costs 1 brick, 1 lumber, 2 ore and 1 wool. It is one of your roads and lies only on a marked edge of the sea.',
    'A bridge goes on from your network as a ship does, and others go on from it.',
    { of: 'card.road-building', text: 'Road Building lays no bridges.' },
    'Your first settlement on the central island is worth 1 extra point.',
    'A settlement or city on the central island gives nothing unless your ships or bridges link it to one of your settlements or cities on the outer islands.',
    'As long as one of your towns there is cut off, you build neither roads nor settlements on the central island.',
    {
      of: 'blocker.robber',
      text: 'The robber starts on a gold field.',
    },
    { of: 'blocker.pirate', text: 'The pirate starts on a hex of the sea without a number.' },
    { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    { option: 'bermudaMap', text: 'The map of 2000 has the same islands, and more open sea around them.' },
    { house: 'You start on the outer islands.' },
    { house: 'Goods are paid first; then ships are lost, also where land and sea share a number.' },
    {
      house:
        'Ships that are left without an anchor stay where they are. You build on from them and move the last of them as ever.',
    },
    {
      house:
        'A link is a line of your own roads, bridges and ships without a gap; roads and ships join only at your towns, as everywhere at sea, and another player’s town breaks it.',
    },
    {
      house:
        'While a town is cut off, you still lay ships and bridges at the central island, and turn settlements there into cities.',
    },
    {
      house:
        'A bridge joins roads and bridges; it joins ships only at your towns. An edge holds one bridge, no matter who owns it.',
    },
    { of: 'award.longest-road', house: 'Bridges count for the Longest Trade Route.' },
    {
      of: 'blocker.robber',
      house: 'Of the gold fields the robber takes the one in the middle of the map.',
    },
    {
      house:
        'The maps are ours, with the hexes, blue tokens and harbours that are told of. The gold fields are printed; other terrains and numbers are shuffled within the central island and among the outer ones. The numbers of the sea are printed. Where the list has fewer tokens than land, a 5 is added for three and four, and the tokens of 2003 serve for all with five and six.',
    },
  ],
  terms: { [`mark.${BRIDGE_SITE}`]: 'a site for a bridge' },
};
