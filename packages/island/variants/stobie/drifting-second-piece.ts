import { NATURE, pop, push, type State, tell, topArg } from '@hexwright/kernel';
import { blockerAt, expel, NOWHERE } from '../../mechanics/index.ts';
import { type BlockerNo, defineModule, field, handlesOf, type Part, wanted } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

const fields = {
  /** whether the next blocker is moved because of a seven */
  driftDue: field.cell({ noLook: 'the decision on the table says it' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    drifting: DriftingPoints;
  }
}

export interface DriftingPoints {
  /** whether what would drift leaves the board instead */
  drivenOff(s: State): boolean;
}

/** On a seven the one of robber and pirate that was not moved drifts by one hex, wherever chance sends it. */
export const drift: Part = {
  id: 'drift',
  fields,
  decisions: { drift: { nature: true, args: (b) => [{ name: 'blocker', domain: b.domain('blocker') }] } },
  brings: ['drifting'],
  exempt: { rare: ['event.drifted', 'move.drift'] },
  rules: (was, b) => {
    const { driftDue: due } = handlesOf(b, fields);
    const pair = ['robber', 'pirate'].map((id) => b.blockers.findIndex((blocker) => blocker.id === id));
    const otherOf = (blocker: BlockerNo): number => pair[1 - pair.indexOf(blocker)] ?? -1;
    return {
      drifting: { drivenOff: () => false },
      beginTurn: (s) => {
        was.beginTurn(s);
        due.set(s, 0);
      },
      onSeven: (s) => {
        due.set(s, 1);
        was.onSeven(s);
      },
      blockers: {
        moved: (s, seat, blocker, place) => {
          was.blockers.moved(s, seat, blocker, place);
          if (due.get(s) === 0) return;
          due.set(s, 0);
          const other = otherOf(blocker);
          if (other < 0 || blockerAt(b, s, other) === NOWHERE) return;
          if (b.the.drifting.drivenOff(s)) expel(b, s, other);
          else push(s, b.decision('drift'), NATURE, other);
        },
      },
    };
  },
  moves: (b) => [
    {
      name: 'drift',
      args: [{ name: 'direction', domain: b.domain('die') }],
      decisions: ['drift'],
      uniform: true,
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, _nature, direction) => {
        const blocker = topArg(s, 0);
        pop(s);
        const to = b.topology.hexHex[blockerAt(b, s, blocker) * 6 + direction];
        const water = b.blockers[blocker].where === 'water';
        if (to < 0 || (b.land[b.fields.terrain.get(s, to)] === 0) !== water) return;
        b.fields.blocker.set(s, blocker, to);
        if (s.events) tell(s, 'drifted', { blocker: b.blockers[blocker].id, place: to });
      },
    },
  ],
  words: {
    terms: {
      'move.drift': 'It drifts',
      'decision.drift': 'It drifts, and chance says where',
      'event.drifted': 'The {blocker} drifts on.',
    },
  },
};

export const driftingSecondPiece = defineModule({
  id: 'variant/stobie-drifting-second-piece',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  host: 'seafarers/heading-for-new-shores',
  wants: [wanted.robber, wanted.pirate, wanted.sevens],
  takes: [houseRule('drifting-second-piece')],
  parts: [drift],
  words: {
    name: 'Stobie: drift of the piece not moved',
    summary: 'On a 7, whichever of robber and pirate was not moved drifts one hex at random.',
    rules: [
      'On a 7, when robber and pirate are both on the board, the one that was not moved goes one hex in a direction that a die names.',
      'It stays where it is if that would put the robber on the sea or the pirate on land.',
      'Where a rule that drives robber or pirate off the board is in play, it leaves the board instead.',
      { house: 'What drifts steals nothing. At the rim of the board it stays.' },
    ],
  },
});
