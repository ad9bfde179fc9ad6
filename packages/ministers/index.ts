export { ministersFamilies } from './families.ts';
export { ministersModules } from './modules.ts';
