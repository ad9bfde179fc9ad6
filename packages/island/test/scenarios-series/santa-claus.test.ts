import { describe, expect, it } from 'vitest';
import { changeHex } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';

const ID = 'scenarios-series/santa-claus';
const NOWHERE = -1;

const hexesWith = (t: Table, number: number): number[] =>
  t.b.layout.hexes.flatMap((_, hex) => ((t.field('numbers', hex) >> number) & 1 ? [hex] : []));
const workshopOf = (t: Table): number =>
  t.b.layout.hexes.findIndex((_, hex) => t.field('terrain', hex) === t.b.terrain('workshop'));
const robberTo = (t: Table, hex: number): Table => {
  t.s.cells[t.b.at.blocker] = hex;
  return t;
};
const robber = (t: Table): number => t.s.cells[t.b.at.blocker];

/**
 * Seat 0 may build with this much wool and nobody holds anything else. The middle is a field with Santa far off at the workshop in
 * the north-west, the desert lies in the south-east with the robber.
 */
const ready = (wool: number, options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'fields');
  t.lay(t.hex(0, -2), 'workshop').lay(t.hex(0, 2), 'desert').set('santa', 0, t.hex(0, -2));
  robberTo(t, t.hex(0, 2));
  t.roll(4).until('main', 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {}).set('gifts', seat, 0);
  return t.give(0, { wool }).set('giftsLeft', 0, 11);
};
const t0 = (): Table => new Table(ID);
const gifts = (t: Table): number[] => Array.from({ length: t.b.seats }, (_, seat) => t.field('gifts', seat));
const move = (t: Table, hex: number): Table => t.play(0, 'move-santa', { hex });

describe('the workshop', () => {
  // proves scenarios-series/santa-claus: Santa’s workshop replaces the hex with the 2 and gives
  // proves scenarios-series/santa-claus: Its 2 goes to the hex with the 12
  // proves scenarios-series/santa-claus: Santa starts at his workshop
  // proves scenarios-series/santa-claus: Gives nothing
  it('replaces the hex with the 2 and gives nothing; its 2 joins the 12, and Santa starts there', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const t = new Table(ID, { seed }).started();
      const workshop = workshopOf(t);
      expect([t.field('numbers', workshop), t.field('santa')]).toEqual([0, workshop]);
      expect(t.b.rules.hexGood(t.s, workshop)).toBe(-1);
      expect(hexesWith(t, 2)).toEqual(hexesWith(t, 12));
      expect(hexesWith(t, 2)).toHaveLength(1);
      expect(hexesWith(t, 5)).toHaveLength(2);
    }
  });

  it('lets the hex with both tokens give on a 2 and on a 12', () => {
    for (const number of [2, 12]) {
      const t = new Table(ID).started().until('roll', 0);
      const [hex] = hexesWith(t, 2);
      t.bare()
        .lay(hex, 'mountains')
        .set('numbers', hex, (1 << 2) | (1 << 12));
      robberTo(t, NOWHERE).put(0, 'settlement', t.b.walks.cornersOf[hex][0]).give(0, {}).roll(number);
      expect(t.hand(0)).toEqual({ ore: 1 });
    }
  });

  // proves scenarios-series/santa-claus: of each the first counts, row by row from the top
  it('is one of two hexes with a 2 at a larger table: the first from the top', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const t = new Table(ID, { seats: 6, seed }).started();
      const workshop = workshopOf(t);
      const [both, other] = [
        hexesWith(t, 2).filter((hex) => hexesWith(t, 12).includes(hex)),
        hexesWith(t, 2),
      ];
      expect([both.length, other.length, hexesWith(t, 12).length]).toEqual([1, 2, 2]);
      expect(both[0]).toBe(Math.min(...hexesWith(t, 12)));
      expect(workshop).toBeLessThan(other.find((hex) => hex !== both[0])!);
    }
  });

  // proves scenarios-series/santa-claus: On a board without a 2
  it('takes the place of the rarest number on a board without a 2', () => {
    const layout = {
      ...new Table(ID).b.layout,
      hexes: new Table(ID).b.layout.hexes.map((hex, i) => ({
        q: hex.q,
        r: hex.r,
        terrain: 'fields',
        number: i === 7 ? 3 : 8,
      })),
      groups: {},
      robber: null,
    };
    const t = new Table(ID, { layout });
    t.until('place-building');
    expect([workshopOf(t), t.field('santa'), t.field('numbers', 7)]).toEqual([7, 7, 0]);
  });
});

