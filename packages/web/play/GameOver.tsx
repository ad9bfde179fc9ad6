import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { hrefOf } from '../screens/address.ts';
import { Rematch } from '../screens/Rematch.tsx';
import { follow } from '../screens/route.ts';
import { Celebration } from './Celebration.tsx';
import { useAnyGame } from './game-context.ts';
import { useMultiplayer } from './multiplayer.ts';
import { Standing } from './Standing.tsx';

export interface GameOverProps {
  readonly game: string;
  /** the campaign that it is a chapter of */
  readonly campaign?: string;
}

/** The end: who won, and the way to the result, to another game, or on in the campaign. */
export function GameOver({ game, campaign }: GameOverProps) {
  const { t } = useTranslation();
  const { view, speak } = useAnyGame();
  const company = useMultiplayer();
  const [looking, setLooking] = useState(false);
  if (!view.result || looking) return null;
  const { winners, scores } = view.result;
  return (
    <>
      <Celebration winners={winners} />
      <section className="over" role="alert">
        <div className="over-seats">
          {winners.map((seat) => (
            <SeatBadge key={seat} seat={seat} size={54} />
          ))}
        </div>
        <h2>
          {winners.length > 0
            ? t('over.title', { count: winners.length, who: winners.map(speak.seat).join(', ') })
            : t('over.nobody')}
        </h2>
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
