import { currentSettings, type Settings } from '../look/settings.ts';

/** Whether anything may move now for the sake of it. */
export const mayMove = (): boolean =>
  !document.hidden &&
  isWanted(currentSettings().motion, matchMedia('(prefers-reduced-motion: reduce)').matches);

/** Whether motion is wanted: as is set here, or else as the system says. */
export const isWanted = (motion: Settings['motion'], systemIsCalm: boolean): boolean =>
  motion === 'full' || (motion === 'system' && !systemIsCalm);
