import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const shown = (path: string): URL => new URL(`../../public/${path}`, import.meta.url);
interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}
const { icons } = JSON.parse(readFileSync(shown('manifest.webmanifest'), 'utf8')) as { icons: Icon[] };

/** width and height as the head of a PNG says them */
function sizeOf(path: string): string {
  const file = readFileSync(shown(path));
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('the manifest has icons for systems that take no SVG, each as large as it says', () => {
  const drawn = icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
});

test('the page names one for the home screen of a phone', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(page).toContain('rel="apple-touch-icon" href="/icon-touch.png"');
  expect(sizeOf('icon-touch.png')).toBe('180x180');
});
