export interface Build {
  readonly made: string;
  readonly of: readonly string[];
  readonly config: string;
}

export const builds: { readonly page: Build; readonly server: Build; readonly command: Build };
export function stateOf(build: Build, home?: URL): 'fresh' | 'stale' | 'missing';
export function pathOf(place: string, home?: URL): string;
