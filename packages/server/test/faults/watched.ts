import { Rng } from '@hexwright/kernel';
import { AS_SEATED, Client, guest, http, type Somebody } from '../client.ts';
import { Ledger } from './ledger.ts';

/** How the players of a table find a server, and how they behave. */
export interface Ways {
  /** the servers that run now; the seats of a table are spread over them */
  addresses(): readonly string[];
  /** how many of ten commands are sent to two servers at once, by two pages of the same person */
  readonly twice: number;
}

interface Pending {
  readonly seat: number;
  readonly command: { readonly id: string; readonly at: number; readonly move: { readonly move: string } };
}

const SEATS = 3;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** what may be tried again as it stands: the store was away, or too many were at it */
const AGAIN = new Set(['not-written', 'busy']);

/** A table whose players write down everything they send and are told, and who come back whenever they are cut off. */
export class WatchedTable {
  readonly ledger = new Ledger();
  id = '';
  private readonly ways: Ways;
  private readonly rng: Rng;
  private readonly bots: number;
  private people: Somebody[] = [];
  private players: Client[] = [];
  private pending: Pending | null = null;
  private commands = 0;
  comebacks = 0;
  /** when a command was last acknowledged */
  lastMade = 0;

  constructor(ways: Ways, name: string, bots: number) {
    this.ways = ways;
    this.rng = new Rng(name);
    this.bots = bots;
  }

  async begin(): Promise<void> {
    const persons = SEATS - this.bots;
    for (let seat = 0; seat < persons; seat++) {
      const address = this.addressOf(seat);
      this.people.push(await guest(address, `Player ${seat + 1}`));
      this.players.push(await new Client(address, this.people[seat]).connect());
    }
    const [host, ...others] = this.players;
    const { json } = await http(this.addressOf(0), 'newTable', {
      cookie: host.who!.cookie,
      body: { wish: { game: 'first-island/base', seats: SEATS }, pace: 0, seating: AS_SEATED },
    });
    this.id = json.table as string;
    await host.open(this.id);
    for (const [i, other] of others.entries()) {
      await other.open(this.id);
      await other.must('sit', this.id, i + 1);
      await other.must('ready', this.id, true);
    }
    for (let seat = persons; seat < SEATS; seat++) await host.must('bot', this.id, seat, true);
    await host.must('start', this.id);
    await Promise.all(
      this.players.map((each) => each.until(() => each.views.has(this.id), 'the first view')),
    );
  }

  get over(): boolean {
    return this.players.some((each) => each.views.get(this.id)?.over);
  }

  /** Plays on, whatever happens to the servers. */
  async playUntil(stops: () => boolean): Promise<void> {
    while (!stops() && !this.over) {
      try {
        await this.backWhereGone(stops);
        await this.step();
      } catch {
        // Nobody answered: whoever has sent something sends it again.
        await pause(20);
      }
      for (const each of this.players) this.note(each);
    }
  }

  /** Sends what was never answered until it is: then everything that was sent is known. */
  async settle(): Promise<void> {
    const until = Date.now() + 20_000;
    while (this.pending && Date.now() < until)
      try {
        await this.backWhereGone(() => false);
        await this.sendPending();
      } catch {
        await pause(50);
      }
    if (this.pending) this.ledger.wrongs.push(`command ${this.pending.command.id} was never answered`);
    for (const each of this.players) this.note(each);
  }

  /** Everybody looks anew at what is told from the start: it must be what each was told along the way. */
  async lookAgain(): Promise<void> {
    for (const [seat, old] of this.players.entries()) {
      const before = old.views.get(this.id)!;
      const told = old.told.get(this.id) ?? [];
      old.drop();
      const fresh = await new Client(this.addressOf(seat), this.people[seat]).connect();
      await fresh.open(this.id);
      await fresh.until(() => fresh.views.has(this.id), 'the table');
      const now = fresh.view(this.id);
      const toldNow = (fresh.told.get(this.id) ?? []).slice(0, told.length);
      if (JSON.stringify(toldNow) !== JSON.stringify(told))
        this.ledger.wrongs.push(`seat ${seat} is told another story than before`);
      if (now.n < before.n)
        this.ledger.wrongs.push(`seat ${seat} saw message ${before.n}, now it is ${now.n}`);
      const { events: _, eventsFrom: __, ...shown } = before;
      const { events: ___, eventsFrom: ____, ...shownNow } = now;
      if (now.n === before.n && JSON.stringify(shown) !== JSON.stringify(shownNow))
        this.ledger.wrongs.push(`seat ${seat} is shown another table than before`);
      fresh.drop();
    }
  }

