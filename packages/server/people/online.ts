import type { Log } from '../log.ts';
import type { Change, Database } from '../store/index.ts';

/** how often it is written that somebody is still here, and how long that holds */
const BEAT = 30_000;
const HOLDS = 75_000;
/** who comes and goes is written together */
const GATHERED = 1500;
const AT_ONCE = 400;

/** Who is connected to this process, written into the store so that friends at every process see it. */
export class Online {
  private readonly database: Database;
  private readonly now: () => number;
  private readonly log: Pick<Log, 'warn'>;
  private readonly here = new Map<string, number>();
  private readonly changed = new Set<string>();
  private readonly timers: readonly NodeJS.Timeout[];
  private writing: Promise<void> = Promise.resolve();

  constructor(database: Database, now: () => number, log: Pick<Log, 'warn'>) {
    this.database = database;
    this.now = now;
    this.log = log;
    this.timers = [
      setInterval(() => this.write(), GATHERED).unref(),
      setInterval(() => {
        for (const person of this.here.keys()) this.changed.add(person);
      }, BEAT).unref(),
    ];
  }

  come(person: string): void {
    const connections = (this.here.get(person) ?? 0) + 1;
    this.here.set(person, connections);
    if (connections === 1) this.changed.add(person);
  }

  go(person: string): void {
    const left = (this.here.get(person) ?? 1) - 1;
    if (left > 0) this.here.set(person, left);
    else {
      this.here.delete(person);
      this.changed.add(person);
    }
  }

  /** Everybody who was here is gone. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    for (const person of this.here.keys()) this.changed.add(person);
    this.here.clear();
    this.write();
    await this.writing;
  }

  private write(): void {
    if (this.changed.size === 0) return;
    const people = [...this.changed];
    this.changed.clear();
    const now = this.now();
    const changes = [
      ...this.until(
        people.filter((person) => this.here.has(person)),
        now + HOLDS,
      ),
      ...this.until(
        people.filter((person) => !this.here.has(person)),
        now,
      ),
    ];
    this.writing = this.database
      .write(changes)
      .then(() => {})
      // Whoever is here is written again with the next beat.
      .catch((error: unknown) => this.log.warn({ error: String(error) }, 'presence not written'));
  }

  private until(people: readonly string[], moment: number): Change[] {
    const parts = Array.from({ length: Math.ceil(people.length / AT_ONCE) }, (_, i) =>
      people.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    );
    return parts.map((ids) => ({
      query: this.database.db
        .updateTable('people')
        .set({ here_until: moment })
        .where('id', 'in', ids)
        .compile(),
    }));
  }
}
