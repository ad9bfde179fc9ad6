import { numbers } from '../board/read.ts';
import { Icon } from '../shapes/Shape.tsx';
import { useGame } from './game-context.ts';
import { type StockLook, stockLeft } from './stock-left.ts';

/** How many of each kind are left, while there are any. */
export function Stock({ name, look }: { readonly name: string; readonly look: StockLook }) {
  const { sheet, view, speak } = useGame();
  const left = stockLeft(sheet, speak, look, numbers(view.fields[name]));
  if (left.length === 0) return null;
  return (
    <>
      <li>
        <Icon shape={look.shape} fill="#d8b25a" />
        <span>{speak.name('field', name)}</span>
        <b>{left.reduce((sum, { count }) => sum + count, 0)}</b>
      </li>
      {left.map(({ id, called, colour, count }) => (
        <li key={id} className="part">
          {colour && <i style={{ background: colour }} />}
          <span>{called}</span>
          <b>{count}</b>
        </li>
      ))}
    </>
  );
}
