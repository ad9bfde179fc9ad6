import { shipSides } from '../cities-knights/index.ts';
import { exclusiveLevels } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { beer, diocese, FAITH, faithBranch, faithCards, festivals } from './faith/index.ts';
import { faithRules } from './faith/words.ts';
import { cardBacks, eventFaces } from './further-looks.ts';

const ships = shipSides('religion', () => 4);

/** Religion for Cities & Knights: dioceses, bread and beer, a fourth branch of improvements with a deck of its own, and an inquisitor. */
export const churchFaithReformation = defineModule({
  id: 'bonus/church-faith-reformation',
  kind: 'expansion',
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core'],
  wants: [wanted.barbarianFleet, wanted.bank],
  options: {
    breadForAll: {
      type: 'flag',
      default: false,
      words: 'All cities at fields make bread, not dioceses alone',
    },
    beerForGrain: { type: 'flag', default: false, words: 'A beer can be brewed for 3 grain' },
    beer: {
      type: 'choice',
      default: 'festivals',
      values: ['festivals', 'activations'],
      words: 'Beer pays for festivals that stop a piece of another player, or wakes your weakest knight',
    },
    inquisitorHome: {
      type: 'flag',
      default: false,
      words: 'The inquisitor may stand in your own city; a fifth Inquisitor takes the place of Refuge',
    },
    secondDogma: { type: 'flag', default: false, words: 'A second Dogma takes the place of Book Burning' },
  },
  parts: [
    diocese,
    faithBranch,
    beer(),
    festivals(),
    ...faithCards,
    ships,
    exclusiveLevels({ name: 'faith', branches: ['science', 'religion'], level: 4 }),
  ],
  words: {
    name: 'Church, Faith and Reformation',
    summary:
      'Cities & Knights with religion: a diocese makes bread of grain and is worth 3 points, religion is a fourth branch of improvements with a red deck, beer pays for festivals, and an inquisitor haunts cities.',
    takesBack: ['ship-sides'],
    rules: faithRules,
    terms: {
      'rung.religionLevel.3.text': 'When a number other than 7 gives you nothing, take a beer.',
    },
  },
  looks: { fields: { ...eventFaces([['religion', FAITH]], false), ...cardBacks([['religion', FAITH]]) } },
});
