import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GameProvider } from '../play/game-context.ts';
import type { AnyView, Story } from '../table/protocol.ts';
import { reasonWords } from '../words/reason.ts';
import { speakerFor } from '../words/speak.ts';
import { useWorded } from '../words/worded.ts';
import { type Archive, ownArchive } from './archive.ts';
import { faces } from './faces.ts';
import { follow } from './route.ts';
import { Timeline } from './Timeline.tsx';
import { Trouble } from './Trouble.tsx';

interface Props {
  readonly game: string;
  readonly archive?: Archive;
}

/** A kept game once more, move by move. */
export function ReplayScreen({ game, archive = ownArchive }: Props) {
  const { t } = useTranslation();
  const [story, setStory] = useState<Story | null>(null);
  const [view, setView] = useState<AnyView | null>(null);
  const [at, setAt] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    void archive.story(game).then((told) => {
      if (!told.ok) return setTrouble(reasonWords(told.reason));
      setStory(told.story);
      setAt(told.story.laid);
    });
  }, [game, archive]);
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
  const speak = useMemo(() => story && sheet && speakerFor(sheet, story.players), [story, sheet]);

  if (trouble) return <Trouble text={trouble} game={game} />;
  if (!story || !view || !sheet || !speak || at === null) return <p className="loading">{t('loading')}</p>;
  const { players } = story;
  const { Position } = faces[sheet.kind];
  return (
    <GameProvider value={{ sheet, players, speak, view, told: view.events, play: () => {} }}>
      <main className="table replay" data-moves={at}>
        <header className="table-bar">
          <a href="/" className="home" onClick={follow} aria-label={t('home')}>
            ⬡
          </a>
          <h1 className="table-title">{t('replay.title', { title: sheet.title })}</h1>
          {story.result && (
            <a className="quiet-button" href={archive.result(game)} onClick={follow}>
              {t('result.link')}
            </a>
          )}
        </header>
        <Position />
        <footer className="tray">
          <Timeline story={story} at={at} speak={speak} move={setAt} />
        </footer>
      </main>
    </GameProvider>
  );
}
