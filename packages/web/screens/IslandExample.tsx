import { Board } from '../board/Board.tsx';
import { isIsland } from '../table/sheet.ts';
import type { ExampleProps } from './faces.ts';

/** An island as it could be laid. */
export function IslandExample({ sheet, fields, label }: ExampleProps) {
  return isIsland(sheet) && <Board sheet={sheet} fields={fields} label={label} />;
}
