import { modulesFor, type Row, rows } from '@hexwright/catalog';

/**
 * A page of every variant and expansion with what it can be played on and beside, and why not with the rest. It says what the modules
 * say of themselves; nothing is played. It grows with the square of the rows, so it is made by whoever wants it and kept nowhere.
 */
export function variantsPage(): string {
  const variants = rows.filter(({ kind }) => kind === 'variant');
  const joining = rows.filter(({ kind }) => kind === 'variant' || kind === 'expansion');
  const hosts = rows.filter(({ kind }) => kind !== 'variant');
  return `${[
    '# Variants and expansions, and what they go with',
    'Made by `npm run -s variants`. Each variant and each expansion with every other row: for how many players the two go together, or why they do not. A number of players that neither is for is not asked. `seafarers/*` are all rows of that family that could be meant.',
    overview(joining, hosts, variants),
    ...joining.map((row) => section(row, hosts, variants)),
  ].join('\n\n')}\n`;
}

interface Answer {
  readonly row: Row;
  /** for how many players the two go together */
  readonly seats: readonly number[];
  /** why not, where they do not at all */
  readonly why?: string;
}

function overview(joining: readonly Row[], hosts: readonly Row[], variants: readonly Row[]): string {
  const line = (variant: Row): string => {
    const goes = (list: readonly Row[]): string => {
      const answers = answersOf(variant, list);
      return `${answers.filter(({ seats }) => seats.length > 0).length} of ${answers.length}`;
    };
    return `- [${variant.name}](#${anchor(variant)}), for ${variant.players.join(', ')}: on ${goes(hosts)} games, expansions and scenarios; beside ${goes(variants)} variants.`;
  };
  return joining.map(line).join('\n');
}

function section(variant: Row, hosts: readonly Row[], variants: readonly Row[]): string {
  return [
    `## ${variant.id}`,
    `**${variant.name}.** ${variant.summary}`,
    lists('On', answersOf(variant, hosts)),
    lists('Beside', answersOf(variant, variants)),
  ].join('\n\n');
}

/** Those that it goes with, by the number of players; then the others by the reason. */
function lists(title: string, answers: readonly Answer[]): string {
  const with_ = answers.filter(({ seats }) => seats.length > 0);
  const groups = grouped(with_, ({ seats }) => `for ${seats.join(', ')}`);
  const refusals = grouped(
    answers.filter(({ why }) => why),
    ({ why = '' }) => why,
  );
  return [
    ...groups.map(([seats, list]) => `- ${title} ${named(list, answers)}: ${seats}.`),
    ...refusals.map(([why, list]) => `- Not with ${named(list, answers)}: ${why}.`),
  ].join('\n');
}

function answersOf(variant: Row, others: readonly Row[]): Answer[] {
  return others
    .filter(
      (other) =>
        other !== variant &&
        !other.modules.includes(variant.id) &&
        !variant.modules.slice(0, -1).includes(other.id),
    )
    .map((row) => answerOf(variant, row));
}

function answerOf(variant: Row, row: Row): Answer {
  const numbers = [...new Set([...variant.players, ...row.players])].sort((a, z) => a - z);
  const asked = numbers.map((seats) => ({
    seats,
    made: modulesFor({ game: row.id, seats, modules: [variant.id] }),
  }));
  const seats = asked.filter(({ made }) => made.ok).map((one) => one.seats);
  if (seats.length > 0) return { row, seats };
  // A number of players says less than what the two lack.
  const refused = asked.flatMap(({ made }) => (made.ok ? [] : [made.reason]));
  const reason = refused.find(({ code }) => code !== 'seats') ?? refused[0];
  return {
    row,
    seats,
    why: reason?.code === 'seats' ? 'not for the same numbers of players' : shortened(reason?.text ?? ''),
  };
}

/** the reason without the names, which are told already */
function shortened(text: string): string {
  return text.replace(/^".*?" cannot be combined with ".*?": /, '');
}

function grouped(answers: readonly Answer[], by: (answer: Answer) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const answer of answers) groups.set(by(answer), [...(groups.get(by(answer)) ?? []), answer.row]);
  return [...groups];
}

/** Their ids; a family of which nobody else is among the answers by its own. */
function named(list: readonly Row[], answers: readonly Answer[]): string {
  const whole = (family: string): boolean =>
    list.filter(({ id }) => familyOf(id) === family).length > 1 &&
    answers.every(({ row }) => familyOf(row.id) !== family || list.includes(row));
  const names = list.map(({ id }) => (whole(familyOf(id)) ? `${familyOf(id)}/*` : id));
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}

function familyOf(id: string): string {
  return id.split('/')[0];
}

function anchor({ id }: Row): string {
  return id.replace(/[^\w-]/g, '');
}
