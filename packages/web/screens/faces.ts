import { type ComponentType, lazy } from 'react';
import { OpenHands } from '../play/OpenHands.tsx';
import { Table, type TableProps } from '../play/Table.tsx';
import type { Fields } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import { IslandExample } from './IslandExample.tsx';
import { IslandPosition } from './IslandPosition.tsx';

/** How the page shows one kind of game. */
interface KindFace {
  /** the table while it is played */
  readonly Table: ComponentType<TableProps>;
  /** a position that is only looked at */
  readonly Position: ComponentType;
  /** what everybody holds, in a game that is over */
  readonly Hands: ComponentType;
  /** how it begins, for whoever thinks of playing it */
  readonly Example: ComponentType<ExampleProps>;
  /** whether that is a board as it may be laid, and not only samples of what is played with */
  readonly laysBoard: boolean;
}

export interface ExampleProps {
  readonly sheet: AnySheet;
  readonly fields: Fields;
  readonly label: string;
}

/** The faces by kind of game. All but that of the first game are fetched when a game of their kind is opened. */
export const faces: Readonly<Record<AnySheet['kind'], KindFace>> = {
  island: { Table, Position: IslandPosition, Hands: OpenHands, Example: IslandExample, laysBoard: true },
  rivals: {
    Table: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsTable })),
    Position: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsPosition })),
    Hands: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsOpenHands })),
    laysBoard: false,
    Example: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsExample })),
  },
};
