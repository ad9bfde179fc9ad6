import type { Page } from 'playwright-core';
import { until } from './until.ts';

/** Somebody who plays by looking at the page and clicking, without any knowledge of the game inside. */
export class Clicker {
  /** the kinds of decisions that were asked so far */
  readonly seen = new Set<string>();
  protected readonly page: Page;
  private readonly builds: boolean;
  /** how often each button was used in this turn */
  private used = new Map<string, number>();
  private turns = 0;
  private lastRoad = 0;

  constructor(page: Page, { builds = true } = {}) {
    this.page = page;
    this.builds = builds;
  }

  /** Plays until the game is over or `until` answers yes at a decision of ours. */
  async play(
    until: (decision: string) => boolean | Promise<boolean> = () => false,
    most = 2500,
  ): Promise<'over' | 'asked'> {
    for (let clicks = 0; clicks < most; clicks++) {
      await this.page.waitForSelector('.over, .decision.mine', { state: 'attached', timeout: 60_000 });
      const scene = await this.look();
      if (scene.over) return 'over';
      if (!scene.mine) continue;
      this.seen.add(scene.decision);
      if (await until(scene.decision)) return 'asked';
      await this.act(scene);
    }
    throw new Error(`not over after ${most} clicks: ${JSON.stringify(await this.look())}`);
  }

  /** One click, if we are asked; what comes next may be for others to decide. */
  async click(): Promise<void> {
    const scene = await this.look();
    if (!scene.mine || scene.over) return;
    this.seen.add(scene.decision);
    await this.act(scene);
  }

  private look(): Promise<Scene> {
    return this.page.evaluate(lookAtTable);
  }

  /** One click, chosen as a person in a hurry would. */
  private async act(scene: Scene): Promise<void> {
    const what = this.choose(scene);
    const before = await this.page.evaluate<string>(STAMP);
    if ((await this.look()).moves !== scene.moves) return;
    for (let attempt = 1; ; attempt++) {
      try {
        await this.press(what);
        await this.changed(before);
        return;
      } catch (error) {
        // Where several are asked at once, the others may have settled it before the click.
        if ((await this.page.evaluate<string>(STAMP)) !== before) return;
        if (attempt === 3)
          throw new Error(`clicking ${what} changed nothing: ${JSON.stringify(await this.look())}`, {
            cause: error,
          });
      }
    }
  }

  protected async press(what: string): Promise<void> {
    await this.page.click(what, { timeout: 5000 });
  }

  private changed(before: string): Promise<void> {
    return until('a change', async () => (await this.page.evaluate<string>(STAMP)) !== before, 10_000);
  }

  /** The element to click next. */
  private choose(scene: Scene): string {
    if (scene.confirms.length > 0) return '.confirm .action.primary';
    if (scene.dealing) {
      const { exchanges, begun } = scene.dealing;
      const { give, want } = bargain(scene) ?? {};
      const found = exchanges.find((label) => label.endsWith(` ${give} for 1 ${want}`));
      if (found) return `.quick[aria-label="${escaped(found)}"]`;
      return want && !begun ? `.deal-good[title="${escaped(want)}"]` : '.deal-strip .close';
    }
    if (scene.reader > 0) return '.card-reader .action.primary';
    if (scene.climbs > 0) return '.ladder .action.primary >> nth=0';
    if (scene.ladders) return 'dialog[open] .close';
    if (scene.menu.length > 0) return '.menu [role=menuitem]';
    const open = scene.actions.filter(({ reason }) => reason === null);
    const armed = open.some(({ pressed }) => pressed);
    if (scene.places.length > 0 && (armed || open.length === 0)) return placeSelector(best(scene.places));
    if (scene.live.length > 0 && open.length === 0) return goodSelector(richest(scene));
    const wish = this.wish(scene, open);
    if (wish) return wish;
    if (scene.places.length > 0) return placeSelector(best(scene.places));
    if (scene.live.length > 0) return goodSelector(richest(scene));
    if (open.length > 0) return actionSelector(open[open.length - 1].words);
    throw new Error(`nothing to click: ${JSON.stringify(scene)}`);
  }

