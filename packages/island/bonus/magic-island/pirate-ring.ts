import {
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { type Corner, type Edge, type Hex, markNeed } from '../../board/index.ts';
import { knights, SHIP } from '../../cities-knights/index.ts';
import { earnGold, held, isFounding, numberMoment, resourcesOf, take } from '../../mechanics/index.ts';
import { type Book, type Good, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { namedKnights } from './named-knights.ts';
import { reserve } from './reserve.ts';
import { stacksOf } from './stacks.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    pirateRing: PirateRingPoints;
  }
}

export interface PirateRingPoints {
  /** the harbour, in their order around the island, that the pirate closes; -1 when it has left the game */
  at(s: State): number;
  /** it sails on by so many harbours, driven by a knight or not */
  sail(s: State, steps: number, driven: boolean): void;
  /** it leaves the game */
  leave(s: State): void;
}

export const ISLE = 'barbarian-isle';
/** land that turns to desert */
const FRAIL = ['fields', 'forest', 'pasture'];

const CLOSED = reason('barbarian-isle', 'nobody builds on the barbarian isle');
const NOT_BESIDE = reason('pirate-away', 'the pirate is not beside this knight');
const NOT_HELD = reason('not-in-hand', 'there is none of it in the hand');
const NOT_THERE = reason('not-on-isle', 'none of it lies on the isle');

const isleOf = (b: Book): Hex => {
  const [{ q, r }] = b.layout.marks.hexes[ISLE];
  return b.topology.hexAt(q, r);
};

/** the edges of the harbours, in their order around the island */
const harbourEdges = (b: Book): Edge[] =>
  b.layout.harbours.places.map(({ q, r, side }) => b.topology.edgeAt(q, r, side));

/**
 * A pirate that goes round the harbours of the main island, a harbour on with each ship of the event die, and closes the one where it
 * lies. Back at its start it has everybody pay to the barbarian isle, or, where something lies there, turns land to desert. Knights beside
 * the isle fetch what lies there on its number, and those beside the pirate drive it on.
 */
