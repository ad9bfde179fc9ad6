import {
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import { cityWalls, earnGold, eruption, isFounding } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { namedKnights, namedKnightsOf } from './named-knights.ts';
import { pirateRing } from './pirate-ring.ts';
import { reserve } from './reserve.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    dragonIsles: DragonIslePoints;
  }
}

export interface DragonIslePoints {
  /** whether the isle may be settled: its dragon slain and its gold fetched */
  open(s: State, isle: number): boolean;
}

export interface Isle {
  readonly id: string;
  readonly region: string;
  readonly gold: number;
  readonly strength: number;
}

/** The two dragons, each with its isle of a gold field and a volcano. */
export const ISLES: readonly Isle[] = [
  { id: 'ismai', region: 'ismai', gold: 8, strength: 4 },
  { id: 'samsor', region: 'samsor', gold: 12, strength: 6 },
];

const WEAKENED = 2;
const NEAR_JOHANNA = 'johanna';

const CLOSED = reason('dragon-isle', 'the isle is not open yet');
const BURNT = reason('volcano-city', 'no city stands beside a volcano alone');
const NO_DRAGON = reason('no-dragon-here', 'there is no dragon on the knight’s isle');
const NOT_THERE = reason('no-helper', 'no active knight of the seat stands on this isle');

const islesOf = (b: Book) => {
  const hexesOf = (region: string): Hex[] =>
    b.layout.hexes.flatMap((hex, i) => (hex.region === region ? [i] : []));
  const isles = ISLES.map((isle) => {
    const hexes = hexesOf(isle.region);
    const of = (terrain: string): Hex => hexes.find((hex) => b.layout.hexes[hex].terrain === terrain)!;
    return { ...isle, hexes, volcano: of('volcano'), field: of('gold') };
  });
  const ofHex = new Int8Array(b.topology.hexes).fill(-1);
  isles.forEach(({ hexes }, i) => {
    for (const hex of hexes) ofHex[hex] = i;
  });
  const ofCorner = Int8Array.from(b.walks.hexesAt, (hexes) =>
    Math.max(-1, ...hexes.map((hex) => ofHex[hex])),
  );
  const ofEdge = Int8Array.from({ length: b.topology.edges }, (_, edge) =>
    Math.max(
      -1,
      ...[b.topology.edgeHex[edge * 2], b.topology.edgeHex[edge * 2 + 1]].map((hex) =>
        hex < 0 ? -1 : ofHex[hex],
      ),
    ),
  );
  return { isles, ofHex, ofCorner, ofEdge };
};

/** what a die says in a fight: its face, or that of a die with the numbers 1 to 3 */
const faceOf = (b: Book) => {
  const small = b.option('battleDie') === 'starship';
  return (face: number): number => (small ? (face >> 1) + 1 : face + 1);
};

/** of two throws what is kept of the first, in one number */
const TEN = 10;

/**
 * Isles with a dragon, a gold field and a volcano. A knight slays the dragon, alone or with one of another player; the gold is fetched by
 * knights, a piece each time; then the isle is open, and its volcano erupts.
 */
