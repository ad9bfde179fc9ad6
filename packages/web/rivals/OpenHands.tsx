import { itemAt } from '@hexwright/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../board/read.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { tintOf } from './Emblem.tsx';
import { HeldUp } from './HeldUp.tsx';
import { useRivals } from './use-rivals.ts';

/** Both hands, card by card, in a game that is over and looked through again; each can be read. */
export function RivalsOpenHands() {
  const { t } = useTranslation();
  const { sheet, view, speak } = useRivals();
  const [card, setCard] = useState<number | null>(null);
  return (
    <>
      <ul className="open-hands card-hands" aria-label={t('replay.hands')}>
        {[0, 1].map((seat) => {
          const held = rowOf(view.fields.hand, seat);
          const cards = sheet.cards.map((_, each) => each).filter((each) => (held[each] ?? 0) > 0);
          return (
            <li key={seat}>
              <SeatBadge seat={seat} size={18} />
              <span className="sr">{speak.seat(seat)}</span>
              {cards.map((each) => (
                <button
                  key={each}
                  type="button"
                  className="hand-card"
                  style={{ '--tint': tintOf(sheet, each) } as React.CSSProperties}
                  onClick={() => setCard(each)}
                >
                  {(held[each] ?? 0) > 1 && `${held[each]}× `}
                  {speak.name('card', itemAt(sheet.cards, each).id)}
                </button>
              ))}
              {cards.length === 0 && <span className="soft">{t('replay.empty-hand')}</span>}
            </li>
          );
        })}
      </ul>
      {card !== null && <HeldUp card={card} close={() => setCard(null)} />}
    </>
  );
}
