import type { Module } from '../rulebook/index.ts';
import { atlantisVariant } from './atlantis.ts';
import { balloonRiders } from './balloon-riders.ts';
import { blockade } from './blockade.ts';
import { capturingShips } from './capturing-ships.ts';
import { castles } from './castles.ts';
import { catanForTwo } from './catan-for-two.ts';
import { catanIsRound } from './catan-is-round.ts';
import { citiesKnightsForTwo } from './cities-knights-for-two.ts';
import { dragonslayers } from './dragonslayers.ts';
import { earthquakes } from './earthquakes.ts';
import { easyStart } from './easy-start.ts';
import { eventCards } from './event-cards/index.ts';
import { eventCardsForTwo } from './event-cards-for-two.ts';
import { eventsOnCatan } from './events-on-catan.ts';
import { factories } from './factories.ts';
import { friendlyRobber } from './friendly-robber.ts';
import { harbormaster } from './harbormaster.ts';
import { inTheJungle } from './in-the-jungle.ts';
import { knightErrant } from './knight-errant.ts';
import { nasty } from './nasty.ts';
import { povertyIsNoShame } from './poverty-is-no-shame.ts';
import { revengeIsSweet } from './revenge-is-sweet.ts';
import { settlersWithWalls } from './settlers-with-walls.ts';
import { shipSinking } from './ship-sinking.ts';
import { spicesForCatan } from './spices-for-catan.ts';
import { bribingTheRobber } from './stobie/bribing-the-robber.ts';
import { stobieCityDefenses } from './stobie/city-defenses.ts';
import { driftingSecondPiece } from './stobie/drifting-second-piece.ts';
import { flexibleMaritimeTrade } from './stobie/flexible-maritime-trade.ts';
import { lessEffectiveRobber } from './stobie/less-effective-robber.ts';
import { stobieMiscellany } from './stobie/miscellany.ts';
import { noDomesticTrade } from './stobie/no-domestic-trade.ts';
import { stobieNumberTokens } from './stobie/number-tokens.ts';
import { removingRoads } from './stobie/road-removal.ts';
import { threeTimesExpulsion } from './stobie/three-times-expulsion.ts';
import { tiesVoidBonuses } from './stobie/ties-void-bonuses.ts';
import { stobieTwoPlayer } from './stobie/two-player.ts';
import { unlimitedDevCards } from './stobie/unlimited-dev-cards.ts';
import { strongHarbors } from './strong-harbors.ts';
import { theCatanimals } from './the-catanimals.ts';
import { theCityWalls } from './the-city-walls.ts';
import { theEnchantedIsland } from './the-enchanted-island.ts';
import { theFences } from './the-fences.ts';
import { theFootballFans } from './the-football-fans.ts';
import { theFootballFields } from './the-football-fields.ts';
import { theMagic7 } from './the-magic-7.ts';
import { theMagic7WithKnights } from './the-magic-7-with-knights.ts';
import { theStuffedRobbers } from './the-stuffed-robbers.ts';
import { volcania } from './volcania.ts';
import { volcanoesOnCatan } from './volcanoes-on-catan.ts';
import { volcanoesWithKnights } from './volcanoes-with-knights.ts';

export const variantModules: readonly Module[] = [
  friendlyRobber,
  eventCards,
  harbormaster,
  catanForTwo,
  citiesKnightsForTwo,
  eventCardsForTwo,
  settlersWithWalls,
  theCityWalls,
  nasty,
  knightErrant,
  easyStart,
  strongHarbors,
  atlantisVariant,
  factories,
  povertyIsNoShame,
  revengeIsSweet,
  theFences,
  castles,
  blockade,
  earthquakes,
  theCatanimals,
  theStuffedRobbers,
  flexibleMaritimeTrade,
  noDomesticTrade,
  removingRoads,
  unlimitedDevCards,
  tiesVoidBonuses,
  bribingTheRobber,
  threeTimesExpulsion,
  driftingSecondPiece,
  lessEffectiveRobber,
  stobieMiscellany,
  stobieTwoPlayer,
  stobieNumberTokens,
  stobieCityDefenses,
  inTheJungle,
  volcanoesOnCatan,
  volcanoesWithKnights,
  volcania,
  theMagic7,
  theMagic7WithKnights,
  theEnchantedIsland,
  eventsOnCatan,
  dragonslayers,
  catanIsRound,
  balloonRiders,
  shipSinking,
  capturingShips,
  spicesForCatan,
  theFootballFields,
  theFootballFans,
];
