import {
  type Bar,
  NATURE,
  pop,
  push,
  type Rng,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import { type Corner, type Hex, markNeed } from '../../board/index.ts';
import { anewEachTurn, canPay, cardFields, held, take } from '../../mechanics/index.ts';
import { type Book, type Good, type MoveSpec, NO_GOOD, type Part } from '../../rulebook/index.ts';

/** What the privileges are, in the order of their numbers. */
export const PRIVILEGES = [
  'two-markers',
  'home-good',
  'home-peace',
  'large-hand',
  'kept-knight',
  'any-space',
  'customs-swap',
  'copy',
] as const;
export type Privilege = (typeof PRIVILEGES)[number];
const COUNT = PRIVILEGES.length;
const at = (privilege: Privilege): number => PRIVILEGES.indexOf(privilege);

declare module '../../rulebook/points.ts' {
  interface Groups {
    privileges: PrivilegePoints;
  }
}

export interface PrivilegePoints {
  /** the seat draws so many, and keeps one */
  draw(s: State, seat: Seat, count: number): void;
  /** whether the seat is at a corner that brings them */
  entitled(s: State, seat: Seat): boolean;
}

export interface PrivilegesConfig {
  /** the mark of the corners that bring them */
  readonly mark: string;
  readonly handLimit: number;
  /** the piece that costs a knight, and the card that is one */
  readonly piece: string;
  readonly knight: string;
  /** the good that the customs house does not deal in */
  readonly except: string;
}

const DRAWN = 2;
const LUCKY = 3;

const NOT_HELD = reason('privilege-none', 'the seat does not hold this privilege');
const ONE_A_TURN = reason('privilege-played', 'a privilege has been played this turn');
const TOO_LATE = reason('privilege-late', 'it is played before the marker is placed');
const TOO_EARLY = reason('privilege-early', 'it is played after the marker has been placed');
const USELESS = reason('privilege-useless', 'it would do nothing now');
const SWAP_POSSIBLE = reason('swap-possible', 'a card can be swapped');
const HOME_PEACE = reason('home-peace', 'a privilege keeps the robber from there');

/** for bots, in points: a privilege in hand, one that lasts, the choice of any space, a knight that is kept, a corner that brings them */
const HELD = 0.25;
const LASTING = 0.32;
const ANYWHERE = 1.5;
const KEPT = 0.3;
const SITE = 0.3;

/**
 * Eight privileges. Whoever comes to a marked corner draws two and keeps one, hidden; one is played a turn. When the production chart is
 * cleared all of them are collected and those who are at marked corners draw anew.
 */
export function privileges(config: PrivilegesConfig): Part {
  return {
    id: 'privileges',
    of: config,
    fields: {
      privilegeDeck: { per: [COUNT], audience: 'none' },
      /** put under the deck, which only who put it there has seen */
      privilegesUnder: { per: ['seat', COUNT], audience: 'owner', noLook: 'counted in the deck' },
      privilegesLeft: {},
      privilegeHand: { per: ['seat', COUNT], audience: 'owner' },
      privilegeCount: { per: ['seat'] },
      /** drawn, and not yet chosen from */
      privilegesSeen: { per: ['seat', COUNT], audience: 'owner', noLook: 'the choice shows them' },
      /** which have been played since the chart was cleared */
      privilegesOut: { per: [COUNT] },
      privilegePlayed: { noLook: 'it ends in a reason where it counts' },
      /** whether they have been dealt anew this turn, and what was put back is still to be shuffled in */
      privilegesDealt: { noLook: 'it is done at once' },
      /** by seat and privilege: which hold for it */
      privilegeHolds: { per: ['seat', COUNT], noLook: 'the log tells what has been played' },
    },
    decisions: {
      'draw-privilege': {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'left', domain: { id: 'count', size: 4 } },
        ],
        outcomesFor: () => 0,
      },
      'keep-privilege': {},
      'lucky-seat': { nature: true, args: () => [{ name: 'seats', domain: { id: 'count', size: 64 } }] },
      'home-good': {},
      'customs-swap': {},
      'copy-privilege': {},
    },
    brings: ['privileges'],
    exempt: { rare: ['move.no-customs-swap'] },
    prepare: (b) => {
      const p = handles(b);
      return (s) => {
        p.deck.fill(s, 1);
        p.left.set(s, COUNT);
      };
    },
    rules: (was, b) => {
      const p = handles(b);
      const sites = new Set(
        (b.layout.marks.corners[config.mark] ?? []).map(({ q, r, corner }) =>
          b.topology.cornerAt(q, r, corner),
        ),
      );
      const { index } = b.piece(config.piece);
      const { played } = cardFields(b);
      const knight = b.card(config.knight);
      const draw = b.decision('draw-privilege');
      const lucky = b.decision('lucky-seat');
      const holds = (s: State, seat: Seat, privilege: Privilege): boolean =>
        p.holds.get(s, seat, at(privilege)) !== 0;
      const robber = b.blockers.findIndex(({ id }) => id === 'robber');
      /** a city can be had, and the knight for it would stay */
      const keepsKnight = (s: State, seat: Seat): boolean =>
        played.get(s, seat, knight) > 0 &&
        b.fields.supply.get(s, seat, b.piece('settlement').index) < b.piece('settlement').limit &&
        canPay(b, s, seat, b.rules.cost(s, seat, index, -1));
      return {
        privileges: {
          draw: (s, seat, count) => {
            if (p.left.get(s) > 0) push(s, draw, NATURE, seat, Math.min(count, p.left.get(s)));
          },
          entitled: (s, seat) => {
            for (const corner of sites)
              if (
                b.ownerOf[b.fields.building.get(s, corner)] === seat &&
                b.fields.building.get(s, corner) !== 0
              )
                return true;
            return false;
          },
        },
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          const { on, replacesIndex } = b.pieces[piece];
          if (on === 'corner' && replacesIndex < 0 && sites.has(place)) b.the.privileges.draw(s, seat, DRAWN);
        },
        ...anewEachTurn(was, (s) => {
          p.played.set(s, 0);
          for (let seat = 0; seat < b.seats; seat++)
            for (const privilege of ['two-markers', 'kept-knight', 'any-space'] as const)
              p.holds.set(s, seat, at(privilege), 0);
        }),
        chart: {
          anywhere: (s, seat) => holds(s, seat, 'any-space') || was.chart.anywhere(s, seat),
          cleared: (s) => {
            was.chart.cleared(s);
            p.collect(s);
            let entitled = 0;
            for (let seat = 0; seat < b.seats; seat++)
              if (b.the.privileges.entitled(s, seat)) entitled |= 1 << seat;
            if (entitled === 0) return;
            b.cell('privilegesDealt').set(s, 1);
            push(s, lucky, NATURE, entitled);
          },
        },
        handLimit: (s, seat) => {
          const limit = was.handLimit(s, seat);
          return holds(s, seat, 'large-hand') ? Math.max(limit, config.handLimit) : limit;
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            const bar = was.blockers.barStand(s, blocker, place, seat, list);
            if (bar || blocker !== robber) return bar;
            for (let other = 0; other < b.seats; other++)
              if (
                holds(s, other, 'home-peace') &&
                b.walks.hexesAt[b.the.homeHexes.corner(s, other)]?.includes(place)
              )
                return HOME_PEACE;
            return undefined;
          },
        },
        cityKnights: { keeps: (s, seat) => holds(s, seat, 'kept-knight') || was.cityKnights.keeps(s, seat) },
        hints: {
          progress: (s, seat) => {
            let hope = was.hints.progress(s, seat) + HELD * p.count.get(s, seat);
            if (holds(s, seat, 'home-peace')) hope += LASTING;
            if (holds(s, seat, 'large-hand')) hope += LASTING;
            if (seat !== b.fields.active.get(s)) return hope;
            if (holds(s, seat, 'any-space') && b.the.roll.number(s) === 0) hope += ANYWHERE;
            if (holds(s, seat, 'kept-knight') && keepsKnight(s, seat)) hope += KEPT;
            return hope;
          },
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + (sites.has(corner) ? SITE : 0),
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (const corner of sites)
              if (b.fields.building.get(s, corner) === 0 && b.rules.barFound(s, seat, corner) === undefined)
                corners[corner] += SITE;
          },
        },
      };
    },
    turnSteps: (b) => {
      const dealt = b.cell('privilegesDealt');
      return [
        {
          add: {
            id: 'shuffle-privileges',
            run: (s) => {
              if (dealt.get(s) === 0) return;
              dealt.set(s, 0);
              shuffle(b, s);
            },
          },
          after: 'roll',
        },
      ];
    },
    moves: (b) => [...drawing(b), ...playing(b, config)],
    resample: (b) => (s, viewer, rng) => redeal(b, s, viewer, rng),
    boardNeeds: [markNeed('corners', config.mark)],
    words: {
      terms: {
        'field.privilegesLeft': 'Privileges left in the deck',
        'field.privilegeHand': 'Privileges',
        'field.privilegeCount': 'Privileges',
        'field.privilegesOut': 'Privileges played since the chart was cleared',
        'decision.draw-privilege': '{seat} draws privileges',
        'decision.keep-privilege': 'Keep one privilege',
        'decision.lucky-seat': 'One player may draw three privileges',
        'decision.home-good': 'Take a resource of a hex at your first city',
        'decision.customs-swap': 'Swap a card with the customs house',
        'decision.copy-privilege': 'Choose the privilege that you copy',
        'move.draw-privilege': 'A privilege is drawn',
        'move.keep-privilege': 'Keep this privilege',
        'move.lucky-seat': 'Draws three',
        'move.play-privilege': 'Play a privilege',
        'move.play-privilege.short': 'Privilege',
        'move.home-good': 'Take this',
        'move.customs-swap': 'Swap',
        'move.no-customs-swap': 'Swap nothing: no card can be swapped',
        'reason.swap-possible': 'A card can be swapped.',
        'move.copy-privilege': 'Copy this',
        'event.lucky-seat': '{seat} may draw three privileges.',
        'event.privilege-kept': '{seat} draws a privilege.',
        'event.privilege-kept.known': '{seat} draws a privilege: {privilege}.',
        'event.privilege-played': '{seat} plays a privilege: {privilege}.',
        'event.privilege-copied': '{seat} copies a privilege: {privilege}.',
        'event.home-good-taken': '{seat} takes 1 {good}.',
        'event.customs-swapped': '{seat} swaps 1 {give:good} for 1 {want:good} with the customs house.',
        'event.privileges-collected': 'All privileges are collected.',
        'reason.privilege-none': 'You do not hold this privilege.',
        'reason.privilege-played': 'You have played a privilege this turn.',
        'reason.privilege-late': 'You play it before you place your marker.',
        'reason.privilege-early': 'You play it after you have placed your marker.',
        'reason.privilege-useless': 'It would do nothing now.',
        'reason.home-peace': 'A privilege keeps the robber from there.',
        ...Object.fromEntries(
          Object.entries(NAMES).flatMap(([id, name]) => [
            [`privilege.${id}`, name],
            [`token.${id}`, name],
          ]),
        ),
      },
    },
    looks: {
      fields: {
        privilegesLeft: { on: 'table', shape: 'scroll' },
        privilegeHand: { on: 'purse', shape: 'scroll', kinds: PRIVILEGES },
        privilegeCount: { on: 'seat', shape: 'scroll', colour: '#c9a227' },
        privilegesOut: { on: 'stock', shape: 'scroll', of: { domain: 'privilege', kinds: PRIVILEGES } },
      },
      moves: { 'play-privilege': { shape: 'scroll' } },
    },
  };
}

