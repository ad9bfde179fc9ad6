import type { Outcome } from '@hexwright/kernel';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnyGame } from '../play/game-context.ts';
import type { HouseMenu } from '../play/Menu.tsx';
import type { TableConnection } from '../table/connection.ts';
import { referee } from '../table/link.ts';
import { reasonWords } from '../words/reason.ts';
import { hrefOf } from './address.ts';
import { freshSeed } from './fresh-seed.ts';
import { handOver } from './game-files.ts';
import { follow, go } from './route.ts';

const Hint = lazy(() => import('../review/Hint.tsx').then((m) => ({ default: m.Hint })));

/** What this browser can do about a table that it keeps itself. */
export function ownHouse(table: TableConnection): HouseMenu {
  const alone = table.players.filter(({ kind }) => kind === 'person').length === 1;
  return {
    home: '/',
    items: (close) => <OwnItems table={table} close={close} />,
    // Where several share the screen, advice to one would be advice to all.
    ...(alone && { hint: (close) => <Hint game={table.game} close={close} /> }),
  };
}

interface Props {
  readonly table: TableConnection;
  close(): void;
}

function OwnItems({ table: { game, campaign }, close }: Props) {
  const { t } = useTranslation();
  const { sheet, view } = useAnyGame();
  const [sure, setSure] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const tell = (done: Outcome<object>): boolean => {
    setRefusal(done.ok ? null : reasonWords(done.reason));
    return done.ok;
  };
  const save = async (): Promise<void> => {
    const copied = await referee.copy(game);
    if (tell(copied) && copied.ok) handOver(copied.file, { id: game, title: sheet.title });
  };
  const again = async (): Promise<void> => {
    const begun = await referee.again(game, freshSeed());
    if (tell(begun) && begun.ok) go(`/table/${begun.game}`);
  };
  const { seat } = view;
  const resign = async (): Promise<void> => {
    if (seat !== null && tell(await referee.resign(game, seat))) close();
  };
  return (
    <>
      <button type="button" className="action" onClick={() => void save()}>
        {t('menu.save')}
      </button>
      {campaign === undefined ? (
        <button type="button" className="action" onClick={() => void again()}>
          {t('menu.again')}
        </button>
      ) : (
        <a className="action" href={hrefOf(`/chronicle/${campaign}`)} onClick={follow}>
          {t('menu.chronicle')}
        </a>
      )}
      {seat !== null && !view.over && (
        <button
          type="button"
          className={sure ? 'action danger' : 'action'}
          onClick={() => (sure ? void resign() : setSure(true))}
        >
          {t(sure ? 'menu.resign-sure' : 'menu.resign')}
          {sure && <small>{t('menu.resign-note')}</small>}
        </button>
      )}
      {refusal && (
        <p role="alert" className="refusal">
          {refusal}
        </p>
      )}
    </>
  );
}
