import type { Words } from '../rulebook/index.ts';
import { branchTerms } from './branches.ts';
import { cardRules } from './cards/words.ts';

export const coreWords: Words = {
  name: 'Cities & Knights',
  summary:
    'Cities make commodities, commodities improve trade, politics and science, and the best of each becomes a metropolis. Knights keep the barbarians off, who come for the cities. Thirteen points win.',
  takesBack: ['goal', 'start', 'dice', 'yield'],
  rules: [
    { key: 'goal', where: { points: 13 }, text: 'Thirteen points win.' },
    {
      key: 'goal-knights',
      house: 'If a board or a scenario sets its own goal, you need three points more than it says.',
    },
    { key: 'no-development', text: 'There are no development cards and no Largest Army.' },
    {
      key: 'start',
      text: 'To begin, everybody places a settlement with a road in turn order, then in reverse a city with a road. The city brings one resource from each producing hex around it, and no commodity.',
    },
    {
      key: 'dice',
      text: 'A turn begins with three dice: a red and a yellow one, whose sum is the number, and the event die. First you carry out what the event die shows, then the number counts.',
    },
    {
      key: 'yield',
      text: 'Every hex with that number gives each settlement beside it one resource. A city gets two on hills and fields; in forest, pasture and mountains it gets one resource and one commodity: paper, cloth or coin.',
    },
    'Commodities are cards in your hand: they count on a 7, can be stolen, discarded and traded, but pay for no piece.',
    {
      key: 'commodity-rate',
      text: 'The bank takes 4 equal commodities for 1 other card, 3 with a general harbour. A special harbour works for its resource only. You pay for commodities with resources at the rate of the resource.',
    },
    'There are 12 of each commodity, 18 with five or six players.',
    'You buy improvements with commodities, in three branches of five levels: trade with cloth, politics with coin, science with paper. The first level costs 1 card, the second 2, and so on.',
    'Without a city you buy no improvements. You keep what you have bought, whatever becomes of your cities.',
    {
      key: 'ship-sides',
      text: 'Three sides of the event die show a ship; each of the others shows the gate of a branch.',
    },
    'A gate brings a card of its branch to everybody whose level there is at least 1, if the red die shows at most one more than that level.',
    'Trade 3, the Merchant Guild: the bank takes 2 equal commodities for 1 other card.',
    { key: 'fortress', text: 'Politics 3, the Fortress: you can promote strong knights to mighty ones.' },
    'Science 3, the Aqueduct: if a number other than 7 brings you nothing, you take one resource of your choice from the bank.',
    {
      key: 'metropolis',
      text: 'The first player at level 4 of a branch turns one of their cities into its metropolis: 2 more points for that city. The first at level 5 takes the metropolis away, or keeps it for good.',
    },
    {
      key: 'metropolis-city',
      text: 'A city holds one metropolis. You can reach levels 4 and 5 only with a city that is no metropolis yet, even if the metropolis of the branch is taken or is yours.',
    },
    {
      key: 'knight-hired',
      text: 'A knight costs 1 wool and 1 ore and starts out inactive on any free corner that your roads lead to. It needs no distance. Everybody has two basic, two strong and two mighty knights.',
    },
    {
      key: 'knight-promoted',
      text: 'For 1 wool and 1 ore you promote a knight: basic knights count 1, strong ones 2, mighty ones 3. You may promote each knight once a turn, even on the turn you hired it; it stays active or inactive as it was.',
    },
    'For 1 grain you activate a knight. It acts from your next turn on. You may activate one that has acted again, but it does not act a second time this turn.',
    {
      key: 'acting',
      text: 'An active knight may act once a turn: it moves, drives another off, or chases the robber, and is inactive then.',
    },
    {
      key: 'knight-moves',
      text: 'Moving: along your roads to a free corner, however far, past your own pieces and no others.',
    },
    {
      key: 'knight-drives-off',
      text: 'Driving off: the knight moves onto another player’s weaker knight. That knight’s owner moves it along their own roads to a free corner, active or not as it was; if there is none, it leaves the board.',
    },
    {
      key: 'chasing',
      text: 'Chasing: with a knight beside the robber you move the robber and steal, as on a 7.',
    },
    {
      key: 'knights-stop',
      text: 'Knights stop other players’ roads as settlements do and interrupt the Longest Road. Nobody builds a settlement on a knight’s corner, not even its owner. Knights do not count as buildings: the robber robs nobody for a knight.',
    },
    'A city wall costs 2 brick. You build it under one of your cities: one wall to a city, three in all. Each lets you keep 2 more cards on a 7.',
    {
      key: 'ship',
      text: 'Each ship on the event die moves the barbarians one step. On the seventh step they attack, before the number counts.',
    },
    {
      key: 'attack-strength',
      text: 'The barbarians are as strong as there are cities on the board, metropolises among them; the defence is the strength of all active knights together.',
    },
    {
      key: 'attack-lost',
      text: 'If the barbarians are stronger, the players with the least active strength lose a city each, which becomes a settlement again and loses its wall. Metropolises never fall, and players who have no other city are spared.',
    },
    {
      key: 'attack-held',
      text: 'If the defence is at least as strong, the one player with the most active strength is honoured with 1 permanent point. If several tie, each of them draws a card of a branch of their choice instead, in turn order.',
    },
    {
      key: 'ship-home',
      text: 'After an attack all knights become inactive and the ship starts over.',
    },
    {
      key: 'robber-sleeps',
      text: 'Until the first attack the robber stays where it is. On a 7 large hands are still halved, but nobody steals, and no knight chases the robber.',
    },
    'While you have the merchant, you trade the resource of its hex with the bank at 2 for 1 and have 1 point.',
    'In the building phase after another player’s turn, with five or six players, you may hire, promote and activate knights and buy improvements; no knight acts.',
    ...cardRules,
    { option: 'knightsAct', text: 'Older reading: a knight just activated may act at once.' },
    {
      option: 'weakest',
      text: 'Older reading: those with the fewest active knights lose a city, however strong these are.',
    },
    {
      key: 'city-lies',
      house:
        'If no settlement is left for a city that falls, it lies on its side and counts as a settlement, until one is free. You can raise it again for the price of a city, or for that of a Medicine.',
    },
    {
      key: 'chasing',
      house:
        'The documents disagree whether a chased robber goes to any hex or only to one with a number: it goes wherever it could on a 7.',
    },
    {
      house:
        'The documents disagree whether the merchant may stand on any land: it stands only where a resource is produced.',
    },
    { key: 'no-honour', house: 'A defence without active knights earns nobody a point or a card.' },
    { key: 'honours', house: 'There is no limit to the number of honours.' },
    { key: 'knight-stopped', house: 'Another player’s knight or building stops a moving knight on its way.' },
    {
      house:
        'The aqueduct gives its resource whether you want it or not; only the number matters, after the bank has paid.',
    },
  ],
  terms: {
    ...branchTerms,
    'good.paper': 'paper',
    'good.cloth': 'cloth',
    'good.coin': 'coin',
  },
};
