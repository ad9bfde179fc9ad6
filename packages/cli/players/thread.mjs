// The thread of a pipe: it writes lines to a program and hands on those that the program writes. Plain JavaScript, so that it begins at once, without a
// loader, while whoever asks is waiting.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { workerData } from 'node:worker_threads';

const { command, port, sent } = workerData;
const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });

const tell = (message) => {
  port.postMessage(message);
  Atomics.add(sent, 0, 1);
  Atomics.notify(sent, 0);
};

createInterface({ input: child.stdout }).on('line', (line) => {
  if (line.trim() !== '') tell({ line });
});
child.stdin.on('error', () => {});
child.on('error', (error) => tell({ ended: `could not be started: ${error.message}` }));
child.on('close', (code, signal) => tell({ ended: `ended (${signal ?? `code ${code}`})` }));
port.on('message', ({ line, end }) => {
  if (end) {
    child.kill();
    port.close();
  } else child.stdin.write(`${line}\n`);
});
