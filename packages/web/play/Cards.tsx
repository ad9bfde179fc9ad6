import type { RawMove } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import { Fragment, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../board/read.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { ReasonButton } from '../parts/Reason.tsx';
import { useMedia } from '../parts/use-small.ts';
import { Icon } from '../shapes/Shape.tsx';
import type { Sheet } from '../table/sheet.ts';
import { byKind, firstValue } from './choices.ts';
import { useGame } from './game-context.ts';
import { inputModeOf } from './input-mode.ts';

/** Words of a card up to this length are read at a glance; a card with more is opened before it is used. */
const BRIEF = 60;
/** a phone on its side has no room for any words */
const LYING = '(max-height: 500px) and (orientation: landscape)';

/** The cards in the hand, each with its words and with what can be done with it now. */
export const Cards = memo(function Cards() {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useGame();
  const [read, setRead] = useState<string | null>(null);
  const lying = useMedia(LYING);
  if (view.seat === null || sheet.cards.length === 0) return null;
  const own = view.seat;
  const hands = ['cards', ...namedHands(sheet)].map((name) => rowOf(view.fields[name], own));
  const named = hands.slice(1);
  const fresh = rowOf(view.fields.freshCards, view.seat);
  const uses = byKind(sheet, view.legal).filter(({ entry }) => inputModeOf(entry) === 'card');
  const shown = sheet.cards.flatMap((card, i) => {
    const moves = uses.flatMap((kind) => kind.moves).filter((move) => firstValue(sheet, move) === card.id);
    const count = hands.reduce((sum, hand) => sum + (hand[i] || 0), 0);
    return count > 0 || moves.length > 0
      ? [{ card, count, fresh: fresh[i] || 0, moves, kept: !named.some((hand) => (hand[i] ?? 0) > 0) }]
      : [];
  });
  if (shown.length === 0) return null;
  const closed = view.closed.find(({ move }) =>
    sheet.moves.some((entry) => entry.name === move && inputModeOf(entry) === 'card'),
  );
  return (
    <section className="cards" aria-label={t('cards.title')}>
      {shown.map(({ card, count, fresh: isFresh, moves, kept }) => {
        const look = sheet.looks.cards?.[card.id];
        const text = speak.has(`card.${card.id}.text`) ? speak.term(`card.${card.id}.text`) : undefined;
        const reason =
          moves.length > 0
            ? undefined
            : !card.playable && kept
              ? t('cards.kept')
              : isFresh >= count && kept
                ? t('cards.fresh')
                : closed
                  ? speak.reason(closed.reason)
                  : t('cards.not-now');
        const long = lying || (text?.length ?? 0) > BRIEF;
        return (
          <Fragment key={card.id}>
            <ReasonButton
              className={`dev-card${look ? ' tinted' : ''}${long ? ' long' : ''}`}
              tint={look?.colour}
              dimmed={long && reason !== undefined}
              reason={long ? undefined : reason}
              hint={text}
              onClick={() => (long ? setRead(card.id) : play(itemAt(moves, 0)))}
            >
              <Icon shape={look?.shape ?? 'scroll'} fill={look?.colour ?? '#7a6a52'} size={30} />
              <span className="dev-name">
                {speak.name('card', card.id)}
                {count > 1 ? ` ×${count}` : ''}
              </span>
              {text && <span className="dev-text">{text}</span>}
            </ReasonButton>
            {(long ? [] : moves.slice(1)).map((move) => (
              <button
                key={move.move}
                type="button"
                className="dev-other"
                aria-label={speak.move(move)}
                onClick={() => play(move)}
              >
                {speak.name('move', move.move)}
              </button>
            ))}
            {read === card.id && (
              <CardReader card={card} text={text} moves={moves} reason={reason} close={() => setRead(null)} />
            )}
          </Fragment>
        );
      })}
    </section>
  );
});

/** Hands of decks that have a name: what their backs are shown by says it. */
function namedHands(sheet: Sheet): string[] {
  return sheet.fieldLooks.flatMap(({ name }) =>
    name.endsWith('CardBacks') ? [`${name.slice(0, -'CardBacks'.length)}Cards`] : [],
  );
}

interface ReaderProps {
  readonly card: Sheet['cards'][number];
  readonly text: string | undefined;
  readonly moves: readonly RawMove[];
  /** why it cannot be used now */
  readonly reason: string | undefined;
  close(): void;
}

/** A card held up to be read, with all that can be done with it. */
function CardReader({ card, text, moves, reason, close }: ReaderProps) {
  const { sheet, speak, play } = useGame();
  const look = sheet.looks.cards?.[card.id];
  return (
    <Dialog title={speak.name('card', card.id)} close={close}>
      <div className="card-reader" style={{ '--tint': look?.colour } as React.CSSProperties}>
        <Icon shape={look?.shape ?? 'scroll'} fill={look?.colour ?? '#7a6a52'} size={64} />
        <p>{text}</p>
        {reason && <p className="soft">{reason}</p>}
        {moves.map((move, i) => (
          <button
            key={move.move}
            type="button"
            className={`action${i === 0 ? ' primary' : ''}`}
            onClick={() => {
              close();
              play(move);
            }}
          >
            {speak.name('move', move.move)}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
