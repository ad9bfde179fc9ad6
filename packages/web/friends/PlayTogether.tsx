import type { Room } from '@hexwright/table';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wearColours } from '../look/seats.ts';
import type { HouseMenu } from '../play/Menu.tsx';
import type { Multiplayer } from '../play/multiplayer.ts';
import { Seated } from '../screens/Seated.tsx';
import type { TableConnection } from '../table/connection.ts';
import type { ServerTable } from '../table/server-table.ts';
import { inWords } from '../words/texts.ts';
import { AfterGameActions } from './AfterGameActions.tsx';
import { Chat } from './Chat.tsx';
import { LineNotice } from './LineNotice.tsx';
import { MyTurn } from './MyTurn.tsx';
import { RoomNotice } from './RoomNotice.tsx';
import { SeatNote } from './SeatNote.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useAct } from './use-act.ts';
import { useTableNow } from './use-table.ts';

interface Props {
  readonly table: ServerTable;
  readonly game: TableConnection;
}

/** The people who play on one's own team. */
function partners({ seats, you }: Room, teams?: readonly number[]): string[] {
  if (you.seat === null || !teams) return [];
  const mine = teams[you.seat];
  return seats.flatMap(({ person }, seat) =>
    person && seat !== you.seat && teams[seat] === mine ? [person.name] : [],
  );
}

/** The table itself is the one that everybody plays at; this is what the company adds to it. */
export function PlayTogether({ table, game }: Props) {
  const { t } = useTranslation();
  const now = useTableNow(table);
  const { room, talk } = now;
  const { refusal, act } = useAct();
  const [heard, setHeard] = useState(() => talk.at(-1)?.n ?? 0);
  const hear = useCallback((line: number) => setHeard((before) => Math.max(before, line)), []);
  const worn = room.seats.map(({ colour }) => colour).join();
  useLayoutEffect(() => wearColours(worn.split(',').map(Number)), [worn]);

  const company = useMemo<Multiplayer>(
    () => ({
      title: inWords(room.title),
      seat: (seat) => <SeatNote now={now} seat={seat} />,
      tabs: [
        {
          name: 'chat',
          label: t('talk.title'),
          fresh: talk.filter(({ n, by }) => n > heard && by !== room.you.person).length,
          body: (
            <Chat
              table={table}
              talk={talk}
              room={room}
              team={partners(room, game.sheet.teams)}
              heard={hear}
            />
          ),
        },
      ],
      mayUndo: room.you.seat !== null && room.state === 'playing' && room.proposal === null,
      over: <AfterGameActions table={table} room={room} />,
    }),
    [now, room, talk, heard, hear, table, game, t],
  );
  const house = useMemo<HouseMenu>(
    () => ({
      home: '/friends',
      items: (close) => <TableMenu table={table} room={room} act={act} close={close} />,
    }),
    [table, room, act],
  );
  return (
    <Seated
      table={game}
      house={house}
      company={company}
      notices={
        <div className="house-notices">
          <LineNotice />
          <RoomNotice table={table} room={room} act={act} refusal={refusal} />
          <MyTurn table={table.id} title={inWords(room.title)} />
        </div>
      }
    />
  );
}
