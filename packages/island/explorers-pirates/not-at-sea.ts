/** What a scenario of the base game brings along and an expedition does not have: neither cards nor awards. */
export const NOT_AT_SEA = {
  cards: ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'],
  awards: ['longest-road', 'largest-army'],
  parts: ['cards', 'monopoly', 'showing'],
};
