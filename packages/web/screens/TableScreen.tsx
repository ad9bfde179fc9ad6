import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeatColours } from '../look/seat-colours.ts';
import type { TableConnection } from '../table/connection.ts';
import { sitDown } from '../table/link.ts';
import { reasonWords } from '../words/reason.ts';
import { ownHouse } from './OwnHouse.tsx';
import { Seated } from './Seated.tsx';
import { StorageNotice } from './StorageNotice.tsx';
import { Trouble } from './Trouble.tsx';

const DayVerdict = lazy(() => import('../daily/Verdict.tsx').then((m) => ({ default: m.DayVerdict })));

/** Whether it may be the board of a day: who judges it looks closer. */
const isOfADay = (game: string): boolean =>
  localStorage.getItem('hexwright.daily')?.includes(`"${game}"`) ?? false;

/** Sits down at a kept game and shows its table. */
export function TableScreen({ game }: { readonly game: string }) {
  const { t } = useTranslation();
  const [table, setTable] = useState<TableConnection | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    let seat: TableConnection | null = null;
    sitDown(game).then(
      (opened) => {
        if (!opened.ok) return setTrouble(reasonWords(opened.reason));
        seat = opened.table;
        if (left) seat.leave();
        else setTable(seat);
      },
      (error: Error) => setTrouble(error.message),
    );
    return () => {
      left = true;
      seat?.leave();
      setTable(null);
    };
  }, [game]);

  const worn = useSeatColours(table?.players);
  if (trouble) return <Trouble text={trouble} game={game} />;
  if (!table || !worn) return <p className="loading">{t('loading')}</p>;
  const notices = (
    <>
      <StorageNotice table={table} />
      {isOfADay(game) && (
        <Suspense>
          <DayVerdict game={game} />
        </Suspense>
      )}
    </>
  );
  return <Seated table={table} notices={notices} house={ownHouse(table)} />;
}
