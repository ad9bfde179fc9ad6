import { itemAt } from '@hexwright/kernel';
import type { CampaignChoice, Options } from '@hexwright/rulebook';
import type { CampaignStanding } from './chronicle.ts';
import type { Player } from './players.ts';

/** A campaign as its page shows it: all words and numbers are the campaign's own. */
export interface ChronicleSheet {
  readonly id: string;
  readonly of: string;
  readonly title: string;
  readonly players: readonly Player[];
  readonly chapters: readonly string[];
  /** the names of what all chapters are played with besides */
  readonly modules: readonly string[];
  /** what is gained is called so */
  readonly gains: string;
  readonly notes: readonly { readonly id: string; readonly words: string }[];
  readonly games: readonly ChronicleGame[];
  readonly totals: readonly number[];
  readonly ranking: readonly (readonly number[])[];
  /** the chapter that is played next or now; null when the campaign is over */
  readonly chapter: number | null;
  /** the game of it that was begun */
  readonly begun: string | null;
  readonly choices: readonly CampaignChoice[];
}

export interface ChronicleGame {
  readonly game: string;
  readonly chapter: number;
  /** the chapter is played again */
  readonly again: boolean;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  /** what is noted of everybody, in words where the campaign has some; of what nobody has anything of there is none */
  readonly notes: Readonly<Record<string, readonly (number | string)[]>>;
  readonly gains: readonly number[];
  /** what was chosen before it */
  readonly chosen: readonly { readonly words: string; readonly value: CampaignChoice['usual'] }[];
}

/** What the keeper of a campaign knows of it besides how it stands. */
export interface KeptChapters {
  readonly id: string;
  readonly players: readonly Player[];
  /** its games in order, each with what was chosen before it */
  readonly games: readonly { readonly id: string; readonly chosen: Options }[];
  readonly begun: string | null;
}

/** The chronicle as a page shows it: plain data, and every word of it from the campaign's own rules. */
export function chronicleSheet(
  { head, campaign, finished, totals, ranking, chapter, choices }: CampaignStanding,
  nameOf: (row: string) => string,
  { id, players, games, begun }: KeptChapters,
): ChronicleSheet {
  return {
    id,
    of: head.campaign,
    title: nameOf(head.campaign),
    players,
    chapters: campaign.chapters.map(nameOf),
    modules: (head.modules ?? []).map(nameOf),
    gains: campaign.words.gains,
    notes: campaign.notes.map((note) => ({ id: note, words: campaign.words.notes[note] ?? note })),
    games: finished.map((game, at) => ({
      game: itemAt(games, at).id,
      chapter: game.chapter,
      again: game.next === 'again',
      winners: game.winners,
      points: game.points,
      notes: Object.fromEntries(
        Object.entries(game.notes)
          .filter(([, values]) => values.some((value) => value !== 0))
          .map(([note, values]) => [note, values.map((value) => campaign.tell?.(note, value) ?? value)]),
      ),
      gains: game.gains,
      chosen: (campaign.choices?.(finished.slice(0, at)) ?? []).map(({ id: which, words, usual }) => ({
        words,
        value: itemAt(games, at).chosen[which] ?? usual,
      })),
    })),
    totals,
    ranking,
    chapter,
    begun,
    choices,
  };
}
