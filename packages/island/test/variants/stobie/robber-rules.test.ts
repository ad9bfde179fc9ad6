import { describe, expect, it } from 'vitest';
import { Table } from '../../table.ts';

const id = (name: string): string => `variant/stobie-${name}`;
const SEA = 'seafarers/heading-for-new-shores';
const robberAt = (t: Table): number => t.field('blocker', t.b.blocker('robber'));
const put = (t: Table, blocker: string, hex: number): Table => t.set('blocker', t.b.blocker(blocker), hex);

describe('less effective robbers', () => {
  const table = (): Table => {
    const t = new Table(id('less-effective-robber')).started().bare();
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
    t.lay(t.hex(0, 0), 'hills', 8);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    return put(t, 'robber', t.hex(0, 0));
  };

  // proves variant/stobie-less-effective-robber: each player takes half
  it('each player takes half of what the robber’s hex would give, rounded down', () => {
    const t = table();
    t.put(0, 'settlement', t.corner(0, 0, 0));
    t.put(1, 'settlement', t.corner(0, 0, 2)).put(1, 'city', t.corner(0, 0, 2));
    t.put(2, 'settlement', t.corner(0, 0, 4));
    t.roll(8);
    expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([{}, { brick: 1 }, {}]);
  });

  // proves variant/stobie-less-effective-robber: or for two settlements
  it('two settlements of one player draw one together', () => {
    const t = table();
    t.put(0, 'settlement', t.corner(0, 0, 0)).put(0, 'settlement', t.corner(0, 0, 2));
    expect(t.roll(8).hand(0)).toEqual({ brick: 1 });
  });

  it('another hex with the number gives in full', () => {
    const t = table();
    t.lay(t.hex(2, 0), 'hills', 8).put(0, 'settlement', t.corner(2, 0, 0));
    expect(t.roll(8).hand(0)).toEqual({ brick: 1 });
  });

  // proves variant/stobie-less-effective-robber: Discards and thefts stay as they are
  it('the robber still steals and hands are halved', () => {
    const t = table();
    t.put(1, 'settlement', t.corner(0, 0, 0)).give(1, { wool: 8 });
    put(t, 'robber', t.hex(2, 0)).roll(7);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(1, 'discard', { good: 'wool' });
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) }).nature('steal', { good: 'wool' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ wool: 1 }, { wool: 3 }]);
  });
});

describe('bribing the robber', () => {
  const table = (game = 'first-island/base'): Table =>
    new Table(game, { modules: [id('bribing-the-robber')] }).started().bare();

  // proves variant/stobie-bribing-the-robber: send the robber off the board
  it('three cards of any kind send the robber off the board', () => {
    const t = put(table(), 'robber', 0);
    t.until('main', 0).bare().give(0, { wool: 2, ore: 1, brick: 1 });
    put(t, 'robber', 0);
    t.play(0, 'bribe', { blocker: 'robber' });
    for (const good of ['wool', 'ore', 'wool']) t.play(0, 'discard', { good });
    expect([robberAt(t), t.hand(0), t.decision]).toEqual([-1, { brick: 1 }, 'main']);
    expect(t.refusal(0, 'bribe', { blocker: 'robber' })?.code).toBe('bribe-short');
    expect(t.give(0, { wool: 5 }).refusal(0, 'bribe', { blocker: 'robber' })?.code).toBe('blocker-off');
  });

  // proves variant/stobie-bribing-the-robber: A pirate is bribed in the same way
  it('a pirate is bribed in the same way', () => {
    const t = table(SEA).until('main', 0).bare().give(0, { wool: 3 });
    expect(t.legal(0, 'bribe').map(({ blocker }) => blocker)).toContain('pirate');
    t.play(0, 'bribe', { blocker: 'pirate' });
    expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
  });

  // proves variant/stobie-bribing-the-robber: Bribes are paid on your
  // proves variant/stobie-bribing-the-robber: comes back when it is next moved
  it('is done after the roll, steals nothing, and a knight brings the robber back', () => {
    const t = put(table(), 'robber', 0);
    t.give(0, { wool: 3 });
    expect([t.decision, t.legal(0, 'bribe')]).toEqual(['roll', []]);
    t.until('main', 0).bare().give(0, { wool: 3 }).give(1, { ore: 1 });
    put(t, 'robber', t.hex(0, 0)).put(1, 'settlement', t.corner(0, 0, 0));
    t.play(0, 'bribe', { blocker: 'robber' });
    expect(t.hand(1)).toEqual({ ore: 1 });
    for (let i = 0; i < 3; i++) t.play(0, 'discard', { good: 'wool' });
    t.cards(0, 'knight').set('cardPlayed', 0, 0).play(0, 'play-card', { card: 'knight' });
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(2, 0) });
    expect(robberAt(t)).toBe(t.hex(2, 0));
  });
});

