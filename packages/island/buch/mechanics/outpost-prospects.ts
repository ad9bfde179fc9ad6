import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { ANY_GOOD, type Book, makeMemory, NO_GOOD } from '../../rulebook/index.ts';
import { type ColonyTokensConfig, colonyTokensOf } from './colony-tokens.ts';
import type { Outposts } from './outposts.ts';

/** in points: a settlement that outposts make room for, and what each outpost that is missing leaves of it */
const ROOM = 0.4;
const MISSING = 0.4;
/** what counts of the best place and of the next, and what an outpost is worth by itself */
const FIRST = 0.6;
const SECOND = 0.15;
const POST = 0.03;
/** what uncovering a hex brings, and more as long as no place is free to settle */
const FIND = 0.1;
const FIND_ROOM = 0.25;
/** a token a roll, for the rest of the game */
const INCOME = 8;
/** tokens of choice, and goods that come to the hand at once */
const BEST = 0.25;
const PLAIN = 0.14;

/** What outposts and colonies promise a seat, in points: bots go by it. */
export interface Prospects {
  /** of the outposts that it has, and what its colonies bring */
  worth(s: State, seat: Seat): number;
  /** of one more on the hex; an unknown one is uncovered first */
  gain(s: State, seat: Seat, hex: Hex): number;
}

export function makeProspects(b: Book, tokens: ColonyTokensConfig, posts: Outposts): Prospects {
  const own = colonyTokensOf(b, tokens);
  const unknown = b.terrain('unknown');
  const settlement = b.piece('settlement').index;
  const { terrain, building, supply } = b.fields;
  const { hexes, corners, cornerHex, cornerHexFrom, hexPlace, hexPlaceFrom } = b.topology;
  const odds = new Float64Array(13);
  /** by corner: what hexes away from home would bring a settlement, in points a roll */
  const site = new Float64Array(corners);
  const board = makeMemory(b);
  const survey = (s: State): void => {
    if (board.same(s)) return;
    site.fill(0);
    b.the.hints.odds(s, 1, odds);
    for (let hex = 0; hex < hexes; hex++) {
      const bits = b.layout.hexes[hex].region === tokens.home ? 0 : b.fields.numbers.get(s, hex);
      const good = bits === 0 ? NO_GOOD : b.rules.hexGood(s, hex);
      if (good === NO_GOOD) continue;
      const kind = own.kindOf(good);
      const each = good === ANY_GOOD ? BEST : kind < 0 ? PLAIN : tokens.tokens[kind].yields;
      for (let n = 2; n < 13; n++)
        if ((bits >> n) & 1)
          for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) site[hexPlace[i]] += odds[n] * each;
    }
  };
  /** what the corner is worth with one more outpost on `more`, which may be none */
  const placeWorth = (s: State, seat: Seat, corner: Corner, more: number): number => {
    if (site[corner] === 0 || building.get(s, corner) !== 0 || own.isHome(corner)) return 0;
    let missing = 0;
    let there = 0;
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
      const hex = cornerHex[i];
      if (!b.land[terrain.get(s, hex)]) continue;
      if (hex === more || posts.has(s, seat, hex)) there++;
      else missing++;
    }
    if (there === 0 || b.rules.barFound(s, seat, corner)) return 0;
    return (ROOM + INCOME * site[corner]) * MISSING ** missing;
  };
  const best = [0, 0];
  /** the two best places, one of which may be made with `more` */
  const look = (s: State, seat: Seat): void => {
    best.fill(0);
    const left = supply.get(s, seat, settlement);
    if (left === 0) return;
    for (let corner = 0; corner < corners; corner++) {
      const worth = placeWorth(s, seat, corner, -1);
      if (worth > best[0]) {
        best[1] = left > 1 ? best[0] : 0;
        best[0] = worth;
      } else if (left > 1 && worth > best[1]) best[1] = worth;
    }
  };
  const isPost = (s: State, seat: Seat): boolean => {
    for (let hex = 0; hex < hexes; hex++) if (posts.has(s, seat, hex)) return true;
    return false;
  };
  return {
    worth: (s, seat) => {
      survey(s);
      let sum = 0;
      if (isPost(s, seat)) {
        look(s, seat);
        sum += FIRST * best[0] + SECOND * best[1] + POST * posts.count(s, seat);
      }
      for (let corner = 0; corner < corners; corner++) {
        if (site[corner] === 0 || own.isHome(corner)) continue;
        const mark = building.get(s, corner);
        if (mark !== 0 && b.ownerOf[mark] === seat && b.drawsOf[b.pieceOf[mark]] > 0)
          sum += INCOME * site[corner];
      }
      return sum;
    },
    gain: (s, seat, hex) => {
      survey(s);
      const left = supply.get(s, seat, settlement);
      if (terrain.get(s, hex) === unknown) {
        if (left === 0) return FIND;
        look(s, seat);
        return FIND + (best[0] < ROOM ? FIND_ROOM : 0);
      }
      if (left === 0) return POST;
      look(s, seat);
      let most = 0;
      for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++)
        most = Math.max(most, placeWorth(s, seat, hexPlace[i], hex));
      return (
        POST + (most > best[0] ? FIRST * (most - best[0]) : most > best[1] ? SECOND * (most - best[1]) : 0)
      );
    },
  };
}
