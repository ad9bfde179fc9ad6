import { register } from 'tsx/esm/api';

// A thread does not inherit the loader of the main one: it brings its own, then measures.
register();
await import('./measure.ts');
