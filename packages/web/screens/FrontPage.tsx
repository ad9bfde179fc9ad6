import '../look/front.css';
import { isLevel, LEVELS } from '@hexwright/bots';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNews } from '../friends/open-tables.ts';
import { changeSettings, useSettings } from '../look/settings.ts';
import { LanguageChoice } from '../parts/LanguageChoice.tsx';
import { referee } from '../table/link.ts';
import type { GameCard } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { hrefOf } from './address.ts';
import { playNow } from './begin.ts';
import { Continue, unfinished } from './Continue.tsx';
import { FrontBoard } from './FrontBoard.tsx';
import { KeptGames } from './KeptGames.tsx';
import { follow, go } from './route.ts';

const OpenTables = lazy(() => import('../friends/OpenTables.tsx').then((m) => ({ default: m.OpenTables })));

/** One big button, the games that wait, and the ways further in. */
export function FrontPage() {
  const { t } = useTranslation();
  const [games, setGames] = useState<readonly GameCard[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [unkept, setUnkept] = useState<string | null>(null);
  const { waiting, open } = useServerNews();
  const { level } = useSettings();
  const left = unfinished(games);
  const refresh = useCallback(() => {
    referee.games().then(setGames, (error: Error) => setTrouble(error.message));
    referee.unkept().then(setUnkept, () => {});
  }, []);
  useEffect(refresh, [refresh]);
  const start = async (guided: boolean): Promise<void> => {
    try {
      const begun = await playNow(guided);
      if (begun.ok) go(`/table/${begun.game}`);
      else setTrouble(reasonWords(begun.reason));
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <main className="front">
      <FrontBoard />
      <section className="welcome">
        <h1>{t('title')}</h1>
        <p className="lead">{t('front.lead')}</p>
        <div className="front-start">
          {left && <Continue game={left} />}
          <button
            type="button"
            className={left ? 'action big' : 'action primary big'}
            onClick={() => void start(false)}
          >
            {t(left ? 'front.new' : 'front.play')}
          </button>
          <label className="front-level">
            <span>{t('front.level')}</span>
            <select
              value={level}
              onChange={({ target }) => isLevel(target.value) && changeSettings({ level: target.value })}
            >
              {LEVELS.map((each) => (
                <option key={each} value={each}>
                  {t(`level.${each}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className="front-note">{t('front.play-note')}</p>
        <nav className="front-ways">
          <a className="way" href={hrefOf('/friends')} onClick={follow}>
            <b>{t('front.friends')}</b>
            <span>{t(waiting > 0 ? 'front.your-turn' : 'front.friends-note', { count: waiting })}</span>
          </a>
          <button type="button" className="way" onClick={() => void start(true)}>
            <b>{t('front.learn')}</b>
            <span>{t('front.learn-note')}</span>
          </button>
          <a className="way" href={hrefOf('/daily')} onClick={follow}>
            <b>{t('front.daily')}</b>
            <span>{t('front.daily-note')}</span>
          </a>
          <a className="way" href={hrefOf('/browse')} onClick={follow}>
            <b>{t('front.browse')}</b>
            <span>{t('front.browse-note')}</span>
          </a>
          <a className="way" href={hrefOf('/browse?shelf=campaigns')} onClick={follow}>
            <b>{t('front.campaigns')}</b>
            <span>{t('front.campaigns-note')}</span>
          </a>
          <a className="way" href={hrefOf('/browse?shelf=cards')} onClick={follow}>
            <b>{t('front.cards')}</b>
            <span>{t('front.cards-note')}</span>
          </a>
          <a className="way" href={hrefOf('/board')} onClick={follow}>
            <b>{t('front.board')}</b>
            <span>{t('front.board-note')}</span>
          </a>
          <a className="way" href={hrefOf('/statistics')} onClick={follow}>
            <b>{t('statistics.title')}</b>
            <span>{t('statistics.note')}</span>
          </a>
          <a className="way" href={hrefOf('/settings')} onClick={follow}>
            <b>{t('front.settings')}</b>
            <span>{t('front.settings-note')}</span>
          </a>
        </nav>
        {trouble && (
          <p role="alert" className="refusal">
            {trouble}
          </p>
        )}
        {unkept !== null && (
          <p role="alert" className="refusal">
            {t('kept.not-here', { why: unkept })}
          </p>
        )}
        {open.length > 0 && (
          <Suspense fallback={null}>
            <OpenTables tables={open} />
          </Suspense>
        )}
        <KeptGames games={games} refresh={refresh} />
        <footer className="front-foot">
          <LanguageChoice />
        </footer>
      </section>
    </main>
  );
}
