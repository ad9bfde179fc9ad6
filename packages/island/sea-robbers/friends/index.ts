import { dever, jerok, oda, olaf } from './first.ts';
import type { Friend } from './friend.ts';
import { gerhild, isa, nyala, reiko, suna } from './second.ts';
import { hakon, lea, lias, wulf } from './third.ts';

export type { Friend } from './friend.ts';
export { nyala } from './second.ts';

export const FIRST_FRIENDS: readonly Friend[] = [dever, jerok, olaf, oda];
export const SECOND_FRIENDS: readonly Friend[] = [gerhild, isa, reiko, suna];
export const THIRD_FRIENDS: readonly Friend[] = [hakon, lea, lias, wulf];

/** all of them; in this order a campaign notes who was won */
export const ALL_FRIENDS: readonly Friend[] = [...FIRST_FRIENDS, ...SECOND_FRIENDS, nyala, ...THIRD_FRIENDS];
