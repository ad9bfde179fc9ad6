import { fillWords, type Lexicon, wordsFor } from '@hexwright/catalog';
import { type Book, islandOf } from '@hexwright/island';
import { decisionOf, isOver, type RawMove, type State, UNKNOWN, viewOf } from '@hexwright/kernel';
import { looksOf, type Playable } from '@hexwright/rulebook';

/** Positions of one game in words, as a seat may know them: for programs that read. */
export class Teller {
  private readonly game: Playable;
  private readonly words: Lexicon;
  private readonly book: Book | undefined;
  /** fields that tables show by themselves, beside what is told of every island */
  private readonly shown: readonly string[];

  constructor(game: Playable) {
    this.game = game;
    this.words = wordsFor(game);
    this.book = islandOf(game);
    this.shown = Object.keys(looksOf(game.modules, game.seats, game.options).fields ?? {});
  }

  /** What a seat (null: a spectator) knows of a position, a line for each thing. */
  position(s: State, seat: number | null): string {
    const { game } = this;
    const view = viewOf(s, seat);
    const lines = [
      `${game.setup.game}, ${game.seats} seats. ${seat === null ? 'You look on.' : `You are seat ${seat}.`}`,
      this.turn(s),
      ...seatsOf(game).map((each) => this.points(s, each, each === seat)),
      ...(this.book ? this.island(this.book, view, seat) : this.cards(view)),
      ...this.shown.flatMap((name) => this.field(name, view)),
    ];
    return lines.join('\n');
  }

  /** What may be chosen, a line for each move, counted from 0; then what may be composed freely, with an example. */
  choices(
    moves: readonly RawMove[],
    open: readonly { readonly move: string; readonly example: RawMove | null }[],
  ): string {
    const listed = moves.map((move, i) => `${i}  ${this.move(move)}`);
    const free = open.map(
      ({ move, example }) =>
        `${this.words(`move.${move}`) ?? move}: of your own making${example ? `, like ${JSON.stringify(example)}` : ''}`,
    );
    return ['Your moves:', ...(listed.length > 0 ? listed : ['none']), ...free].join('\n');
  }

  /** A move in words, with its arguments: `Build a road: edge 12`. */
  move({ move, ...args }: RawMove): string {
    const said = Object.entries(args).map(([name, value]) => this.argument(name, value));
    return [this.words(`move.${move}`) ?? move, said.join(', ')].filter((part) => part !== '').join(': ');
  }

  private argument(name: string, value: unknown): string {
    if (typeof value === 'object' && value !== null)
      return `${name} ${Object.entries(value)
        .map(([thing, n]) => `${n} ${this.thing('good', thing)}`)
        .join(' + ')}`;
    const word = typeof value === 'string' ? (this.words(`${name}.${value}`) ?? value) : `${value}`;
    const where =
      name === 'corner' && this.book && typeof value === 'number' ? this.lands(this.book, value) : '';
    return `${name} ${word}${where}`;
  }

  private turn(s: State): string {
    const { game } = this;
    if (isOver(s)) {
      const { winners, scores, ending } = game.result(s);
      return `The game is over (${ending}): won by ${winners.map((each) => `seat ${each}`).join(', ') || 'nobody'}, points ${scores.join(', ')}.`;
    }
    const open = decisionOf(s);
    const whose =
      game.activeSeat(s) < 0
        ? 'Before the first turn'
        : `Turn ${game.turnOf(s)}, of seat ${game.activeSeat(s)}`;
    if (!open) return `${whose}.`;
    const question = fillWords(this.words(`decision.${open.kind}`) ?? open.kind, open.args, (kind, value) =>
      typeof value === 'string' ? this.thing(kind, value) : kind === 'seat' ? `seat ${value}` : `${value}`,
    );
    const asked = open.nature ? 'chance' : open.seats.map((each) => `seat ${each}`).join(', ');
    return `${whose}. The question: ${question}. Asked: ${asked}.`;
  }

  private points(s: State, seat: number, own: boolean): string {
    const { game } = this;
    const points = own || isOver(s) ? game.points(s, seat) : game.publicPoints(s, seat);
    const target = game.target(s, seat);
    return `Seat ${seat}${own ? ' (you)' : ''}: ${points}${target > 0 ? ` of ${target}` : ''} points${own ? ', hidden ones included' : ''}.`;
  }

