import {
  isOver,
  itemAt,
  itemOf,
  type Outcome,
  parseSave,
  type Refused,
  refuse,
  replay,
  type Save,
  type Setup,
  type State,
} from '@hexwright/kernel';
import type {
  Campaign,
  CampaignChoice,
  FinishedGame,
  JudgedGame,
  Options,
  Playable,
} from '@hexwright/rulebook';

export const CAMPAIGN_FORMAT = 'hexwright-campaign/1';
const MOST_GAMES = 200;

/** Where campaigns and the rules of their chapters come from. */
export interface CampaignSource {
  campaignOf(id: string): Campaign | undefined;
  nameOf(id: string): string | undefined;
  rulesFor(wish: ChapterWish): Outcome<{ readonly rules: Playable }>;
  /** what speaks against a game with these modules, as far as they themselves say so */
  modulesFor(wish: {
    readonly game: string;
    readonly seats: number;
    readonly modules?: readonly string[];
  }): Outcome<object>;
  rulesOfSetup(setup: Setup): Outcome<{ readonly rules: Playable }>;
}

type Told = Outcome<{ readonly chronicle: Chronicle }>;

/** A game of the catalogue with what follows from what has been. */
export interface ChapterWish {
  readonly game: string;
  readonly seats: number;
  readonly modules?: readonly string[];
  readonly options: Options;
}

/** What can be done with campaigns. */
export interface Campaigns {
  /** a campaign whose chapters are all played with these modules too; each of them must take them */
  newCampaign(id: string, seats: number, modules?: readonly string[]): Told;
  /** reads a campaign that comes from outside, and plays its games again to see what came of them */
  chronicleOf(json: unknown): Told;
  /** how a campaign stands of whose games only what came of them is at hand */
  standingOf(
    head: CampaignHead,
    finished: readonly JudgedGame[],
  ): Outcome<{ readonly standing: CampaignStanding }>;
  /** what the game of the chapter that is played now has brought, once it is over */
  judge(standing: CampaignStanding, rules: Playable, s: State): JudgedGame;
  /** the rules of the game that comes next, as these choices and what has been make it */
  nextOfCampaign(
    standing: CampaignStanding & Partial<Pick<Chronicle, 'begun'>>,
    chosen: Options,
  ): Outcome<{ readonly rules: Playable; readonly wish: ChapterWish }>;
  /** the campaign with a game added, begun or over; in the place of the one that was begun, if there is one */
  withGame(chronicle: Chronicle, game: CampaignGame): Told;
  /** the chronicle in words, a line each, as a terminal shows it */
  tellChronicle(chronicle: Chronicle): string[];
}

/**
 * A campaign as a file: the games that were played, each a save, and what was chosen before each. Everything else (results, gains,
 * which chapter is next) follows from them and from the campaign's own rules, so a chronicle cannot disagree with its games.
 */
export interface CampaignFile extends CampaignHead {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly games: readonly CampaignGame[];
}

/** What a campaign has from its first game on. */
export interface CampaignHead {
  readonly campaign: string;
  readonly seats: number;
  /** what every chapter is played with besides, if anything */
  readonly modules?: readonly string[];
}

export interface CampaignGame {
  readonly chosen: Options;
  readonly save: Save;
}

/** How a campaign stands after some games. */
export interface CampaignStanding {
  readonly head: CampaignHead;
  readonly campaign: Campaign;
  readonly finished: readonly JudgedGame[];
  /** the sum of what everybody has gained */
  readonly totals: readonly number[];
  /** the seats in groups of equals, the best first */
  readonly ranking: readonly (readonly number[])[];
  /** the chapter that is played next or now; none when all are over */
  readonly chapter: number | null;
  /** what is chosen before the next game, if none was begun */
  readonly choices: readonly CampaignChoice[];
}

/** What has come of a campaign so far, with its games. */
export interface Chronicle extends CampaignStanding {
  readonly file: CampaignFile;
  /** the game of the chapter that was begun and is not over */
  readonly begun: Save | null;
}

