import { readJson } from '@hexwright/kernel';

/** A link may be so long: longer ones are cut off on their way by some messengers. */
export const LONGEST = 8000;
/** and what it unpacks to may be so large */
const LARGEST = 2_000_000;

export type Packed =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly length: number };

/** Any plain data as letters for the end of an address. */
export async function pack(data: unknown): Promise<Packed> {
  const stream = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return text.length <= LONGEST ? { ok: true, text } : { ok: false, length: text.length };
}

/** The data again, or null where the letters are not what they were. */
export async function unpack(text: string): Promise<{ readonly data: unknown } | null> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let json = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      json += decoder.decode(value, { stream: true });
      if (json.length > LARGEST) {
        await reader.cancel();
        return null;
      }
    }
    const read = readJson(json + decoder.decode());
    return read.ok ? { data: read.json } : null;
  } catch {
    return null;
  }
}
