export interface Build {
  readonly made: string;
  readonly of: readonly string[];
  readonly config: string;
}

export const builds: { readonly page: Build; readonly server: Build };
export function stateOf(build: Build): 'fresh' | 'stale' | 'missing';
export function pathOf(place: string): string;
