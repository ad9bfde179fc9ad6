import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referee } from '../table/link.ts';
import { reasonWords } from '../words/reason.ts';
import { here } from './address.ts';
import { type Archive, ownArchive } from './archive.ts';
import { ReplayScreen } from './ReplayScreen.tsx';
import { ResultScreen } from './ResultScreen.tsx';
import { Trouble } from './Trouble.tsx';

/** A game that came with its link: the address holds all of it, and nothing of it is kept here. */
export function WatchScreen({ what }: { readonly what: 'replay' | 'result' }) {
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
      replay: () => `/watch#${text}`,
    }),
    [text],
  );
  if (trouble) return <Trouble text={trouble} />;
  if (!game) return <p className="loading">{t('loading')}</p>;
  return what === 'result' ? (
    <ResultScreen game={game} archive={archive} />
  ) : (
    <ReplayScreen game={game} archive={archive} />
  );
}
