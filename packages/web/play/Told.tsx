import { seatFill } from '../board/Patterns.tsx';
import { pieceShape } from '../board/Pieces.tsx';
import { Icon } from '../shapes/Shape.tsx';
import type { TableEvent } from '../table/protocol.ts';
import { type AnySheet, isIsland } from '../table/sheet.ts';
import { Die } from './Dice.tsx';
import { useGameInWords } from './game-context.ts';

/** An event in words, with a sign before each good, piece, card or figure that has one, and the dice that were thrown. */
export function Told({ event: { kind, data } }: { readonly event: TableEvent }) {
  const { sheet, speak } = useGameInWords();
  const seat = typeof data.seat === 'number' ? data.seat : -1;
  const thrown = sheet.looks.numbers?.[kind]?.by === 'dice';
  return (
    <>
      {speak.told(kind, data).map(({ text, value }, i) => {
        const sign = value === undefined ? undefined : signOf(sheet, value, seat);
        return (
          <span key={i} className={sign && 'signed'}>
            {sign && <Icon {...sign} size={15} />}
            {text}
          </span>
        );
      })}
      {thrown && (
        <span className="log-dice" aria-hidden="true">
          {typeof data.red === 'number' && typeof data.yellow === 'number' ? (
            <>
              <Die value={data.red} colour="red" />
              <Die value={data.yellow} colour="yellow" />
            </>
          ) : (
            <Die value={Number(data.number)} colour="yellow" />
          )}
        </span>
      )}
    </>
  );
}

/** What is pictured elsewhere on the table is pictured here: a value is the name of a thing, or a count of it. */
function signOf(
  sheet: AnySheet,
  value: string,
  seat: number,
): { readonly shape: string; readonly fill: string } | undefined {
  const id = value.replace(/^\d+ /, '');
  const { goods, cards, blockers } = sheet.looks;
  const look = goods?.[id] ?? cards?.[id] ?? blockers?.[id];
  if (look) return { shape: look.shape, fill: look.colour };
  const piece = isIsland(sheet) ? sheet.pieces.find((each) => each.id === id) : undefined;
  return piece && isIsland(sheet)
    ? { shape: pieceShape(sheet, piece), fill: seatFill(seat < sheet.seats ? seat : -1) }
    : undefined;
}
