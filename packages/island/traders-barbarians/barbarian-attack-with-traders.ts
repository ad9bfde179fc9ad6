import { NATURE, pop, push, reason, type State, topArg } from '@hexwright/kernel';
import { ISLAND_19 } from '../base/index.ts';
import { type Edge, type Hex, layoutOnce } from '../board/index.ts';
import { type Book, defineModule } from '../rulebook/index.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { attackLayout, INSIDE_19, NUMBERS_19, ORDER_19 } from './barbarian-attack-boards.ts';
import { liftBarbarian, setBarbarian } from './mechanics/invasion.ts';
import { CASTLE } from './mechanics/knights.ts';
import { driveDie } from './mechanics/road-barbarians.ts';
import { tradeHarvest } from './mechanics/trade-harvest.ts';
import { TRAIN, WAGON, wagonOf, wagons } from './mechanics/wagons.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';
import { TRADE_PLACES_19, withTrade } from './traders-boards.ts';

const NO_PATH = reason('no-path-there', 'the barbarian takes a free path of its hex');
const WEAK = reason('train-weak', 'the baggage train cannot drive anybody off yet');
const TRIED = reason('tried', 'it has been tried this turn, or no barbarian is beside the wagon there');

const board = layoutOnce(() =>
  withTrade(
    attackLayout({
      id: 'barbarian-attack-with-traders',
      name: 'The attacked island with its wagons',
      places: ISLAND_19,
      fixed: [
        [-2, 2, CASTLE],
        [2, -2, 'quarry'],
        [-2, 0, 'trade-castle', 12],
        [0, 2, 'glassworks', 2],
      ],
      numbers: NUMBERS_19,
      order: ORDER_19,
      first: [
        [-2, 0],
        [0, 2],
      ],
      coast: { forest: 1, hills: 2, pasture: 2, fields: 2, mountains: 1 },
      inside: INSIDE_19,
      large: false,
      note: 'Trade hexes in the places of the desert, the 12 and the 2 of the attacked island.',
    }),
    TRADE_PLACES_19,
    [],
  ),
);

/** the paths of a hex: its sides, and those that lead to its plaza */
function pathsOf(b: Book): (hex: Hex) => readonly Edge[] {
  const inner = b.walks.hexesAlong.map((hexes, edge) => ({ hexes, edge }));
  const all = Array.from({ length: b.topology.hexes }, (_, hex) =>
    inner.filter(({ hexes }) => hexes.includes(hex)).map(({ edge }) => edge),
  );
  return (hex) => all[hex];
}

