export { Guesses } from './guesses.ts';
export { cardOf, keyOf, People, type Person, type Visitor } from './people.ts';
