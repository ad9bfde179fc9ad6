import { Rng, resample, type State, viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { pioneers } from '../../bonus/pioneers/index.ts';
import { held, putPiece } from '../../index.ts';
import { CARD, CITY, holder, ROAD, roads, SETTLEMENT, trail } from '../base/quiet.ts';
import { draws, holds } from '../cities-knights/cards/progress.ts';
import { knight } from '../cities-knights/realm.ts';
import { Table } from '../table.ts';
import { afloat, before, during, harbourTown, ID, KNIGHTS, no, target } from './pioneers.ts';

const options = (t: Table, seat: number): string[] =>
  t.legal(seat, 'keep-power').map(({ power }) => String(power));
const goods = (t: Table, seat: number, move: string, arg = 'good'): string[] =>
  t.legal(seat, move).map((each) => String(each[arg]));
const told = (t: Table): string[] => t.events.map(({ kind }) => kind);

describe('the draft', () => {
  // proves bonus/the-pioneers: Before the first settlement you are dealt 3 pioneers and keep 1
  // proves bonus/the-pioneers: You see the board before you choose
  it('deals three to everybody, all of them others, on a board that lies', () => {
    const t = new Table(ID).until('keep-power');
    const dealt = [0, 1, 2, 3].map((seat) => options(t, seat));
    expect(dealt.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(new Set(dealt.flat()).size).toBe(12);
    expect(t.b.walks.cornersOf.some((_, hex) => t.field('numbers', hex) > 0)).toBe(true);
  });

  // proves bonus/the-pioneers: All choose at once and show whom they keep; the other two go back into the box unseen
  it('is open to nobody until all have chosen', () => {
    const t = new Table(ID).until('keep-power');
    const first = options(t, 2)[0];
    t.play(2, 'keep-power', { power: first });
    expect(t.events.map(({ kind, secret }) => [kind, secret?.seats])).toEqual([['power-kept', 1 << 2]]);
    expect([t.field('powers', 2 * pioneers.length + no(first)), t.legal(2).length]).toEqual([0, 0]);
    for (const seat of [0, 1, 3]) t.play(seat, 'keep-power', { power: options(t, seat)[1] });
    expect(t.field('powers', 2 * pioneers.length + no(first))).toBe(1);
    expect(told(t).filter((kind) => kind === 'power-shown').length).toBe(4);
    expect(pioneers.some((_, i) => t.field('dealtPowers', i) + t.field('powersLeft', i) > 0)).toBe(false);
    expect(t.decision).toBe('place-building');
  });

  it('is dealt anew to whoever may not see it, and to nobody else', () => {
    const t = new Table(ID).until('keep-power');
    t.play(1, 'keep-power', { power: options(t, 1)[0] });
    const seen = viewOf(t.s, 0).cells;
    const copy = t.again(1);
    copy.s.cells.set(t.s.cells);
    let changed = 0;
    for (let seed = 1; seed < 9; seed++) {
      t.b.resample(copy.s, 0, new Table(ID, { seed }).rng);
      expect(viewOf(copy.s, 0).cells).toEqual(seen);
      expect([0, 1, 2, 3].map((seat) => options(copy, seat).length)).toEqual([3, 0, 3, 3]);
      if (options(copy, 2).join() !== options(t, 2).join()) changed++;
    }
    expect(changed).toBeGreaterThan(0);
  });

  // proves bonus/the-pioneers: Its power is yours for the whole game
  it('leaves a power with its owner from turn to turn', () => {
    const t = during({ 0: 'rich' });
    for (let n = 0; n < 8; n++) t.play(t.active, 'end-turn').roll(4);
    expect(t.b.rules.handLimit(t.s, 0)).toBe(10);
  });

  // proves bonus/the-pioneers: Pioneers who need something that is not in the game are not dealt
  it('deals nobody who needs an expansion that is not there', () => {
    const dealt = (game: string, modules: readonly string[], id: string): boolean => {
      const t = new Table(game, { modules }).until('deal-power');
      return t.legal(-1, 'deal-power').some(({ power }) => power === id);
    };
    const sea = 'seafarers/heading-for-new-shores';
    const knights = 'cities-knights/core';
    expect(['sailors', 'shipyard-workers', 'one-sided', 'fast'].map((id) => dealt(ID, [], id))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(['sailors', 'shipyard-workers', 'one-sided', 'fast'].map((id) => dealt(sea, [ID], id))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(
      ['sailors', 'shipyard-workers', 'one-sided', 'fast'].map((id) => dealt(ID, [knights], id)),
    ).toEqual([false, false, true, false]);
  });

  it('has 32 pioneers', () => {
    expect(pioneers.length).toBe(32);
  });
});

describe('the points that are needed', () => {
  const needs = (id: string, seats: number, modules: readonly string[] = []): number =>
    target(before({ 1: id }, { seats, modules }), 1);

  // proves bonus/the-pioneers: The Beggars need 1 point more to win
  // proves bonus/the-pioneers: The Neighbours need 1 point more to win
  // proves bonus/the-pioneers: The Port Managers need 1 point more to win
  // proves bonus/the-pioneers: The Townsfolk need 1 point more to win
  // proves bonus/the-pioneers: The Players need 1 point less to win
  // proves bonus/the-pioneers: The Honest need 2 points less to win
  it('are more for some and fewer for others, whatever the number of players', () => {
    const fixed = { beggars: 1, neighbours: 1, 'port-managers': 1, townsfolk: 1, players: -1, honest: -2 };
    for (const [id, count] of Object.entries(fixed))
      expect([id, ...[3, 4, 5, 6].map((seats) => needs(id, seats))]).toEqual([
        id,
        count,
        count,
        count,
        count,
      ]);
  });

  // proves bonus/the-pioneers: The Poor need 1 point more to win, and 2 more with five or six players
  // proves bonus/the-pioneers: The Judges need 1 point less to win with three players, and 1 more with six
  // proves bonus/the-pioneers: The Rich need 1 point less to win with five or six players
  // proves bonus/the-pioneers: The Transporters need 1 point less to win with three players, 1 more with five and 2 more with six
  it('go by the number of players for some', () => {
    const bySeats = {
      poor: [1, 1, 2, 2],
      judges: [-1, 0, 0, 1],
      rich: [0, 0, -1, -1],
      transporters: [-1, 0, 1, 2],
    };
    for (const [id, counts] of Object.entries(bySeats))
      expect([id, ...[3, 4, 5, 6].map((seats) => needs(id, seats))]).toEqual([id, ...counts]);
  });

  // proves bonus/the-pioneers: The Consultants need 1 point more to win, but not with Cities & Knights
  it('are one more for the Consultants without Cities & Knights', () => {
    expect([needs('consultants', 4), needs('consultants', 4, ['cities-knights/core'])]).toEqual([1, 0]);
  });

  it('are the same as ever for all others', () => {
    const moved = [
      'beggars',
      'neighbours',
      'port-managers',
      'townsfolk',
      'players',
      'honest',
      'poor',
      'judges',
      'rich',
      'transporters',
      'consultants',
      'sailors',
    ];
    for (const { id, target: changed } of pioneers)
      expect([id, changed !== undefined]).toEqual([id, moved.includes(id)]);
  });

  it('decide when a seat has won', () => {
    const t = before({ 0: 'honest' }, { options: { points: 5 } });
    const { corners } = trail(t, 0, 6);
    t.put(0, 'city', corners[0]);
    t.roll(4);
    expect(t.over).toBe(false);
    t.put(0, 'settlement', corners[4])
      .give(0, ROAD)
      .put(0, 'road', trail(t, 0, 6).edges[0]);
    t.play(0, 'end-turn');
    t.play(1, 'roll').nature('dice', { red: 2, yellow: 2 }).play(1, 'end-turn');
    for (const seat of [2, 3]) t.roll(4).play(seat, 'end-turn');
    expect(t.over).toBe(true);
  });
});

describe('what comes of a number', () => {
  const field = (t: Table, terrain: string, number = 5): number => {
    const hex = t.hex(0, 0);
    t.lay(hex, terrain, number);
    return hex;
  };

  // proves bonus/the-pioneers: The Extremes: when anybody rolls a 2, 3, 11 or 12, you take 1 resource of your choice
  it('brings the Extremes a resource at the far numbers', () => {
    for (const number of [2, 3, 11, 12]) {
      const t = before({ 2: 'extremes' }).roll(number);
      expect([number, t.decision, goods(t, 2, 'choose-good').length, t.legal(0).length]).toEqual([
        number,
        'choose-good',
        5,
        0,
      ]);
      t.play(2, 'choose-good', { good: 'ore' });
      expect([t.hand(2), t.decision]).toEqual([{ ore: 1 }, 'main']);
    }
    for (const number of [4, 10]) expect(before({ 2: 'extremes' }).roll(number).decision).toBe('main');
  });

  // proves bonus/the-pioneers: The Farmers: each of your settlements draws 2 from fields and from pastures
  // proves bonus/the-pioneers: Your cities draw no more than others
  it('brings the Farmers 2 for a settlement at fields and pastures, and no more for a city', () => {
    for (const [terrain, good, count] of [
      ['fields', 'grain', 2],
      ['pasture', 'wool', 2],
      ['forest', 'lumber', 1],
    ] as const) {
      const t = before({ 1: 'farmers' });
      field(t, terrain);
      t.put(1, 'settlement', t.corner(0, 0, 0))
        .put(2, 'settlement', t.corner(0, 0, 2))
        .put(1, 'city', t.corner(0, 0, 4));
      t.roll(5);
      expect([terrain, t.hand(1), t.hand(2)]).toEqual([terrain, { [good]: count + 2 }, { [good]: 1 }]);
    }
  });

  // proves bonus/the-pioneers: The Townsfolk: each of your cities draws 3
  it('brings the Townsfolk 3 for a city', () => {
    const t = before({ 1: 'townsfolk' });
    field(t, 'forest');
    t.put(1, 'city', t.corner(0, 0, 0))
      .put(2, 'city', t.corner(0, 0, 2))
      .put(1, 'settlement', t.corner(0, 0, 4));
    t.roll(5);
    expect([t.hand(1), t.hand(2)]).toEqual([{ lumber: 4 }, { lumber: 2 }]);
  });

  // proves bonus/the-pioneers: Where a city of the Townsfolk makes a commodity, it gets 2 resources and 1 commodity
  it('brings the Townsfolk 2 resources and 1 commodity where there are commodities', () => {
    for (const [terrain, hand] of [
      ['forest', { lumber: 2, paper: 1 }],
      ['mountains', { ore: 2, coin: 1 }],
      ['pasture', { wool: 2, cloth: 1 }],
      ['hills', { brick: 3 }],
      ['fields', { grain: 3 }],
    ] as const) {
      const t = before({ 1: 'townsfolk' }, KNIGHTS);
      field(t, terrain);
      t.put(1, 'city', t.corner(0, 0, 0))
        .roll(5)
        .nature('event-die', { face: 'trade' });
      expect([terrain, t.hand(1)]).toEqual([terrain, hand]);
    }
  });

  // proves bonus/the-pioneers: The Poor: when anybody rolls a number other than 7 and you get nothing, you take 1 resource of your choice
  it('consoles the Poor who get nothing, but not on a seven', () => {
    const t = before({ 1: 'poor' });
    field(t, 'forest');
    t.put(1, 'settlement', t.corner(0, 0, 0)).roll(4);
    expect([t.decision, t.legal(1).length]).toEqual(['choose-good', 5]);
    t.play(1, 'choose-good', { good: 'brick' }).play(0, 'end-turn').roll(5);
    expect([t.decision, t.hand(1)]).toEqual(['main', { brick: 1, lumber: 1 }]);
    t.play(1, 'end-turn').roll(7);
    expect(t.decision).toBe('move-blocker');
  });

  describe('for the Believers', () => {
    // proves bonus/the-pioneers: The Believers: if after your roll you can pay for nothing that is built or bought, you may roll both dice
    it('is two dice where they can build nothing', () => {
      expect(during({ 0: 'believers' }).decision).toBe('believe');
      expect(during({ 1: 'believers' }).decision).toBe('main');
      const able = before({ 0: 'believers' });
      able.give(0, CARD).roll(4);
      expect(able.refusal(0, 'believe')?.code).toBe('believer-builds');
      expect(able.play(0, 'believe-not').decision).toBe('main');
      // A road can be paid for, but there is none to join it to.
      const nowhere = before({ 0: 'believers' });
      expect(nowhere.give(0, ROAD).roll(4).legal(0, 'believe').length).toBe(1);
      const somewhere = before({ 0: 'believers' });
      somewhere.put(0, 'settlement', somewhere.corner(0, 0, 0));
      expect(somewhere.give(0, ROAD).roll(4).legal(0, 'believe')).toEqual([]);
    });

    // proves bonus/the-pioneers: If either shows more than you hold cards, you take 1 resource of your choice
    it('is a resource where a die shows more than they hold', () => {
      const names = before({ 0: 'believers' })
        .give(0, { wool: 3 })
        .roll(4)
        .play(0, 'believe')
        .legal(-1, 'believers-dice');
      expect(names.length).toBe(36);
      const first = Number(names[0].red);
      const die = (n: number): number => n - 1 + first;
      const play = (red: number, yellow: number): string | undefined =>
        before({ 0: 'believers' })
          .give(0, { wool: 3 })
          .roll(4)
          .play(0, 'believe')
          .nature('believers-dice', { red: die(red), yellow: die(yellow) }).decision;
      expect([play(3, 3), play(4, 1), play(1, 4), play(2, 1)]).toEqual([
        'main',
        'choose-good',
        'choose-good',
        'main',
      ]);
    });

    // proves bonus/the-pioneers: With 6 cards or more in hand the Believers do not roll: no die shows more
    it('is nothing with six cards', () => {
      expect(before({ 0: 'believers' }).give(0, { wool: 6 }).roll(4).decision).toBe('main');
      expect(before({ 0: 'believers' }).give(0, { wool: 5 }).roll(4).decision).toBe('believe');
    });
  });

  describe('for the One-Sided', () => {
    const sided = (terrain: string): Table => {
      const t = before({ 1: 'one-sided' }, KNIGHTS);
      field(t, terrain);
      return t.put(1, 'city', t.corner(0, 0, 0)).put(2, 'city', t.corner(0, 0, 2));
    };
    const rolled = (t: Table): Table => t.roll(5).nature('event-die', { face: 'trade' });

    // proves bonus/the-pioneers: The One-Sided: where a city of yours would get 1 resource and 1 commodity, you take 2 of the one or 2 of the other
    it('is 2 resources or 2 commodities', () => {
      const t = rolled(sided('forest'));
      expect([t.decision, goods(t, 1, 'take-pair'), t.hand(2)]).toEqual([
        'one-sided',
        ['lumber', 'paper'],
        { lumber: 1, paper: 1 },
      ]);
      t.play(1, 'take-pair', { good: 'paper' });
      expect([t.hand(1), t.decision]).toEqual([{ paper: 2 }, 'main']);
      expect(rolled(sided('forest')).play(1, 'take-pair', { good: 'lumber' }).hand(1)).toEqual({ lumber: 2 });
      const plain = rolled(sided('hills'));
      expect([plain.decision, plain.hand(1)]).toEqual(['main', { brick: 2 }]);
    });

    // proves bonus/the-pioneers: The One-Sided choose when all others have been paid, once for each such city, and get what the bank still has
    it('is chosen for each city, out of what the bank still has', () => {
      const t = sided('forest')
        .put(1, 'city', sided('forest').corner(0, 0, 4))
        .setBank('paper', 2);
      rolled(t).play(1, 'take-pair', { good: 'paper' });
      expect([t.hand(1), t.decision, goods(t, 1, 'take-pair')]).toEqual([
        { paper: 1 },
        'one-sided',
        ['lumber'],
      ]);
    });
  });

  describe('for the Players', () => {
    // proves bonus/the-pioneers: The Players: before your roll you may bet 1 resource of your hand
    // proves bonus/the-pioneers: If the number is even, you get it back with another of its kind before anything is produced, otherwise it is lost
    it('doubles a bet on an even number and takes it on an odd one', () => {
      const bet = (): Table =>
        before({ 0: 'players' }).give(0, { ore: 2, wool: 1 }).play(0, 'bet-card', { good: 'ore' });
      expect([bet().hand(0), bet().roll(4).hand(0), bet().roll(5).hand(0)]).toEqual([
        { ore: 1, wool: 1 },
        { ore: 3, wool: 1 },
        { ore: 1, wool: 1 },
      ]);
      expect(
        before({ 0: 'players' }).give(0, { wool: 1 }).refusal(0, 'bet-card', { good: 'ore' })?.code,
      ).toBeDefined();
    });

    it('pays before the hexes do', () => {
      const t = before({ 0: 'players' }).give(0, { lumber: 1 });
      field(t, 'forest', 4);
      t.put(0, 'settlement', t.corner(0, 0, 0))
        .play(0, 'bet-card', { good: 'lumber' })
        .setBank('lumber', 2)
        .roll(4);
      expect([t.hand(0), t.bank('lumber')]).toEqual([{ lumber: 2 }, 0]);
    });

    // proves bonus/the-pioneers: The Players bet once a turn, on their own roll and open to all
    it('is once a turn, and on the own roll alone', () => {
      const t = before({ 0: 'players', 1: 'rich' })
        .give(0, { ore: 2 })
        .give(1, { ore: 2 })
        .play(0, 'bet-card', { good: 'ore' });
      expect([
        t.refusal(0, 'bet-card', { good: 'ore' })?.code,
        t.refusal(1, 'bet-card', { good: 'ore' })?.code,
      ]).toEqual(['bet-made', 'not-your-turn']);
      expect(t.events[0]).toMatchObject({ kind: 'bet', data: { seat: 0, good: 'ore' } });
      t.roll(4).play(0, 'end-turn');
      expect(t.legal(1, 'bet-card')).toEqual([]);
    });

    // proves bonus/the-pioneers: The Players may bet a commodity as well
    it('may be a commodity', () => {
      const t = before({ 0: 'players' }, KNIGHTS)
        .give(0, { paper: 1 })
        .play(0, 'bet-card', { good: 'paper' })
        .roll(4);
      expect(t.hand(0)).toEqual({ paper: 2 });
    });
  });

  describe('for the Egoist', () => {
    // proves bonus/the-pioneers: The Egoist: you may have your roll rolled again before anything comes of it
    // proves bonus/the-pioneers: The second roll stands
    it('counts when they keep it, and is rolled again once', () => {
      const rolled = (): Table => {
        const t = before({ 0: 'egoist' });
        field(t, 'forest');
        return t.put(1, 'settlement', t.corner(0, 0, 0)).roll(5);
      };
      const kept = rolled();
      expect([kept.decision, kept.hand(1)]).toEqual(['egoist-roll', {}]);
      kept.play(0, 'keep-roll');
      expect([kept.decision, kept.hand(1)]).toEqual(['main', { lumber: 1 }]);
      const again = rolled().play(0, 'egoist-roll').nature('dice', { red: 2, yellow: 3 });
      expect([again.decision, again.hand(1)]).toEqual(['main', { lumber: 1 }]);
      const other = rolled().play(0, 'egoist-roll').nature('dice', { red: 2, yellow: 2 });
      expect([other.decision, other.hand(1)]).toEqual(['main', {}]);
    });

    // proves bonus/the-pioneers: The Egoist rolls again on their own turn alone
    it('is not rolled again for anybody else', () => {
      expect(during({ 1: 'egoist' }).decision).toBe('main');
    });

    // proves bonus/the-pioneers: Where several pioneers have a say at the same moment, each is asked or paid in turn; an Egoist’s second roll comes first of all
    it('is settled before others have a say', () => {
      const t = before({ 0: 'egoist', 1: 'extremes', 2: 'poor' }).roll(2);
      expect([t.decision, t.hand(1)]).toEqual(['egoist-roll', {}]);
      t.play(0, 'keep-roll');
      const asked: number[] = [];
      while (t.decision === 'choose-good') {
        const seat = [1, 2].find((each) => t.legal(each).length > 0)!;
        asked.push(seat);
        t.play(seat, 'choose-good', { good: 'ore' });
      }
      expect([asked.sort(), t.decision]).toEqual([[1, 2], 'main']);
    });
  });
});

describe('a seven', () => {
  // proves bonus/the-pioneers: The Rich: your hand limit is 10 instead of 7
  it('leaves the Rich ten cards', () => {
    const t = before({ 0: 'rich' }).give(0, { ore: 10 }).give(1, { ore: 8 });
    t.roll(7);
    expect([t.legal(0).length, t.legal(1).length, t.decision]).toEqual([0, 1, 'discard']);
    expect(before({ 0: 'rich' }).give(0, { ore: 11 }).roll(7).legal(0).length).toBe(1);
  });

  // proves bonus/the-pioneers: The Outlaws: when anybody rolls a 7, you get all cards that other players discard, before the robber is moved
  it('brings the Outlaws what others discard, before the robber moves', () => {
    const t = before({ 2: 'outlaws' }).give(1, { ore: 8 }).give(2, { wool: 8 }).give(3, { brick: 9 });
    t.roll(7);
    for (let n = 0; n < 4; n++)
      t.play(1, 'discard', { good: 'ore' })
        .play(2, 'discard', { good: 'wool' })
        .play(3, 'discard', { good: 'brick' });
    expect([t.hand(2), t.decision, t.hand(1), t.hand(3)]).toEqual([
      { wool: 4, ore: 4, brick: 4 },
      'move-blocker',
      { ore: 4 },
      { brick: 5 },
    ]);
  });

  it('brings the Outlaws nothing of what is discarded without one', () => {
    const t = during({ 2: 'outlaws' }, KNIGHTS).nature('event-die', { face: 'trade' });
    t.put(1, 'settlement', t.corner(0, 0, 0)).give(1, { ore: 4 });
    holds(t, 0, 'saboteur').play(0, 'play-card', { card: 'saboteur' });
    expect(t.decision).toBe('discard');
    for (let n = 0; n < 2; n++) t.play(1, 'discard', { good: 'ore' });
    expect([t.hand(1), t.hand(2), t.decision]).toEqual([{ ore: 2 }, {}, 'main']);
  });

  // proves bonus/the-pioneers: The Police: nobody steals cards from you
  it('leaves the Police alone', () => {
    const rob = (id: string): Table => {
      const t = before({ 1: id }).give(1, { ore: 2 });
      t.put(1, 'settlement', t.corner(0, 0, 0))
        .roll(7)
        .play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
      return t;
    };
    expect([rob('police').decision, rob('rich').decision]).toEqual(['main', 'steal']);
  });

  // proves bonus/the-pioneers: Progress cards take no cards from the Police either, but for a monopoly
  it('and so do progress cards', () => {
    const t = during({ 1: 'police' }, KNIGHTS);
    expect([t.b.the.decks.barTake(t.s, 0, 1)?.code, t.b.the.decks.barTake(t.s, 0, 2)]).toEqual([
      'policed',
      undefined,
    ]);
  });
});

describe('trade', () => {
  // proves bonus/the-pioneers: The Shepherds: the bank takes 2 of your wool for 1 other good
  it('is two to one in wool for the Shepherds', () => {
    const t = during({ 0: 'shepherds' }).give(0, { wool: 2, ore: 3 });
    expect(goods(t, 0, 'bank-trade', 'give')).toEqual(['wool', 'wool', 'wool', 'wool']);
    t.play(0, 'bank-trade', { give: 'wool', want: 'brick' });
    expect(t.hand(0)).toEqual({ ore: 3, brick: 1 });
    expect(during({ 1: 'shepherds' }).give(0, { wool: 3 }).legal(0, 'bank-trade')).toEqual([]);
  });

  // proves bonus/the-pioneers: The Harbour Master: whenever another player trades with the bank, you take 1 of the resources that they give
  // proves bonus/the-pioneers: The Harbour Master gets the card without being asked
  it('brings the Harbour Master one of the cards', () => {
    const t = during({ 2: 'harbour-master' }).give(0, { wool: 4 });
    const bank = t.bank('wool');
    t.play(0, 'bank-trade', { give: 'wool', want: 'brick' });
    expect([t.hand(2), t.bank('wool') - bank, t.decision]).toEqual([{ wool: 1 }, 3, 'main']);
    const own = during({ 0: 'harbour-master' })
      .give(0, { wool: 4 })
      .play(0, 'bank-trade', { give: 'wool', want: 'brick' });
    expect(own.hand(0)).toEqual({ brick: 1 });
    const fine = during({ 2: 'harbour-master' }, KNIGHTS);
    expect(fine.decision).toBe('event-die');
    fine
      .nature('event-die', { face: 'trade' })
      .give(0, { paper: 4 })
      .play(0, 'bank-trade', { give: 'paper', want: 'brick' });
    expect(fine.hand(2)).toEqual({});
  });

  describe('of the Port Managers', () => {
    const port = (t: Table, kind: number): Table => t.set('harbours', 1, 1 << kind);

    // proves bonus/the-pioneers: The Port Managers: on other players’ turns you may trade at your harbours, too
    it('goes on in the turns of others, at harbours alone', () => {
      const t = port(before({ 1: 'port-managers' }), 0)
        .give(1, { ore: 3, wool: 4 })
        .roll(4);
      expect([t.decision, t.legal(0).length]).toEqual(['port-call', 0]);
      t.play(1, 'port-trade', { give: 'ore', want: 'brick' });
      expect([t.hand(1), t.decision]).toEqual([{ wool: 4, brick: 1 }, 'port-call']);
      t.play(1, 'leave-port');
      expect(t.decision).toBe('main');
      const ore = before({}).b.goods.findIndex(({ id }) => id === 'ore');
      const special = port(before({ 1: 'port-managers' }), ore + 1)
        .give(1, { ore: 2, wool: 4 })
        .roll(4);
      expect([...new Set(goods(special, 1, 'port-trade', 'give'))]).toEqual(['ore']);
    });

    // proves bonus/the-pioneers: The Port Managers are asked after another player’s roll, if they have a harbour and 2 cards or more
    it('is asked of them with a harbour and two cards', () => {
      const asked = (kind: number, count: number): string | undefined =>
        (kind < 0 ? before({ 1: 'port-managers' }) : port(before({ 1: 'port-managers' }), kind))
          .give(1, { ore: count })
          .roll(4).decision;
      expect([asked(0, 2), asked(0, 1), asked(-1, 4)]).toEqual(['port-call', 'main', 'main']);
      const own = before({ 0: 'port-managers' }).set('harbours', 0, 1).give(0, { ore: 4 }).roll(4);
      expect(own.decision).toBe('main');
    });

    it('brings the Harbour Master a card, too', () => {
      const t = port(before({ 1: 'port-managers', 2: 'harbour-master' }), 0)
        .give(1, { ore: 3 })
        .roll(4);
      t.play(1, 'port-trade', { give: 'ore', want: 'brick' });
      expect(t.hand(2)).toEqual({ ore: 1 });
    });
  });

  describe('with the Brokers', () => {
    const offered = (): Table =>
      during({ 2: 'brokers' })
        .give(0, { wool: 2 })
        .give(1, { ore: 2 })
        .give(2, { ore: 2 })
        .give(3, { ore: 2, brick: 1 })
        .play(0, 'offer', { give: { wool: 1 }, want: { ore: 1 } });
    const partners = (t: Table): unknown[] => t.legal(0, 'trade-with').map(({ seat }) => seat);

    // proves bonus/the-pioneers: The Brokers: where you offer another player the same as others do, that player trades with you or with nobody
    it('goes to them where others say the same', () => {
      const t = offered()
        .play(1, 'accept')
        .play(2, 'accept')
        .play(3, 'counter', { give: { brick: 1 }, want: { wool: 1 } });
      expect([partners(t), t.refusal(0, 'trade-with', { seat: 1 })?.code]).toEqual([[2, 3], 'broker-first']);
      expect(t.legal(0, 'withdraw').length).toBe(1);
      const without = offered().play(1, 'accept').play(2, 'decline').play(3, 'decline');
      expect(partners(without)).toEqual([1]);
    });

    it('holds of counter-offers that are the same', () => {
      const same = { give: { ore: 2 }, want: { wool: 1 } };
      const t = offered().play(1, 'counter', same).play(2, 'counter', same).play(3, 'accept');
      expect(partners(t)).toEqual([2, 3]);
      const less = offered()
        .play(1, 'counter', { give: { ore: 1 }, want: { wool: 2 } })
        .play(2, 'counter', same)
        .play(3, 'decline');
      expect(partners(less)).toEqual([1, 2]);
    });
  });

  describe('with the Transporters', () => {
    const trade = (
      id: Record<number, string>,
      modules: { modules?: string[] } = {},
      give = 'wool',
    ): Table => {
      const t = before(id, modules).roll(4);
      if (t.decision === 'event-die') t.nature('event-die', { face: 'trade' });
      return t
        .give(0, { [give]: 2 })
        .give(1, { ore: 2 })
        .play(0, 'offer', { give: { [give]: 2 }, want: { ore: 1 } })
        .play(1, 'accept')
        .play(2, 'decline')
        .play(3, 'decline')
        .play(0, 'trade-with', { seat: 1 });
    };

    // proves bonus/the-pioneers: The Transporters: whenever two players trade with each other, you take 1 resource of a kind that they trade
    it('brings them one of the traded kinds', () => {
      const t = trade({ 3: 'transporters' });
      expect([t.decision, goods(t, 3, 'carry').sort()]).toEqual(['carry', ['ore', 'wool']]);
      t.play(3, 'carry', { good: 'wool' });
      expect([t.hand(3), t.decision, t.field('carriedGoods', 3)]).toEqual([{ wool: 1 }, 'main', 0]);
      expect(trade({ 3: 'rich' }).decision).toBe('main');
    });

    // proves bonus/the-pioneers: The Transporters take it from their own trades as well
    it('holds of their own trades', () => {
      expect(goods(trade({ 0: 'transporters' }), 0, 'carry').length).toBe(2);
    });

    it('is nothing where the bank has none of them', () => {
      const t = trade({ 3: 'transporters' });
      t.setBank('wool', 0).setBank('ore', 0);
      expect(t.legal(3)).toEqual([{ move: 'carry-nothing' }]);
    });

    // proves bonus/the-pioneers: The Transporters may take a traded commodity instead
    it('may be a commodity', () => {
      const t = trade({ 3: 'transporters' }, { modules: ['cities-knights/core'] }, 'cloth');
      t.play(3, 'carry', { good: 'cloth' });
      expect(t.hand(3)).toEqual({ cloth: 1 });
    });
  });

  it('shows everybody the card of the Traders until it is swapped', () => {
    const t = during({ 0: 'traders' })
      .give(0, { wool: 1, ore: 2 })
      .give(1, { brick: 3 })
      .give(2, { grain: 3 });
    const least = (): number =>
      Math.min(
        ...Array.from({ length: 30 }, (_, seed) =>
          held(t.b, resample(t.s, 3, new Rng(seed)), 0, t.b.good('wool')),
        ),
      );
    expect(least()).toBe(0);
    t.play(0, 'demand-swap', { seat: 1, good: 'wool' });
    expect(least()).toBe(1);
    t.play(1, 'trade-back', { good: 'brick' });
    expect(least()).toBe(0);
  });

  // proves bonus/the-pioneers: The Traders: once a turn you give another player a card of your hand, who chooses one of theirs for you
  // proves bonus/the-pioneers: must swap with the Traders, you choose out of the cards that you held before
  it('is forced by the Traders once a turn', () => {
    const t = during({ 0: 'traders' }).give(0, { wool: 2 }).give(1, { ore: 1, brick: 1 }).give(2, {});
    expect(t.refusal(0, 'demand-swap', { seat: 2, good: 'wool' })?.code).toBe('swap-empty-hand');
    t.play(0, 'demand-swap', { seat: 1, good: 'wool' });
    expect([t.decision, goods(t, 1, 'trade-back').sort(), t.legal(0)]).toEqual([
      'forced-trade',
      ['brick', 'ore'],
      [],
    ]);
    t.play(1, 'trade-back', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([
      { wool: 1, ore: 1 },
      { wool: 1, brick: 1 },
    ]);
    expect(t.refusal(0, 'demand-swap', { seat: 1, good: 'wool' })?.code).toBe('pioneer-once');
    t.play(0, 'end-turn');
    for (let n = 0; n < 3; n++) t.roll(4).play(t.active, 'end-turn');
    expect(t.roll(4).legal(0, 'demand-swap').length).toBeGreaterThan(0);
  });

  // proves bonus/the-pioneers: The Friends: on your turn you may swap hands with another player who holds as many cards as you
  // proves bonus/the-pioneers: The Friends do so once a turn, after the roll
  it('is a swap of whole hands for the Friends', () => {
    const t = before({ 0: 'friends' }).give(0, { wool: 2 }).give(1, { ore: 1, brick: 1 }).give(2, { ore: 3 });
    expect(t.legal(0, 'swap-hands')).toEqual([]);
    t.roll(4);
    expect(t.legal(0, 'swap-hands').map(({ seat }) => seat)).toEqual([1]);
    expect(t.refusal(0, 'swap-hands', { seat: 2 })?.code).toBe('hands-not-level');
    t.play(0, 'swap-hands', { seat: 1 });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1, brick: 1 }, { wool: 2 }]);
    expect(t.refusal(0, 'swap-hands', { seat: 1 })?.code).toBe('pioneer-once');
  });

  // proves bonus/the-pioneers: Development cards and progress cards are not swapped
  it('leaves development cards where they are', () => {
    const t = during({ 0: 'friends' }).give(0, { wool: 1 }).give(1, { ore: 1 }).cards(1, 'knight');
    t.play(0, 'swap-hands', { seat: 1 });
    expect([t.field('cardCount', 0), t.field('cardCount', 1)]).toEqual([0, 1]);
  });
});

describe('an auction', () => {
  const called = (): Table =>
    during({ 0: 'auctioneer' })
      .give(0, { ore: 1, wool: 1 })
      .give(1, { brick: 1 })
      .give(2, { brick: 1, wool: 2 })
      .give(3, {})
      .play(0, 'call-auction', { good: 'ore' });
  const bids = (t: Table, seat: number): unknown[] => t.legal(seat, 'bid-cards').map(({ bid }) => bid);

  // proves bonus/the-pioneers: The Auctioneer: once on your turn you may put 1 card of your hand up for auction
  // proves bonus/the-pioneers: Bids are in resources
  // proves bonus/the-pioneers: In an auction each other player in turn says once how many resources they bid, more than the last bid, or passes
  // proves bonus/the-pioneers: The highest bidder gets the card and chooses what to pay with
  it('goes to whoever bids most, who pays in resources of choice', () => {
    const t = called();
    expect([t.decision, bids(t, 1), t.legal(2)]).toEqual(['lot-bid', [1], []]);
    t.play(1, 'bid-cards', { bid: 1 });
    expect(bids(t, 2)).toEqual([2, 3]);
    t.play(2, 'bid-cards', { bid: 2 });
    expect(bids(t, 3)).toEqual([]);
    t.play(3, 'bid-nothing');
    expect([t.decision, goods(t, 2, 'pay-lot').sort()]).toEqual(['pay-lot', ['brick', 'wool']]);
    t.play(2, 'pay-lot', { good: 'wool' }).play(2, 'pay-lot', { good: 'brick' });
    expect([t.hand(0), t.hand(2), t.decision]).toEqual([{ wool: 2, brick: 1 }, { wool: 1, ore: 1 }, 'main']);
    expect(t.refusal(0, 'call-auction', { good: 'wool' })?.code).toBe('pioneer-once');
  });

  // proves bonus/the-pioneers: If nobody bids, you keep it and take another of its kind
  it('brings another of its kind where nobody bids', () => {
    const t = called();
    for (const seat of [1, 2, 3]) t.play(seat, 'bid-nothing');
    expect([t.hand(0), t.decision]).toEqual([{ ore: 2, wool: 1 }, 'main']);
  });

  it('shows everybody the card that is sold, and how many resources a bidder has', () => {
    const t = before({ 0: 'auctioneer' }, KNIGHTS).roll(4).nature('event-die', { face: 'trade' });
    for (const seat of [0, 1, 2, 3]) t.give(seat, { paper: 3 });
    t.give(0, { ore: 1, paper: 2 }).give(1, { wool: 1, grain: 1 });
    const dealt = (see: (s: State) => number): number =>
      Math.min(...Array.from({ length: 30 }, (_, seed) => see(resample(t.s, 3, new Rng(seed)))));
    const ofLot = (s: State): number => held(t.b, s, 0, t.b.good('ore'));
    const ofBidder = (s: State): number =>
      t.b.choosable.reduce((sum, good) => sum + held(t.b, s, 1, good), 0);
    expect([dealt(ofLot), dealt(ofBidder)]).toEqual([0, 0]);
    t.play(0, 'call-auction', { good: 'ore' });
    expect([dealt(ofLot), dealt(ofBidder)]).toEqual([1, 0]);
    t.play(1, 'bid-cards', { bid: 2 });
    expect([dealt(ofLot), dealt(ofBidder)]).toEqual([1, 2]);
    t.play(2, 'bid-nothing').play(3, 'bid-nothing').play(1, 'pay-lot', { good: 'wool' });
    expect([t.decision, dealt(ofLot), dealt(ofBidder)]).toEqual(['pay-lot', 1, 1]);
  });

  it('takes no bids in commodities', () => {
    const t = before({ 0: 'auctioneer' }, KNIGHTS).roll(4).nature('event-die', { face: 'trade' });
    t.give(0, { ore: 1 }).give(1, { paper: 3, wool: 1 }).play(0, 'call-auction', { good: 'ore' });
    expect(bids(t, 1)).toEqual([1]);
  });
});

describe('the Beggars', () => {
  const begging = (): Table => {
    const t = during({ 0: 'beggars' }).play(0, 'beg-for', { good: 'ore' });
    t.put(1, 'city', trail(t, 0, 4).corners[0]).put(2, 'settlement', trail(t, -2, 4).corners[0]);
    return t;
  };
  const ready = (t: Table, seat: number): number => {
    const row = seat === 1 ? 0 : -2;
    const { corners } = trail(t, row, 4);
    roads(t, seat, row, 4);
    return corners[4];
  };

  // proves bonus/the-pioneers: The Beggars: on your turn you name a resource
  // proves bonus/the-pioneers: What the Beggars have named stays until they name another, once a turn
  it('name a resource once a turn, which stays', () => {
    const t = begging();
    expect([t.field('beggedGood', 0) - 1, t.refusal(0, 'beg-for', { good: 'wool' })?.code]).toEqual([
      t.b.good('ore'),
      'begged-this-turn',
    ]);
    t.play(0, 'end-turn').roll(4);
    expect([t.field('beggedGood', 0) - 1, t.legal(1, 'beg-for')]).toEqual([t.b.good('ore'), []]);
  });

  // proves bonus/the-pioneers: Players with more points than you must give you one of it, besides the price, for each settlement and city they build
  it('get it for each settlement and city of whoever is ahead', () => {
    const t = begging();
    const corner = ready(t, 1);
    t.play(0, 'end-turn').roll(4).give(1, SETTLEMENT);
    expect(t.refusal(1, 'settlement', { corner })?.code).toBe('cannot-pay');
    t.give(1, { ...SETTLEMENT, ore: 1 }).play(1, 'settlement', { corner });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, {}]);
    t.give(1, { ...CITY, ore: 4 }).play(1, 'city', { corner });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 2 }, {}]);
    t.give(1, ROAD);
    expect(t.legal(1, 'road').length).toBeGreaterThan(0);
  });

  it('get nothing from others', () => {
    const t = begging();
    t.put(0, 'settlement', trail(t, 2, 4).corners[0]);
    const corner = ready(t, 2);
    t.play(0, 'end-turn')
      .roll(4)
      .play(1, 'end-turn')
      .roll(4)
      .give(2, SETTLEMENT)
      .play(2, 'settlement', { corner });
    expect([t.hand(0), t.hand(2)]).toEqual([{}, {}]);
  });

  // proves bonus/the-pioneers: What is built for free costs no alms, and hidden points do not count
  it('get nothing for what is built for nothing, and do not see hidden points', () => {
    const t = begging();
    t.put(0, 'settlement', trail(t, 2, 4).corners[0]).cards(2, 'victory-point', 2);
    const corner = ready(t, 2);
    t.play(0, 'end-turn')
      .roll(4)
      .play(1, 'end-turn')
      .roll(4)
      .give(2, SETTLEMENT)
      .play(2, 'settlement', { corner });
    expect(t.hand(0)).toEqual({});
    const free = begging().give(1, { ore: 1 });
    free.built(1, 'settlement', trail(free, 0, 4).corners[4]);
    expect([free.hand(0), free.hand(1)]).toEqual([{}, { ore: 1 }]);
  });
});

