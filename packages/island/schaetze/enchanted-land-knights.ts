import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { knights } from '../cities-knights/index.ts';
import { makeAlongRoutes } from '../mechanics/index.ts';
import { type Book, defineModule, wanted } from '../rulebook/index.ts';
import { makeLandings } from './mechanics/lair-walkers.ts';
import { barChallenge, challenge, lairLand, makeWalk } from './mechanics/lairs.ts';

const REGION = 'enchanted';
/** how far an active knight walks */
const STEPS = 3;

/** for bots, in points of a dragon that is beaten for sure: a knight that stands there, is active there, or elsewhere on the land */
const ON_LAIR = 0.4;
const READY_THERE = 0.6;
const READY = 0.5;
/** what a beaten one is worth besides its point, so that an active knight is spent on it */
const WON = 0.6;
/** what it is worth to be strong enough for all of them */
const STRONG = 1.2;

const HIRED_AT_HOME = reason('hired-at-home', 'knights are hired on the main island');
const HIRED_ASHORE = reason('hired-ashore', 'the next knight comes to the end of the ships');
const BY_LANDING = reason('by-landing', 'a knight comes to this land by landing alone, and never leaves it');
const NOT_ASHORE = reason('not-ashore', 'no knight of the seat is on the Enchanted Land');
const TOO_FAR = reason('walk-too-far', 'the knight cannot walk there');
const ON_COAST = reason('walk-on-coast', 'no walk ends on the coast');
const NO_LANDING = reason('no-landing', 'the knight cannot land there');
const NO_LOOK = reason('no-look', 'only an inactive knight looks at a dragon that nobody has seen');

/** where the knight of the seat on the land stands; -1 if it has none there */
const findsAshore = (b: Book) => {
  const own = knights.of(b);
  const { on } = lairLand(b, REGION);
  const posts = new Int16Array(own.ranks[0].places);
  return (s: State, seat: Seat): Corner => {
    const count = own.find(s, seat, posts);
    for (let i = 0; i < count; i++) if (on[posts[i]]) return posts[i];
    return -1;
  };
};

/** What a landing asks: who may go where. */
const makeLanding = (b: Book) => {
  const own = knights.of(b);
  const ashore = findsAshore(b);
  const { landings, find } = makeLandings(b, REGION);
  const along = makeAlongRoutes(b);
  const { corners } = b.topology;
  const { on } = lairLand(b, REGION);
  const posts = new Int16Array(own.ranks[0].places);
  const { building } = b.fields;
  const free = (s: State, from: Corner, to: Corner): boolean =>
    landings[to] === 1 && (own.owner(s, to) < 0 || own.strength(s, to) < own.strength(s, from));
  /** whether routes lead this knight to the corner, or to a building beside it */
  const leads = (s: State, count: number, to: Corner): boolean => {
    const reached = along.corners.subarray(0, count);
    if (reached.includes(to)) return true;
    for (const next of neighbours(b, to))
      if (building.get(s, next) !== 0 && on[next] && reached.includes(next)) return true;
    return false;
  };
  const each = (s: State, seat: Seat, visit: (from: Corner, to: Corner) => boolean): void => {
    if (seat >= b.seats || !own.any(s, seat) || ashore(s, seat) >= 0 || !find(s, seat)) return;
    const count = own.find(s, seat, posts);
    for (let i = 0; i < count; i++) {
      const from = posts[i];
      if (b.the.units.barAct(s, seat, from) !== undefined) continue;
      const near = along.from(s, seat, from);
      for (let to = 0; to < corners; to++)
        if (landings[to] && to !== from && free(s, from, to) && leads(s, near, to) && visit(from, to)) return;
    }
  };
  return {
    each,
    find,
    landings,
    any: (s: State, seat: Seat): boolean => {
      let any = false;
      each(s, seat, () => {
        any = true;
        return true;
      });
      return any;
    },
    has: (s: State, seat: Seat, knight: Corner, corner: Corner): boolean => {
      let any = false;
      each(s, seat, (from, to) => {
        any = from === knight && to === corner;
        return any;
      });
      return any;
    },
  };
};

