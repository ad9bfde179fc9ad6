import './daily-words.ts';
import './look/daily.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { beginGame, DRAWN, soloPlayers } from '../screens/begin.ts';
import { PageHead } from '../screens/PageHead.tsx';
import { follow, go } from '../screens/route.ts';
import { Trouble } from '../screens/Trouble.tsx';
import { referee } from '../table/link.ts';
import { reasonWords } from '../words/reason.ts';
import { DayResult } from './DayResult.tsx';
import { dateOf, dayOf, daysPlayed, daysUntil, keepDay, readDay, seedOf } from './days.ts';

/** so many days before are offered */
const SHOWN = 8;

/** The board of the day: today's, or that of the day in the address, and those before it. */
export function DailyScreen({ day: named }: { readonly day?: string }) {
  const { t, i18n } = useTranslation();
  const [now] = useState(() => new Date());
  const [kept, setKept] = useState<ReadonlySet<string> | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    referee.games().then(
      (games) => setKept(new Set(games.map(({ id }) => id))),
      (error: Error) => setTrouble(error.message),
    );
  }, []);
  const today = dayOf(now);
  const day = named === undefined ? today : readDay(named, now);
  if (day === undefined) return <Trouble title={t('trouble.lost')} text={t('daily.no-day')} />;
  const days = daysPlayed();
  const played = days[day];
  const waits = played !== undefined && (kept?.has(played.game) ?? false);
  const long = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });
  const start = async (): Promise<void> => {
    if (played && waits) return go(`/table/${played.game}${played.score === undefined ? '' : '#verdict'}`);
    const begun = await beginDay(day);
    if (!begun.ok) return setTrouble(reasonWords(begun.reason));
    keepDay(day, { ...played, game: begun.game });
    go(`/table/${begun.game}`);
  };
  return (
    <main className="page daily">
      <PageHead title={t('daily.title')} />
      <p className="lead">{t('daily.lead')}</p>
      <section className="daily-day">
        <h2>{long.format(dateOf(day))}</h2>
        {played?.score !== undefined && played.places && (
          <DayResult day={day} score={played.score} places={played.places} />
        )}
        <button
          type="button"
          className="action primary big"
          onClick={() => void start().catch((error: Error) => setTrouble(error.message))}
        >
          {t(played?.score !== undefined ? 'daily.again' : waits ? 'daily.go-on' : 'daily.play')}
        </button>
        {trouble && (
          <p role="alert" className="refusal">
            {trouble}
          </p>
        )}
      </section>
      <p className="soft">{t('daily.how')}</p>
      <h2>{t('daily.past')}</h2>
      <ul className="daily-past">
        {daysUntil(today, SHOWN)
          .filter((each) => each !== day)
          .map((each) => (
            <li key={each}>
              <a href={hrefOf(`/daily/${each}`)} onClick={follow}>
                {long.format(dateOf(each))}
              </a>
              <b>{days[each]?.score ?? '–'}</b>
            </li>
          ))}
      </ul>
    </main>
  );
}

/** The same table for everybody: board, order of seats and bots follow from the day. */
async function beginDay(day: string): ReturnType<typeof beginGame> {
  const found = await referee.front();
  if (!found.ok) return found;
  const { game, seats } = found.front;
  const players = soloPlayers(seats).map((player) =>
    player.kind === 'bot' ? { ...player, level: 'normal' as const } : player,
  );
  return beginGame({ game, seats }, players, seedOf(day), false, DRAWN);
}
