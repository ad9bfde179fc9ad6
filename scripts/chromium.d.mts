/** Where a Chromium is installed, if there is one. */
export function findChromium(): string | undefined;
/** The same without a window, or whatever Chromium there is. */
export function findShell(): string | undefined;
