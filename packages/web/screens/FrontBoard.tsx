import { useEffect, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { referee } from '../table/link.ts';
import type { RowSheet } from '../table/protocol.ts';
import { isIsland } from '../table/sheet.ts';

/** An island to look at while deciding. */
export function FrontBoard() {
  const [row, setRow] = useState<RowSheet | null>(null);
  useEffect(() => {
    void referee
      .catalogue()
      .then(([first]) =>
        referee.row({ game: first.id, seats: first.players.includes(4) ? 4 : first.players[0] }),
      )
      .then((found) => found.ok && setRow(found.row));
  }, []);
  return (
    <div className="front-board" aria-hidden="true" inert>
      {row && isIsland(row.sheet) && (
        <Board sheet={row.sheet} fields={row.fields} label="" controls={false} />
      )}
    </div>
  );
}
