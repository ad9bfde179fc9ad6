import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { ReasonButton } from '../parts/Reason.tsx';
import { Icon } from '../shapes/Shape.tsx';
import { CountedBill } from './CountedBill.tsx';
import { goodsHeld } from './land.ts';
import { namingFor } from './naming.ts';
import type { Picking } from './picking.ts';
import { usePointed } from './pointed.ts';
import { entryOf, lies, spotsOf } from './spots.ts';
import { useRivals } from './use-rivals.ts';

/** pictures of what can be built without a card */
const PICTURES: Readonly<Record<string, string>> = {
  'build-road': 'road',
  'build-settlement': 'house',
  'build-city': 'city',
};

/** Every kind of move of the moment as a button; what a card can do is asked of the card. */
export function Moves({ picking }: { readonly picking: Picking }) {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useRivals();
  const { move: pointed } = usePointed();
  if (view.seat === null) return null;
  const me = view.seat;
  const naming = namingFor(sheet, view, speak);
  const held = goodsHeld(sheet, view.fields, me);
  const kinds = sheet.moves.flatMap((entry) => {
    const moves = view.legal.filter(({ move }) => move === entry.name);
    const reason = view.closed.find(({ move }) => move === entry.name)?.reason;
    // What cannot be done now is worth a button where its price tells what is missing.
    const priced = reason && view.prices.some(({ move }) => move === entry.name);
    return moves.length > 0 || priced ? [{ entry, moves, reason }] : [];
  });
  const sole = kinds.filter(({ moves }) => moves.length > 0).length === 1;
  const buttons = kinds.flatMap(({ entry, moves, reason }) => {
    const { name, args } = entry;
    const first = args[0]?.domain;
    if (first === 'card' || (sole && first !== undefined && lies(first))) return [];
    const flow = sheet.looks.moves?.[name]?.flow;
    // Where nothing else can be done, every choice is a button.
    if (sole && args.length === 1)
      return moves.map((move) => ({
        place: 'unpaid',
        button: (
          <button key={naming.move(move)} type="button" className="action choice" onClick={() => play(move)}>
            {spotsOf(sheet, move, me).map(naming.spot).join(' · ')}
          </button>
        ),
      }));
    const price = view.prices.find((each) => each.move === name);
    const button = (
      <ReasonButton
        key={name}
        className={`action${flow ? ' primary' : ''}${price ? ' priced' : ''}${price?.affordable ? ' affordable' : ''}${pointed === name ? ' pointed' : ''}`}
        reason={reason && speak.reason(reason)}
        pressed={args.length > 0 ? picking.pick.kind === name : undefined}
        onClick={() =>
          args.length === 0 ? play(itemAt(moves, 0)) : picking.arm(picking.pick.kind === name ? null : name)
        }
      >
        {PICTURES[name] && <Icon shape={PICTURES[name]} fill="#d8b25a" size={22} />}
        <span className="action-words">{words(name)}</span>
        {price && (
          <>
            <span className="sr">
              {price.bill.map(([good, n]) => `${n} ${speak.name('good', good)}`).join(', ')}
            </span>
            <CountedBill sheet={sheet} bill={price.bill} held={held} />
          </>
        )}
      </ReasonButton>
    );
    return [{ place: flow ?? (price ? 'paid' : 'unpaid'), button }];
  });
  const of = (which: string) => buttons.filter(({ place }) => place === which).map(({ button }) => button);
  return (
    <div className="actions" role="toolbar" aria-label={t('actions.title')} tabIndex={-1}>
      <div className="moves">
        <div className="paid">{of('paid')}</div>
        <div className="unpaid">{of('unpaid')}</div>
      </div>
      <div className="flow">
        <div className="flow-on">{of('on')}</div>
        <div className="flow-end">{of('end')}</div>
      </div>
    </div>
  );

  /** Gaps that stand for what is still to be chosen are left out. */
  function words(name: string): string {
    const trades = entryOf(sheet, name)?.args.some(({ domain }) => domain === 'good');
    return trades ? t('rivals.trade') : speak.term(`move.${name}`);
  }
}
