import {
  type Bar,
  isOver,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import { finishByPoints, handOver, handSize, held } from '../../mechanics/index.ts';
import { type Book, type Part, pointsIn } from '../../rulebook/index.ts';
import { spokesOf } from '../boards/spokes.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    trains: TrainPoints;
  }
}

export interface TrainPoints {
  /** what speaks against a train's halting at the corner, with so many steps left after it */
  barHalt(s: State, seat: Seat, corner: Corner, left: number): Bar;
}

export interface TrainRaceConfig {
  readonly rail: string;
  /** so many route pieces on the board let a train move */
  readonly least: number;
  /** so many of these pieces are set aside until it begins */
  readonly aside: { readonly piece: string; readonly count: number };
  /** by seats: how many places everybody names */
  readonly names: (seats: number) => number;
  /** the water towers of each seat */
  readonly towers: number;
  /** in this round of the start the train is put where the building is */
  readonly round: number;
}

const NOT_OWN = reason('tower-own-town', 'you name a settlement or city of your own');
const NAMED = reason('tower-named', 'it has been named');
const FAR = reason('train-far', 'no rails lead the train there');
const NO_STEPS = reason('train-still', 'the train has gone as far as it may');
const NO_TOLL = reason('train-toll', 'there are not enough cards for those who own the rails');
const SET_ASIDE = reason('set-aside', 'the others are set aside until the race begins');
const ALL = 1000;
const NONE = -1;

/** what bots think, in points: of a tower that is far away, less for each step towards it, and of rails to one that is cut off */
const AWAY = 3;
const STEP = 0.85;
const REACH = 1.6;

/**
 * Once somebody has the points, everybody names towns, and all put a water tower at each. Trains run along anybody's rails to fetch their
 * own towers; who has fetched all of them ends the game.
 */
