import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { oddsOf } from '../play/number.ts';
import { Rolls } from '../play/Rolls.tsx';
import type { Story } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { speakerFor } from '../words/speak.ts';
import { useWorded } from '../words/worded.ts';
import { type Archive, ownArchive } from './archive.ts';
import { PageHead } from './PageHead.tsx';
import { PointsChart } from './PointsChart.tsx';
import { follow } from './route.ts';
import { Trouble } from './Trouble.tsx';

interface Props {
  readonly game: string;
  readonly archive?: Archive;
}

/** How a game went: who won, points by source and over time, dice, goods. */
export function ResultScreen({ game, archive = ownArchive }: Props) {
  const { t } = useTranslation();
  const [story, setStory] = useState<Story | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void archive
      .story(game)
      .then((told) => (told.ok ? setStory(told.story) : setTrouble(reasonWords(told.reason))));
  }, [game, archive]);
  const sheet = useWorded(story?.sheet ?? null);
  const speak = useMemo(() => story && sheet && speakerFor(sheet, story.players), [story, sheet]);
  if (trouble) return <Trouble text={trouble} game={game} />;
  if (!story || !sheet || !speak) return <p className="loading">{t('loading')}</p>;
  const { result, turns, rolls, produced } = story;
  const goods = sheet.goods.map((good) => (typeof good === 'string' ? good : good.id));
  const last = turns[turns.length - 1]?.points ?? [];
  const sources = [...new Set(last.flatMap((seat) => seat.sources.map(({ id }) => id)))].filter((id) =>
    last.some((seat) => seat.sources.some((source) => source.id === id && source.points !== 0)),
  );
  const order = last.map((_, seat) => seat).sort((a, b) => last[b].total - last[a].total);
  return (
    <main className="page result">
      <PageHead title={sheet.title} />
      <p className="winner">
        {result && result.winners.length > 0
          ? t('result.winner', {
              count: result.winners.length,
              who: result.winners.map(speak.seat).join(', '),
            })
          : t(result ? 'result.nobody' : 'result.running')}
      </p>
      <nav className="result-ways">
        <a className="action primary" href={archive.replay(game)} onClick={follow}>
          {t('replay')}
        </a>
        <a className="action" href={`/browse/${sheet.row}`} onClick={follow}>
          {t('result.again')}
        </a>
        <a className="action" href="/" onClick={follow}>
          {t('home')}
        </a>
      </nav>
      <h2>{t('result.points')}</h2>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('result.player')}</th>
              {sources.map((id) => (
                <th key={id} scope="col">
                  {speak.name('score', id)}
                </th>
              ))}
              <th scope="col">{t('result.total')}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatBadge seat={seat} /> {speak.seat(seat)}
                </th>
                {sources.map((id) => (
                  <td key={id}>{last[seat].sources.find((source) => source.id === id)?.points ?? 0}</td>
                ))}
                <td>
                  <b>{last[seat].total}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>{t('result.over-time')}</h2>
      <PointsChart story={story} speak={speak} sources={sources} />
      <div className="result-columns">
        {Object.keys(rolls).length > 0 && (
          <section>
            <h2>{t('result.dice')}</h2>
            <Rolls rolls={rolls} odds={oddsOf(sheet)} />
            <p className="soft">{t('result.dice-note')}</p>
          </section>
        )}
        {produced.length > 0 && (
          <section>
            <h2>{t('result.goods')}</h2>
            <div className="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">{t('result.player')}</th>
                    {goods.map((id) => (
                      <th key={id} scope="col">
                        <GoodIcon sheet={sheet} good={id} />
                        <span className="sr">{speak.name('good', id)}</span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {order.map((seat) => (
                    <tr key={seat}>
                      <th scope="row">
                        <SeatBadge seat={seat} /> {speak.seat(seat)}
                      </th>
                      {produced[seat].map((count, i) => (
                        <td key={goods[i]}>{count}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        )}
      </div>
    </main>
  );
}
