import { expect, test } from 'vitest';
import { convert } from '../codemods/field-handles.mjs';

const HOME = '../rulebook/index.ts';
const part = (fields, rules) => `import { defineModule } from '${HOME}';

export const hunt = defineModule({
  id: 'my/hunt',
  fields: ${fields},
  rules: (was, b) => {
    ${rules}
  },
});
`;
const squeezed = (text) => text?.replace(/\s+/g, ' ');

test('declared fields and their handles are turned, and what is turned is left alone', () => {
  const turned = convert(
    part(`{ hunters: { per: ['hex', 'seat'], start: 1 } }`, `const all = b.grid<Hex, Seat>('hunters');`),
    HOME,
  );
  expect(squeezed(turned)).toContain(`const fields = { hunters: field.grid('hex', 'seat', { start: 1 }), };`);
  expect(squeezed(turned)).toContain(`const { hunters: all } = handlesOf(b, fields);`);
  expect(turned).toContain('defineModule, field, handlesOf');
  expect(convert(turned, HOME)).toBeUndefined();
});

test('what is not sure is left alone: computed sizes, names of others, a shape that is not the declared one', () => {
  expect(convert(part(`{ hunters: { per: (b) => ['hex'] } }`, `b.row('hunters');`), HOME)).toBeUndefined();
  expect(convert(part(`{ hunters: { per: ['hex'] } }`, `b.row('others');`), HOME)).toBeUndefined();
  expect(
    convert(part(`{ hunters: { per: ['hex'] } }`, `b.row('hunters'); b.cell('hunters');`), HOME),
  ).toBeUndefined();
  const inside = `function made(name) { return { id: 'x', fields: { a: { start: name } }, rules: (was, b) => b.cell('a') }; }`;
  expect(convert(inside, HOME)).toBeUndefined();
});
