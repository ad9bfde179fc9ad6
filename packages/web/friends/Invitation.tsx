import type { Room } from '@hexwright/table';
import { useTranslation } from 'react-i18next';
import { inWords } from '../words/texts.ts';
import { CallFriends } from './CallFriends.tsx';
import { LinkBox } from './LinkBox.tsx';

/** The link to the table, and what whoever has it may do. */
export function Invitation({ room }: { readonly room: Room }) {
  const { t } = useTranslation();
  const gathering = room.state === 'waiting';
  const note = room.password
    ? 'invite.locked'
    : !gathering
      ? 'invite.watch-note'
      : room.settings.listed
        ? 'invite.listed'
        : 'invite.private';
  return (
    <>
      <LinkBox
        title={t(gathering ? 'invite.title' : 'invite.watch')}
        note={t(note)}
        link={`${window.location.origin}/t/${room.id}`}
        name={inWords(room.title)}
      />
      {gathering && room.you.seat !== null && <CallFriends room={room} />}
    </>
  );
}