  private island(b: Book, view: State, seat: number | null): string[] {
    const { cells } = view;
    const { topology: t } = b;
    const goods = (at: number): string =>
      b.goods
        .flatMap(({ id }, i) => (cells[at + i] > 0 ? [`${cells[at + i]} ${this.thing('good', id)}`] : []))
        .join(', ');
    const hexes = Array.from({ length: t.hexes }, (_, hex) => `${hex} ${this.hex(b, view, hex)}`);
    const blockers = b.blockers.flatMap(({ id, on }, i) => {
      const place = cells[b.at.blocker + i];
      return place < 0 ? [] : [`${this.thing('blocker', id)} on ${on} ${place}`];
    });
    const harbours = Array.from(
      { length: b.harbourKinds.length > 0 ? b.harbourCorner.length / 2 : 0 },
      (_, i) => {
        const kind = b.harbourKinds[cells[b.at.harbour + i]];
        return kind === undefined
          ? ''
          : `${kind} at corners ${b.harbourCorner[i * 2]} and ${b.harbourCorner[i * 2 + 1]}`;
      },
    ).filter(Boolean);
    return [
      `Hexes: ${hexes.join('; ')}.`,
      ...(harbours.length > 0 ? [`Harbours: ${harbours.join('; ')}.`] : []),
      ...(blockers.length > 0 ? [`${blockers.join('; ')}.`] : []),
      ...Array.from({ length: b.owners }, (_, owner) => this.pieces(b, view, owner)).filter(Boolean),
      ...seatsOf(this.game).map((each) =>
        each === seat
          ? `Your hand: ${goods(b.at.hold + each * b.goods.length) || 'nothing'}.`
          : `Seat ${each} holds ${cells[b.at.handSize + each]} cards.`,
      ),
      ...(seat === null ? [] : this.heldCards(b, view, seat)),
      `The bank has ${goods(b.at.bank) || 'nothing'}.`,
      ...b.awards.flatMap(({ id }, i) => {
        const holder = cells[b.at.award + i];
        return holder < 0 ? [] : [`${this.thing('award', id)}: ${nameOf(b, holder)}.`];
      }),
    ];
  }

  private heldCards(b: Book, view: State, seat: number): string[] {
    const cards = view.rules.plan.byName.get('cards');
    if (!cards || cards.per.length < 2) return [];
    const each = cards.per[1];
    const held = Array.from({ length: each }, (_, i) => view.cells[cards.at + seat * each + i]);
    const named = held.flatMap((n, i) =>
      n > 0 && b.cards[i] ? [`${n} ${this.thing('card', b.cards[i].id)}`] : [],
    );
    return named.length > 0 ? [`Your cards: ${named.join(', ')}.`] : [];
  }

  private pieces(b: Book, view: State, owner: number): string {
    const found = b.pieces.flatMap((piece) => {
      const mark = 1 + owner * b.pieces.length + piece.index;
      const places = Array.from({ length: piece.places }, (_, place) => place).filter(
        (place) => view.cells[piece.layerAt + place] === mark,
      );
      if (places.length === 0) return [];
      const where = places.map((place) =>
        piece.on === 'corner' ? `${place}${this.lands(b, place, view)}` : `${place}`,
      );
      return [`${this.thing('piece', piece.id)} on ${piece.on} ${where.join(', ')}`];
    });
    return found.length > 0 ? `${nameOf(b, owner)} has built: ${found.join('; ')}.` : '';
  }

  /** the land around a corner, in brackets; without a view its hexes by number */
  private lands(b: Book, corner: number, view?: State): string {
    const { topology: t } = b;
    const hexes = Array.from(t.cornerHex.subarray(t.cornerHexFrom[corner], t.cornerHexFrom[corner + 1]));
    return ` (${hexes.map((hex) => (view ? this.hex(b, view, hex) : `hex ${hex}`)).join(', ')})`;
  }

  private hex(b: Book, { cells }: State, hex: number): string {
    const terrain = b.terrains[cells[b.at.terrain + hex]]?.id;
    const bits = cells[b.at.numbers + hex];
    const numbers = Array.from({ length: 31 }, (_, n) => n).filter(
      (n) => bits !== UNKNOWN && (bits >> n) & 1,
    );
    return [terrain === undefined ? 'unknown' : this.thing('terrain', terrain), ...numbers].join(' ');
  }

  /** games without a board of hexes: every field that is not all zeros */
  private cards(view: State): string[] {
    return view.rules.plan.fields
      .filter(({ name }) => !['decisions', 'over', 'stack', 'stage', 'step', 'turn', 'active'].includes(name))
      .flatMap(({ name }) => this.field(name, view));
  }

  private field(name: string, view: State): string[] {
    const field = view.rules.plan.byName.get(name);
    if (!field) return [];
    const cells = view.cells.subarray(field.at, field.at + field.size);
    if (cells.every((n) => n === field.start || n === UNKNOWN || n === 0)) return [];
    const row = field.per.length > 0 ? field.size / field.per[0] : 1;
    const rows = Array.from({ length: field.size / row }, (_, i) =>
      Array.from(cells.subarray(i * row, (i + 1) * row), (n) => (n === UNKNOWN ? '?' : `${n}`)).join(' '),
    );
    return [`${this.words(`field.${name}`) ?? name}: ${rows.join(row > 1 ? ' | ' : ' ')}`];
  }

  private thing(kind: string, id: string | number): string {
    return this.words(`${kind}.${id}`) ?? `${id}`;
  }
}

function seatsOf({ seats }: Playable): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function nameOf(b: Book, owner: number): string {
  return owner < b.seats ? `Seat ${owner}` : `Nobody's colour ${owner}`;
}
