import { NATURE, pop, push, reason, type State, tell } from '@hexwright/kernel';
import { tokenMask } from '../board/index.ts';
import { type Book, NO_GOOD, type Part } from '../rulebook/index.ts';
import { DRAFT, drafter } from './board-draft.ts';
import { lacksNumber, NUMBERS, numberArg } from './number-tokens.ts';

export interface TokenDraftConfig {
  /** the option that says how tokens are laid: 'random', 'snake' or 'draft' */
  readonly method: string;
  /** what is laid first, then next, then last, but for the snake */
  readonly stages: readonly TokenStage[];
  /** numbers that never lie on all three hexes of an inland corner */
  readonly strong: readonly number[];
  /** whether two numbers may never be neighbours */
  readonly apart: (one: number, other: number) => boolean;
  /** more of the same, each if its option is chosen, which give way before anything else does */
  readonly wishes: readonly { readonly option: string; readonly apart: TokenDraftConfig['apart'] }[];
}

export interface TokenStage {
  readonly numbers: readonly number[];
  /** whether they leave a hex without a number at every inland corner, if they can */
  readonly open?: boolean;
}

/** What a token breaks: as little as can be has to be chosen. */
const FITS = 0;
const UNWISHED = 1;
const UNFIT = 2;

/**
 * The number tokens of the stack `draft` are laid on a board that the players have made, under rules about who may be
 * neighbours: by chance, along a snake of rows in which tokens change places, or by the players in turn. Not every
 * board can keep every rule; then the least is broken.
 */
