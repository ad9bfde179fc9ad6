import { itemAt } from '@hexwright/kernel';
import './later-words.ts';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { referee } from '../table/link.ts';
import type { ChronicleSheet } from '../table/protocol.ts';
import { inWords, sentenceInWords } from '../words/texts.ts';
import { hrefOf } from './address.ts';
import { Choices, type Chosen, Chronicle } from './Chronicle.tsx';
import { freshSeed } from './fresh-seed.ts';
import { saveCampaign } from './game-files.ts';
import { follow, go } from './route.ts';
import { Trouble } from './Trouble.tsx';

/** A campaign: what came of each chapter, how everybody stands, and the way on. */
export function ChronicleScreen({ campaign }: { readonly campaign: string }) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<ChronicleSheet | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const refresh = useCallback(() => {
    referee.chronicle(campaign).then(
      (told) => (told.ok ? setSheet(told.chronicle) : setTrouble(sentenceInWords(told.reason.text))),
      (error: Error) => setTrouble(error.message),
    );
  }, [campaign]);
  useEffect(refresh, [refresh]);
  if (trouble) return <Trouble text={trouble} />;
  if (!sheet) return <p className="loading">{t('loading')}</p>;
  return (
    <Chronicle
      sheet={sheet}
      way={<Way sheet={sheet} />}
      result={(game) => `/result/${game}`}
      replay={(game) => `/replay/${game}`}
    >
      <button type="button" className="quiet-button" onClick={() => void saveCampaign(sheet)}>
        {t('export')}
      </button>
    </Chronicle>
  );
}

/** How it goes on: the game that was begun, or what is chosen before the next. */
function Way({ sheet }: { readonly sheet: ChronicleSheet }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>({});
  const [refused, setRefused] = useState<string | null>(null);
  if (sheet.chapter === null) return null;
  const title = inWords(itemAt(sheet.chapters, sheet.chapter));
  const start = async (): Promise<void> => {
    const begun = await referee.nextChapter(sheet.id, chosen, freshSeed());
    if (begun.ok) go(`/table/${begun.game}`);
    else setRefused(sentenceInWords(begun.reason.text));
  };
  return (
    <section className="way-on">
      <p>
        {t('chronicle.next', { at: sheet.chapter + 1, count: sheet.chapters.length })} <b>{title}</b>
      </p>
      <Choices choices={sheet.choices} chosen={chosen} choose={setChosen} />
      {refused && (
        <p role="alert" className="refusal">
          {refused}
        </p>
      )}
      {sheet.begun ? (
        <a className="action primary big" href={hrefOf(`/table/${sheet.begun}`)} onClick={follow}>
          {t('chronicle.go-on')}
        </a>
      ) : (
        <button type="button" className="action primary big" onClick={() => void start()}>
          {t(sheet.games.at(-1)?.again ? 'chronicle.again' : 'chronicle.begin')}
        </button>
      )}
    </section>
  );
}
