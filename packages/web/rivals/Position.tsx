import { SidePanel } from '../play/SidePanel.tsx';
import { Lands } from './Lands.tsx';
import { Middle } from './Middle.tsx';

/** A game of rivals to be looked at. */
export function RivalsPosition() {
  return (
    <>
      <section className="stage card-table">
        <Lands />
      </section>
      <aside className="side">
        <Middle />
        <SidePanel />
      </aside>
    </>
  );
}
