import type { RuleText } from '../../rulebook/index.ts';

/** What is told of magic; what each card does is told on the card. */
export const magicRules: readonly RuleText[] = [
  'Three more points win than without magic.',
  'Everybody has one citadel. For 2 brick and 1 ore it goes beside one of your cities at hills with a number, and that city is your citadel.',
  'For 2 brick, 3 ore and 2 grain one of your settlements there becomes a city and your citadel at once.',
  'If your citadel no longer stands at such hills, it is a city again, and you may build the citadel anew. A robber on the hills does not matter.',
  'A citadel is a city like others: it may have a wall, become a metropolis and fall to the barbarians, which takes the citadel from you.',
  'Hills give your citadel 1 brick and 1 magic; other cities get 2 brick there.',
  'Magic is a commodity, and there is as much of it as of each other commodity.',
  'Magic is a fourth branch of improvements, paid for with magic, with a metropolis of its own. You build its levels only while you have a citadel.',
  'Magic 3, the Magic Kitchen: the bank takes 1 brick for 1 other resource, and for no commodity.',
  { key: 'magic-deck', text: 'The magic deck has 17 progress cards.' },
  'The gate of magic on the event die brings them as the other gates bring theirs.',
  {
    key: 'magic-die',
    where: { magicDie: 'six' },
    text: 'The event die has six sides: 2 ships and one gate for each branch. Each ship takes the barbarians two steps on, or one if they are one short of the seventh.',
  },
  {
    key: 'magic-die',
    where: { magicDie: 'eight' },
    text: 'The event die has eight sides: 4 ships and one gate for each branch.',
  },
  {
    where: { magicDie: 'eight' },
    text: 'Each ship takes the barbarians one step on.',
  },
  { where: { magicDie: 'ten' }, text: 'Each ship takes the barbarians one step on.' },
  'On the seventh step they attack, before the number counts.',
  {
    key: 'magic-die',
    where: { magicDie: 'ten' },
    text: 'The event die has ten sides: 5 ships, one gate for each branch and a gate of any branch. At that one each player takes it for a gate that brings them a card, if there is one.',
  },
  'The player who played the last Wizard controls the wizard: 1 point.',
  'The wizard’s building draws from a hex that the robber stops, commodities too.',
  'While you control the wizard, nobody robs you, and no progress card takes your cards.',
  { of: 'card.saboteur', key: 'sabotaged-citadel', text: 'What is done to cities is done to citadels.' },
  { key: 'citadel-points', house: 'A citadel is worth no more points than a city.' },
  { house: 'Land without a number gives nothing: hills that have lost theirs make no citadel.' },
  {
    house:
      'The Big Magic Dragon takes the highest improvement of a branch. If a metropolis stands on that level, it goes along with it.',
  },
  {
    house:
      'If the building with the wizard is lost, nobody controls the wizard until the next one is played.',
  },
  {
    house:
      'A Magic Veto stops what one player does to you alone. What several are asked to give or to discard is not stopped, nor is a trade.',
  },
  {
    house:
      'Everybody who holds a magic card is asked about Magic Power and Magic Veto when these could help, whatever the card is.',
  },
  { house: 'A knight whose drive is stopped by a Magic Veto has acted all the same.' },
  { house: 'Cards for a Magic Formula are given openly.' },
  { house: 'At a gate of any branch each player chooses alone.' },
];
