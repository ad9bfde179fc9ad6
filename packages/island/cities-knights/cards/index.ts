import type { Part } from '../../rulebook/index.ts';
import { alchemist } from './alchemist.ts';
import { bishop } from './bishop.ts';
import { commercialHarbour } from './commercial-harbour.ts';
import { crane } from './crane.ts';
import { progressDecks } from './deck.ts';
import { deserter } from './deserter.ts';
import { diplomat } from './diplomat.ts';
import { cardsDue } from './due.ts';
import { engineer } from './engineer.ts';
import { irrigation, mining } from './harvest.ts';
import { intrigue } from './intrigue.ts';
import { inventor } from './inventor.ts';
import { masterMerchant } from './master-merchant.ts';
import { medicine } from './medicine.ts';
import { merchantCard } from './merchant.ts';
import { merchantFleet } from './merchant-fleet.ts';
import { resourceMonopoly, tradeMonopoly } from './monopolies.ts';
import { constitution, printer } from './points.ts';
import { roadBuilding } from './road-building.ts';
import { saboteur } from './saboteur.ts';
import { smith } from './smith.ts';
import { spy } from './spy.ts';
import { warlord } from './warlord.ts';
import { wedding } from './wedding.ts';

const trade = [
  commercialHarbour,
  masterMerchant,
  merchantCard,
  merchantFleet,
  resourceMonopoly,
  tradeMonopoly,
];
const politics = [bishop, constitution, deserter, diplomat, intrigue, saboteur, spy, warlord, wedding];
const science = [
  alchemist,
  crane,
  engineer,
  inventor,
  irrigation,
  medicine,
  mining,
  printer,
  roadBuilding,
  smith,
];

/** The three decks of progress cards, 18 each, and when they are drawn. */
export const progressCards: readonly Part[] = [progressDecks, ...trade, ...politics, ...science, cardsDue()];
