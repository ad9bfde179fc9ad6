import type { AnyView, Notice, Player, Reply, Wish } from '../../table/protocol.ts';
import { askThinker } from '../../worker/bot-thinker.ts';
import { GameStore } from '../../worker/game-store.ts';
import type { Leading } from '../../worker/leading.ts';
import { openLibrary } from '../../worker/library.ts';
import { LocalReferee } from '../../worker/referee.ts';
import { type MemoryDisk, memoryDisk } from './memory-disk.ts';

export const solo: Player[] = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }];

/** The tabs of one browser: who holds a game, and who hears of it. */
export class Browser {
  readonly disk: MemoryDisk;
  private readonly holders = new Map<string, { tab: number; change: (leads: boolean) => void }[]>();
  private readonly hearers: ((game: string) => void)[] = [];
  private tabs = 0;

  constructor(disk: MemoryDisk = memoryDisk()) {
    this.disk = disk;
  }

  tab() {
    const tab = this.tabs++;
    const said: Reply[] = [];
    const views: AnyView[] = [];
    const notices: Notice[] = [];
    const referee = new LocalReferee(openLibrary(), {
      shelf: new GameStore(this.disk),
      leading: this.leading(tab),
      mind: askThinker,
      now: () => 1,
      say: (reply) => {
        said.push(reply);
        if ('view' in reply) views.push(reply.view);
        if ('notice' in reply) notices.push(reply.notice);
      },
    });
    let commands = 0;
    const latest = (): AnyView => views[views.length - 1];
    const command = () => ({ id: `${tab}-${commands++}`, at: latest().n });
    return {
      referee,
      said,
      views,
      latest,
      notice: (): Notice => notices[notices.length - 1],
      play: (game: string, seat = 0, move = latest().legal[0]) =>
        referee.play(game, seat, { ...command(), move }),
      undo: (game: string) => referee.undo(game, command()),
      /** a new game, opened here */
      begun: async (players = solo, wish: Wish = { game: 'first-island/base', seats: players.length }) => {
        const made = await referee.begin(wish, players, 'a seed');
        if (!made.ok) throw new Error(made.reason.text);
        const opened = await referee.open(made.game);
        if (!opened.ok) throw new Error(opened.reason.text);
        await settled();
        return made.game;
      },
    };
  }

  private leading(tab: number): Leading {
    const queue = (game: string) => {
      const list = this.holders.get(game) ?? [];
      this.holders.set(game, list);
      return list;
    };
    const others = (game: string) => queue(game).filter((each) => each.tab !== tab);
    return {
      join: (game, change) => {
        queue(game).push({ tab, change });
        change(queue(game)[0].tab === tab);
      },
      take: (game) => {
        const me = queue(game).find((each) => each.tab === tab)!;
        const rest = others(game);
        rest[0]?.change(false);
        this.holders.set(game, [me, ...rest]);
        me.change(true);
      },
      leave: (game) => {
        const led = queue(game)[0]?.tab === tab;
        const rest = others(game);
        this.holders.set(game, rest);
        if (led) rest[0]?.change(true);
      },
      tell: (game) => {
        this.hearers.forEach((hear, other) => {
          if (other !== tab) hear(game);
        });
      },
      onNews: (heard) => {
        this.hearers[tab] = heard;
      },
    };
  }
}

/** lets everything run that waits for nothing but its turn */
export async function settled(): Promise<void> {
  for (let i = 0; i < 60; i++) await Promise.resolve();
}