describe('moving Santa', () => {
  // proves scenarios-series/santa-claus: Once a turn, while you may build
  it('costs 1 wool, once a turn, after the roll', () => {
    const t = ready(3);
    expect(t.legal(0, 'move-santa')).toHaveLength(18);
    move(t, t.hex(0, 0));
    expect([t.field('santa'), t.hand(0)]).toEqual([t.hex(0, 0), { wool: 2 }]);
    expect(t.refusal(0, 'move-santa', { hex: t.hex(1, 0) })?.code).toBe('santa-moved');
    t.play(0, 'end-turn');
    expect(t.legal(1).map(({ move }) => move)).not.toContain('move-santa');
    expect(t.field('santaMoved', 0)).toBe(0);
  });

  it('is refused without wool, and to the hex where he is', () => {
    const t = ready(0);
    expect(t.refusal(0, 'move-santa', { hex: t.hex(0, 0) })).toMatchObject({
      code: 'santa-price',
      details: { cost: '1 wool' },
    });
    expect(ready(1).refusal(0, 'move-santa', { hex: ready(1).hex(0, -2) })?.code).toBe('santa-there');
  });

  // proves scenarios-series/santa-claus: or 2 where the robber stands
  // proves scenarios-series/santa-claus: the robber leaves for a desert
  it('costs 2 wool to the robber, who leaves for the desert', () => {
    const t = robberTo(ready(1), 5);
    expect(t.refusal(0, 'move-santa', { hex: 5 })).toMatchObject({
      code: 'santa-price',
      details: { cost: '2 wool' },
    });
    move(t.give(0, { wool: 2 }), 5);
    expect([t.field('santa'), robber(t), t.hand(0)]).toEqual([5, t.hex(0, 2), {}]);
  });

  // proves scenarios-series/santa-claus: or the board if there is no other desert
  it('drives the robber off the board where there is no other desert', () => {
    const t = ready(2);
    const desert = t.hex(0, 2);
    expect(robber(move(t, desert))).toBe(NOWHERE);
  });

  // proves scenarios-series/santa-claus: If there are several deserts
  it('lets whoever moves him name one of several deserts', () => {
    const t = ready(2).lay(5, 'desert');
    const from = t.hex(0, 0);
    move(robberTo(t, from), from);
    expect([t.decision, t.legal(0, 'robber-to-desert').length]).toEqual(['robber-to-desert', 2]);
    expect(t.refusal(0, 'robber-to-desert', { hex: t.hex(1, 0) })?.code).toBe('santa-refuge');
    expect(robber(t.play(0, 'robber-to-desert', { hex: 5 }))).toBe(5);
    expect(t.decision).toBe('main');
  });

  // proves scenarios-series/santa-claus: Santa and the robber never share a hex
  // proves scenarios-series/santa-claus: Nobody moves the robber to the hex where
  it('keeps the robber of a seven or a knight off his hex', () => {
    const t = ready(1).cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(t.decision).toBe('move-blocker');
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, -2) })?.code).toBe('santa-near');
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
  });

  // proves scenarios-series/santa-claus: Santa goes to any land hex
  it('leads over land, deserts included, and never to the sea', () => {
    const t = ready(1).lay(t0().hex(1, 0), 'sea').lay(t0().hex(0, 1), 'desert');
    expect(t.refusal(0, 'move-santa', { hex: t.hex(1, 0) })?.code).toBe('santa-land');
    expect(t.refusal(0, 'move-santa', { hex: t.hex(0, 1) })).toBeUndefined();
  });

  // proves scenarios-series/santa-claus: If his hex sinks
  it('brings him back to his workshop when his hex sinks', () => {
    const t = move(ready(1), t0().hex(0, 0));
    changeHex(t.b, t.s, t.hex(0, 0), t.b.terrain('sea'), 0);
    expect(t.field('santa')).toBe(t.hex(0, -2));
  });

  // proves scenarios-series/santa-claus: Between turns you may move Santa once each
  it('is building: it is done between the turns of five and six players too', () => {
    const t = ready(1, { seats: 5 });
    t.give(1, { wool: 2 }).play(0, 'end-turn');
    expect(t.decision).toBe('special');
    t.play(1, 'move-santa', { hex: t.hex(0, 0) });
    expect(t.refusal(1, 'move-santa', { hex: t.hex(1, 0) })?.code).toBe('santa-moved');
    t.play(1, 'done-building').until('roll', 1);
    expect(t.field('santaMoved', 1)).toBe(0);
  });
});