const neighbours = (b: Book, corner: Corner): Corner[] =>
  b.walks.edgesAt[corner].map((edge) => b.walks.endsOf[edge].find((end) => end !== corner) ?? corner);

/** Official pair: the knights of Cities & Knights land, walk and fight the dragons. */
export const enchantedLandKnights = defineModule({
  id: 'schaetze/enchanted-land-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['schaetze/enchanted-land', 'cities-knights/core', 'cities-knights/sea'],
  // Its own knights land and fight.
  provides: [wanted.knightCards.thing],
  without: { parts: ['lair-walkers'] },
  decisions: { 'knight-ashore': {} },
  overrides: {
    'lairs.knightOf': 'the knights of Cities & Knights are those who fight',
    'lairs.beats': 'a knight is as strong as it is',
  },
  rules: (was, b) => {
    const own = knights.of(b);
    const knightOf = findsAshore(b);
    const { on, coast } = lairLand(b, REGION);
    const landing = makeLanding(b);
    const first = b.option<string>('enchantedRules') === '2001';
    const inside = Uint8Array.from(b.layout.hexes, ({ region }) => (region === REGION ? 1 : 0));
    const home = new Uint8Array(b.topology.corners);
    b.layout.hexes.forEach(({ region }, hex) => {
      if (region === 'main') for (const corner of b.walks.cornersOf[hex]) home[corner] = 1;
    });
    const { building } = b.fields;
    /** whether the next knight of the seat is to be hired at the end of its ships */
    const hiredAshore = (s: State, seat: Seat): boolean => {
      if (own.any(s, seat) || !landing.find(s, seat)) return false;
      for (let corner = 0; corner < on.length; corner++)
        if (landing.landings[corner] && openFor(s, seat, corner)) return true;
      return false;
    };
    const openFor = (s: State, seat: Seat, corner: Corner): boolean =>
      building.get(s, corner) === 0 && own.owner(s, corner) < 0 && b.rules.cornerReached(s, seat, corner);
    return {
      lairs: {
        knightOf,
        beats: (s, seat, value) => {
          const at = knightOf(s, seat);
          return at >= 0 && own.strength(s, at) >= value;
        },
      },
      units: {
        barHire: (s, seat, corner) => {
          const ashore = hiredAshore(s, seat);
          if (on[corner])
            return ashore && landing.landings[corner] && openFor(s, seat, corner) ? undefined : HIRED_AT_HOME;
          if (ashore) return HIRED_ASHORE;
          return home[corner] ? was.units.barHire(s, seat, corner) : HIRED_AT_HOME;
        },
        barCome: (s, seat, strength, corner, from) =>
          (from >= 0 && (on[from] || on[corner]) ? BY_LANDING : undefined) ??
          was.units.barCome(s, seat, strength, corner, from),
        barDisplace: (s, seat, from, to) =>
          on[from] || on[to] ? BY_LANDING : was.units.barDisplace(s, seat, from, to),
        refuges: (s, owner, corner) => {
          if (!on[corner]) return [...was.units.refuges(s, owner, corner)].filter((to) => !on[to]);
          return Array.from(coast.keys()).filter((to) => coast[to] === 1);
        },
        finder: (s, owner, corner) =>
          on[corner] ? b.fields.active.get(s) : was.units.finder(s, owner, corner),
        atRoutes: (s, seat, corner) => (on[corner] ? first : was.units.atRoutes(s, seat, corner)),
      },
      hints: {
        progress: (s, seat) => {
          let sum = was.hints.progress(s, seat) + WON * b.row<Seat>('lairsWon').get(s, seat);
          const at = knightOf(s, seat);
          if (at < 0) return sum;
          const chance = b.the.lairs.hope(s, seat, -1);
          sum += STRONG * chance;
          const here = b.the.lairs.hope(s, seat, at);
          const ready = own.isActive(s, at);
          if (here > 0) return sum + here * (ON_LAIR + (ready ? READY_THERE : 0));
          return sum + (ready ? READY * chance : 0);
        },
      },
      defence: {
        mayDefend: (s, corner) =>
          !on[corner] && (first || home[corner] === 1) && was.defence.mayDefend(s, corner),
      },
      deserter: { spares: (s, corner) => on[corner] === 1 || was.deserter.spares(s, corner) },
      inventor: { stays: (s, hex) => inside[hex] === 1 || was.inventor.stays(s, hex) },
      build: (s, seat, piece, place) => {
        was.build(s, seat, piece, place);
        if (
          b.isRoute[piece] &&
          s.cells[b.at.turn] > 0 &&
          seat === b.fields.active.get(s) &&
          landing.any(s, seat)
        )
          push(s, b.decision('knight-ashore'), 1 << seat);
      },
    };
  },
  turnSteps: (b) => {
    const landing = makeLanding(b);
    const run = (s: State): void => {
      const seat = b.fields.active.get(s);
      if (landing.any(s, seat)) push(s, b.decision('knight-ashore'), 1 << seat);
    };
    return [
      { after: 'roll', add: { id: 'knight-lands', run } },
      { before: 'end', add: { id: 'knight-lands-late', run } },
    ];
  },
  moves: (b) => {
    const own = knights.of(b);
    const knightOf = findsAshore(b);
    const landing = makeLanding(b);
    const walk = makeWalk(b, REGION, (s, corner) => own.owner(s, corner) >= 0);
    const corner = { name: 'corner', domain: b.domain('corner') };
    const to = { name: 'to', domain: b.domain('corner') };
    const barAct = (s: State, seat: Seat): Bar => {
      const at = knightOf(s, seat);
      return at < 0 ? NOT_ASHORE : b.the.units.barAct(s, seat, at);
    };
    const looks = b.option<string>('enchantedRules') === '2001';
    const seen = b.row<Corner>('lairSeen');
    const lair = b.row<Corner>('lair');
    const barFight = (s: State, seat: Seat): Bar =>
      barAct(s, seat) ?? barChallenge(b, s, seat, knightOf(s, seat));
    const barLook = (s: State, seat: Seat): Bar => {
      const at = knightOf(s, seat);
      if (!looks || at < 0) return NOT_ASHORE;
      return own.isActive(s, at) || lair.get(s, at) === 0 || seen.get(s, at) > 0 ? NO_LOOK : undefined;
    };
    return [
      {
        name: 'knight-ashore',
        args: [corner, to],
        decisions: ['knight-ashore'],
        list: (s, seat, out) =>
          landing.each(s, seat, (from, target) => {
            out.put(from, target);
            return false;
          }),
        apply: (s, seat, from, target) => {
          pop(s);
          b.the.units.acted(s, seat, from);
          if (own.owner(s, target) >= 0) own.displace(s, target, () => own.move(s, from, target));
          else own.move(s, from, target);
          if (s.events) tell(s, 'knight-ashore', { seat, place: target });
        },
        why: (s, seat, from, target) =>
          from < 0 || target < 0 || landing.has(s, seat, from, target) ? undefined : NO_LANDING,
      },
      {
        name: 'walk-ashore',
        args: [corner],
        decisions: ['main', 'build'],
        list: (s, seat, out) => {
          if (barAct(s, seat) !== undefined) return;
          const count = walk.from(s, knightOf(s, seat), STEPS);
          for (let i = 1; i < count; i++) if (walk.mayRest(walk.found[i])) out.put(walk.found[i]);
        },
        apply: (s, seat, target) => {
          const from = knightOf(s, seat);
          b.the.units.acted(s, seat, from);
          own.move(s, from, target);
        },
        why: (s, seat, target) => {
          const bar = barAct(s, seat);
          if (bar || target < 0) return bar;
          const count = walk.from(s, knightOf(s, seat), STEPS);
          if (!walk.found.subarray(1, count).includes(target)) return TOO_FAR;
          return walk.mayRest(target) ? undefined : ON_COAST;
        },
      },
      {
        name: 'challenge-dragon',
        decisions: ['main', 'build'],
        list: (s, seat, out) => {
          if (barFight(s, seat) === undefined) out.put();
        },
        apply: (s, seat) => {
          const at = knightOf(s, seat);
          b.the.units.acted(s, seat, at);
          challenge(b, s, seat, at);
        },
        why: (s, seat) => barFight(s, seat),
      },
      ...(looks
        ? [
            {
              name: 'look-at-dragon',
              decisions: ['main', 'build'],
              list: (s: State, seat: Seat, out: { put(): void }) => {
                if (barLook(s, seat) === undefined) out.put();
              },
              apply: (s: State, seat: Seat) => challenge(b, s, seat, knightOf(s, seat), false),
              why: (s: State, seat: Seat) => barLook(s, seat),
            },
          ]
        : []),
    ];
  },
  looks: {
    moves: {
      'challenge-dragon': { shape: 'flame', colour: '#7a2fb3' },
      'look-at-dragon': { shape: 'scroll', colour: '#7a2fb3' },
    },
  },
  words: {
    name: 'Enchanted Land with Cities & Knights',
    summary: 'The knights of Cities & Knights land, walk and fight the dragons.',
    rules: [
      'You need two more points to win. The number of dragons that wins stays the same.',
      {
        where: { enchantedRules: 'box' },
        text: 'Everybody starts with two settlements and, as the second, a city.',
      },
      'You hire knights on the main island. Only one of yours goes to the Enchanted Land, and it never comes back.',
      'As soon as ships lead to its coast and a knight can act and get there, it must land where they end. If you have no knight at all, you hire your next one there.',
      'A knight that lands drives a weaker one off. If you drive a knight off there, you put it on any free corner of the coast.',
      'On the Enchanted Land an active knight walks up to three steps as its action. It cannot stop on the coast or pass a knight.',
      'An active knight may fight as its action. It beats a dragon that is no stronger than itself.',
      {
        where: { enchantedRules: '2001' },
        text: 'An inactive knight may look at the dragon where it stands.',
      },
      {
        where: { enchantedRules: 'box' },
        text: 'Knights on the Enchanted Land or at sea do not count against the barbarians.',
      },
      {
        where: { enchantedRules: '2001' },
        text: 'The knight on the Enchanted Land does not count against the barbarians.',
      },
      'No knight deserts from the Enchanted Land, and the Inventor leaves its number tokens alone.',
      {
        where: { enchantedRules: 'box' },
        text: 'Intrigue has no effect on the Enchanted Land.',
      },
      {
        where: { enchantedRules: '2001' },
        text: 'Intrigue drives off any knight on the Enchanted Land: you put that knight on a free corner of the coast.',
      },
      { house: 'Landing is an action. Once ashore knights do not drive each other off.' },
    ],
    terms: {
      'decision.knight-ashore': 'Choose which knight comes ashore, and where',
      'move.knight-ashore': 'This knight comes ashore here',
      'move.walk-ashore': 'Walk to this corner',
      'move.challenge-dragon': 'Challenge the dragon',
      'move.look-at-dragon': 'Look at the dragon',
      'event.knight-ashore': '{seat}’s knight comes ashore on the Enchanted Land.',
      'reason.hired-at-home': 'Knights are hired on the main island.',
      'reason.hired-ashore': 'Your next knight comes to the end of your ships.',
      'reason.by-landing': 'A knight comes to this land only by landing, and never leaves it.',
      'reason.walk-too-far': 'Your knight cannot walk there.',
      'reason.walk-on-coast': 'Your knight cannot stop on the coast.',
      'reason.no-landing': 'Your knight cannot land there.',
      'reason.no-look': 'Only an inactive knight looks, and only at a dragon that nobody has seen.',
    },
  },
});