describe('the Carters', () => {
  const shared = (bySeat: Record<number, string>): { t: Table; edges: number[] } => {
    const t = during(bySeat);
    const { edges, corners } = trail(t, 0, 4);
    t.put(0, 'settlement', corners[0]).put(1, 'settlement', corners[2]);
    t.put(1, 'road', edges[1]).put(0, 'road', edges[0]).give(0, { brick: 3, lumber: 3 });
    return { t, edges };
  };

  // proves bonus/the-pioneers: The Carters: you may build roads on edges where others have roads, and go on past their settlements and cities
  it('lay roads beside those of others, and past their buildings', () => {
    const { t, edges } = shared({ 0: 'carters' });
    t.play(0, 'road', { edge: edges[1] });
    expect(t.field('routeLength', 0)).toBe(2);
    t.play(0, 'road', { edge: edges[2] });
    const plain = shared({});
    expect(plain.t.refusal(0, 'road', { edge: plain.edges[1] })?.code).toBe('taken');
    const city = shared({ 0: 'carters' });
    city.t.put(1, 'city', trail(city.t, 0, 4).corners[2]);
    city.t.play(0, 'road', { edge: city.edges[1] }).play(0, 'road', { edge: city.edges[2] });
  });

  // proves bonus/the-pioneers: Where you have a road, all others may build beside it
  it('let others build beside their roads', () => {
    const { t, edges } = shared({ 0: 'carters' });
    t.put(2, 'settlement', trail(t, 0, 4).corners[4])
      .put(2, 'road', edges[3])
      .play(0, 'road', { edge: edges[1] })
      .play(0, 'road', { edge: edges[2] });
    const [, , third] = edges;
    t.play(0, 'end-turn').roll(4).give(1, { brick: 1, lumber: 1 }).play(1, 'road', { edge: third });
    t.play(1, 'end-turn').roll(4).give(2, { brick: 2, lumber: 2 }).play(2, 'road', { edge: third });
    expect([0, 1, 2].map((seat) => t.field('routeLength', seat))).toEqual([3, 2, 2]);
  });

  // proves bonus/the-pioneers: For the Longest Road each player’s own pieces count, wherever others lie beside them
  // proves bonus/the-pioneers: What the Carters have built past counts on
  it('count their own roads through what they have passed', () => {
    const t = during({ 0: 'carters' });
    const { corners } = trail(t, 0, 6);
    t.put(1, 'settlement', corners[2]);
    roads(t, 1, 0, 3);
    for (const edge of trail(t, 0, 6).edges) t.put(0, 'road', edge);
    expect([t.field('routeLength', 0), t.field('routeLength', 1), holder(t, 'longest-road')]).toEqual([
      6, 3, 0,
    ]);
  });

  // proves bonus/the-pioneers: The Carters go on past knights, too
  it('go on past knights, which go no further themselves', () => {
    const past = (id: string): { t: Table; edges: number[] } => {
      const t = before({ 0: id }, KNIGHTS).roll(4).nature('event-die', { face: 'trade' });
      const { edges, corners } = trail(t, 0, 4);
      t.put(0, 'settlement', corners[0]).put(0, 'road', edges[0]).put(0, 'road', edges[1]).give(0, ROAD);
      knight(t, 1, corners[2]);
      return { t, edges };
    };
    const mine = past('carters');
    mine.t.play(0, 'road', { edge: mine.edges[2] });
    const theirs = past('rich');
    expect(theirs.t.refusal(0, 'road', { edge: theirs.edges[2] })?.code).toBe('route-stopped');
    const { t } = mine;
    expect(t.b.the.units.mayPass(t.s, 0, trail(t, 0, 4).corners[2])).toBe(false);
  });

  // proves bonus/the-pioneers: What is said of the Carters’ roads holds for ships as well
  it('lay ships beside ships', () => {
    const lay = (bySeat: Record<number, string>): { t: Table; edge: number } => {
      const t = afloat(bySeat);
      const { edges } = harbourTown(t, 0);
      putPiece(t.b, t.s, 1, t.b.piece('ship').index, edges[0]);
      return { t: t.give(0, { lumber: 1, wool: 1 }), edge: edges[0] };
    };
    const mine = lay({ 0: 'carters' });
    mine.t.play(0, 'ship', { edge: mine.edge });
    const plain = lay({});
    expect(plain.t.refusal(0, 'ship', { edge: plain.edge })?.code).toBe('taken');
  });
});

