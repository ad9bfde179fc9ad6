/**
 * How tests read the sources: with Node's own modules, as the command does when it is not built. Vite's runner would ask for every
 * import by a getter, which costs the engine a third of its time.
 */
import { register } from 'node:module';
import 'tsx';

// Styles say nothing to a test.
const unstyled = `export const load = async (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(unstyled)}`);