export function tokenDraft(config: TokenDraftConfig): Part {
  return {
    fields: {
      /** by number: tokens still to be laid */
      tokensLeft: { per: [NUMBERS] },
      /** by number: tokens that fit nowhere yet */
      tokensWaiting: { per: [NUMBERS] },
      tokensLaid: {},
    },
    decisions: { 'lay-token': {}, 'draw-token': {} },
    setupSteps: (b) => {
      const left = b.field('tokensLeft');
      const waiting = b.field('tokensWaiting');
      const laid = b.field('tokensLaid');
      const method = b.option<string>(config.method);
      const ground = makeGround(b, config);
      const goesOn = (s: State): boolean => {
        let tokens = 0;
        for (let n = 0; n < NUMBERS; n++) tokens += s.cells[left + n] + s.cells[waiting + n];
        return tokens > 0 && ground.path(s) > 0;
      };
      return [
        {
          before: 'prepare',
          add: {
            id: 'lay-tokens',
            run: (s) => {
              if (s.cells[laid] === 0)
                for (const n of (b.layout.stacks[DRAFT]?.numbers ?? []).flat()) s.cells[left + n]++;
              if (!goesOn(s)) return;
              if (method === 'snake') push(s, b.decision('draw-token'), NATURE);
              else {
                const seat = drafter(
                  b,
                  s,
                  s.cells[b.field('draftCount')] + s.cells[b.field('harboursLaid')] + s.cells[laid],
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
      const left = b.field('tokensLeft');
      const waiting = b.field('tokensWaiting');
      const laid = b.field('tokensLaid');
      const ground = makeGround(b, config);

      const put = (s: State, n: number, hex: number): void => {
        s.cells[b.at.numbers + hex] = 1 << n;
        s.cells[laid]++;
        if (s.events) tell(s, 'token-laid', { number: n, hex });
      };
      const stages = config.stages.map((stage) => tokenMask([...stage.numbers]));
      const opening = tokenMask(config.stages.flatMap((stage) => (stage.open ? stage.numbers : [])));
      /** the numbers whose turn it is, as bits */
      const stage = (s: State): number => {
        for (const numbers of stages) {
          let here = 0;
          for (let n = 0; n < NUMBERS; n++) if ((numbers >> n) & 1 && s.cells[left + n] > 0) here |= 1 << n;
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
            if ((numbers >> n) & 1) least = Math.min(least, ground.breaks(s, hex, n, early(numbers)));
        }
        return least;
      };

      return [
        {
          name: 'lay-token',
          args: [numberArg, { name: 'hex', domain: b.domain('hex') }],
          decisions: ['lay-token'],
          list: (s, _seat, out) => {
            const numbers = stage(s);
            const least = leastBroken(s, numbers);
            for (let n = 0; n < NUMBERS; n++) {
              if (!((numbers >> n) & 1)) continue;
              for (let hex = 0; hex < b.topology.hexes; hex++)
                if (ground.waits(s, hex) && ground.breaks(s, hex, n, early(numbers)) === least)
                  out.put(n, hex);
            }
          },
          apply: (s, _seat, n, hex) => {
            pop(s);
            s.cells[left + n]--;
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
            for (let n = 0; n < NUMBERS; n++) if (s.cells[left + n] > 0) out.weigh(s.cells[left + n], n);
            // Only tokens that found no place are left: they go where there is room.
            if (out.length === 0)
              for (let n = 0; n < NUMBERS; n++)
                if (s.cells[waiting + n] > 0) out.weigh(s.cells[waiting + n], n);
          },
          apply: (s, _nature, n) => {
            pop(s);
            ground.path(s);
            const here = ground.next;
            if (s.cells[left + n] === 0) {
              s.cells[waiting + n]--;
              put(s, n, here);
              return;
            }
            s.cells[left + n]--;
            if (ground.breaks(s, here, n, false) === FITS) put(s, n, here);
            else if (!exchange(s, n, here)) s.cells[waiting + n]++;
            layWaiting(s);
          },
        },
      ];

      /** The token goes to the last hex that would take it, and what lay there comes here, if that is right here. */
      function exchange(s: State, n: number, here: number): boolean {
        for (let i = ground.laidOnPath - 1; i >= 0; i--) {
          const hex = ground.hexes[i];
          const other = s.cells[b.at.numbers + hex];
          if (other === 1 << n) continue;
          s.cells[b.at.numbers + hex] = 0;
          if (ground.breaks(s, hex, n, false) === FITS) {
            s.cells[b.at.numbers + hex] = 1 << n;
            const otherNumber = 31 - Math.clz32(other);
            if (ground.breaks(s, here, otherNumber, false) === FITS) {
              if (s.events) tell(s, 'tokens-exchanged', { number: n, other: otherNumber, hex });
              put(s, otherNumber, here);
              return true;
            }
            s.cells[b.at.numbers + hex] = other;
            return false;
          }
          s.cells[b.at.numbers + hex] = other;
        }
        return false;
      }

      /** Tokens that wait go to the next hex that takes them, if there is one. */
      function layWaiting(s: State): void {
        for (let n = 0; n < NUMBERS; n++)
          while (
            s.cells[waiting + n] > 0 &&
            ground.path(s) > 0 &&
            ground.breaks(s, ground.next, n, false) === FITS
          ) {
            s.cells[waiting + n]--;
            put(s, n, ground.next);
            n = 0;
          }
      }
    },
  };
}

/** The board as tokens see it. */
function makeGround(b: Book, config: TokenDraftConfig) {
  const { hexes, hexHex, hexPlace, hexPlaceFrom, cornerHex, cornerHexFrom, q, r } = b.topology;
  const numbers = b.at.numbers;
  const strong = tokenMask([...config.strong]);
  const wishes = config.wishes.filter(({ option }) => b.option<boolean>(option));
  const byRow = Int16Array.from({ length: hexes }, (_, hex) => hex).sort(
    (x, z) => r[x] - r[z] || q[x] - q[z],
  );
  const order = new Int16Array(hexes);

  const produces = (s: State, hex: number): boolean => b.gives[s.cells[b.at.terrain + hex]] !== NO_GOOD;
  /** by number: the numbers that keep away from it, as bits */
  const maskOf = (apart: TokenDraftConfig['apart']): Int32Array =>
    Int32Array.from({ length: NUMBERS }, (_, n) =>
      tokenMask(Array.from({ length: NUMBERS }, (_, other) => other).filter((other) => apart(n, other))),
    );
  const foes = maskOf(config.apart);
  const unwished = maskOf((n, other) => wishes.some(({ apart }) => apart(n, other)));
  /** whether the three hexes of an inland corner of this one would all carry a number out of these */
  const closes = (s: State, hex: number, among: number): boolean => {
    for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
      const corner = hexPlace[i];
      if (cornerHexFrom[corner + 1] - cornerHexFrom[corner] < 3) continue;
      let all = true;
      for (let k = cornerHexFrom[corner]; k < cornerHexFrom[corner + 1] && all; k++)
        all = cornerHex[k] === hex || (s.cells[numbers + cornerHex[k]] & among) !== 0;
      if (all) return true;
    }
    return false;
  };

  return {
    hexes: order,
    /** of the path: how many hexes at its beginning carry a token, and the first that does not */
    laidOnPath: 0,
    next: -1,
    waits: (s: State, hex: number): boolean => lacksNumber(b, s, hex),
    breaks: (s: State, hex: number, n: number, early: boolean): number => {
      let wished = true;
      for (let i = hex * 6; i < hex * 6 + 6; i++) {
        if (hexHex[i] < 0) continue;
        const beside = s.cells[numbers + hexHex[i]];
        if (beside & foes[n]) return UNFIT;
        if (beside & unwished[n]) wished = false;
      }
      if ((strong >> n) & 1 && closes(s, hex, strong)) return UNFIT;
      if (early && closes(s, hex, ~0)) return UNWISHED;
      return wished ? FITS : UNWISHED;
    },
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
      while (this.laidOnPath < length && s.cells[numbers + order[this.laidOnPath]] !== 0) this.laidOnPath++;
      this.next = this.laidOnPath < length ? order[this.laidOnPath] : -1;
      return length - this.laidOnPath;
    },
  };
}

export const tokenDraftTerms: Readonly<Record<string, string>> = {
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
