import { type Plugin, runnerImport } from 'vite';

/** Runs a source file while the page is built and gives the page what it exports, as plain data. */
export function computedAtBuild(source: URL): Plugin {
  const file = source.pathname;
  return {
    name: 'computed-at-build',
    apply: 'build',
    async load(id) {
      if (id !== file) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
      });
      for (const each of dependencies) this.addWatchFile(each);
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