  private wish(scene: Scene, open: readonly Action[]): string | undefined {
    const once = (key: string, selector: string, most = 1): string | undefined => {
      const uses = this.used.get(key) ?? 0;
      if (uses >= most) return undefined;
      this.used.set(key, uses + 1);
      return selector;
    };
    const offered = (words: RegExp): Action | undefined => open.find((action) => words.test(action.words));
    if (this.builds) {
      // A road is for reaching a corner; while there are corners to build on, the goods are for those.
      const settling = scene.actions.find(({ words }) => /settlement/i.test(words));
      const wantsRoad =
        this.turns - this.lastRoad >= 5 || (settling?.reason && !/price|still need/i.test(settling.reason));
      for (const words of BUILDING) {
        const action = offered(words);
        if (!action || (ROUTES.test(action.words) && !wantsRoad)) continue;
        const found = once(action.words, actionSelector(action.words), 3);
        if (found && ROUTES.test(action.words)) this.lastRoad = this.turns;
        if (found) return found;
      }
      if (scene.climbable) {
        const found = once('climb', '.ladder-strip');
        if (found) return found;
      }
      if (scene.cards.length > 0) {
        const found = once('card', '.dev-card:not([aria-disabled=true]):not(.dimmed) >> nth=0');
        if (found) return found;
      }
      const trade = offered(/^trade$/i);
      if (trade && bargain(scene)) {
        const found = once('trade', actionSelector(trade.words), 2);
        if (found) return found;
      }
    }
    for (const words of LETTING_GO) {
      const action = offered(words);
      if (action) return actionSelector(action.words);
    }
    const flow = open.find(({ primary }) => primary);
    if (flow && /end the turn|zug beenden/i.test(flow.words)) {
      this.turns++;
      this.used = new Map();
    }
    return flow ? actionSelector(flow.words) : undefined;
  }
}

/** What a person sees of the table at one moment, and can click. */
interface Scene {
  readonly moves: number;
  readonly over: boolean;
  /** the kind of the open decision */
  readonly decision: string;
  readonly mine: boolean;
  readonly ask: string;
  readonly confirms: readonly string[];
  readonly places: readonly Spot[];
  readonly actions: readonly Action[];
  /** how many of each good, by name, and how many the bank takes for another */
  readonly hand: Readonly<Record<string, { readonly count: number; readonly rate: number }>>;
  /** the goods that can be tapped */
  readonly live: readonly string[];
  readonly cards: readonly string[];
  readonly menu: readonly string[];
  /** what can be done with the card that is held up */
  readonly reader: number;
  /** the panel of ladders is open, and so many of them can be climbed now; they wait to be opened where it is closed */
  readonly ladders: boolean;
  readonly climbs: number;
  readonly climbable: boolean;
  /** the exchanges that the bank offers for what is put together, and whether anything is; null while nobody trades */
  readonly dealing: { readonly exchanges: readonly string[]; readonly begun: boolean } | null;
}

interface Spot {
  readonly key: string;
  readonly label: string;
  readonly chosen: boolean;
}

interface Action {
  readonly words: string;
  readonly primary: boolean;
  readonly pressed: boolean;
  /** why it cannot be used */
  readonly reason: string | null;
}

/** What is worth having, the best first. */
const BUILDING = [/city/i, /settlement/i, /card/i, /knight$/i, /ship/i, /road/i, /bid/i, /found/i];
const ROUTES = /^build a (road|ship)/i;
/** What ends a question without entering into it, in English or German. */
const LETTING_GO = [/^(decline|ablehnen)/i, /^pass/i, /^keep/i];

const escaped = (words: string): string => words.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
const placeSelector = ({ key }: Spot): string => `[data-place="${key}"]`;
const goodSelector = (good: string): string => `.good-card.live:has(.name:text-is("${escaped(good)}"))`;
const actionSelector = (words: string): string =>
  ['.actions', '.offer']
    .map((where) => `${where} .action:not([aria-disabled=true])`)
    .flatMap((action) => [
      `${action}:text-is("${escaped(words)}")`,
      `${action}:has(.action-words:text-is("${escaped(words)}"))`,
    ])
    .join(', ');