/** Campaigns whose rules come from here. */
export function makeCampaigns(source: CampaignSource): Campaigns {
  const newCampaign: Campaigns['newCampaign'] = (id, seats, modules = []) =>
    chronicleOf({ format: CAMPAIGN_FORMAT, campaign: id, seats, modules, games: [] });

  const chronicleOf: Campaigns['chronicleOf'] = (json) => {
    const parsed = parseCampaign(json);
    if (!parsed.ok) return parsed;
    const found = campaignOf(parsed.file);
    return found.ok ? followed(parsed.file, found.campaign, []) : found;
  };

  /** The campaign that is meant, if all its chapters can be played so. */
  const campaignOf = (head: CampaignHead): Outcome<{ readonly campaign: Campaign }> => {
    const campaign = source.campaignOf(head.campaign);
    if (!campaign)
      return refuse('no-campaign', `there is no campaign "${head.campaign}"`, { campaign: head.campaign });
    return unfitChapter(source, campaign, head) ?? { ok: true, campaign };
  };

  const standingOf: Campaigns['standingOf'] = (head, finished) => {
    const found = campaignOf(head);
    return found.ok ? { ok: true, standing: standing(head, found.campaign, finished) } : found;
  };

  const judge: Campaigns['judge'] = ({ campaign, chapter, finished }, rules, s) => {
    if (chapter === null) throw new Error('the campaign is over');
    return judged(campaign, chapter, rules, s, finished);
  };

  /** What came of these games, of which the first have been judged already. */
  const followed = (file: CampaignFile, campaign: Campaign, known: readonly JudgedGame[]): Told => {
    const finished = [...known];
    let begun: Save | null = null;
    for (const [at, { chosen, save }] of file.games.entries()) {
      if (at < known.length) continue;
      const where = `game ${at + 1} of the campaign`;
      const chapter = chapterAfter(campaign, finished);
      if (begun || chapter === null)
        return refuse('campaign-order', `${where} comes after the end of what was played`);
      const wish = wishOf(source, campaign, finished, chapter, chosen, file);
      if (!wish.ok) return wish;
      const misfit = misfitOf(source, wish.rules, save, itemAt(campaign.chapters, chapter), file);
      if (misfit) return refuse('campaign-game', `${where} ${misfit}`);
      const again = replay(wish.rules, save.chance, save.log);
      if (!again.ok) return refuse('campaign-game', `${where} cannot be replayed: ${again.reason.text}`);
      if (isOver(again.game.state))
        finished.push(judged(campaign, chapter, wish.rules, again.game.state, finished));
      else begun = save;
    }
    return { ok: true, chronicle: told(file, campaign, finished, begun) };
  };

  const nextOfCampaign: Campaigns['nextOfCampaign'] = (
    { head, campaign, finished, chapter, begun },
    chosen,
  ) => {
    if (chapter === null) return refuse('campaign-over', 'the campaign is over');
    if (begun) return refuse('campaign-begun', 'a game of this chapter has been begun');
    return wishOf(source, campaign, finished, chapter, chosen, head);
  };

  const withGame: Campaigns['withGame'] = ({ file, campaign, finished, begun }, game) => {
    const earlier = begun ? file.games.slice(0, -1) : file.games;
    const parsed = parseCampaign({ ...file, games: [game] });
    if (!parsed.ok) return parsed;
    const games = [...earlier, ...parsed.file.games];
    return tooMany(games) ?? followed({ ...file, games }, campaign, finished);
  };

  const tellChronicle: Campaigns['tellChronicle'] = ({
    campaign,
    finished,
    totals,
    ranking,
    chapter,
    file,
  }) => {
    const name = (id: string): string => source.nameOf(id) ?? id;
    const bySeat = (values: readonly number[]): string => values.join('  ');
    const { modules = [] } = file;
    const joined = modules.length > 0 ? [`With ${modules.map(name).join(', ')}`] : [];
    const lines = finished.flatMap((game) => [
      `${name(itemAt(campaign.chapters, game.chapter))}: ${game.next === 'again' ? 'lost' : `won by seat ${game.winners.join(', ')}`}`,
      `  points         ${bySeat(game.points)}`,
      // Of what a chapter has nothing of there is nothing to tell.
      ...campaign.notes
        .filter((note) => itemOf(game.notes, note).some((value) => value !== 0))
        .map(
          (note) =>
            `  ${(campaign.words.notes[note] ?? note).padEnd(14)} ${noted(campaign, note, itemOf(game.notes, note))}`,
        ),
      `  ${campaign.words.gains.padEnd(14)} ${bySeat(game.gains)}`,
    ]);
    const now =
      chapter === null
        ? `The campaign is over: ${ranking[0]?.length === file.seats ? 'all share the win' : `seat ${ranking[0]?.join(' and ')} wins`}.`
        : `Next: ${name(itemAt(campaign.chapters, chapter))}`;
    return [...joined, ...lines, `${campaign.words.gains} in all: ${bySeat(totals)}`, now];
  };

  return { newCampaign, chronicleOf, standingOf, judge, nextOfCampaign, withGame, tellChronicle };
}

