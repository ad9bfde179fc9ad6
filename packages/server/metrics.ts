import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted and measured. No label names a person or a table. */
export interface Metrics {
  /** a step was made durable in so many milliseconds */
  written(ms: number, lines: number): void;
  /** a question of a page was answered in so many milliseconds */
  answered(ask: string, ms: number, ok: boolean): void;
  refused(what: string): void;
  /** the rules broke down in a game of this row */
  stopped(row: string): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export interface Loads {
  readonly tables: number;
  readonly sockets: number;
  /** how often it was looked for tables that want to be seen to */
  readonly sweeps: number;
  /** moves that bots are asked for, and how many this process has thought through */
  readonly waiting: number;
  readonly thoughts: number;
  readonly overloaded: boolean;
}

export function startMetrics(loads: () => Loads): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, of: (loads: Loads) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(of(loads()));
      },
    });
  gauge('hexwright_tables_open', 'tables in memory', ({ tables }) => tables);
  gauge('hexwright_table_sweeps', 'rounds in which tables that are due were seen to', ({ sweeps }) => sweeps);
  gauge('hexwright_sockets', 'pages connected', ({ sockets }) => sockets);
  gauge('hexwright_bot_thoughts_waiting', 'moves that bots are asked for', ({ waiting }) => waiting);
  gauge('hexwright_bot_thoughts', 'moves this process has thought through', ({ thoughts }) => thoughts);
  gauge('hexwright_overloaded', 'whether new tables are refused', ({ overloaded }) => Number(overloaded));
  const lines = new Counter({ name: 'hexwright_lines_total', help: 'lines written', registers });
  const writing = new Histogram({
    name: 'hexwright_write_seconds',
    help: 'from a move to its being durable',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    registers,
  });
  const asks = new Histogram({
    name: 'hexwright_ask_seconds',
    help: 'from a question of a page to its answer',
    labelNames: ['ask', 'ok'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const refusals = new Counter({
    name: 'hexwright_refused_total',
    help: 'what was refused by a limit or a check at the door',
    labelNames: ['what'],
    registers,
  });
  const faults = new Counter({
    name: 'hexwright_faults_total',
    help: 'tables stopped because the rules broke down',
    labelNames: ['row'],
    registers,
  });
  return {
    stopped: (row) => faults.inc({ row }),
    written: (ms, count) => {
      lines.inc(count);
      writing.observe(ms / 1000);
    },
    answered: (ask, ms, ok) => asks.observe({ ask, ok: String(ok) }, ms / 1000),
    refused: (what) => refusals.inc({ what }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
