export function ensureFresh(
  what: 'page' | 'server' | 'engine' | 'command',
  log?: (line: string) => void,
): Promise<void>;
export function buildApart(configFile: string, what?: string): Promise<void>;
export function ensureBuilt(log?: (line: string) => void): Promise<void>;
