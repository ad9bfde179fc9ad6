import { bridges } from '../mechanics/index.ts';
import type { Part, RuleText } from '../rulebook/index.ts';

/** Bridges made of road pieces for a price of their own: they fork freely, and their ends may be close. */
export const roadBridges = (cost: Readonly<Record<string, number>>): readonly Part[] =>
  bridges({ piece: { cost, supply: { of: 'road' } }, fork: true, removable: false, closeEnds: true });

export const roadBridgeRules: readonly RuleText[] = [
  { house: 'A bridge goes on from roads, bridges and buildings like a road, even in the open sea.' },
  { house: 'Bridges are road pieces and count for the Longest Road.' },
  { house: 'The bridge between two neighbouring settlements may be anybody’s.' },
  { house: 'Starting settlements come with roads, not with bridges.' },
  { house: 'Road Building lays bridges as well as roads.' },
];
