import { useTranslation } from 'react-i18next';
import type { Deal } from './deal.ts';
import { useGame } from './game-context.ts';
import { shortWords } from './MoveButton.tsx';
import { goodsWords } from './missing.ts';
import { worthOf } from './worth.ts';

/** What I could pay for after a deal, before I agree to it. */
export function WorthToMe({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  if (view.seat === null || deal.get.length === 0) return null;
  const { gains, loses, nearer } = worthOf(sheet, view, deal);
  const name = (move: string): string => {
    const entry = sheet.moves.find((each) => each.name === move);
    return entry ? shortWords(speak, entry) : move;
  };
  const names = (moves: readonly string[]): string => moves.map(name).join(', ');
  return (
    <p className="worth">
      {gains.length > 0 && <b className="worth-gains">{t('trade.then-can', { list: names(gains) })}</b>}
      {nearer && (
        <span>
          {t('trade.then-nearer', { what: name(nearer.move), goods: goodsWords(speak, nearer.missing) })}
        </span>
      )}
      {loses.length > 0 && <span className="loses">{t('trade.no-longer', { list: names(loses) })}</span>}
    </p>
  );
}
