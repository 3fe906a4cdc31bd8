import { environmentSchema } from '@marketplace/section-kit/manifest';
import { addRecord } from '../keys/addRecord.ts';
import type { KeyRecord } from '../keys/keyRecord.ts';
import { openSigningKey } from '../keys/signingKey.ts';
import { TrustedKeys } from '../keys/TrustedKeys.ts';
import { RegistryFile } from './RegistryFile.ts';

/**
 * Ends that a key may sign. Every environment gets a revision signed with another active key first, so that none stands without one;
 * older revisions stay good, because later ones hold their hashes.
 *
 * @throws Error in one sentence when the key is not active, or no other one can sign here
 */
export function retireKey(dataDir: string, id: string, reason: Pick<KeyRecord, 'who' | 'why'>): void {
  const trusted = new TrustedKeys(dataDir);
  if (!trusted.has(id)) throw new Error(`The key ${id} is not active.`);
  const signer = openSigningKey(dataDir, id);
  for (const environment of environmentSchema.options) {
    const registry = new RegistryFile(dataDir, environment);
    if (!registry.exists()) continue;
    const { revision, ...content } = registry.readExpired();
    registry.write(content, revision, { ...reason, what: `signed with another key, because ${id} retires` }, signer);
  }
  if (!addRecord(trusted, signer, { retire: id }, reason)) throw new Error('Somebody else changed the keys. Look at them and try again.');
}
