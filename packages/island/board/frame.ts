import type { Layout, LayoutHex } from './layout.ts';

/** Whether the land of this hex of the rim goes on beyond it, though other sides of the board are sea. */
export function goesOn({ frame }: Pick<Layout, 'frame'>, hex: LayoutHex | undefined): boolean {
  return frame === 'mainland' && hex?.region === 'main';
}
