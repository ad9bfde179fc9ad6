import { useEffect, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { referee } from '../table/link.ts';
import type { Front } from '../table/protocol.ts';
import { isIsland } from '../table/sheet.ts';

/** An island to look at while deciding. */
export function FrontBoard() {
  const [front, setFront] = useState<Front | null>(null);
  useEffect(() => void referee.front().then((found) => found.ok && setFront(found.front)), []);
  return (
    <div className="front-board" aria-hidden="true" inert>
      {front && isIsland(front.sheet) && (
        <Board sheet={front.sheet} fields={front.fields} label="" controls={false} />
      )}
    </div>
  );
}
