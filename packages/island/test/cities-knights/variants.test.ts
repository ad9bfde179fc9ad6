import { expect, test } from 'vitest';
import { robberOn } from '../base/quiet.ts';
import { Table } from '../table.ts';
import { attack, knight, next, realm, roll, ruled } from './realm.ts';

const nasty = (options = {}): Table => realm({ options }, 'variant/nasty');

/** seat 0 has a strong and a basic knight, seat 1 a basic one, all active; one city each */
function beset(options = {}): Table {
  const t = nasty(options);
  t.put(0, 'city', t.corner(0, 0, 0)).put(1, 'city', t.corner(0, 0, 2));
  knight(t, 0, t.corner(2, 0, 0), { rank: 'strong' });
  knight(t, 0, t.corner(-2, 0, 3));
  return knight(t, 1, t.corner(0, 2, 3));
}

// proves variant/nasty: declare one after the other, from the one whose turn it is
// proves variant/nasty: Players without an active knight are not asked
// proves variant/nasty: Only those knights become inactive
test('everybody declares in turn which knights defend; only those rest afterwards', () => {
  const t = attack(beset());
  expect([t.decision, t.legal(0).length, t.legal(1)]).toEqual(['commit-knights', 3, []]);
  t.play(0, 'commit-knight', { corner: t.corner(2, 0, 0) }).play(0, 'commit-no-more');
  expect(t.legal(1, 'commit-knight')).toHaveLength(1);
  t.play(1, 'commit-no-more');
  expect(t.events.find(({ kind }) => kind === 'attack-held')?.data).toEqual({ attackers: 2, defenders: 2 });
  expect(t.field('defenderPoints', 0)).toBe(1);
  expect([
    t.field('knightActive', t.corner(2, 0, 0)),
    t.field('knightActive', t.corner(-2, 0, 3)),
    t.field('knightActive', t.corner(0, 2, 3)),
  ]).toEqual([0, 1, 1]);
  expect(t.field('knightCommitted', t.corner(2, 0, 0))).toBe(0);
  expect(t.nature('number-counts').decision).toBe('main');
});

// proves variant/nasty: What has been declared stays
// proves variant/nasty: Knights are named one by one
test('a declared knight is not named again, and what was said stays said', () => {
  const t = attack(beset());
  const corner = t.corner(2, 0, 0);
  t.play(0, 'commit-knight', { corner });
  expect(t.refusal(0, 'commit-knight', { corner })).toMatchObject({ code: 'knight-not-free' });
  t.play(0, 'commit-no-more');
  expect(t.legal(0)).toEqual([]);
});

// proves variant/nasty: Only those knights count for the defence and for the reward
test('knights that were held back count for nothing', () => {
  const t = attack(beset())
    .play(0, 'commit-no-more')
    .play(1, 'commit-knight', { corner: beset().corner(0, 2, 3) });
  // One against two: seat 0 sent nobody and did least.
  expect([t.points(0), t.points(1)]).toEqual([1, 2]);
});

// proves variant/nasty: of the players who sent a knight, the one who did least loses the city
// proves variant/nasty: If nobody sent one, nothing happens
// proves variant/nasty: A player who sends no knight is the weakest, or
test('older reading: who sends nobody loses nothing', () => {
  const shirk = { shirkers: 'safe' };
  const t = attack(beset(shirk)).play(0, 'commit-no-more');
  t.play(1, 'commit-knight', { corner: t.corner(0, 2, 3) });
  expect([t.points(0), t.points(1)]).toEqual([2, 1]);
  const none = attack(beset(shirk)).play(0, 'commit-no-more').play(1, 'commit-no-more');
  expect([none.points(0), none.points(1), none.field('attacks')]).toEqual([2, 2, 1]);
});

test('until they are called, all active knights are counted as defenders', () => {
  const t = beset();
  expect([0, 1].map((seat) => t.b.the.defence.strength(t.s, seat))).toEqual([3, 1]);
  expect(t.b.the.defence.foresee(t.s)).toMatchObject({ attackers: 2, defenders: 4, losers: 0, best: 1 });
  attack(t).play(0, 'commit-no-more');
  expect(t.b.the.defence.foresee(t.s)).toMatchObject({ defenders: 0, losers: 3, best: 0 });
  t.play(1, 'commit-no-more');
  expect(t.b.the.defence.strength(t.s, 0)).toBe(3);
});

test('by number, only the knights that were sent are counted', () => {
  const t = attack(beset({ weakest: 'number' })).play(0, 'commit-knight', {
    corner: beset().corner(-2, 0, 3),
  });
  expect([0, 1].map((seat) => t.b.the.defence.effort(t.s, seat))).toEqual([1, 0]);
});

test('in a Conflict or a Tournament all active knights are counted', () => {
  const t = realm({ modules: ['variant/event-cards'] }, 'variant/nasty');
  knight(t, 0, t.corner(2, 0, 0), { rank: 'strong' });
  knight(t, 1, t.corner(0, 2, 3), { active: false });
  expect([0, 1].map((seat) => t.b.the.events.knights(t.s, seat))).toEqual([2, 0]);
});

