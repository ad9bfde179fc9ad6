import { NATURE, push, type Row, type Seat, type State } from '@hexwright/kernel';
import { type BoardNeed, edgeText, type Layout, makeTopology } from '../board/index.ts';
import {
  type ClaimsConfig,
  carryOff,
  claimPlaces,
  claims,
  closedLand,
  harbourPlaces,
  keepsTo,
  lateHarbours,
  openCoast,
  startIn,
} from '../mechanics/index.ts';
import {
  type BoardContext,
  type Book,
  defineModule,
  type Offers,
  type Part,
  pointsIn,
  wanted,
} from '../rulebook/index.ts';
import { chartedBoard, forgottenTribeCharts, forgottenTribeOf2002 } from './boards/index.ts';
import { forgottenTribeWords } from './forgotten-tribe-words.ts';

const MARK = 'gift';
const HARBOUR = 'harbour';

/** One island to settle, and gifts of a shy tribe for the ships that find its shores. */
export const forgottenTribe = defineModule({
  id: 'seafarers/forgotten-tribe',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  wants: [{ ...wanted.developmentCards, why: 'the tribe gives away development cards' }],
  pairs: {
    'traders-barbarians/barbarian-attack': 'seafarers/forgotten-tribe-attack',
    'traders-barbarians/fishermen': 'seafarers/forgotten-tribe-fishermen',
    'traders-barbarians/caravans': 'seafarers/forgotten-tribe-caravans',
  },
  options: {
    tribeRules: {
      type: 'choice',
      default: '2003',
      values: ['2003', '2002'],
      words:
        'The rules of 2003, or those of 2002: a pirate that starts off the board, other gift harbours, for three and four another map',
    },
  },
  defaults: { points: 13 },
  // Only the map of 2002 has deserts where the robber goes.
  offers: (_seats, { tribeRules }): Offers => (tribeRules === '2002' ? {} : { robber: [] }),
  boardNeeds: [giftHarboursNeed()],
  without: ({ tribeRules }) => (tribeRules === '2002' ? {} : { blockers: ['pirate'] }),
  parts: [
    lateHarbours(),
    startIn({ regions: ['main'] }),
    closedLand({ regions: ['tribe'] }),
    keepsTo({ blocker: 'robber', regions: ['main'] }),
    giftPoints(),
    giftCards(),
    gift(
      'giftHarbour',
      HARBOUR,
      (b) => {
        const placeOn = harbourPlaces(b);
        return (s, seat, edge) => carryOff(b, s, seat, placeOn[edge]);
      },
      { noLook: 'drawn as the harbour that lies there' },
    ),
  ],
  board: (_was, context) => tribeBoard(context),
  words: forgottenTribeWords,
  looks: {
    fields: {
      giftPoint: { on: 'edge', shape: 'star', colour: '#f2c230' },
      giftCard: { on: 'edge', shape: 'scroll' },
      giftPoints: { on: 'seat', shape: 'star' },
      harboursHeld: {
        on: 'purse',
        shape: 'chit',
        kinds: ['any', 'brick', 'lumber', 'wool', 'grain', 'ore'],
      },
    },
  },
});

export function tribeBoard({ seats, options }: BoardContext): Layout {
  const charts = options.tribeRules === '2002' ? forgottenTribeOf2002 : forgottenTribeCharts;
  return openCoast(chartedBoard(charts[seats]), 'main');
}

/** A gift that is a harbour lies on a harbour of the board. */
function giftHarboursNeed(): BoardNeed {
  return {
    words: `a harbour on every edge marked "${MARK}" with the value ${HARBOUR}`,
    lacks: (layout) => {
      const { edgeAt } = makeTopology(layout);
      const harbours = new Set(
        layout.harbours.places.flatMap((at) => (at.kind === 'none' ? [] : [edgeAt(at.q, at.r, at.side)])),
      );
      const bare = (layout.marks.edges[MARK] ?? []).find(
        (at) => at.value === HARBOUR && !harbours.has(edgeAt(at.q, at.r, at.side)),
      );
      return bare && `${edgeText(bare)} has none`;
    },
  };
}

function gift(
  name: string,
  value: string,
  gain: (b: Book) => (s: State, seat: Seat, place: number) => void,
  more: Pick<ClaimsConfig, 'worth' | 'noLook'> = {},
): Part {
  return claims({ name, mark: MARK, value, on: 'edge', by: ['ship'], gain, ...more });
}

function giftPoints(): Part {
  const points = (b: Book): Row<Seat> => b.row('giftPoints');
  const part = gift(
    'giftPoint',
    'point',
    (b) => {
      const won = points(b);
      return (s, seat) => won.add(s, seat, 1);
    },
    { worth: 1 },
  );
  return {
    ...part,
    fields: { ...part.fields, giftPoints: { per: ['seat'] } },
    scores: [
      {
        id: 'gifts',
        ...pointsIn('giftPoints'),
      },
    ],
  };
}

/** The cards are set aside face down before the game: until they are claimed, they are not of the deck. */
function giftCards(): Part {
  const name = 'giftCard';
  const value = 'development-card';
  const part = gift(name, value, (b) => {
    const draw = b.decision('draw-card');
    const deckSize = b.cell('deckSize');
    const aside = b.cell('cardsAside');
    return (s, seat) => {
      aside.add(s, -1);
      deckSize.add(s, 1);
      push(s, draw, NATURE, seat);
    };
  });
  return {
    ...part,
    fields: { ...part.fields, cardsAside: { noLook: 'they lie on the board as gifts' } },
    prepare: (b) => {
      const lay = part.prepare?.(b);
      const deckSize = b.cell('deckSize');
      const aside = b.cell('cardsAside');
      const gifts = claimPlaces(b, { mark: MARK, value, on: 'edge' }).length;
      return (s) => {
        lay?.(s);
        aside.set(s, Math.min(gifts, deckSize.get(s)));
        deckSize.add(s, -aside.get(s));
      };
    },
  };
}
