import { reason, type Seat, tell } from '@hexwright/kernel';
import { atRival, choosesRival, knights, type RivalChoice } from '../../cities-knights/index.ts';
import { hasPhase } from '../../mechanics/index.ts';
import { magicCard } from './magic-card.ts';

const TURNS = 3;
const BOUND = reason('knights-bound', 'the knights of this player are under a spell');

const choice: RivalChoice = {
  decision: 'witchs-spell',
  move: 'bewitch',
  may: (b) => {
    const own = knights.of(b);
    return (s, _seat, other) => own.any(s, other);
  },
  chosen: (b) => {
    const own = knights.of(b);
    const spell = b.row<Seat>('spell');
    return (s, _seat, other) => {
      own.each(s, other, (corner) => own.deactivate(s, corner));
      // The rest of this turn is not counted.
      spell.set(s, other, TURNS + 1);
      if (s.events) tell(s, 'bewitched', { seat: other });
    };
  },
};

/** The knights of a player sleep for a while. */
export const witchsSpell = magicCard({
  card: { id: 'witchs-spell', count: 1, worth: 0.15, ...atRival(choice) },
  name: 'Witch’s Spell',
  text: 'All knights of one other player become inactive, and that player makes none active for the next three turns, no matter whose. With five or six players a building phase counts as a turn.',
  shape: 'eye',
  uses: [knights.part],
  ...choosesRival(choice),
  fields: {
    /** for how many more turns no knight of the seat becomes active, with the one that runs */
    spell: { per: ['seat'] },
  },
  rules: (was, b) => {
    const spell = b.row<Seat>('spell');
    return {
      units: {
        barActivate: (s, seat, corner) =>
          was.units.barActivate(s, seat, corner) ?? (spell.get(s, seat) > 0 ? BOUND : undefined),
      },
      beginTurn: (s) => {
        was.beginTurn(s);
        for (let seat = 0; seat < b.seats; seat++) spell.set(s, seat, Math.max(0, spell.get(s, seat) - 1));
      },
      endTurn: (s) => {
        was.endTurn(s);
        if (!hasPhase(b)) return;
        for (let seat = 0; seat < b.seats; seat++) spell.set(s, seat, Math.max(0, spell.get(s, seat) - 1));
      },
    };
  },
  looks: {
    fields: { spell: { on: 'seat', shape: 'chain', hideAt: 0 } },
    events: { bewitched: { befalls: 'seat' } },
  },
  terms: {
    'decision.witchs-spell': 'Witch’s Spell: choose a player',
    'move.bewitch': 'Bewitch the knights of',
    'field.spell': 'Turns under a spell',
    'event.bewitched': 'The knights of {seat} are under a spell.',
    'reason.knights-bound': 'Your knights are under a spell.',
    'reason.not-this-player': 'This player cannot be chosen.',
  },
});
