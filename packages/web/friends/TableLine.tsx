import type { TableCard } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { follow } from '../screens/route.ts';
import { inWords } from '../words/texts.ts';
import { clockWords, timeLeft } from './time.ts';

/** A table in a list, as one link. */
export function TableLine({ card, words }: { readonly card: TableCard; readonly words: string }) {
  const { t } = useTranslation();
  const { id, host, seats, clock, password, state, until, turn, yourTurn } = card;
  const [title, game] = [inWords(card.title), inWords(card.game)];
  const free = seats.filter(({ name, bot }) => name === null && !bot).length;
  const facts = [
    ...(title === game ? [] : [game]),
    state === 'waiting'
      ? t('card.free', { count: free })
      : state === 'playing'
        ? t(turn > 0 ? 'turn' : 'card.begun', { turn })
        : t(`state.${state}`),
    ...(clock.mode === 'off' ? [] : [clockWords(clock)]),
    ...(password ? [t('card.password')] : []),
    ...(card.quick ? [t('card.quick')] : []),
    ...(card.here > 0 ? [t('card.here', { count: card.here })] : []),
    ...(card.watching > 0 ? [t('card.watching', { count: card.watching })] : []),
  ];
  return (
    <li className={yourTurn ? 'my-turn' : ''}>
      <a href={hrefOf(`/t/${id}`)} onClick={follow}>
        <b>{title}</b>
        <span className="table-facts">{facts.join(' · ')}</span>
        <span className="table-people">
          {seats.map(({ name, bot, you }, seat) => (
            <span key={seat} className={name === null && !bot ? 'free' : you ? 'you' : ''}>
              {name ?? t(bot ? 'players.bot' : 'seat.free')}
              {name === host && <span className="sr"> ({t('room.host')})</span>}
            </span>
          ))}
        </span>
        <span className="table-go">
          {yourTurn && until !== null && (
            <small className={until - Date.now() < URGENT ? 'urgent' : ''}>
              {t('card.left', { time: timeLeft(until - Date.now()) })}
            </small>
          )}
          <span className="go">{words}</span>
        </span>
      </a>
    </li>
  );
}

/** less than this is not much for a game by correspondence */
const URGENT = 6 * 3600 * 1000;
