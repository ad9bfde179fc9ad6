import { reason } from '@hexwright/kernel';
import { progressCard } from '../../../cities-knights/index.ts';
import { BATTLE_COLOUR } from '../../mechanics/colours.ts';

const IN_EVENT = reason('during-event', 'they shoot while the enemy comes');

export const ARCHERS = 'archers';

/** The card alone: what it holds up is said by what comes, a march or a charge. */
export const archers = progressCard({
  card: { id: ARCHERS, deck: 'battle', count: 3, worth: 0.4, bar: () => () => IN_EVENT },
  name: 'Archers',
  text: 'On anybody’s turn: right after the die has sent a conqueror somewhere it stays where it is; or, when the conquerors charge out of their forts, they do not at one fort of your choice that has a knight beside it.',
  shape: 'bow',
  colour: BATTLE_COLOUR,
  terms: { 'reason.during-event': 'They shoot while the enemy comes.' },
  exempt: { rare: [`card.${ARCHERS}`] },
});
