import { defineModule } from '../rulebook/index.ts';
import { CITY_SITE, VICTORY_SITE } from './boards.ts';
import { delmarvaBoard } from './delmarva-board.ts';
import { bundlePaths } from './mechanics/bundle-paths.ts';
import { eitherGood } from './mechanics/either-good.ts';
import { offSite } from './mechanics/off-site.ts';
import { portSites } from './mechanics/port-sites.ts';
import { sideYield } from './mechanics/side-yield.ts';
import { wares } from './mechanics/wares.ts';
import { NO_LONGER_ALONE, offSiteRules } from './off-site-words.ts';
import { bankRules, ON_THIS_MAP, OWN_MAP } from './ware-words.ts';

const GAP = 'gap';
const PORT = 'coastal-port';

/** Delaware, Maryland and the Virginias: coal in the hills, crabs in the Bay. */
export const delmarva = defineModule({
  id: 'geographies/delmarva',
  kind: 'board',
  seats: [3, 4, 5, 6],
  needs: ['geographies/core'],
  terrains: [{ id: 'bay', gives: 'any' }],
  board: () => delmarvaBoard(),
  parts: [
    offSite({ mark: CITY_SITE, more: { mark: VICTORY_SITE, from: 5 } }),
    eitherGood({ terrain: 'valley', goods: ['grain', 'ore'] }),
    bundlePaths({ mark: GAP, goods: ['brick', 'lumber', 'wool', 'grain', 'ore'] }),
    wares([
      { id: 'coal', called: 'coal', shape: 'stone', colour: '#3b3b40' },
      { id: 'crabs', called: 'crabs', shape: 'fish', colour: '#d0653f' },
    ]),
    sideYield({ good: 'coal', at: { terrain: 'hills', except: 'clay' }, on: 'seven', each: 'player' }),
    sideYield({ good: 'crabs', at: { terrain: 'bay' }, on: 'seven', each: 'player' }),
    portSites({ mark: PORT, goods: ['coal', 'crabs'], rate: 2 }),
  ],
  words: {
    name: 'Delmarva',
    summary:
      'Delaware, Maryland and the Virginias: settlements off the beaten track, and with every 7 coal from the hills and crabs from the Bay.',
    takesBack: NO_LONGER_ALONE,
    rules: [
      ON_THIS_MAP,
      ...offSiteRules,
      'The Shenandoah Valley gives grain or ore: 1 of the two for a settlement beside it, any 2 for a city.',
      'The violet path is the Cumberland Gap. With a road on it you trade every resource 2:1 with the bank, but neither coal nor crabs.',
      'Whenever a 7 is rolled, each gold field gives 1 crab to every player with a settlement or city beside it, and each hills hex, but for the one at Baltimore, gives 1 coal.',
      'However many buildings you have at such a hex, it gives you 1 commodity.',
      'Baltimore, Annapolis, Lewes, Norfolk and Cape Charles, with a blue ring, are coastal ports. With a settlement or city on one you trade coal and crabs 2:1 with the bank.',
      ...bankRules('coal'),
      {
        house:
          'On its number a gold field gives resources of your choice: 1 for a settlement beside it, 2 for a city.',
      },
      {
        house:
          'The hex on which the robber stands when the 7 is rolled gives neither coal nor crabs. There is always enough of both.',
      },
      { house: 'At the Shenandoah Valley a second settlement brings 1 grain or 1 ore at the start.' },
      OWN_MAP,
    ],
    terms: {
      'terrain.bay': 'gold field',
      'terrain.valley': 'Shenandoah Valley',
      'terrain.valley.text': 'Gives grain or ore, as you choose.',
      'mark.gap': 'Cumberland Gap, 2:1 for every resource',
      'mark.coastal-port': 'coastal port',
      'decision.take-either': 'Shenandoah Valley: grain or ore?',
      'move.take-either': 'Take this',
    },
  },
  looks: {
    terrains: {
      bay: { colour: '#e0b64a', pattern: 'gold' },
      valley: { colour: '#b3a06a', pattern: 'fields' },
    },
    marks: {
      [PORT]: { shape: 'site', colour: '#8fc1ea' },
    },
  },
});
