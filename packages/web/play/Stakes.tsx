import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { numberAt } from '../board/read.ts';
import { Icon } from '../shapes/Shape.tsx';
import type { FieldEntry } from '../table/sheet.ts';
import { capital } from '../words/speak.ts';
import { useGame } from './game-context.ts';

/** What decides or ends the game besides the players' points: always in sight. */
export const Stakes = memo(function Stakes() {
  const { t } = useTranslation();
  const { sheet } = useGame();
  const deciding = sheet.fieldLooks.filter(({ look }) => look.on === 'table' && look.decides);
  if (deciding.length === 0) return null;
  return (
    <ul className="stakes" aria-label={t('stakes.title')}>
      {deciding.map((entry) => (
        <TableCount key={entry.name} {...entry} />
      ))}
    </ul>
  );
});

/** A count of the whole table, along its track if it has one. */
export function TableCount({ name, look }: FieldEntry) {
  const { t } = useTranslation();
  const { view, speak } = useGame();
  if (look.on !== 'table') return null;
  const value = numberAt(view.fields[name]);
  const words = capital(speak.name('field', name));
  return (
    <li>
      <Icon shape={look.shape} fill="#d8b25a" />
      <span>{words}</span>
      {look.track === undefined ? (
        <b>{value}</b>
      ) : (
        <>
          <meter min={0} max={look.track} value={value} aria-label={words} />
          <b>{t('stakes.of', { value, of: look.track })}</b>
        </>
      )}
    </li>
  );
}
