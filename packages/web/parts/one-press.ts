const PRESSABLE = 'button, a, [role="button"]';

/**
 * The second click of a double click belongs to what the first one pressed. Where that is gone and something else has
 * come in its place, the click is nobody's: who clicks twice on "Roll" does not end the turn.
 */
export function guardSecondClicks(page: Window): void {
  let pressed: Element | null = null;
  page.addEventListener(
    'click',
    (event) => {
      const here = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
      if (event.detail <= 1) pressed = here;
      else if (pressed && here !== pressed && !pressed.isConnected) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    true,
  );
}
