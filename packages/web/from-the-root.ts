import type { Plugin } from 'vite';

/** In the page itself, which a server of ours gives at every address, what lies beside it is named from the root. */
export function fromTheRoot(): Plugin {
  return {
    name: 'from-the-root',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('="./', '="/') },
  };
}
