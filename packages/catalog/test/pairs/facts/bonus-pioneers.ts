import type { PairFact } from '../fact.ts';

const PIONEERS = 'bonus/the-pioneers';
const KNIGHTS = 'cities-knights/core';
const SHORES = 'seafarers/heading-for-new-shores';
const held = (test: string): PairFact['heldBy'] => ['packages/island/test/bonus/the-pioneers.test.ts', test];
const withKnights = (line: number, says: string, test: string): PairFact => ({
  of: [KNIGHTS, PIONEERS],
  source: `003:${line}`,
  says,
  heldBy: held(test),
});
const atSea = (line: number, says: string, test: string): PairFact => ({
  of: [SHORES, PIONEERS],
  source: `003:${line}`,
  says,
  heldBy: held(test),
});

export const facts: readonly PairFact[] = [
  withKnights(15886, 'the One-Sided need commodities', 'is 2 resources or 2 commodities'),
  withKnights(15879, 'the Fast are not dealt', 'deals nobody who needs an expansion that is not there'),
  withKnights(15874, 'the Carters go on past knights', 'go on past knights, which go no further themselves'),
  withKnights(
    15875,
    'the Consultants need no point more',
    'are one more for the Consultants without Cities & Knights',
  ),
  withKnights(15889, 'the Players bet commodities, too', 'may be a commodity'),
  withKnights(15893, 'the Researchers draw progress cards', 'draw three progress cards and keep one'),
  withKnights(15893, 'a Constitution or a Printer is kept', 'keep what is laid open'),
  withKnights(
    15895,
    'knights do not break the road of the Road Builders',
    'of the Road Builders are not broken by knights',
  ),
  withKnights(
    15899,
    'the Townsfolk get 2 resources and 1 commodity',
    'brings the Townsfolk 2 resources and 1 commodity',
  ),
  withKnights(15902, 'the Transporters may take a commodity', 'may be a commodity'),
  {
    of: [KNIGHTS, PIONEERS],
    source: 'house: a progress card that takes cards out of a hand steals them',
    says: 'progress cards take nothing from the Police but by a monopoly',
    heldBy: held('and so do progress cards'),
  },
  {
    of: [SHORES, PIONEERS],
    source: '003:15874',
    says: 'ships of the Carters lie beside those of others',
    brings: 'bonus/pioneers-at-sea',
    heldBy: held('lay ships beside ships'),
  },
  atSea(15875, 'the Consultants advise ships, too', 'advise ships, too'),
  atSea(15884, 'the Neighbours may have ships in place of roads', 'may be ships for the Neighbours'),
  atSea(15890, 'the pirate does not bother the Police', 'the Police sail beside the pirate'),
  atSea(
    15896,
    'the Sailors need ships, and build no roads',
    'the Sailors build no roads, and start with ships',
  ),
  atSea(
    15898,
    'the Shipyard Workers build ships of one material',
    'the Shipyard Workers build ships of one material',
  ),
  atSea(15901, 'the Transport Planner plans ships, too', 'may be ships'),
  {
    of: ['first-island/base', PIONEERS],
    source: '003:15891, 15902',
    says: 'five and six play with pioneers, who need other points then',
    seats: [5, 6],
    heldBy: held('go by the number of players for some'),
  },
  {
    of: ['buch/great-race', PIONEERS],
    source: 'house: powers that change how many points are needed mean nothing in a race to a place',
    says: 'not where a race decides',
    refused: /not decided by points/,
  },
  {
    of: ['first-island/base', PIONEERS, 'variant/event-cards'],
    source: 'house: a drawn number is drawn again as a roll is rolled again',
    says: 'event cards in place of dice',
  },
  {
    of: [SHORES, KNIGHTS, PIONEERS],
    source: '003:15865, 15879',
    says: 'with both expansions all pioneers but the Fast are dealt',
  },
];
