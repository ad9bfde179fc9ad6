import { closesHarbours } from '../mechanics/index.ts';
import { defineModule, type Options, type Part, taken, wanted } from '../rulebook/index.ts';
import { chosenHomes } from './mechanics/chosen-homes.ts';
import { harbourHexes } from './mechanics/harbour-hexes.ts';
import { harbourMarket } from './mechanics/harbour-market.ts';
import { type LandDraftConfig, landDraft } from './mechanics/land-draft.ts';
import { START_PLACE, unexploredBoard } from './unexplored-land-board.ts';
import { unexploredWords } from './unexplored-land-words.ts';

const ON_HEXES = 'hexes';
const draft: LandDraftConfig = {
  land: 5,
  balanced: ({ landDraft: way }: Options) => way === 'balanced',
  harbours: ({ landHarbours }: Options) => (landHarbours === ON_HEXES ? 1 : undefined),
};

/** Everybody drafts a home; all other hexes are to be discovered. */
export const unexploredLand = defineModule({
  id: 'misc/unexplored-land',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  // Colours of nobody have no home.
  fixed: true,
  needs: ['sea'],
  takes: [taken.start, taken.blockade],
  // Its land is drafted and discovered: no river runs through it.
  leaves: [wanted.riverBed.thing],
  options: {
    landDraft: {
      type: 'choice',
      default: 'free',
      values: ['free', 'balanced'],
      words: 'Numbers are taken with the hexes, or everybody gets 3, 4, 5 and 6 or 8, 9, 10 and 11',
    },
    landHarbours: {
      type: 'choice',
      default: 'markers',
      values: ['markers', ON_HEXES],
      words: 'Harbours are markers that are also for sale, or lie on hexes of water that are discovered',
    },
  },
  defaults: { points: 13 },
  without: ({ landHarbours }) => ({
    parts: [landHarbours === ON_HEXES ? 'harbour-market' : 'harbour-hexes'],
  }),
  parts: [
    landDraft(draft),
    chosenHomes({ mark: START_PLACE }),
    harbourMarket({ cost: { brick: 1, lumber: 1, ore: 1 }, draft }),
    harbourHexes(draft),
    closesHarbours('pirate'),
    boardingPirate(),
  ],
  board: (_was, { seats }) => unexploredBoard(seats),
  words: unexploredWords,
  looks: { marks: { [START_PLACE]: { shape: 'star', colour: '#d9b24a' } } },
});

/** The pirate robs whoever has a town at its hex, too. */
function boardingPirate(): Part {
  return {
    id: 'boarding-pirate',
    rules: (was, b) => {
      const pirate = b.blocker('pirate');
      return {
        blockers: {
          touches: (s, victim, blocker, place) =>
            was.blockers.touches(s, victim, blocker, place) ||
            (blocker === pirate &&
              b.walks.cornersOf[place].some((corner) => {
                const mark = b.fields.building.get(s, corner);
                return mark !== 0 && b.ownerOf[mark] === victim;
              })),
        },
      };
    },
  };
}
