import type { Room } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import type { ServerTable } from '../table/server-table.ts';
import { moment } from './time.ts';
import type { useAct } from './use-act.ts';

interface Props {
  readonly table: ServerTable;
  readonly room: Room;
  readonly free: number;
  readonly act: ReturnType<typeof useAct>['act'];
}

/** What one does at a table that begins by itself: say to be ready, or agree that bots take the seats that are free. */
export function OwnWays({ table, room, free, act }: Props) {
  const { t } = useTranslation();
  const { you, seats, quick, begins } = room;
  const mine = you.seat === null ? null : seats[you.seat];
  const agreed = seats.filter(({ person, ready }) => person && ready).length;
  return (
    <div className="room-ways">
      <p role="status" className="soft">
        {quick
          ? [t('quick.wait-others'), ...(agreed > 0 ? [t('quick.agreed', { count: agreed })] : [])].join(' ')
          : t('quick.begins', { when: begins === null ? '' : moment(begins) })}
      </p>
      <div className="ways-on">
        {mine && (
          <button
            type="button"
            className={`action big${mine.ready ? '' : ' primary'}`}
            aria-pressed={mine.ready}
            onClick={() => act(table.ask('ready', !mine.ready))}
          >
            {quick
              ? t(mine.ready ? 'quick.bots-agreed' : 'quick.bots')
              : t(mine.ready ? 'room.ready-done' : 'room.ready')}
          </button>
        )}
        {!mine && quick && you.person !== null && free >= 0 && (
          <button type="button" className="action primary big" onClick={() => act(table.ask('sit', free))}>
            {t('room.sit-down')}
          </button>
        )}
        {mine && quick && (
          <button type="button" className="quiet-button" onClick={() => act(table.ask('stand'))}>
            {t('room.stand')}
          </button>
        )}
      </div>
    </div>
  );
}
