import type { Words } from '../rulebook/index.ts';

export const groundWords: Words = {
  name: 'Colonies overseas',
  summary: 'Ships on corners, outposts, colonies, and colony tokens that ships bring home.',
  takesBack: ['flow', 'city'],
  rules: [
    'The home island lies in the north, and unknown hexes lie beyond the sea. Everybody starts on the home island.',
    'Your first settlement stands on the coast that faces the open board. With a settlement on the coast you may place a ship instead of a road.',
    'There is no robber and no Longest Road.',
    'On your turn you roll, then trade and build in any order, then move your ships.',
    'A ship costs 1 lumber and 1 wool. You build it on a corner with a settlement or city of yours at the water of the home island. You have at most 3 ships on the board.',
    'After trading and building you may sail each of your ships, also one built this turn: up to as many corners along coasts and over the sea as the higher of the two dice shows.',
    'A ship passes other ships and other players’ settlements and cities, but does not stop on their corners. It never passes the pirate.',
    'A ship that comes to a corner of unknown hexes uncovers one. A hex that gives something gets a number token at once; a drawn 6 or 8 does not come to lie beside another as long as another token is left.',
    'If the hex is land, you gain 1 colony token of its kind at once, and the ship becomes an outpost of yours on it. If it is sea, you gain nothing.',
    'Later, during the movement of ships, you may turn a ship of yours beside known land into an outpost on it. You have at most one outpost on a hex, and none on the home island.',
    'You may build a settlement without a road on a corner away from home if all hexes there are known and all land there has outposts of yours. Those outposts are removed. The distance between buildings holds.',
    'From a colony you go on with outposts or, as usual, with roads.',
    'Only settlements on the home island become cities. A city costs 3 ore and 2 grain, replaces a settlement of yours, and is worth 2 points.',
    'Away from home a gold field gives gold tokens, mountains give ore tokens, a desert gives gemstones and a jungle gives discovery tokens. A volcano gives a colony token of your choice.',
    'Colony tokens stay at the settlement that gets them. It has room for 3; any more are lost.',
    'Before and during the movement of ships you may shift colony tokens between your settlements along your roads, also past the pirate.',
    'A ship at a settlement with colony tokens of yours loads them. It holds 3. At a settlement or city of yours on the coast of the home island it unloads them into your supply. Loading and unloading costs no movement, and ships do not hand tokens to each other.',
    'You turn in colony tokens in your supply at once: 1 gold token for a resource of your choice except ore, 1 ore token for 1 ore, 2 gemstones for a development card, 3 discovery tokens for 1 point.',
    'Colony tokens are not cards: they do not count towards your hand limit, are not traded, and no Monopoly takes them.',
    'The pirate stands on a corner at the water. On a 7, after the discards, and with a Knight you move it to another corner.',
    'When you move the pirate, you steal from one player with a ship or settlement on a neighbouring corner: a card at random from the hand, or a colony token of your choice out of that ship or settlement. A stolen token comes into your supply.',
    'Nobody builds a settlement where the pirate stands. It has no effect on outposts.',
    'Warships lie on sea hexes. The pirate is never put on a corner of such a hex. If you put a warship beside the pirate, you move the pirate at once.',
    'A volcano that has given its tokens erupts: a die names one of its corners. Ships are not touched.',
    {
      house:
        'A settlement, city or ship is beside the pirate if it stands one edge away. The pirate comes only to corners that are free and touch no unknown hex.',
    },
    { house: 'If warships leave the pirate no corner, it leaves the board until it is next moved.' },
    {
      house:
        'A ship beside several unknown hexes uncovers them one after the other until it has found land; what it has not uncovered by then stays unknown.',
    },
    {
      house: 'Around a new colony only land hexes count, and only your own outposts count and are removed.',
    },
    { house: 'A ship that becomes an outpost gives up the tokens it holds.' },
    { house: 'Nobody builds beside an unknown hex: no road on its edges, no settlement on its corners.' },
    {
      house:
        'If fewer colony tokens are left than a number brings, they are handed out in turn order from the player whose turn it is.',
    },
    {
      house: 'If bank or deck is empty, you turn in the colony token at the start of your turn.',
    },
    { house: 'You build no ship where one lies already, and warships only on known sea hexes.' },
  ],
  terms: {
    'terrain.gold-field': 'gold field',
    'terrain.colony-mountains': 'mountains overseas',
    'terrain.colony-desert': 'desert overseas',
    'terrain.colony-jungle': 'jungle',
    'good.gold-token': 'gold token',
    'good.ore-token': 'ore token',
    'good.gemstone': 'gemstone',
    'good.discovery-token': 'discovery token',
    'cargo.gold-token': 'gold token',
    'cargo.ore-token': 'ore token',
    'cargo.gemstone': 'gemstone',
    'cargo.discovery-token': 'discovery token',
    'colony-token.gold-token': 'gold token',
    'colony-token.ore-token': 'ore token',
    'colony-token.gemstone': 'gemstone',
    'colony-token.discovery-token': 'discovery token',
    'reason.away-from-home': 'You build ships on the home island.',
    'reason.city-abroad': 'Only settlements on the home island become cities.',
  },
  instead: {
    'decision.discover': 'Unknown land comes into sight',
    'card.knight.text': 'Move the pirate and steal.',
    'score.chits': 'Discoveries',
    'field.chits': 'Discoveries',
    'event.chits': '{seat} gains points for discoveries: {count}.',
  },
};

