import { bridges } from '../mechanics/index.ts';
import type { Part, RuleText } from '../rulebook/index.ts';

/** Bridges made of road pieces for a price of their own: they fork freely, and their ends may be close. */
export const roadBridges = (cost: Readonly<Record<string, number>>): readonly Part[] =>
  bridges({ piece: { cost, supply: { of: 'road' } }, fork: true, removable: false, closeEnds: true });

export const roadBridgeRules: readonly RuleText[] = [
  { house: 'A bridge goes on from roads, bridges and buildings like a road, even in the open sea.' },
  { house: 'Bridges count for the Longest Road, being road pieces.' },
  { house: 'The bridge between two neighbouring settlements may belong to anybody.' },
  { house: 'Starting settlements come with roads, not with bridges.' },
  { house: 'A Road Building card lays bridges as well as roads.' },
];
