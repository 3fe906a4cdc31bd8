import { createHash } from 'node:crypto';

/** The hash of a file as the registry and `integrity` of a script say it. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
