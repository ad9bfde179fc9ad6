import { useTranslation } from 'react-i18next';
import { Bill, GoodIcon } from '../parts/GoodIcon.tsx';
import type { RivalsSheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';
import { CardName } from './CardName.tsx';
import { Emblem } from './Emblem.tsx';
import { goodsMentioned } from './mentioned.ts';
import { Worth } from './Worth.tsx';

interface Props {
  readonly sheet: RivalsSheet;
  readonly speak: Speaker;
  readonly card: number;
  readonly count?: number;
  /** with all its words */
  readonly whole?: boolean;
}

/** A card as it is drawn: its cost, its picture, its name, its points, and its words where there is room. */
export function CardFace({ sheet, speak, card, count = 1, whole = false }: Props) {
  const { t } = useTranslation();
  const { id, cost, worth, once, city } = sheet.cards[card];
  const bill = Object.entries(cost).map(([good, n]) => [good, n] as const);
  return (
    <>
      <span className="face-top">
        <Bill sheet={sheet} bill={bill} size={whole ? 20 : 14} />
        {count > 1 && <b className="copies">×{count}</b>}
      </span>
      <span className="face-picture">
        <Emblem sheet={sheet} card={card} size={whole ? 76 : 40} />
        {goodsMentioned(sheet, speak, card).map((good) => (
          <GoodIcon key={good} sheet={sheet} good={good} size={whole ? 36 : 22} />
        ))}
      </span>
      <span className="face-name">
        <CardName name={speak.name('card', id)} />
      </span>
      {whole && (
        <span className="face-words">
          {speak.term(`card.${id}.text`)}
          {speak.has(`card.${id}.requires`) && <em>{speak.term(`card.${id}.requires`)}</em>}
        </span>
      )}
      <span className="face-foot">
        <Worth worth={worth} size={whole ? 20 : 15} />
        {once && <Mark sign="①" words={t('rivals.once')} whole={whole} />}
        {city && <Mark sign="⌂⌂" words={t('rivals.city-only')} whole={whole} />}
      </span>
    </>
  );
}

/** What holds for the card wherever it stands: a sign, or in words where there is room. */
function Mark({
  sign,
  words,
  whole,
}: {
  readonly sign: string;
  readonly words: string;
  readonly whole: boolean;
}) {
  return (
    <span className="single" title={words}>
      {whole ? words : sign}
    </span>
  );
}
