import { type Outcome, refuse } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { findModule, modulesFor, rulesFor } from '../everything.ts';
import type { RulesRequest } from '../wish.ts';
import { isLong } from './kept.ts';

/** The goal of games that chance takes long to end, but for the smallest table. */
const SOON = 10;
const FEWEST = 3;

/** The rules of a row; a row that cannot be compiled is wrong itself, but must not hide what is wrong with others. */
export function made(request: RulesRequest): Outcome<{ readonly rules: Playable }> {
  try {
    if (request.options?.points !== undefined || request.seats <= FEWEST) return rulesFor(request);
    const wanted = modulesFor(request);
    if (!wanted.ok) return wanted;
    return isLong(wanted.modules.map(({ id }) => findModule(id)!))
      ? rulesFor({ ...request, options: { ...request.options, points: SOON } })
      : rulesFor(request);
  } catch (error) {
    return refuse('broken', (error as Error).stack?.split('\n').slice(0, 4).join(' ') ?? '');
  }
}

/** The same for options of a test; a goal that they put out of reach is lowered to the highest that is not. */
export function madeInReach(request: RulesRequest): ReturnType<typeof made> {
  const asked = made(request);
  const { option, highest } = (!asked.ok && asked.reason.details) || {};
  return typeof option === 'string' && typeof highest === 'number'
    ? made({ ...request, options: { ...request.options, [option]: highest } })
    : asked;
}
