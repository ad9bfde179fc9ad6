import { askArguments, routes } from '@hexwright/table';

/** The addresses of the server for people to read, from the same list by which it answers. */
export function apiPage(): string {
  const rows = Object.values(routes).map(
    ({ method, path, says }) =>
      `<tr><td><code>${method}</code></td><td><code>${plain(path)}</code></td><td>${plain(says)}</td></tr>`,
  );
  const asks = Object.keys(askArguments).map((name) => `<code>${plain(name)}</code>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hexwright: addresses</title></head>
<body><h1>What this server answers</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI</a>, with every body and answer.</p>
<table><thead><tr><th>method</th><th>address</th><th>what it is</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>The socket</h2>
<p><code>/socket?protocol=1</code> is asked: ${asks.join(', ')}.</p>
</body></html>
`;
}

const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
