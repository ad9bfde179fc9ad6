import { itemAt } from '@hexwright/kernel';
import type { ChronicleSheet } from '@hexwright/table';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefOf } from '../screens/address.ts';
import { Chronicle } from '../screens/Chronicle.tsx';
import { follow } from '../screens/route.ts';
import { Trouble } from '../screens/Trouble.tsx';
import type { ServerTable } from '../table/server-table.ts';
import { reasonWords } from '../words/reason.ts';
import { inWords } from '../words/texts.ts';
import { useServerTable, useTableNow } from './use-table.ts';

/** The chronicle of the campaign of which a server's table plays a chapter. */
export function ChronicleAt({ table }: { readonly table: string }) {
  const { t } = useTranslation();
  const opening = useServerTable(table);
  if (opening.kind === 'opening') return <p className="loading">{t('loading')}</p>;
  if (opening.kind === 'refused') return <Trouble text={reasonWords(opening.reason)} />;
  return <Told table={opening.table} />;
}

function Told({ table }: { readonly table: ServerTable }) {
  const { t } = useTranslation();
  const { room } = useTableNow(table);
  const [sheet, setSheet] = useState<ChronicleSheet | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ended = room.campaign?.after ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the end of the game there is more to tell
  useEffect(() => {
    table.ask('chronicle').then(
      (told) => (told.ok ? setSheet(told.chronicle) : setTrouble(reasonWords(told.reason))),
      (error: Error) => setTrouble(error.message),
    );
  }, [table, ended]);
  if (trouble) return <Trouble text={trouble} />;
  if (!sheet) return <p className="loading">{t('loading')}</p>;
  const { chapter, chapters } = sheet;
  return (
    <Chronicle
      sheet={sheet}
      back="/friends"
      way={
        <section className="way-on">
          {chapter !== null && (
            <p>
              {t('chronicle.next', { at: chapter + 1, count: chapters.length })}{' '}
              <b>{inWords(itemAt(chapters, chapter))}</b>
            </p>
          )}
          <a className="action primary big" href={hrefOf(`/t/${table.id}`)} onClick={follow}>
            {t('chronicle.to-table')}
          </a>
        </section>
      }
      result={(game) => `/t/${game}/result`}
      replay={(game) => `/t/${game}/replay`}
    />
  );
}
