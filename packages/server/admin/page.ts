/** The small page of whoever runs the server. What it shows is text and never becomes HTML. */
export const ADMIN_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hexwright: the server</title>
<link rel="stylesheet" href="/admin/admin.css">
<script type="module" src="/admin/admin.js"></script>
</head>
<body>
<h1>The server</h1>
<form id="sign-in"><label>Token <input id="token" type="password" autocomplete="current-password"></label> <button>Look</button></form>
<p id="said" role="status"></p>
<pre id="loads"></pre>
<h2>People</h2>
<form id="search"><label>Name, sign-in or id <input id="words"></label> <button>Find</button></form>
<table><thead><tr><th>name</th><th>sign-in</th><th>seen</th><th>tables</th><th></th></tr></thead><tbody id="people"></tbody></table>
<h2>Complaints</h2>
<table><thead><tr><th>about</th><th>why</th><th>said</th><th>words</th><th></th></tr></thead><tbody id="reports"></tbody></table>
<h2>Faults</h2>
<p>Where the rules broke down. A report holds the game, hidden cards included, and all that is needed to see it again.</p>
<table><thead><tr><th>game</th><th>when</th><th>what</th><th>where</th><th></th></tr></thead><tbody id="faults"></tbody></table>
<h2>Tables</h2>
<form id="search-tables"><label>Link, title, game or name <input id="table-words"></label> <button>Find</button></form>
<table><thead><tr><th>title</th><th>game</th><th>state</th><th>people</th><th>moves</th><th>touched</th><th></th></tr></thead><tbody id="found-tables"></tbody></table>
<h3>Where something has happened lately</h3>
<table><thead><tr><th>table</th><th>state</th><th>moves</th><th>touched</th><th></th></tr></thead><tbody id="tables"></tbody></table>
</body>
</html>
`;

export const ADMIN_STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; max-width: 70rem }
table { border-collapse: collapse; width: 100% }
td, th { border-bottom: 1px solid #8886; padding: 0.3rem 0.6rem; text-align: left }
button { font: inherit }
`;

export const ADMIN_SCRIPT = `const by = (id) => document.getElementById(id);
let token = '';
const ask = async (path, body) => {
  const answer = await fetch('/api/admin' + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: 'Bearer ' + token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(json.error?.text ?? answer.statusText);
  return json;
};
const row = (texts, acts) => {
  const line = document.createElement('tr');
  for (const text of texts) line.append(Object.assign(document.createElement('td'), { textContent: text ?? '' }));
  const cell = document.createElement('td');
  for (const [name, act] of acts) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
    button.onclick = () => act().then(look, complain);
    cell.append(button);
  }
  line.append(cell);
  return line;
};
const complain = (error) => { by('said').textContent = error.message; };
const find = async () => {
  const { people } = await ask('/people?words=' + encodeURIComponent(by('words').value));
  by('people').replaceChildren(...people.map((each) => row([each.name, each.login, new Date(each.seen).toLocaleString(), each.tables.map((id) => id.slice(0, 6) + '…').join(' ')], [
    [each.banned ? 'Let in again' : 'Shut out', () => ask('/ban', { person: each.id, banned: !each.banned })],
    ...(each.login ? [['New password', async () => {
      if (!confirm('Every sign-in of ' + each.name + ' ends. Go on?')) return;
      const { password } = await ask('/password', { person: each.id });
      prompt('Tell ' + each.name + ' this password, to be changed at once:', password);
    }]] : []),
    ...each.tables.map((table) => ['Close ' + table.slice(0, 6) + '…', () => ask('/close', { table, why: 'closed by whoever runs this server' })]),
  ])));
};
const closeIt = (table) => ['Close', async () => { const why = prompt('Why? Everybody at the table reads it.'); if (why) await ask('/close', { table, why }); }];
const findTables = async () => {
  const { tables } = await ask('/tables?words=' + encodeURIComponent(by('table-words').value));
  by('found-tables').replaceChildren(...tables.map((each) => row([each.title, each.game, each.state, [...new Set([each.host, ...each.people])].join(', '), each.moves, new Date(each.touched).toLocaleString()], [
    ['Look on', async () => { open('/t/' + each.id, '_blank'); }],
    closeIt(each.id),
  ])));
};
const look = async () => {
  const { loads, counts, tables, reports, faults } = await ask('');
  by('said').textContent = '';
  by('loads').textContent = JSON.stringify({ ...loads, tables: counts }, null, 2);
  by('reports').replaceChildren(...reports.map((each) => row([each.name ?? each.about, each.why, each.said, each.words], [
    ['Shut out', () => ask('/ban', { person: each.about, banned: true })],
    ['Settled', () => ask('/settle', { report: each.id })],
  ])));
  if (by('words').value) await find();
  if (by('table-words').value) await findTables();
  by('faults').replaceChildren(...faults.map((each) => row([each.game, new Date(each.at).toLocaleString(), each.report.text, (each.report.fault.stack ?? '').split('\\n').slice(1, 3).join(' ')], [
    ['Report', async () => { const link = document.createElement('a'); link.href = URL.createObjectURL(new Blob([JSON.stringify(each.report, null, 1)], { type: 'application/json' })); link.download = 'fault-' + each.id + '.json'; link.click(); }],
    ['Mended', () => ask('/mended', { fault: each.id })],
  ])));
  by('tables').replaceChildren(...tables.map((each) => row([each.id.slice(0, 6) + '…', each.state, each.moves, new Date(each.touched).toLocaleString()], [
    closeIt(each.id),
  ])));
};
by('search').onsubmit = (event) => { event.preventDefault(); find().catch(complain); };
by('search-tables').onsubmit = (event) => { event.preventDefault(); findTables().catch(complain); };
by('sign-in').onsubmit = (event) => { event.preventDefault(); token = by('token').value; look().catch(complain); };
`;
