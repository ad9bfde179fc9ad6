import { describe, expect, test } from 'vitest';
import type { Happening } from '../../play/happenings.ts';
import { freshSpots, turnStory } from '../../rivals/turn-story.ts';
import type { TableEvent } from '../../table/protocol.ts';

const ME = 0;
const OTHER = 1;
const event = (kind: string, seat: number, data: object = {}): TableEvent =>
  ({ at: 0, kind, data: { seat, ...data } }) as TableEvent;
const linesOf = (told: readonly TableEvent[]): Happening[] =>
  told.map((each, nth) => ({ nth, event: each, more: [], gains: [], times: 1, places: [] }));
const kinds = (told: readonly TableEvent[], seat: number | null = ME) =>
  turnStory(linesOf(told), seat)?.lines.map((line) => line.event.kind);

const dice = (seat: number) => [
  event('turn', seat),
  event('number', seat, { number: 3 }),
  event('symbol', seat, { symbol: 'trade' }),
  event('produced', seat, { place: 12 }),
];
const theirs = [
  ...dice(OTHER),
  event('spent', OTHER, { place: 10 }),
  event('built', OTHER, { card: 'inga', site: 20 }),
  event('road', OTHER, { way: 4 }),
  event('drawn', OTHER),
];

describe('the turn of the other', () => {
  test('is told line by line while it is played', () => {
    expect(turnStory(linesOf(theirs), ME)).toMatchObject({ seat: OTHER, live: true });
    expect(kinds(theirs)).toEqual(['symbol', 'built', 'road', 'drawn']);
  });

  test('is told by what it came to when it is over', () => {
    expect(turnStory(linesOf([...theirs, ...dice(ME)]), ME)).toMatchObject({ seat: OTHER, live: false });
    expect(kinds([...theirs, ...dice(ME)])).toEqual(['built', 'road']);
  });

  test('is told no more once I have built something, but as long as I have only paid and drawn', () => {
    expect(kinds([...theirs, ...dice(ME), event('drawn', ME)])).toEqual(['built', 'road']);
    expect(kinds([...theirs, ...dice(ME), event('road', ME, { way: 7 })])).toBeUndefined();
  });

  test('is no story where it came to nothing, and before there are turns', () => {
    expect(kinds([...dice(OTHER), ...dice(ME)])).toBeUndefined();
    expect(kinds([event('high-roll', OTHER)])).toBeUndefined();
  });

  test('is that of whoever plays for those who only look on', () => {
    expect(turnStory(linesOf(dice(ME)), null)).toMatchObject({ seat: ME, live: true });
  });
});

describe('what is new in the lands', () => {
  test('is where the other has built, until I build', () => {
    const built = [`site 20 ${OTHER}`, `way 4 ${OTHER}`];
    expect([...freshSpots([...theirs, event('turn', ME)], ME)]).toEqual(built);
    expect([...freshSpots([...theirs, event('turn', ME), event('road', ME, { way: 7 })], ME)]).toEqual([]);
  });

  test('is what a roll has filled, each region of it, until somebody pays', () => {
    const filled = [
      ...dice(ME),
      event('produced', ME, { place: 14 }),
      event('produced', OTHER, { place: 13 }),
    ];
    const places = [`place 12 ${ME}`, `place 14 ${ME}`, `place 13 ${OTHER}`];
    expect([...freshSpots(filled, ME)]).toEqual(places);
    expect([...freshSpots([...filled, event('spent', ME, { place: 14 })], ME)]).toEqual([]);
  });
});
