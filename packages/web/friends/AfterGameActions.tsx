import type { Room } from '@hexwright/table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { handOver } from '../screens/game-files.ts';
import { follow, go } from '../screens/route.ts';
import type { ServerTable } from '../table/server-table.ts';
import { reasonWords } from '../words/reason.ts';
import { likeThis } from './terms.ts';

/** After the game: the same people again or the next chapter, how it went, another one like it, the file. */
export function AfterGameActions({ table, room }: { readonly table: ServerTable; readonly room: Room }) {
  const { t } = useTranslation();
  const { campaign, tournament } = room;
  const [refusal, setRefusal] = useState<string | null>(null);
  const again = async (): Promise<void> => {
    const laid = await table.ask('rematch');
    if (laid.ok) go(`/t/${laid.table}`);
    else setRefusal(reasonWords(laid.reason));
  };
  const save = async (): Promise<void> => {
    const copied = await table.ask('copy');
    if (copied.ok) handOver(copied.file, { id: table.id, title: room.title });
    else setRefusal(reasonWords(copied.reason));
  };
  return (
    <>
      {tournament && (
        <a className="action primary" href={hrefOf(`/friends/tournaments/${tournament.id}`)} onClick={follow}>
          {t('cup.back')}
        </a>
      )}
      {room.you.seat !== null && !tournament && campaign?.after !== 'end' && (
        <button type="button" className="action primary" onClick={() => void again()}>
          {t(
            !campaign ? 'over.rematch' : campaign.after === 'on' ? 'over.next-chapter' : 'over.chapter-again',
          )}
        </button>
      )}
      {campaign && (
        <a className="action" href={hrefOf(`/t/${table.id}/chronicle`)} onClick={follow}>
          {t('chronicle.link')}
        </a>
      )}
      {room.state !== 'closed' && (
        <a className="action" href={hrefOf(`/t/${table.id}/result`)} onClick={follow}>
          {t('result.link')}
        </a>
      )}
      {!campaign && (
        <a className="action" href={hrefOf(likeThis(room.settings.wish))} onClick={follow}>
          {t('over.like-this')}
        </a>
      )}
      {room.state !== 'closed' && (
        <button type="button" className="action" onClick={() => void save()}>
          {t('export')}
        </button>
      )}
      {refusal && (
        <p role="alert" className="refusal">
          {refusal}
        </p>
      )}
    </>
  );
}