export const colonistsWords: Words = {
  name: 'The Colonists',
  summary:
    'Ships sail from the home island into unknown waters, become outposts on the land they find, and bring gold, ore, gemstones and discoveries of the colonies home. Thirteen points win.',
  takesBack: ['goal'],
  rules: [
    { where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
    'You have 15 ship pieces: what is no ship serves as an outpost or a warship.',
    'A ship that has uncovered nothing but sea stops there.',
    'The pirate starts on a corner of the open sea. It steals from nobody on the home island.',
    'A warship costs 1 lumber, 1 ore and 2 wool and counts as a knight for the Largest Army. Only one lies on a hex.',
    'A settlement that is hit by an eruption is laid on its side: it gives nothing and is worth no point, and its colony tokens stay. You may raise it again, but need not.',
    { house: 'Raising a settlement costs as much as building one.' },
    {
      where: { colonistsMap: '2003' },
      house:
        'Hills, fields, forest and pasture away from home give their resources to your hand, as at home, and one at once when you discover them.',
    },
    {
      option: 'colonistsMap',
      value: '2000',
      text: 'The map of 2000: a mountain on the home island, no common land overseas, and more sea there.',
    },
  ],
  terms: { 'terrain.colony-volcano': 'volcano' },
};

export const anniversaryWords: Words = {
  name: 'The Colonists (10th anniversary of Seafarers)',
  summary:
    'The Colonists in their edition of 2006: three settlements to start with, warships that sail out against the pirate, and volcanoes that destroy. Eleven points win, with three players twelve.',
  takesBack: ['goal', 'start'],
  rules: [
    { where: { points: 11 }, text: 'The first to 11 points on their own turn wins.' },
    { where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    'Everybody places three settlements, each with a road or a ship: first in turn order, then in reverse, then in turn order again. The third brings one good from each producing hex around it.',
    'You have 3 ships, 4 outposts and 1 warship.',
    'A ship that has uncovered nothing but sea may sail on with what is left of its movement.',
    'The pirate starts off the board and never stands at its edge. It steals cards from settlements and cities on the coast of the home island, too.',
    'A warship costs 2 lumber and 1 wool. For 1 wool you move it to any other sea hex, once a turn and not on the turn it was built. Several may lie on one hex.',
    'Your ships, settlements and cities at a corner of your warship’s hex are safe from the pirate.',
    'A settlement that is hit by an eruption is destroyed. Its colony tokens are moved along your roads to other settlements of yours that have room, and the rest is lost.',
    'Three jungles have the printed numbers 4, 9 and 10, two volcanoes 3 and 6, and one gold field 5. They get no token.',
    {
      house:
        'If you have no outpost left, a ship that discovers land stays a ship and stops; you gain the token.',
    },
    { house: 'Warships do not count for the Largest Army here.' },
    {
      option: 'anniversaryMap',
      value: '3rd',
      text: 'The map on the frame of the 3rd edition: a smaller home island with a mountain, and more sea overseas.',
    },
  ],
  terms: {
    'terrain.gold-field-5': 'gold field (5)',
    'terrain.jungle-4': 'jungle (4)',
    'terrain.jungle-9': 'jungle (9)',
    'terrain.jungle-10': 'jungle (10)',
    'terrain.volcano-3': 'volcano (3)',
    'terrain.volcano-6': 'volcano (6)',
  },
};
