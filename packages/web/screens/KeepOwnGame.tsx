import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wish } from '../table/protocol.ts';
import { linkTo } from './address.ts';
import { keepOwnGame, LONGEST_NAME, pathOf } from './own-games.ts';

interface Props {
  readonly wish: Wish;
  /** what the link that led here calls it */
  readonly named: string;
}

/** Gives what was put together a name, a link, and a place among one’s own games. */
export function KeepOwnGame({ wish, named }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [name, setName] = useState(named);
  const [done, setDone] = useState<{
    readonly said: string;
    readonly of: Wish;
    readonly link?: string;
  } | null>(null);
  const game = { name: name.trim(), wish };
  const own = Boolean(wish.modules?.length) || wish.options !== undefined || wish.layout !== undefined;
  if (!own) return null;
  const said = done?.of === wish ? done : null;
  const share = async (): Promise<void> => {
    const link = linkTo(pathOf(game));
    try {
      await navigator.clipboard.writeText(link);
      setDone({ said: t('own.copied'), of: wish, link });
    } catch {
      setDone({ said: t('own.copy-this'), of: wish, link });
    }
  };
  return (
    <form
      className="field keep-own"
      onSubmit={(event) => {
        event.preventDefault();
        if (game.name === '') return;
        keepOwnGame(game);
        setDone({ said: t('own.kept', { name: game.name }), of: wish });
      }}
    >
      <label htmlFor={id}>{t('own.name')}</label>
      <div className="keep-own-line">
        <input
          id={id}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          placeholder={t('own.name-empty')}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="action" disabled={game.name === ''}>
          {t('own.keep')}
        </button>
        <button type="button" className="action" onClick={() => void share()}>
          {t('own.link')}
        </button>
      </div>
      {said && (
        <p role="status" className="soft">
          {said.said}
        </p>
      )}
      {said?.link && (
        <input
          readOnly
          aria-label={t('own.link')}
          value={said.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </form>
  );
}
