/**
 * Imports point one way:
 *
 *   kernel <- rulebook <- island, rivals <- ministers <- catalog <- bots <- table <- server, web <- cli
 *                                                              bots <- engine
 *
 * and a package is entered through its index.ts alone.
 */

/** For each package, the packages it may import. */
const mayImport = {
  kernel: [],
  rulebook: ['kernel'],
  island: ['kernel', 'rulebook'],
  rivals: ['kernel', 'rulebook'],
  ministers: ['kernel', 'rulebook', 'island', 'rivals'],
  catalog: ['kernel', 'rulebook', 'island', 'rivals', 'ministers'],
  bots: ['kernel', 'rulebook', 'island', 'rivals', 'catalog'],
  table: ['kernel', 'rulebook', 'island', 'rivals', 'catalog', 'bots'],
  engine: ['kernel', 'rulebook', 'island', 'catalog', 'bots'],
  server: ['kernel', 'rulebook', 'island', 'rivals', 'catalog', 'bots', 'table'],
  web: ['kernel', 'rulebook', 'island', 'rivals', 'ministers', 'catalog', 'bots', 'table'],
  cli: ['kernel', 'rulebook', 'island', 'rivals', 'catalog', 'bots', 'table', 'server', 'web'],
};

/** Packages that run unchanged in Node and in the browser. */
const portable = 'kernel|rulebook|island|rivals|ministers|catalog|bots|table';

const layerRules = Object.entries(mayImport).map(([name, below]) => ({
  name: `layers-${name}`,
  comment: `${name} may import ${below.join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...below].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'known-package',
      comment: 'a new package must be given its place in the layers, in .dependency-cruiser.cjs',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(mayImport).join('|')})/` },
      to: {},
    },
    {
      name: 'packages-stand-alone',
      comment: 'packages do not import from bench, e2e or scripts',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(bench|e2e|scripts)/' },
    },
    {
      name: 'through-the-index',
      comment: 'a package is imported only through its index.ts; how things are built is shared',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/index\\.ts$',
          '^packages/server/(build\\.mjs|vite\\.config\\.ts)$',
        ],
      },
    },
    {
      name: 'through-the-index-outside',
      comment:
        'bench, e2e and scripts import a package only through its index.ts (or the main.ts of the cli, or what builds all of it)',
      severity: 'error',
      from: { path: '^(bench|e2e|scripts)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: ['^packages/[^/]+/index\\.ts$', '^packages/cli/main\\.ts$', '^packages/server/build\\.mjs$'],
      },
    },
    {
      name: 'through-the-folder-index',
      comment: 'a folder of island is imported from outside only through its index.ts; tests may look inside',
      severity: 'error',
      from: { path: '^packages/island/([^/]+)(/|\\.ts$)', pathNot: '^packages/island/test/' },
      to: {
        path: '^packages/island/[^/]+/',
        pathNot: ['^packages/island/$1/', '^packages/island/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'table-knows-no-island',
      comment:
        'what a table does for an island is in packages/table/island, for rivals in packages/table/rivals; the rest serves any kind of game',
      severity: 'error',
      from: { path: '^packages/table/', pathNot: '^packages/table/(island|rivals|test)/' },
      to: { path: '^packages/(island|rivals)/' },
    },
    {
      name: 'tables-of-one-kind',
      comment: 'what a table does for one kind of game knows nothing of another kind',
      severity: 'error',
      from: { path: '^packages/table/(island|rivals)/' },
      to: { path: '^packages/(table/)?(island|rivals)/', pathNot: '^packages/(table/)?$1/' },
    },
    {
      name: 'portable-no-builtins',
      comment: `${portable.replaceAll('|', ', ')} run in the browser too: no Node modules`,
      severity: 'error',
      from: { path: `^packages/(${portable})/`, pathNot: '^packages/[^/]+/test/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'portable-only-zod',
      comment: `${portable.replaceAll('|', ', ')} use no npm package other than zod`,
      severity: 'error',
      from: { path: `^packages/(${portable})/`, pathNot: '^packages/[^/]+/test/' },
      to: { path: '(^|/)node_modules/', pathNot: '(^|/)node_modules/(zod|@hexwright)/' },
    },
    {
      name: 'kernel-no-dependency',
      comment: 'the kernel has no runtime dependency at all',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: '^packages/kernel/test/' },
      to: { path: '(^|/)node_modules/' },
    },
    {
      name: 'tests-are-leaves',
      comment: 'nothing but a test imports a test',
      severity: 'error',
      from: { pathNot: ['^packages/[^/]+/test/', '^e2e/'] },
      to: { path: '^packages/[^/]+/test/' },
    },
    {
      name: 'no-circle',
      comment: 'modules import each other in a circle (imports of types alone are allowed to)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      comment: 'the import leads nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
