const [tab = 0] = crypto.getRandomValues(new Uint32Array(1));
let commands = 0;

/** a name for one command, unlike that of any other tab */
export function commandId(): string {
  return `${tab.toString(36)}-${commands++}`;
}
