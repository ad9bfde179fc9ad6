import type { Looks } from '@hexwright/rulebook';
import type { TerrainSpec } from '../rulebook/index.ts';

/** The hex of two variants: a castle full of magic, which gives no good. */
export const CITADEL: TerrainSpec = { id: 'citadel' };
export const citadelLooks: Looks = { terrains: { citadel: { colour: '#7d5ba6', pattern: 'plain' } } };
export const citadelTerms = { 'terrain.citadel': 'citadel' };
