import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A thread does not inherit the loader of the main one: it brings its own, then does its work.
register();
await import(workerData.work);
