import { describe, expect, it } from 'vitest';
import { plays } from '../cities-knights/cards/progress.ts';
import { Table } from '../table.ts';

const at = (t: Table, terrain: string): number[] =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).filter(
    (hex) => t.field('terrain', hex) === t.b.terrain(terrain),
  );
const robberAt = (t: Table): number => t.field('blocker', t.b.blocker('robber'));
const laid = (id: string, options: ConstructorParameters<typeof Table>[1] = {}): Table =>
  new Table(id, options).until('place-building');
const empty = (t: Table): Table => [0, 1, 2, 3].reduce((table, seat) => table.give(seat, {}), t);
const cornerOf = (t: Table, hex: number, i: number): number => t.b.topology.hexCorner[hex * 6 + i];
const FISH = 'traders-barbarians/fishermen';

describe('volcanoes on Catan', () => {
  const ID = 'variant/volcanoes-on-catan';
  const ready = (options = {}): Table => {
    const t = empty(new Table(ID, { options }).started().bare());
    return t.set('blocker', t.b.blocker('robber'), -1);
  };
  const erupt = (t: Table, die: number): Table => {
    t.roll(4);
    while (t.decision === 'choose-good') t.anything();
    return t.nature('erupt', { die });
  };

  // proves variant/volcanoes-on-catan: The volcano gives goods of any kind
  // proves variant/volcanoes-on-catan: A settlement there is destroyed
  // proves variant/volcanoes-on-catan: Then it erupts
  // proves variant/volcanoes-on-catan: Corners are counted from the upper right one
  it('gives a free choice, then a die names the corner that it destroys', () => {
    const t = ready();
    const [hex] = at(t, 'volcano');
    t.put(0, 'settlement', cornerOf(t, hex, 0))
      .put(1, 'settlement', cornerOf(t, hex, 2))
      .roll(4);
    expect(t.decision).toBe('choose-good');
    t.play(0, 'choose-good', { good: 'ore' })
      .play(1, 'choose-good', { good: 'ore' })
      .nature('erupt', { die: 3 });
    expect([
      t.field('building', cornerOf(t, hex, 0)) !== 0,
      t.field('building', cornerOf(t, hex, 2)),
    ]).toEqual([true, 0]);
  });

  // proves variant/volcanoes-on-catan: Cities that are hit are destroyed as well
  // proves variant/volcanoes-on-catan: A city that an eruption hits
  // proves variant/volcanoes-on-catan: a city becomes a settlement
  it.each([
    ['reduced', 1],
    ['destroyed', 0],
  ])('a city is %s', (volcanoCities, points) => {
    const t = ready({ volcanoCities });
    const corner = cornerOf(t, at(t, 'volcano')[0], 1);
    expect(erupt(t.put(0, 'settlement', corner).put(0, 'city', corner), 2).points(0)).toBe(points);
  });

  it('a road that a destroyed settlement parted is one again', () => {
    const t = ready();
    const [hex] = at(t, 'volcano');
    t.put(0, 'settlement', cornerOf(t, hex, 2));
    for (let i = 0; i < 5; i++) {
      const [from, to] = [cornerOf(t, hex, i), cornerOf(t, hex, i + 1)];
      t.put(1, 'road', t.b.walks.edgesAt[from].find((edge) => t.b.walks.endsOf[edge].includes(to))!);
    }
    const holder = () => t.field('award', t.b.award('longest-road'));
    expect(holder()).toBe(-1);
    erupt(t, 3);
    expect(holder()).toBe(1);
  });

  // proves variant/volcanoes-on-catan: A city whose owner has no settlement left
  it('a city whose owner has no settlement left is destroyed', () => {
    const t = ready();
    const corner = cornerOf(t, at(t, 'volcano')[0], 1);
    t.put(0, 'settlement', corner).put(0, 'city', corner).set('supply', t.b.piece('settlement').index, 0);
    expect(erupt(t, 2).field('building', corner)).toBe(0);
  });

  // proves variant/volcanoes-on-catan: Nobody places a starting settlement
  it('nobody starts beside it', () => {
    const t = laid(ID);
    const corner = cornerOf(t, at(t, 'volcano')[0], 0);
    expect(t.refusal(0, 'place-building', { corner })?.code).toBe('volcano-near');
  });

  // proves variant/volcanoes-on-catan: The volcano takes the place of the desert
  // proves variant/volcanoes-on-catan: On a board without a desert
  it('lies where the desert was, with a 4, and for five also with a 10; or on a pasture', () => {
    const numbers = (t: Table): number[] =>
      at(t, 'volcano')
        .map((hex) => t.field('numbers', hex))
        .sort((a, z) => a - z);
    expect([numbers(laid(ID)), at(laid(ID), 'desert')]).toEqual([[1 << 4], []]);
    expect(numbers(laid(ID, { seats: 5 }))).toEqual([1 << 4, 1 << 10]);
    expect(at(laid(FISH, { modules: [ID] }), 'volcano')).toHaveLength(1);
  });

  // proves variant/volcanoes-on-catan: While the robber is on it, a volcano is quiet
  it('is quiet under the robber', () => {
    const t = ready();
    const [hex] = at(t, 'volcano');
    t.set('blocker', t.b.blocker('robber'), hex).put(0, 'settlement', cornerOf(t, hex, 0));
    expect(t.roll(4).decision).toBe('main');
  });
});

