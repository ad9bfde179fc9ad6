import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { defineModule, taken, wanted } from '../rulebook/index.ts';

const [LOWEST, HIGHEST] = [2, 12];
const NUMBERS = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, i) => LOWEST + i);
const SMALL = 4;
const TOGETHER = 8;
const EITHER = 12;
const NEITHER = reason('neither-number', 'the dice make no such number');

/** Dice of role-playing games: four and eight sides added, or four and twelve that are added or subtracted. */
export const catanForRoleplayers = defineModule({
  id: 'bonus/catan-for-roleplayers',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [taken.dice],
  leaves: [wanted.twoDice.thing],
  options: {
    rolePair: {
      type: 'choice',
      default: 'eight',
      values: ['eight', 'twelve'],
      words:
        'The larger die: with eight sides, and both are added, or with twelve, and the small one is added or subtracted',
    },
  },
  decisions: {
    'role-dice': { nature: true },
    'role-number': {
      args: () => [
        { name: 'small', domain: { id: 'count', size: SMALL + 1 } },
        { name: 'large', domain: { id: 'count', size: EITHER + 1 } },
      ],
    },
  },
  overrides: { askNumber: 'other dice bring the number' },
  overridesAny: { 'hints.odds': 'the sides of these dice say how likely a number is' },
  rules: (_was, b) => {
    const large = b.option('rolePair') === 'twelve' ? EITHER : TOGETHER;
    const odds = oddsOf(large);
    return {
      askNumber: (s) => push(s, b.decision('role-dice'), NATURE),
      hints: {
        odds: (_s, _rolls, into) => {
          into.fill(0);
          for (const number of NUMBERS) into[number] = odds[number];
        },
      },
    };
  },
  moves: (b) => {
    const large = b.option('rolePair') === 'twelve' ? EITHER : TOGETHER;
    const faces = (size: number) => ({
      id: `d${size}`,
      size,
      names: Array.from({ length: size }, (_, i) => i + 1),
    });
    const counts = (s: State, seat: Seat, number: number): void => {
      // what the dice say together, also where they were subtracted
      b.fields.dice.set(s, 0, number);
      b.fields.dice.set(s, 1, 0);
      if (s.events) tell(s, 'role-number', { seat, number });
      b.rules.onNumber(s, number);
    };
    return [
      {
        name: 'role-dice',
        args: [
          { name: 'small', domain: faces(SMALL) },
          { name: 'large', domain: faces(large) },
        ],
        decisions: ['role-dice'],
        uniform: true,
        list: (_s, _nature, out) => out.putAll(),
        apply: (s, _nature, i, j) => {
          pop(s);
          const seat = b.fields.active.get(s);
          b.fields.dice.set(s, 0, i + 1);
          b.fields.dice.set(s, 1, j + 1);
          const [first, second] = numbersOf(i + 1, j + 1, large);
          if (s.events) tell(s, 'role-dice', { seat, small: i + 1, large: j + 1 });
          if (second !== undefined) return push(s, b.decision('role-number'), 1 << seat, i + 1, j + 1);
          counts(s, seat, first);
        },
      },
      {
        name: 'role-number',
        args: [{ name: 'number', domain: { id: 'role-number', size: NUMBERS.length, names: NUMBERS } }],
        decisions: ['role-number'],
        list: (s, _seat, out) => {
          for (const number of numbersOf(topArg(s, 0), topArg(s, 1), large)) out.put(number - LOWEST);
        },
        apply: (s, seat, i) => {
          pop(s);
          counts(s, seat, NUMBERS[i]);
        },
        why: () => NEITHER,
      },
    ];
  },
  words: {
    name: 'Catan for role-players',
    summary: 'The number comes from the dice of role-playing games, with four, eight or twelve sides.',
    takesBack: ['dice'],
    rules: [
      {
        text: 'A turn begins with a die of four sides and one of eight. Their sum is the number: 5 to 9 are all equally likely.',
        where: { rolePair: 'eight' },
      },
      {
        text: 'A turn begins with a die of four sides and one of twelve. The number is the large die plus or minus the small one, and lies between 2 and 12.',
        where: { rolePair: 'twelve' },
      },
      {
        text: 'If both are possible, the player who rolled chooses.',
        where: { rolePair: 'twelve' },
      },
      { house: 'A 7 is what it always is.' },
    ],
    terms: {
      'move.role-dice': 'The dice',
      'move.role-number': 'Take the {number}',
      'decision.role-dice': 'The dice are rolling',
      'decision.role-number': 'Add the small die to the large one, or subtract it?',
      'event.role-dice': '{seat} rolls {small} on the small die and {large} on the large one.',
      'event.role-number': 'The number is {number}.',
      'reason.neither-number': 'The dice make no such number.',
    },
  },
  looks: {
    numbers: { 'role-number': { by: 'die', odds: weightsOf(TOGETHER) } },
    events: { 'role-number': { joins: ['role-dice'] } },
  },
});

/** the numbers that the faces may make: one, or two to choose from */
function numbersOf(small: number, large: number, size: number): number[] {
  if (size === TOGETHER) return [small + large];
  return [large + small, large - small].filter((number) => LOWEST <= number && number <= HIGHEST);
}

/** by number: how many throws bring it, where a choice counts half for each */
function weightsOf(size: number): Record<number, number> {
  const weights: Record<number, number> = Object.fromEntries(NUMBERS.map((number) => [number, 0]));
  for (let small = 1; small <= SMALL; small++)
    for (let large = 1; large <= size; large++) {
      const numbers = numbersOf(small, large, size);
      for (const number of numbers) weights[number] += 1 / numbers.length;
    }
  return weights;
}

function oddsOf(size: number): Record<number, number> {
  return Object.fromEntries(
    Object.entries(weightsOf(size)).map(([number, weight]) => [number, weight / (SMALL * size)]),
  );
}
