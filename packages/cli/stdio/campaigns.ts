import { isOver, letNatureMove, newGame, replay, saveGame } from '@hexwright/kernel';
import type { Options } from '@hexwright/rulebook';
import {
  type CampaignFile,
  type Chronicle,
  chronicleOf,
  newCampaign,
  nextOfCampaign,
  withGame,
} from '@hexwright/table';
import { RpcError, refusal } from './errors.ts';
import type { Held, Tables } from './tables.ts';

/** One open campaign: what came of its games, and the one that is being played. */
export interface HeldCampaign {
  readonly id: string;
  chronicle: Chronicle;
  playing: { readonly held: Held; readonly chosen: Options } | null;
}

const MOST = 1000;

/** The campaigns that are open, by id. */
export class OpenCampaigns {
  private readonly held = new Map<string, HeldCampaign>();
  private opened = 0;

  open(chronicle: Chronicle): HeldCampaign {
    if (this.held.size >= MOST)
      throw new RpcError('refused', `${MOST} campaigns are open; close some first`, {
        code: 'too-many-campaigns',
      });
    const campaign: HeldCampaign = { id: `c${++this.opened}`, chronicle, playing: null };
    this.held.set(campaign.id, campaign);
    return campaign;
  }

  find(id: string, field: string): HeldCampaign {
    const campaign = this.held.get(id);
    if (campaign) return campaign;
    throw new RpcError('game', `no campaign "${id}" is open`, {
      code: 'campaign-not-open',
      field,
      campaign: id,
    });
  }

  close({ id }: HeldCampaign): void {
    this.held.delete(id);
  }
}

export function beginCampaign(
  tables: Tables,
  wish: { readonly campaign: string; readonly seats: number; readonly modules?: readonly string[] },
): HeldCampaign {
  const begun = newCampaign(wish.campaign, wish.seats, wish.modules);
  if (!begun.ok)
    throw refusal(begun.reason, begun.reason.code === 'no-campaign' ? 'campaign' : 'params', 'params');
  return tables.campaigns.open(begun.chronicle);
}

/** Opens a campaign from its file, and the game of it that was begun. */
export function loadCampaign(tables: Tables, file: unknown): HeldCampaign {
  const read = chronicleOf(file);
  if (!read.ok) throw refusal(read.reason, 'file');
  const { chronicle } = read;
  const campaign = tables.campaigns.open(chronicle);
  const last = chronicle.file.games.at(-1);
  if (!chronicle.begun || !last) return campaign;
  const { rules } = nextRules({ ...chronicle, begun: null }, last.chosen);
  const events: Held['events'] = [];
  const again = replay(rules, last.save.chance, last.save.log, (_entry, told) => events.push(...told));
  if (!again.ok) throw refusal(again.reason, 'file');
  events.push(...letNatureMove(again.game));
  campaign.playing = { held: tables.open(rules, again.game, events), chosen: last.chosen };
  return campaign;
}

/** Lays the next game of a campaign; one of it that was closed before its end is played anew. */
export function nextChapter(
  tables: Tables,
  campaign: HeldCampaign,
  chosen: Options,
  chance: Parameters<typeof newGame>[1],
): Held {
  settle(tables, campaign);
  if (campaign.playing)
    throw new RpcError('refused', 'a game of this chapter has been begun', {
      code: 'campaign-begun',
      field: 'campaign',
      game: campaign.playing.held.id,
    });
  const { rules } = nextRules({ ...campaign.chronicle, begun: null }, chosen);
  const { opening, ...fresh } = newGame(rules, chance);
  const held = tables.open(rules, fresh, opening);
  campaign.playing = { held, chosen };
  return held;
}

/** What has come of a campaign so far. Everything in it is the campaign's own. */
export function chronicleJson(tables: Tables, campaign: HeldCampaign) {
  settle(tables, campaign);
  const { file, campaign: rules, finished, totals, ranking, chapter, choices } = campaign.chronicle;
  return {
    campaign: campaign.id,
    of: file.campaign,
    seats: file.seats,
    modules: file.modules ?? [],
    chapters: rules.chapters,
    games: finished,
    totals,
    ranking,
    chapter,
    game: campaign.playing?.held.id ?? null,
    choices: campaign.playing ? [] : choices,
  };
}

/** The campaign as a file, with the game of it that is being played. */
export function campaignFile(tables: Tables, campaign: HeldCampaign): CampaignFile {
  settle(tables, campaign);
  const { chronicle, playing } = campaign;
  const { file } = playing ? added(chronicle, playing) : chronicle;
  return file;
}

/** A game that is over stands in the chronicle from then on; one that was closed before never was. */
function settle(tables: Tables, campaign: HeldCampaign): void {
  const { playing } = campaign;
  if (!playing) return;
  if (isOver(playing.held.game.state)) campaign.chronicle = added(campaign.chronicle, playing);
  else if (tables.has(playing.held.id)) return;
  campaign.playing = null;
}

function added(chronicle: Chronicle, { held, chosen }: NonNullable<HeldCampaign['playing']>): Chronicle {
  const told = withGame(chronicle, { chosen, save: saveGame(held.game) });
  if (!told.ok) throw refusal(told.reason);
  return told.chronicle;
}

function nextRules(chronicle: Chronicle, chosen: Options) {
  const next = nextOfCampaign(chronicle, chosen);
  if (!next.ok) throw refusal(next.reason, next.reason.code === 'campaign-choice' ? 'chosen' : 'campaign');
  return next;
}
