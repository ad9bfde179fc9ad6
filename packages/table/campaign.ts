import { findModule, rulesFor, rulesOfSetup } from '@hexwright/catalog';
import { isOver, type Outcome, parseSave, refuse, replay, type Save, type State } from '@hexwright/kernel';
import type {
  Campaign,
  CampaignChoice,
  FinishedGame,
  JudgedGame,
  Options,
  Playable,
} from '@hexwright/rulebook';

const CAMPAIGN_FORMAT = 'hexwright-campaign/1';

/**
 * A campaign as a file: the games that were played, each a save, and what was chosen before each. Everything else (results, gains,
 * which chapter is next) follows from them and from the campaign's own rules, so a chronicle cannot disagree with its games.
 */
export interface CampaignFile {
  readonly format: typeof CAMPAIGN_FORMAT;
  readonly campaign: string;
  readonly seats: number;
  readonly games: readonly CampaignGame[];
}

export interface CampaignGame {
  readonly chosen: Options;
  readonly save: Save;
}

/** What has come of a campaign so far. */
export interface Chronicle {
  readonly file: CampaignFile;
  readonly campaign: Campaign;
  readonly finished: readonly JudgedGame[];
  /** the sum of what everybody has gained */
  readonly totals: readonly number[];
  /** the seats in groups of equals, the best first */
  readonly ranking: readonly (readonly number[])[];
  /** the chapter that is played next or now; none when all are over */
  readonly chapter: number | null;
  /** the game of it that was begun and is not over */
  readonly begun: Save | null;
  /** what is chosen before the next game, if none was begun */
  readonly choices: readonly CampaignChoice[];
}

export function newCampaign(id: string, seats: number): Outcome<{ readonly chronicle: Chronicle }> {
  return chronicleOf({ format: CAMPAIGN_FORMAT, campaign: id, seats, games: [] });
}

/** Reads a campaign that comes from outside, and plays its games again to see what came of them. */
export function chronicleOf(json: unknown): Outcome<{ readonly chronicle: Chronicle }> {
  const parsed = parseCampaign(json);
  if (!parsed.ok) return parsed;
  const { file } = parsed;
  const campaign = findModule(file.campaign)?.campaign;
  if (!campaign)
    return refuse('no-campaign', `there is no campaign "${file.campaign}"`, { campaign: file.campaign });
  const finished: JudgedGame[] = [];
  let begun: Save | null = null;
  for (const [at, { chosen, save }] of file.games.entries()) {
    const where = `game ${at + 1} of the campaign`;
    const chapter = chapterAfter(campaign, finished);
    if (begun || chapter === null)
      return refuse('campaign-order', `${where} comes after the end of what was played`);
    const wish = wishOf(campaign, finished, chapter, chosen, file.seats);
    if (!wish.ok) return wish;
    const misfit = misfitOf(wish.rules, save, campaign.chapters[chapter]);
    if (misfit) return refuse('campaign-game', `${where} ${misfit}`);
    const again = replay(wish.rules, save.chance, save.log);
    if (!again.ok) return refuse('campaign-game', `${where} cannot be replayed: ${again.reason.text}`);
    if (isOver(again.game.state))
      finished.push(judged(campaign, chapter, wish.rules, again.game.state, finished));
    else begun = save;
  }
  return { ok: true, chronicle: told(file, campaign, finished, begun) };
}

/** The rules of the game that comes next, as these choices and what has been make it. */
export function nextOfCampaign(
  { file, campaign, finished, chapter, begun }: Chronicle,
  chosen: Options,
): Outcome<{ readonly rules: Playable }> {
  if (chapter === null) return refuse('campaign-over', 'the campaign is over');
  if (begun) return refuse('campaign-begun', 'a game of this chapter has been begun');
  return wishOf(campaign, finished, chapter, chosen, file.seats);
}

/** The campaign with a game added, begun or over; in the place of the one that was begun, if there is one. */
export function withGame(
  { file, begun }: Chronicle,
  game: CampaignGame,
): Outcome<{ readonly chronicle: Chronicle }> {
  const earlier = begun ? file.games.slice(0, -1) : file.games;
  return chronicleOf({ ...file, games: [...earlier, game] });
}

