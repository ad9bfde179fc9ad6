import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import {
  earnGold,
  type Fleet,
  giveBack,
  held,
  type Mission,
  NO_CARGO,
  NOT_HERE,
  shipArg,
} from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { hiddenHexes } from './hidden-hexes.ts';

const sacksFields = {
  /** how many sacks of spice lie at each village */
  sacks: field.row('hex'),
  /** by hex and seat: 1 where a crew of the seat lives */
  friends: field.grid('hex', 'seat'),
  /** how often the markets have bought this turn */
  marketSales: field.cell({ noLook: 'what is sold is offered no more this turn' }),
};

export interface VillagesConfig {
  readonly fleet: Fleet;
  readonly mission: Mission;
  /** what stays with a village, and what it gives */
  readonly crew: string;
  readonly spice: string;
  /** the land of villages that lend wind, courage against pirates and a market */
  readonly swift: string;
  readonly brave: string;
  readonly market: string;
  /** by the stack of a brave village: the face that drives pirates off besides */
  readonly faces: Readonly<Record<string, number>>;
}

const NO_VILLAGE = reason('no-village', 'there is no village');
const FRIENDS = reason('village-friend', 'a crew of the seat is there already');
const NO_SACK = reason('no-sack', 'no spice is left there');
const STRANGER = reason('village-stranger', 'only friends of the village build beside it');
const NO_MARKET = reason('no-market', 'no village buys any more this turn');

/** what a lasting ability is worth to a bot, in points */
const ABILITY = 0.3;
/** what is left of the worth of a sack while it is far from where it is wanted */
const SACK = 0.6;
/** what is left of a village's worth for each crew that goes elsewhere */
const ALIKE = 0.6;

/**
 * Villages that a ship may leave a crew with, one of each seat and for good: it takes a sack of spice aboard at
 * once, may build around the village from then on, and has a lasting advantage of it.
 */
