import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { go } from '../screens/route.ts';
import { reasonWords } from '../words/reason.ts';
import { ask } from './api.ts';

/** A seat at a table with others, at once. */
export function QuickMatch() {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const find = async (): Promise<void> => {
    setBusy(true);
    const found = await ask('quickMatch', {});
    setBusy(false);
    if (found.ok) go(`/t/${found.answer.table}`);
    else setRefusal(reasonWords(found.reason));
  };
  return (
    <section className="card-box quick-match">
      <div>
        <h2>{t('quick.title')}</h2>
        <p className="soft">{t('quick.note')}</p>
        {refusal && (
          <p role="alert" className="refusal">
            {refusal}
          </p>
        )}
      </div>
      <button type="button" className="action primary big" disabled={busy} onClick={() => void find()}>
        {t('quick.go')}
      </button>
    </section>
  );
}