/** The chronicle in words, a line each, as a page or a terminal shows it. */
export function tellChronicle({ campaign, finished, totals, ranking, chapter, file }: Chronicle): string[] {
  const name = (id: string): string => findModule(id)?.words.name ?? id;
  const bySeat = (values: readonly number[]): string => values.join('  ');
  const lines = finished.flatMap((game) => [
    `${name(campaign.chapters[game.chapter])}: ${game.next === 'again' ? 'lost' : `won by seat ${game.winners.join(', ')}`}`,
    `  points         ${bySeat(game.points)}`,
    ...campaign.notes.map(
      (note) => `  ${(campaign.words.notes[note] ?? note).padEnd(14)} ${bySeat(game.notes[note])}`,
    ),
    `  ${campaign.words.gains.padEnd(14)} ${bySeat(game.gains)}`,
  ]);
  const now =
    chapter === null
      ? `The campaign is over: ${ranking[0]?.length === file.seats ? 'all share the win' : `seat ${ranking[0]?.join(' and ')} wins`}.`
      : `Next: ${name(campaign.chapters[chapter])}`;
  return [...lines, `${campaign.words.gains} in all: ${bySeat(totals)}`, now];
}

function told(
  file: CampaignFile,
  campaign: Campaign,
  finished: readonly JudgedGame[],
  begun: Save | null,
): Chronicle {
  const chapter = chapterAfter(campaign, finished);
  return {
    file,
    campaign,
    finished,
    totals: Array.from({ length: file.seats }, (_, seat) =>
      finished.reduce((sum, { gains }) => sum + gains[seat], 0),
    ),
    ranking: campaign.ranking(finished, file.seats),
    chapter,
    begun,
    choices: chapter === null || begun ? [] : (campaign.choices?.(finished) ?? []),
  };
}

/** The chapter that follows on these games: the next, the same again, or none. */
function chapterAfter(campaign: Campaign, finished: readonly JudgedGame[]): number | null {
  const last = finished.at(-1);
  const chapter = last === undefined ? 0 : last.next === 'again' ? last.chapter : last.chapter + 1;
  return chapter < campaign.chapters.length ? chapter : null;
}

function wishOf(
  campaign: Campaign,
  finished: readonly JudgedGame[],
  chapter: number,
  chosen: Options,
  seats: number,
): Outcome<{ readonly rules: Playable }> {
  const choices = campaign.choices?.(finished) ?? [];
  for (const [id, value] of Object.entries(chosen)) {
    const choice = choices.find((each) => each.id === id);
    if (!choice) return refuse('campaign-choice', `there is no "${id}" to choose now`);
    if (!choice.values.includes(value))
      return refuse('campaign-choice', `"${id}" is one of ${choice.values.join(', ')}, not ${String(value)}`);
  }
  const all = { ...Object.fromEntries(choices.map(({ id, usual }) => [id, usual])), ...chosen };
  return rulesFor({
    game: campaign.chapters[chapter],
    seats,
    options: campaign.carry?.(finished, all) ?? {},
  });
}

/** what is wrong with a game for its place in a campaign, as the end of a sentence */
function misfitOf(rules: Playable, save: Save, game: string): string | undefined {
  if (save.setup.game !== game) return `is "${save.setup.game}" and not "${game}"`;
  const found = rulesOfSetup(save.setup);
  if (!found.ok) return `cannot be played: ${found.reason.text}`;
  if (found.rules.seats !== rules.seats) return `has ${found.rules.seats} seats and not ${rules.seats}`;
  const other = Object.keys(rules.options).find((key) => rules.options[key] !== found.rules.options[key]);
  return (
    other && `has "${other}" as ${String(found.rules.options[other])} and not ${String(rules.options[other])}`
  );
}

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
    return seats.map((seat) => (field ? s.cells[field.at + seat] : 0));
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

function parseCampaign(json: unknown): Outcome<{ readonly file: CampaignFile }> {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return refuse('campaign-not-object', 'a campaign is a JSON object');
  const { format, campaign, seats, games } = json as Record<string, unknown>;
  if (format !== CAMPAIGN_FORMAT)
    return refuse(
      'campaign-format',
      `the format must be "${CAMPAIGN_FORMAT}", not ${JSON.stringify(format)}`,
    );
  if (typeof campaign !== 'string') return refuse('campaign-name', 'it does not name its campaign');
  if (!Number.isInteger(seats)) return refuse('campaign-seats', 'it does not say how many play');
  if (!Array.isArray(games)) return refuse('campaign-games', 'it has no list of games');
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
  return { ok: true, file: { format: CAMPAIGN_FORMAT, campaign, seats: seats as number, games: read } };
}
