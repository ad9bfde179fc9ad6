import { z } from 'zod';

const whole = (least: number, most: number, usual: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .default(usual);

/**
 * Every setting of the server, by its name in the environment. docs/hosting.md lists them; a test holds the two together.
 */
export const environment = z.object({
  HOST: z.string().min(1, 'is empty; 0.0.0.0 listens everywhere').default('127.0.0.1'),
  PORT: whole(0, 65_535, 3000),
  DATA_DIR: z.string().min(1).default('.hexwright-data'),
  PAGE_DIR: z.string().min(1).optional(),
  MODULES_DIR: z.string().min(1).optional(),
  MODULES: z
    .string()
    .regex(
      /^[a-z0-9-]+\/[a-z0-9-]+(,[a-z0-9-]+\/[a-z0-9-]+)*$/,
      'must be ids of modules with commas between them',
    )
    .transform((ids) => ids.split(','))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_CONNECTIONS: whole(1, 200, 10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+\/?$/, 'must be an address without a path, as https://play.example.org')
    .optional(),
  HSTS_DAYS: whole(0, 3650, 0),
  TRUST_PROXY: whole(0, 10, 0),
  ADMIN_TOKEN: z.string().min(16, 'must have 16 letters at least').optional(),
  METRICS: z.enum(['off', 'token', 'open']).default('token'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('warn'),
  BOT_THREADS: whole(0, 64, 1),
  PUSH: z.enum(['off', 'on', 'inside']).default('on'),
  HOST_AWAY: whole(1, 86_400, 120),
  MAX_TABLES: whole(1, 10_000_000, 20_000),
  MAX_TABLES_A_PERSON: whole(1, 1000, 20),
  MAX_CONNECTIONS: whole(1, 1_000_000, 20_000),
  MAX_CONNECTIONS_AN_ADDRESS: whole(1, 1_000_000, 200),
  REQUESTS_A_MINUTE: whole(1, 1_000_000, 300),
  ASKS_A_SECOND: whole(1, 1_000_000, 20),
  GUESTS_AN_HOUR: whole(1, 1_000_000, 60),
  OVERLOAD_MS: whole(0, 60_000, 1000),
});

export type Settings = z.infer<typeof environment>;

/** Reads the settings; what is wrong is said by name, all of it at once. */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly message: string } {
  // An empty setting in a file of settings means that there is none.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(given);
  const wrong = read.success
    ? []
    : read.error.issues.map(
        ({ path, message }) => `${path.join('.')}: ${message.replace(/^Invalid input: /, '')}`,
      );
  if (read.success && read.data.MODULES && !read.data.MODULES_DIR)
    wrong.push('MODULES: they come out of a folder; set MODULES_DIR too');
  if (read.success && read.data.REDIS_URL && !read.data.DATABASE_URL)
    wrong.push('REDIS_URL: several processes share their tables in PostgreSQL; set DATABASE_URL too');
  if (read.success && read.data.HSTS_DAYS > 0 && !read.data.PUBLIC_URL?.startsWith('https:'))
    wrong.push('HSTS_DAYS: browsers are told to come over https alone; set PUBLIC_URL to an https address');
  if (read.success && read.data.BOT_THREADS === 0 && !read.data.REDIS_URL)
    wrong.push('BOT_THREADS: a process that is alone must think for its bots itself; 0 needs REDIS_URL');
  return read.success && wrong.length === 0
    ? { ok: true, settings: read.data }
    : { ok: false, message: `the settings are not right:\n${wrong.map((line) => `  ${line}`).join('\n')}` };
}
