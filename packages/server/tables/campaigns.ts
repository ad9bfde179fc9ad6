import { itemAt, type Outcome, refuse, type State } from '@hexwright/kernel';
import type { JudgedGame, Playable } from '@hexwright/rulebook';
import {
  type CampaignHead,
  type ChronicleSheet,
  chronicleSheet,
  type GameWish,
  type RoomCampaign,
  titleOf,
} from '@hexwright/table';
import { playersOf } from './beginning.ts';
import type { KeptCampaign, KeptChapter, KeptRoom, KeptTable } from './kept.ts';
import type { RuleCache, Wisher } from './rules.ts';

/** A chapter as a table is laid for it. */
export interface LaidChapter {
  readonly wish: GameWish;
  /** what its rules call it */
  readonly game: string;
  readonly campaign: KeptCampaign;
}

type Laid = Outcome<LaidChapter>;

/** The first chapter of the campaign that is wished for. */
export async function firstChapter(rules: RuleCache, by: Wisher, wish: GameWish): Promise<Laid> {
  if (wish.layout !== undefined || Object.keys(wish.options ?? {}).length > 0)
    return refuse('campaign-options', 'a campaign settles boards and options of its chapters itself');
  const { game, seats, modules = [] } = wish;
  return triedChapter(rules, by, { campaign: game, seats, modules }, [], {});
}

/** The same chapter with other choices. */
export function chosenChapter(
  rules: RuleCache,
  by: Wisher,
  room: KeptRoom,
  campaign: KeptCampaign,
  chosen: RoomCampaign['chosen'],
): Promise<Laid> {
  return triedChapter(rules, by, headOf(room, campaign), campaign.before, chosen);
}

/** The chapter that comes after the game of this table, or the same one where the game did not come to its end. */
export async function nextChapter(
  rules: RuleCache,
  by: Wisher,
  { id, room }: Pick<KeptTable, 'id' | 'room'>,
  campaign: KeptCampaign,
): Promise<Laid> {
  const { before, chosen, brought } = campaign;
  const finished = brought ? [...before, { table: id, chosen, game: brought }] : before;
  return triedChapter(rules, by, headOf(room, campaign), finished, brought ? {} : chosen);
}

/** What somebody wishes for is tried away from the sockets before it is laid out here. */
async function triedChapter(
  rules: RuleCache,
  by: Wisher,
  head: CampaignHead,
  before: readonly KeptChapter[],
  chosen: RoomCampaign['chosen'],
): Promise<Laid> {
  const finished = before.map(({ game }) => game);
  const tried = await rules.tryChapter({ head, finished, chosen }, by);
  return tried.ok ? chapterAfter(rules, head, before, chosen) : tried;
}

async function chapterAfter(
  rules: RuleCache,
  head: CampaignHead,
  before: readonly KeptChapter[],
  chosen: RoomCampaign['chosen'],
): Promise<Laid> {
  const campaigns = await rules.campaigns();
  const stands = campaigns.standingOf(
    head,
    before.map(({ game }) => game),
  );
  if (!stands.ok) return stands;
  const { standing } = stands;
  const next = campaigns.nextOfCampaign(standing, chosen);
  if (!next.ok) return next;
  const { wish } = next;
  return {
    ok: true,
    wish: { ...wish, modules: [...(wish.modules ?? [])] },
    game: titleOf(next.rules),
    campaign: {
      of: head.campaign,
      title: campaigns.nameOf(head.campaign),
      modules: head.modules ?? [],
      chapters: standing.campaign.chapters.map(campaigns.nameOf),
      chapter: standing.chapter ?? 0,
      choices: standing.choices.map((choice) => ({ ...choice, values: [...choice.values] })),
      chosen,
      after: null,
      before,
      brought: null,
    },
  };
}

/** What the game of this table has brought its campaign, now that it is over. */
export async function broughtBy(
  rules: RuleCache,
  room: KeptRoom,
  campaign: KeptCampaign,
  game: Playable,
  s: State,
): Promise<Outcome<Pick<KeptCampaign, 'after'> & { readonly brought: JudgedGame }>> {
  const { standingOf, judge } = await rules.campaigns();
  const head = headOf(room, campaign);
  const finished = campaign.before.map((each) => each.game);
  const stands = standingOf(head, finished);
  if (!stands.ok) return stands;
  const brought = judge(stands.standing, game, s);
  const then = standingOf(head, [...finished, brought]);
  if (!then.ok) return then;
  const after = then.standing.chapter === null ? 'end' : brought.next;
  return { ok: true, brought, after };
}

export async function chronicleAt(
  rules: RuleCache,
  { id, room }: KeptTable,
): Promise<Outcome<{ readonly chronicle: ChronicleSheet }>> {
  const { campaign } = room;
  if (!campaign) return refuse('no-campaign', 'no campaign is played at this table');
  const { brought, chosen } = campaign;
  const games = [...campaign.before, ...(brought ? [{ table: id, chosen, game: brought }] : [])];
  const { standingOf, nameOf } = await rules.campaigns();
  const stands = standingOf(
    headOf(room, campaign),
    games.map(({ game }) => game),
  );
  if (!stands.ok) return stands;
  const players = playersOf(room).map((player, seat) => ({
    ...player,
    colour: itemAt(room.seats, seat).colour,
  }));
  return {
    ok: true,
    chronicle: chronicleSheet(stands.standing, nameOf, {
      id,
      players,
      games: games.map(({ table, chosen: then }) => ({ id: table, chosen: then })),
      begun: brought ? null : id,
    }),
  };
}

const headOf = ({ seats }: KeptRoom, { of, modules }: KeptCampaign): CampaignHead => ({
  campaign: of,
  seats: seats.length,
  modules,
});
