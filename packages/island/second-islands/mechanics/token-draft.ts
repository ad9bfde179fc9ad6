import { type MoveList, NATURE, pop, push, reason, type State, tell } from '@hexwright/kernel';
import { type Hex, tokenMask } from '../../board/index.ts';
import { DRAFT, drafter, lacksNumber, NUMBERS, numberArg } from '../../mechanics/index.ts';
import { type Book, field, handlesOf, NO_GOOD, type Part, type Terms } from '../../rulebook/index.ts';
import { FITS, makeTokenFit, type TokenLaws, UNFIT } from './token-fit.ts';

const fields = {
  /** by number: tokens still to be laid */
  tokensLeft: field.row(NUMBERS),
  /** by number: tokens that fit nowhere yet */
  tokensWaiting: field.row(NUMBERS, {
    noLook: 'they are laid as soon as there is a place, before the first turn',
  }),
  tokensLaid: field.cell({ noLook: 'the tokens lie on the board' }),
};

export interface TokenDraftConfig extends TokenLaws {
  /** the option that says how tokens are laid: 'random', 'snake' or 'draft' */
  readonly method: string;
  /** what the players lay first, then next, then last */
  readonly stages: readonly TokenStage[];
}

export interface TokenStage {
  readonly numbers: readonly number[];
  /** whether they leave a hex without a number at every inland corner, if they can */
  readonly open?: boolean;
}

/**
 * The number tokens of the stack `draft` are laid on a board that the players have made, under rules about who may be
 * neighbours: by chance, along a snake of rows in which tokens change places, or by the players in turn. Chance lays
 * only what leaves a place for all the others. Not every board can keep every rule; then the least is broken.
 */
export function tokenDraft(config: TokenDraftConfig): Part {
  return {
    id: 'token-draft',
    words: { terms: tokenDraftTerms },
    looks: { fields: { tokensLeft: { on: 'stock', shape: 'chit', of: 'number' } } },
    of: config,
    fields,
    decisions: {
      'lay-token': { nature: (b) => b.option<string>(config.method) !== 'draft' },
      'draw-token': { nature: true },
    },
    setupSteps: (b) => {
      const { tokensLeft: left, tokensWaiting: waiting, tokensLaid: laid } = handlesOf(b, fields);
      const method = b.option<string>(config.method);
      const ground = makeGround(b);
      const goesOn = (s: State): boolean => {
        let tokens = 0;
        for (let n = 0; n < NUMBERS; n++) tokens += left.get(s, n) + waiting.get(s, n);
        return tokens > 0 && ground.path(s) > 0;
      };
      return [
        {
          before: 'prepare',
          add: {
            id: 'lay-tokens',
            run: (s) => {
              if (laid.get(s) === 0)
                for (const n of (b.layout.stacks[DRAFT]?.numbers ?? []).flat()) left.add(s, n, 1);
              if (!goesOn(s)) return;
              if (method === 'snake') push(s, b.decision('draw-token'), NATURE);
              else {
                const seat = drafter(
                  b,
                  s,
                  b.cell('draftCount').get(s) + b.cell('harboursLaid').get(s) + laid.get(s),
                );
                push(s, b.decision('lay-token'), method === 'draft' ? 1 << seat : NATURE);
              }
            },
            again: goesOn,
          },
        },
      ];
    },
    moves: (b) => {
      const { tokensLeft: left, tokensWaiting: waiting, tokensLaid: laid } = handlesOf(b, fields);
      const ground = makeGround(b);
      const fit = makeTokenFit(b, config);
      const byChance = b.option<string>(config.method) === 'random';

      const put = (s: State, n: number, hex: Hex): void => {
        b.fields.numbers.set(s, hex, 1 << n);
        laid.add(s, 1);
        if (s.events) tell(s, 'token-laid', { number: n, hex });
      };
      const stages = config.stages.map((stage) => tokenMask([...stage.numbers]));
      const opening = tokenMask(config.stages.flatMap((stage) => (stage.open ? stage.numbers : [])));
      /** the numbers whose turn it is, as bits */
      const stage = (s: State): number => {
        for (const numbers of stages) {
          let here = 0;
          for (let n = 0; n < NUMBERS; n++) if ((numbers >> n) & 1 && left.get(s, n) > 0) here |= 1 << n;
          if (here) return here;
        }
        return 0;
      };
      const early = (numbers: number): boolean => (numbers & opening) !== 0;
      const leastBroken = (s: State, numbers: number): number => {
        let least = UNFIT;
        for (let hex = 0; hex < b.topology.hexes && least > FITS; hex++) {
          if (!ground.waits(s, hex)) continue;
          for (let n = 0; n < NUMBERS; n++)
            if ((numbers >> n) & 1) least = Math.min(least, fit.breaks(s, hex, n, early(numbers)));
        }
        return least;
      };

      return [
        {
          name: 'lay-token',
          args: [numberArg, { name: 'hex', domain: b.domain('hex') }],
          decisions: ['lay-token'],
          list: (s, _seat, out) => {
            if (byChance) {
              listByChance(s, out);
              return;
            }
            const numbers = stage(s);
            const least = leastBroken(s, numbers);
            for (let n = 0; n < NUMBERS; n++) {
              if (!((numbers >> n) & 1)) continue;
              for (let hex = 0; hex < b.topology.hexes; hex++)
                if (ground.waits(s, hex) && fit.breaks(s, hex, n, early(numbers)) === least) out.put(n, hex);
            }
          },
          apply: (s, _seat, n, hex) => {
            pop(s);
            left.add(s, n, -1);
            put(s, n, hex);
          },
          why: (s, _seat, n, hex) => {
            if (n < 0) return undefined;
            if (!((stage(s) >> n) & 1)) return reason('token-order', 'another number is laid first');
            if (!ground.waits(s, hex)) return reason('no-number-here', 'that hex takes no number');
            return reason('token-neighbours', 'its neighbours do not let that number lie there');
          },
        },
        {
          name: 'draw-token',
          args: [numberArg],
          decisions: ['draw-token'],
          list: (s, _nature, out) => {
            for (let n = 0; n < NUMBERS; n++) if (left.get(s, n) > 0) out.weigh(left.get(s, n), n);
            // Only tokens that found no place are left: they go where there is room.
            if (out.length === 0)
              for (let n = 0; n < NUMBERS; n++) if (waiting.get(s, n) > 0) out.weigh(waiting.get(s, n), n);
          },
          apply: (s, _nature, n) => {
            pop(s);
            ground.path(s);
            const here = ground.next;
            const last = left.get(s, n) === 0;
            (last ? waiting : left).add(s, n, -1);
            if (fit.breaks(s, here, n, false) === FITS) put(s, n, here);
            else if (!exchange(s, n, here, last)) {
              if (last) put(s, n, here);
              else waiting.add(s, n, 1);
            }
            layWaiting(s);
          },
        },
      ];

      /** For the next hex: the numbers after which the rest of the board can still be laid, as far as there are any. */
      function listByChance(s: State, out: MoveList): void {
        ground.path(s);
        const hex = ground.next;
        for (let worst = FITS; worst < UNFIT && out.length === 0; worst++)
          for (let n = 0; n < NUMBERS; n++)
            if (left.get(s, n) > 0 && fit.completes(s, hex, n, left, worst))
              out.weigh(left.get(s, n), n, hex);
        for (let worst = FITS; worst <= UNFIT && out.length === 0; worst++)
          for (let n = 0; n < NUMBERS; n++)
            if (left.get(s, n) > 0 && fit.breaks(s, hex, n, false) === worst)
              out.weigh(left.get(s, n), n, hex);
      }

      /**
       * The token goes to the last hex that would take it, and what lay there comes here, if that is right here.
       * Where it matters no more whether that is the last one, it is the last with which the exchange is right.
       */
      function exchange(s: State, n: number, here: number, any: boolean): boolean {
        for (let i = ground.laidOnPath - 1; i >= 0; i--) {
          const hex = ground.hexes[i];
          const other = b.fields.numbers.get(s, hex);
          if (other === 1 << n) continue;
          b.fields.numbers.set(s, hex, 0);
          if (fit.breaks(s, hex, n, false) === FITS) {
            b.fields.numbers.set(s, hex, 1 << n);
            const otherNumber = 31 - Math.clz32(other);
            if (fit.breaks(s, here, otherNumber, false) === FITS) {
              if (s.events) tell(s, 'tokens-exchanged', { number: n, other: otherNumber, hex });
              put(s, otherNumber, here);
              return true;
            }
            b.fields.numbers.set(s, hex, other);
            if (!any) return false;
          }
          b.fields.numbers.set(s, hex, other);
        }
        return false;
      }

      /** Tokens that wait go to the next hex that takes them, if there is one. */
      function layWaiting(s: State): void {
        for (let n = 0; n < NUMBERS; n++)
          while (
            waiting.get(s, n) > 0 &&
            ground.path(s) > 0 &&
            fit.breaks(s, ground.next, n, false) === FITS
          ) {
            waiting.add(s, n, -1);
            put(s, n, ground.next);
            n = 0;
          }
      }
    },
  };
}

