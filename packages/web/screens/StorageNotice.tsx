import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableConnection } from '../table/connection.ts';
import type { Notice } from '../table/protocol.ts';
import { saveFile } from './game-files.ts';
import { reload } from './reload.ts';

/** What the house has to say at a table: that another tab plays, that the disk refuses, that the rules broke down. */
export function StorageNotice({ table }: { readonly table: TableConnection }) {
  const { t } = useTranslation();
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => table.watchHouse(setNotice), [table]);
  if (!notice) return null;
  const { elsewhere, unkept, fault } = notice;
  const save = (
    <button
      type="button"
      className="quiet-button"
      onClick={() => void saveFile({ id: table.game, title: table.sheet.title })}
    >
      {t('export')}
    </button>
  );
  return (
    <div className="house-notices">
      {elsewhere && (
        <p className="house-notice" role="status">
          <span>{t('house.elsewhere')}</span>
          <button type="button" className="quiet-button" onClick={table.lead}>
            {t('house.play-here')}
          </button>
        </p>
      )}
      {unkept && (
        <p className="house-notice" role="alert">
          <span>{t('house.unkept', { moves: unkept.since, why: unkept.why })}</span>
          {save}
        </p>
      )}
      {fault && (
        <p className="house-notice" role="alert">
          <span>{t('house.fault')}</span>
          <code>{fault}</code>
          {save}
          <button type="button" className="quiet-button" onClick={reload}>
            {t('reload')}
          </button>
        </p>
      )}
    </div>
  );
}
