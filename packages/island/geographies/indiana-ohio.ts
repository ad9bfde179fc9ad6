import { gold } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { CITY_SITE, VICTORY_SITE } from './boards.ts';
import { indianaOhioBoard } from './indiana-ohio-board.ts';
import { goldShare } from './mechanics/gold-share.ts';
import { goldSwap } from './mechanics/gold-swap.ts';
import { offSite } from './mechanics/off-site.ts';
import { NO_LONGER_ALONE, offSiteRules } from './off-site-words.ts';
import { ON_THIS_MAP, OWN_MAP } from './ware-words.ts';

const UNIVERSITY = 'university';
const WATERWAY_CITY = 'port-city';

/** Indiana and Ohio: universities and waterway cities take gold for goods. */
export const indianaOhio = defineModule({
  id: 'geographies/indiana-ohio',
  kind: 'board',
  seats: [3, 4, 5, 6],
  needs: ['geographies/core'],
  wants: [wanted.bank],
  takes: [taken.gold],
  board: () => indianaOhioBoard(),
  parts: [
    offSite({ mark: CITY_SITE, more: { mark: VICTORY_SITE, from: 5 } }),
    gold({ price: 2, uses: () => 2, specials: () => false }),
    goldShare({ mark: UNIVERSITY, piece: 'city' }),
    goldSwap({ mark: WATERWAY_CITY, most: 2 }),
  ],
  words: {
    name: 'Indiana & Ohio',
    summary:
      'Between the lakes and the Ohio: settlements off the beaten track, and gold for university cities and for towns at the water.',
    takesBack: NO_LONGER_ALONE,
    rules: [
      ON_THIS_MAP,
      ...offSiteRules,
      'South Bend, Lafayette, Bloomington, Columbus and Athens, with a violet ring, are university cities. A city there collects 1 resource and 1 gold instead of 2 resources from each hex beside it that produces.',
      'Gary, Toledo, Cleveland, Cincinnati, Evansville and Marietta, with a blue ring, are waterway cities. A settlement or city there may collect gold instead of resources when hexes beside it produce, 1 for 1.',
      'For one number you turn at most 2 resources into gold, however many waterway cities you have.',
      'Only what the building on the waterway city itself collects can be gold, not what others of the same player at the same hex do.',
      'Gold lies open beside the hand. It does not count towards any hand limit and is never stolen.',
      { of: 'card.monopoly', text: 'A Monopoly cannot take gold.' },
      'There is always enough gold: if you are owed some, you get it.',
      'On your turn you may buy a good of your choice from the bank for 2 gold, at most twice a turn. You may spend gold as soon as you have it.',
      'The bank gives 1 gold for 4 equal goods, or for 3 with a 3:1 trading road path. Paths for a single good do not help.',
      'Players trade gold among themselves like goods.',
      {
        house:
          'All that a number brings counts as one production, from however many hexes. If you may take gold, you decide when everybody has been paid, and only resources that the bank has paid can become gold.',
      },
      { house: 'In a paired turn you may again buy two goods with gold. Between turns you may buy none.' },
      OWN_MAP,
    ],
    terms: { 'mark.university': 'university city', 'mark.port-city': 'waterway city' },
  },
  looks: {
    marks: {
      [UNIVERSITY]: { shape: 'site', colour: '#c3a2e0' },
      [WATERWAY_CITY]: { shape: 'site', colour: '#8fc1ea' },
    },
  },
});
