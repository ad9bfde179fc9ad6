import { useTranslation } from 'react-i18next';
import { sentenceInWords } from '../words/texts.ts';

/** so many of the things that are wrong with a file are listed */
const TOLD = 8;

/** Why a board was not opened, in the engine's words. */
export function BadBoard({ text, errors }: { readonly text: string; readonly errors: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="refusal">
      <p>{text}</p>
      <ul>
        {errors.slice(0, TOLD).map((error) => (
          <li key={error}>{sentenceInWords(error)}</li>
        ))}
      </ul>
      {errors.length > TOLD && <p>{t('editor.more-faults', { count: errors.length - TOLD })}</p>}
    </div>
  );
}
