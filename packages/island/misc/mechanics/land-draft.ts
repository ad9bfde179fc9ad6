import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import {
  discovery,
  harbourDomain,
  homeHands,
  homeLaying,
  isRed,
  NUMBERS,
  numberArg,
  terrainArg,
} from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Options, type Part, type Terms } from '../../rulebook/index.ts';

export interface LandDraftConfig {
  /** how many hexes of land everybody takes */
  readonly land: number;
  /** whether everybody gets a row of tokens, and one of chance for the last hex, instead of choosing them */
  readonly balanced: (options: Options) => boolean;
  /** how many harbours a seat may take; any number if not said */
  readonly harbours: (options: Options) => number | undefined;
}

/** the two rows of a balanced draft, and the tokens of which everybody has one */
const ROWS = [
  [3, 4, 5, 6],
  [8, 9, 10, 11],
];
const RARE = [2, 12];
/** for bots, in points: each pip of a token taken, each terrain not yet had, a harbour */
const PIP = 0.05;
const FRESH = 0.25;
const HARBOUR = 0.3;

const DRAFT_GONE = reason('draft-gone', 'there is none left to take');
const ONE_RED = reason('draft-one-red', 'everybody takes one 6 or 8 at most');
const RARE_LEFT = reason('draft-rare-left', 'others have no 2 or 12 yet');
const NEEDS_RARE = reason('draft-needs-rare', 'everybody takes a 2 or 12');
const HARBOURS_HAD = reason('draft-harbours-had', 'the seat has taken as many harbours as it may');

/**
 * Before the game everybody takes hexes out of the reserve in turn, with number tokens, or water with a harbour of choice, until all
 * have their land. What nobody takes stays in the reserve, to be discovered.
 */
