import { NATURE } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { putPiece } from '../../index.ts';
import { Table } from '../table.ts';
import { counted, terrainOf } from './board.ts';

const ROW = 'second-islands/netbattle';
const table = (seed = 1) => new Table(ROW, { seats: 2, seed }).until('manoeuvre', 0);
/** only these units stand: [seat, unit, q, r] */
const battle = (...units: [number, string, number, number][]) => {
  const t = table().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('turnedBack', hex, 0);
  for (const [seat, unit, q, r] of units) putPiece(t.b, t.s, seat, t.b.piece(unit).index, t.hex(q, r));
  return t.give(0, {}).give(1, {});
};
const unitAt = (t: Table, q: number, r: number) => {
  const mark = t.s.cells[t.b.piece('navi').layerAt + t.hex(q, r)];
  return mark === 0 ? null : `${t.b.ownerOf[mark]} ${t.b.pieces[t.b.pieceOf[mark]].id}`;
};
const advance = (t: Table, seat: number, from: [number, number], to: [number, number]) =>
  t.play(seat, 'advance', { from: t.hex(...from), hex: t.hex(...to) });
const targets = (t: Table, seat: number, q: number, r: number) =>
  t.legal(seat, 'advance').flatMap((move) => {
    const hex = Number(move.hex);
    return move.from === t.hex(q, r) ? [t.b.topology.hexName(hex)] : [];
  });
/** nobody spends anything */
const clash = (t: Table, attack: number, defence: number) =>
  t.play(0, 'fight').play(1, 'fight').nature('clash', { attack, defence });
const both = (own: [number, string, number, number], foe: [number, string, number, number]) =>
  battle(
    own,
    foe,
    ...(own[1] === 'sp-navi' ? [] : [[0, 'sp-navi', -2, 0] as [number, string, number, number]]),
    ...(foe[1] === 'sp-navi' ? [] : [[1, 'sp-navi', 2, 0] as [number, string, number, number]]),
  );