describe('Volcania', () => {
  const ID = 'variant/volcania';
  const ready = (): Table => {
    const t = empty(new Table(ID).started().bare());
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
    t.lay(t.hex(0, 0), 'volcano').lay(t.hex(1, 0), 'hills', 5).lay(t.hex(0, 1), 'hills', 9);
    return t.set('blocker', t.b.blocker('robber'), t.hex(1, 0));
  };
  const numbers = (t: Table): number[] => [t.field('numbers', t.hex(1, 0)), t.field('numbers', t.hex(0, 1))];

  // proves variant/volcania: roll a 7, you may let the volcano erupt
  // proves variant/volcania: move on by one hex clockwise
  // proves variant/volcania: A robber on one of these hexes goes along
  // proves variant/volcania: you steal nothing
  it('a seven may turn the numbers around the volcano, and the robber with them', () => {
    const t = ready()
      .put(1, 'settlement', ready().corner(0, 1, 4))
      .give(1, { ore: 1 });
    t.roll(7).play(0, 'let-erupt');
    expect([numbers(t), robberAt(t), t.hand(0), t.decision]).toEqual([
      [1 << 9, 1 << 5],
      t.hex(0, 1),
      {},
      'main',
    ]);
  });

  it('a knight does not wake the volcano', () => {
    const t = ready().cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect(t.refusal(0, 'let-erupt')?.code).toBe('volcano-sleeps');
  });

  it('goes clockwise: what lies in the east comes to the south-east', () => {
    const t = ready().lay(ready().hex(-1, 0), 'hills', 4);
    t.roll(7).play(0, 'let-erupt');
    expect(t.field('numbers', t.hex(0, 1))).toBe(1 << 5);
  });

  // proves variant/volcania: Another player may give up a played knight
  // proves variant/volcania: It goes under the deck
  // proves variant/volcania: All others who have played a knight are asked
  it('another may give up a played knight to prevent it', () => {
    const t = ready();
    const N = t.b.cards.length;
    for (const seat of [1, 2]) t.set('played', seat * N + t.b.card('knight'), 1);
    t.roll(7).play(0, 'let-erupt').play(2, 'watch-volcano').play(1, 'stop-volcano');
    expect([
      numbers(t),
      t.field('played', N + t.b.card('knight')),
      t.field('underDeck', t.b.card('knight')),
    ]).toEqual([[1 << 5, 1 << 9], 0, 1]);
  });

  // proves variant/volcania: Usually the volcano takes the place of the desert
  // proves variant/volcania: Every volcano erupts
  it('lies where deserts were, and every one erupts', () => {
    expect(at(laid(ID, { seats: 5 }), 'volcano')).toHaveLength(2);
    const [hex] = at(laid(FISH, { modules: [ID] }), 'volcano');
    expect(laid(FISH, { modules: [ID] }).field('numbers', hex)).toBe(0);
    const t = ready().lay(ready().hex(0, -2), 'volcano').lay(ready().hex(1, -2), 'hills', 3);
    t.roll(7).play(0, 'let-erupt');
    expect(t.field('numbers', t.hex(1, -2))).toBe(1 << 3);
  });
});

