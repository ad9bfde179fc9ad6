import { useTranslation } from 'react-i18next';
import { numberAt, numbers } from '../board/read.ts';
import { GoodIcon } from '../parts/GoodIcon.tsx';
import { Icon } from '../shapes/Shape.tsx';
import { useGame } from './game-context.ts';

const PLENTY = 100_000;

/** What lies in the bank and beside the board. */
export function Bank() {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const bank = numbers(view.fields.bank);
  const deck = numberAt(view.fields.deckSize);
  return (
    <section className="bank" aria-label={t('bank.title')}>
      <ul>
        {sheet.goods.map((good, i) => (
          <li key={good.id}>
            <GoodIcon sheet={sheet} good={good.id} />
            <span>{speak.name('good', good.id)}</span>
            <b>{bank[i] > PLENTY ? '∞' : bank[i]}</b>
          </li>
        ))}
        {deck >= 0 && (
          <li>
            <Icon shape="scroll" fill="#cbb58a" />
            <span>{speak.name('field', 'deckSize')}</span>
            <b>{deck}</b>
          </li>
        )}
        {sheet.fieldLooks.flatMap(({ name, look }) => {
          if (look.on !== 'table') return [];
          const value = numberAt(view.fields[name]);
          return [
            <li key={name}>
              <Icon shape={look.shape} fill="#d8b25a" />
              <span>{speak.name('field', name)}</span>
              {look.track === undefined ? (
                <b>{value}</b>
              ) : (
                <meter min={0} max={look.track} value={value} aria-label={speak.name('field', name)}>
                  {value}
                </meter>
              )}
            </li>,
          ];
        })}
      </ul>
    </section>
  );
}
