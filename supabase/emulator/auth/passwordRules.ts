import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authError } from '../http/answers.ts';

let common: ReadonlySet<string> | undefined;

/** The file names its source and licence in lines that begin with '#'. */
function commonPasswords(): ReadonlySet<string> {
  common ??= new Set(
    readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  );
  return common;
}

/**
 * Refuses a new password that is tried first by whoever guesses: one of the 3,000 commonest, in any case; one character
 * over and over; the account's own address or the name in it. How long it has to be is the library's rule.
 *
 * @param email of the account, in lower case
 */
export function refusePassword(password: string, email: string): Response | undefined {
  const written = password.toLowerCase();
  if (written === email || written === email.slice(0, email.lastIndexOf('@'))) {
    return weak('Your password is your email address, which others know. Choose another password.');
  }
  if (commonPasswords().has(written) || /^(.)\1*$/u.test(password)) {
    return weak('This password is one of the most common ones, which are tried first. Choose another password.');
  }
  return undefined;
}

function weak(message: string): Response {
  return authError(422, 'weak_password', message);
}