/** The place with the most pips on the most kinds of land, read from its description. */
function best(places: readonly Spot[]): Spot {
  const worth = ({ label }: Spot): number => {
    const pips = [...label.matchAll(/\d+/g)].map(([n]) => Math.max(0, 6 - Math.abs(7 - Number(n))));
    const lands = new Set(label.match(/[a-z]+(?= \d)/gi));
    return pips.reduce((sum, n) => sum + n, 0) + 3 * lands.size;
  };
  return places.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

function richest({ live, hand }: Scene): string {
  return live.reduce((a, b) => ((hand[b]?.count ?? 0) > (hand[a]?.count ?? 0) ? b : a));
}

/** What there is enough of to give, and what is missing altogether. */
function bargain({ hand }: Scene): { readonly give: string; readonly want: string } | undefined {
  const goods = Object.entries(hand).filter(([, { rate }]) => rate > 0);
  const give = goods.find(([, { count, rate }]) => count >= rate);
  const want = goods.find(([, { count }]) => count === 0);
  return give && want && { give: give[0], want: want[0] };
}

/** Read in the page: what is on the table. */
function lookAtTable(): Scene {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const text = (element: Element | null): string => element?.textContent?.trim() ?? '';
  const ask = document.querySelector<HTMLElement>('.ask');
  return {
    moves: Number(document.querySelector<HTMLElement>('.table')?.dataset.moves),
    over: document.querySelector('.over') !== null,
    decision: ask?.dataset.decision ?? '',
    mine: document.querySelector('.decision.mine') !== null,
    ask: text(ask),
    confirms: all('.confirm .action.primary').map(text),
    places: all('[data-place]').map((place) => ({
      key: place.dataset.place ?? '',
      label: place.getAttribute('aria-label') ?? '',
      chosen: place.getAttribute('aria-pressed') === 'true',
    })),
    actions: all('.actions .action, .offer .action').map((action) => ({
      words: text(action.querySelector('.action-words') ?? action),
      primary: action.classList.contains('primary'),
      pressed: action.getAttribute('aria-pressed') === 'true',
      reason:
        action.getAttribute('aria-disabled') === 'true'
          ? text(document.getElementById(action.getAttribute('aria-describedby') ?? ''))
          : null,
    })),
    hand: Object.fromEntries(
      all('.good-card').map((card) => [
        text(card.querySelector('.name')),
        {
          count: Number(text(card.querySelector('.count'))),
          rate: Number.parseInt(text(card.querySelector('.rate')) || '0', 10),
        },
      ]),
    ),
    live: all('.good-card.live').map((card) => text(card.querySelector('.name'))),
    cards: all('.dev-card:not([aria-disabled=true]):not(.dimmed)').map(text),
    menu: all('.menu [role=menuitem]').map(text),
    reader: all('dialog[open] .card-reader .action').length,
    ladders: document.querySelector('dialog[open] .ladders') !== null,
    climbs: all('dialog[open] .ladder .action.primary').length,
    climbable: document.querySelector('.ladder-strip.ready') !== null,
    dealing: document.querySelector('.deal-strip')
      ? {
          exchanges: all('.deal-strip .quick').map((quick) => quick.getAttribute('aria-label') ?? ''),
          begun: all('.deal-chip').length > 0,
        }
      : null,
  };
}

/** An expression for the page: anything that a click may have changed. */
const STAMP = `[
  document.querySelector('.table')?.dataset.moves,
  ...[...document.querySelectorAll(
    '.over, .decision, [data-place][aria-pressed=true], .actions [aria-pressed=true], .menu, .deal-strip, dialog[open]',
  )].map((mark) => mark.textContent + (mark.getAttribute('data-place') ?? '')),
].join('|')`;

/** Sets a row up through its page. */
export async function setUp(
  page: Page,
  row: string,
  wish: { seats?: number; points?: number; seed?: string } = {},
): Promise<void> {
  await page.goto(`/browse/${row}`);
  await page.waitForSelector('.set-up-board .hex');
  if (wish.seats) await page.click(`.seats .segments button:text-is("${wish.seats}")`);
  if (wish.points) {
    await page.click('.options summary');
    await page.getByLabel('Points needed to win').fill(String(wish.points));
  }
  await page.selectOption('.begins select', '0');
  await page.fill('.seed input', wish.seed ?? 'a fixed seed');
  await page.click('.set-up-form .action.big');
  await page.waitForSelector('.table');
}
