import type { Book, Piece } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import { goodWeights, makeOutlook } from './outlook.ts';

/** One victory point, in the unit in which bots think. */
const POINT = 10;
const WIN = 100_000;
/** one good a roll, for the rest of the game */
const FUTURE = 4 * POINT;
/** what can be bought is worth this much of what has been bought: a bot that could build, builds */
const SAVED = 0.6;
/** how far ahead a bot looks for places to build on, in edges */
const REACH = 4;

/** How good a position is for a seat: its own prospects less a part of its rivals'. */
export type Worth = (s: State, seat: number) => number;

/**
 * Built on what every rulebook answers: points, what hexes give, prices, where one may build, rates, hand limits.
 * So it plays any row, and better where points come from building.
 */
export function makeWorth(b: Book): Worth {
  const G = b.goods.length;
  const weights = goodWeights(b);
  const outlook = makeOutlook(b, weights);
  const { corners, cornerEdge, cornerEdgeFrom, cornerCorner } = b.topology;
  const buildings = b.pieces.filter(
    (piece) => piece.on === 'corner' && piece.replacesIndex < 0 && piece.cost,
  );
  const upgrades = b.pieces.filter((piece) => piece.replacesIndex >= 0 && piece.cost);
  const routes = b.pieces.filter((piece) => piece.route && piece.cost);
  const others = b.pieces.filter(
    (piece) =>
      piece.cost && !buildings.includes(piece) && !upgrades.includes(piece) && !routes.includes(piece),
  );
  const cardCount = b.plan.byName.get('cardCount')?.at ?? -1;
  const regionAt = b.plan.byName.get('region')?.at ?? -1;
  const homeAt = b.plan.byName.get('homeRegions')?.at ?? -1;
  const rewardedAt = b.plan.byName.get('rewardedRegions')?.at ?? -1;
  const distance = new Int8Array(corners);
  const queue = new Int16Array(corners);
  /** prices to save for, with what they would bring */
  const gains: number[] = [];
  const prices: Piece['bill'][] = [];

  const supply = (s: State, seat: number, piece: Piece): number =>
    s.cells[b.at.supply + seat * b.pieces.length + piece.index];

  /** how much a seat's income is worth: units by need, with a little more for variety and for good rates */
  const incomeWorth = (s: State, seat: number): number => {
    let sum = outlook.choices[seat] * 1.4;
    let kinds = outlook.choices[seat] > 0 ? 1 : 0;
    for (let i = 0; i < b.handGoods.length; i++) {
      const good = b.handGoods[i];
      const units = outlook.income[seat * G + good];
      if (units <= 0) continue;
      kinds++;
      const rate = b.rules.rate(s, seat, good);
      sum += units * (weights[good] + (rate > 0 && rate < 4 ? 0.25 * (4 - rate) : 0));
    }
    return sum + 0.06 * kinds;
  };

  /** the regions whose first settlement is still rewarded, as bits; 0 where no land is */
  const newLand = (s: State, seat: number): number =>
    regionAt < 0 ? 0 : ~(s.cells[homeAt + seat] | s.cells[rewardedAt + seat]);
  const bonusAt = (s: State, seat: number, corner: number, fresh: number): number => {
    const { cornerHex, cornerHexFrom } = b.topology;
    let reward = 0;
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
      const region = s.cells[regionAt + cornerHex[i]];
      if (region < 0 || !b.land[s.cells[b.at.terrain + cornerHex[i]]]) continue;
      if (!((fresh >> region) & 1)) return 0;
      reward = b.rules.regionReward(s, seat, region, 0);
    }
    return reward * POINT;
  };

  /** the best places to build on, discounted by how many edges lie between */
  const sites = (s: State, seat: number): { now: number; later: number; steps: number } => {
    let tail = 0;
    distance.fill(-1);
    for (let corner = 0; corner < corners; corner++) {
      const mark = s.cells[b.at.building + corner];
      if ((mark !== 0 && b.ownerOf[mark] === seat) || b.rules.cornerReached(s, seat, corner)) {
        distance[corner] = 0;
        queue[tail++] = corner;
      }
    }
    let now = 0;
    let later = 0;
    let steps = REACH;
    const fresh = newLand(s, seat);
    for (let head = 0; head < tail; head++) {
      const corner = queue[head];
      const far = distance[corner];
      if (s.cells[b.at.building + corner] === 0 && outlook.site[corner] > 0) {
        const fit = b.rules.cornerFit(s, corner) && !b.rules.tooNear(s, seat, corner);
        const worth =
          outlook.site[corner] + (fit && fresh !== 0 ? bonusAt(s, seat, corner, fresh) / FUTURE : 0);
        if (fit && far === 0) now = Math.max(now, worth);
        else if (fit) {
          const value = worth * 0.75 ** far;
          if (value > later) {
            later = value;
            steps = far;
          }
        }
      }
      if (far === REACH || b.rules.cornerBlocks(s, seat, corner)) continue;
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        const next = cornerCorner[i];
        if (distance[next] >= 0 || s.cells[b.at.route + cornerEdge[i]] !== 0) continue;
        if (!routes.some((piece) => b.rules.edgeFit(s, piece.index, cornerEdge[i]))) continue;
        distance[next] = far + 1;
        queue[tail++] = next;
      }
    }
    return { now, later, steps };
  };

  const missing = (s: State, seat: number, bill: Piece['bill']): number => {
    let count = 0;
    for (let i = 0; i < bill.length; i++) {
      const have = s.cells[b.at.hold + seat * G + bill[i][0]];
      if (have < bill[i][1]) count += bill[i][1] - have;
    }
    return count;
  };

  /** what the hand can be turned into, and how near that is */
  const handWorth = (s: State, seat: number, now: number, later: number, steps: number): number => {
    gains.length = 0;
    prices.length = 0;
    const want = (bill: Piece['bill'], gain: number): void => {
      if (gain > 0) {
        gains.push(gain);
        prices.push(bill);
      }
    };
    for (const piece of buildings)
      if (supply(s, seat, piece) > 0 && now > 0)
        want(
          b.rules.cost(s, seat, piece.index, -1),
          POINT * (piece.points ?? 0) + FUTURE * now * (piece.draws ?? 0),
        );
    for (const piece of upgrades) {
      if (supply(s, seat, piece) === 0) continue;
      let best = -1;
      const mark = b.mark(seat, piece.replacesIndex);
      const layer = b.pieces[piece.replacesIndex].layerAt;
      if (piece.on === 'corner') {
        for (let corner = 0; corner < corners; corner++)
          if (s.cells[layer + corner] === mark) best = Math.max(best, outlook.site[corner]);
      } else best = 0;
      const more = (piece.points ?? 0) - (b.pieces[piece.replacesIndex].points ?? 0);
      if (best >= 0)
        want(
          b.rules.cost(s, seat, piece.index, -1),
          POINT * more + FUTURE * best * ((piece.draws ?? 0) - b.drawsOf[piece.replacesIndex]),
        );
    }
    for (const piece of routes)
      if (supply(s, seat, piece) > 0 && later > now)
        want(b.rules.cost(s, seat, piece.index, -1), 1 + (FUTURE * (later - now * 0.6)) / (steps + 1));
    for (const piece of others)
      if (supply(s, seat, piece) > 0)
        want(b.rules.cost(s, seat, piece.index, -1), POINT * (piece.points ?? 0.3));
    if (cardCount >= 0 && b.rules.mayBuyCard(s, seat)) want(b.rules.cardCost(s, seat), 5.5);

    let best = 0;
    let second = 0;
    for (let i = 0; i < gains.length; i++) {
      const value = gains[i] * 0.72 ** missing(s, seat, prices[i]) * SAVED;
      if (value > best) {
        second = best;
        best = value;
      } else if (value > second) second = value;
    }
    const size = s.cells[b.at.handSize + seat];
    const over = Math.max(0, size - b.rules.handLimit(s, seat));
    // Cards that nothing can be bought with are worth nothing: then even a road to nowhere is better.
    const card = gains.length > 0 ? 0.45 : 0.01;
    return best + 0.3 * second + card * Math.min(size, 12) - 0.9 * over;
  };

  const prospects = (s: State, seat: number, own: boolean): number => {
    const points = own ? b.rules.points(s, seat) : b.rules.publicPoints(s, seat);
    const target = Math.max(1, b.rules.target(s, seat));
    let sum = POINT * points + (points >= target ? 15 : 0) + FUTURE * incomeWorth(s, seat);
    sum += POINT * b.rules.progress(s, seat);
    if (cardCount >= 0) sum += 4 * s.cells[cardCount + seat];
    for (let i = 0; i < b.awards.length; i++) {
      const award = b.awards[i];
      const mine = award.of(s, seat);
      const holder = s.cells[b.at.award + i];
      const bar = holder >= 0 && holder !== seat ? Math.max(award.min, award.of(s, holder) + 1) : award.min;
      sum += award.points * (holder === seat ? 1.5 : 2.2 * Math.min(1, mine / bar) ** 3);
    }
    if (!own) return sum + 0.5 * s.cells[b.at.handSize + seat];
    const { now, later, steps } = sites(s, seat);
    for (const piece of routes) sum += 0.05 * (piece.limit - supply(s, seat, piece));
    sum += FUTURE * (0.42 * Math.max(now, later * 0.8) + 0.1 * Math.min(now, later));
    return sum + handWorth(s, seat, now, later, steps);
  };

  return (s, seat) => {
    if (s.cells[1]) {
      const won = b.rules.winners(s);
      return won.includes(seat) ? WIN : won.length > 0 || b.seats === 1 ? -WIN : 0;
    }
    outlook.look(s);
    let rivals = 0;
    let leader = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < b.seats; other++) {
      if (other === seat) continue;
      const theirs = prospects(s, other, false);
      rivals += theirs;
      leader = Math.max(leader, theirs);
    }
    const mine = prospects(s, seat, true);
    return b.seats === 1 ? mine : mine - (0.12 * rivals) / (b.seats - 1) - 0.14 * leader;
  };
}
