import type { RawMove } from '@hexwright/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type GameOnTable, GameProvider } from '../play/game-context.ts';
import { Table } from '../play/Table.tsx';
import type { TableConnection } from '../table/connection.ts';
import { sitDown } from '../table/link.ts';
import type { TableEvent, TableView } from '../table/protocol.ts';
import { speakerFor } from '../words/speak.ts';
import { HouseNotice } from './HouseNotice.tsx';
import { Trouble } from './Trouble.tsx';

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
        if (!opened.ok) return setTrouble(opened.reason.text);
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

  if (trouble) return <Trouble text={trouble} game={game} />;
  if (!table) return <p className="loading">{t('loading')}</p>;
  return <Seated table={table} />;
}

function Seated({ table }: { readonly table: TableConnection }) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<{ view: TableView; told: readonly TableEvent[] } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const speak = useMemo(() => speakerFor(table.sheet, table.players), [table]);
  useEffect(() => table.watch((view, told) => setSeen({ view, told })), [table]);
  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(() => setRefusal(null), 5000);
    return () => clearTimeout(timer);
  }, [refusal]);

  const game = useMemo<GameOnTable | null>(() => {
    if (!seen) return null;
    const tell = (done: Awaited<ReturnType<TableConnection['play']>>): void => {
      if (!done.ok) setRefusal(speak.reason(done.reason));
    };
    return {
      sheet: table.sheet,
      players: table.players,
      speak,
      view: seen.view,
      told: seen.told,
      play: (move: RawMove) => {
        if (seen.view.seat !== null) void table.play(seen.view.seat, move).then(tell);
      },
    };
  }, [table, speak, seen]);

  if (!game) return <p className="loading">{t('loading')}</p>;
  return (
    <GameProvider value={game}>
      <div className="house">
        <HouseNotice table={table} />
        <Table table={table} refusal={refusal} />
      </div>
    </GameProvider>
  );
}
