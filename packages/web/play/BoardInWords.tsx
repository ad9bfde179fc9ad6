import { itemAt } from '@hexwright/kernel';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPrinted, printedValue } from '../board/printed.ts';
import { numbers } from '../board/read.ts';
import { useGame } from './game-context.ts';

/** The board for those who hear it: hexes, harbours, and what stands where; told once it is asked for. */
export const BoardInWords = memo(function BoardInWords() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className="sr" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('words.title')}</summary>
      {open && <Everything />}
    </details>
  );
});

function Everything() {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const { fields } = view;
  const { board } = sheet;
  const blockers = numbers(fields.blocker);
  const harbours = numbers(fields.harbour);
  const kinds = sheet.pieces.length;
  const standing = [...new Set(sheet.pieces.map(({ layer }) => layer))].flatMap((layer) =>
    numbers(fields[layer]).flatMap((mark, place) => {
      if (!(mark > 0)) return [];
      const piece = itemAt(sheet.pieces, (mark - 1) % kinds);
      return [{ piece, place, owner: Math.floor((mark - 1) / kinds) }];
    }),
  );
  return (
    <ul>
      {board.ghosts && <li>{t('words.glued')}</li>}
      {board.hexes.map((_, hex) => {
        const figure = sheet.blockers.find((blocker, i) => blocker.on === 'hex' && blockers[i] === hex);
        const name = speak.place('hex', hex, fields);
        return (
          <li key={hex}>
            {figure ? t('words.figure', { hex: name, figure: speak.name('blocker', figure.id) }) : name}
          </li>
        );
      })}
      {board.harbours.map(({ edge }, i) => {
        const kind = board.harbourKinds[harbours[i] ?? -1];
        if (!kind || edge < 0) return null;
        const words = kind.good ? speak.name('good', kind.good) : t('words.any');
        return (
          <li key={`harbour ${edge}`}>
            {t('words.harbour', { kind: words, rate: kind.rate, place: speak.place('edge', edge, fields) })}
          </li>
        );
      })}
      {board.marks.map(({ label, on, place, value }) => {
        const look = sheet.looks.marks?.[label];
        if (place < 0 || !look || !isPrinted(look.shape)) return null;
        const kind = board.harbourKinds.find(({ good }) => look.sign && (good ?? 'any') === value);
        const good = kind?.good ? speak.name('good', kind.good) : t('words.any');
        return (
          <li key={`${label} ${place} ${value}`}>
            {t('words.mark', {
              mark: speak.name('mark', label),
              value: kind ? `${good} ${kind.rate}:1` : printedValue(sheet, look, value),
              place: speak.place(on, place, fields),
            })}
          </li>
        );
      })}
      {Array.from({ length: sheet.seats }, (_, seat) => (
        <li key={`seat ${seat}`}>
          {t('words.pieces', {
            seat: speak.seat(seat),
            list:
              standing
                .filter(({ owner }) => owner === seat)
                .map(({ piece, place }) =>
                  t('words.piece', {
                    piece: speak.name('piece', piece.id),
                    place: speak.place(piece.on, place, fields),
                  }),
                )
                .join('; ') || t('words.no-pieces'),
          })}
        </li>
      ))}
    </ul>
  );
}