export const pirateRing: Part = {
  id: 'pirate-ring',
  uses: [numberMoment(), namedKnights, reserve],
  fields: {
    pirateHarbour: { noLook: 'the pirate is seen on the board' },
    pirateEdge: { start: -1 },
    /** by hex: the gold that lies there */
    goldPile: { per: ['hex'] },
    isleGoods: { per: ['good'] },
    /** by seat: the good that it wants from the isle, plus one */
    isleClaims: { per: ['seat'], noLook: 'the log tells each' },
    desertDue: { noLook: 'it is known before anybody moves again' },
  },
  decisions: {
    'isle-tribute': { args: (b) => [{ name: 'of', domain: b.domain('seat') }] },
    'claim-isle': {},
    desertify: { nature: true },
  },
  slots: { number: { desertify: 'after', 'claim-isle': 'choice' } },
  exempt: { pockets: ['isleGoods'], rare: ['event.isle-shortage', 'move.name-no-tribute'] },
  boardNeeds: [markNeed('hexes', ISLE, 1)],
  prepare: (b) => {
    const edges = harbourEdges(b);
    const isle = isleOf(b);
    return (s) => {
      b.cell('pirateEdge').set(s, edges[0]);
      b.row<Hex>('goldPile').set(s, isle, 1);
    };
  },
  brings: ['pirateRing'],
  rules: (was, b) => {
    const at = b.cell('pirateHarbour');
    const edgeAt = b.cell('pirateEdge');
    const pile = b.row<Hex>('goldPile');
    const goods = b.row<Good>('isleGoods');
    const due = b.cell('desertDue');
    const edges = harbourEdges(b);
    const alone = edges.map((_, place) => [place]);
    const isle = isleOf(b);
    const frail = FRAIL.map((id) => b.terrain(id));
    const desert = b.terrain('desert');
    const ship = b.piece('ship').index;
    const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
    const units = knights.of(b);
    const resources = resourcesOf(b);
    const tribute = b.decision('isle-tribute');
    const besideIsle = Uint8Array.from(b.walks.edgesAt, (_, corner) =>
      b.walks.hexesAt[corner].includes(isle) ? 1 : 0,
    );
    const rimOfIsle = (edge: Edge): boolean =>
      b.topology.edgeHex[edge * 2] === isle || b.topology.edgeHex[edge * 2 + 1] === isle;
    const hasKnight = (s: State, seat: Seat): boolean => {
      let any = false;
      units.each(s, seat, (corner) => {
        if (besideIsle[corner] === 1) any = true;
      });
      return any;
    };
    /** back where it began */
    const home = (s: State, driven: boolean): void => {
      if (goods.sum(s) === 0) {
        const active = Math.max(0, b.fields.active.get(s));
        for (let i = b.seats - 1; i >= 0; i--) {
          const seat = (active + i) % b.seats;
          if (stacksOf(b).inPlay(s, seat, 'flagship') > 0) continue;
          if (resources.some((good) => held(b, s, seat, good) > 0))
            push(s, tribute, 1 << b.rules.seatAfter(s, seat), seat);
        }
      } else if (!driven && !b.rules.isSeven(s, b.the.roll.number(s))) due.set(s, 1);
    };
    return {
      pirateRing: {
        at: (s) => at.get(s),
        sail: (s, steps, driven) => {
          if (at.get(s) < 0) return;
          at.set(s, (at.get(s) + steps) % edges.length);
          edgeAt.set(s, edges[at.get(s)]);
          if (s.events) tell(s, 'pirate-sails', { on: 'edge', place: edgeAt.get(s) });
          for (let seat = 0; seat < b.seats; seat++) b.the.harbours.recount(s, seat);
          if (at.get(s) === 0) home(s, driven);
        },
        leave: (s) => {
          at.set(s, -1);
          edgeAt.set(s, -1);
          if (s.events) tell(s, 'pirate-gone', {});
        },
      },
      eventDie: {
        shows: (s, face) => {
          was.eventDie.shows(s, face);
          if (face === SHIP) b.the.pirateRing.sail(s, 1, false);
        },
      },
      harbours: {
        shut: (s, place) => at.get(s) === place || was.harbours.shut(s, place),
        open: (s, seat) =>
          at.get(s) < 0 ? was.harbours.open(s, seat) : b.the.harbours.bits(s, seat, alone[at.get(s)]),
      },
      hexGood: (s, hex) => (hex === isle ? NO_GOOD : was.hexGood(s, hex)),
      barFound: (s, seat, corner) => (besideIsle[corner] === 1 ? CLOSED : was.barFound(s, seat, corner)),
      barBuild: (s, seat, piece, place, list) =>
        founds[piece] === 1 && besideIsle[place] === 1 ? CLOSED : was.barBuild(s, seat, piece, place, list),
      edgeFit: (s, piece, edge) => was.edgeFit(s, piece, edge) && (piece === ship || !rimOfIsle(edge)),
      build: (s, seat, piece, place) => {
        was.build(s, seat, piece, place);
        if (piece !== ship || pile.get(s, isle) === 0) return;
        if (!b.walks.endsOf[place].some((corner) => besideIsle[corner] === 1)) return;
        earnGold(b, s, seat, pile.get(s, isle));
        pile.set(s, isle, 0);
      },
      afterProduction: (s, number) => {
        was.afterProduction(s, number);
        if (due.get(s) > 0) {
          due.set(s, 0);
          if (b.the.reserve.land(s, desert) > 0 && frailHexes(b, s, frail).length > 0)
            b.opening('number')(s, b.decision('desertify'), NATURE);
        }
        if (goods.sum(s) === 0 || !b.rules.answers(s, isle, number) || b.rules.hexStopped(s, isle)) return;
        const active = Math.max(0, b.fields.active.get(s));
        for (let i = b.seats - 1; i >= 0; i--) {
          const seat = (active + i) % b.seats;
          if (hasKnight(s, seat)) b.opening('number')(s, b.decision('claim-isle'), 1 << seat);
        }
      },
      boardChange: {
        hexChanged: (s, hex) => {
          was.boardChange.hexChanged(s, hex);
          if (b.cell('merchantHex').get(s) !== hex || b.rules.hexGood(s, hex) !== NO_GOOD) return;
          b.cell('merchantHex').set(s, -1);
          b.cell('merchantOf').set(s, -1);
        },
      },
      seesHeld: (s, viewer, seat, good) =>
        was.seesHeld(s, viewer, seat, good) ||
        (resources.includes(good) &&
          topKind(s) === tribute &&
          toMove(s) === 1 << viewer &&
          topArg(s, 0) === seat),
      hints: {
        lures: (s, seat, corners, lanes) => {
          was.hints.lures(s, seat, corners, lanes);
          if (pile.get(s, isle) === 0 && goods.sum(s) === 0) return;
          for (const corner of b.walks.cornersOf[isle]) corners[corner] += 0.1;
        },
        progress: (s, seat) =>
          was.hints.progress(s, seat) + (goods.sum(s) > 0 && hasKnight(s, seat) ? 0.2 : 0),
      },
    };
  },
  moves: (b) => {
    const goods = b.row<Good>('isleGoods');
    const claims = b.row<Seat>('isleClaims');
    const frail = FRAIL.map((id) => b.terrain(id));
    const desert = b.terrain('desert');
    const units = knights.of(b);
    const resources = resourcesOf(b);
    const good = { name: 'good', domain: b.domain('good') };
    const beside = (s: State, corner: Corner): boolean =>
      b.the.pirateRing.at(s) >= 0 && b.walks.endsOf[b.cell('pirateEdge').get(s)].includes(corner);
    /** everybody has said what they want: of what there is too little of nobody gets any, unless one alone wants it */
    const share = (s: State): void => {
      for (const one of resources) {
        const wanting: Seat[] = [];
        for (let seat = 0; seat < b.seats; seat++) if (claims.get(s, seat) === one + 1) wanting.push(seat);
        if (wanting.length === 0) continue;
        if (goods.get(s, one) < wanting.length) {
          if (s.events) tell(s, 'isle-shortage', { good: b.goods[one].id });
          continue;
        }
        for (const seat of wanting) {
          goods.add(s, one, -1);
          b.fields.bank.add(s, one, 1);
          take(b, s, seat, one, 1);
          if (s.events) tell(s, 'isle-fetched', { seat, good: b.goods[one].id });
        }
      }
      claims.fill(s, 0);
    };
    const answered = (s: State): void => {
      pop(s);
      if (topKind(s) !== b.decision('claim-isle')) share(s);
    };
    return [
      {
        name: 'drive-pirate',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['main', 'build'],
        list: (s, seat, out) =>
          units.each(s, seat, (corner) => {
            if (beside(s, corner) && b.the.units.barAct(s, seat, corner) === undefined) out.put(corner);
          }),
        apply: (s, seat, corner) => {
          const rank = units.rank(s, corner) + 1;
          b.the.units.acted(s, seat, corner);
          if (s.events) tell(s, 'pirate-driven', { seat, steps: rank });
          b.the.pirateRing.sail(s, rank, true);
        },
        why: (s, seat, corner) => {
          if (corner < 0) return NOT_BESIDE;
          return b.the.units.barAct(s, seat, corner) ?? (beside(s, corner) ? undefined : NOT_BESIDE);
        },
      },
      {
        name: 'name-tribute',
        args: [good],
        decisions: ['isle-tribute'],
        list: (s, _seat, out) => {
          for (const one of resources) if (held(b, s, topArg(s, 0), one) > 0) out.put(one);
        },
        apply: (s, _seat, one) => {
          const of = topArg(s, 0);
          pop(s);
          b.fields.hold.add(s, of, one, -1);
          b.fields.handSize.add(s, of, -1);
          goods.add(s, one, 1);
          if (s.events) tell(s, 'isle-paid', { seat: of, good: b.goods[one].id });
        },
        why: (s, _seat, one) =>
          one < 0 || (resources.includes(one) && held(b, s, topArg(s, 0), one) > 0) ? undefined : NOT_HELD,
      },
      {
        // for a hand that was dealt anew, without any
        name: 'name-no-tribute',
        decisions: ['isle-tribute'],
        list: (s, _seat, out) => {
          if (!resources.some((one) => held(b, s, topArg(s, 0), one) > 0)) out.put();
        },
        apply: (s) => pop(s),
        why: () => reason('must-name', 'there is something to name'),
      },
      {
        name: 'claim-good',
        args: [good],
        decisions: ['claim-isle'],
        list: (s, _seat, out) => {
          for (const one of resources) if (goods.get(s, one) > 0) out.put(one);
        },
        apply: (s, seat, one) => {
          claims.set(s, seat, one + 1);
          if (s.events) tell(s, 'isle-claimed', { seat, good: b.goods[one].id });
          answered(s);
        },
        why: (s, _seat, one) => (one < 0 || goods.get(s, one) > 0 ? undefined : NOT_THERE),
      },
      {
        name: 'claim-nothing',
        decisions: ['claim-isle'],
        list: (_s, _seat, out) => out.put(),
        apply: answered,
      },
      {
        name: 'desertify',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['desertify'],
        list: (s, _nature, out) => {
          for (const hex of frailHexes(b, s, frail)) out.put(hex);
        },
        apply: (s, _nature, hex) => {
          pop(s);
          if (s.events) tell(s, 'desertified', { hex });
          b.the.reserve.layLand(s, hex, desert);
        },
      },
    ];
  },
  words: {
    terms: {
      'field.pirateEdge': 'The pirate',
      'field.goldPile': 'Gold that lies here',
      'field.isleGoods': 'Resources on the barbarian isle',
      'decision.isle-tribute': 'Choose the resource that your neighbour pays to the barbarian isle',
      'decision.claim-isle': 'Say which resource you want from the barbarian isle',
      'decision.desertify': 'Land turns to desert',
      'move.drive-pirate': 'Drive the pirate on',
      'move.name-tribute': 'They pay this',
      'move.name-no-tribute': 'They pay nothing',
      'reason.must-name': 'There is something to name.',
      'move.claim-good': 'Claim this',
      'move.claim-nothing': 'Claim nothing',
      'move.desertify': 'Land turns to desert',
      'event.pirate-sails': 'The pirate sails on to the next harbour and closes it.',
      'event.pirate-gone': 'The pirate leaves the game.',
      'event.pirate-driven': '{seat} drives the pirate on by {steps}.',
      'event.isle-paid': '{seat} pays 1 {good} to the barbarian isle.',
      'event.isle-claimed': '{seat} claims {good} from the barbarian isle.',
      'event.isle-fetched': '{seat} fetches 1 {good} from the barbarian isle.',
      'event.isle-shortage': 'Too little {good} lies on the barbarian isle: nobody gets any.',
      'event.desertified': 'Land turns to desert.',
      'reason.barbarian-isle': 'Nobody builds on the barbarian isle.',
      'reason.pirate-away': 'The pirate is not beside this knight.',
      'reason.not-in-hand': 'There is none of it in that hand.',
      'reason.not-on-isle': 'None of it lies on the isle.',
    },
  },
  looks: {
    fields: {
      pirateEdge: { on: 'figure', place: 'edge', shape: 'longship', colour: '#2f2a33' },
      goldPile: { on: 'hex', shape: 'coin', colour: '#e3b341', value: true },
      isleGoods: { on: 'stock', shape: 'barrel', of: 'good' },
    },
    moves: { 'drive-pirate': { shape: 'longship', colour: '#2f2a33' } },
  },
};

function frailHexes(b: Book, s: State, frail: readonly number[]): Hex[] {
  const found: Hex[] = [];
  for (let hex = 0; hex < b.topology.hexes; hex++)
    if (frail.includes(b.fields.terrain.get(s, hex))) found.push(hex);
  return found;
}
