import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { TokenIcon } from '../parts/TokenIcon.tsx';
import { entryOf, firstValue } from './choices.ts';
import { useGame } from './game-context.ts';
import { type HeldTokens, heldTokens } from './purses.ts';

/** the letters of a word that fit on a card in the usual size */
const FITS = 8;
const longest = (words: string): number => Math.max(...words.split(/[\s-]/).map((word) => word.length));

/** One's own tokens, beside the goods. Where one is asked for, it can be tapped. */
export function Purse() {
  const { sheet, view, speak } = useGame();
  if (view.seat === null) return null;
  return heldTokens(sheet, view, speak, view.seat)
    .filter(({ backs }) => !backs)
    .map((held) => <TokenCard key={held.id} {...held} />);
}

function TokenCard({ kind, words, shape, colour, worth, count }: HeldTokens) {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useGame();
  const label = t('hand.good', { good: words, count });
  const [move, ...others] = view.legal.filter((each) => {
    const { args = [] } = entryOf(sheet, each.move) ?? {};
    return args.length === 1 && itemAt(args, 0).names?.includes(kind) && firstValue(sheet, each) === kind;
  });
  const face = (
    <>
      <TokenIcon shape={shape} fill={colour} worth={worth} size={34} />
      <span className="count">{count}</span>
      <span className={longest(words) > FITS ? 'name long' : 'name'}>{words}</span>
    </>
  );
  return move && others.length === 0 ? (
    <button
      type="button"
      className="good-card token-card live"
      aria-label={`${speak.move(move)}. ${label}`}
      onClick={() => play(move)}
    >
      {face}
    </button>
  ) : (
    <div className="good-card token-card" role="img" aria-label={label}>
      {face}
    </div>
  );
}