const NAMES: Readonly<Record<Privilege, string>> = {
  'two-markers': 'Two markers',
  'home-good': 'A resource from home',
  'home-peace': 'No robber at home',
  'large-hand': 'Nine cards in hand',
  'kept-knight': 'A city without a knight',
  'any-space': 'Any space of the chart',
  'customs-swap': 'A swap at the customs house',
  copy: 'Copy a privilege',
};

function handles(b: Book) {
  const deck = b.row('privilegeDeck');
  const under = b.grid<Seat>('privilegesUnder');
  const hand = b.grid<Seat>('privilegeHand');
  const seen = b.grid<Seat>('privilegesSeen');
  const count = b.row<Seat>('privilegeCount');
  const left = b.cell('privilegesLeft');
  const out = b.row('privilegesOut');
  const holds = b.grid<Seat>('privilegeHolds');
  return {
    deck,
    under,
    hand,
    seen,
    count,
    left,
    out,
    holds,
    played: b.cell('privilegePlayed'),
    /** all of them, played or not, go back into the deck */
    collect: (s: State): void => {
      deck.fill(s, 1);
      left.set(s, COUNT);
      under.fill(s, 0);
      hand.fill(s, 0);
      seen.fill(s, 0);
      count.fill(s, 0);
      out.fill(s, 0);
      holds.fill(s, 0);
      if (s.events) tell(s, 'privileges-collected', {});
    },
  };
}

