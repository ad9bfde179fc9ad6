export { TARGET, theme, themes } from './themes.ts';
