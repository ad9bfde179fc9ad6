import { reason, type State, tell } from '@hexwright/kernel';
import { actionsForTwo } from '../base/index.ts';
import { earnGold, earnTokens, foundsAt, makeTokenActions } from '../mechanics/index.ts';
import {
  type BlockerNo,
  type Book,
  defineModule,
  field,
  handlesOf,
  type Part,
  wanted,
} from '../rulebook/index.ts';
import { TRADE_HEXES } from './mechanics/trade-hexes.ts';
import { WAGON } from './mechanics/wagons.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';

const fields = {
  neutralToll: field.cell({ noLook: 'it is forgotten when the turn ends' }),
};

const ON_ROAD = reason('road-there', 'a token moves a barbarian to a path without a road');

/** Official pair: tokens for settlements at trade hexes, which move barbarians; neutral roads have their toll. */
export const tradersForTwo = defineModule({
  id: 'traders-barbarians/traders-for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: [tradersAndBarbarians.id, 'variant/catan-for-two'],
  // Tokens move a barbarian here where they would send the robber away.
  provides: [wanted.robber.thing],
  parts: [wagonTokens(), neutralTolls()],
  words: {
    name: 'Traders & Barbarians for two',
    summary:
      'Settlements at trade hexes earn tokens, tokens move barbarians, and neutral roads have their toll.',
    rules: [
      {
        of: 'part.trade-tokens',
        text: 'A settlement at a trade hex earns 1 trade token, at the start too.',
      },
      {
        of: 'part.trade-tokens',
        text: 'Instead of sending the robber away, a token action moves a barbarian to a path without a road and without another barbarian. Nobody steals.',
      },
      {
        of: 'part.neutral-colours',
        text: 'You pay the toll of neutral roads too: half of what a wagon pays for them in a turn, rounded down, goes to the other player, the rest to the bank.',
      },
      {
        of: 'part.trade-tokens',
        house: 'A settlement at a trade hex on the coast earns the token of the coast as well.',
      },
    ],
  },
});

function wagonTokens(): Part {
  return {
    id: 'wagon-tokens',
    rules: (was, b) => {
      const isTrade = new Set(TRADE_HEXES.map((id) => b.terrain(id)));
      return {
        build: (s, seat, piece, place) => {
          const founds = foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (!founds || seat >= b.seats) return;
          if (b.walks.hexesAt[place].some((hex) => isTrade.has(b.fields.terrain.get(s, hex))))
            earnTokens(b, s, seat, 1);
        },
      };
    },
    moves: (b) => {
      const tokens = makeTokenActions(b, actionsForTwo(b.options));
      const barGo = (s: State, seat: number, blocker: BlockerNo, edge: number) =>
        b.the.blockers.barStand(s, blocker, edge, seat) ??
        (b.fields.route.get(s, edge) === 0 ? undefined : ON_ROAD);
      return [
        {
          name: 'lead-barbarian-away',
          args: [
            { name: 'blocker', domain: b.domain('blocker') },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (!tokens.may(s, seat)) return;
            for (const blocker of onPaths(b))
              for (let edge = 0; edge < b.topology.edges; edge++)
                if (barGo(s, seat, blocker, edge) === undefined) out.put(blocker, edge);
          },
          apply: (s, seat, blocker, edge) => {
            tokens.spend(s, seat);
            b.fields.blocker.set(s, blocker, edge);
            if (s.events) tell(s, 'blocker-moved', { seat, blocker: b.blockers[blocker].id, place: edge });
          },
          why: (s, seat, blocker, edge) => {
            const bar = blocker < 0 || edge < 0 ? undefined : barGo(s, seat, blocker, edge);
            return tokens.why(s, seat, bar ?? ON_ROAD);
          },
        },
      ];
    },
    words: {
      terms: {
        'move.lead-barbarian-away': 'Move a barbarian (token)',
        'reason.road-there': 'A token moves a barbarian to a path without a road.',
      },
    },
  };
}

/** Every second gold that neutral roads cost in a turn goes to the other player. */
function neutralTolls(): Part {
  return {
    id: 'neutral-tolls',
    fields,
    rules: (was, b) => {
      const { neutralToll: paid } = handlesOf(b, fields);
      return {
        travel: {
          payToll: (s, kind, seat, via, to) => {
            was.travel.payToll(s, kind, seat, via, to);
            if (kind !== WAGON || b.the.wagons.roadOwner(s, seat, via) < b.seats) return;
            for (let i = b.the.travel.toll(s, kind, seat, via, to); i > 0; i--) {
              paid.add(s, 1);
              if (paid.get(s) % 2 === 0) earnGold(b, s, 1 - seat, 1);
            }
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          paid.set(s, 0);
        },
      };
    },
  };
}

function onPaths(b: Book): BlockerNo[] {
  return b.blockers.flatMap(({ on }, blocker) => (on === 'edge' ? [blocker] : []));
}