describe('Volcania as recommended', () => {
  const ID = 'variant/volcania';
  const table = (): Table => laid(ID, { options: { volcanoIsland: 'recommended' } });

  // proves variant/volcania: Recommended: the interior has the numbers
  // proves variant/volcania: Recommended: the volcano lies in the middle, and one hex of each kind
  // proves variant/volcania: The island as it is usually laid, or
  it('the volcano lies in the middle, and coast and interior have numbers of their own', () => {
    const t = table();
    const all = Array.from({ length: 19 }, (_, hex) => hex);
    expect([at(t, 'volcano'), t.field('numbers', t.hex(0, 0))]).toEqual([[t.hex(0, 0)], 0]);
    const around = Array.from(t.b.topology.hexHex.subarray(t.hex(0, 0) * 6, t.hex(0, 0) * 6 + 6));
    const numbersOn = (hexes: number[]): number[] =>
      hexes
        .map((hex) => t.field('numbers', hex))
        .filter((bits) => bits !== 0)
        .map((bits) => 31 - Math.clz32(bits))
        .sort((one, other) => one - other);
    expect(numbersOn(around)).toEqual([2, 6, 8, 10, 12]);
    const coast = all.filter((hex) => hex !== t.hex(0, 0) && !around.includes(hex));
    expect(numbersOn(coast)).toEqual([3, 4, 4, 5, 5, 6, 8, 9, 9, 10, 11, 11]);
    const kinds = around.map((hex) => t.b.terrains[t.field('terrain', hex)].id).sort();
    expect(kinds).toEqual(['desert', 'fields', 'forest', 'hills', 'mountains', 'pasture']);
    expect([at(t, 'pasture').length, robberAt(t)]).toEqual([3, at(t, 'desert')[0]]);
    expect(t.b.layout.harbours.places).toHaveLength(9);
  });

  it('an eruption passes over the desert', () => {
    const t = empty(table().started().bare());
    const around = [5, 4, 3, 2, 1, 0].map((side) => t.b.topology.hexHex[t.hex(0, 0) * 6 + side]);
    const ring = around.filter((hex) => hex !== at(t, 'desert')[0]);
    const before = ring.map((hex) => t.field('numbers', hex));
    t.roll(7).play(0, 'let-erupt');
    expect(ring.map((hex) => t.field('numbers', hex))).toEqual([before[4], ...before.slice(0, 4)]);
  });
});