/** what was put under the deck is shuffled into it */
function shuffle(b: Book, s: State): void {
  const { deck, under } = handles(b);
  for (let seat = 0; seat < b.seats; seat++)
    for (let i = 0; i < COUNT; i++) if (under.get(s, seat, i) > 0) deck.set(s, i, 1);
  under.fill(s, 0);
}

const privilegeArg = { name: 'privilege', domain: { id: 'privilege', size: COUNT, names: PRIVILEGES } };

function drawing(b: Book): MoveSpec[] {
  const p = handles(b);
  const keep = (s: State, seat: Seat, kept: number): void => {
    for (let i = 0; i < COUNT; i++) {
      if (p.seen.get(s, seat, i) === 0) continue;
      p.seen.set(s, seat, i, 0);
      if (i === kept) {
        p.hand.set(s, seat, i, 1);
        p.count.add(s, seat, 1);
      } else {
        p.under.set(s, seat, i, 1);
        p.left.add(s, 1);
      }
    }
    if (s.events)
      tell(s, 'privilege-kept', { seat }, { seats: 1 << seat, data: { privilege: PRIVILEGES[kept] } });
  };
  return [
    {
      name: 'lucky-seat',
      args: [{ name: 'seat', domain: b.domain('seat') }],
      decisions: ['lucky-seat'],
      list: (s, _nature, out) => {
        for (let seat = 0; seat < b.seats; seat++) if ((topArg(s, 0) >> seat) & 1) out.put(seat);
      },
      apply: (s, _nature, lucky) => {
        const seats = topArg(s, 0);
        const active = b.fields.active.get(s);
        pop(s);
        if (s.events) tell(s, 'lucky-seat', { seat: lucky });
        // The first to draw lies on top.
        for (let i = b.seats - 1; i >= 0; i--) {
          const seat = (active + i) % b.seats;
          if ((seats >> seat) & 1) b.the.privileges.draw(s, seat, seat === lucky ? LUCKY : DRAWN);
        }
      },
    },
    {
      name: 'draw-privilege',
      args: [privilegeArg],
      decisions: ['draw-privilege'],
      list: (s, _nature, out) => {
        if (p.deck.some(s)) {
          for (let i = 0; i < COUNT; i++) if (p.deck.get(s, i) > 0) out.put(i);
          return;
        }
        for (let i = 0; i < COUNT; i++)
          for (let seat = 0; seat < b.seats; seat++) if (p.under.get(s, seat, i) > 0) out.put(i);
      },
      apply: (s, _nature, privilege) => {
        const [seat, left] = [topArg(s, 0), topArg(s, 1)];
        if (!p.deck.some(s)) shuffle(b, s);
        p.deck.set(s, privilege, 0);
        p.left.add(s, -1);
        p.seen.set(s, seat, privilege, 1);
        if (left > 1 && p.left.get(s) > 0) {
          setTopArg(s, 1, left - 1);
          return;
        }
        pop(s);
        if (p.seen.sum(s, seat) === 1) keep(s, seat, privilege);
        else push(s, b.decision('keep-privilege'), 1 << seat);
      },
      audience: (s) => 1 << topArg(s, 0),
    },
    {
      name: 'keep-privilege',
      args: [privilegeArg],
      decisions: ['keep-privilege'],
      list: (s, seat, out) => {
        for (let i = 0; i < COUNT; i++) if (p.seen.get(s, seat, i) > 0) out.put(i);
      },
      apply: (s, seat, privilege) => {
        pop(s);
        keep(s, seat, privilege);
      },
      why: () => NOT_HELD,
      audience: (_s, seat) => 1 << seat,
    },
  ];
}

