import { type ComponentType, lazy } from 'react';
import { Table, type TableProps } from '../play/Table.tsx';
import type { Fields } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import { IslandExample } from './IslandExample.tsx';

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

/** The faces by kind of game. All but the table of the first game is fetched when somebody comes to it. */
export const faces: Readonly<Record<AnySheet['kind'], KindFace>> = {
  island: {
    Table,
    Position: lazy(async () => ({ default: (await import('./IslandPosition.tsx')).IslandPosition })),
    Hands: lazy(async () => ({ default: (await import('../play/OpenHands.tsx')).OpenHands })),
    Example: IslandExample,
    laysBoard: true,
  },
  rivals: {
    Table: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsTable })),
    Position: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsPosition })),
    Hands: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsOpenHands })),
    laysBoard: false,
    Example: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsExample })),
  },
};