export function villages(config: VillagesConfig): Part {
  const { fleet, mission, crew, spice, swift, brave, market, faces } = config;
  return {
    id: 'villages',
    of: { crew, spice, swift, brave, market, faces },
    uses: [fleet.part, mission.part],
    terrains: [swift, brave, market].map((id) => ({ id })),
    fields: sacksFields,
    rules: (was, b) => {
      const sacks = b.row<Hex>('sacks');
      const friends = b.grid<Hex, Seat>('friends');
      const { marketSales: sales } = handlesOf(b, sacksFields);
      const own = fleet.of(b);
      const kind = own.kind(crew);
      const sack = own.kind(spice);
      const gain = mission.gain(b);
      const kinds = [swift, brave, market].map((id) => b.terrain(id));
      const [swiftLand, braveLand] = kinds;
      const hidden = hiddenHexes(b);
      const { edgeHex, cornerHex, cornerHexFrom, hexPlace, hexPlaceFrom } = b.topology;
      const isVillage = Uint8Array.from(b.terrains, (_, terrain) => (kinds.includes(terrain) ? 1 : 0));
      const strange = (s: State, seat: Seat, hex: number): boolean =>
        hex >= 0 &&
        isVillage[b.fields.terrain.get(s, hex)] === 1 &&
        (seat >= b.seats || friends.get(s, hex, seat) === 0);
      const strangeCorner = (s: State, seat: Seat, corner: number): boolean => {
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (strange(s, seat, cornerHex[i])) return true;
        return false;
      };
      const stackOf = b.layout.hexes.map(({ hidden = '' }) => hidden);
      return {
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            if (isVillage[b.fields.terrain.get(s, hex)] === 1) sacks.set(s, hex, b.seats);
          },
        },
        barFound: (s, seat, corner) =>
          was.barFound(s, seat, corner) ?? (strangeCorner(s, seat, corner) ? STRANGER : undefined),
        barBuild: (s, seat, piece, place) => {
          const bar = was.barBuild(s, seat, piece, place);
          if (bar) return bar;
          const { on, replacesIndex } = b.pieces[piece];
          if (on === 'edge')
            return strange(s, seat, edgeHex[place * 2]) || strange(s, seat, edgeHex[place * 2 + 1])
              ? STRANGER
              : undefined;
          return on === 'corner' && replacesIndex < 0 && strangeCorner(s, seat, place) ? STRANGER : undefined;
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          sales.set(s, 0);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            sales.set(s, 0);
          },
        },
        travel: {
          allowance: (s, name, unit) => {
            const steps = was.travel.allowance(s, name, unit);
            if (name !== 'ship') return steps;
            const seat = own.owner(unit);
            let winds = 0;
            for (let i = 0; i < hidden.length; i++)
              if (friends.get(s, hidden[i], seat) !== 0 && b.fields.terrain.get(s, hidden[i]) === swiftLand)
                winds++;
            return steps + winds;
          },
        },
        pirate: {
          chasing: (s, seat) => {
            let bits = was.pirate.chasing(s, seat);
            for (const hex of hidden)
              if (b.fields.terrain.get(s, hex) === braveLand && friends.get(s, hex, seat) !== 0)
                bits |= 1 << (faces[stackOf[hex]] ?? 6);
            return bits;
          },
        },
        fleet: {
          errands: (s, seat, aboard, errand) => {
            was.fleet.errands(s, seat, aboard, errand);
            if (aboard !== kind) return;
            // What is on its way brings its steps first, and each sack that could be fetched the step after the other.
            const before = own.stored(s, seat, sack);
            const next = gain(s, seat, before + 1);
            const worth = ABILITY + SACK * (next - gain(s, seat, before));
            const others = Math.min(ALIKE, (ABILITY + SACK * (gain(s, seat, before + 2) - next)) / worth);
            for (const hex of hidden)
              if (sacks.get(s, hex) > 0 && strange(s, seat, hex))
                errand(hexPlace, hexPlaceFrom[hex], hexPlaceFrom[hex + 1], worth, 0, 0, others);
          },
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            for (const hex of hidden)
              if (isVillage[b.fields.terrain.get(s, hex)] === 1 && friends.get(s, hex, seat) !== 0)
                sum += ABILITY;
            return sum;
          },
        },
      };
    },
    moves: (b) => {
      const own = fleet.of(b);
      const crewKind = own.kind(crew);
      const spiceKind = own.kind(spice);
      const sacks = b.row<Hex>('sacks');
      const friends = b.grid<Hex, Seat>('friends');
      const { marketSales: sales } = handlesOf(b, sacksFields);
      const kinds = [swift, brave, market].map((id) => b.terrain(id));
      const hidden = hiddenHexes(b);
      const bar = (s: State, seat: Seat, hex: Hex, ship: number) => {
        if (hex < 0 || !kinds.includes(b.fields.terrain.get(s, hex))) return NO_VILLAGE;
        if (friends.get(s, hex, seat) !== 0) return FRIENDS;
        if (sacks.get(s, hex) === 0) return NO_SACK;
        if (own.owner(ship) !== seat || !own.atHex(s, ship, hex)) return NOT_HERE;
        return own.holds.has(s, ship, crewKind) ? undefined : NO_CARGO;
      };
      /** whether the markets buy of the seat more often in a turn than they have */
      const buys = (s: State, seat: Seat): boolean => {
        let left = sales.get(s) + 1;
        for (let i = 0; left > 0 && i < hidden.length; i++)
          if (friends.get(s, hidden[i], seat) !== 0 && b.fields.terrain.get(s, hidden[i]) === kinds[2])
            left--;
        return left === 0;
      };
      return [
        {
          name: 'befriend',
          args: [{ name: 'hex', domain: b.domain('hex') }, shipArg(own)],
          decisions: ['move-ship'],
          list: (s, seat, out) => {
            if (((own.aboard(s, seat) >> crewKind) & 1) === 0) return;
            own.each(s, seat, (ship) => {
              if (!own.holds.has(s, ship, crewKind)) return;
              for (const hex of own.around(s, ship))
                if (sacks.get(s, hex) > 0 && bar(s, seat, hex, ship) === undefined) out.put(hex, ship);
            });
          },
          apply: (s, seat, hex, ship) => {
            own.holds.remove(s, ship, crewKind);
            own.holds.add(s, ship, spiceKind);
            sacks.add(s, hex, -1);
            friends.set(s, hex, seat, 1);
            if (s.events) tell(s, 'befriended', { seat, hex });
            b.the.fleet.loaded(s, seat, ship);
          },
          why: (s, seat, hex, ship) => bar(s, seat, hex, ship),
        },
        {
          name: 'market-sale',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (b.fields.handSize.get(s, seat) === 0 || !buys(s, seat)) return;
            for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            sales.add(s, 1);
            giveBack(b, s, seat, good, 1);
            if (s.events) tell(s, 'market-sold', { seat, good: b.goods[good].id });
            earnGold(b, s, seat, 1);
          },
          why: (s, seat, good) => {
            if (!buys(s, seat)) return NO_MARKET;
            return good >= 0 ? NO_CARGO : undefined;
          },
        },
      ];
    },
    words: {
      terms: {
        [`terrain.${swift}`]: 'village of swift voyages',
        [`terrain.${brave}`]: 'village against pirates',
        [`terrain.${market}`]: 'village with a market',
        'field.sacks': 'Sacks of spice',
        'field.friends': 'Crews with the village',
        'move.befriend': 'Leave a crew with a village',
        'move.befriend.short': 'Leave a crew',
        'move.market-sale': 'Sell a card to a village (1 gold)',
        'move.market-sale.short': 'Sell a card',
        'event.befriended': '{seat} leaves a crew with a village and takes spice aboard.',
        'event.market-sold': '{seat} sells {good} to a village.',
        'reason.no-village': 'There is no village.',
        'reason.village-friend': 'A crew of yours is there already.',
        'reason.no-sack': 'No spice is left there.',
        'reason.village-stranger': 'Only friends of the village build beside it.',
        'reason.no-market': 'No village buys any more this turn.',
      },
    },
    looks: {
      terrains: {
        [swift]: { colour: '#7fb069', pattern: 'plain' },
        [brave]: { colour: '#b07a9e', pattern: 'plain' },
        [market]: { colour: '#d3a94f', pattern: 'plain' },
      },
      fields: {
        sacks: { on: 'hex', shape: 'sack', colour: '#c9863a', value: true },
        friends: { on: 'parties', shape: 'people' },
      },
      moves: { befriend: { shape: 'sack', colour: '#c9863a' } },
    },
  };
}
