import { describe, expect, test } from 'vitest';
import { type AdriftConfig, adrift } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const open = (bars: AdriftConfig['bars']) => {
  const own = trial({ parts: [adrift({ piece: 'ship', bars })] });
  return new Table('seafarers/heading-for-new-shores', { own, modules: ['trial'] })
    .started()
    .until('main', 0)
    .bare();
};
/** two ships in a row along a coast, with the edge that goes on from them */
function line(t: Table) {
  const ship = t.b.piece('ship').index;
  const fits = (edge: number) => t.b.rules.edgeFit(t.s, ship, edge);
  for (let first = 0; first < t.b.topology.edges; first++) {
    if (!fits(first) || !t.b.rules.cornerFit(t.s, t.b.walks.endsOf[first][0])) continue;
    const [anchor, far] = t.b.walks.endsOf[first];
    const second = t.b.walks.edgesAt[far].find((edge) => edge !== first && fits(edge));
    if (second === undefined) continue;
    const end = t.b.walks.endsOf[second].find((corner) => corner !== far)!;
    const third = t.b.walks.edgesAt[end].find((edge) => edge !== second && fits(edge));
    if (third === undefined) continue;
    t.put(0, 'ship', first).put(0, 'ship', second).give(0, { lumber: 1, wool: 1 });
    t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    return { anchor, second, third, far };
  }
  throw new Error('no line');
}

describe('a lane that hangs on no building', () => {
  test('is not moved', () => {
    const t = open('moving');
    const { anchor, second, third } = line(t);
    expect(t.refusal(0, 'move-ship', { edge: second })?.code).toBe('adrift');
    expect(t.refusal(0, 'ship', { edge: third })).toBeUndefined();
    t.put(1, 'settlement', anchor);
    expect(t.refusal(0, 'move-ship', { edge: second })?.code).toBe('adrift');
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, anchor);
    t.put(0, 'settlement', anchor);
    expect(t.refusal(0, 'move-ship', { edge: second })).toBeUndefined();
  });

  test('stops all building of its kind, paid for or not, and may be moved', () => {
    const t = open('building');
    const { anchor, second, third } = line(t);
    const free = () => t.b.the.freeRoutes.barLay(t.s, 0, t.b.piece('ship').index)?.code;
    expect([t.refusal(0, 'ship', { edge: third })?.code, free()]).toEqual(['mend-first', 'mend-first']);
    expect(t.refusal(0, 'move-ship', { edge: second })).toBeUndefined();
    t.put(0, 'settlement', anchor);
    expect([t.refusal(0, 'ship', { edge: third }), free()]).toEqual([undefined, undefined]);
  });

  test('does not come about by what others build on the way', () => {
    const t = open('building');
    const { anchor, third, far } = line(t);
    t.put(0, 'settlement', anchor).put(1, 'settlement', far);
    expect(t.refusal(0, 'ship', { edge: third })).toBeUndefined();
  });
});
