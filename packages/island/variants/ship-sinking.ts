import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner, Edge } from '../board/index.ts';
import { type Book, defineModule, field, handlesOf, wanted } from '../rulebook/index.ts';
import { pirateAttack } from './mechanics/pirate-attack.ts';

const fields = {
  /** whether an attack has cut ships of the seat off from all its buildings */
  adrift: field.row('seat', { noLook: 'the ships lie on the board for all to see' }),
};

const NOT_LAST = reason('not-last-ship', 'only the last ship at the open end of a line can be attacked');

const ADRIFT = reason('line-adrift', 'a line of the seat hangs on nothing and must be reconnected first');

/** The pirate may sink the last ship of an open line instead of stealing. */
export const shipSinking = defineModule({
  id: 'variant/ship-sinking',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  host: 'seafarers/heading-for-new-shores',
  wants: [wanted.pirate, wanted.ships],
  takes: [{ thing: 'pirate-attack', words: 'attacks of the pirate' }],
  options: {
    shipsAtRisk: {
      type: 'choice',
      default: 'last',
      values: ['last', 'any'],
      words: 'Ships that the pirate may attack: the last of an open line, or any',
    },
  },
  parts: [pirateAttack()],
  fields,
  overrides: {
    'pirateAttack.hit': 'the attack itself does nothing to a ship',
  },
  rules: (was, b) => {
    const ship = b.piece('ship').index;
    const { adrift } = handlesOf(b, fields);
    return {
      barBuild: (s, seat, piece, place) => {
        const bar = was.barBuild(s, seat, piece, place);
        if (bar || piece !== ship || seat >= b.seats || adrift.get(s, seat) === 0) return bar;
        const loose = looseShips(b, s, seat);
        const joins = b.walks.endsOf[place].some((corner) =>
          b.walks.edgesAt[corner].some((edge) => loose.has(edge)),
        );
        return joins ? undefined : ADRIFT;
      },
      build: (s, seat, piece, place) => {
        was.build(s, seat, piece, place);
        if (seat < b.seats && adrift.get(s, seat) !== 0 && looseShips(b, s, seat).size === 0)
          adrift.set(s, seat, 0);
      },
      pirateAttack: {
        barAttack: (s, seat, edge) => {
          const bar = was.pirateAttack.barAttack(s, seat, edge);
          if (bar || b.option('shipsAtRisk') === 'any') return bar;
          const owner = b.ownerOf[b.fields.route.get(s, edge)];
          return b.walks.endsOf[edge].some((corner) => b.the.lanes.openAt(s, owner, edge, corner))
            ? undefined
            : NOT_LAST;
        },
        hit: (s, _seat, edge) => {
          const owner = b.ownerOf[b.fields.route.get(s, edge)];
          b.rules.unbuild(s, ship, edge);
          if (b.option('shipsAtRisk') === 'any' && looseShips(b, s, owner).size > 0) adrift.set(s, owner, 1);
          b.rules.reviewAwards(s);
        },
      },
    };
  },
  words: {
    name: 'Ship sinking',
    summary:
      'Move the pirate to the open end of another player’s line of ships, and you may try to sink its last ship.',
    rules: [
      'When you move the pirate beside the last ship of another player’s open line, you may attack that ship instead of stealing. An even die sinks it: the ship goes back to its owner’s supply.',
      'If the attack fails, the owner of the ship may move the pirate, and attack or steal in turn.',
      {
        option: 'shipsAtRisk',
        text: 'You may attack any other player’s ship beside the pirate, even in the middle of a line. If some of your ships are no longer joined to one of your buildings, you build no ship elsewhere until they are joined again.',
      },
      { house: 'What a lost ship cuts off stays where it is, and may be built on.' },
    ],
    terms: {
      'reason.not-last-ship': 'Only the last ship at the open end of a line can be attacked.',
      'reason.line-adrift': 'Ships of yours are cut off: the next ship must be laid at those.',
      'field.adrift': 'Ships are cut off',
    },
  },
});

/** the ships of the seat that no line joins to a building of its own */
function looseShips(b: Book, s: State, seat: Seat): Set<Edge> {
  const own = b.mark(seat, b.piece('ship').index);
  const loose = new Set<Edge>();
  for (let edge = 0; edge < b.topology.edges; edge++)
    if (b.fields.route.get(s, edge) === own) loose.add(edge);
  const reached: Corner[] = [];
  for (let corner = 0; corner < b.topology.corners; corner++) {
    const mark = b.fields.building.get(s, corner);
    if (mark !== 0 && b.ownerOf[mark] === seat) reached.push(corner);
  }
  for (const corner of reached) {
    if (b.rules.cornerBlocks(s, seat, corner)) continue;
    for (const edge of b.walks.edgesAt[corner]) if (loose.delete(edge)) reached.push(...b.walks.endsOf[edge]);
  }
  return loose;
}
