import { lazy, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { wearColours } from '../look/seats.ts';
import { type Archive, after } from '../screens/archive.ts';
import { ReplayScreen } from '../screens/ReplayScreen.tsx';
import { ResultScreen } from '../screens/ResultScreen.tsx';
import { Trouble } from '../screens/Trouble.tsx';
import type { ServerTable } from '../table/server-table.ts';
import { reasonWords } from '../words/reason.ts';
import { useServerTable, useTableNow } from './use-table.ts';

const ReviewScreen = lazy(() =>
  import('../review/ReviewScreen.tsx').then((m) => ({ default: m.ReviewScreen })),
);

interface Props {
  readonly table: string;
  readonly what: 'result' | 'replay' | 'review';
  /** the move to begin with */
  readonly at?: number | undefined;
}

/** A finished game of a server's table, shown by the same pages as one's own. */
export function PlayedAt({ table, what, at }: Props) {
  const { t } = useTranslation();
  const opening = useServerTable(table);
  if (opening.kind === 'opening') return <p className="loading">{t('loading')}</p>;
  if (opening.kind === 'refused') return <Trouble text={reasonWords(opening.reason)} />;
  return <Played table={opening.table} what={what} at={at} />;
}

function Played({ table, what, at }: Omit<Props, 'table'> & { readonly table: ServerTable }) {
  const { room } = useTableNow(table);
  const worn = room.seats.map(({ colour }) => colour).join();
  useLayoutEffect(() => wearColours(worn.split(',').map(Number)), [worn]);
  const { seat } = room.you;
  const archive = useMemo<Archive>(
    () => ({
      ...(seat !== null && { seat }),
      story: () => table.ask('story'),
      frame: (_game, moves) => table.ask('frame', moves),
      result: (game) => `/t/${game}/result`,
      replay: (game, move) => `/t/${game}/replay${after(move)}`,
      review: (game) => `/t/${game}/review`,
      file: () => table.ask('copy'),
    }),
    [table, seat],
  );
  if (what === 'review') return <ReviewScreen game={table.id} archive={archive} />;
  if (what === 'result') return <ResultScreen game={table.id} archive={archive} />;
  return <ReplayScreen game={table.id} archive={archive} from={at} />;
}
