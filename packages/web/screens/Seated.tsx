import type { Outcome, RawMove } from '@hexwright/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameOnTable, GameProvider } from '../play/game-context.ts';
import type { HouseMenu } from '../play/Menu.tsx';
import { type Multiplayer, MultiplayerProvider } from '../play/multiplayer.ts';
import { NoteFinished } from '../play/NoteFinished.tsx';
import { TableTitle } from '../play/TableTitle.tsx';
import type { TableConnection } from '../table/connection.ts';
import type { AnyView, TableEvent } from '../table/protocol.ts';
import { speakerFor } from '../words/speak.ts';
import { useWorded } from '../words/worded.ts';
import { faces } from './faces.ts';

interface Props {
  readonly table: TableConnection;
  /** what is said above the table */
  readonly notices: ReactNode;
  /** what stands in the menu of the table */
  readonly house: HouseMenu;
  /** what people who play together bring to it */
  readonly company?: Multiplayer | null;
}

/** A table, wherever its referee lives, with the game on it. */
export function Seated({ table, notices, house, company = null }: Props) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<{ view: AnyView; told: readonly TableEvent[] } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sheet = useWorded(table.sheet);
  const reader = seen?.view.seat ?? null;
  const speak = useMemo(() => sheet && speakerFor(sheet, table.players, reader), [sheet, table, reader]);
  useEffect(() => table.watch((view, told) => setSeen({ view, told })), [table]);
  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(() => setRefusal(null), 5000);
    return () => clearTimeout(timer);
  }, [refusal]);

  const tell = useCallback(
    (done: Outcome<object>): void => {
      if (!done.ok && speak) setRefusal(speak.reason(done.reason));
    },
    [speak],
  );
  /** A move that got no answer at all is told as well: nobody else would say that it was not made. */
  const lost = useCallback((): void => setRefusal(t('trouble.move-lost')), [t]);
  const game = useMemo<GameOnTable | null>(() => {
    if (!seen || !sheet || !speak) return null;
    return {
      sheet,
      players: table.players,
      speak,
      view: seen.view,
      told: seen.told,
      play: (move: RawMove) => {
        if (seen.view.seat !== null) void table.play(seen.view.seat, move).then(tell, lost);
      },
    };
  }, [table, sheet, speak, seen, tell, lost]);

  if (!game) return <p className="loading">{t('loading')}</p>;
  const { Table } = faces[table.sheet.kind];
  return (
    <GameProvider value={game}>
      <MultiplayerProvider value={company}>
        <div className="house">
          <TableTitle />
          <NoteFinished game={table.game} title={table.sheet.title} />
          {notices}
          <Table
            table={table}
            refusal={refusal}
            house={house}
            undo={() => void table.undo().then(tell, lost)}
            redo={table.redo && (() => void table.redo?.().then(tell, lost))}
          />
        </div>
      </MultiplayerProvider>
    </GameProvider>
  );
}
