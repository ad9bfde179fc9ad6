import { chanceOutcomes, decisionOf, eventFor, NATURE, Rng, resample, viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { provisions } from '../../../historical/mechanics/provisions.ts';
import { defineModule } from '../../../index.ts';
import { Table } from '../../table.ts';

const camp = defineModule({
  id: 'test/camp',
  kind: 'scenario',
  seats: [3],
  needs: ['first-island/base'],
  parts: [provisions({ each: () => 4, start: 2 })],
  words: { name: 'A camp', summary: '', rules: [] },
});

const table = () => new Table('test/camp', { seats: 3, own: [camp] });
const deck = (t: Table) => t.b.handGoods.map((good) => t.field('provisions', good));

describe('provisions', () => {
  it('are taken out of the bank', () => {
    const t = table().until('draw-provision');
    expect(deck(t)).toEqual([4, 4, 4, 4, 4]);
    expect(t.bank('ore')).toBe(15);
    expect(t.field('provisionsLeft')).toBe(20);
  });

  it('are drawn by everybody before the game', () => {
    const t = table().until('place-building');
    expect([0, 1, 2].map((seat) => t.field('handSize', seat))).toEqual([2, 2, 2]);
    expect(t.field('provisionsLeft')).toBe(14);
  });

  it('are drawn by everybody at the start of every turn, in turn order from the active seat', () => {
    const t = table().until('main', 0);
    t.play(0, 'end-turn');
    const drawers: unknown[] = [];
    while (t.decision === 'draw-provision') {
      drawers.push(decisionOf(t.s)?.args.seat);
      t.anything();
    }
    expect(drawers).toEqual([1, 2, 0]);
    expect(t.decision).toBe('roll');
  });

  it('tell only the drawer which card it was, and nobody the odds', () => {
    const t = table().until('draw-provision');
    expect(chanceOutcomes(t.s, 0)).toBeNull();
    t.nature('draw-provision', { good: 'ore' });
    const [event] = t.events;
    expect(eventFor(event, 0).data).toEqual({ seat: 0, good: 'ore' });
    expect(eventFor(event, 1).data).toEqual({ seat: 0 });
  });

  it('weigh each card alike', () => {
    const t = table().until('draw-provision').set('provisions', 0, 1);
    const odds = chanceOutcomes(t.s);
    expect(odds?.map((outcome) => outcome.probability * 17)).toEqual([1, 4, 4, 4, 4]);
  });

  it('go back to the bank when they cannot serve all, and are done with', () => {
    const t = table().until('main', 0);
    for (let good = 0; good < 5; good++) t.set('provisions', good, good < 2 ? 1 : 0);
    t.set('provisionsLeft', 0, 2);
    const brick = t.bank('brick');
    t.play(0, 'end-turn');
    expect(t.decision).toBe('roll');
    expect(t.bank('brick')).toBe(brick + 1);
    expect(t.field('provisionsLeft')).toBe(0);
    expect(t.events.some((event) => event.kind === 'provisions-gone')).toBe(true);
  });

  it('keep the goods of the game together', () => {
    const t = table().until('main', 2);
    for (const good of t.b.handGoods) {
      let total = t.s.cells[t.b.at.bank + good] + t.field('provisions', good);
      for (let seat = 0; seat < 3; seat++) total += t.s.cells[t.b.at.hold + seat * t.b.goods.length + good];
      expect(total).toBe(19);
    }
  });

  it('are dealt anew with the hidden hands, unseen by the viewer', () => {
    const t = table().until('place-building');
    const other = resample(t.s, 0, new Rng(9));
    expect(Array.from(viewOf(other, 0).cells)).toEqual(Array.from(viewOf(t.s, 0).cells));
    const decks = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const dealt = resample(t.s, NATURE, new Rng(seed));
      decks.add(t.b.handGoods.map((good) => dealt.cells[t.b.field('provisions') + good]).join());
    }
    expect(decks.size).toBeGreaterThan(5);
  });
});
