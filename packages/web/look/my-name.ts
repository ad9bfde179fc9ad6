const NAME = 'hexwright.name';

/** The name that was given last in this browser. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
