import type { KeyObject } from 'node:crypto';
import { addRecord } from './addRecord.ts';
import { describeKey, type KeyRecord, type KeyRole } from './keyRecord.ts';
import { openSigningKey } from './signingKey.ts';
import { TrustedKeys } from './TrustedKeys.ts';

/**
 * Lets one more key sign, beside those that may: somebody else's, or the next one of a rotation.
 *
 * @param role what it may sign; everything without it
 * @returns id of the key
 * @throws Error in one sentence when it is active already, nothing can be signed here, or somebody else changed the keys
 */
export function addKey(dataDir: string, publicKey: KeyObject, reason: Pick<KeyRecord, 'who' | 'why'>, role?: KeyRole): string {
  const signer = openSigningKey(dataDir);
  const trusted = new TrustedKeys(dataDir);
  const add = describeKey(publicKey, role);
  if (trusted.has(add.id)) throw new Error(`The key ${add.id} is active already.`);
  if (!addRecord(trusted, signer, { add }, reason)) throw new Error('Somebody else changed the keys. Look at them and try again.');
  return add.id;
}
