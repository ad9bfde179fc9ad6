import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

type Axe = { run(options: object): Promise<{ violations: Finding[] }> };

/** What axe finds serious or critical, in words that lead to it: everything in light, what colours decide in dark as well. */
export async function serious(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { dataset } = document.documentElement;
    const chosen = dataset.theme;
    const violations: Finding[] = [];
    // What is out of sight keeps its old colours until it is drawn, so everything is.
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(drawn);
    for (const [theme, options] of [
      ['light', {}],
      ['dark', { runOnly: ['color-contrast'] }],
    ] as const) {
      dataset.theme = theme;
      // What fades or comes in is judged as it will be; what inherits a colour begins to fade when that has come.
      for (let depth = 0; depth < 20; depth++)
        for (const moving of document.getAnimations())
          if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
      violations.push(...(await axe.run(options)).violations);
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
