import { hiddenPointsCount } from '../mechanics/index.ts';
import type { Looks, Words } from '../rulebook/index.ts';
import { SITE_LINE, START_LINE } from './cheops-board.ts';

export const cheopsWords: Words = {
  name: 'Cheops',
  summary:
    'Everybody builds one pyramid stone by stone, from a building site that not everybody can have: you pay gold for the way through the land of others. The most stones are worth three points, the fewest cost two. Each 7 adds a stone and brings the end nearer.',
  takesBack: ['ship-stock', 'lane-joins', 'lane-cut', 'start', 'goal'],
  rules: [
    { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    'You start with three settlements, all of them on corners of the grey lines, each with a road or ship that leaves it: first in turn order, then in reverse, then in turn order again. You also start with 3 gold.',
    'A ship costs 1 lumber and 1 wool and lies on an edge at sea or on a coast. You have 8.',
    'Roads and ships join where they meet; no settlement or city is needed there. A ship that is laid stays where it is.',
    'A stone of the pyramid costs 1 brick and 1 ore. You have 11 stones, and there are 16 neutral ones.',
    'You may lay a stone if you have a settlement or city on the purple line. You may also do so if roads and ships, no matter whose, join one of your buildings to a settlement or city of another player on the purple line. Then you first pay that player 1 gold.',
    'Each 7 adds a neutral stone.',
    { option: 'stonesWait', text: 'There are no neutral stones until a player has laid one.' },
    'Pharaoh’s Blessing is worth 3 points. You take it by laying the very first stone, or as soon as you have laid more stones than its holder.',
    'Pharaoh’s Curse costs 2 points. Everybody who has laid the fewest stones has it.',
    'You may trade at the harbour of another player if roads and ships, no matter whose, join one of your buildings to the settlement or city there. You pay its owner 1 gold for it.',
    'A gold field gives 1 gold to a settlement and 2 to a city.',
    'There is no Longest Road. The robber starts on a desert.',
    'The game also ends with 12 neutral stones, or with 30 stones in all: then the most points win.',
    { house: 'You pay the 1 gold for a harbour for each trade with the bank.' },
    { house: 'Buildings of others never stop you on the way to the purple line or to a harbour.' },
    { house: 'Nobody has Pharaoh’s Curse before a player has laid a stone.' },
    {
      house:
        'If 12 or 30 stones end the game, the most stones break a tie; players who still tie share the win.',
    },
    { house: 'Your third settlement brings your first goods.' },
    {
      house:
        'Gold is not a card in your hand: it lies open, does not count towards the limit and is neither stolen nor monopolised. Players trade it, and the bank takes 4 gold for 1 resource, or 3 with a general harbour; it never sells gold. There are 40 pieces.',
    },
    { key: 'no-pirate', house: 'There is no pirate.' },
    { house: 'The robber starts in the Libyan desert.' },
    hiddenPointsCount,
    { house: 'The printed map is lost; the one used here is our own.' },
  ],
  terms: {
    'good.gold': 'gold',
    'terrain.gold-field': 'gold field',
    'move.contribute': 'Lay a stone of the pyramid',
    'award.most-stones': 'Pharaoh’s Blessing',
    'score.fewest-stones': 'Pharaoh’s Curse',
    'event.contributed': '{seat} lays a stone and has {stones}.',
    'event.neutral-stone': 'A neutral stone is laid; there are {stones}.',
    'field.stones': 'Stones laid',
    'field.neutralStones': 'Neutral stones',
    'reason.no-stone': 'All your stones are laid.',
    'reason.no-way': 'There is no way to the building site.',
    'option.stonesWait': 'Neutral stones wait',
    [`mark.${START_LINE}`]: 'Everybody starts here',
    [`mark.${SITE_LINE}`]: 'Building site of the pyramid',
  },
};

export const cheopsLooks = (neutralEnd: number): Looks => ({
  terrains: { 'gold-field': { colour: '#d8a531', pattern: 'gold' } },
  goods: { gold: { colour: '#d8a531', shape: 'coin' } },
  marks: {
    [START_LINE]: { shape: 'way', colour: '#8d9097' },
    [SITE_LINE]: { shape: 'way', colour: '#7b3fa0' },
  },
  fields: {
    stones: { on: 'seat', shape: 'temple' },
    neutralStones: { on: 'table', shape: 'temple', track: neutralEnd, decides: true },
  },
});
