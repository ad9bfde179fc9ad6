import { describe, expect, it } from 'vitest';
import { Table } from '../../table.ts';

describe('two players', () => {
  const ID = 'variant/stobie-two-player';
  const start = (game = 'first-island/base'): Table => new Table(game, { modules: [ID], seats: 2 });

  // proves variant/stobie-two-player: twice as many pieces
  it('doubles every supply', () => {
    const t = start('seafarers/heading-for-new-shores');
    expect(['road', 'settlement', 'city', 'ship'].map((id) => t.b.piece(id).limit)).toEqual([30, 10, 8, 30]);
  });

  // proves variant/stobie-two-player: Two cards more are safe
  // proves variant/stobie-two-player: The two do not trade with each other
  it('nine cards are safe, and nobody trades with the other', () => {
    const t = start().started().until('main', 0).give(0, { wool: 1 }).give(1, { ore: 1 });
    expect(t.b.rules.handLimit(t.s, 0)).toBe(9);
    expect(t.refusal(0, { move: 'offer', give: { wool: 1 }, want: { ore: 1 } })?.code).toBe('move-unknown');
  });

  // proves variant/stobie-two-player: Both begin with one settlement more
  // proves variant/stobie-two-player: The third settlement is placed in a third round
  it('three settlements in three rounds, and 20 points', () => {
    const t = start();
    const order: number[] = [];
    while (t.s.cells[t.b.at.turn] === 0) {
      if (t.decision === 'place-building') order.push(t.legal(0).length > 0 ? 0 : 1);
      t.anything();
    }
    expect([order, t.b.rules.goal(t.s)]).toEqual([[0, 1, 1, 0, 0, 1], 20]);
    expect(t.field('supply', t.b.piece('settlement').index)).toBe(7);
    expect(t.field('handSize', 0)).toBeGreaterThan(0);
  });
});

describe('number tokens', () => {
  const ID = 'variant/stobie-number-tokens';
  const laid = (): Table => new Table(ID).until('place-building');
  const roll = (t: Table, number: number): Table => t.play(0, 'roll').nature('ten-die', { number });

  // proves variant/stobie-number-tokens: The number tokens show 1 to 9
  // proves variant/stobie-number-tokens: The tokens are dealt at random
  it('eighteen hexes carry each number from 1 to 9 twice', () => {
    const t = laid();
    const found = Array.from({ length: t.b.topology.hexes }, (_, hex) => t.field('numbers', hex)).filter(
      Boolean,
    );
    const numbers = found.map((bits) => 31 - Math.clz32(bits)).sort((a, z) => a - z);
    expect(numbers).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9]);
  });

  // proves variant/stobie-number-tokens: Hexes with its number produce
  // proves variant/stobie-number-tokens: one die of ten sides
  it('a seven is a number like others', () => {
    const t = new Table(ID).started().bare().give(0, {});
    t.set('blocker', t.b.blocker('robber'), t.hex(2, 0))
      .lay(t.hex(0, 0), 'hills', 7)
      .put(0, 'settlement', t.corner(0, 0, 0));
    const brick = roll(t, 7).hand(0).brick;
    expect([brick >= 1, t.decision]).toEqual([true, 'main']);
  });

  // proves variant/stobie-number-tokens: the lowest numbers lie there once more
  it('twenty-eight hexes carry the 1 four times', () => {
    const t = new Table(ID, { seats: 5 }).until('place-building');
    const count = (n: number): number =>
      Array.from({ length: t.b.topology.hexes }, (_, hex) => t.field('numbers', hex)).filter(
        (bits) => bits === 1 << n,
      ).length;
    expect([count(1), count(2), count(9)]).toEqual([4, 3, 3]);
  });

  // proves variant/stobie-number-tokens: The tenth side is what a 7 is otherwise
  it('the tenth side halves hands and moves the robber', () => {
    const t = new Table(ID).started().bare().give(1, { wool: 8 });
    expect(roll(t, 10).decision).toBe('discard');
    while (t.decision === 'discard') t.anything();
    expect(t.decision).toBe('move-blocker');
  });

  it.each([
    [10, 'ten-die'],
    [7, 'main'],
  ])('where early sevens are rolled again a %i leads to %s', (number, next) => {
    const t = new Table('promo/three-trade-towns', { modules: [ID] }).started();
    expect(roll(t, number).decision).toBe(next);
  });

  it('where numbers that no hex has are rolled again, a 2 that lies on the board counts', () => {
    const t = new Table('traders-barbarians/traders-and-barbarians', { modules: [ID] }).started();
    expect(roll(t, 2).decision).toBe('main');
  });
});

