import { useEffect } from 'react';

/** what the page is called where nothing else is to be said */
const NAME = document.title;
let page: string | null = null;
let call: string | null = null;

function write(): void {
  const words = call === null ? page : `● ${call}`;
  document.title = words === null ? NAME : `${words} · ${NAME}`;
}

/** What the tab says of the screen that is open. */
export function usePageTitle(words: string | null | undefined): void {
  useEffect(() => {
    if (words === null || words === undefined) return;
    page = words;
    write();
    return () => {
      page = null;
      write();
    };
  }, [words]);
}

/** Something that asks for a look at the page goes before that. */
export function callInTitle(words: string | null): void {
  call = words;
  write();
}
