import {
  type Bar,
  depthOf,
  frameArg,
  frameKind,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { discovery, inBank, NUMBERS, numberArg, take } from '../../mechanics/index.ts';
import { type AwardSpec, type Book, field, handlesOf, NO_GOOD, type Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    research: ResearchPoints;
  }
}

export interface ResearchPoints {
  /** the seat has given the hex that it discovered this number */
  numbered(s: State, seat: Seat, hex: Hex, number: number): void;
}

export interface ResearchConfig {
  /** how many tokens of 6 and 8 lie in the special reserve, for so many seats */
  readonly special: (seats: number) => readonly number[];
  /** how many oceans lie in the reserve, for so many seats */
  readonly oceans: (seats: number) => number;
}

const LOWEST = 1;
const HIGHEST = 6;
const START = 2;

const fields = {
  dial: field.row('seat', { start: START }),
  /** the seat and one more that reached the end of the dial last */
  latestAtSix: field.cell({ holds: 'seat+1', noLook: 'whoever holds the award was the last to get there' }),
  /** the seat and one more that has chosen what is drawn now, and what it has chosen */
  seeker: field.cell({ noLook: 'the hex is drawn at once' }),
  sought: field.cell({ noLook: 'the hex is drawn at once' }),
  /** tokens of 6 and 8 that nobody has yet, by number */
  specialTokens: field.row(NUMBERS),
  /** by seat and number: tokens that are kept */
  ownTokens: field.grid('seat', NUMBERS),
};
/** what the dial alone is worth to bots, a step, and what a token kept for good land is */
const STEP = 0.06;
const TOKEN = 0.35;
/** what bots expect of land to be found */
const LAND = 0.35;
/** where the dial leads, the award is near */
const LEAD = 1.2;

const DIAL_LOW = reason('dial-low', 'a dial that shows 1 calls for ocean');
const DIAL_HIGH = reason('dial-high', 'a dial that shows 6 calls for land');
const NO_MORE_LAND = reason('no-more-land', 'the reserve of land is empty');
const NO_MORE_OCEAN = reason('no-more-ocean', 'the reserve of oceans is empty');

const NOTHING = 0;
const LAND_SOUGHT = 1;
const OCEAN_SOUGHT = 2;

/** The highest dial holds it; of those at the end of the dial, the latest to get there. */
export const mostSuccessful = (id: string): AwardSpec => ({
  id,
  points: 2,
  min: 3,
  metric: (b) => {
    const { dial, latestAtSix: latest } = handlesOf(b, fields);
    return (s, seat) => {
      const shown = dial.get(s, seat);
      return shown === HIGHEST && latest.get(s) === seat + 1 ? HIGHEST + 1 : shown;
    };
  },
});

/**
 * Whoever discovers a hex chooses between land and ocean, as far as the own dial lets him: producing land turns it down, ocean turns it
 * up. Tokens of 6 and 8 are won by rare numbers and kept for land of one's own choice.
 */
