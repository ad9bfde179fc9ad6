import { useTranslation } from 'react-i18next';
import { numbers, rowOf } from '../board/read.ts';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useGame } from './game-context.ts';

/** What everybody holds, where that is known: in games that are over and looked through again. */
export function OpenHands() {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  if (!numbers(view.fields.hold).every((n) => n >= 0)) return null;
  const cards = Object.keys(sheet.looks.cards ?? {}).length > 0 ? numbers(view.fields.cardCount) : [];
  return (
    <ul className="open-hands" aria-label={t('replay.hands')}>
      {Array.from({ length: sheet.seats }, (_, seat) => {
        const held = rowOf(view.fields.hold, seat);
        return (
          <li key={seat}>
            <SeatBadge seat={seat} size={18} />
            <span className="sr">{speak.seat(seat)}</span>
            {sheet.goods.map((good, i) =>
              (held[i] ?? 0) > 0 ? (
                <span key={good.id} title={speak.name('good', good.id)}>
                  {held[i]}
                  <GoodIcon sheet={sheet} good={good.id} size={16} />
                  <span className="sr">{speak.name('good', good.id)}</span>
                </span>
              ) : null,
            )}
            {(cards[seat] ?? 0) > 0 && (
              <span title={speak.name('field', 'cardCount')}>
                {cards[seat]}
                <i className="mini-card dark" aria-hidden="true" />
                <span className="sr">{speak.name('field', 'cardCount')}</span>
              </span>
            )}
            {held.every((n) => n === 0) && !((cards[seat] ?? 0) > 0) && (
              <span className="soft">{t('replay.empty-hand')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
