import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { wearColours } from '../look/seats.ts';
import type { Archive } from '../screens/archive.ts';
import { ReplayScreen } from '../screens/ReplayScreen.tsx';
import { ResultScreen } from '../screens/ResultScreen.tsx';
import { Trouble } from '../screens/Trouble.tsx';
import type { ServerTable } from '../table/server-table.ts';
import { reasonWords } from '../words/reason.ts';
import { useServerTable, useTableNow } from './use-table.ts';

interface Props {
  readonly table: string;
  readonly what: 'result' | 'replay';
}

/** A finished game of a server's table, shown by the same pages as one's own. */
export function PlayedAt({ table, what }: Props) {
  const { t } = useTranslation();
  const opening = useServerTable(table);
  if (opening.kind === 'opening') return <p className="loading">{t('loading')}</p>;
  if (opening.kind === 'refused') return <Trouble text={reasonWords(opening.reason)} />;
  return <Played table={opening.table} what={what} />;
}

function Played({ table, what }: { readonly table: ServerTable; readonly what: Props['what'] }) {
  const { room } = useTableNow(table);
  const worn = room.seats.map(({ colour }) => colour).join();
  useLayoutEffect(() => wearColours(worn.split(',').map(Number)), [worn]);
  const archive = useMemo<Archive>(
    () => ({
      story: () => table.ask('story'),
      frame: (_game, moves) => table.ask('frame', moves),
      result: (game) => `/t/${game}/result`,
      replay: (game) => `/t/${game}/replay`,
    }),
    [table],
  );
  return what === 'result' ? (
    <ResultScreen game={table.id} archive={archive} />
  ) : (
    <ReplayScreen game={table.id} archive={archive} />
  );
}
