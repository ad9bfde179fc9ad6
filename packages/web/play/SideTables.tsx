import { Ladders } from './Ladders.tsx';
import { Lands } from './Lands.tsx';
import { SideBoards } from './SideBoards.tsx';
import { Threats } from './Threats.tsx';

/** Everything that lies beside the board in some games: what is on its way, what is climbed, lands of cards, boards of their own. */
export function SideTables() {
  return (
    <>
      <Threats />
      <Ladders />
      <Lands />
      <SideBoards />
    </>
  );
}
