import { type Level, USUAL } from '@hexwright/bots';
import { useSyncExternalStore } from 'react';

export interface Settings {
  /** how well the bots of a new game play */
  readonly level: Level;
  /** bots say a word now and then */
  readonly talk: boolean;
  readonly pace: 'slow' | 'calm' | 'brisk' | 'instant';
  readonly oneTap: boolean;
  readonly sound: boolean;
  /** offers that cannot be accepted are declined at once */
  readonly declineForMe: boolean;
  /** how loud, from 0 to 100 */
  readonly volume: number;
  /** the colour that one plays in, unless another is chosen: a place in the list of colours */
  readonly colour: number;
  readonly motion: 'system' | 'full' | 'reduced';
  readonly theme: 'system' | 'light' | 'dark';
  /** null until one was chosen: then the browser's own counts */
  readonly language: string | null;
}

/** milliseconds between the moves of bots */
export const PACES: Readonly<Record<Settings['pace'], number>> = {
  slow: 1400,
  calm: 700,
  brisk: 250,
  instant: 0,
};

const DEFAULTS: Settings = {
  level: USUAL,
  talk: true,
  pace: 'calm',
  oneTap: false,
  sound: true,
  declineForMe: false,
  volume: 60,
  colour: 0,
  motion: 'system',
  theme: 'system',
  language: null,
};
const KEY = 'hexwright.settings';

let settings = load();
const listeners = new Set<() => void>();

export function useSettings(): Settings {
  return useSyncExternalStore(watchSettings, currentSettings, currentSettings);
}

export function currentSettings(): Settings {
  return settings;
}

export function watchSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  localStorage.setItem(KEY, JSON.stringify(settings));
  dress();
  for (const listener of listeners) listener();
}

/** Hands theme and motion to the style sheets. */
export function dress(): void {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme;
  dataset.motion = settings.motion;
}

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}
