/**
 * How V8 reads what tests run: every row is compiled anew and played for a moment, so that optimising its functions costs more than it
 * brings, in threads beside the test. A flag that V8 does not know any more changes nothing.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--always-sparkplug');
setFlagsFromString('--interrupt-budget=500000');
