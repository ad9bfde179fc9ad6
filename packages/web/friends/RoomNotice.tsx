import { itemAt } from '@hexwright/kernel';
import type { Room } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { follow } from '../screens/route.ts';
import type { ServerTable } from '../table/server-table.ts';
import { AfterGameActions } from './AfterGameActions.tsx';
import type { useAct } from './use-act.ts';

interface Props {
  readonly table: ServerTable;
  readonly room: Room;
  readonly act: ReturnType<typeof useAct>['act'];
  readonly refusal: string | null;
}

/** Above the table: what somebody proposes, that the game rests or was ended, that the others play again. */
export function RoomNotice({ table, room, act, refusal }: Props) {
  const { t } = useTranslation();
  const { proposal, state, you, seats, why, next } = room;
  const name = (seat: number): string => seats[seat]?.person?.name ?? '';
  const playing = you.seat !== null && !itemAt(seats, you.seat).resigned;
  const voted = you.seat !== null && (proposal?.agreed.includes(you.seat) ?? false);
  const missing = seats.filter(
    ({ seat, person, resigned }) =>
      person && !resigned && seat !== proposal?.whom && !proposal?.agreed.includes(seat),
  );
  const isAsked = playing && proposal?.whom !== you.seat;
  const what = proposal && t(`vote.${proposal.what}`, { whom: name(proposal.whom ?? -1) });
  return (
    <div role="status">
      {proposal && (
        <p className="house-notice calm">
          <span>
            {proposal.by === you.seat
              ? t('vote.asked', {
                  what,
                  who: missing.map(({ seat }) => name(seat)).join(', '),
                })
              : t('vote.asks', { who: name(proposal.by), what })}
          </span>
          {isAsked && !voted && (
            <button
              type="button"
              className="action primary small"
              onClick={() => act(table.ask('vote', proposal.id, true))}
            >
              {t('vote.yes')}
            </button>
          )}
          {isAsked && (
            <button
              type="button"
              className="action small"
              onClick={() => act(table.ask('vote', proposal.id, false))}
            >
              {t(proposal.by === you.seat ? 'vote.withdraw' : voted ? 'vote.after-all' : 'vote.no')}
            </button>
          )}
        </p>
      )}
      {state === 'paused' && !proposal && (
        <p className="house-notice calm">
          <span>{t('room.paused')}</span>
          {playing && (
            <button
              type="button"
              className="action small"
              onClick={() => act(table.ask('propose', 'resume'))}
            >
              {t('menu.resume')}
            </button>
          )}
        </p>
      )}
      {(state === 'abandoned' || state === 'closed') && (
        <div className="house-notice ended">
          <span>{why ?? t(`state.${state}`)}</span>
          {(state === 'abandoned' || room.campaign) && <AfterGameActions table={table} room={room} />}
          <a className="action" href={hrefOf('/friends')} onClick={follow}>
            {t('no-way.friends')}
          </a>
        </div>
      )}
      {next && (
        <p className="house-notice calm">
          <span>{t(room.campaign ? 'room.next-chapter' : 'room.next')}</span>
          <a className="action primary small" href={hrefOf(`/t/${next}`)} onClick={follow}>
            {t('room.next-go')}
          </a>
        </p>
      )}
      {refusal && <p className="house-notice">{refusal}</p>}
    </div>
  );
}
