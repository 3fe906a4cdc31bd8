import type { Backend } from '../server/backend/Backend.ts';
import { BackendProcess } from './BackendProcess.ts';
import type { Settings } from './readSettings.ts';
import { requireFreePort } from './requireFreePort.ts';

/**
 * Gives the hosted backend the settings name, or starts the embedded one.
 *
 * @param dir folder for the embedded backend's own files
 * @param onStarted receives what stops the backend, before it is ready
 * @throws Error in one sentence when the embedded backend does not start; where the cause may pass it goes on trying
 */
export async function openBackend(
  settings: Settings,
  dir: string,
  log: (line: string) => void,
  onStarted: (stop: () => Promise<void>) => void,
): Promise<Backend> {
  const { hosted, siteUrl, mailboxPort, databaseUrl } = settings;
  if (hosted) return { anonKey: hosted.anonKey, hostedUrl: hosted.url, origin: () => hosted.url };
  await requireFreePort(mailboxPort, 'MAILBOX_PORT');
  const env = { DATA_DIR: dir, SITE_URL: siteUrl, MAILBOX_PORT: String(mailboxPort), DATABASE_URL: databaseUrl ?? '' };
  const backend = new BackendProcess(env, log);
  onStarted(() => backend.stop());
  log('Starting the backend …');
  const answers = await backend.start();
  if (answers) log(`The backend answers; mails are shown at http://localhost:${mailboxPort}`);
  return backend;
}