export function landDraft(config: LandDraftConfig): Part {
  return {
    id: 'land-draft',
    of: config,
    uses: [discovery(), homeLaying({})],
    words: { terms: draftTerms },
    looks: { fields: { harboursLeft: { on: 'stock', shape: 'chit', of: 'harbour' } } },
    fields: {
      /** by kind: harbours that nobody has */
      harboursLeft: { per: (b) => [b.harbourKinds.length] },
      /** by seat: harbours taken */
      harboursDrafted: { per: ['seat'], noLook: 'what is to be laid is shown' },
      draftTurn: { noLook: 'whoever is next is asked' },
      rowsDealt: { noLook: 'what is to be laid is shown' },
    },
    decisions: {
      'draft-land': {},
      'draft-number': { args: (b) => [terrainArg(b)] },
      'draw-rare': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    },
    prepare: (b) => (s) => {
      for (const [kind, count] of Object.entries(b.layout.harbours.stock ?? {}))
        b.row('harboursLeft').set(s, b.harbourKinds.indexOf(kind), count);
    },
    rules: (was, b) => {
      const hands = homeHands(b);
      return {
        hints: {
          progress: (s, seat) => {
            const before = was.hints.progress(s, seat);
            if (b.fields.turn.get(s) > 0) return before;
            let sum = before;
            for (let n = 2; n < NUMBERS; n++)
              sum += PIP * hands.tokens.get(s, seat, n) * (6 - Math.abs(7 - n));
            for (let terrain = 0; terrain < b.terrains.length; terrain++)
              if (hands.hexes.get(s, seat, terrain) > 0 && b.gives[terrain] !== NO_GOOD) sum += FRESH;
            return sum + HARBOUR * Math.min(1, b.row<Seat>('harboursDrafted').get(s, seat));
          },
        },
        homeLaying: {
          noRoom: (s, seat, terrain) => {
            was.homeLaying.noRoom(s, seat, terrain);
            b.grid('stackTerrain').add(s, 0, terrain, 1);
          },
        },
      };
    },
    setupSteps: (b) => {
      const hands = homeHands(b);
      const turn = b.cell('draftTurn');
      const dealt = b.cell('rowsDealt');
      const stack = b.grid('stackNumber');
      const balanced = config.balanced(b.options);
      const missing = (s: State, seat: Seat): number => config.land - landOf(b, s, seat);
      const seats = b.rivals.map((_, seat) => seat);
      const anyMissing = (s: State): boolean => seats.some((seat) => missing(s, seat) > 0);
      const dealRow = (s: State, seat: Seat): void => {
        for (const n of ROWS[seat % 2])
          if (stack.get(s, 0, n) > 0) {
            stack.add(s, 0, n, -1);
            hands.tokens.add(s, seat, n, 1);
          }
        if (producing(b, s, seat) > ROWS[0].length && RARE.some((n) => stack.get(s, 0, n) > 0))
          push(s, b.decision('draw-rare'), NATURE, seat);
      };
      return [
        {
          before: 'lay-homes',
          add: {
            id: 'draft-land',
            run: (s) => {
              if (anyMissing(s)) {
                let seat = (b.rules.firstSeat(s) + turn.get(s)) % b.seats;
                while (missing(s, seat) <= 0) {
                  turn.add(s, 1);
                  seat = (seat + 1) % b.seats;
                }
                push(s, b.decision('draft-land'), 1 << seat);
              } else if (balanced && dealt.get(s) < b.seats) {
                dealt.add(s, 1);
                dealRow(s, dealt.get(s) - 1);
              }
            },
            again: (s) => anyMissing(s) || (balanced && dealt.get(s) < b.seats),
          },
        },
        {
          after: 'lay-homes',
          add: {
            id: 'return-tokens',
            run: (s) => {
              for (const seat of seats)
                for (let n = 2; n < NUMBERS; n++) {
                  stack.add(s, 0, n, hands.tokens.get(s, seat, n));
                  hands.tokens.set(s, seat, n, 0);
                }
            },
          },
        },
      ];
    },
    moves: (b) => {
      const hands = homeHands(b);
      const turn = b.cell('draftTurn');
      const terrains = b.grid('stackTerrain');
      const numbers = b.grid('stackNumber');
      const left = b.row('harboursLeft');
      const drafted = b.row<Seat>('harboursDrafted');
      const sea = b.terrain('sea');
      const balanced = config.balanced(b.options);
      const most = config.harbours(b.options);
      const count = (s: State, seat: Seat, which: (n: number) => boolean): number => {
        let sum = 0;
        for (let n = 2; n < NUMBERS; n++) if (which(n)) sum += hands.tokens.get(s, seat, n);
        return sum;
      };
      const isRare = (n: number): boolean => RARE.includes(n);
      const choosesNumber = (terrain: number): boolean => !balanced && b.gives[terrain] !== NO_GOOD;
      const needsRare = (s: State, seat: Seat): boolean =>
        !balanced &&
        count(s, seat, isRare) === 0 &&
        landOf(b, s, seat) === config.land - 1 &&
        RARE.some((n) => numbers.get(s, 0, n) > 0);
      const barNumber = (s: State, seat: Seat, number: number): Bar => {
        if (numbers.get(s, 0, number) === 0) return DRAFT_GONE;
        if (isRed(number) && count(s, seat, isRed) > 0) return ONE_RED;
        if (!isRare(number)) return needsRare(s, seat) ? NEEDS_RARE : undefined;
        const othersLack = b.rivals[seat].some((other) => count(s, other, isRare) === 0);
        return count(s, seat, isRare) > 0 && othersLack ? RARE_LEFT : undefined;
      };
      /** the numbers that may be taken: where the limits leave none, those beyond them */
      const openNumbers = (s: State, seat: Seat, eased: boolean): number[] => {
        const open: number[] = [];
        for (let n = 2; n < NUMBERS; n++) {
          const speaks = barNumber(s, seat, n);
          if (!speaks || (eased && speaks !== DRAFT_GONE)) open.push(n);
        }
        return open;
      };
      const barHex = (s: State, seat: Seat, terrain: number, eased: boolean): Bar => {
        if (b.land[terrain] === 0 || terrains.get(s, 0, terrain) === 0) return DRAFT_GONE;
        if (choosesNumber(terrain)) return openNumbers(s, seat, eased).length > 0 ? undefined : DRAFT_GONE;
        return !eased && needsRare(s, seat) ? NEEDS_RARE : undefined;
      };
      const openHexes = (s: State, seat: Seat, eased: boolean): number[] =>
        b.terrains.flatMap((_, terrain) => (barHex(s, seat, terrain, eased) ? [] : [terrain]));
      const barHarbour = (s: State, seat: Seat, kind: number): Bar => {
        if (most !== undefined && drafted.get(s, seat) >= most) return HARBOURS_HAD;
        if (terrains.get(s, 0, sea) === 0) return DRAFT_GONE;
        return kind >= 0 && left.get(s, kind) === 0 ? DRAFT_GONE : undefined;
      };
      return [
        {
          name: 'draft-hex',
          args: [terrainArg(b)],
          decisions: ['draft-land'],
          list: (s, seat, out) => {
            const strict = openHexes(s, seat, false);
            for (const terrain of strict.length > 0 ? strict : openHexes(s, seat, true)) out.put(terrain);
          },
          apply: (s, seat, terrain) => {
            pop(s);
            terrains.add(s, 0, terrain, -1);
            if (choosesNumber(terrain)) return push(s, b.decision('draft-number'), 1 << seat, terrain);
            hands.hexes.add(s, seat, terrain, 1);
            turn.add(s, 1);
            if (s.events) tell(s, 'land-drafted', { seat, terrain: b.terrains[terrain].id });
          },
          why: (s, seat, terrain) => (terrain < 0 ? undefined : barHex(s, seat, terrain, false)),
        },
        {
          name: 'draft-number',
          args: [numberArg],
          decisions: ['draft-number'],
          list: (s, seat, out) => {
            const strict = openNumbers(s, seat, false);
            for (const n of strict.length > 0 ? strict : openNumbers(s, seat, true)) out.put(n);
          },
          apply: (s, seat, number) => {
            const terrain = topArg(s, 0);
            pop(s);
            hands.hexes.add(s, seat, terrain, 1);
            numbers.add(s, 0, number, -1);
            hands.tokens.add(s, seat, number, 1);
            turn.add(s, 1);
            if (s.events) tell(s, 'land-drafted-with', { seat, terrain: b.terrains[terrain].id, number });
          },
          why: (s, seat, number) => (number < 0 ? undefined : barNumber(s, seat, number)),
        },
        {
          name: 'draft-harbour',
          args: [{ name: 'kind', domain: harbourDomain(b) }],
          decisions: ['draft-land'],
          list: (s, seat, out) => {
            for (let kind = 0; kind < b.harbourKinds.length; kind++)
              if (!barHarbour(s, seat, kind)) out.put(kind);
          },
          apply: (s, seat, kind) => {
            pop(s);
            terrains.add(s, 0, sea, -1);
            left.add(s, kind, -1);
            hands.hexes.add(s, seat, sea, 1);
            hands.harbours.add(s, seat, kind, 1);
            drafted.add(s, seat, 1);
            turn.add(s, 1);
            if (s.events) tell(s, 'harbour-drafted', { seat, kind: b.harbourKinds[kind] });
          },
          why: (s, seat, kind) => barHarbour(s, seat, kind),
        },
        {
          name: 'draw-rare',
          args: [numberArg],
          decisions: ['draw-rare'],
          list: (s, _nature, out) => {
            for (const n of RARE) if (numbers.get(s, 0, n) > 0) out.weigh(numbers.get(s, 0, n), n);
          },
          apply: (s, _nature, number) => {
            const seat = topArg(s, 0);
            pop(s);
            numbers.add(s, 0, number, -1);
            hands.tokens.add(s, seat, number, 1);
            if (s.events) tell(s, 'rare-drawn', { seat, number });
          },
        },
      ];
    },
  };
}

