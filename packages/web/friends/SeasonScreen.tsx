import type { Ladder } from '@hexwright/table';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { PageHead } from '../screens/PageHead.tsx';
import { follow } from '../screens/route.ts';
import { referee } from '../table/link.ts';
import { wordedCard } from '../words/worded.ts';
import { ask } from './api.ts';
import { NoServer } from './NoServer.tsx';
import { useMyself } from './server-session.ts';
import './look/tournaments.css';

/** Who leads each game in a season. */
export function SeasonScreen() {
  const { t } = useTranslation();
  const myself = useMyself();
  const [chosen, choose] = useState<{ readonly season?: string; readonly game?: string }>({});
  const [ladder, setLadder] = useState<Ladder | null>(null);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(
    () =>
      void referee
        .catalogue()
        .then((rows) => setNames(new Map(rows.map((row) => [row.id, wordedCard(row).name])))),
    [],
  );
  useEffect(() => {
    void ask('seasons', undefined, { query: chosen as Record<string, string> }).then(
      (asked) => asked.ok && setLadder(asked.answer),
    );
  }, [chosen]);
  if (myself.kind === 'no-server') return <NoServer />;
  if (!ladder) return <p className="loading">{t('loading')}</p>;
  const { season, seasons, game, games, rows } = ladder;
  const me = myself.kind === 'known' ? myself.me.id : null;
  return (
    <main className="page friends">
      <PageHead title={t('season.title')} back="/friends" />
      <p className="soft">{t('season.note')}</p>
      <p className="cup-bots">
        <select
          aria-label={t('season.which')}
          value={season}
          onChange={({ target }) => choose({ season: target.value })}
        >
          {[...new Set([season, ...seasons])].map((each) => (
            <option key={each} value={each}>
              {t('season.name', { year: each.slice(0, 4), quarter: each.slice(-1) })}
            </option>
          ))}
        </select>
        {game !== null && (
          <select
            aria-label={t('season.game')}
            value={game}
            onChange={({ target }) => choose({ season, game: target.value })}
          >
            {[...new Set([game, ...games])].map((each) => (
              <option key={each} value={each}>
                {names.get(each) ?? each}
              </option>
            ))}
          </select>
        )}
      </p>
      {rows.length === 0 ? (
        <p className="soft">{t('season.none')}</p>
      ) : (
        <section className="cup-standings">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr">{t('cup.place')}</span>
                </th>
                <th scope="col" className="who">
                  {t('cup.name')}
                </th>
                <th scope="col">{t('season.rating')}</th>
                <th scope="col">{t('cup.games')}</th>
                <th scope="col">{t('cup.wins')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ person, place, rating, games: count, wins }) => (
                <tr key={person.id} className={person.id === me ? 'me' : ''}>
                  <td className="place">{place}</td>
                  <th scope="row" className="who">
                    <a href={hrefOf(`/friends/people/${person.id}`)} onClick={follow}>
                      {person.name}
                    </a>
                  </th>
                  <td>
                    <b>{rating}</b>
                  </td>
                  <td>{count}</td>
                  <td>{wins}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  );
}
