import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referee } from '../table/link.ts';
import { reasonWords } from '../words/reason.ts';
import { freshSeed } from './fresh-seed.ts';
import { go } from './route.ts';

/** The same game with the same players once more; who begins is drawn anew. */
export function Rematch({ game, primary = false }: { readonly game: string; readonly primary?: boolean }) {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const again = async (): Promise<void> => {
    try {
      const begun = await referee.again(game, freshSeed());
      if (begun.ok) go(`/table/${begun.game}`);
      else setRefusal(reasonWords(begun.reason));
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  return (
    <>
      <button
        type="button"
        className={primary ? 'action primary' : 'action'}
        data-rematch
        onClick={() => void again()}
      >
        {t('over.again')}
      </button>
      {refusal && (
        <p role="alert" className="refusal">
          {refusal}
        </p>
      )}
    </>
  );
}