export function trainRace(config: TrainRaceConfig): Part {
  const { aside, towers, round } = config;
  return {
    id: 'train-race',
    of: config,
    fields: {
      race: {},
      trainAt: { per: ['seat'], start: NONE },
      towerAt: { per: (b) => [b.seats * towers], start: NONE },
      towersWon: { per: ['seat'] },
      engineer: { holds: 'seat', start: NONE },
      /** how many places have been named or could not be, and how many there are */
      namings: { noLook: 'the towers stand on the board' },
      towersOut: { noLook: 'the towers stand on the board' },
      namedPlaces: { per: [towers], start: NONE, noLook: 'the towers stand on the board' },
      firstToName: { noLook: 'whoever names next is asked' },
      trainSteps: { noLook: 'a train that may not go on is not offered to be moved' },
      trainOrder: { per: ['seat'], noLook: 'it only parts who is level at the end' },
      trainsMoved: { noLook: 'it only parts who is level at the end' },
    },
    decisions: {
      nominate: {},
      ride: { phase: true },
      'train-toll': { args: (b) => [{ name: 'owners', domain: { id: 'seats', size: 1 << b.seats } }] },
    },
    brings: ['trains'],
    scores: [
      { id: 'water-towers', ...pointsIn('towersWon'), most: () => towers },
      {
        id: 'engineer',
        most: () => 1,
        of: (b) => {
          const engineer = b.cell('engineer');
          return (s, seat) => (engineer.get(s) === seat ? 1 : 0);
        },
      },
    ],
    overrides: { claimant: 'the race ends the game, and no number of points' },
    turnSteps: (b) => {
      const race = makeRace(b, config);
      return [
        {
          before: 'end',
          add: {
            id: 'nominate',
            run: (s) => race.askNext(s),
            again: (s) => race.isNaming(s),
          },
        },
        {
          before: 'end',
          add: {
            id: 'ride',
            run: (s) => {
              const seat = b.fields.active.get(s);
              race.steps.set(s, 0);
              race.dropStranded(s);
              if (race.engineer.get(s) >= 0) return;
              if (race.mayRide(s, seat)) push(s, b.decision('ride'), 1 << seat);
            },
          },
        },
      ];
    },
    rules: (was, b) => {
      const race = makeRace(b, config);
      const { begun, engineer, order, train } = race;
      const far = new Int16Array(b.topology.corners);
      const piece = b.piece(aside.piece);
      const toll = b.decision('train-toll');
      return {
        trains: { barHalt: () => undefined },
        claimant: () => NONE,
        startWay: (s, seat, at, corner) => {
          was.startWay(s, seat, at, corner);
          if (at === round) train.set(s, seat, corner);
        },
        barBuildKind: (s, seat, index, list) => {
          const bar = was.barBuildKind(s, seat, index, list);
          if (bar || index !== piece.index || begun.get(s)) return bar;
          return b.fields.supply.get(s, seat, index) <= aside.count ? SET_ASIDE : undefined;
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (isOver(s) || b.fields.turn.get(s) === 0) return;
          if (!begun.get(s)) race.begin(s);
          if (engineer.get(s) >= 0 && topKind(s) !== toll)
            finishByPoints(b, s, 'condition', (seat) =>
              seat === engineer.get(s) ? ALL : order.get(s, seat) > 0 ? b.seats + 1 - order.get(s, seat) : 0,
            );
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            if (!begun.get(s)) return sum;
            race.reach(s, far, train.get(s, seat));
            for (let tower = seat * towers; tower < (seat + 1) * towers; tower++) {
              const at = race.tower.get(s, tower);
              if (at >= 0) sum -= AWAY * (1 - (far[at] < 0 ? 0 : STEP ** far[at]));
            }
            return sum;
          },
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            if (!begun.get(s)) return;
            race.reach(s, far, train.get(s, seat));
            for (let tower = seat * towers; tower < (seat + 1) * towers; tower++) {
              const at = race.tower.get(s, tower);
              if (at >= 0 && far[at] < 0) corners[at] += REACH;
            }
          },
        },
      };
    },
    moves: (b) => {
      const race = makeRace(b, config);
      const { steps, train } = race;
      return [
        {
          name: 'nominate',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['nominate'],
          list: (s, seat, out) => {
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (race.barName(s, seat, corner) === undefined) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pop(s);
            race.name(s, seat, corner);
          },
          why: (s, seat, corner) => (corner < 0 ? undefined : race.barName(s, seat, corner)),
        },
        {
          name: 'ride',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['ride'],
          list: (s, seat, out) => {
            for (const to of race.goals[train.get(s, seat)])
              if (race.barRide(s, seat, to) === undefined) out.put(to);
          },
          apply: (s, seat, corner) => race.ride(s, seat, corner),
          why: (s, seat, corner) => {
            if (corner >= 0) return race.barRide(s, seat, corner);
            return race.left(s) > 0 ? FAR : NO_STEPS;
          },
        },
        {
          name: 'rest-train',
          quiet: true,
          decisions: ['ride'],
          list: (s, seat, out) => {
            const at = train.get(s, seat);
            if (
              steps.get(s) === 0 ||
              b.the.trains.barHalt(s, seat, at, 0) === undefined ||
              !race.canRide(s, seat)
            )
              out.put();
          },
          apply: (s) => pop(s),
          why: (s, seat) => b.the.trains.barHalt(s, seat, train.get(s, seat), 0),
        },
        {
          name: 'pay-train-toll',
          args: [
            { name: 'seat', domain: b.domain('seat') },
            { name: 'good', domain: b.domain('good') },
          ],
          decisions: ['train-toll'],
          list: (s, seat, out) => {
            const owners = topArg(s, 0);
            for (let other = 0; other < b.seats; other++)
              if ((owners >> other) & 1)
                for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(other, good);
          },
          apply: (s, seat, other, good) => {
            pop(s);
            handOver(b, s, seat, other, good, 1);
            if (s.events) tell(s, 'train-toll', { seat, to: other, good: b.goods[good].id });
          },
          why: (s, seat, other, good) => {
            if (other >= 0 && !((topArg(s, 0) >> other) & 1)) return FAR;
            return good >= 0 && held(b, s, seat, good) === 0
              ? reason('none-held', `there is no ${b.goods[good].id} in the hand`, { good: b.goods[good].id })
              : undefined;
          },
        },
      ];
    },
    words: {
      terms: {
        'field.race': 'The race',
        'field.trainAt': 'Trains',
        'field.towerAt': 'Water towers',
        'field.towersWon': 'Water towers fetched',
        'field.engineer': 'Fastest Engineer',
        'score.water-towers': 'water towers',
        'score.engineer': 'Fastest Engineer',
        'move.nominate': 'Name this town',
        'move.ride': 'Move your train there',
        'move.ride.short': 'Ride',
        'move.rest-train': 'End the turn',
        'move.pay-train-toll': 'Pay this card',
        'decision.nominate': 'Name a town of yours for the water towers',
        'decision.ride': 'Move your train, or end the turn',
        'decision.train-toll': 'Pay a card to an owner of the rails',
        'event.race-begins': '{seat} has {count} points: the race begins.',
        'event.race-begins-late': 'Nobody has a rail left: the race begins.',
        'event.nominated': '{seat} names a town: all put a water tower there.',
        'event.none-to-name': '{seat} has no town left to name.',
        'event.train-moved': '{seat} moves the train.',
        'event.train-toll': '{seat} pays {to:seat} for the rails: {good}.',
        'event.tower-fetched': '{seat} fetches a water tower.',
        'event.towers-given-up': 'No rails lead to {count} of the towers of {seat}: they are given up.',
        'event.fastest-engineer': '{seat} has fetched all water towers and is the Fastest Engineer.',
        'reason.tower-own-town': 'You name a settlement or city of your own.',
        'reason.tower-named': 'This town has been named.',
        'reason.train-far': 'No rails lead your train there.',
        'reason.train-still': 'Your train has gone as far as it may.',
        'reason.train-toll': 'You have not enough cards for those who own the rails.',
        'reason.set-aside': 'The others are set aside until the race begins.',
      },
    },
    looks: {
      fields: {
        race: { on: 'table', shape: 'flame', decides: true },
        trainAt: { on: 'figures', place: 'corner', shape: 'wagon', each: 1 },
        towerAt: { on: 'figures', place: 'corner', shape: 'tower', each: towers },
        towersWon: { on: 'seat', shape: 'barrel', hideAt: 0 },
        engineer: { on: 'holder', shape: 'star' },
      },
      moves: {
        nominate: { shape: 'tower', seat: true },
        ride: { shape: 'wagon', seat: true },
        'rest-train': { flow: 'end' },
      },
    },
  };
}

