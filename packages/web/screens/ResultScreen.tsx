import { itemAt } from '@hexwright/kernel';
import './later-words.ts';
import '../look/result.css';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeatColours } from '../look/seat-colours.ts';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { Celebration } from '../play/Celebration.tsx';
import { oddsOf } from '../play/number.ts';
import { Rolls } from '../play/Rolls.tsx';
import { Standing } from '../play/Standing.tsx';
import type { Story } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { speakerFor } from '../words/speak.ts';
import { useWorded } from '../words/worded.ts';
import { hrefOf } from './address.ts';
import { type Archive, ownArchive } from './archive.ts';
import { DealingsTable } from './DealingsTable.tsx';
import { FinalBoard } from './FinalBoard.tsx';
import { PageHead } from './PageHead.tsx';
import { PointsChart } from './PointsChart.tsx';
import { Rematch } from './Rematch.tsx';
import { follow } from './route.ts';
import { ShareReplay } from './ShareReplay.tsx';
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
    archive.story(game).then(
      (told) => (told.ok ? setStory(told.story) : setTrouble(reasonWords(told.reason))),
      (error: Error) => setTrouble(error.message),
    );
  }, [game, archive]);
  const sheet = useWorded(story?.sheet ?? null);
  const speak = useMemo(() => story && sheet && speakerFor(sheet, story.players), [story, sheet]);
  const worn = useSeatColours(story?.players);
  if (trouble) return <Trouble text={trouble} game={archive.own ? game : undefined} />;
  if (!story || !sheet || !speak || !worn) return <p className="loading">{t('loading')}</p>;
  const { result, turns, rolls, produced } = story;
  const goods = sheet.goods.map((good) => (typeof good === 'string' ? good : good.id));
  const last = turns[turns.length - 1]?.points ?? [];
  const sources = [...new Set(last.flatMap((seat) => seat.sources.map(({ id }) => id)))].filter((id) =>
    last.some((seat) => seat.sources.some((source) => source.id === id && source.points !== 0)),
  );
  const order = last.map((_, seat) => seat).sort((a, b) => itemAt(last, b).total - itemAt(last, a).total);
  return (
    <main className="page result">
      {result && <Celebration winners={result.winners} />}
      <PageHead title={sheet.title} />
      <section className="result-hero">
        <div className="result-words">
          <p className="winner">
            {result?.winners.map((seat) => (
              <SeatBadge key={seat} seat={seat} size={40} />
            ))}
            <span>
              {result && result.winners.length > 0
                ? t('result.winner', {
                    count: result.winners.length,
                    who: result.winners.map(speak.seat).join(', '),
                  })
                : t(result ? 'result.nobody' : 'result.running')}
            </span>
          </p>
          <Standing
            className="over-standing result-standing"
            scores={last.map(({ total }) => total)}
            winners={result?.winners ?? []}
            speak={speak}
          />
          <p className="soft">
            {t('result.length', {
              turns: Math.max(0, turns.at(-1)?.turn ?? 0),
              count: story.moves - story.laid,
            })}
          </p>
          <nav className="result-ways">
            <a className="action primary" href={hrefOf(archive.replay(game))} onClick={follow}>
              {t('replay')}
            </a>
            {result && (
              <a className="action" href={hrefOf(archive.review(game))} onClick={follow}>
                {t('review.link')}
              </a>
            )}
            {archive.own && result && <Rematch game={game} />}
            <a className="action" href={hrefOf(`/browse/${sheet.row}`)} onClick={follow}>
              {t('result.again')}
            </a>
            {result && <ShareReplay game={game} title={sheet.title} archive={archive} className="action" />}
            <a className="action" href={hrefOf('/statistics')} onClick={follow}>
              {t('statistics.title')}
            </a>
            <a className="action" href={hrefOf('/')} onClick={follow}>
              {t('home')}
            </a>
          </nav>
        </div>
        <FinalBoard game={game} story={story} sheet={sheet} archive={archive} />
      </section>
      <h2>{t('result.points')}</h2>
      <div className="scroll">
        <table className="points-table">
          <thead>
            <tr>
              <th scope="col">{t('result.player')}</th>
              <th scope="col">{t('result.total')}</th>
              {sources.map((id) => (
                <th key={id} scope="col">
                  {speak.name('score', id)}
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
                <td>
                  <b>{itemAt(last, seat).total}</b>
                </td>
                {sources.map((id) => (
                  <td key={id}>
                    {itemAt(last, seat).sources.find((source) => source.id === id)?.points ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>{t('result.over-time')}</h2>
      <PointsChart story={story} speak={speak} sources={sources} />
      <DealingsTable story={story} order={order} speak={speak} />
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
                      {itemAt(produced, seat).map((count, i) => (
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
