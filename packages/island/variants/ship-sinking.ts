import { reason } from '@hexwright/kernel';
import { defineModule, wanted } from '../rulebook/index.ts';
import { pirateAttack } from './mechanics/pirate-attack.ts';

const NOT_LAST = reason('not-last-ship', 'only the last ship at the open end of a line can be attacked');

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
  rules: (was, b) => {
    const ship = b.piece('ship').index;
    return {
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
          b.rules.unbuild(s, ship, edge);
          b.rules.reviewAwards(s);
        },
      },
    };
  },
  words: {
    name: 'Ship sinking',
    summary:
      'Whoever moves the pirate to the open end of a foreign line of ships may try to sink its last ship.',
    rules: [
      'Whoever moves the pirate beside the last ship of another player’s open line may attack that ship instead of stealing. An even die sinks it: the ship goes back to its owner’s supply.',
      'If the attack fails, the owner of the ship may move the pirate, and attack or steal in turn.',
      {
        option: 'shipsAtRisk',
        text: 'Any foreign ship beside the pirate may be attacked, also in the middle of a line.',
      },
      { house: 'What a lost ship cuts off stays where it is, and may be built on.' },
    ],
    terms: { 'reason.not-last-ship': 'Only the last ship at the open end of a line can be attacked.' },
  },
});
