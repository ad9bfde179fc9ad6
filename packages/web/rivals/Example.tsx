import { itemAt } from '@hexwright/kernel';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExampleProps } from '../screens/faces.ts';
import { go } from '../screens/route.ts';
import { reasonWords } from '../words/reason.ts';
import { speakerFor } from '../words/speak.ts';
import { CardFace } from './CardFace.tsx';
import { facesOf } from './Emblem.tsx';
import { beginFirstGame } from './first-game.ts';
import { Region } from './Region.tsx';

/** so many cards are laid out as samples */
const SAMPLES = 6;
/** every number once, and every store */
const NUMBERS = [2, 3, 1, 4, 6, 5];

/** The regions, and a few cards from all over the set, for whoever thinks of playing it. */
export function RivalsExample({ sheet, label }: ExampleProps) {
  const { t } = useTranslation();
  const speak = useMemo(() => speakerFor(sheet, []), [sheet]);
  if (sheet.kind !== 'rivals') return null;
  const step = Math.max(1, Math.floor(sheet.cards.length / SAMPLES));
  const cards = Array.from({ length: SAMPLES }, (_, i) => i * step).filter((i) => i < sheet.cards.length);
  return (
    <figure className="rivals-example" aria-label={label}>
      <FirstGameCall />
      <div className="sample-regions">
        {sheet.goods.map((good, i) => (
          <Region
            key={good}
            sheet={sheet}
            good={i}
            number={itemAt(NUMBERS, i % NUMBERS.length)}
            store={i % 4}
          />
        ))}
      </div>
      <div className="sample-cards">
        {cards.map((card) => (
          <div key={card} className="play-card" style={facesOf(sheet, speak, card)}>
            <CardFace sheet={sheet} speak={speak} card={card} />
          </div>
        ))}
      </div>
      <figcaption className="soft">{t('rivals.example')}</figcaption>
    </figure>
  );
}

/** For whoever has never played it. */
function FirstGameCall() {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    const begun = await beginFirstGame();
    if (begun.ok) go(`/table/${begun.game}`);
    else setRefusal(reasonWords(begun.reason));
  };
  return (
    <div className="first-game-call">
      <button type="button" className="action" data-first-game onClick={() => void begin()}>
        {t('rivals.first.call')}
      </button>
      <span className="soft">{t('rivals.first.note')}</span>
      {refusal && <p role="alert">{refusal}</p>}
    </div>
  );
}
