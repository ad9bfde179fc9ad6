import './review-words.ts';
import './look/review.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeatColours } from '../look/seat-colours.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { hrefOf } from '../screens/address.ts';
import { type Archive, ownArchive } from '../screens/archive.ts';
import { PageHead } from '../screens/PageHead.tsx';
import { follow } from '../screens/route.ts';
import { Trouble } from '../screens/Trouble.tsx';
import type { AnyView, Story } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import { reasonWords } from '../words/reason.ts';
import { type Speaker, speakerFor } from '../words/speak.ts';
import { useWorded } from '../words/worded.ts';
import { ChanceCurve } from './ChanceCurve.tsx';
import { AllChoices, ToldChoices } from './Choices.tsx';
import { LookedAt } from './LookedAt.tsx';
import { LuckAndSkill } from './LuckAndSkill.tsx';
import type { Choice, Review } from './reviewed.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { useReview } from './use-review.ts';

interface Props {
  readonly game: string;
  readonly archive?: Archive;
}

/** A look back at a game that is over: everybody's chances, where it turned, what was luck, and what each choice was worth. */
export function ReviewScreen({ game, archive = ownArchive }: Props) {
  const { t } = useTranslation();
  const [story, setStory] = useState<Story | null>(null);
  const [end, setEnd] = useState<AnyView | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const fail = (error: Error): void => setTrouble(error.message);
    archive.story(game).then((told) => {
      if (!told.ok) return setTrouble(reasonWords(told.reason));
      setStory(told.story);
      archive.frame(game, told.story.moves).then((frame) => frame.ok && setEnd(frame.view), fail);
    }, fail);
  }, [game, archive]);
  const sheet = useWorded(story?.sheet ?? null);
  const worn = useSeatColours(story?.players);
  const speak = useMemo(() => story && sheet && speakerFor(sheet, story.players), [story, sheet]);
  if (trouble) return <Trouble text={trouble} game={archive.own ? game : undefined} />;
  if (!story || !sheet || !speak || !worn || !end) return <p className="loading">{t('loading')}</p>;
  return (
    <main className="page review">
      <PageHead title={t('review.title', { title: sheet.title })} back={archive.result(game)} />
      {story.result ? (
        <LookBack game={game} archive={archive} story={story} sheet={sheet} speak={speak} end={end} />
      ) : (
        <p role="status">{t('review.not-over')}</p>
      )}
    </main>
  );
}

interface Known {
  readonly game: string;
  readonly archive: Archive;
  readonly story: Story;
  readonly sheet: AnySheet;
  readonly speak: Speaker;
  /** the position at the end, by which places are named */
  readonly end: AnyView;
}

function LookBack({ game, archive, story, sheet, speak, end }: Known) {
  const { t } = useTranslation();
  const [seat, setSeat] = useState(() => archive.seat ?? firstPerson(story));
  const { looking, stop, again } = useReview(archive, game, seat);
  return (
    <>
      <div className="review-whose">
        <label>
          <span>{t('review.whose')}</span>
          <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {story.players.map((_, each) => (
              <option key={each} value={each}>
                {speak.seat(each)}
              </option>
            ))}
          </select>
        </label>
        <SeatBadge seat={seat} />
      </div>
      {looking.kind === 'looking' && (
        <section className="review-working" role="status">
          <p>{t('review.looking')}</p>
          <progress value={looking.share} max={1} aria-label={t('review.progress')} />
          <button type="button" className="action" onClick={stop}>
            {t('review.stop')}
          </button>
        </section>
      )}
      {looking.kind === 'stopped' && (
        <p>
          {t('review.stopped')}{' '}
          <button type="button" className="action" onClick={again}>
            {t('review.again')}
          </button>
        </p>
      )}
      {looking.kind === 'refused' && (
        <p role="alert">
          {t(looking.reason.code === 'unjudged' ? 'review.unjudged' : 'review.failed', {
            reason: reasonWords(looking.reason),
          })}
        </p>
      )}
      {looking.kind === 'seen' && (
        <Seen
          key={seat}
          {...{ game, archive, story, sheet, speak, end }}
          seat={seat}
          review={looking.review}
        />
      )}
    </>
  );
}

/** Whose game it was, where one person played; else whoever sat first. */
function firstPerson({ players }: Story): number {
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === 'person'),
  );
}

function Seen({ review, seat, ...known }: Known & { readonly review: Review; readonly seat: number }) {
  const { t } = useTranslation();
  const { story, sheet, speak, end, game, archive } = known;
  const [at, setAt] = useState(story.moves);
  const [choice, setChoice] = useState<Choice | null>(null);
  const board = useRef<HTMLElement>(null);
  const show = (moves: number, shown: Choice | null): void => {
    setAt(moves);
    setChoice(shown);
    board.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const told = {
    sheet,
    speak,
    fields: end.fields,
    show: (shown: Choice) => show(shown.at, shown),
    shown: choice,
  };
  return (
    <div className="review-seen">
      {!review.learned && <p className="soft">{t('review.by-hand')}</p>}
      <section className="review-board" ref={board}>
        <ChanceCurve
          story={story}
          review={review}
          seat={seat}
          speak={speak}
          at={at}
          show={(moves) => show(moves, null)}
        />
        <LookedAt {...{ game, archive, sheet, speak, at, choice }} />
        <p className="review-ways">
          <a className="action" href={hrefOf(archive.replay(game, at))} onClick={follow}>
            {t('review.replay')}
          </a>
        </p>
      </section>
      <div className="review-words">
        <ToldChoices {...told} choices={review.choices} />
        <TurningPoints turns={review.turns} seat={seat} speak={speak} show={(moves) => show(moves, null)} />
        <LuckAndSkill review={review} story={story} seat={seat} speak={speak} />
        <AllChoices {...told} choices={review.choices} unweighed={review.unweighed} />
      </div>
    </div>
  );
}
