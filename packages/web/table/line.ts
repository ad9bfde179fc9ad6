/** How the line to a server is: being dialled for the first time, open, broken and dialled again, or put down for good. */
export type LineState = 'opening' | 'open' | 'broken' | 'down';

/** One connection, however it is made. */
export interface Transport {
  send(text: string): void;
  hangUp(): void;
}

export interface TransportListener {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

export type Dial = (ears: TransportListener) => Transport;

/** Milliseconds. */
export interface Patience {
  /** before the first attempt after a break; twice as long before each one after it, up to the longest */
  readonly first: number;
  readonly longest: number;
  /** after so long a silence it is asked whether anybody is there; after twice as long the line counts as broken */
  readonly silence: number;
}

const PATIENCE: Patience = { first: 400, longest: 15_000, silence: 12_000 };

interface Ends {
  opened(): void;
  heard(text: string): void;
  broke(): void;
  /** nothing was heard for a while */
  silent(): void;
}

/** A line that comes back by itself, less and less eagerly while nobody answers. */
export class Line {
  state: LineState = 'opening';
  private readonly dial: Dial;
  private readonly ends: Ends;
  private readonly patience: Patience;
  private wire: Transport | null = null;
  private attempts = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private listening: ReturnType<typeof setTimeout> | undefined;
  private readonly hearers = new Set<() => void>();

  constructor(dial: Dial, ends: Ends, patience: Partial<Patience> = {}) {
    this.dial = dial;
    this.ends = ends;
    this.patience = { ...PATIENCE, ...patience };
    this.ring();
  }

  send(text: string): void {
    this.wire?.send(text);
  }

  watch(hear: () => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  /** Dials at once, whatever was: the network is back, or one is somebody else now. */
  redial(): void {
    if (this.state === 'down') return;
    this.attempts = 0;
    this.drop();
    this.ring();
  }

  /** The network is gone: whatever the wire believes, nothing comes through. */
  cut(): void {
    if (this.wire) this.lost();
  }

  /** A break is announced, so many milliseconds long. */
  expectBreak(ms: number): void {
    this.cut();
    clearTimeout(this.again);
    this.again = setTimeout(() => this.ring(), ms);
  }

  putDown(): void {
    this.drop();
    this.turn('down');
  }

  private ring(): void {
    clearTimeout(this.again);
    let live = true;
    const mine = (act: () => void) => (): void => {
      if (live) act();
    };
    const wire = this.dial({
      opened: mine(() => {
        this.attempts = 0;
        this.listen();
        this.turn('open');
        this.ends.opened();
      }),
      heard: (text) => {
        if (!live) return;
        this.listen();
        this.ends.heard(text);
      },
      closed: mine(() => this.lost()),
    });
    this.wire = {
      send: (text) => wire.send(text),
      hangUp: () => {
        live = false;
        wire.hangUp();
      },
    };
  }

  private lost(): void {
    this.drop();
    const longest = Math.min(this.patience.longest, this.patience.first * 2 ** this.attempts++);
    // Not all at the same moment, when a server comes back to everybody.
    this.again = setTimeout(() => this.ring(), longest * (0.5 + Math.random() / 2));
    this.turn('broken');
    this.ends.broke();
  }

  private drop(): void {
    clearTimeout(this.again);
    clearTimeout(this.listening);
    const { wire } = this;
    this.wire = null;
    wire?.hangUp();
  }

  private listen(): void {
    clearTimeout(this.listening);
    this.listening = setTimeout(() => {
      this.listening = setTimeout(() => this.lost(), this.patience.silence);
      this.ends.silent();
    }, this.patience.silence);
  }

  private turn(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    for (const hear of this.hearers) hear();
  }
}
