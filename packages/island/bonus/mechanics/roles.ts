import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { homeLaying } from '../../mechanics/index.ts';
import { type Book, type Part, SETUP } from '../../rulebook/index.ts';

/** One of unequal roles: what it lays at home, and where. */
export interface Role {
  readonly id: string;
  /** what players read */
  readonly called: string;
  readonly colour: string;
  /** its own good, and its harbour */
  readonly good: string;
  /** the labels of its islands */
  readonly islands: readonly string[];
  readonly hexes: Readonly<Record<string, number>>;
  /** its tokens: each list stays on one island */
  readonly tokens: readonly (readonly number[])[];
  /** two tokens that lie opposite each other, across the middle of its island */
  readonly opposite?: readonly [number, number];
}

export interface RolesConfig {
  /** in the order of the turns */
  readonly roles: readonly Role[];
  /** the option that says which seat has the first role, out of these */
  readonly option: string;
  readonly values: readonly string[];
}

const NOT_HOME = reason('not-home', 'this is no home of the seat');
const TOKENS_APART = reason('tokens-apart', 'that number belongs on the other island');
const FACE_OPPOSITE = reason('face-opposite', 'the two numbers have to lie opposite each other');
const OWN_KIND = reason('harbour-own-kind', 'a harbour does not lie at a hex of its own good');
const SAME_HEX = reason('harbours-one-hex', 'the two harbours lie at different hexes');
const HOME_START = reason('home-start', 'everybody begins on the own islands');

/**
 * Unequal roles, one a seat: each lays hexes, tokens and harbours of its own on islands of its own, begins there, and moves in the order
 * of the roles. In the beginning buildings need not keep their distance.
 */
