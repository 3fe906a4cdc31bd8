import { sign, type KeyObject } from 'node:crypto';
import type { Registry, SignedRegistry } from '@marketplace/section-kit/manifest';

/** Signs the exact text of a registry, so that nobody has to agree on how JSON is written. */
export function signRegistry(registry: Registry, privateKey: KeyObject): SignedRegistry {
  const payload = JSON.stringify(registry);
  return { payload, signature: sign(null, Buffer.from(payload), privateKey).toString('base64') };
}