/** One step of a train: over the middle of a hex or along a sea lane. */
interface Hop {
  readonly to: Corner;
  readonly edges: readonly Edge[];
}

function hopsOf(b: Book): readonly (readonly Hop[])[] {
  const { centre, spoke } = spokesOf(b);
  const { endsOf, edgesAt } = b.walks;
  const far = (edge: Edge, corner: Corner): Corner => endsOf[edge].find((end) => end !== corner)!;
  return edgesAt.map((edges, from) =>
    centre[from]
      ? []
      : edges.flatMap((edge): Hop[] => {
          const to = far(edge, from);
          if (!spoke[edge]) return [{ to, edges: [edge] }];
          return edgesAt[to]
            .filter((other) => other !== edge)
            .map((other) => ({ to: far(other, to), edges: [edge, other] }));
        }),
  );
}

function makeRace(b: Book, config: TrainRaceConfig) {
  const { least, names, towers } = config;
  const begins = b.option<number>('points');
  const begun = b.cell('race');
  const engineer = b.cell('engineer');
  const namings = b.cell('namings');
  const out = b.cell('towersOut');
  const first = b.cell('firstToName');
  const steps = b.cell('trainSteps');
  const moved = b.cell('trainsMoved');
  const order = b.row<Seat>('trainOrder');
  const train = b.row<Seat>('trainAt');
  const tower = b.row('towerAt');
  const won = b.row<Seat>('towersWon');
  const named = b.row('namedPlaces');
  const hops = hopsOf(b);
  const goals = hops.map((list) => [...new Set(list.map(({ to }) => to))].sort((a, z) => a - z));
  const routes = b.pieces.filter(({ route, on }) => route && on === 'edge');
  const sources = routes.filter(({ index, source }) => index === source);
  const all = names(b.seats) * b.seats;
  const queue = new Int16Array(b.topology.corners);
  const far = new Int16Array(b.topology.corners);
  const rail = b.piece(config.rail).index;
  /** the seats that own a piece on the edge, as bits */
  const owners = (s: State, edge: Edge): number => {
    let bits = 0;
    for (let i = 0; i < routes.length; i++) {
      const mark = routes[i].marks.get(s, edge);
      if (mark !== 0 && b.ownerOf[mark] < b.seats) bits |= 1 << b.ownerOf[mark];
    }
    return bits;
  };
  /** how many cards the step costs; -1 where no rails lie */
  const tollOf = (s: State, seat: Seat, { edges }: Hop): number => {
    let toll = 0;
    for (const edge of edges) {
      const bits = owners(s, edge);
      if (bits === 0) return NONE;
      if (!((bits >> seat) & 1)) toll++;
    }
    return toll;
  };
  const bestHop = (s: State, seat: Seat, to: Corner): Hop | undefined => {
    let best: Hop | undefined;
    let least = ALL;
    for (const hop of hops[train.get(s, seat)]) {
      if (hop.to !== to) continue;
      const toll = tollOf(s, seat, hop);
      if (toll >= 0 && toll < least) [best, least] = [hop, toll];
    }
    return best;
  };
  const left = (s: State): number =>
    Math.max(0, Math.max(b.the.roll.red(s), b.the.roll.yellow(s)) - steps.get(s));
  const barRide = (s: State, seat: Seat, to: Corner): Bar => {
    if (left(s) === 0) return NO_STEPS;
    const hop = bestHop(s, seat, to);
    if (!hop) return FAR;
    if (tollOf(s, seat, hop) > handSize(b, s, seat)) return NO_TOLL;
    // A tower is fetched wherever it stands.
    for (let i = seat * towers; i < (seat + 1) * towers; i++) if (tower.get(s, i) === to) return undefined;
    return b.the.trains.barHalt(s, seat, to, left(s) - 1);
  };
  const canRide = (s: State, seat: Seat): boolean =>
    goals[train.get(s, seat)].some((to) => barRide(s, seat, to) === undefined);
  const laid = (s: State, seat: Seat): number =>
    sources.reduce((sum, { index, limit }) => sum + limit - b.fields.supply.get(s, seat, index), 0);
  const isNaming = (s: State): boolean => begun.get(s) !== 0 && namings.get(s) < all;
  const barName = (s: State, seat: Seat, corner: Corner): Bar => {
    const mark = b.fields.building.get(s, corner);
    if (mark === 0 || b.ownerOf[mark] !== seat) return NOT_OWN;
    for (let i = 0; i < out.get(s); i++) if (named.get(s, i) === corner) return NAMED;
    return undefined;
  };
  const railsLeft = (s: State): boolean => {
    for (let seat = 0; seat < b.seats; seat++) if (b.fields.supply.get(s, seat, rail) > 0) return true;
    return false;
  };
  /** whoever has none of the towers left to fetch is the engineer */
  const review = (s: State, seat: Seat): void => {
    if (engineer.get(s) >= 0 || isNaming(s)) return;
    for (let i = seat * towers; i < (seat + 1) * towers; i++) if (tower.get(s, i) >= 0) return;
    engineer.set(s, seat);
    if (s.events) tell(s, 'fastest-engineer', { seat });
  };
  /** by corner: how many steps it is from there along anybody's rails, -1 where none lead */
  const reach = (s: State, away: Int16Array, from: number): void => {
    away.fill(NONE);
    if (from < 0) return;
    away[from] = 0;
    queue[0] = from;
    let tail = 1;
    for (let head = 0; head < tail; head++)
      for (const { to, edges } of hops[queue[head]]) {
        if (away[to] >= 0) continue;
        let open = true;
        for (const edge of edges) if (owners(s, edge) === 0) open = false;
        if (!open) continue;
        away[to] = away[queue[head]] + 1;
        queue[tail++] = to;
      }
  };
  return {
    begun,
    engineer,
    order,
    steps,
    tower,
    train,
    goals,
    left,
    barRide,
    canRide,
    barName,
    isNaming,
    begin: (s: State): void => {
      for (let i = 0; i < b.seats; i++) {
        const seat = (b.fields.active.get(s) + i) % b.seats;
        if (b.rules.points(s, seat) < begins) continue;
        begun.set(s, 1);
        first.set(s, b.fields.active.get(s));
        if (s.events) tell(s, 'race-begins', { seat, count: begins });
        return;
      }
      if (railsLeft(s)) return;
      begun.set(s, 1);
      first.set(s, b.fields.active.get(s));
      if (s.events) tell(s, 'race-begins-late', {});
    },
    askNext: (s: State): void => {
      while (isNaming(s)) {
        const seat = (first.get(s) + namings.get(s)) % b.seats;
        for (let corner = 0; corner < b.topology.corners; corner++)
          if (barName(s, seat, corner) === undefined) {
            push(s, b.decision('nominate'), 1 << seat);
            return;
          }
        namings.add(s, 1);
        if (s.events) tell(s, 'none-to-name', { seat });
      }
    },
    name: (s: State, seat: Seat, corner: Corner): void => {
      const place = out.get(s);
      named.set(s, place, corner);
      for (let other = 0; other < b.seats; other++) tower.set(s, other * towers + place, corner);
      out.add(s, 1);
      namings.add(s, 1);
      if (s.events) tell(s, 'nominated', { seat, corner });
    },
    mayRide: (s: State, seat: Seat): boolean =>
      begun.get(s) !== 0 && train.get(s, seat) >= 0 && laid(s, seat) >= least && canRide(s, seat),
    ride: (s: State, seat: Seat, to: Corner): void => {
      const hop = bestHop(s, seat, to)!;
      steps.add(s, 1);
      if (order.get(s, seat) === 0) {
        moved.add(s, 1);
        order.set(s, seat, moved.get(s));
      }
      train.set(s, seat, to);
      if (s.events) tell(s, 'train-moved', { seat, corner: to });
      for (const edge of hop.edges) {
        const bits = owners(s, edge);
        if (!((bits >> seat) & 1)) push(s, b.decision('train-toll'), 1 << seat, bits);
      }
      for (let i = seat * towers; i < (seat + 1) * towers; i++) {
        if (tower.get(s, i) !== to) continue;
        tower.set(s, i, NONE);
        won.add(s, seat, 1);
        steps.set(s, ALL);
        if (s.events) tell(s, 'tower-fetched', { seat, corner: to });
      }
      review(s, seat);
    },
    /** Where nobody has a rail left to lay, towers to which no rails lead are given up. */
    dropStranded: (s: State): void => {
      if (begun.get(s) === 0 || isNaming(s)) return;
      if (railsLeft(s)) return;
      for (let i = 0; i < b.seats; i++) {
        const seat = (b.fields.active.get(s) + i) % b.seats;
        let lost = 0;
        reach(s, far, train.get(s, seat));
        for (let k = seat * towers; k < (seat + 1) * towers; k++) {
          const at = tower.get(s, k);
          if (at < 0 || far[at] >= 0) continue;
          tower.set(s, k, NONE);
          lost++;
        }
        if (lost === 0) continue;
        if (s.events) tell(s, 'towers-given-up', { seat, count: lost });
        review(s, seat);
      }
    },
    reach,
  };
}