describe('roads', () => {
  const cut = (id: string): Table => {
    const t = during({ 0: id });
    const corners = roads(t, 0, 0, 6);
    return t.put(1, 'settlement', corners[3]);
  };

  // proves bonus/the-pioneers: The Road Builders: settlements and cities of others do not break your Longest Road
  it('of the Road Builders are not broken by buildings, which stop them all the same', () => {
    expect([cut('road-builders').field('routeLength', 0), cut('rich').field('routeLength', 0)]).toEqual([
      6, 3,
    ]);
    const t = during({ 0: 'road-builders' });
    const { edges, corners } = trail(t, 0, 4);
    t.put(0, 'settlement', corners[0])
      .put(0, 'road', edges[0])
      .put(0, 'road', edges[1])
      .put(1, 'city', corners[2])
      .give(0, ROAD);
    expect(t.refusal(0, 'road', { edge: edges[2] })?.code).toBe('route-stopped');
  });

  // proves bonus/the-pioneers: Knights do not break the Road Builders’ Longest Road either
  it('of the Road Builders are not broken by knights', () => {
    const broken = (id: string): number => {
      const t = before({ 0: id }, KNIGHTS);
      const corners = roads(t, 0, 0, 6);
      knight(t, 1, corners[3]);
      t.b.rules.recheckRoutes(t.s, corners[3]);
      return t.field('routeLength', 0);
    };
    expect([broken('road-builders'), broken('rich')]).toEqual([6, 3]);
  });

  // proves bonus/the-pioneers: The Neighbours: the distance rule does not count for a settlement of yours where two of your roads meet
  it('that meet make room for a settlement of the Neighbours', () => {
    const near = (id: string, length: number): string | undefined => {
      const t = during({ 0: id });
      const corners = roads(t, 0, 0, length);
      t.put(1, 'settlement', trail(t, 0, 6).corners[4]).give(0, SETTLEMENT);
      return t.refusal(0, 'settlement', { corner: corners[3] })?.code;
    };
    expect([near('neighbours', 4), near('neighbours', 3), near('rich', 4)]).toEqual([
      undefined,
      'too-near',
      'too-near',
    ]);
  });

  // proves bonus/the-pioneers: The Neighbours may have ships there in place of roads
  it('may be ships for the Neighbours', () => {
    const near = (id: string): boolean => {
      const t = afloat({ 0: id });
      const { corner, edges } = harbourTown(t, 1);
      const ship = t.b.piece('ship').index;
      const far = t.b.walks.endsOf[edges[0]].find((end) => end !== corner)!;
      const onward = t.b.walks.edgesAt[far].filter((edge) => edge !== edges[0]);
      putPiece(t.b, t.s, 0, ship, edges[0]);
      t.set('routesAt', 0 * t.b.topology.corners + far, 2);
      expect(onward.length).toBeGreaterThan(0);
      return t.b.rules.tooNear(t.s, 0, far);
    };
    expect([near('neighbours'), near('rich')]).toEqual([false, true]);
  });

  describe('of the Transport Planner', () => {
    // proves bonus/the-pioneers: The Transport Planner: you may pay for a road now and place it on a later turn
    it('are paid first and placed later', () => {
      const t = during({ 0: 'transport-planner' }).give(0, ROAD);
      const { edges, corners } = trail(t, 0, 4);
      t.put(0, 'settlement', corners[0]).play(0, 'plan-route', { piece: 'road' });
      expect([t.hand(0), t.field('plannedRoads', 0)]).toEqual([{}, 1]);
      t.play(0, 'end-turn');
      for (let n = 0; n < 3; n++) t.roll(4).play(t.active, 'end-turn');
      t.roll(4).play(0, 'lay-planned', { piece: 'road', edge: edges[0] });
      expect([t.field('routeLength', 0), t.field('plannedRoads', 0), t.legal(0, 'lay-planned')]).toEqual([
        1,
        0,
        [],
      ]);
      expect(during({ 1: 'transport-planner' }).give(0, ROAD).legal(0, 'plan-route')).toEqual([]);
    });

    it('are roads, and nothing that stands elsewhere is asked about its place', () => {
      const t = during({ 0: 'transport-planner' });
      const edge = t.b.topology.edges - 1;
      expect(t.refusal(0, 'lay-planned', { piece: 'settlement', edge })?.code).toBe('illegal');
      expect(t.refusal(0, 'lay-planned', { piece: 'road', edge })?.code).not.toBe('illegal');
    });

    // proves bonus/the-pioneers: The Transport Planner may do the same with ships
    it('may be ships', () => {
      const t = afloat({ 0: 'transport-planner' }).give(0, { lumber: 1, wool: 1 });
      const { edges } = harbourTown(t, 0);
      t.play(0, 'plan-route', { piece: 'ship' }).play(0, 'lay-planned', { piece: 'ship', edge: edges[0] });
      expect([t.hand(0), t.field('plannedShips', 0)]).toEqual([{}, 0]);
    });

    // proves bonus/the-pioneers: The Transport Planner plans no more roads than are left in the supply
    it('are no more than there are left', () => {
      const t = during({ 0: 'transport-planner' }).give(0, { brick: 2, lumber: 2 });
      const road = t.b.piece('road').index;
      t.set('supply', road, 1).play(0, 'plan-route', { piece: 'road' });
      expect(t.legal(0, 'plan-route')).toEqual([]);
    });
  });

  describe('and the Consultants', () => {
    const advised = (): { t: Table; edges: number[] } => {
      const t = before({ 1: 'consultants' });
      const { edges, corners } = trail(t, 0, 4);
      t.put(0, 'settlement', corners[0]).roll(4);
      return { t, edges };
    };

    // proves bonus/the-pioneers: The Consultants: before each road of another player you may name a place for it
    // proves bonus/the-pioneers: who builds there gives you a resource
    // proves bonus/the-pioneers: The Consultants are asked after another player’s roll, and again when that player has built at the place they named
    // proves bonus/the-pioneers: The player chooses which resource to give, and gives none if there is none in hand
    it('are paid by whoever builds where they said', () => {
      const { t, edges } = advised();
      expect([t.decision, t.legal(0), t.legal(1, 'advise').length]).toEqual(['advise', [], 2]);
      t.play(1, 'advise', { edge: edges[0] })
        .give(0, { brick: 2, lumber: 2, ore: 1, wool: 1 })
        .play(0, 'road', { edge: edges[0] });
      expect([t.decision, goods(t, 0, 'pay-advice').sort()]).toEqual([
        'pay-advice',
        ['brick', 'lumber', 'ore', 'wool'],
      ]);
      t.play(0, 'pay-advice', { good: 'ore' });
      expect([t.hand(1), t.decision]).toEqual([{ ore: 1 }, 'advise']);
      t.play(1, 'advise', { edge: edges[1] }).give(0, ROAD).play(0, 'road', { edge: edges[1] });
      expect([t.hand(1), t.decision]).toEqual([{ ore: 1 }, 'advise']);
    });

    it('get nothing elsewhere, on their own turn or without advice', () => {
      const { t, edges } = advised();
      t.play(1, 'advise', { edge: edges[0] }).give(0, { brick: 2, lumber: 2, ore: 1 });
      const other = t.legal(0, 'road').find(({ edge }) => edge !== edges[0])!;
      t.play(0, other);
      expect([t.decision, t.hand(1)]).toEqual(['main', {}]);
      t.play(0, 'end-turn').roll(4);
      expect([t.decision, t.field('advisedEdge')]).toEqual(['main', -1]);
      expect(advised().t.play(1, 'advise-nothing').decision).toBe('main');
    });

    // proves bonus/the-pioneers: The Consultants’ advice counts for ships as well
    it('advise ships, too', () => {
      const t = afloat({ 1: 'consultants' });
      const { edges } = harbourTown(t, 0);
      t.set('advisedEdge', 0, edges[0])
        .give(0, { lumber: 1, wool: 1, ore: 1 })
        .play(0, 'ship', { edge: edges[0] });
      t.play(0, 'pay-advice', { good: 'ore' });
      expect([t.hand(1), t.legal(1, 'advise').length > 0]).toEqual([{ ore: 1 }, true]);
    });
  });
});

