import type { Page } from 'playwright-core';

/** Says one's name where people meet. */
export async function introduce(page: Page, name: string): Promise<void> {
  await page.goto('/friends');
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'That is me' }).click();
  await page.waitForSelector('.friends-head');
}

interface TableWish {
  readonly row?: string;
  readonly seats?: number;
  /** the words on buttons of the form that are pressed */
  readonly press?: readonly string[];
  readonly title?: string;
  readonly password?: string;
  /** whoever gets any further than the start has won: by a building, or by a way of so few roads */
  readonly soonOver?: boolean;
}

/** Lays a table; answers with its link. */
export async function layTable(
  page: Page,
  { row = 'first-island/base', seats = 3, press = [], title, password, soonOver }: TableWish = {},
): Promise<string> {
  await page.goto(`/friends/new/${row}`);
  await page.waitForSelector('.set-up-board .hex');
  await page.click(`.seats .segments button:text-is("${seats}")`);
  if (soonOver) {
    await page.click('.options summary');
    for (const label of ['Points needed to win', 'Shortest line that earns Longest Road']) {
      await page.getByLabel(label).fill('3');
      await page.keyboard.press('Enter');
    }
  }
  for (const words of press) await page.getByRole('button', { name: words, exact: true }).click();
  await page.getByText('More settings').click();
  // Who laid the table begins, so that tests know whose turn it is.
  await page.selectOption('.begins select', 'first');
  if (title) await page.getByLabel('Name of the table').fill(title);
  if (password) await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Set up the table' }).click();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** Follows a link, says one's name, sits down and is ready. */
export async function arrive(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.waitForSelector('.seat-line.mine .ready');
}

export async function begin(page: Page): Promise<void> {
  // Whether seats are empty is known once the table is there.
  await page.getByRole('button', { name: 'Start' }).waitFor();
  const bots = page.getByRole('button', { name: 'Bots on all empty seats' });
  if ((await bots.count()) > 0) await bots.click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForSelector('.table .hex');
}

/** Everything that ever came to the page over its sockets. */
export function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  );
  return heard;
}
