import { chownSync } from 'node:fs';

/** The account without rights of every Linux. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * For servers of a test that refuse to run as root, or should not.
 *
 * @param folder that the server writes to; it is handed over to the account
 * @returns options for `spawn`: an account without rights where this process is root, else none
 */
export function unprivileged(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  chownSync(folder, nobody.uid, nobody.gid);
  return nobody;
}
