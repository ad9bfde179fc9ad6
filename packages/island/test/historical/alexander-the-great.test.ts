import { eventFor, MoveList, NATURE, newState, Rng, randomGame, toMove, viewOf } from '@hexwright/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { pathOf } from '../../historical/mechanics/march.ts';
import { Table } from '../table.ts';

const GAME = 'historical/alexander-the-great';
const TEMPLES = 12;
const EVENTS = 16;

const table = (seats = 4, options = {}) => new Table(GAME, { seats, options });
const corners = (t: Table, mark: string) =>
  t.b.layout.marks.corners[mark].map(({ q, r, corner }) => t.corner(q, r, corner));

/** Alexander stands on this step, and it is the second turn's main part, with empty hands */
function marchedTo(step: number, seats = 4): Table {
  const t = table(seats).until('bid');
  while (t.decision !== 'main') t.play(31 - Math.clz32(toMove(t.s)), 'pass-bid');
  empty(t);
  return t.set('alexanderStep', 0, step).set('alexander', 0, pathOf(t.b, 'path')[step]);
}

function empty(t: Table): Table {
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

/** ends the turn and lets everybody draw */
function nextTurn(t: Table): Table {
  t.play(t.active, 'end-turn');
  while (t.decision === 'draw-provision') t.anything();
  return t;
}

/** the next turn up to where Alexander arrives; hands are emptied before the number is rolled */
function walkOn(t: Table, number = 2): Table {
  nextTurn(t);
  return empty(t).roll(number);
}

/** everybody but the seat passes, and the seat pays its bid with this good */
function win(t: Table, seat: number, amount: number, good: string): Table {
  while (t.decision === 'bid') {
    const now = 31 - Math.clz32(toMove(t.s));
    if (now === seat) t.play(seat, 'bid', { amount });
    else t.play(now, 'pass-bid');
  }
  for (let n = 0; n < amount; n++) t.play(seat, 'pay-good', { good });
  return t;
}

/** the step just before the first event, and the event that is turned up there */
function atEvent(event: string, hands: Record<string, number>[], seats = 4): Table {
  const t = marchedTo(5, seats);
  nextTurn(t);
  empty(t).play(t.active, 'roll');
  hands.forEach((hand, seat) => {
    t.give(seat, hand);
  });
  t.nature('dice', { red: 1, yellow: 1 });
  return t.nature('turn-token', { event });
}

describe('Alexander the Great', () => {
  describe('the map', () => {
    const t = table();
    const path = Array.from(pathOf(t.b, 'path'));

    // proves historical/alexander-the-great: The printed map is lost
    it('is fixed, of more than thirty hexes of land', () => {
      expect(t.b.filler.draws).toBe(0);
      expect(t.b.layout.provenance).toBe('house');
      expect(t.b.layout.hexes.filter((hex) => hex.terrain !== 'sea').length).toBeGreaterThan(30);
    });

    it('has a path that never meets itself, beginning at a temple', () => {
      expect(new Set(path).size).toBe(48);
      expect(corners(t, 'temple')[0]).toBe(path[0]);
      const { cornerCorner, cornerCornerFrom } = t.b.topology;
      path.forEach((corner, step) => {
        const beside = Array.from(cornerCorner.slice(cornerCornerFrom[corner], cornerCornerFrom[corner + 1]));
        for (const other of beside)
          if (path.includes(other)) expect(Math.abs(path.indexOf(other) - step)).toBe(1);
      });
    });

    // proves historical/alexander-the-great: The 28 event tokens
    it('has temples that keep their distance, and fewer events than tokens', () => {
      const steps = corners(t, 'temple').map((corner) => path.indexOf(corner));
      expect(steps).toHaveLength(TEMPLES);
      steps.forEach((step, i) => {
        if (i > 0) expect(step - steps[i - 1]).toBeGreaterThan(1);
      });
      expect(corners(t, 'event')).toHaveLength(EVENTS);
      expect(corners(t, 'event').every((corner) => path.includes(corner))).toBe(true);
      expect(t.field('eventBag') * 4).toBe(28);
    });

    it('spreads its numbers: no 6 or 8 beside another, none on gold', () => {
      const number = (hex: number) => Number(t.b.layout.hexes[hex].number ?? 0);
      const red = (hex: number) => number(hex) === 6 || number(hex) === 8;
      t.b.layout.hexes.forEach(({ terrain }, hex) => {
        if (!red(hex)) return;
        expect(terrain).not.toBe('gold-field');
        for (let d = 0; d < 6; d++) {
          const other = t.b.topology.hexHex[hex * 6 + d];
          if (other >= 0) expect(red(other)).toBe(false);
        }
      });
    });
  });

  describe('the beginning', () => {
    // proves historical/alexander-the-great: There are no starting settlements
    it('has no starting settlements', () => {
      const t = table().until('bid');
      expect(t.field('turn')).toBe(1);
      expect(t.b.pieces.every(({ index, limit }) => t.field('supply', index) === limit)).toBe(true);
    });

    // proves historical/alexander-the-great: Everybody starts with 5 cards
    // proves historical/alexander-the-great: The provisions are a shuffled deck
    it('deals five cards to everybody from the provisions', () => {
      for (const [seats, each] of [
        [3, 15],
        [4, 19],
      ] as const) {
        const t = table(seats).started();
        expect(t.field('provisionsLeft')).toBe(each * 5 - seats * 5);
        expect(t.field('handSize', seats - 1)).toBe(5);
        expect(t.bank('ore')).toBe(19 - each);
      }
    });

    // proves historical/alexander-the-great: the provisions; on the very first turn
    it('rolls no dice in the first turn', () => {
      const t = table().started();
      while (t.decision === 'draw-provision') t.anything();
      expect(t.decision).toBe('bid');
      expect(t.field('dice')).toBe(0);
      const second = nextTurn(marchedTo(0));
      expect(second.decision).toBe('roll');
    });

    // proves historical/alexander-the-great: Everybody starts with 8 gold.
    // proves historical/alexander-the-great: for a quicker game
    it('gives everybody 8 gold where the table wishes it', () => {
      expect(table(4, { startGold: true }).started().hand(3).gold).toBe(8);
      expect(table().started().hand(3).gold).toBeUndefined();
    });

    // proves historical/alexander-the-great: Fourteen points win
    // proves historical/alexander-the-great: The hand limit is 11
    it('is played to fourteen points with a hand limit of eleven', () => {
      const t = table();
      expect(t.b.rules.target(t.s, 0)).toBe(14);
      expect(t.b.rules.handLimit(t.s, 0)).toBe(11);
      expect(['settlement', 'city', 'road'].map((id) => t.b.piece(id).limit)).toEqual([5, 4, 15]);
    });
  });

  describe('the provisions', () => {
    // proves historical/alexander-the-great: every player must draw one card
    it('give everybody one card at the start of every turn, the first included', () => {
      const t = table().until('bid');
      expect([0, 1, 2, 3].map((seat) => t.field('handSize', seat))).toEqual([6, 6, 6, 6]);
    });

    it('tell a card to its drawer alone', () => {
      const t = table().until('draw-provision').nature('draw-provision', { good: 'wool' });
      expect(eventFor(t.events[0], 1).data).toEqual({ seat: 0 });
    });

    // proves historical/alexander-the-great: fewer cards than there are
    it('return to the bank when fewer cards are left than players', () => {
      const t = marchedTo(0);
      for (const good of t.b.handGoods) t.set('provisions', good, 0);
      t.set('provisions', t.b.good('ore'), 3).set('provisionsLeft', 0, 3);
      const ore = t.bank('ore');
      t.play(0, 'end-turn');
      expect(t.decision).toBe('roll');
      expect(t.bank('ore')).toBe(ore + 3);
    });

    it('lose no card of the game', () => {
      const t = table().until('main', 3);
      for (const good of t.b.handGoods) {
        let total = t.s.cells[t.b.at.bank + good] + t.field('provisions', good);
        for (let seat = 0; seat < 4; seat++) total += t.s.cells[t.b.at.hold + seat * t.b.goods.length + good];
        expect(total).toBe(19);
      }
    });
  });

  describe('the march', () => {
    // proves historical/alexander-the-great: Alexander is put on the first
    it('puts Alexander on the first temple in turn 1, with an auction', () => {
      const t = table().until('bid');
      expect(t.field('alexander')).toBe(pathOf(t.b, 'path')[0]);
      expect(t.s.rules.decisions[t.b.decision('bid')].args?.[0].domain.names?.[4]).toBe('temple');
    });

    // proves historical/alexander-the-great: From turn 2 on he walks
    it('goes one corner a turn after production', () => {
      const t = walkOn(marchedTo(0));
      expect(t.field('alexander')).toBe(pathOf(t.b, 'path')[1]);
      expect(t.decision).toBe('main');
    });

    it('goes on after the robber of a seven', () => {
      const t = walkOn(marchedTo(0), 7);
      expect(t.field('alexanderStep')).toBe(0);
      t.play(1, t.legal(1, 'move-blocker')[0]);
      expect(t.field('alexanderStep')).toBe(1);
    });

    // proves historical/alexander-the-great: Over the last three
    it('passes the last three edges on a seven only', () => {
      for (const step of [44, 45, 46]) {
        expect(walkOn(marchedTo(step)).field('alexanderStep')).toBe(step);
        const t = walkOn(marchedTo(step), 7);
        t.play(1, t.legal(1, 'move-blocker')[0]);
        expect(t.field('alexanderStep')).toBe(step + 1);
      }
      expect(walkOn(marchedTo(43)).field('alexanderStep')).toBe(44);
    });

    // proves historical/alexander-the-great: all players bid
    // proves historical/alexander-the-great: Nobody knows the event before Alexander
    it('calls an auction at every temple and every event', () => {
      const t = marchedTo(3);
      nextTurn(t).play(1, 'roll').nature('dice', { red: 1, yellow: 1 });
      expect(t.decision).toBe('bid');
      const event = marchedTo(5);
      nextTurn(event).play(1, 'roll').nature('dice', { red: 1, yellow: 1 });
      expect(event.decision).toBe('turn-token');
      expect(event.legal(NATURE)).toHaveLength(4);
    });
  });

  describe('an auction', () => {
    const PAYS: Record<string, string[]> = {
      famine: ['grain', 'wool'],
      bridge: ['brick', 'lumber'],
      statue: ['brick', 'ore'],
      battle: ['ore', 'wool'],
    };

    // proves historical/alexander-the-great: You may bid these cards
    it('takes brick, grain, lumber and wool for a temple', () => {
      const t = marchedTo(1);
      nextTurn(t).play(1, 'roll');
      empty(t).give(1, { brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1, gold: 1 });
      t.nature('dice', { red: 1, yellow: 1 }).play(1, 'bid', { amount: 5 });
      const paying = t.legal(1, 'pay-good').map((move) => move.good);
      expect(paying.sort()).toEqual(['brick', 'gold', 'grain', 'lumber', 'wool']);
    });

    // proves historical/alexander-the-great: You may bid these cards
    // proves historical/alexander-the-great: Gold stands for any
    it.each(Object.entries(PAYS))('takes for a %s only %s, and gold', (event, goods) => {
      const t = atEvent(event, [{}, { brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1, gold: 1 }]);
      t.play(1, 'bid', { amount: 3 });
      expect(
        t
          .legal(1, 'pay-good')
          .map((move) => move.good)
          .sort(),
      ).toEqual([...goods, 'gold'].sort());
    });

    // proves historical/alexander-the-great: In turn order from the active player
    // proves historical/alexander-the-great: You say only the number
    it('begins with the active player and goes round; only totals are told', () => {
      const t = atEvent('famine', [{ grain: 3 }, { grain: 3 }, { wool: 3 }, { ore: 3 }]);
      expect(toMove(t.s)).toBe(1 << 1);
      t.play(1, 'bid', { amount: 1 });
      expect(t.events[0]).toEqual({ kind: 'bid', data: { seat: 1, amount: 1 } });
      t.play(2, 'bid', { amount: 2 }).play(3, 'pass-bid').play(0, 'pass-bid').play(1, 'pass-bid');
      t.play(2, 'pay-good', { good: 'wool' }).play(2, 'pay-good', { good: 'wool' });
      expect(t.field('tokens', 2)).toBe(1);
      expect(t.hand(1)).toEqual({ grain: 3 });
    });

    // proves historical/alexander-the-great: In a battle you may
    // proves historical/alexander-the-great: You may also give one of your played
    it('counts a played knight 3 in a battle, once, and puts it under the deck', () => {
      const t = marchedTo(5);
      nextTurn(t).play(1, 'roll');
      const knight = t.b.card('knight');
      empty(t)
        .give(1, { ore: 1 })
        .set('played', t.b.cards.length + knight, 3);
      t.b.rules.reviewAwards(t.s);
      expect(t.points(1)).toBe(2);
      t.nature('dice', { red: 1, yellow: 1 }).nature('turn-token', { event: 'battle' });
      expect(t.legal(1, 'bid').map((move) => move.amount)).toEqual([1, 2, 3, 4]);
      t.play(1, 'bid', { amount: 4 }).play(1, 'pay-card', { card: 'knight' });
      expect(t.legal(1)).toEqual([{ move: 'pay-good', good: 'ore' }]);
      t.play(1, 'pay-good', { good: 'ore' });
      expect(t.field('played', t.b.cards.length + knight)).toBe(2);
      expect(t.field('underDeck', knight)).toBe(1);
      expect(t.field('tokens', 1)).toBe(1);
      expect(t.points(1)).toBe(0);
    });

    it('knows no knights outside of battles', () => {
      const t = marchedTo(5);
      nextTurn(t).play(1, 'roll');
      empty(t)
        .give(1, { ore: 1 })
        .set('played', t.b.cards.length + t.b.card('knight'), 3);
      t.nature('dice', { red: 1, yellow: 1 }).nature('turn-token', { event: 'statue' });
      expect(t.legal(1, 'bid').map((move) => move.amount)).toEqual([1]);
    });

    // proves historical/alexander-the-great: you win and cannot pay
    // proves historical/alexander-the-great: you could not pay, you
    it('punishes a winner who cannot pay, and is repeated', () => {
      const t = atEvent('famine', [{ wool: 1 }, { ore: 5 }]).play(1, 'bid', { amount: 5 });
      t.play(1, 'break-bid').play(1, 'discard', { good: 'ore' }).play(1, 'discard', { good: 'ore' });
      expect(t.hand(1)).toEqual({ ore: 3 });
      t.play(0, 'bid', { amount: 1 }).play(0, 'pay-good', { good: 'wool' });
      expect(t.field('tokens', 0)).toBe(1);
    });

    // proves historical/alexander-the-great: If nobody bids for an event
    it('takes the token away when nobody bids', () => {
      const t = atEvent('famine', []);
      expect(t.decision).toBe('main');
      expect(t.field('eventAt', t.field('alexander'))).toBe(0);
      expect(t.field('eventBag', 0)).toBe(6);
    });
  });

  describe('a temple', () => {
    let t: Table;
    beforeEach(() => {
      t = marchedTo(1);
      nextTurn(t).play(1, 'roll');
      empty(t).give(0, { wool: 2 }).give(2, { ore: 9 });
    });
    const arrive = () => t.nature('dice', { red: 1, yellow: 1 });

    // proves historical/alexander-the-great: win a temple, you may
    it('lets its winner found a settlement for the bid alone', () => {
      win(arrive(), 0, 2, 'wool').play(0, 'found');
      expect(t.field('building', t.field('alexander'))).toBe(t.b.mark(0, t.b.piece('settlement').index));
      expect(t.points(0)).toBe(1);
      expect(t.hand(0)).toEqual({});
      expect(t.decision).toBe('main');
    });

    it('parts the roads of others, who lose the Longest Road', () => {
      const { edgesAt, endsOf } = t.b.walks;
      const corner = pathOf(t.b, 'path')[2];
      const road: number[] = [];
      for (const [first, length] of edgesAt[corner].slice(0, 2).map((edge, i) => [edge, 3 - i])) {
        let [edge, end] = [first, corner];
        for (let i = 0; i < length; i++) {
          road.push(edge);
          end = endsOf[edge].find((other) => other !== end)!;
          edge = edgesAt[end].find((next) => !road.includes(next))!;
        }
      }
      for (const edge of road) t.put(1, 'road', edge);
      t.b.rules.reviewAwards(t.s);
      const holder = () => t.field('award', t.b.award('longest-road'));
      expect(holder()).toBe(1);
      win(arrive(), 0, 1, 'wool');
      expect([t.field('alexander'), holder()]).toEqual([corner, 1]);
      t.play(0, 'found');
      expect(holder()).toBe(-1);
    });

    // proves historical/alexander-the-great: win a temple, you may
    it('need not be settled', () => {
      win(arrive(), 0, 1, 'wool').play(0, 'leave-temple');
      expect(t.field('building', t.field('alexander'))).toBe(0);
      expect(t.points(0)).toBe(0);
    });

    // proves historical/alexander-the-great: You may bid even without settlements
    it('may be won without a settlement left, to keep the others out', () => {
      t.set('supply', t.b.piece('settlement').index, 0);
      win(arrive(), 0, 1, 'wool');
      expect(t.decision).toBe('main');
    });

    // proves historical/alexander-the-great: From your first settlement on
    it('lets its settler build on as usual', () => {
      win(arrive(), 0, 1, 'wool').play(0, 'found');
      const road = t.b.piece('road').index;
      const { cornerEdge, cornerEdgeFrom } = t.b.topology;
      expect(
        t.b.rules.barBuild(t.s, 0, road, cornerEdge[cornerEdgeFrom[t.field('alexander')]]),
      ).toBeUndefined();
      expect(t.b.rules.barBuild(t.s, 0, t.b.piece('city').index, t.field('alexander'))).toBeUndefined();
    });
  });

  describe('corners', () => {
    /** whether a seat with roads everywhere may settle there */
    const open = (t: Table, corner: number) => {
      t.set('routesAt', corner, 1);
      return !t.b.rules.barBuild(t.s, 0, t.b.piece('settlement').index, corner);
    };
    const offPath = (t: Table, step: number) => {
      const path = Array.from(pathOf(t.b, 'path'));
      const { cornerCorner, cornerCornerFrom } = t.b.topology;
      return Array.from(
        cornerCorner.slice(cornerCornerFrom[path[step]], cornerCornerFrom[path[step] + 1]),
      ).find((corner) => !path.includes(corner))!;
    };

    // proves historical/alexander-the-great: all corners of the path
    it('of the path are closed, before Alexander and behind him', () => {
      const t = marchedTo(20);
      for (const corner of pathOf(t.b, 'path')) expect(open(t, corner)).toBe(false);
    });

    // proves historical/alexander-the-great: all corners of the path
    it('beside the path ahead of Alexander are closed, and open when he has come past', () => {
      const t = marchedTo(2);
      expect(open(t, offPath(t, 3))).toBe(false);
      expect(open(marchedTo(3), offPath(t, 3))).toBe(true);
    });

    // proves historical/alexander-the-great: all corners of the path
    it('that touch the path twice wait for the later time', () => {
      const t = marchedTo(6);
      expect(open(t, offPath(t, 6))).toBe(false);
      expect(open(marchedTo(34), offPath(t, 6))).toBe(true);
    });

    it('away from the path are open from the beginning', () => {
      const t = marchedTo(0);
      expect(open(t, t.corner(0, 0, 1))).toBe(true);
    });
  });

  describe('gold', () => {
    // proves historical/alexander-the-great: Gold fields give 1 gold
    it('comes from gold fields, 1 to a settlement and 2 to a city', () => {
      const t = marchedTo(10);
      t.put(0, 'settlement', t.corner(3, 0, 1));
      t.put(1, 'settlement', t.corner(3, 0, 0)).put(1, 'city', t.corner(3, 0, 0));
      nextTurn(t);
      empty(t).roll(3);
      expect([t.hand(0).gold, t.hand(1).gold]).toEqual([1, 2]);
    });

    // proves historical/alexander-the-great: Gold is not a card
    it('is no card in the hand: not counted, not stolen, not monopolised', () => {
      const t = marchedTo(0).give(1, { gold: 20 });
      expect(t.field('handSize', 1)).toBe(0);
      expect(t.b.rules.discardCount(t.s, 1)).toBe(0);
      expect(t.b.the.blockers.barRob(t.s, 0, 1, 0, 0)).toBeDefined();
      expect(t.b.choosable).not.toContain(t.b.good('gold'));
    });

    // proves historical/alexander-the-great: it with players, and with
    it('is traded between players', () => {
      const t = marchedTo(0).give(0, { gold: 2 }).give(1, { ore: 1 });
      t.play(0, { move: 'offer', give: { gold: 2 }, want: { ore: 1 } }).play(1, 'accept');
      t.play(0, 'trade-with', { seat: 1 });
      expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { gold: 2 }]);
    });

    // proves historical/alexander-the-great: it with players, and with
    it('buys goods from the bank 4 for 1, 3 for 1 with a general harbour, and is never sold', () => {
      const t = marchedTo(0, 3).give(0, { gold: 3, ore: 4 });
      expect(t.refusal(0, 'bank-trade', { give: 'gold', want: 'wool' })?.code).toBe('rate');
      expect(t.refusal(0, 'bank-trade', { give: 'ore', want: 'gold' })).toBeDefined();
      t.put(0, 'settlement', t.corner(6, 0, 0)).play(0, 'bank-trade', { give: 'gold', want: 'wool' });
      expect(t.hand(0)).toEqual({ ore: 4, wool: 1 });
    });
  });

  describe('advisors', () => {
    const holders = (t: Table) =>
      ['first-advisor', 'second-advisor', 'third-advisor'].map((id) => t.field(id));
    const tokens = (t: Table, seat: number, count: number) => {
      t.set('tokens', seat, count);
      t.b.the.titles.review(t.s, seat);
      return t;
    };

    // proves historical/alexander-the-great: Advisors: with at least 3
    it('need three event tokens and are worth 4, 3 and 2 points', () => {
      const t = tokens(tokens(marchedTo(0), 0, 2), 1, 3);
      expect(holders(t)).toEqual([1, -1, -1]);
      tokens(tokens(t, 0, 3), 2, 3);
      expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([3, 4, 2, 0]);
    });

    // proves historical/alexander-the-great: With three players there is no
    it('are only two with three players: the first and the third', () => {
      const t = tokens(tokens(tokens(marchedTo(0, 3), 0, 3), 1, 3), 2, 3);
      expect(holders(t)).toEqual([0, -1, 1]);
      expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([4, 2, 0]);
    });

    // proves historical/alexander-the-great: A title changes hands only
    it('change only for strictly more, and trade places', () => {
      const t = tokens(tokens(tokens(marchedTo(0), 0, 4), 1, 3), 1, 4);
      expect(holders(t)).toEqual([0, 1, -1]);
      expect(holders(tokens(t, 1, 5))).toEqual([1, 0, -1]);
    });

    // proves historical/alexander-the-great: you could take several, you
    it('let who passes two at once choose', () => {
      const t = tokens(tokens(tokens(marchedTo(0), 0, 3), 1, 3), 2, 3);
      tokens(t, 2, 4).play(2, 'choose-title', { title: 'second-advisor' });
      expect(holders(t)).toEqual([2, 0, 1]);
    });

    // proves historical/alexander-the-great: you win an event
    it('are won with the token of an auction', () => {
      const t = atEvent('famine', [{ wool: 2 }]).set('tokens', 0, 2);
      t.play(0, 'bid', { amount: 1 }).play(0, 'pay-good', { good: 'wool' });
      expect(t.field('tokens')).toBe(3);
      expect(holders(t)).toEqual([0, -1, -1]);
    });
  });

  describe('the end', () => {
    const lastStep = (t: Table) => {
      nextTurn(t);
      empty(t).roll(7);
      return t.play(1, t.legal(1, 'move-blocker')[0]);
    };

    // proves historical/alexander-the-great: If Alexander comes to the end
    it('comes when Alexander is there: most points win', () => {
      const t = lastStep(marchedTo(46).put(2, 'settlement', 0));
      expect(t.b.result(t.s)).toMatchObject({ winners: [2], ending: 'clock' });
    });

    // proves historical/alexander-the-great: If Alexander comes to the
    it('parts equal points by event tokens', () => {
      const t = lastStep(marchedTo(46).set('tokens', 1, 2).set('tokens', 3, 1));
      expect(t.b.result(t.s).winners).toEqual([1]);
    });

    // proves historical/alexander-the-great: that are still hidden count too
    it('counts hidden victory point cards', () => {
      const t = lastStep(marchedTo(46).put(2, 'settlement', 0).cards(1, 'victory-point', 3));
      expect([t.b.publicPoints(t.s, 1), t.b.result(t.s).winners]).toEqual([0, [1]]);
    });

    // proves historical/alexander-the-great: Players who still tie after
    it('is shared by who is still level', () => {
      const t = lastStep(marchedTo(46).set('tokens', 1, 2).set('tokens', 3, 2));
      expect(t.b.result(t.s).winners).toEqual([1, 3]);
    });

    it('comes earlier with fourteen points on one’s own turn', () => {
      const t = marchedTo(10).cards(0, 'victory-point', 5).set('first-advisor', 0, 0).set('award', 0, 0);
      t.put(0, 'settlement', t.corner(2, 0, 1)).put(0, 'settlement', t.corner(4, 0, 1));
      t.put(0, 'city', t.corner(2, 0, 1));
      t.set('award', 0, 0).set('award', 1, 0);
      t.b.settle(t.s);
      expect(t.points(0)).toBeGreaterThanOrEqual(14);
      expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
    });

    it('always comes', () => {
      for (const seats of [3, 4]) {
        const { b } = table(seats);
        const s = newState(b);
        for (let seed = 0; seed < 15; seed++)
          expect(randomGame(s, new Rng(seed), new MoveList(), 50_000).finished).toBe(true);
      }
    });
  });
});

