import { itemAt, type Outcome, refuse } from '@hexwright/kernel';
import type { Options } from '@hexwright/rulebook';
import {
  CAMPAIGN_FORMAT,
  type CampaignFile,
  type Campaigns,
  type Chronicle,
  type ChronicleSheet,
  chronicleSheet,
  makeCampaigns,
} from '@hexwright/table';
import type { CampaignPlace, KeptGame } from './kept-game.ts';
import type { Library } from './library.ts';

/** A campaign of this browser: the games kept of it, in their order, and what came of them. */
export interface KeptCampaign {
  readonly id: string;
  readonly of: string;
  readonly campaigns: Campaigns;
  readonly chronicle: Chronicle;
  readonly games: readonly KeptGame[];
}

type Found = Outcome<{ readonly kept: KeptCampaign }>;

/** The games of a campaign among all that are kept, the first one first. */
export function gamesOf(games: readonly KeptGame[], campaign: string): readonly KeptGame[] {
  const at = ({ campaign: place }: KeptGame): number => place?.at ?? 0;
  return games.filter((game) => game.campaign?.id === campaign).sort((a, z) => at(a) - at(z));
}

/** A campaign that is begun: nothing of it is played yet. */
export async function newCampaignOf(
  library: Library,
  of: string,
  seats: number,
  modules: readonly string[],
): Promise<Outcome<{ readonly campaigns: Campaigns; readonly chronicle: Chronicle }>> {
  const sourced = await library.campaign(of, seats, modules);
  if (!sourced.ok) return sourced;
  const campaigns = makeCampaigns(sourced.source);
  const begun = campaigns.newCampaign(of, seats, modules);
  return begun.ok ? { ok: true, campaigns, chronicle: begun.chronicle } : begun;
}

/** A campaign read from a file. */
export async function campaignOfFile(
  library: Library,
  file: unknown,
): Promise<Outcome<{ readonly chronicle: Chronicle }>> {
  const { campaign, seats, modules } = file as Partial<CampaignFile>;
  const sourced = await library.campaign(
    String(campaign),
    Number(seats),
    Array.isArray(modules) ? modules.map(String) : [],
  );
  return sourced.ok ? makeCampaigns(sourced.source).chronicleOf(file) : sourced;
}

export function isCampaignFile(file: unknown): boolean {
  return (file as Partial<CampaignFile> | null)?.format === CAMPAIGN_FORMAT;
}

/** What came of the games that are kept of a campaign. */
export async function findCampaign(
  library: Library,
  games: readonly KeptGame[],
  fileOf: (game: KeptGame) => Promise<Outcome<{ readonly file: unknown }>>,
): Promise<Found> {
  const [first] = games;
  const place = first?.campaign;
  if (!place) return refuse('game-lost', 'this campaign is not kept in this browser');
  const file = await campaignFile(games, place, fileOf);
  if (!file.ok) return file;
  const sourced = await library.campaign(place.of, first.players.length, first.setup.modules ?? []);
  if (!sourced.ok) return sourced;
  const campaigns = makeCampaigns(sourced.source);
  const told = campaigns.chronicleOf(file.file);
  return told.ok
    ? { ok: true, kept: { id: place.id, of: place.of, campaigns, chronicle: told.chronicle, games } }
    : told;
}

/** The campaign as a file, with the players' names in each of its games. */
export async function campaignFile(
  games: readonly KeptGame[],
  { of }: CampaignPlace,
  fileOf: (game: KeptGame) => Promise<Outcome<{ readonly file: unknown }>>,
): Promise<Outcome<{ readonly file: unknown }>> {
  const saves: { readonly chosen: Options; readonly save: unknown }[] = [];
  for (const game of games) {
    const copied = await fileOf(game);
    if (!copied.ok) return copied;
    saves.push({ chosen: game.campaign?.chosen ?? {}, save: copied.file });
  }
  const { players, setup } = itemAt(games, 0);
  return {
    ok: true,
    file: {
      format: CAMPAIGN_FORMAT,
      campaign: of,
      seats: players.length,
      ...(setup.modules && { modules: setup.modules }),
      games: saves,
    },
  };
}

/** The chronicle as the page shows it. */
export function sheetOfCampaign(library: Library, { id, chronicle, games }: KeptCampaign): ChronicleSheet {
  const last = games.at(-1);
  return chronicleSheet(chronicle, (row) => library.catalog.findOutline(row)?.words.name ?? row, {
    id,
    players: last?.players ?? [],
    games: games.map((game) => ({ id: game.id, chosen: game.campaign?.chosen ?? {} })),
    begun: chronicle.begun && last ? last.id : null,
  });
}
