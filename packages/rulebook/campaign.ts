import type { Options } from './options.ts';

/**
 * Several games that are played one after the other by the same seats, as data and a few functions of the row's own: which games,
 * what each brings, what is chosen and carried over. Whoever keeps, shows and plays campaigns knows no more of them.
 */
export interface Campaign {
  /** the games it is played as, in order */
  readonly chapters: readonly string[];
  /** fields with one value a seat that are noted when a chapter is over, besides the points */
  readonly notes: readonly string[];
  /** what the notes and the gains are called */
  readonly words: { readonly gains: string; readonly notes: Readonly<Record<string, string>> };
  /** a note of a seat in words, where the number says nothing by itself */
  tell?(note: string, value: number): string;
  /** what a finished game brings everybody, and whether its chapter is played again; `before` are all earlier games */
  judge(game: FinishedGame, before: readonly JudgedGame[]): Judgement;
  /** what the players choose together before the next game */
  choices?(before: readonly JudgedGame[]): readonly CampaignChoice[];
  /** the options of the next game that follow from what has been */
  carry?(before: readonly JudgedGame[], chosen: Options): Options;
  /** the seats in groups of equals, the best first */
  ranking(games: readonly JudgedGame[], seats: number): readonly (readonly number[])[];
}

export interface FinishedGame {
  /** which chapter, from 0 on */
  readonly chapter: number;
  readonly winners: readonly number[];
  readonly ending: string;
  /** by seat */
  readonly points: readonly number[];
  /** by name and seat */
  readonly notes: Readonly<Record<string, readonly number[]>>;
}

export interface Judgement {
  /** by seat */
  readonly gains: readonly number[];
  /** whether the chapter is over, or played again */
  readonly next: 'on' | 'again';
}

export type JudgedGame = FinishedGame & Judgement;

export interface CampaignChoice {
  readonly id: string;
  readonly words: string;
  readonly values: readonly Options[string][];
  readonly usual: Options[string];
}
