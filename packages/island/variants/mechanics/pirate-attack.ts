import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { blockerAt } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** the seat plus one that may move the pirate after an attack has failed */
  strikingBack: field.cell({ holds: 'seat+1', noLook: 'the decision on the table says it' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    pirateAttack: PirateAttackPoints;
  }
}

export interface PirateAttackPoints {
  /** what speaks against the seat's attacking the ship on the edge, which lies beside the pirate */
  barAttack(s: State, seat: Seat, edge: Edge): Bar;
  /** the attack on the ship has hit */
  hit(s: State, seat: Seat, edge: Edge): void;
  /** the pirate robs as ever, instead of attacking */
  rob(s: State, seat: Seat, hex: Hex): void;
}

const NO_SHIP = reason('no-foreign-ship', 'no ship of another player lies beside the pirate there');
const NOT_NOW = reason('pirate-yours', 'the pirate must be moved');

/**
 * Whoever moves the pirate may attack a ship beside it instead of stealing: an even die hits. If it fails, the owner of
 * the ship may move the pirate in turn, and attack as well.
 */
export function pirateAttack(): Part {
  return {
    id: 'pirate-attack',
    fields,
    decisions: {
      broadside: { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
      'broadside-die': {
        nature: true,
        args: (b) => [
          { name: 'edge', domain: b.domain('edge') },
          { name: 'attacker', domain: b.domain('seat') },
        ],
      },
    },
    brings: ['pirateAttack'],
    rules: (was, b) => {
      const pirate = b.blocker('pirate');
      const ship = b.piece('ship');
      const { strikingBack: back } = handlesOf(b, fields);
      return {
        pirateAttack: {
          barAttack: (s, seat, edge) => {
            const mark = b.fields.route.get(s, edge);
            const beside = b.walks.hexesAlong[edge].includes(blockerAt(b, s, pirate));
            const foreign = mark !== 0 && b.pieceOf[mark] === ship.index && b.ownerOf[mark] !== seat;
            return beside && foreign && b.ownerOf[mark] < b.seats ? undefined : NO_SHIP;
          },
          hit: () => {},
          rob: (s, seat, hex) => was.blockers.moved(s, seat, pirate, hex),
        },
        blockers: {
          toMove: (s, seat) => (back.get(s) === seat + 1 ? 1 << pirate : was.blockers.toMove(s, seat)),
          moved: (s, seat, blocker, place) => {
            back.set(s, 0);
            if (blocker !== pirate) return was.blockers.moved(s, seat, blocker, place);
            b.fields.blocker.set(s, pirate, place);
            if (targets(b, s, seat, place).length > 0) push(s, b.decision('broadside'), 1 << seat, place);
            else b.the.pirateAttack.rob(s, seat, place);
          },
        },
      };
    },
    moves: (b) => {
      const { strikingBack: back } = handlesOf(b, fields);
      return [
        {
          name: 'attack-ship',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['broadside'],
          list: (s, seat, out) => {
            for (const edge of targets(b, s, seat, topArg(s, 0))) out.put(edge);
          },
          apply: (s, seat, edge) => {
            const place = topArg(s, 0);
            pop(s);
            if (s.events) tell(s, 'blocker-moved', { seat, blocker: 'pirate', place });
            push(s, b.decision('broadside-die'), NATURE, edge, seat);
          },
          why: (s, seat, edge) => (edge < 0 ? undefined : b.the.pirateAttack.barAttack(s, seat, edge)),
        },
        {
          name: 'hold-fire',
          decisions: ['broadside'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const place = topArg(s, 0);
            pop(s);
            b.the.pirateAttack.rob(s, seat, place);
          },
        },
        {
          name: 'broadside-die',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['broadside-die'],
          uniform: true,
          list: (_s, _seat, out) => out.putAll(),
          apply: (s, _nature, face) => {
            const [edge, attacker] = [topArg(s, 0), topArg(s, 1)];
            const owner = b.ownerOf[b.fields.route.get(s, edge)];
            pop(s);
            const hit = face % 2 === 1;
            if (s.events)
              tell(s, hit ? 'ship-hit' : 'ship-missed', { seat: attacker, from: owner, die: face + 1 });
            if (hit) return b.the.pirateAttack.hit(s, attacker, edge);
            back.set(s, owner + 1);
            b.opening('seven')(s, b.decision('move-blocker'), 1 << owner);
          },
        },
        {
          name: 'leave-pirate',
          decisions: ['move-blocker'],
          list: (s, seat, out) => {
            if (back.get(s) === seat + 1) out.put();
          },
          apply: (s) => {
            back.set(s, 0);
            pop(s);
          },
          why: () => NOT_NOW,
        },
      ];
    },
    words: {
      terms: {
        'move.attack-ship': 'Attack this ship',
        'move.hold-fire': 'Steal a card instead',
        'move.broadside-die': 'The die',
        'move.leave-pirate': 'Leave the pirate where it is',
        'decision.broadside': 'Attack a ship beside the pirate, or steal?',
        'decision.broadside-die': 'The attack is being rolled',
        'event.ship-hit': '{seat} attacks a ship of {from} and rolls {die}: a hit.',
        'event.ship-missed': '{seat} attacks a ship of {from} and rolls {die}: it fails.',
        'reason.no-foreign-ship': 'No ship of another player can be attacked there.',
        'reason.pirate-yours': 'The pirate must be moved.',
      },
    },
  };
}

/** the ships beside the hex that the seat may attack */
function targets(b: Book, s: State, seat: Seat, hex: Hex): Edge[] {
  return b.walks.edgesOf[hex].filter((edge) => b.the.pirateAttack.barAttack(s, seat, edge) === undefined);
}
