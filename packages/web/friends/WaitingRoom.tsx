import { itemAt } from '@hexwright/kernel';
import type { Room } from '@hexwright/table';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { PageHead } from '../screens/PageHead.tsx';
import { follow } from '../screens/route.ts';
import type { ServerTable } from '../table/server-table.ts';
import { inWords } from '../words/texts.ts';
import { Chat } from './Chat.tsx';
import { Invitation } from './Invitation.tsx';
import { LineNotice } from './LineNotice.tsx';
import { OwnWays } from './OwnWays.tsx';
import { SeatRow } from './SeatRow.tsx';
import { TermsForm } from './TermsForm.tsx';
import { ThisChapter } from './ThisChapter.tsx';
import { changeOf, termsOf } from './terms.ts';
import { clockWords } from './time.ts';
import { useAct } from './use-act.ts';
import { useTableNow } from './use-table.ts';

interface Props {
  readonly table: ServerTable;
  /** came by the link to sit down */
  readonly invited: boolean;
}

/** Where people gather before the game: seats, colours, ready; the link; the talk. */
export function WaitingRoom({ table, invited }: Props) {
  const { t } = useTranslation();
  const { room, talk } = useTableNow(table);
  const { refusal, act } = useAct();
  const { settings, you } = room;
  const free = firstFree(room);
  const seated = useRef(false);
  useEffect(() => {
    if (!invited || seated.current || you.seat !== null || free < 0) return;
    seated.current = true;
    act(table.ask('sit', free));
  }, [invited, you.seat, free, act, table]);
  const facts = [
    ...(room.title === room.game || room.campaign ? [] : [inWords(room.game)]),
    ...(settings.clock.mode === 'off' ? [] : [clockWords(settings.clock)]),
    t(settings.listed ? 'terms.listed' : 'terms.private'),
    ...(settings.seating?.begins === 'first' ? [] : [t('terms.lots')]),
    ...(room.watching > 0 ? [t('room.watching', { count: room.watching })] : []),
  ];
  return (
    <main className="page friends waiting-room">
      <LineNotice />
      <PageHead
        title={room.tournament ? t('cup.table-of', { ...room.tournament }) : inWords(room.title)}
        back={room.tournament ? `/friends/tournaments/${room.tournament.id}` : '/friends'}
      />
      <p className="soft room-facts">
        {facts.join(' · ')}
        {you.host && !room.campaign && (
          <a
            className="quiet-button"
            href={hrefOf(`/t/${room.id}/game/${settings.wish.game}`)}
            onClick={follow}
          >
            {t('room.game')}
          </a>
        )}
      </p>
      <GameNews room={room} />
      {room.campaign && <ThisChapter table={table} room={room} campaign={room.campaign} act={act} />}
      <div className="room-columns">
        <section className="room-main" aria-label={t('room.seats')}>
          <ul className="seat-list">
            {/* A row goes with its person: whoever changes places takes the buttons along, so that none is pressed for another. */}
            {room.seats.map((seat) => (
              <SeatRow key={seat.person?.id ?? seat.seat} table={table} room={room} seat={seat} act={act} />
            ))}
          </ul>
          {refusal && (
            <p role="alert" className="refusal">
              {refusal}
            </p>
          )}
          {room.quick || room.tournament ? (
            <OwnWays table={table} room={room} free={free} act={act} />
          ) : (
            <Ways table={table} room={room} free={free} act={act} />
          )}
          {you.host && <HostTerms key={JSON.stringify(settings)} table={table} room={room} act={act} />}
        </section>
        <aside className="room-side">
          {!room.tournament && <Invitation room={room} />}
          <section className="card-box room-talk">
            <h2>{t('talk.title')}</h2>
            <Chat table={table} talk={talk} room={room} />
          </section>
        </aside>
      </div>
    </main>
  );
}

