import { isAbsolute, join, resolve } from 'node:path';
import { readOperator, type Operator } from '@marketplace/shared-ui/operator';
import { StartupError } from '@marketplace/node-kit/StartupError';

const packageDirectory = join(import.meta.dirname, '..');

type Seed = 'samples' | 'reference';

export interface Settings {
  /** Absolute. Holds `pg/`, `secrets.json`, `mails.jsonl` and the lock. */
  dataDirectory: string;
  /** Origin that mail links point to, without a trailing slash. */
  siteUrl: string;
  /** Who stands below every mail. */
  operator: Operator;
  /** 0 picks a free port, 'off' starts no mailbox. */
  mailboxPort: number | 'off';
  /** PostgreSQL to use instead of PGlite. */
  databaseUrl?: string;
  /** 0 picks a free port. */
  port: number;
  migrationsDirectory: string;
  /** A folder of `.sql` files, or one file. */
  seedPath: string;
  /** Which of them a new database gets: all, or those with what every site needs. */
  seed: Seed;
  /** Origins besides `siteUrl` that browsers may call from. */
  allowedOrigins: string[];
  /** How long an answer takes at least whose time could tell of an account, in milliseconds: longer than the work takes. */
  evenAnswerMs: number;
}

/**
 * Reads the environment of the embedded backend.
 * @throws StartupError that names the variable, its value and what is accepted.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  return {
    dataDirectory: resolve(env.DATA_DIR || '.data'),
    siteUrl: origin('SITE_URL', env.SITE_URL || 'http://localhost:3000'),
    operator: readOperator(env),
    mailboxPort: env.MAILBOX_PORT === 'off' ? 'off' : port('MAILBOX_PORT', env.MAILBOX_PORT || '54324'),
    databaseUrl: env.DATABASE_URL ? databaseUrl(env.DATABASE_URL) : undefined,
    port: port('BACKEND_PORT', env.BACKEND_PORT || '0'),
    migrationsDirectory: fromPackage(env.MIGRATIONS_DIR || 'migrations'),
    seedPath: fromPackage(env.SEED_PATH || 'seed/sql'),
    seed: seed(env.SEED || 'samples'),
    allowedOrigins: (env.ALLOWED_ORIGINS || '')
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => origin('ALLOWED_ORIGINS', entry)),
    evenAnswerMs: 400,
  };
}

/** Relative paths are meant from this package, so that the working directory never matters. */
function fromPackage(path: string): string {
  return isAbsolute(path) ? path : join(packageDirectory, path);
}

function seed(value: string): Seed {
  if (value === 'samples' || value === 'reference') return value;
  throw new StartupError(
    `SEED is "${value}": use samples for invented companies and offers, or reference for a site that starts with none.`,
  );
}

function port(name: string, value: string): number {
  const number = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (number <= 65535) return number;
  throw new StartupError(`${name} is "${value}", which is no port: use a whole number from 0 to 65535.`);
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin;
  throw new StartupError(`${name} is "${value}": use an address without a path, such as http://localhost:3000.`);
}

function databaseUrl(value: string): string {
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  throw new StartupError('DATABASE_URL is no PostgreSQL address: use postgres://user:password@host:5432/database.');
}
