import type { Looks, Words } from '@hexwright/rulebook';

const NAMES: Readonly<Record<string, string>> = { roja: 'Roja', talis: 'Talis' };
const LOOKS = {
  brick: { colour: '#b9542c', shape: 'brick' },
  lumber: { colour: '#2f6b3c', shape: 'log' },
  wool: { colour: '#7fae3e', shape: 'fleece' },
  grain: { colour: '#c9981d', shape: 'sheaf' },
  ore: { colour: '#6b7079', shape: 'stone' },
} as const;

/** The goods of other lands look like those at home, in groups of their own. */
export const landLooks = (lands: readonly string[]): NonNullable<Looks['goods']> =>
  Object.fromEntries(
    lands.flatMap((land) =>
      Object.entries(LOOKS).map(([id, look], i) => [
        `${id}-${land}`,
        { ...look, tag: land[0].toUpperCase(), ...(i === 0 && { apart: true }) },
      ]),
    ),
  );

export const transportWords: Words = {
  name: 'Transport Settlers',
  summary:
    'Goods lie on the island that gave them: build ships, carry what another island lacks, and put up a warehouse where you want to settle. Ten points win, with four players eight.',
  takesBack: ['goal', 'longest-road', 'seven'],
  rules: [
    { where: { points: 10 }, text: 'The first to 10 points on their own turn wins.' },
    { where: { points: 8 }, text: 'The first to 8 points on their own turn wins.' },
    'There are three islands: Catan, Roja and Talis. Everybody starts on Catan, with at least one of the two settlements on the coast inside the board.',
    'You have a store on each island. What a hex gives lies in the store of its island.',
    'Whatever you build you pay out of the store of the island where it stands.',
    'You trade goods with other players and with the bank only for goods of the same island, and a harbour serves its own island.',
    'A gold field gives a good of your choice into the store of its island.',
    {
      key: 'seven',
      text: 'On a 7 nobody produces. Your store on Catan is one hand, those on Roja and Talis together are the other. Of each hand with more than 7 cards you discard half, rounded down.',
    },
    'From the second hand you discard out of either store, as you like. What ships hold does not count.',
    'There is no robber, no development card and no Largest Army.',
    {
      key: 'longest-road',
      text: 'Longest Road: 1 point for the longest unbroken line of at least five roads.',
    },
    'A ship costs 1 lumber and 1 wool. You build it at a settlement or city at the water, and you have at most 2 ships, each of which holds 3 cards.',
    'At a settlement or city of another player you may build a ship, too, and give its owner 1 good.',
    'After trading and building each of your ships sails up to as many corners along coasts and over the sea as the lower die shows.',
    'Ships pass each other, settlements, cities and warehouses, but never the pirate.',
    'At most two ships lie on a corner of the open sea, no matter who owns them. At a settlement, city or warehouse any number may lie.',
    'If your ship ends its move at a settlement, city or warehouse of another player, you give the owner 1 good.',
    'At a settlement, city or warehouse of yours a ship loads and unloads as many cards as you like. It then sails no further in this turn.',
    'After your turn all others, in turn order, sail their ships by the same die. They do not load or unload.',
    'A warehouse costs nothing: it is a settlement on its roof. You put it up while your ships sail, on a corner at the water where a ship of yours with a card lies. The ship need not unload and may sail on.',
    'You have one warehouse at a time, and it keeps the distance of a settlement. You may turn it into a settlement for the price of one, out of the store of its island.',
    'The pirate lies on a corner of the sea and stirs when the first ship is built. After each roll the active player leads it exactly as many corners over water as the higher die shows, and on a 7 twice as many.',
    'The pirate never crosses its own path of that move and does not end it at a settlement, city or warehouse.',
    'Where you lead the pirate to ships of other players, it stops, and all cards in them go to your Catan store. You do not rob your own ships, and they do not stop it.',
    {
      where: { transportMap: '2000' },
      text: 'The pirate comes to no corner of the two hexes with a storm flood.',
    },
    {
      option: 'transportMap',
      value: '2003',
      text: 'The map of 2003: two deserts and one field fewer on Catan, and no storm floods.',
    },
    { house: 'Stores and ships lie open to all: no card is ever drawn out of them.' },
    { house: 'On a 7 the pirate sails after the discards, otherwise after all goods have been paid.' },
    {
      house: 'If there is no way of full length for the pirate, it goes one of the longest there is.',
    },
    { house: 'A ship at a settlement, city or warehouse is safe: the pirate passes by.' },
    {
      house:
        'What you owe at a port you pay out of your store on that island or out of the ship, as you like, into the owner’s store there. If you have nothing to pay, the ship does not stop there.',
    },
    {
      house:
        'Warehouses are put up on your own turn, on any island. They use no harbour, and no ship is built at one.',
    },
  ],
  terms: {
    'terrain.gold-field': 'gold field',
    'cargo.brick': 'brick',
    'cargo.lumber': 'lumber',
    'cargo.wool': 'wool',
    'cargo.grain': 'grain',
    'cargo.ore': 'ore',
    ...Object.fromEntries(
      Object.entries(NAMES).flatMap(([land, name]) =>
        Object.keys(LOOKS).map((id) => [`good.${id}-${land}`, `${id} (${name})`]),
      ),
    ),
  },
};
