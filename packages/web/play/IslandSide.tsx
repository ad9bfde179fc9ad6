import { memo } from 'react';
import { Bank } from './Bank.tsx';
import { useGame } from './game-context.ts';
import { oddsOf } from './number.ts';
import { Ranking } from './Ranking.tsx';
import { Rolls } from './Rolls.tsx';
import { RulesTab } from './RulesTab.tsx';
import { isCrowd } from './ranks.ts';
import { SidePanel, type SideTab } from './SidePanel.tsx';

const TABS: readonly SideTab[] = [
  { name: 'bank', body: <Bank /> },
  { name: 'dice', body: <RollsSoFar /> },
];

const RANKED: readonly SideTab[] = [{ name: 'ranking', body: <Ranking /> }, ...TABS];

/** Log, rules, bank and dice; and a ranking where very many play. */
export const IslandSide = memo(function IslandSide() {
  const { sheet } = useGame();
  const crowd = isCrowd(sheet.seats);
  return <SidePanel tabs={crowd ? RANKED : TABS} first={crowd ? 'ranking' : 'log'} rules={<RulesTab />} />;
});

function RollsSoFar() {
  const { sheet, view } = useGame();
  return <Rolls rolls={view.rolls} odds={oddsOf(sheet)} />;
}
