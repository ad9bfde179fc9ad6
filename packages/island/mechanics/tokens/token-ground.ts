import { push, type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Hex, tokenMask } from '../../board/index.ts';
import { type Book, NO_GOOD } from '../../rulebook/index.ts';
import type { CoverTokensConfig } from './cover-tokens.ts';
import { besideRed, isRed, RED_BITS } from './number-tokens.ts';

/** What should hold of the token that is taken: its hex lies at an own building, no building is left without any, no 6 or 8 meets another. */
export type TokenWish = 'own' | 'fed' | 'reds';

export interface TokenMigrationConfig {
  /** the label of the region that gives up its tokens; any hex does where none is said */
  readonly from?: string;
  /** any other hex gives its token up where the region has none left */
  readonly elsewhere?: boolean;
  /**
   * A hex gets a token when a route comes to one of its edges, which is usual, when somebody founds a building there, or when
   * another part asks for it (`b.the.migration.supply`).
   */
  readonly by?: 'route' | 'founding' | 'asking';
  /** which hexes outside the region: those without a number, which is usual, or all where nobody else lives */
  readonly to?: 'bare' | 'unsettled';
  /** the wishes in the order in which they give way where no token satisfies them all. Default all three. */
  readonly wishes?: readonly TokenWish[];
  /** wishes that never give way: then no token is moved */
  readonly must?: readonly TokenWish[];
  /** founding at this terrain outside changes the hex for one inside that has a token */
  readonly swaps?: string;
  /** tokens lie over printed numbers, which count again when they leave; there are none but these */
  readonly over?: CoverTokensConfig;
}

export const NOT_OWN = 1;
export const LEAVES_BARREN = 2;
export const REDS_MEET = 4;
const BITS: Readonly<Record<TokenWish, number>> = { own: NOT_OWN, fed: LEAVES_BARREN, reds: REDS_MEET };

const NOBODY: readonly Hex[] = [];

export type TokenGround = ReturnType<typeof makeGround>;

/** What tokens lie where, which may be taken, and which hexes at a corner want one. */
export function makeGround(b: Book, config: TokenMigrationConfig) {
  const {
    from: label,
    elsewhere = false,
    to: wanting = 'bare',
    wishes = ['own', 'fed', 'reds'],
    must = [],
    swaps,
    over,
  } = config;
  const { hexes } = b.topology;
  const firm = must.reduce((bits, wish) => bits | BITS[wish], 0);
  const levels = [...wishes, undefined].map((_, i) =>
    wishes.slice(i).reduce((bits, wish) => bits | BITS[wish], firm),
  );
  const inside = Uint8Array.from(b.layout.hexes, ({ region }) =>
    label === undefined || region === label ? 1 : 0,
  );
  const cover = over && b.row<Hex>('coverToken');
  const swapped = swaps === undefined ? -1 : b.terrain(swaps);
  const printed = b.layout.hexes.map(({ number }) => (number === undefined ? 0 : tokenMask([number].flat())));
  const hasToken = (s: State, hex: Hex): boolean =>
    cover ? cover.get(s, hex) !== 0 : b.fields.numbers.get(s, hex) !== 0;
  const isDry = (s: State): boolean => {
    for (let hex = 0; hex < hexes; hex++) if (inside[hex] === 1 && hasToken(s, hex)) return false;
    return true;
  };
  /** whether tokens come from there now */
  const isSource = (s: State, hex: Hex): boolean => inside[hex] === 1 || (elsewhere && isDry(s));
  const mayGive = (s: State, seat: Seat, hex: Hex, to: Hex, kept: number, stays: readonly Hex[]): boolean =>
    hex !== to &&
    !stays.includes(hex) &&
    hasToken(s, hex) &&
    isSource(s, hex) &&
    (b.the.migration.breaks(s, seat, hex, to) & kept) === 0;
  const isGiven = (s: State, seat: Seat, to: Hex, kept: number, stays: readonly Hex[]): boolean => {
    for (let hex = 0; hex < hexes; hex++) if (mayGive(s, seat, hex, to, kept, stays)) return true;
    return false;
  };
  /** the hexes at the corner that have been served since somebody founded there */
  const servedAt = (corner: Corner, served: number): readonly Hex[] =>
    served === 0 ? NOBODY : b.walks.hexesAt[corner].filter((_, i) => (served >> i) & 1);
  /** whether whoever founds there changes the hex for another */
  const takesSwap = (s: State, hex: Hex): boolean =>
    inside[hex] === 0 && b.fields.terrain.get(s, hex) === swapped;
  const livesAlone = (s: State, hex: Hex, corner: Corner): boolean =>
    b.walks.cornersOf[hex].every((at) => at === corner || b.fields.building.get(s, at) === 0);
  /** whether it lies outside and waits for a token; others may wait inside, for what chance or ice took from them */
  const isBare = (s: State, hex: number): boolean =>
    hex >= 0 &&
    inside[hex] === 0 &&
    b.fields.numbers.get(s, hex) === 0 &&
    b.rules.hexGood(s, hex) !== NO_GOOD;
  const wants = (s: State, hex: Hex, corner: Corner): boolean =>
    wanting === 'bare'
      ? isBare(s, hex)
      : b.rules.hexGood(s, hex) !== NO_GOOD && !hasToken(s, hex) && livesAlone(s, hex, corner);
  return {
    inside,
    hasToken,
    isSource,
    isBare,
    mayGive,
    takesSwap,
    /** whether a 6 or 8 that is brought there would lie beside another token of the kind */
    redsAt: (s: State, from: Hex, to: Hex): boolean => {
      if (!cover) return (b.fields.numbers.get(s, from) & RED_BITS) !== 0 && besideRed(b, s, to, from);
      return (
        isRed(cover.get(s, from)) &&
        b.walks.hexesBeside[to].some((hex) => hex !== from && isRed(cover.get(s, hex)))
      );
    },
    /** the wishes that some token can satisfy */
    level: (s: State, seat: Seat, to: Hex, stays: readonly Hex[]): number =>
      levels.find((kept) => isGiven(s, seat, to, kept, stays)) ?? firm,
    servedAt,
    /** the token of the one hex comes to the other */
    give: (s: State, to: Hex, from: Hex): void => {
      const mask = b.fields.numbers.get(s, from);
      b.fields.numbers.set(s, from, cover ? printed[from] : 0);
      b.fields.numbers.set(s, to, mask);
      if (cover) {
        cover.set(s, to, cover.get(s, from));
        cover.set(s, from, 0);
      }
      if (s.events) tell(s, 'number-laid', { hex: to, number: 31 - Math.clz32(mask), from });
    },
    /** asks for the first hex at the corner that wants a token, or to be changed, and can be helped */
    nextAt: (s: State, seat: Seat, corner: Corner, served: number): void => {
      const stays = servedAt(corner, served);
      for (const hex of b.walks.hexesAt[corner]) {
        if (stays.includes(hex)) continue;
        const swap = takesSwap(s, hex);
        if ((swap || wants(s, hex, corner)) && isGiven(s, seat, hex, firm, stays)) {
          push(s, b.decision(swap ? 'swap-hex' : 'move-token'), 1 << seat, hex, corner, served);
          return;
        }
      }
    },
  };
}
