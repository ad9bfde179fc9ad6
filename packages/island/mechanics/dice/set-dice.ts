import {
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setToMove,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { type Book, field, handlesOf, NO_GOOD, type Part, taken, wanted } from '../../rulebook/index.ts';
import { forgetDebts } from '../core/production.ts';

const fields = {
  /** by seat: the face that it has set; 0 before that */
  dieSet: field.row('seat', { audience: 'owner', noLook: 'whoever has set a die knows it for a moment' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    setDice: SetDicePoints;
  }
}

export interface SetDicePoints {
  /** the seat that sets the yellow die; the active one sets the red */
  partner(s: State): Seat;
  /** the number of a turn is wanted: what comes before the dice are set */
  begin(s: State): void;
  /** lets both seats set their dice in secret, each to one of these faces, as bits */
  ask(s: State, red: number, yellow: number): void;
  /** both dice lie open */
  show(s: State, red: number, yellow: number): void;
  /** for bots, in points: how much better it is for one of the two to set its die out of these faces than out of all */
  promise(s: State, seat: Seat, red: number, yellow: number): number;
}

const FACES = 6;
/** the bit of each face, and of all of them */
export const face = (n: number): number => 1 << (n - 1);
export const ALL_FACES = (1 << FACES) - 1;

/** what bots think, in points: of a card, of one that another gets, of moving the robber and of suffering it */
const CARD = 0.2;
const THEIRS = 0.05;
const ROBBING = 0.3;
const ROBBED = 0.1;
/** so much better a face must be for the other to be nearly three times as likely */
const DOUBT = 0.05;

const FORBIDDEN = reason('face-forbidden', 'the die may not show that now');

/**
 * The dice are not rolled: the seat whose turn it is and the one on its left set one each in secret, and both are laid
 * open at once.
 */
export function setDice(): Part {
  const faces = (name: string) => ({ name, domain: { id: 'faces', size: ALL_FACES + 1 } });
  return {
    id: 'set-dice',
    takes: [taken.dice],
    leaves: [wanted.luck.thing],
    fields,
    decisions: {
      'set-die': { args: () => [faces('red'), faces('yellow')], unforeseen: true },
      'show-dice': {
        nature: true,
        args: () => [faces('red'), faces('yellow')],
        unforeseen: true,
        outcomesFor: () => 0,
      },
    },
    brings: ['setDice'],
    overridesAny: { askNumber: 'players set the dice: what is done to a roll has nothing to do' },
    rules: (was, b) => {
      const { dieSet } = handlesOf(b, fields);
      const setting = b.decision('set-die');
      const showing = b.decision('show-dice');
      const promise = makePromise(b);
      return {
        askNumber: (s) => b.the.setDice.begin(s),
        setDice: {
          begin: (s) => b.the.setDice.ask(s, ALL_FACES, ALL_FACES),
          partner: (s) => b.rivals[b.fields.active.get(s)][0],
          ask: (s, red, yellow) =>
            push(s, setting, (1 << b.fields.active.get(s)) | (1 << b.the.setDice.partner(s)), red, yellow),
          show: (s, red, yellow) => {
            const number = red + yellow;
            b.fields.dice.set(s, 0, red);
            b.fields.dice.set(s, 1, yellow);
            if (s.events) tell(s, 'dice-shown', { seat: b.fields.active.get(s), red, yellow, number });
            b.rules.onNumber(s, number);
          },
          promise,
        },
        hints: {
          promised: (s, seat) => {
            const promised = was.hints.promised(s, seat);
            const open = topKind(s);
            if (open !== setting && open !== showing) return promised;
            const active = b.fields.active.get(s);
            if (seat !== active && seat !== b.the.setDice.partner(s)) return promised;
            const own = dieSet.get(s, seat);
            const [red, yellow] = [topArg(s, 0), topArg(s, 1)];
            if (own <= 0) return promised + promise(s, seat, red, yellow);
            return (
              promised +
              (seat === active ? promise(s, seat, face(own), yellow) : promise(s, seat, red, face(own)))
            );
          },
        },
      };
    },
    moves: (b) => {
      const { dieSet } = handlesOf(b, fields);
      const allowed = (s: State, seat: Seat): number => topArg(s, seat === b.fields.active.get(s) ? 0 : 1);
      return [
        {
          name: 'set-die',
          args: [{ name: 'face', domain: b.domain('die') }],
          decisions: ['set-die'],
          list: (s, seat, out) => {
            const bits = allowed(s, seat);
            for (let i = 0; i < FACES; i++) if ((bits >> i) & 1) out.put(i);
          },
          apply: (s, seat, i) => {
            dieSet.set(s, seat, i + 1);
            if (s.events) tell(s, 'die-set', { seat }, { seats: 1 << seat, data: { face: i + 1 } });
            const left = toMove(s) & ~(1 << seat);
            if (left) return setToMove(s, left);
            const [red, yellow] = [topArg(s, 0), topArg(s, 1)];
            pop(s);
            push(s, b.decision('show-dice'), NATURE, red, yellow);
          },
          why: (s, seat, i) => (i >= 0 && ((allowed(s, seat) >> i) & 1) === 0 ? FORBIDDEN : undefined),
          audience: (_s, seat) => 1 << seat,
        },
        {
          name: 'show-dice',
          args: [
            { name: 'red', domain: b.domain('die') },
            { name: 'yellow', domain: b.domain('die') },
          ],
          decisions: ['show-dice'],
          list: (s, _nature, out) => {
            const [active, partner] = [b.fields.active.get(s), b.the.setDice.partner(s)];
            out.put(dieSet.get(s, active) - 1, dieSet.get(s, partner) - 1);
          },
          apply: (s, _nature, red, yellow) => {
            pop(s);
            dieSet.fill(s, 0);
            b.the.setDice.show(s, red + 1, yellow + 1);
          },
          // the event tells it to all, but not before
          audience: () => 0,
        },
      ];
    },
    resample: (b) => {
      const { dieSet } = handlesOf(b, fields);
      const setting = b.decision('set-die');
      const showing = b.decision('show-dice');
      return (s, viewer, rng) => {
        const kind = topKind(s);
        if (kind !== setting && kind !== showing) return;
        const active = b.fields.active.get(s);
        for (const [seat, bits] of [
          [active, topArg(s, 0)],
          [b.the.setDice.partner(s), topArg(s, 1)],
        ]) {
          const open = kind === setting && (toMove(s) >> seat) & 1;
          if (seat === viewer || open) continue;
          const faces = facesOf(bits);
          dieSet.set(s, seat, faces[rng.below(faces.length)]);
        }
      };
    },
    words: {
      terms: {
        'decision.set-die': 'Set your die in secret',
        'decision.show-dice': 'Both dice are shown',
        'move.set-die': 'Set the die',
        'move.show-dice': 'The dice',
        'event.die-set': '{seat} has set a die.',
        'event.die-set.known': '{seat} has set a die: {face}.',
        'event.dice-shown': 'The dice show {red} and {yellow}: {number}.',
        'reason.face-forbidden': 'The die may not show that now.',
      },
    },
    looks: { numbers: { 'dice-shown': { by: 'dice' } } },
  };
}

function facesOf(bits: number): number[] {
  return Array.from({ length: FACES }, (_, i) => i + 1).filter((n) => (bits & face(n)) !== 0);
}

/** What the number would owe everybody, as everybody can see on the board. */
function owedFor(b: Book, s: State, number: number): void {
  forgetDebts(b);
  for (let hex = 0; hex < b.topology.hexes; hex++) {
    if (!b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex)) continue;
    const good = b.rules.hexGood(s, hex);
    if (good === NO_GOOD) continue;
    for (const corner of b.walks.cornersOf[hex]) {
      const mark = b.fields.building.get(s, corner);
      if (mark !== 0 && b.ownerOf[mark] < b.seats)
        b.rules.hexOwes(s, hex, good, corner, b.pieceOf[mark], b.ownerOf[mark]);
    }
  }
}

/** The seat sets its own die as is best for it, where the other, who thinks the same, rather does what is good for that one. */
function makePromise(b: Book): SetDicePoints['promise'] {
  const mine = new Float64Array(2 * FACES + 1);
  const theirs = new Float64Array(2 * FACES + 1);
  const likely = new Float64Array(FACES + 1);
  const G = b.goods.length;
  const weigh = (s: State, seat: Seat, value: Float64Array, number: number): void => {
    if (b.rules.isSeven(s, number)) {
      value[number] = seat === b.fields.active.get(s) ? ROBBING : -ROBBED;
      value[number] -= CARD * b.rules.discardCount(s, seat);
      for (const other of b.rivals[seat]) value[number] += THEIRS * b.rules.discardCount(s, other);
      return;
    }
    value[number] = CARD * b.owedChoice[seat];
    for (let good = 0; good < G; good++) {
      if (b.owedOf[good] === 0) continue;
      const own = b.owed[seat * G + good];
      value[number] += CARD * own - THEIRS * (b.owedOf[good] - own);
    }
  };
  const best = (own: readonly number[], other: readonly number[]): number => {
    let sum = 0;
    for (const face of other) {
      let expected = 0;
      for (const against of own) expected += theirs[face + against] / own.length;
      likely[face] = Math.exp(expected / DOUBT);
      sum += likely[face];
    }
    let most = Number.NEGATIVE_INFINITY;
    for (const face of own) {
      let expected = 0;
      for (const against of other) expected += (mine[face + against] * likely[against]) / sum;
      most = Math.max(most, expected);
    }
    return most;
  };
  const all = facesOf(ALL_FACES);
  return (s, seat, red, yellow) => {
    const active = b.fields.active.get(s);
    const other = seat === active ? b.the.setDice.partner(s) : active;
    for (let number = 2; number <= 2 * FACES; number++) {
      owedFor(b, s, number);
      weigh(s, seat, mine, number);
      weigh(s, other, theirs, number);
    }
    forgetDebts(b);
    const [own, foreign] = seat === active ? [red, yellow] : [yellow, red];
    return best(facesOf(own), facesOf(foreign)) - best(all, all);
  };
}