function playing(b: Book, config: PrivilegesConfig): MoveSpec[] {
  const p = handles(b);
  const goods = b.goods.map(({ id }) => id);
  const except = goods.indexOf(config.except);
  const piled = b.handGoods.filter((good) => good !== except);
  const homeHexes = (s: State, seat: Seat): readonly Hex[] =>
    (b.walks.hexesAt[b.the.homeHexes.corner(s, seat) as Corner] ?? []).filter((hex) => {
      const good = b.rules.hexGood(s, hex);
      return good > NO_GOOD && b.fields.bank.get(s, good) > 0;
    });
  const maySwap = (s: State, seat: Seat, give: Good, want: Good): boolean =>
    give !== except && held(b, s, seat, give) > 0 && b.the.customs.barSwap(s, seat, give, want) === undefined;
  const canSwap = (s: State, seat: Seat): boolean =>
    piled.some((give) => piled.some((want) => maySwap(s, seat, give, want)));
  /** what speaks against its effect now, by privilege */
  const barEffect = (s: State, seat: Seat, privilege: number): Bar => {
    const placed = b.the.roll.number(s) !== 0;
    const lasts = p.holds.get(s, seat, privilege) !== 0;
    switch (PRIVILEGES[privilege]) {
      case 'two-markers':
      case 'any-space':
        return placed ? TOO_LATE : lasts ? USELESS : undefined;
      case 'home-good':
        return homeHexes(s, seat).length > 0 ? undefined : USELESS;
      case 'customs-swap':
        return canSwap(s, seat) ? undefined : USELESS;
      case 'kept-knight':
        return placed ? (lasts ? USELESS : undefined) : TOO_EARLY;
      case 'copy': {
        for (let i = 0; i < COUNT; i++) if (mayCopy(s, seat, i)) return undefined;
        return USELESS;
      }
      default:
        return lasts ? USELESS : undefined;
    }
  };
  const mayCopy = (s: State, seat: Seat, privilege: number): boolean =>
    PRIVILEGES[privilege] !== 'copy' &&
    p.out.get(s, privilege) !== 0 &&
    barEffect(s, seat, privilege) === undefined;
  const effect = (s: State, seat: Seat, privilege: number): void => {
    const id = PRIVILEGES[privilege];
    if (id === 'home-good' || id === 'customs-swap') push(s, b.decision(id), 1 << seat);
    else if (id === 'copy') push(s, b.decision('copy-privilege'), 1 << seat);
    else {
      p.holds.set(s, seat, privilege, 1);
      if (id === 'two-markers') b.the.chart.further(s);
    }
  };
  const bar = (s: State, seat: Seat, privilege: number): Bar => {
    if (p.played.get(s) !== 0) return ONE_A_TURN;
    if (p.hand.get(s, seat, privilege) === 0) return NOT_HELD;
    return barEffect(s, seat, privilege);
  };
  return [
    {
      name: 'play-privilege',
      args: [privilegeArg],
      decisions: ['roll', 'main', 'trade', 'build'],
      needs: Int32Array.of(p.count.at, 1, 1),
      list: (s, seat, out) => {
        if (p.played.get(s) !== 0) return;
        for (let i = 0; i < COUNT; i++) if (bar(s, seat, i) === undefined) out.put(i);
      },
      apply: (s, seat, privilege) => {
        p.hand.set(s, seat, privilege, 0);
        p.count.add(s, seat, -1);
        p.played.set(s, 1);
        if (s.events) tell(s, 'privilege-played', { seat, privilege: PRIVILEGES[privilege] });
        effect(s, seat, privilege);
        p.out.set(s, privilege, 1);
      },
      why: (s, seat, privilege) =>
        privilege < 0 ? (p.played.get(s) !== 0 ? ONE_A_TURN : USELESS) : bar(s, seat, privilege),
    },
    {
      name: 'copy-privilege',
      args: [privilegeArg],
      decisions: ['copy-privilege'],
      list: (s, seat, out) => {
        for (let i = 0; i < COUNT; i++) if (mayCopy(s, seat, i)) out.put(i);
      },
      apply: (s, seat, privilege) => {
        pop(s);
        if (s.events) tell(s, 'privilege-copied', { seat, privilege: PRIVILEGES[privilege] });
        effect(s, seat, privilege);
      },
      why: () => USELESS,
    },
    {
      name: 'home-good',
      args: [{ name: 'hex', domain: b.domain('hex') }],
      decisions: ['home-good'],
      list: (s, seat, out) => {
        for (const hex of homeHexes(s, seat)) out.put(hex);
      },
      apply: (s, seat, hex) => {
        const good = b.rules.hexGood(s, hex);
        pop(s);
        take(b, s, seat, good, 1);
        if (s.events) tell(s, 'home-good-taken', { seat, good: goods[good] });
      },
      why: () => USELESS,
    },
    {
      name: 'customs-swap',
      args: [
        { name: 'give', domain: b.domain('good') },
        { name: 'want', domain: b.domain('good') },
      ],
      decisions: ['customs-swap'],
      list: (s, seat, out) => {
        for (const give of piled)
          for (const want of piled) if (maySwap(s, seat, give, want)) out.put(give, want);
      },
      apply: (s, seat, give, want) => {
        pop(s);
        b.the.customs.swap(s, seat, give, want);
        if (s.events) tell(s, 'customs-swapped', { seat, give: goods[give], want: goods[want] });
      },
      why: () => USELESS,
    },
    {
      // for one whose hand is not what it seemed
      name: 'no-customs-swap',
      decisions: ['customs-swap'],
      list: (s, seat, out) => {
        if (!canSwap(s, seat)) out.put();
      },
      apply: (s) => pop(s),
      why: () => SWAP_POSSIBLE,
    },
  ];
}

/** Deals what the viewer has not seen anew: the deck, the hands of the others, and what they have put under the deck. */
function redeal(b: Book, s: State, viewer: number, rng: Rng): void {
  const { deck, under, hand, seen } = handles(b);
  const pool: number[] = [];
  const places: ((i: number) => void)[] = [];
  const gather = (get: (i: number) => number, set: (i: number, value: number) => void): void => {
    for (let i = 0; i < COUNT; i++) {
      if (get(i) === 0) continue;
      pool.push(i);
      set(i, 0);
      places.push((privilege) => set(privilege, 1));
    }
  };
  gather(
    (i) => deck.get(s, i),
    (i, value) => deck.set(s, i, value),
  );
  for (let seat = 0; seat < b.seats; seat++) {
    if (seat === viewer) continue;
    for (const grid of [hand, seen, under])
      gather(
        (i) => grid.get(s, seat, i),
        (i, value) => grid.set(s, seat, i, value),
      );
  }
  pool.sort((one, other) => one - other);
  rng.shuffle(pool);
  places.forEach((put, i) => {
    put(pool[i]);
  });
}
