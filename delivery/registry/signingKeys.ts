import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SigningKeys {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

/**
 * Opens the Ed25519 pair that signs the registries of a data directory; makes it on the first call.
 *
 * @param dataDir folder whose `keys/registry.pem` holds the private key, readable by its owner only
 * @throws Error when the stored key cannot be read: signed registries would be lost if it were replaced silently
 */
export function openSigningKeys(dataDir: string): SigningKeys {
  const file = join(dataDir, 'keys', 'registry.pem');
  if (!existsSync(file)) {
    mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
    const { privateKey } = generateKeyPairSync('ed25519');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  }
  try {
    const privateKey = createPrivateKey(readFileSync(file));
    return { privateKey, publicKey: createPublicKey(privateKey) };
  } catch {
    throw new Error(
      `The signing key ${file} cannot be read; restore it, or delete the folders "keys" and "registries" beside it to start over.`,
    );
  }
}