export const dragonIsles: Part = {
  id: 'dragon-isles',
  uses: [
    namedKnights,
    reserve,
    pirateRing,
    cityWalls({ supply: 3, cards: 2 }),
    eruption({ terrain: 'volcano', barren: true, opposite: true }),
  ],
  terrains: [{ id: 'volcano', gives: 'any' }],
  fields: {
    /** by hex: the strength of the dragon there */
    dragonOn: { per: ['hex'] },
    /** by isle: who has slain its dragon, as bits */
    dragonSlayers: { per: [ISLES.length], noLook: 'the log tells it, and the knights have their stars' },
  },
  decisions: {
    'lend-knight': { args: (b) => [{ name: 'corner', domain: b.domain('corner') }] },
    'dragon-fight': {
      nature: true,
      args: (b) => [
        { name: 'corner', domain: b.domain('corner') },
        { name: 'helper', domain: { id: 'corner-or-none', size: b.topology.corners + 1 } },
        { name: 'thrown', domain: { id: 'count', size: 100 } },
      ],
    },
  },
  exempt: {
    rare: [
      'option.battleDie',
      'event.treasure-short',
      'event.helper-joins',
      'move.lend-knight',
      'move.lend-none',
      'event.erupted',
      'move.erupt',
    ],
  },
  prepare: (b) => {
    const { isles } = islesOf(b);
    return (s) => {
      for (const { volcano, field, gold, strength } of isles) {
        b.row<Hex>('dragonOn').set(s, volcano, strength);
        b.row<Hex>('goldPile').set(s, field, gold);
      }
    };
  },
  brings: ['dragonIsles'],
  rules: (was, b) => {
    const { isles, ofHex, ofCorner, ofEdge } = islesOf(b);
    const dragon = b.row<Hex>('dragonOn');
    const pile = b.row<Hex>('goldPile');
    const slayers = b.row('dragonSlayers');
    const units = knights.of(b);
    const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
    const city = b.piece('city').index;
    const wall = b.piece('city-wall');
    const { index: ship, marks: ships } = b.piece('ship');
    const besideOnly = Uint8Array.from(ofCorner, (isle, corner) =>
      isle >= 0 &&
      b.walks.hexesAt[corner].includes(isles[isle].volcano) &&
      !b.walks.hexesAt[corner].includes(isles[isle].field)
        ? 1
        : 0,
    );
    const besideVolcano = Uint8Array.from(ofCorner, (isle, corner) =>
      isle >= 0 && b.walks.hexesAt[corner].includes(isles[isle].volcano) ? 1 : 0,
    );
    /** how good the best knight of the seat on the isle is in a tournament; -1 if there is none */
    const best = (s: State, seat: Seat, isle: number): number => {
      let value = -1;
      units.each(s, seat, (corner) => {
        if (ofCorner[corner] === isle) value = Math.max(value, b.the.namedKnights.tournament(s, corner));
      });
      return value;
    };
    const fetch = (s: State, i: number): void => {
      const { field, volcano } = isles[i];
      const active = Math.max(0, b.fields.active.get(s));
      const there = Array.from({ length: b.seats }, (_, k) => (active + k) % b.seats)
        .map((seat) => ({ seat, value: best(s, seat, i), first: (slayers.get(s, i) >> seat) & 1 }))
        .filter(({ value }) => value >= 0);
      if (there.length > pile.get(s, field)) {
        there.sort((one, other) => other.first - one.first || other.value - one.value);
        if (s.events) tell(s, 'treasure-short', {});
      }
      for (const { seat } of there.slice(0, pile.get(s, field))) {
        pile.add(s, field, -1);
        earnGold(b, s, seat, 1);
      }
      if (there.length > 0 && pile.get(s, field) === 0) {
        if (s.events) tell(s, 'isle-open', { dragon: isles[i].id });
        b.the.reserve.drawToken(s, volcano);
      }
    };
    const posts = new Int16Array(b.topology.corners);
    const shores = isles.map(({ hexes }) => [...new Set(hexes.flatMap((hex) => b.walks.cornersOf[hex]))]);
    const fight = b.decision('dragon-fight');
    const named = namedKnightsOf(b);
    /** what a bot hopes of a fight of this knight against a dragon so strong */
    const hopeAgainst = (s: State, corner: Corner, power: number): number => {
      const weak = named.find(s, NEAR_JOHANNA) === corner ? WEAKENED : power;
      return hope(b.the.namedKnights.strength(s, corner) - weak);
    };
    /** what the best of so many knights may hope for on an isle; the first of them are in `posts` */
    const boldest = (s: State, count: number, power: number): number => {
      let best = power === 0 ? GOLD : 0;
      for (let k = 0; power > 0 && k < count; k++) best = Math.max(best, hopeAgainst(s, posts[k], power));
      return best;
    };
    const isReached = (s: State, seat: Seat, isle: number): boolean => {
      for (const corner of shores[isle]) if (b.rules.cornerReached(s, seat, corner)) return true;
      return false;
    };
    const seaWays = isles.map((_, isle) => stepsBySea(b, shores[isle]));
    /** how many ships the seat is missing to the isle, from its towns and the ends of its ships */
    const shipsTo = (s: State, seat: Seat, isle: number): number => {
      const steps = seaWays[isle];
      let least = FAR;
      for (let corner = 0; corner < steps.length; corner++)
        if (steps[corner] < least && setsSail(s, seat, corner)) least = steps[corner];
      return least;
    };
    const setsSail = (s: State, seat: Seat, corner: Corner): boolean => {
      const mark = b.fields.building.get(s, corner);
      if (mark !== 0) return b.ownerOf[mark] === seat;
      return b.walks.edgesAt[corner].some((edge) => ships.get(s, edge) === b.mark(seat, ship));
    };
    return {
      dragonIsles: {
        open: (s, isle) => dragon.get(s, isles[isle].volcano) === 0 && pile.get(s, isles[isle].field) === 0,
      },
      hexGood: (s, hex) =>
        ofHex[hex] >= 0 && !b.the.dragonIsles.open(s, ofHex[hex]) ? NO_GOOD : was.hexGood(s, hex),
      barFound: (s, seat, corner) =>
        ofCorner[corner] >= 0 && !b.the.dragonIsles.open(s, ofCorner[corner])
          ? CLOSED
          : was.barFound(s, seat, corner),
      barBuild: (s, seat, piece, place, list) => {
        const isle = founds[piece]
          ? ofCorner[place]
          : b.isRoute[piece] && piece !== ship
            ? ofEdge[place]
            : -1;
        if (isle >= 0 && !b.the.dragonIsles.open(s, isle)) return CLOSED;
        return (
          was.barBuild(s, seat, piece, place, list) ??
          (piece === city && besideOnly[place] ? BURNT : undefined)
        );
      },
      metropolises: { fits: (s, corner) => was.metropolises.fits(s, corner) && besideVolcano[corner] === 0 },
      eruption: {
        strike: (s, corner) => {
          if (wall.marks.get(s, corner) !== 0) b.rules.unbuild(s, wall.index, corner);
          else was.eruption.strike(s, corner);
        },
      },
      afterProduction: (s, number) => {
        was.afterProduction(s, number);
        isles.forEach(({ field, volcano }, i) => {
          if (dragon.get(s, volcano) > 0 || pile.get(s, field) === 0) return;
          if (b.rules.answers(s, field, number) && !b.rules.hexStopped(s, field)) fetch(s, i);
        });
      },
      hints: {
        progress: (s, seat) => {
          let sum = was.hints.progress(s, seat);
          const count = units.find(s, seat, posts);
          for (let isle = 0; isle < isles.length; isle++) {
            if (pile.get(s, isles[isle].field) === 0) continue;
            const power = dragon.get(s, isles[isle].volcano);
            const best = boldest(s, count, power);
            if (best <= 0 && power > BEATABLE) continue;
            const reached = isReached(s, seat, isle);
            sum += shore(best) * (reached ? 1 : CLOSER ** shipsTo(s, seat, isle));
            if (best <= 0) continue;
            if (reached) sum += 0.6 * best;
            for (let k = 0; k < count; k++) {
              const bold = power === 0 ? GOLD : hopeAgainst(s, posts[k], power);
              if (bold <= 0) continue;
              // To be there, and to be awake: to fight, or on the way to it.
              if (ofCorner[posts[k]] === isle) sum += 0.9 + 0.8 * bold;
              if (power > 0 && units.isActive(s, posts[k])) sum += reached ? 0.35 : 0.15;
            }
          }
          return sum;
        },
        promised: (s, seat) => {
          const promised = was.hints.promised(s, seat);
          if (topKind(s) !== fight || units.owner(s, topArg(s, 0)) !== seat) return promised;
          const at = topArg(s, 0);
          return promised + 0.6 + hopeAgainst(s, at, dragon.get(s, isles[ofCorner[at]].volcano));
        },
        // Whoever lives across the water has no long way there.
        foundingGain: (s, seat, corner) => {
          let gain = was.hints.foundingGain(s, seat, corner);
          for (let isle = 0; isle < isles.length; isle++)
            if (pile.get(s, isles[isle].field) > 0 && dragon.get(s, isles[isle].volcano) <= BEATABLE)
              gain += ACROSS * CLOSER ** seaWays[isle][corner];
          return gain;
        },
        aims: (s, seat, aim) => {
          was.hints.aims(s, seat, aim);
          const count = units.find(s, seat, posts);
          for (let isle = 0; isle < isles.length; isle++) {
            if (pile.get(s, isles[isle].field) === 0 || isReached(s, seat, isle)) continue;
            const power = dragon.get(s, isles[isle].volcano);
            const best = boldest(s, count, power);
            if (best > 0 || power <= BEATABLE)
              aim(b.rules.cost(s, seat, ship, -1), shore(best) * CLOSER ** shipsTo(s, seat, isle));
          }
        },
        lures: (s, seat, corners, edges) => {
          was.hints.lures(s, seat, corners, edges);
          const count = units.find(s, seat, posts);
          for (let isle = 0; count > 0 && isle < isles.length; isle++) {
            if (pile.get(s, isles[isle].field) === 0 || isReached(s, seat, isle)) continue;
            const best = boldest(s, count, dragon.get(s, isles[isle].volcano));
            // One corner is enough, whichever is nearest.
            if (best > 0) for (const corner of shores[isle]) corners[corner] += 0.9 + best;
          }
        },
      },
    };
  },
  moves: (b) => {
    const { isles, ofCorner } = islesOf(b);
    const dragon = b.row<Hex>('dragonOn');
    const units = knights.of(b);
    const named = namedKnightsOf(b);
    const face = faceOf(b);
    const fight = b.decision('dragon-fight');
    const lend = b.decision('lend-knight');
    const corner = { name: 'corner', domain: b.domain('corner') };
    const alive = (s: State, at: Corner): boolean =>
      ofCorner[at] >= 0 && dragon.get(s, isles[ofCorner[at]].volcano) > 0;
    const helps = (s: State, seat: Seat, at: Corner, fighter: Corner): boolean =>
      units.owner(s, at) === seat && units.isActive(s, at) && ofCorner[at] === ofCorner[fighter];
    const canHelp = (s: State, seat: Seat, fighter: Corner): boolean => {
      let any = false;
      units.each(s, seat, (at) => {
        if (helps(s, seat, at, fighter)) any = true;
      });
      return any;
    };
    const end = (s: State, fighter: Corner, helper: Corner, yellow: number, red: number): void => {
      const isle = isles[ofCorner[fighter]];
      const fighters = helper < 0 ? [fighter] : [fighter, helper];
      const strengths = fighters.map((at) => b.the.namedKnights.strength(s, at));
      const sum = strengths.reduce((all, strength) => all + strength, 0);
      const isJohanna = fighters.some((at) => named.find(s, NEAR_JOHANNA) === at);
      const power = isJohanna ? WEAKENED : dragon.get(s, isle.volcano);
      const seats = fighters.map((at) => units.owner(s, at));
      const [mine, theirs] = [yellow + sum, red + power];
      if (s.events) tell(s, 'dragon-fought', { seat: seats[0], dragon: isle.id, mine, theirs });
      if (mine < theirs) {
        for (const at of fighters) units.remove(s, at);
        return;
      }
      for (const at of fighters) units.deactivate(s, at);
      if (mine === theirs) return;
      dragon.set(s, isle.volcano, 0);
      b.row('dragonSlayers').set(
        s,
        isles.indexOf(isle),
        seats.reduce((bits, seat) => bits | (1 << seat), 0),
      );
      if (s.events) tell(s, 'dragon-slain', { seat: seats[0], dragon: isle.id });
      for (const at of fighters) named.award(s, at);
      const gold = Math.max(0, power - sum);
      if (helper < 0) earnGold(b, s, seats[0], gold);
      else {
        const weaker = strengths[1] < strengths[0] ? 1 : 0;
        earnGold(b, s, seats[weaker], Math.ceil(gold / 2));
        earnGold(b, s, seats[1 - weaker], Math.floor(gold / 2));
      }
      b.rules.reviewAwards(s);
    };
    return [
      {
        name: 'slay-dragon-here',
        args: [corner],
        decisions: ['main', 'build'],
        list: (s, seat, out) =>
          units.each(s, seat, (at) => {
            if (alive(s, at) && b.the.units.barAct(s, seat, at) === undefined) out.put(at);
          }),
        apply: (s, seat, at) => {
          b.the.units.acted(s, seat, at);
          if (s.events) tell(s, 'dragon-attacked', { seat, dragon: isles[ofCorner[at]].id });
          push(s, fight, NATURE, at, 0, 0);
          for (let i = b.seats - 1; i > 0; i--) {
            const other = (seat + i) % b.seats;
            if (canHelp(s, other, at)) push(s, lend, 1 << other, at);
          }
        },
        why: (s, seat, at) => {
          if (at < 0) return NO_DRAGON;
          return b.the.units.barAct(s, seat, at) ?? (alive(s, at) ? undefined : NO_DRAGON);
        },
      },
      {
        name: 'lend-knight',
        args: [corner],
        decisions: ['lend-knight'],
        list: (s, seat, out) =>
          units.each(s, seat, (at) => {
            if (helps(s, seat, at, topArg(s, 0))) out.put(at);
          }),
        apply: (s, seat, at) => {
          // One helps, and nobody else is asked.
          while (topKind(s) === lend) pop(s);
          setTopArg(s, 1, at + 1);
          if (s.events) tell(s, 'helper-joins', { seat });
        },
        why: (s, seat, at) => (at < 0 || helps(s, seat, at, topArg(s, 0)) ? undefined : NOT_THERE),
      },
      {
        name: 'lend-none',
        quiet: true,
        decisions: ['lend-knight'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
      {
        name: 'dragon-dice',
        args: [
          { name: 'yellow', domain: b.domain('die') },
          { name: 'red', domain: b.domain('die') },
        ],
        decisions: ['dragon-fight'],
        uniform: true,
        list: (_s, _nature, out) => out.putAll(),
        apply: (s, _nature, first, second) => {
          const [at, helper, thrown] = [topArg(s, 0), topArg(s, 1) - 1, topArg(s, 2)];
          const [yellow, red] = [face(first), face(second)];
          if (s.events) tell(s, 'dragon-dice', { yellow, red });
          if (helper >= 0 && thrown === 0) return setTopArg(s, 2, yellow * TEN + red);
          pop(s);
          if (helper < 0) end(s, at, helper, yellow, red);
          else end(s, at, helper, Math.max(yellow, Math.floor(thrown / TEN)), Math.min(red, thrown % TEN));
        },
      },
    ];
  },
  words: {
    terms: {
      'terrain.volcano': 'volcano',
      'dragon.ismai': 'Ismai the Green Dragon',
      'dragon.samsor': 'Samsor the Black Dragon',
      'field.dragonOn': 'Strength of the dragon here',
      'decision.lend-knight': 'Will you lend a knight against the dragon?',
      'decision.dragon-fight': 'Knight and dragon fight',
      'move.slay-dragon-here': 'Fight the dragon',
      'move.lend-knight': 'Lend this knight',
      'move.lend-none': 'Lend none',
      'move.dragon-dice': 'The dice of the fight',
      'event.dragon-attacked': '{seat} goes against {dragon}.',
      'event.helper-joins': '{seat} lends a knight.',
      'event.dragon-dice': 'Yellow {yellow} for the knights, red {red} for the dragon.',
      'event.dragon-fought': '{seat} against {dragon}: {mine} to {theirs}.',
      'event.dragon-slain': '{seat} slays {dragon}.',
      'event.treasure-short': 'The gold is short: slayers come first, then the better knights.',
      'event.isle-open': 'The isle of {dragon} is open.',
      'reason.dragon-isle': 'This isle is closed until its dragon is slain and its gold fetched.',
      'reason.volcano-city': 'Beside a volcano a city stands only at the gold field, too.',
      'reason.no-dragon-here': 'There is no dragon on this knight’s isle.',
      'reason.no-helper': 'No active knight of yours stands on this isle.',
    },
  },
  looks: {
    terrains: { volcano: { colour: '#6e3b2f', pattern: 'mountains' } },
    fields: { dragonOn: { on: 'hex', shape: 'flame', colour: '#2f7d3a', value: true } },
    moves: { 'slay-dragon-here': { shape: 'flame', colour: '#2f7d3a' } },
  },
};

/** what bots think, in points: of ships that lead to an isle where a knight has a chance, and what each ship that is missing leaves of it */
const ASHORE = 3;
const CLOSER = 0.7;
/** what is left of it as long as no knight has a chance */
const LATER = 0.5;
const shore = (best: number): number => (best > 0 ? ASHORE : LATER * ASHORE);
/** a town on the shore of an isle, which each ship that it takes lessens; dragons above this strength lure nobody to settle */
const ACROSS = 0.8;
const BEATABLE = 4;
/** no ship gets there */
const FAR = 1000;

/** By corner: how many ships lie between it and these corners, whoever is in the way. */
function stepsBySea(b: Book, coast: readonly Corner[]): Int16Array {
  const { edgeHex } = b.topology;
  const steps = new Int16Array(b.topology.corners).fill(FAR);
  const isSea = (hex: Hex): boolean => hex >= 0 && b.layout.hexes[hex].terrain === 'sea';
  const queue = [...coast];
  for (const corner of coast) steps[corner] = 0;
  for (const corner of queue)
    for (const edge of b.walks.edgesAt[corner]) {
      if (!isSea(edgeHex[edge * 2]) && !isSea(edgeHex[edge * 2 + 1])) continue;
      for (const end of b.walks.endsOf[edge])
        if (steps[end] === FAR) {
          steps[end] = steps[corner] + 1;
          queue.push(end);
        }
    }
  return steps;
}

/** what bots think of a slain dragon, its gold and its open isle, of a knight that is lost, and of one that tires, in points */
const SLAIN = 2.4;
const LOST = 0.4;
const TIRED = 0.1;
/** what a knight may hope for where gold waits to be fetched */
const GOLD = 0.3;
/** by how much more the knight has, from 11 less on: what a fight brings on average */
const HOPES = Float64Array.from({ length: 23 }, (_, i) => {
  let sum = 0;
  for (let yellow = 1; yellow <= 6; yellow++)
    for (let red = 1; red <= 6; red++) {
      const more = yellow - red + i - 11;
      sum += more > 0 ? SLAIN : more === 0 ? -TIRED : -LOST;
    }
  return sum / 36;
});
const hope = (more: number): number => HOPES[Math.max(0, Math.min(22, more + 11))];