/** how many hexes of land the seat has to lay */
export function landOf(b: Book, s: State, seat: Seat): number {
  let land = 0;
  for (let terrain = 0; terrain < b.terrains.length; terrain++)
    if (b.land[terrain]) land += homeHands(b).hexes.get(s, seat, terrain);
  return land;
}

function producing(b: Book, s: State, seat: Seat): number {
  let count = 0;
  for (let terrain = 0; terrain < b.terrains.length; terrain++)
    if (b.gives[terrain] !== NO_GOOD) count += homeHands(b).hexes.get(s, seat, terrain);
  return count;
}

const draftTerms: Terms = {
  'move.draft-hex': 'Take a hex',
  'move.draft-number': 'Take a number',
  'move.draft-harbour': 'Take water with a harbour',
  'move.draw-rare': 'A 2 or 12 is drawn',
  'decision.draft-land': 'Take a hex for your home',
  'decision.draft-number': 'Take a number for the hex: {terrain}',
  'decision.draw-rare': 'A 2 or 12 is drawn',
  'event.land-drafted': '{seat} takes {terrain}.',
  'event.land-drafted-with': '{seat} takes {terrain} with a {number}.',
  'event.harbour-drafted': '{seat} takes water with a harbour: {kind:harbour}.',
  'event.rare-drawn': '{seat} draws a {number}.',
  'field.harboursLeft': 'Harbours that nobody has',
  'reason.draft-gone': 'There is none left to take.',
  'reason.draft-one-red': 'You take one 6 or 8 at most.',
  'reason.draft-rare-left': 'Others have no 2 or 12 yet.',
  'reason.draft-needs-rare': 'You have to take a 2 or 12.',
  'reason.draft-harbours-had': 'You have taken as many harbours as you may.',
};
