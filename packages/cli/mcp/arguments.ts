import type { Tool } from './tools.ts';

/** What is wrong with the arguments of a tool, by its schema; nothing where nothing is. */
export function wrongArguments(
  { inputSchema: { properties, required } }: Tool,
  given: Readonly<Record<string, unknown>>,
): string | undefined {
  const missing = required.find((name) => given[name] === undefined);
  if (missing !== undefined) return `"${missing}" is missing`;
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(properties, name))
      return `"${name}" is no argument of this tool; there are: ${Object.keys(properties).join(', ')}`;
    const wrong = wrongValue(value, properties[name] as Schema);
    if (wrong !== undefined) return `"${name}" ${wrong}`;
  }
  return undefined;
}

/** as much of JSON Schema as the tools use */
interface Schema {
  readonly type: 'string' | 'integer' | 'object' | 'array';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
}

function wrongValue(value: unknown, { type, minimum, maximum, items }: Schema): string | undefined {
  if (type === 'string') return typeof value === 'string' ? undefined : 'must be a text';
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? undefined
      : 'must be an object';
  if (type === 'array') {
    if (!Array.isArray(value)) return 'must be a list';
    return items && value.some((each) => wrongValue(each, items) !== undefined)
      ? 'must be a list of texts'
      : undefined;
  }
  if (!Number.isSafeInteger(value)) return 'must be a whole number';
  if (minimum !== undefined && (value as number) < minimum) return `must be ${minimum} at least`;
  return maximum !== undefined && (value as number) > maximum ? `must be ${maximum} at most` : undefined;
}
