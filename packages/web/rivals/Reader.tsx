import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { CardFace } from './CardFace.tsx';
import { facesOf } from './Emblem.tsx';
import type { Picking } from './picking.ts';
import { useRivals } from './use-rivals.ts';

interface Props {
  readonly card: number;
  readonly picking: Picking;
  close(): void;
}

/** A card held up: its words before it is used, what can be done with it, or why nothing can. */
export function Reader({ card, picking, close }: Props) {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useRivals();
  const { id } = itemAt(sheet.cards, card);
  const mine = picking.isChosen({ on: 'card', at: id });
  const barred = view.barred.find((each) => each.card === id);
  return (
    <section className="reader" aria-label={speak.name('card', id)}>
      <div className="play-card whole" style={facesOf(sheet, speak, card)}>
        <CardFace sheet={sheet} speak={speak} card={card} whole />
      </div>
      {barred && <p className="soft">{speak.reason(barred.reason)}</p>}
      {mine && picking.meant.length === 0 && <p>{t('rivals.choose-site')}</p>}
      <div className="confirm">
        {mine &&
          picking.meant.map((move) => (
            <button key={move.move} type="button" className="action primary" onClick={() => play(move)}>
              {speak.term(`move.${move.move}`, move)}
            </button>
          ))}
        <button
          type="button"
          className="action"
          onClick={() => {
            picking.cancel();
            close();
          }}
        >
          {t(mine ? 'cancel' : 'close')}
        </button>
      </div>
    </section>
  );
}
