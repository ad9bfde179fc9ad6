import { itemAt } from '@hexwright/kernel';
import { type RefObject, useEffect, useState } from 'react';

/** What keys stand for, from the top: the parts of the table by the buttons in them, each with the keys it has in turn. */
const KEYS: readonly { readonly buttons: string; readonly keys: string }[] = [
  { buttons: '.confirm .action', keys: 'xz' },
  { buttons: '.offer .action', keys: 'yvwk' },
  { buttons: '.deal-offer', keys: 'x' },
  { buttons: '.deal-again', keys: 'y' },
  { buttons: '.deal-strip .quick', keys: 'bnvw' },
  { buttons: '.deal-strip .close', keys: 't' },
  { buttons: '.flow-on .action', keys: 'r' },
  { buttons: '.flow-end .action', keys: 'e' },
  {
    buttons: '.moves .action, .menu [role=menuitem], .deal-good, .side > .ladder-strip',
    keys: '123456789',
  },
  { buttons: '.hand .good-card:is(.live, .givable), .held .play-card', keys: 'asdfghj' },
  { buttons: '.cards .dev-card, .stacks .stack.glow', keys: 'qpovwk' },
  { buttons: '.side .side-panel [role=tab]', keys: 'libnc' },
  { buttons: '.board-controls button', keys: '+-0' },
  { buttons: '.look-around', keys: '.' },
  { buttons: '.table-bar .undo', keys: 'u' },
  { buttons: '.table-bar .redo', keys: ';' },
  { buttons: '.table-bar .menu-button', keys: '/' },
  { buttons: '.guide .action', keys: ',' },
  { buttons: '.skip', keys: 'm' },
];

const TRADE = '.moves .trade-open';

export interface Shortcut {
  readonly key: string;
  readonly words: string;
}

/** Gives each button of the table the key that presses it. All is looked at before anything is written, and only what differs is. */
function assign(table: HTMLElement): void {
  const given = new Map<Element, string>();
  const taken = new Set<string>();
  const give = (button: Element, key: string): void => {
    given.set(button, spoken(key));
    taken.add(key);
  };
  const trade = table.querySelector(TRADE);
  if (trade) give(trade, 't');
  for (const { buttons, keys } of KEYS) {
    const free = [...table.querySelectorAll<HTMLElement>(buttons)].filter(
      (button) => !given.has(button) && button.checkVisibility(),
    );
    const left = [...keys].filter((key) => !taken.has(key));
    for (const [i, button] of free.slice(0, left.length).entries()) give(button, itemAt(left, i));
  }
  for (const button of table.querySelectorAll('[aria-keyshortcuts]'))
    if (!given.has(button)) button.removeAttribute('aria-keyshortcuts');
  for (const [button, key] of given)
    if (button.getAttribute('aria-keyshortcuts') !== key) button.setAttribute('aria-keyshortcuts', key);
}

/** Keys as ARIA names them. */
const spoken = (key: string): string => (key === '+' ? 'Plus' : key);

function pressed(table: HTMLElement, key: string): HTMLElement | null {
  return table.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(spoken(key))}"]`);
}

/** Every shortcut of the moment with what it does. */
export function shortcutsOf(table: HTMLElement): Shortcut[] {
  assign(table);
  return [...table.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].map((button) => ({
    key: button.getAttribute('aria-keyshortcuts') ?? '',
    words: wordsOn(button),
  }));
}

/** What a button says, by its name alone where it says more, and without its signs. */
function wordsOn(button: HTMLElement): string {
  const named = ['.dev-name', '.face-name', ':scope > .sr'].map((name) => button.querySelector(name));
  const shown = [...button.childNodes].filter(
    (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
  );
  return (
    button.getAttribute('aria-label') ??
    named.find((found) => found)?.textContent ??
    shown.map(({ textContent }) => textContent).join('')
  );
}

/** Whether the keys belong to somebody who writes, or to a panel over the table. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const element = target as Element;
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    element.closest?.('input, textarea, select, [contenteditable]') !== null ||
    document.querySelector('dialog[open]') !== null
  );
}

/** Presses buttons by their keys; `?` tells which there are. */
export function useShortcuts(table: RefObject<HTMLElement | null>): {
  readonly shown: readonly Shortcut[] | null;
  show(): void;
  hide(): void;
} {
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  // Which buttons are seen is known for nothing once a frame was drawn; whoever presses a key sooner is not kept waiting.
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined;
    const drawn = requestAnimationFrame(() => {
      later = setTimeout(() => table.current && assign(table.current));
    });
    return () => {
      cancelAnimationFrame(drawn);
      clearTimeout(later);
    };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { current } = table;
      if (!current || isTaken(event)) return;
      if (event.key === '?') {
        event.preventDefault();
        setShown(shortcutsOf(current));
        return;
      }
      assign(current);
      const button = event.key.length === 1 ? pressed(current, event.key.toLowerCase()) : null;
      if (!button) return;
      event.preventDefault();
      button.focus();
      button.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [table]);
  return {
    shown,
    show: () => table.current && setShown(shortcutsOf(table.current)),
    hide: () => setShown(null),
  };
}
