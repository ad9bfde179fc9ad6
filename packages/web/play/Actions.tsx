import type { RawMove, Reason } from '@hexwright/kernel';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seatFill } from '../board/Patterns.tsx';
import { pieceShape } from '../board/Pieces.tsx';
import { rowOf } from '../board/read.ts';
import { Bill, GoodIcon } from '../parts/GoodIcon.tsx';
import { ReasonButton } from '../parts/Reason.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { Icon } from '../shapes/Shape.tsx';
import type { Price } from '../table/protocol.ts';
import type { MoveEntry } from '../table/sheet.ts';
import { capital } from '../words/speak.ts';
import { byKind, firstValue } from './choices.ts';
import { useGame } from './game-context.ts';
import { mannerOf } from './manner.ts';
import type { Pointing } from './pointing.ts';

/** A refusal that only says "this is for the others" is not worth a button. */
const NOT_FOR_ME = new Set(['own-offer', 'not-yours', 'must-choose']);

/** the name of the list of what cannot be done now */
const FOLD = ' ';

interface Offered {
  readonly entry: MoveEntry;
  readonly moves: readonly RawMove[];
  readonly reason: Reason | undefined;
}

interface Props {
  readonly pointing: Pointing;
  openTrade(): void;
}

/** Every kind of move of the moment as a button, a menu or a hint to the board. */
export function Actions({ pointing, openTrade }: Props) {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useGame();
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
  const held = rowOf(view.fields.hold, view.seat);
  const heldOf = (good: string): number => held[sheet.goods.findIndex(({ id }) => id === good)] || 0;
  const priceOf = (entry: MoveEntry) => view.prices.find(({ move }) => move === entry.name);
  const legal = byKind(sheet, view.legal);
  const closed = view.closed.filter(({ reason }) => !NOT_FOR_ME.has(reason.code));
  const kinds = sheet.moves.flatMap((entry): Offered[] => {
    const found = legal.find((kind) => kind.entry === entry);
    const reason = closed.find(({ move }) => move === entry.name)?.reason;
    if (found) return [{ entry, moves: found.moves, reason: undefined }];
    if (view.open.includes(entry.name)) return [{ entry, moves: [], reason: undefined }];
    return reason ? [{ entry, moves: [], reason }] : [];
  });
  const trades = kinds.filter(({ entry }) => ['deal', 'exchange'].includes(mannerOf(entry)));
  const pictureOf = (entry: MoveEntry): { readonly shape: string; readonly fill: string } | undefined => {
    const piece = sheet.pieces.find(({ id }) => id === entry.piece);
    if (piece) return { shape: pieceShape(sheet, piece), fill: seatFill(view.seat ?? 0) };
    const look = sheet.looks.moves?.[entry.name];
    return look?.shape && { shape: look.shape, fill: look.colour ?? '#d8b25a' };
  };
  const isFlow = (entry: MoveEntry): boolean => sheet.looks.moves?.[entry.name]?.flow === true;
  const others = kinds.filter((kind) => !trades.includes(kind));
  const plainButtons = kinds.filter(({ entry }) => mannerOf(entry) === 'button' && !priceOf(entry)).length;
  // Many things that cannot be done now would only bury those that can.
  const idle = others.filter(
    ({ entry, reason }) => reason && !isFlow(entry) && !(priceOf(entry) && pictureOf(entry)),
  );
  const folded = idle.length > 2 ? idle : [];
  const soleDeal = trades.length === 1 && trades[0].entry.open ? trades[0] : null;
  const soleChoice = others.length === 1 && trades.length === 0;

  const shortWords = ({ name, piece }: MoveEntry): string =>
    piece
      ? capital(speak.name('piece', piece))
      : speak.term(speak.has(`move.${name}.short`) ? `move.${name}.short` : `move.${name}`);
  const billWords = (bill: Price['bill']): string =>
    bill.map(([good, count]) => `${count} ${speak.name('good', good)}`).join(', ');
  const button = ({ entry, moves, reason }: Offered) => {
    const manner = mannerOf(entry);
    const price = priceOf(entry);
    const picture = price && pictureOf(entry);
    const words = speak.name('move', entry.name);
    const why = reason && speak.reason(reason);
    if (manner === 'place' && soleChoice) return [];
    if (manner === 'card') return [];
    // A good out of the hand is tapped there; one that is not in it must be seen to be chosen.
    if (manner === 'good' && soleChoice && moves.every((move) => heldOf(String(firstValue(sheet, move))) > 0))
      return [];
    if (manner === 'seat' || (manner !== 'place' && manner !== 'button' && soleChoice))
      return moves.map((move) => (
        <button key={speak.move(move)} type="button" className="action choice" onClick={() => play(move)}>
          {manner === 'seat' && <SeatBadge seat={Number(firstValue(sheet, move))} />}
          {manner === 'good' && <GoodIcon sheet={sheet} good={String(firstValue(sheet, move))} />}
          {manner === 'seat' ? speak.move(move) : speak.choice(move)}
        </button>
      ));
    const press = (): void => {
      if (manner === 'place') pointing.arm(pointing.armed === entry.name ? null : entry.name);
      else if (moves.length === 1) play(moves[0]);
      else setMenu(menu === entry.name ? null : entry.name);
    };
    const primary = isFlow(entry) || (manner === 'button' && !price && plainButtons === 1);
    return [
      <ReasonButton
        key={entry.name}
        className={`action${primary ? ' primary' : ''}${price ? ' priced' : ''}${price?.affordable ? ' affordable' : ''}`}
        label={price ? `${words}. ${billWords(price.bill)}` : undefined}
        reason={why}
        pressed={manner === 'place' ? pointing.armed === entry.name : undefined}
        onClick={press}
      >
        {picture && <Icon {...picture} size={24} />}
        <span className="action-words">{shortWords(entry)}</span>
        {price && <Bill sheet={sheet} bill={price.bill} held={heldOf} />}
      </ReasonButton>,
    ];
  };
  const open = others.find(({ entry }) => entry.name === menu);
  const shown = others.filter((kind) => !isFlow(kind.entry) && !folded.includes(kind));
  const paid = shown.filter(({ entry }) => priceOf(entry));
  const unpaid = shown.filter(({ entry }) => !priceOf(entry));

  return (
    <div ref={bar} className="actions" role="toolbar" aria-label={t('actions.title')}>
      {paid.length > 0 && <div className="paid">{paid.flatMap(button)}</div>}
      {unpaid.length > 0 && <div className="unpaid">{unpaid.flatMap(button)}</div>}
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
          className="action"
          reason={
            trades.every(({ reason }) => reason) && trades[0].reason
              ? speak.reason(trades[0].reason)
              : undefined
          }
          onClick={openTrade}
        >
          <span className="action-words">
            {soleDeal ? speak.name('move', soleDeal.entry.name) : t('trade.open')}
          </span>
        </ReasonButton>
      )}
      {others.filter(({ entry }) => isFlow(entry)).flatMap(button)}
      {menu === FOLD && folded.length > 0 && (
        <ul className="menu closed-moves">
          {folded.map(({ entry, reason }) => (
            <li key={entry.name}>
              <b>{speak.name('move', entry.name)}</b>
              <Bill sheet={sheet} bill={priceOf(entry)?.bill ?? []} held={heldOf} />
              <span>{reason && speak.reason(reason)}</span>
            </li>
          ))}
        </ul>
      )}
      {open && open.moves.length > 1 && (
        <div className="menu" role="menu" aria-label={speak.name('move', open.entry.name)}>
          {open.moves.map((move) => (
            <button key={JSON.stringify(move)} type="button" role="menuitem" onClick={() => play(move)}>
              {mannerOf(open.entry) === 'good' && (
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
