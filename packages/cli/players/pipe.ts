import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { threadOf } from '../threads.ts';

/** what a pipe's own thread says: a line that came, or why none comes any more */
interface Heard {
  readonly line?: string;
  readonly ended?: string;
}

/**
 * A program that is asked line by line. Whoever plays games waits for its answer without letting go of the thread, so that programs sit at a
 * table like any other player; a thread of the pipe's own reads and writes meanwhile.
 */
export class Pipe {
  private readonly command: string;
  private readonly worker: Worker;
  private readonly port;
  /** how many messages the pipe's thread has sent */
  private readonly sent = new Int32Array(new SharedArrayBuffer(4));
  private taken = 0;
  private ended: string | undefined;

  constructor(command: string) {
    const { port1, port2 } = new MessageChannel();
    this.command = command;
    this.port = port1;
    this.worker = new Worker(threadOf('players'), {
      workerData: { command, port: port2, sent: this.sent },
      transferList: [port2],
      // Whatever loads sources for this program is of no use to that thread.
      execArgv: [],
    });
    this.worker.unref();
    port1.unref();
  }

  /** Writes a line and answers the next that comes; throws where none comes in time, or ever. */
  ask(line: string, ms: number): string {
    if (this.ended === undefined) {
      this.port.postMessage({ line });
      const { line: answer, ended } = this.next(ms);
      if (answer !== undefined) return answer;
      this.ended = ended;
    }
    throw new Error(`${this.command}: ${this.ended}`);
  }

  close(): void {
    this.port.postMessage({ end: true });
  }

  private next(ms: number): Heard {
    const until = performance.now() + ms;
    while (Atomics.load(this.sent, 0) === this.taken) {
      const left = until - performance.now();
      if (left > 0 && Atomics.wait(this.sent, 0, this.taken, left) !== 'timed-out') continue;
      this.close();
      return { ended: `gave no answer within ${ms} milliseconds` };
    }
    this.taken++;
    return (receiveMessageOnPort(this.port)?.message ?? { ended: 'said nothing' }) as Heard;
  }
}