describe('NetBattle', () => {
  // proves second-islands/netbattle: Thirteen of the hexes
  // proves second-islands/netbattle: columns of four, five and four
  it('13 of the 19 hexes are laid, with the dark hole in the centre', () => {
    const t = table();
    expect(t.b.topology.hexes).toBe(13);
    expect(terrainOf(t, t.hex(0, 0))).toBe('desert');
    const laid = counted(t);
    expect(Object.values(laid).reduce((sum, n) => sum + n, 0)).toBe(13);
    const most: Record<string, number> = {
      hills: 3,
      fields: 4,
      forest: 4,
      mountains: 3,
      pasture: 4,
      desert: 1,
    };
    for (const [terrain, count] of Object.entries(laid)) expect(count).toBeLessThanOrEqual(most[terrain]);
    expect(counted(table(2))).not.toEqual(counted(table(3)));
  });

  // proves second-islands/netbattle: Number tokens, harbours, roads
  it('number tokens, harbours, roads and building are not used', () => {
    const { b, s } = table();
    expect(b.pieces.map(({ id }) => id)).toEqual(['navi', 'sp-navi']);
    expect(b.layout.harbours.places).toEqual([]);
    expect(s.cells.subarray(b.at.numbers, b.at.numbers + 13).every((n) => n === 0)).toBe(true);
    expect(b.moves.map(({ name }) => name)).toEqual([
      'lay',
      'discard',
      'advance',
      'revive',
      'stay',
      'boost',
      'fight',
      'clash',
    ]);
  });

  // proves second-islands/netbattle: Each player has two navis
  // proves second-islands/netbattle: They stand in the middle of hexes
  it('the SP navi starts in the central column between the two others, at its player’s end', () => {
    const t = table();
    expect([unitAt(t, -1, -1), unitAt(t, -2, 0), unitAt(t, -2, 1)]).toEqual([
      '0 navi',
      '0 sp-navi',
      '0 navi',
    ]);
    expect([unitAt(t, 2, -1), unitAt(t, 2, 0), unitAt(t, 1, 1)]).toEqual(['1 navi', '1 sp-navi', '1 navi']);
  });

  // proves second-islands/netbattle: At the start of your turn you may move
  it('a turn begins with at most one move of one hex ahead', () => {
    const t = battle([0, 'sp-navi', -1, 0], [1, 'sp-navi', 2, 0]);
    expect(targets(t, 0, -1, 0).sort()).toEqual(['-1,1', '0,-1', '0,0']);
    expect(t.refusal(0, 'advance', { from: t.hex(-1, 0), hex: t.hex(-2, 0) })?.code).toBe('not-ahead');
    advance(t, 0, [-1, 0], [0, 0]);
    expect([unitAt(t, 0, 0), t.active, t.decision]).toEqual(['0 sp-navi', 1, 'manoeuvre']);
    expect(targets(t, 1, 2, 0).sort()).toEqual(['1,0', '1,1', '2,-1']);
    t.play(1, 'stay');
    expect(t.active).toBe(0);
  });

  // proves second-islands/netbattle: No two navis of one player
  it('no two navis of one player share a hex', () => {
    const t = battle([0, 'sp-navi', -1, 0], [0, 'navi', 0, 0], [1, 'sp-navi', 2, 0]);
    expect(targets(t, 0, -1, 0).sort()).toEqual(['-1,1', '0,-1']);
  });

  // proves second-islands/netbattle: A navi that cannot go further
  it('a navi at the far end turns round', () => {
    const t = battle([0, 'navi', 1, 0], [0, 'sp-navi', -2, 0], [1, 'sp-navi', 2, -1]);
    advance(t, 0, [1, 0], [2, 0]).play(1, 'stay');
    expect(targets(t, 0, 2, 0).sort()).toEqual(['1,0', '1,1', '2,-1']);
  });

  // proves second-islands/netbattle: At the end of your turn you take
  it('the turn ends with one chip for each navi, of the kind of its hex', () => {
    const t = battle([0, 'navi', -1, 0], [0, 'navi', 0, 0], [0, 'sp-navi', -2, 0], [1, 'sp-navi', 2, 0]);
    t.lay(t.hex(-1, 0), 'hills').lay(t.hex(-2, 0), 'fields').play(0, 'stay');
    expect([t.hand(0), t.hand(1)]).toEqual([{ brick: 1, grain: 1 }, {}]);
  });

  // proves second-islands/netbattle: You never hold more than 7 chips
  it('a hand of more than 7 is discarded down to 7 at once', () => {
    const t = battle([0, 'navi', -1, 0], [0, 'sp-navi', -2, 0], [1, 'sp-navi', 2, 0]).give(0, { wool: 7 });
    t.lay(t.hex(-1, 0), 'hills').lay(t.hex(-2, 0), 'hills').play(0, 'stay');
    expect(t.decision).toBe('discard');
    t.play(0, 'discard', { good: 'wool' }).play(0, 'discard', { good: 'brick' });
    expect([t.hand(0), t.active]).toEqual([{ wool: 6, brick: 1 }, 1]);
  });

  // proves second-islands/netbattle: you move onto a hex of your opponent
  // proves second-islands/netbattle: Each rolls one die
  // proves second-islands/netbattle: An attacker that wins moves
  it('a step onto an opponent is combat, and the lower total is removed', () => {
    for (const [attack, defence, left] of [
      [5, 3, '0 navi'],
      [3, 5, '1 navi'],
    ] as const) {
      const t = both([0, 'navi', 0, 0], [1, 'navi', 1, 0]);
      advance(t, 0, [0, 0], [1, 0]);
      expect(t.decision).toBe('boost');
      clash(t, attack, defence);
      expect([unitAt(t, 0, 0), unitAt(t, 1, 0)]).toEqual([null, left]);
    }
  });

  // proves second-islands/netbattle: both do in a tie
  it('on a tie both are removed', () => {
    const t = both([0, 'navi', 0, 0], [1, 'navi', 1, 0]);
    clash(advance(t, 0, [0, 0], [1, 0]), 4, 4);
    expect([unitAt(t, 0, 0), unitAt(t, 1, 0), t.over]).toEqual([null, null, false]);
  });

  // proves second-islands/netbattle: Before the roll first the attacker and
  // proves second-islands/netbattle: You buy all boosts before
  it('the attacker spends before the defender, and both before the dice', () => {
    const t = both([0, 'navi', 0, 0], [1, 'navi', 1, 0])
      .give(0, { brick: 1, lumber: 1 })
      .give(1, { brick: 1, lumber: 1 });
    advance(t, 0, [0, 0], [1, 0]);
    expect([t.legal(0).length, t.legal(1).length, t.legal(NATURE).length]).toEqual([2, 0, 0]);
    t.play(0, 'boost', { boost: 'plus-1' }).play(0, 'fight');
    expect([t.legal(0).length, t.legal(1).length]).toEqual([0, 2]);
    t.play(1, 'fight').nature('clash', { attack: 3, defence: 3 });
    expect([unitAt(t, 1, 0), t.field('boosted', 0)]).toEqual(['0 navi', 0]);
  });

  // proves second-islands/netbattle: Before the roll first the attacker and
  // proves second-islands/netbattle: You buy all boosts before
  it('boosts add 1, 2 and 3, and cost what they cost, as often as they can be paid', () => {
    for (const [boost, cost, bonus] of [
      ['plus-1', { brick: 1, lumber: 1 }, 1],
      ['plus-2', { brick: 1, grain: 1, lumber: 1, wool: 1 }, 2],
      ['plus-3', { grain: 2, ore: 3 }, 3],
    ] as const) {
      const t = both([0, 'navi', 0, 0], [1, 'navi', 1, 0]).give(0, cost);
      advance(t, 0, [0, 0], [1, 0]).play(0, 'boost', { boost });
      expect([t.hand(0), t.field('boosted', 0)]).toEqual([{}, bonus]);
      expect(t.refusal(0, 'boost', { boost })?.code).toBe('cannot-pay');
    }
    const t = both([0, 'navi', 0, 0], [1, 'navi', 1, 0]).give(0, { brick: 2, lumber: 2 });
    advance(t, 0, [0, 0], [1, 0]).play(0, 'boost', { boost: 'plus-1' }).play(0, 'boost', { boost: 'plus-1' });
    expect(t.field('boosted', 0)).toBe(2);
  });

  // proves second-islands/netbattle: Before the roll first the attacker and
  // proves second-islands/netbattle: that you discard; a discard
  it('1 grain, 1 ore and 1 wool make the opponent discard 2 cards', () => {
    const t = both([0, 'navi', 0, 0], [1, 'navi', 1, 0]).give(0, { grain: 1, ore: 1, wool: 1 });
    advance(t, 0, [0, 0], [1, 0]);
    expect(t.refusal(0, 'boost', { boost: 'jam' })?.code).toBe('nothing-to-discard');
    t.give(1, { brick: 1, lumber: 2 }).play(0, 'boost', { boost: 'jam' });
    t.play(1, 'discard', { good: 'brick' }).play(1, 'discard', { good: 'lumber' });
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{}, { lumber: 1 }, 'boost']);
    expect(t.legal(0, 'fight').length).toBe(1);
  });

  // proves second-islands/netbattle: Chips spent are gone
  it('chips are spent by the loser too', () => {
    const t = both([0, 'navi', 0, 0], [1, 'navi', 1, 0]).give(0, { brick: 1, lumber: 1 });
    t.lay(t.hex(-2, 0), 'desert');
    advance(t, 0, [0, 0], [1, 0]).play(0, 'boost', { boost: 'plus-1' });
    clash(t, 1, 6);
    expect([t.hand(0), unitAt(t, 0, 0)]).toEqual([{}, null]);
  });

  // proves second-islands/netbattle: An SP navi always adds 1
  it('an SP navi has a standing +1', () => {
    const t = both([0, 'sp-navi', 0, 0], [1, 'navi', 1, 0]);
    clash(advance(t, 0, [0, 0], [1, 0]), 3, 3);
    expect(unitAt(t, 1, 0)).toBe('0 sp-navi');
  });

  // proves second-islands/netbattle: Instead of moving you may revive a lost navi
  // proves second-islands/netbattle: A navi is revived on a free hex
  it('instead of moving, a lost navi is revived on the dark hole or where the SP navi started', () => {
    const t = battle([0, 'sp-navi', -1, 0], [0, 'navi', 0, -1], [1, 'sp-navi', 2, 0]);
    const places = () => t.legal(0, 'revive').map((move) => t.b.topology.hexName(Number(move.hex)));
    expect(places()).toEqual(['0,0', '-2,0']);
    putPiece(t.b, t.s, 1, t.b.piece('navi').index, t.hex(0, 0));
    expect(places()).toEqual(['-2,0']);
    t.play(0, 'revive', { piece: 'navi', hex: t.hex(-2, 0) });
    expect([unitAt(t, -2, 0), t.active]).toEqual(['0 navi', 1]);
  });

  it('nothing is revived that is not lost', () => {
    const t = table();
    expect(t.refusal(0, 'revive', { piece: 'navi', hex: t.hex(0, 0) })?.code).toBe('nothing-lost');
  });

  // proves second-islands/netbattle: SP navi, you lose the
  it('whoever loses the SP navi loses the game', () => {
    const t = both([0, 'navi', 0, 0], [1, 'sp-navi', 1, 0]);
    clash(advance(t, 0, [0, 0], [1, 0]), 6, 1);
    expect(t.over).toBe(true);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'condition' });
  });

  // proves second-islands/netbattle: If both fall in one tied
  it('if both SP navis fall in a tie, it is a draw', () => {
    const t = both([0, 'sp-navi', 0, 0], [1, 'sp-navi', 1, 0]);
    clash(advance(t, 0, [0, 0], [1, 0]), 2, 2);
    expect(t.b.result(t.s).winners).toEqual([0, 1]);
  });

  // proves second-islands/netbattle: Thirty turns in a row
  it('thirty turns in a row without a combat make a draw', () => {
    const t = table();
    for (let turn = 0; turn < 29; turn++) {
      t.play(turn % 2, 'stay');
      while (t.decision === 'discard') t.anything();
    }
    expect(t.over).toBe(false);
    t.play(1, 'stay');
    expect(t.b.result(t.s).winners).toEqual([0, 1]);
  });

  it('the defender makes the attacker discard too, who has spent already', () => {
    const t = both([0, 'navi', 0, 0], [1, 'navi', 1, 0])
      .give(0, { brick: 2, lumber: 1 })
      .give(1, { grain: 1, ore: 1, wool: 1 });
    advance(t, 0, [0, 0], [1, 0]).play(0, 'boost', { boost: 'plus-1' }).play(0, 'fight');
    t.play(1, 'boost', { boost: 'jam' }).play(0, 'discard', { good: 'brick' });
    expect([t.hand(0), t.field('boosted', 0), t.decision]).toEqual([{}, 1, 'boost']);
    expect(t.legal(1)).toEqual([{ move: 'fight' }]);
  });

  it('a navi that beats a leader by a tie wins the game, though it falls itself', () => {
    const t = both([0, 'navi', 0, 0], [1, 'sp-navi', 1, 0]);
    clash(advance(t, 0, [0, 0], [1, 0]), 5, 4);
    expect(t.b.result(t.s).winners).toEqual([0]);
  });

  it('an SP navi that attacks and loses has lost the game', () => {
    const t = both([0, 'sp-navi', 0, 0], [1, 'navi', 1, 0]);
    clash(advance(t, 0, [0, 0], [1, 0]), 1, 6);
    expect(t.b.result(t.s).winners).toEqual([1]);
  });

  // proves second-islands/netbattle: A navi that cannot go further
  it('a navi that has come home again turns round once more', () => {
    const t = battle([0, 'navi', -1, 0], [0, 'sp-navi', 0, 0], [1, 'sp-navi', 2, 0]);
    t.set('turnedBack', t.hex(-1, 0), 1);
    expect(targets(t, 0, -1, 0).sort()).toEqual(['-1,-1', '-2,0', '-2,1']);
    advance(t, 0, [-1, 0], [-2, 0]).play(1, 'stay');
    expect(targets(t, 0, -2, 0).sort()).toEqual(['-1,-1', '-1,0', '-2,1']);
  });

  // proves second-islands/netbattle: The dark hole gives nothing
  it('the dark hole gives nothing', () => {
    const t = battle([0, 'sp-navi', 0, 0], [1, 'sp-navi', 2, 0]).play(0, 'stay');
    expect(t.hand(0)).toEqual({});
  });
});

// proves second-islands/netbattle: The bank holds 19 chips
it('the bank holds 19 chips of each kind, and what it does not have is not taken', () => {
  expect(
    ['brick', 'lumber', 'wool', 'grain', 'ore'].map((good) => new Table(ROW, { seats: 2 }).bank(good)),
  ).toEqual(Array(5).fill(19));
  const t = battle([0, 'navi', -1, 0], [0, 'sp-navi', -2, 0], [1, 'sp-navi', 2, 0]);
  t.lay(t.hex(-1, 0), 'hills').lay(t.hex(-2, 0), 'forest').setBank('brick', 0);
  t.play(0, 'stay');
  expect(t.hand(0)).toEqual({ lumber: 1 });
});
