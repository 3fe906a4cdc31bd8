import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { readOperator, type Operator } from '@marketplace/shared-ui/operator';
import { readTrusted, type Trusts } from '../server/backend/visitorAddress.ts';

/** What the commands take from the environment. */
export interface Settings {
  port: number;
  /** Where the product listens; `undefined` reaches this machine only. */
  host: string | undefined;
  /** Without trailing slash. */
  siteUrl: string;
  /** Absolute. */
  dataDir: string;
  mailboxPort: number;
  /** A Supabase that is already running somewhere; `null` starts the embedded backend. */
  hosted: { url: string; anonKey: string } | null;
  /** PostgreSQL for the embedded backend instead of its own database. */
  databaseUrl: string | null;
  /** What a new database was asked to begin with; `null` leaves it to the environment. */
  seed: string | null;
  operator: Operator;
  /** Which proxies in front may say who the visitor is. */
  trustsProxy: Trusts;
}

type Env = Record<string, string | undefined>;

/**
 * Reads the variables of the outside contract; an empty one counts as not set.
 *
 * @throws Error in one sentence that names the variable, its value and what it takes
 */
export function readSettings(env: Env, defaults: { port: number; mailboxPort: number }): Settings {
  const port = readPort('PORT', env, defaults.port);
  const mailboxPort = readPort('MAILBOX_PORT', env, defaults.mailboxPort);
  if (port === mailboxPort) throw new Error(`PORT and MAILBOX_PORT are both ${port}; give them different ports.`);
  return {
    port,
    mailboxPort,
    host: readHost(env),
    siteUrl: readOrigin('SITE_URL', env) ?? `http://localhost:${port}`,
    dataDir: resolve(env.DATA_DIR || '.data'),
    hosted: readHosted(env),
    databaseUrl: readDatabaseUrl(env),
    seed: env.SEED || null,
    operator: readOperator(env),
    trustsProxy: readProxies(env),
  };
}

function readPort(name: string, env: Env, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new Error(`${name} is "${text}"; use a whole number from 1 to 65535.`);
  return port;
}

function readHost({ HOST: text }: Env): string | undefined {
  if (!text) return undefined;
  if (isIP(text)) return text;
  throw new Error(`HOST is "${text}"; use an address of this machine, for instance 0.0.0.0 for all of them.`);
}

/** @throws Error in one sentence that names what is no origin */
export function readOrigin(name: string, env: Env): string | null {
  const text = env[name];
  if (!text) return null;
  const url = URL.parse(text);
  const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  if (!isOrigin) throw new Error(`${name} is "${text}"; use an address without a path, for instance https://example.com.`);
  return url.origin;
}

function readHosted(env: Env): Settings['hosted'] {
  const url = readOrigin('SUPABASE_URL', env);
  const anonKey = env.SUPABASE_ANON_KEY || null;
  if (url && anonKey) return { url, anonKey };
  if (url) throw new Error('SUPABASE_URL is set but SUPABASE_ANON_KEY is not; set both, or neither for the embedded backend.');
  if (anonKey) throw new Error('SUPABASE_ANON_KEY is set but SUPABASE_URL is not; set both, or neither for the embedded backend.');
  return null;
}

function readProxies(env: Env): Trusts {
  const list = env.TRUSTED_PROXIES ?? '';
  const trusts = readTrusted(list);
  if (trusts) return trusts;
  throw new Error(`TRUSTED_PROXIES is "${list}"; use addresses and networks with commas between them, for instance 127.0.0.1, 10.0.0.0/8.`);
}

function readDatabaseUrl(env: Env): string | null {
  const text = env.DATABASE_URL;
  if (!text) return null;
  const protocol = URL.parse(text)?.protocol ?? '';
  // The value holds a password, so the message does not repeat it.
  if (!/^postgres(ql)?:$/.test(protocol))
    throw new Error('DATABASE_URL is not an address of PostgreSQL; use postgres://user:password@host:5432/database.');
  return text;
}