  private addressOf(seat: number): string {
    const addresses = this.ways.addresses();
    return addresses[seat % addresses.length];
  }

  private note(client: Client): void {
    this.ledger.latest = Math.max(this.ledger.latest, client.views.get(this.id)?.n ?? 0);
    client.heard.length = 0;
  }

  private async backWhereGone(stops: () => boolean): Promise<void> {
    for (const [seat, old] of this.players.entries()) {
      if (old.closed === null) continue;
      while (!stops()) {
        const address = this.addressOf(seat);
        const client = new Client(address, this.people[seat]);
        try {
          await client.connect();
          await this.takeUp(client, old, seat);
          this.players[seat] = client;
          this.comebacks++;
          break;
        } catch {
          client.drop();
          await pause(50);
        }
      }
    }
  }

  /** Comes back as a page does: it names the last message it saw, and is told what it missed. */
  private async takeUp(client: Client, old: Client, seat: number): Promise<void> {
    const seen = old.views.get(this.id)?.n;
    const told = old.told.get(this.id) ?? [];
    client.told.set(this.id, told);
    await client.open(this.id, seen === undefined ? {} : { seen });
    await client.until(() => client.views.has(this.id), 'the table', 5000);
    const { n, eventsFrom } = client.view(this.id);
    if (seen !== undefined && n < seen)
      this.ledger.wrongs.push(`seat ${seat} saw message ${seen}, and after the fault it is ${n}`);
    if (eventsFrom > told.length) this.ledger.wrongs.push(`seat ${seat} was not told all that it missed`);
    if (eventsFrom < told.length) this.ledger.wrongs.push(`seat ${seat} must forget what it was told`);
  }

  private async step(): Promise<void> {
    if (this.pending) return this.sendPending();
    const asked = this.players.flatMap((each, seat) => (each.view(this.id).legal.length > 0 ? [seat] : []));
    if (asked.length === 0) {
      await Promise.race(
        this.players.map((each) =>
          each.until(() => each.closed !== null || each.view(this.id).legal.length > 0, 'a question', 1000),
        ),
      );
      return;
    }
    const seat = asked[this.rng.below(asked.length)];
    const { n, legal } = this.players[seat].view(this.id);
    const command = (move: (typeof legal)[number]): Pending['command'] => ({
      id: `c${this.commands++}`,
      at: n,
      move: move as Pending['command']['move'],
    });
    this.pending = { seat, command: command(legal[this.rng.below(legal.length)]) };
    const twice = this.rng.below(10) < this.ways.twice;
    if (!twice) return this.sendPending();
    // The same person at another server sends the same command, or another one: at most one of two may be made.
    const other =
      this.rng.below(2) === 0 ? this.pending.command : command(legal[this.rng.below(legal.length)]);
    await Promise.all([this.sendPending(), this.sendElsewhere(seat, other)]);
  }

  private async sendPending(): Promise<void> {
    const { seat, command } = this.pending!;
    const client = this.players[seat];
    const answer = await this.send(client, seat, command);
    if (!answer.ok && AGAIN.has(answer.reason.code)) return pause(30);
    this.pending = null;
    const { at } = command;
    await client.until(() => client.closed !== null || client.view(this.id).n > at, 'a newer view', 3000);
  }

  private async sendElsewhere(seat: number, command: Pending['command']): Promise<void> {
    const twin = new Client(this.addressOf(seat + 1), this.people[seat]);
    try {
      await twin.connect();
      await twin.open(this.id);
      // Until it is answered: otherwise nobody would know what came of it.
      for (let i = 0; i < 100; i++) {
        const answer = await this.send(twin, seat, command);
        if (answer.ok || !AGAIN.has(answer.reason.code)) break;
        await pause(50);
      }
    } catch {
      // Cut off: nobody knows what came of it, and the ledger says so.
    } finally {
      twin.drop();
    }
  }

  private async send(client: Client, seat: number, command: Pending['command']) {
    this.ledger.sends(seat, command.id, command.move);
    const answer = await client.ask('play', this.id, seat, command);
    if (answer.ok) {
      this.ledger.made(seat, command.id, answer.line);
      this.lastMade = Date.now();
    } else if (!AGAIN.has(answer.reason.code)) this.ledger.refused(seat, command.id, answer.reason.code);
    return answer;
  }
}
