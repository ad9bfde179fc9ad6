import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

type Axe = { run(where: object, options: object): Promise<{ violations: Finding[] }> };

/** What axe finds serious or critical, in words that lead to it: everything in light, what colours decide in dark as well. */
export async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { dataset } = document.documentElement;
    const chosen = dataset.theme;
    const violations: Finding[] = [];
    // What is out of sight keeps its old colours until it is drawn, so everything is; and nothing fades from one to the other.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; transition: none !important }');
    document.adoptedStyleSheets.push(drawn);
    // What stands on the board is drawn in the same colours in light and dark.
    for (const [theme, where, options] of [
      ['light', document, {}],
      ['dark', { exclude: ['.board svg'] }, { runOnly: ['color-contrast'] }],
    ] as const) {
      dataset.theme = theme;
      for (const moving of document.getAnimations())
        if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
      violations.push(...(await axe.run(where, { ...options, resultTypes: ['violations'] })).violations);
    }
    dataset.theme = chosen;
    document.adoptedStyleSheets.pop();
    return violations;
  });
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(
            ({ html, failureSummary = '' }) =>
              `${html.slice(0, 160)} ${failureSummary.split('\n').at(-1)?.trim()}`,
          )
          .join(' | ')}`,
    );
}
