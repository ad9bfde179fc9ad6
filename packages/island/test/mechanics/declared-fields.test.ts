import type { Grid, Row } from '@hexwright/kernel';
import { newState, type Seat } from '@hexwright/kernel';
import { expect, expectTypeOf, test } from 'vitest';
import { field, type Hex, handlesOf } from '../../index.ts';
import { Table } from '../table.ts';

const fields = {
  hunters: field.grid('hex', 'seat'),
  laid: field.row('hex', { start: 2 }),
};

test('a handle is asked with what its field was declared by, in that order, or it does not compile', () => {
  const ask = ({ hunters, laid }: ReturnType<typeof handlesOf<typeof fields>>, hex: Hex, seat: Seat) => {
    const s = { cells: new Int32Array(100) };
    hunters.add(s, hex, seat, 1);
    // @ts-expect-error declared by hex and seat, asked by seat and hex
    hunters.add(s, seat, hex, 1);
    laid.get(s, hex);
    // @ts-expect-error one number a hex, asked for a seat
    laid.get(s, seat);
    // @ts-expect-error a row has one key
    laid.add(s, hex, seat, 1);
  };
  expectTypeOf(ask).toBeFunction();
  expectTypeOf<ReturnType<typeof handlesOf<typeof fields>>['hunters']>().toEqualTypeOf<Grid<Hex, Seat>>();
  expectTypeOf<ReturnType<typeof handlesOf<typeof fields>>['laid']>().toEqualTypeOf<Row<Hex>>();
});

test('what is declared so is the same field as one written out', () => {
  expect(fields).toEqual({ hunters: { per: ['hex', 'seat'] }, laid: { per: ['hex'], start: 2 } });
  expect(field.cell({ holds: 'seat' })).toEqual({ holds: 'seat' });
  expect(field.grid('seat', 3, { audience: 'owner' })).toEqual({ per: ['seat', 3], audience: 'owner' });
});

test('handles are those of the book, and are made once', () => {
  const { b } = new Table('house/caravan-stop');
  const caravans = { caravans: field.row('seat') };
  const s = newState(b);
  handlesOf(b, caravans).caravans.add(s, 1, 3);
  expect(b.row<Seat>('caravans').get(s, 1)).toBe(3);
  expect(handlesOf(b, caravans)).toBe(handlesOf(b, caravans));
  expect(() => handlesOf(b, { nowhere: field.cell() })).toThrow(/nowhere/);
});
