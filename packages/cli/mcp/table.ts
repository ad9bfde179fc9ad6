import { randomBytes } from 'node:crypto';
import { askBot, type Bot, botFor } from '@hexwright/bots';
import { eventText, type Lexicon, wordsFor } from '@hexwright/catalog';
import {
  eventFor,
  type Game,
  type GameEvent,
  isOver,
  legalMoves,
  newGame,
  type Outcome,
  play,
  type RawMove,
  Rng,
  refuse,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { exampleOf } from '../players/turn.ts';
import { askingOrder } from '../research/asking.ts';
import { Teller } from '../research/text.ts';
import { seatNames } from '../text.ts';

/** A table at which a language model has one seat and bots have the others. It is told what its seat may know, and nothing else. */
export class ModelTable {
  readonly id: string;
  readonly seat: number;
  private readonly rules: Playable;
  private readonly game: Game;
  private readonly bot: Bot;
  private readonly words: Lexicon;
  private readonly teller: Teller;
  /** what has happened since the seat was last told */
  private news: string[] = [];

  constructor(id: string, rules: Playable, seat: number, level: string, seed: string | undefined) {
    this.id = id;
    this.seat = seat;
    this.rules = rules;
    this.bot = botFor(rules, level);
    this.words = wordsFor(rules);
    this.teller = new Teller(rules);
    const chance = { mode: 'seeded', seed: seed ?? randomBytes(16).toString('hex') } as const;
    const { opening, ...game } = newGame(rules, chance);
    this.game = game;
    this.hear(opening);
    this.letOthersMove();
  }

  /** What has happened since it was last asked, the position, and what may be chosen now. */
  look(): string {
    const { state } = this.game;
    const news = this.news.length > 0 ? [`What happened:\n${this.news.join('\n')}`] : [];
    this.news = [];
    const choices = isOver(state) ? [] : [this.teller.choices(...this.choices())];
    return [...news, this.teller.position(state, this.seat), ...choices].join('\n\n');
  }

  /** Makes a move, by its number among the moves that were told or as an object, and lets the others move. */
  move(chosen: unknown): Outcome<object> {
    const { state } = this.game;
    if (isOver(state)) return refuse('game-over', 'the game is over');
    const [moves] = this.choices();
    const move = Number.isInteger(chosen) ? moves[chosen as number] : chosen;
    if (move === undefined)
      return refuse(
        'move-number',
        `there is no move ${chosen}: they are numbered from 0 to ${moves.length - 1}`,
      );
    const played = play(this.game, this.seat, move);
    if (!played.ok) return refuse(played.reason.code, played.reason.text);
    this.hear(played.events);
    this.letOthersMove();
    return { ok: true };
  }

  private choices(): [readonly RawMove[], readonly { move: string; example: RawMove | null }[]] {
    const { state } = this.game;
    const { moves, open } = legalMoves(state, this.seat);
    return [moves, open.map((move) => ({ move, example: exampleOf(state, this.seat, move) }))];
  }

  private letOthersMove(): void {
    const { game, rules } = this;
    for (;;) {
      const [next] = askingOrder(rules, game.state);
      if (next === undefined || next === this.seat) return;
      const rng = new Rng(`${this.id} ${next}`, game.log.length);
      const played = play(game, next, askBot(this.bot, game.state, next, rng));
      if (!played.ok) throw new Error(`the bot at seat ${next}: ${played.reason.text}`);
      this.hear(played.events);
    }
  }

  private hear(events: readonly GameEvent[]): void {
    for (const event of events)
      this.news.push(eventText(this.words, eventFor(event, this.seat), seatNames(this.rules)));
  }
}
