import type { RuleText } from '../rulebook/index.ts';

/** What holds where settlements are built off the city sites. */
export const offSiteRules: readonly RuleText[] = [
  'Settlements are built on city sites, the ringed corners of the map, and off them too: on corners that are neither city sites nor victory point sites, if no city site lies one path away.',
  'Off the sites the distance between settlements holds: every city site counts as if somebody had built there.',
  'Only settlements on city sites become cities.',
  'Nothing forbids an off-site settlement that one path alone leads to, but it is hardly ever wise.',
  { house: 'Everybody starts on city sites all the same.' },
  {
    house:
      'With three or four players a victory point site is no city site: a settlement may be built one path away from it.',
  },
];

/** the line of the common rules that does not hold there */
export const NO_LONGER_ALONE = ['sites-alone'];
