import { useTranslation } from 'react-i18next';
import { numberAt } from '../board/read.ts';
import { Fresh } from '../parts/Fresh.tsx';
import { hrefOf } from '../screens/address.ts';
import { follow } from '../screens/route.ts';
import { useAnyGame } from './game-context.ts';
import { type HouseMenu, Menu } from './Menu.tsx';
import { useMultiplayer } from './multiplayer.ts';

interface TableBarProps {
  readonly house: HouseMenu;
  /** tells which keys there are */
  showKeys(): void;
  undo(): void;
  redo?(): void;
  /** shows on a narrow screen what else stands beside the table */
  showMore(): void;
}

/** Above the table of any kind of game: the way home, what is played, which turn it is, undo, and a menu for the rest. */
export function TableBar({ house, undo, redo, showMore, showKeys }: TableBarProps) {
  const { t } = useTranslation();
  const { sheet, view } = useAnyGame();
  const company = useMultiplayer();
  const fresh = company?.tabs.reduce((sum, tab) => sum + tab.fresh, 0) ?? 0;
  const turn = numberAt(view.fields.turn);
  return (
    <header className="table-bar">
      <a href={hrefOf('/')} className="home" onClick={follow} aria-label={t('home')}>
        ⬡
      </a>
      <span className="table-title">{company?.title ?? sheet.title}</span>
      {turn > 0 && <span className="turn-number">{t('turn', { turn })}</span>}
      <button type="button" className="quiet-button only-narrow" onClick={showMore}>
        {t('more')}
        <Fresh count={fresh} />
      </button>
      <button
        type="button"
        className="quiet-button undo"
        disabled={!view.mayUndo && !company?.mayUndo}
        onClick={undo}
      >
        {t('undo')}
      </button>
      {view.mayRedo && redo && (
        <button type="button" className="quiet-button redo" onClick={redo}>
          {t('redo')}
        </button>
      )}
      <button
        type="button"
        className="quiet-button show-keys"
        aria-label={t('keys.title')}
        onClick={showKeys}
      >
        ⌨
      </button>
      <Menu house={house} />
    </header>
  );
}