function told(
  file: CampaignFile,
  campaign: Campaign,
  finished: readonly JudgedGame[],
  begun: Save | null,
): Chronicle {
  const now = standing(file, campaign, finished);
  return { ...now, file, begun, choices: begun ? [] : now.choices };
}

function standing(head: CampaignHead, campaign: Campaign, finished: readonly JudgedGame[]): CampaignStanding {
  const { seats } = head;
  const chapter = chapterAfter(campaign, finished);
  return {
    head,
    campaign,
    finished,
    totals: Array.from({ length: seats }, (_, seat) =>
      finished.reduce((sum, { gains }) => sum + itemAt(gains, seat), 0),
    ),
    ranking: campaign.ranking(finished, seats),
    chapter,
    choices: chapter === null ? [] : (campaign.choices?.(finished) ?? []),
  };
}

/** The chapter that follows on these games: the next, the same again, or none. */
function chapterAfter(campaign: Campaign, finished: readonly JudgedGame[]): number | null {
  const last = finished.at(-1);
  const chapter = last === undefined ? 0 : last.next === 'again' ? last.chapter : last.chapter + 1;
  return chapter < campaign.chapters.length ? chapter : null;
}

function wishOf(
  source: CampaignSource,
  campaign: Campaign,
  finished: readonly JudgedGame[],
  chapter: number,
  chosen: Options,
  { seats, modules }: CampaignHead,
): Outcome<{ readonly rules: Playable; readonly wish: ChapterWish }> {
  const choices = campaign.choices?.(finished) ?? [];
  for (const [id, value] of Object.entries(chosen)) {
    const choice = choices.find((each) => each.id === id);
    if (!choice) return refuse('campaign-choice', `there is no "${id}" to choose now`);
    if (!choice.values.includes(value))
      return refuse('campaign-choice', `"${id}" is one of ${choice.values.join(', ')}, not ${String(value)}`);
  }
  const all = { ...Object.fromEntries(choices.map(({ id, usual }) => [id, usual])), ...chosen };
  const game = itemAt(campaign.chapters, chapter);
  let options = campaign.carry?.(finished, all) ?? {};
  const asked = (): ChapterWish => ({ game, seats, ...(modules && { modules }), options });
  let found = source.rulesFor(asked());
  // What a companion has settled for the chapter is no longer decided by what was carried over.
  while (!found.ok && found.reason.code === 'option-settled') {
    const settled = found.reason.details?.option;
    options = Object.fromEntries(Object.entries(options).filter(([name]) => name !== settled));
    found = source.rulesFor(asked());
  }
  return found.ok ? { ...found, wish: asked() } : refusedBy(source, game, found);
}

/** The first chapter that is not for so many players or does not take the modules, with its reason. */
function unfitChapter(
  source: CampaignSource,
  { chapters }: Campaign,
  { seats, modules }: CampaignHead,
): Refused | undefined {
  for (const game of chapters) {
    const found = source.modulesFor({ game, seats, ...(modules && { modules }) });
    if (!found.ok) return refusedBy(source, game, found);
  }
  return undefined;
}

const refusedBy = (source: CampaignSource, game: string, { reason }: Refused): Refused =>
  refuse(
    'campaign-chapter',
    `the chapter "${source.nameOf(game) ?? game}" cannot be played so: ${reason.text}`,
    {
      chapter: game,
    },
  );

