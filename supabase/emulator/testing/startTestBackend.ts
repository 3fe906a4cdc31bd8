import './cheapPasswords.ts';
import { rmSync } from 'node:fs';
import { redactConsole } from '../logging/redactConsole.ts';
import type { Settings } from '../readSettings.ts';
import { startBackend, type Backend } from '../startBackend.ts';
import { apiClient, linkOf, openLink, type Call } from './apiClient.ts';
import { fixtureSettings, newDirectory } from './fixtureSettings.ts';
import { layDatabase } from './layDatabase.ts';
import { newDatabase } from './newDatabase.ts';

export interface TestBackend {
  backend: Backend;
  call: Call;
  /** Signs a person up and opens the link of the mail. @returns the access token */
  join(email: string, password?: string): Promise<string>;
  /** What was written to the security log. */
  lines: string[];
  stop(): Promise<void>;
}

/**
 * A backend of its own data in this process, on PGlite or, where `DATABASE_URL` is set, a new database of that server.
 * The library's error log is silent: refusals are what these tests are about.
 */
export async function startTestBackend(changes: Partial<Settings> = {}, probe?: () => number): Promise<TestBackend> {
  redactConsole(() => undefined);
  const directory = newDirectory();
  const database = process.env.DATABASE_URL ? await newDatabase(process.env.DATABASE_URL) : undefined;
  const settings = { ...fixtureSettings(directory), databaseUrl: database?.url, ...changes };
  if (!settings.databaseUrl) await layDatabase(settings);
  const lines: string[] = [];
  const backend = await startBackend(settings, probe, (line) => lines.push(line));
  const call = apiClient(backend);
  return {
    backend,
    call,
    lines,
    join: async (email, password = 'secret1') => {
      await call('/auth/v1/signup', { body: { email, password } });
      return openLink(call, linkOf(backend.mailbox.mails.find((mail) => mail.To[0]!.Address === email.toLowerCase())));
    },
    stop: async () => {
      await backend.close();
      await database?.drop();
      rmSync(directory, { recursive: true });
    },
  };
}
