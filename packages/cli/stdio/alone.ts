/** The engine for other programs alone, without the other commands: what the wheel for Python has in it. */
import { stdioCommand } from './command.ts';

process.exitCode = await stdioCommand.run([]);