describe('city defences', () => {
  const ID = 'variant/stobie-city-defenses';
  const ready = (): Table => {
    const t = new Table(ID).started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    return t.set('blocker', t.b.blocker('robber'), t.hex(-2, 0));
  };

  // proves variant/stobie-city-defenses: others may play a knight out of turn
  // proves variant/stobie-city-defenses: The robber cannot be moved there
  // proves variant/stobie-city-defenses: These armies leave as soon as
  // proves variant/stobie-city-defenses: Everybody with development cards is asked
  it('a knight out of turn keeps the robber off a hex, this time', () => {
    const t = ready().cards(1, 'knight', 2).cards(2, 'monopoly');
    t.set('played', t.b.cards.length + t.b.card('knight'), 2).roll(7);
    expect(t.decision).toBe('deploy');
    expect(t.refusal(2, 'deploy-army', { hex: t.hex(0, 0) })?.code).toBe('army-no-knight');
    t.play(2, 'stand-down')
      .play(1, 'deploy-army', { hex: t.hex(0, 0) })
      .play(1, 'stand-down');
    expect(t.s.cells[t.b.at.award + t.b.award('largest-army')]).toBe(1);
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) })?.code).toBe('army-there');
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(1, 0) });
    expect(t.field('guarded', t.hex(0, 0))).toBe(0);
  });

  // proves variant/stobie-city-defenses: Their knights count for Largest Army
  // proves variant/stobie-city-defenses: At least two hexes are left
  it('knights bought this turn wait, and two hexes stay open', () => {
    const t = ready()
      .cards(1, 'knight')
      .set('freshCards', ready().b.cards.length + ready().b.card('knight'), 1);
    t.roll(7);
    expect(t.legal(1, 'deploy-army')).toEqual([]);
    const few = ready().cards(1, 'knight');
    for (let hex = 2; hex < few.b.topology.hexes; hex++) few.set('guarded', hex, 1);
    few.roll(7);
    expect(few.legal(1, 'deploy-army')).toEqual([]);
  });

  // proves variant/stobie-city-defenses: may also put an army with one of your buildings
  // proves variant/stobie-city-defenses: A building with an army draws
  // proves variant/stobie-city-defenses: The knight moves the robber first
  // proves variant/stobie-city-defenses: A building takes one army
  it('an army with a building defies the robber, also when it becomes a city', () => {
    const t = ready().lay(ready().hex(0, 0), 'hills', 8);
    const corner = t.corner(0, 0, 0);
    t.put(0, 'settlement', corner).cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.decision).toBe('garrison');
    t.play(0, 'garrison', { corner }).put(0, 'city', corner);
    expect([t.field('armies', corner), t.b.the.siege.defies(t.s, 0, t.hex(0, 0), corner)]).toEqual([1, true]);
    for (let hex = 0; hex < t.b.topology.hexes; hex++) if (hex !== t.hex(0, 0)) t.lay(hex, 'desert');
    expect(t.roll(8).hand(0)).toEqual({ brick: 2 });
    t.b.rules.unbuild(t.s, t.b.piece('city').index, corner);
    expect(t.field('armies', corner)).toBe(0);
  });
});

