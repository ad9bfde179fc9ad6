import type { Module } from '../rulebook/index.ts';
import { attackCaravans } from './attack-caravans.ts';
import { attackFishermen } from './attack-fishermen.ts';
import { attackRivers, attackRiversKnights } from './attack-rivers.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { barbarianAttackCitiesKnights } from './barbarian-attack-cities-knights.ts';
import { barbarianAttackTwoPlayers } from './barbarian-attack-two-players.ts';
import { barbarianAttackWithTraders } from './barbarian-attack-with-traders.ts';
import { caravans } from './caravans.ts';
import { caravansCitiesKnights } from './caravans-cities-knights.ts';
import { caravansForTwo } from './caravans-for-two.ts';
import { tradersBarbarians } from './core.ts';
import { attackEventCards, tradersEventCards } from './event-card-pairs.ts';
import { fishermen } from './fishermen.ts';
import { fishermenForTwo } from './fishermen-for-two.ts';
import { goldCitiesKnights } from './gold-cities-knights.ts';
import { greatRiver, greatRiverCitiesKnights, greatRiverForFour } from './great-river.ts';
import { rivers } from './rivers.ts';
import { riversCaravans } from './rivers-caravans.ts';
import { riversCitiesKnights } from './rivers-cities-knights.ts';
import { riversFishermen } from './rivers-fishermen.ts';
import { riversForTwo } from './rivers-for-two.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';
import { tradersCaravans, tradersCaravansKnights } from './traders-caravans.ts';
import { tradersCitiesKnights } from './traders-cities-knights.ts';
import { tradersFishermen } from './traders-fishermen.ts';
import { tradersForTwo } from './traders-for-two.ts';
import { ultimate } from './ultimate.ts';
import { xxl } from './xxl.ts';
import { xxlForTwo } from './xxl-for-two.ts';

export { barbarianAttack } from './barbarian-attack.ts';
export { COAST, FIRST_BARBARIANS, INSIDE_19, NUMBERS_19, ORDER_19 } from './barbarian-attack-boards.ts';
export { arrowsOf } from './boards/caravans.ts';
export { type LaidRiver, LONG, SHORT } from './boards/rivers.ts';
export { caravans } from './caravans.ts';
export { commonGold } from './core.ts';
export * from './fishermen.ts';
export { GROUND, type GroundPlace, groundEdges } from './fishermen-boards.ts';
export { evenLanding } from './mechanics/even-landing.ts';
export { askKnight, CASTLE } from './mechanics/knights.ts';
export { riverMarks, riverOf } from './mechanics/river.ts';
export { plazasOf } from './mechanics/trade-hexes.ts';
export { rivers } from './rivers.ts';
export { tradersAndBarbarians } from './traders-and-barbarians.ts';
export { withTrade } from './traders-boards.ts';

export const tradersBarbariansModules: readonly Module[] = [
  tradersBarbarians,
  goldCitiesKnights,
  fishermen,
  fishermenForTwo,
  barbarianAttack,
  barbarianAttackCitiesKnights,
  barbarianAttackTwoPlayers,
  tradersAndBarbarians,
  barbarianAttackWithTraders,
  attackEventCards,
  attackFishermen,
  attackCaravans,
  attackRivers,
  attackRiversKnights,
  tradersFishermen,
  tradersCaravans,
  tradersCaravansKnights,
  tradersEventCards,
  tradersForTwo,
  tradersCitiesKnights,
  greatRiver,
  greatRiverCitiesKnights,
  greatRiverForFour,
  rivers,
  riversCaravans,
  riversCitiesKnights,
  riversFishermen,
  riversForTwo,
  caravans,
  caravansCitiesKnights,
  caravansForTwo,
  ultimate,
  xxl,
  xxlForTwo,
];
