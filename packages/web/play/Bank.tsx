import { useTranslation } from 'react-i18next';
import { pieceShape } from '../board/Pieces.tsx';
import { numberAt, numbers, rowOf } from '../board/read.ts';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { Icon } from '../shapes/Shape.tsx';
import { useGame } from './game-context.ts';
import { TableCount } from './Stakes.tsx';
import { Stock } from './Stock.tsx';

const PLENTY = 100_000;

/** What lies in the bank and beside the board. */
export function Bank() {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const bank = numbers(view.fields.bank);
  const deck = numberAt(view.fields.deckSize);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="bank" aria-label={t('bank.title')} tabIndex={0}>
      <ul>
        {sheet.goods.map((good, i) =>
          good.cardOf === null ? (
            <li key={good.id}>
              <GoodIcon sheet={sheet} good={good.id} />
              <span>{speak.name('good', good.id)}</span>
              <b>{(bank[i] ?? 0) > PLENTY ? '∞' : bank[i]}</b>
            </li>
          ) : null,
        )}
        {deck >= 0 && (
          <li>
            <Icon shape="scroll" fill="#cbb58a" />
            <span>{speak.name('field', 'deckSize')}</span>
            <b>{deck}</b>
          </li>
        )}
        {sheet.pieces.map((piece, i) =>
          piece.common ? (
            <li key={piece.id}>
              <Icon shape={pieceShape(sheet, piece)} fill="#d8b25a" />
              <span>{speak.name('piece', piece.id)}</span>
              <b>{rowOf(view.fields.supply, 0)[i]}</b>
            </li>
          ) : null,
        )}
        {sheet.fieldLooks.flatMap(({ name, look }) => {
          if (look.on === 'stock') return [<Stock key={name} name={name} look={look} />];
          return look.on === 'table' && numberAt(view.fields[name]) !== look.hideAt
            ? [<TableCount key={name} name={name} look={look} />]
            : [];
        })}
      </ul>
    </section>
  );
}
