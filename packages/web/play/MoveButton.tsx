import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { seatFill } from '../board/Patterns.tsx';
import { pieceShape } from '../board/Pieces.tsx';
import { Bill, GoodIcon } from '../parts/GoodIcon.tsx';
import { ReasonButton } from '../parts/Reason.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { Icon } from '../shapes/Shape.tsx';
import type { MovePrice, TableView } from '../table/protocol.ts';
import type { MoveEntry, Sheet } from '../table/sheet.ts';
import { capital, type Speaker } from '../words/speak.ts';
import { CountChoice } from './CountChoice.tsx';
import { firstValue } from './choices.ts';
import { DiceChoice } from './DiceChoice.tsx';
import { useGame } from './game-context.ts';
import { inputModeOf } from './input-mode.ts';
import { whyNot } from './missing.ts';
import { heldBy, type Offered, priceOf } from './offered.ts';

interface Props {
  readonly kind: Offered;
  /** nothing else can be done now */
  readonly sole: boolean;
  readonly primary?: boolean;
  readonly pressed?: boolean;
  /** more than one press is needed: the board, a menu, the trade panel */
  press(): void;
}

/** a choice of so many letters is a sentence: such choices lie one below the other */
const LONG = 36;

/** One kind of move as a button, as a button for each choice, or as nothing where board and hand ask for it. */
export function MoveButton({ kind: { entry, moves, reason }, sole, primary, pressed, press }: Props) {
  const game = useGame();
  const { sheet, view, speak, play } = game;
  const { t } = useTranslation();
  const manner = inputModeOf(entry);
  const price = priceOf(view, entry);
  const held = heldBy(sheet, view);
  const goodOf = (i: number): string => String(firstValue(sheet, itemAt(moves, i)));
  if (manner === 'card' || (manner === 'place' && sole)) return null;
  // A good out of the hand is tapped there; one that is not in it must be seen to be chosen.
  if (manner === 'good' && sole && moves.every((_, i) => held(goodOf(i)) > 0)) return null;
  if (manner === 'count' && moves.length > 0) return <CountChoice entry={entry} moves={moves} />;
  if (manner === 'dice' && moves.length > 0) return <DiceChoice entry={entry} moves={moves} />;
  if (manner === 'seat' || (sole && ['good', 'list'].includes(manner)))
    return moves.map((move, i) => {
      const words = manner === 'seat' ? speak.move(move) : speak.choice(move);
      return (
        <button
          key={speak.move(move)}
          type="button"
          className={words.length > LONG ? 'action choice long' : 'action choice'}
          onClick={() => play(move)}
        >
          {manner === 'seat' && <SeatBadge seat={Number(firstValue(sheet, move))} />}
          {manner === 'good' && <GoodIcon sheet={sheet} good={goodOf(i)} />}
          {words}
        </button>
      );
    });
  const picture = price && pictureOf(sheet, view, entry);
  const classes = [
    'action',
    primary ? 'primary' : '',
    price ? 'priced' : '',
    price?.affordable ? 'affordable' : '',
  ];
  return (
    <ReasonButton
      className={classes.filter(Boolean).join(' ')}
      label={
        price
          ? t('actions.priced', { move: speak.name('move', entry.name), price: billWords(speak, price) })
          : undefined
      }
      reason={reason && whyNot(game, reason, price)}
      pressed={pressed}
      onClick={() => (manner !== 'place' && moves.length === 1 ? play(itemAt(moves, 0)) : press())}
    >
      {picture && <Icon {...picture} size={24} />}
      <span className="action-words">{shortWords(speak, entry)}</span>
      {price && <Bill sheet={sheet} bill={price.bill} held={held} />}
    </ReasonButton>
  );
}

/** The picture of what the move builds, or the one it was given. */
export function pictureOf(
  sheet: Sheet,
  view: TableView,
  entry: MoveEntry,
): { readonly shape: string; readonly fill: string; readonly rank?: number } | undefined {
  const piece = sheet.pieces.find(({ id }) => id === entry.piece);
  if (piece)
    return {
      shape: pieceShape(sheet, piece),
      fill: seatFill(view.seat ?? 0),
      rank: sheet.looks.pieces?.[piece.id]?.rank,
    };
  const look = sheet.looks.moves?.[entry.name];
  return (
    look?.shape && {
      shape: look.shape,
      fill: look.seat ? seatFill(view.seat ?? 0) : (look.colour ?? '#d8b25a'),
    }
  );
}

export function shortWords(speak: Speaker, { name, piece }: MoveEntry): string {
  if (piece) return capital(speak.name('piece', piece));
  return speak.term(speak.has(`move.${name}.short`) ? `move.${name}.short` : `move.${name}`);
}

function billWords(speak: Speaker, { bill }: MovePrice): string {
  return bill.map(([good, count]) => `${count} ${speak.name('good', good)}`).join(', ');
}
