import type { RuleText } from '../rulebook/index.ts';

/** What holds of every commodity of the maps that have some; told where there is this one. */
export function wareRules(good: string): readonly RuleText[] {
  const of = `good.${good}`;
  return [
    {
      of,
      text: 'Commodities lie open beside your hand. They count towards no hand limit, and nobody steals them.',
    },
    { of: [of, 'card.monopoly'], text: 'A Monopoly takes no commodities.' },
    { of, text: 'Players trade commodities among themselves like resources.' },
    { of, house: 'The bank gives out no commodities, and you cannot choose one as a free resource.' },
  ];
}

/** The same, and how the bank takes them. */
export function bankRules(good: string): readonly RuleText[] {
  return [
    {
      of: `good.${good}`,
      text: 'The bank gives 1 resource for 4 equal commodities, or for 3 with a 3:1 trading road path.',
    },
    ...wareRules(good),
  ];
}

export const ON_THIS_MAP = 'The common rules of the series are played on this map.';

export const OWN_MAP: RuleText = {
  house: 'The printed map is lost; the one used here is our own, drawn after the land.',
};
