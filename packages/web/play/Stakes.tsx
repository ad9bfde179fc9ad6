import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { numberAt, numbers } from '../board/read.ts';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { Icon } from '../shapes/Shape.tsx';
import type { FieldEntry } from '../table/sheet.ts';
import { capital } from '../words/speak.ts';
import { useGame } from './game-context.ts';
import { type StockLook, stockLeft } from './stock-left.ts';

/** What decides or ends the game besides the players' points, and prices that all reckon with: always in sight. */
export const Stakes = memo(function Stakes() {
  const { t } = useTranslation();
  const { sheet, view } = useGame();
  const deciding = sheet.fieldLooks.filter(
    ({ name, look }) => look.on === 'table' && look.decides && numberAt(view.fields[name]) !== look.hideAt,
  );
  const counted = sheet.fieldLooks.flatMap(({ name, look }) =>
    look.on === 'stock' && look.inSight && look.of === 'good' ? [{ name, look }] : [],
  );
  if (deciding.length + counted.length === 0) return null;
  return (
    <ul className="stakes" aria-label={t('stakes.title')}>
      {deciding.map((entry) => (
        <TableCount key={entry.name} {...entry} />
      ))}
      {counted.map((entry) => (
        <GoodCounts key={entry.name} {...entry} />
      ))}
    </ul>
  );
});

/** A number for each good of a stock. */
function GoodCounts({ name, look }: { readonly name: string; readonly look: StockLook }) {
  const { sheet, view, speak } = useGame();
  const words = capital(speak.name('field', name));
  return (
    <li className="good-counts">
      <span>{words}</span>
      {stockLeft(sheet, speak, look, numbers(view.fields[name])).map(({ id, called, count }) => (
        <span key={id} className="good-count" title={called}>
          <GoodIcon sheet={sheet} good={id} size={18} />
          <span className="sr">{called}</span>
          <b>{count}</b>
        </span>
      ))}
    </li>
  );
}

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