describe('expulsion after three thefts', () => {
  const table = (game = 'first-island/base'): Table => {
    const t = new Table(game, { modules: [id('three-times-expulsion')] }).started().bare();
    for (let seat = 1; seat < 4; seat++) t.give(seat, { wool: 5 });
    for (const [seat, q] of [
      [1, 0],
      [2, 2],
      [1, -2],
    ])
      t.put(seat, 'settlement', t.corner(q, 0, 0));
    return t.give(0, {});
  };
  const rob = (t: Table, q: number): Table => {
    t.b.the.blockers.ask(t.s, 0);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(q, 0) });
    return t.nature('steal', { good: 'wool' });
  };

  // proves variant/stobie-three-times-expulsion: for the third time in a row
  it('the third theft in a row from one player sends the robber off', () => {
    const t = put(table(), 'robber', t0);
    rob(rob(t, 0), -2);
    expect(robberAt(t)).toBe(t.hex(-2, 0));
    rob(t, 0);
    expect([robberAt(t), t.field('theftsInARow')]).toEqual([-1, 0]);
  });

  // proves variant/stobie-three-times-expulsion: starts the count over
  it('a theft from another in between begins the count anew', () => {
    const t = put(table(), 'robber', t0);
    rob(rob(rob(rob(t, 0), -2), 2), 0);
    expect([robberAt(t), t.field('theftsInARow'), t.field('lastRobbed')]).toEqual([t.hex(0, 0), 1, 1]);
  });

  // proves variant/stobie-three-times-expulsion: A move that robs nobody
  it('moves that rob nobody and thefts without a move leave the count', () => {
    const t = put(table(), 'robber', t0);
    rob(rob(t, 0), -2);
    t.b.the.blockers.ask(t.s, 0);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 2) });
    t.b.the.blockers.rob(t.s, 0, 1);
    t.nature('steal', { good: 'wool' });
    expect([t.field('theftsInARow'), t.field('lastRobbed')]).toEqual([2, 1]);
  });

  // proves variant/stobie-three-times-expulsion: A pirate is held to the same
  // proves variant/stobie-three-times-expulsion: the one that made the third leaves
  it('thefts of robber and pirate count together, and the last thief leaves', () => {
    const t = new Table(SEA, { modules: [id('three-times-expulsion')] }).started().bare();
    const { b } = t;
    const sea = Array.from({ length: b.topology.hexes }, (_, hex) => hex).filter(
      (hex) => !b.land[t.field('terrain', hex)] && hex !== t.field('blocker', b.blocker('pirate')),
    )[0];
    t.give(0, {}).give(1, { wool: 5 }).put(1, 'ship', b.walks.edgesOf[sea][0]);
    t.set('lastRobbed', 0, 1).set('theftsInARow', 0, 2);
    b.the.blockers.ask(t.s, 0);
    const robber = robberAt(t);
    t.play(0, 'move-blocker', { blocker: 'pirate', hex: sea });
    expect([t.field('blocker', b.blocker('pirate')), robberAt(t)]).toEqual([-1, robber]);
  });
});
/** far from the hexes of the tests */
const t0 = 0;

describe('drift of the piece not moved', () => {
  const table = (modules: readonly string[] = []): Table =>
    new Table(SEA, { modules: [id('drifting-second-piece'), ...modules] }).started().bare();
  const pirateAt = (t: Table): number => t.field('blocker', t.b.blocker('pirate'));
  const seven = (t: Table): Table => {
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.roll(7);
    const hex = t.legal(0, 'move-blocker').find(({ blocker }) => blocker === 'robber')?.hex;
    return t.play(0, 'move-blocker', { blocker: 'robber', hex });
  };
  /** the six hexes around the pirate, and whether each is sea */
  const around = (t: Table): boolean[] =>
    [0, 1, 2, 3, 4, 5].map((d) => {
      const to = t.b.topology.hexHex[pirateAt(t) * 6 + d];
      return to >= 0 && !t.b.land[t.field('terrain', to)];
    });

  // proves variant/stobie-drifting-second-piece: goes one hex in a direction that a die names
  // proves variant/stobie-drifting-second-piece: What drifts steals nothing
  it('the pirate drifts when the robber was moved on a seven', () => {
    const t = table();
    seven(t);
    const before = pirateAt(t);
    const d = around(t).indexOf(true);
    expect(t.decision).toBe('drift');
    t.nature('drift', { direction: d + 1 });
    expect([pirateAt(t), t.decision]).toEqual([t.b.topology.hexHex[before * 6 + d], 'main']);
  });

  // proves variant/stobie-drifting-second-piece: would put the robber on the sea or the pirate on land
  // proves variant/stobie-drifting-second-piece: At the rim of the board it stays
  it('stays where land, or the rim, is in its way', () => {
    const t = table();
    const { b } = t;
    const rim = Array.from({ length: b.topology.hexes }, (_, hex) => hex).find(
      (hex) => !b.land[t.field('terrain', hex)] && b.topology.hexHex[hex * 6] < 0,
    );
    put(t, 'pirate', rim!);
    seven(t).nature('drift', { direction: 1 });
    expect(pirateAt(t)).toBe(rim);
    const t2 = table();
    const shore = Array.from({ length: b.topology.hexes }, (_, hex) => hex).flatMap((hex) =>
      b.land[t2.field('terrain', hex)]
        ? []
        : [0, 1, 2, 3, 4, 5].flatMap((d) => {
            const to = b.topology.hexHex[hex * 6 + d];
            return to >= 0 && b.land[t2.field('terrain', to)] ? [{ hex, d }] : [];
          }),
    )[0];
    put(t2, 'pirate', shore.hex);
    seven(t2).nature('drift', { direction: shore.d + 1 });
    expect(pirateAt(t2)).toBe(shore.hex);
  });

  it('nothing drifts by a knight, nor while the other is off the board', () => {
    const t = table();
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    const [move] = t.legal(0, 'move-blocker').filter(({ blocker }) => blocker === 'robber');
    expect(t.play(0, move).decision).toBe('roll');
    const alone = put(table(), 'pirate', -1);
    expect(seven(alone).decision).toBe('main');
  });

  // proves variant/stobie-drifting-second-piece: it leaves the board instead
  it.each(['bribing-the-robber', 'three-times-expulsion'])('with %s it leaves the board instead', (other) => {
    expect(pirateAt(seven(table([id(other)])))).toBe(-1);
  });
});
