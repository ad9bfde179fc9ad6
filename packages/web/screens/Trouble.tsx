import '../look/trouble.css';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../look/page-title.ts';
import { LostIsland } from '../parts/LostIsland.tsx';
import { hrefOf } from './address.ts';
import { saveFile } from './game-files.ts';
import { reload } from './reload.ts';
import { follow } from './route.ts';

interface Props {
  readonly text: string;
  /** what is above it, where nothing went wrong but the address */
  readonly title?: string;
  /** the game that it is about: what is left of it can be saved */
  readonly game?: string;
}

/** Something is wrong, said plainly, with the ways on. */
export function Trouble({ text, title, game }: Props) {
  const { t } = useTranslation();
  const heading = title ?? t('trouble.title');
  usePageTitle(heading);
  return (
    <main className="page trouble">
      <LostIsland />
      <div>
        <h1>{heading}</h1>
        <p role="alert">{text}</p>
        <p className="soft">{t(game ? 'trouble.help-game' : 'trouble.help')}</p>
        <p className="ways-on">
          <a className="action primary" href={hrefOf('/')} onClick={follow}>
            {t('home')}
          </a>
          {game ? (
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
          ) : (
            <a className="action" href={hrefOf('/browse')} onClick={follow}>
              {t('front.browse')}
            </a>
          )}
        </p>
      </div>
    </main>
  );
}
