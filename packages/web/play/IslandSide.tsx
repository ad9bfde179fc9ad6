import { memo } from 'react';
import { Bank } from './Bank.tsx';
import { useGame } from './game-context.ts';
import { oddsOf } from './number.ts';
import { Rolls } from './Rolls.tsx';
import { RulesTab } from './RulesTab.tsx';
import { SidePanel, type SideTab } from './SidePanel.tsx';

const TABS: readonly SideTab[] = [
  { name: 'bank', body: <Bank /> },
  { name: 'dice', body: <RollsSoFar /> },
];

/** Log, rules, bank and dice. */
export const IslandSide = memo(function IslandSide() {
  return <SidePanel tabs={TABS} rules={<RulesTab />} />;
});

function RollsSoFar() {
  const { sheet, view } = useGame();
  return <Rolls rolls={view.rolls} odds={oddsOf(sheet)} />;
}
