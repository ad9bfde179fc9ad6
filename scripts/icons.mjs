/** Draws the icon for systems that take no SVG: `node scripts/icons.mjs` after packages/web/public/icon.svg has changed. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';

const folder = new URL('../packages/web/public/', import.meta.url);
const svg = readFileSync(new URL('icon.svg', folder), 'utf8');
/** Where a system cuts a shape of its own out of it, the ground goes to the rim and the picture keeps away from it. */
const whole = svg.replace(' rx="104"', '').replace('translate(256 262)', 'translate(256 260) scale(0.82)');

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox'],
});
for (const { name, size, drawing } of [
  { name: 'icon-192', size: 192, drawing: svg },
  { name: 'icon-512', size: 512, drawing: svg },
  { name: 'icon-maskable', size: 512, drawing: whole },
  { name: 'icon-touch', size: 180, drawing: whole },
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${drawing}`);
  await page.screenshot({ path: new URL(`${name}.png`, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
