export { type Call, Pushes } from './pushes.ts';
