import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Hex, markNeed, seatMarkNeed } from '../../board/index.ts';
import {
  askDiscard,
  canPay,
  finish,
  handSize,
  liftPiece,
  pay,
  putPiece,
  take,
} from '../../mechanics/index.ts';
import { type Book, field, handlesOf, NO_GOOD, type Part, type PieceNo } from '../../rulebook/index.ts';
import { skirmishOdds } from './skirmish-odds.ts';

const fields = {
  /** by hex: 1 if the unit there has come to the far end and is on its way back */
  turnedBack: field.row('hex'),
  /** what each seat has added to its roll in this combat */
  boosted: field.row('seat'),
  /** turns in a row without combat */
  quietTurns: field.cell(),
};

export interface SkirmishUnit {
  readonly id: string;
  readonly count: number;
  /** added to its rolls in combat */
  readonly bonus?: number;
  /** whoever loses it has lost the game */
  readonly leader?: boolean;
}

export interface SkirmishBoost {
  readonly id: string;
  readonly cost: Readonly<Record<string, number>>;
  /** added to the roll */
  readonly bonus?: number;
  /** cards that the opponent gives up */
  readonly discard?: number;
}

export interface SkirmishConfig {
  /** each starts on the hexes that the layout marks with its id, the value naming the seat */
  readonly units: readonly SkirmishUnit[];
  readonly boosts: readonly SkirmishBoost[];
  /** the sides of a hex that lie ahead of each of the two seats */
  readonly ahead: readonly [readonly number[], readonly number[]];
  /** the mark of hexes on which both seats revive what they have lost */
  readonly haven: string;
  /** after so many turns in a row without combat the game is a draw */
  readonly truce: number;
}

/**
 * Two seats fight with units that stand on hexes. On a turn one unit steps ahead or a lost one comes back; then
 * every unit gathers what its hex gives. A step onto a foreign unit is combat: first the attacker and then the
 * defender spends goods, each rolls a die, and the lower sum leaves the board, both if they tie.
 * If nobody attacks for long enough, it is a draw.
 */
