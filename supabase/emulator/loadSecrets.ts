import { generateApiKey } from '@supabase/lite';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '@marketplace/node-kit/StartupError';

export interface Secrets {
  /** Signs access tokens: whoever has it can be anybody, the database's owner included. */
  jwtSecret: string;
  /** Public key that browsers send; it identifies the project, not a person. */
  anonKey: string;
}

/**
 * Reads `secrets.json` of the data directory, made on first use and readable by its owner only.
 * @throws StartupError when the file is not what this function wrote.
 */
export async function loadSecrets(directory: string): Promise<Secrets> {
  const file = join(directory, 'secrets.json');
  if (!existsSync(file)) {
    const fresh: Secrets = {
      jwtSecret: randomBytes(48).toString('base64url'),
      anonKey: (await generateApiKey('publishable')).key,
    };
    // Written beside and renamed: a process killed half way must not leave half a file.
    writeFileSync(`${file}.new`, JSON.stringify(fresh), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  const secrets = parse(readFileSync(file, 'utf8'));
  if (secrets) return secrets;
  throw new StartupError(
    `${file} is damaged, so nobody could stay signed in: restore it, or delete it to make new keys (everyone signs in again).`,
  );
}

function parse(text: string): Secrets | undefined {
  try {
    const { jwtSecret, anonKey } = JSON.parse(text) as Partial<Secrets>;
    return jwtSecret && jwtSecret.length >= 32 && anonKey ? { jwtSecret, anonKey } : undefined;
  } catch {
    return undefined;
  }
}
