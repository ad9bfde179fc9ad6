export { basicSet } from './basic/index.ts';
export { rivalsFamilies } from './families.ts';
export * from './kind.ts';
export { exposedTo } from './mechanics/index.ts';
export { rivalsModules } from './modules.ts';
export * from './rulebook/index.ts';