export function skirmish({ units, boosts, ahead, haven, truce }: SkirmishConfig): Part {
  return {
    id: 'skirmish',
    of: { units, boosts, ahead, haven, truce },
    boardNeeds: [...units.map(({ id }) => seatMarkNeed('hexes', id)), markNeed('hexes', haven)],
    pieces: units.map(({ id, count }) => ({ id, on: 'hex', supply: count, points: 1 })),
    fields,
    decisions: {
      manoeuvre: {},
      boost: { args: (b) => combatArgs(b) },
      clash: { nature: true, args: (b) => combatArgs(b) },
    },
    overrides: {
      reviewAwards: 'there are no roads to measure',
    },
    rules: (was, b) => {
      const odds = skirmishOdds(b, { units, boosts, ahead, truce });
      return {
        reviewAwards: () => {},
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + odds(s, seat),
        },
      };
    },
    prepare: (b) => (s) => {
      for (const { id } of units)
        for (const { q, r, value } of b.layout.marks.hexes[id] ?? [])
          putPiece(b, s, Number(value), b.piece(id).index, b.topology.hexAt(q, r));
    },
    turnSteps: (b) => {
      const decision = b.decision('manoeuvre');
      const layer = b.piece(units[0].id).marks;
      const { quietTurns: quiet } = handlesOf(b, fields);
      return [
        {
          add: {
            id: 'begin',
            run: (s) => {
              const seat = b.fields.turn.get(s) === 0 ? 0 : 1 - b.fields.active.get(s);
              b.fields.turn.add(s, 1);
              b.fields.active.set(s, seat);
              if (s.events) tell(s, 'turn', { seat, turn: b.fields.turn.get(s) });
            },
          },
        },
        { add: { id: 'manoeuvre', run: (s) => push(s, decision, 1 << b.fields.active.get(s)) } },
        {
          add: {
            id: 'gather',
            run: (s) => {
              if (quiet.get(s) === truce) {
                finish(b, s, b.everyone, 'condition');
                return;
              }
              const seat = b.fields.active.get(s);
              for (let hex = 0; hex < b.topology.hexes; hex++)
                if (b.ownerOf[layer.get(s, hex)] === seat) gather(b, s, seat, hex);
              askDiscard(b, s, seat, Math.max(0, handSize(b, s, seat) - b.rules.handLimit(s, seat)));
            },
          },
        },
      ];
    },
    moves: (b) => {
      const layer = b.piece(units[0].id).marks;
      const { turnedBack: turned, boosted, quietTurns: quiet } = handlesOf(b, fields);
      const { hexes, hexHex } = b.topology;
      const boostDecision = b.decision('boost');
      const clash = b.decision('clash');
      const kinds = units.map(({ id }) => b.piece(id).index);
      const bonusOf = new Int8Array(b.pieces.length);
      const leads = new Uint8Array(b.pieces.length);
      units.forEach(({ bonus = 0, leader }, i) => {
        bonusOf[kinds[i]] = bonus;
        leads[kinds[i]] = leader ? 1 : 0;
      });
      const bills = boosts.map(({ cost }) => b.bill(cost));
      const havens = [0, 1].map((seat) => havensOf(b, seat, units, haven));

      const ownerAt = (s: State, hex: Hex): number => b.ownerOf[layer.get(s, hex)];
      const sidesAhead = (s: State, seat: Seat, hex: Hex): readonly number[] =>
        ahead[turned.get(s, hex) ? 1 - seat : seat];
      const mayStep = (s: State, seat: Seat, from: number, to: number): boolean => {
        if (ownerAt(s, from) !== seat || ownerAt(s, to) === seat) return false;
        for (const side of sidesAhead(s, seat, from)) if (hexHex[from * 6 + side] === to) return true;
        return false;
      };
      const settleOn = (s: State, seat: Seat, piece: PieceNo, hex: Hex, back: number): void => {
        putPiece(b, s, seat, piece, hex);
        turned.set(s, hex, back);
        // At the end of the board a unit turns round.
        for (const side of sidesAhead(s, seat, hex)) if (hexHex[hex * 6 + side] >= 0) return;
        turned.set(s, hex, 1 - back);
      };
      /** takes the unit off its hex; answers its piece and whether it was on its way back */
      const takeUp = (s: State, hex: Hex): { piece: number; back: number } => {
        const taken = { piece: b.pieceOf[layer.get(s, hex)], back: turned.get(s, hex) };
        liftPiece(b, s, taken.piece, hex);
        turned.set(s, hex, 0);
        return taken;
      };
      const beat = (s: State, seat: Seat, hex: Hex): number => {
        const { piece } = takeUp(s, hex);
        if (s.events) tell(s, 'beaten', { seat, piece: b.pieces[piece].id, hex });
        return leads[piece] ? 1 << seat : 0;
      };

      return [
        {
          name: 'advance',
          args: [
            { name: 'from', domain: b.domain('hex') },
            { name: 'hex', domain: b.domain('hex') },
          ],
          decisions: ['manoeuvre'],
          list: (s, seat, out) => {
            for (let from = 0; from < hexes; from++) {
              if (ownerAt(s, from) !== seat) continue;
              for (const side of sidesAhead(s, seat, from)) {
                const to = hexHex[from * 6 + side];
                if (to >= 0 && ownerAt(s, to) !== seat) out.put(from, to);
              }
            }
          },
          apply: (s, seat, from, to) => {
            pop(s);
            if (layer.get(s, to) !== 0) {
              quiet.set(s, 0);
              push(s, boostDecision, 1 << seat, from, to);
              if (s.events) tell(s, 'attacked', { seat, from, hex: to, other: 1 - seat });
              return;
            }
            quiet.add(s, 1);
            const { piece, back } = takeUp(s, from);
            settleOn(s, seat, piece, to, back);
            if (s.events) tell(s, 'advanced', { seat, piece: b.pieces[piece].id, from, hex: to });
          },
          why: (s, seat, from, to) =>
            from >= 0 && !mayStep(s, seat, from, to)
              ? reason('not-ahead', 'a unit steps to a hex ahead of it where no own unit stands')
              : undefined,
        },
        {
          name: 'revive',
          args: [
            { name: 'piece', domain: b.domain('piece') },
            { name: 'hex', domain: b.domain('hex') },
          ],
          decisions: ['manoeuvre'],
          list: (s, seat, out) => {
            for (const piece of kinds) {
              if (b.fields.supply.get(s, seat, piece) === 0) continue;
              for (const hex of havens[seat]) if (layer.get(s, hex) === 0) out.put(piece, hex);
            }
          },
          apply: (s, seat, piece, hex) => {
            pop(s);
            quiet.add(s, 1);
            settleOn(s, seat, piece, hex, 0);
            if (s.events) tell(s, 'revived', { seat, piece: b.pieces[piece].id, hex });
          },
          why: (s, seat, piece) => {
            const lost = kinds.some((kind) => b.fields.supply.get(s, seat, kind) > 0);
            if (!lost || (piece >= 0 && b.fields.supply.get(s, seat, piece) === 0))
              return reason('nothing-lost', 'nothing of the kind has been lost');
            return reason('no-haven', 'what was lost comes back on a free hex of its havens');
          },
        },
        {
          name: 'stay',
          decisions: ['manoeuvre'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => {
            pop(s);
            quiet.add(s, 1);
          },
        },
        {
          name: 'boost',
          args: [
            {
              name: 'boost',
              domain: { id: 'boost', size: boosts.length, names: boosts.map(({ id }) => id) },
            },
          ],
          decisions: ['boost'],
          list: (s, seat, out) => {
            for (let i = 0; i < boosts.length; i++)
              if (canPay(b, s, seat, bills[i]) && (boosts[i].bonus || handSize(b, s, 1 - seat) > 0))
                out.put(i);
          },
          apply: (s, seat, i) => {
            const { id, bonus = 0, discard = 0 } = boosts[i];
            pay(b, s, seat, bills[i]);
            boosted.add(s, seat, bonus);
            if (s.events) tell(s, 'boosted', { seat, boost: id });
            askDiscard(b, s, 1 - seat, Math.min(discard, handSize(b, s, 1 - seat)));
          },
          why: (s, seat, i) => {
            if (i < 0) return undefined;
            return canPay(b, s, seat, bills[i])
              ? reason('nothing-to-discard', 'the opponent holds no cards')
              : reason('cannot-pay', 'the price is not in the hand', {
                  cost: bills[i].map(([good, count]) => `${count} ${b.goods[good].id}`).join(', '),
                });
          },
        },
        {
          name: 'fight',
          decisions: ['boost'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const from = topArg(s, 0);
            const to = topArg(s, 1);
            pop(s);
            if (ownerAt(s, from) === seat) push(s, boostDecision, 1 << (1 - seat), from, to);
            else push(s, clash, NATURE, from, to);
          },
        },
        {
          name: 'clash',
          args: [
            { name: 'attack', domain: b.domain('die') },
            { name: 'defence', domain: b.domain('die') },
          ],
          decisions: ['clash'],
          uniform: true,
          list: (_s, _seat, out) => out.putAll(),
          apply: (s, _nature, attackDie, defenceDie) => {
            const from = topArg(s, 0);
            const to = topArg(s, 1);
            pop(s);
            const attacker = ownerAt(s, from);
            const defender = ownerAt(s, to);
            const sum = (seat: Seat, die: number, hex: Hex): number =>
              die + 1 + boosted.get(s, seat) + bonusOf[b.pieceOf[layer.get(s, hex)]];
            const attack = sum(attacker, attackDie, from);
            const defence = sum(defender, defenceDie, to);
            boosted.fill(s, 0);
            if (s.events) tell(s, 'clashed', { seat: attacker, other: defender, attack, defence });
            let lost = 0;
            if (attack >= defence) lost |= beat(s, defender, to);
            if (attack <= defence) lost |= beat(s, attacker, from);
            else {
              const { piece, back } = takeUp(s, from);
              settleOn(s, attacker, piece, to, back);
            }
            if (lost === b.everyone) finish(b, s, lost, 'condition');
            else if (lost) finish(b, s, b.everyone & ~lost, 'condition');
          },
        },
      ];
    },
  };
}

const combatArgs = (b: Book) => [
  { name: 'from', domain: b.domain('hex') },
  { name: 'hex', domain: b.domain('hex') },
];

function gather(b: Book, s: State, seat: Seat, hex: Hex): void {
  const good = b.rules.hexGood(s, hex);
  if (good <= NO_GOOD || b.fields.bank.get(s, good) === 0) return;
  take(b, s, seat, good, 1);
  if (s.events) tell(s, 'gathered', { seat, good: b.goods[good].id });
}

/** where a seat revives: the common havens, and where its leader started */
function havensOf(b: Book, seat: Seat, units: readonly SkirmishUnit[], haven: string): number[] {
  const { hexes } = b.layout.marks;
  const leader = units.find((unit) => unit.leader);
  const own = leader ? (hexes[leader.id] ?? []).filter(({ value }) => value === seat) : [];
  return [...(hexes[haven] ?? []), ...own].map(({ q, r }) => b.topology.hexAt(q, r));
}
