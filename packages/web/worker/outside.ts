import { bringOutside, type OutsideModule } from '@hexwright/catalog';

interface Told {
  readonly files: readonly string[];
  readonly allowed: readonly string[];
}

/**
 * The modules that the host of this page lets in besides ours (docs/modules.md). Where nobody answers there are none: without a network, on a
 * plain file server. One that cannot be read is left out, and the page goes on.
 */
export async function outsideHere(
  root: URL,
  fetching: (address: URL) => Promise<Response> = fetch,
): Promise<readonly OutsideModule[]> {
  const { files, allowed } = await listAt(new URL('modules.json', root), fetching);
  const brought = await Promise.all(files.map((file) => bringOutside([new URL(file, root).href])));
  return brought.flatMap((each) => (each.ok ? each.modules : [])).filter(({ id }) => allowed.includes(id));
}

const NONE: Told = { files: [], allowed: [] };

async function listAt(address: URL, fetching: (address: URL) => Promise<Response>): Promise<Told> {
  try {
    const answer = await fetching(address);
    return answer.ok ? ((await answer.json()) as Told) : NONE;
  } catch {
    return NONE;
  }
}