export function research(config: ResearchConfig): Part {
  return {
    id: 'research',
    of: config,
    uses: [discovery()],
    overrides: { 'discovery.discover': 'whoever discovers a hex is asked first what it shall be' },
    exempt: {
      rare: [
        'move.take-held-token',
        'move.leave-held-token',
        'event.token-passed',
        'move.seek-nothing',
        'move.choose-none',
      ],
    },
    fields,
    prepare: (b) => {
      const { specialTokens: special } = handlesOf(b, fields);
      const inStack = b.grid('stackTerrain');
      const sea = b.terrain('sea');
      return (s) => {
        inStack.set(s, 0, sea, config.oceans(b.seats));
        for (const number of config.special(b.seats)) special.add(s, number, 1);
      };
    },
    decisions: {
      'seek-hex': { args: seatAndHex },
      'choose-token-source': { args: seatAndHex },
      'draw-number': { nature: true, args: seatAndHex },
      'take-special': {},
      'take-held': { args: seatAndHex },
      'choose-two': {},
    },
    brings: ['research'],
    rules: (was, b) => {
      const { dial, latestAtSix: latest, seeker, sought, specialTokens: special } = handlesOf(b, fields);
      const numbers = b.grid('stackNumber');
      const unknown = b.terrain('unknown');
      const desert = b.terrain('desert');
      const sea = b.terrain('sea');
      const seek = b.decision('seek-hex');
      const bar = makeBar(b);
      const waits = (s: State, hex: Hex): boolean => {
        for (let depth = 0; depth < depthOf(s); depth++)
          if (frameKind(s, depth) === seek && frameArg(s, depth, 1) === hex) return true;
        return false;
      };
      const turn = (s: State, seat: Seat, by: number): void => {
        const next = Math.min(HIGHEST, Math.max(LOWEST, dial.get(s, seat) + by));
        if (next === dial.get(s, seat)) return;
        dial.set(s, seat, next);
        if (next === HIGHEST) latest.set(s, seat + 1);
        if (s.events) tell(s, 'dial', { seat, number: next });
        b.rules.reviewAwards(s);
      };
      const heldByOthers = (s: State, seat: Seat): boolean => {
        for (let other = 0; other < b.seats; other++)
          if (other !== seat && ownCount(b, s, other) > 0) return true;
        return false;
      };
      return {
        discovery: {
          discover: (s, seat, hex) => {
            if (b.fields.terrain.get(s, hex) !== unknown || waits(s, hex)) return;
            if (!bar.land(s, seat) || !bar.ocean(s, seat)) push(s, seek, 1 << seat, seat, hex);
          },
          share: (s, hex, terrain) => {
            const wish = sought.get(s);
            if (wish !== NOTHING && (terrain === sea) !== (wish === OCEAN_SOUGHT)) return 0;
            return was.discovery.share(s, hex, terrain);
          },
          // A 2 or 12 that is drawn goes back once: so one comes to lie there after two of them.
          token: (s, hex, terrain, number) => {
            if (seeker.get(s) > 0 && ownCount(b, s, seeker.get(s) - 1) > 0) return 0;
            const lying = was.discovery.token(s, hex, terrain, number);
            if (lying === 0) return 0;
            const rare = numbers.get(s, 0, 2) + numbers.get(s, 0, 12);
            return isRare(number) ? lying * rare : lying * (allTokens(s, numbers) + rare);
          },
          discovered: (s, seat, hex) => {
            seeker.set(s, 0);
            sought.set(s, NOTHING);
            was.discovery.discovered(s, seat, hex);
            const terrain = b.fields.terrain.get(s, hex);
            if (terrain === sea) return turn(s, seat, 1);
            if (terrain === desert) return push(s, b.decision('choose-two'), 1 << seat);
            if (b.rules.hexGood(s, hex) === NO_GOOD) return;
            turn(s, seat, -1);
            const bits = b.fields.numbers.get(s, hex);
            if (bits !== 0) b.the.research.numbered(s, seat, hex, 31 - Math.clz32(bits));
            else if (ownCount(b, s, seat) > 0)
              push(s, b.decision('choose-token-source'), 1 << seat, seat, hex);
          },
        },
        research: {
          numbered: (s, seat, hex, number) => {
            if (!isRare(number)) return;
            if (special.sum(s) > 0) push(s, b.decision('take-special'), 1 << seat);
            else if (heldByOthers(s, seat)) push(s, b.decision('take-held'), 1 << seat, seat, hex);
          },
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            let shown = dial.get(s, seat);
            if (seeker.get(s) === seat + 1) {
              if (sought.get(s) === LAND_SOUGHT) {
                shown--;
                sum += LAND;
              } else if (sought.get(s) === OCEAN_SOUGHT) {
                shown++;
                let best = START;
                for (let other = 0; other < b.seats; other++)
                  if (other !== seat) best = Math.max(best, dial.get(s, other));
                if (shown > best && dial.get(s, seat) <= best) sum += LEAD;
              }
            }
            return sum + STEP * shown + TOKEN * ownCount(b, s, seat);
          },
        },
      };
    },
    moves: (b) => {
      const { seeker, sought, ownTokens: own, specialTokens: special } = handlesOf(b, fields);
      const numbers = b.grid('stackNumber');
      const bar = makeBar(b);
      const seekFor = (s: State, seat: Seat, what: number): void => {
        const hex = topArg(s, 1);
        pop(s);
        seeker.set(s, seat + 1);
        sought.set(s, what);
        push(s, b.decision('discover'), NATURE, seat, hex);
      };
      const lay = (s: State, seat: Seat, hex: Hex, number: number): void => {
        b.fields.numbers.set(s, hex, 1 << number);
        if (s.events) tell(s, 'token-laid', { seat, hex, number });
        b.the.research.numbered(s, seat, hex, number);
      };
      return [
        {
          name: 'seek-land',
          decisions: ['seek-hex'],
          list: (s, seat, out) => {
            if (!bar.land(s, seat)) out.put();
          },
          apply: (s, seat) => seekFor(s, seat, LAND_SOUGHT),
          why: (s, seat) => bar.land(s, seat),
        },
        {
          name: 'seek-ocean',
          decisions: ['seek-hex'],
          list: (s, seat, out) => {
            if (!bar.ocean(s, seat)) out.put();
          },
          apply: (s, seat) => seekFor(s, seat, OCEAN_SOUGHT),
          why: (s, seat) => bar.ocean(s, seat),
        },
        {
          // for one that has waited below others which emptied the reserve, or turned the dial
          name: 'seek-nothing',
          decisions: ['seek-hex'],
          list: (s, seat, out) => {
            if (bar.land(s, seat) && bar.ocean(s, seat)) out.put();
          },
          apply: (s) => pop(s),
        },
        {
          name: 'lay-own-token',
          args: [numberArg],
          decisions: ['choose-token-source'],
          list: (s, seat, out) => {
            for (const n of SPECIAL) if (own.get(s, seat, n) > 0) out.put(n);
          },
          apply: (s, seat, number) => {
            const hex = topArg(s, 1);
            pop(s);
            own.add(s, seat, number, -1);
            lay(s, seat, hex, number);
          },
        },
        {
          name: 'draw-token',
          decisions: ['choose-token-source'],
          list: (s, _seat, out) => {
            if (allTokens(s, numbers) > 0) out.put();
          },
          apply: (s, seat) => {
            const hex = topArg(s, 1);
            pop(s);
            push(s, b.decision('draw-number'), NATURE, seat, hex);
          },
        },
        {
          name: 'draw-number',
          args: [numberArg],
          decisions: ['draw-number'],
          list: (s, _nature, out) => {
            const rare = numbers.get(s, 0, 2) + numbers.get(s, 0, 12);
            const all = allTokens(s, numbers) + rare;
            for (let n = 2; n < NUMBERS; n++) {
              const lying = numbers.get(s, 0, n);
              if (lying > 0) out.weigh(lying * (isRare(n) ? rare : all), n);
            }
          },
          apply: (s, _nature, number) => {
            const [seat, hex] = [topArg(s, 0), topArg(s, 1)];
            pop(s);
            numbers.add(s, 0, number, -1);
            lay(s, seat, hex, number);
          },
        },
        {
          name: 'take-special-token',
          args: [numberArg],
          decisions: ['take-special'],
          list: (s, _seat, out) => {
            for (const n of SPECIAL) if (special.get(s, n) > 0) out.put(n);
          },
          apply: (s, seat, number) => {
            pop(s);
            special.add(s, number, -1);
            own.add(s, seat, number, 1);
            if (s.events) tell(s, 'token-kept', { seat, number });
          },
        },
        {
          name: 'take-held-token',
          args: [{ name: 'seat', domain: b.domain('seat') }, numberArg],
          decisions: ['take-held'],
          list: (s, seat, out) => {
            for (let other = 0; other < b.seats; other++)
              if (other !== seat) for (const n of SPECIAL) if (own.get(s, other, n) > 0) out.put(other, n);
          },
          apply: (s, seat, other, number) => {
            const hex = topArg(s, 1);
            pop(s);
            const drawn = 31 - Math.clz32(b.fields.numbers.get(s, hex));
            numbers.add(s, 0, drawn, 1);
            own.add(s, other, number, -1);
            b.fields.numbers.set(s, hex, 1 << number);
            if (s.events) tell(s, 'token-passed', { seat, from: other, number });
          },
        },
        {
          name: 'leave-held-token',
          decisions: ['take-held'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
        {
          name: 'choose-two',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['choose-two'],
          list: (s, seat, out) => {
            for (const good of b.choosable) if (!b.rules.barChoose(s, seat, good)) out.put(good);
          },
          apply: (s, seat, good) => {
            pop(s);
            const count = Math.min(2, inBank(b, s, good));
            take(b, s, seat, good, count);
            if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count });
          },
          why: (s, seat, good) => (good < 0 ? undefined : b.rules.barChoose(s, seat, good)),
        },
        {
          name: 'choose-none',
          decisions: ['choose-two'],
          list: (s, seat, out) => {
            if (!b.choosable.some((good) => !b.rules.barChoose(s, seat, good))) out.put();
          },
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'field.dial': 'Research dial',
        'field.specialTokens': 'Tokens of 6 and 8 in the special reserve',
        'field.ownTokens': 'Tokens of 6 and 8 kept',
        'decision.seek-hex': 'Choose what you discover',
        'decision.choose-token-source': 'Choose the number token for the new land',
        'decision.draw-number': 'A number token is drawn',
        'decision.take-special': 'Take a token out of the special reserve',
        'decision.take-held': 'Take a token from another player',
        'decision.choose-two': 'Choose the good that you get two of',
        'move.seek-land': 'Discover land',
        'move.seek-ocean': 'Discover ocean',
        'move.seek-nothing': 'Discover nothing',
        'move.lay-own-token': 'Lay a token of your own',
        'move.draw-token': 'Draw a token',
        'move.draw-number': 'The number token',
        'move.take-special-token': 'Keep this token',
        'move.take-held-token': 'Take this token and lay it',
        'move.leave-held-token': 'Take no token',
        'move.choose-two': 'Take two of them',
        'move.choose-none': 'Take nothing',
        'event.dial': 'The research dial of {seat} shows {number}.',
        'event.token-laid': '{seat} gives the new land the number {number}.',
        'event.token-kept': '{seat} keeps a token: {number}.',
        'event.token-passed': '{seat} takes a token from {from} and lays it: {number}.',
        'reason.dial-low': 'Your dial shows 1: you discover ocean.',
        'reason.dial-high': 'Your dial shows 6: you discover land.',
        'reason.no-more-land': 'The reserve of land is empty.',
        'reason.no-more-ocean': 'The reserve of oceans is empty.',
      },
    },
    looks: {
      fields: {
        dial: { on: 'seat', shape: 'wheel' },
        specialTokens: { on: 'stock', shape: 'chit', of: 'number' },
        ownTokens: { on: 'seat', shape: 'chit' },
      },
    },
  };
}

