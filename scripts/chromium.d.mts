/** Where a Chromium is installed, if there is one. */
export function findChromium(): string | undefined;
