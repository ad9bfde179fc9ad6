import { colonies } from '../../buch/colony-ground.ts';
import { colonyTokensOf } from '../../buch/mechanics/colony-tokens.ts';
import { outpostsOf } from '../../buch/mechanics/outposts.ts';
import { Table, type TableOptions } from '../table.ts';

export const COLONISTS = 'buch/colonists';
export const ANNIVERSARY = 'buch/colonists-10th-anniversary';
export const KINDS = colonies.tokens.map(({ kind }) => kind);

/** The Colonists with what tests ask of ships, tokens and outposts. */
export class Overseas extends Table {
  readonly fleet = colonies.ships.of(this.b);
  readonly tokens = colonyTokensOf(this.b, colonies);
  readonly posts = outpostsOf(this.b);

  /** a ship of the seat on the corner, with these tokens aboard */
  ship(seat: number, corner: number, ...aboard: string[]): number {
    const ship = this.fleet.spare(this.s, seat);
    this.fleet.put(this.s, ship, corner);
    for (const kind of aboard) {
      this.fleet.stow.add(this.s, ship, KINDS.indexOf(kind));
      this.s.cells[this.b.at.bank + this.b.good(kind)]--;
    }
    return ship;
  }

  /** tokens lie at the settlement on the corner */
  store(corner: number, ...kinds: string[]): this {
    for (const kind of kinds) {
      this.tokens.stores.add(this.s, corner, KINDS.indexOf(kind));
      this.s.cells[this.b.at.bank + this.b.good(kind)]--;
    }
    return this;
  }

  stored(corner: number): string[] {
    return KINDS.flatMap((kind, i) => new Array(this.tokens.stores.count(this.s, corner, i)).fill(kind));
  }

  aboard(ship: number): string[] {
    return KINDS.flatMap((kind, i) => new Array(this.fleet.stow.count(this.s, ship, i)).fill(kind));
  }

  outpost(seat: number, ...hexes: number[]): this {
    for (const hex of hexes) this.posts.set(this.s, seat, hex, 1);
    return this;
  }

  pirate(corner: number): this {
    return this.set('blocker', this.b.blocker('corner-pirate'), corner);
  }

  terrain(hex: number): string {
    return this.b.terrains[this.field('terrain', hex)].id;
  }

  /** seat 0 rolls these dice */
  dice(red: number, yellow: number): this {
    return this.play(this.active, 'roll').nature('dice', { red, yellow });
  }

  /** on to the movement of ships */
  toShips(): this {
    return this.play(this.active, 'end-turn');
  }

  /** where the ship on the corner may sail now */
  goals(corner: number): number[] {
    if (this.refusal(this.active, 'move-ship', { corner })) return [];
    const before = this.s.cells.slice();
    this.play(this.active, 'move-ship', { corner });
    const found = this.legal(this.active, 'ship-to').map((move) => Number(move.corner));
    this.s.cells.set(before);
    return found;
  }

  sail(from: number, to: number): this {
    return this.play(this.active, 'move-ship', { corner: from }).play(this.active, 'ship-to', { corner: to });
  }
}

/** Before the roll of seat 0 on an empty board: no pieces, no ships, no numbers, the pirate far away and empty hands. */
export function overseas(row = COLONISTS, options: TableOptions = {}): Overseas {
  const t = new Overseas(row, { seats: 4, ...options }).started();
  t.until('roll', 0);
  t.bare();
  for (let ship = 0; ship < t.fleet.count; ship++) t.fleet.put(t.s, ship, -1);
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t.pirate(-1);
}

/** the same after a roll that brings nothing, trading and building */
export const trading = (row?: string, options?: TableOptions): Overseas => overseas(row, options).dice(1, 2);
