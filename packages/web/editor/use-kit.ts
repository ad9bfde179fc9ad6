import { useEffect, useMemo, useState } from 'react';
import { referee } from '../table/link.ts';
import type { BoardKit, RowCard } from '../table/protocol.ts';
import { isIsland } from '../table/sheet.ts';
import { reasonWords } from '../words/reason.ts';
import { useWorded, wordedCard } from '../words/worded.ts';

/** The rows that are played on a board; null while they are looked up. */
export function useBoardRows(): readonly RowCard[] | null {
  const [rows, setRows] = useState<readonly RowCard[] | null>(null);
  useEffect(() => {
    void Promise.all([referee.catalogue(), referee.boardRows()]).then(([all, ids]) => {
      const known = new Set(ids);
      setRows(all.filter(({ id }) => known.has(id)).map(wordedCard));
    });
  }, []);
  return rows;
}

interface KitFound {
  /** in the language that is spoken; the last one stays until the next is here */
  readonly kit: BoardKit | null;
  /** the row that the kit is of */
  readonly of: string;
  readonly trouble: string | null;
}

/** What a board for this game is drawn with. */
export function useKit(game: string, seats: number): KitFound {
  const [found, setFound] = useState<{ readonly kit: BoardKit; readonly of: string } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (game === '') return;
    let stale = false;
    void referee.boardKit({ game, seats }).then((made) => {
      if (stale) return;
      if (made.ok) setFound({ kit: made.kit, of: game });
      setTrouble(made.ok ? null : reasonWords(made.reason));
    });
    return () => {
      stale = true;
    };
  }, [game, seats]);
  const sheet = useWorded(found?.kit.sheet ?? null);
  const kit = useMemo(
    () => (found && sheet && isIsland(sheet) ? { ...found.kit, sheet } : null),
    [found, sheet],
  );
  return { kit, of: found?.of ?? '', trouble };
}
