import { useState } from 'react';
import { SidePanel } from '../play/SidePanel.tsx';
import { HeldUp } from './HeldUp.tsx';
import { Lands } from './Lands.tsx';
import { Middle } from './Middle.tsx';

/** A game of rivals to be looked at; every card that lies there can be read. */
export function RivalsPosition() {
  const [card, setCard] = useState<number | null>(null);
  return (
    <>
      <section className="stage card-table">
        <Lands read={setCard} />
      </section>
      <aside className="side">
        <Middle />
        <SidePanel />
      </aside>
      {card !== null && <HeldUp card={card} close={() => setCard(null)} />}
    </>
  );
}
