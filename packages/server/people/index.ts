export { Friends } from './friends.ts';
export { Guesses } from './guesses.ts';
export { Online } from './online.ts';
export { cardOf, containing, keyOf, People, type Person, type Visitor } from './people.ts';
