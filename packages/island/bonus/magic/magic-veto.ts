import { reason, type Seat, type State } from '@hexwright/kernel';
import { answersWith, attackAnswers, type Blow, knights, vetoes } from '../../cities-knights/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { MAGIC_DECK, magicCard } from './magic-card.ts';

const ID = 'magic-veto';
const AT_BLOW = reason('at-blow', 'it is played when something hits its owner alone');
const answer = answersWith({ card: ID, deck: MAGIC_DECK, move: 'veto-loss' });

/** the player that the move names first */
const theNamed: Blow['hits'] = () => (_s, _seat, one) => one;
const ownerOfKnight =
  (second: boolean): Blow['hits'] =>
  (b) => {
    const own = knights.of(b);
    return (s, _seat, one, other) => own.owner(s, second ? other : one);
  };
const ownerOfCity: Blow['hits'] = (b) => (s, _seat, corner) => b.ownerOf[b.fields.building.get(s, corner)];
const ownerOfRoute: Blow['hits'] = (b: Book) => {
  const layers = [...new Set(b.pieces.filter(({ route }) => route).map(({ layerAt }) => layerAt))];
  return (s, _seat, edge) => {
    for (const layer of layers) if (s.cells[layer + edge] !== 0) return b.ownerOf[s.cells[layer + edge]];
    return -1;
  };
};

const BLOWS: readonly Blow[] = [
  { move: 'spy-on', hits: theNamed },
  { move: 'search-hand', hits: theNamed },
  { move: 'desert', hits: theNamed },
  { move: 'take-level', hits: theNamed },
  { move: 'bewitch', hits: theNamed },
  { move: 'ban', hits: theNamed },
  { move: 'impose-lent', hits: theNamed },
  { move: 'frighten', hits: theNamed },
  { move: 'place-inquisitor', hits: ownerOfCity },
  { move: 'drive-off', hits: ownerOfKnight(false) },
  { move: 'remove-open-road', hits: ownerOfRoute },
  { move: 'sabotage', hits: ownerOfCity },
  {
    move: 'displace-knight',
    hits: ownerOfKnight(true),
    // The knight has acted for nothing.
    stopped: (b) => (s, seat, from) => b.the.units.acted(s, seat, from),
  },
];

/** What another does to its owner alone does not happen; nor is a city lost to an attack. */
export const magicVeto = magicCard({
  card: {
    id: ID,
    count: 1,
    worth: 0.4,
    bar: () => () => AT_BLOW,
  },
  name: 'Magic Veto',
  text: 'On any player’s turn: stop what another player does to you alone. That is a theft by a blocker, a knight of yours driven off, or a progress card aimed at you, at your knight, road or city. Or lose no city when the barbarians have won.',
  shape: 'mask',
  uses: [attackAnswers()],
  fields: {
    /** whoever loses nothing to this attack */
    vetoedLoss: { per: ['seat'] },
  },
  rules: (was, b) => {
    const vetoed = b.row<Seat>('vetoedLoss');
    const asks = answer.asks(b);
    return {
      alarm: { asked: (s) => was.alarm.asked(s) | asks(s) },
      defence: {
        foresee: (s) => {
          const foreseen = was.defence.foresee(s);
          if (vetoed.sum(s) === 0) return foreseen;
          let losers = foreseen.losers;
          for (let seat = 0; seat < b.seats; seat++) if (vetoed.get(s, seat)) losers &= ~(1 << seat);
          return { ...foreseen, losers };
        },
        standDown: (s) => {
          was.defence.standDown(s);
          vetoed.fill(s, 0);
        },
      },
    };
  },
  moves: (b) => {
    const vetoed = b.row<Seat>('vetoedLoss');
    const played = answer.move(b);
    return [
      {
        ...played,
        apply: (s: State, seat: Seat) => {
          played.apply?.(s, seat, 0, 0, 0);
          vetoed.set(s, seat, 1);
        },
      },
    ];
  },
  looks: { fields: { vetoedLoss: { on: 'seat', shape: 'star', hideAt: 0 } } },
  exempt: { rare: [`card.${ID}`, 'move.veto-loss'] },
  terms: {
    'move.veto-loss': 'Magic Veto: lose no city',
    'field.vetoedLoss': 'Loses no city',
    'reason.at-blow': 'You play it when something hits you alone.',
    'decision.veto-asked': 'This hits you alone: stop it by a Magic Veto, or let it be',
    'move.veto-stop': 'Magic Veto: stop it',
    'move.veto-bear': 'Let it be',
    'event.blow-stopped': '{seat} stops what {by:seat} was about to do.',
  },
});

/** The veto itself: it comes after all moves that it stops. */
export const veto = vetoes({ name: 'veto', card: ID, deck: MAGIC_DECK, blows: BLOWS });
