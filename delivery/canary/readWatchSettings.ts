import { resolve } from 'node:path';
import { environmentSchema, type Environment } from '@marketplace/section-kit/manifest';
import type { Bucket } from '../bucket/Bucket.ts';
import { openBucket } from '../bucket/openBucket.ts';

/** What `npm run watch:canary -- --help` says. */
export const watchHelp = `npm run watch:canary -- --env <environment> --servers <address>[,<address>…]

Asks the servers every five seconds how the visitors of the canary fare, and sets its percent to 0 where that is worse than
with what is live, by more than chance. It needs a key that may do that and nothing else: sections keys add --role canary.

  --servers    addresses of the servers themselves, such as http://10.0.0.11:3000; a proxy answers 404
  DATA_DIR     registries and keys (.data)
  BUCKET_URL   S3-compatible bucket that DATA_DIR is a copy of, as npm run sections takes it (none)
`;

interface WatchSettings {
  environment: Environment;
  /** Without trailing slash. */
  servers: string[];
  dataDir: string;
  bucket: Bucket | null;
}

/** @throws Error in one sentence that says what is missing or wrong */
export function readWatchSettings(values: { env?: string; servers?: string }, env: Record<string, string | undefined>): WatchSettings {
  const { data: environment } = environmentSchema.safeParse(values.env);
  if (!environment) {
    throw new Error(`--env is ${values.env ? `"${values.env}"` : 'missing'}; use one of ${environmentSchema.options.join(', ')}.`);
  }
  const servers = (values.servers ?? '').split(',').filter(Boolean);
  if (!servers.length) throw new Error('--servers is missing; use the addresses of the servers, such as http://10.0.0.11:3000.');
  return { environment, servers: servers.map(readServer), dataDir: resolve(env.DATA_DIR || '.data'), bucket: openBucket(env) };
}

function readServer(text: string): string {
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/') return url.origin;
  throw new Error(`"${text}" is no address of a server; use one such as http://10.0.0.11:3000.`);
}