/** Says that another game is to be played than when one came. */
function GameNews({ room }: { readonly room: Room }) {
  const { t } = useTranslation();
  const { settings, seats, you, host } = room;
  const wish = JSON.stringify(settings.wish);
  const [known, setKnown] = useState(wish);
  const ready = you.seat !== null && itemAt(seats, you.seat).ready;
  // Whoever decides, or has agreed, knows.
  if ((you.host || ready) && known !== wish) setKnown(wish);
  return (
    <p role="status" className="game-news">
      {known !== wish && !you.host && t('room.game-news', { host: host.name, game: inWords(room.game) })}
    </p>
  );
}

interface PartProps {
  readonly table: ServerTable;
  readonly room: Room;
  readonly act: ReturnType<typeof useAct>['act'];
}

/** The one thing to do next, and the way out. */
function Ways({ table, room, free, act }: PartProps & { readonly free: number }) {
  const { t } = useTranslation();
  const { you, seats, host } = room;
  const mine = you.seat === null ? null : seats[you.seat];
  const others = seats.filter(({ person, seat }) => person && seat !== you.seat);
  const waiting = seats.filter(({ person, ready }) => person && !ready && person.id !== host.id);
  const empty = seats.filter(({ person, bot }) => !person && !bot).length;
  const note =
    empty > 0
      ? t(you.host ? 'room.empty' : 'room.still-empty', { count: empty })
      : waiting.length > 0
        ? t('room.not-ready', { who: waiting.map(({ person }) => person?.name).join(', ') })
        : t(you.host ? 'room.all-set' : 'room.host-starts', { host: host.name });
  return (
    <div className="room-ways">
      <p role="status" className="soft">
        {note}
      </p>
      <div className="ways-on">
        {you.host && (
          <button
            type="button"
            className="action primary big"
            disabled={empty > 0 || waiting.length > 0}
            onClick={() => act(table.ask('start'))}
          >
            {t('room.start')}
          </button>
        )}
        {mine && !you.host && (
          <button
            type="button"
            className={`action big${mine.ready ? '' : ' primary'}`}
            aria-pressed={mine.ready}
            onClick={() => act(table.ask('ready', !mine.ready))}
          >
            {t(mine.ready ? 'room.ready-done' : 'room.ready')}
          </button>
        )}
        {!mine && you.person !== null && free >= 0 && (
          <button type="button" className="action primary big" onClick={() => act(table.ask('sit', free))}>
            {t('room.sit-down')}
          </button>
        )}
        {you.host && empty > 0 && (
          <button
            type="button"
            className="action"
            onClick={() => {
              for (const { seat, person, bot } of seats)
                if (!person && !bot) act(table.ask('bot', seat, true));
            }}
          >
            {t('room.bots')}
          </button>
        )}
        {mine && (!you.host || others.length > 0) && (
          <button type="button" className="quiet-button" onClick={() => act(table.ask('stand'))}>
            {t(you.host ? 'room.stand-host' : 'room.stand')}
          </button>
        )}
        {you.host && (
          <button type="button" className="quiet-button danger" onClick={() => act(table.ask('disband'))}>
            {t('room.disband')}
          </button>
        )}
      </div>
    </div>
  );
}

/** What the host has decided, to be changed while nobody has begun. */
function HostTerms({ table, room, act }: PartProps) {
  const { t } = useTranslation();
  const [terms, setTerms] = useState(() => termsOf(room.settings));
  return (
    <details className="card-box host-terms">
      <summary>{t('room.terms')}</summary>
      <TermsForm terms={terms} locked={room.password} change={setTerms} />
      <button type="button" className="action" onClick={() => act(table.ask('settings', changeOf(terms)))}>
        {t('room.save')}
      </button>
    </details>
  );
}

function firstFree({ seats }: Room): number {
  const empty = seats.findIndex(({ person, bot }) => !person && !bot);
  return empty >= 0 ? empty : seats.findIndex(({ person }) => !person);
}
