import { NATURE, pop, push, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../board/index.ts';
import {
  buildingsAround,
  cardFields,
  giveBack,
  handSize,
  hexesOf,
  searching,
  specialHex,
  take,
} from '../mechanics/index.ts';
import { type Book, defineModule, field, handlesOf, pointsIn, taken, wanted } from '../rulebook/index.ts';
import { VOLCANO_LOOK } from './volcanoes-on-catan.ts';

const fields = {
  /** by good: what the dragon has taken */
  hoard: field.row('good'),
  dragonsSlain: field.row('seat'),
  /** the seats that still may fight the dragon where it has landed, as bits */
  dragonFoes: field.cell({ holds: 'seats', noLook: 'they are asked one after the other' }),
};

const NO_HOARD = reason('hoard-none', 'there is none of it in the hoard');
const REWARD = 3;
const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];

/** The player before looks into the hand and picks what the dragon takes. */
const dragonTakes = searching({
  decision: 'dragon-loot',
  move: 'dragon-loot',
  goes: (b, s, from, good) => {
    giveBack(b, s, from, good, 1);
    b.fields.bank.add(s, good, -1);
    handlesOf(b, fields).hoard.add(s, good, 1);
    if (s.events) tell(s, 'dragon-loot', { seat: from, good: b.goods[good].id });
  },
});