export function unequalRoles({ roles, option, values }: RolesConfig): Part {
  const roleOf = (b: Book, seat: number): Role =>
    roles[(seat - values.indexOf(String(b.options[option])) + roles.length) % roles.length];
  return {
    id: 'unequal-roles',
    of: { roles, option, values },
    uses: [
      homeLaying({
        deal: (b) => (s, hands) => {
          for (let seat = 0; seat < b.seats; seat++) {
            const { hexes, tokens, good } = roleOf(b, seat);
            for (const [id, count] of Object.entries(hexes)) hands.hexes.set(s, seat, b.terrain(id), count);
            for (const n of tokens.flat()) hands.tokens.set(s, seat, n, 1);
            for (const kind of [good, 'any']) hands.harbours.set(s, seat, b.harbourKinds.indexOf(kind), 1);
          }
        },
      }),
    ],
    fields: {
      /** by seat and role: 1 if the seat has it */
      role: { per: ['seat', roles.length] },
    },
    prepare: (b) => (s) => {
      for (let seat = 0; seat < b.seats; seat++)
        b.grid<Seat>('role').set(s, seat, roles.indexOf(roleOf(b, seat)), 1);
    },
    overrides: { firstSeat: 'the first of the roles begins' },
    rules: (was, b) => {
      const homeOf = b.row<Hex>('homeOf');
      const region = b.layout.hexes.map((hex) => hex.region ?? '');
      const { hexHex, cornerHex, cornerHexFrom } = b.topology;
      const edgeOf = b.layout.harbours.places.map((at) => b.topology.edgeAt(at.q, at.r, at.side));
      const hasNumber = (s: State, hex: Hex, number: number): boolean =>
        ((b.fields.numbers.get(s, hex) >> number) & 1) === 1;
      const isLaid = (s: State, hex: Hex): boolean => homeOf.get(s, hex) > 0;
      const islandOf = (place: Hex): Hex[] =>
        region.flatMap((label, hex) => (label === region[place] ? [hex] : []));
      /** of a place around the middle of an island, the one across it */
      const across = b.layout.hexes.map((_, hex) => {
        for (let side = 0; side < 6; side++) {
          const middle = hexHex[hex * 6 + side];
          const beyond = middle < 0 ? -1 : hexHex[middle * 6 + side];
          if (
            beyond >= 0 &&
            region[hex] !== '' &&
            region[beyond] === region[hex] &&
            region[middle] !== region[hex]
          )
            return beyond;
        }
        return -1;
      });
      const barOpposite = (s: State, place: Hex, number: number, pair: readonly [number, number]): Bar => {
        const facing = across[place];
        const around = islandOf(place);
        const lies = (n: number): Hex | undefined =>
          around.find((hex) => isLaid(s, hex) && hasNumber(s, hex, n));
        if (pair.includes(number)) {
          const other = lies(pair[0] === number ? pair[1] : pair[0]);
          return (other === undefined ? isLaid(s, facing) : other !== facing) ? FACE_OPPOSITE : undefined;
        }
        // Another number leaves room: across from one of the two that lies, or two places that face each other.
        const begun = pair.map(lies).find((hex) => hex !== undefined);
        if (begun !== undefined) return facing === begun ? FACE_OPPOSITE : undefined;
        const free = around.some((hex) => ![hex, across[hex]].some((one) => one === place || isLaid(s, one)));
        return free ? undefined : FACE_OPPOSITE;
      };
      return {
        firstSeat: () => values.indexOf(String(b.options[option])),
        homeLaying: {
          barHex: (s, seat, place, terrain) =>
            roleOf(b, seat).islands.includes(region[place])
              ? was.homeLaying.barHex(s, seat, place, terrain)
              : NOT_HOME,
          barToken: (s, seat, place, terrain, number) => {
            const bar = was.homeLaying.barToken(s, seat, place, terrain, number);
            if (bar) return bar;
            const { tokens, opposite, islands } = roleOf(b, seat);
            if (opposite) return barOpposite(s, place, number, opposite);
            const own = tokens.find((list) => list.includes(number)) ?? [];
            for (let hex = 0; hex < region.length; hex++) {
              if (!isLaid(s, hex) || !islands.includes(region[hex])) continue;
              const sameIsland = region[hex] === region[place];
              const sameList = own.some((n) => hasNumber(s, hex, n));
              if (sameIsland !== sameList) return TOKENS_APART;
            }
            return undefined;
          },
          barHarbour: (s, seat, kind, harbour) => {
            const bar = was.homeLaying.barHarbour(s, seat, kind, harbour);
            if (bar) return bar;
            const [one, other] = [0, 1].map((end) => b.topology.edgeHex[edgeOf[harbour] * 2 + end]);
            const land = one >= 0 && b.land[b.fields.terrain.get(s, one)] ? one : other;
            const good = b.gives[b.fields.terrain.get(s, land)];
            if (good >= 0 && b.goods[good].id === b.harbourKinds[kind]) return OWN_KIND;
            for (let i = 0; i < edgeOf.length; i++)
              if (b.fields.harbour.get(s, i) >= 0)
                for (let end = 0; end < 2; end++)
                  if (b.topology.edgeHex[edgeOf[i] * 2 + end] === land) return SAME_HEX;
            return undefined;
          },
        },
        tooNear: (s, seat, corner) => b.fields.stage.get(s) !== SETUP && was.tooNear(s, seat, corner),
        barStartAt: (s, seat, corner) => {
          for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
            if (homeOf.get(s, cornerHex[i]) === seat + 1) return was.barStartAt(s, seat, corner);
          return HOME_START;
        },
      };
    },
    looks: {
      fields: {
        role: {
          on: 'purse',
          shape: 'sack',
          kinds: roles.map(({ id }) => id),
          colours: roles.map(({ colour }) => colour),
        },
      },
    },
    words: {
      terms: {
        ...Object.fromEntries(roles.map(({ id, called }) => [`token.${id}`, called])),
        'field.role': 'Role',
        'reason.not-home': 'This is no home of yours.',
        'reason.tokens-apart': 'This number belongs on your other island.',
        'reason.face-opposite': 'The 6 and the 8 have to lie opposite each other.',
        'reason.harbour-own-kind': 'A harbour does not lie at a hex of its own good.',
        'reason.harbours-one-hex': 'Your two harbours lie at different hexes.',
        'reason.home-start': 'Everybody begins on their own islands.',
      },
    },
  };
}
