export * from './islands-of-catan.ts';
