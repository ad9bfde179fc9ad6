import type { RuleText } from '../rulebook/index.ts';

/** What holds where settlements are built off the city sites. */
export const offSiteRules: readonly RuleText[] = [
  'You build settlements on city sites, the ringed corners of the map, and off them too: on corners that are neither city sites nor victory point sites, if no city site lies one path away.',
  'Off the sites the distance between settlements holds: every city site counts as if it were built on.',
  'Only settlements on city sites become cities.',
  'You may build an off-site settlement that only one path leads to, but it is hardly ever wise.',
  { house: 'Everybody still starts on city sites.' },
  {
    house:
      'With three or four players a victory point site is not a city site: you may build a settlement one path away from it.',
  },
];

/** the line of the common rules that does not hold there */
export const NO_LONGER_ALONE = ['sites-alone'];
