import './later-words.ts';
import '../look/statistics.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Finished, finished, finishedGames, noteFinished } from '../statistics/finished.ts';
import { mine, type Tally, tallies, tally } from '../statistics/tally.ts';
import { referee } from '../table/link.ts';
import { inWords } from '../words/texts.ts';
import { hrefOf } from './address.ts';
import { PageHead } from './PageHead.tsx';
import { follow } from './route.ts';

/** How all games went that were finished in this browser. */
export function StatisticsScreen() {
  const { t, i18n } = useTranslation();
  const { games, kept } = useFinished();
  if (!games) return <p className="loading">{t('loading')}</p>;
  const own = mine(games);
  const all = tally('', own);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const titles = new Map(games.map(({ row, title }) => [row, inWords(title)]));
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const won = ({ me, winners }: Finished): boolean => me !== null && winners.includes(me);
  return (
    <main className="page statistics">
      <PageHead title={t('statistics.title')} />
      {own.length === 0 ? (
        <p className="lead">{t('statistics.none')}</p>
      ) : (
        <>
          <dl className="figures">
            {(
              [
                ['games', number.format(all.games)],
                ['won', `${number.format(all.won)} · ${number.format((100 * all.won) / all.games)} %`],
                ['points', number.format(all.points)],
                ['turns', number.format(all.turns)],
              ] as const
            ).map(([name, value]) => (
              <div key={name}>
                <dt>{t(`statistics.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Tallies
            title={t('statistics.by-row')}
            list={tallies(own, ({ row }) => row)}
            name={(row) => titles.get(row) ?? row}
          />
          <Tallies
            title={t('statistics.by-players')}
            list={tallies(own, ({ seats }) => String(seats))}
            name={(seats) => t('browse.players-n', { count: Number(seats) })}
          />
          <h2>{t('statistics.latest')}</h2>
          <ul className="latest">
            {own
              .slice(-12)
              .reverse()
              .map((game) => {
                const words = (
                  <>
                    <b>{inWords(game.title)}</b>
                    <span className="soft">{day.format(game.when)}</span>
                    <span className={won(game) ? 'sign won' : 'sign'}>
                      {t(won(game) ? 'statistics.win' : 'statistics.loss', {
                        points: game.scores[game.me as number],
                      })}
                    </span>
                  </>
                );
                return (
                  <li key={game.id}>
                    {kept.has(game.id) ? (
                      <a href={hrefOf(`/result/${game.id}`)} onClick={follow}>
                        {words}
                      </a>
                    ) : (
                      <div>{words}</div>
                    )}
                  </li>
                );
              })}
          </ul>
        </>
      )}
      <p className="soft">{t('statistics.kept')}</p>
    </main>
  );
}

interface TalliesProps {
  readonly title: string;
  readonly list: readonly Tally[];
  name(key: string): string;
}

function Tallies({ title, list, name }: TalliesProps) {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <section>
      <h2>{title}</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{title}</span>
              </th>
              <th scope="col">{t('statistics.games')}</th>
              <th scope="col">{t('statistics.won')}</th>
              <th scope="col">{t('statistics.points')}</th>
              <th scope="col">{t('statistics.best')}</th>
              <th scope="col">{t('statistics.turns')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ key, games, won, points, best, turns }) => (
              <tr key={key}>
                <th scope="row">{name(key)}</th>
                <td>{games}</td>
                <td>
                  {won}
                  <span className="soft"> ({number.format((100 * won) / games)} %)</span>
                </td>
                <td>{number.format(points)}</td>
                <td>{best}</td>
                <td>{number.format(turns)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What is remembered, with the finished games that are kept here and were not counted yet. */
function useFinished(): { readonly games: readonly Finished[] | null; readonly kept: ReadonlySet<string> } {
  const [games, setGames] = useState<readonly Finished[] | null>(null);
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let left = false;
    const count = async (): Promise<void> => {
      const over = (await referee.games().catch(() => [])).filter(({ over: is, damaged }) => is && !damaged);
      const known = new Set(finishedGames().map(({ id }) => id));
      for (const { id, row, title, players, turn, touched } of over) {
        if (left || known.has(id)) continue;
        const told = await referee.story(id).catch(() => null);
        if (told?.ok && told.story.result)
          noteFinished(
            finished({ id, row, title, players, result: told.story.result, turns: turn, when: touched }),
          );
      }
      if (left) return;
      setKept(new Set(over.map(({ id }) => id)));
      setGames(finishedGames().toSorted((a, b) => a.when - b.when));
    };
    void count();
    return () => {
      left = true;
    };
  }, []);
  return { games, kept };
}
