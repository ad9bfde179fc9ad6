import type { PairFact } from '../fact.ts';

export const facts: readonly PairFact[] = [
  {
    of: ['historical/cheops', 'variant/blockade'],
    source: 'house: its section knows no pirate, only that of the Uprising does',
    says: 'there is no pirate to close a harbour',
    refused: /a pirate/,
  },
  {
    of: ['historical/cheops', 'cities-knights/core'],
    source: 'house: the section knows no knights, and nothing of it is in their way',
    says: 'the pyramid is built with knights as without',
  },
  {
    of: ['historical/the-great-wall', 'cities-knights/core'],
    source: '003:7959',
    says: 'the wall does not go with Cities & Knights',
    refused: /needs a robber/,
  },
  {
    of: ['historical/the-great-wall', 'variant/blockade'],
    source: '003:8002',
    says: 'a blockade is in force anyway, so nobody adds it',
    refused: /harbours that a pirate closes/,
  },
  {
    of: ['historical/the-great-wall', 'variant/event-cards'],
    source: 'house: cards bring the numbers that send the Huns as well as dice do',
    says: 'event cards in place of the dice',
  },
  {
    of: ['historical/troy', 'cities-knights/core'],
    source:
      'house: a row of hidden cards and commodities know nothing of each other, and it has no development cards to take away',
    says: 'Troy has a pirate of its own and is played with knights as without',
  },
  {
    of: ['historical/troy', 'variant/blockade'],
    source: 'house: its pirate closes harbours as any does',
    says: 'a pirate that closes harbours',
  },
  {
    of: ['historical/troy', 'historical/the-great-wall'],
    source: 'house: each has a map and a pirate of its own',
    says: 'two maps are not played at once',
    refused: /board/,
  },
  {
    of: ['historical/uprising-in-egypt', 'variant/blockade'],
    source: '003:7864–7866',
    says: 'the pirate may be used, with the blockade: both are an option of its own',
    refused: /pirate/,
    heldBy: [
      'packages/island/test/historical/uprising-in-egypt.test.ts',
      'is there if it is wanted, and closes harbours to their owners and to others',
    ],
  },
];
