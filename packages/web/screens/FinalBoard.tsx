import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../board/Board.tsx';
import type { Fields, Story } from '../table/protocol.ts';
import { type AnySheet, isIsland } from '../table/sheet.ts';
import type { Archive } from './archive.ts';

interface Props {
  readonly game: string;
  readonly story: Story;
  readonly sheet: AnySheet;
  readonly archive: Archive;
}

/** The island as it lay at the end. */
export function FinalBoard({ game, story, sheet, archive }: Props) {
  const { t } = useTranslation();
  const [fields, setFields] = useState<Fields | null>(null);
  const island = isIsland(sheet);
  useEffect(() => {
    if (!island) return;
    archive.frame(game, story.moves).then(
      (frame) => frame.ok && setFields(frame.view.fields),
      () => {},
    );
  }, [game, archive, story, island]);
  if (!isIsland(sheet)) return null;
  return (
    <div className="final-board" inert>
      {fields && <Board sheet={sheet} fields={fields} label={t('result.board')} controls={false} />}
    </div>
  );
}
