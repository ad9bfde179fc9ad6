/** Whether somebody is writing there, so that keys are letters and no shortcuts. */
export function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'file', 'button'].includes(target.type);
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}