// proves historical/alexander-the-great: Production comes on top
it('production comes on top of the provisions', () => {
  const t = nextTurn(marchedTo(0));
  const corner = t.corner(0, 0, 0);
  const hex = t.hex(0, 0);
  t.put(t.active, 'settlement', corner).lay(hex, 'mountains', 5).set('blocker', 0, -1);
  const before = t.field('handSize', t.active);
  const ore = t.hand(t.active).ore ?? 0;
  t.play(t.active, 'roll').nature('dice', { red: 1, yellow: 4 });
  expect(before).toBe(1);
  expect(t.hand(t.active).ore).toBe(ore + 1);
});

// proves historical/alexander-the-great: Gold lies open before its owner
it('gold lies open, and there are 40 pieces', () => {
  const t = table().until('main');
  expect(t.bank('gold')).toBe(40);
  t.give(2, { gold: 3 });
  for (const viewer of [0, 1, 2, 3, null])
    expect(viewOf(t.s, viewer).cells[t.b.at.hold + 2 * t.b.goods.length + t.b.good('gold')]).toBe(3);
});

// proves historical/alexander-the-great: Cards that you pay go to the bank
it('cards that are paid go to the bank, whose stock everybody sees', () => {
  const t = atEvent('famine', [{ wool: 2 }]);
  const before = t.bank('wool');
  t.play(0, 'bid', { amount: 1 }).play(0, 'pay-good', { good: 'wool' });
  expect(t.bank('wool')).toBe(before + 1);
  expect(viewOf(t.s, 3).cells[t.b.at.bank + t.b.good('wool')]).toBe(before + 1);
});

