import { type ComponentType, lazy } from 'react';
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
  /** how it begins, for whoever thinks of playing it */
  readonly Example: ComponentType<ExampleProps>;
}

export interface ExampleProps {
  readonly sheet: AnySheet;
  readonly fields: Fields;
  readonly label: string;
}

/** The faces by kind of game. All but that of the first game are fetched when a game of their kind is opened. */
export const faces: Readonly<Record<AnySheet['kind'], KindFace>> = {
  island: { Table, Position: IslandPosition, Example: IslandExample },
  rivals: {
    Table: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsTable })),
    Position: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsPosition })),
    Example: lazy(async () => ({ default: (await import('../rivals/index.ts')).RivalsExample })),
  },
};
