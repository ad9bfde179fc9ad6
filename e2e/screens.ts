/** How the browser is started, and the two screens that everything is looked at on. */
export const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
