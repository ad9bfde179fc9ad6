import { rulesFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import { legalMoves, type RawMove, Rng } from '@hexwright/kernel';
import {
  type Entry,
  type GamePresenter,
  type IslandFace,
  type IslandMore,
  islandFace,
  type Player,
  presenterOf,
  Table,
} from '../index.ts';

export const SEED = 'a seed that nobody may see';

/** any game at a table, whatever kind it is of */
export function anyFace(game: string, seats: number): GamePresenter {
  const ruled = rulesFor({ game, seats });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  return presenterOf(ruled.rules);
}

export function islandAt(game = 'first-island/base', seats = 4): IslandFace {
  const ruled = rulesFor({ game, seats });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  return islandFace(islandOf(ruled.rules)!);
}

export function players(...kinds: Player['kind'][]): Player[] {
  return kinds.map((kind) => ({ kind }));
}

export const persons = (seats: number): Player[] => Array.from({ length: seats }, () => ({ kind: 'person' }));

/** A table with the record that a house would keep of it. */
export class Played<More extends object = IslandMore> {
  readonly table: Table<More>;
  readonly entries: Entry[];

  constructor(
    face: GamePresenter<More>,
    seated: readonly Player[] = persons(face.game.seats),
    entries: readonly Entry[] = [],
    keeps = {},
  ) {
    const chance = { mode: 'seeded', seed: SEED } as const;
    const rebuilt = Table.rebuild(face, { chance, players: seated, entries }, keeps);
    if (!rebuilt.ok) throw new Error(rebuilt.reason.text);
    this.table = rebuilt.table;
    this.entries = [...entries];
    if (this.table.wants().kind === 'nature') this.made(this.table.offerNature());
  }

  made(offered: ReturnType<Table<More>['offer']>): ReturnType<Table<More>['showAll']> {
    if (!offered.ok) throw new Error(offered.reason.text);
    if (!offered.step) return [];
    this.entries.push(...offered.step.entries);
    return [...offered.step.commit()];
  }

  /** who must decide now, the first of them */
  get seat(): number {
    const want = this.table.wants();
    if (want.kind === 'bot') return want.seat;
    if (want.kind === 'person') return want.seats[0];
    throw new Error(`nobody is asked: ${want.kind}`);
  }

  legal(seat = this.seat): readonly RawMove[] {
    return legalMoves(this.table.state, seat).moves;
  }

  move(seat = this.seat, move = this.legal(seat)[0]): ReturnType<Played<More>['made']> {
    return this.made(this.table.offerMove(seat, move));
  }

  /** plays on by chance; `seen` is given what was sent after every move */
  on(moves: number, seed: string, seen: (sent: ReturnType<Played<More>['made']>) => void = () => {}): this {
    const rng = new Rng(seed);
    for (let i = 0; i < moves && !this.table.stands.over; i++) {
      const { seat } = this;
      const legal = this.legal(seat);
      seen(this.move(seat, legal[rng.below(legal.length)]));
    }
    return this;
  }
}
