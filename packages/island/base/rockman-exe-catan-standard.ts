import { wanted } from '../rulebook/index.ts';
import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';
import { chipLooks, chipTerms, darkHole } from './rockman-chips.ts';

export const rockmanExeCatanStandard = boardRow({
  id: 'first-island/rockman-exe-catan-standard',
  provides: [wanted.riverBed.thing],
  board: boards['rockman-exe-catan-standard'],
  words: {
    name: 'Rockman.EXE Catan Standard',
    summary:
      'Catan Standard in the world of a network of computers: goods are chips, settlements are navigators, roads are links.',
    rules: [
      'The frame is that of Catan Standard, with the lumber harbour and a general harbour exchanged.',
      'Everything else is only names: brick is fire, wool water, grain elec, lumber wood and ore normal chips; the desert is a dark hole and the robber is Bass.EXE; harbours are chip traders.',
      { house: 'Lumber changes places with the general harbour on its own frame piece.' },
    ],
    instead: {
      ...chipTerms,
      'blocker.robber': 'Bass.EXE',
      'piece.road': 'network link',
      'piece.settlement': 'NetNavi',
      'piece.city': 'SP Navi',
      'move.road': 'Build a network link',
      'move.settlement': 'Send a NetNavi',
      'move.city': 'Raise a NetNavi to an SP Navi',
      'move.move-blocker': 'Move Bass.EXE',
      'card.road-building': 'AreaGrab',
      'card.monopoly': 'Fan',
      'card.year-of-plenty': 'Higsby’s shop',
      'award.largest-army': 'NetNavi Award',
      'award.longest-road': 'Network Award',
    },
  },
  looks: {
    terrains: { desert: darkHole },
    blockers: { robber: { shape: 'pawn', colour: '#4b2a66' } },
    goods: chipLooks,
    pieces: { settlement: { shape: 'pawn' }, city: { shape: 'tower' } },
  },
});