/** The board as tokens see it. */
function makeGround(b: Book) {
  const { hexes, q, r } = b.topology;
  const { numbers } = b.fields;
  const byRow = Int16Array.from({ length: hexes }, (_, hex) => hex).sort(
    (x, z) => r[x] - r[z] || q[x] - q[z],
  );
  const order = new Int16Array(hexes);

  const produces = (s: State, hex: Hex): boolean => b.gives[b.fields.terrain.get(s, hex)] !== NO_GOOD;

  return {
    hexes: order,
    /** of the path: how many hexes at its beginning carry a token, and the first that does not */
    laidOnPath: 0,
    next: -1,
    waits: (s: State, hex: Hex): boolean => lacksNumber(b, s, hex),
    /** finds the way row by row, there and back again; answers how many hexes still wait for a token */
    path(s: State): number {
      let length = 0;
      let rows = 0;
      for (let i = 0; i < hexes; ) {
        let end = i;
        while (end < hexes && r[byRow[end]] === r[byRow[i]]) end++;
        const before = length;
        for (let k = 0; k < end - i; k++) {
          const hex = byRow[rows % 2 === 0 ? i + k : end - 1 - k];
          if (produces(s, hex)) order[length++] = hex;
        }
        if (length > before) rows++;
        i = end;
      }
      this.laidOnPath = 0;
      while (this.laidOnPath < length && numbers.get(s, order[this.laidOnPath]) !== 0) this.laidOnPath++;
      this.next = this.laidOnPath < length ? order[this.laidOnPath] : -1;
      return length - this.laidOnPath;
    },
  };
}

const tokenDraftTerms: Terms = {
  'field.tokensLeft': 'Number tokens still to be laid',
  'move.lay-token': 'Lay the number here',
  'move.draw-token': 'A number token is drawn',
  'decision.lay-token': 'Lay a number token',
  'decision.draw-token': 'The next number token is drawn',
  'event.token-laid': 'The number {number} is laid.',
  'event.tokens-exchanged': 'The numbers {number} and {other:number} change places.',
  'reason.token-order': 'Another number is laid first.',
  'reason.no-number-here': 'That hex takes no number.',
  'reason.token-neighbours': 'Its neighbours do not let that number lie there.',
};