/** what is wrong with a game for its place in a campaign, as the end of a sentence */
function misfitOf(
  source: CampaignSource,
  rules: Playable,
  save: Save,
  game: string,
  { modules }: CampaignFile,
): string | undefined {
  if (save.setup.game !== game) return `is "${save.setup.game}" and not "${game}"`;
  const [has, wants] = [save.setup.modules, modules].map((each) => modulesText(each));
  if (has !== wants) return `is played with ${has} and not with ${wants}`;
  const found = source.rulesOfSetup(save.setup);
  if (!found.ok) return `cannot be played: ${found.reason.text}`;
  if (found.rules.seats !== rules.seats) return `has ${found.rules.seats} seats and not ${rules.seats}`;
  const other = Object.keys(rules.options).find((key) => rules.options[key] !== found.rules.options[key]);
  return (
    other && `has "${other}" as ${String(found.rules.options[other])} and not ${String(rules.options[other])}`
  );
}

/** these modules in words, in an order that does not depend on who asked first */
export const modulesText = (modules: readonly string[] = []): string =>
  [...modules].sort().join(', ') || 'nothing else';

function judged(
  campaign: Campaign,
  chapter: number,
  rules: Playable,
  s: State,
  before: readonly JudgedGame[],
): JudgedGame {
  const { winners, ending } = rules.result(s);
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const noted = (name: string): readonly number[] => {
    const field = rules.plan.byName.get(name);
    return seats.map((seat) => (field ? itemAt(s.cells, field.at + seat) : 0));
  };
  const game: FinishedGame = {
    chapter,
    winners,
    ending: ending ?? '',
    points: seats.map((seat) => rules.points(s, seat)),
    notes: Object.fromEntries(campaign.notes.map((name) => [name, noted(name)])),
  };
  return { ...game, ...campaign.judge(game, before) };
}

/** Each game is replayed to be believed: a file of thousands would keep its reader waiting. */
function tooMany(games: readonly unknown[]): Refused | undefined {
  if (games.length <= MOST_GAMES) return undefined;
  return refuse(
    'campaign-long',
    `a campaign has at most ${MOST_GAMES} games, lost ones included, not ${games.length}`,
  );
}

function parseCampaign(json: unknown): Outcome<{ readonly file: CampaignFile }> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return refuse('campaign-not-object', 'a campaign is a JSON object');
  const { format, campaign, seats, modules = [], games } = json as Record<string, unknown>;
  if (format !== CAMPAIGN_FORMAT)
    return refuse(
      'campaign-format',
      `the format must be "${CAMPAIGN_FORMAT}", not ${JSON.stringify(format)}`,
    );
  if (typeof campaign !== 'string') return refuse('campaign-name', 'it does not name its campaign');
  if (!Number.isInteger(seats)) return refuse('campaign-seats', 'it does not say how many play');
  if (!Array.isArray(modules) || !modules.every((id) => typeof id === 'string'))
    return refuse('campaign-modules', 'its modules are not a list of ids');
  if (!Array.isArray(games)) return refuse('campaign-games', 'it has no list of games');
  const long = tooMany(games);
  if (long) return long;
  const read: CampaignGame[] = [];
  for (const game of games as readonly unknown[]) {
    const { chosen, save } = (game ?? {}) as { readonly chosen?: unknown; readonly save?: unknown };
    const parsed = parseSave(save);
    if (!parsed.ok) return parsed;
    read.push({
      save: parsed.save,
      chosen: typeof chosen === 'object' && chosen !== null ? (chosen as Options) : {},
    });
  }
  const joined = [...new Set(modules as readonly string[])];
  return {
    ok: true,
    file: {
      format: CAMPAIGN_FORMAT,
      campaign,
      seats: seats as number,
      ...(joined.length > 0 && { modules: joined }),
      games: read,
    },
  };
}

/** a note of every seat, in the campaign's own words where it has some */
function noted({ tell }: Campaign, note: string, values: readonly number[]): string {
  return values.map((value) => tell?.(note, value) ?? String(value)).join('  ');
}