describe('the magic 7', () => {
  const ID = 'variant/the-magic-7';
  const magic = (t: Table, red: number, yellow: number): Table =>
    t.play(0, 'roll').nature('dice', { red, yellow });

  // proves variant/the-magic-7: The citadel gives no goods
  // proves variant/the-magic-7: each settlement beside the citadel draws a development card
  // proves variant/the-magic-7: After that the 7 is a 7 like any other
  it('1 and 6 bring cards to the citadel, before the seven goes on', () => {
    const t = empty(new Table(ID).started().bare());
    const [hex] = at(t, 'citadel');
    t.put(1, 'settlement', cornerOf(t, hex, 0))
      .put(2, 'settlement', cornerOf(t, hex, 2))
      .put(2, 'city', cornerOf(t, hex, 2));
    magic(t, 6, 1);
    for (let i = 0; i < 3; i++) t.nature('draw-card', { card: 'knight' });
    expect([[1, 2].map((seat) => t.field('cardCount', seat)), t.decision]).toEqual([[1, 2], 'move-blocker']);
    const plain = empty(new Table(ID).started().bare());
    expect(magic(plain.put(1, 'settlement', cornerOf(t, hex, 0)), 3, 4).decision).toBe('move-blocker');
  });

  // proves variant/the-magic-7: The robber may not be moved to the citadel
  // proves variant/the-magic-7: The citadel takes the place of the desert
  // proves variant/the-magic-7: The robber starts off the board
  it('the robber keeps off it and begins off the board', () => {
    const t = empty(new Table(ID).started().bare());
    expect([robberAt(t), at(t, 'desert'), at(laid(ID, { seats: 5 }), 'citadel').length]).toEqual([-1, [], 2]);
    t.roll(7);
    const [hex] = at(t, 'citadel');
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex })?.code).toBe('magic');
    expect(at(laid(FISH, { modules: [ID] }), 'citadel')).toHaveLength(1);
  });

  describe('with Cities & Knights', () => {
    const PAIR = { modules: ['cities-knights/core', 'variant/the-magic-7-with-knights'] };
    const knightly = (): { t: Table; hex: number } => {
      const t = empty(new Table(ID, PAIR).started().bare());
      return { t, hex: at(t, 'citadel')[0] };
    };
    const sum = (t: Table, seat: number): number => t.field('cardCount', seat);

    // proves variant/the-magic-7-with-knights: each settlement beside the citadel draws a progress card
    // proves variant/the-magic-7-with-knights: who draw choose the branch of each
    // proves variant/the-magic-7-with-knights: Cards are drawn in turn order
    it('1 and 6 bring progress cards of branches of choice, in turn order, before the seven goes on', () => {
      const { t, hex } = knightly();
      t.put(2, 'city', cornerOf(t, hex, 2)).put(1, 'settlement', cornerOf(t, hex, 0));
      t.set('attacks', 0, 1);
      magic(t, 1, 6).nature('event-die', { face: 'ship' });
      for (const [seat, branch, card] of [
        [1, 'trade', 'merchant'],
        [2, 'politics', 'bishop'],
        [2, 'science', 'smith'],
      ] as const)
        t.play(seat, 'choose-branch', { branch }).nature('draw-card', { card });
      expect([[0, 1, 2].map((seat) => sum(t, seat)), t.decision]).toEqual([[0, 1, 2], 'move-blocker']);
    });

    it('another 7 brings none', () => {
      const { t, hex } = knightly();
      magic(t.put(1, 'settlement', cornerOf(t, hex, 0)), 3, 4).nature('event-die', { face: 'ship' });
      expect([t.decision, sum(t, 1)]).toEqual(['main', 0]);
    });

    it('the robber keeps off the citadel', () => {
      const { t, hex } = knightly();
      t.set('attacks', 0, 1);
      magic(t, 3, 4).nature('event-die', { face: 'ship' });
      expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex })?.code).toBe('magic');
    });

    it('in the attack, where nobody is thanked with cards, the branch is chosen all the same', () => {
      const attack = 'traders-barbarians/barbarian-attack-cities-knights';
      const modules = [ID, 'variant/the-magic-7-with-knights'];
      const t = empty(new Table(attack, { modules }).started().bare());
      const [hex] = at(t, 'citadel');
      magic(t.put(1, 'settlement', cornerOf(t, hex, 0)), 1, 6).nature('event-die', { face: 'trade' });
      expect(t.play(1, 'choose-branch', { branch: 'trade' }).decision).toBe('draw-card');
    });

    // proves variant/the-magic-7-with-knights: An Inventor does not move the number of the citadel
    it('an Inventor leaves the citadel alone', () => {
      const { t, hex } = knightly();
      for (let other = 0, n = 0; other < t.b.topology.hexes; other++)
        if (other !== hex) t.set('numbers', other, 1 << [3, 4, 5, 9, 10, 11][n++ % 6]);
      t.until('main', 0);
      plays(t, 0, 'inventor');
      expect(t.legal(0, 'swap-token').length).toBe(t.b.topology.hexes - 1);
      expect(t.refusal(0, 'swap-token', { hex })?.code).toBe('no-such-token');
    });
  });

  // proves variant/the-magic-7: Cards are drawn in turn order
  it('in turn order while the deck lasts', () => {
    const t = empty(new Table(ID).started().bare());
    const [hex] = at(t, 'citadel');
    t.put(0, 'settlement', cornerOf(t, hex, 0)).put(3, 'settlement', cornerOf(t, hex, 2));
    t.set('deckSize', 0, 1);
    for (let card = 0; card < t.b.cards.length; card++) t.set('deck', card, card === 0 ? 1 : 0);
    magic(t, 1, 6).anything();
    expect([t.field('cardCount', 0), t.field('cardCount', 3)]).toEqual([1, 0]);
  });
});

