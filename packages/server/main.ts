import { run } from './run.ts';

/** The built server begins here. */
process.exitCode = await run(process.env);
