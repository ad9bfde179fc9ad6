/** Boards for people: the same picture in letters and as a drawing. */
export { boardSvg } from './describe-svg.ts';
export { boardText } from './describe-text.ts';
export type { Picture } from './picture.ts';
