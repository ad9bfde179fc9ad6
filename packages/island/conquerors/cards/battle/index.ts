import { aegis } from './aegis.ts';
import { archers } from './archers.ts';
import { crossbows } from './crossbows.ts';
import { dagur } from './dagur.ts';
import { odo } from './odo.ts';
import { thora } from './thora.ts';

/** The battle deck, 20 cards. */
export const battleCards = [aegis, archers, crossbows, dagur, odo, thora];
