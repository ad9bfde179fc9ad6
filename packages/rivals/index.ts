export { basicSet } from './basic/index.ts';
export { rivalsFamilies } from './families.ts';
export * from './kind.ts';
export { rivalsModules } from './modules.ts';
export * from './rulebook/index.ts';
