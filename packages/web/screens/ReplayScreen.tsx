import './later-words.ts';
import '../look/replay.css';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../look/page-title.ts';
import { useSeatColours } from '../look/seat-colours.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { GameProvider } from '../play/game-context.ts';
import type { AnyView, Story, TableEvent } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { type Speaker, speakerFor } from '../words/speak.ts';
import { useWorded } from '../words/worded.ts';
import { hrefOf } from './address.ts';
import { type Archive, ownArchive } from './archive.ts';
import { faces } from './faces.ts';
import { follow } from './route.ts';
import { ShareReplay } from './ShareReplay.tsx';
import { Timeline } from './Timeline.tsx';
import { Trouble } from './Trouble.tsx';

/** only whoever opens it has a use for it */
const Inspector = lazy(() => import('./Inspector.tsx'));

interface Props {
  readonly game: string;
  readonly archive?: Archive;
  /** the move to begin with; else that after which the board lay */
  readonly from?: number | undefined;
}

/** A kept game once more, move by move. */
export function ReplayScreen({ game, archive = ownArchive, from }: Props) {
  const { t } = useTranslation();
  const [story, setStory] = useState<Story | null>(null);
  const [view, setView] = useState<AnyView | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const [inside, setInside] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    archive.story(game).then(
      (told) => {
        if (!told.ok) return setTrouble(reasonWords(told.reason));
        setStory(told.story);
        const { laid, moves } = told.story;
        setAt(Math.max(laid, Math.min(moves, from ?? laid)));
      },
      (error: Error) => setTrouble(error.message),
    );
  }, [game, archive, from]);
  useEffect(() => {
    if (at === null) return;
    let stale = false;
    void archive.frame(game, at).then((frame) => {
      if (!stale && frame.ok) setView(frame.view);
    });
    return () => {
      stale = true;
    };
  }, [game, archive, at]);
  const sheet = useWorded(story?.sheet ?? null);
  const worn = useSeatColours(story?.players);
  const speak = useMemo(() => story && sheet && speakerFor(sheet, story.players), [story, sheet]);
  usePageTitle(sheet && t('replay.title', { title: sheet.title }));

  if (trouble) return <Trouble text={trouble} game={archive.own ? game : undefined} />;
  if (!story || !view || !sheet || !speak || at === null || !worn)
    return <p className="loading">{t('loading')}</p>;
  const { players } = story;
  const { Position, Hands } = faces[sheet.kind];
  return (
    <GameProvider value={{ sheet, players, speak, view, told: view.events, play: () => {} }}>
      <main className="table replay" data-moves={at}>
        <header className="table-bar">
          <a href={hrefOf('/')} className="home" onClick={follow} aria-label={t('home')}>
            ⬡
          </a>
          <h1 className="table-title">{t('replay.title', { title: sheet.title })}</h1>
          {story.result && (
            <>
              <ShareReplay game={game} title={sheet.title} archive={archive} className="quiet-button" />
              <a className="quiet-button" href={hrefOf(archive.review(game))} onClick={follow}>
                {t('review.link')}
              </a>
              <a className="quiet-button" href={hrefOf(archive.result(game))} onClick={follow}>
                {t('result.link')}
              </a>
            </>
          )}
        </header>
        <Position />
        <footer className="tray replay-tray">
          <LogLine told={view.events} speak={speak} />
          {story.result && <Hands />}
          <Timeline story={story} at={at} speak={speak} move={setAt} />
          {story.result && archive.inspect && (
            <details className="inspector-box" onToggle={(event) => setInside(event.currentTarget.open)}>
              <summary>{t('inspect.title')}</summary>
              {inside && (
                <Suspense fallback={<p className="loading">{t('loading')}</p>}>
                  <Inspector game={game} at={at} inspect={archive.inspect} />
                </Suspense>
              )}
            </details>
          )}
        </footer>
      </main>
    </GameProvider>
  );
}

/** What the latest move brought about, in one line: the log itself has no room on a phone. */
function LogLine({ told, speak }: { readonly told: readonly TableEvent[]; readonly speak: Speaker }) {
  const last = told.at(-1);
  const lines = last ? told.filter(({ at }) => at === last.at) : [];
  const seat = lines.map(({ data }) => data.seat).find((each) => typeof each === 'number' && each >= 0);
  return (
    <p className="replay-line" role="status">
      {typeof seat === 'number' && <SeatBadge seat={seat} size={16} />}
      <span>{lines.map(({ kind, data }) => speak.event(kind, data)).join(' ') || '…'}</span>
    </p>
  );
}
