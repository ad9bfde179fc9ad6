import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { markFavourite } from '../catalogue/favourites.ts';
import type { Shelf } from '../catalogue/use-shelf.ts';
import type { RowCard } from '../table/protocol.ts';
import { hrefOf } from './address.ts';
import { familyName } from './family.ts';
import { RowPicture } from './RowPicture.tsx';
import { follow } from './route.ts';

interface Props {
  readonly row: RowCard;
  readonly base: string;
  readonly shelf: Shelf | null;
  readonly favourite: boolean;
}

/** A row of the catalogue as it stands on the shelf. */
export const RowOnShelf = memo(function RowOnShelf({ row, base, shelf, favourite }: Props) {
  const { t, i18n } = useTranslation();
  const card = shelf?.cards[row.id];
  const words = shelf?.words[i18n.language];
  return (
    <li>
      <a href={hrefOf(`${base}/${row.id}`)} onClick={follow}>
        <RowPicture row={row} shelf={shelf} />
        <span className="row-words">
          <span className="row-kind">{t(`kind.${row.kind}`)}</span>
          <b>{row.name}</b>
          <span className="row-summary">{row.summary}</span>
          {card && card.adds.length > 0 && (
            <span className="row-adds">
              {t('browse.adds', { list: card.adds.map((each) => words?.[each] ?? each).join(' · ') })}
            </span>
          )}
          <span className="row-foot">
            <span>
              {familyName(row.family)} · {t('browse.players-list', { list: span(row.players) })}
            </span>
            {card && (
              <span className="row-facts">
                <span>{t('browse.minutes', { count: card.minutes })}</span>
                <span className="row-weight">
                  {t(`browse.weight-${card.weight}`)}{' '}
                  <span aria-hidden="true">{'⬢'.repeat(card.weight) + '⬡'.repeat(3 - card.weight)}</span>
                </span>
              </span>
            )}
          </span>
        </span>
      </a>
      <button
        type="button"
        className="star"
        aria-pressed={favourite}
        aria-label={t('browse.favourite', { name: row.name })}
        onClick={() => markFavourite(row.id, !favourite)}
      >
        {favourite ? '★' : '☆'}
      </button>
    </li>
  );
});

/** 3, 4, 5 and 6 are "3–6". */
function span(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.length === high - low + 1 && numbers.length > 1 ? `${low}–${high}` : numbers.join(', ');
}
