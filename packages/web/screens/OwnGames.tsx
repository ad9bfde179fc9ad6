import { useTranslation } from 'react-i18next';
import { hrefOf } from './address.ts';
import { forgetOwnGame, pathOf, useOwnGames } from './own-games.ts';
import { follow } from './route.ts';

/** The games that somebody put together here; nothing where there are none. */
export function OwnGames() {
  const { t } = useTranslation();
  const games = useOwnGames();
  if (games.length === 0) return null;
  return (
    <section className="kept own-games" aria-label={t('own.title')}>
      <h2>{t('own.title')}</h2>
      <ul>
        {games.map((game) => (
          <li key={game.name}>
            <a href={hrefOf(pathOf(game))} onClick={follow}>
              <b>{game.name}</b>
              <span>{t('own.line', { count: game.wish.modules?.length ?? 0, seats: game.wish.seats })}</span>
            </a>
            <button
              type="button"
              className="quiet-button"
              aria-label={t('kept.forget', { title: game.name })}
              onClick={() => forgetOwnGame(game.name)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
