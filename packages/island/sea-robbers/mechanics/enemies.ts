import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Edge, type Hex, markNeed } from '../../board/index.ts';
import { canPay, lanePieceAt, pay, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { ENEMY } from '../boards/marks.ts';

const enemyFields = {
  /** by hex: 1 where an enemy ship lies */
  enemy: field.row('hex'),
  jugs: field.row('seat'),
  enemiesTaken: field.row('seat'),
  /** a ship is being driven off: where it goes nobody fights */
  drivenOff: field.cell({ noLook: 'it is settled before anybody else moves' }),
};

export interface EnemiesConfig {
  /** the cards of a battle: how many of each strength, while a seat has taken fewer ships than `from`, and after that */
  readonly weak: readonly (readonly [strength: number, cards: number])[];
  readonly strong: readonly (readonly [strength: number, cards: number])[];
  readonly from: number;
  /** the most jugs that a seat can have */
  readonly jugs: number;
}

const EQUIP = { lumber: 1, ore: 1 };
const COMFORT = ['lumber', 'wool'];
const STRENGTHS = 7;

const FULLY_ARMED = reason('jugs-full', 'no more jugs can be had');
const NO_MEANS = reason('jug-price', 'a jug costs 1 lumber and 1 ore', { cost: '1 lumber, 1 ore' });
const ENEMY_NEAR = reason('enemy-near', 'sea robbers lie there');
const NO_ENEMY = reason('no-enemy', 'no sea robbers lie there');
const NO_COMFORT = reason('no-comfort', 'only lumber or wool that the bank has can be taken');

/** what a taken ship and a jug are worth to a bot, in points */
const TAKEN = 0.4;
const JUG = 0.22;

/**
 * Enemy ships lie on sea hexes, each over a chest. A line of ships that comes to a corner of such a hex fights: a card is drawn, and the
 * jugs of the seat decide whether it takes the enemy, loses the ship or must sail it elsewhere. Then the turn is over.
 */
export function enemies({ weak, strong, from, jugs: most }: EnemiesConfig): Part {
  return {
    id: 'enemies',
    of: { weak, strong, from, most },
    boardNeeds: [markNeed('hexes', ENEMY)],
    fields: enemyFields,
    decisions: {
      'choose-enemy': { args: (b) => [{ name: 'edge', domain: b.domain('edge') }] },
      battle: {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'edge', domain: b.domain('edge') },
          { name: 'hex', domain: b.domain('hex') },
        ],
      },
      comfort: {},
    },
    prepare: (b) => {
      const enemy = b.row<Hex>('enemy');
      return (s) => {
        for (const { q, r } of b.layout.marks.hexes[ENEMY] ?? []) enemy.set(s, b.topology.hexAt(q, r), 1);
      };
    },
    rules: (was, b) => {
      const enemy = b.row<Hex>('enemy');
      const jugs = b.row<Seat>('jugs');
      const won = b.row<Seat>('enemiesTaken');
      const { drivenOff: driven } = handlesOf(b, enemyFields);
      const ship = b.piece('ship').index;
      const equip = b.bill(EQUIP);
      const near = makeNear(b);
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (seat >= b.seats || !b.isRoute[piece] || b.pieces[piece].source !== ship) return;
          if (driven.get(s) !== 0) {
            driven.set(s, 0);
            return;
          }
          const hexes = near(s, place);
          if (hexes.length === 1) push(s, b.decision('battle'), NATURE, seat, place, hexes[0]);
          else if (hexes.length > 1) push(s, b.decision('choose-enemy'), 1 << seat, place);
        },
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ??
          (b.pieces[piece].source === ship && near(s, edge).length > 0 ? ENEMY_NEAR : undefined),
        lanes: {
          barGo: (s, seat, start, to) =>
            was.lanes.barGo(s, seat, start, to) ??
            (driven.get(s) !== 0 && near(s, to).length > 0 ? ENEMY_NEAR : undefined),
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + TAKEN * won.get(s, seat) + JUG * Math.min(5, jugs.get(s, seat)),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (jugs.get(s, seat) < most) aim(equip, JUG * 1.2);
          },
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            const odds = chanceOf(won.get(s, seat) < from ? weak : strong, jugs.get(s, seat));
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (enemy.get(s, hex) > 0)
                for (const corner of b.walks.cornersOf[hex]) corners[corner] += 0.4 * (odds - 0.4);
          },
        },
      };
    },
    moves: (b) => {
      const enemy = b.row<Hex>('enemy');
      const jugs = b.row<Seat>('jugs');
      const won = b.row<Seat>('enemiesTaken');
      const { drivenOff: driven } = handlesOf(b, enemyFields);
      const equip = b.bill(EQUIP);
      const near = makeNear(b);
      const pieceAt = lanePieceAt(b, 'ship');
      const comforts = COMFORT.map((id) => b.good(id));
      const inBank = (s: State): number[] => comforts.filter((good) => b.fields.bank.get(s, good) > 0);
      const step = b.cell('step');
      /** Nothing else is done in the turn: what it has open is closed, and it goes on after `main`, though a card may have come before the roll. */
      const endTurn = (s: State): void => {
        while (s.cells[0] > 0) pop(s);
        step.set(
          s,
          b.turnSteps.findIndex(({ id }) => id === 'main'),
        );
      };
      return [
        {
          name: 'equip',
          decisions: ['main'],
          price: () => equip,
          list: (s, seat, out) => {
            if (jugs.get(s, seat) < most && canPay(b, s, seat, equip)) out.put();
          },
          apply: (s, seat) => {
            pay(b, s, seat, equip);
            jugs.add(s, seat, 1);
            if (s.events) tell(s, 'equipped', { seat });
          },
          why: (s, seat) => {
            if (jugs.get(s, seat) >= most) return FULLY_ARMED;
            return canPay(b, s, seat, equip) ? undefined : NO_MEANS;
          },
        },
        {
          name: 'choose-enemy',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['choose-enemy'],
          list: (s, _seat, out) => {
            for (const hex of near(s, topArg(s, 0))) out.put(hex);
          },
          apply: (s, seat, hex) => {
            const edge = topArg(s, 0);
            pop(s);
            push(s, b.decision('battle'), NATURE, seat, edge, hex);
          },
          why: (s, _seat, hex) => (hex < 0 || near(s, topArg(s, 0)).includes(hex) ? undefined : NO_ENEMY),
        },
        {
          name: 'battle',
          args: [{ name: 'strength', domain: { id: 'strength', size: STRENGTHS } }],
          decisions: ['battle'],
          list: (s, _nature, out) => {
            const cards = won.get(s, topArg(s, 0)) < from ? weak : strong;
            for (const [strength, count] of cards) out.weigh(count, strength);
          },
          apply: (s, _nature, strength) => {
            const seat = topArg(s, 0);
            const edge = topArg(s, 1);
            const hex = topArg(s, 2);
            pop(s);
            const own = jugs.get(s, seat);
            if (s.events) tell(s, 'battle', { seat, hex, strength, jugs: own });
            endTurn(s);
            if (own > strength) {
              enemy.set(s, hex, 0);
              won.add(s, seat, 1);
              if (s.events) tell(s, 'enemy-taken', { seat });
              b.the.chests.gain(s, seat);
              b.rules.reviewAwards(s);
              return;
            }
            b.rules.unbuild(s, pieceAt(s, seat, edge), edge);
            if (own === strength) {
              driven.set(s, 1);
              push(s, b.decision('moving-ship'), 1 << seat, edge, 0);
              return;
            }
            b.rules.reviewAwards(s);
            if (inBank(s).length > 0) push(s, b.decision('comfort'), 1 << seat);
          },
        },
        {
          name: 'comfort',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['comfort'],
          list: (s, _seat, out) => {
            for (const good of inBank(s)) out.put(good);
          },
          apply: (s, seat, good) => {
            pop(s);
            take(b, s, seat, good, 1);
            if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count: 1 });
          },
          why: (s, _seat, good) => (good < 0 || inBank(s).includes(good) ? undefined : NO_COMFORT),
        },
      ];
    },
    // Random players seldom come between two enemies.
    exempt: { rare: ['move.choose-enemy'] },
    words: {
      terms: {
        'field.enemy': 'Sea robbers',
        'field.jugs': 'Jugs of liquid fire',
        'field.enemiesTaken': 'Sea robber ships taken',
        'move.equip': 'Equip a jug',
        'move.choose-enemy': 'Attack these',
        'move.battle': 'A battle is fought',
        'move.comfort': 'Take this for the lost ship',
        'decision.choose-enemy': 'Choose whom to attack',
        'decision.battle': 'A battle with sea robbers',
        'decision.comfort': 'The ship is lost: take lumber or wool',
        'event.equipped': '{seat} equips a jug.',
        'event.battle': '{seat} fights the sea robbers: {jugs} jugs against {strength}.',
        'event.enemy-taken': '{seat} takes the ship of the sea robbers.',
        'reason.jugs-full': 'You cannot have more jugs.',
        'reason.jug-price': 'A jug costs 1 lumber and 1 ore.',
        'reason.enemy-near': 'Sea robbers lie there.',
        'reason.no-enemy': 'No sea robbers lie there.',
        'reason.no-comfort': 'You can take only lumber or wool, if the bank has it.',
      },
    },
    looks: {
      fields: {
        enemy: { on: 'hex', shape: 'skull', colour: '#2b2b30' },
        jugs: { on: 'seat', shape: 'flame', colour: '#d9622b' },
        enemiesTaken: { on: 'seat', shape: 'skull', colour: '#2b2b30' },
      },
      moves: { equip: { shape: 'flame', colour: '#d9622b' } },
    },
  };
}

/** the hexes with enemies at the ends of the edge */
function makeNear(b: Book): (s: State, edge: Edge) => Hex[] {
  const enemy = b.row<Hex>('enemy');
  const around = Array.from({ length: b.topology.edges }, (_, edge) => [
    ...new Set(b.walks.endsOf[edge].flatMap((corner) => [...b.walks.hexesAt[corner]])),
  ]);
  return (s, edge) => around[edge].filter((hex) => enemy.get(s, hex) > 0);
}

/** how likely so many jugs beat the next card */
function chanceOf(cards: EnemiesConfig['weak'], jugs: number): number {
  const all = cards.reduce((sum, [, count]) => sum + count, 0);
  return cards.reduce((sum, [strength, count]) => sum + (strength < jugs ? count : 0), 0) / all;
}
