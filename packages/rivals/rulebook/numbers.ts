import type { Flavour } from '@hexwright/kernel';

/** Numbers that say what they count. */
export type Good = Flavour<'good'>;
/** where goods can lie: a region, or a store beside the regions */
export type Place = Flavour<'place'>;
/** where a settlement or city can stand, counted along the middle row */
export type Slot = Flavour<'slot'>;
/** where a road can lie: to the left of the slot of the same number, the last one right of all */
export type Way = Flavour<'way'>;
/** a building site above or below a slot */
export type Site = Flavour<'site'>;
export type CardNo = Flavour<'card'>;
export type StackNo = Flavour<'stack'>;
export type BackNo = Flavour<'back'>;
/** a card of the region stack: a terrain with a number */
export type RegionNo = Flavour<'region'>;

/** What a region can hold, in the order of all goods; each terrain gives one of them. */
export const GOODS = ['brick', 'grain', 'lumber', 'ore', 'wool', 'gold'] as const;
export const TERRAINS = ['hills', 'fields', 'forest', 'mountains', 'pasture', 'gold-field'] as const;
export type GoodId = (typeof GOODS)[number];
export const goodNo = (id: GoodId): Good => GOODS.indexOf(id);
export const EVERY_GOOD = (1 << GOODS.length) - 1;
/** a set of goods, one bit each */
export const goodsOf = (...ids: readonly GoodId[]): number =>
  ids.reduce((set, id) => set | (1 << goodNo(id)), 0);

/** What is counted on cards. */
export const QUALITIES = ['strength', 'skill', 'commerce', 'progress', 'victory'] as const;
export type Quality = (typeof QUALITIES)[number];
export const STRENGTH = 0;
export const SKILL = 1;
export const COMMERCE = 2;
export const PROGRESS = 3;
export const VICTORY = 4;

/** The symbols of the event die; the last is on two of its six faces. */
export const SYMBOLS = ['brigands', 'trade', 'celebration', 'harvest', 'event'] as const;
export const BRIGANDS = 0;
export const TRADE = 1;
export const CELEBRATION = 2;
export const HARVEST = 3;
export const EVENT = 4;
