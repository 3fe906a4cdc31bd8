import { createHash } from 'node:crypto';
import { full } from './languages.ts';

/** Whether one of many is among those that are looked at: always the same share, all with `E2E_FULL`. */
export function isChosen(name: string, share: number): boolean {
  return full || createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32 < share;
}
