import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import { canPay, makeOpenLanes, makeSites, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { developmentCard } from './development.ts';
import { pirateRing } from './pirate-ring.ts';
import { STACKS } from './rows.ts';
import { stacksOf } from './stacks.ts';

const STANDARD = STACKS.indexOf('standard');
const PRICE = { lumber: 1, wool: 1 };

const NO_FLEET = reason('no-fleet', 'the seat has no such fleet in play');
const NOT_LAST = reason('not-last-ship', 'it is not the last ship of an open line of another player');
const GUARDED = reason('flagship-guards', 'a flagship guards this player');
const NO_SIGMUND = reason('no-sigmund', 'the seat does not hold Sigmund');

const flagship = developmentCard({
  card: 'flagship',
  name: 'Flagship',
  text: 'Fleet for 1 lumber, 1 ore, 1 wool. No Pirate Fleet takes your ships, and you pay nothing to the barbarian isle.',
  shape: 'ship',
  worth: 0.3,
  uses: [pirateRing],
});

/** A ship at the open end of a lane of the seat's: nothing of its owner's goes on from there. */
const makeLast = (b: Book) => {
  const lanes = makeOpenLanes(b, 'ship');
  return (s: State, victim: Seat, found: (edge: Edge) => void): void => {
    const count = lanes.find(s, victim);
    for (let i = 0; i < count; i++) {
      const edge = lanes.edges[i];
      if (b.walks.endsOf[edge].some((corner) => b.the.lanes.openAt(s, victim, edge, corner))) found(edge);
    }
  };
};

const ownerAt = (b: Book, s: State, edge: Edge): number => {
  const mark = b.fields.route.get(s, edge);
  return mark !== 0 && b.pieceOf[mark] === b.piece('ship').index ? b.ownerOf[mark] : -1;
};

const pirateFleet = developmentCard({
  card: 'pirate-fleet',
  name: 'Pirate Fleet',
  text: 'Fleet for 1 lumber, 1 wool. Later you may discard it and pay 1 lumber and 1 wool again: the last ship of an open line of another player leaves the board, and you lay one of yours for free.',
  shape: 'longship',
  worth: 0.35,
  decisions: {
    'sigmund-asked': {
      args: (b) => [
        { name: 'seat', domain: b.domain('seat') },
        { name: 'edge', domain: b.domain('edge') },
      ],
      opener: 'seat',
    },
    'fleet-ship': {},
  },
  exempt: { rare: ['move.lay-no-ship'] },
  rules: (was, b) => {
    const last = makeLast(b);
    const { inPlay } = stacksOf(b);
    return {
      hints: {
        progress: (s, seat) => was.hints.progress(s, seat) + 0.2 * inPlay(s, seat, 'pirate-fleet'),
        aims: (s, seat, aim) => {
          was.hints.aims(s, seat, aim);
          if (inPlay(s, seat, 'pirate-fleet') === 0) return;
          let any = false;
          for (const other of b.rivals[seat])
            last(s, other, () => {
              any = true;
            });
          if (any) aim(b.bill(PRICE), 0.3);
        },
      },
    };
  },
  moves: (b) => {
    const stacks = stacksOf(b);
    const last = makeLast(b);
    const bill = b.bill(PRICE);
    const ship = b.piece('ship');
    const card = b.card('pirate-fleet');
    const sites = makeSites(b, ship);
    const strike = (s: State, seat: Seat, edge: Edge): void => {
      b.rules.unbuild(s, ship.index, edge);
      b.rules.reviewAwards(s);
      if (b.fields.supply.get(s, seat, ship.index) > 0 && places(s, seat).length > 0)
        push(s, b.decision('fleet-ship'), 1 << seat);
    };
    const places = (s: State, seat: Seat): Edge[] => {
      const count = sites.find(s, seat);
      return [...sites.places.subarray(0, count)].filter(
        (edge) => b.rules.barBuild(s, seat, ship.index, edge) === undefined,
      );
    };
    const bar = (s: State, seat: Seat, edge: Edge) => {
      const owner = ownerAt(b, s, edge);
      if (owner < 0 || owner === seat) return NOT_LAST;
      if (stacks.inPlay(s, owner, 'flagship') > 0) return GUARDED;
      let open = false;
      last(s, owner, (each) => {
        if (each === edge) open = true;
      });
      return open ? undefined : NOT_LAST;
    };
    return [
      {
        name: 'send-fleet',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['main', 'build'],
        price: () => bill,
        list: (s, seat, out) => {
          if (stacks.inPlay(s, seat, 'pirate-fleet') === 0 || !canPay(b, s, seat, bill)) return;
          for (const other of b.rivals[seat])
            if (stacks.inPlay(s, other, 'flagship') === 0) last(s, other, (edge) => out.put(edge));
        },
        apply: (s, seat, edge) => {
          const victim = ownerAt(b, s, edge);
          pay(b, s, seat, bill);
          stacks.lift(s, seat, card);
          stacks.discard(s, card);
          if (s.events) tell(s, 'fleet-sent', { seat, of: victim, on: 'edge', place: edge });
          // Whoever holds a standard card is asked, whether it is Sigmund or not.
          if (stacks.heldOf(s, victim, STANDARD) > 0)
            push(s, b.decision('sigmund-asked'), 1 << victim, seat, edge);
          else strike(s, seat, edge);
        },
        why: (s, seat, edge) => {
          if (stacks.inPlay(s, seat, 'pirate-fleet') === 0) return NO_FLEET;
          if (!canPay(b, s, seat, bill))
            return reason('cannot-pay', 'it costs 1 lumber, 1 wool', {
              piece: 'ship',
              cost: '1 lumber, 1 wool',
            });
          return edge < 0 ? undefined : bar(s, seat, edge);
        },
      },
      {
        name: 'play-sigmund',
        decisions: ['sigmund-asked'],
        list: (s, seat, out) => {
          if (stacks.inHand(s, seat, b.card('sigmund')) > 0) out.put();
        },
        apply: (s, seat) => {
          pop(s);
          stacks.leave(s, seat, b.card('sigmund'));
          stacks.discard(s, b.card('sigmund'));
          if (s.events) tell(s, 'development-played', { seat, card: 'sigmund' });
        },
        why: () => NO_SIGMUND,
      },
      {
        name: 'lose-ship',
        decisions: ['sigmund-asked'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => {
          const [seat, edge] = [topArg(s, 0), topArg(s, 1)];
          pop(s);
          strike(s, seat, edge);
        },
      },
      {
        name: 'fleet-ship',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['fleet-ship'],
        list: (s, seat, out) => {
          for (const edge of places(s, seat)) out.put(edge);
        },
        apply: (s, seat, edge) => {
          pop(s);
          b.rules.build(s, seat, ship.index, edge);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, ship.index, edge);
        },
        why: (s, seat, edge) => (edge < 0 ? undefined : b.rules.barBuild(s, seat, ship.index, edge)),
      },
      {
        name: 'lay-no-ship',
        quiet: true,
        decisions: ['fleet-ship'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ];
  },
  terms: {
    'decision.sigmund-asked': 'A Pirate Fleet comes for your ship: will you play Sigmund?',
    'decision.fleet-ship': 'Lay a ship for free',
    'move.send-fleet': 'Send the Pirate Fleet against a ship',
    'move.play-sigmund': 'Play Sigmund',
    'move.lose-ship': 'Lose the ship',
    'move.fleet-ship': 'Lay the ship here',
    'move.lay-no-ship': 'Lay none',
    'event.fleet-sent': '{seat} sends a Pirate Fleet against {of:seat}.',
    'reason.no-fleet': 'You have no Pirate Fleet in play.',
    'reason.not-last-ship': 'It is not the last ship of an open line of another player.',
    'reason.flagship-guards': 'A Flagship guards this player.',
    'reason.no-sigmund': 'You do not hold Sigmund.',
  },
});

const sigmund = developmentCard({
  card: 'sigmund',
  name: 'Sigmund the Sea Hero',
  text: 'When a Pirate Fleet comes for a ship of yours, you may play it: the ship stays.',
  shape: 'shield',
  worth: 0.15,
  uses: [pirateFleet],
});

export const fleetCards: readonly Part[] = [flagship, pirateFleet, sigmund];
