import { type AnyPart, looksOf, type Playable, partsOf } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { modules, rows, rulesFor } from '../index.ts';

/** What is wrong with how the fields of a game are shown: each that somebody may know has a look, or says why it has none. */
function wrongIn(game: Pick<Playable, 'modules' | 'seats' | 'options' | 'plan'>): string[] {
  const looks = looksOf(game.modules, game.seats, game.options).fields ?? {};
  return game.plan.fields.flatMap(({ name, audience, noLook }) => {
    const known = audience !== 'none';
    if (looks[name]) return noLook === null ? [] : [`"${name}" has a look, and says why it has none`];
    if (!known) return noLook === null ? [] : [`"${name}" is for nobody's eyes, which is reason enough`];
    if (noLook === null) return [`"${name}" has no look, and does not say why`];
    return isReason(noLook) ? [] : [`"${name}" gives no reason in words: "${noLook}"`];
  });
}

/** a sentence, not a flag */
const isReason = (text: string): boolean => text.trim().split(/\s+/).length >= 3;

describe('every field that somebody may know has a look, or says in words why it has none', () => {
  test.each(rows.map(({ id, players }) => [id, players] as const))('%s', (game, players) => {
    for (const seats of players) {
      const made = rulesFor({ game, seats });
      expect(made.ok && wrongIn(made.rules)).toEqual([]);
    }
  });

  test('also in modules that are no rows', () => {
    const parts = modules.flatMap((module) => partsOf<AnyPart>([module]));
    const looks = new Set(parts.flatMap((part) => Object.keys(part.looks?.fields ?? {})));
    const bare = parts.flatMap((part) =>
      Object.entries(part.fields ?? {}).flatMap(([name, { audience, noLook }]) =>
        audience === 'none' || looks.has(name) || noLook !== undefined ? [] : [`${part.id}: ${name}`],
      ),
    );
    expect(bare).toEqual([]);
  });

  test('the check finds a field with neither, one with both, and a flag for a reason', () => {
    const made = rulesFor({ game: 'first-island/base', seats: 4 });
    if (!made.ok) throw new Error(made.reason.text);
    const { plan, modules: own } = made.rules;
    const tamper = (name: string, noLook: string | null): string[] =>
      wrongIn({
        ...made.rules,
        plan: {
          ...plan,
          fields: plan.fields.map((field) => (field.name === name ? { ...field, noLook } : field)),
        },
      });
    expect(tamper('turn', null)).toEqual(['"turn" has no look, and does not say why']);
    expect(tamper('turn', 'hidden')).toEqual(['"turn" gives no reason in words: "hidden"']);
    expect(tamper('deck', 'it lies face down')).toEqual([
      '"deck" is for nobody\'s eyes, which is reason enough',
    ]);
    const dressed = {
      ...own[0],
      id: 'dress',
      parts: [],
      looks: { fields: { turn: { on: 'table', shape: 'chit' } } },
    } as const;
    expect(wrongIn({ ...made.rules, modules: [...own, dressed] })).toEqual([
      '"turn" has a look, and says why it has none',
    ]);
  });
});
