import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { numbers, rowOf } from '../board/read.ts';
import { At } from './At.tsx';
import { CardFace } from './CardFace.tsx';
import { facesOf } from './Emblem.tsx';
import type { Picking } from './picking.ts';
import { useRivals } from './use-rivals.ts';

interface Props {
  readonly picking: Picking;
  read(card: number): void;
}

/** The cards in the hand, what lies open for both, and what may be taken out of a stack or another's hand just now. */
export function RivalsHand({ picking, read }: Props) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useRivals();
  if (view.seat === null) return null;
  const held = rowOf(view.fields.hand, view.seat);
  const open = numbers(view.fields.open);
  const asked = (card: number): boolean => picking.isAsked({ on: 'card', at: itemAt(sheet.cards, card).id });
  const all = sheet.cards.map((_, card) => card);
  const groups = [
    {
      name: 'rivals.shown',
      cards: all.filter((card) => asked(card) && !((held[card] ?? 0) > 0) && !((open[card] ?? 0) > 0)),
    },
    { name: 'rivals.your-hand', cards: all.filter((card) => (held[card] ?? 0) > 0) },
    { name: 'rivals.open', cards: all.filter((card) => (open[card] ?? 0) > 0) },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <div className="hands">
      {groups.map(({ name, cards }) => (
        <section key={name} className="held" aria-label={t(name)}>
          <h2>{t(name)}</h2>
          {cards.map((card) => {
            const { id } = itemAt(sheet.cards, card);
            return (
              <At
                key={id}
                spot={{ on: 'card', at: id }}
                label={labelOf(card)}
                picking={picking}
                className="play-card"
                style={facesOf(sheet, speak, card)}
                read={() => read(card)}
              >
                <CardFace sheet={sheet} speak={speak} card={card} count={held[card] || 1} />
              </At>
            );
          })}
        </section>
      ))}
    </div>
  );

  function labelOf(card: number): string {
    const { id, cost } = itemAt(sheet.cards, card);
    const bill = Object.entries(cost).map(([good, n]) => `${n} ${speak.name('good', good)}`);
    const name = speak.name('card', id);
    return [
      name,
      bill.length > 0 ? t('rivals.costs', { bill: bill.join(', ') }) : '',
      speak.term(`card.${id}.text`),
    ]
      .filter(Boolean)
      .join('. ');
  }
}
