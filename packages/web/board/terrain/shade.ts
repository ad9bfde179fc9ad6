/** Terrain is drawn in light and shadow over the colour its module declares, so that any colour works. */
export const dark = (strength: number): string => `rgb(24 20 10 / ${strength})`;
export const light = (strength: number): string => `rgb(255 252 235 / ${strength})`;
