import { itemAt } from '@hexwright/kernel';
import type { LandLook } from '@hexwright/rulebook';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '../board/read.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useSmall } from '../parts/use-small.ts';
import { Icon } from '../shapes/Shape.tsx';
import { capital } from '../words/speak.ts';
import { useGame } from './game-context.ts';

/** by cell of the grid, row by row: the region or the gap that lies there, or nothing */
const CELLS: readonly (readonly ['region' | 'gap', number] | null)[] = [
  ['region', 0],
  ['gap', 0],
  ['region', 1],
  ['gap', 1],
  ['region', 2],
  ['gap', 4],
  null,
  ['gap', 5],
  null,
  ['gap', 6],
  ['region', 3],
  ['gap', 2],
  ['region', 4],
  ['gap', 3],
  ['region', 5],
];

/** The lands of cards that lie beside the board: one's own, or that of whoever is looked at. */
export const Lands = memo(function Lands() {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const [looked, setLooked] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const small = useSmall();
  const found = sheet.fieldLooks.flatMap(({ name, look }) => (look.on === 'land' ? [{ name, look }] : []));
  if (found.length === 0) return null;
  const seat = looked ?? view.seat ?? 0;
  // A small screen has room for the board and one row of regions; a press opens the rest.
  if (small && !open)
    return found.map(({ name, look }) => (
      <button
        key={name}
        type="button"
        className="land-strip"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="sr">{t('land.title', { seat: speak.seat(seat) })}</span>
        {rowOf(view.fields[name], seat).map((kind) => (
          <Region key={itemAt(look.kinds, kind).id} look={look} seat={seat} kind={kind} />
        ))}
      </button>
    ));
  const lands = found.map(({ name, look }) => (
    <section key={name} className="card-land" aria-label={t('land.title', { seat: speak.seat(seat) })}>
      <h2>
        {capital(speak.name('field', name))}
        <span className="land-seats">
          {Array.from({ length: sheet.seats }, (_, each) => (
            <button
              key={`seat ${each + 1}`}
              type="button"
              aria-pressed={each === seat}
              aria-label={t('land.of', { seat: speak.seat(each) })}
              onClick={() => setLooked(each)}
            >
              <SeatBadge seat={each} size={18} />
            </button>
          ))}
        </span>
      </h2>
      <Land look={look} name={name} seat={seat} />
    </section>
  ));
  if (!small) return lands;
  return (
    <Dialog title={t('land.title', { seat: speak.seat(seat) })} close={() => setOpen(false)}>
      {lands}
    </Dialog>
  );
});

/** A region with its number and what it holds. */
function Region({
  look,
  seat,
  kind,
}: {
  readonly look: LandLook;
  readonly seat: number;
  readonly kind: number;
}) {
  const { t } = useTranslation();
  const { view, speak } = useGame();
  const count = rowOf(view.fields[look.stock], seat)[kind] || 0;
  const { id, colour, shape } = itemAt(look.kinds, kind);
  const number = look.numbers[seat]?.[kind];
  const words = t('land.region', {
    region: speak.term(`region.${id}`),
    number: number ?? '',
    count,
    full: look.full,
  });
  return (
    <span className="land-region" style={{ '--tint': colour } as React.CSSProperties} title={words}>
      <b aria-hidden="true">{number}</b>
      <Icon shape={shape} fill={colour} size={20} />
      <span className="land-pips" aria-hidden="true">
        {Array.from({ length: look.full }, (_, n) => (
          <i key={`${n + 1}`} className={n < count ? 'held' : ''} />
        ))}
      </span>
      <span className="sr">{words}</span>
    </span>
  );
}

function Land({
  look,
  name,
  seat,
}: {
  readonly look: LandLook;
  readonly name: string;
  readonly seat: number;
}) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const spots = rowOf(view.fields[name], seat);
  const gaps = rowOf(view.fields[look.gaps], seat);
  const lying = gaps.map((card) => card - 1);
  const cards = rowOf(view.fields[look.standing], seat).flatMap((count, i) => {
    const beside = count - lying.filter((card) => card === i).length;
    return beside > 0 ? [{ id: itemAt(sheet.cards, i).id, count: beside }] : [];
  });
  const picture = (id: string, size: number) => {
    const drawn = sheet.looks.cards?.[id];
    return <Icon shape={drawn?.shape ?? 'scroll'} fill={drawn?.colour ?? '#7a6a52'} size={size} />;
  };
  return (
    <>
      <div className="land-grid">
        {CELLS.map((cell, i) => {
          if (cell === null) return <span key={`${i + 1}`} />;
          const [what, at] = cell;
          if (what === 'gap') {
            const card = sheet.cards[lying[at] ?? -1];
            const words = card ? speak.name('card', card.id) : t('land.gap');
            return (
              <span key={`${i + 1}`} className={`land-gap${card ? ' laid' : ''}`} title={words}>
                {card && picture(card.id, 18)}
                <span className="sr">{words}</span>
              </span>
            );
          }
          return <Region key={`${i + 1}`} look={look} seat={seat} kind={spots[at] ?? Number.NaN} />;
        })}
      </div>
      {cards.length > 0 && (
        <ul className="land-cards">
          {cards.map(({ id, count }) => (
            <li key={id} title={speak.name('card', id)}>
              {picture(id, 20)}
              {count > 1 && <small>×{count}</small>}
              <span className="sr">{speak.name('card', id)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
