import { useTranslation } from 'react-i18next';
import { saveFile } from './game-files.ts';
import { reload } from './reload.ts';
import { follow } from './route.ts';

interface Props {
  readonly text: string;
  /** the game that it is about: what is left of it can be saved */
  readonly game?: string;
}

/** Something is wrong, said plainly, with the ways on. */
export function Trouble({ text, game }: Props) {
  const { t } = useTranslation();
  return (
    <main className="page trouble">
      <h1>{t('trouble.title')}</h1>
      <p>{text}</p>
      <p className="ways-on">
        <a className="action" href="/" onClick={follow}>
          {t('home')}
        </a>
        {game && (
          <>
            <button type="button" className="action" onClick={reload}>
              {t('reload')}
            </button>
            <button
              type="button"
              className="action"
              onClick={() => void saveFile({ id: game, title: t('title') })}
            >
              {t('export.remains')}
            </button>
          </>
        )}
      </p>
    </main>
  );
}