// proves historical/alexander-the-great: The robber is in play
it('the robber begins in the Arabian desert and moves on a seven', () => {
  const t = table().started();
  expect(t.b.terrains[t.field('terrain', t.field('blocker'))].id).toBe('desert');
  expect(walkOn(marchedTo(0), 7).decision).toBe('move-blocker');
});

// proves historical/alexander-the-great: Longest Road and Largest Army count as usual
it('longest road and largest army are worth 2 points each', () => {
  const t = marchedTo(0);
  expect(t.b.awards.map(({ id, points }) => [id, points])).toEqual([
    ['longest-road', 2],
    ['largest-army', 2],
  ]);
  t.set('played', t.b.card('knight'), 3);
  t.b.rules.reviewAwards(t.s);
  expect(t.points(0)).toBe(2);
});

// proves historical/alexander-the-great: A title that only one player could lose
it('a title passes at once where there is nothing to choose, and nobody is asked', () => {
  const t = marchedTo(0);
  for (const [seat, count] of [
    [0, 3],
    [0, 4],
    [1, 3],
    [1, 5],
  ]) {
    t.set('tokens', seat, count);
    t.b.the.titles.review(t.s, seat);
    expect(t.decision).toBe('main');
  }
  expect([t.field('first-advisor'), t.field('second-advisor')]).toEqual([1, 0]);
});
