import { itemOf } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import type { ShelfCard } from '../catalogue/shelf-card.ts';
import { SHELF_NAMES, type ShelfName } from '../catalogue/shelves.ts';
import type { Shelf } from '../catalogue/use-shelf.ts';
import type { RowCard } from '../table/protocol.ts';
import { RowPicture } from './RowPicture.tsx';

interface Props {
  readonly rows: readonly RowCard[];
  readonly shelf: Shelf;
  readonly chosen: '' | ShelfName;
  choose(name: '' | ShelfName): void;
}

/** The shelves, each with one of its games in front. */
export function Shelves({ rows, shelf, chosen, choose }: Props) {
  const { t } = useTranslation();
  const shown = new Set<string>();
  const shelves = SHELF_NAMES.map((name) => {
    const games = rows.filter(({ id }) => shelf.cards[id]?.shelves.includes(name));
    // No game stands in front of two shelves, and none whose board the players lay.
    const front = games.find(({ id }) => !shown.has(id) && isLaid(itemOf(shelf.cards, id))) ?? games[0];
    if (front) shown.add(front.id);
    return { name, front, count: games.length };
  });
  return (
    <ul className="shelves" aria-label={t('shelves.title')}>
      {shelves.map(
        ({ name, front, count }) =>
          front && (
            <li key={name}>
              <button
                type="button"
                aria-pressed={chosen === name}
                onClick={() => choose(chosen === name ? '' : name)}
              >
                <RowPicture row={front} shelf={shelf} />
                <span className="shelf-words">
                  <b>{t(`shelves.${name}`)}</b>
                  <span>{t(`shelves.${name}-note`)}</span>
                  <small>{t('browse.found', { count })}</small>
                </span>
              </button>
            </li>
          ),
      )}
    </ul>
  );
}

/** so many numbers are two hexes */
const FEW = 4;

const isLaid = ({ board }: ShelfCard): boolean => !board || board.at.split(',').length > FEW;