describe('the enchanted island', () => {
  const ID = 'variant/the-enchanted-island';
  const ready = (): { t: Table; corner: number } => {
    const t = new Table(ID).started().until('main', 0).bare();
    const corner = cornerOf(t, at(t, 'citadel')[0], 0);
    t.give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 }).put(0, 'road', t.b.walks.edgesAt[corner][0]);
    return { t, corner };
  };

  // proves variant/the-enchanted-island: may exchange two number tokens of the same island
  it('a new settlement beside the citadel may exchange two tokens', () => {
    const { t, corner } = ready();
    t.play(0, 'settlement', { corner });
    const [move] = t.legal(0, 'exchange-tokens');
    const [one, other] = [Number(move.hex), Number(move.other)];
    const before = [t.field('numbers', one), t.field('numbers', other)];
    t.play(0, move);
    expect([t.field('numbers', other), t.field('numbers', one), t.decision]).toEqual([...before, 'main']);
  });

  it('or leaves all tokens where they lie', () => {
    const { t, corner } = ready();
    const numbers = (): number[] => t.b.layout.hexes.map((_, hex) => t.field('numbers', hex));
    const before = numbers();
    t.play(0, 'settlement', { corner }).play(0, 'leave-tokens');
    expect([numbers(), t.decision]).toEqual([before, 'main']);
  });

  // proves variant/the-enchanted-island: 2, 6, 8 and 12 are never exchanged
  it('red numbers, 2 and 12 stay', () => {
    const { t, corner } = ready();
    t.play(0, 'settlement', { corner });
    const fixed = [2, 6, 8, 12].map((n) => 1 << n);
    const touched = t.legal(0, 'exchange-tokens').flatMap(({ hex, other }) => [Number(hex), Number(other)]);
    expect(touched.some((hex) => fixed.includes(t.field('numbers', hex)))).toBe(false);
    const red = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).filter((hex) =>
      fixed.includes(t.field('numbers', hex)),
    );
    expect(t.refusal(0, 'exchange-tokens', { hex: red[0], other: red[1] })?.code).toBe('token-fixed');
  });

  // proves variant/the-enchanted-island: The citadel gives nothing
  // proves variant/the-enchanted-island: The citadel takes the place of the desert
  // proves variant/the-enchanted-island: Starting settlements exchange nothing
  it('has no number, and starting settlements exchange nothing', () => {
    const t = laid(ID);
    const [hex] = at(t, 'citadel');
    expect([t.field('numbers', hex), robberAt(t), at(laid(ID, { seats: 6 }), 'citadel').length]).toEqual([
      0,
      hex,
      2,
    ]);
    expect(t.b.rules.hexGood(t.s, hex)).toBe(-1);
    t.play(0, 'place-building', { corner: cornerOf(t, hex, 0) });
    expect(t.decision).toBe('place-route');
    expect(at(laid(FISH, { modules: [ID] }), 'citadel')).toHaveLength(1);
  });
});

describe('in the jungle', () => {
  const ID = 'variant/in-the-jungle';
  // proves variant/in-the-jungle: The jungle gives discoveries
  // proves variant/in-the-jungle: There are 30 discoveries
  it('gives discoveries to settlements and cities', () => {
    const t = empty(new Table(ID).started().bare());
    const [hex] = at(t, 'jungle');
    expect(t.bank('discovery')).toBe(30);
    t.set('blocker', t.b.blocker('robber'), -1).put(0, 'settlement', cornerOf(t, hex, 0));
    t.put(1, 'settlement', cornerOf(t, hex, 2)).put(1, 'city', cornerOf(t, hex, 2));
    t.roll(31 - Math.clz32(t.field('numbers', hex)));
    expect([t.hand(0).discovery, t.hand(1).discovery]).toEqual([1, 2]);
  });

  // proves variant/in-the-jungle: Each discovery takes the place of one good
  // proves variant/in-the-jungle: They stand in for what is missing from the hand
  it('stands in for what is missing when a card is bought', () => {
    const t = new Table(ID).started().until('main', 0).give(0, { wool: 1, discovery: 2 });
    t.play(0, 'buy-card').anything();
    expect([t.hand(0), t.field('cardCount', 0) > 0]).toEqual([{}, true]);
    expect(t.give(0, { wool: 1, discovery: 1 }).refusal(0, 'buy-card')?.code).toBe('cannot-pay');
    t.give(0, { wool: 1, grain: 1, ore: 1, discovery: 1 }).play(0, 'buy-card').anything();
    expect(t.hand(0)).toEqual({ discovery: 1 });
  });

  // proves variant/in-the-jungle: Discoveries are not cards in
  it('is no card of the hand', () => {
    const t = new Table(ID).started().until('main', 0).give(0, { discovery: 9 });
    expect([t.b.rules.discardCount(t.s, 0), t.field('handSize', 0)]).toEqual([0, 0]);
    expect(t.b.choosable).not.toContain(t.b.good('discovery'));
  });

  // proves variant/in-the-jungle: The robber starts in the jungle
  // proves variant/in-the-jungle: The jungle takes the place of the pasture
  it('lies on the likeliest pasture that is not red, and the robber begins there', () => {
    const t = laid(ID);
    const [hex] = at(t, 'jungle');
    const number = 31 - Math.clz32(t.field('numbers', hex));
    expect(robberAt(t)).toBe(hex);
    const worth = (n: number): number => ([2, 6, 8, 12].includes(n) ? 0 : 6 - Math.abs(7 - n));
    for (const pasture of at(t, 'pasture'))
      expect(worth(31 - Math.clz32(t.field('numbers', pasture)))).toBeLessThanOrEqual(worth(number));
  });
});
