import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatFace } from '../parts/SeatFace.tsx';
import { hrefOf } from '../screens/address.ts';
import { Rematch } from '../screens/Rematch.tsx';
import { follow } from '../screens/route.ts';
import { Celebration } from './Celebration.tsx';
import { useAnyGame } from './game-context.ts';
import { useMultiplayer } from './multiplayer.ts';
import { rankOf } from './ranks.ts';
import { Standing } from './Standing.tsx';

export interface GameOverProps {
  readonly game: string;
  /** the campaign that it is a chapter of */
  readonly campaign?: string;
}

/** The end: who won, and the way to the result, to another game, or on in the campaign. */
export function GameOver({ game, campaign }: GameOverProps) {
  const { t } = useTranslation();
  const { view, speak, players } = useAnyGame();
  const company = useMultiplayer();
  const [looking, setLooking] = useState(false);
  if (!view.result || looking) return null;
  const { winners, scores } = view.result;
  const me = view.seat;
  const won = me !== null && winners.includes(me);
  const lost = me !== null && winners.length > 0 && !won;
  const behind = lost ? Math.max(...winners.map((seat) => scores[seat] ?? 0)) - (scores[me] ?? 0) : 0;
  const names = (seats: readonly number[]): string => seats.map(speak.seat).join(', ');
  return (
    <>
      {!lost && <Celebration winners={winners} />}
      <section className={won ? 'over won' : lost ? 'over lost' : 'over'} role="alert">
        <div className="over-seats">
          {winners.map((seat) => (
            <SeatFace
              key={seat}
              seat={seat}
              player={players[seat]}
              name={speak.seat(seat)}
              size={won ? 76 : 54}
              mood="glad"
            />
          ))}
        </div>
        <h2>
          {winners.length === 0
            ? t('over.nobody')
            : !won
              ? t('over.title', { count: winners.length, who: names(winners) })
              : winners.length === 1
                ? t('over.you')
                : t('over.you-with', { who: names(winners.filter((seat) => seat !== me)) })}
        </h2>
        {behind > 0 && (
          <p className="over-behind">
            {t('over.behind', { rank: rankOf(view.points, me as number), count: behind })}
          </p>
        )}
        <Standing className="over-standing" scores={scores} winners={winners} speak={speak} />
        <div className="confirm">
          {campaign !== undefined && (
            <a className="action primary" href={hrefOf(`/chronicle/${campaign}`)} onClick={follow}>
              {t('chronicle.link')}
            </a>
          )}
          {company?.over ?? (
            <a
              className={campaign === undefined ? 'action primary' : 'action'}
              href={hrefOf(`/result/${game}`)}
              onClick={follow}
            >
              {t('result.link')}
            </a>
          )}
          {!company && campaign === undefined && <Rematch game={game} />}
          <button type="button" className="action" onClick={() => setLooking(true)}>
            {t('over.stay')}
          </button>
        </div>
      </section>
    </>
  );
}