describe('the collection', () => {
  const ID = 'variant/stobie-miscellany';
  const SEA = 'seafarers/heading-for-new-shores';
  const table = (options = {}, game = 'first-island/base'): Table =>
    new Table(game, { modules: [ID], options });
  const has = (t: Table, move: string): boolean => t.b.moves.some(({ name }) => name === move);

  // proves variant/stobie-miscellany: all are off at first
  it('everything is off at first', () => {
    const t = table();
    expect(['bribe', 'mixed-trade', 'remove-road', 'drift'].map((move) => has(t, move))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(has(t, 'offer')).toBe(true);
  });

  // proves variant/stobie-miscellany: The bank takes mixed cards
  // proves variant/stobie-miscellany: Switched on: the bank takes mixed cards
  // proves variant/stobie-miscellany: You may take your own roads off the board
  // proves variant/stobie-miscellany: Switched on: you may take your own roads off
  // proves variant/stobie-miscellany: On a 7 the one of robber and pirate
  // proves variant/stobie-miscellany: Switched on: on a 7 the one of robber and pirate
  // proves variant/stobie-miscellany: Three cards send the robber or the pirate
  // proves variant/stobie-miscellany: Switched on: three cards send
  it.each([
    ['flexibleTrade', 'mixed-trade'],
    ['roadRemoval', 'remove-road'],
    ['drifting', 'drift'],
    ['bribes', 'bribe'],
  ])('%s brings "%s"', (option, move) => {
    expect(has(table({ [option]: true }, SEA), move)).toBe(true);
  });

  // proves variant/stobie-miscellany: Players do not trade with each other
  // proves variant/stobie-miscellany: Switched on: players do not trade
  it('trade between players is left out', () => {
    expect(has(table({ noDomesticTrade: true }), 'offer')).toBe(false);
  });

  // proves variant/stobie-miscellany: Any number of development cards
  // proves variant/stobie-miscellany: Switched on: any number of development cards
  it('a second card may be played', () => {
    const t = table({ manyCards: true })
      .started()
      .until('main', 0)
      .cards(0, 'knight', 2)
      .set('cardPlayed', 0, 0);
    t.play(0, 'play-card', { card: 'knight' });
    while (t.decision !== 'main') t.anything();
    expect(t.refusal(0, 'play-card', { card: 'knight' })).toBeUndefined();
  });

  // proves variant/stobie-miscellany: Awards over which players tie belong
  // proves variant/stobie-miscellany: Switched on: awards over which
  it('level players have no award', () => {
    const t = table({ voidTies: true }).started();
    for (const seat of [0, 1]) {
      t.set('played', seat * t.b.cards.length + t.b.card('knight'), 3);
      t.b.rules.reviewAwards(t.s);
    }
    expect(t.s.cells[t.b.at.award + t.b.award('largest-army')]).toBe(-1);
  });

  // proves variant/stobie-miscellany: A third theft from one player in a row
  // proves variant/stobie-miscellany: Switched on: a third theft
  it('thefts in a row are counted', () => {
    expect(table({ threeThefts: true }).field('theftsInARow')).toBe(0);
    expect(() => table().field('theftsInARow')).toThrow();
  });

  // proves variant/stobie-miscellany: The robber halves what its hex gives
  // proves variant/stobie-miscellany: Switched on: the robber halves
  it('half gets past the robber', () => {
    const t = table({ halfRobber: true });
    expect(t.b.the.siege.getsThrough(t.s, 0, 3)).toBe(1);
  });

  // proves variant/stobie-miscellany: Each of nine house rules can be switched on
  it('has nine switches', () => {
    const own = t9(table({}, SEA));
    expect(own).toHaveLength(9);
  });
});
const t9 = (t: Table): string[] =>
  Object.keys(t.b.modules.find(({ id }) => id === 'variant/stobie-miscellany')!.options!);
