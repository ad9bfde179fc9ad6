import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../board/read.ts';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { Icon } from '../shapes/Shape.tsx';
import { goodsHeld } from './land.ts';
import { useRivals } from './use-rivals.ts';

/** What a land holds, good by good and in all; where it is enough to draw brigands, how much they would take. */
export function Purse({ seat }: { readonly seat: number }) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useRivals();
  const held = goodsHeld(sheet, view.fields, seat);
  const all = rowOf(view.fields.store, seat).reduce((sum, n) => sum + n, 0);
  const { counted, taken } = itemAt(view.raids, seat);
  const { safe } = sheet.shape;
  const tempting = counted > safe;
  const words = [
    t('rivals.goods', { count: all }),
    counted === all ? '' : t('rivals.goods-hidden', { count: all - counted }),
    t(tempting ? 'rivals.goods-tempting' : 'rivals.goods-safe', { counted, safe, taken }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <span className="purse" aria-hidden="true">
        {sheet.goods.map((good) => (
          <span key={good} className={held(good) > 0 ? undefined : 'none'} title={speak.name('good', good)}>
            <b>{held(good)}</b>
            <GoodIcon sheet={sheet} good={good} size={16} />
          </span>
        ))}
      </span>
      <span className={`prince-goods${tempting ? ' tempting' : ''}`} title={words}>
        <Icon shape={tempting ? 'skull' : 'sack'} fill={tempting ? '#c8453a' : '#a9743c'} size={16} />
        <span aria-hidden="true">
          <b>{counted}</b>/{safe}
        </span>
        {tempting && (
          <b className="raid-words" aria-hidden="true">
            {t('rivals.brigands', { taken })}
          </b>
        )}
        <span className="sr">{words}</span>
      </span>
    </>
  );
}