/** A dragon flies after every turn, takes cards where it lands, and can be slain. */
export const dragonslayers = defineModule({
  id: 'variant/dragonslayers',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.knightCards],
  takes: [taken.desert],
  terrains: [{ id: 'volcano' }],
  blockers: [{ id: 'dragon', on: 'hex', movable: false }],
  parts: [specialHex({ terrain: 'volcano', instead: 'desert' }), dragonTakes.part],
  fields,
  exempt: { pockets: ['hoard'] },
  decisions: {
    'dragon-flight': { nature: true },
    'fight-dragon': {},
    'dragon-die': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    'take-hoard': { args: () => [{ name: 'left', domain: { id: 'count', size: REWARD + 1 } }] },
  },
  prepare: (b) => (s) => {
    const [lair] = hexesOf(b, s, b.terrain('volcano'));
    if (lair !== undefined) b.fields.blocker.set(s, b.blocker('dragon'), lair);
  },
  turnSteps: (b) => {
    const flight = b.decision('dragon-flight');
    return [{ before: 'end', add: { id: 'dragon', run: (s) => push(s, flight, NATURE) } }];
  },
  scores: [
    {
      id: 'dragons',
      ...pointsIn('dragonsSlain'),
    },
  ],
  moves: (b) => {
    const dragon = b.blocker('dragon');
    const { dragonFoes: foes, hoard, dragonsSlain: slain } = handlesOf(b, fields);
    const { played } = cardFields(b);
    const knight = b.card('knight');
    const knights = (s: State, seat: Seat): number => played.get(s, seat, knight);
    const flight = makeFlight(b);
    const volcano = b.terrain('volcano');
    const around = buildingsAround(b);
    const loot = dragonTakes.ask(b);
    const fight = b.decision('fight-dragon');
    /** how many buildings each seat has around the dragon, as found last */
    const struck = new Int32Array(b.seats);
    const strike = (seat: Seat): void => {
      struck[seat]++;
    };
    const findStruck = (s: State): void => {
      struck.fill(0);
      const hex = b.fields.blocker.get(s, dragon);
      if (hex >= 0 && b.fields.terrain.get(s, hex) !== volcano) around(s, hex, strike);
    };
    const attack = (s: State): void => {
      findStruck(s);
      for (let seat = 0; seat < b.seats; seat++)
        if (struck[seat] > 0) loot(s, (seat + b.seats - 1) % b.seats, seat, struck[seat]);
    };
    /** what the bank has none of comes back to it */
    const returnShort = (s: State): void => {
      for (let good = 0; good < b.goods.length; good++) {
        if (hoard.get(s, good) === 0 || b.fields.bank.get(s, good) > 0) continue;
        b.fields.bank.set(s, good, hoard.get(s, good));
        hoard.set(s, good, 0);
      }
    };
    /** the boldest first: most knights, then fewest points */
    const bolder = (s: State, one: Seat, other: Seat): boolean => {
      const more = knights(s, one) - knights(s, other);
      return more > 0 || (more === 0 && b.rules.publicPoints(s, one) < b.rules.publicPoints(s, other));
    };
    const askNext = (s: State): void => {
      const waiting = foes.get(s);
      let next = -1;
      for (let seat = 0; seat < b.seats; seat++)
        if ((waiting >> seat) & 1 && (next < 0 || bolder(s, seat, next))) next = seat;
      if (next < 0) {
        attack(s);
        return;
      }
      foes.set(s, waiting & ~(1 << next));
      push(s, fight, 1 << next);
    };
    return [
      {
        name: 'dragon-flight',
        args: [
          { name: 'far', domain: b.domain('die') },
          { name: 'direction', domain: b.domain('die') },
        ],
        decisions: ['dragon-flight'],
        uniform: true,
        list: (_s, _seat, out) => out.putAll(),
        apply: (s, _nature, far, direction) => {
          pop(s);
          returnShort(s);
          flight(s, far + 1, direction);
          findStruck(s);
          // Nobody with no knight that a die could fall below has anything to try.
          let bits = 0;
          for (let seat = 0; seat < b.seats; seat++)
            if (struck[seat] > 0 && handSize(b, s, seat) > 0 && knights(s, seat) > 1) bits |= 1 << seat;
          foes.set(s, bits);
          askNext(s);
        },
      },
      {
        name: 'fight-dragon',
        decisions: ['fight-dragon'],
        list: (_s, _seat, out) => out.put(),
        apply: (s, seat) => {
          pop(s);
          push(s, b.decision('dragon-die'), NATURE, seat);
        },
      },
      {
        name: 'hide-from-dragon',
        decisions: ['fight-dragon'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => {
          pop(s);
          askNext(s);
        },
      },
      {
        name: 'dragon-die',
        args: [{ name: 'die', domain: b.domain('die') }],
        decisions: ['dragon-die'],
        uniform: true,
        list: (_s, _seat, out) => out.putAll(),
        apply: (s, _nature, face) => {
          const seat = topArg(s, 0);
          pop(s);
          if (knights(s, seat) <= face + 1) return askNext(s);
          slain.add(s, seat, 1);
          if (s.events) tell(s, 'dragon-slain', { seat });
          const [lair = -1] = hexesOf(b, s, volcano);
          b.fields.blocker.set(s, dragon, lair);
          if (hoard.some(s)) push(s, b.decision('take-hoard'), 1 << seat, REWARD);
        },
      },
      {
        name: 'take-hoard',
        args: [{ name: 'good', domain: b.domain('good') }],
        decisions: ['take-hoard'],
        list: (s, _seat, out) => {
          for (let good = 0; good < b.goods.length; good++) if (hoard.get(s, good) > 0) out.put(good);
        },
        apply: (s, seat, good) => {
          const left = topArg(s, 0) - 1;
          hoard.add(s, good, -1);
          b.fields.bank.add(s, good, 1);
          take(b, s, seat, good, 1);
          if (s.events) tell(s, 'chose', { seat, good: b.goods[good].id });
          if (left > 0 && hoard.some(s)) setTopArg(s, 0, left);
          else pop(s);
        },
        why: () => NO_HOARD,
      },
    ];
  },
  words: {
    name: 'Dragonslayers',
    summary:
      'A dragon flies after every turn, stops the hex where it lands and takes cards. Knights may slay it.',
    rules: [
      'The dragon begins on the volcano, which gives nothing. It stops its hex as the robber does.',
      'After each turn it flies as many hexes as a die says, in a direction that chance names. Beyond the rim it goes on from the opposite end of the same line of land; the volcano is not counted.',
      'Where it lands, every player loses a card for each building beside it; the player before them in turn order looks into the hand and picks them. The cards lie open on the volcano.',
      'Before that, those who would lose cards may fight, the one with the most knights first, of several the one with the fewest points. A die below the number of their played knights slays the dragon.',
      'If you slay it, you gain a point and take three goods of your choice from the volcano, or all if there are fewer, and the dragon goes back there: nobody else loses anything.',
      {
        house:
          'The volcano takes the place of the desert; on a board without one, of a pasture without its number. The robber is in play as usual. Players who have played fewer than two knights are not asked. Before a flight, goods that the bank has none of go back to it from the volcano.',
      },
    ],
    terms: {
      'terrain.volcano': 'volcano',
      'blocker.dragon': 'dragon',
      'move.dragon-flight': 'The dragon flies',
      'move.fight-dragon': 'Fight the dragon',
      'move.hide-from-dragon': 'Do not fight',
      'move.dragon-die': 'The die',
      'move.dragon-loot': 'The dragon takes this',
      'move.take-hoard': 'Take this from the volcano',
      'decision.dragon-flight': 'The dragon flies',
      'decision.fight-dragon': 'The dragon attacks: fight it?',
      'decision.dragon-die': 'The fight is being rolled',
      'decision.dragon-loot': 'Choose what the dragon takes from {from:seat}',
      'decision.take-hoard': 'Choose from the hoard of the dragon',
      'event.dragon-landed': 'The dragon lands elsewhere.',
      'event.dragon-loot': '{seat} loses 1 {good} to the dragon.',
      'event.dragon-slain': '{seat} slays the dragon.',
      'field.hoard': 'On the volcano',
      'field.dragonsSlain': 'Dragons slain',
      'score.dragons': 'Dragons slain',
      'reason.hoard-none': 'There is none of it on the volcano.',
    },
  },
  looks: {
    terrains: { volcano: VOLCANO_LOOK },
    blockers: { dragon: { shape: 'tower', colour: '#2e6b3e' } },
    events: { 'dragon-loot': { befalls: 'seat' } },
    fields: {
      dragonsSlain: { on: 'seat', shape: 'flame' },
      hoard: { on: 'stock', shape: 'chest', of: { domain: 'good', kinds: GOODS } },
    },
  },
});

/** The dragon flies along a line of land that closes upon itself; the volcano is passed over. */
function makeFlight(b: Book): (s: State, far: number, direction: number) => void {
  const dragon = b.blocker('dragon');
  const volcano = b.terrain('volcano');
  const { hexHex, hexes } = b.topology;
  const lands = (s: State, hex: Hex): boolean => {
    const terrain = b.fields.terrain.get(s, hex);
    return b.land[terrain] === 1 && terrain !== volcano;
  };
  const next = (hex: Hex, direction: number): Hex => {
    const ahead = hexHex[hex * 6 + direction];
    if (ahead >= 0) return ahead;
    const back = (direction + 3) % 6;
    let end = hex;
    while (hexHex[end * 6 + back] >= 0) end = hexHex[end * 6 + back];
    return end;
  };
  return (s, far, direction) => {
    const from = b.fields.blocker.get(s, dragon);
    if (from < 0) return;
    let at: Hex = from;
    for (let step = 0; step < far; step++) {
      let guard = 0;
      do at = next(at, direction);
      while (!lands(s, at) && ++guard < hexes);
    }
    if (!lands(s, at) || at === from) return;
    b.fields.blocker.set(s, dragon, at);
    if (s.events) tell(s, 'dragon-landed', { blocker: 'dragon', place: at });
  };
}
