import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const WHOLE = /import \* as (\w+) from ["']([^"']+)["'];/g;

/**
 * Has a source file take what its `* as` imports bring by their names, which it exports as `spaces`. Only then does a bundler see that it needs
 * the things and not the index files which list them: an index file that is needed as a whole draws all it lists into what is loaded first.
 */
export function byName(source: URL): Plugin {
  const file = fileURLToPath(source);
  return {
    name: 'by-name',
    apply: 'build',
    async transform(code, id) {
      if (id !== file) return null;
      const { module } = await runnerImport<{ spaces: Readonly<Record<string, object>> }>(file, {
        configFile: false,
      });
      const named = code.replace(WHOLE, (_, space: string, from: string) => {
        const names = Object.keys(module.spaces[space] ?? {});
        const taken = names.map((name) => `${name} as ${space}_${name}`);
        const held = names.map((name) => `${name}: ${space}_${name}`);
        return `import { ${taken.join(', ')} } from '${from}'; const ${space} = { ${held.join(', ')} };`;
      });
      return { code: named, map: null };
    },
  };
}
