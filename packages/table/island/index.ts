export * from './face.ts';
export * from './more.ts';
export * from './sheet.ts';
