export { Friends } from './friends.ts';
export { Guesses } from './guesses.ts';
export { Online } from './online.ts';
export { cardOf, keyOf, People, type Person, type Visitor } from './people.ts';
