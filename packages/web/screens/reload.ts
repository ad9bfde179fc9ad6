/** The page anew, from the network where there is one. */
export function reload(): void {
  window.location.reload();
}