describe('gifts', () => {
  // proves scenarios-series/santa-claus: gets 1 gift; at the workshop, 2
  // proves scenarios-series/santa-claus: How many buildings they have there
  it('go to everybody at his new hex, one each however much they have there', () => {
    const t = ready(1);
    t.put(0, 'settlement', t.corner(0, 0, 0)).put(1, 'settlement', t.corner(0, 0, 2));
    t.put(1, 'city', t.corner(0, 0, 4)).put(2, 'settlement', t.corner(2, 0, 0));
    expect(gifts(move(t, t.hex(0, 0)))).toEqual([1, 1, 0, 0]);
    expect(t.field('giftsLeft')).toBe(9);
  });

  // proves scenarios-series/santa-claus: everybody at it gets 2 gifts
  it('are two at the workshop, a resource at once', () => {
    const t = move(ready(2), t0().hex(0, 0)).set('santaMoved', 0, 0);
    t.put(2, 'city', t.corner(0, -2, 0));
    move(t, t.hex(0, -2));
    expect([t.decision, gifts(t), t.field('giftsLeft')]).toEqual(['choose-good', [0, 0, 0, 0], 11]);
    expect(t.play(2, 'choose-good', { good: 'ore' }).hand(2)).toEqual({ ore: 1 });
    expect(t.decision).toBe('main');
  });

  // proves scenarios-series/santa-claus: You exchange two gifts at once
  it('become a resource of choice as soon as there are two, so nobody keeps more than one', () => {
    const t = ready(1).set('gifts', 0, 1).set('giftsLeft', 0, 10);
    t.put(0, 'settlement', t.corner(0, 0, 0));
    move(t, t.hex(0, 0)).play(0, 'choose-good', { good: 'brick' });
    expect([t.hand(0), gifts(t), t.field('giftsLeft')]).toEqual([{ brick: 1 }, [0, 0, 0, 0], 11]);
  });

  it('leave one of three', () => {
    const t = move(ready(2), t0().hex(0, 0))
      .set('santaMoved', 0, 0)
      .set('gifts', 0, 1)
      .set('giftsLeft', 0, 10);
    t.put(0, 'settlement', t.corner(0, -2, 0));
    move(t, t.hex(0, -2)).play(0, 'choose-good', { good: 'brick' });
    expect([gifts(t)[0], t.field('giftsLeft')]).toEqual([1, 10]);
  });

  // proves scenarios-series/santa-claus: There are 11 gifts
  it('are eleven, which is enough for six players with one each when three of them live at the workshop', () => {
    const t = move(ready(2, { seats: 6 }), t0().hex(0, 0))
      .set('santaMoved', 0, 0)
      .set('giftsLeft', 0, 5);
    for (let seat = 0; seat < 6; seat++) t.set('gifts', seat, 1);
    for (const [seat, i] of [0, 2, 4].entries()) t.put(seat, 'settlement', t.corner(0, -2, i));
    move(t, t.hex(0, -2));
    expect([gifts(t), t.field('giftsLeft')]).toEqual([[1, 1, 1, 1, 1, 1], 5]);
    expect(new Table(ID).field('giftsLeft')).toBe(11);
  });

  // proves scenarios-series/santa-claus: who moved Santa takes gifts and resources first
  it('are exchanged by whoever moved Santa first, then in turn order', () => {
    const t = ready(1);
    for (const [seat, i] of [0, 2, 4].entries())
      t.put(seat === 1 ? 3 : seat, 'settlement', t.corner(0, 0, i)).set('gifts', seat === 1 ? 3 : seat, 1);
    move(t.set('giftsLeft', 0, 8), t.hex(0, 0));
    for (const seat of [0, 2, 3]) t.play(seat, 'choose-good', { good: 'ore' });
    expect([t.decision, gifts(t)]).toEqual(['main', [0, 0, 0, 0]]);
  });

  // proves scenarios-series/santa-claus: the bank is empty, you keep your gifts
  it('wait until a turn begins with something in the bank, if it was empty', () => {
    const t = ready(1).set('gifts', 0, 1).set('gifts', 1, 1).set('giftsLeft', 0, 9);
    t.put(0, 'settlement', t.corner(0, 0, 0)).put(1, 'settlement', t.corner(0, 0, 2));
    for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore']) t.setBank(good, 0);
    // The wool that is paid is all that the bank has.
    move(t, t.hex(0, 0)).play(0, 'choose-good', { good: 'wool' });
    expect([t.decision, gifts(t)]).toEqual(['main', [0, 2, 0, 0]]);
    t.setBank('ore', 1).play(0, 'end-turn');
    expect([t.decision, t.active]).toEqual(['choose-good', 1]);
    t.play(1, 'choose-good', { good: 'ore' });
    expect([t.decision, gifts(t)]).toEqual(['roll', [0, 0, 0, 0]]);
  });
});
