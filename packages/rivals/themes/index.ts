export { theme, themes } from './themes.ts';
