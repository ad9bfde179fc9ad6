import type { Words } from '../rulebook/index.ts';

const KNIGHTS = 'part.canal-knights';

export const greatCanalWords: Words = {
  name: 'The Great Canal',
  summary:
    'Nine hexes of canal are to be dug from the sea to a desert among dry fields. Two knights of any colours dig a portion and earn a chit each; until water flows, knights mine gold and trade abroad.',
  rules: [
    'Starting settlements stand on the main island, and nobody settles anywhere else.',
    'Lanes do not branch. There is no pirate.',
    {
      of: KNIGHTS,
      text: 'You have 4 knights. A Knight card also places one of them on a free corner of the main island at one of your roads or ships, or moves one along your roads and ships.',
    },
    {
      of: KNIGHTS,
      text: 'Knights stop the roads and ships of others. They are not activated, and nobody drives them off.',
    },
    'The canal leads over nine hexes. There are 18 chits along it, and each chit is worth 1 point.',
    {
      where: { canalRules: 'box' },
      text: 'Two chits lie on each hex. As soon as two knights stand on its corners, that portion is dug: the owner of each knight takes one of the chits.',
    },
    'It does not matter whose knights they are; you may take both chits.',
    'When a turn ends with at most one portion left, the canal is completed. Chits that still lie there leave the game, and the desert at the end of the canal becomes sea.',
    'Until the canal is completed, fields give nothing, not even at the start. From then on gold fields give nothing.',
    'Until then, if you have a knight beside a gold field, you get one good of your choice when its number comes, however many knights you have there.',
    'Until then you may trade at a 2:1 harbour where you have a knight.',
    {
      key: 'goal',
      where: { points: 19 },
      text: 'The first to 19 points on their own turn wins.',
    },
    {
      key: 'goal',
      where: { points: 16 },
      text: 'The first to 16 points on their own turn wins.',
    },
    {
      option: 'canalRules',
      text: '2003: the canal is dug edge by edge, ten of them. A portion is dug as soon as knights stand at both ends of an edge, and brings two chits; the first and the last edge have one, which goes to the owner of the knight who was there first.',
    },
    {
      option: 'canalMap',
      text: 'The maps of 2003 have five fields, and four harbours: 2:1 for brick, ore and wool, and one 3:1. Besides the gold fields, hills that give nothing lie off the main island.',
    },
    {
      house:
        'All three maps are lost; ours have the counts of their years. On those of 2003 the fields lie around the desert, too, with the canal on the sixth side, and gold fields and hills are islets with a 2:1 harbour each.',
    },
    {
      of: KNIGHTS,
      house:
        'A Knight card then moves the robber too and counts for the Largest Army. You may leave your knights as they are.',
    },
    {
      of: KNIGHTS,
      house: 'A played Knight card goes under the deck and comes up again when the other cards are gone.',
    },
    {
      where: { canalMap: 'box' },
      house:
        'The six fields lie around the desert at the end of the canal, and the gold fields on islets with the four 2:1 harbours.',
    },
    { of: KNIGHTS, house: 'You may not move a ship if that would cut a knight off.' },
    { house: 'Two lanes may meet at one of your settlements or cities, where each of them ends.' },
    {
      house:
        'If more than two knights stand there at once, the player whose turn it is takes first, then the others in turn order.',
    },
    { house: 'The robber stops the gold of its hex, too. On a desert that becomes sea it leaves the board.' },
  ],
  terms: { 'option.canalRules': 'Digging', 'option.canalMap': 'Map' },
};
