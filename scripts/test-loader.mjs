/**
 * How tests read the sources: with Node's own modules, as the command does when it is not built. Vite's runner would ask for every
 * import by a getter, which costs the engine a third of its time, and tsx would write every function's name down each time it is
 * made, which costs a twentieth.
 */
import { register } from 'node:module';

register('./test-hooks.mjs', import.meta.url);
