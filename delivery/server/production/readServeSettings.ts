import { environmentSchema, type Environment } from '@marketplace/section-kit/manifest';
import type { Bucket } from '../../bucket/Bucket.ts';
import { openBucket } from '../../bucket/openBucket.ts';
import { readSettings, type Settings } from '../../process/readSettings.ts';
import { requireOperator } from '../../process/requireOperator.ts';
import { withoutLastSlashes } from '../pages/withoutLastSlashes.ts';

type Env = Record<string, string | undefined>;

/** What the production server takes from its command line and environment. */
export interface ServeSettings extends Pick<Settings, 'port' | 'host' | 'siteUrl' | 'dataDir' | 'operator' | 'trustsProxy'> {
  environment: Exclude<Environment, 'local'>;
  hosted: NonNullable<Settings['hosted']>;
  /** Seconds between saying that it stops and stopping. */
  drainSeconds: number;
  /** Seconds for which caches of many visitors may answer by themselves. */
  sharedSeconds: number;
  /** Where figures and traces go; `null` makes none. */
  telemetryUrl: string | null;
  /** Milliseconds between two sendings of figures. */
  telemetryPause: number;
  /** Where versions come from; `null` where they stand in the data directory. */
  bucket: Bucket | null;
}

/** Long enough for two looks of a load balancer that looks every five seconds. */
const defaultDrain = 10;
const defaultShared = 30;
const defaultTelemetryPause = 60_000;

/**
 * @param environment after `--env`
 * @throws Error in one sentence that names the variable, its value and what it takes
 */
export function readServeSettings(environment: string | undefined, env: Env): ServeSettings {
  const { data } = environmentSchema.exclude(['local']).safeParse(environment);
  if (!data) throw new Error(`--env is ${environment ? `"${environment}"` : 'missing'}; use --env production or --env staging.`);
  const { port, host, siteUrl, dataDir, operator, trustsProxy, hosted, databaseUrl } = readSettings(env, { port: 3000, mailboxPort: 0 });
  if (!env.SITE_URL) throw new Error('SITE_URL is not set; use the public address of the site, for instance https://example.com.');
  requireTls('SITE_URL', siteUrl);
  if (databaseUrl)
    throw new Error('DATABASE_URL is set, but this server starts no backend; leave it out, and say with SUPABASE_URL which one it uses.');
  if (!hosted)
    throw new Error('SUPABASE_URL and SUPABASE_ANON_KEY are not set; this server starts no backend, so name the project it uses.');
  requireTls('SUPABASE_URL', hosted.url);
  if (isSecret(hosted.anonKey))
    throw new Error(
      'SUPABASE_ANON_KEY is a secret key of the project, and every page would show it; use the public one (anon, or sb_publishable_…).',
    );
  requireOperator(operator, 'production');
  return {
    environment: data,
    port,
    host,
    siteUrl,
    dataDir,
    operator,
    trustsProxy,
    hosted,
    drainSeconds: readSeconds('DRAIN_SECONDS', env, { fallback: defaultDrain, max: 120 }),
    sharedSeconds: readSeconds('CDN_SECONDS', env, { fallback: defaultShared, max: 3600 }),
    telemetryUrl: readTelemetry(env),
    telemetryPause: readTelemetryPause(env),
    bucket: openBucket(env),
  };
}

function requireTls(name: string, origin: string): void {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return;
  throw new Error(`${name} is "${origin}"; use https, or an address of this machine to try the server out.`);
}

/** Whether a key opens every row: one of the newer kind by its name, an older one by its role. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    const claims: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return (claims as { role?: unknown } | null)?.role === 'service_role';
  } catch {
    return false;
  }
}

function readSeconds(name: string, env: Env, { fallback, max }: { fallback: number; max: number }): number {
  const text = env[name];
  if (!text) return fallback;
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= max) return seconds;
  throw new Error(`${name} is "${text}"; use a whole number of seconds from 0 to ${max}.`);
}

function readTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: text }: Env): string | null {
  if (!text) return null;
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol)) return withoutLastSlashes(text);
  throw new Error(
    `OTEL_EXPORTER_OTLP_ENDPOINT is "${text}"; use the address of a collector that takes OTLP over HTTP, for instance http://localhost:4318.`,
  );
}

function readTelemetryPause({ OTEL_METRIC_EXPORT_INTERVAL: text }: Env): number {
  const milliseconds = text ? (/^\d{3,7}$/.test(text) ? Number(text) : Number.NaN) : defaultTelemetryPause;
  if (milliseconds <= 3_600_000) return milliseconds;
  throw new Error(`OTEL_METRIC_EXPORT_INTERVAL is "${text}"; use milliseconds from 100 to 3600000, for instance 60000.`);
}
