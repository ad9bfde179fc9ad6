import { lazy, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referee } from '../table/link.ts';
import { reasonWords } from '../words/reason.ts';
import { here } from './address.ts';
import { type Archive, after, ownArchive } from './archive.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import { ResultScreen } from './ResultScreen.tsx';
import { Trouble } from './Trouble.tsx';

const ReviewScreen = lazy(() =>
  import('../review/ReviewScreen.tsx').then((m) => ({ default: m.ReviewScreen })),
);

interface Props {
  readonly what: 'replay' | 'result' | 'review';
  /** the move to begin with */
  readonly at?: number | undefined;
}

/** A game that came with its link: the address holds all of it, and nothing of it is kept here. */
export function WatchScreen({ what, at }: Props) {
  const { t } = useTranslation();
  const text = here().hash.slice(1);
  const [game, setGame] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    referee.unpack(text).then(
      (shown) => (shown.ok ? setGame(shown.game) : setTrouble(reasonWords(shown.reason))),
      (error: Error) => setTrouble(error.message),
    );
  }, [text]);
  const archive = useMemo<Archive>(
    () => ({
      story: ownArchive.story,
      frame: ownArchive.frame,
      result: () => `/watch/result#${text}`,
      replay: (_game, at) => `/watch${at === undefined ? '' : `/replay${after(at)}`}#${text}`,
      review: () => `/watch/review#${text}`,
      file: ownArchive.file,
    }),
    [text],
  );
  if (trouble) return <Trouble text={trouble} />;
  if (!game) return <p className="loading">{t('loading')}</p>;
  if (what === 'review') return <ReviewScreen game={game} archive={archive} />;
  if (what === 'result') return <ResultScreen game={game} archive={archive} />;
  return <ReplayScreen game={game} archive={archive} from={at} />;
}
