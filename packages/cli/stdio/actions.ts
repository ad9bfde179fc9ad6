import type { RulesRequest } from '@hexwright/catalog';
import { type ActionSpace, actionSpaceOf } from '../research/action-space.ts';
import { refusal } from './errors.ts';
import type { Held } from './tables.ts';

/** The actions of the row that this game is of, for programs that choose by number: docs/research.md. */
export function actionsJson({ rules }: Held): ActionSpace {
  const { game, seats, modules, options, layout } = rules.setup as RulesRequest;
  const found = actionSpaceOf({ game, seats, modules, options, layout });
  if (!found.ok) throw refusal(found.reason, 'game');
  return found.space;
}
