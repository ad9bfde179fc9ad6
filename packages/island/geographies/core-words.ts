import type { Looks, Words } from '../rulebook/index.ts';

export const coreWords: Words = {
  name: 'Geographies',
  summary:
    'Real regions on fixed maps: settlements stand on the sites of towns alone, roads wait for the next town to be founded, red paths trade and ferries carry everybody.',
  rules: [
    {
      key: 'sites-alone',
      text: 'You build settlements only on city sites, the ringed corners of the map.',
    },
    'City sites need no distance: you may build a settlement beside another.',
    'A city site on which nobody has built ends every road: nobody builds on past it.',
    'Roads that meet at a city site are joined only by a settlement or city there, both for building and for Longest Road.',
    'With three or four players a chit lies on every victory point site. The first player whose road comes to it takes it: a permanent point.',
    'With five or six players there are no chits: the victory point sites are city sites as well.',
    'Red edges are trading road paths. With a road on one you trade with the bank at the rate of its sign: 2:1 for the good that it shows, or 3:1 for any.',
    'Blue edges are waterways. You build no road on one, but once you have come to one end you may build on from the other, for free.',
    'Any number of players may use the same waterway.',
    'A waterway adds nothing to Longest Road.',
    { key: 'goal', where: { points: 13 }, text: 'With three players 13 points win.' },
    { key: 'goal', where: { points: 12 }, text: 'With four players 12 points win.' },
    { key: 'goal', where: { points: 10 }, text: 'With five or six players 10 points win.' },
    { option: 'passTowns', text: 'Roads also pass city sites on which another player has built.' },
    { house: 'Everybody starts as usual, on city sites from which a road can still leave.' },
    { house: 'Another player’s settlement or city on a city site stops roads as usual.' },
    { house: 'A victory point site with a chit, or from which the chit was taken, stops nobody.' },
    { house: 'Roads laid at the start take chits as well. A waterway takes none.' },
    {
      house:
        'To use a waterway you need only a road or a building at one end; you may found a settlement at the other. Several in a row are one way. A city site at an end or between stops the way as it stops roads.',
    },
    { house: 'Roads at the two ends of a waterway are not joined for Longest Road.' },
    {
      of: 'part.neutral-colours',
      house: 'Two players play as three do, with chits and to the same goal. Neutral roads take no chits.',
    },
    { house: 'Without one of the regions you play on a map of ours: the printed ones are lost.' },
  ],
  terms: {
    'mark.city-site': 'city site',
    'mark.victory-site': 'victory point site',
    'mark.trading-path': 'trading road path',
    'mark.waterway': 'waterway',
  },
};

export const coreLooks: Looks = {
  marks: {
    'city-site': { shape: 'site', colour: '#fff8e1' },
    'victory-site': { shape: 'site', colour: '#f4d35e' },
  },
};
