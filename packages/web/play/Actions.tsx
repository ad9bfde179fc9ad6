import { itemAt } from '@hexwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bill, GoodIcon } from '../parts/GoodIcon.tsx';
import { ReasonButton } from '../parts/Reason.tsx';
import type { MoveEntry } from '../table/sheet.ts';
import { firstValue } from './choices.ts';
import { useGame } from './game-context.ts';
import { inputModeOf } from './input-mode.ts';
import { laddersOf } from './ladders.ts';
import { MoveButton, pictureOf } from './MoveButton.tsx';
import { whyNot } from './missing.ts';
import { answersOffer, heldBy, isTrade, type Offered, offeredKinds, priceOf } from './offered.ts';
import type { Pointing } from './pointing.ts';

/** the name of the list of what cannot be done now */
const FOLD = ' ';
/** so many prices have room; where there are more, only those that money could buy stand in the row */
const ROOM = 6;

interface Props {
  readonly pointing: Pointing;
  openTrade(): void;
  /** a deal is being put together in the place of all other moves */
  readonly flowOnly?: boolean;
}

/** Every kind of move of the moment as a button, a menu or a hint to the board. */
export function Actions({ pointing, openTrade, flowOnly = false }: Props) {
  const { t } = useTranslation();
  const game = useGame();
  const { sheet, view, speak, play } = game;
  const [menu, setMenu] = useState<string | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (menu === null) return;
    const away = ({ target }: Event): void => {
      if (!bar.current?.contains(target as Node)) setMenu(null);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [menu]);
  if (view.seat === null) return null;
  const price = (kind: Offered) => priceOf(view, kind.entry);
  const flowOf = ({ entry }: Offered) => sheet.looks.moves?.[entry.name]?.flow;
  const ladders = laddersOf(sheet).map(({ look }) => look.move);
  const kinds = offeredKinds(sheet, view).filter(
    (kind) => !answersOffer(sheet, view, kind) && !ladders.includes(kind.entry.name),
  );
  const trades = kinds.filter(isTrade);
  const others = kinds.filter((kind) => !isTrade(kind));
  const plainButtons = kinds.filter((kind) => inputModeOf(kind.entry) === 'button' && !price(kind)).length;
  const counts = kinds.some(({ entry, moves }) => inputModeOf(entry) === 'count' && moves.length > 0);
  // Many things that cannot be done now would only bury those that can.
  const crowded = kinds.filter(price).length > ROOM;
  const idle = others.filter(
    (kind) =>
      kind.reason &&
      !flowOf(kind) &&
      !(price(kind) && pictureOf(sheet, view, kind.entry) && (!crowded || kind.reason.code === 'cannot-pay')),
  );
  const folded = idle.length > 2 ? idle : [];
  const closed = trades[0]?.reason;
  const soleDeal = trades.length === 1 && itemAt(trades, 0).entry.open ? trades[0] : null;
  const press = (entry: MoveEntry): void => {
    const { name } = entry;
    if (inputModeOf(entry) === 'place') pointing.arm(pointing.armed === name ? null : name);
    else setMenu(menu === name ? null : name);
  };
  const button = (kind: Offered) => (
    <MoveButton
      key={kind.entry.name}
      kind={kind}
      sole={others.length === 1 && trades.length === 0}
      primary={
        flowOf(kind) !== undefined ||
        (inputModeOf(kind.entry) === 'button' && !price(kind) && plainButtons === 1 && !counts)
      }
      pressed={inputModeOf(kind.entry) === 'place' ? pointing.armed === kind.entry.name : undefined}
      press={() => press(kind.entry)}
    />
  );
  const open = others.find(({ entry }) => entry.name === menu);
  const shown = others.filter((kind) => !flowOf(kind) && !folded.includes(kind));
  const paid = shown.filter(price);
  const unpaid = shown.filter((kind) => !price(kind));
  const flow = (which: 'on' | 'end') => others.filter((kind) => flowOf(kind) === which).map(button);

  const ways = (
    <div className="flow">
      <div className="flow-on">{flow('on')}</div>
      <div className="flow-end">{flow('end')}</div>
    </div>
  );
  if (flowOnly)
    return (
      <div className="actions flow-only" role="toolbar" aria-label={t('actions.title')} tabIndex={-1}>
        {ways}
      </div>
    );
  return (
    <div ref={bar} className="actions" role="toolbar" aria-label={t('actions.title')} tabIndex={-1}>
      <div className="moves">
        {paid.length > 0 && <div className="paid">{paid.map(button)}</div>}
        {unpaid.length > 0 && <div className="unpaid">{unpaid.map(button)}</div>}
        {folded.length > 0 && (
          <button
            type="button"
            className="action"
            aria-expanded={menu === FOLD}
            onClick={() => setMenu(menu === FOLD ? null : FOLD)}
          >
            {t('actions.closed', { count: folded.length })}
          </button>
        )}
        {trades.length > 0 && (
          <ReasonButton
            className="action trade-open"
            reason={closed && trades.every(({ reason }) => reason) ? whyNot(game, closed) : undefined}
            onClick={openTrade}
          >
            <span className="action-words">
              {soleDeal ? speak.name('move', soleDeal.entry.name) : t('trade.open')}
            </span>
          </ReasonButton>
        )}
      </div>
      {ways}
      {menu === FOLD && folded.length > 0 && (
        <ul className="menu closed-moves">
          {folded.map((kind) => (
            <li key={kind.entry.name}>
              <b>{speak.name('move', kind.entry.name)}</b>
              <Bill sheet={sheet} bill={price(kind)?.bill ?? []} held={heldBy(sheet, view)} />
              <span>{kind.reason && whyNot(game, kind.reason, price(kind))}</span>
            </li>
          ))}
        </ul>
      )}
      {open && open.moves.length > 1 && (
        <div className="menu" role="menu" aria-label={speak.name('move', open.entry.name)}>
          {open.moves.map((move) => (
            <button key={JSON.stringify(move)} type="button" role="menuitem" onClick={() => play(move)}>
              {inputModeOf(open.entry) === 'good' && (
                <GoodIcon sheet={sheet} good={String(firstValue(sheet, move))} />
              )}
              {speak.choice(move)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
