import { randomInt } from 'node:crypto';
import { rulesFor } from '@hexwright/catalog';
import type { RawMove } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { OwnMore, SocketReply, TableView } from '@hexwright/table';
import type { Contestant } from '../players/contestants.ts';
import { programPlayer } from '../players/program.ts';
import { scriptPlayer } from '../players/script.ts';
import type { Turn } from '../players/turn.ts';
import { Line, SitError } from './line.ts';

type View = TableView<OwnMore>;

/** What came of a game at a server's table. */
export interface Sat {
  readonly seat: number;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly moves: number;
}

/** Where a player sits down, and as whom. */
export interface Place {
  readonly address: string;
  readonly table: string;
  readonly cookie: string;
  readonly seat: number;
  readonly password?: string;
}

/** Takes a seat at a table of a server, and plays there until the game is over. */
export async function playAt(
  { address, table, cookie, seat, password }: Place,
  player: Contestant,
): Promise<Sat> {
  const news = new News();
  const line = await Line.open(
    address,
    cookie,
    (pushed) => news.hear(table, pushed),
    (why) => news.end(why),
  );
  try {
    const { room } = await line.must('open', table, password === undefined ? {} : { password });
    const found = rulesFor(room.settings.wish);
    if (!found.ok) throw new SitError(`this command cannot play what the table plays: ${found.reason.text}`);
    const choose = chooserOf(player, found.rules);
    if (room.you.seat === null) await line.must('sit', table, seat);
    if (room.state === 'waiting') await line.must('ready', table, true);
    let made = 0;
    for (;;) {
      const view = await news.next();
      if (view.over && view.result)
        return {
          seat: view.seat ?? seat,
          winners: view.result.winners,
          points: view.result.scores,
          moves: made,
        };
      if (view.seat === null || view.legal.length + view.open.length === 0) continue;
      const move = choose(turnOf(found.rules, view, view.seat, player));
      const command = { id: `sit-${cookie.slice(-8)}-${made}`, at: view.n, move };
      const played = await line.ask('play', table, view.seat, command as never);
      if (played.ok) made++;
      else if (played.reason.code !== 'stale' && played.reason.code !== 'not-your-turn')
        throw new SitError(`${JSON.stringify(move)} was refused: ${played.reason.text}`);
    }
  } finally {
    line.close();
  }
}

function chooserOf({ outside, budget, text }: Contestant, game: Playable): (turn: Turn) => RawMove {
  if (outside?.command !== undefined) return programPlayer(outside.command, game, budget);
  if (outside?.file !== undefined) return scriptPlayer(outside.file);
  throw new SitError(`"${text}" is one of ours: the host of a table has such bots sit down`);
}

/** What the server shows of the table, as players from outside are told it. */
function turnOf(game: Playable, view: View, seat: number, { budget }: Contestant): Turn {
  const { fields, legal, open, decision, points } = view;
  return {
    row: game.setup.game,
    seats: game.seats,
    seat,
    turn: typeof fields.turn === 'number' ? fields.turn : 0,
    decision: { kind: decision?.kind ?? '', seats: decision?.seats ?? [], args: decision?.args ?? {} },
    legal,
    open: open.map((move) => ({ move, example: null })),
    points: points.map(({ total }) => total),
    view: fields,
    text: '',
    budget,
    seed: randomInt(2 ** 31),
  };
}

/** The views of the table as they come; of several that wait, only the newest is of use. */
class News {
  private view: View | undefined;
  private ended: string | undefined;
  private wake = (): void => {};

  hear(table: string, pushed: SocketReply): void {
    if (!('game' in pushed) || pushed.game !== table) return;
    if ('view' in pushed) this.view = pushed.view;
    else if ('away' in pushed) this.ended = 'the table is gone, or its host has sent you away';
    else if ('room' in pushed && ['abandoned', 'closed'].includes(pushed.room.state))
      this.ended = `the game was ${pushed.room.state}`;
    this.wake();
  }

  end(why: string): void {
    this.ended = why;
    this.wake();
  }

  async next(): Promise<View> {
    for (;;) {
      const { view } = this;
      this.view = undefined;
      if (view) return view;
      if (this.ended !== undefined) throw new SitError(this.ended);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
}
