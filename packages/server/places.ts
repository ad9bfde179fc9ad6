/** The folder of all packages, whether this runs from the sources or from what was built of them. */
export const packages = new URL(import.meta.url.endsWith('.ts') ? '../' : '../../', import.meta.url);

/** Where the built page lies. */
export const webDist = new URL('web/dist/', packages);
