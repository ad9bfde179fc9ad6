import './daily-words.ts';
import './look/daily.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberAt } from '../board/read.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useAnyGame } from '../play/game-context.ts';
import { hintAt } from '../play/hinted.ts';
import { askReviewer } from '../review/ask-reviewer.ts';
import { placesIn } from '../review/move-words.ts';
import type { FirstPlace } from '../review/reviewed.ts';
import { hrefOf } from '../screens/address.ts';
import { follow } from '../screens/route.ts';
import { referee } from '../table/link.ts';
import { isIsland } from '../table/sheet.ts';
import { reasonWords } from '../words/reason.ts';
import { DayResult } from './DayResult.tsx';
import { dayOfGame, daysPlayed, keepDay } from './days.ts';
import { gradeOf, scoreOf, scoreOfAll } from './score.ts';
import { inWords } from './told.ts';

interface Props {
  readonly game: string;
}

/** the end of an address that asks for the verdict again */
const ASKED = '#verdict';

/** At the table of a day: once everybody has begun, the expert says what the places are worth. */
export function DayVerdict({ game }: Props) {
  const { view } = useAnyGame();
  const [day] = useState(() => dayOfGame(game));
  // Who plays on has heard it already, unless they ask again.
  const [closed, setClosed] = useState(
    () => day !== undefined && daysPlayed()[day]?.score !== undefined && window.location.hash !== ASKED,
  );
  const begun = numberAt(view.fields.turn) > 0;
  if (day === undefined || !begun || closed || view.seat === null) return null;
  return <Judged day={day} game={game} seat={view.seat} close={() => setClosed(true)} />;
}

function Judged({
  day,
  game,
  seat,
  close,
}: Props & { readonly day: string; readonly seat: number; readonly close: () => void }) {
  const { t, i18n } = useTranslation();
  const [places, setPlaces] = useState<readonly FirstPlace[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const fail = (text: string): void => {
      if (!end.signal.aborted) setRefusal(text);
    };
    referee.copy(game).then(
      (copied) => {
        if (end.signal.aborted) return;
        if (!copied.ok) return fail(reasonWords(copied.reason));
        askReviewer({ file: copied.file, seats: [seat], about: 'places' }, end.signal, (answer) => {
          if ('progress' in answer) return;
          if (!answer.ok) return fail(reasonWords(answer.reason));
          if (!('places' in answer)) return;
          setPlaces(answer.places);
          const first = daysPlayed()[day];
          if (first?.score === undefined)
            keepDay(day, {
              game,
              score: scoreOfAll(answer.places),
              places: answer.places.map(scoreOf),
            });
        });
      },
      (error: Error) => fail(error.message),
    );
    return () => end.abort();
  }, [day, game, seat]);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (
    <Dialog title={t('daily.of', { date: date.format(new Date(`${day}T12:00`)) })} close={close}>
      <div className="daily-verdict">
        {refusal && <p role="alert">{refusal}</p>}
        {!refusal && !places && <p role="status">{t('daily.judging')}</p>}
        {places && (
          <>
            <DayResult day={day} score={scoreOfAll(places)} places={places.map(scoreOf)} />
            <ol className="daily-places">
              {places.map((place, nth) => (
                <JudgedPlace key={place.at} place={place} nth={nth} close={close} />
              ))}
            </ol>
            <p className="soft">{t('daily.how')}</p>
            <div className="dialog-foot">
              <a className="quiet-button" href={hrefOf('/daily')} onClick={follow}>
                {t('daily.days')}
              </a>
              <button type="button" className="action primary" onClick={close}>
                {t('daily.play-on')}
              </button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** One place: where it is, what it scores, and what the expert would rather have taken, with the reason. */
function JudgedPlace({
  place,
  nth,
  close,
}: {
  readonly place: FirstPlace;
  readonly nth: number;
  readonly close: () => void;
}) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useAnyGame();
  if (!isIsland(sheet) || !('odds' in view)) return null;
  const { mine, better, why } = inWords(sheet, view, speak, place);
  const show = (): void => {
    hintAt({ places: [...placesIn(sheet, place.played), ...placesIn(sheet, place.best)], moves: view.moves });
    close();
  };
  return (
    <li>
      <b className={`daily-score ${gradeOf(scoreOf(place)).grade}`}>{scoreOf(place)}</b>
      <div>
        <h3>{t(nth === 0 ? 'daily.first' : 'daily.second', { place: mine })}</h3>
        <p>{t('daily.rank', { rank: place.rank, of: place.of })}</p>
        <p>
          {better === null
            ? t('daily.best')
            : t(why === '' ? 'daily.better-bare' : 'daily.better', { place: better, why })}
        </p>
        <button type="button" className="quiet-button" onClick={show}>
          {t('review.show')}
        </button>
      </div>
    </li>
  );
}
