import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markFavourite } from '../catalogue/favourites.ts';
import { type Art, pictureOf } from '../catalogue/picture.ts';
import type { ShelfCard } from '../catalogue/shelf-card.ts';
import type { RowCard } from '../table/protocol.ts';
import { hrefOf } from './address.ts';
import { familyName } from './family.ts';
import { follow } from './route.ts';

interface Props {
  readonly row: RowCard;
  readonly base: string;
  readonly card: ShelfCard | undefined;
  readonly art: Art | undefined;
  readonly favourite: boolean;
}

/** A row of the catalogue as it stands on the shelf. */
export const RowOnShelf = memo(function RowOnShelf({ row, base, card, art, favourite }: Props) {
  const { t } = useTranslation();
  return (
    <li>
      <a href={hrefOf(`${base}/${row.id}`)} onClick={follow}>
        <Picture id={row.id} card={card} art={art} />
        <span className="row-words">
          <span className="row-kind">{t(`kind.${row.kind}`)}</span>
          <b>{row.name}</b>
          <span className="row-summary">{row.summary}</span>
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

/** the pictures that were looked at */
const painted = new Map<string, string>();

/** The board of the row in small. It is painted when it comes near the window, and kept from then on. */
function Picture({ id, card, art }: { readonly id: string } & Pick<Props, 'card' | 'art'>) {
  const box = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(painted.has(id));
  useEffect(() => {
    if (near || !box.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry.isIntersecting) setNear(true);
      },
      { rootMargin: '400px' },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [near]);
  let picture = painted.get(id);
  if (!picture && near && card && art) {
    picture = pictureOf(card, art);
    painted.set(id, picture);
  }
  return (
    <span ref={box} className="row-picture">
      {picture && <img src={picture} alt="" decoding="async" />}
    </span>
  );
}

/** 3, 4, 5 and 6 are "3–6". */
function span(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.length === high - low + 1 && numbers.length > 1 ? `${low}–${high}` : numbers.join(', ');
}
