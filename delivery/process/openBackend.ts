import type { Environment } from '@marketplace/section-kit/manifest';
import type { Backend } from '../server/backend/Backend.ts';
import { BackendProcess } from './BackendProcess.ts';
import { chooseSeed } from './chooseSeed.ts';
import type { Settings } from './readSettings.ts';
import { requireFreePort } from './requireFreePort.ts';

/**
 * Gives the hosted backend the settings name, or starts the embedded one.
 *
 * @param environment decides what a new database begins with
 * @param dir folder for the embedded backend's own files
 * @param onStarted receives what stops the backend, before it is ready
 * @throws Error in one sentence when the embedded backend does not start, or may not with these settings; where the cause may pass it goes
 *   on trying
 */
export async function openBackend(
  settings: Settings,
  environment: Environment,
  dir: string,
  log: (line: string) => void,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<Backend> {
  const { hosted, siteUrl, mailboxPort, databaseUrl } = settings;
  const seed = chooseSeed(settings.seed, environment);
  if (hosted) return { anonKey: hosted.anonKey, hostedUrl: hosted.url, origin: () => hosted.url };
  await requireFreePort(mailboxPort, 'MAILBOX_PORT');
  const env = { DATA_DIR: dir, SITE_URL: siteUrl, MAILBOX_PORT: String(mailboxPort), DATABASE_URL: databaseUrl ?? '', SEED: seed };
  const backend = new BackendProcess(env, log);
  onStarted(() => backend.stop());
  log('Starting the backend …');
  const answers = await backend.start();
  if (answers) log(`The backend answers; mails are shown at http://localhost:${mailboxPort}`);
  return backend;
}
