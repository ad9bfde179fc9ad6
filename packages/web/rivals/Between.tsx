import { itemAt, itemOf } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { numberAt } from '../board/read.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { Told } from '../play/Told.tsx';
import { useHappenings } from '../play/use-happenings.ts';
import { Icon } from '../shapes/Shape.tsx';
import { RivalsDice, SYMBOLS, symbolNow } from './Dice.tsx';
import { eventNow } from './event-now.ts';
import { turnStory } from './turn-story.ts';
import { useRivals } from './use-rivals.ts';

/** so many of the latest lines have room */
const LINES = 3;

/** Between the two lands: the dice, the event with its words, and the other's turn as it happens. */
export function Between({ read }: { read?(card: number): void }) {
  const { sheet, view, told } = useRivals();
  const card = eventNow(sheet, view, told);
  return (
    <div className="between">
      <RivalsDice />
      <EventBanner card={card} read={read} />
      <Story />
    </div>
  );
}

/** What the event die brings, in words; an event card can be held up. */
function EventBanner({ card, read }: { readonly card: number; read?(card: number): void }) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useRivals();
  const symbol = symbolNow(view);
  if (!symbol) return <p className="event-banner none">{t('rivals.no-dice')}</p>;
  const { shape, colour } = itemOf(SYMBOLS, symbol);
  const key = `${view.fields.turn} ${symbol} ${card}`;
  const held = numberAt(view.fields.die) > 0 && card >= 0;
  const words = (
    <>
      <Icon shape={shape} fill={colour} size={26} />
      <span>
        <b>{held ? speak.name('card', itemAt(sheet.cards, card).id) : speak.term(`symbol.${symbol}`)}</b>
        <small>
          {held
            ? speak.term(`card.${itemAt(sheet.cards, card).id}.text`)
            : t(`rivals.symbol.${symbol}`, { safe: sheet.shape.safe })}
        </small>
      </span>
    </>
  );
  const look = { '--tint': colour } as React.CSSProperties;
  return held && read ? (
    <button key={key} type="button" className="event-banner" style={look} onClick={() => read(card)}>
      {words}
    </button>
  ) : (
    <p key={key} className="event-banner" style={look}>
      {words}
    </p>
  );
}

/** The other's turn, line by line. The announcer reads it, and the log keeps it, so it is hidden from there. */
function Story() {
  const { t } = useTranslation();
  const { view, speak } = useRivals();
  const story = turnStory(useHappenings(), view.seat);
  if (!story || view.over) return <div className="story" />;
  const lines = story.lines.slice(-LINES);
  const { seat, live } = story;
  return (
    <div className={`story${live ? ' live' : ''}`} aria-hidden="true">
      <b>
        <SeatBadge seat={seat} size={16} />
        {t(live ? 'rivals.turn-of' : 'rivals.turn-was', { who: speak.seat(seat) })}
      </b>
      <ol>
        {lines.map(({ nth, event, times }) => (
          <li key={nth}>
            <Told event={event} />
            {times > 1 && ` ${t('log.times', { times })}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
