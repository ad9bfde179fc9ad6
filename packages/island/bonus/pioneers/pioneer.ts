import type { Seat, State } from '@hexwright/kernel';
import type { Ties } from '@hexwright/rulebook';
import { powerHolder, type SeatPower } from '../../mechanics/index.ts';
import type { Book, Part, Terms } from '../../rulebook/index.ts';

/** Those who may be dealt, in the order of their names. */
const IDS = [
  'auctioneer',
  'beggars',
  'believers',
  'brokers',
  'carters',
  'consultants',
  'egoist',
  'extremes',
  'farmers',
  'fast',
  'friends',
  'harbour-master',
  'honest',
  'judges',
  'neighbours',
  'nomads',
  'one-sided',
  'outlaws',
  'players',
  'police',
  'poor',
  'port-managers',
  'researchers',
  'rich',
  'road-builders',
  'sailors',
  'shepherds',
  'shipyard-workers',
  'townsfolk',
  'traders',
  'transport-planner',
  'transporters',
] as const;

export type PioneerId = (typeof IDS)[number];

const ORDER = IDS.map((id) => ({ id }));

/** One of the cards: what is told of it, and the part that plays it. */
export interface Pioneer extends SeatPower {
  readonly id: PioneerId;
  readonly name: string;
  /** what it does, in as many lines of rules as there are games of which they hold */
  readonly told: readonly (
    | string
    | { readonly of?: Ties; readonly text: string }
    | { readonly of?: Ties; readonly house: string }
  )[];
  /** the same in a few words, for whoever chooses */
  readonly brief: string;
  /** what it brings to a bot that has it for a turn, in points; who has none of it to lend is not lent */
  readonly loan?: number;
  readonly terms?: Terms;
  readonly part?: Omit<Part, 'id'>;
}

export const inOrder = (pioneers: readonly Pioneer[]): readonly Pioneer[] =>
  IDS.map((id) => {
    const found = pioneers.find((each) => each.id === id);
    if (!found) throw new Error(`there is no pioneer "${id}"`);
    return found;
  });

/** Whether the seat is this pioneer now, for good or for a turn. */
export const plays = (b: Book, id: PioneerId): ((s: State, seat: Seat) => boolean) =>
  powerHolder(ORDER, id)(b);

export const pioneerNo = (id: PioneerId): number => IDS.indexOf(id);

/** by the number of seats: so many points more */
export const more =
  (bySeats: Readonly<Record<number, number>>) =>
  ({ seats }: Book): number =>
    bySeats[seats] ?? 0;