test('on the Rivers a ransom is asked for once all have declared', () => {
  const t = realm({ modules: ['traders-barbarians/rivers'] }, 'variant/nasty');
  const [one, other] = [t.corner(0, 0, 0), t.corner(0, 0, 3)];
  t.put(0, 'city', one).put(1, 'city', other).give(0, { gold: 5 });
  knight(t, 1, t.corner(2, -1, 0));
  attack(t).play(1, 'commit-knight', { corner: t.corner(2, -1, 0) });
  expect([t.decision, t.legal(0, 'pay-ransom').length]).toEqual(['ransom', 1]);
  t.play(0, 'pay-ransom');
  const city = t.b.piece('city').index;
  expect([one, other].map((corner) => t.b.pieceOf[t.field('building', corner)])).toEqual([city, city]);
  expect([t.field('attacks'), t.field('knightsCalled')]).toEqual([1, 0]);
});

test('knights abroad are not asked to defend Catan beside the Great Canal', () => {
  const t = new Table('schaetze/great-canal', { modules: ['cities-knights/core', 'variant/nasty'] });
  t.started().bare();
  const [islet, main] = ['islets', 'main'].map((region) => {
    const hex = t.b.layout.hexes.findIndex((one) => one.region === region);
    return t.b.walks.cornersOf[hex][0];
  });
  knight(knight(t, 0, islet), 0, main);
  t.b.the.defence.attack(t.s);
  expect(t.legal(0, 'commit-knight')).toEqual([{ move: 'commit-knight', corner: main }]);
  t.play(0, 'commit-knight', { corner: main });
  expect([t.field('attacks'), t.field('knightActive', islet), t.field('knightActive', main)]).toEqual([
    1, 1, 0,
  ]);
});

const errant = (options = {}): Table => realm({ options }, 'variant/knight-errant').set('attacks', 0, 1);

// proves variant/knight-errant: an active knight beside the robber may chase it away
// proves variant/knight-errant: The knight becomes inactive and does not act again this turn
// proves variant/knight-errant: No other action of a knight comes before the roll
// proves variant/knight-errant: After the roll the knight can be made active again
test('a knight chases the robber before the roll', () => {
  const t = errant().give(0, { grain: 1 });
  const corner = t.corner(-2, 0, 0);
  knight(t, 0, corner).put(0, 'road', t.b.walks.edgesAt[corner][0]);
  expect(
    t
      .legal(0)
      .map(({ move }) => move)
      .sort(),
  ).toEqual(['errant-chase', 'roll']);
  t.play(0, 'errant-chase', { corner, blocker: 'robber' });
  t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
  expect([robberOn(t), t.decision, t.field('knightActive', corner)]).toEqual([t.hex(0, 0), 'roll', 0]);
  roll(t, 2).play(0, 'activate-knight', { corner });
  expect(t.legal(0, 'move-knight')).toEqual([]);
});

// proves variant/knight-errant: Until the first attack nobody chases the robber
test('before the first attack the robber is left alone', () => {
  const t = errant().set('attacks', 0, 0);
  knight(t, 0, t.corner(-2, 0, 0));
  expect(t.legal(0).map(({ move }) => move)).toEqual(['roll']);
});

// proves variant/knight-errant: An inactive knight beside the robber may be made active before the roll for 1 grain
// proves variant/knight-errant: A knight may be made active before the roll, to chase
test('a sleeping knight may be woken to chase the robber at once', () => {
  const t = errant({ errantWakes: true });
  const corner = t.corner(-2, 0, 0);
  knight(t, 0, corner, { active: false });
  expect(t.refusal(0, 'errant-wake', { corner, blocker: 'robber' })).toMatchObject({ code: 'cannot-pay' });
  t.give(0, { grain: 1 }).play(0, 'errant-wake', { corner, blocker: 'robber' });
  t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
  expect([t.hand(0), t.field('knightActive', corner), t.decision]).toEqual([{}, 0, 'roll']);
  expect(errant().give(0, { grain: 1 }).legal(0)).toHaveLength(1);
});

const easy = (options = {}): Table => realm(options, 'variant/easy-start');

// proves variant/easy-start: the event die is not rolled
// proves variant/easy-start: From the third turn of the first player on all rules hold
test('the event die waits for the third turn', () => {
  const t = easy();
  for (let turn = 1; turn <= 8; turn++) next(t.roll(2));
  t.roll(2);
  expect([t.field('turn'), t.decision]).toEqual([9, 'event-die']);
});

// proves variant/easy-start: the dice are rolled again until another number comes
// proves variant/easy-start: Nobody discards anything
test('a seven is rolled again in the first two turns', () => {
  const t = easy().give(1, { ore: 9 }).roll(7);
  expect([t.decision, t.field('handSize', 1)]).toEqual(['dice', 9]);
  t.nature('dice', { red: 3, yellow: 4 }).nature('dice', { red: 1, yellow: 1 });
  expect(t.decision).toBe('main');
  for (let turn = 1; turn <= 8; turn++) {
    next(t);
    t.roll(2);
  }
  t.nature('event-die', { face: 'trade' });
  roll(next(t), 7);
  expect(t.decision).toBe('discard');
});

// proves variant/easy-start: What others do between turns
test('building between the turns is no turn', () => {
  const t = easy({ seats: 5 }).roll(2).play(0, 'end-turn');
  for (let seat = 1; seat < 5; seat++) t.play(seat, 'done-building');
  expect([t.field('turn'), t.active]).toEqual([2, 1]);
});

test('the odds of the first rolls know no seven', () => {
  const t = easy();
  const odds = new Float64Array(13);
  t.b.the.hints.odds(t.s, 4, odds);
  expect(odds[7]).toBe(0);
  expect(odds.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  const later = ruled();
  later.b.the.hints.odds(later.s, 4, odds);
  expect(odds[7]).toBeCloseTo(1 / 6);
});
