import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import type { RivalsSheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { CardName } from './CardName.tsx';
import { CountedBill } from './CountedBill.tsx';
import { Emblem } from './Emblem.tsx';
import { kindOf } from './kinds.ts';
import { goodsMentioned } from './mentioned.ts';
import { Worth } from './Worth.tsx';

interface Props {
  readonly sheet: RivalsSheet;
  readonly speak: Speaker;
  readonly card: number;
  readonly count?: number;
  /** with all its words */
  readonly whole?: boolean;
}

/** A card as it is drawn: its cost, its picture, its kind and name, its points, and its words where there is room. */
export function CardFace({ sheet, speak, card, count = 1, whole = false }: Props) {
  const { t } = useTranslation();
  const { id, cost, worth, once, city } = itemAt(sheet.cards, card);
  const bill = Object.entries(cost).map(([good, n]) => [good, n] as const);
  return (
    <>
      <span className="face-top">
        <CountedBill sheet={sheet} bill={bill} size={whole ? 20 : 15} />
        {count > 1 && <b className="copies">×{count}</b>}
      </span>
      <span className="face-picture">
        <Emblem sheet={sheet} card={card} size={whole ? 76 : 40} />
        {goodsMentioned(sheet, speak, card).map((good) => (
          <GoodIcon key={good} sheet={sheet} good={good} size={whole ? 36 : 22} />
        ))}
      </span>
      <span className="face-kind">
        {city && !whole && <span title={t('rivals.city-only')}>⌂⌂ </span>}
        {t(`rivals.kind.${kindOf(sheet, card)}`)}
      </span>
      <span className="face-name">
        <CardName name={speak.name('card', id)} />
      </span>
      {whole && (
        <span className="face-words">
          {speak.term(`card.${id}.text`)}
          {speak.has(`card.${id}.requires`) && <em>{speak.term(`card.${id}.requires`)}</em>}
        </span>
      )}
      <span className="face-foot">
        <Worth worth={worth} size={whole ? 20 : 15} />
        {once && (
          <span className="single" title={t('rivals.once')}>
            {whole ? t('rivals.once') : '①'}
          </span>
        )}
        {city && whole && <span className="single">{t('rivals.city-only')}</span>}
      </span>
    </>
  );
}