describe('at sea', () => {
  // proves bonus/the-pioneers: The Sailors: you build no roads
  // proves bonus/the-pioneers: The Sailors need 2 points less to win
  it('the Sailors build no roads, and start with ships', () => {
    const t = afloat({ 0: 'sailors' }).give(0, { brick: 1, lumber: 1 });
    const { corner } = harbourTown(t, 0);
    const edge = t.b.walks.edgesAt[corner].find((each) =>
      t.b.rules.edgeFit(t.s, t.b.piece('road').index, each),
    )!;
    expect([t.legal(0, 'road'), t.refusal(0, 'road', { edge })?.code, target(t, 0)]).toEqual([
      [],
      'sailors-no-road',
      -2,
    ]);
    const [road, ship] = ['road', 'ship'].map((id) => t.b.piece(id).index);
    const side = harbourTown(t, 1).edges[0];
    const near = t.b.walks.endsOf[side][0];
    expect([
      t.b.rules.barStartRoute(t.s, 0, road, side, near)?.code,
      t.b.rules.barStartRoute(t.s, 0, ship, side, near),
    ]).toEqual(['sailors-no-road', undefined]);
  });

  // proves bonus/the-pioneers: A starting building of the Sailors that no ship can leave
  it('inland the Sailors start with a road, which they could not build there', () => {
    const t = afloat({ 0: 'sailors' });
    const road = t.b.piece('road').index;
    const isLand = (edge: number): boolean => t.b.rules.edgeFit(t.s, road, edge);
    const isSea = (edge: number): boolean => t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge);
    const inland = t.b.walks.edgesAt.findIndex(
      (edges) => edges.length === 3 && edges.every((edge) => isLand(edge) && !isSea(edge)),
    );
    const [edge] = t.b.walks.edgesAt[inland];
    expect(t.b.rules.barStartRoute(t.s, 0, road, edge, inland)).toBeUndefined();
    expect(t.b.rules.barBuild(t.s, 0, road, edge)?.code).toBe('sailors-no-road');
  });

  // proves bonus/the-pioneers: The Shipyard Workers: you may build ships for 2 lumber or for 2 wool
  it('the Shipyard Workers build ships of one material', () => {
    const t = afloat({ 0: 'shipyard-workers' }).give(0, { lumber: 2, wool: 2 });
    const { edges } = harbourTown(t, 0);
    t.play(0, 'ship-of-lumber', { edge: edges[0] });
    expect(t.hand(0)).toEqual({ wool: 2 });
    t.play(0, 'ship-of-wool', { edge: edges[1] });
    expect([t.hand(0), t.field('routesAt', t.b.walks.endsOf[edges[0]][0]) > 0]).toEqual([{}, true]);
    const other = afloat({ 1: 'shipyard-workers' }).give(0, { lumber: 2 });
    harbourTown(other, 0);
    expect(other.legal(0, 'ship-of-lumber')).toEqual([]);
  });

  // proves bonus/the-pioneers: The pirate does not bother the Police: they build ships beside it, and move them to it and away from it
  it('the Police sail beside the pirate', () => {
    const besidePirate = (id: string): { t: Table; edges: number[] } => {
      const t = afloat({ 0: id }).give(0, { lumber: 2, wool: 2 });
      const { edges } = harbourTown(t, 0);
      const sea = t.b.walks.hexesAlong[edges[0]].find((hex) => !t.b.land[t.field('terrain', hex)])!;
      t.set('blocker', t.b.blocker('pirate'), sea);
      return { t, edges };
    };
    const mine = besidePirate('police');
    mine.t.play(0, 'ship', { edge: mine.edges[0] });
    mine.t.set('laneFresh', mine.edges[0], 0);
    expect(mine.t.legal(0, 'move-ship').length).toBe(1);
    const plain = besidePirate('rich');
    expect(plain.t.refusal(0, 'ship', { edge: plain.edges[0] })?.code).toBe('pirate-near');
    plain.t.put(0, 'ship', plain.edges[0]).set('laneFresh', plain.edges[0], 0);
    expect(plain.t.legal(0, 'move-ship')).toEqual([]);
  });
});

