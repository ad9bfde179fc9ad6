import { bringWeights } from './weights/index.ts';

export * from './browser.ts';

// Outside of a browser nothing is gained by waiting for them.
await bringWeights();
