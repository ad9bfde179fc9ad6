import { type Outcome, refuse } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { type RulesRequest, rulesFor } from '../../index.ts';

/** The rules of a row; a row that cannot be compiled is wrong itself, but must not hide what is wrong with others. */
export function made(request: RulesRequest): Outcome<{ readonly rules: Playable }> {
  try {
    return rulesFor(request);
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
