import { toMove } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { boardDraft, harbourLaying, type LayoutFile, layoutOf, withHarbourStock } from '../../../index.ts';
import { tokenDraft } from '../../../second-islands/mechanics/token-draft.ts';
import { counted, harboursOf, tokensOf } from '../../second-islands/board.ts';
import { Table } from '../../table.ts';

/** a board of five places in a row, of which the players cover so many */
const table = (
  marks: NonNullable<LayoutFile['marks']>['hexes'],
  terrains: Record<string, number>,
  options: Record<string, unknown> = {},
) =>
  new Table('trial', {
    seats: 3,
    own: [
      {
        id: 'trial',
        kind: 'variant',
        seats: [3],
        options: {
          method: { type: 'choice', default: 'random', values: ['random', 'snake', 'draft'], words: '' },
          fourteen: { type: 'flag', default: false, words: '' },
          fringe: { type: 'flag', default: false, words: '' },
        },
        parts: [
          harbourLaying({ by: 'seats', water: 'own', mayTouch: false }),
          tokenDraft({
            method: 'method',
            stages: [{ numbers: [5, 9] }],
            strong: [],
            apart: (one, other) => one === other,
            wishes: [
              { option: 'fourteen', apart: (one, other) => one + other === 14 },
              { option: 'fringe', apart: () => false },
            ],
          }),
          boardDraft(),
        ],
        words: { name: '', summary: '', rules: [] },
      },
    ],
    options,
    layout: layoutOf(
      withHarbourStock(
        {
          format: 'hexwright-layout/1',
          id: 'row',
          name: 'A row',
          provenance: 'house',
          hexes: [0, 1, 2, 3, 4].map((q) => ({ q, r: 0, terrain: 'sea' })),
          stacks: { draft: { terrains, numbers: [5, 9] } },
          marks: { hexes: marks },
          robber: null,
        },
        { any: 1 },
      ),
    ),
  });
const centre = { centre: [{ q: 2, r: 0 }] };
const open = (t: Table) => t.legal(31 - Math.clz32(toMove(t.s)), 'lay-hex').map((move) => move.hex);
const lay = (t: Table, hex: number) =>
  t.play(31 - Math.clz32(toMove(t.s)), 'lay-hex', { hex }).until('lay-hex');

describe('a board draft', () => {
  it('begins in the centre and grows from there', () => {
    const t = table(centre, { forest: 2, desert: 1 }).until('lay-hex');
    expect(open(t)).toEqual([2]);
    expect(open(lay(t, 2))).toEqual([1, 3]);
    expect(open(lay(t, 3))).toEqual([1, 4]);
  });

  it('or begins along the rim, where it may always go on', () => {
    const t = table(
      {
        rim: [
          { q: 0, r: 0 },
          { q: 4, r: 0 },
        ],
      },
      { forest: 2, desert: 1 },
    ).until('lay-hex');
    expect(open(t)).toEqual([0, 4]);
    expect(open(lay(t, 0))).toEqual([1, 4]);
  });

  it('uses up the stack, then the harbours, then the tokens; the rest is sea', () => {
    for (const method of ['random', 'snake', 'draft']) {
      const t = table(centre, { forest: 2, desert: 1 }, { method }).until('place-building');
      expect(counted(t)).toEqual({ forest: 2, desert: 1, sea: 2 });
      expect([tokensOf(t), harboursOf(t)]).toEqual([{ 5: 1, 9: 1 }, { any: 1 }]);
    }
  });

  it('goes round in one order, through hexes, harbours and tokens', () => {
    const t = table(centre, { forest: 2, desert: 1 }, { method: 'draft' });
    for (const seat of [1, 2, 0]) t.nature('next-drafter', { seat });
    const seats: number[] = [];
    while (t.decision !== 'draw-beginner') {
      if (toMove(t.s) >= 0) seats.push(31 - Math.clz32(toMove(t.s)));
      t.anything();
    }
    expect(seats).toEqual([1, 2, 0, 1, 2, 0]);
  });

  it('lets chance say who begins', () => {
    const t = table(centre, { forest: 2, desert: 1 })
      .until('draw-beginner')
      .nature('draw-beginner', { seat: 2 });
    expect(toMove(t.s)).toBe(1 << 2);
  });
});
