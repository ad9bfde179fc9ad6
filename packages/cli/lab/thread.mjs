// A thread does not inherit the loader that lets Node read TypeScript, so it asks for it before anything else.
import { register } from 'tsx/esm/api';

register();
const { default: work } = await import('./work.ts');
export default work;
