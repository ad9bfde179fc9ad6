import { itemAt } from '@hexwright/kernel';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Coach } from '../play/Coach.tsx';
import { LESSONS, lessonAt } from './first-game.ts';
import { useRivals } from './use-rivals.ts';

/**
 * A first game that is played together: what has happened, what to do now and why, move by move. Who goes another way is left to the
 * usual guide.
 */
export function FirstGame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { view, play } = useRivals();
  const [left, setLeft] = useState(false);
  const asked = view.seat !== null && (view.decision?.seats.includes(view.seat) ?? false);
  const lesson = lessonAt(view);
  const last = itemAt(LESSONS, LESSONS.length - 1);
  const off = asked && !lesson && view.moves >= itemAt(LESSONS, 0).at;
  // Once off the way there is no coming back by chance.
  if (off && !left) setLeft(true);
  if (left || off || view.over || view.moves > last.at) return children;
  const end = (): void => setLeft(true);
  if (!lesson)
    return <Coach title={t('rivals.first')} text={t('rivals.first.watch')} off={t('guide.off')} end={end} />;
  return (
    <Coach
      title={t('rivals.first.title', { at: LESSONS.indexOf(lesson) + 1, of: LESSONS.length })}
      text={t(`rivals.first.${lesson.say}`)}
      on={t('rivals.first.do')}
      next={() => play(lesson.move)}
      off={t('guide.off')}
      end={end}
    />
  );
}