/** Official pair: every barbarian belongs to a hex, which it helps to conquer, and stands on a path, where it slows wagons. */
export const barbarianAttackWithTraders = defineModule({
  id: 'traders-barbarians/barbarian-attack-with-traders',
  kind: 'variant',
  seats: [3, 4],
  needs: [barbarianAttack.id, tradersAndBarbarians.id],
  defaults: { points: 14 },
  without: {
    cards: ['swift-journey'],
    parts: ['swift-journey', 'road-barbarians', 'rolled-again'],
  },
  parts: [tradeHarvest({ 'trade-castle': 'wool', glassworks: 'lumber' })],
  fields: {
    /** by path: the hex of the barbarian that stands there, plus one */
    barbarianPath: { per: ['edge'] },
    /** by path: whether the barbarian there was tried to be driven off this turn */
    driven: { per: ['edge'], noLook: 'what has been tried is offered no more' },
  },
  decisions: {
    'take-path': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    'drive-die': { args: (b) => [{ name: 'edge', domain: b.domain('edge') }] },
    rout: { args: (b) => [{ name: 'edge', domain: b.domain('edge') }] },
  },
  board: () => board(),
  rules: (was, b) => {
    const path = b.row<Edge>('barbarianPath');
    const barbarians = b.row<Hex>('barbarians');
    const driven = b.row<Edge>('driven');
    const paths = pathsOf(b);
    const posted = (s: State, hex: Hex): number => {
      let count = 0;
      for (const edge of paths(hex)) if (path.get(s, edge) === hex + 1) count++;
      return count;
    };
    return {
      invasion: {
        came: (s, hex) => {
          was.invasion.came(s, hex);
          if (paths(hex).some((edge) => path.get(s, edge) === 0))
            push(s, b.decision('take-path'), 1 << b.fields.active.get(s), hex);
        },
        left: (s, hex) => {
          // Those without a path go first, then whoever stands on the first.
          for (const edge of paths(hex))
            if (path.get(s, edge) === hex + 1 && posted(s, hex) > barbarians.get(s, hex))
              path.set(s, edge, 0);
          was.invasion.left(s, hex);
        },
        // Wagons and traitors may lead them inland.
        mayHold: (s, hex) => b.fields.numbers.get(s, hex) !== 0,
      },
      travel: {
        stepCost: (s, kind, seat, via, to) =>
          was.travel.stepCost(s, kind, seat, via, to) + (kind === WAGON && path.get(s, via) !== 0 ? 2 : 0),
      },
      beginTurn: (s) => {
        was.beginTurn(s);
        driven.fill(s, 0);
      },
    };
  },
  moves: (b) => {
    const path = b.row<Edge>('barbarianPath');
    const driven = b.row<Edge>('driven');
    const level = b.row('trainLevel');
    const paths = pathsOf(b);
    const from = (s: State, seat: number): number => TRAIN[level.get(s, seat) - 1].from;
    const beside = (s: State, seat: number, edge: Edge): boolean => {
      const at = wagons.of(b).at(s, wagonOf(seat));
      return (
        at >= 0 && path.get(s, edge) !== 0 && driven.get(s, edge) === 0 && b.walks.edgesAt[at].includes(edge)
      );
    };
    const mayFlee = (s: State, hex: Hex): boolean =>
      hex + 1 !== path.get(s, topArg(s, 0)) &&
      b.the.invasion.mayHold(s, hex) &&
      !b.the.invasion.isConquered(s, hex);
    return [
      {
        name: 'take-path',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['take-path'],
        list: (s, _seat, out) => {
          for (const edge of paths(topArg(s, 0))) if (path.get(s, edge) === 0) out.put(edge);
        },
        apply: (s, _seat, edge) => {
          path.set(s, edge, topArg(s, 0) + 1);
          pop(s);
        },
        why: (_s, _seat, edge) => (edge < 0 ? undefined : NO_PATH),
      },
      {
        name: 'drive-off',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['move-wagon'],
        list: (s, seat, out) => {
          if (from(s, seat) > 6) return;
          const at = wagons.of(b).at(s, wagonOf(seat));
          if (at < 0) return;
          for (const edge of b.walks.edgesAt[at]) if (beside(s, seat, edge)) out.put(edge);
        },
        apply: (s, _seat, edge) => {
          driven.set(s, edge, 1);
          push(s, b.decision('drive-die'), NATURE, edge);
        },
        why: (s, seat) => (from(s, seat) > 6 ? WEAK : TRIED),
      },
      driveDie(b, from, (s, seat, edge) => {
        push(s, b.decision('rout'), 1 << seat, edge);
        for (let hex = 0; hex < b.topology.hexes; hex++) if (mayFlee(s, hex)) return;
        pop(s);
      }),
      {
        name: 'rout',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['rout'],
        list: (s, _seat, out) => {
          for (let hex = 0; hex < b.topology.hexes; hex++) if (mayFlee(s, hex)) out.put(hex);
        },
        apply: (s, _seat, hex) => {
          const edge = topArg(s, 0);
          const old = path.get(s, edge) - 1;
          pop(s);
          path.set(s, edge, 0);
          liftBarbarian(b, s, old);
          setBarbarian(b, s, hex);
        },
        why: (_s, _seat, hex) => (hex < 0 ? undefined : NO_PATH),
      },
    ];
  },
  words: {
    name: 'Barbarian Attack with wagons',
    summary:
      'Both at once: barbarians conquer the hexes of the coast and stand on their paths, where wagons must pass. Knights beat them, and wagons drive them on.',
    takesBack: ['goal', 'second-roll', 'seven', 'deck', 'ambush'],
    rules: [
      'The castle of the knights lies in its place; the quarry takes that of the desert, the castle of the wagons that of the 12, the glassworks that of the 2. A barbarian stands on each of the last two, on no path.',
      'The castle with the 12 gives wool and the glassworks lumber; the quarry gives nothing. 2 and 12 are not rolled again.',
      'A barbarian that comes to a hex takes a free path of it, or one that leads to its plaza, as whoever’s turn it is says. One barbarian stands on a path.',
      'A barbarian on a path costs a wagon 2 points more. It stays there until a wagon or treason leads it away.',
      'A wagon that drives one off sends it to another hex that has a number and is not conquered, also inland; so does treason. Such hexes can be conquered too.',
      'Commodities are delivered to conquered hexes as well.',
      'On a 7 nobody on the board moves: whoever rolled draws a card from a player of their choice.',
      'The cards are those of Barbarian Attack. There is neither Longest road nor Largest army.',
      { key: 'goal', where: { points: 14 }, text: 'Fourteen points win.' },
      { house: 'When one leaves a hex, one without a path goes first.' },
    ],
    terms: {
      'field.barbarianPath': 'Barbarians on paths',
      'decision.take-path': 'Choose the path where the barbarian stands',
      'decision.drive-die': 'A die decides whether the barbarian goes',
      'decision.rout': 'Send the barbarian to another hex',
      'move.take-path': 'The barbarian stands there',
      'move.drive-off': 'Drive the barbarian off',
      'move.drive-die': 'Roll against the barbarian',
      'move.rout': 'Send the barbarian there',
      'event.driven-off': '{seat} rolls {die}: the barbarian flees.',
      'event.stands-fast': '{seat} rolls {die}: the barbarian stands fast.',
      'reason.no-path-there': 'The barbarian cannot go there.',
      'reason.train-weak': 'Your baggage train cannot drive anybody off yet.',
      'reason.tried': 'You have tried this turn, or no barbarian is beside your wagon there.',
    },
  },
  looks: { fields: { barbarianPath: { on: 'edge', shape: 'skull', colour: '#8a4b2a' } } },
});
