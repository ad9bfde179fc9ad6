import { monitorEventLoopDelay } from 'node:perf_hooks';

/** milliseconds between two looks at how late the thread is */
const RESOLUTION = 20;
const LOOK = 1000;
/** so many looks in a row must say the same before anything changes */
const LOOKS = 3;

/** Tells whether the thread that answers sockets keeps up with what is asked of it. */
export class Pressure {
  private readonly limit: number;
  private readonly changed: (over: boolean) => void;
  private seen = 0;
  over = false;

  /** `limit` is by how many milliseconds the thread may be late; 0 for as many as it likes. */
  constructor(limit: number, changed: (over: boolean) => void = () => {}) {
    this.limit = limit;
    this.changed = changed;
  }

  /** The thread was late by so much in the middle of what was seen lately. It is well again below half of the limit. */
  look(late: number): void {
    if (this.limit === 0) return;
    const turns = this.over ? late < this.limit / 2 : late > this.limit;
    this.seen = turns ? this.seen + 1 : 0;
    if (this.seen < LOOKS) return;
    this.seen = 0;
    this.over = !this.over;
    this.changed(this.over);
  }

  /** Looks every second from now on; call what it answers to stop. */
  watch(): () => void {
    if (this.limit === 0) return () => {};
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
    delay.enable();
    const timer = setInterval(() => {
      this.look(delay.percentile(50) / 1e6 - RESOLUTION);
      delay.reset();
    }, LOOK).unref();
    return () => {
      clearInterval(timer);
      delay.disable();
    };
  }
}
