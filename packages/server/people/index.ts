export { cardOf, People, type Person, type Visitor } from './people.ts';
