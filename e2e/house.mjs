/** The house of the tests in a browser, which is written in TypeScript like them: Vitest asks for it before any loader of theirs. */
import '../scripts/test-loader.mjs';

export default async (project) => (await import('./house.ts')).default(project);
