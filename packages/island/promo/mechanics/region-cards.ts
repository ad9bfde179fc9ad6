import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    regionCards: RegionCardPoints;
  }
}

export interface RegionCardPoints {
  /** what a piece of the seat on this hex would bring towards the card of its region, in points */
  gain(s: State, seat: Seat, hex: Hex): number;
}

export interface RegionCard {
  /** the region of the layout */
  readonly region: string;
  readonly name: string;
  readonly points: number;
  /** `any` for 3:1, or the good that is traded 2:1 */
  readonly rate: string;
}

export interface RegionCardsConfig {
  /** the pieces on hexes that are counted */
  readonly piece: string;
  readonly cards: readonly RegionCard[];
  /** the piece that is built only where a hex belongs to a region whose card the seat has */
  readonly gates?: string;
}

interface Land {
  readonly name: string;
  readonly hexes: readonly Hex[];
}

const FIELD = 'regionCards';
const NO_CARD = reason('region-card', 'a card of a region beside it is needed');
/** how much of a card bots think to have when they are almost there */
const STEP = 0.35;
/** what a rate is worth to them, in points */
const RATE = 0.3;

/** Each region has a card for whoever has pieces on more than half of its hexes; nobody has it otherwise. */
export function regionCards(config: RegionCardsConfig): Part {
  const { cards } = config;
  return {
    id: 'region-cards',
    of: config,
    fields: { [FIELD]: { per: [cards.length] } },
    brings: ['regionCards'],
    rules: (was, b) => {
      const { index, marks } = b.piece(config.piece);
      const holder = b.row(FIELD);
      const lands = cards.map(({ region }) => landsOf(b).find(({ name }) => name === region)?.hexes ?? []);
      const landOf = new Int8Array(b.topology.hexes).fill(-1);
      for (const [land, hexes] of lands.entries()) for (const hex of hexes) landOf[hex] = land;
      const bits = cards.map(({ rate }) => 1 << b.harbourKinds.indexOf(rate));
      const gated = config.gates === undefined ? -1 : b.piece(config.gates).index;
      const count = (s: State, land: number, seat: Seat): number => {
        let own = 0;
        for (const hex of lands[land]) {
          const mark = marks.get(s, hex);
          if (mark !== 0 && b.ownerOf[mark] === seat) own++;
        }
        return own;
      };
      /** so many are the majority of a region */
      const majority = lands.map((hexes) => (hexes.length >> 1) + 1);
      /** who has the majority there, plus one; 0 for nobody */
      const leader = (s: State, land: number): number => {
        for (let seat = 0; seat < b.seats; seat++)
          if (count(s, land, seat) >= majority[land]) return seat + 1;
        return 0;
      };
      const review = (s: State, land: number): void => {
        const before = holder.get(s, land);
        const now = leader(s, land);
        if (now === before) return;
        holder.set(s, land, now);
        for (const seat of [before - 1, now - 1]) if (seat >= 0) b.the.harbours.recount(s, seat);
        if (!s.events) return;
        const region = cards[land].region;
        if (now > 0) tell(s, 'region-card', { seat: now - 1, region });
        else tell(s, 'region-card-lost', { seat: before - 1, region });
      };
      const has = (s: State, seat: Seat, land: number): boolean =>
        land >= 0 && holder.get(s, land) === seat + 1;
      const worth = cards.map(({ points }) => points + RATE);
      return {
        regionCards: {
          gain: (s, seat, hex) => {
            const land = landOf[hex];
            if (land < 0 || has(s, seat, land)) return 0;
            return worth[land] / (majority[land] - count(s, land, seat));
          },
        },
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (piece === index && landOf[place] >= 0) review(s, landOf[place]);
        },
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar || piece !== gated) return bar;
          return b.walks.hexesAt[place].some((hex) => has(s, seat, landOf[hex])) ? undefined : NO_CARD;
        },
        harbours: {
          bits: (s, seat, closed) =>
            cards.reduce(
              (sum, _, land) => (has(s, seat, land) ? sum | bits[land] : sum),
              was.harbours.bits(s, seat, closed),
            ),
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            for (let land = 0; land < cards.length; land++) {
              if (has(s, seat, land)) continue;
              const share = count(s, land, seat) / majority[land];
              sum += STEP * worth[land] * share * share;
            }
            return sum;
          },
        },
      };
    },
    scores: [
      {
        id: 'regions',
        most: () => cards.reduce((sum, { points }) => sum + points, 0),
        of: (b) => {
          const holder = b.row(FIELD);
          return (s, seat) =>
            cards.reduce(
              (sum, { points }, land) => (holder.get(s, land) === seat + 1 ? sum + points : sum),
              0,
            );
        },
      },
    ],
    words: {
      terms: {
        'field.regionCards': 'Region cards',
        'score.regions': 'Region cards',
        'event.region-card': '{seat} takes the card of {region}.',
        'event.region-card-lost': '{seat} loses the card of {region}, which nobody has now.',
        'reason.region-card': 'You need the card of a region beside it.',
        ...Object.fromEntries(cards.map(({ region, name }) => [`region.${region}`, name])),
      },
    },
    looks: {
      fields: {
        [FIELD]: {
          on: 'places',
          shape: 'flag',
          places: cards.map(
            ({ name, points, rate }) => `${name} ${points} ${rate === 'any' ? '3:1' : '2:1'}`,
          ),
          domain: 'region',
        },
      },
    },
  };
}

/** The regions of the layout with their hexes. */
export function landsOf(b: Book): Land[] {
  const names = [...new Set(b.layout.hexes.flatMap(({ region }) => (region === undefined ? [] : [region])))];
  return names.map((name) => ({
    name,
    hexes: b.layout.hexes.flatMap((hex, i) => (hex.region === name ? [i] : [])),
  }));
}