const SPECIAL = [6, 8];
const isRare = (number: number): boolean => number === 2 || number === 12;

const seatAndHex = (b: Book) => [
  { name: 'seat', domain: b.domain('seat') },
  { name: 'hex', domain: b.domain('hex') },
];

const allTokens = (s: State, numbers: { get(s: State, stack: number, n: number): number }): number => {
  let sum = 0;
  for (let n = 2; n < NUMBERS; n++) sum += numbers.get(s, 0, n);
  return sum;
};

function ownCount(b: Book, s: State, seat: Seat): number {
  const { ownTokens: own } = handlesOf(b, fields);
  return own.get(s, seat, 6) + own.get(s, seat, 8);
}

/** What speaks against discovering land, and against ocean. */
function makeBar(b: Book) {
  const { dial } = handlesOf(b, fields);
  const inStack = b.grid('stackTerrain');
  const sea = b.terrain('sea');
  return {
    land: (s: State, seat: Seat): Bar => {
      if (dial.get(s, seat) === LOWEST) return DIAL_LOW;
      for (let terrain = 0; terrain < b.terrains.length; terrain++)
        if (terrain !== sea && inStack.get(s, 0, terrain) > 0) return undefined;
      return NO_MORE_LAND;
    },
    ocean: (s: State, seat: Seat): Bar => {
      if (dial.get(s, seat) === HIGHEST) return DIAL_HIGH;
      return inStack.get(s, 0, sea) > 0 ? undefined : NO_MORE_OCEAN;
    },
  };
}