describe('what others are', () => {
  // proves bonus/the-pioneers: The Honest: everybody sees the goods in your hand
  // proves bonus/the-pioneers: The Honest keep their development cards and progress cards to themselves
  it('the Honest show their hand, but not their cards', () => {
    const t = during({ 1: 'honest' }).give(1, { ore: 2 }).give(2, { wool: 2 }).cards(1, 'knight');
    const view = viewOf(t.s, 0);
    const G = t.b.goods.length;
    const at = (seat: number, good: string): number => view.cells[t.b.at.hold + seat * G + t.b.good(good)];
    expect([at(1, 'ore'), at(2, 'wool') === 2]).toEqual([2, false]);
    expect(view.cells[t.b.field('cards') + t.b.cards.length + t.b.card('knight')]).not.toBe(1);
  });

  // proves bonus/the-pioneers: The Nomads: each of your settlements and cities at a desert is worth 1 point more
  it('the Nomads have a point more for what stands at a desert', () => {
    const t = during({ 0: 'nomads' });
    const desert = t.hex(-2, 0);
    const [one, two] = [t.b.walks.cornersOf[desert][0], t.b.walks.cornersOf[desert][2]];
    t.put(0, 'settlement', one)
      .put(0, 'city', two)
      .put(0, 'settlement', t.corner(1, 0, 0));
    expect(t.points(0)).toBe(1 + 2 + 1 + 2);
    t.put(1, 'settlement', t.b.walks.cornersOf[desert][4]);
    expect(t.points(1)).toBe(1);
  });

  describe('the Fast', () => {
    const quick = (): Table => {
      const t = before({ 0: 'fast' });
      t.b.the.powers.gained(t.s, 0, no('fast'));
      return t.roll(4);
    };

    // proves bonus/the-pioneers: The Fast: you begin with Longest Road and Largest Army
    // proves bonus/the-pioneers: Each is yours until another player has earned it as usual
    it('have both awards until another earns them', () => {
      const t = quick();
      expect([holder(t, 'longest-road'), holder(t, 'largest-army'), t.points(0)]).toEqual([0, 0, 4]);
      roads(t, 1, 0, 4);
      expect(holder(t, 'longest-road')).toBe(0);
      t.put(1, 'road', trail(t, 0, 5).edges[4]);
      expect([holder(t, 'longest-road'), holder(t, 'largest-army')]).toEqual([1, 0]);
      for (const edge of trail(t, 0, 5).edges.slice(2)) t.b.rules.unbuild(t.s, t.b.piece('road').index, edge);
      t.b.rules.reviewAwards(t.s);
      expect(holder(t, 'longest-road')).toBe(-1);
    });

    it('are given them when the pioneers are laid open', () => {
      const t = new Table(ID).until('keep-power');
      const width = pioneers.length;
      for (let i = 0; i < width; i++) t.set('dealtPowers', i, i === no('fast') || i < 2 ? 1 : 0);
      t.play(0, 'keep-power', { power: 'fast' });
      for (const seat of [1, 2, 3]) t.play(seat, 'keep-power', { power: options(t, seat)[0] });
      expect([holder(t, 'longest-road'), holder(t, 'largest-army')]).toEqual([0, 0]);
    });
  });

  describe('the Researchers', () => {
    // proves bonus/the-pioneers: The Researchers: when you draw a development card you draw 3 and put 2 of them under the deck
    // proves bonus/the-pioneers: Everybody sees what the Researchers put back
    it('draw three development cards and keep one', () => {
      const t = during({ 0: 'researchers' }).give(0, CARD);
      const size = t.field('deckSize');
      t.play(0, 'buy-card');
      for (const card of ['knight', 'monopoly', 'victory-point']) t.nature('draw-card', { card });
      expect([t.decision, goods(t, 0, 'put-back', 'card').sort()]).toEqual([
        'research',
        ['knight', 'monopoly', 'victory-point'],
      ]);
      t.play(0, 'put-back', { card: 'knight' }).play(0, 'put-back', { card: 'victory-point' });
      expect(t.events[0]).toMatchObject({ kind: 'put-back', data: { card: 'victory-point' } });
      expect([
        t.decision,
        t.field('cardCount', 0),
        t.field('deckSize') - size,
        t.field('underDeck', t.b.card('knight')),
      ]).toEqual(['main', 1, -1, 1]);
      expect(t.refusal(0, 'play-card', { card: 'monopoly' })?.code).toBe('card-fresh');
    });

    it('win nothing with what they only look at', () => {
      const t = before({ 0: 'researchers' }, { options: { points: 3 } });
      t.put(0, 'city', t.corner(0, 0, 0))
        .roll(4)
        .give(0, CARD)
        .play(0, 'buy-card');
      for (const card of ['victory-point', 'knight', 'knight']) t.nature('draw-card', { card });
      expect(t.over).toBe(false);
      t.play(0, 'put-back', { card: 'knight' }).play(0, 'put-back', { card: 'knight' });
      expect(t.over).toBe(true);
    });

    it('draw what is left, and others draw one', () => {
      const t = during({ 0: 'researchers' }).give(0, CARD);
      for (let card = 0; card < t.b.cards.length; card++) t.set('deck', card, 0);
      t.set('deck', t.b.card('knight'), 2)
        .set('deckSize', 0, 2)
        .play(0, 'buy-card')
        .nature('draw-card', { card: 'knight' });
      t.nature('draw-card', { card: 'knight' });
      expect(t.decision).toBe('research');
      t.play(0, 'put-back', { card: 'knight' });
      expect([t.decision, t.field('cardCount', 0)]).toEqual(['main', 1]);
      expect(
        during({ 1: 'researchers' }).give(0, CARD).play(0, 'buy-card').nature('draw-card', { card: 'knight' })
          .decision,
      ).toBe('main');
    });

    const knights = (): Table => during({ 1: 'researchers' }, KNIGHTS).nature('event-die', { face: 'trade' });

    // proves bonus/the-pioneers: The Researchers: when you draw a progress card you draw 3 and put 2 of them under their deck
    it('draw three progress cards and keep one', () => {
      const t = draws(knights(), 1, 'spy');
      t.nature('draw-card', { card: 'bishop' }).nature('draw-card', { card: 'warlord' });
      expect([t.decision, goods(t, 1, 'put-back', 'card').sort()]).toEqual([
        'research',
        ['bishop', 'spy', 'warlord'],
      ]);
      t.play(1, 'put-back', { card: 'spy' }).play(1, 'put-back', { card: 'bishop' });
      expect([t.decision, t.field('cardCount', 1)]).toEqual(['main', 1]);
    });

    it('give a card back as others do when the hand is full', () => {
      const t = holds(knights(), 1, 'spy', 'bishop', 'warlord', 'deserter');
      draws(t, 1, 'merchant')
        .nature('draw-card', { card: 'merchant' })
        .nature('draw-card', { card: 'merchant-fleet' });
      expect(t.decision).toBe('research');
      t.play(1, 'put-back', { card: 'merchant' }).play(1, 'put-back', { card: 'merchant' });
      expect([t.decision, t.field('cardCount', 1)]).toEqual(['return-card', 5]);
      t.play(1, 'return-card', { card: 'spy' });
      expect([t.decision, t.field('cardCount', 1)]).toEqual(['main', 4]);
    });

    // proves bonus/the-pioneers: A Constitution or a Printer you keep in any case
    it('keep what is laid open', () => {
      const t = draws(knights(), 1, 'spy');
      t.nature('draw-card', { card: 'constitution' }).nature('draw-card', { card: 'warlord' });
      t.play(1, 'put-back', { card: 'spy' }).play(1, 'put-back', { card: 'warlord' });
      expect([t.decision, t.field('cardCount', 1), t.points(1)]).toEqual(['main', 0, 1]);
      const first = draws(knights(), 1, 'constitution');
      expect([first.decision, first.points(1)]).toEqual(['main', 1]);
    });
  });

  describe('the Judges', () => {
    /** the turn of seat 1 begins */
    const asked = (bySeat: Record<number, string>): Table => during(bySeat).play(0, 'end-turn');

    // proves bonus/the-pioneers: The Judges: you may let another player use the power of a third one
    // proves bonus/the-pioneers: who does so brings you 1 resource of your choice
    // proves bonus/the-pioneers: The Judges are asked before another player’s roll
    // proves bonus/the-pioneers: That player may refuse; otherwise the power is theirs, too, until their turn ends
    it('lend the next player a power for a turn', () => {
      const t = asked({ 0: 'judges', 2: 'shepherds' });
      expect([t.decision, t.active, t.legal(0, 'lend-power').map(({ seat }) => seat)]).toEqual([
        'judge',
        1,
        [2],
      ]);
      t.play(0, 'lend-power', { seat: 2 });
      expect([
        t.decision,
        t
          .legal(1)
          .map(({ move }) => move)
          .sort(),
      ]).toEqual(['borrow', ['borrow-nothing', 'borrow-power']]);
      t.play(1, 'borrow-power').play(0, 'choose-good', { good: 'ore' });
      expect([t.hand(0), t.decision]).toEqual([{ ore: 1 }, 'roll']);
      const wool = t.b.good('wool');
      const rates = (): number[] => [1, 2, 3].map((seat) => t.b.the.bank.rate(t.s, seat, wool));
      expect(rates()).toEqual([2, 2, 4]);
      t.roll(4).play(1, 'end-turn');
      expect(rates()).toEqual([4, 2, 4]);
    });

    it('get nothing where it is refused or not lent', () => {
      const refused = asked({ 0: 'judges', 2: 'shepherds' })
        .play(0, 'lend-power', { seat: 2 })
        .play(1, 'borrow-nothing');
      expect([refused.hand(0), refused.decision]).toEqual([{}, 'roll']);
      expect(asked({ 0: 'judges', 2: 'shepherds' }).play(0, 'lend-nothing').decision).toBe('roll');
    });

    // proves bonus/the-pioneers: Two things are not lent: powers that do nothing on your own turn, and what a power does to the points you need
    it('lend no power that is none within a turn, and no points', () => {
      expect(asked({ 0: 'judges', 2: 'honest' }).decision).toBe('roll');
      expect(asked({ 0: 'judges', 1: 'shepherds' }).decision).toBe('roll');
      const t = asked({ 0: 'judges', 2: 'players' })
        .play(0, 'lend-power', { seat: 2 })
        .play(1, 'borrow-power');
      expect([target(t, 1), target(t, 2)]).toEqual([0, -1]);
      const lent = pioneers.filter(({ loan }) => loan === undefined).map(({ id }) => id);
      expect(lent).toEqual([
        'beggars',
        'brokers',
        'carters',
        'consultants',
        'fast',
        'harbour-master',
        'honest',
        'judges',
        'nomads',
        'police',
        'port-managers',
        'researchers',
        'road-builders',
        'sailors',
        'transport-planner',
      ]);
    });
  });
});
