import { cardFields, giveBack, take } from '../mechanics/index.ts';
import { defineModule, field, handlesOf, wanted } from '../rulebook/index.ts';
import { pirateAttack } from './mechanics/pirate-attack.ts';

const fields = {
  /** how many ships of the seat are with others */
  shipsLost: field.row('seat', { noLook: 'they lie with their captors, and are not in the supply' }),
  pirateSails: field.cell({ noLook: 'the decision on the table says it' }),
};

const CAPTIVE = 'captured-ship';

/** The pirate may capture a ship instead of stealing, and captured ships are an army. */
export const capturingShips = defineModule({
  id: 'variant/capturing-ships',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  host: 'seafarers/heading-for-new-shores',
  wants: [wanted.pirate, wanted.ships, wanted.sevens, wanted.knightCards],
  takes: [{ thing: 'pirate-attack', words: 'attacks of the pirate' }],
  parts: [pirateAttack()],
  goods: [
    {
      id: CAPTIVE,
      inHand: false,
      bankSells: false,
      bankBuys: false,
      choosable: false,
      open: true,
      supply: 'unlimited',
    },
  ],
  fields,
  exempt: { pieces: ['ship'] },
  overrides: {
    'pirateAttack.hit': 'the attack itself does nothing to a ship',
  },
  rules: (was, b) => {
    const pirate = b.blocker('pirate');
    const ship = b.piece('ship').index;
    const knight = b.card('knight');
    const captive = b.good(CAPTIVE);
    const { shipsLost: lost, pirateSails: sails } = handlesOf(b, fields);
    const { played } = cardFields(b);
    return {
      beginTurn: (s) => {
        was.beginTurn(s);
        sails.set(s, 0);
      },
      onSeven: (s) => {
        sails.set(s, 1);
        was.onSeven(s);
      },
      blockers: {
        toMove: (s, seat) => {
          const bits = was.blockers.toMove(s, seat);
          const alone = bits === 1 << pirate;
          return sails.get(s) === 1 || alone ? bits : bits & ~(1 << pirate);
        },
        moved: (s, seat, blocker, place) => {
          sails.set(s, 0);
          was.blockers.moved(s, seat, blocker, place);
        },
      },
      offers: {
        exchanged: (s, from, to, good, count) => {
          was.offers.exchanged(s, from, to, good, count);
          if (good !== captive) return;
          const home = Math.min(count, lost.get(s, to));
          giveBack(b, s, to, captive, home);
          lost.add(s, to, -home);
          b.fields.supply.add(s, to, ship, home);
          played.add(s, from, knight, -count);
          played.add(s, to, knight, count - home);
        },
      },
      pirateAttack: {
        hit: (s, seat, edge) => {
          const owner = b.ownerOf[b.fields.route.get(s, edge)];
          b.rules.unbuild(s, ship, edge);
          b.fields.supply.add(s, owner, ship, -1);
          lost.add(s, owner, 1);
          take(b, s, seat, captive, 1);
          // For Largest army a captured ship is as good as a knight.
          played.add(s, seat, knight, 1);
          b.rules.reviewAwards(s);
        },
      },
    };
  },
  words: {
    name: 'Capturing ships',
    summary: 'On a 7 the pirate may capture ships, which count for Largest Army.',
    rules: [
      'The pirate is moved on a 7 alone, not by knights.',
      'When you move it, you may try to capture another player’s ship beside it instead of stealing. An even die captures the ship: it leaves the board and stays with the captor.',
      'If the attempt fails, the owner of the ship may move the pirate, and try to capture or steal in turn.',
      'Captured ships count for Largest Army, each like a knight. They are not cards in hand.',
      'Captured ships may be traded like goods. One that comes to its owner goes back to the supply.',
      {
        house:
          'An attempt costs nothing. Captured ships are all alike: if you get one by trade while others hold ships of yours, you get one of those back. What a lost ship cuts off stays where it is.',
      },
    ],
    terms: {
      [`good.${CAPTIVE}`]: 'captured ship',
      'field.shipsLost': 'Ships that others have captured',
      'field.pirateSails': 'The pirate may be moved',
    },
  },
  looks: { goods: { [CAPTIVE]: { colour: '#5b6f86', shape: 'chest' } } },
});
