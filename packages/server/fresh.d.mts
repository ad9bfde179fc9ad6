export interface Build {
  readonly made: string;
  readonly of: readonly string[];
  readonly config: string;
}

export const builds: {
  readonly page: Build;
  readonly server: Build;
  readonly engine: Build;
  readonly command: Build;
};
export interface Stamp {
  readonly node: string;
  readonly seen: string;
  readonly contents: string;
}

export function stateOf(build: Build, home?: URL, node?: string): 'fresh' | 'stale' | 'missing';
export function stampOf(build: Build, home?: URL, node?: string): Stamp;
export function writeStamp(build: Build, stamp: Stamp, home?: URL): void;
export function pathOf(place: string, home?: URL): string;
