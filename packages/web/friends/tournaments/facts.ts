import type { TournamentCard } from '@hexwright/table';
import { i18n, t } from '../../words/i18n.ts';
import { moment } from '../time.ts';

/** What a tournament is, in a few words each. */
export function tournamentFacts(card: TournamentCard): string[] {
  const { kind, days, entrants, most, round, rounds, state, starts } = card;
  return [
    t(`cup.kind-${kind}`),
    days === null ? t('cup.evening') : t('cup.days', { count: days }),
    state === 'open' ? t('cup.entered', { count: entrants, most }) : t('cup.people', { count: entrants }),
    ...(state === 'running' && round > 0 ? [t('cup.round-of', { round, rounds })] : []),
    ...(state === 'over' ? [t('cup.over')] : []),
    ...(state === 'cancelled' ? [t('cup.cancelled')] : []),
    ...(state === 'open' && starts !== null ? [t('cup.starts', { when: moment(starts) })] : []),
  ];
}

/** Points in the standings, of which there are halves. */
export const score = (value: number): string => new Intl.NumberFormat(i18n.language).format(value);
export const percent = (value: number): string =>
  new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(value);
