import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { merchantFleet } from './mechanics/merchant-fleet.ts';
import { withWaters } from './mechanics/merchant-waters.ts';

/** Special harbours work by fleets alone, which carry cards over the sea. */
export const merchantFleetRow = defineModule({
  id: 'bonus/merchant-fleet',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.bank, wanted.harbours],
  takes: [taken.specialHarbours],
  parts: [merchantFleet({ steps: 2, pays: 2, robber: 'robber' })],
  editBoard: withWaters,
  words: {
    name: 'Merchant Fleet',
    summary:
      'Everybody has a fleet that loads cards at the coast, sails along it and unloads them at the 2:1 harbours, which trade with nobody else.',
    rules: [
      'You have a fleet. Once in your turn it may do one thing: sail, load or unload.',
      'Your fleet sails one or two sea hexes.',
      'If your fleet lies at a sea hex beside a settlement or city of yours, you may load any number of resource cards out of your hand.',
      'Cards aboard do not count to the limit of your hand, and no Monopoly takes them.',
      'At a 2:1 harbour you may unload: 2 cards of its resource from aboard for 1 resource of your choice, as often as you can. What you get comes into your hand.',
      'A 2:1 harbour trades with fleets alone. A 3:1 harbour is used from the towns beside it, as ever.',
      {
        of: 'blocker.robber',
        text: 'You may move the robber to the sea hex of a harbour. All fleets there lose what they carry, and you may steal a card from the hand of one of their owners.',
      },
      {
        house:
          'Your fleet begins off the board. When it first sails it is placed on a sea hex beside a settlement or city of yours.',
      },
      { house: 'A fleet carries as many cards as you like, and everybody sees them.' },
      {
        house: 'You need no settlement at the harbour where you unload. Cards leave a fleet in no other way.',
      },
      { house: 'Several fleets may lie on one hex. A fleet passes others, and the robber.' },
      {
        of: 'blocker.robber',
        house:
          'A fleet that sails to the robber loses what it carries, too, and loads nothing there. The robber closes no harbour.',
      },
      {
        house:
          'Where the board ends with land, sea hexes are laid around it. A fleet whose hex becomes land goes off the board, and what it carries to the bank.',
      },
    ],
  },
});
